// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/matcher.h"
#include "tests/reconcile/matchmodel.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <algorithm>
#include <numeric>
#include <random>

using namespace core;
using namespace Qt::StringLiterals;
using matchmodel::Pairing;

namespace
{

const QDate kDay(2026, 11, 10);
constexpr qint64 kMinute = 29'400'000; ///< 2025-11-24

StatementLine lineOf(qint64 cents, const QString &text = {}, QDate day = kDay)
{
    StatementLine line{.day = day, .amount = Money::fromCents(cents)};
    line.text = text;
    return line;
}

StatementLine timedLine(qint64 cents, qint64 minute)
{
    StatementLine line = lineOf(cents);
    line.time = QDateTime::fromSecsSinceEpoch(minute * 60 + 30, Qt::UTC);
    return line;
}

Movement movementOf(qint64 cents, QDate day = kDay)
{
    Movement movement;
    movement.transaction = QUuid::createUuid();
    movement.kind = cents < 0 ? MovementKind::Payout : MovementKind::Payment;
    movement.amount = Money::fromCents(cents);
    movement.day = day;
    movement.minute = kMinute;
    return movement;
}

QList<Pairing> pairingsOf(const QList<Match> &matches)
{
    QList<Pairing> pairings;
    for (const Match &match : matches)
        pairings.append({match.lines, match.movements, match.rule});
    std::sort(pairings.begin(), pairings.end());
    return pairings;
}

QList<qsizetype> linesOf(const QList<Match> &matches)
{
    QList<qsizetype> lines;
    for (const Match &match : matches)
        lines += match.lines;
    std::sort(lines.begin(), lines.end());
    return lines;
}

/// One set of lines and movements in which rules meet each other often.
struct RandomSet
{
    QList<StatementLine> lines;
    QList<Movement> movements;
};

RandomSet randomSet(std::mt19937 &random)
{
    const auto below = [&random](unsigned limit) { return static_cast<int>(random() % limit); };
    const QStringList names{u"ANA LIMA"_s,   u"ANA LIMA REIS"_s,           u"RUI SA"_s,
                            u"CONSUMIDOR"_s, u"JOAO DA SILVA CONCEICAO"_s, u""_s};
    const QStringList documents{u"52998224725"_s, u"11144477735"_s, u"11222333000181"_s,
                                u"12345678909"_s, u""_s};
    RandomSet set;
    const int days = 1 + below(8);
    const int amounts = 1 + below(4);
    const auto cents = [&] {
        return (below(5) == 0 ? -100 : 100) * (1 + below(unsigned(amounts)));
    };
    for (int i = below(40); i > 0; --i) {
        Movement movement = movementOf(cents(), kDay.addDays(below(unsigned(days))));
        if (below(6) == 0 && !set.movements.isEmpty()) {
            movement.transaction = set.movements.last().transaction;
            movement.kind = MovementKind::Return;
        }
        movement.minute = kMinute + below(20);
        movement.state = below(4) == 0 ? MovementState::Waiting : MovementState::Settled;
        movement.name = names[below(6)];
        movement.document = documents[below(5)];
        if (below(2) == 0)
            movement.endToEndId = u"E999999992026110312%1AbCdEfGhI01"_s.arg(10 + below(30));
        if (below(2) == 0)
            movement.reference = u"PED-2026-%1"_s.arg(below(40));
        set.movements.append(movement);
    }
    for (int i = below(40); i > 0; --i) {
        StatementLine line = lineOf(cents(), u"PIX"_s, kDay.addDays(below(unsigned(days))));
        if (below(2) == 0)
            line.time = QDateTime::fromSecsSinceEpoch((kMinute + below(20)) * 60 + 7, Qt::UTC);
        line.name = names[below(6)];
        line.number = QString::number(i); // equal lines would be interchangeable
        const QString document = documents[below(5)];
        if (below(2) == 0)
            line.document = document;
        else if (document.size() == 11)
            line.documentDigits = document.mid(3, 6);
        if (!set.movements.isEmpty()) {
            const Movement &movement = set.movements[below(unsigned(set.movements.size()))];
            const QString id = movement.transaction.toString(QUuid::Id128);
            switch (below(12)) {
            case 0:
                line.endToEndId = movement.endToEndId;
                break;
            case 1:
                line.txid = id.left(25);
                break;
            case 2:
                line.fitid = movement.transaction.toString();
                break;
            case 3:
                line.text = u"PIX "_s + QString(movement.reference).remove(u'-');
                break;
            case 4:
                line.text = u"PIX "_s + id;
                break;
            default:
                break;
            }
            if (below(2) == 0)
                line.amount = movement.amount;
        }
        set.lines.append(line);
    }
    return set;
}

/// Returns pairs as text, which a failed comparison shows.
QStringList readable(const QList<Pairing> &pairings)
{
    QStringList texts;
    for (const Pairing &pairing : pairings) {
        QString text = u"rule %1:"_s.arg(int(pairing.rule));
        for (const qsizetype line : pairing.lines)
            text += u" L%1"_s.arg(line);
        for (const qsizetype movement : pairing.movements)
            text += u" M%1"_s.arg(movement);
        texts.append(text);
    }
    return texts;
}

/// Returns the pairs of a result in the numbers before shuffling.
QList<Pairing> renumbered(QList<Pairing> pairings, const QList<qsizetype> &lines,
                          const QList<qsizetype> &movements)
{
    for (Pairing &pairing : pairings) {
        for (qsizetype &line : pairing.lines)
            line = lines[line];
        for (qsizetype &movement : pairing.movements)
            movement = movements[movement];
        std::sort(pairing.lines.begin(), pairing.lines.end());
        std::sort(pairing.movements.begin(), pairing.movements.end());
    }
    std::sort(pairings.begin(), pairings.end());
    return pairings;
}

template<typename Value>
QList<Value> permuted(const QList<Value> &values, const QList<qsizetype> &order)
{
    QList<Value> result;
    for (const qsizetype place : order)
        result.append(values[place]);
    return result;
}

QList<qsizetype> randomOrder(qsizetype size, std::mt19937 &random)
{
    QList<qsizetype> order(size);
    std::iota(order.begin(), order.end(), 0);
    std::shuffle(order.begin(), order.end(), random);
    return order;
}

const MatchOptions kOptions{u"Consumidor"_s, u"12345678909"_s};

} // namespace

