// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/operation.h"
#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "core/sample/samplehistory.h"

#include "core/domain/brasilia.h"
#include "core/domain/brcode.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/endtoendid.h"
#include "core/domain/payloadcheck.h"
#include "core/domain/referencepattern.h"
#include "core/domain/taxid.h"
#include "tests/support/testmain.h"

#include <QtCore/QMap>
#include <QtCore/QSet>
#include <QtTest/QTest>

#include <algorithm>
#include <numeric>

using namespace Qt::StringLiterals;
using namespace core;
using Code = Status::Code;

namespace
{

constexpr qint64 kDay = 86'400; // seconds
const QUuid kPlatform(u"7c1e0b52-5d1a-4c8e-9d8f-0a4f3f0c6a11"_s);

ServiceSettings settings()
{
    return *validated(ServiceOptions{
        .payee = Merchant{*PixKey::parse(u"padaria@example.com", PixKey::Kind::Email),
                          u"Padaria Demonstração"_s, u"São Paulo"_s},
        .platform = kPlatform,
    });
}

SampleHistoryOptions options(qint64 count, quint32 seed, const QDateTime &now)
{
    return {.count = count, .seed = seed, .now = now, .settings = settings()};
}

QList<Transaction> sampleHistory(const SampleHistoryOptions &options)
{
    return SampleHistory(options).all();
}

QDateTime utc(const QString &text)
{
    return QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
}

/// Returns the kind of a key in canonical form.
std::optional<PixKey::Kind> kindOf(const QString &key)
{
    using Kind = PixKey::Kind;
    for (const Kind kind : {Kind::Cpf, Kind::Cnpj, Kind::Phone, Kind::Email, Kind::Evp}) {
        const auto reading = PixKey::parse(key, kind);
        if (reading && reading->value() == key)
            return kind;
    }
    return std::nullopt;
}

TransactionDraft draftOf(const Transaction &transaction)
{
    return {
        .operation = transaction.operation,
        .amount = transaction.amount,
        .name = transaction.name,
        .email = transaction.email,
        .phone = transaction.phone,
        .document = transaction.document,
        .description = transaction.description,
        .platform = transaction.platform,
        .reference = transaction.reference,
        .extra = transaction.extra,
        .pixKey = transaction.pixKey,
        .keyType = kindOf(transaction.pixKey),
    };
}

std::optional<QDateTime> timeOf(const Transaction &transaction, Code status)
{
    for (const StatusEvent &event : transaction.events) {
        if (event.status == status)
            return event.at;
    }
    return std::nullopt;
}

QMap<Code, int> countByStatus(const QList<Transaction> &history)
{
    QMap<Code, int> counts;
    for (const Transaction &transaction : history)
        ++counts[transaction.status.code()];
    return counts;
}

bool hasAccent(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c.unicode() > 127; });
}

struct Row
{
    QByteArray name;
    QDateTime now;
    QList<Transaction> history;
};

