// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/payerrepository.h"
#include "core/domain/error.h"
#include "core/domain/profile.h"
#include "ui/counter/chargepayer.h"

#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

#include <optional>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;
class PayerMatches;

/// Bar below the amount with payer, description and customer's reference. Finds earlier payers by
/// the end of the document or phone, or by part of the name. The chosen payer is shown masked by
/// the settings of the shop. Only Esc discards input.
class PayerBar : public QFrame
{
    Q_OBJECT

public:
    /// `own` is the shop's own payer. `repository` must outlive this object.
    PayerBar(core::PayerRepository &repository, core::PayerProfile own, QWidget *parent = nullptr);

    /// Sets fields and buttons for fingers, on a till with the keypad.
    void setTouch(bool isTouch);

    /// Applies the settings. Removes payers from the store after the retention time, now and later.
    void setCharging(const core::Charging &charging);

    /// Sets the reference for a charge without a typed one; empty: a random reference.
    void setNextReference(const QString &reference);
    [[nodiscard]] QString nextReference() const;

    /// Returns the known fields of the customer. Empty fields are filled from the shop's own payer.
    [[nodiscard]] const core::Payer &person() const { return m_payer.person(); }
    void setPerson(const core::Payer &person);

    [[nodiscard]] QString description() const;
    void setDescription(const QString &text);

    /// Sets the products of the charge, which are its description unless the user typed another
    /// one. Empty: the description of the shop.
    void setProducts(const QString &products);
    [[nodiscard]] QString reference() const;
    void setReference(const QString &text);
    [[nodiscard]] const QString &extra() const { return m_extra; }
    void setExtra(const QString &text);

    /// Returns the payer of the charge: the customer, or the shop's own payer for fields not asked
    /// for. Fields that the customer must still give are empty.
    [[nodiscard]] core::PayerProfile payer() const;

    /// Returns which data the profile asks of the customer.
    [[nodiscard]] core::ChargeProfile::Asks asks() const { return m_payer.profile().asks; }

    /// Returns the payer as shown, masked by the settings of the shop.
    [[nodiscard]] core::Payer shownPayer() const { return m_payer.shown(); }

    /// Shows in this bar which payer fields were typed elsewhere; empty: none.
    void setNote(const QString &note);

    /// Moves the focus to a field. Returns false if the bar has no such field.
    bool focusField(core::Field field);

    /// Applies the typed customer data. Emits submitted() if the data is unambiguous, otherwise
    /// refused().
    void submit();

    /// Copies the input and the recalled payer of `other`.
    void retype(const PayerBar &other);

    /// Clears the bar for a new customer.
    void clear();

    /// Removes text of the payer that names nobody yet.
    void clearUnfinished();

    /// Returns the fields in Tab order.
    [[nodiscard]] QList<QWidget *> fields() const;

Q_SIGNALS:
    void submitted();              ///< Enter, with no lookup pending
    void left();                   ///< Esc with nothing to clear
    void cleared();                ///< Esc again after clearing a line
    void moreRequested();          ///< all other fields
    void profileChosen(int index); ///< by the user; see profilesOf()
    void edited();
    void messageChanged(const QString &news);
    void refused(const QString &why);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Then { Nothing, Submit };

    QLineEdit *addField(int column, const QString &name, const QString &objectName, int max);
    void recall();
    void placeMatches();
    bool acceptsKey(QLineEdit &edit, const QKeyEvent &key);
    void applyTyped(Then then);
    void usePayer(const core::KnownPayer &known);
    void applyDocument(const QString &document);
    void forgetOne();
    void forgetUnused();
    void clearLine(QLineEdit &edit);
    void showPayer();
    void showPerson();
    void showProfile();
    void showProfileMenu();
    [[nodiscard]] QString standardDescription() const;

    core::PayerRepository &m_repository;
    ChargePayer m_payer;
    QString m_extra;
    QString m_note;
    QString m_products;            ///< see setProducts()
    bool m_hasClearedLine = false; ///< by the last key

    std::optional<Then> m_waiting;     ///< action after the answer of the store
    std::optional<int> m_forgetsAfter; ///< months; last applied retention
    QTimer m_daily;

    Label *m_caption = nullptr; ///< of m_who: name of the profile
    QPushButton *m_profiles = nullptr;
    QPushButton *m_more = nullptr;
    bool m_isTouch = false;
    QLineEdit *m_who = nullptr;
    Label *m_nameCaption = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_description = nullptr;
    QLineEdit *m_reference = nullptr;
    Label *m_shown = nullptr;
    PayerMatches *m_matches = nullptr; ///< pop-up above the bar, child of its parent
};

} // namespace ui
