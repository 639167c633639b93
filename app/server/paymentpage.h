// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/apiserver.h"

#include <QtCore/QTranslator>

#include <memory>
#include <vector>

namespace app
{

/// The page that a payer sees under `payment_link`: what is to be paid and to whom, the code, and
/// what became of it, in the visitor's language. Whoever has the address may see it, so it says
/// nothing of the payer. Works without scripts, and loads nothing from anywhere.
class PaymentPage
{
    Q_DISABLE_COPY_MOVE(PaymentPage)

public:
    /// `merchant` is who is paid.
    PaymentPage(QString merchant, core::Environment environment);

    [[nodiscard]] core::HttpResponse operator()(const core::PageVisit &visit) const;

private:
    class Words;

    [[nodiscard]] Words wordsFor(const QByteArray &acceptLanguage) const;
    [[nodiscard]] QByteArray bodyOf(const core::Transaction &transaction, const Words &words) const;

    const QString m_merchant;
    const core::Environment m_environment;
    std::vector<std::unique_ptr<QTranslator>> m_translators; ///< Portuguese, Spanish
};

} // namespace app
