// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/preflight.h"
#include "core/service/transactionservice.h"
#include "ui/drawing.h"
#include "ui/theme.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace ui
{

class Label;
class QrView;

/// The code of a charge for a payer to read, or the sentence why there is none: nothing is drawn
/// that was not found to ask for this very charge, and nothing stays that this screen shows
/// wrongly.
class CodeView : public QWidget
{
    Q_OBJECT

public:
    enum class Audience {
        Counter, ///< is told what is wrong
        Payer,   ///< is sent to the counter, which knows
    };

    /// `sentence`: how large the sentence is.
    CodeView(const core::TransactionService &service, TextSize sentence,
             Audience audience = Audience::Counter, QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction);

    /// Why the code must not be given to anybody; nothing: it may be copied, saved and shown.
    [[nodiscard]] std::optional<core::PayloadProblem> problem() const { return m_problem; }

    /// A line below the code: what makes it larger, or what else the payer can have. Stands out
    /// where the code is too fine for the screen.
    void setHint(const QString &hint);

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    void judge(const std::optional<DrawingProblem> &drawn);
    [[nodiscard]] QString sentence() const;
    [[nodiscard]] QString hint() const;
    void layOut();

    const core::TransactionService &m_service;
    const Audience m_audience;
    std::optional<core::PayloadProblem> m_problem = core::PayloadProblem::Unreadable;
    std::optional<DrawingProblem> m_drawn; ///< as it was read back last
    QString m_hintText;
    QrView *m_qr = nullptr;
    Label *m_sentence = nullptr;
    Label *m_hint = nullptr;
};

} // namespace ui
