// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/bank/reconciliation.h"
#include "core/domain/brasilia.h"
#include "core/service/transactionservicedecorator.h"
#include "core/till/preferences.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/openchargesmodel.h"
#include "ui/counter/openchargespage.h"
#include "ui/receipts/claimcard.h"
#include "ui/receipts/receiptcheckpage.h"
#include "ui/receipts/shiftpage.h"
#include "ui/reconciliation/reconciliationpage.h"
#include "ui/reports/exportpanel.h"
#include "ui/reports/figurebar.h"
#include "ui/reports/summarypage.h"
#include "ui/text/readerrortext.h"
#include "ui/text/text.h"
#include "ui/transactions/listpage.h"

#include <QtCore/QDir>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;
using support::named;
using Code = core::Error::Code;
using Completeness = core::TransactionService::Completeness;
using Contact = core::TransactionService::Contact;

namespace
{

/// The local copy of a remote service, as complete as the test says.
class CopiedService final : public core::TransactionServiceDecorator
{
public:
    explicit CopiedService(core::TransactionService &service)
        : TransactionServiceDecorator(service)
    {}

    void setCompleteness(const Completeness &value)
    {
        m_completeness = value;
        Q_EMIT completenessChanged();
    }

    void setContact(const Contact &value)
    {
        m_contact = value;
        Q_EMIT contactChanged();
    }

    std::optional<Contact> contact() const override { return m_contact; }
    std::optional<Completeness> completeness() const override { return m_completeness; }

private:
    Completeness m_completeness;
    Contact m_contact;
};

QDate today()
{
    return core::brasiliaDay(QDateTime::currentDateTimeUtc());
}

Completeness whole(const QDateTime &asOf = QDateTime::currentDateTimeUtc())
{
    return {.isComplete = true, .asOf = asOf, .since = {}, .percent = 100};
}

Completeness partial(QDate since = today())
{
    return {.isComplete = false, .asOf = {}, .since = since, .percent = 41};
}

Contact lost()
{
    return {.checked = {}, .trouble = core::Error{Code::Unreachable, {}, {}}};
}

} // namespace

/// Every page, report and export states which part of a remote service it has, and as of which
/// time.
class TestCompleteness : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void listStatesItsPart_data();
    void listStatesItsPart();
    void listFollowsTheSynchronization();
    void listNamesTheNextStep();
    void emptyPagesClaimNothing();
    void openChargesFollowTheSynchronization();
    void reportWaitsForItsDays();
    void reportStatesItsTime();
    void reportNamesTheNextStep();
    void exportSaysThatDaysAreMissing_data();
    void exportSaysThatDaysAreMissing();
    void shiftsStateTheirPart();
    void receiptCheckStatesItsPart();
    void receiptCheckNamesUnreadDays();
    void reconciliationStatesItsPart();

private:
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<CopiedService> m_copy;
};

void TestCompleteness::init()
{
    m_service = std::make_unique<FakeService>();
    for (int number = 1; number <= 5; ++number) {
        auto charge = samples::charge(qint64(100) * number, number);
        charge.created = QDateTime::currentDateTimeUtc();
        m_service->stored.append(samples::moved(charge, core::Status::Code::Paid));
    }
    m_copy = std::make_unique<CopiedService>(*m_service);
    m_copy->setCompleteness(whole());
}

void TestCompleteness::cleanup()
{
    m_copy.reset();
    m_service.reset();
}

void TestCompleteness::listStatesItsPart_data()
{
    QTest::addColumn<Completeness>("completeness");
    QTest::addColumn<QStringList>("words");
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const QDate day(2026, 9, 3);
    QTest::newRow("complete") << whole(now)
                              << QStringList{u"Complete as of %1"_s.arg(ui::timeText(now))};
    QTest::newRow("complete, another day")
        << whole(now.addDays(-3))
        << QStringList{u"Complete as of %1"_s.arg(ui::timestampText(now.addDays(-3)))};
    QTest::newRow("first days") << partial(day)
                                << QStringList{QLocale().toString(day, QLocale::ShortFormat),
                                               u"41 % read"_s};
    QTest::newRow("no day") << Completeness{.percent = 0} << QStringList{u"0 % read"_s};
    Completeness damaged = whole(now);
    damaged.unreadable = 3;
    QTest::newRow("damaged rows") << damaged << QStringList{u"Complete as of"_s, u"3 "_s};
    Completeness restored = whole(now);
    restored.vanished = 7;
    QTest::newRow("lost rows") << restored << QStringList{u"Complete as of"_s, u"lost 7"_s};
}

