// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/answerhead.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace std::chrono_literals;
using namespace core;

using Read = tl::expected<AnswerHead, AnswerFault>;

class AnswerHeadTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsAnswers_data();
    void readsAnswers();
    void waitsForTheEnd();
    void knowsItsLimit();
};

void AnswerHeadTest::readsAnswers_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::addColumn<Read>("expected");
    const auto whole = [](const char *name, const QByteArray &bytes, const AnswerHead &head) {
        QTest::newRow(name) << bytes << Read(head);
    };
    const auto none = [](const char *name, const QByteArray &bytes) {
        QTest::newRow(name) << bytes << Read(tl::unexpected(AnswerFault::Malformed));
    };
    whole("usual", "HTTP/1.1 200 OK\r\nServer: x\r\nContent-Length: 2\r\n\r\nok", {200, {}});
    whole("old", "HTTP/1.0 204 No Content\r\n\r\n", {204, {}});
    whole("no words", "HTTP/1.1 404 \r\n\r\n", {404, {}});
    whole("not even a blank", "HTTP/1.1 500\r\n\r\n", {500, {}});
    whole("announced",
          "HTTP/1.1 100 Continue\r\n\r\nHTTP/1.1 103 Hints\r\nLink: x\r\n\r\n"
          "HTTP/1.1 201 Created\r\n\r\n",
          {201, {}});
    whole("wait", "HTTP/1.1 429 Slow\r\nRETRY-after:\t120 \r\n\r\n", {429, 120s});
    whole("first wait", "HTTP/1.1 503 X\r\nRetry-After: 7\r\nRetry-After: 9\r\n\r\n", {503, 7s});
    whole("first wait, a date", "HTTP/1.1 503 X\r\nRetry-After: Fri\r\nRetry-After: 9\r\n\r\n",
          {503, {}});
    whole("a date", "HTTP/1.1 503 X\r\nRetry-After: Fri, 31 Dec 1999 23:59:59 GMT\r\n\r\n",
          {503, {}});
    whole("a long wait", "HTTP/1.1 503 X\r\nRetry-After: 99999999\r\n\r\n", {503, {}});
    whole("bytes of Latin-1", "HTTP/1.1 200 Tudo \xE7\xE3o\r\nX: \xFF\r\n\r\n", {200, {}});
    whole("other things behind", QByteArray("HTTP/1.1 200 OK\r\n\r\n\0\n\x01", 22), {200, {}});

    none("another program", "SSH-2.0-OpenSSH_9.2\r\n\r\n");
    none("another version", "HTTP/2.0 200 OK\r\n\r\n");
    none("no version", "200 OK\r\n\r\n");
    none("two digits", "HTTP/1.1 20 OK\r\n\r\n");
    none("four digits", "HTTP/1.1 2000 OK\r\n\r\n");
    none("letters", "HTTP/1.1 2x0 OK\r\n\r\n");
    none("a number that is none", "HTTP/1.1 600 OK\r\n\r\n");
    none("zero", "HTTP/1.1 000 OK\r\n\r\n");
    none("switched", "HTTP/1.1 101 Switching\r\n\r\nHTTP/1.1 200 OK\r\n\r\n");
    none("bare line feeds", "HTTP/1.1 200 OK\n\n");
    none("a bare one later", "HTTP/1.1 200 OK\r\nX: y\n\r\n");
    none("a carriage return inside", "HTTP/1.1 200 OK\r\nX: \ry\r\n\r\n");
    none("no field", "HTTP/1.1 200 OK\r\nwords\r\n\r\n");
    none("no name", "HTTP/1.1 200 OK\r\n: y\r\n\r\n");
    none("a blank in a name", "HTTP/1.1 200 OK\r\nX y: z\r\n\r\n");
    none("a blank after a name", "HTTP/1.1 200 OK\r\nX : z\r\n\r\n");
    none("a folded field", "HTTP/1.1 200 OK\r\nX: y\r\n z: a\r\n\r\n");
    none("a null", QByteArray("HTTP/1.1 200 OK\r\nX: \0\r\n\r\n", 25));
    none("a null in the words", QByteArray("HTTP/1.1 200 \0\r\n\r\n", 18));
}

void AnswerHeadTest::readsAnswers()
{
    QFETCH(QByteArray, bytes);
    QTEST(readAnswerHead(bytes), "expected");
}

/// Any partition of the bytes has the same result.
void AnswerHeadTest::waitsForTheEnd()
{
    const QByteArray announced("HTTP/1.1 100 Continue\r\nX: y\r\n\r\n");
    const QByteArray bytes = announced + "HTTP/1.1 200 OK\r\nX: y\r\n\r\n";
    for (qsizetype size = 0; size < bytes.size(); ++size)
        QCOMPARE(readAnswerHead(bytes.first(size)), Read(tl::unexpected(AnswerFault::Incomplete)));
    QCOMPARE(readAnswerHead(bytes), Read(AnswerHead{200, {}}));
}

void AnswerHeadTest::knowsItsLimit()
{
    const QByteArray begin("HTTP/1.1 200 OK\r\nX: ");
    const QByteArray end("\r\n\r\n");
    const QByteArray fits =
        begin + QByteArray(kMaxAnswerHeadSize - begin.size() - end.size(), 'x') + end;
    QCOMPARE(readAnswerHead(fits), Read(AnswerHead{200, {}}));
    QCOMPARE(readAnswerHead(fits.chopped(1)), Read(tl::unexpected(AnswerFault::Incomplete)));
    QByteArray large = fits;
    large.insert(begin.size(), 'x');
    QCOMPARE(readAnswerHead(large), Read(tl::unexpected(AnswerFault::Malformed)));
    const QByteArray endless(kMaxAnswerHeadSize, 'x');
    QCOMPARE(readAnswerHead(endless), Read(tl::unexpected(AnswerFault::Malformed)));
    QCOMPARE(readAnswerHead("HTTP/1.1 200 " + endless),
             Read(tl::unexpected(AnswerFault::Malformed)));
}

BALCAO_APPLESS_TEST(AnswerHeadTest)
#include "tst_answerhead.moc"
