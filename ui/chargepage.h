// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/keygate.h"
#include "ui/preset.h"
#include "ui/shoptools.h"
#include "ui/waitingcharges.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;

namespace ui
{

class AmountEdit;
class ChargeForm;
class Label;
class LiveCharge;
class PayerStrip;
class PreferenceKeeper;
class PresetBar;
class SumLine;

/// The counter: an amount, Enter, and the charge is on the screen. The amount has the focus
/// whenever the page is shown; a digit typed anywhere on it goes there, and so do + and *.
class ChargePage : public QWidget
{
    Q_OBJECT

public:
    explicit ChargePage(const ShopTools &tools, QWidget *parent = nullptr);

    /// Back to an empty amount; a charge on the screen goes on in the list.
    void startNext();

    /// A charge that was left waiting is at the counter again.
    void resume(const core::Transaction &transaction);

    /// The charge on the screen, waiting or decided.
    [[nodiscard]] std::optional<core::Transaction> inFront() const;

    /// Nothing is typed and no charge is on the screen.
    [[nodiscard]] bool isUntouched() const;

Q_SIGNALS:
    void inFrontChanged(); ///< inFront() is another one, or in another state

    /// inFront() became paid, denied, canceled or expired while it was there.
    void decided(const core::Transaction &charge);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    QWidget *createEntry();
    void showPresets();
    void followPreferences();
    void take(const Preset &preset);
    void repeatLast();
    void charge();
    void send();
    void chargeAgain();
    void refuse(const core::FieldError &error);
    void openForm();
    void takeForm();
    void closeForm();
    void useNextProfile();
    void clearAll();
    void takeReference(const QString &scanned);
    void putInOrder();
    void abandon();
    void showFace(QWidget *face);
    [[nodiscard]] core::TransactionDraft draft() const;
    [[nodiscard]] bool mayBeASlip(const core::TransactionDraft &draft);
    void create(const core::TransactionDraft &draft);
    void adopt(const core::TransactionDraft &draft);
    void showCharge(const core::Transaction &transaction);
    void showRefusal(const core::Error &error, const core::TransactionDraft &sent);
    void noticeTyping();
    [[nodiscard]] QString typingHint() const;
    [[nodiscard]] bool isOnEntry() const;
    [[nodiscard]] bool isOnForm() const;
    [[nodiscard]] bool isOnDecided() const;
    void takeKeyboard();
    void takeKey(QKeyEvent *key);
    void tell(const QString &problem);
    void remember(const core::Transaction &transaction);
    void askForNumber();
    void showNextReference();
    [[nodiscard]] QString newReference();
    void setBusy(bool busy);
    void say(const QString &problem);
    void showLastResult(const core::Transaction &transaction);

    core::TransactionService &m_service;
    PreferenceKeeper &m_preferences;
    core::ConsoleBook &m_book;
    const core::PayerProfile m_payer; ///< the shop's own
    std::optional<qint64> m_number;   ///< for the next reference; nothing: the book has none (yet)
    QString
        m_reference; ///< of the charge being made; kept until the service gave a definite answer
    std::optional<core::Transaction> m_lastCharge; ///< that this counter made or took up again
    WaitingCharges m_waiting;
    bool m_isTwinMeant = false; ///< the next Enter makes a charge that another one looks like
    bool m_busy = false;
    KeyGate m_gate; ///< of the keys that the amount did not get
    QTimer m_slow;  ///< runs while a call is under way; says so when it takes long

    QStackedWidget *m_faces = nullptr;
    QWidget *m_entry = nullptr;
    LiveCharge *m_live = nullptr;
    ChargeForm *m_form = nullptr;
    AmountEdit *m_amount = nullptr;
    SumLine *m_sumLine = nullptr;
    PayerStrip *m_strip = nullptr;
    PresetBar *m_presets = nullptr; ///< made anew when the presets change
    Label *m_message = nullptr;
    Label *m_lastResult = nullptr;
    QPushButton *m_create = nullptr;
};

} // namespace ui
