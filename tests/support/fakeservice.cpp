// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeservice.h"

#include "core/database/searchedtexts.h"

void FakeService::release()
{
    const auto waiting = std::exchange(m_waiting, {});
    for (const auto &answer : waiting)
        answer();
}

QList<core::FilterPart> FakeService::partsPickedHere(const core::TransactionFilter &filter) const
{
    QList<core::FilterPart> parts = core::partsOf(filter);
    parts.removeIf([this](core::FilterPart part) { return !unaskable.contains(part); });
    return parts;
}

QFuture<core::Result<FakeService::Transaction>>
FakeService::create(const core::TransactionDraft &draft)
{
    drafts.append(draft);
    return answer<Transaction>([this, draft] { return onCreate(draft); });
}

QFuture<core::Result<FakeService::Transaction>> FakeService::find(const QUuid &id)
{
    finds.append(id);
    return answer<Transaction>([this, id] { return onFind(id); });
}

QFuture<core::Result<FakeService::Page>> FakeService::list(const core::TransactionFilter &filter)
{
    filters.append(filter);
    return answer<Page>([this, filter] { return onList(filter); });
}

QFuture<core::Result<QList<core::TransactionSum>>>
FakeService::sums(const core::TransactionFilter &filter)
{
    return answer<QList<core::TransactionSum>>([this, filter] { return onSums(filter); });
}

QFuture<core::Result<QList<core::HourlySum>>>
FakeService::hourlySums(const core::TransactionFilter &filter)
{
    return answer<QList<core::HourlySum>>([this, filter] { return onHourlySums(filter); });
}

QFuture<core::Result<FakeService::Transaction>>
FakeService::simulate(const QUuid &id, core::SimulatedOutcome outcome)
{
    simulations.append(outcome);
    return answer<Transaction>([this, id] { return onFind(id); });
}

QFuture<core::Result<FakeService::Transaction>> FakeService::refund(const QUuid &id,
                                                                    const QString &reason)
{
    refundReasons.append(reason);
    return answer<Transaction>([this, id] { return onFind(id); });
}

QFuture<core::Result<FakeService::Transaction>>
FakeService::confirm(const QUuid &id, const core::Confirmation &confirmation)
{
    confirmations.append(confirmation);
    return answer<Transaction>([this, id, confirmation]() -> core::Result<Transaction> {
        const auto valid = core::validated(confirmation);
        const bool isEnding = core::isEndToEndIdEnding(confirmation.endToEndId);
        const core::Evidence record{
            .kind = confirmation.kind,
            .recordedAt = QDateTime::currentDateTimeUtc(),
            .movedDay = core::brasiliaDay(QDateTime::currentDateTimeUtc()),
            .endToEndId = isEnding ? QString() : confirmation.endToEndId,
            .endToEndIdEnding = isEnding ? confirmation.endToEndId : QString(),
            .person = confirmation.person,
            .till = confirmation.till,
            .note = confirmation.note,
        };
        return valid ? recorded(id, record, core::Status::Code::Paid)
                     : tl::unexpected(valid.error());
    });
}

QFuture<core::Result<FakeService::Transaction>>
FakeService::withdraw(const QUuid &id, const core::Withdrawal &withdrawal)
{
    withdrawals.append(withdrawal);
    return answer<Transaction>([this, id, withdrawal]() -> core::Result<Transaction> {
        const auto valid = core::validated(withdrawal);
        const core::Evidence record{.role = core::Evidence::Role::Withdrawal,
                                    .recordedAt = QDateTime::currentDateTimeUtc(),
                                    .person = withdrawal.person,
                                    .till = withdrawal.till,
                                    .note = withdrawal.reason};
        return valid ? recorded(id, record, core::Status::Code::Canceled)
                     : tl::unexpected(valid.error());
    });
}

core::Result<FakeService::Transaction>
FakeService::recorded(const QUuid &id, const core::Evidence &record, core::Status::Code code)
{
    if (confirmError)
        return tl::unexpected(*confirmError);
    for (Transaction &transaction : stored) {
        if (transaction.id != id)
            continue;
        transaction.evidence.append(record);
        transaction.status = code;
        transaction.finished = record.recordedAt;
        transaction.endToEndId = record.endToEndId;
        transaction.events.prepend({code, record.recordedAt});
        const Transaction changedOne = transaction;
        Q_EMIT changed(changedOne);
        return changedOne;
    }
    return tl::unexpected(core::Error{core::Error::Code::NotFound, {}, {}});
}

core::Result<FakeService::Transaction> FakeService::found(const QUuid &id) const
{
    for (const Transaction &transaction : stored) {
        if (transaction.id == id)
            return transaction;
    }
    return tl::unexpected(core::Error{core::Error::Code::NotFound, {}, {}});
}

