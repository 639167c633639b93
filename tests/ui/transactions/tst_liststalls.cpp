// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sample/samplehistory.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/bulkload.h"
#include "tests/support/await.h"
#include "tests/support/clock.h"
#include "tests/support/keys.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "tests/support/waituntil.h"
#include "tests/support/watchedapplication.h"
#include "ui/transactions/listpage.h"
#include "ui/transactions/transactionmodel.h"

#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QTableView>

#include <functional>

using namespace Qt::StringLiterals;
using support::named;
using support::press;

namespace
{

constexpr int kTransactionCount = 20'000; // the list holds only a window of them
const QDateTime kNow(QDate(2026, 11, 20), QTime(21, 30), Qt::UTC);

/// Returns the maximum CPU time of one event in ms: people notice 50. Sanitizers need a multiple.
double maxWork()
{
    return support::isSanitized() ? 1000 : 50;
}

WatchedApplication &application()
{
    return *static_cast<WatchedApplication *>(QCoreApplication::instance());
}

} // namespace

/// The window stays responsive while the list of a large shop is used.
class TestListStalls : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();
    void init();
    void cleanup();

    void answersAllTheTime_data();
    void answersAllTheTime();
    void holdsNoMoreThanAStretch();

private:
    void goDown(int pages);
    [[nodiscard]] bool isReady() const;

    QTemporaryDir m_folder;
    std::unique_ptr<core::LocalTransactionService> m_service;
    std::unique_ptr<ToolBox> m_toolbox;
    std::unique_ptr<ui::ListPage> m_page;
    QTableView *m_table = nullptr;
};

void TestListStalls::initTestCase()
{
    const auto settings =
        core::validated({.payee = samples::merchant(), .platform = samples::charge(1).platform});
    QVERIFY(settings);
    const core::SampleHistory history({.count = kTransactionCount,
                                       .seed = 1,
                                       .now = kNow,
                                       .settings = *settings,
                                       .otherPlatforms = {}});
    const QString path = m_folder.filePath(u"shop.db"_s);
    QVERIFY(core::bulkLoad(path, kTransactionCount, [&history](qint64 first, qint64 end) {
        QList<core::Transaction> list;
        for (qint64 i = first; i < end; ++i)
            list.append(history.at(i));
        return list;
    }));
    m_service =
        std::make_unique<core::LocalTransactionService>(core::LocalTransactionService::Setup{
            .database = path, .settings = *settings, .clock = [] { return kNow; }});
    QVERIFY(await(m_service->open()));
}

void TestListStalls::init()
{
    m_toolbox = std::make_unique<ToolBox>(*m_service);
    m_page = std::make_unique<ui::ListPage>(m_toolbox->context());
    m_page->resize(1060, 700);
    m_table = named<QTableView>(*m_page, u"transactionTable"_s);
    support::open(*m_page);
    QTRY_VERIFY(m_table->hasFocus());
    QTRY_VERIFY(m_table->model()->rowCount() > 0);
    application().beginAgain();
}

void TestListStalls::cleanup()
{
    m_page.reset();
    m_toolbox.reset();
}

/// Scrolls down by this number of screens.
bool TestListStalls::isReady() const
{
    const auto *model = qobject_cast<ui::TransactionModel *>(m_table->model());
    return support::waitUntil(
        [model] { return model->state() == ui::TransactionModel::State::Ready; });
}

/// Scrolls down by that number of screens.
void TestListStalls::goDown(int pages)
{
    for (int i = 0; i < pages; ++i) {
        press(Qt::Key_PageDown);
        QVERIFY(isReady());
    }
}

void TestListStalls::answersAllTheTime_data()
{
    using Work = std::function<void()>;
    QTest::addColumn<Work>("work");
    const auto row = [](const char *name, const Work &work) { QTest::newRow(name) << work; };
    row("scrolls through many pages", [this] {
        goDown(300);
        QVERIFY(m_table->currentIndex().row() > ui::TransactionModel::kMaxRows / 2);
    });
    row("goes to the ends", [this] {
        for (int i = 0; i < 10; ++i) {
            press(i % 2 == 0 ? Qt::Key_End : Qt::Key_Home);
            QTRY_VERIFY(m_table->currentIndex().isValid());
            support::settle();
        }
    });
    row("goes from view to view", [this] {
        for (int i = 0; i < 20; ++i) {
            press(static_cast<Qt::Key>(Qt::Key_1 + i % 4));
            QVERIFY(isReady());
        }
    });
    row("searches while one types", [this] {
        press(Qt::Key_Slash);
        support::type(u"maria"_s);
        support::advanceClock(std::chrono::milliseconds(400)); // past the delay of the search
        const auto *reading = named(*m_page, u"otherwiseButton"_s);
        QVERIFY(support::waitUntil([reading] { return reading->isVisible(); }));
        press(Qt::Key_Return);
        QVERIFY(isReady());
    });
    row("selects all that was read", [this] {
        goDown(150);
        m_table->selectAll();
        support::settle();
        for (int i = 0; i < 20; ++i)
            press(Qt::Key_Up, Qt::ShiftModifier);
    });
    row("changes the columns of many rows", [this] {
        goDown(150);
        press(Qt::Key_C);
        for (int i = 0; i < 10; ++i) {
            press(Qt::Key_Space);
            press(Qt::Key_Down, Qt::ControlModifier);
            support::settle();
        }
    });
}

void TestListStalls::answersAllTheTime()
{
    QFETCH(std::function<void()>, work);
    work();
    const double max = application().maxWork();
    qInfo("longest: %.1f ms of work, %.1f ms by the clock", max, application().maxWait());
    QVERIFY2(max < maxWork(), qPrintable(QString::number(max)));
}

void TestListStalls::holdsNoMoreThanAStretch()
{
    int max = 0;
    for (int i = 0; i < 300; ++i) {
        goDown(1);
        max = qMax(max, m_table->model()->rowCount());
    }
    QVERIFY(max > ui::TransactionModel::kMaxRows - core::TransactionPage::kSize);
    QVERIFY(max <= ui::TransactionModel::kMaxRows);
}

static int runTests(int argc, char *argv[])
{
    WatchedApplication app(argc, argv);
    TestListStalls test;
    QTEST_SET_MAIN_SOURCE_PATH
    return QTest::qExec(&test, argc, argv);
}

BALCAO_TEST_MAIN(&runTests)

#include "tst_liststalls.moc"