void TestCompleteness::listStatesItsPart()
{
    QFETCH(Completeness, completeness);
    QFETCH(QStringList, words);
    m_copy->setCompleteness(completeness);
    ui::ListPage page(*m_copy);
    support::open(page);
    const auto *const label = named<QLabel>(page, u"rememberedLabel"_s);
    QTRY_VERIFY(label->isVisible());
    for (const QString &word : words)
        QVERIFY2(label->text().contains(word), qPrintable(label->text()));
}

void TestCompleteness::listFollowsTheSynchronization()
{
    m_copy->setCompleteness(partial());
    ui::ListPage page(*m_copy);
    support::open(page);
    const auto *const label = named<QLabel>(page, u"rememberedLabel"_s);
    QTRY_VERIFY(label->text().contains(u"41 % read"_s));
    m_copy->setCompleteness(whole());
    QTRY_VERIFY2(label->text().startsWith(u"Complete as of"_s), qPrintable(label->text()));
}

void TestCompleteness::listNamesTheNextStep()
{
    const core::Error error{Code::Unavailable, {{core::Field::Page, core::Problem::Unsettled}}, {}};
    m_service->onList = [error](const auto &) { return tl::unexpected(error); };
    ui::ListPage page(*m_copy);
    support::open(page);
    const auto *const notice = named<QLabel>(page, u"noticeText"_s);
    QTRY_COMPARE(notice->text(), ui::readErrorText(error));
    QVERIFY(notice->text().contains(u"Choose a later period"_s));
}

/// During the first synchronization, an empty copy proves nothing about the service.
void TestCompleteness::emptyPagesClaimNothing()
{
    m_service->stored.clear();
    m_copy->setCompleteness({.percent = 0});
    ui::ListPage list(*m_copy);
    support::open(list);
    QTRY_COMPARE(named<QLabel>(list, u"noticeTitle"_s)->text(),
                 u"Nothing was read from the service yet"_s);
    m_copy->setCompleteness(whole());
    QTRY_COMPARE(named<QLabel>(list, u"noticeTitle"_s)->text(), u"No transaction yet"_s);

    m_copy->setCompleteness({.percent = 0});
    ui::SummaryPage summary(*m_copy,
                            ui::SummaryHead{u"Padaria"_s, ui::Environment::Kind::Sandbox, {}});
    summary.resize(1300, 700);
    support::open(summary);
    const auto *const figures = summary.findChild<ui::FigureBar *>();
    QTRY_VERIFY(named<QLabel>(summary, u"summaryNotice"_s)->text().contains(u"0 % read"_s));
    QVERIFY(!figures->isVisible()); // zeros would be wrong
    m_copy->setCompleteness(whole());
    QTRY_VERIFY(figures->isVisible());
}

void TestCompleteness::openChargesFollowTheSynchronization()
{
    const QList<core::Transaction> open{samples::charge(1500, 7)};
    m_service->stored.clear();
    m_copy->setCompleteness({.percent = 0});
    ToolBox toolbox(*m_copy);
    const ui::ShopContext context = toolbox.context();
    ui::OpenChargesModel model(context);
    ui::OpenChargesPage page(context, model);
    support::open(page);
    const auto *const truth = named<QLabel>(page, u"openTruthLabel"_s);
    QTRY_VERIFY2(truth->text().contains(u"0 % read"_s), qPrintable(truth->text()));
    QCOMPARE(named<QLabel>(page, u"openNoticeTitle"_s)->text(), u"No open charges so far"_s);
    m_service->stored = open;
    m_copy->setCompleteness(whole());
    QTRY_COMPARE(model.rowCount(), 1);
    QTRY_VERIFY2(!truth->text().contains(u"read"_s), qPrintable(truth->text()));
}

