// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/payermemory.h"
#include "core/till/preset.h"
#include "ui/session/shopcontext.h"

#include <QtWidgets/QWidget>

class QStackedWidget;

namespace core
{

class ChargeSubmitter;
class DuplicateChargeGuard;
class PreferencesStore;
class ReferenceGenerator;
struct Transaction;
struct TransactionDraft;
} // namespace core

namespace ui
{

class ChargeCards;
class ChargeEntry;
class LastCharge;
class LiveCharge;
class BusyIndicator;

/// Counter page: type an amount, press Enter, and the charge appears. Leads from the entry to the
/// charge, the outcome and the next customer, and between open charges. The amount has the focus
/// whenever the page is shown; digits typed anywhere go to the amount.
class ChargePage : public QWidget
{
    Q_OBJECT

public:
    explicit ChargePage(const ShopContext &context, QWidget *parent = nullptr);

    /// Returns to an empty entry. A charge on the screen is set aside, or removed if the shop
    /// cannot see payments. A charge being created blocks the call; after a long wait the charge is
    /// detached and still followed.
    void startNext();

    /// Shows the entry: empty, or with the input typed before a charge was viewed. Does nothing
    /// while a charge is being created.
    void showEntry();

    /// Shows the entry as showEntry(), unless a new charge or an outcome appeared while the page
    /// was hidden: nobody has seen it yet.
    void returnToEntry();

    /// Shows a pending charge at the counter again.
    void resume(const core::Transaction &transaction);

    /// Copies the input and the charges of a page that is about to be destroyed. That page must not
    /// be busy.
    void adoptState(const ChargePage &other);

    /// Returns true while a charge is being created.
    [[nodiscard]] bool isBusy() const;

    /// Returns the charge on the screen, pending or decided.
    [[nodiscard]] std::optional<core::Transaction> inFront() const;

    /// Returns the charges that are set aside: pending, or paid and not shown yet.
    [[nodiscard]] QList<core::Transaction> setAside() const;

    /// Returns true if nothing is typed and no charge is on the screen.
    [[nodiscard]] bool isUntouched() const;

Q_SIGNALS:
    void inFrontChanged(); ///< inFront() is another charge or has another status

    void setAsideChanged();
    void openChargesRequested(); ///< the charges without a card

    /// Emitted when a charge at this counter, current or set aside, becomes paid, denied, canceled
    /// or expired.
    void decided(const core::Transaction &charge);

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void showEvent(QShowEvent *event) override;

private:
    /// Origin of a charge: the typed entry, or an unpaid charge that is created again.
    enum class Source { Typed, Outcome };

    void addCards();
    void showNextReference();
    [[nodiscard]] bool showEmptyEntry();
    void followPreferences();
    void applyPreset(const core::Preset &preset);
    void repeatLast();
    void send();
    void chargeAgain();
    void abandon();
    [[nodiscard]] bool asksForTwin(const core::TransactionDraft &draft);
    [[nodiscard]] std::optional<core::FieldError>
    problemOf(const core::TransactionDraft &wanted) const;
    void askAboutReference(const core::TransactionDraft &draft, const core::Transaction &used);
    void create(const core::TransactionDraft &draft, Source source);
    void showCharge(const core::Transaction &transaction);
    void showRefusal(const core::Error &error, const core::TransactionDraft &sent);
    void reportShown();
    void offerStaticCode(const core::Error &error);
    void chargeWithStaticCode();
    void cancelAtBank(const core::Transaction &charge);
    void markAbandoned(const core::Transaction &charge);
    void detach();
    void showCreatedAfterAll(const core::Transaction &charge);
    void setBusy(bool busy);
    void showMessage(const QString &problem);
    void showFace(QWidget *face);
    [[nodiscard]] bool isOnEntry() const;
    [[nodiscard]] bool isOnDecided() const;
    void focusInput();

    core::TransactionService &m_service;
    core::PreferencesStore &m_preferences;
    core::AnnotationRepository &m_repository;
    const QString m_ownDocument; ///< document of the shop's own payer
    core::PayerMemory m_payers;
    core::ReferenceGenerator *m_references;
    core::DuplicateChargeGuard *m_duplicates;
    core::ChargeSubmitter *m_submitter;
    Source m_source = Source::Typed; ///< of the charge being created
    bool m_hasUnseen = false;        ///< a charge or an outcome appeared while the page was hidden
    BusyIndicator *m_busy;           ///< shown while a charge is being created

    QWidget *m_static = nullptr; ///< button, shown while the bank creates no code
    QStackedWidget *m_faces = nullptr;
    ChargeCards *m_cards = nullptr;
    ChargeEntry *m_entry = nullptr;
    LastCharge *m_last = nullptr;
    LiveCharge *m_live = nullptr;
};

} // namespace ui
