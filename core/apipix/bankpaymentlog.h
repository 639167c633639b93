// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/bankpayment.h"
#include "core/domain/error.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>

#include <memory>

namespace core
{

class BankPaymentStore;
template<typename Store>
class AsyncStore;

/// The payments of the bank's API in the file `bank.db` of a shop. Each call except open() is the
/// call of BankPaymentStore with the same name.
///
/// Threading: works on a thread of its own; called like a TransactionService.
/// Lifetime: the destructor blocks until every call is done.
class BankPaymentLog : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(BankPaymentLog)

public:
    explicit BankPaymentLog(QString path, QObject *parent = nullptr);
    ~BankPaymentLog() override;

    /// Opens the database. Call once, before any other call. If opening fails, all other calls
    /// return the same Error.
    QFuture<Result<void>> open();

    QFuture<Result<std::optional<QDateTime>>> cursor(const QUuid &connection);
    QFuture<Result<void>> save(const QUuid &connection, const QList<BankPayment> &payments,
                               const std::optional<QDateTime> &until);
    QFuture<Result<QList<BankPayment>>> openPayments(int max); ///< BankPaymentStore::open()

private:
    const QString m_path;
    const std::unique_ptr<AsyncStore<BankPaymentStore>> m_store;
};

} // namespace core
