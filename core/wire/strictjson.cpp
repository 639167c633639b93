// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/strictjson.h"

#include <QtCore/QUtf8StringView>

#include <algorithm>
#include <string>
#include <string_view>

namespace core
{

namespace
{

constexpr size_t kMaxDepth = 1024;

bool isJsonDigit(char c)
{
    return c >= '0' && c <= '9';
}

bool isJsonHexDigit(char c)
{
    return isJsonDigit(c) || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// Reads the grammar without recursion.
class GrammarReader
{
public:
    explicit GrammarReader(std::string_view text)
        : m_rest(text)
    {}

    bool readText()
    {
        while (readValue()) {
            while (skipBlanks() && !m_ends.empty() && skip(m_ends.back()))
                m_ends.pop_back();
            if (m_ends.empty())
                return m_rest.empty();
            if (!skip(',') || (m_ends.back() == '}' && !readName()))
                return false;
        }
        return false;
    }

private:
    /// Reads a scalar or an empty list or object, after the beginnings of those around it.
    bool readValue()
    {
        for (;;) {
            skipBlanks();
            const bool isObject = skip('{');
            if (!isObject && !skip('['))
                return readScalar();
            if (m_ends.size() == kMaxDepth)
                return false;
            skipBlanks();
            const char end = isObject ? '}' : ']';
            if (skip(end))
                return true;
            if (isObject && !readName())
                return false;
            m_ends.push_back(end);
        }
    }

    bool readName()
    {
        skipBlanks();
        if (!readString())
            return false;
        skipBlanks();
        return skip(':');
    }

    bool readScalar()
    {
        if (m_rest.empty())
            return false;
        if (m_rest.front() == '"')
            return readString();
        for (const std::string_view word : {"true", "false", "null"}) {
            if (m_rest.substr(0, word.size()) == word) {
                m_rest.remove_prefix(word.size());
                return true;
            }
        }
        return readNumber();
    }

    bool readString()
    {
        if (!skip('"'))
            return false;
        while (!m_rest.empty()) {
            const char c = m_rest.front();
            m_rest.remove_prefix(1);
            if (c == '"')
                return true;
            if (static_cast<unsigned char>(c) < 0x20 || (c == '\\' && !readEscape()))
                return false;
        }
        return false;
    }

    bool readEscape()
    {
        constexpr size_t kHexDigits = 4;
        if (skip('u')) {
            const std::string_view digits = m_rest.substr(0, kHexDigits);
            m_rest.remove_prefix(digits.size());
            return digits.size() == kHexDigits &&
                   std::all_of(digits.begin(), digits.end(), isJsonHexDigit);
        }
        constexpr std::string_view kEscapes = "\"\\/bfnrt";
        if (m_rest.empty() || kEscapes.find(m_rest.front()) == std::string_view::npos)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    bool readNumber()
    {
        skip('-');
        if (!skip('0') && !readDigits())
            return false;
        if (skip('.') && !readDigits())
            return false;
        if (!skip('e') && !skip('E'))
            return true;
        if (!skip('+'))
            skip('-');
        return readDigits();
    }

    bool readDigits()
    {
        const auto *const end = std::find_if_not(m_rest.begin(), m_rest.end(), isJsonDigit);
        const auto count = static_cast<size_t>(end - m_rest.begin());
        m_rest.remove_prefix(count);
        return count > 0;
    }

    /// Always true.
    bool skipBlanks()
    {
        m_rest.remove_prefix(std::min(m_rest.find_first_not_of(" \t\n\r"), m_rest.size()));
        return true;
    }

    bool skip(char c)
    {
        if (m_rest.empty() || m_rest.front() != c)
            return false;
        m_rest.remove_prefix(1);
        return true;
    }

    std::string_view m_rest;
    std::string m_ends; ///< of the open lists and objects, innermost last
};

} // namespace

bool isStrictJson(QByteArrayView text)
{
    return QUtf8StringView(text.data(), text.size()).isValidUtf8() &&
           GrammarReader({text.data(), static_cast<size_t>(text.size())}).readText();
}

} // namespace core
