// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/preferences.h"

#include <QtCore/QByteArrayList>

namespace core
{

namespace
{

/// Splits a text at a separator outside of quoted strings. Removes surrounding blanks.
QByteArrayList splitUnquoted(const QByteArray &text, char separator)
{
    QByteArrayList parts;
    QByteArray part;
    bool isQuoted = false;
    bool isEscaped = false;
    for (const char c : text) {
        if (c == separator && !isQuoted) {
            parts.append(part.trimmed());
            part.clear();
            continue;
        }
        part += c;
        if (isEscaped)
            isEscaped = false;
        else if (isQuoted && c == '\\')
            isEscaped = true;
        else if (c == '"')
            isQuoted = !isQuoted;
    }
    parts.append(part.trimmed());
    return parts;
}

/// Returns the content of a quoted string, or a token as it is.
QByteArray unquoted(const QByteArray &word)
{
    if (word.size() < 2 || !word.startsWith('"') || !word.endsWith('"'))
        return word;
    QByteArray content;
    for (qsizetype i = 1; i < word.size() - 1; ++i) {
        if (word.at(i) == '\\' && i + 1 < word.size() - 1)
            ++i;
        content += word.at(i);
    }
    return content;
}

} // namespace

std::optional<QByteArray> preferenceIn(const QByteArray &fields, QByteArrayView name)
{
    for (const QByteArray &preference : splitUnquoted(fields, ',')) {
        const QByteArray pair = splitUnquoted(preference, ';').constFirst();
        const qsizetype equals = pair.indexOf('=');
        const QByteArray word = equals < 0 ? pair : pair.first(equals).trimmed();
        if (word.toLower() == name)
            return equals < 0 ? QByteArray("")
                              : unquoted(pair.sliced(equals + 1).trimmed()).toLower();
    }
    return std::nullopt;
}

} // namespace core
