// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/searchtext.h"

#include "core/domain/ascii.h"
#include "core/domain/endtoendid.h"
#include "core/domain/pixkey.h"
#include "core/domain/taxid.h"
#include "core/domain/transactionfilter.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kMaxReferenceLength = 50;
constexpr int kMinSuffixLength = 6;
constexpr int kMaxSuffixLength = 32;
constexpr int kMaxReais = 7;  // digits; longer numbers are not amounts
constexpr int kMinPhone = 3;  // digits
constexpr int kMaxPhone = 13; // digits, including the country code
constexpr int kMaxDocument = 14;

bool isAlphanumeric(QChar c)
{
    return isDigit(c) || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
}

bool isLetterOrNumber(QChar c)
{
    return c.isLetterOrNumber();
}

/// Returns true for separators that people type in documents and telephone numbers.
bool isMask(QChar c)
{
    return u" .-/()+"_s.contains(c);
}

QString digitsOf(const QString &text)
{
    QString digits;
    std::copy_if(text.begin(), text.end(), std::back_inserter(digits), isDigit);
    return digits;
}

std::optional<QUuid> readId(const QString &text)
{
    QString plain = text;
    plain.remove(u'-').remove(u'{').remove(u'}');
    if (plain.size() != 32)
        return std::nullopt;
    const auto id = QUuid::fromString(u"%1-%2-%3-%4-%5"_s.arg(
        plain.mid(0, 8), plain.mid(8, 4), plain.mid(12, 4), plain.mid(16, 4), plain.mid(20)));
    return id.isNull() ? std::nullopt : std::optional(id);
}

/// Parses a price as on a tag or a receipt.
std::optional<Money> readAmount(const QString &text)
{
    const auto typed = Money::parseTyped(text);
    if (typed || !text.contains(u'.'))
        return typed;
    const bool isGrouped = text.size() - text.indexOf(u'.') > 3;
    return isGrouped ? std::nullopt : Money::parseDecimal(text);
}

QDate readDay(const QString &text)
{
    for (const QString &format : {u"yyyy-MM-dd"_s, u"d/M/yyyy"_s, u"d.M.yyyy"_s}) {
        const QDate day = QDate::fromString(text, format);
        if (day.isValid())
            return day;
    }
    return {};
}

TransactionFilter ofAmount(Money amount)
{
    return {.minAmount = amount, .maxAmount = amount};
}

/// Returns the meanings of a text of digits, ignoring separators.
QList<TransactionFilter> readDigits(const QString &text)
{
    const QString digits = digitsOf(text);
    QList<TransactionFilter> readings;
    if (digits == text && digits.size() <= kMaxReais && digits.toLongLong() > 0)
        readings.append(ofAmount(Money::fromCents(digits.toLongLong() * 100)));
    if (digits.size() <= kMaxDocument)
        readings.append({.nameOrDocument = digits});
    const auto keys = PixKey::readings(text);
    for (const PixKey &key : keys)
        readings.append({.pixKey = key.value()});
    if (digits.size() >= kMinPhone && digits.size() <= kMaxPhone)
        readings.append({.phone = digits});
    return readings;
}

} // namespace

QList<TransactionFilter> readSearch(const QString &text)
{
    const QString typed = QString(text).remove(QChar::Null).simplified();
    if (std::none_of(typed.begin(), typed.end(), isLetterOrNumber))
        return {};
    QList<TransactionFilter> readings;
    if (const auto id = readId(typed)) {
        readings = {
            {.identifier = id}, {.pixKey = id->toString(QUuid::WithoutBraces)}, {.platform = id}};
    }
    if (const auto amount = readAmount(typed))
        readings.append(ofAmount(*amount));
    if (const QDate day = readDay(typed); day.isValid())
        readings.append({.initialDate = day, .finalDate = day});
    if (EndToEndId::parse(typed))
        readings.append({.endToEndId = typed});
    if (typed.size() <= kMaxReferenceLength)
        readings.append({.reference = typed});
    const bool isEnding = std::all_of(typed.begin(), typed.end(), isAlphanumeric) &&
                          typed.size() >= kMinSuffixLength && typed.size() <= kMaxSuffixLength;
    if (isEnding)
        readings.append({.endToEndIdEnding = typed});
    if (std::all_of(typed.begin(), typed.end(), [](QChar c) { return isDigit(c) || isMask(c); }))
        return readings + readDigits(typed);
    if (const auto document = TaxId::parse(typed))
        readings.append({.nameOrDocument = document->value()});
    const auto keys = PixKey::readings(typed);
    for (const PixKey &key : keys) {
        if (key.kind() != PixKey::Kind::Evp)
            readings.append({.pixKey = key.value()});
    }
    readings.append({.nameOrDocument = typed});
    return readings;
}

} // namespace core
