// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/plainletters.h"
#include "core/reconcile/lineimport.h"
#include "tests/support/testmain.h"

#include <QtCore/QCryptographicHash>
#include <QtCore/QRegularExpression>
#include <QtTest/QTest>

#include <algorithm>
#include <map>
#include <random>

using namespace core;
using namespace Qt::StringLiterals;

namespace
{

StatementLine lineOf(QDate day, qint64 cents, const QString &text, const QString &number = {})
{
    StatementLine line{.day = day, .amount = Money::fromCents(cents)};
    line.text = text;
    line.number = number;
    return line;
}

/// Returns the lines of the days `from` to `until` as a file.
BankStatement fileOf(const QList<StatementLine> &lines, QDate from, QDate until)
{
    BankStatement statement{.from = from, .until = until, .hasPeriod = true};
    for (const StatementLine &line : lines) {
        if (line.day >= from && line.day <= until)
            statement.lines.append(line);
    }
    return statement;
}

LineImport importFile(QList<StoredLine> &stored, const BankStatement &statement)
{
    const LineImport plan = planImport(stored, statement);
    applyImport(stored, statement, plan);
    return plan;
}

/// Returns the number of stored lines of each kind that are not gone.
std::map<std::pair<QDate, QByteArray>, int> counted(const QList<StoredLine> &stored)
{
    std::map<std::pair<QDate, QByteArray>, int> counts;
    for (const StoredLine &line : stored) {
        if (!line.isGone)
            ++counts[{line.day, line.fingerprint}];
    }
    return counts;
}

QList<StatementLine> randomMonth(std::mt19937 &random)
{
    const QStringList texts{u"PIX ANA"_s, u"PIX RUI"_s, u"TARIFA"_s};
    QList<StatementLine> lines;
    for (int i = 0; i < 120; ++i) {
        lines.append(lineOf(QDate(2026, 11, 1 + int(random() % 30)), 100 * (1 + random() % 3),
                            texts[random() % 3]));
    }
    return lines;
}

} // namespace

