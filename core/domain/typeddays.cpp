// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/typeddays.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Days = std::pair<QDate, QDate>;

/// Returns the text in lower case, without accents and with single spaces.
QString plain(QStringView text)
{
    QString letters;
    for (const QChar c : text.toString().normalized(QString::NormalizationForm_D).toLower()) {
        if (c.category() != QChar::Mark_NonSpacing)
            letters += c;
    }
    return letters.simplified();
}

/// Returns the days before today that the word means; nullopt if it means none.
std::optional<int> daysBefore(const QString &word)
{
    constexpr std::array kRelativeDays{
        std::pair("hoje"_L1, 0),      std::pair("today"_L1, 0),     std::pair("hoy"_L1, 0),
        std::pair("ontem"_L1, 1),     std::pair("yesterday"_L1, 1), std::pair("ayer"_L1, 1),
        std::pair("anteontem"_L1, 2), std::pair("anteayer"_L1, 2),
    };
    for (const auto &[name, days] : kRelativeDays) {
        if (word == name)
            return days;
    }
    return std::nullopt;
}

/// Returns the weekday as in QDate, 1 to 7; 0 if the word is none.
int weekdayOf(QString word)
{
    constexpr std::array kNames{
        std::array{"segunda"_L1, "monday"_L1, "lunes"_L1},
        std::array{"terca"_L1, "tuesday"_L1, "martes"_L1},
        std::array{"quarta"_L1, "wednesday"_L1, "miercoles"_L1},
        std::array{"quinta"_L1, "thursday"_L1, "jueves"_L1},
        std::array{"sexta"_L1, "friday"_L1, "viernes"_L1},
        std::array{"sabado"_L1, "saturday"_L1, "sabado"_L1},
        std::array{"domingo"_L1, "sunday"_L1, "domingo"_L1},
    };
    if (word.endsWith("-feira"_L1) || word.endsWith(" feira"_L1))
        word.chop(6);
    for (size_t day = 0; day < kNames.size(); ++day) {
        if (std::find(kNames.at(day).begin(), kNames.at(day).end(), word) != kNames.at(day).end())
            return static_cast<int>(day) + 1;
    }
    return 0;
}

/// Removes a word for "previous", as in "last week". Returns true if the text has one.
bool removePrevious(QString &text)
{
    for (const auto &word : {"last "_L1, "ultima "_L1, "ultimo "_L1}) {
        if (text.startsWith(word)) {
            text = text.sliced(word.size());
            return true;
        }
    }
    for (const auto &word : {" passada"_L1, " passado"_L1, " pasada"_L1, " pasado"_L1}) {
        if (text.endsWith(word)) {
            text.chop(word.size());
            return true;
        }
    }
    return false;
}

/// Removes a word that means the present one from the text. Returns true if there was one.
bool takeThis(QString &text)
{
    for (const auto &word : {"this "_L1, "esta "_L1, "essa "_L1, "este "_L1, "esse "_L1}) {
        if (text.startsWith(word)) {
            text = text.sliced(word.size());
            return true;
        }
    }
    return false;
}

/// Parses words that need a day of reference.
std::optional<Days> parseWords(QString text, QDate today)
{
    if (const auto days = daysBefore(text))
        return Days{today.addDays(-*days), today.addDays(-*days)};
    const bool isLast = removePrevious(text);
    const bool isThis = !isLast && takeThis(text);
    if (isLast || isThis) {
        const QDate sunday = today.addDays(-(today.dayOfWeek() % 7));
        const QDate first(today.year(), today.month(), 1);
        if (text == "semana"_L1 || text == "week"_L1)
            return isThis ? Days{sunday, today} : Days{sunday.addDays(-7), sunday.addDays(-1)};
        if (text == "mes"_L1 || text == "month"_L1)
            return isThis ? Days{first, today} : Days{first.addMonths(-1), first.addDays(-1)};
    }
    const int weekday = weekdayOf(text);
    if (weekday == 0 || isThis)
        return std::nullopt;
    int back = (today.dayOfWeek() - weekday + 7) % 7;
    if (isLast && back == 0)
        back = 7;
    return Days{today.addDays(-back), today.addDays(-back)};
}

QDate parseDate(const QString &text, QDate today)
{
    for (const QString &format : {u"yyyy-MM-dd"_s, u"d/M/yyyy"_s, u"d.M.yyyy"_s}) {
        const QDate day = QDate::fromString(text, format);
        if (day.isValid())
            return day;
    }
    static const QRegularExpression dayAndMonth(u"^([0-9]{1,2})/([0-9]{1,2})(?:/([0-9]{2}))?$"_s);
    const QRegularExpressionMatch match = dayAndMonth.match(text);
    if (!match.hasMatch())
        return {};
    const int day = match.captured(1).toInt();
    const int month = match.captured(2).toInt();
    if (!match.captured(3).isEmpty())
        return {2000 + match.captured(3).toInt(), month, day};
    constexpr int kLeapYears = 8; // between two 29ths of February, at most
    for (int year = today.year(); year >= today.year() - kLeapYears; --year) {
        const QDate date(year, month, day);
        if (date.isValid() && date <= today)
            return date;
    }
    return {};
}

} // namespace

std::optional<std::pair<QDate, QDate>> parseTypedDays(QStringView text, QDate today)
{
    const QString words = plain(text);
    if (const QDate day = parseDate(words, today); day.isValid())
        return Days{day, day};
    return parseWords(words, today);
}

} // namespace core