QList<Row> makeRows()
{
    const QList<QString> timestamps{
        u"2026-11-20T15:30:00.123Z"_s, // the middle of the day in Brasília
        u"2026-11-20T06:10:00Z"_s,     // at night, before it opens
        u"2026-11-20T09:04:59Z"_s,     // open, but for less than the five minutes
        u"2026-11-21T01:45:00Z"_s,     // closed, and the next day in UTC
        u"2018-12-01T12:00:00Z"_s,     // summer time, which began within the thirty days
    };
    QList<Row> rows;
    for (const QString &timestamp : timestamps) {
        for (const int count : {100, 200, 1000}) {
            for (const quint32 seed : {0U, 1U, 42U, 4'294'967'295U}) {
                const QDateTime now = utc(timestamp);
                rows.append({u"%1 of %2 at %3"_s.arg(count).arg(seed).arg(timestamp).toUtf8(), now,
                             sampleHistory(options(count, seed, now))});
            }
        }
    }
    return rows;
}

void addHistories()
{
    static const QList<Row> rows = makeRows();
    QTest::addColumn<QDateTime>("now");
    QTest::addColumn<QList<Transaction>>("history");
    for (const Row &row : rows)
        QTest::newRow(row.name.constData()) << row.now << row.history;
}

SampleHistoryOptions bakery(qint64 count, quint32 seed, const QDateTime &now)
{
    SampleHistoryOptions wanted = options(count, seed, now);
    wanted.trade = Trade::Bakery;
    return wanted;
}

void addBakeries()
{
    QTest::addColumn<QDateTime>("now");
    QTest::addColumn<QList<Transaction>>("history");
    for (const char *timestamp : {"2026-11-20T15:30:00Z", "2026-11-20T06:10:00Z",
                                  "2026-11-20T09:04:59Z", "2026-11-21T01:45:00Z"}) {
        const QDateTime now = utc(QString::fromLatin1(timestamp));
        for (const int count : {200, 1500}) {
            for (const quint32 seed : {1U, 2026U, 4'294'967'295U})
                QTest::addRow("%d of %u at %s", count, seed, timestamp)
                    << now << sampleHistory(bakery(count, seed, now));
        }
    }
}

QDate dayOf(const QDateTime &timestamp)
{
    return timestamp.toTimeZone(brasilia()).date();
}

} // namespace

class TestSampleHistory : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void isCreatedInOpeningHours_data() { addHistories(); }
    void isCreatedInOpeningHours();
    void isSpreadOverThirtyDays_data() { addHistories(); }
    void isSpreadOverThirtyDays();
    void hasFourSalesToOnePayout_data() { addHistories(); }
    void hasFourSalesToOnePayout();
    void hasEveryStateAndMostlyPaid_data() { addHistories(); }
    void hasEveryStateAndMostlyPaid();
    void eventsAreConsistent_data() { addHistories(); }
    void eventsAreConsistent();
    void unpaidSalesExpireAfterADay_data() { addHistories(); }
    void unpaidSalesExpireAfterADay();
    void unfinishedIsYoungerThanADay_data() { addHistories(); }
    void unfinishedIsYoungerThanADay();
    void movedMoneyHasAnEndToEndId_data() { addHistories(); }
    void movedMoneyHasAnEndToEndId();
    void idsAreVersionFourAndUnique_data() { addHistories(); }
    void idsAreVersionFourAndUnique();
    void everyOneIsAValidDraft_data() { addHistories(); }
    void everyOneIsAValidDraft();
    void salesCarryThePayload_data() { addHistories(); }
    void salesCarryThePayload();
    void payoutsCarryAKeyOfEveryKind_data() { addHistories(); }
    void payoutsCarryAKeyOfEveryKind();
    void peopleAndFirmsAreBrazilian_data() { addHistories(); }
    void peopleAndFirmsAreBrazilian();
    void amountsAreThoseOfABakery_data() { addHistories(); }
    void amountsAreThoseOfABakery();
    void sameSeedGivesSameHistory();
    void generatesTransactionsInAnyOrder();
    void otherSeedGivesOtherHistory();
    void anyCountWorks();
    void lastsLongerWithTheCount_data();
    void lastsLongerWithTheCount();
    void largeOneHoldsSomeForAnEndlessCheck();
    void largeOneHasTheNamesOfBrazil();
    void customersComeBack();
    void oneSupplierTakesATenth();
    void otherPlatformsHaveTheirShare_data();
    void otherPlatformsHaveTheirShare();
    void keepsTheCommissionWhereMoneyMoved();
    void codesAreThoseOfThePayee();
    void bakeryReceivesMoreThanItPays_data() { addBakeries(); }
    void bakeryReceivesMoreThanItPays();
    void bakerySellsSinceTheMorning_data();
    void bakerySellsSinceTheMorning();
    void bakeryHasOpenSales_data() { addBakeries(); }
    void bakeryHasOpenSales();
    void bakeryHasRegularCustomers();
    void bakerySellsCheapProductsMostOften();
};

void TestSampleHistory::isCreatedInOpeningHours()
{
    QFETCH(const QDateTime, now);
    QFETCH(const QList<Transaction>, history);
    QDateTime before;
    for (const Transaction &transaction : history) {
        QCOMPARE(transaction.created.timeSpec(), Qt::UTC);
        QVERIFY(!before.isValid() || before < transaction.created);
        QVERIFY(transaction.created <= now.addSecs(-300));
        const QTime time = transaction.created.toTimeZone(brasilia()).time();
        QVERIFY(time >= QTime(6, 0) && time < QTime(20, 0));
        before = transaction.created;
    }
}

void TestSampleHistory::isSpreadOverThirtyDays()
{
    QFETCH(const QDateTime, now);
    QFETCH(const QList<Transaction>, history);
    QSet<QDate> days;
    for (const Transaction &transaction : history)
        days.insert(transaction.created.toTimeZone(brasilia()).date());
    QVERIFY(days.size() >= 29 && days.size() <= 30);
    const QDate today = now.toTimeZone(brasilia()).date();
    QVERIFY(*std::min_element(days.begin(), days.end()) >= today.addDays(-30));
    QVERIFY(*std::max_element(days.begin(), days.end()) >= today.addDays(-1));
}

void TestSampleHistory::hasFourSalesToOnePayout()
{
    QFETCH(const QList<Transaction>, history);
    const auto sales = std::count_if(history.begin(), history.end(), [](const Transaction &t) {
        return t.operation == Operation::CashIn;
    });
    const double share = static_cast<double>(sales) / static_cast<double>(history.size());
    QVERIFY2(share > 0.75 && share < 0.85, qPrintable(QString::number(share)));
}

void TestSampleHistory::hasEveryStateAndMostlyPaid()
{
    QFETCH(const QList<Transaction>, history);
    const auto counts = countByStatus(history);
    for (const Code code : Status::kKnown)
        QVERIFY2(counts[code] > 0, qPrintable(Status(code).toText()));
    QCOMPARE(counts.size(), static_cast<qsizetype>(Status::kKnown.size()));
    QVERIFY(counts[Code::Paid] > history.size() * 7 / 10);
    QVERIFY(counts[Code::Paid] < history.size() * 9 / 10);
    for (const Code code : Status::kKnown)
        QVERIFY(code == Code::Paid || counts[code] <= history.size() / 10);
}

void TestSampleHistory::eventsAreConsistent()
{
    QFETCH(const QDateTime, now);
    QFETCH(const QList<Transaction>, history);
    for (const Transaction &transaction : history) {
        const QList<StatusEvent> &events = transaction.events;
        QVERIFY(!events.isEmpty());
        QCOMPARE(events.last(), (StatusEvent{Code::Pending, transaction.created}));
        QCOMPARE(events.first().status, transaction.status);
        QVERIFY(events.first().at <= now);
        for (qsizetype i = 1; i < events.size(); ++i) {
            QVERIFY(events[i - 1].at > events[i].at);
            QCOMPARE(events[i - 1].at.timeSpec(), Qt::UTC);
            QVERIFY(events[i].status.canTransitionTo(events[i - 1].status.code()));
        }
        QCOMPARE(transaction.finished.has_value(), transaction.status.isFinal());
        if (transaction.finished)
            QCOMPARE(*transaction.finished, events.first().at);
    }
}

void TestSampleHistory::unpaidSalesExpireAfterADay()
{
    QFETCH(const QDateTime, now);
    QFETCH(const QList<Transaction>, history);
    for (const Transaction &transaction : history) {
        if (transaction.status == Code::Expired) {
            QCOMPARE(transaction.operation, Operation::CashIn);
            QCOMPARE(*transaction.finished, transaction.created.addSecs(kDay));
            QVERIFY(*transaction.finished <= now);
        }
        if (transaction.status == Code::Pending)
            QCOMPARE(transaction.operation, Operation::CashIn);
    }
}

void TestSampleHistory::unfinishedIsYoungerThanADay()
{
    QFETCH(const QDateTime, now);
    QFETCH(const QList<Transaction>, history);
    for (const Transaction &transaction : history) {
        if (!transaction.status.isFinal())
            QVERIFY(transaction.created.addSecs(kDay) > now);
    }
}

void TestSampleHistory::movedMoneyHasAnEndToEndId()
{
    QFETCH(const QList<Transaction>, history);
    QSet<QString> seen;
    for (const Transaction &transaction : history) {
        const bool out = transaction.operation == Operation::CashOut;
        const auto moved = timeOf(transaction, out ? Code::InProcess : Code::Paid);
        QCOMPARE(!transaction.endToEndId.isEmpty(), moved.has_value());
        if (transaction.status == Code::Paid || transaction.status == Code::Refund)
            QVERIFY(moved);
        if (!moved)
            continue;
        const auto id = EndToEndId::parse(transaction.endToEndId);
        QVERIFY(id);
        QCOMPARE(id->kind(), EndToEndId::Kind::Payment);
        const qint64 later = id->minute().secsTo(*moved);
        QVERIFY(later >= 0 && later < 60);
        QVERIFY(!seen.contains(transaction.endToEndId));
        seen.insert(transaction.endToEndId);
    }
}

void TestSampleHistory::idsAreVersionFourAndUnique()
{
    QFETCH(const QList<Transaction>, history);
    QSet<QUuid> ids;
    QSet<QString> references;
    for (const Transaction &transaction : history) {
        QCOMPARE(transaction.id.version(), QUuid::Random);
        QCOMPARE(transaction.id.variant(), QUuid::DCE);
        ids.insert(transaction.id);
        references.insert(transaction.reference);
        QCOMPARE(ReferencePattern::standard().tillOf(transaction.reference), u"B1"_s);
    }
    QCOMPARE(ids.size(), history.size());
    QCOMPARE(references.size(), history.size());
}

void TestSampleHistory::everyOneIsAValidDraft()
{
    QFETCH(const QList<Transaction>, history);
    for (const Transaction &transaction : history) {
        const TransactionDraft draft = draftOf(transaction);
        const auto clean = validated(draft);
        QVERIFY2(clean, qPrintable(transaction.reference));
        QVERIFY(*clean == draft); // already in the form that is stored
        QCOMPARE(transaction.platform, kPlatform);
        QCOMPARE(transaction.commission, Money());
    }
}

void TestSampleHistory::salesCarryThePayload()
{
    QFETCH(const QList<Transaction>, history);
    for (const Transaction &transaction : history) {
        if (transaction.operation == Operation::CashOut)
            continue;
        Transaction asCreated = transaction;
        asCreated.status = Status::Code::Pending;
        QVERIFY(!payloadProblem(asCreated, settings()->payee));
        const auto code = BrCode::parse(transaction.qrCode);
        QVERIFY(code);
        QCOMPARE(code->kind, BrCode::Kind::Static);
        QCOMPARE(code->key, u"padaria@example.com"_s);
        QCOMPARE(code->amount, transaction.amount);
        QCOMPARE(code->txid, transaction.id.toString(QUuid::WithoutBraces).remove(u'-').left(25));
        QCOMPARE(code->merchantName, u"Padaria Demonstracao"_s);
        QCOMPARE(code->merchantCity, u"Sao Paulo"_s);
        QVERIFY(code->warnings.isEmpty());
        QVERIFY(transaction.pixKey.isEmpty());
    }
}

void TestSampleHistory::payoutsCarryAKeyOfEveryKind()
{
    QFETCH(const QList<Transaction>, history);
    QSet<int> kinds;
    for (const Transaction &transaction : history) {
        if (transaction.operation == Operation::CashIn)
            continue;
        QVERIFY(transaction.qrCode.isEmpty());
        QVERIFY(transaction.paymentLink.isEmpty());
        const auto kind = kindOf(transaction.pixKey);
        QVERIFY(kind);
        kinds.insert(static_cast<int>(*kind));
    }
    QCOMPARE(kinds.size(), 5);
}

void TestSampleHistory::peopleAndFirmsAreBrazilian()
{
    QFETCH(const QList<Transaction>, history);
    int parties = 0;
    int firms = 0;
    int firmsWithLetters = 0;
    int accents = 0;
    for (const Transaction &transaction : history) {
        const auto document = TaxId::parse(transaction.document);
        QVERIFY(document);
        const bool person = document->kind() == TaxId::Kind::Cpf;
        parties += person ? 1 : 0;
        firms += person ? 0 : 1;
        const QString &number = document->value();
        firmsWithLetters +=
            std::any_of(number.begin(), number.end(), [](QChar c) { return c.isLetter(); }) ? 1 : 0;
        accents += hasAccent(transaction.name) ? 1 : 0;
        QVERIFY(transaction.email.endsWith("@example.com"_L1) ||
                transaction.email.endsWith(".example"_L1));
        QVERIFY(transaction.phone.startsWith("+55"_L1));
    }
    QVERIFY(parties > firms);
    QVERIFY(firms > firmsWithLetters);
    QVERIFY(firmsWithLetters > 0);
    QVERIFY(accents > history.size() / 2);
}

void TestSampleHistory::amountsAreThoseOfABakery()
{
    QFETCH(const QList<Transaction>, history);
    qint64 sales = 0;
    qint64 payouts = 0;
    qint64 saleCents = 0;
    qint64 payoutCents = 0;
    for (const Transaction &transaction : history) {
        const bool sale = transaction.operation == Operation::CashIn;
        const qint64 cents = transaction.amount.cents();
        QVERIFY(sale ? cents >= 150 && cents <= 18000 : cents >= 18000 && cents <= 500000);
        (sale ? sales : payouts) += 1;
        (sale ? saleCents : payoutCents) += cents;
    }
    QVERIFY(payoutCents / payouts > 10 * (saleCents / sales));
}

void TestSampleHistory::sameSeedGivesSameHistory()
{
    const QDateTime now = utc(u"2026-11-20T15:30:00Z"_s);
    QVERIFY(sampleHistory(options(200, 7, now)) == sampleHistory(options(200, 7, now)));
    // Neither the milliseconds nor the time zone of `now` matter.
    QVERIFY(sampleHistory(options(200, 7, now)) == sampleHistory(options(200, 7, now.addMSecs(9))));
    const QDateTime described = now.toTimeZone(brasilia());
    QVERIFY(sampleHistory(options(200, 7, now)) == sampleHistory(options(200, 7, described)));
}

void TestSampleHistory::otherSeedGivesOtherHistory()
{
    const QDateTime now = utc(u"2026-11-20T15:30:00Z"_s);
    QSet<QUuid> ids;
    for (const quint32 seed : {7U, 8U}) {
        for (const Transaction &transaction : sampleHistory(options(200, seed, now)))
            ids.insert(transaction.id);
    }
    QCOMPARE(ids.size(), 400);
}

void TestSampleHistory::anyCountWorks()
{
    const QDateTime now = utc(u"2026-11-20T09:05:01Z"_s);
    for (const int count : {0, 1, 2, 3, 49, 50, 51, 99, 10'000}) {
        const QList<Transaction> history = sampleHistory(options(count, 3, now));
        QCOMPARE(history.size(), count);
        for (const Transaction &transaction : history) {
            QVERIFY(transaction.status.isFinal() || transaction.created.addSecs(kDay) > now);
            QVERIFY(transaction.events.first().at <= now);
        }
    }
}

void TestSampleHistory::generatesTransactionsInAnyOrder()
{
    const SampleHistory history(options(300, 7, utc(u"2026-11-20T15:30:00Z"_s)));
    const QList<Transaction> all = history.all();
    for (const qint64 number : {299, 0, 150, 49, 50}) // in any order
        QVERIFY(history.at(number) == all[number]);
    QVERIFY(history.range(0, 120) + history.range(120, 121) + history.range(121, 300) == all);
}

void TestSampleHistory::lastsLongerWithTheCount_data()
{
    QTest::addColumn<qint64>("count");
    QTest::addColumn<int>("days");
    QTest::newRow("a bakery") << qint64(200) << 30;
    QTest::newRow("10 000") << qint64(10'000) << 33;
    QTest::newRow("100 000") << qint64(100'000) << 105;
    QTest::newRow("1 000 000") << qint64(1'000'000) << 333;
    QTest::newRow("10 000 000") << qint64(10'000'000) << 1054;
}

void TestSampleHistory::lastsLongerWithTheCount()
{
    QFETCH(const qint64, count);
    QFETCH(const int, days);
    const QDateTime now = utc(u"2026-11-20T21:30:00Z"_s); // open
    const SampleHistory history(options(count, 5, now));
    const auto dayOf = [](const Transaction &t) { return t.created.toTimeZone(brasilia()).date(); };
    QCOMPARE(dayOf(history.at(0)).daysTo(dayOf(history.at(count - 1))), days - 1);

    // Distinct timestamps even in the busiest hour of a day in the middle.
    QDateTime before;
    for (const Transaction &t : history.range(count / 2, std::min(count, count / 2 + 10'000))) {
        QVERIFY(!before.isValid() || before < t.created);
        before = t.created;
    }
}

void TestSampleHistory::largeOneHoldsSomeForAnEndlessCheck()
{
    const QDateTime now = utc(u"2026-11-20T15:30:00Z"_s);
    int held = 0;
    const QList<Transaction> history = sampleHistory(options(40'000, 3, now));
    for (const Transaction &t : history) {
        const bool isOld = t.created.addSecs(kDay) <= now;
        if (!isOld || t.status.isFinal())
            continue;
        QCOMPARE(t.status, Code::InAnalysis);
        QCOMPARE(t.operation, Operation::CashIn);
        QCOMPARE(t.events.size(), 2);
        QVERIFY(!t.finished);
        ++held;
    }
    QVERIFY2(held > 120 && held < 280, qPrintable(QString::number(held)));
}

void TestSampleHistory::largeOneHasTheNamesOfBrazil()
{
    int silvas = 0;
    QHash<QString, int> names;
    for (const Transaction &t : sampleHistory(options(20'000, 3, utc(u"2026-11-20T15:30:00Z"_s)))) {
        silvas += t.name.contains("Silva"_L1) ? 1 : 0;
        ++names[t.name];
    }
    QVERIFY2(silvas > 20'000 / 5 && silvas < 20'000 / 3, qPrintable(QString::number(silvas)));
    QVERIFY(names.size() > 1000);
    QVERIFY(std::count(names.begin(), names.end(), 1) > 100); // rare ones
}

void TestSampleHistory::customersComeBack()
{
    QHash<QString, int> visits;
    QHash<QString, QString> names;
    for (const Transaction &t : sampleHistory(options(20'000, 3, utc(u"2026-11-20T15:30:00Z"_s)))) {
        if (t.operation == Operation::CashOut)
            continue;
        ++visits[t.document];
        QCOMPARE(names.value(t.document, t.name), t.name);
        names.insert(t.document, t.name);
    }
    QVERIFY(visits.size() > 3000 && visits.size() <= 4000);
    const int max = *std::max_element(visits.begin(), visits.end());
    QVERIFY2(max >= 10 && max < 500, qPrintable(QString::number(max)));
}

void TestSampleHistory::oneSupplierTakesATenth()
{
    QHash<QString, int> payouts;
    int all = 0;
    for (const Transaction &t : sampleHistory(options(20'000, 3, utc(u"2026-11-20T15:30:00Z"_s)))) {
        if (t.operation == Operation::CashIn)
            continue;
        ++payouts[t.pixKey];
        ++all;
    }
    QList<int> shares = payouts.values();
    std::sort(shares.begin(), shares.end(), std::greater<>());
    QCOMPARE((shares[0] * 100 + all / 2) / all, 10);
    QVERIFY(shares[0] > 3 * shares[1] / 2);
    QCOMPARE(shares.size(), PartyGenerator::kNamedSuppliers + 10);
}

void TestSampleHistory::otherPlatformsHaveTheirShare_data()
{
    QTest::addColumn<int>("others");
    QTest::addColumn<QList<int>>("min"); // in 20 000
    QTest::newRow("none") << 0 << QList<int>{20'000};
    QTest::newRow("one") << 1 << QList<int>{17'500, 1800};
    QTest::newRow("two") << 2 << QList<int>{17'500, 1600, 120};
}

void TestSampleHistory::otherPlatformsHaveTheirShare()
{
    QFETCH(const int, others);
    QFETCH(const QList<int>, min);
    const QList<QUuid> platforms{kPlatform, QUuid::createUuid(), QUuid::createUuid()};
    SampleHistoryOptions wanted = options(20'000, 3, utc(u"2026-11-20T15:30:00Z"_s));
    wanted.otherPlatforms = platforms.mid(1, others);
    QList<int> found(others + 1);
    for (const Transaction &transaction : sampleHistory(wanted)) {
        const auto place = platforms.indexOf(transaction.platform);
        QVERIFY(place >= 0 && place <= others);
        ++found[place];
    }
    for (qsizetype i = 0; i <= others; ++i)
        QVERIFY2(found[i] >= min[i], qPrintable(QString::number(found[i])));
}

void TestSampleHistory::keepsTheCommissionWhereMoneyMoved()
{
    ServiceOptions service = *settings();
    service.terms.cashInCommission = {.basisPoints = 100};
    service.terms.cashOutCommission = {.fixed = Money::fromCents(90)};
    SampleHistoryOptions wanted = options(500, 3, utc(u"2026-11-20T15:30:00Z"_s));
    wanted.settings = *validated(service);
    for (const Transaction &t : sampleHistory(wanted)) {
        const bool isNothing =
            t.status == Code::Denied || t.status == Code::Canceled || t.status == Code::Expired;
        const auto &rule = t.operation == Operation::CashIn ? service.terms.cashInCommission
                                                            : service.terms.cashOutCommission;
        QCOMPARE(t.commission, isNothing ? Money() : commissionOn(t.amount, rule));
    }
}

void TestSampleHistory::codesAreThoseOfThePayee()
{
    ServiceOptions service = *settings();
    service.payee = HostedMerchant{u"pix.example.com"_s, u"Padaria"_s, u"Recife"_s};
    SampleHistoryOptions wanted = options(100, 3, utc(u"2026-11-20T15:30:00Z"_s));
    wanted.settings = *validated(service);
    for (const Transaction &t : sampleHistory(wanted)) {
        if (t.operation == Operation::CashIn)
            QCOMPARE(t.qrCode, chargeCode(service.payee, t.amount, t.id).toText());
    }
}

/// In total, and today: refunds and payouts are smaller than the sales that remain.
void TestSampleHistory::bakeryReceivesMoreThanItPays()
{
    QFETCH(const QDateTime, now);
    QFETCH(const QList<Transaction>, history);
    qint64 received = 0;
    qint64 paidOut = 0;
    qint64 refunded = 0;
    QDateTime before;
    for (const Transaction &t : history) {
        QVERIFY(!before.isValid() || before < t.created);
        before = t.created;
        QVERIFY(t.created < now);
        QVERIFY(t.events.constFirst().at <= now);
        if (t.operation == Operation::CashOut)
            QVERIFY(dayOf(t.created) != dayOf(now));
        if (t.status == Code::Refund)
            refunded += t.amount.cents();
        else if (t.status == Code::Paid)
            (t.operation == Operation::CashIn ? received : paidOut) += t.amount.cents();
    }
    QVERIFY(paidOut > 0);
    QVERIFY2(received > paidOut + refunded,
             qPrintable(u"%1 %2 %3"_s.arg(received).arg(paidOut).arg(refunded)));
}

void TestSampleHistory::bakerySellsSinceTheMorning_data()
{
    QTest::addColumn<QString>("now"); // in UTC, three hours later than Brasília
    QTest::addColumn<int>("min");     // number of today's sales
    QTest::addColumn<int>("max");
    QTest::newRow("03:00") << u"2026-11-20T06:00:00Z"_s << 0 << 0;
    QTest::newRow("06:30") << u"2026-11-20T09:30:00Z"_s << 1 << 3;
    QTest::newRow("09:00") << u"2026-11-20T12:00:00Z"_s << 8 << 20;
    QTest::newRow("15:00") << u"2026-11-20T18:00:00Z"_s << 25 << 45;
    QTest::newRow("23:00") << u"2026-11-21T02:00:00Z"_s << 40 << 60;
}

void TestSampleHistory::bakerySellsSinceTheMorning()
{
    QFETCH(const QString, now);
    QFETCH(const int, min);
    QFETCH(const int, max);
    const QDateTime at = utc(now);
    int sales = 0;
    for (const Transaction &t : sampleHistory(bakery(1500, 2026, at))) {
        if (dayOf(t.created) != dayOf(at))
            continue;
        QCOMPARE(t.operation, Operation::CashIn);
        QVERIFY(t.created.toTimeZone(brasilia()).time() >= QTime(6, 0));
        ++sales;
    }
    QVERIFY2(sales >= min && sales <= max, qPrintable(QString::number(sales)));
}

void TestSampleHistory::bakeryHasOpenSales()
{
    QFETCH(const QDateTime, now);
    QFETCH(const QList<Transaction>, history);
    qsizetype open = 0;
    for (qsizetype i = 0; i < history.size(); ++i) {
        const Transaction &t = history[i];
        QVERIFY(t.status.isFinal() || t.status == Code::Pending);
        if (t.status != Code::Pending)
            continue;
        ++open;
        QCOMPARE(t.operation, Operation::CashIn);
        QVERIFY(t.expires > now);
        QVERIFY(i >= history.size() - 5); // the newest
    }
    QVERIFY2(open >= 3 && open <= 5, qPrintable(QString::number(open)));
}

void TestSampleHistory::bakeryHasRegularCustomers()
{
    QHash<QString, int> visits;
    for (const Transaction &t : sampleHistory(bakery(1500, 2026, utc(u"2026-11-20T15:30:00Z"_s)))) {
        if (t.operation == Operation::CashIn)
            ++visits[t.document];
    }
    QVERIFY(visits.size() > 100 && visits.size() <= SampleHistory::kRegulars);
    QVERIFY(*std::max_element(visits.begin(), visits.end()) >= 15);
}

void TestSampleHistory::bakerySellsCheapProductsMostOften()
{
    QList<qint64> cents;
    for (const Transaction &t : sampleHistory(bakery(1500, 2026, utc(u"2026-11-20T15:30:00Z"_s)))) {
        if (t.operation == Operation::CashIn)
            cents.append(t.amount.cents());
    }
    std::sort(cents.begin(), cents.end());
    const qint64 median = cents[cents.size() / 2];
    QVERIFY2(median > 500 && median < 2000, qPrintable(QString::number(median)));
    const qint64 mean = std::accumulate(cents.begin(), cents.end(), qint64{0}) / cents.size();
    QVERIFY2(mean > 1500 && mean < 3000, qPrintable(QString::number(mean)));
}

BALCAO_GUILESS_TEST(TestSampleHistory)
#include "tst_samplehistory.moc"
