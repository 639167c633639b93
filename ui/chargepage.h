// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/payermemory.h"
#include "ui/preset.h"
#include "ui/shoptools.h"

#include <QtWidgets/QWidget>

class QStackedWidget;

namespace ui
{

class ChargeCards;
class ChargeDoubts;
class ChargeEntry;
class ChargeMaker;
class LastCharge;
class LiveCharge;
class PreferenceKeeper;
class ReferenceMaker;
class Wait;

/// The counter: an amount, Enter, and the charge is on the screen. Leads from what is typed to the
/// charge, its outcome and the next customer, and between the charges that are open at once. The
/// amount has the focus whenever the page is shown; a digit typed anywhere on it goes there.
class ChargePage : public QWidget
{
    Q_OBJECT

public:
    explicit ChargePage(const ShopTools &tools, QWidget *parent = nullptr);

    /// Back to an empty amount. A charge on the screen is set aside; but one of a shop that cannot
    /// see payments is done with. One that is being made stays, unless that takes too long: then it
    /// is followed while the counter goes on.
    void startNext();

    /// A charge that was left waiting is at the counter again.
    void resume(const core::Transaction &transaction);

    /// Everything of a page that is to go: what is typed, and the charges at the counter. Nothing
    /// may be under way there.
    void takeOver(const ChargePage &other);

    /// A charge is being made.
    [[nodiscard]] bool isBusy() const;

    /// The charge on the screen, waiting or decided.
    [[nodiscard]] std::optional<core::Transaction> inFront() const;

    /// Those that wait while another one is served, or were paid meanwhile and not seen yet.
    [[nodiscard]] QList<core::Transaction> setAside() const;

    /// Nothing is typed and no charge is on the screen.
    [[nodiscard]] bool isUntouched() const;

Q_SIGNALS:
    void inFrontChanged(); ///< inFront() is another one, or in another state

    void setAsideChanged();

    /// One at this counter, in front or set aside, became paid, denied, canceled or expired.
    void decided(const core::Transaction &charge);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// What a charge is made of: what was typed, or one that nobody paid.
    enum class Source { Typed, Outcome };

    void addCards();
    void goOn();
    [[nodiscard]] bool goOnToEmpty();
    void followPreferences();
    void take(const Preset &preset);
    void repeatLast();
    void send();
    void chargeAgain();
    void abandon();
    [[nodiscard]] bool asksForTwin(const core::TransactionDraft &draft);
    void ask(const core::TransactionDraft &draft, const QString &question);
    void create(const core::TransactionDraft &draft, Source source);
    void showCharge(const core::Transaction &transaction);
    void showRefusal(const core::Error &error, const core::TransactionDraft &sent);
    void letGo();
    void showMadeAfterAll(const core::Transaction &charge);
    void setBusy(bool busy);
    void tell(const QString &problem);
    void showFace(QWidget *face);
    [[nodiscard]] bool isOnEntry() const;
    [[nodiscard]] bool isOnDecided() const;
    void takeKeyboard();

    core::TransactionService &m_service;
    PreferenceKeeper &m_preferences;
    core::ConsoleBook &m_book;
    PayerMemory m_payers;
    ReferenceMaker *m_references;
    ChargeDoubts *m_doubts;
    ChargeMaker *m_maker;
    Source m_source = Source::Typed; ///< of the charge that is being made
    Wait *m_wait;                    ///< for the charge that is being made

    QStackedWidget *m_faces = nullptr;
    ChargeCards *m_cards = nullptr;
    ChargeEntry *m_entry = nullptr;
    LastCharge *m_last = nullptr;
    LiveCharge *m_live = nullptr;
};

} // namespace ui
