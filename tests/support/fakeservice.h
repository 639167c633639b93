// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/filterparts.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/transactionservice.h"
#include "core/storage/listsorting.h"
#include "tests/support/samples.h"

#include <QtCore/QPromise>

#include <algorithm>
#include <functional>
#include <memory>

/// A service with answers and timing set by the test, for rare cases. The default answers come from
/// `stored`.
class FakeService final : public core::TransactionService
{
public:
    using Transaction = core::Transaction;
    using Page = core::TransactionPage;

    Capabilities can{.simulates = true, .seesPayments = true, .requiresPayer = true};

    std::optional<core::Payee> who = samples::merchant();

    core::UnconfirmedOrders *unconfirmed = nullptr;
    std::optional<Contact> link; ///< result of contact(); the test emits contactChanged()

    QList<Transaction> stored; ///< newest first

    std::function<core::Result<Transaction>(const core::TransactionDraft &)> onCreate;
    std::function<core::Result<Transaction>(const QUuid &)> onFind = [this](const QUuid &id) {
        return found(id);
    };
    std::function<core::Result<Page>(const core::TransactionFilter &)> onList =
        [this](const core::TransactionFilter &filter) { return page(filter); };

    std::function<core::Result<QList<core::TransactionSum>>(const core::TransactionFilter &)>
        onSums = [this](const core::TransactionFilter &filter) { return added(filter); };

    /// Returns one sum per transaction; callers add up equal hours.
    std::function<core::Result<QList<core::HourlySum>>(const core::TransactionFilter &)>
        onHourlySums = [this](const core::TransactionFilter &filter) { return hourly(filter); };

    QList<core::TransactionDraft> drafts;      ///< arguments of every create()
    QList<QUuid> finds;                        ///< arguments of every find()
    QList<core::TransactionFilter> filters;    ///< arguments of every list()
    QList<core::SimulatedOutcome> simulations; ///< of every simulate(), answered by onFind
    QList<core::Confirmation> confirmations;   ///< arguments of every confirm()
    QList<core::Withdrawal> withdrawals;       ///< arguments of every withdraw()
    std::optional<core::Error> confirmError;   ///< answer of every confirm() and withdraw()
    QStringList refundReasons;                 ///< of every refund(), answered by onFind
    QList<core::FilterPart> unaskable;         ///< result of partsPickedHere()
    bool holds = false;                        ///< answers wait for release()

    /// Delivers the delayed answers, oldest first.
    void release()
    {
        const auto waiting = std::exchange(m_waiting, {});
        for (const auto &answer : waiting)
            answer();
    }

    Capabilities capabilities() const override { return can; }
    QUuid platform() const override { return m_platform; }
    std::optional<core::Payee> payee() const override { return who; }
    std::optional<Contact> contact() const override { return link; }

    core::UnconfirmedOrders *unconfirmedOrders() override { return unconfirmed; }

    QList<core::FilterPart> partsPickedHere(const core::TransactionFilter &filter) const override
    {
        QList<core::FilterPart> parts = core::partsOf(filter);
        parts.removeIf([this](core::FilterPart part) { return !unaskable.contains(part); });
        return parts;
    }

    QFuture<core::Result<Transaction>> create(const core::TransactionDraft &draft) override
    {
        drafts.append(draft);
        return answer<Transaction>([this, draft] { return onCreate(draft); });
    }

    QFuture<core::Result<Transaction>> find(const QUuid &id) override
    {
        finds.append(id);
        return answer<Transaction>([this, id] { return onFind(id); });
    }

    QFuture<core::Result<Page>> list(const core::TransactionFilter &filter) override
    {
        filters.append(filter);
        return answer<Page>([this, filter] { return onList(filter); });
    }

    QFuture<core::Result<QList<core::TransactionSum>>>
    sums(const core::TransactionFilter &filter) override
    {
        return answer<QList<core::TransactionSum>>([this, filter] { return onSums(filter); });
    }

    QFuture<core::Result<QList<core::HourlySum>>>
    hourlySums(const core::TransactionFilter &filter) override
    {
        return answer<QList<core::HourlySum>>([this, filter] { return onHourlySums(filter); });
    }

    QFuture<core::Result<Transaction>> simulate(const QUuid &id,
                                                core::SimulatedOutcome outcome) override
    {
        simulations.append(outcome);
        return answer<Transaction>([this, id] { return onFind(id); });
    }

