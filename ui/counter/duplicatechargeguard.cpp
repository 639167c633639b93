// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/duplicatechargeguard.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/transactionpage.h"
#include "core/service/transactionservice.h"
#include "ui/preferences/preferences.h"
#include "ui/session/shopcontext.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"

#include <algorithm>
#include <utility>

namespace ui
{

DuplicateChargeGuard::DuplicateChargeGuard(const ShopContext &context, QObject *parent)
    : QObject(parent)
    , m_service(context.service)
    , m_preferences(context.preferences)
    , m_ownDocument(context.payer.document)
{}

void DuplicateChargeGuard::reset()
{
    m_wasTwinAsked = false;
    m_askedAbout.clear();
}

/// Returns an empty text if the service does not see payments. Such a service cannot distinguish a
/// pending charge from a paid one, and the question would appear for every repeated sale.
QString DuplicateChargeGuard::twinQuestion(const core::TransactionDraft &draft)
{
    if (!m_service.capabilities().seesPayments)
        return {};
    const auto twin = m_waiting.twinOf(draft);
    if (!twin || std::exchange(m_wasTwinAsked, true))
        return {};
    if (twin->name.isEmpty())
        return tr("A charge of %1 is already waiting, since %2. Press the same key again to "
                  "make another one.",
                  "amount, time")
            .arg(moneyText(twin->amount), timeText(twin->created));
    return tr("A charge of %1 for %2 is already waiting, since %3. Press the same key again to "
              "make another one.",
              "amount, payer, time")
        .arg(moneyText(twin->amount),
             foreignText(twin->document == m_ownDocument
                             ? twin->name
                             : shown(*twin, m_preferences.value().charging.masking).name),
             timeText(twin->created));
}

void DuplicateChargeGuard::detach()
{
    ++m_generation;
}

bool DuplicateChargeGuard::wasAskedAbout(const QString &reference) const
{
    return !m_askedAbout.isEmpty() && reference == m_askedAbout;
}

/// Checks the reference here, because not every service refuses a duplicate.
void DuplicateChargeGuard::checkReference(const core::TransactionDraft &draft)
{
    const core::TransactionFilter filter{.reference = draft.reference, .platform = draft.platform};
    core::onAnswer(m_service.list(filter), this,
                   [this, draft, generation = ++m_generation](
                       const core::Result<core::TransactionPage> &answer) {
                       if (generation != m_generation)
                           return;
                       if (answer && !answer->transactions.isEmpty())
                           handleFound(draft, answer->transactions);
                       else
                           Q_EMIT none(draft);
                   });
}

void DuplicateChargeGuard::handleFound(const core::TransactionDraft &draft,
                                       const QList<core::Transaction> &there)
{
    const auto same =
        std::find_if(there.begin(), there.end(), [&draft](const core::Transaction &each) {
            return core::isMadeOf(each, draft) && each.status == core::Status::Code::Pending;
        });
    if (same != there.end()) {
        Q_EMIT madeBefore(*same);
        return;
    }
    const core::Transaction &used = there.constFirst();
    m_askedAbout = draft.reference;
    Q_EMIT asked(draft, tr("The reference %1 belongs to another transaction: %2 · %3 · %4. Press "
                           "Enter again to charge with a new reference.",
                           "reference, amount, state, time")
                            .arg(foreignText(draft.reference), moneyText(used.amount),
                                 statusWord(used.status), timestampText(used.created)));
}

} // namespace ui
