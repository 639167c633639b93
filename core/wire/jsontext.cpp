// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/jsontext.h"

namespace core
{

namespace
{

/// In runs, since hardly any text has something to escape.
void appendString(std::string &json, const QByteArray &utf8)
{
    json += '"';
    const char *const text = utf8.constData();
    const auto size = static_cast<size_t>(utf8.size());
    size_t written = 0;
    for (size_t i = 0; i < size; ++i) {
        const char c = text[i];
        const bool isControl = static_cast<unsigned char>(c) < 0x20 || c == 0x7F;
        if (!isControl && c != '"' && c != '\\')
            continue;
        json.append(text + written, i - written);
        written = i + 1;
        if (c == '\n')
            json += "\\n";
        else if (isControl)
            json += "\\u00" + QByteArray(1, c).toHex().toStdString();
        else
            (json += '\\') += c;
    }
    json.append(text + written, size - written);
    json += '"';
}

} // namespace

JsonText &JsonText::add(const char *name, const QString &text)
{
    begin(name);
    appendString(m_members, text.toUtf8());
    return *this;
}

JsonText &JsonText::add(const char *name, qint64 number)
{
    begin(name);
    m_members += std::to_string(number);
    return *this;
}

JsonText &JsonText::addRaw(const char *name, const QByteArray &json)
{
    begin(name);
    m_members.append(json.constData(), static_cast<size_t>(json.size()));
    return *this;
}

QByteArray JsonText::toObject() const
{
    QByteArray json;
    json.reserve(static_cast<qsizetype>(m_members.size()) + 2);
    json += '{';
    json.append(m_members.data(), static_cast<qsizetype>(m_members.size()));
    return json += '}';
}

void JsonText::begin(const char *name)
{
    if (m_members.empty())
        m_members.reserve(kUsual);
    else
        m_members += ',';
    m_members += '"';
    m_members += name;
    m_members += "\":";
}

QByteArray jsonString(const QString &text)
{
    std::string json;
    appendString(json, text.toUtf8());
    return QByteArray::fromStdString(json);
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
