// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/plainletters.h"
#include "core/reconcile/namelikeness.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <algorithm>
#include <random>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

/// A plain model of isLike(), with lists of words.
bool isLikeByWords(const QString &a, const QString &b)
{
    const QStringList ignored{u"DE"_s, u"DA"_s,  u"DO"_s, u"DAS"_s,   u"DOS"_s,
                              u"E"_s,  u"MEI"_s, u"ME"_s, u"EPP"_s,   u"LTDA"_s,
                              u"SA"_s, u"S"_s,   u"A"_s,  u"EIRELI"_s};
    const auto wordsOf = [&ignored](const QString &name) {
        QStringList words = plainWords(name).split(u' ', Qt::SkipEmptyParts);
        words.removeIf([&ignored](const QString &word) { return ignored.contains(word); });
        return words;
    };
    const QStringList words = wordsOf(a);
    QStringList others = wordsOf(b);
    const QString letters = words.join(QString());
    const QString otherLetters = others.join(QString());
    if (words.isEmpty() || others.isEmpty())
        return false;
    const bool isCut = (letters.size() >= 8 && otherLetters.startsWith(letters)) ||
                       (otherLetters.size() >= 8 && letters.startsWith(otherLetters));
    if (letters == otherLetters || isCut)
        return true;
    const qsizetype most = std::max(words.size(), others.size());
    qsizetype common = 0;
    for (const QString &word : words)
        common += others.removeOne(word) ? 1 : 0;
    return 3 * common >= 2 * most;
}

} // namespace

class TestNameLikeness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void comparesNames_data()
    {
        QTest::addColumn<QString>("a");
        QTest::addColumn<QString>("b");
        QTest::addColumn<bool>("isAlike");
        const auto row = [](const QString &a, const QString &b, bool isAlike) {
            QTest::newRow(qPrintable(a + u'/' + b)) << a << b << isAlike;
        };
        row(u"JOÃO DA SILVA"_s, u"Joao Silva"_s, true);
        row(u"JOAO DA SILVA CONC"_s, u"João da Silva Conceição"_s, true);
        row(u"CHRISTIA"_s, u"Christiane Souza"_s, true);
        row(u"CHRIST"_s, u"Christiane Souza"_s, false); // too short for a cut name
        row(u"ANA LIMA"_s, u"Ana Lima Reis"_s, true);
        row(u"ANA REIS LIMA"_s, u"Ana Lima Reis"_s, true);
        row(u"ANA LIMA"_s, u"Ana Costa"_s, false);
        row(u"MARIA SOUZA"_s, u"MARIA SOUSA"_s, false);
        row(u"LOJA AZUL LTDA"_s, u"Loja Azul ME"_s, true);
        row(u"LTDA"_s, u"LTDA"_s, false);
        row(u""_s, u""_s, false);
        row(u"ANA"_s, u""_s, false);
    }
    void comparesNames()
    {
        QFETCH(QString, a);
        QFETCH(QString, b);
        QFETCH(bool, isAlike);
        QCOMPARE(isLike(nameKey(a), nameKey(b)), isAlike);
        QCOMPARE(isLike(nameKey(b), nameKey(a)), isAlike);
    }

    void keepsTheWordsThatIdentify()
    {
        QCOMPARE(nameKey(u" João  da Conceição-Lima, MEI "), "JOAO CONCEICAO LIMA");
        QCOMPARE(nameKey(u"LTDA"), "");
        QByteArray keys = nameKey(u"Ana de Sá");
        appendNameKey(keys, u"da");
        appendNameKey(keys, u"Rui");
        QCOMPARE(keys, "ANARUI"); // "Sá" is a company type without its accent
        QVERIFY(hasSameLetters("ANA LIMA", "ANAL IMA"));
        QVERIFY(!hasSameLetters("ANA LIMA", "ANA LIM"));
        QVERIFY(!hasSameLetters("ANA", ""));
        QVERIFY(hasSameLetters("", ""));
    }

    void agreesWithPlainModel()
    {
        std::mt19937 random(11);
        const QStringList words{u"ANA"_s,     u"Lima"_s, u"da"_s,    u"João"_s, u"LTDA"_s,
                                u"Joaquim"_s, u"AN"_s,   u"ALIMA"_s, u"-"_s,    u"Conceição"_s};
        int alike = 0;
        constexpr int kRounds = 20'000;
        for (int round = 0; round < kRounds; ++round) {
            QString names[2];
            for (QString &name : names) {
                if (random() % 4 == 0)
                    name = names[0]; // the second name is often a longer form of the first
                for (auto i = random() % 5; i > 0; --i) {
                    name += words[static_cast<qsizetype>(random() % 10)];
                    if (random() % 4 != 0)
                        name += u' ';
                }
                if (random() % 4 == 0)
                    name.chop(name.size() / 3);
            }
            const bool isExpected = isLikeByWords(names[0], names[1]);
            QVERIFY2(isLike(nameKey(names[0]), nameKey(names[1])) == isExpected,
                     qPrintable(names[0] + u'/' + names[1]));
            alike += isExpected ? 1 : 0;
        }
        QVERIFY(alike > kRounds / 50 && alike < kRounds / 2); // the names are useful
    }
};

BALCAO_APPLESS_TEST(TestNameLikeness)
#include "tst_namelikeness.moc"
