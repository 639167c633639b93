// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/sandbox.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Money;
using core::nextInSandbox;
using core::Status;

class SandboxTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void choosesByTheCentavos_data();
    void choosesByTheCentavos();
    void makesOnlyMovesThatThereAre();
};

void SandboxTest::choosesByTheCentavos_data()
{
    QTest::addColumn<qint64>("cents");
    QTest::addColumn<QString>("way");
    const QString paid = u"pending in_process paid"_s;
    const auto row = [](const char *name, qint64 cents, const QString &way) {
        QTest::newRow(name) << cents << way;
    };
    row("0.10", 10, paid);
    row("0.11", 11, u"pending in_process canceled"_s);
    row("0.12", 12, u"pending in_process denied"_s);
    row("0.13", 13, u"pending in_process"_s);
    row("0.14", 14, u"pending in_analysis in_process paid"_s);
    row("0.15", 15, paid);
    row("0.01", 1, paid);
    row("11.00", 1100, paid);
    row("13.13", 1313, u"pending in_process"_s);
    row("1,234.11", 123'411, u"pending in_process canceled"_s);
    row("the most", Money::kMaxCents, paid);
}

void SandboxTest::choosesByTheCentavos()
{
    QFETCH(qint64, cents);
    QStringList way;
    std::optional<Status::Code> status = Status::Code::Pending;
    for (; status && way.size() < 10; status = nextInSandbox(*status, Money::fromCents(cents)))
        way.append(Status(*status).toText());
    QTEST(way.join(u' '), "way");
}

void SandboxTest::makesOnlyMovesThatThereAre()
{
    for (const Status::Code status : Status::kKnown) {
        for (qint64 cents = 1; cents <= 200; ++cents) {
            const auto next = nextInSandbox(status, Money::fromCents(cents));
            QVERIFY(!next || Status(status).canTransitionTo(*next));
            QVERIFY(!next || !Status(status).isFinal());
        }
    }
}

BALCAO_GUILESS_TEST(SandboxTest)
#include "tst_sandbox.moc"