class TestLineImport : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void ignoresDetailsOfTheExport()
    {
        const QDate day(2026, 11, 3);
        const StatementLine line = lineOf(day, 100, u"Pix - Recebido 03/11 10:00 JOÃO"_s, u"12"_s);
        StatementLine other = lineOf(day, 100, u"PIX RECEBIDO 03/11 JOAO"_s, u"1-2"_s);
        other.fitid = u"7"_s;
        other.row = 9;
        QCOMPARE(lineFingerprint(other), lineFingerprint(line));
        QVERIFY(lineFingerprint(lineOf(day, 101, line.text, line.number)) != lineFingerprint(line));
        QVERIFY(lineFingerprint(lineOf(day, 100, line.text, u"13"_s)) != lineFingerprint(line));
        QVERIFY(lineFingerprint(lineOf(day, 100, u"PIX RUI"_s, u"12"_s)) != lineFingerprint(line));
    }

    /// Stored fingerprints outlive every version of the program.
    void fingerprintsNeverChange()
    {
        const auto plain = [](const StatementLine &line) {
            QString text;
            for (const QString &word : line.text.split(u' ', Qt::SkipEmptyParts)) {
                static const QRegularExpression time(u"^\\d\\d:\\d\\d(.\\d\\d|...)?$"_s);
                if (!time.match(word).hasMatch())
                    text += word + u' ';
            }
            const QString content = QString::number(line.amount.cents()) + u'\n' +
                                    plainLetters(line.number) + u'\n' + plainWords(text);
            return QCryptographicHash::hash(content.toLatin1(), QCryptographicHash::Sha256)
                .left(16);
        };
        QCOMPARE(lineFingerprint(lineOf({}, -1250, u"Pix - Recebido 03/11 10:00 JOÃO"_s, u"1-2"_s))
                     .toHex(),
                 QCryptographicHash::hash("-1250\n12\nPIX RECEBIDO 03 11 JOAO",
                                          QCryptographicHash::Sha256)
                     .toHex()
                     .left(32));
        std::mt19937 random(12);
        const QStringList parts{u"Pix"_s, u" "_s,   u"  "_s, u"-"_s,        u"10:00"_s,
                                u"7"_s,   u"São"_s, u"\t"_s, u"10:00:59"_s, u"1º"_s,
                                u"É"_s,   u"1:0"_s, u":"_s,  u"23:5900"_s,  u"*"_s};
        for (int round = 0; round < 5'000; ++round) {
            StatementLine line = lineOf({}, qint64(random() % 2'000'000) - 1'000'000, {});
            for (auto i = random() % 12; i > 0; --i)
                line.text += parts[static_cast<qsizetype>(random() % 15)];
            for (auto i = random() % 3; i > 0; --i)
                line.number += parts[static_cast<qsizetype>(random() % 15)];
            QVERIFY2(lineFingerprint(line) == plain(line), qPrintable(line.text));
        }
    }

    void keepsEqualLines()
    {
        const QDate day(2026, 11, 3);
        const StatementLine line = lineOf(day, 100, u"PIX"_s);
        QList<StoredLine> stored;
        const BankStatement two = fileOf({line, line}, day, day);
        QCOMPARE(importFile(stored, two).added.size(), 2);
        QCOMPARE(importFile(stored, two).added.size(), 0);
        QCOMPARE(importFile(stored, fileOf({line}, day, day)).known.size(), 1);
        QCOMPARE(stored.size(), 2);
        const LineImport third = importFile(stored, fileOf({line, line, line}, day, day));
        QCOMPARE(third.known.size(), 2);
        QCOMPARE(third.added, QList<qsizetype>{2});
        QCOMPARE(stored.size(), 3);
    }

    void marksMissingLinesOfCoveredDays()
    {
        const QDate day(2026, 11, 3);
        const StatementLine pending = lineOf(day, 100, u"PIX PENDENTE"_s);
        const StatementLine booked = lineOf(day, 100, u"PIX ANA"_s);
        QList<StoredLine> stored;
        importFile(stored, fileOf({pending}, day, day));
        // the last day of a file may be incomplete
        QCOMPARE(importFile(stored, fileOf({booked}, day, day)).gone.size(), 0);
        const BankStatement later = fileOf({booked}, day, day.addDays(1));
        QCOMPARE(importFile(stored, later).gone, QList<qsizetype>{0});
        QVERIFY(stored[0].isGone && !stored[1].isGone);
        QCOMPARE(importFile(stored, later).gone.size(), 0);
        const LineImport back = importFile(stored, fileOf({pending, booked}, day, day.addDays(1)));
        QCOMPARE(back.returned, QList<qsizetype>{0});
        QVERIFY(!stored[0].isGone);
        QCOMPARE(stored.size(), 2);
    }

    void doesNotTrustFirstDayWithoutPeriod()
    {
        const QDate day(2026, 11, 3);
        QList<StoredLine> stored{{day, "a"}, {day.addDays(1), "b"}};
        BankStatement statement{.from = day, .until = day.addDays(2)};
        QCOMPARE(planImport(stored, statement).gone, QList<qsizetype>{1});
        statement.hasPeriod = true;
        QCOMPARE(planImport(stored, statement).gone, (QList<qsizetype>{0, 1}));
        statement.from = statement.until = QDate();
        QCOMPARE(planImport(stored, statement).gone.size(), 0);
    }

    void importsTwiceAsOnce()
    {
        std::mt19937 random(1);
        for (int round = 0; round < 20; ++round) {
            const BankStatement month =
                fileOf(randomMonth(random), QDate(2026, 11, 1), QDate(2026, 11, 30));
            QList<StoredLine> stored;
            QCOMPARE(importFile(stored, month).added.size(), month.lines.size());
            const QList<StoredLine> once = stored;
            const LineImport again = importFile(stored, month);
            QCOMPARE(stored, once);
            QCOMPARE(again.known.size(), month.lines.size());
            QVERIFY(again.added.isEmpty() && again.gone.isEmpty() && again.returned.isEmpty());
        }
    }

    void importsWeeksAsMonth()
    {
        std::mt19937 random(2);
        for (int round = 0; round < 20; ++round) {
            QList<StatementLine> lines = randomMonth(random);
            QList<StoredLine> asMonth;
            importFile(asMonth, fileOf(lines, QDate(2026, 11, 1), QDate(2026, 11, 30)));
            QList<BankStatement> weeks;
            for (int first = 1; first <= 30; first += 5) { // each overlaps the next
                std::shuffle(lines.begin(), lines.end(), random);
                weeks.append(fileOf(lines, QDate(2026, 11, first),
                                    QDate(2026, 11, std::min(30, first + 7))));
            }
            std::shuffle(weeks.begin(), weeks.end(), random);
            QList<StoredLine> asWeeks;
            for (const BankStatement &week : weeks)
                QCOMPARE(importFile(asWeeks, week).gone.size(), 0);
            QCOMPARE(counted(asWeeks), counted(asMonth));
            QCOMPARE(asWeeks.size(), lines.size());
        }
    }
};

BALCAO_APPLESS_TEST(TestLineImport)
#include "tst_lineimport.moc"