bool FakeService::isBetween(const core::TransactionFilter &filter, const Transaction &transaction)
{
    const QDate day = core::brasiliaDay(transaction.created);
    return (!filter.minAmount || transaction.amount >= *filter.minAmount) &&
           (!filter.maxAmount || transaction.amount <= *filter.maxAmount) &&
           (!filter.createdFrom || transaction.created >= *filter.createdFrom) &&
           (!filter.createdUntil || transaction.created < *filter.createdUntil) &&
           (!filter.initialDate.isValid() || day >= filter.initialDate) &&
           (!filter.finalDate.isValid() || day <= filter.finalDate);
}

bool FakeService::hasTexts(const core::TransactionFilter &filter, const Transaction &transaction)
{
    const bool isNamed = transaction.name.contains(filter.nameOrDocument, Qt::CaseInsensitive) ||
                         transaction.document.startsWith(filter.nameOrDocument);
    const bool hasSearched =
        std::all_of(core::kSearchedTexts.begin(), core::kSearchedTexts.end(),
                    [&](const core::SearchedText &searched) {
                        return (transaction.*searched.text)
                            .contains(filter.*searched.part, Qt::CaseInsensitive);
                    });
    return isNamed && transaction.phone.contains(filter.phone) && hasSearched &&
           transaction.endToEndId.endsWith(filter.endToEndIdEnding, Qt::CaseInsensitive) &&
           (filter.endToEndId.isEmpty() || filter.endToEndId == transaction.endToEndId) &&
           (filter.pixKey.isEmpty() || filter.pixKey == transaction.pixKey) &&
           (filter.reference.isEmpty() || filter.reference == transaction.reference);
}

bool FakeService::matches(const core::TransactionFilter &filter, const Transaction &transaction)
{
    const bool isOfState =
        filter.statuses.isEmpty() || filter.statuses.contains(transaction.status.code());
    return isOfState && (!filter.operation || filter.operation == transaction.operation) &&
           (!filter.identifier || filter.identifier == transaction.id) &&
           (!filter.platform || filter.platform == transaction.platform) &&
           (!filter.evidence || filter.evidence == core::evidenceKindOf(transaction)) &&
           isBetween(filter, transaction) && hasTexts(filter, transaction);
}

core::Result<FakeService::Page> FakeService::page(const core::TransactionFilter &filter) const
{
    QList<Transaction> matching;
    for (const Transaction &transaction : stored) {
        if (matches(filter, transaction))
            matching.append(transaction);
    }
    core::sortTransactions(matching, filter.order);
    constexpr qsizetype kSize = Page::kSize;
    const auto total = static_cast<int>(matching.size());
    return Page{
        .transactions = matching.mid((filter.page - 1) * kSize, kSize),
        .currentPage = filter.page,
        .lastPage = qMax(1, (total + Page::kSize - 1) / Page::kSize),
        .total = total,
    };
}

core::Result<QList<core::TransactionSum>>
FakeService::added(const core::TransactionFilter &filter) const
{
    QList<core::TransactionSum> sums;
    for (const Transaction &transaction : stored) {
        if (!matches(filter, transaction))
            continue;
        const QDate day = core::brasiliaDay(transaction.created);
        auto sum = std::find_if(sums.begin(), sums.end(), [&](const auto &known) {
            return known.day == day && known.status == transaction.status.code() &&
                   known.operation == transaction.operation;
        });
        if (sum == sums.end())
            sum = sums.insert(sums.end(), {.day = day,
                                           .status = transaction.status.code(),
                                           .operation = transaction.operation,
                                           .amount = {},
                                           .commission = {}});
        ++sum->count;
        sum->amount += transaction.amount;
        if (transaction.commission)
            sum->commission += *transaction.commission;
        else
            ++sum->unknownCommissionCount;
    }
    return sums;
}

core::Result<QList<core::HourlySum>>
FakeService::hourly(const core::TransactionFilter &filter) const
{
    constexpr qint64 kHour = 3'600'000;
    QList<core::HourlySum> sums;
    for (const Transaction &transaction : stored) {
        const qint64 hour = transaction.created.toMSecsSinceEpoch() / kHour * kHour;
        if (matches(filter, transaction))
            sums.append(
                {QDateTime::fromMSecsSinceEpoch(hour, Qt::UTC),
                 {core::brasiliaDay(transaction.created), transaction.status.code(),
                  transaction.operation, 1, transaction.amount,
                  transaction.commission.value_or(core::Money()), transaction.commission ? 0 : 1}});
    }
    return sums;
}
