// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QFile>
#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>
#include <QtCore/QString>

/// Test vectors of tests/data: facts about Pix from external sources. A missing file aborts the
/// program, because a test without rows would pass silently.
namespace vectors
{

[[nodiscard]] inline QJsonObject load(const QString &name)
{
    QFile file(QStringLiteral(TEST_DATA "/") + name);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qUtf8Printable(file.fileName()));
    const QJsonDocument document = QJsonDocument::fromJson(file.readAll());
    if (!document.isObject())
        qFatal("no JSON object in %s", qUtf8Printable(file.fileName()));
    return document.object();
}

[[nodiscard]] inline QJsonObject object(const QJsonObject &parent, const QString &name)
{
    if (!parent.value(name).isObject())
        qFatal("no vectors named %s", qUtf8Printable(name));
    return parent.value(name).toObject();
}

[[nodiscard]] inline QJsonArray array(const QJsonObject &parent, const QString &name)
{
    const QJsonArray rows = parent.value(name).toArray();
    if (rows.isEmpty())
        qFatal("no vectors named %s", qUtf8Printable(name));
    return rows;
}

/// Converts a text to the name of a data row.
[[nodiscard]] inline QByteArray rowName(const QString &text)
{
    return text.isEmpty() ? QByteArrayLiteral("(empty)") : text.toUtf8();
}

} // namespace vectors
