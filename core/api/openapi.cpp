// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/openapi.h"

#include <QtCore/QFile>

// Outside of every namespace, as the macro requires; the library is static.
static void initOpenApi()
{
    Q_INIT_RESOURCE(openapi);
}

namespace core
{

using namespace Qt::StringLiterals;

const QByteArray &openApiDocument()
{
    static const QByteArray document = [] {
        initOpenApi();
        QFile file(u":/api/openapi.json"_s);
        const bool isOpen = file.open(QIODevice::ReadOnly);
        Q_ASSERT(isOpen);
        return file.readAll();
    }();
    return document;
}

} // namespace core
