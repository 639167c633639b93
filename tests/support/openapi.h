// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/openapi.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QRegularExpression>

namespace support
{

/// An HTTP answer with its request.
struct Answered
{
    QByteArray method;
    QByteArray path; ///< without the query
    int status = 0;
    QByteArray contentType;
    QByteArray body;
};

/// Validates answers against the OpenAPI document of the server.
class OpenApi
{
public:
    /// Returns the violation of the document; empty if the answer is valid. The requests of the
    /// payer's page are not described.
    [[nodiscard]] QString problemOf(const Answered &answered) const
    {
        static const QRegularExpression ofPage(QStringLiteral("^/pay/[^/]+/"));
        const QString path = QString::fromLatin1(answered.path);
        if (ofPage.match(path).hasMatch())
            return {};
        const QJsonValue item = itemOf(path);
        const bool isRead = answered.method == "GET" || answered.method == "HEAD";
        const QString method =
            isRead ? QStringLiteral("get") : QString::fromLatin1(answered.method).toLower();
        const QJsonObject operation = item[method].toObject();
        if (operation.isEmpty())
            return problemOfRefusal(answered, item.isObject() ? 405 : 404);
        const QJsonValue response =
            operation[QLatin1String("responses")][QString::number(answered.status)];
        if (!response.isObject())
            return QStringLiteral("%1 is not described").arg(answered.status);
        return problemOfBody(answered, response);
    }

    /// Validates an answer that does not depend on the route, against every operation.
    [[nodiscard]] QString problemOfEveryCall(Answered answered) const
    {
        const QJsonObject paths = m_document[QLatin1String("paths")].toObject();
        for (auto path = paths.begin(); path != paths.end(); ++path) {
            for (const QString &method : path->toObject().keys()) {
                answered.path = path.key().toLatin1();
                answered.method = method.toUpper().toLatin1();
                const bool isCall = method != QLatin1String("parameters");
                if (const QString problem = problemOf(answered); isCall && !problem.isEmpty())
                    return method + u' ' + path.key() + QStringLiteral(": ") + problem;
            }
        }
        return {};
    }

    /// Returns the violation of a schema by an example of the document; empty if valid.
    [[nodiscard]] QString problemOfExample(const QJsonValue &example,
                                           const QJsonValue &schema) const
    {
        return problemOfValue(example, schema, QStringLiteral("it"));
    }

    /// Returns the part of the document that a `$ref` names; other values as they are.
    [[nodiscard]] QJsonObject resolved(const QJsonValue &value) const
    {
        const QString reference = value[QLatin1String("$ref")].toString();
        if (reference.isEmpty())
            return value.toObject();
        QJsonValue found = m_document;
        for (const QString &name : reference.sliced(2).split(u'/'))
            found = found[name];
        return resolved(found);
    }

private:
    /// Returns the path item; an exact path takes precedence over a template with an id.
    [[nodiscard]] QJsonValue itemOf(const QString &path) const
    {
        const QJsonObject paths = m_document[QLatin1String("paths")].toObject();
        if (paths.contains(path))
            return paths[path];
        static const QRegularExpression hole(QStringLiteral("\\\\\\{\\w+\\\\\\}"));
        for (auto it = paths.begin(); it != paths.end(); ++it) {
            QString pattern = QRegularExpression::escape(it.key());
            pattern.replace(hole, QStringLiteral("[^/]+"));
            if (QRegularExpression(QRegularExpression::anchoredPattern(pattern))
                    .match(path)
                    .hasMatch())
                return *it;
        }
        return QJsonValue::Undefined;
    }

    [[nodiscard]] QString problemOfRefusal(const Answered &answered, int status) const
    {
        if (answered.status != status)
            return QStringLiteral("%1, and not %2").arg(answered.status).arg(status);
        const QJsonValue schemas =
            m_document[QLatin1String("components")][QLatin1String("schemas")];
        return problemOfValue(QJsonDocument::fromJson(answered.body).object(),
                              schemas[QLatin1String("Problem")], QStringLiteral("it"));
    }

