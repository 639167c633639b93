// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/taxid.h"

#include <algorithm>
#include <span>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kCpfLength = 11;
constexpr int kCnpjLength = 14;

// Function objects, which the compiler inlines into algorithms.
constexpr auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
constexpr auto isCapitalOrDigit = [](QChar c) { return isDigit(c) || (c >= u'A' && c <= u'Z'); };

/// Removes only the characters of a mask. Removing everything except digits would destroy a CNPJ
/// with letters and accept invalid text.
QString withoutMask(QStringView text)
{
    const QStringView masked = text.trimmed();
    QString bare(masked.size(), Qt::Uninitialized);
    QChar *to = bare.data();
    for (const QChar c : masked) {
        if (c != u'.' && c != u'-' && c != u'/' && !c.isSpace())
            *to++ = (c >= u'a' && c <= u'z') ? c.toUpper() : c;
    }
    bare.truncate(to - bare.constData());
    return bare;
}

/// Calculates modulo 11. The value of a character is its ASCII code - 48: the digit itself, or 17
/// to 42 for letters.
int checkDigit(QStringView base, std::span<const int> weights)
{
    int sum = 0;
    for (qsizetype i = 0; i < base.size(); ++i)
        sum += (base[i].unicode() - u'0') * weights[static_cast<size_t>(i)];
    const int rest = sum % 11;
    return rest < 2 ? 0 : 11 - rest;
}

/// The weights for the second check digit. The first check digit uses them without the first
/// weight.
constexpr int kCpfWeights[] = {11, 10, 9, 8, 7, 6, 5, 4, 3, 2};
constexpr int kCnpjWeights[] = {6, 5, 4, 3, 2, 9, 8, 7, 6, 5, 4, 3, 2};

bool hasRightCheckDigits(QStringView value, std::span<const int> weights)
{
    const qsizetype base = value.size() - 2;
    return checkDigit(value.first(base), weights.subspan(1)) == value[base].unicode() - u'0' &&
           checkDigit(value.first(base + 1), weights) == value[base + 1].unicode() - u'0';
}

bool isShapedBare(QStringView bare)
{
    if (bare.size() == kCpfLength)
        return std::all_of(bare.begin(), bare.end(), isDigit);
    return bare.size() == kCnpjLength &&
           std::all_of(bare.begin(), bare.end() - 2, isCapitalOrDigit) &&
           std::all_of(bare.end() - 2, bare.end(), isDigit);
}

} // namespace

std::optional<TaxId> TaxId::parse(QStringView text)
{
    const QString bare = withoutMask(text);
    if (!isShapedBare(bare) || bare.count(bare[0]) == bare.size())
        return std::nullopt;
    const bool right = bare.size() == kCpfLength ? hasRightCheckDigits(bare, kCpfWeights)
                                                 : hasRightCheckDigits(bare, kCnpjWeights);
    return right ? std::optional(TaxId(bare)) : std::nullopt;
}

std::optional<TaxId> TaxId::withCheckDigits(const QString &base)
{
    if (base.size() != kCpfLength - 2 && base.size() != kCnpjLength - 2)
        return std::nullopt;
    const std::span<const int> weights =
        base.size() == kCpfLength - 2 ? std::span<const int>(kCpfWeights) : kCnpjWeights;
    QString value = base;
    for (const auto part : {weights.subspan(1), weights})
        value += QChar(u'0' + checkDigit(value, part));
    return isShapedBare(value) && value.count(value[0]) != value.size()
               ? std::optional(TaxId(value))
               : std::nullopt;
}

bool TaxId::isShaped(QStringView text)
{
    return isShapedBare(withoutMask(text));
}

QString TaxId::toText() const
{
    const QStringView mask = kind() == Kind::Cpf ? u"###.###.###-##" : u"##.###.###/####-##";
    QString text(mask.size(), Qt::Uninitialized);
    const QChar *next = m_value.cbegin();
    std::transform(mask.begin(), mask.end(), text.begin(),
                   [&next](QChar place) { return place == u'#' ? *next++ : place; });
    return text;
}

QString TaxId::toMaskedText() const
{
    if (kind() == Kind::Cnpj)
        return toText();
    const QStringView v = m_value;
    return u"***.%1.%2-**"_s.arg(v.mid(3, 3), v.mid(6, 3));
}

} // namespace core
