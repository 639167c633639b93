// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/apipixclient.h"
#include "tests/support/programs.h"
#include "tests/support/testmain.h"

#include <QtCore/QProcess>
#include <QtCore/QRegularExpression>
#include <QtNetwork/QNetworkAccessManager>
#include <QtNetwork/QNetworkReply>

using namespace Qt::StringLiterals;

/// The simulated bank as a program, as integrators start it.
class TestSimulatorCommand : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void servesABank()
    {
        QProcess program;
        program.start(support::programPath(u"balcao-server"_s),
                      {u"bank-simulator"_s, u"--port"_s, u"0"_s, u"--psp"_s, u"sicoob"_s});
        QString output;
        QTRY_VERIFY((output += QString::fromUtf8(program.readAllStandardOutput()))
                        .contains(u"/oauth/token\n"_s));
        const auto addressAfter = [&output](const QString &word) {
            return QRegularExpression(word + u" (\\S+)"_s).match(output).captured(1);
        };
        const auto connection = core::validated(core::BankConnectionDraft{
            .name = u"Simulador"_s,
            .psp = u"sicoob"_s,
            .base = addressAfter(u"base"_s),
            .token = addressAfter(u"token"_s),
            .clientId = u"simulator"_s,
            .pixKey = u"ana@example.com"_s,
        });
        QVERIFY(connection);
        QNetworkAccessManager network;
        QNetworkRequest request(
            QUrl(addressAfter(u"base"_s).section(u'/', 0, 2) + u"/simulator/pay"_s));
        request.setHeader(QNetworkRequest::ContentTypeHeader, u"application/json"_s);
        QNetworkReply *paid =
            network.post(request, R"({"txid":"abc","valor":"5.00","chave":"ana@example.com"})");
        QTRY_VERIFY(paid->isFinished());
        QCOMPARE(paid->error(), QNetworkReply::NoError);

        core::ApiPixClient client({.connection = *connection, .psp = *core::findPsp(u"sicoob"_s)});
        QUrlQuery query;
        query.addQueryItem(u"inicio"_s, u"2026-01-01T00:00:00Z"_s);
        query.addQueryItem(u"fim"_s, u"2099-01-01T00:00:00Z"_s);
        std::optional<core::ApiPixReply> reply;
        client.get("/pix", query, [&reply](const core::ApiPixReply &come) { reply = come; });
        QTRY_VERIFY(reply);
        const auto page = core::pixPageFromJson(core::bodyOf(*reply).value_or(QByteArray()));
        QVERIFY(page);
        QCOMPARE(page->items.size(), 1);
        QCOMPARE(page->items[0].amount, core::Money::fromCents(500));
        program.terminate();
        QVERIFY(program.waitForFinished());
    }

    void refusesWrongOptions_data()
    {
        QTest::addColumn<QStringList>("options");
        QTest::newRow("bank") << QStringList{u"--psp"_s, u"nobody"_s};
        QTest::newRow("port") << QStringList{u"--port"_s, u"many"_s};
        QTest::newRow("key") << QStringList{u"--pix-key"_s, u"none"_s};
        QTest::newRow("certificate") << QStringList{u"--tls-certificate"_s, u"/nowhere"_s};
        QTest::newRow("option") << QStringList{u"--colour"_s};
        QTest::newRow("argument") << QStringList{u"efi"_s};
    }

    void refusesWrongOptions()
    {
        QFETCH(const QStringList, options);
        QProcess program;
        program.start(support::programPath(u"balcao-server"_s),
                      QStringList{u"bank-simulator"_s} + options);
        QVERIFY(program.waitForFinished());
        QCOMPARE(program.exitCode(), 2);
        QVERIFY(!program.readAllStandardError().isEmpty());
    }
};

BALCAO_GUILESS_TEST(TestSimulatorCommand)
#include "tst_simulatorcommand.moc"
