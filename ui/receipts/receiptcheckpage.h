// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consoledatabase.h"
#include "core/domain/transaction.h"
#include "ui/session/shopcontext.h"
#include "ui/text/claimtext.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace core
{
struct TransactionPage;
}

namespace ui
{

class AmountEdit;
class ClaimCard;
class ConfirmBox;
class Label;
class BusyIndicator;

/// Page that checks whether a customer's receipt is a real payment. Looks up the scanned or typed
/// data in the service and shows one of six answers. Keeps the input until overwritten.
class ReceiptCheckPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReceiptCheckPage(const ShopContext &context, QWidget *parent = nullptr);

    /// Starts a new check, for the charge to be paid if there is one.
    void begin(const std::optional<core::Transaction> &inFront);

Q_SIGNALS:
    void closed();

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createHead();
    QWidget *createQuestion();
    QWidget *createActions();
    void check();
    void readAnnotations(int generation, const core::PaymentClaim &claim,
                         const core::Result<core::TransactionPage> &read);
    void judge(const core::PaymentClaim &claim, const core::ClaimEvidence &evidence,
               const QString &notes, const QString &how);
    void show(const core::ClaimVerdict &verdict, const QString &notes, const QString &how);
    void handOver();
    void undoHandOver();
    void offerConfirmation();
    void showConfirmed(const core::Transaction &charge);
    void showUsed();
    void noticeTyping();
    void showQuestion(const QString &sentence);
    void hideAnswer();
    void showBusy(const QString &text);
    [[nodiscard]] QString unreadNote(const core::ClaimEvidence &evidence) const;
    [[nodiscard]] QString amountNote(const core::Transaction &payment) const;

    core::TransactionService &m_service;
    core::ConsoleDatabase &m_console;
    std::optional<core::Transaction> m_inFront;
    std::optional<core::PaymentClaim> m_claim;   ///< of the shown verdict
    std::optional<core::ClaimVerdict> m_verdict; ///< shown verdict
    int m_generation = 0;  ///< answers from before the last check() are ignored
    BusyIndicator *m_busy; ///< shown while the service is queried

    QLineEdit *m_text = nullptr;
    AmountEdit *m_amount = nullptr;
    Label *m_for = nullptr;
    Label *m_message = nullptr;
    ClaimCard *m_card = nullptr;
    QPushButton *m_again = nullptr;
    ConfirmBox *m_confirm = nullptr;
    QPushButton *m_handOver = nullptr;
    QPushButton *m_undo = nullptr;
};

} // namespace ui
