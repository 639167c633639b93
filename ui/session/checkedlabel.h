// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/widgets/label.h"

namespace core
{
class ContactWatch;
}

namespace ui
{

/// Label "Checked 4 s ago" with the age of the data of a remote service. Uses the problem colour if
/// the data is stale. Hidden for a local service.
class CheckedLabel : public Label
{
    Q_OBJECT

public:
    explicit CheckedLabel(core::ContactWatch &watch);

private:
    void showAge();

    core::ContactWatch &m_watch;
};

} // namespace ui
