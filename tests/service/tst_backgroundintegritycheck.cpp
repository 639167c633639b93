// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactionpage.h"
#include "core/service/backgroundintegritycheck.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/largefile.h"
#include "tests/support/testmain.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;

class BackgroundIntegrityCheckTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void leavesASmallFileAlone();
    void findsDamageInALargeFile();
    void letsTheShopGoOn();
    void mayGoWhileItReads();

private:
    [[nodiscard]] QString path() const { return m_folder->filePath(u"shop.db"_s); }
    [[nodiscard]] LocalTransactionService::Setup setup() const
    {
        return {.database = path(), .settings = support::serviceSettings()};
    }

    std::unique_ptr<QTemporaryDir> m_folder;
};

/// Creates a shop with a charge and closes it.
void BackgroundIntegrityCheckTest::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    LocalTransactionService service(setup());
    QVERIFY(await(service.open()));
    QVERIFY(await(service.create(support::cashInDraft())));
}

void BackgroundIntegrityCheckTest::leavesASmallFileAlone()
{
    BackgroundIntegrityCheck check(path());
    QSignalSpy damages(&check, &BackgroundIntegrityCheck::foundDamage);
    QSignalSpy ends(&check, &BackgroundIntegrityCheck::ended);
    QVERIFY(ends.wait(kWaitLimit));
    QVERIFY(damages.isEmpty());
}

void BackgroundIntegrityCheckTest::findsDamageInALargeFile()
{
    support::makeLarge(path());
    BackgroundIntegrityCheck check(path());
    QSignalSpy damages(&check, &BackgroundIntegrityCheck::foundDamage);
    QSignalSpy ends(&check, &BackgroundIntegrityCheck::ended);
    QVERIFY(ends.wait(30'000));
    QCOMPARE(damages.size(), 1);
    QCOMPARE(damages.at(0).at(0).value<Error>().code, Error::Code::StorageCorrupted);
}

void BackgroundIntegrityCheckTest::letsTheShopGoOn()
{
    support::makeLarge(path());
    LocalTransactionService service(setup());
    QSignalSpy damages(&service, &LocalTransactionService::foundDamage);
    QVERIFY(await(service.open()));
    QTRY_COMPARE_WITH_TIMEOUT(damages.size(), 1, 30'000);
    QVERIFY(await(service.create(support::cashInDraft())));
    QCOMPARE(await(service.list({}))->total, 2);
}

void BackgroundIntegrityCheckTest::mayGoWhileItReads()
{
    support::makeLarge(path());
    for (int i = 0; i < 20; ++i) {
        const BackgroundIntegrityCheck check(path());
        QTest::qSleep(i);
    }
}

BALCAO_GUILESS_TEST(BackgroundIntegrityCheckTest)
#include "tests/support/waitlimit.h"
#include "tst_backgroundintegritycheck.moc"
