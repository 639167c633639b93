// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/error.h"
#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "ui/keygate.h"
#include "ui/preset.h"

#include <QtWidgets/QStackedWidget>

namespace ui
{

class AmountEdit;
class AmountPanel;
class ChargeForm;
class PayerStrip;
class PreferenceKeeper;
struct ShopTools;

/// What a charge is made of, as it is typed: the amount, the prices of the shop, who pays and what
/// for; or, instead, all fields of it at once. A digit typed anywhere on it goes to the amount, and
/// so do + and *. Nothing that was typed is dropped but by Esc and clear().
class ChargeEntry : public QStackedWidget
{
    Q_OBJECT

public:
    /// `page` is where the keys of the prices work, also while the entry is not to be seen.
    ChargeEntry(const ShopTools &tools, QWidget *page);

    /// What stands here, without a platform; a reference only if somebody gave one.
    [[nodiscard]] core::TransactionDraft draft() const;

    /// What is known of the customer; empty what the shop's own is to stand for.
    [[nodiscard]] core::Payer person() const;

    [[nodiscard]] bool isEmpty() const;

    /// What the charge is called if nobody gives it a reference; empty: something random.
    void setNextReference(const QString &reference);

    /// While a charge is made of what stands here, no other one is.
    void setBusy(bool busy);
    [[nodiscard]] bool isBusy() const { return m_busy; }

    /// What was sent, in the place of what was typed since.
    void restoreAmount(core::Money amount);

    /// The same once more, with the amount marked: the next digit begins anew.
    void repeat(const core::Transaction &charge);

    /// Adds it to what stands there.
    void take(const Preset &preset);

    /// As if the key had been pressed here.
    void type(const QKeyEvent &key);

    /// Why this cannot be charged. The field gets the keyboard, wherever it stands.
    void refuse(const core::FieldError &error);

    /// Where one looks; empty: nothing is wrong.
    void say(const QString &problem);
    void sayProgress(const QString &what);

    /// What became of the charge before, on the last line.
    void setLastResult(const QString &sentence);

    /// What was typed in another one.
    void retype(const ChargeEntry &other);

    /// As for the next customer.
    void clear();

    void takeKeyboard();

Q_SIGNALS:
    /// Charge that: the customer has been looked up.
    void submitted();
    void edited();
    void presetChosen(const ui::Preset &preset);
    void printRequested(); ///< the receipt of the charge before, once more

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void followPreferences();
    void submit();
    [[nodiscard]] bool hasAmount();
    void takeKey(QKeyEvent *key);
    void takeReference(const QString &scanned);
    void useNextProfile();
    void openForm();
    void takeForm();
    void showNote();
    void closeForm();
    [[nodiscard]] bool isOnForm() const;

    PreferenceKeeper &m_preferences;
    const core::PayerProfile m_own; ///< the payer of the shop
    bool m_busy = false;
    KeyGate m_gate; ///< of the keys that the amount did not get

    PayerStrip *m_strip;
    AmountPanel *m_counter;
    AmountEdit *m_amount; ///< of the counter
    ChargeForm *m_form;
};

} // namespace ui
