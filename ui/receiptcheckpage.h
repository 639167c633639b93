// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"
#include "ui/claimtext.h"
#include "ui/shoptools.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class AmountEdit;
class ClaimCard;
class Label;
class Wait;

/// Says whether the receipt on a customer's telephone is money: what is scanned or typed off it is
/// looked up in the service there and then, and answered in one of six ways. What was typed stays
/// until it is typed over.
class ReceiptCheckPage : public QWidget
{
    Q_OBJECT

public:
    explicit ReceiptCheckPage(const ShopTools &tools, QWidget *parent = nullptr);

    /// A new check, for the charge that the customer is to pay, if there is one.
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
    void readMarks(int generation, const core::PaymentClaim &claim,
                   const core::Result<core::TransactionPage> &read);
    void judge(const core::PaymentClaim &claim, const core::ClaimEvidence &evidence,
               const QString &notes, const QString &how);
    void show(const core::ClaimVerdict &verdict, const QString &notes, const QString &how);
    void handOver();
    void takeHandOverBack();
    void noticeTyping();
    void showQuestion(const QString &sentence);
    void hideAnswer();
    void sayWait(const QString &text);
    [[nodiscard]] QString amountNote(const core::Transaction &payment) const;

    core::TransactionService &m_service;
    core::ConsoleBook &m_book;
    std::optional<core::Transaction> m_inFront;
    std::optional<core::ClaimVerdict> m_verdict; ///< that is shown
    int m_generation = 0; ///< answers from before the last check() are dropped
    Wait *m_wait;         ///< for the service

    QLineEdit *m_text = nullptr;
    AmountEdit *m_amount = nullptr;
    Label *m_for = nullptr;
    Label *m_message = nullptr;
    ClaimCard *m_card = nullptr;
    QPushButton *m_again = nullptr;
    QPushButton *m_handOver = nullptr;
    QPushButton *m_takeBack = nullptr;
};

} // namespace ui
