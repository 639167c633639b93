// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/http/requestparser.h"
#include "tests/support/testmain.h"

#include <QtCore/QRandomGenerator>
#include <QtTest/QTest>

#include <functional>

using namespace core;
using State = RequestParser::State;

namespace
{

const QByteArray kWithLength = "POST /a/b?c=d&e HTTP/1.1\r\nHost: x.example:8080\r\n"
                               "Content-Length: 5\r\nX-Odd:  a b \r\n\r\nhello";
const QByteArray kInChunks = "POST /a/b?c=d&e HTTP/1.1\r\nHost: x.example:8080\r\n"
                             "Transfer-Encoding: chunked\r\nX-Odd:  a b \r\n\r\n"
                             "2\r\nhe\r\n3;ext=1\r\nllo\r\n0\r\n\r\n";

} // namespace

/// Tests the parsing of requests without a connection; tst_httplistener tests the rest.
class RequestParserTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsARequest_data();
    void readsARequest();
    void readsItInTwoParts_data();
    void readsItInTwoParts();
    void readsItByteByByte_data();
    void readsItByteByByte();
    void readsOneAfterTheOther();
    void passesOverOneEmptyLine();
    void refusesTwoEmptyLines();
    void refusesFoldedLines_data();
    void refusesFoldedLines();
    void readsNothingInChunks();
    void acceptsNothingFromBehindTheBody();
    void countsAHeaderThatComesAtOnce();
    void boundsWhatIsBetweenChunks();
    void boundsAChunkThatHasNoEnd();
    void awaitsTheBodyOnce();
    void readsTargets_data();
    void readsTargets();
    void knowsWhoStays_data();
    void knowsWhoStays();
    void readsTheSameHoweverItIsCut();

private:
    static void rows();
    static void check(RequestParser &parser);
};

void RequestParserTest::rows()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("with a length") << kWithLength;
    QTest::newRow("in chunks") << kInChunks;
}

void RequestParserTest::check(RequestParser &parser)
{
    QCOMPARE(parser.state(), State::Done);
    const HttpRequest request = parser.popRequest();
    QCOMPARE(request.method, "POST");
    QCOMPARE(request.path, "/a/b");
    QCOMPARE(request.query, "c=d&e");
    QCOMPARE(request.body, "hello");
    QCOMPARE(request.field("x-odd"), "a b");
    QVERIFY(request.keepsAlive);
    QCOMPARE(parser.state(), State::Empty);
}

void RequestParserTest::readsARequest_data()
{
    rows();
}

void RequestParserTest::readsARequest()
{
    QFETCH(QByteArray, bytes);
    RequestParser parser({});
    QCOMPARE(parser.state(), State::Empty);
    parser.feed(bytes);
    check(parser);
}

void RequestParserTest::readsItInTwoParts_data()
{
    rows();
}

void RequestParserTest::readsItInTwoParts()
{
    QFETCH(QByteArray, bytes);
    for (qsizetype split = 1; split < bytes.size(); ++split) {
        RequestParser parser({});
        parser.feed(bytes.first(split));
        QCOMPARE(parser.state(), State::Reading);
        parser.feed(bytes.sliced(split));
        check(parser);
    }
}

void RequestParserTest::readsItByteByByte_data()
{
    rows();
}

void RequestParserTest::readsItByteByByte()
{
    QFETCH(QByteArray, bytes);
    RequestParser parser({});
    for (const char byte : bytes)
        parser.feed(QByteArray(1, byte));
    check(parser);
}

void RequestParserTest::readsOneAfterTheOther()
{
    RequestParser parser({});
    parser.feed(kInChunks + kWithLength + kInChunks.first(30));
    for (int i = 0; i < 2; ++i) {
        QCOMPARE(parser.state(), State::Done);
        QCOMPARE(parser.popRequest().body, "hello");
    }
    QCOMPARE(parser.state(), State::Reading);
    parser.feed(kInChunks.sliced(30));
    check(parser);
}

/// Any partition of the bytes has the same result.
void RequestParserTest::passesOverOneEmptyLine()
{
    const QByteArray bytes = "\r\n" + kWithLength + "\r\n" + kInChunks;
    for (qsizetype split = 0; split <= bytes.size(); ++split) {
        RequestParser parser({});
        parser.feed(bytes.first(split));
        QCOMPARE(parser.state() == State::Empty, split == 0 || split == 2);
        parser.feed(bytes.sliced(split));
        QCOMPARE(parser.state(), State::Done);
        QCOMPARE(parser.popRequest().body, "hello");
        check(parser);
    }
    RequestParser parser({});
    parser.feed(kWithLength + "\r\n");
    check(parser); // The next request has not begun.
}

