// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/representation.h"
#include "tests/support/testmain.h"

#include <QtCore/QProcess>
#include <QtTest/QTest>

using namespace core;

class RepresentationTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void answersOnlyWhatChanged_data();
    void answersOnlyWhatChanged();
    void tagsGetOnly_data();
    void tagsGetOnly();
    void compressesIfAccepted_data();
    void compressesIfAccepted();
    void compressesForOtherPrograms();

private:
    [[nodiscard]] static HttpRequest request(const HttpField &field)
    {
        HttpRequest one;
        one.method = "GET";
        one.fields = {field};
        return one;
    }
    [[nodiscard]] static QByteArray fieldOf(const HttpResponse &response, const QByteArray &name)
    {
        for (const HttpField &field : response.fields) {
            if (field.first == name)
                return field.second;
        }
        return {};
    }
    [[nodiscard]] static HttpResponse json(const QByteArray &body)
    {
        return {.status = 200, .contentType = "application/json", .body = body};
    }
};

void RepresentationTest::answersOnlyWhatChanged_data()
{
    QTest::addColumn<QByteArray>("condition"); // TAG: the tag of the body
    QTest::addColumn<int>("status");
    QTest::newRow("none") << QByteArray() << 200;
    QTest::newRow("the tag") << QByteArray("TAG") << 304;
    QTest::newRow("among others") << QByteArray("\"a\", TAG ,W/\"b\"") << 304;
    QTest::newRow("as a strong one") << QByteArray("STRONG") << 304; // the comparison is weak
    QTest::newRow("any") << QByteArray("*") << 304;
    QTest::newRow("another") << QByteArray("W/\"0123456789abcdef0123456789abcdef\"") << 200;
    QTest::newRow("rubbish") << QByteArray("TA") << 200;
}

void RepresentationTest::answersOnlyWhatChanged()
{
    QFETCH(QByteArray, condition);
    QFETCH(int, status);
    const QByteArray tag =
        fieldOf(represented(request({}), json("body"), Compression::Never), "ETag");
    QVERIFY(tag.startsWith("W/\"") && tag.size() == 36);
    QVERIFY(fieldOf(represented(request({}), json("Body"), Compression::Never), "ETag") != tag);
    condition.replace("TAG", tag).replace("STRONG", tag.sliced(2));
    const HttpResponse response =
        represented(request({"if-none-match", condition}), json("body"), Compression::Never);
    QCOMPARE(response.status, status);
    QCOMPARE(fieldOf(response, "ETag"), tag);
    QCOMPARE(response.body.isEmpty(), status == 304);
    QCOMPARE(response.contentType.isEmpty(), status == 304);
}

void RepresentationTest::tagsGetOnly_data()
{
    QTest::addColumn<QByteArray>("method");
    QTest::addColumn<int>("status");
    QTest::addColumn<bool>("hasTag");
    QTest::newRow("GET") << QByteArray("GET") << 200 << true;
    QTest::newRow("HEAD") << QByteArray("HEAD") << 200 << true;
    QTest::newRow("POST") << QByteArray("POST") << 200 << false;
    QTest::newRow("created") << QByteArray("POST") << 201 << false;
    QTest::newRow("not found") << QByteArray("GET") << 404 << false;
}

void RepresentationTest::tagsGetOnly()
{
    QFETCH(QByteArray, method);
    QFETCH(int, status);
    QFETCH(bool, hasTag);
    HttpRequest asked = request({"if-none-match", "*"});
    asked.method = method;
    HttpResponse given = json("body");
    given.status = status;
    const HttpResponse response = represented(asked, given, Compression::IfAccepted);
    QCOMPARE(!fieldOf(response, "ETag").isEmpty(), hasTag);
    QCOMPARE(response.status, hasTag ? 304 : status);
}

void RepresentationTest::compressesIfAccepted_data()
{
    QTest::addColumn<QByteArray>("accepted");
    QTest::addColumn<bool>("isCompressed");
    QTest::newRow("nothing") << QByteArray() << false;
    QTest::newRow("gzip") << QByteArray("gzip") << true;
    QTest::newRow("upper case") << QByteArray("GZIP") << true;
    QTest::newRow("among others") << QByteArray("br, deflate , gzip;q=0.5") << true;
    QTest::newRow("any") << QByteArray("br;q=1.0, *;q=0.1") << true;
    QTest::newRow("refused") << QByteArray("gzip;q=0, *") << false;
    QTest::newRow("any refused") << QByteArray("*;q=0") << false;
    QTest::newRow("identity") << QByteArray("identity") << false;
    QTest::newRow("another") << QByteArray("br") << false;
    QTest::newRow("similar") << QByteArray("gzipped") << false;
}

void RepresentationTest::compressesIfAccepted()
{
    QFETCH(QByteArray, accepted);
    QFETCH(bool, isCompressed);
    const QByteArray body = QByteArray("{\"a\":1},").repeated(500);
    const HttpRequest asked = request({"accept-encoding", accepted});
    const HttpResponse response = represented(asked, json(body), Compression::IfAccepted);
    QCOMPARE(fieldOf(response, "Content-Encoding"), isCompressed ? "gzip" : "");
    QCOMPARE(fieldOf(response, "Vary"), "Accept-Encoding");
    QCOMPARE(response.body != body, isCompressed);
    QVERIFY(!isCompressed || response.body.size() < body.size() / 10);
    QCOMPARE(represented(asked, json(body), Compression::Never).body, body);
    QCOMPARE(represented(asked, json("short"), Compression::IfAccepted).body, "short");
}

void RepresentationTest::compressesForOtherPrograms()
{
    QByteArray body;
    for (int i = 0; i < 20'000; ++i)
        body += QByteArray::number(i * 7919);
    QProcess gzip;
    gzip.start(QStringLiteral("gzip"), {QStringLiteral("-dc")});
    gzip.write(gzipped(body));
    gzip.closeWriteChannel();
    QVERIFY(gzip.waitForFinished());
    QCOMPARE(gzip.exitCode(), 0);
    QCOMPARE(gzip.readAllStandardOutput(), body);
}

BALCAO_GUILESS_TEST(RepresentationTest)
#include "tst_representation.moc"
