// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/idempotencyfield.h"

#include "core/api/apicall.h"

#include <QtCore/QCryptographicHash>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qsizetype kMaxKey = 255;

QString sha256(const QByteArray &bytes)
{
    return QString::fromLatin1(QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
}

tl::unexpected<HttpProblem> unusable(const QString &code, const QString &message)
{
    return tl::unexpected(HttpProblem{.kind = HttpProblem::Kind::Invalid,
                                      .violations = {{u"Idempotency-Key"_s, code, message}}});
}

} // namespace

tl::expected<std::optional<IdempotencyKey>, HttpProblem> idempotencyKeyOf(const ApiCall &call)
{
    QByteArrayList keys;
    for (const HttpField &field : call.request.fields) {
        if (field.first == "idempotency-key")
            keys.append(field.second.trimmed());
    }
    if (keys.isEmpty())
        return std::nullopt;
    const QByteArray &key = keys.constFirst();
    if (keys.size() > 1)
        return unusable(u"repeated"_s, u"is there more than once"_s);
    if (key.isEmpty())
        return unusable(u"missing"_s, u"has no value"_s);
    if (key.size() > kMaxKey)
        return unusable(u"too_long"_s, u"must have at most 255 characters"_s);
    return IdempotencyKey{sha256(key), sha256(call.route + '\n' + call.request.body)};
}

bool isOfReusedKey(const Error &error)
{
    return error.code == Error::Code::Conflict && !error.fields.isEmpty() &&
           error.fields.constFirst().field == Field::Identifier;
}

} // namespace core