/// A report of incomplete days would be wrong, so none can be printed or saved.
void TestCompleteness::reportWaitsForItsDays()
{
    m_copy->setCompleteness(partial(today().addDays(1)));
    ui::SummaryPage page(*m_copy,
                         ui::SummaryHead{u"Padaria"_s, ui::Environment::Kind::Sandbox, {}});
    support::open(page);
    const auto *const notice = named<QLabel>(page, u"summaryNotice"_s);
    QTRY_VERIFY(notice->isVisible() && notice->text().contains(u"41 % read"_s));
    const QStringList outputs{u"printSummaryButton"_s, u"saveSummaryButton"_s,
                              u"copySummaryButton"_s};
    for (const QString &name : outputs)
        QVERIFY(!named<QPushButton>(page, name)->isEnabled());
    QVERIFY(!named<QLabel>(page, u"summaryPlaceLabel"_s)->text().contains(u"Read on"_s));

    m_copy->setCompleteness(partial(today()));
    QTRY_VERIFY(named<QPushButton>(page, u"printSummaryButton"_s)->isEnabled());
    QVERIFY(!notice->isVisible());
}

void TestCompleteness::reportStatesItsTime()
{
    const QDateTime asOf = QDateTime::currentDateTimeUtc().addSecs(-7200);
    m_copy->setCompleteness(whole(asOf));
    m_copy->setContact(lost());
    ui::SummaryPage page(*m_copy,
                         ui::SummaryHead{u"Padaria"_s, ui::Environment::Kind::Sandbox, {}});
    support::open(page);
    const auto *const place = named<QLabel>(page, u"summaryPlaceLabel"_s);
    const QString time = core::brasiliaTime(asOf).toString(u"HH:mm"_s);
    QTRY_VERIFY2(place->text().contains(u"Read on"_s) && place->text().contains(time),
                 qPrintable(place->text()));
}

void TestCompleteness::reportNamesTheNextStep()
{
    const core::Error error{Code::AccessDenied, {}, {}};
    m_service->onHourlySums = [error](const auto &) { return tl::unexpected(error); };
    m_service->onSums = [error](const auto &) { return tl::unexpected(error); };
    ui::SummaryPage page(*m_copy,
                         ui::SummaryHead{u"Padaria"_s, ui::Environment::Kind::Sandbox, {}});
    support::open(page);
    QTRY_COMPARE(named<QLabel>(page, u"summaryNotice"_s)->text(), ui::readErrorText(error));
}

void TestCompleteness::exportSaysThatDaysAreMissing_data()
{
    QTest::addColumn<Completeness>("completeness");
    QTest::addColumn<Contact>("contact");
    QTest::addColumn<QDate>("first");
    QTest::addColumn<QDate>("last");
    QTest::addColumn<bool>("isIncomplete");
    const QDate day = today();
    const QDateTime yesterday = QDateTime::currentDateTimeUtc().addDays(-1);
    const Contact fine;
    QTest::newRow("complete") << whole() << fine << QDate() << QDate() << false;
    QTest::newRow("all, first days read") << partial() << fine << QDate() << QDate() << true;
    QTest::newRow("older days, not read")
        << partial() << fine << day.addDays(-7) << day.addDays(-1) << true;
    QTest::newRow("offline, all days") << whole(yesterday) << lost() << QDate() << QDate() << true;
    QTest::newRow("offline, today") << whole(yesterday) << lost() << day << day << true;
    QTest::newRow("offline, days before")
        << whole(yesterday) << lost() << day.addDays(-7) << day.addDays(-2) << false;
    QTest::newRow("offline, never complete") << partial() << lost() << day << day << true;
}

/// The name of the file, and the lines above its columns.
void TestCompleteness::exportSaysThatDaysAreMissing()
{
    QFETCH(Completeness, completeness);
    QFETCH(Contact, contact);
    QFETCH(QDate, first);
    QFETCH(QDate, last);
    QFETCH(bool, isIncomplete);
    using Format = core::ExportFormat;
    const std::array<std::pair<Format, QByteArray>, 3> formats{{
        {Format::SheetCsv, "Incomplete: the console had not read"},
        {Format::DataCsv, "incomplete_as_of="},
        {Format::Json, "\"incomplete_as_of\":\""},
    }};
    m_copy->setCompleteness(completeness);
    m_copy->setContact(contact);
    for (const auto &[format, words] : formats) {
        const QTemporaryDir folder;
        core::Preferences preferences;
        preferences.exporting.folder = folder.path();
        preferences.exporting.format = format;
        core::PreferencesStore store(preferences);
        QWidget window;
        ui::ExportPanel panel(*m_copy, nullptr, store, &window);
        panel.setShop(ui::Environment::Kind::Sandbox, {});
        window.resize(1000, 500);
        panel.resize(window.size());
        window.show();
        panel.begin({.initialDate = first, .finalDate = last});
        auto *const start = named<QPushButton>(panel, u"exportStartButton"_s);
        QTRY_VERIFY(start->isEnabled());
        start->click();
        const auto written = [&folder] {
            const QString name = QDir(folder.path()).entryList(QDir::Files).value(0);
            return name.endsWith(u"partial"_s) ? QString() : name;
        };
        QTRY_VERIFY(!written().isEmpty());
        QCOMPARE(written().startsWith(u"incomplete-"_s), isIncomplete);
        QFile file(folder.filePath(written()));
        QVERIFY(file.open(QIODevice::ReadOnly));
        QCOMPARE(file.readAll().contains(words), isIncomplete);
    }
}

