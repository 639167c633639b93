// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/testmain.h"
#include "ui/text/languages.h"
#include "ui/text/moneywords.h"

#include <QtCore/QHash>
#include <QtCore/QRandomGenerator>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <optional>

using namespace Qt::StringLiterals;
using core::Money;
using ui::moneyInWords;

namespace
{

/// Parses amounts in words of all languages by an independent method: each word has a value,
/// regardless of its position.
class Reader
{
public:
    Reader()
    {
        add(0, u"zero cero"_s);
        add(1, u"um un one uno"_s);
        const QStringList small{u"dois dos two"_s,
                                u"três tres three"_s,
                                u"quatro cuatro four"_s,
                                u"cinco five"_s,
                                u"seis six"_s,
                                u"sete siete seven"_s,
                                u"oito ocho eight"_s,
                                u"nove nueve nine"_s,
                                u"dez diez ten"_s,
                                u"onze once eleven"_s,
                                u"doze doce twelve"_s,
                                u"treze trece thirteen"_s,
                                u"quatorze catorce fourteen"_s,
                                u"quinze quince fifteen"_s,
                                u"dezesseis dieciséis sixteen"_s,
                                u"dezessete diecisiete seventeen"_s,
                                u"dezoito dieciocho eighteen"_s,
                                u"dezenove diecinueve nineteen"_s};
        for (int i = 0; i < small.size(); ++i)
            add(i + 2, small[i]);
        const QStringList twenties{u"veintiún"_s,     u"veintidós"_s,   u"veintitrés"_s,
                                   u"veinticuatro"_s, u"veinticinco"_s, u"veintiséis"_s,
                                   u"veintisiete"_s,  u"veintiocho"_s,  u"veintinueve"_s};
        for (int i = 0; i < twenties.size(); ++i)
            add(i + 21, twenties[i]);
        const QStringList tens{u"vinte veinte twenty"_s,     u"trinta treinta thirty"_s,
                               u"quarenta cuarenta forty"_s, u"cinquenta cincuenta fifty"_s,
                               u"sessenta sesenta sixty"_s,  u"setenta seventy"_s,
                               u"oitenta ochenta eighty"_s,  u"noventa ninety"_s};
        for (qint64 i = 0; i < tens.size(); ++i)
            add(10 * (i + 2), tens[i]);
        const QStringList hundreds{u"cem cento cien ciento"_s,  u"duzentos doscientos"_s,
                                   u"trezentos trescientos"_s,  u"quatrocentos cuatrocientos"_s,
                                   u"quinhentos quinientos"_s,  u"seiscentos seiscientos"_s,
                                   u"setecentos setecientos"_s, u"oitocentos ochocientos"_s,
                                   u"novecentos novecientos"_s};
        for (qint64 i = 0; i < hundreds.size(); ++i)
            add(100 * (i + 1), hundreds[i]);
        for (const QString &word : {u"e"_s, u"y"_s, u"and"_s, u"con"_s, u"de"_s})
            m_silent.append(word);
    }

    /// Returns the amount; nullopt for an unknown word.
    [[nodiscard]] std::optional<qint64> read(const QString &text) const
    {
        qint64 cents = 0;
        qint64 total = 0;
        qint64 part = 0;
        qint64 group = 0;
        const auto record = [&](qint64 scale) {
            total += (part + group) * scale;
            part = group = 0;
        };
        for (const QString &word : text.split(QRegularExpression(u"[ -]"_s))) {
            if (m_silent.contains(word))
                continue;
            if (m_values.contains(word)) {
                group += m_values.value(word);
            } else if (word == "hundred"_L1) {
                group *= 100;
            } else if (word == "mil"_L1 || word == "thousand"_L1) {
                part += std::max<qint64>(group, 1) * 1000;
                group = 0;
            } else if (word.startsWith("mil"_L1)) { // milhões, millones, million
                record(1'000'000);
            } else if (word.startsWith("bil"_L1)) {
                record(1'000'000'000);
            } else if (word.startsWith("rea"_L1)) {
                record(1);
                cents += std::exchange(total, 0) * 100;
            } else if (word.startsWith("centavo"_L1)) {
                record(1);
                cents += std::exchange(total, 0);
            } else {
                return std::nullopt;
            }
        }
        return cents;
    }

private:
    void add(qint64 value, const QString &words)
    {
        for (const QString &word : words.split(u' '))
            m_values.insert(word, value);
    }

    QHash<QString, qint64> m_values;
    QStringList m_silent;
};

} // namespace

class TestMoneyWords : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void writesAsPeopleDo_data();
    void writesAsPeopleDo();
    void meansTheAmount_data();
    void meansTheAmount();
    void speaksTheLanguageOfTheProgram();
};

