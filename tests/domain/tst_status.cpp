// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/status.h"
#include "tests/support/testmain.h"

#include <QtCore/QHash>
#include <QtTest/QTest>

#include <algorithm>

using core::Status;
using Code = Status::Code;
using namespace Qt::StringLiterals;

namespace
{

/// The words of the specification, section 3, with their codes.
const QList<std::pair<QString, Code>> kWords{
    {u"pending"_s, Code::Pending},        {u"paid"_s, Code::Paid},
    {u"denied"_s, Code::Denied},          {u"canceled"_s, Code::Canceled},
    {u"refund"_s, Code::Refund},          {u"in_process"_s, Code::InProcess},
    {u"in_analysis"_s, Code::InAnalysis}, {u"expired"_s, Code::Expired},
};

/// All valid transitions; every other one is refused.
const QHash<QString, QStringList> kMoves{
    {u"pending"_s,
     {u"paid"_s, u"denied"_s, u"canceled"_s, u"expired"_s, u"in_process"_s, u"in_analysis"_s}},
    {u"in_process"_s, {u"paid"_s, u"denied"_s, u"canceled"_s}},
    {u"in_analysis"_s, {u"in_process"_s, u"paid"_s, u"denied"_s, u"canceled"_s}},
    {u"paid"_s, {u"refund"_s}},
};

/// All transitions by evidence.
const QHash<QString, QStringList> kMovesByEvidence{
    {u"pending"_s, {u"paid"_s}},
    {u"expired"_s, {u"paid"_s}},
    {u"denied"_s, {u"paid"_s}},
    {u"canceled"_s, {u"paid"_s}},
    {u"paid"_s, {u"refund"_s, u"canceled"_s}},
};

const QStringList kFinal{u"paid"_s, u"denied"_s, u"canceled"_s, u"refund"_s, u"expired"_s};

} // namespace

class TestStatus : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void speaksTheWordsOfTheApi_data()
    {
        QTest::addColumn<QString>("word");
        QTest::addColumn<Code>("code");
        for (const auto &[word, code] : kWords)
            QTest::newRow(qUtf8Printable(word)) << word << code;
    }
    void speaksTheWordsOfTheApi()
    {
        QFETCH(const QString, word);
        QFETCH(const Code, code);
        QCOMPARE(Status::fromText(word).code(), code);
        QCOMPARE(Status(code).toText(), word);
        QCOMPARE(Status(code), Status::fromText(word));
        QCOMPARE(Status(code).isFinal(), kFinal.contains(word));
    }

    void listsEveryKnownCodeOnce()
    {
        QCOMPARE(Status::kKnown.size(), static_cast<size_t>(kWords.size()));
        for (const auto &[word, code] : kWords)
            QCOMPARE(std::count(Status::kKnown.begin(), Status::kKnown.end(), code), 1);
    }

    void followsTheStateMachine_data()
    {
        QTest::addColumn<Code>("from");
        QTest::addColumn<Code>("to");
        QTest::addColumn<bool>("allowed");
        QTest::addColumn<bool>("allowedByEvidence");
        for (const auto &[from, fromCode] : kWords) {
            for (const auto &[to, toCode] : kWords)
                QTest::addRow("%s to %s", qUtf8Printable(from), qUtf8Printable(to))
                    << fromCode << toCode << kMoves.value(from).contains(to)
                    << kMovesByEvidence.value(from).contains(to);
        }
    }
    void followsTheStateMachine()
    {
        QFETCH(const Code, from);
        QFETCH(const Code, to);
        QFETCH(const bool, allowed);
        QCOMPARE(Status(from).canTransitionTo(to), allowed);
        QTEST(Status(from).canTransitionByEvidenceTo(to), "allowedByEvidence");
    }

    void keepsForeignWordsAndMovesNowhere_data()
    {
        QTest::addColumn<QString>("word");
        for (const auto &word : {u"partially_paid"_s, u"Paid"_s, u"PAID"_s, u"paid "_s, u" paid"_s,
                                 u"cancelled"_s, u"in process"_s, u"unknown"_s, u"возврат"_s})
            QTest::newRow(qUtf8Printable(word)) << word;
        QTest::newRow("empty") << u""_s;
    }
    void keepsForeignWordsAndMovesNowhere()
    {
        QFETCH(const QString, word);
        const Status status = Status::fromText(word);
        QCOMPARE(status.code(), Code::Unknown);
        QCOMPARE(status.toText(), word);
        QVERIFY(!status.isFinal());
        for (const auto &[known, code] : kWords) {
            QVERIFY(!status.canTransitionTo(code));
            QVERIFY(!status.canTransitionByEvidenceTo(code));
            QVERIFY(status != Status(code));
        }
    }

    void neverMovesToAForeignWord()
    {
        for (const Code code : Status::kKnown)
            QVERIFY(!Status(code).canTransitionTo(Code::Unknown));
        QVERIFY(!Status::fromText(u"a"_s).canTransitionTo(Code::Unknown));
    }

    void distinguishesForeignWords()
    {
        QVERIFY(Status::fromText(u"a"_s) == Status::fromText(u"a"_s));
        QVERIFY(Status::fromText(u"a"_s) != Status::fromText(u"b"_s));
    }
};

BALCAO_GUILESS_TEST(TestStatus)
#include "tst_status.moc"