class TestMatcher : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void matchesIdentifiers_data()
    {
        QTest::addColumn<int>("rule");
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("column"); // and its text
        QTest::newRow("end-to-end id") << int(MatchRule::EndToEndId) << u""_s << u"e2e"_s;
        QTest::newRow("txid in text")
            << int(MatchRule::Txid) << u"PIX 7F0C1C1E5A554B3C9A0E3F1D2C4B5A60"_s << u""_s;
        QTest::newRow("cut txid in text")
            << int(MatchRule::Txid) << u"PIX:7f0c1c1e5a554b3c9a0e3f1d2"_s << u""_s;
        QTest::newRow("service id") << int(MatchRule::ServiceId) << u""_s << u"fitid"_s;
        QTest::newRow("reference")
            << int(MatchRule::Reference) << u"PIX QR PED2026000123"_s << u""_s;
        QTest::newRow("reference with signs")
            << int(MatchRule::Reference) << u"PIX (PED-2026-000123)"_s << u""_s;
    }
    void matchesIdentifiers()
    {
        QFETCH(int, rule);
        QFETCH(QString, text);
        QFETCH(QString, column);
        Movement movement = movementOf(1250, kDay.addDays(-80)); // ids have no window
        movement.transaction = QUuid(u"7f0c1c1e-5a55-4b3c-9a0e-3f1d2c4b5a60"_s);
        movement.endToEndId = u"E99999999202611031300AbCdEfGhI01"_s;
        movement.reference = u"PED-2026-000123"_s;
        StatementLine line = lineOf(1250, text);
        if (column == u"e2e")
            line.endToEndId = movement.endToEndId;
        if (column == u"fitid")
            line.fitid = movement.transaction.toString(QUuid::WithoutBraces);
        const MatchResult result = matchLines({line}, {movementOf(1250), movement});
        QCOMPARE(pairingsOf(result.matches),
                 (QList<Pairing>{{{0}, {1}, static_cast<MatchRule>(rule)}}));
        QVERIFY(!result.matches.first().reason.identifier.isEmpty());
        QCOMPARE(confidenceOf(result.matches.first().rule), Confidence::Certain);

        line.amount = Money::fromCents(1251); // one centavo is a difference
        const MatchResult differing = matchLines({line}, {movement});
        QVERIFY(differing.matches.isEmpty() && differing.suggestions.isEmpty());
        QCOMPARE(linesOf(differing.differing), QList<qsizetype>{0});

        line.amount = Money::fromCents(-1250); // another direction is another movement
        QVERIFY(matchLines({line}, {movement}).differing.isEmpty());
        QVERIFY(matchLines({line}, {movement}).matches.isEmpty());
    }

    void ignoresDoubtfulIdentifiers()
    {
        Movement a = movementOf(100, kDay.addDays(-60));
        Movement b = movementOf(200, kDay.addDays(-60));
        a.reference = b.reference = u"PED-2026"_s;
        QVERIFY(matchLines({lineOf(100, u"PIX PED2026"_s)}, {a, b}).matches.isEmpty());
        a.reference = u"12345"_s; // too short
        QVERIFY(matchLines({lineOf(100, u"PIX 12345"_s)}, {a}).matches.isEmpty());
        a.reference = u"RECEBIDO"_s; // a word
        QVERIFY(matchLines({lineOf(100, u"PIX RECEBIDO"_s)}, {a}).matches.isEmpty());
    }

    void reportsConflicts()
    {
        Movement movement = movementOf(100);
        movement.endToEndId = u"E99999999202611031300AbCdEfGhI01"_s;
        StatementLine line = lineOf(100);
        line.endToEndId = movement.endToEndId;
        const MatchResult twice = matchLines({line, line}, {movement, movementOf(100)});
        QCOMPARE(linesOf(twice.matches), QList<qsizetype>{0}); // one of two equal lines
        QCOMPARE(linesOf(twice.conflicts), QList<qsizetype>{1});
        QCOMPARE(twice.conflicts.first().movements, QList<qsizetype>{0});
        QVERIFY(twice.suggestions.isEmpty()); // the second line belongs to no other movement
        Movement other = movementOf(100);
        other.reference = u"PED-2026-7"_s;
        line.text = u"PIX PED20267"_s;
        const MatchResult contradictory = matchLines({line}, {movement, other});
        QVERIFY(contradictory.matches.isEmpty());
        QCOMPARE(contradictory.conflicts.first().movements, (QList<qsizetype>{0, 1}));
    }

    /// The order of rows has no effect: the line that the bank booked first matches.
    void matchesTheFirstOfSeveralLines()
    {
        Movement movement = movementOf(100);
        movement.endToEndId = u"E99999999202611031300AbCdEfGhI01"_s;
        StatementLine early = lineOf(100);
        early.endToEndId = movement.endToEndId;
        StatementLine late = early;
        late.day = early.day.addDays(1);
        Movement other = movementOf(100);
        other.reference = u"PED-2026-7"_s;
        StatementLine both = early;
        both.text = u"PIX PED20267"_s;
        QList<StatementLine> lines{late, both, early};
        for (int i = 0; i < 3; ++i) {
            const MatchResult result = matchLines(lines, {movement, other});
            QCOMPARE(result.matches.size(), 1);
            QCOMPARE(lines[result.matches.first().lines.first()], early);
            QCOMPARE(result.conflicts.size(), 1);
            QCOMPARE(result.conflicts.first().lines.size(), 2);
            std::rotate(lines.begin(), lines.begin() + 1, lines.end());
        }
    }

    void suggestsStrongestRule_data()
    {
        QTest::addColumn<bool>("hasTime");
        QTest::addColumn<bool>("hasDocument");
        QTest::addColumn<bool>("hasName");
        QTest::addColumn<int>("rule");
        QTest::newRow("time, document") << true << true << false << int(MatchRule::AmountTimeParty);
        QTest::newRow("time, name") << true << false << true << int(MatchRule::AmountTimeParty);
        QTest::newRow("document") << false << true << false << int(MatchRule::AmountDocument);
        QTest::newRow("time") << true << false << false << int(MatchRule::AmountTime);
        QTest::newRow("name") << false << false << true << int(MatchRule::AmountName);
        QTest::newRow("day") << false << false << false << int(MatchRule::AmountDay);
    }
    void suggestsStrongestRule()
    {
        QFETCH(bool, hasTime);
        QFETCH(bool, hasDocument);
        QFETCH(bool, hasName);
        QFETCH(int, rule);
        Movement movement = movementOf(100);
        movement.name = u"João da Silva"_s;
        movement.document = u"52998224725"_s;
        StatementLine line = hasTime ? timedLine(100, kMinute + 2) : lineOf(100);
        if (hasDocument)
            line.documentDigits = u"982247"_s;
        if (hasName)
            line.name = u"JOAO SILVA"_s;
        const MatchResult result = matchLines({line}, {movement});
        QVERIFY(result.matches.isEmpty());
        QCOMPARE(result.suggestions.size(), 1);
        const Match &match = result.suggestions.first();
        QCOMPARE(int(match.rule), rule);
        QCOMPARE(match.reason.documentFits, hasDocument);
        QCOMPARE(match.reason.nameFits, hasName);
        QCOMPARE(match.reason.minutesApart, hasTime ? std::optional(2) : std::nullopt);
        QCOMPARE(match.reason.daysApart, std::optional(0));
    }

    void suggestsNoneOfEqualCandidates()
    {
        const Movement movement = movementOf(100);
        QVERIFY(matchLines({lineOf(100)}, {movement, movementOf(100)}).suggestions.isEmpty());
        QVERIFY(matchLines({lineOf(100), lineOf(100)}, {movement}).suggestions.isEmpty());
        QVERIFY(matchLines({timedLine(100, kMinute)}, {movement, movementOf(100)})
                    .suggestions.isEmpty());
    }

    void suggestsWithinTheWindow_data()
    {
        QTest::addColumn<int>("days");
        QTest::addColumn<bool>("isSuggested");
        QTest::newRow("-2") << -2 << false;
        QTest::newRow("-1") << -1 << true;
        QTest::newRow("3") << 3 << true;
        QTest::newRow("4") << 4 << false;
    }
    void suggestsWithinTheWindow()
    {
        QFETCH(int, days);
        const auto result = matchLines({lineOf(100, {}, kDay.addDays(days))}, {movementOf(100)});
        QTEST(!result.suggestions.isEmpty(), "isSuggested");
    }

    void comparesTimesToTwoMinutes()
    {
        Movement near = movementOf(100);
        Movement far = movementOf(100);
        far.minute += 6;
        const auto result =
            matchLines({timedLine(100, kMinute + 3), timedLine(100, kMinute + 1)}, {near, far});
        QCOMPARE(
            pairingsOf(result.suggestions),
            (QList<Pairing>{{{0}, {1}, MatchRule::AmountDay}, {{1}, {0}, MatchRule::AmountTime}}));
    }

    void neverUsesTheWalkInPayer()
    {
        Movement movement = movementOf(100);
        movement.name = u"Consumidor"_s;
        movement.document = u"12345678909"_s;
        StatementLine line = lineOf(100);
        line.name = movement.name;
        line.document = movement.document;
        const auto result = matchLines({line}, {movement}, kOptions);
        QCOMPARE(result.suggestions.first().rule, MatchRule::AmountDay);
        QCOMPARE(matchLines({line}, {movement}).suggestions.first().rule,
                 MatchRule::AmountDocument);
    }

    void suggestsSets()
    {
        const QList<StatementLine> lines{lineOf(100), lineOf(100)};
        const QList<Movement> movements{movementOf(100), movementOf(100)};
        const auto result = matchLines(lines, movements);
        QCOMPARE(pairingsOf(result.suggestions),
                 (QList<Pairing>{{{0, 1}, {0, 1}, MatchRule::EqualSet}}));
        QList<Movement> waiting = movements;
        waiting[1].state = MovementState::Waiting;
        QVERIFY(matchLines(lines, waiting).suggestions.isEmpty());
        QVERIFY(matchLines(lines + QList{lineOf(100, {}, kDay.addDays(1))}, movements)
                    .suggestions.isEmpty());
        QVERIFY(matchLines(lines, movements + QList{movementOf(100, kDay.addDays(-3))})
                    .suggestions.isEmpty());
    }

    void agreesWithPlainModel()
    {
        std::mt19937 random(7);
        int matches = 0;
        int suggestions = 0;
        int conflicts = 0;
        for (int round = 0; round < 300; ++round) {
            const RandomSet set = randomSet(random);
            const MatchResult result = matchLines(set.lines, set.movements, kOptions);
            matchmodel::Model model(set.lines, set.movements, kOptions);
            const matchmodel::Outcome expected = model.run();
            QCOMPARE(readable(pairingsOf(result.matches)), readable(expected.matches));
            QCOMPARE(readable(pairingsOf(result.suggestions)), readable(expected.suggestions));
            QCOMPARE(linesOf(result.differing), expected.differingLines);
            QCOMPARE(linesOf(result.conflicts), expected.conflictLines);
            matches += int(result.matches.size());
            suggestions += int(result.suggestions.size());
            conflicts += int(result.conflicts.size());
        }
        QVERIFY(matches > 200 && suggestions > 200 && conflicts > 20); // the sets are useful
    }

    void agreesOnManyEqualAmounts()
    {
        std::mt19937 random(8);
        QList<StatementLine> lines;
        QList<Movement> movements;
        for (int i = 0; i < 150; ++i) {
            StatementLine line = timedLine(100, kMinute + int(random() % 40));
            line.name = i % 3 == 0 ? u"ANA LIMA"_s : u"PAYER%1 X"_s.arg(i);
            lines.append(line);
            Movement movement = movementOf(100);
            movement.minute += int(random() % 40);
            movement.name = u"Payer%1 X"_s.arg(i);
            movements.append(movement);
        }
        const auto expected = matchmodel::Model(lines, movements, {}).run();
        QCOMPARE(pairingsOf(matchLines(lines, movements).suggestions), expected.suggestions);
        QVERIFY(!expected.suggestions.isEmpty());
    }

    void ignoresTheOrder()
    {
        std::mt19937 random(9);
        for (int round = 0; round < 300; ++round) {
            const RandomSet set = randomSet(random);
            const MatchResult result = matchLines(set.lines, set.movements, kOptions);
            const auto lineOrder = randomOrder(set.lines.size(), random);
            const auto movementOrder = randomOrder(set.movements.size(), random);
            const MatchResult shuffled = matchLines(
                permuted(set.lines, lineOrder), permuted(set.movements, movementOrder), kOptions);
            QCOMPARE(renumbered(pairingsOf(shuffled.matches), lineOrder, movementOrder),
                     pairingsOf(result.matches));
            QCOMPARE(renumbered(pairingsOf(shuffled.suggestions), lineOrder, movementOrder),
                     pairingsOf(result.suggestions));
            QCOMPARE(shuffled.conflicts.size(), result.conflicts.size());
        }
    }

    void actsByIdentifierOnly()
    {
        std::mt19937 random(10);
        for (int round = 0; round < 300; ++round) {
            const RandomSet set = randomSet(random);
            const MatchResult result = matchLines(set.lines, set.movements, kOptions);
            for (const Match &match : result.matches) {
                QCOMPARE(confidenceOf(match.rule), Confidence::Certain);
                QCOMPARE(match.lines.size(), 1);
                QCOMPARE(set.lines[match.lines.first()].amount,
                         set.movements[match.movements.first()].amount);
            }
            for (const Match &match : result.suggestions)
                QVERIFY(confidenceOf(match.rule) != Confidence::Certain);
        }
    }
};

BALCAO_APPLESS_TEST(TestMatcher)
#include "tst_matcher.moc"
