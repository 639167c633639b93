// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/draftvalidation.h"
#include "core/domain/profile.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using core::Error;
using core::Field;
using core::FieldError;
using core::PayerData;
using core::PayerProfile;
using core::PixKey;
using core::Problem;
using core::ShopProfileDraft;
using core::validated;
using namespace Qt::StringLiterals;

namespace
{

const QString kBold = QString::fromUcs4(U"\U0001D400", 1);

ShopProfileDraft shop()
{
    return {
        .pixKey = u"00.038.166/0001-05"_s,
        .keyType = {},
        .merchantName = u"Padaria São João"_s,
        .merchantCity = u"São Paulo"_s,
        .payer =
            {
                .name = u"Consumidor"_s,
                .email = u"caixa@example.com"_s,
                .phone = u"+5511987654321"_s,
                .document = u"00038166000105"_s,
                .description = u"Venda no balcão"_s,
            },
    };
}

QList<FieldError> broken(const ShopProfileDraft &draft, PayerData payer = PayerData::Required)
{
    const auto result = validated(draft, payer);
    if (result)
        return {};
    if (result.error().code != Error::Code::InvalidInput || result.error().fields.isEmpty())
        qFatal("refused without a reason");
    return result.error().fields;
}

} // namespace

class TestProfile : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void storesTextsNormalised()
    {
        ShopProfileDraft draft = shop();
        draft.merchantName = u"  Padaria São João\n"_s;
        draft.merchantCity = u"\u00a0São Paulo "_s;
        draft.payer.name = u" Consumidor "_s;
        draft.payer.email = u" caixa@example.com"_s;
        draft.payer.phone = u"(11) 98765-4321"_s;
        draft.payer.document = u"00.038.166/0001-05"_s;
        draft.payer.description = u"Venda no balcão\t"_s;
        const auto profile = validated(draft, PayerData::Required);
        QVERIFY(profile);
        QCOMPARE(profile->merchant.key.kind(), PixKey::Kind::Cnpj);
        QCOMPARE(profile->merchant.key.value(), u"00038166000105"_s);
        QCOMPARE(profile->merchant.name, shop().merchantName);
        QCOMPARE(profile->merchant.city, shop().merchantCity);
        QCOMPARE(profile->payer, shop().payer);
        QCOMPARE(*profile, validated(shop(), PayerData::Required).value());
    }

    void findsTheKeyOrAsksForItsKind_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<std::optional<PixKey::Kind>>("kind");
        QTest::addColumn<QString>("value"); // empty: rejected
        QTest::addColumn<QList<FieldError>>("errors");
        using Kind = std::optional<PixKey::Kind>;
        using Errors = QList<FieldError>;
        const Kind none;
        const Errors malformed{{Field::PixKey, Problem::Malformed}};
        const Errors missing{{Field::PixKey, Problem::Missing}};
        QTest::newRow("only reading")
            << u"11987654321"_s << none << u"+5511987654321"_s << Errors{};
        QTest::newRow("two readings")
            << u"51998259765"_s << none << QString() << Errors{{Field::KeyType, Problem::Missing}};
        QTest::newRow("two readings, said to be a CPF")
            << u"51998259765"_s << Kind(PixKey::Kind::Cpf) << u"51998259765"_s << Errors{};
        QTest::newRow("two readings, said to be a phone")
            << u"51998259765"_s << Kind(PixKey::Kind::Phone) << u"+5551998259765"_s << Errors{};
        QTest::newRow("another kind")
            << u"52998224725"_s << Kind(PixKey::Kind::Email) << QString() << malformed;
        QTest::newRow("no reading") << u"chave"_s << none << QString() << malformed;
        QTest::newRow("a slip in a CPF") << u"52998224724"_s << none << QString()
                                         << Errors{{Field::PixKey, Problem::CheckDigits}};
        QTest::newRow("a slip in a CNPJ")
            << u"12.ABC.345/01DE-36"_s << Kind(PixKey::Kind::Cnpj) << QString()
            << Errors{{Field::PixKey, Problem::CheckDigits}};
        QTest::newRow("none") << QString() << none << QString() << missing;
        QTest::newRow("blanks") << u" \t"_s << Kind(PixKey::Kind::Evp) << QString() << missing;
    }
    void findsTheKeyOrAsksForItsKind()
    {
        QFETCH(const QString, key);
        QFETCH(const std::optional<PixKey::Kind>, kind);
        QFETCH(const QString, value);
        QFETCH(const QList<FieldError>, errors);
        ShopProfileDraft draft = shop();
        draft.pixKey = key;
        draft.keyType = kind;
        QCOMPARE(broken(draft), errors);
        const auto profile = validated(draft, PayerData::Required);
        QCOMPARE(profile ? profile->merchant.key.value() : QString(), value);
    }

    void storesTheChoiceOfTheTxid()
    {
        ShopProfileDraft draft = shop();
        QCOMPARE(validated(draft, PayerData::Required)->merchant.txid, core::CodeTxid::Charge);
        draft.txid = core::CodeTxid::None;
        QCOMPARE(validated(draft, PayerData::Required)->merchant.txid, core::CodeTxid::None);
        for (const auto txid : {core::CodeTxid::Charge, core::CodeTxid::None})
            QCOMPARE(core::codeTxidFromText(core::toText(txid)), txid);
        QCOMPARE(core::codeTxidFromText(u"***"), std::nullopt);
        QCOMPARE(core::codeTxidFromText(u""), std::nullopt);
    }

    void judgesNameAndCityOfTheMerchant_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<std::optional<Problem>>("problem");
        QTest::addColumn<qint64>("limit");
        using Wrong = std::optional<Problem>;
        const auto row = [](const char *name, const QString &text, Wrong problem,
                            qint64 limit = 0) { QTest::newRow(name) << text << problem << limit; };
        row("none", {}, Problem::Missing);
        row("blanks", u" \u00a0\n"_s, Problem::Missing);
        row("one character", u"L"_s, {});
        row("longer than a code shows", u"Padaria e Confeitaria São João Limitada"_s, {});
        row("120 characters", QString(120, u'ã'), {});
        row("121 characters", QString(121, u'ã'), Problem::TooLong, 120);
        row("120 letters of another plane", u"L"_s + kBold.repeated(119), {});
        row("121 letters of another plane", u"L"_s + kBold.repeated(120), Problem::TooLong, 120);
        row("a line inside", u"Loja\ndo Centro"_s, Problem::Malformed);
        row("a control character", u"Loja\u001b[2J"_s, Problem::Malformed);
        row("a mark that turns text around", u"Loja \u202eajoL"_s, Problem::Malformed);
        row("half a character", u"Loja"_s + QChar(0xD83E), Problem::Malformed);
        row("nothing a code can show", u"東京"_s, Problem::Malformed);
        row("something a code can show", u"東京 3"_s, {});
    }
    void judgesNameAndCityOfTheMerchant()
    {
        QFETCH(const QString, text);
        QFETCH(const std::optional<Problem>, problem);
        QFETCH(const qint64, limit);
        const auto expected = [&](Field field) {
            return problem ? QList<FieldError>{{field, *problem, limit}} : QList<FieldError>{};
        };
        ShopProfileDraft draft = shop();
        draft.merchantName = text;
        QCOMPARE(broken(draft), expected(Field::MerchantName));
        draft = shop();
        draft.merchantCity = text;
        QCOMPARE(broken(draft), expected(Field::MerchantCity));
    }

    void reportsEveryInvalidField()
    {
        const QList<FieldError> missing{
            {Field::PixKey, Problem::Missing},       {Field::MerchantName, Problem::Missing},
            {Field::MerchantCity, Problem::Missing}, {Field::Name, Problem::Missing},
            {Field::Email, Problem::Missing},        {Field::Phone, Problem::Missing},
            {Field::Document, Problem::Missing},     {Field::Description, Problem::Missing},
        };
        QCOMPARE(broken(ShopProfileDraft{}), missing);

        ShopProfileDraft draft = shop();
        draft.payer.name = QString(121, u'a');
        draft.payer.email = u"a@"_s;
        draft.payer.phone = u"1"_s;
        draft.payer.document = u"52998224724"_s;
        draft.payer.description = QString(141, u'a');
        const QList<FieldError> wrong{
            {Field::Name, Problem::TooLong, 120},        {Field::Email, Problem::Malformed},
            {Field::Phone, Problem::Malformed},          {Field::Document, Problem::CheckDigits},
            {Field::Description, Problem::TooLong, 140},
        };
        QCOMPARE(broken(draft), wrong);
        QCOMPARE(broken(draft, PayerData::Optional), wrong);
    }

    void acceptsAShopWithoutPayer()
    {
        ShopProfileDraft draft = shop();
        draft.payer = {};
        const auto profile = validated(draft, PayerData::Optional);
        QVERIFY(profile);
        QVERIFY(profile->payer == PayerProfile());

        draft.payer.name = u" \u200b"_s; // nothing visible
        draft.payer.phone = u"(11) 98765-4321"_s;
        const auto some = validated(draft, PayerData::Optional);
        QVERIFY(some);
        PayerProfile expected;
        expected.phone = u"+5511987654321"_s;
        QVERIFY(some->payer == expected);
    }
};

BALCAO_GUILESS_TEST(TestProfile)
#include "tst_profile.moc"
