// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "core/domain/endtoendid.h"
#include "tests/support/testmain.h"
#include "tests/support/vectors.h"

#include <QtCore/QTimeZone>
#include <QtTest/QTest>

#include <ctime>

using core::EndToEndId;
using namespace Qt::StringLiterals;

namespace
{

void setMachineZone(const QByteArray &name)
{
    qputenv("TZ", name);
    tzset();
}

/// Adds one row for each string of the array.
void textRows(const QJsonArray &texts)
{
    QTest::addColumn<QString>("text");
    for (const auto value : texts)
        QTest::newRow(vectors::rowName(value.toString()).constData()) << value.toString();
}

QJsonArray ids(const QString &group, const QString &name)
{
    return vectors::array(vectors::object(vectors::load(u"ids.json"_s), group), name);
}

} // namespace

class TestEndToEndId : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void cleanup() { setMachineZone("UTC"); }

    void readsPaymentVectors_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("ispb");
        QTest::addColumn<QString>("utc");
        QTest::addColumn<QString>("local");
        for (const auto value : ids(u"e2e"_s, u"valid"_s)) {
            const QString id = value[u"id"].toString();
            QTest::newRow(vectors::rowName(id).constData())
                << id << value[u"ispb"].toString() << value[u"utc"].toString()
                << value[u"local"].toString();
        }
    }
    void readsPaymentVectors()
    {
        QFETCH(const QString, text);
        QFETCH(const QString, ispb);
        QFETCH(const QString, utc);
        QFETCH(const QString, local);
        const auto id = EndToEndId::parse(text);
        QVERIFY(id);
        QCOMPARE(id->kind(), EndToEndId::Kind::Payment);
        QCOMPARE(id->toText(), text);
        QCOMPARE(id->ispb(), ispb);
        QCOMPARE(id->minute().timeSpec(), Qt::UTC);
        QCOMPARE(id->minute().toString(u"yyyy-MM-ddTHH:mmZ"_s), utc);
        const QDateTime inBrasilia = id->minute().toTimeZone(core::brasilia());
        QCOMPARE(inBrasilia.toString(u"yyyy-MM-dd HH:mm"_s), local);
        QCOMPARE(EndToEndId::payment(ispb, inBrasilia, text.last(11)).toText(), text);
    }

    void refusesInvalidPaymentVectors_data()
    {
        QTest::addColumn<QString>("text");
        for (const auto value : ids(u"e2e"_s, u"invalid"_s)) {
            const QString id = value[u"id"].toString();
            QTest::newRow(vectors::rowName(id).constData()) << id;
        }
    }
    void refusesInvalidPaymentVectors()
    {
        QFETCH(const QString, text);
        QVERIFY(!EndToEndId::parse(text));
    }

    void readsReturnVectors_data() { textRows(ids(u"return_id"_s, u"valid"_s)); }
    void readsReturnVectors()
    {
        QFETCH(const QString, text);
        const auto id = EndToEndId::parse(text);
        QVERIFY(id);
        QCOMPARE(id->kind(), EndToEndId::Kind::Return);
        QCOMPARE(id->toText(), text);
    }

    void acceptsNoInvalidVectorForAReturn_data() { textRows(ids(u"return_id"_s, u"invalid"_s)); }
    void acceptsNoInvalidVectorForAReturn()
    {
        QFETCH(const QString, text);
        const auto id = EndToEndId::parse(text);
        QVERIFY(!id || id->kind() != EndToEndId::Kind::Return);
        QCOMPARE(id.has_value(), text.startsWith(u'E'));
    }

    void refusesWhatIsNoIdentifier_data()
    {
        QTest::addColumn<QString>("text");
        QTest::newRow("empty") << QString();
        QTest::newRow("31 characters") << u"E1234567820200909122112345678901"_s.first(31);
        QTest::newRow("33 characters") << u"E12345678202009091221123456789012"_s;
        QTest::newRow("another letter") << u"F12345678202009091221kkkkkkkkkkk"_s;
        QTest::newRow("small letter") << u"e12345678202009091221kkkkkkkkkkk"_s;
        QTest::newRow("small letter in the ISPB") << u"E1234567a202009091221kkkkkkkkkkk"_s;
        QTest::newRow("letter in the minute") << u"E1234567820200909122Akkkkkkkkkkk"_s;
        QTest::newRow("sign in the minute") << u"E12345678202009+91221kkkkkkkkkkk"_s;
        QTest::newRow("day 0") << u"E12345678202009001221kkkkkkkkkkk"_s;
        QTest::newRow("day 31 of September") << u"E12345678202009311221kkkkkkkkkkk"_s;
        QTest::newRow("29 February of 2023") << u"E12345678202302291221kkkkkkkkkkk"_s;
        QTest::newRow("hour 24") << u"E12345678202009092400kkkkkkkkkkk"_s;
        QTest::newRow("minute 60") << u"E12345678202009091260kkkkkkkkkkk"_s;
        QTest::newRow("year 0") << u"E12345678000009091221kkkkkkkkkkk"_s;
        QTest::newRow("blank") << u"E12345678202009091221kkkkk kkkkk"_s;
        QTest::newRow("blank around") << u" E1234567820200909122kkkkkkkkkkk"_s;
        QTest::newRow("accent") << u"E12345678202009091221kkkkkkkkkké"_s;
        QTest::newRow("full-width digit") << u"E1234567８202009091221kkkkkkkkkkk"_s;
        QTest::newRow("Arabic digit in the minute") << u"E1234567820200909122١kkkkkkkkkkk"_s;
        QTest::newRow("NUL") << u"E12345678202009091221kkkkkkkkkk"_s + QChar(0);
        QTest::newRow("lone surrogate") << u"E12345678202009091221kkkkkkkkkk"_s + QChar(0xD800);
    }
    void refusesWhatIsNoIdentifier()
    {
        QFETCH(const QString, text);
        QVERIFY(!EndToEndId::parse(text));
    }

    void readsIdentifiersOfEarlierSandboxes()
    {
        const auto id = EndToEndId::parse(u"E00000000202607062359AbCdEfGhIjK"_s);
        QVERIFY(id);
        QCOMPARE(id->ispb(), u"00000000"_s);
    }

    void acceptsLettersInTheIspb()
    {
        const auto id = EndToEndId::parse(u"E12ABC3Z9202607062359AbCdEfGhIjK"_s);
        QVERIFY(id);
        QCOMPARE(id->ispb(), u"12ABC3Z9"_s);
    }

    void readsTheMinuteInUtcInAnyTimeZone_data()
    {
        QTest::addColumn<QByteArray>("zone");
        QTest::newRow("UTC") << QByteArray("UTC");
        QTest::newRow("Brasília") << QByteArray("America/Sao_Paulo");
        QTest::newRow("Kiritimati") << QByteArray("Pacific/Kiritimati");
    }
    void readsTheMinuteInUtcInAnyTimeZone()
    {
        QFETCH(const QByteArray, zone);
        setMachineZone(zone);
        // Summer time skipped this minute in Brasília.
        const auto id = EndToEndId::parse(u"E12345678201811040030kkkkkkkkkkk"_s);
        QVERIFY(id);
        const QDateTime minute(QDate(2018, 11, 4), QTime(0, 30), QTimeZone::utc());
        QCOMPARE(id->minute(), minute);
        const QDateTime local = minute.toLocalTime().addSecs(59);
        QCOMPARE(EndToEndId::payment(u"12345678"_s, local, u"kkkkkkkkkkk"_s).toText(),
                 id->toText());
    }

    void writesPaymentsThatItReads()
    {
        const QDateTime at(QDate(2026, 12, 31), QTime(23, 59, 59, 999), QTimeZone::utc());
        const EndToEndId id = EndToEndId::payment(u"0000000A"_s, at, u"0aZ9bY8cX7d"_s);
        QCOMPARE(id.toText(), u"E0000000A2026123123590aZ9bY8cX7d"_s);
        QCOMPARE(id.kind(), EndToEndId::Kind::Payment);
        QVERIFY(EndToEndId::parse(id.toText()));
    }

    void acceptsStaticTxids_data() { textRows(ids(u"txid"_s, u"valid_static"_s)); }
    void acceptsStaticTxids()
    {
        QFETCH(const QString, text);
        QVERIFY(core::isStaticTxid(text));
    }

    void refusesStaticTxids_data()
    {
        textRows(ids(u"txid"_s, u"invalid_static"_s) + ids(u"txid"_s, u"valid_dynamic"_s));
    }
    void refusesStaticTxids()
    {
        QFETCH(const QString, text);
        QVERIFY(!core::isStaticTxid(text));
    }

    void countsTheLengthOfIdentifiers()
    {
        for (int length = 0; length <= 40; ++length) {
            const QString text(length, u'a');
            QCOMPARE(core::isStaticTxid(text), length >= 1 && length <= 25);
        }
    }

    void refusesOtherCharactersInIdentifiers_data()
    {
        textRows({u"nota-4813"_s, u"a_b"_s, u"a b"_s, u" a"_s, u"a\n"_s, u"***"_s, u"ação"_s,
                  u"１２"_s, u"a/b"_s, u"a@b"_s, u"a[b"_s, u"a`b"_s, u"a{b"_s, u"a:b"_s});
    }
    void refusesOtherCharactersInIdentifiers()
    {
        QFETCH(const QString, text);
        QVERIFY(!core::isStaticTxid(text));
    }
};

BALCAO_GUILESS_TEST(TestEndToEndId)
#include "tst_endtoendid.moc"
