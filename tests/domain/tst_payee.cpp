// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payee.h"
#include "core/domain/payloadcheck.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QUuid kId(u"0b5e6a1c-1111-4222-8333-0123456789ab"_s);

HostedMerchant hosted(const QString &host)
{
    return {host, u"Loja São José"_s, u"Brasília"_s};
}

} // namespace

class PayeeTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsHosts_data();
    void readsHosts();
    void reportsEveryBrokenField();
    void keepsTextsWithoutBlanksAround();
    void writesAStaticCode();
    void writesACodeWithoutTxid();
    void writesADynamicCode();
    void writesTheLongestHost();
};

void PayeeTest::readsHosts_data()
{
    QTest::addColumn<QString>("host");
    QTest::addColumn<QString>("stored"); // empty: rejected, with that error
    QTest::addColumn<QList<FieldError>>("fields");
    const auto good = [](const QString &host, const QString &stored) {
        QTest::newRow(qPrintable(host)) << host << stored << QList<FieldError>();
    };
    const auto bad = [](const QString &host, Problem problem = Problem::Malformed,
                        qint64 limit = 0) {
        QTest::newRow(qPrintable(u"refuses "_s + host))
            << host << QString() << QList<FieldError>{{Field::Host, problem, limit}};
    };
    good(u"pix.example.com"_s, u"pix.example.com"_s);
    good(u" Pix.EXAMPLE.com "_s, u"pix.example.com"_s);
    good(u"localhost:8080"_s, u"localhost:8080"_s);
    good(u"192.0.2.7"_s, u"192.0.2.7"_s);
    good(u"xn--padaria-7za.example"_s, u"xn--padaria-7za.example"_s);
    good(QString(kMaxHost, u'a'), QString(kMaxHost, u'a'));
    bad(QString(kMaxHost + 1, u'a'), Problem::TooLong, kMaxHost);
    bad(u""_s, Problem::Missing);
    bad(u" "_s, Problem::Missing);
    bad(u"https://example.com"_s);
    bad(u"example.com/pix"_s);
    bad(u"example.com\n"_s + u"a"_s);
    bad(u"example..com"_s);
    bad(u".example.com"_s);
    bad(u"example.com."_s);
    bad(u"-example.com"_s);
    bad(u"example-.com"_s);
    bad(u"example.com:"_s);
    bad(u"example.com:0"_s);
    bad(u"user@example.com"_s);
    bad(u"padaria são.example"_s);
    bad(u"padariasão.example"_s);
}

void PayeeTest::readsHosts()
{
    QFETCH(QString, host);
    QFETCH(QString, stored);
    QFETCH(QList<FieldError>, fields);
    const auto payee = validated(Payee(hosted(host)));
    QCOMPARE(payee.has_value(), fields.isEmpty());
    if (payee)
        QCOMPARE(std::get<HostedMerchant>(*payee).host, stored);
    else
        QCOMPARE(payee.error().fields, fields);
}

void PayeeTest::reportsEveryBrokenField()
{
    const QString nothingInAscii = u"株式会社"_s;
    const auto behindAHost = validated(Payee(HostedMerchant{u"/"_s, u" "_s, nothingInAscii}));
    QVERIFY(!behindAHost);
    QCOMPARE(behindAHost.error().fields,
             QList<FieldError>({{Field::Host, Problem::Malformed},
                                {Field::MerchantName, Problem::Missing},
                                {Field::MerchantCity, Problem::Malformed}}));

    const auto shop =
        validated(Payee(Merchant{samples::merchant().key, nothingInAscii, QString(121, u'c')}));
    QVERIFY(!shop);
    QCOMPARE(shop.error().fields,
             QList<FieldError>({{Field::MerchantName, Problem::Malformed},
                                {Field::MerchantCity, Problem::TooLong, 120}}));
}

void PayeeTest::keepsTextsWithoutBlanksAround()
{
    const Merchant shop = samples::merchant();
    const auto payee = validated(Payee(Merchant{shop.key, u" Loja "_s, u"\tOlinda "_s}));
    QVERIFY(payee);
    QCOMPARE(std::get<Merchant>(*payee), (Merchant{shop.key, u"Loja"_s, u"Olinda"_s}));
}

void PayeeTest::writesAStaticCode()
{
    const auto text = chargeCode(Payee(samples::merchant()), Money::fromCents(1500), kId).toText();
    QVERIFY(text);
    const auto code = BrCode::parse(*text);
    QVERIFY(code && code->warnings.isEmpty());
    QCOMPARE(code->kind, BrCode::Kind::Static);
    QVERIFY(!code->singleUse);
    QCOMPARE(code->key, samples::merchant().key.value());
    QCOMPARE(code->amount->cents(), 1500);
    QCOMPARE(code->txid, u"0b5e6a1c1111422283330123456789ab"_s.left(25));
}

void PayeeTest::writesACodeWithoutTxid()
{
    Merchant shop = samples::merchant();
    shop.txid = CodeTxid::None;
    const auto payee = validated(Payee(shop));
    QVERIFY(payee);
    QCOMPARE(*payee, Payee(shop));
    const auto text = chargeCode(*payee, Money::fromCents(1500), kId).toText();
    QVERIFY(text);
    QVERIFY2(text->contains("62070503***6304"_L1), qPrintable(*text));
    const auto code = BrCode::parse(*text);
    QVERIFY(code && code->warnings.isEmpty());
    QVERIFY(code->txid.isEmpty());
    QCOMPARE(code->amount->cents(), 1500);

    Transaction charge;
    charge.qrCode = *text;
    charge.amount = Money::fromCents(1500);
    QCOMPARE(payloadProblem(charge, *payee), std::nullopt);
    // Charges that were created before the change of the setting stay visible.
    charge.qrCode = *chargeCode(samples::merchant(), charge.amount, kId).toText();
    QCOMPARE(payloadProblem(charge, *payee), std::nullopt);
}

void PayeeTest::writesADynamicCode()
{
    const auto text =
        chargeCode(Payee(hosted(u"pix.example.com"_s)), Money::fromCents(1500), kId).toText();
    QCOMPARE(*text, u"00020101021226760014br.gov.bcb.pix2554"
                    "pix.example.com/qr/v2/0b5e6a1c1111422283330123456789ab"
                    "5204000053039865802BR5913Loja Sao Jose6008Brasilia62070503***6304"_s +
                        text->right(4));
    const auto code = BrCode::parse(*text);
    QVERIFY(code && code->warnings.isEmpty());
    QCOMPARE(code->kind, BrCode::Kind::Dynamic);
    QVERIFY(code->singleUse);
    QVERIFY(!code->amount);
}

void PayeeTest::writesTheLongestHost()
{
    const auto text =
        chargeCode(Payee(hosted(QString(kMaxHost, u'h'))), Money::fromCents(1), kId).toText();
    QVERIFY(text);
    QCOMPARE(BrCode::parse(*text)->url.size(), BrCode::kMaxUrl);
}

BALCAO_GUILESS_TEST(PayeeTest)
#include "tst_payee.moc"
