// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankpaymentlog.h"

#include "core/service/asyncstore.h"
#include "core/storage/bankpaymentstore.h"

#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

BankPaymentLog::BankPaymentLog(QString path, QObject *parent)
    : QObject(parent)
    , m_path(std::move(path))
    , m_store(std::make_unique<AsyncStore<BankPaymentStore>>(u"payments"_s))
{}

BankPaymentLog::~BankPaymentLog() = default;

QFuture<Result<void>> BankPaymentLog::open()
{
    using Opened = AsyncStore<BankPaymentStore>::Opened;
    return m_store->open<void>([path = m_path](Opened &opened) -> Result<void> {
        auto log = AsyncStore<BankPaymentStore>::openStore(path, Schema::Bank);
        if (!log)
            return tl::unexpected(log.error());
        opened = std::move(*log);
        return {};
    });
}

QFuture<Result<std::optional<QDateTime>>> BankPaymentLog::cursor(const QUuid &connection)
{
    return m_store->call(&BankPaymentStore::cursor, connection);
}

QFuture<Result<void>> BankPaymentLog::save(const QUuid &connection,
                                           const QList<BankPayment> &payments,
                                           const std::optional<QDateTime> &until)
{
    return m_store->call(&BankPaymentStore::save, connection, payments, until);
}

QFuture<Result<QList<BankPayment>>> BankPaymentLog::openPayments(int max)
{
    return m_store->call(&BankPaymentStore::open, max);
}

} // namespace core
