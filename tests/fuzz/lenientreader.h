// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QByteArray>
#include <QtCore/QList>
#include <QtCore/QSet>
#include <QtCore/QString>

#include <cmath>

/// A BR Code reader that is wrong on purpose. It ignores the checksum, accepts repeated and
/// malformed objects, and counts lengths in every unit. It names every payee and amount that some
/// careless reader could choose.
namespace lenient
{

/// The units of a text, each in UTF-8. A length counts units.
using Units = QList<QByteArray>;

[[nodiscard]] inline Units codePoints(const QString &text)
{
    Units units;
    for (const char32_t point : text.toUcs4())
        units.append(QString::fromUcs4(&point, 1).toUtf8());
    return units;
}

/// A character outside of the basic plane gives two units.
[[nodiscard]] inline Units utf16(const QString &text)
{
    Units units;
    for (const QByteArray &point : codePoints(text)) {
        if (point.size() == 4)
            units << point.first(2) << point.last(2);
        else
            units << point;
    }
    return units;
}

[[nodiscard]] inline Units bytes(const QString &text)
{
    Units units;
    for (const char byte : text.toUtf8())
        units.append(QByteArray(1, byte));
    return units;
}

struct Object
{
    int id;
    Units value;
};

[[nodiscard]] inline int number(const Units &units)
{
    const QByteArray digits = units.join();
    const bool isNumber = digits.size() == 2 && digits[0] >= '0' && digits[0] <= '9' &&
                          digits[1] >= '0' && digits[1] <= '9';
    return isNumber ? digits.toInt() : -1;
}

/// Returns the objects before the first malformed one.
[[nodiscard]] inline QList<Object> objects(Units units)
{
    QList<Object> found;
    while (true) {
        const int id = number(units.mid(0, 2));
        const int length = number(units.mid(2, 2));
        if (id < 0 || length < 0 || units.size() < 4 + length)
            return found;
        found.append({id, units.mid(4, length)});
        units = units.mid(4 + length);
    }
}

/// Everything that some reader could find in a code.
struct Finds
{
    QSet<QByteArray> keys;
    QSet<QByteArray> urls;
    QSet<QByteArray> recurrences;
    QSet<qint64> cents;
};

inline void readIn(const Units &units, Finds &finds)
{
    constexpr auto kGui = "br.gov.bcb.pix";
    for (const Object &object : objects(units)) {
        if (object.id == 54) {
            const QByteArray amount = object.value.join().replace(',', '.');
            finds.cents.insert(std::llround(amount.toDouble() * 100));
        }
        if (!object.value.join().toLower().contains(kGui))
            continue;
        for (const Object &inner : objects(object.value)) {
            const QByteArray value = inner.value.join();
            if (inner.id == 1)
                finds.keys.insert(value);
            else if (inner.id == 25 && object.id < 80)
                finds.urls.insert(value);
            else if (inner.id == 25)
                finds.recurrences.insert(value);
        }
    }
}

[[nodiscard]] inline Finds read(const QString &text)
{
    const QString trimmed = text.trimmed();
    Finds finds;
    for (const Units &units : {codePoints(trimmed), utf16(trimmed), bytes(trimmed)})
        readIn(units, finds);
    return finds;
}

} // namespace lenient
