// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/taxid.h"
#include "tests/support/testmain.h"
#include "tests/support/vectors.h"

#include <QtTest/QTest>

using core::TaxId;
using namespace Qt::StringLiterals;

namespace
{

const QStringList kFamilies{u"cpf"_s, u"cnpj"_s};

} // namespace

class TestTaxId : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsValidVectors_data()
    {
        QTest::addColumn<QString>("input");
        QTest::addColumn<QString>("normalised");
        QTest::addColumn<QString>("masked");
        QTest::addColumn<TaxId::Kind>("kind");
        const auto file = vectors::load(u"documents.json"_s);
        for (const QString &family : kFamilies) {
            const auto kind = family == u"cpf"_s ? TaxId::Kind::Cpf : TaxId::Kind::Cnpj;
            for (const auto value : vectors::array(vectors::object(file, family), u"valid"_s)) {
                const QString input = value[u"input"].toString();
                QTest::newRow(vectors::rowName(input).constData())
                    << input << value[u"normalised"].toString() << value[u"masked"].toString()
                    << kind;
            }
        }
    }
    void readsValidVectors()
    {
        QFETCH(const QString, input);
        QFETCH(const QString, normalised);
        QFETCH(const QString, masked);
        QFETCH(const TaxId::Kind, kind);
        for (const QString &text : {input, normalised, masked, input.toLower()}) {
            const auto id = TaxId::parse(text);
            QVERIFY2(id, qUtf8Printable(text));
            QCOMPARE(id->value(), normalised);
            QCOMPARE(id->toText(), masked);
            QCOMPARE(id->kind(), kind);
            QVERIFY(TaxId::isShaped(text));
            QCOMPARE(*id, *TaxId::parse(normalised));
        }
    }

    void readsNumbersFromPagesAndSpreadsheets_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("no-break blanks") << u"529\u00a0982\u00a0247\u00a025"_s;
        QTest::newRow("narrow no-break blank") << u"529.982.247\u202f25"_s;
        QTest::newRow("tabs") << u"529\t982\t247\t25"_s;
        QTest::newRow("line break") << u"529.982.\n247-25"_s;
    }
    void readsNumbersFromPagesAndSpreadsheets()
    {
        QFETCH(const QString, text);
        const auto id = TaxId::parse(text);
        QVERIFY(id);
        QCOMPARE(id->value(), u"52998224725"_s);
    }

    void addsCheckDigits_data() { readsValidVectors_data(); }
    void addsCheckDigits()
    {
        QFETCH(const QString, normalised);
        const auto id = TaxId::withCheckDigits(normalised.chopped(2));
        QVERIFY(id);
        QCOMPARE(id->value(), normalised);
    }

    void addsNoCheckDigitsToWhatIsNoBase_data()
    {
        QTest::addColumn<QString>("base");
        for (const QString &base :
             {u""_s, u"12345678"_s, u"1234567890"_s, u"12345678a"_s, u"1234567é9"_s, u"12345678A"_s,
              u"12ABC34501D"_s, u"12abc34501de"_s, u"12ABC34501DE3"_s, u"111111111"_s,
              u"000000000000"_s})
            QTest::newRow(vectors::rowName(base).constData()) << base;
    }
    void addsNoCheckDigitsToWhatIsNoBase()
    {
        QFETCH(const QString, base);
        QVERIFY(!TaxId::withCheckDigits(base));
    }

    void refusesInvalidVectors_data()
    {
        QTest::addColumn<QString>("input");
        const auto file = vectors::load(u"documents.json"_s);
        for (const QString &family : kFamilies) {
            for (const auto value : vectors::array(vectors::object(file, family), u"invalid"_s)) {
                const QString input = value[u"input"].toString();
                QTest::newRow(vectors::rowName(input).constData()) << input;
            }
        }
    }
    void refusesInvalidVectors()
    {
        QFETCH(const QString, input);
        QVERIFY(!TaxId::parse(input));
    }

    void refusesRepeatedDigits_data()
    {
        QTest::addColumn<QString>("text");
        for (const int length : {11, 14}) {
            for (char digit = '0'; digit <= '9'; ++digit)
                QTest::addRow("%d times %c", length, digit) << QString(length, QLatin1Char(digit));
        }
    }
    void refusesRepeatedDigits()
    {
        QFETCH(const QString, text);
        QVERIFY(!TaxId::parse(text));
        QVERIFY(TaxId::isShaped(text));
    }

    void refusesEveryWrongDigit()
    {
        // With check digits other than 0, which stands for two remainders.
        for (const QString &right : {u"52998224725"_s, u"11222333000181"_s}) {
            for (qsizetype i = 0; i < right.size(); ++i) {
                for (char16_t digit = u'0'; digit <= u'9'; ++digit) {
                    QString wrong = right;
                    wrong[i] = digit;
                    QCOMPARE(TaxId::parse(wrong).has_value(), wrong == right);
                }
            }
        }
    }

    void refusesWhatIsNoNumber_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("blanks") << u"   "_s;
        QTest::newRow("mask only") << u"...-"_s;
        QTest::newRow("ten digits") << u"5299822472"_s;
        QTest::newRow("letters in a CPF") << u"5299822472A"_s;
        QTest::newRow("letters in the check digits") << u"12ABC34501DEA5"_s;
        QTest::newRow("words around") << u"CPF: 529.982.247-25"_s;
        QTest::newRow("comma") << u"529,982,247-25"_s;
        QTest::newRow("backslash") << u"12.ABC.345\\01DE-35"_s;
        QTest::newRow("full-width digits") << u"５２９９８２２４７２５"_s;
        QTest::newRow("Arabic digits") << u"٥٢٩٩٨٢٢٤٧٢٥"_s;
        QTest::newRow("Cyrillic А in a CNPJ") << u"12АBC34501DE35"_s;
        QTest::newRow("zero-width blank") << u"529982247\u200b25"_s;
        QTest::newRow("NUL") << QString::fromLatin1("52998224725\0", 12);
        QTest::newRow("lone surrogate") << QString(QChar(0xD800)) + u"2998224725"_s;
    }
    void refusesWhatIsNoNumber()
    {
        QFETCH(const QString, text);
        QVERIFY(!TaxId::parse(text));
        QVERIFY(!TaxId::isShaped(text));
    }

    void reportsASlipFromAnotherShape_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("shaped");
        QTest::newRow("CPF, wrong digit") << u"529.982.247-24"_s << true;
        QTest::newRow("CNPJ, wrong digit") << u"11.222.333/0001-82"_s << true;
        QTest::newRow("CNPJ with letters, wrong digit") << u" 12.abc.345/01de-36 "_s << true;
        QTest::newRow("twelve digits") << u"529982247250"_s << false;
        QTest::newRow("thirteen") << u"12ABC34501DE3"_s << false;
        QTest::newRow("fifteen") << u"112223330001811"_s << false;
        QTest::newRow("empty") << QString() << false;
    }
    void reportsASlipFromAnotherShape()
    {
        QFETCH(const QString, text);
        QFETCH(const bool, shaped);
        QVERIFY(!TaxId::parse(text));
        QCOMPARE(TaxId::isShaped(text), shaped);
    }

    void hidesAPersonAndShowsAFirm()
    {
        QCOMPARE(TaxId::parse(u"52998224725"_s)->toMaskedText(), u"***.982.247-**"_s);
        QCOMPARE(TaxId::parse(u"12ABC34501DE35"_s)->toMaskedText(), u"12.ABC.345/01DE-35"_s);
    }

    void differentNumbersAreNotEqual()
    {
        QVERIFY(*TaxId::parse(u"52998224725"_s) != *TaxId::parse(u"11144477735"_s));
    }
};

BALCAO_GUILESS_TEST(TestTaxId)
#include "tst_taxid.moc"
