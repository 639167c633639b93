// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/storedcode.h"
#include "core/domain/transaction.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QUuid kId(u"03ea5b26-c07b-4cba-8e4a-2698bdcea4c8"_s);
const QUuid kOtherId(u"13ea5b26-c07b-4cba-8e4a-2698bdcea4c8"_s);
const Money kAmount = Money::fromCents(1500);

Merchant merchant(const QString &key, const QString &name = u"Loja"_s,
                  CodeTxid txid = CodeTxid::Charge)
{
    return {*PixKey::parse(key, PixKey::Kind::Email), name, u"Recife"_s, txid};
}

Transaction charge(const BrCode &code, Status::Code status = Status::Code::Pending)
{
    Transaction transaction;
    transaction.id = kId;
    transaction.operation = Operation::CashIn;
    transaction.amount = kAmount;
    transaction.status = Status(status);
    transaction.qrCode = code.toText().value_or(QString());
    return transaction;
}

} // namespace

class StoredCodeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void acceptsOnlyCodesOfTheCharge_data();
    void acceptsOnlyCodesOfTheCharge();
    void ignoresWhatNobodyPays();
    void checksHostedCodes();
    void refusesADamagedCode();
};

void StoredCodeTest::acceptsOnlyCodesOfTheCharge_data()
{
    QTest::addColumn<BrCode>("code");
    QTest::addColumn<bool>("passes");
    const auto of = [](const Merchant &payee) { return chargeCode(payee, kAmount, kId); };
    QTest::newRow("present key") << of(merchant(u"loja@example.com"_s)) << true;
    QTest::newRow("other name") << of(merchant(u"loja@example.com"_s, u"Outra"_s)) << true;
    QTest::newRow("without a txid")
        << of(merchant(u"loja@example.com"_s, u"Loja"_s, CodeTxid::None)) << true;
    QTest::newRow("former key") << of(merchant(u"antes@example.com"_s)) << true;
    QTest::newRow("foreign key") << of(merchant(u"ladrao@example.com"_s)) << false;
    const Merchant own = merchant(u"loja@example.com"_s);
    QTest::newRow("other amount") << chargeCode(own, Money::fromCents(1501), kId) << false;
    QTest::newRow("code of another charge") << chargeCode(own, kAmount, kOtherId) << false;
    QTest::newRow("dynamic code") << chargeCode(Payee(HostedMerchant{u"pix.example.com"_s,
                                                                     u"Loja"_s, u"Recife"_s}),
                                                kAmount, kId)
                                  << false;
}

void StoredCodeTest::acceptsOnlyCodesOfTheCharge()
{
    QFETCH(BrCode, code);
    QFETCH(bool, passes);
    const StoredCodeCheck check(merchant(u"loja@example.com"_s),
                                {u"outra@example.com"_s, u"antes@example.com"_s});
    QVERIFY(!charge(code).qrCode.isEmpty());
    QCOMPARE(check.passes(charge(code)), passes);
    QVERIFY(StoredCodeCheck(std::nullopt).passes(charge(code))); // the payee is unknown
}

void StoredCodeTest::ignoresWhatNobodyPays()
{
    const StoredCodeCheck check(merchant(u"loja@example.com"_s));
    const BrCode foreign = chargeCode(merchant(u"ladrao@example.com"_s), kAmount, kId);
    QVERIFY(!check.passes(charge(foreign)));
    QVERIFY(check.passes(charge(foreign, Status::Code::Paid)));
    Transaction payout = charge(foreign);
    payout.operation = Operation::CashOut;
    QVERIFY(check.passes(payout));
}

void StoredCodeTest::checksHostedCodes()
{
    const Payee payee = HostedMerchant{u"pix.example.com"_s, u"Loja"_s, u"Recife"_s};
    const StoredCodeCheck check(payee);
    QVERIFY(check.passes(charge(chargeCode(payee, kAmount, kId))));
    QVERIFY(!check.passes(charge(chargeCode(payee, kAmount, kOtherId))));
    const Payee other = HostedMerchant{u"pix.example.net"_s, u"Loja"_s, u"Recife"_s};
    QVERIFY(!check.passes(charge(chargeCode(other, kAmount, kId))));
}

/// An attacker who replaces the key in the text leaves the checksum of the old text.
void StoredCodeTest::refusesADamagedCode()
{
    const StoredCodeCheck check(merchant(u"loja@example.com"_s));
    Transaction damaged = charge(chargeCode(merchant(u"loja@example.com"_s), kAmount, kId));
    damaged.qrCode.replace(u"loja@"_s, u"roja@"_s);
    QVERIFY(!check.passes(damaged));
    damaged.qrCode.clear();
    QVERIFY(!check.passes(damaged));
}

BALCAO_GUILESS_TEST(StoredCodeTest)
#include "tst_storedcode.moc"