void RequestParserTest::refusesTwoEmptyLines()
{
    for (const QByteArray &before :
         {QByteArray("\r\n\r\n"), QByteArray("\n"), QByteArray("\r\n\n"), QByteArray("\rG")}) {
        RequestParser parser({});
        parser.feed(before + kWithLength);
        QCOMPARE(parser.state(), State::Refused);
    }
}

void RequestParserTest::refusesFoldedLines_data()
{
    QTest::addColumn<QByteArray>("header");
    QTest::newRow("blank") << QByteArray("X: a\r\n b\r\n");
    QTest::newRow("tab") << QByteArray("X: a\r\n\tb\r\n");
    QTest::newRow("empty value") << QByteArray("X:\r\n b\r\n");
    QTest::newRow("blanks only") << QByteArray("X: a\r\n \r\n");
    QTest::newRow("encoding") << QByteArray("Transfer-Encoding:\r\n chunked\r\n");
    QTest::newRow("first line") << QByteArray(" X: a\r\n");
}

void RequestParserTest::refusesFoldedLines()
{
    QFETCH(QByteArray, header);
    const QByteArray bytes = "GET / HTTP/1.1\r\n" + header + "Host: a\r\n\r\n";
    for (qsizetype split = 0; split < bytes.size(); ++split) {
        RequestParser parser({});
        parser.feed(bytes.first(split));
        if (parser.state() != State::Refused)
            parser.feed(bytes.sliced(split));
        QCOMPARE(parser.state(), State::Refused);
    }
    // A body may have lines that begin with a blank.
    RequestParser body({});
    body.feed("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 6\r\n\r\na\r\n bc");
    QCOMPARE(body.state(), State::Done);
}

/// Each end of a line in a separate piece.
void RequestParserTest::readsNothingInChunks()
{
    RequestParser parser({});
    const QByteArray header = "POST / HTTP/1.1\r\nHost: x\r\nTransfer-Encoding: chunked\r\n\r\n";
    for (const char *part : {header.constData(), "0\r\n", "\r", "\n"}) {
        QVERIFY(parser.state() != State::Done);
        parser.feed(part);
    }
    QCOMPARE(parser.state(), State::Done);
    QCOMPARE(parser.popRequest().body, QByteArray());
}

void RequestParserTest::acceptsNothingFromBehindTheBody()
{
    RequestParser parser({});
    parser.feed("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n0\r\n"
                "Authorization: Bearer x\r\n\r\n");
    QCOMPARE(parser.state(), State::Done);
    QCOMPARE(parser.popRequest().field("authorization"), QByteArray());
}

void RequestParserTest::countsAHeaderThatComesAtOnce()
{
    const QByteArray header =
        "GET / HTTP/1.1\r\nHost: a\r\nX: " + QByteArray(100, 'x') + "\r\n\r\n";
    RequestParser enough({.header = header.size()});
    enough.feed(header);
    QCOMPARE(enough.state(), State::Done);
    RequestParser small({.header = header.size() - 1});
    small.feed(header);
    QCOMPARE(small.state(), State::Refused);
    QCOMPARE(small.refusal(), HttpProblem::Kind::HeaderTooLarge);
}

void RequestParserTest::boundsWhatIsBetweenChunks()
{
    RequestParser parser({.body = 1000});
    parser.feed("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n");
    for (int i = 0; i < 1000 && parser.state() == State::Reading; ++i)
        parser.feed("1;" + QByteArray(100, 'x') + "\r\na\r\n");
    QCOMPARE(parser.state(), State::Refused);
    QCOMPARE(parser.refusal(), HttpProblem::Kind::BodyTooLarge);
}