void TestCompleteness::shiftsStateTheirPart()
{
    ToolBox box(*m_copy);
    m_copy->setCompleteness(partial());
    ui::ShiftPage page(box.context());
    support::open(page);
    const auto *const label = named<QLabel>(page, u"completenessLabel"_s);
    QTRY_VERIFY(label->isVisible());
    QVERIFY(label->text().contains(u"41 % read"_s));
    m_copy->setCompleteness(whole());
    QTRY_VERIFY2(label->text().startsWith(u"Complete as of"_s), qPrintable(label->text()));
}

void TestCompleteness::receiptCheckStatesItsPart()
{
    ToolBox box(*m_copy);
    m_copy->setCompleteness(partial());
    ui::ReceiptCheckPage page(box.context());
    support::open(page);
    const auto *const label = named<QLabel>(page, u"completenessLabel"_s);
    QTRY_VERIFY(label->isVisible());
    QVERIFY(label->text().contains(u"41 % read"_s));
    m_copy->setCompleteness(whole());
    QTRY_VERIFY2(label->text().startsWith(u"Complete as of"_s), qPrintable(label->text()));
}

/// A payment of a day that was not read may exist.
void TestCompleteness::receiptCheckNamesUnreadDays()
{
    ToolBox box(*m_copy);
    m_copy->setCompleteness(partial());
    m_service->onList = [](const auto &) {
        return tl::unexpected(core::Error{Code::Unavailable, {}, {}});
    };
    ui::ReceiptCheckPage page(box.context());
    support::open(page);
    page.begin({});
    QTest::keyClicks(named<QLineEdit>(page, u"claimEdit"_s), u"9Zx01a"_s);
    QTest::keyClick(named<QLineEdit>(page, u"claimEdit"_s), Qt::Key_Return);
    const auto *const notes = named<QLabel>(page, u"claimNotes"_s);
    QTRY_VERIFY2(notes->text().contains(u"not among the days read so far"_s),
                 qPrintable(notes->text()));
    m_copy->setCompleteness(whole());
    QTest::keyClick(&page, Qt::Key_Return);
    QTRY_VERIFY2(notes->text().isEmpty(), qPrintable(notes->text()));
}

/// The stated time is the one of the compared transactions.
void TestCompleteness::reconciliationStatesItsPart()
{
    const QTemporaryDir folder;
    ToolBox box(*m_copy);
    core::Reconciliation reconciliation(*m_copy, {.path = folder.filePath(u"bank.db"_s)});
    QVERIFY(await(reconciliation.open()));
    ui::ShopContext context = box.context();
    context.reconciliation = &reconciliation;
    m_copy->setCompleteness(partial());
    ui::ReconciliationPage page(context);
    support::open(page);
    const auto *const label = named<QLabel>(page, u"completenessLabel"_s);
    QTRY_VERIFY(label->text().contains(u"41 % read"_s));
    QVERIFY(label->isVisible());
    const QDateTime first = QDateTime::currentDateTimeUtc().addSecs(-120);
    m_copy->setCompleteness(whole(first));
    QTRY_VERIFY2(label->text().contains(ui::timeText(first)), qPrintable(label->text()));
    m_copy->setCompleteness(whole(first.addSecs(60)));
    QVERIFY2(label->text().contains(ui::timeText(first)), qPrintable(label->text()));
}

BALCAO_TEST(TestCompleteness)
#include "tst_completeness.moc"
