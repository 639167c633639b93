// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/routetable.h"
#include "core/api/transactionwriter.h"
#include "core/domain/transaction.h"

#include <QtCore/QFuture>
#include <QtCore/QObject>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <functional>
#include <optional>

namespace core
{

/// Finds the return address of a charge; empty if there is none.
using FindReturnUrl = std::function<QFuture<Result<QString>>(const QUuid &id)>;

/// A visit to the page of a charge.
struct PageVisit
{
    std::optional<Transaction> transaction; ///< nullopt: no such charge, or an outage
    QByteArray acceptLanguage;              ///< value of the Accept-Language field
    bool isOutage = false;                  ///< the charge cannot be read at present
    QString returnUrl = {};                 ///< of the charge; empty: none
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
    /// Without `findReturnUrl`, charges have no return address.
    CheckoutCalls(TransactionService &service, TransactionWriter &writer, QrImageCache &qrImages,
                  ChargePage page, FindReturnUrl findReturnUrl);

    [[nodiscard]] QList<Route> routes(Environment environment);

private:
    void showPage(const ApiCall &call);
    void addReturnUrl(const ApiCall &call, PageVisit visit);
    void sendPage(const ApiCall &call, const PageVisit &visit);
    void showState(const ApiCall &call);
    void simulate(const ApiCall &call, SimulatedOutcome outcome);
    void simulateOnPage(const ApiCall &call, SimulatedOutcome outcome);

    TransactionService &m_service;
    TransactionWriter &m_writer;
    QrImageCache &m_qrImages;
    const ChargePage m_page;
    const FindReturnUrl m_findReturnUrl;
};

} // namespace core
