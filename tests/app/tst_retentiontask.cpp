// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"
#include "app/retentiontask.h"
#include "app/retentiontext.h"
#include "app/shopfolder.h"
#include "core/database/database.h"
#include "core/service/transactionengine.h"
#include "core/storage/consolestore.h"
#include "core/wire/wiretime.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QProcess>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::RemainingData;
using app::RetentionReport;
using app::RetentionTask;
using core::Database;
using Report = core::Result<RetentionReport>;

/// Tests the removal of old personal data that the console makes by its setting.
class RetentionTaskTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_folder.reset(); }

    void isDueOncePerDayAndSetting();
    void removesOldDataAndReports();
    void recordsNothingWithoutOldData();
    void leavesAnOpenShopAlone();
    void ignoresAnInvalidSetting_data();
    void ignoresAnInvalidSetting();
    void statesWhatRemains();

private:
    [[nodiscard]] QString shop() const { return m_folder->path(); }
    void set(int years) const
    {
        QVERIFY(app::PreferencesFile::save(shop(), {.retention = {years}}));
    }
    void charge(const QDateTime &at) const;
    [[nodiscard]] Report run() const;
    [[nodiscard]] QList<core::AuditEntry> log() const;

    std::unique_ptr<QTemporaryDir> m_folder;
    QDateTime m_now;
};

void RetentionTaskTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_now = support::noon();
    charge(m_now.addYears(-6));
    charge(m_now.addYears(-1));
}

void RetentionTaskTest::charge(const QDateTime &at) const
{
    const auto database = Database::open(app::databaseIn(shop()), Database::Access::ReadWrite);
    QVERIFY(database);
    support::TestClock clock;
    clock.set(at);
    core::TransactionEngine engine(
        **database, support::serviceSettings(), clock,
        support::TestRandom(static_cast<quint64>(at.toMSecsSinceEpoch())));
    const auto made = engine.create(support::cashInDraft());
    QVERIFY(made && engine.simulate(made->id, core::SimulatedOutcome::Paid));
    const auto till = Database::open(app::consoleDatabaseIn(shop()), Database::Access::ReadWrite,
                                     core::Schema::Console);
    QVERIFY(till && core::AnnotationStore(**till).setNote(made->id, u"filho da Ana"_s, at));
}