    [[nodiscard]] QString problemOfBody(const Answered &answered, const QJsonValue &response) const
    {
        if (answered.body.isEmpty() && !response.toObject().contains(QLatin1String("content")))
            return {}; // 304
        const QString type = QString::fromLatin1(answered.contentType).section(u';', 0, 0);
        const QJsonValue content = response[QLatin1String("content")][type];
        if (!content.isObject())
            return QStringLiteral("is %1").arg(type);
        if (!type.endsWith(QLatin1String("json")))
            return {};
        return problemOfValue(QJsonDocument::fromJson(answered.body).object(),
                              content[QLatin1String("schema")], QStringLiteral("it"));
    }

    [[nodiscard]] static bool isOf(const QJsonValue &value, const QJsonValue &type)
    {
        if (type.isArray()) {
            const QJsonArray types = type.toArray();
            return std::any_of(types.begin(), types.end(),
                               [&value](const QJsonValue &one) { return isOf(value, one); });
        }
        const QString name = type.toString();
        return (name == QLatin1String("object") && value.isObject()) ||
               (name == QLatin1String("array") && value.isArray()) ||
               (name == QLatin1String("string") && value.isString()) ||
               (name == QLatin1String("boolean") && value.isBool()) ||
               (name == QLatin1String("null") && value.isNull()) ||
               (name == QLatin1String("number") && value.isDouble()) ||
               (name == QLatin1String("integer") && value.isDouble() &&
                value.toDouble() == static_cast<double>(value.toInteger()));
    }

    [[nodiscard]] QString problemOfValue(const QJsonValue &value, const QJsonValue &reference,
                                         const QString &where) const
    {
        const QJsonObject schema = resolved(reference);
        const auto rule = [&schema](const char *name) { return schema[QLatin1String(name)]; };
        const auto has = [&schema](const char *name) {
            return schema.contains(QLatin1String(name));
        };
        if ((has("type") && !isOf(value, rule("type"))) ||
            (has("const") && value != rule("const")) ||
            (has("enum") && !rule("enum").toArray().contains(value)))
            return where + QStringLiteral(": is another value");
        const QRegularExpression pattern(rule("pattern").toString());
        if (value.isString() && (!pattern.match(value.toString()).hasMatch() ||
                                 value.toString().size() > rule("maxLength").toInt(1 << 20)))
            return where + QStringLiteral(": ") + value.toString();
        if (has("anyOf")) // an open list: this server sends only values of the first alternative
            return problemOfValue(value, rule("anyOf")[0], where);
        if (has("oneOf")) {
            int fits = 0;
            for (const QJsonValue one : rule("oneOf").toArray())
                fits += problemOfValue(value, one, where).isEmpty() ? 1 : 0;
            return fits == 1 ? QString() : where + QStringLiteral(": fits %1").arg(fits);
        }
        if (value.isArray())
            return problemOfItems(value.toArray(), schema, where);
        return value.isObject() && has("properties")
                   ? problemOfMembers(value.toObject(), schema, where)
                   : QString();
    }

    [[nodiscard]] QString problemOfItems(const QJsonArray &items, const QJsonObject &schema,
                                         const QString &where) const
    {
        if (items.size() < schema[QLatin1String("minItems")].toInt() ||
            items.size() > schema[QLatin1String("maxItems")].toInt(1 << 20))
            return where + QStringLiteral(": has %1").arg(items.size());
        for (const QJsonValue item : items) {
            const QString problem =
                problemOfValue(item, schema[QLatin1String("items")], where + QStringLiteral("[]"));
            if (!problem.isEmpty())
                return problem;
        }
        return {};
    }

    [[nodiscard]] QString problemOfMembers(const QJsonObject &object, const QJsonObject &schema,
                                           const QString &where) const
    {
        const QJsonObject members = schema[QLatin1String("properties")].toObject();
        for (const QJsonValue name : schema[QLatin1String("required")].toArray()) {
            if (!object.contains(name.toString()))
                return where + QStringLiteral(": lacks ") + name.toString();
        }
        for (auto it = object.begin(); it != object.end(); ++it) {
            const bool isMember = members.contains(it.key());
            if (!isMember) // allowed in later versions; this server describes all its members
                return where + QStringLiteral(": has ") + it.key();
            const QString problem =
                isMember ? problemOfValue(*it, members[it.key()], where + u'.' + it.key())
                         : QString();
            if (!problem.isEmpty())
                return problem;
        }
        return {};
    }

    const QJsonObject m_document = QJsonDocument::fromJson(core::openApiDocument()).object();
};

} // namespace support
