// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"
#include "ui/widgets/label.h"

#include <optional>

namespace ui
{

/// States how complete and how old the local copy of a remote service is. Hidden for services
/// without a copy.
class CompletenessLabel : public Label
{
    Q_OBJECT

public:
    CompletenessLabel();

    /// Shows `completeness`; hides the label if nullopt.
    void setCompleteness(const std::optional<core::TransactionService::Completeness> &completeness);

    /// Shows the completeness of `service` now and after each change. Call after the label has its
    /// parent.
    void follow(core::TransactionService &service);
};

} // namespace ui
