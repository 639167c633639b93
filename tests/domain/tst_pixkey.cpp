// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/pixkey.h"
#include "tests/support/testmain.h"
#include "tests/support/vectors.h"

#include <QtTest/QTest>

using core::PixKey;
using Kind = PixKey::Kind;
using namespace Qt::StringLiterals;

namespace
{

constexpr auto kKinds = {Kind::Cpf, Kind::Cnpj, Kind::Phone, Kind::Email, Kind::Evp};

} // namespace

class TestPixKey : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsValidVectors_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("type");
        QTest::addColumn<QString>("normalised");
        for (const auto value : vectors::array(vectors::load(u"pixkeys.json"_s), u"valid"_s)) {
            const QString input = value[u"input"].toString();
            QTest::newRow(vectors::rowName(input).constData())
                << input << value[u"type"].toString() << value[u"normalised"].toString();
        }
    }
    void readsValidVectors()
    {
        QFETCH(const QString, input);
        QFETCH(const QString, type);
        QFETCH(const QString, normalised);
        const auto kind = core::pixKeyKindFromText(type);
        QVERIFY(kind);
        for (const QString &text : {input, normalised, u" \t"_s + input + u"\u00a0\n"_s}) {
            const auto key = PixKey::parse(text, *kind);
            QVERIFY2(key, qUtf8Printable(text));
            QCOMPARE(key->value(), normalised);
            QCOMPARE(key->kind(), *kind);
            const auto readings = PixKey::readings(text);
            QVERIFY(!readings.isEmpty());
            QCOMPARE(readings.first(), *key);
        }
    }

    void refusesInvalidVectors_data()
    {
        QTest::addColumn<QString>("input");
        for (const auto value : vectors::array(vectors::load(u"pixkeys.json"_s), u"invalid"_s)) {
            const QString input = value[u"input"].toString();
            QTest::newRow(vectors::rowName(input).constData()) << input;
        }
    }
    void refusesInvalidVectors()
    {
        QFETCH(const QString, input);
        QVERIFY(PixKey::readings(input).isEmpty());
        for (const Kind kind : kKinds) {
            // The directory's own pattern accepts any number, so an explicit phone kind is
            // accepted.
            const bool phone =
                (input == u"11 3234-5678"_s || input == u"52998224724"_s) && kind == Kind::Phone;
            QCOMPARE(PixKey::parse(input, kind).has_value(), phone);
        }
    }

    void findsEveryReadingLikeliestFirst_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QList<Kind>>("kinds");
        QTest::newRow("CPF and mobile") << u"51998259765"_s << QList{Kind::Cpf, Kind::Phone};
        QTest::newRow("CPF") << u"529.982.247-25"_s << QList{Kind::Cpf};
        QTest::newRow("mobile") << u"11987654321"_s << QList{Kind::Phone};
        QTest::newRow("CNPJ") << u"00.038.166/0001-05"_s << QList{Kind::Cnpj};
        QTest::newRow("landline") << u"1132345678"_s << QList<Kind>{};
        QTest::newRow("empty") << QString() << QList<Kind>{};
        QTest::newRow("blanks") << u" \t "_s << QList<Kind>{};
        QTest::newRow("garbage") << u"chave"_s << QList<Kind>{};
        QTest::newRow("lone surrogate") << QString(QChar(0xD800)) << QList<Kind>{};
    }
    void findsEveryReadingLikeliestFirst()
    {
        QFETCH(const QString, text);
        QFETCH(const QList<Kind>, kinds);
        QList<Kind> found;
        for (const PixKey &key : PixKey::readings(text))
            found.append(key.kind());
        QCOMPARE(found, kinds);
    }

    void readsOnlyAsTheKindThatIsAskedFor_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("value"); // empty: rejected
        QTest::newRow("digits as CPF") << u"51998259765"_s << Kind::Cpf << u"51998259765"_s;
        QTest::newRow("digits as phone") << u"51998259765"_s << Kind::Phone << u"+5551998259765"_s;
        QTest::newRow("digits as CNPJ") << u"51998259765"_s << Kind::Cnpj << QString();
        QTest::newRow("digits as e-mail") << u"51998259765"_s << Kind::Email << QString();
        QTest::newRow("digits as random") << u"51998259765"_s << Kind::Evp << QString();
        QTest::newRow("CNPJ as CPF") << u"00038166000105"_s << Kind::Cpf << QString();
        QTest::newRow("landline as phone")
            << u"(11) 3234-5678"_s << Kind::Phone << u"+551132345678"_s;
        QTest::newRow("another country") << u"+12125550123"_s << Kind::Phone << QString();
        QTest::newRow("e-mail in capitals")
            << u" Fulano@Example.COM "_s << Kind::Email << u"fulano@example.com"_s;
        QTest::newRow("e-mail with a Kelvin sign")
            << u"\u212Aulano@example.com"_s << Kind::Email << QString();
        QTest::newRow("e-mail with one label") << u"a@localhost"_s << Kind::Email << QString();
        QTest::newRow("e-mail of 77") << QString(65, u'A') + u"@example.com"_s << Kind::Email
                                      << QString(65, u'a') + u"@example.com"_s;
        QTest::newRow("e-mail of 78")
            << QString(66, u'a') + u"@example.com"_s << Kind::Email << QString();
        QTest::newRow("UUID of version 1") << u"123e4567-e12b-12d1-a456-426655440000"_s << Kind::Evp
                                           << u"123e4567-e12b-12d1-a456-426655440000"_s;
        QTest::newRow("UUID without version")
            << u"00000000-0000-0000-0000-000000000000"_s << Kind::Evp
            << u"00000000-0000-0000-0000-000000000000"_s;
        QTest::newRow("UUID without hyphens")
            << u"123e4567e12b12d1a456426655440000"_s << Kind::Evp << QString();
        QTest::newRow("UUID in braces")
            << u"{123e4567-e12b-12d1-a456-426655440000}"_s << Kind::Evp << QString();
        QTest::newRow("UUID with a line inside")
            << u"123e4567-e12b-12d1-a456-42665544000\n0"_s << Kind::Evp << QString();
    }
    void readsOnlyAsTheKindThatIsAskedFor()
    {
        QFETCH(const QString, text);
        QFETCH(const Kind, kind);
        QFETCH(const QString, value);
        const auto key = PixKey::parse(text, kind);
        QCOMPARE(key ? key->value() : QString(), value);
    }

    void namesItsKindsAsTheApiDoes_data()
    {
        QTest::addColumn<Kind>("kind");
        QTest::addColumn<QString>("word");
        QTest::newRow("CPF") << Kind::Cpf << u"CPF"_s;
        QTest::newRow("CNPJ") << Kind::Cnpj << u"CNPJ"_s;
        QTest::newRow("PHONE") << Kind::Phone << u"PHONE"_s;
        QTest::newRow("EMAIL") << Kind::Email << u"EMAIL"_s;
        QTest::newRow("EVP") << Kind::Evp << u"EVP"_s;
    }
    void namesItsKindsAsTheApiDoes()
    {
        QFETCH(const Kind, kind);
        QFETCH(const QString, word);
        QCOMPARE(core::toText(kind), word);
        QVERIFY(core::pixKeyKindFromText(word) == kind);
    }

    void refusesOtherWordsForAKind_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto &word : {u""_s, u"cpf"_s, u"CPF "_s, u"Phone"_s, u"RANDOM"_s, u"E-MAIL"_s})
            QTest::newRow(vectors::rowName(word).constData()) << word;
    }
    void refusesOtherWordsForAKind()
    {
        QFETCH(const QString, word);
        QVERIFY(!core::pixKeyKindFromText(word));
    }

    void comparesKindAndValue()
    {
        const auto asCpf = PixKey::parse(u"51998259765"_s, Kind::Cpf);
        const auto asPhone = PixKey::parse(u"51998259765"_s, Kind::Phone);
        QVERIFY(asCpf == PixKey::parse(u"519.982.597-65"_s, Kind::Cpf));
        QVERIFY(asCpf != asPhone);
    }
};

BALCAO_GUILESS_TEST(TestPixKey)
#include "tst_pixkey.moc"
