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

    [[nodiscard]] Words wordsFor(const QByteArray &acceptLanguage) const;
    [[nodiscard]] static QByteArray missingBody(const Words &words);
    [[nodiscard]] QByteArray outageBody(const Words &words) const;
    [[nodiscard]] QByteArray bodyOf(const core::Transaction &transaction, const Words &words) const;

    [[nodiscard]] QByteArray paymentOf(const core::Transaction &transaction,
                                       const Words &words) const;
    [[nodiscard]] QByteArray wayBack(const core::Transaction &transaction,
                                     const Words &words) const;

    const PageDesign m_design;
    const core::Environment m_environment;
    const QByteArray m_style;
    const QByteArray m_policy;                               ///< Content-Security-Policy
    std::vector<std::unique_ptr<QTranslator>> m_translators; ///< Portuguese, Spanish
};

} // namespace app
