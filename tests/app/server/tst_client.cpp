// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/databases.h"
#include "tests/support/serverprocess.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

using namespace Qt::StringLiterals;
using support::DatabaseKind;

/// Tests the built program with client.py, which uses only published documentation.
class ClientTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void keepsToTheSpecification_data() { support::databaseKinds(); }
    void keepsToTheSpecification();

private:
    [[nodiscard]] QString newKey(const QString &platform, const QString &scopes) const;

    support::Databases m_databases;
    QStringList m_place; ///< arguments with the location of the data
};

QString ClientTest::newKey(const QString &platform, const QString &scopes) const
{
    const auto made = support::runServerProgram(QStringList{u"key"_s, u"create"_s, u"--sandbox"_s,
                                                            u"--name"_s, u"Test"_s, u"--platform"_s,
                                                            platform, u"--scopes"_s, scopes} +
                                                m_place);
    if (made.code != 0)
        qFatal("no key: %s", qPrintable(made.errors));
    return made.output.trimmed();
}

void ClientTest::keepsToTheSpecification()
{
    QFETCH(DatabaseKind, kind);
    const QTemporaryDir folder;
    m_place = kind == DatabaseKind::Sqlite
                  ? QStringList{u"--data"_s, folder.filePath(u"shop"_s)}
                  : QStringList{u"--database"_s, m_databases.newDatabase(kind)};
    const QString platform = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s;
    const QString other = u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"_s;
    QProcessEnvironment environment = QProcessEnvironment::systemEnvironment();
    environment.insert(u"PLATFORM"_s, platform);
    environment.insert(u"KEY"_s, newKey(platform, u"read,cashin,cashout,webhooks"_s));
    environment.insert(u"READ_KEY"_s, newKey(platform, u"read"_s));
    environment.insert(u"OTHER_KEY"_s, newKey(other, u"read,cashin"_s));
    support::ServerProcess server(m_place);
    environment.insert(u"BASE_URL"_s, server.url().toString());

    QProcess client;
    client.setProcessChannelMode(QProcess::MergedChannels);
    client.setProcessEnvironment(environment);
    client.start(QStringLiteral(PYTHON), {u"-B"_s, QStringLiteral(CLIENT)});
    // The event loop reads the log of the server meanwhile: a full pipe would stop the server.
    QVERIFY(QTest::qWaitFor([&client] { return client.state() == QProcess::NotRunning; }, 120'000));
    const QByteArray message = client.readAll();
    QVERIFY2(client.exitCode() == 0, message.right(2000).constData()); // Qt Test cuts long messages
    QVERIFY2(message.contains("\nOK") && !message.contains("Ran 0 tests"), message.constData());

    QCOMPARE(server.stop(), 0);
    const QByteArray log = server.errors();
    QVERIFY(log.count('\n') > 200);
    for (const QByteArray &line : log.split('\n').mid(1)) {
        QVERIFY2(line.isEmpty() || QJsonDocument::fromJson(line)["status"_L1].toInt() > 0,
                 line.constData());
    }
    for (const char *secret : {"blc_sandbox", "Ana", "52998224725", "987654321", "example.com"})
        QVERIFY2(!log.contains(secret), secret);
}

BALCAO_GUILESS_TEST(ClientTest)
#include "tst_client.moc"
