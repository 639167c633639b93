// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/server/pagedesign.h"
#include "core/api/apiserver.h"

#include <QtCore/QTranslator>

#include <memory>
#include <vector>

namespace app
{

/// The page behind `payment_link`: amount, payee, code and state, in the visitor's language. Public
/// for everybody with the address, so the page shows no payer data. Works without scripts and loads
/// no external resources.
class PaymentPage
{
    Q_DISABLE_COPY_MOVE(PaymentPage)

public:
    PaymentPage(PageDesign design, core::Environment environment);

    [[nodiscard]] core::HttpResponse operator()(const core::PageVisit &visit) const;

private:
    class Words;

    /// The style of a page, and the policy that allows the style.
    struct Look
    {
        QByteArray style;
        QByteArray policy; ///< Content-Security-Policy
    };

    [[nodiscard]] static Look lookOf(const PageDesign &design, bool hasWayBack);

    [[nodiscard]] Words wordsFor(const QByteArray &acceptLanguage) const;
    [[nodiscard]] static QByteArray missingBody(const Words &words);
    [[nodiscard]] QByteArray outageBody(const Words &words) const;
    [[nodiscard]] QByteArray bodyOf(const core::PageVisit &visit, const Words &words) const;

    [[nodiscard]] QByteArray paymentOf(const core::Transaction &transaction,
                                       const Words &words) const;
    [[nodiscard]] static QByteArray
    wayBack(const QString &url, const core::Transaction &transaction, const Words &words);

    const PageDesign m_design;
    const core::Environment m_environment;
    const Look m_plain;
    const Look m_withWayBack;                                ///< back to the shop
    std::vector<std::unique_ptr<QTranslator>> m_translators; ///< Portuguese, Spanish
};

} // namespace app
