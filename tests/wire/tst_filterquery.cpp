// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/filterquery.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

class FilterQueryTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reads_data();
    void reads();
    void refuses_data();
    void refuses();
    void reportsEverythingAtOnce();
    void roundTrips();
    void writesNothingThatCannotBeAsked_data();
    void writesNothingThatCannotBeAsked();
};

void FilterQueryTest::reads_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<TransactionFilter>("filter");
    const QUuid id(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s);
    const auto row = [](const char *query, const TransactionFilter &filter) {
        QTest::newRow(*query ? query : "(empty)") << QByteArray(query) << filter;
    };
    row("", {});
    row("&&", {});
    row("identifier=8F14E45F-ceea-467a-9b36-2f5b3c2d1a01", {.identifier = id});
    row("platform=8f14e45f-ceea-467a-9b36-2f5b3c2d1a01", {.platform = id});
    row("reference=a%26b+c", {.reference = u"a&b c"_s});
    row("reference=a=b", {.reference = u"a=b"_s});
    row("status=in_process", {.statuses = {Status::Code::InProcess}});
    row("name_document=Jos%C3%A9", {.nameOrDocument = u"José"_s});
    row("phone=%2B55+11", {.phone = u"+55 11"_s});
    row("initial_date=2026-01-01&final_date=2026-01-31",
        {.initialDate = {2026, 1, 1}, .finalDate = {2026, 1, 31}});
    row("pix_key=Jose@Example.com", {.pixKey = u"jose@example.com"_s});
    row("pix_key=%2B5511987654321", {.pixKey = u"+5511987654321"_s});
    row("pix_key=529.982.247-25", {.pixKey = u"52998224725"_s});
    row("page=0012", {.page = 12});
}

void FilterQueryTest::reads()
{
    QFETCH(QByteArray, query);
    QFETCH(TransactionFilter, filter);
    const auto read = filterFromQuery(query);
    QVERIFY(read);
    QVERIFY(*read == filter);
}

void FilterQueryTest::refuses_data()
{
    QTest::addColumn<QByteArray>("query");
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("code");
    const auto row = [](const char *query, const char *field, const char *code) {
        QTest::newRow(query) << QByteArray(query) << QString::fromLatin1(field)
                             << QString::fromLatin1(code);
    };
    row("stauts=paid", "stauts", "unknown");
    row("Status=paid", "Status", "unknown");
    row("=paid", "", "unknown");
    row("%zz=paid", "?", "unknown");
    row("status=cancelled", "status", "not_allowed");
    row("status=PAID", "status", "not_allowed");
    row("status=paid&status=paid", "status", "repeated");
    row("status=paid,", "status", "not_allowed");
    row("status=paid,lost", "status", "not_allowed");
    row("operation=in", "operation", "malformed");
    row("created_from=2026-01-01", "created_from", "malformed");
    row("created_until=2026-01-01T00:00:00Z", "created_until", "malformed");
    row("min_amount=0", "min_amount", "malformed");
    row("max_amount=1,00", "max_amount", "malformed");
    row("sort=colour", "sort", "malformed");
    row("sort=--amount", "sort", "malformed");
    row("status=", "status", "missing");
    row("status", "status", "missing");
    row("reference=+", "reference", "missing");
    row("identifier=1", "identifier", "malformed");
    row("platform={8f14e45f-ceea-467a-9b36-2f5b3c2d1a01}", "platform", "malformed");
    row("initial_date=2026-02-30", "initial_date", "malformed");
    row("final_date=31/01/2026", "final_date", "malformed");
    row("pix_key=nobody", "pix_key", "malformed");
    row("page=0", "page", "too_small");
    row("page=-1", "page", "malformed");
    row("page=1.5", "page", "malformed");
    row("page=99999999999", "page", "malformed");
    row("page=%D9%A1", "page", "malformed");
    row("reference=%", "reference", "malformed");
    row("reference=%4", "reference", "malformed");
    row("reference=%ff", "reference", "malformed");
    row("reference=a%00b", "reference", "malformed");
    row("reference=123456789012345678901234567890123456789012345678901", "reference", "too_long");
}

void FilterQueryTest::refuses()
{
    QFETCH(QByteArray, query);
    QFETCH(QString, field);
    QFETCH(QString, code);
    const auto read = filterFromQuery(query);
    QVERIFY(!read);
    QCOMPARE(read.error().status(), 422);
    QCOMPARE(read.error().violations.size(), 1);
    QCOMPARE(read.error().violations.first().field, field);
    QCOMPARE(read.error().violations.first().code, code);
}

void FilterQueryTest::reportsEverythingAtOnce()
{
    QCOMPARE(filterFromQuery("page=x&status=y&pix_key=z&q=1").error().violations.size(), 4);
    QVERIFY(filterFromQuery(QByteArray("a&").repeated(500)).error().violations.size() <= 10);
}

void FilterQueryTest::roundTrips()
{
    const TransactionFilter all{
        .identifier = QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s),
        .reference = u"a&b=c #%ü😀"_s,
        .statuses = {Status::Code::Paid, Status::Code::InProcess},
        .operation = Operation::CashOut,
        .minAmount = Money::fromCents(1),
        .maxAmount = Money::fromCents(1500),
        .createdFrom = QDateTime({2026, 1, 1}, {3, 0}, Qt::UTC),
        .createdUntil = QDateTime({2026, 1, 1}, {15, 30, 1}, Qt::UTC),
        .nameOrDocument = u"José"_s,
        .description = u"Pão"_s,
        .email = u"ana@"_s,
        .phone = u"+55 11"_s,
        .initialDate = {2026, 1, 1},
        .finalDate = {2026, 1, 31},
        .platform = QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"_s),
        .pixKey = u"jose@example.com"_s,
        .order = {ListOrder::Key::Amount, Qt::DescendingOrder},
        .page = 3,
    };
    const auto query = toQuery(all);
    QVERIFY(query);
    QCOMPARE(*query,
             "identifier=8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"
             "&reference=a%26b%3Dc%20%23%25%C3%BC%F0%9F%98%80&status=paid%2Cin_process"
             "&name_document=Jos%C3%A9&phone=%2B55%2011&initial_date=2026-01-01"
             "&final_date=2026-01-31&platform=8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"
             "&pix_key=jose%40example.com&description=P%C3%A3o&email=ana%40"
             "&operation=cashout"
             "&created_from=2026-01-01%2000%3A00%3A00&created_until=2026-01-01%2012%3A30%3A01"
             "&min_amount=0.01&max_amount=15.00&sort=-amount&page=3");
    QVERIFY(*filterFromQuery(*query) == all);
    QCOMPARE(*toQuery({}), QByteArray());
}

void FilterQueryTest::writesNothingThatCannotBeAsked_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::newRow("note") << TransactionFilter{.note = u"x"_s};
    QTest::newRow("tag") << TransactionFilter{.tag = u"x"_s};
    QTest::newRow("end-to-end id") << TransactionFilter{.endToEndIdEnding = u"ABCDEF"_s};
}

void FilterQueryTest::writesNothingThatCannotBeAsked()
{
    QFETCH(TransactionFilter, filter);
    QVERIFY(!toQuery(filter));
}

BALCAO_GUILESS_TEST(FilterQueryTest)
#include "tst_filterquery.moc"
