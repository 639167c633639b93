// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/preflight.h"
#include "core/service/transactionservice.h"
#include "ui/theme.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace ui
{

class Label;
class QrView;

/// The code of a charge for a payer to read, or the sentence why there is none: nothing is drawn
/// that was not read back and found to ask for this very charge.
class CodeView : public QWidget
{
    Q_OBJECT

public:
    /// `sentence`: how large the sentence is.
    CodeView(const core::TransactionService &service, TextSize sentence, QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction);

    /// Why the code must not be given to anybody; nothing: it may be copied, saved and shown.
    [[nodiscard]] std::optional<core::PayloadProblem> problem() const { return m_problem; }

private:
    const core::TransactionService &m_service;
    std::optional<core::PayloadProblem> m_problem = core::PayloadProblem::Unreadable;
    QrView *m_qr = nullptr;
    Label *m_sentence = nullptr;
};

} // namespace ui
