// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactionpage.h"
#include "tests/support/rawclient.h"
#include "tests/support/shopserver.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

#include <random>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;
using support::RawClient;

namespace
{

constexpr int kAtOnce = 200; ///< connections
constexpr int kMaxInOne = 3; ///< requests

int numberFrom(const char *variable, int otherwise)
{
    bool isNumber = false;
    const int number = qEnvironmentVariableIntValue(variable, &isNumber);
    return isNumber ? number : otherwise;
}

/// Requests, most of them corrupted.
class Noise
{
public:
    Noise(QList<QByteArray> sound, QList<QByteArray> odd, quint32 seed)
        : m_sound(std::move(sound))
        , m_odd(std::move(odd))
        , m_random(seed)
    {}

    [[nodiscard]] qsizetype below(qsizetype end)
    {
        return std::uniform_int_distribution<qsizetype>(0, end - 1)(m_random);
    }

    [[nodiscard]] QByteArray make()
    {
        QByteArray bytes;
        for (qsizetype i = below(kMaxInOne); i >= 0; --i)
            bytes += one();
        for (qsizetype i = below(5); i > 0; --i)
            spoil(bytes);
        return bytes;
    }

private:
    [[nodiscard]] const QByteArray &one()
    {
        const QList<QByteArray> &some = below(8) == 0 ? m_odd : m_sound;
        return some.at(below(some.size()));
    }

    void spoil(QByteArray &bytes)
    {
        static const QList<QByteArray> kWords{"\r\n",
                                              "\n",
                                              QByteArray(1, '\0'),
                                              "\xff\xfe",
                                              "\r\n\r\n",
                                              "\r\nContent-Length: 7",
                                              "\r\nTransfer-Encoding: chunked",
                                              "\r\nHost: b",
                                              "\r\nExpect: 100-continue",
                                              "\r\nConnection: close",
                                              "18446744073709551615",
                                              "-1",
                                              "%00",
                                              "?page=",
                                              "&status=paid",
                                              R"({"a":)",
                                              R"(\u0000)",
                                              "1e400",
                                              QByteArray(9000, 'x'),
                                              QByteArray(500, '[')};
        const qsizetype at = below(bytes.size() + 1);
        const qsizetype length = below(qMin<qsizetype>(64, bytes.size() - at) + 1);
        switch (below(5)) {
        case 0:
            bytes.insert(at, kWords.at(below(kWords.size())));
            break;
        case 1:
            bytes.remove(at, length);
            break;
        case 2:
            bytes.insert(at, bytes.mid(below(bytes.size() + 1), length));
            break;
        case 3:
            bytes.replace(at, length, one().mid(below(40), length));
            break;
        default:
            if (at < bytes.size())
                bytes[at] = static_cast<char>(below(256));
        }
    }

    const QList<QByteArray> m_sound;
    const QList<QByteArray> m_odd;
    std::mt19937 m_random;
};

} // namespace

/// Runs all parts of a server in this process, under the sanitizers. Clients send invalid data in
/// pieces, and some disconnect before the answer. BALCAO_NOISE sets the number of clients,
/// BALCAO_NOISE_SEED the seed.
class NoiseTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void outlivesIt();

private:
    static QList<QByteArray> soundRequests(const QByteArray &key, const QUuid &charge);
    static QList<QByteArray> oddRequests();
};

