// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/consolebook.h"
#include "core/domain/error.h"
#include "core/domain/profile.h"
#include "ui/chargepayer.h"

#include <QtCore/QTimer>
#include <QtWidgets/QFrame>

#include <optional>

class QLineEdit;

namespace ui
{

class Label;
class PayerMatches;

/// What a charge is given beside its amount: who pays, what for, and a reference of the customer's.
/// People who paid before are recalled by the end of their document or phone, or by a part of their
/// name; who was chosen is shown as the shop shows people. Nothing that was typed is dropped but by
/// Esc.
class PayerStrip : public QFrame
{
    Q_OBJECT

public:
    /// `own` is the payer of the shop. The book must outlive the strip.
    PayerStrip(core::ConsoleBook &book, core::PayerProfile own, QWidget *parent = nullptr);

    /// Who has not come for as long as that says is forgotten, now and from then on.
    void setCharging(const Charging &charging);

    /// What the charge is called if nobody gives it a reference; empty: something random.
    void setNextReference(const QString &reference);
    [[nodiscard]] QString nextReference() const;

    /// What is known of the customer; empty what the shop's own is to stand for.
    [[nodiscard]] const core::Payer &person() const { return m_payer.person(); }
    void setPerson(const core::Payer &person);

    [[nodiscard]] QString description() const;
    void setDescription(const QString &text);
    [[nodiscard]] QString reference() const;
    void setReference(const QString &text);
    [[nodiscard]] const QString &extra() const { return m_extra; }
    void setExtra(const QString &text);

    /// The payer of the charge: the customer, or the shop's own where that is not asked for. Empty
    /// what the customer has still to say.
    [[nodiscard]] core::PayerProfile payer() const;

    /// The same, as much of a customer as the shop shows.
    [[nodiscard]] core::Payer shownPayer() const { return m_payer.shown(); }

    /// Tells in the strip's own line what was said elsewhere of the payer; empty: nothing was.
    void setNote(const QString &note);

    /// Gives the keyboard to a field; false if it has none here.
    bool focusField(core::Field field);

    /// Takes what was typed of a customer; submitted() if that is clear, else refused().
    void submit();

    /// What was typed in another one, and whom it recalled.
    void retype(const PayerStrip &other);

    /// As it was for nobody.
    void clear();

    /// In the order of Tab.
    [[nodiscard]] QList<QWidget *> fields() const;

Q_SIGNALS:
    void submitted();     ///< Enter, with nothing left to be looked up
    void left();          ///< Esc, where there was nothing to clear
    void cleared();       ///< Esc again, after it has cleared a line
    void moreRequested(); ///< the other fields
    void edited();
    void told(const QString &news);
    void refused(const QString &why);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    enum class Then { Nothing, Submit };

    QLineEdit *addField(int column, const QString &name, const QString &objectName, int most);
    void recall();
    void placeMatches();
    bool takesKey(QLineEdit &edit, const QKeyEvent &key);
    void takeTyped(Then then);
    void take(const core::KnownPayer &known);
    void takeDocument(const QString &document);
    void forgetOne();
    void forgetUnused();
    void clearLine(QLineEdit &edit);
    void showPayer();
    void showPerson();
    void showProfile();

    core::ConsoleBook &m_book;
    ChargePayer m_payer;
    QString m_extra;
    QString m_note;
    bool m_hasClearedLine = false; ///< by the last key

    std::optional<Then> m_waiting;     ///< what to do when the book has answered
    std::optional<int> m_forgetsAfter; ///< months, as they were forgotten by last
    QTimer m_daily;

    Label *m_caption = nullptr; ///< of m_who: the profile
    QLineEdit *m_who = nullptr;
    Label *m_nameCaption = nullptr;
    QLineEdit *m_name = nullptr;
    QLineEdit *m_description = nullptr;
    QLineEdit *m_reference = nullptr;
    Label *m_shown = nullptr;
    PayerMatches *m_matches = nullptr; ///< above the strip, on what the strip stands on
};

} // namespace ui
