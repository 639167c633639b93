// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/returnurl.h"

#include <QtCore/QUrl>

namespace core
{

using namespace Qt::StringLiterals;

bool isReturnUrl(const QString &text)
{
    QString sample = text;
    sample.replace("{id}"_L1, "0"_L1).replace("{reference}"_L1, "0"_L1);
    const QUrl url(sample, QUrl::StrictMode);
    const bool isWeb = url.scheme() == "https"_L1 || url.scheme() == "http"_L1;
    const QString authority = text.section(u'/', 2, 2);
    return url.isValid() && isWeb && !url.host().isEmpty() && url.userInfo().isEmpty() &&
           !authority.contains(u'{');
}

bool isSafeReturnUrl(const QString &text)
{
    return text.startsWith("https://"_L1, Qt::CaseInsensitive);
}

} // namespace core