    QFuture<core::Result<Transaction>> refund(const QUuid &id, const QString &reason) override
    {
        refundReasons.append(reason);
        return answer<Transaction>([this, id] { return onFind(id); });
    }

    /// Adds the evidence to the stored charge and announces the change.
    QFuture<core::Result<Transaction>> confirm(const QUuid &id,
                                               const core::Confirmation &confirmation) override
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

    QFuture<core::Result<Transaction>> withdraw(const QUuid &id,
                                                const core::Withdrawal &withdrawal) override
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

private:
    core::Result<Transaction> recorded(const QUuid &id, const core::Evidence &record,
                                       core::Status::Code code)
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

    core::Result<Transaction> found(const QUuid &id) const
    {
        for (const Transaction &transaction : stored) {
            if (transaction.id == id)
                return transaction;
        }
        return tl::unexpected(core::Error{core::Error::Code::NotFound, {}, {}});
    }

    static bool isBetween(const core::TransactionFilter &filter, const Transaction &transaction)
    {
        const QDate day = core::brasiliaDay(transaction.created);
        return (!filter.minAmount || transaction.amount >= *filter.minAmount) &&
               (!filter.maxAmount || transaction.amount <= *filter.maxAmount) &&
               (!filter.createdFrom || transaction.created >= *filter.createdFrom) &&
               (!filter.createdUntil || transaction.created < *filter.createdUntil) &&
               (!filter.initialDate.isValid() || day >= filter.initialDate) &&
               (!filter.finalDate.isValid() || day <= filter.finalDate);
    }

    /// Returns true if the texts of the filter match. An empty part matches every text.
    static bool hasTexts(const core::TransactionFilter &filter, const Transaction &transaction)
    {
        const bool isNamed =
            transaction.name.contains(filter.nameOrDocument, Qt::CaseInsensitive) ||
            transaction.document.startsWith(filter.nameOrDocument);
        return isNamed && transaction.phone.contains(filter.phone) &&
               transaction.description.contains(filter.description, Qt::CaseInsensitive) &&
               transaction.endToEndId.endsWith(filter.endToEndIdEnding, Qt::CaseInsensitive) &&
               (filter.endToEndId.isEmpty() || filter.endToEndId == transaction.endToEndId) &&
               (filter.pixKey.isEmpty() || filter.pixKey == transaction.pixKey) &&
               (filter.reference.isEmpty() || filter.reference == transaction.reference);
    }

    static bool matches(const core::TransactionFilter &filter, const Transaction &transaction)
    {
        const bool isOfState =
            filter.statuses.isEmpty() || filter.statuses.contains(transaction.status.code());
        return isOfState && (!filter.operation || filter.operation == transaction.operation) &&
               (!filter.identifier || filter.identifier == transaction.id) &&
               (!filter.platform || filter.platform == transaction.platform) &&
               (!filter.evidence || filter.evidence == core::evidenceKindOf(transaction)) &&
               isBetween(filter, transaction) && hasTexts(filter, transaction);
    }

    core::Result<Page> page(const core::TransactionFilter &filter) const
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

    core::Result<QList<core::TransactionSum>> added(const core::TransactionFilter &filter) const
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
            sum->commission += transaction.commission;
        }
        return sums;
    }

    core::Result<QList<core::HourlySum>> hourly(const core::TransactionFilter &filter) const
    {
        constexpr qint64 kHour = 3'600'000;
        QList<core::HourlySum> sums;
        for (const Transaction &transaction : stored) {
            const qint64 hour = transaction.created.toMSecsSinceEpoch() / kHour * kHour;
            if (matches(filter, transaction))
                sums.append(
                    {QDateTime::fromMSecsSinceEpoch(hour, Qt::UTC),
                     {core::brasiliaDay(transaction.created), transaction.status.code(),
                      transaction.operation, 1, transaction.amount, transaction.commission}});
        }
        return sums;
    }

    template<typename T>
    QFuture<core::Result<T>> answer(std::function<core::Result<T>()> make)
    {
        auto promise = std::make_shared<QPromise<core::Result<T>>>();
        promise->start();
        const auto give = [promise, make] {
            promise->addResult(make());
            promise->finish();
        };
        if (holds)
            m_waiting.append(give);
        else
            give();
        return promise->future();
    }

    QUuid m_platform = QUuid::fromString(QStringLiteral("5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"));
    QList<std::function<void()>> m_waiting;
};