void TestMoneyWords::writesAsPeopleDo_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QString>("portuguese");
    QTest::addColumn<QString>("spanish");
    QTest::addColumn<QString>("english");
    const auto row = [](qint64 cents, const QString &portuguese, const QString &spanish,
                        const QString &english) {
        QTest::addRow("%lld", cents) << cents << portuguese << spanish << english;
    };
    row(0, u"zero reais"_s, u"cero reales"_s, u"zero reais"_s);
    row(1, u"um centavo"_s, u"un centavo"_s, u"one centavo"_s);
    row(2, u"dois centavos"_s, u"dos centavos"_s, u"two centavos"_s);
    row(21, u"vinte e um centavos"_s, u"veintiún centavos"_s, u"twenty-one centavos"_s);
    row(99, u"noventa e nove centavos"_s, u"noventa y nueve centavos"_s, u"ninety-nine centavos"_s);
    row(100, u"um real"_s, u"un real"_s, u"one real"_s);
    row(101, u"um real e um centavo"_s, u"un real con un centavo"_s, u"one real and one centavo"_s);
    row(1'500, u"quinze reais"_s, u"quince reales"_s, u"fifteen reais"_s);
    row(3'100, u"trinta e um reais"_s, u"treinta y un reales"_s, u"thirty-one reais"_s);
    row(10'000, u"cem reais"_s, u"cien reales"_s, u"one hundred reais"_s);
    row(10'100, u"cento e um reais"_s, u"ciento un reales"_s, u"one hundred one reais"_s);
    row(12'345, u"cento e vinte e três reais e quarenta e cinco centavos"_s,
        u"ciento veintitrés reales con cuarenta y cinco centavos"_s,
        u"one hundred twenty-three reais and forty-five centavos"_s);
    row(100'000, u"mil reais"_s, u"mil reales"_s, u"one thousand reais"_s);
    row(100'100, u"mil e um reais"_s, u"mil un reales"_s, u"one thousand one reais"_s);
    row(110'000, u"mil e cem reais"_s, u"mil cien reales"_s, u"one thousand one hundred reais"_s);
    row(110'100, u"mil cento e um reais"_s, u"mil ciento un reales"_s,
        u"one thousand one hundred one reais"_s);
    row(123'456, u"mil duzentos e trinta e quatro reais e cinquenta e seis centavos"_s,
        u"mil doscientos treinta y cuatro reales con cincuenta y seis centavos"_s,
        u"one thousand two hundred thirty-four reais and fifty-six centavos"_s);
    row(2'100'000, u"vinte e um mil reais"_s, u"veintiún mil reales"_s,
        u"twenty-one thousand reais"_s);
    row(10'000'000, u"cem mil reais"_s, u"cien mil reales"_s, u"one hundred thousand reais"_s);
    row(100'000'000, u"um milhão de reais"_s, u"un millón de reales"_s, u"one million reais"_s);
    row(100'000'100, u"um milhão e um reais"_s, u"un millón un reales"_s,
        u"one million one reais"_s);
    row(250'000'000, u"dois milhões e quinhentos mil reais"_s,
        u"dos millones quinientos mil reales"_s, u"two million five hundred thousand reais"_s);
    row(123'456'789,
        u"um milhão duzentos e trinta e quatro mil quinhentos e sessenta e sete reais e oitenta e "
        "nove centavos"_s,
        u"un millón doscientos treinta y cuatro mil quinientos sesenta y siete reales con ochenta "
        "y nueve centavos"_s,
        u"one million two hundred thirty-four thousand five hundred sixty-seven reais and "
        "eighty-nine centavos"_s);
    row(100'000'000'000, u"um bilhão de reais"_s, u"mil millones de reales"_s,
        u"one billion reais"_s);
    row(200'100'000'000, u"dois bilhões e um milhão de reais"_s, u"dos mil un millones de reales"_s,
        u"two billion one million reais"_s);
    row(Money::kMaxCents,
        u"nove bilhões novecentos e noventa e nove milhões novecentos e noventa e nove mil "
        "novecentos e noventa e nove reais e noventa e nove centavos"_s,
        u"nueve mil novecientos noventa y nueve millones novecientos noventa y nueve mil "
        "novecientos noventa y nueve reales con noventa y nueve centavos"_s,
        u"nine billion nine hundred ninety-nine million nine hundred ninety-nine thousand nine "
        "hundred ninety-nine reais and ninety-nine centavos"_s);
}

void TestMoneyWords::writesAsPeopleDo()
{
    QFETCH(qint64, cents);
    const Money amount = Money::fromCents(cents);
    QTEST(moneyInWords(amount, u"pt_BR"_s), "portuguese");
    QTEST(moneyInWords(amount, u"es"_s), "spanish");
    QTEST(moneyInWords(amount, u"en"_s), "english");
}

void TestMoneyWords::meansTheAmount_data()
{
    QTest::addColumn<QString>("language");
    for (const ui::Language &language : ui::languages())
        QTest::addRow("%s", qPrintable(language.code)) << language.code;
}

/// Every number of centavos, every number below a thousand in each group, and random amounts.
void TestMoneyWords::meansTheAmount()
{
    QFETCH(QString, language);
    const Reader reader;
    const auto check = [&](qint64 cents) {
        const QString text = moneyInWords(Money::fromCents(cents), language);
        const bool isRight = reader.read(text) == cents && text == text.simplified();
        return QTest::qVerify(isRight, "reads back", qPrintable(text), __FILE__, __LINE__);
    };
    for (qint64 cents = 0; cents < 10'000; ++cents)
        QVERIFY(check(cents));
    for (qint64 value = 0; value < 1000; ++value) {
        for (qint64 place = 100; place <= 1'000'000'00; place *= 1000)
            QVERIFY(check(value * place));
        QVERIFY(check(value % 10 * 100'000'000'000 + value * 100'000 + value % 100));
    }
    QRandomGenerator random(20261121);
    for (int i = 0; i < 20'000; ++i) {
        const auto drawn = static_cast<qint64>(random.generate64() >> 1);
        qint64 max = 100;
        for (int digits = i % 11; digits > 0; --digits)
            max *= 10;
        QVERIFY(check(drawn % std::min(max, Money::kMaxCents + 1)));
    }
}

void TestMoneyWords::speaksTheLanguageOfTheProgram()
{
    const ui::Translation translation(u"pt_BR"_s);
    QCOMPARE(moneyInWords(Money::fromCents(1'550)), u"quinze reais e cinquenta centavos"_s);
}

BALCAO_GUILESS_TEST(TestMoneyWords)
#include "tst_moneywords.moc"
