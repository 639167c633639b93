// SPDX-License-Identifier: GPL-3.0-or-later
//
// Pix keys, with phone numbers and addresses that may be keys: the canonical form is stable and
// matches the patterns of the directory.

#include "core/domain/contact.h"
#include "core/domain/pixkey.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

using namespace Qt::StringLiterals;
using core::PixKey;
using Kind = PixKey::Kind;

namespace
{

bool isCanonical(const QString &value, Kind kind)
{
    switch (kind) {
    case Kind::Cpf:
        return secondopinion::isCpf(value);
    case Kind::Cnpj:
        return secondopinion::isCnpj(value);
    case Kind::Phone:
        return secondopinion::isPhone(value);
    case Kind::Email:
        return secondopinion::isEmail(value) &&
               secondopinion::fits(value, "[a-z0-9.!#$&'*+/=?^_`{|}~@-]{1,77}");
    case Kind::Evp:
        return secondopinion::fits(value, "[0-9a-f]{8}(-[0-9a-f]{4}){3}-[0-9a-f]{12}");
    }
    Q_UNREACHABLE();
}

void readsKeys(const QString &text)
{
    const QList<PixKey> readings = PixKey::readings(text);
    for (const Kind kind : {Kind::Cpf, Kind::Cnpj, Kind::Phone, Kind::Email, Kind::Evp}) {
        REQUIRE(core::pixKeyKindFromText(core::toText(kind)) == kind);
        const auto key = PixKey::parse(text, kind);
        if (isCanonical(text, kind))
            REQUIRE(key && key->value() == text);
        if (!key)
            continue;
        REQUIRE(key->kind() == kind);
        REQUIRE(key->value().size() <= PixKey::kMaxLength);
        REQUIRE(isCanonical(key->value(), kind));
        REQUIRE(PixKey::parse(key->value(), kind) == key);
        REQUIRE(kind == Kind::Phone || readings.contains(*key));
    }
    for (const PixKey &reading : readings)
        REQUIRE(PixKey::parse(text, reading.kind()) == reading);
}

void readsContacts(const QString &text)
{
    REQUIRE(core::isEmail(text) == secondopinion::isEmail(text));
    REQUIRE(core::isMobilePhone(text) == (secondopinion::isPhone(text) && text.size() == 14));
    if (const auto phone = core::normalizedPhone(text)) {
        REQUIRE(secondopinion::isPhone(*phone));
        REQUIRE(core::normalizedPhone(*phone) == phone);
        REQUIRE(core::normalizedPhone(core::phoneToText(*phone)) == phone);
        REQUIRE(core::maskedPhone(*phone) ==
                u"+55 %1 *****-%2"_s.arg(phone->mid(3, 2), phone->last(4)));
    } else {
        REQUIRE(core::phoneToText(text) == text);
        REQUIRE(core::maskedPhone(text) == QString(text.size(), u'*'));
    }
    if (secondopinion::isEmail(text)) {
        REQUIRE(core::maskedEmail(text) == text.left(1) + u"***"_s + text.mid(text.indexOf(u'@')));
    }
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QString text = fuzz::textOf(data, size);
    readsKeys(text);
    readsContacts(text);
    return 0;
}
