// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/error.h"
#include "core/domain/profile.h"
#include "core/till/charging.h"
#include "core/till/preset.h"
#include "ui/widgets/keygate.h"

#include <QtWidgets/QStackedWidget>

namespace core
{

class PreferencesStore;
struct Transaction;
struct TransactionDraft;
} // namespace core

namespace ui
{

class AmountEdit;
class AmountPanel;
class ChargeForm;
class PayerBar;
struct ShopContext;

/// Entry of a charge: amount, preset prices, payer and purpose, or the form with all fields.
/// Digits, + and * typed anywhere on the entry go to the amount. Only Esc and clear() discard
/// input.
class ChargeEntry : public QStackedWidget
{
    Q_OBJECT

public:
    /// The shortcuts of the preset prices work on `page`, even while the entry is hidden.
    ChargeEntry(const ShopContext &context, QWidget *page);

    /// Returns the typed charge without a platform. The reference is empty unless the user gave
    /// one.
    [[nodiscard]] core::TransactionDraft draft() const;

    /// Returns which data the profile asks of the customer.
    [[nodiscard]] core::ChargeProfile::Asks asks() const;

    /// Returns the known fields of the customer. Empty fields are filled from the shop's own payer.
    [[nodiscard]] core::Payer person() const;

    [[nodiscard]] bool isEmpty() const;

    /// Sets the reference for a charge without a typed one; empty: a random reference.
    void setNextReference(const QString &reference);

    /// Blocks further submissions while a charge is being created.
    void setBusy(bool busy);
    [[nodiscard]] bool isBusy() const { return m_busy; }

    /// Restores the submitted amount and replaces later input.
    void restoreAmount(core::Money amount);

    /// Repeats `charge` with the amount selected: the next digit replaces the amount.
    void repeat(const core::Transaction &charge);

    /// Adds the preset price to the amount.
    void applyPreset(const core::Preset &preset);

    /// Handles a key as if typed in the entry.
    void type(const QKeyEvent &key);

    /// Shows why the charge was refused and moves the focus to the field of the error.
    void refuse(const core::FieldError &error);

    /// Shows a problem on the visible face; empty: no problem.
    void showMessage(const QString &problem);
    void showProgress(const QString &what);

    /// Shows the result of the previous charge on the last line.
    void setLastResult(const QString &sentence);
    void setLastActions(bool canRepeat, bool canPrint);

    /// Copies the input of `other`.
    void retype(const ChargeEntry &other);

    /// Clears the entry for the next customer.
    void clear();

    void focusInput();

Q_SIGNALS:
    /// Emitted when the charge should be created, after the customer lookup.
    void submitted();
    void edited();
    void presetChosen(const core::Preset &preset);
    void printRequested();  ///< print the receipt of the previous charge again
    void repeatRequested(); ///< the previous charge

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void followPreferences();
    void chooseKeypad(bool isVisible);
    void showProducts();
    void submit();
    [[nodiscard]] bool hasAmount();
    void handleKey(QKeyEvent *key);
    void applyReference(const QString &scanned);
    void useNextProfile();
    void useProfile(int index);
    void openForm();
    void applyForm();
    void showNote();
    void closeForm();
    [[nodiscard]] bool isOnForm() const;

    core::PreferencesStore &m_preferences;
    const core::PayerProfile m_own; ///< the shop's own payer
    bool m_busy = false;
    QString m_lastProducts; ///< of the previous charge, for repeat()
    KeyGate m_gate;         ///< handles keys that the amount did not receive

    PayerBar *m_payerBar;
    AmountPanel *m_panel;
    AmountEdit *m_amount; ///< on the counter face
    ChargeForm *m_form;
};

} // namespace ui
