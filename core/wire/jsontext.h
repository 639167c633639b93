// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <string>

namespace core
{

/// A JSON object that is written member by member, in that order: Qt's own would sort them.
class JsonText
{
public:
    JsonText()
    {
        m_text.reserve(1024); // most are shorter
        m_text = '{';
    }

    JsonText &add(const char *name, const QString &text);
    JsonText &add(const char *name, qint64 number);
    /// What is JSON already.
    JsonText &addRaw(const char *name, const QByteArray &json);
    /// An object for each, whose members `write` adds.
    template<typename List, typename Write>
    JsonText &addObjects(const char *name, const List &list, const Write &write)
    {
        begin(name);
        m_text += '[';
        for (const auto &item : list) {
            if (m_text.back() != '[')
                m_text += ',';
            m_text += '{';
            write(*this, item);
            m_text += '}';
        }
        m_text += ']';
        return *this;
    }

    [[nodiscard]] QByteArray toObject() const;

private:
    void begin(const char *name);

    std::string m_text; ///< appends several times as quickly as a QByteArray
};

/// With its quotes, as JSON has it; half of a character that takes two becomes U+FFFD.
[[nodiscard]] QByteArray jsonString(const QString &text);

/// JSON without blanks, as it is written here, with a line for each member and two blanks for each
/// level.
[[nodiscard]] QByteArray inLines(const QByteArray &json);

/// "[…]" of what `write` makes of each.
template<typename List, typename Write>
[[nodiscard]] QByteArray jsonArray(const List &list, const Write &write)
{
    QByteArray json("[");
    for (const auto &item : list) {
        if (json.size() > 1)
            json += ',';
        json += write(item);
    }
    return json += ']';
}

} // namespace core
