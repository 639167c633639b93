// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/jsontext.h"

#include <algorithm>

namespace core
{

namespace
{

/// Whether JSON in UTF-8 has it as it is.
bool isPlain(QChar c)
{
    return c >= u' ' && c < u'\x7F' && c != u'"' && c != u'\\';
}

/// In runs, since hardly any text has something to escape.
void appendEscaped(std::string &json, const QByteArray &utf8)
{
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
}

/// What is plain up to the first letter that is not, which is mostly all, as it stands.
void appendString(std::string &json, const QString &text)
{
    json += '"';
    const auto special = std::find_if_not(text.begin(), text.end(), &isPlain);
    const size_t begin = json.size();
    json.resize(begin + static_cast<size_t>(special - text.begin()));
    std::transform(text.begin(), special, &json[begin], [](QChar c) { return c.toLatin1(); });
    if (special != text.end())
        appendEscaped(json, QStringView(special, text.end()).toUtf8());
    json += '"';
}

} // namespace

JsonText &JsonText::add(const char *name, const QString &text)
{
    begin(name);
    appendString(m_text, text);
    return *this;
}

JsonText &JsonText::add(const char *name, qint64 number)
{
    begin(name);
    m_text += std::to_string(number);
    return *this;
}

JsonText &JsonText::addRaw(const char *name, const QByteArray &json)
{
    begin(name);
    m_text.append(json.constData(), static_cast<size_t>(json.size()));
    return *this;
}

QByteArray JsonText::toObject() const
{
    const auto size = static_cast<qsizetype>(m_text.size());
    QByteArray json(size + 1, Qt::Uninitialized);
    std::copy(m_text.begin(), m_text.end(), json.begin());
    json.back() = '}';
    return json;
}

/// Only what has just been opened ends with its brace.
void JsonText::begin(const char *name)
{
    if (m_text.back() != '{')
        m_text += ',';
    m_text += '"';
    m_text += name;
    m_text += "\":";
}

QByteArray jsonString(const QString &text)
{
    std::string json;
    appendString(json, text);
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
