// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/routetable.h"
#include "core/api/transactionwriter.h"

#include <QtCore/QObject>

namespace core
{

/// The calls of programs that have a key: to create, to show and to list (specification 4.1 to
/// 4.4), as calls of a service. A caller sees its own platform only.
class TransactionCalls : public QObject
{
    Q_OBJECT

public:
    /// Both outlive it; the service serves every platform.
    TransactionCalls(TransactionService &service, TransactionWriter &writer);

    [[nodiscard]] QList<Route> routes();

private:
    void create(const ApiCall &call, Operation operation);
    void refuseReference(const ApiCall &call, const TransactionDraft &draft, const Error &error);
    void show(const ApiCall &call);
    void list(const ApiCall &call);

    TransactionService &m_service;
    TransactionWriter &m_writer;
};

} // namespace core
