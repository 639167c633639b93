// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/wiretime.h"

#include "core/domain/brasilia.h"

#include <QtCore/QCalendar>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

const QString &momentFormat()
{
    static const QString format = u"yyyy-MM-dd HH:mm:ss"_s;
    return format;
}

} // namespace

/// In the form of momentFormat(), a few times as quick as by it: a page has hundreds of moments.
QString toWireTime(const QDateTime &utc)
{
    const QDateTime local = utc.toTimeZone(brasilia());
    const auto [year, month, day] = QCalendar().partsFromDate(local.date());
    const QTime time = local.time();
    QString text = u"0000-00-00 00:00:00"_s;
    const auto write = [&text](qsizetype last, int number) {
        for (; number > 0; number /= 10)
            text[last--] = QChar(u'0' + number % 10);
    };
    write(3, year);
    write(6, month);
    write(9, day);
    write(12, time.hour());
    write(15, time.minute());
    write(18, time.second());
    return text;
}

std::optional<QDateTime> fromWireTime(const QString &text)
{
    // As UTC first: fromString() takes the computer's zone, in which the hour may not exist.
    const QDate day = QDate::fromString(text.left(10), u"yyyy-MM-dd"_s);
    const QTime time = QTime::fromString(text.mid(11), u"HH:mm:ss"_s);
    if (text.size() != 19 || text.at(10) != u' ' || !day.isValid() || !time.isValid())
        return std::nullopt;
    const QDateTime moment(day, time, brasilia());
    // An hour that was skipped is moved to one that was not.
    if (!moment.isValid() || moment.toString(momentFormat()) != text)
        return std::nullopt;
    return moment.toUTC();
}

std::optional<QDate> fromWireDay(const QString &text)
{
    const QDate day = QDate::fromString(text, u"yyyy-MM-dd"_s);
    if (!day.isValid() || day.toString(Qt::ISODate) != text)
        return std::nullopt;
    return day;
}

std::optional<QUuid> fromWireId(const QString &text)
{
    const QUuid id = QUuid::fromString(text);
    if (id.isNull() || toWireId(id).compare(text, Qt::CaseInsensitive) != 0)
        return std::nullopt;
    return id;
}

QString toWireId(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

} // namespace core
