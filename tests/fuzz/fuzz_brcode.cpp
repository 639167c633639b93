// SPDX-License-Identifier: GPL-3.0-or-later
//
// BR Codes: a wrong checksum is always rejected, and a code that is written again keeps its
// content.

#include "core/domain/brcode.h"
#include "core/domain/payloadcheck.h"
#include "core/domain/transaction.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

using namespace Qt::StringLiterals;
using core::BrCode;
using core::Money;

namespace
{

/// Returns the code as our writer changes it: texts folded and cut. A dynamic code loses the
/// amount, txid and info next to its URL.
BrCode asWritten(BrCode code)
{
    code.info =
        core::foldedToAscii(code.info).left(BrCode::kMaxKeyAndInfo - code.key.size()).trimmed();
    code.merchantName =
        core::foldedToAscii(code.merchantName).left(BrCode::kMaxMerchantName).trimmed();
    code.merchantCity =
        core::foldedToAscii(code.merchantCity).left(BrCode::kMaxMerchantCity).trimmed();
    code.warnings.clear();
    if (code.kind == BrCode::Kind::Dynamic) {
        code.amount.reset();
        code.txid.clear();
        code.info.clear();
    }
    return code;
}

void writesTheSame(const BrCode &code)
{
    const auto text = code.toText();
    if (!text)
        return;
    REQUIRE(secondopinion::fits(*text, "[ -~]+") && text->size() <= BrCode::kMaxLength);
    REQUIRE(text->last(4).toLatin1() == secondopinion::crcText(text->chopped(4).toLatin1()));
    const auto again = BrCode::parse(*text);
    REQUIRE(again);
    REQUIRE(*again == asWritten(code));
    REQUIRE(again->toText() == text);
}

/// Returns some payees, including the one in the code itself.
QList<core::Payee> payees(const BrCode &code)
{
    QList<core::Payee> list{core::Merchant{core::demoKey(), u"Loja"_s, u"Natal"_s},
                            core::HostedMerchant{u"pix.example.com"_s, u"Loja"_s, u"Natal"_s},
                            core::HostedMerchant{code.url.section(u'/', 0, 0), {}, {}}};
    for (const core::PixKey &key : core::PixKey::readings(code.key))
        list.append(core::Merchant{key, u"Loja"_s, u"Natal"_s});
    return list;
}

bool isBehind(const QString &url, const QString &host)
{
    const QString location = url.startsWith(u"https://"_s, Qt::CaseInsensitive) ? url.mid(8) : url;
    return !url.isEmpty() && location.section(u'/', 0, 0).toCaseFolded() == host.toCaseFolded();
}

/// Removes whitespace and the invisible characters of copied texts at both ends.
QString withoutEnds(QString text)
{
    const QString run = u"[\\x{9}-\\x{d}\\x{85}\\x{200B}\\x{FEFF}\\p{Z}]+"_s;
    static const QRegularExpression kEnds(u"\\A"_s + run + u'|' + run + u"\\z"_s);
    return text.remove(kEnds);
}

void reads(const QString &text)
{
    const auto code = BrCode::parse(text);
    if (!code)
        return;
    const QString bare = withoutEnds(text);
    const QByteArray bytes = bare.toUtf8();
    REQUIRE(bytes.size() <= BrCode::kMaxLength);
    REQUIRE(bytes.startsWith("000201") && bytes.chopped(4).endsWith("6304"));
    REQUIRE(bytes.last(4).toUpper() == secondopinion::crcText(bytes.chopped(4)));
    REQUIRE(!BrCode::parse(bare.chopped(1) + u'X'));
    REQUIRE((code->kind == BrCode::Kind::Static) == !code->key.isEmpty());
    REQUIRE((code->kind == BrCode::Kind::Dynamic) == !code->url.isEmpty());
    REQUIRE(code->kind != BrCode::Kind::Recurrence || !code->recurrenceUrl.isEmpty());
    REQUIRE(!code->amount ||
            (!code->amount->isNegative() && code->amount->cents() <= Money::kMaxCents));
    writesTheSame(*code);

    core::Transaction charge;
    charge.qrCode = text;
    charge.amount = Money::fromCents(1234);
    const bool asks = code->kind == BrCode::Kind::Dynamic ||
                      (code->kind == BrCode::Kind::Static && code->amount == charge.amount);
    const bool asksForNothingElse = code->recurrenceUrl.isEmpty() &&
                                    code->withdrawalIspb.isEmpty() && !code->asksForTip &&
                                    text.trimmed() == bare;
    for (const core::Payee &payee : payees(*code)) {
        const auto *shop = std::get_if<core::Merchant>(&payee);
        const bool isItsOwn = shop
                                  ? code->key == shop->key.value()
                                  : isBehind(code->url, std::get<core::HostedMerchant>(payee).host);
        REQUIRE(!core::payloadProblem(charge, payee) == (asks && asksForNothingElse && isItsOwn));
    }
    REQUIRE(core::payloadProblem(charge, std::nullopt));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QString text = fuzz::textOf(data, size);
    const QString folded = core::foldedToAscii(text);
    REQUIRE(secondopinion::fits(folded, "[ -~]*") && core::foldedToAscii(folded) == folded);

    reads(text);
    // Also as the objects of a code: a correct checksum is not found by chance.
    const QString objects = text.trimmed() + u"6304"_s;
    reads(objects + QString::fromLatin1(secondopinion::crcText(objects.toUtf8())));
    return 0;
}
