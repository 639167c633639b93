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
#include "core/search/listsorting.h"
#include "core/service/transactionservice.h"
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
    void release();

    Capabilities capabilities() const override { return can; }
    QUuid platform() const override { return m_platform; }
    std::optional<core::Payee> payee() const override { return who; }
    std::optional<Contact> contact() const override { return link; }

    core::UnconfirmedOrders *unconfirmedOrders() override { return unconfirmed; }

    QList<core::FilterPart> partsPickedHere(const core::TransactionFilter &filter) const override;

    QFuture<core::Result<Transaction>> create(const core::TransactionDraft &draft) override;

    QFuture<core::Result<Transaction>> find(const QUuid &id) override;

    QFuture<core::Result<Page>> list(const core::TransactionFilter &filter) override;

    QFuture<core::Result<QList<core::TransactionSum>>>
    sums(const core::TransactionFilter &filter) override;

    QFuture<core::Result<QList<core::HourlySum>>>
    hourlySums(const core::TransactionFilter &filter) override;

    QFuture<core::Result<Transaction>> simulate(const QUuid &id,
                                                core::SimulatedOutcome outcome) override;

    QFuture<core::Result<Transaction>> refund(const QUuid &id, const QString &reason) override;

    /// Adds the evidence to the stored charge and announces the change.
    QFuture<core::Result<Transaction>> confirm(const QUuid &id,
                                               const core::Confirmation &confirmation) override;

    QFuture<core::Result<Transaction>> withdraw(const QUuid &id,
                                                const core::Withdrawal &withdrawal) override;

private:
    core::Result<Transaction> recorded(const QUuid &id, const core::Evidence &record,
                                       core::Status::Code code);

    core::Result<Transaction> found(const QUuid &id) const;

    static bool isBetween(const core::TransactionFilter &filter, const Transaction &transaction);

    /// Returns true if the texts of the filter match. An empty part matches every text.
    static bool hasTexts(const core::TransactionFilter &filter, const Transaction &transaction);

    static bool matches(const core::TransactionFilter &filter, const Transaction &transaction);

    core::Result<Page> page(const core::TransactionFilter &filter) const;

    core::Result<QList<core::TransactionSum>> added(const core::TransactionFilter &filter) const;

    core::Result<QList<core::HourlySum>> hourly(const core::TransactionFilter &filter) const;

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
