// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/routetable.h"
#include "core/api/transactionwriter.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace core
{

/// Somebody who opens the link of a charge.
struct PageVisit
{
    std::optional<Transaction> transaction; ///< nothing: there is no such charge
    QByteArray acceptLanguage;              ///< as the field of that name
};

/// The page of a charge. Called on any thread.
using ChargePage = std::function<HttpResponse(const PageVisit &visit)>;

/// What payers do, who have no key but the id of a charge: look at its page and, in a sandbox, pay
/// or cancel it, there or by a simulated payment (specification 4.5).
class CheckoutCalls : public QObject
{
    Q_OBJECT

public:
    /// What it works with outlives it. Without a page there are only simulations.
    CheckoutCalls(TransactionService &service, TransactionWriter &writer, CodeDrawer &drawer,
                  ChargePage page);

    [[nodiscard]] QList<Route> routes(Environment environment);

private:
    void showPage(const ApiCall &call);
    void showState(const ApiCall &call);
    void simulate(const ApiCall &call, SimulatedOutcome outcome);
    void simulateOnPage(const ApiCall &call, SimulatedOutcome outcome);

    TransactionService &m_service;
    TransactionWriter &m_writer;
    CodeDrawer &m_drawer;
    const ChargePage m_page;
};

} // namespace core
