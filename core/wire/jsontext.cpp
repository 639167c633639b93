// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/jsontext.h"

#include <algorithm>
#include <cstring>

namespace core
{

namespace
{

/// Returns true if the character needs no escape and no multi-byte encoding.
bool isPlain(QChar c)
{
    return c >= u' ' && c < u'\x7F' && c != u'"' && c != u'\\';
}

/// Appends whole runs, because most texts need no escapes.
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

/// The number of UTF-16 units per step, with the vector extensions of GCC and Clang.
constexpr qsizetype kStep = 8;
using Units = quint16 __attribute__((vector_size(2 * kStep)));
using Words = quint64 __attribute__((vector_size(2 * kStep)));
using Bytes = quint8 __attribute__((vector_size(kStep)));

// Clang 14 crashes if a char16_t is combined with a vector.
constexpr quint16 kBlank = ' ';
constexpr quint16 kDelete = 0x7F;
constexpr quint16 kQuote = '"';
constexpr quint16 kBackslash = '\\';

/// Copies the plain characters at the beginning and returns their number. `to` must have room for
/// the whole text.
qsizetype copyPlain(QStringView text, char *to)
{
    qsizetype at = 0;
    for (; text.size() - at >= kStep; at += kStep) {
        Units units;
        std::memcpy(&units, text.utf16() + at, sizeof units);
        const auto special = reinterpret_cast<Words>((units < kBlank) | (units >= kDelete) |
                                                     (units == kQuote) | (units == kBackslash));
        if ((special[0] | special[1]) != 0)
            break;
        const auto bytes = __builtin_convertvector(units, Bytes);
        std::memcpy(to + at, &bytes, sizeof bytes);
    }
    for (; at < text.size() && isPlain(text[at]); ++at)
        to[at] = text[at].toLatin1();
    return at;
}

/// Appends the plain beginning, usually the whole text, without conversion.
void appendString(std::string &json, const QString &text)
{
    json += '"';
    const size_t begin = json.size();
    json.resize(begin + static_cast<size_t>(text.size()));
    const qsizetype plain = copyPlain(text, &json[begin]);
    json.resize(begin + static_cast<size_t>(plain));
    if (plain < text.size())
        appendEscaped(json, QStringView(text).sliced(plain).toUtf8());
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

/// Adds the name of a member. The text ends with a brace only directly after an opening.
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
