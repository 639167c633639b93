// SPDX-License-Identifier: GPL-3.0-or-later
//
// Answers of a bank's API Pix. What was read must be within the limits of the standard, and must
// not depend on the kind of JSON value or on the form of the list.

#include "core/apipix/apipixjson.h"
#include "core/apipix/cobrequest.h"
#include "core/domain/brcode.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

using core::Cob;
using core::Money;
using core::PixPayment;

namespace
{

const QStringList kCode{QStringLiteral("pixCopiaECola")};

void isRead(const PixPayment &payment)
{
    REQUIRE(secondopinion::fits(payment.endToEndId, "E[0-9A-Z]{8}[0-9]{12}[A-Za-z0-9]{11}"));
    REQUIRE(secondopinion::fits(payment.txid, "[A-Za-z0-9]{0,35}"));
    REQUIRE(payment.amount > Money() && payment.amount.cents() <= Money::kMaxCents);
    REQUIRE(payment.settledAt.isValid() && payment.settledAt.timeSpec() == Qt::UTC);
    REQUIRE(payment.pixKey.size() <= 77);
    REQUIRE(payment.returned() <= payment.amount);
    for (const core::PixReturn &each : payment.returns)
        REQUIRE(each.returnId.isEmpty() || each.returnId.startsWith(u'D'));
}

void isRead(const Cob &cob)
{
    REQUIRE(secondopinion::fits(cob.txid, "[A-Za-z0-9]{1,35}"));
    REQUIRE(cob.amount > Money());
    REQUIRE(cob.createdAt.isValid());
    REQUIRE(cob.lifetime.count() >= 0);
    REQUIRE(!cob.revision || *cob.revision >= 0);
    for (const PixPayment &payment : cob.payments)
        isRead(payment);
}

/// A charge that counts as the ordered one is unpaid and unchanged, and its code leads to the host
/// that the order allows.
void isMatched(const Cob &cob)
{
    const QUuid id(cob.txid.left(8) + u'-' + cob.txid.mid(8, 4) + u'-' + cob.txid.mid(12, 4) +
                   u'-' + cob.txid.mid(16, 4) + u'-' + cob.txid.mid(20));
    const auto keys = core::PixKey::readings(cob.pixKey);
    if (keys.isEmpty())
        return;
    core::CobOrder order{
        .id = id,
        .amount = cob.amount,
        .merchant = {keys.constFirst(), QStringLiteral("Loja"), QStringLiteral("Natal")},
        .hosts = {QStringLiteral("pix.example.com")}};
    core::BankCode code;
    if (core::matchOf(cob, order, code) == core::CobMatch::Ordered) {
        REQUIRE(cob.status == core::CobStatus::Active && cob.payments.isEmpty());
        REQUIRE(cob.revision.value_or(0) == 0);
        const auto read = core::BrCode::parse(code.text);
        REQUIRE(read && read->kind == core::BrCode::Kind::Dynamic);
        REQUIRE(read->url.contains(QStringLiteral("pix.example.com"), Qt::CaseInsensitive));
        REQUIRE(code.id == id);
    }
    order.amount += Money::fromCents(1);
    REQUIRE(core::matchOf(cob, order, code) == core::CobMatch::Other);
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    const QByteArray json(reinterpret_cast<const char *>(data), static_cast<qsizetype>(size));
    const auto payment = core::pixPaymentFromJson(json);
    if (payment)
        isRead(*payment);
    if (const auto page = core::pixPageFromJson(json)) {
        REQUIRE(page->page >= 0 && page->pageCount >= 0 && page->unreadable >= 0);
        for (const PixPayment &each : page->items)
            isRead(each);
    }
    if (const auto cob = core::cobFromJson(json, kCode)) {
        isRead(*cob);
        isMatched(*cob);
    }
    if (const auto page = core::cobPageFromJson(json, kCode)) {
        for (const Cob &each : page->items)
            isRead(each);
    }
    if (const auto read = core::pixReturnFromJson(json))
        REQUIRE(read->amount > Money());
    if (const auto token = core::apiPixTokenFromJson(json)) {
        REQUIRE(!token->value.isEmpty());
        for (const char c : token->value)
            REQUIRE(c > ' ' && c < '\x7F');
    }
    REQUIRE(core::apiPixProblemFromJson(json).text.size() <= 300);
    // The same text as an item of a list is the same payment.
    if (payment) {
        const auto page = core::pixPageFromJson(
            R"({"parametros":{"paginacao":{"paginaAtual":0,"quantidadeDePaginas":1,)"
            R"("quantidadeTotalDeItens":1}},"pix":[)" +
            json + "]}");
        REQUIRE(page && page->items == QList{*payment});
    }
    return 0;
}
