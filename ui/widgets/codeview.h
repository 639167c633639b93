// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payloadcheck.h"
#include "core/service/transactionservice.h"
#include "ui/widgets/drawing.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QWidget>

#include <optional>

namespace core
{
struct Transaction;
}

namespace ui
{

class Label;
class QrView;

/// Shows the QR code of a charge, or the reason why there is none. Draws a code only after checking
/// that the payload requests this charge. Removes a code that the screen renders incorrectly.
class CodeView : public QWidget
{
    Q_OBJECT

public:
    enum class Audience {
        Cashier, ///< sees the problem
        Payer,   ///< is sent to the counter, which shows the problem
    };

    /// `sentence`: text size of the message.
    CodeView(const core::TransactionService &service, TextSize sentence,
             Audience audience = Audience::Cashier, QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction);

    /// Returns why the code must not be used; nullopt: the code may be copied, saved and shown.
    [[nodiscard]] std::optional<core::PayloadProblem> problem() const { return m_problem; }

    /// Sets the line below the code, such as the key that enlarges the code. Highlighted if the
    /// code is too fine for the screen.
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
    std::optional<DrawingProblem> m_drawn; ///< result of the last check of the drawn code
    QString m_hintText;
    QrView *m_qr = nullptr;
    Label *m_sentence = nullptr;
    Label *m_hint = nullptr;
};

} // namespace ui
