// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/money.h"
#include "tests/support/testmain.h"
#include "tests/support/vectors.h"

#include <QtCore/QLocale>
#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

#include <limits>

using core::Money;
using namespace Qt::StringLiterals;

namespace
{

/// Centavos, or nullopt for a rejected text.
using Expected = std::optional<qint64>;

std::optional<qint64> centsOf(const std::optional<Money> &amount)
{
    return amount ? std::optional(amount->cents()) : std::nullopt;
}

QByteArray described(const std::optional<qint64> &cents)
{
    return cents ? QByteArray::number(*cents) : QByteArrayLiteral("refused");
}

void row(const QString &text, Expected expected)
{
    QTest::newRow(vectors::rowName(text).constData()) << text << expected;
}

} // namespace

class TestMoney : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { QLocale::setDefault(QLocale::c()); }

    void writesDecimals_data()
    {
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("decimal");
        QTest::newRow("zero") << qint64(0) << u"0.00"_s;
        QTest::newRow("one centavo") << qint64(1) << u"0.01"_s;
        QTest::newRow("ten centavos") << qint64(10) << u"0.10"_s;
        QTest::newRow("one real") << qint64(100) << u"1.00"_s;
        QTest::newRow("no grouping") << qint64(123'456'789) << u"1234567.89"_s;
        QTest::newRow("most of a code") << Money::kMaxCents << u"9999999999.99"_s;
        QTest::newRow("negative centavos") << qint64(-5) << u"-0.05"_s;
        QTest::newRow("negative") << qint64(-123'456) << u"-1234.56"_s;
        QTest::newRow("greatest number")
            << std::numeric_limits<qint64>::max() << u"92233720368547758.07"_s;
        QTest::newRow("least number")
            << std::numeric_limits<qint64>::min() << u"-92233720368547758.08"_s;
    }
    void writesDecimals()
    {
        QFETCH(const qint64, cents);
        QFETCH(const QString, decimal);
        for (const auto &locale : {u"C"_s, u"pt_BR"_s, u"en_US"_s}) {
            QLocale::setDefault(QLocale(locale));
            QCOMPARE(Money::fromCents(cents).toDecimal(), decimal);
        }
    }

    void readsDecimals_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Expected>("expected");
        row(u"0"_s, 0);
        row(u"0.00"_s, 0);
        row(u"5"_s, 500);
        row(u"5.1"_s, 510);
        row(u"5.10"_s, 510);
        row(u"0.29"_s, 29);
        row(u"007.00"_s, 700);
        row(u"1234.56"_s, 123'456);
        row(u"9999999999"_s, 999'999'999'900);
        row(u"9999999999.99"_s, Money::kMaxCents);
        row(u"10000000000"_s, {});
        row(u"10000000000.00"_s, {});
        row(u"99999999999999999999999999"_s, {});
        row(u"1.234"_s, {});
        row(u"1.000"_s, {});
        row(u"5."_s, {});
        row(u".5"_s, {});
        row(u"."_s, {});
        row(u""_s, {});
        row(u" "_s, {});
        row(u" 5.00"_s, {});
        row(u"5.00 "_s, {});
        row(u"-5.00"_s, {});
        row(u"+5.00"_s, {});
        row(u"5,00"_s, {});
        row(u"1.2.3"_s, {});
        row(u"1,234.56"_s, {});
        row(u"1e3"_s, {});
        row(u"0x10"_s, {});
        row(u"inf"_s, {});
        row(u"nan"_s, {});
        row(u"１２.００"_s, {});
        row(u"٣.٠٠"_s, {});
        row(u"5.0٠"_s, {});
    }
    void readsDecimals()
    {
        QFETCH(const QString, text);
        QFETCH(const Expected, expected);
        QCOMPARE(described(centsOf(Money::parseDecimal(text))), described(expected));
    }

    void readsBackEveryDecimalItWrites()
    {
        const auto survives = [](qint64 cents) {
            return centsOf(Money::parseDecimal(Money::fromCents(cents).toDecimal())) == cents;
        };
        for (qint64 cents = 0; cents <= 100'000; ++cents)
            QVERIFY2(survives(cents), described(cents).constData());
        QRandomGenerator random(20260706);
        for (int i = 0; i < 200'000; ++i) {
            const auto cents = static_cast<qint64>(random.generate64() % (Money::kMaxCents + 1));
            QVERIFY2(survives(cents), described(cents).constData());
        }
        for (qint64 cents = Money::kMaxCents - 1'000; cents <= Money::kMaxCents; ++cents)
            QVERIFY2(survives(cents), described(cents).constData());
        QVERIFY(!survives(Money::kMaxCents + 1));
        QVERIFY(!survives(-1));
    }

    void readsTypedAmountsTheSameInEveryLocale_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Expected>("expected");
        row(u"1.234,56"_s, 123'456);
        row(u"1234,56"_s, 123'456);
        row(u"1234.56"_s, {});
        row(u"1.234"_s, {});
        row(u"1,234.56"_s, {});
        row(u"12.34"_s, {});
        row(u"1.2.3,4"_s, {});
        row(u"1 234,56"_s, {});
        row(u"1.234.567,89"_s, 123'456'789);
        row(u"1234,5"_s, 123'450);
        row(u"1e3"_s, {});
        row(u"inf"_s, {});
        row(u"nan"_s, {});
        row(u"-5,00"_s, {});
        row(u"+5"_s, {});
        row(u"0x10"_s, {});
        row(u"１２,００"_s, {});

        row(u"R$ 12"_s, 1'200);
        row(u"R$ 12,00"_s, 1'200);
        row(u"R$12,00"_s, 1'200);
        row(u"r$ 12,5"_s, 1'250);
        row(u"R$\u00a012,00"_s, 1'200);
        row(u"R$\u00a01.234,56"_s, 123'456);
        row(u"\u00a0 12,00\t"_s, 1'200);
        row(u"R$ 1.500"_s, {});
        row(u"R$ 15.00"_s, {});
        row(u"R$ -5,00"_s, {});
        row(u"-R$ 5,00"_s, {});
        row(u"R$ R$ 5,00"_s, {});
        row(u"R$"_s, {});
        row(u"$ 12,00"_s, {});
        row(u"12,00 R$"_s, {});
        row(u"1500"_s, {});
        row(u"0"_s, {});
        row(u"0,00"_s, 0);
        row(u"0,01"_s, 1);
        row(u"12,"_s, {});
        row(u",50"_s, {});
        row(u","_s, {});
        row(u""_s, {});
        row(u"  "_s, {});
        row(u"12,345"_s, {});
        row(u"12,3,4"_s, {});
        row(u"1,234,567.89"_s, {});
        row(u"12.34,56"_s, {});
        row(u"1234.567,89"_s, {});
        row(u".234,56"_s, {});
        row(u"1..234,56"_s, {});
        row(u"12 ,00"_s, {});
        row(u"12, 00"_s, {});
        row(u"12,0a"_s, {});
        row(u"12,٠٠"_s, {});
        row(u"9.999.999.999,99"_s, Money::kMaxCents);
        row(u"9999999999,99"_s, Money::kMaxCents);
        row(u"10.000.000.000,00"_s, {});
        row(u"10000000000,00"_s, {});
    }
    void readsTypedAmountsTheSameInEveryLocale()
    {
        QFETCH(const QString, text);
        QFETCH(const Expected, expected);
        for (const auto &locale : {u"pt_BR"_s, u"en_US"_s, u"C"_s}) {
            QLocale::setDefault(QLocale(locale));
            QCOMPARE(described(centsOf(Money::parseTyped(text))), described(expected));
        }
    }

    void agreesWithTheDisplayVectors_data()
    {
        QTest::addColumn<QString>("display");
        QTest::addColumn<qint64>("cents");
        for (const auto value : vectors::array(vectors::load(u"money.json"_s), u"format"_s)) {
            const QString display = value[u"display"].toString();
            QTest::newRow(vectors::rowName(display).constData())
                << display << value[u"centavos"].toInteger(-1);
        }
    }
    void agreesWithTheDisplayVectors()
    {
        QFETCH(const QString, display);
        QFETCH(const qint64, cents);
        QCOMPARE(described(centsOf(Money::parseTyped(display))), described(cents));
        const QString decimal =
            QString(display).remove(u"R$"_s).remove(u'.').replace(u',', u'.').trimmed();
        QCOMPARE(Money::fromCents(cents).toDecimal(), decimal);
    }

    void agreesWithTheTypedVectors_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<Expected>("expected");
        const auto file = vectors::load(u"money.json"_s);
        for (const auto value : vectors::array(file, u"parse_user_input"_s)) {
            // A word instead of centavos is the reason for the rejection.
            const auto cents = value[u"centavos"];
            QVERIFY(cents.isDouble() || cents.toString().startsWith(u"reject"_s) ||
                    cents.toString().startsWith(u"ambiguous"_s));
            row(value[u"input"].toString(),
                cents.isDouble() ? Expected(cents.toInteger()) : std::nullopt);
        }
    }
    void agreesWithTheTypedVectors()
    {
        QFETCH(const QString, text);
        QFETCH(const Expected, expected);
        QCOMPARE(described(centsOf(Money::parseTyped(text))), described(expected));
    }

    void agreesWithTheWireVectors_data()
    {
        QTest::addColumn<QString>("number");
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("response");
        for (const auto value : vectors::array(vectors::load(u"money.json"_s), u"wire"_s)) {
            const QString number = value[u"json_number"].toString();
            QTest::newRow(vectors::rowName(number).constData())
                << number << value[u"centavos"].toInteger(-1) << value[u"response"].toString();
        }
    }
    void agreesWithTheWireVectors()
    {
        QFETCH(const QString, number);
        QFETCH(const qint64, cents);
        QFETCH(const QString, response);
        const auto amount = Money::parseDecimal(number);
        QCOMPARE(described(centsOf(amount)), described(cents));
        QCOMPARE(amount->toDecimal(), response);
    }

    void addsAndComparesExactly()
    {
        const Money dime = Money::fromCents(10);
        Money sum;
        QVERIFY(sum.isZero());
        for (int i = 0; i < 3; ++i)
            sum += dime;
        QCOMPARE(sum.cents(), 30);
        QCOMPARE((sum - Money::fromCents(31)).cents(), -1);
        QVERIFY((sum - Money::fromCents(31)).isNegative());
        QVERIFY(!sum.isNegative());
        QVERIFY(!sum.isZero());
        sum -= dime;
        QCOMPARE((sum + dime).cents(), 30);
        QCOMPARE((-sum).cents(), -20);
        QVERIFY(-sum < dime);
        QVERIFY(sum > dime);
        QVERIFY(sum == dime + dime);
        QVERIFY(sum != dime);
    }
};

BALCAO_GUILESS_TEST(TestMoney)
#include "tst_money.moc"
