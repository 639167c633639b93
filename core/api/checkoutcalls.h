// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/routetable.h"
#include "core/api/transactionwriter.h"
#include "core/domain/transaction.h"

#include <QtCore/QObject>

#include <functional>
#include <optional>

namespace core
{

/// A visit to the page of a charge.
struct PageVisit
{
    std::optional<Transaction> transaction; ///< nullopt: no such charge, or an outage
    QByteArray acceptLanguage;              ///< value of the Accept-Language field
    bool isOutage = false;                  ///< the charge cannot be read at present
};

/// Renders the page of a charge. Called on any thread.
using ChargePage = std::function<HttpResponse(const PageVisit &visit)>;

/// Handles the calls of payers, which need the id of a charge but no key. Payers can open the page
/// of a charge. In a sandbox they can pay or cancel the charge, on the page or by a simulated
/// payment (specification 4.5).
class CheckoutCalls : public QObject
{
    Q_OBJECT

public:
    /// The references must outlive the object. Without a page, only simulations are available.
    CheckoutCalls(TransactionService &service, TransactionWriter &writer, QrImageCache &qrImages,
                  ChargePage page);

    [[nodiscard]] QList<Route> routes(Environment environment);

private:
    void showPage(const ApiCall &call);
    void showState(const ApiCall &call);
    void simulate(const ApiCall &call, SimulatedOutcome outcome);
    void simulateOnPage(const ApiCall &call, SimulatedOutcome outcome);

    TransactionService &m_service;
    TransactionWriter &m_writer;
    QrImageCache &m_qrImages;
    const ChargePage m_page;
};

} // namespace core
