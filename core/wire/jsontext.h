// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QString>

#include <string>

namespace core
{

/// Writes a JSON object in the order of the calls. Qt's QJsonObject would sort the
/// members.
class JsonText
{
public:
    JsonText()
    {
        m_text.reserve(1024); // enough for most objects
        m_text = '{';
    }

    JsonText &add(const char *name, const QString &text);
    JsonText &add(const char *name, qint64 number);
    /// Adds a value that is JSON already.
    JsonText &addRaw(const char *name, const QByteArray &json);
    /// Adds an array with one object per item. `write` adds the members of each object.
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

    std::string m_text; ///< appends several times faster than QByteArray
};

/// Returns the text as a quoted JSON string. Replaces lone surrogates by U+FFFD.
[[nodiscard]] QByteArray jsonString(const QString &text);

/// Formats compact JSON, as written by this class, with one line per member and two spaces per
/// level.
[[nodiscard]] QByteArray inLines(const QByteArray &json);

/// Returns a JSON array of the results of `write`.
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
