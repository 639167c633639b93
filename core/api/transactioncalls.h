// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/routetable.h"
#include "core/api/transactionwriter.h"
#include "core/domain/operation.h"

#include <QtCore/QObject>

#include <functional>

namespace core
{

struct TransactionDraft;

/// Handles the calls of authenticated programs: create, show and list transactions (specification
/// 4.1 to 4.4), refund payments (4.6), cancel charges (4.9), and in production confirm and withdraw
/// them (4.7, 4.8). A caller has access to its own platform only.
class TransactionCalls : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive the object. The service must accept every platform.
    TransactionCalls(TransactionService &service, TransactionWriter &writer);

    [[nodiscard]] QList<Route> routes(Environment environment);

private:
    void create(const ApiCall &call, Operation operation);
    void refuseReference(const ApiCall &call, const TransactionDraft &draft, const Error &error);
    void show(const ApiCall &call);
    void list(const ApiCall &call);
    void confirm(const ApiCall &call);
    void withdraw(const ApiCall &call);
    void refund(const ApiCall &call);
    void cancel(const ApiCall &call);
    void change(const ApiCall &call, const std::function<QFuture<Result<Transaction>>()> &change);

    TransactionService &m_service;
    TransactionWriter &m_writer;
};

} // namespace core