Report RetentionTaskTest::run() const
{
    RetentionTask task(shop());
    Report received = tl::unexpected(core::Error{core::Error::Code::Internal, {}, {}});
    bool isFinished = false;
    QObject::connect(&task, &RetentionTask::finished, &task, [&](const Report &report) {
        received = report;
        isFinished = true;
    });
    task.start(m_now);
    [&] { QTRY_VERIFY_WITH_TIMEOUT(isFinished, 60'000); }();
    return received;
}

QList<core::AuditEntry> RetentionTaskTest::log() const
{
    const auto till = Database::open(app::consoleDatabaseIn(shop()), Database::Access::ReadWrite,
                                     core::Schema::Console);
    if (!till)
        return {};
    return core::AuditStore(**till).read(1, 100).value_or(QList<core::AuditEntry>());
}

void RetentionTaskTest::isDueOncePerDayAndSetting()
{
    QVERIFY(!RetentionTask::isDue(shop(), m_now)); // no setting
    set(5);
    QVERIFY(RetentionTask::isDue(shop(), m_now));
    QVERIFY(run());
    QVERIFY(!RetentionTask::isDue(shop(), m_now.addSecs(60)));
    QVERIFY(RetentionTask::isDue(shop(), m_now.addDays(1)));
    set(3);
    QVERIFY(RetentionTask::isDue(shop(), m_now.addSecs(60)));
    set(0);
    QVERIFY(!RetentionTask::isDue(shop(), m_now.addDays(1)));
}

void RetentionTaskTest::removesOldDataAndReports()
{
    set(5);
    const Report report = run();
    QVERIFY2(report, report ? "" : qPrintable(report.error().detail));
    QCOMPARE(report->transactions.transactions, 1);
    QCOMPARE(report->till.annotations, 1);
    QVERIFY(!report->isDryRun);
    const auto shopData = Database::open(app::databaseIn(shop()), Database::Access::ReadOnly);
    QVERIFY(shopData);
    const auto scalar = [&](const QString &sql) {
        const auto value = (*shopData)->queryScalar(sql);
        return value ? value->toString() : value.error().detail;
    };
    QVERIFY(scalar(u"SELECT name FROM tx WHERE seq = 1"_s).startsWith(u"pseudonym "_s));
    QCOMPARE(scalar(u"SELECT document FROM tx WHERE seq = 1"_s), QString());
    QCOMPARE(scalar(u"SELECT document FROM tx WHERE seq = 2"_s), u"52998224725"_s);
    const auto entries = log();
    QCOMPARE(entries.size(), 1);
    QCOMPARE(entries[0].record.action, core::AuditAction::PersonErased);
    QVERIFY(entries[0].record.subject.startsWith(u"personal data before "_s));
}

void RetentionTaskTest::recordsNothingWithoutOldData()
{
    set(10);
    const Report report = run();
    QVERIFY(report);
    QCOMPARE(report->transactions.transactions, 0);
    QCOMPARE(log().size(), 0);
}

/// The setting applies at the next start.
void RetentionTaskTest::leavesAnOpenShopAlone()
{
    set(5);
    QProcess other; // the locks of this process do not count
    other.start(u"sqlite3"_s, {app::databaseIn(shop())});
    other.write("BEGIN; SELECT count(*) FROM tx;\n");
    QTRY_VERIFY_WITH_TIMEOUT(other.bytesAvailable() > 0, 60'000);
    const Report report = run();
    QVERIFY(!report);
    QCOMPARE(report.error().code, core::Error::Code::StorageBusy);
    QVERIFY(RetentionTask::isDue(shop(), m_now));
    other.closeWriteChannel();
    QVERIFY(other.waitForFinished());
    QCOMPARE(log().size(), 0);
    QVERIFY(run());
    QCOMPARE(log().size(), 1);
}

void RetentionTaskTest::ignoresAnInvalidSetting_data()
{
    QTest::addColumn<QByteArray>("setting");
    QTest::newRow("negative") << QByteArray(R"({"retention": {"years": -1}})");
    QTest::newRow("text") << QByteArray(R"({"retention": {"years": "5"}})");
    QTest::newRow("fraction") << QByteArray(R"({"retention": {"years": 0.5}})");
    QTest::newRow("too large") << QByteArray(R"({"retention": {"years": 101}})");
    QTest::newRow("no object") << QByteArray(R"({"retention": 5})");
    QTest::newRow("no JSON") << QByteArray(R"(retention)");
}

void RetentionTaskTest::ignoresAnInvalidSetting()
{
    QFETCH(QByteArray, setting);
    QFile file(app::preferencesIn(shop()));
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write(setting) == setting.size());
    file.close();
    QVERIFY(!RetentionTask::isDue(shop(), m_now));
    QCOMPARE(app::PreferencesFile::load(shop()).preferences.retention.years, 0);
    QVERIFY(!app::PreferencesFile::load(shop()).problems.isEmpty());
}

void RetentionTaskTest::statesWhatRemains()
{
    set(5);
    const Report report = run();
    QVERIFY(report);
    for (const RemainingData data : {RemainingData::Accounting, RemainingData::Evidence,
                                     RemainingData::AuditLog, RemainingData::OtherCopies})
        QVERIFY(report->remains.contains(data));
    QVERIFY(!report->remains.contains(RemainingData::Statements)); // there are none
    QVERIFY(!report->remains.contains(RemainingData::Open));
    const QStringList sentences = app::retentionSentences(*report);
    QCOMPARE(sentences.size(), 2 + report->remains.size());
    QVERIFY(sentences.last().contains(u"Backups"_s));
}

BALCAO_GUILESS_TEST(RetentionTaskTest)
#include "tst_retentiontask.moc"
