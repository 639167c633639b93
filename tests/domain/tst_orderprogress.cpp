// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/orderprogress.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

#include <array>

using core::IntentState;
using core::OrderEvent;
using core::OrderProgress;
using namespace Qt::StringLiterals;
using Code = core::Error::Code;

Q_DECLARE_METATYPE(core::Error::Code)

namespace
{

constexpr std::array kEvents{
    OrderEvent::Created,    OrderEvent::NotSent,      OrderEvent::Refused,   OrderEvent::Unclear,
    OrderEvent::FoundOther, OrderEvent::FoundNothing, OrderEvent::SentAgain, OrderEvent::Abandoned};

QString wordAfter(const OrderProgress &progress, OrderEvent event)
{
    const auto next = progress.after(event);
    return next ? core::toText(next->state()) : u"-"_s;
}

} // namespace

class TestOrderProgress : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void followsTheTable_data();
    void followsTheTable();
    void countsAttempts();
    void beginsWithOneAttempt();
    void neverForgetsAnAttemptThatMayHaveArrived();
    void readsAnswers_data();
    void readsAnswers();
};

void TestOrderProgress::followsTheTable_data()
{
    QTest::addColumn<IntentState>("state");
    QTest::addColumn<int>("attempts");
    QTest::addColumn<QString>("expected"); // one word for each of kEvents
    const auto row = [](const char *name, IntentState state, int attempts, const char *expected) {
        QTest::newRow(name) << state << attempts << QString::fromLatin1(expected);
    };
    using enum IntentState;
    // Created NotSent Refused Unclear FoundOther FoundNothing SentAgain Abandoned
    row("sending", Sending, 1, "confirmed not_sent refused unknown refused - - -");
    row("sending again", Sending, 2, "confirmed absent unknown unknown unknown - - -");
    row("unknown", Unknown, 1,
        "confirmed unknown unknown unknown mismatch absent unknown abandoned");
    row("unknown, repeated", Unknown, 2,
        "confirmed unknown unknown unknown mismatch absent unknown abandoned");
    row("mismatch", Mismatch, 1, "confirmed - - - - - - abandoned");
    row("mismatch, repeated", Mismatch, 2, "confirmed - - - - - - abandoned");
    row("absent", Absent, 1, "- - - - - - sending abandoned");
    row("absent, repeated", Absent, 2, "- - - - - - sending abandoned");
    row("confirmed", Confirmed, 1, "- - - - - - - -");
    row("not sent", NotSent, 1, "- - - - - - - -");
    row("refused", Refused, 1, "- - - - - - - -");
    row("abandoned", Abandoned, 2, "- - - - - - - -");
}

void TestOrderProgress::followsTheTable()
{
    QFETCH(IntentState, state);
    QFETCH(int, attempts);
    QFETCH(QString, expected);
    QStringList words;
    for (const OrderEvent event : kEvents)
        words.append(wordAfter(OrderProgress(state, attempts), event));
    QCOMPARE(words.join(u' '), expected);
}

void TestOrderProgress::countsAttempts()
{
    for (const IntentState state : {IntentState::Unknown, IntentState::Absent}) {
        OrderProgress progress(state, 2);
        for (const OrderEvent event : kEvents) {
            const auto next = progress.after(event);
            if (next)
                QCOMPARE(next->attempts(), event == OrderEvent::SentAgain ? 3 : 2);
        }
        progress.handle(OrderEvent::SentAgain);
        QCOMPARE(progress.attempts(), 3);
    }
}

void TestOrderProgress::beginsWithOneAttempt()
{
    QCOMPARE(OrderProgress(), OrderProgress(IntentState::Sending, 1));
    QVERIFY(!OrderProgress().isUnknown());
    QVERIFY(OrderProgress().after(OrderEvent::Unclear)->isUnknown());
}

/// In these states the reference may be used for a new order. No sequence of events may lead there
/// from an attempt that may have arrived.
void TestOrderProgress::neverForgetsAnAttemptThatMayHaveArrived()
{
    QList<OrderProgress> reached{*OrderProgress().after(OrderEvent::Unclear)};
    for (int i = 0; i < reached.size(); ++i) {
        for (const OrderEvent event : kEvents) {
            const auto next = reached[i].after(event);
            if (!next)
                continue;
            QVERIFY(next->state() != IntentState::NotSent);
            QVERIFY(next->state() != IntentState::Refused);
            if (next->attempts() <= 3 && !reached.contains(*next))
                reached.append(*next);
        }
    }
    const auto has = [&reached](IntentState state) {
        return std::any_of(reached.begin(), reached.end(),
                           [state](const OrderProgress &each) { return each.state() == state; });
    };
    for (const IntentState state :
         {IntentState::Sending, IntentState::Unknown, IntentState::Confirmed, IntentState::Absent,
          IntentState::Mismatch, IntentState::Abandoned})
        QVERIFY2(has(state), qUtf8Printable(core::toText(state)));
}

void TestOrderProgress::readsAnswers_data()
{
    QTest::addColumn<Code>("code");
    QTest::addColumn<bool>("isUnclear");
    const auto row = [](const char *name, Code code, bool isUnclear) {
        QTest::newRow(name) << code << isUnclear;
    };
    row("unconfirmed", Code::Unconfirmed, true);
    row("storage failed", Code::StorageFailed, true);
    row("internal", Code::Internal, true);
    row("invalid", Code::InvalidInput, false);
    row("conflict", Code::Conflict, false);
    row("unreachable", Code::Unreachable, false);
    row("read-only", Code::StorageReadOnly, false);
    row("access denied", Code::AccessDenied, false);
}

void TestOrderProgress::readsAnswers()
{
    QFETCH(Code, code);
    QFETCH(bool, isUnclear);
    QCOMPARE(core::eventOf({code, {}, {}}), isUnclear ? OrderEvent::Unclear : OrderEvent::Refused);
}

BALCAO_APPLESS_TEST(TestOrderProgress)
#include "tst_orderprogress.moc"
