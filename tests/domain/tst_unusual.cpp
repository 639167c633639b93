// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/unusual.h"

#include "core/domain/annotations.h"
#include "core/domain/transaction.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using Code = Status::Code;
using Role = Evidence::Role;

namespace
{

QDateTime at(int day)
{
    return {QDate(2026, 11, day), QTime(12, 0), Qt::UTC};
}

/// Returns a charge of the first of November whose statuses are given oldest first, one a day.
Transaction charge(const QList<Code> &codes, const QList<Role> &roles = {})
{
    Transaction transaction;
    transaction.created = at(1);
    for (const Code code : codes)
        transaction.events.prepend({code, at(1 + static_cast<int>(transaction.events.size()))});
    transaction.status = codes.constLast();
    for (const Role role : roles)
        transaction.evidence.append(
            {.role = role, .recordedAt = at(2), .movedDay = QDate(2026, 11, 2)});
    return transaction;
}

QStringList words(const QList<Unusual> &reasons)
{
    QStringList all;
    for (const Unusual reason : reasons)
        all += toText(reason);
    return all;
}

} // namespace

class TestUnusual : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsItsTexts();
    void findsReasons_data();
    void findsReasons();
    void waitsForStatements();
};

void TestUnusual::readsItsTexts()
{
    QSet<QString> texts;
    for (const Unusual unusual : kAllUnusual) {
        QCOMPARE(unusualFromText(toText(unusual)), unusual);
        texts.insert(toText(unusual));
    }
    QCOMPARE(texts.size(), static_cast<qsizetype>(kAllUnusual.size()));
    QVERIFY(!unusualFromText(u"Any"_s));
    QVERIFY(!unusualFromText(u""_s));
}

void TestUnusual::findsReasons_data()
{
    QTest::addColumn<Transaction>("transaction");
    QTest::addColumn<bool>("abandoned");
    QTest::addColumn<QString>("reasons");
    const auto row = [](const char *name, const Transaction &transaction, const QString &reasons,
                        bool isAbandoned = false) {
        QTest::newRow(name) << transaction << isAbandoned << reasons;
    };
    row("waiting", charge({Code::Pending}), {});
    row("waiting, abandoned", charge({Code::Pending}), {}, true);
    row("paid", charge({Code::Pending, Code::Paid}), {});
    row("paid by hand", charge({Code::Pending, Code::Paid}, {Role::Confirmation}), {});
    row("expired", charge({Code::Pending, Code::Expired}), {});
    row("canceled", charge({Code::Pending, Code::Canceled}), {});
    row("sent", charge({Code::Pending, Code::InProcess, Code::Paid}), {});
    row("abandoned, then paid", charge({Code::Pending, Code::Paid}), u"paid_late"_s, true);
    row("expired, then paid",
        charge({Code::Pending, Code::Expired, Code::Paid}, {Role::Confirmation}), u"paid_late"_s);
    row("other amount", charge({Code::Pending}, {Role::Contradiction}), u"contradicted"_s);
    row("paid twice",
        charge({Code::Pending, Code::Paid}, {Role::Confirmation, Role::Contradiction}),
        u"contradicted"_s);
    row("taken back",
        charge({Code::Pending, Code::Paid, Code::Canceled}, {Role::Confirmation, Role::Withdrawal}),
        u"withdrawn"_s);
    row("refunded", charge({Code::Pending, Code::Paid, Code::Refund}), u"refunded"_s);
    row("denied", charge({Code::Pending, Code::Denied}), u"denied"_s);
    row("held", charge({Code::Pending, Code::InAnalysis}), u"under_review"_s);
    Transaction foreign = charge({Code::Pending});
    foreign.status = Status::fromText(u"chargeback"_s);
    row("foreign word", foreign, u"unknown_state"_s);
    row("late, twice and refunded",
        charge({Code::Pending, Code::Expired, Code::Paid, Code::Refund},
               {Role::Confirmation, Role::Contradiction}),
        u"paid_late contradicted refunded"_s);
}

void TestUnusual::findsReasons()
{
    QFETCH(Transaction, transaction);
    QFETCH(bool, abandoned);
    QFETCH(QString, reasons);
    Annotations annotations;
    if (abandoned)
        annotations.abandoned = at(1);
    const auto found = unusualReasons(transaction, annotations, Statements::None, at(30));
    QCOMPARE(words(found).join(u' '), reasons);
}

/// A payment is missing in the statements only after some days, and in a shop that has any.
void TestUnusual::waitsForStatements()
{
    const Transaction paid = charge({Code::Pending, Code::Paid}); // on the second
    const QDateTime last = at(2 + kUnreconciledDays);
    const auto reasons = [&](const QDateTime &now, const Annotations &annotations = {},
                             Statements statements = Statements::Imported) {
        return unusualReasons(paid, annotations, statements, now);
    };
    QCOMPARE(reasons(last), {});
    QCOMPARE(reasons(last.addMSecs(1)), {Unusual::Unreconciled});
    QCOMPARE(reasons(last.addMSecs(1), {.reconciledOn = QDate(2026, 11, 2)}), {});
    QCOMPARE(reasons(last.addMSecs(1), {}, Statements::None), {});
    QCOMPARE(unusualReasons(charge({Code::Pending}), {}, Statements::Imported, at(30)), {});
}

BALCAO_GUILESS_TEST(TestUnusual)
#include "tst_unusual.moc"
