// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/jsontext.h"

namespace core
{

JsonText &JsonText::add(const char *name, const QString &text)
{
    begin(name);
    m_members += jsonString(text);
    return *this;
}

JsonText &JsonText::add(const char *name, qint64 number)
{
    begin(name);
    m_members += QByteArray::number(number);
    return *this;
}

JsonText &JsonText::addRaw(const char *name, const QByteArray &json)
{
    begin(name);
    m_members += json;
    return *this;
}

void JsonText::begin(const char *name)
{
    if (!m_members.isEmpty())
        m_members += ',';
    m_members += '"';
    m_members += name;
    m_members += "\":";
}

QByteArray jsonString(const QString &text)
{
    const QByteArray utf8 = text.toUtf8();
    QByteArray json;
    json.reserve(utf8.size() + 2);
    json += '"';
    for (const char c : utf8) {
        if (c == '"' || c == '\\')
            (json += '\\') += c;
        else if (c == '\n')
            json += "\\n";
        else if (static_cast<unsigned char>(c) < 0x20 || c == 0x7F)
            json += "\\u00" + QByteArray(1, c).toHex();
        else
            json += c;
    }
    return json += '"';
}

QByteArray inLines(const QByteArray &json)
{
    QByteArray lines;
    qsizetype level = 0;
    bool isInText = false;
    bool isEscaped = false;
    const auto breakLine = [&] { lines += '\n' + QByteArray(2 * level, ' '); };
    for (const char c : json) {
        const bool isSign = !isInText;
        if (isSign && (c == '}' || c == ']')) {
            --level;
            breakLine();
        }
        lines += c;
        if (isSign && (c == '{' || c == '[')) {
            ++level;
            breakLine();
        } else if (isSign && c == ',') {
            breakLine();
        } else if (isSign && c == ':') {
            lines += ' ';
        }
        if (c == '"' && !isEscaped)
            isInText = !isInText;
        isEscaped = isInText && c == '\\' && !isEscaped;
    }
    return lines;
}

} // namespace core
