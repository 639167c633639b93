// SPDX-License-Identifier: GPL-3.0-or-later
//
// CPF and CNPJ: accepted if and only if a second calculation of the check digits agrees.

#include "core/domain/taxid.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

using namespace Qt::StringLiterals;
using core::TaxId;

namespace
{

QString withoutMask(const QString &text)
{
    QString bare = text.trimmed().remove(QRegularExpression(u"[-./\\x{9}-\\x{d}\\x{85}\\p{Z}]"_s));
    for (QChar &c : bare) {
        if (c >= u'a' && c <= u'z')
            c = QChar(c.unicode() - u'a' + u'A');
    }
    return bare;
}

void judges(const QString &text)
{
    const QString bare = withoutMask(text);
    const bool isCpf = secondopinion::isCpf(bare);
    const bool isCnpj = secondopinion::isCnpj(bare);
    const auto id = TaxId::parse(text);
    REQUIRE(id.has_value() == (isCpf || isCnpj));
    REQUIRE(TaxId::isShaped(text) == secondopinion::fits(bare, "[0-9]{11}|[0-9A-Z]{12}[0-9]{2}"));
    if (!id)
        return;
    REQUIRE(id->value() == bare);
    REQUIRE(id->kind() == (isCpf ? TaxId::Kind::Cpf : TaxId::Kind::Cnpj));
    REQUIRE(TaxId::parse(id->value()) == id);
    REQUIRE(TaxId::parse(id->toText()) == id);
    const QString masked = id->toMaskedText();
    REQUIRE(masked.size() == id->toText().size());
    REQUIRE(isCnpj || (masked.startsWith(u"***."_s) && masked.endsWith(u"-**"_s)));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QString text = fuzz::textOf(data, size);
    judges(text);
    // Also as the beginning of a number: correct check digits are not found by chance.
    const QString base = withoutMask(text);
    const auto id = TaxId::withCheckDigits(base);
    const bool isBase = secondopinion::fits(base, "[0-9]{9}|[0-9A-Z]{12}");
    REQUIRE(!id || isBase);
    if (id) {
        REQUIRE(id->value().startsWith(base) && id->value().size() == base.size() + 2);
        judges(id->value());
        judges(id->toText());
    } else if (isBase) { // Only a repeated digit has none.
        REQUIRE(base == QString(base.size(), base[0]));
    }
    return 0;
}
