// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtWidgets/QWidget>

class QFrame;
class QMenu;
class QPushButton;
class QStackedWidget;

namespace core
{

class BankRepository;
class ContactWatch;
class PreferencesStore;
} // namespace core

namespace ui
{

class CodePane;
class CodeView;
class ChargeShare;
class ConfirmBox;
class Label;
class PayloadCheckList;
class StatusBadge;
class BusyIndicator;

/// Panel of a pending charge: the code as large as possible, known facts, and actions. The
/// shortcuts belong to the focus proxy, the widget that shows the panel.
class WaitingPanel : public QWidget
{
    Q_OBJECT

public:
    /// `bank`: the shop's bank; null: none.
    WaitingPanel(core::TransactionService &service, core::PreferencesStore &preferences,
                 core::BankRepository *bank = nullptr, QWidget *parent = nullptr);

    void setTransaction(const core::Transaction &transaction);

    enum class Size { Usual, Large };

    /// Sets the size of the code. Without a code nothing else is hidden.
    void setSize(Size size);
    [[nodiscard]] Size size() const { return m_size; }

    /// Returns true if Size::Large enlarges the code: its width limits it, not the window's height.
    [[nodiscard]] bool canEnlarge() const;

    /// Asks whether to abandon the charge. The question replaces the code, since a charge about to
    /// be abandoned must not be paid.
    void ask();
    void endQuestion();
    [[nodiscard]] bool asks() const;

    void confirm(); ///< as by the button "Received"

    void copyCode(); ///< if there is one, as for the next two functions
    void copyLink();
    void saveImage();
    void showMessage(const QString &text);
    void showAge();

Q_SIGNALS:
    void nextRequested();
    void abandonRequested();
    void slipRequested();                     ///< print the code
    void messageChanged(const QString &text); ///< message of the panel itself

    /// Emitted after the code was passed on. `form`: "text", "link", "image", "message" or "file".
    void codeShared(const core::Transaction &charge, const QString &form);

protected:
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    /// Buttons that are large enough for fingers: all, those that end the charge, or none.
    enum class Touch { All, Ends, None };

    QWidget *createQuestion();
    QWidget *createHeld();
    QWidget *createSide();
    QWidget *createSimulator();
    void showHint();
    void fitSide();
    [[nodiscard]] int neededHeight() const;
    void setTouchTargets(Touch touch);
    [[nodiscard]] QList<QPushButton *> optionalButtons() const;
    void showMoreMenu();
    void setMenuDensity(QMenu &menu) const;
    void showTrust();
    void followContact();
    void showCode();
    [[nodiscard]] bool isHeld() const;
    [[nodiscard]] bool isGiven() const; ///< there is a code to pay
    void shareCharge();
    void simulate(core::SimulatedOutcome outcome);

    core::TransactionService &m_service;
    core::PreferencesStore &m_preferences;
    core::BankRepository *m_bank; ///< null: none
    core::ContactWatch *m_contact;
    BusyIndicator *m_simulating;
    ChargeShare *m_sharing;
    core::Transaction m_transaction;
    Size m_size = Size::Usual;
    bool m_isUnconfirmed = false; ///< the payment cannot be confirmed now

    QStackedWidget *m_codeArea = nullptr; ///< the code, the question, or the held payment
    CodePane *m_pane = nullptr;
    CodeView *m_code = nullptr; ///< of m_pane
    QWidget *m_side = nullptr;
    int m_neededHeight = 0; ///< of the side, when last fitted
    QWidget *m_question = nullptr;
    Label *m_questionTitle = nullptr;
    QWidget *m_held = nullptr;
    Label *m_heldIcon = nullptr;
    Label *m_heldTitle = nullptr;
    Label *m_heldText = nullptr;
    Label *m_amount = nullptr;
    Label *m_age = nullptr;
    Label *m_expiry = nullptr;
    PayloadCheckList *m_ticks = nullptr;
    Label *m_trust = nullptr;
    Label *m_news = nullptr;
    StatusBadge *m_status = nullptr;
    QPushButton *m_copy = nullptr;
    QPushButton *m_link = nullptr;
    QPushButton *m_print = nullptr;
    QPushButton *m_save = nullptr;
    QPushButton *m_share = nullptr;
    QPushButton *m_more = nullptr;
    QPushButton *m_cancel = nullptr;
    QPushButton *m_next = nullptr;
    QFrame *m_simulator = nullptr;
    ConfirmBox *m_confirm = nullptr;
};

} // namespace ui
