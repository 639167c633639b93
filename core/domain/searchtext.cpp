// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/searchtext.h"

#include "core/domain/ascii.h"
#include "core/domain/endtoendid.h"
#include "core/domain/filterparts.h"
#include "core/domain/pixkey.h"
#include "core/domain/taxid.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/typeddays.h"

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
constexpr qsizetype kMaxFactWords = 6;      // longer texts are one fact
constexpr qsizetype kMaxOrderedWords = 3;   // six orders
constexpr qsizetype kMaxSimilar = 8;        // corrected ends of an id
constexpr qsizetype kMaxSimilarLength = 12; // longer ends are copied, not typed

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

TransactionFilter ofAmount(Money amount)
{
    return {.minAmount = amount, .maxAmount = amount};
}

bool isEnding(const QString &text)
{
    return text.size() >= kMinSuffixLength && text.size() <= kMaxSuffixLength &&
           std::all_of(text.begin(), text.end(), isAlphanumeric);
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

/// Returns the meanings of the whole text.
QList<TransactionFilter> readWhole(const QString &typed, QDate today)
{
    QList<TransactionFilter> readings;
    if (const auto id = readId(typed)) {
        readings = {
            {.identifier = id}, {.pixKey = id->toString(QUuid::WithoutBraces)}, {.platform = id}};
    }
    if (const auto amount = readAmount(typed))
        readings.append(ofAmount(*amount));
    if (const auto days = parseTypedDays(typed, today))
        readings.append({.initialDate = days->first, .finalDate = days->second});
    if (EndToEndId::parse(typed))
        readings.append({.endToEndId = typed});
    if (typed.size() <= kMaxReferenceLength)
        readings.append({.reference = typed});
    if (isEnding(typed))
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

/// Returns the fact that starts at the word: an amount, or a day of one to three words. Increases
/// `next` by the number of words.
std::optional<TransactionFilter> readFact(const QStringList &words, QDate today, qsizetype &next)
{
    for (qsizetype count = std::min<qsizetype>(3, words.size() - next); count > 0; --count) {
        const QString text = words.sliced(next, count).join(u' ');
        const auto days = parseTypedDays(text, today);
        if (!days)
            continue;
        next += count;
        return TransactionFilter{.initialDate = days->first, .finalDate = days->second};
    }
    const QString &word = words[next];
    auto amount = readAmount(word);
    if (!amount && word.size() <= kMaxReais && std::all_of(word.begin(), word.end(), isDigit) &&
        word.toLongLong() > 0)
        amount = Money::fromCents(word.toLongLong() * 100);
    if (!amount)
        return std::nullopt;
    ++next;
    return ofAmount(*amount);
}

/// Returns the meanings of a text with an amount or a day next to something else.
QList<TransactionFilter> readFacts(const QString &typed, QDate today)
{
    const QStringList words = typed.split(u' ');
    const bool isOneFact = readAmount(typed) || parseTypedDays(typed, today);
    if (isOneFact || words.size() < 2 || words.size() > kMaxFactWords)
        return {};
    TransactionFilter facts;
    QStringList others;
    for (qsizetype next = 0; next < words.size();) {
        const qsizetype at = next;
        const auto fact = readFact(words, today, next);
        const bool isNew = fact && !partsOf(facts).contains(partsOf(*fact).first());
        if (isNew) {
            facts = withParts(facts, *fact);
        } else {
            others.append(words[at]);
            next = at + 1;
        }
    }
    const qsizetype count = partsOf(facts).size();
    if (count == 0 || (others.isEmpty() && count < 2))
        return {};
    if (others.isEmpty())
        return {facts};
    QList<TransactionFilter> readings;
    for (const TransactionFilter &other : readWhole(others.join(u' '), today)) {
        if (!partsOf(facts).contains(partsOf(other).first()))
            readings.append(withParts(facts, other));
    }
    return readings;
}

/// Returns the names with the words in every other order.
QList<TransactionFilter> readOtherOrders(const QString &typed)
{
    QStringList words = typed.split(u' ');
    if (words.size() < 2 || words.size() > kMaxOrderedWords)
        return {};
    QList<TransactionFilter> readings;
    std::sort(words.begin(), words.end());
    do {
        const QString name = words.join(u' ');
        if (name != typed)
            readings.append({.nameOrDocument = name});
    } while (std::next_permutation(words.begin(), words.end()));
    return readings;
}

/// Returns the ends of an id with other characters that look similar on paper.
QList<TransactionFilter> readSimilarEndings(const QString &typed)
{
    QStringList endings{QString()};
    for (const QChar c : typed) {
        QString similar(c);
        for (const QString &group : {u"0O"_s, u"1lI"_s}) {
            if (group.contains(c, Qt::CaseInsensitive))
                similar = c + QString(group).remove(c, Qt::CaseInsensitive);
        }
        QStringList longer;
        for (const QChar one : similar) {
            for (const QString &ending : std::as_const(endings))
                longer.append(ending + one);
        }
        endings = longer.first(std::min(longer.size(), kMaxSimilar + 1));
    }
    QList<TransactionFilter> readings;
    for (const QString &ending : std::as_const(endings)) {
        if (ending != typed)
            readings.append({.endToEndIdEnding = ending});
    }
    return readings;
}

} // namespace

QList<TransactionFilter> readSearch(const QString &text, QDate today)
{
    const QString typed = QString(text).remove(QChar::Null).simplified();
    if (std::none_of(typed.begin(), typed.end(), isLetterOrNumber))
        return {};
    auto readings = readWhole(typed, today) + readFacts(typed, today);
    const bool hasLetter = !std::all_of(typed.begin(), typed.end(), isDigit);
    if (isEnding(typed) && hasLetter && typed.size() <= kMaxSimilarLength)
        readings += readSimilarEndings(typed);
    const bool isName =
        std::all_of(typed.begin(), typed.end(), [](QChar c) { return !isDigit(c) && c != u'@'; });
    return isName ? readings + readOtherOrders(typed) : readings;
}

} // namespace core
