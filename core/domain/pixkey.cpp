// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/pixkey.h"

#include "core/domain/contact.h"
#include "core/domain/taxid.h"

#include <QtCore/QRegularExpression>

#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

std::optional<QString> taxKey(QStringView text, TaxId::Kind kind)
{
    const auto id = TaxId::parse(text);
    return id && id->kind() == kind ? std::optional(id->value()) : std::nullopt;
}

std::optional<QString> emailKey(QStringView text)
{
    // Checks the text as typed: some letters become ASCII only in lower case, which would give
    // another person's key.
    const bool isAddress = isEmail(text.trimmed());
    const QString email = text.trimmed().toString().toLower();
    // The directory's rule is stricter than that of e-mail: no percent sign.
    const bool fits = isAddress && !email.contains(u'%') && email.size() <= PixKey::kMaxLength;
    return fits ? std::optional(email) : std::nullopt;
}

std::optional<QString> randomKey(QStringView text)
{
    const QString key = text.trimmed().toString().toLower();
    static const QRegularExpression uuid(
        u"\\A[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}\\z"_s);
    return uuid.match(key).hasMatch() ? std::optional(key) : std::nullopt;
}

/// Returns true for a mobile number with an assigned area code, so that a mistyped CPF does not
/// become an invalid telephone number.
bool isLikelyMobile(const QString &e164)
{
    static const QRegularExpression area(
        u"\\A\\+55(?:[14689][1-9]|2[12478]|3[1-578]|5[1345]|7[134579])"_s);
    return isMobilePhone(e164) && area.match(e164).hasMatch();
}

struct KindWord
{
    PixKey::Kind kind;
    QLatin1StringView word;
};

constexpr std::array kKindWords{
    KindWord{PixKey::Kind::Cpf, "CPF"_L1},     KindWord{PixKey::Kind::Cnpj, "CNPJ"_L1},
    KindWord{PixKey::Kind::Phone, "PHONE"_L1}, KindWord{PixKey::Kind::Email, "EMAIL"_L1},
    KindWord{PixKey::Kind::Evp, "EVP"_L1},
};

} // namespace

std::optional<PixKey> PixKey::parse(QStringView text, Kind kind)
{
    const auto value = [&]() -> std::optional<QString> {
        switch (kind) {
        case Kind::Cpf:
            return taxKey(text, TaxId::Kind::Cpf);
        case Kind::Cnpj:
            return taxKey(text, TaxId::Kind::Cnpj);
        case Kind::Phone:
            return normalizedPhone(text);
        case Kind::Email:
            return emailKey(text);
        case Kind::Evp:
            return randomKey(text);
        }
        Q_UNREACHABLE();
    }();
    return value ? std::optional(PixKey(kind, *value)) : std::nullopt;
}

QList<PixKey> PixKey::readings(QStringView text)
{
    QList<PixKey> found;
    for (const Kind kind : {Kind::Cpf, Kind::Cnpj, Kind::Phone, Kind::Email, Kind::Evp}) {
        const auto key = parse(text, kind);
        if (key && (kind != Kind::Phone || isLikelyMobile(key->value())))
            found.append(*key);
    }
    return found;
}

QString toText(PixKey::Kind kind)
{
    for (const KindWord &row : kKindWords) {
        if (row.kind == kind)
            return row.word;
    }
    Q_UNREACHABLE();
}

std::optional<PixKey::Kind> pixKeyKindFromText(QStringView text)
{
    for (const KindWord &row : kKindWords) {
        if (row.word == text)
            return row.kind;
    }
    return std::nullopt;
}

} // namespace core