void RequestParserTest::boundsAChunkThatHasNoEnd()
{
    RequestParser parser({.body = 1000});
    parser.feed("POST / HTTP/1.1\r\nHost: a\r\nTransfer-Encoding: chunked\r\n\r\n1;");
    qsizetype fed = 0;
    for (; fed < 100'000 && parser.state() == State::Reading; fed += 100)
        parser.feed(QByteArray(100, 'x'));
    QCOMPARE(parser.state(), State::Refused);
    QVERIFY(fed < 20'000);
}

void RequestParserTest::awaitsTheBodyOnce()
{
    RequestParser parser({});
    parser.feed("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-Continue\r\n\r\n");
    QVERIFY(parser.consumeExpectation());
    QVERIFY(!parser.consumeExpectation());
    parser.feed("x");
    QCOMPARE(parser.state(), State::Done);

    RequestParser quick({});
    quick.feed("POST / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nExpect: 100-continue\r\n\r\nx");
    QVERIFY(!quick.consumeExpectation());
}

void RequestParserTest::readsTargets_data()
{
    QTest::addColumn<QByteArray>("target");
    QTest::addColumn<QByteArray>("path"); // empty: rejected
    QTest::addColumn<QByteArray>("query");
    const auto row = [](const char *target, const char *path, const char *query) {
        QTest::newRow(target) << QByteArray(target) << QByteArray(path) << QByteArray(query);
    };
    row("/a?b=/c?d", "/a", "b=/c?d");
    row("//a", "//a", "");
    row("/http://a", "/http://a", "");
    row("http://host/a?b", "/a", "b");
    row("HTTPS://user@host:1/a", "/a", "");
    row("http://host", "/", "");
    row("http://host?b", "/", "b");
    row("http://host?b/health", "/", "b/health");
    row("http://", "/", "");
    row("ftp://host/a", "", "");
    row("host:80", "", "");
    row("*", "", "");
    row("a", "", "");
    row("/a#b", "", "");
    row("http://host#/health", "", "");
}

void RequestParserTest::readsTargets()
{
    QFETCH(QByteArray, target);
    QFETCH(QByteArray, path);
    QFETCH(QByteArray, query);
    RequestParser parser({});
    parser.feed("GET " + target + " HTTP/1.1\r\nHost: a\r\n\r\n");
    QCOMPARE(parser.state(), path.isEmpty() ? State::Refused : State::Done);
    if (path.isEmpty())
        return;
    const HttpRequest request = parser.popRequest();
    QCOMPARE(request.path, path);
    QCOMPARE(request.query, query);
}

void RequestParserTest::knowsWhoStays_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<bool>("keepsAlive");
    QTest::newRow("1.1") << QByteArray("GET / HTTP/1.1\r\nHost: a\r\n\r\n") << true;
    QTest::newRow("1.1, close") << QByteArray(
                                       "GET / HTTP/1.1\r\nHost: a\r\nConnection: x, Close\r\n\r\n")
                                << false;
    QTest::newRow("1.0") << QByteArray("GET / HTTP/1.0\r\n\r\n") << false;
    QTest::newRow("1.0, keep-alive")
        << QByteArray("GET / HTTP/1.0\r\nConnection: keep-alive\r\n\r\n") << false;
}

void RequestParserTest::knowsWhoStays()
{
    QFETCH(QByteArray, bytes);
    QFETCH(bool, keepsAlive);
    RequestParser parser({});
    parser.feed(bytes);
    QCOMPARE(parser.state(), State::Done);
    QCOMPARE(parser.popRequest().keepsAlive, keepsAlive);
}

/// The same requests are read for any partition of the bytes. Only the time of a rejection may
/// differ: an invalid header is not parsed before its end.
void RequestParserTest::readsTheSameHoweverItIsCut()
{
    const QList<QByteArray> pieces{kWithLength,
                                   kInChunks,
                                   "\r\n",
                                   "Content-Length: 5\r\n",
                                   "0\r\n",
                                   "\r",
                                   "Host: a\r\n",
                                   "Transfer-Encoding: chunked\r\n",
                                   " ",
                                   ":",
                                   "fffffffffff\r\n",
                                   QByteArray(1, '\0'),
                                   "Expect: 100-continue\r\n",
                                   "\xFF"};
    QRandomGenerator random(20261121);
    const auto below = [&random](qsizetype bound) {
        return static_cast<qsizetype>(random.bounded(static_cast<quint32>(bound)));
    };
    int done = 0;
    int refused = 0;
    for (int i = 0; i < 20'000; ++i) {
        QByteArray bytes = pieces.at(below(2)) + pieces.at(below(2));
        for (qsizetype change = below(4); change > 0; --change) {
            const qsizetype at = below(bytes.size());
            switch (below(3)) {
            case 0:
                bytes.insert(at, pieces.at(below(pieces.size())));
                break;
            case 1:
                bytes.remove(at, below(8));
                break;
            default:
                bytes[at] = static_cast<char>(below(256));
            }
        }
        const auto outcomeOf = [&bytes, &refused](const std::function<qsizetype(qsizetype)> &part) {
            QByteArrayList outcome;
            RequestParser parser({});
            for (qsizetype at = 0; at < bytes.size() && parser.state() != State::Refused;) {
                const qsizetype size = part(bytes.size() - at);
                parser.feed(bytes.sliced(at, size));
                at += size;
                while (parser.state() == State::Done) {
                    const HttpRequest request = parser.popRequest();
                    outcome += request.method + request.path + '?' + request.query + request.body;
                }
            }
            refused += parser.state() == State::Refused ? 1 : 0;
            return outcome;
        };
        const QByteArrayList whole = outcomeOf([](qsizetype left) { return left; });
        const QByteArrayList cut =
            outcomeOf([&below](qsizetype left) { return qMin(left, 1 + below(9)); });
        QVERIFY2(whole == cut, bytes.toPercentEncoding().constData());
        done += whole.size() == 2 ? 1 : 0;
    }
    QVERIFY(done > 1000 && refused > 1000); // ensures enough cases of both kinds
}

BALCAO_GUILESS_TEST(RequestParserTest)
#include "tst_requestparser.moc"
