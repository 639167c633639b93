// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brcode.h"
#include "core/service/ledger.h"
#include "core/storage/database.h"
#include "tests/support/charges.h"

#include <QtCore/QDeadlineTimer>
#include <QtCore/QProcess>
#include <QtCore/QRandomGenerator>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using namespace core;

/// A program that charges is killed at any moment, again and again, on one database. What it had
/// answered for must be there, whole; what it had not may be there, but whole as well.
class KillTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void losesNothingThatWasAnswered();

private:
    QList<QUuid> idsUntilKilled(bool isOpenBefore);
    void verify(const QList<QUuid> &ids);

    QTemporaryDir m_folder;
    QString m_path = m_folder.filePath(u"shop.db"_s);
    QRandomGenerator m_random;
};

void KillTest::losesNothingThatWasAnswered()
{
    const quint32 seed = QRandomGenerator::system()->generate();
    m_random.seed(seed);
    qInfo("seed %u", seed);
    constexpr int kKills = 30;
    qsizetype answered = 0;
    for (int round = 0; round < kKills; ++round) {
        const QList<QUuid> ids = idsUntilKilled(round % 3 != 0);
        if (QTest::currentTestFailed())
            return;
        verify(ids);
        if (QTest::currentTestFailed())
            return;
        answered += ids.size();
    }
    qInfo("%lld charges were answered", static_cast<long long>(answered));
    QCOMPARE_GE(answered, kKills); // else nothing was tried
}

/// Every third program is killed while it may still be opening the database, the others while they
/// charge.
QList<QUuid> KillTest::idsUntilKilled(bool isOpenBefore)
{
    QProcess writer;
    writer.setProcessChannelMode(QProcess::ForwardedErrorChannel);
    writer.start(QStringLiteral(CHARGE_WRITER), {m_path}, QIODevice::ReadOnly);
    if (!writer.waitForStarted()) {
        QTest::qFail("the program does not start", __FILE__, __LINE__);
        return {};
    }
    if (isOpenBefore && !writer.waitForReadyRead(30'000))
        QTest::qFail("the program does not charge", __FILE__, __LINE__);
    QDeadlineTimer deadline(std::chrono::microseconds(m_random.bounded(60'000)), Qt::PreciseTimer);
    while (!deadline.hasExpired() && writer.state() == QProcess::Running)
        writer.waitForReadyRead(static_cast<int>(deadline.remainingTime()));
    if (writer.state() != QProcess::Running)
        QTest::qFail("the program ended by itself", __FILE__, __LINE__);
    writer.kill();
    writer.waitForFinished();

    QList<QUuid> ids;
    while (writer.canReadLine()) // a line without its end was not answered
        ids.append(QUuid::fromString(QString::fromLatin1(writer.readLine().trimmed())));
    return ids;
}

void KillTest::verify(const QList<QUuid> &ids)
{
    const auto database = Database::open(m_path, Database::Access::ReadWrite);
    QVERIFY2(database, database ? "" : qPrintable(database.error().detail));
    const auto ask = [&database](const QString &sql) { return (*database)->once(sql)->toString(); };
    QCOMPARE(ask(u"PRAGMA integrity_check"_s), u"ok"_s);
    QCOMPARE(ask(u"SELECT count(*) FROM pragma_foreign_key_check"_s), u"0"_s);

    // A torn charge has a row without its rest, or without its one event.
    QCOMPARE(ask(u"SELECT count(*) FROM tx LEFT JOIN tx_wide USING (seq) "
                 "LEFT JOIN event ON event.tx = tx.seq AND event.n = 0 AND event.status = 1 "
                 "WHERE tx_wide.seq IS NULL OR event.tx IS NULL"_s),
             u"0"_s);
    QCOMPARE(ask(u"SELECT (SELECT count(*) FROM tx) = (SELECT count(*) FROM event) "
                 "AND (SELECT count(*) FROM tx) = (SELECT count(*) FROM tx_wide)"_s),
             u"1"_s);

    Ledger ledger(**database, support::serviceSettings(), support::TestClock(),
                  support::TestRandom());
    for (const QUuid &id : ids) {
        const auto found = ledger.find(id);
        QVERIFY2(found, qPrintable(id.toString()));
        QVERIFY(found->status == Status::Code::Pending);
        QCOMPARE(found->events, QList<StatusEvent>({{Status::Code::Pending, found->created}}));
        QVERIFY(!payloadProblem(*found));
    }
}

QTEST_GUILESS_MAIN(KillTest)
#include "tst_kill.moc"
