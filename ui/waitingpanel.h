// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

class QFrame;
class QPushButton;
class QStackedWidget;

namespace ui
{

class CodeView;
class ContactWatch;
class Label;
class PreflightTicks;
class StatusBadge;
class Wait;

/// A charge that waits for its money: the code as large as it gets, what is known of it, and what
/// can be done with it. The keys are those of whoever shows it, its focus proxy.
class WaitingPanel : public QWidget
{
    Q_OBJECT

public:
    explicit WaitingPanel(core::TransactionService &service, QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction);

    enum class Size { Usual, Large };

    /// Of the code. Where there is no code, nothing is hidden for it.
    void setSize(Size size);
    [[nodiscard]] Size size() const { return m_size; }

    /// Whether the charge shall be given up: stands where the code was, since nobody shall pay what
    /// is about to be given up.
    void ask();
    void endQuestion();
    [[nodiscard]] bool asks() const;

    void copyCode(); ///< if there is one, as the next two do
    void copyLink();
    void saveImage();
    void say(const QString &text);
    void showAge();

Q_SIGNALS:
    void nextRequested();
    void abandonRequested();
    void slipRequested();           ///< the code on paper
    void said(const QString &text); ///< by the panel itself

protected:
    void resizeEvent(QResizeEvent *event) override;

private:
    QWidget *createQuestion();
    QWidget *createSide();
    QWidget *createSimulator();
    void showHint();
    void fitSide();
    void showTrust();
    void followContact();
    [[nodiscard]] bool isGiven() const; ///< there is a code to pay with
    void simulate(core::SimulatedOutcome outcome);

    core::TransactionService &m_service;
    ContactWatch *m_contact;
    Wait *m_simulating;
    core::Transaction m_transaction;
    Size m_size = Size::Usual;
    bool m_isDoubted = false; ///< whether it is paid cannot be told now

    QStackedWidget *m_codeArea = nullptr; ///< the code, or the question instead of it
    CodeView *m_code = nullptr;
    QWidget *m_side = nullptr;
    QWidget *m_question = nullptr;
    Label *m_questionTitle = nullptr;
    Label *m_amount = nullptr;
    Label *m_age = nullptr;
    PreflightTicks *m_ticks = nullptr;
    Label *m_trust = nullptr;
    Label *m_news = nullptr;
    StatusBadge *m_status = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_link = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_save = nullptr;
    QFrame *m_simulator = nullptr;
};

} // namespace ui
