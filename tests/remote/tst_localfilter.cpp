// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/remote/localfilter.h"
#include "core/wire/filterquery.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using Code = Status::Code;

class TestLocalFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void reportsWhatCannotBeAsked_data();
    void reportsWhatCannotBeAsked();
    void reportsOnlyThePartsThatCannot();
};

void TestLocalFilter::reportsWhatCannotBeAsked_data()
{
    QTest::addColumn<TransactionFilter>("filter");
    QTest::addColumn<bool>("isAskable");
    const auto row = [](const char *name, bool isAskable, const TransactionFilter &filter) {
        QTest::newRow(name) << filter << isAskable;
    };
    const QDateTime now = QDateTime::currentDateTimeUtc();
    row("nothing", true, {});
    row("an id", true, {.identifier = QUuid::createUuid()});
    row("a reference", true, {.reference = u"R"_s});
    row("an end-to-end id", false, {.endToEndId = u"E"_s});
    row("its end", false, {.endToEndIdEnding = u"123456"_s});
    row("a state", true, {.statuses = {Code::Paid}});
    row("two states", false, {.statuses = {Code::Paid, Code::Denied}});
    row("an operation", false, {.operation = Operation::CashOut});
    row("an amount", false, {.maxAmount = Money::fromCents(1)});
    row("paid since", false, {.paidFrom = now});
    row("created until", false, {.createdUntil = now});
    row("evidence", false, {.evidence = EvidenceKind::ByHand});
    row("a name", true, {.nameOrDocument = u"Ana"_s});
    row("a description", false, {.description = u"bolo"_s});
    row("a phone", true, {.phone = u"11"_s});
    row("a day", true, {.initialDate = QDate(2026, 11, 21)});
    row("a platform", true, {.platform = QUuid::createUuid()});
    row("a key", true, {.pixKey = u"ana@example.com"_s});
}

/// The query of our own API may support more, but never less.
void TestLocalFilter::reportsWhatCannotBeAsked()
{
    QFETCH(TransactionFilter, filter);
    QFETCH(bool, isAskable);
    QVERIFY(toQuery(askableOf(filter)));
    QVERIFY(!isAskable || toQuery(filter));
    QCOMPARE(unaskableParts(filter), isAskable ? QList<FilterPart>() : partsOf(filter));
}

void TestLocalFilter::reportsOnlyThePartsThatCannot()
{
    const TransactionFilter filter{.statuses = {Code::Paid},
                                   .operation = Operation::CashIn,
                                   .minAmount = Money::fromCents(1),
                                   .nameOrDocument = u"Ana"_s,
                                   .page = 3};
    QCOMPARE(unaskableParts(filter), (QList{FilterPart::Operation, FilterPart::Amount}));
}

BALCAO_APPLESS_TEST(TestLocalFilter)
#include "tst_localfilter.moc"