QList<QByteArray> NoiseTest::soundRequests(const QByteArray &key, const QUuid &charge)
{
    const QByteArray fields =
        " HTTP/1.1\r\nHost: a\r\nPrefer: omit=qr_code_image\r\nAuthorization: Bearer " + key +
        "\r\n";
    const QByteArray id = charge.toByteArray(QUuid::WithoutBraces);
    const QByteArray body =
        R"({"name":"Ana","email":"ana@example.com","phone":"11987654321","description":"x",)"
        R"("document":"52998224725","amount":15.00,"platform":")" +
        support::kPlatform.toByteArray(QUuid::WithoutBraces) + R"("})";
    const QByteArray json = "Content-Type: application/json\r\n";
    return {
        "POST /api/v1/transaction/pix/cashin" + fields + json +
            "Content-Length: " + QByteArray::number(body.size()) + "\r\n\r\n" + body,
        "POST /api/v1/transaction/pix/cashin" + fields + json +
            "Transfer-Encoding: chunked\r\n\r\n" + QByteArray::number(body.size(), 16) + "\r\n" +
            body + "\r\n0\r\n\r\n",
        "GET /api/v1/transaction/" + id + fields + "\r\n",
        "GET /api/v1/transactions?status=paid&name_document=ana&page=1" + fields + "\r\n",
        "GET /checkout/transaction/" + id + "/change/paid" + fields + "\r\n",
        "HEAD /health" + fields + "\r\n",
    };
}

/// Requests found by the fuzzer of the parser.
QList<QByteArray> NoiseTest::oddRequests()
{
    QList<QByteArray> requests;
    const QDir corpus(QStringLiteral(CORPUS));
    for (const QString &name : corpus.entryList(QDir::Files)) {
        QFile file(corpus.filePath(name));
        if (file.open(QIODevice::ReadOnly))
            requests.append(file.readAll());
    }
    return requests;
}

void NoiseTest::outlivesIt()
{
    const QTemporaryDir folder;
    support::TestClock clock;
    support::ShopServer server(
        folder.filePath(u"shop.db"_s), support::serviceOptions(), clock,
        {.requestTime = 100ms, .idleTime = 100ms, .stallTime = 1s, .lingerTime = 50ms});
    const auto charge = await(server.service().create(support::cashInDraft()));
    const QList<QByteArray> sound = soundRequests(server.key(), charge->id);
    const auto isAlive = [&] {
        RawClient client(server.port());
        client.send(sound.at(2));
        return client.waitForAnswers(1) && client.status() == 200;
    };
    QVERIFY(isAlive()); // the key is known from here on, regardless of invalid ones

    const auto seed = static_cast<quint32>(numberFrom("BALCAO_NOISE_SEED", 1));
    const int count = numberFrom("BALCAO_NOISE", 2000);
    Noise noise(sound, oddRequests(), seed);
    int gone = 0;
    for (int done = 0; done < count; done += kAtOnce) {
        std::vector<std::unique_ptr<RawClient>> clients;
        for (int i = 0; i < kAtOnce; ++i) {
            clients.push_back(std::make_unique<RawClient>(server.port()));
            const QByteArray bytes = noise.make();
            for (qsizetype at = 0; at < bytes.size();) {
                const qsizetype piece = noise.below(3) > 0 ? bytes.size() : 1 + noise.below(200);
                clients.back()->send(bytes.mid(at, piece));
                at += piece;
                if (noise.below(4) == 0)
                    QCoreApplication::processEvents();
            }
            if (noise.below(8) == 0) { // at any point of the request
                clients.back()->socket().disconnectFromHost();
                ++gone;
            }
        }
        QVERIFY(QTest::qWaitFor([&server] { return server.connectionCount() == 0; }, 30'000));
        QVERIFY2(isAlive(), qPrintable(u"seed %1, before %2"_s.arg(seed).arg(done + kAtOnce)));
    }
    const auto stored = await(server.service().list({}));
    const qint64 untold = stored->total - 1 - server.answers(201); // one was created by this test
    QVERIFY(untold >= 0 && untold <= qint64{gone} * kMaxInOne);
    QVERIFY(server.answers(200) > 0 && server.answers(400) > 0);
    qInfo("%d clients, %d requests answered, %d charges made, %d refused as no HTTP", count,
          server.answers(), server.answers(201), server.answers(400));
}

BALCAO_GUILESS_TEST(NoiseTest)
#include "tst_noise.moc"
