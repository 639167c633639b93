// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/daytext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtCore/QTime>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString cutoffText(int cutoffMinutes)
{
    constexpr int kSecondsPerMinute = 60;
    return QTime(0, 0).addSecs(cutoffMinutes * kSecondsPerMinute).toString(u"HH:mm"_s);
}

QString businessDayText(QDate day, int cutoffMinutes)
{
    const QString date = QLocale().toString(day, QLocale::LongFormat);
    return cutoffMinutes == 0 ? date
                              : Words::tr("%1, from %2", "a day, the time at which it begins")
                                    .arg(date, cutoffText(cutoffMinutes));
}

} // namespace ui
