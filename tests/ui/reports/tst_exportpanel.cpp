// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/businessday.h"
#include "core/export/exporter.h"
#include "core/statement/statementreader.h"
#include "core/till/preferences.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/reports/exportpanel.h"
#include "ui/reports/exportwords.h"
#include "ui/text/languages.h"
#include "ui/transactions/listpage.h"

#include <QtCore/QDir>
#include <QtCore/QStandardPaths>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using support::named;
using support::press;

/// Export of the list, by keys.
class TestExportPanel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void opensWithItsKeyAndGoesWithEsc();
    void reportsBeforeWhatTheFileWillHold();
    void writesWhatTheListShows_data();
    void writesWhatTheListShows();
    void keepsTheWordsOfTheFormat_data();
    void keepsTheWordsOfTheFormat();
    void filesCanBeReadAsStatements_data();
    void filesCanBeReadAsStatements();
    void namesTheDayOfAnHour();
    void namesTheBusinessDay();
    void showsWhereTheListIsFrom_data();
    void showsWhereTheListIsFrom();
    void writesTheAnnotationsOfTheTill();
    void recordsAnExportOfARescue();
    void writesNothingOfARescueWithoutARecord();
    void writesNothingWithoutKnowingTheNotes();
    void recordsTheExportFirst();
    void masksPersonalDataIfChosen();
    void showsThatAFileIsThereAndReplacesIt();
    void showsWhyThereIsNoFile();
    void stopsWithEscAndLeavesNothing();
    void remembersWhatWasChosen();
    void suggestsAFolderThatIsThere();
    void copiesThePath();
    void keepsATypedName();

private:
    void open();
    void finish();
    QString text(const QString &label) const { return named<QLabel>(*m_page, label)->text(); }
    QLineEdit *path() const { return named<QLineEdit>(*m_page, u"exportPathEdit"_s); }
    QStringList files() const { return QDir(m_folder->path()).entryList(QDir::Files); }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<core::PreferencesStore> m_preferences;
    std::unique_ptr<QWidget> m_page;
    ui::ExportPanel *m_panel = nullptr;
};

void TestExportPanel::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    m_service = std::make_unique<FakeService>();
    for (int number = 1; number <= 203; ++number) {
        auto charge = samples::charge(qint64(100) * number, number);
        if (number % 2 == 0)
            charge = samples::moved(charge, core::Status::Code::Paid);
        m_service->stored.append(charge);
    }
    core::Preferences preferences;
    preferences.exporting.folder = m_folder->path();
    m_preferences = std::make_unique<core::PreferencesStore>(preferences);
    m_page = std::make_unique<QWidget>();
    m_panel = new ui::ExportPanel(*m_service, nullptr, *m_preferences, m_page.get());
    m_panel->setShop(ui::Environment::Kind::Demo, {});
    m_page->resize(1000, 500);
    m_panel->resize(m_page->size());
    m_page->show();
    m_page->activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(m_page.get()));
}

void TestExportPanel::cleanup()
{
    m_page.reset();
}

void TestExportPanel::open()
{
    m_panel->begin({});
    QTRY_VERIFY(text(u"exportPreview"_s).contains(u"203"_s));
}

void TestExportPanel::finish()
{
    QTRY_VERIFY(!named<QLabel>(*m_page, u"exportNews"_s)->isHidden());
}

void TestExportPanel::opensWithItsKeyAndGoesWithEsc()
{
    ui::ListPage page(*m_service);
    page.resize(1000, 700);
    page.show();
    page.activateWindow();
    QVERIFY(QTest::qWaitForWindowActive(&page));
    auto *panel = page.findChild<ui::ExportPanel *>();
    QVERIFY(panel->isHidden());
    QTRY_VERIFY(page.findChild<QTableView *>()->hasFocus());
    press(Qt::Key_E);
    QVERIFY(panel->isVisible());
    QVERIFY(panel->isAncestorOf(QApplication::focusWidget()));
    press(Qt::Key_Escape);
    QVERIFY(panel->isHidden());
    QVERIFY(page.findChild<QTableView *>()->hasFocus());
}

void TestExportPanel::reportsBeforeWhatTheFileWillHold()
{
    core::TransactionFilter filter;
    filter.statuses = {core::Status::Code::Paid};
    m_panel->begin(filter);
    QTRY_VERIFY(text(u"exportPreview"_s).contains(u"101"_s));
    QVERIFY(text(u"exportPreview"_s).contains(u"10,302.00"_s));
    filter.reference = u"nobody has it"_s;
    m_panel->begin(filter);
    QTRY_COMPARE(text(u"exportPreview"_s), u"No matches. The file will say so."_s);
}

void TestExportPanel::writesWhatTheListShows_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QByteArray>("begin");
    const auto row = [](Qt::Key key, const QString &suffix, const QByteArray &begin,
                        const QString &kind = {}) {
        QTest::addRow("%d", key - Qt::Key_0)
            << key << u"transactions_2026-11-20_2026-11-20_demo_v7%1.%2"_s.arg(kind, suffix)
            << begin;
    };
    row(Qt::Key_1, u"csv"_s,
        "\xef\xbb\xbf"
        "Created;Paid;");
    row(Qt::Key_2, u"csv"_s, "created,paid,", u"_data"_s);
    row(Qt::Key_3, u"json"_s, "{\"balcao_export\":{\"version\":\"7\",\"environment\":\"demo\"");
    row(Qt::Key_4, u"xlsx"_s, "PK\x03\x04");
    row(Qt::Key_5, u"ofx"_s, "OFXHEADER:100\r\n");
}

void TestExportPanel::writesWhatTheListShows()
{
    QFETCH(const Qt::Key, key);
    QFETCH(const QString, name);
    QFETCH(const QByteArray, begin);
    open();
    press(key);
    press(Qt::Key_Return, Qt::ControlModifier);
    finish();
    QCOMPARE(files().size(), 1);
    const QString written = files().constFirst();
    QCOMPARE(written.left(24), name.left(24));
    QCOMPARE(written.section(u'_', 3), name.section(u'_', 3));
    QFile file(m_folder->filePath(written));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().startsWith(begin));
    QVERIFY2(text(u"exportNews"_s).contains(key == Qt::Key_5 ? u"101"_s : u"203"_s),
             qPrintable(text(u"exportNews"_s)));
    QVERIFY(named<QPushButton>(*m_page, u"exportCopyButton"_s)->isVisible());
}

void TestExportPanel::keepsTheWordsOfTheFormat_data()
{
    QTest::addColumn<QStringList>("operations");
    QTest::addColumn<QStringList>("statuses"); ///< in the order of Status::kKnown
    QTest::newRow("en") << QStringList{u"Received"_s, u"Sent"_s}
                        << QStringList{u"Waiting"_s,     u"Paid"_s,     u"Denied"_s,
                                       u"Canceled"_s,    u"Refunded"_s, u"In process"_s,
                                       u"In analysis"_s, u"Expired"_s};
    QTest::newRow("pt_BR") << QStringList{u"Entrada"_s, u"Saída"_s}
                           << QStringList{u"Aguardando"_s, u"Pago"_s,      u"Recusado"_s,
                                          u"Cancelado"_s,  u"Devolvido"_s, u"Em processamento"_s,
                                          u"Em análise"_s, u"Expirado"_s};
    QTest::newRow("es") << QStringList{u"Entrada"_s, u"Salida"_s}
                        << QStringList{u"Esperando"_s,   u"Pagado"_s,   u"Rechazado"_s,
                                       u"Cancelado"_s,   u"Devuelto"_s, u"En proceso"_s,
                                       u"En análisis"_s, u"Vencido"_s};
}

/// Spreadsheets of other people compare columns 4 and 5 with these words.
void TestExportPanel::keepsTheWordsOfTheFormat()
{
    QFETCH(QStringList, operations);
    QFETCH(QStringList, statuses);
    const ui::Translation language(QString::fromLatin1(QTest::currentDataTag()));
    const core::ExportWords words = ui::exportWords({});
    QCOMPARE((QStringList{words.operations[core::Operation::CashIn],
                          words.operations[core::Operation::CashOut]}),
             operations);
    QStringList found;
    for (const core::Status::Code code : core::Status::kKnown)
        found += words.statuses[code];
    QCOMPARE(found, statuses);
}

void TestExportPanel::filesCanBeReadAsStatements_data()
{
    QTest::addColumn<core::ExportFormat>("format");
    for (const char *language : {"en", "pt_BR", "es"}) {
        QTest::addRow("%s, CSV", language) << core::ExportFormat::SheetCsv;
        QTest::addRow("%s, XLSX", language) << core::ExportFormat::Xlsx;
    }
}

/// Reconciliation reads the files of every language. Its reader has the words of the format.
void TestExportPanel::filesCanBeReadAsStatements()
{
    QFETCH(core::ExportFormat, format);
    const ui::Translation language(
        QString::fromLatin1(QTest::currentDataTag()).section(u',', 0, 0));
    core::Money sum;
    qsizetype count = 0;
    for (qsizetype i = 0; i < 6; ++i) {
        const auto code = i % 2 == 0 ? core::Status::Code::Paid : core::Status::Code::Expired;
        m_service->stored[i] = samples::moved(m_service->stored[i], code);
        if (code == core::Status::Code::Paid) {
            sum += m_service->stored[i].amount;
            ++count;
        }
    }
    m_service->stored.resize(6);
    core::ExportOrder order{.format = format,
                            .path = m_folder->filePath(u"own"_s),
                            .environment = u"demo"_s,
                            .at = QDateTime::currentDateTimeUtc()};
    order.words = ui::exportWords(order);
    core::Exporter exporter(*m_service, order);
    QSignalSpy finished(&exporter, &core::Exporter::finished);
    QVERIFY(finished.wait(kWaitLimit));
    QFile file(order.path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const auto statements = core::StatementReader::read(file.readAll());
    QVERIFY2(statements, statements ? "" : qPrintable(statements.error().text));
    QCOMPARE(statements->first().layout, u"balcao"_s);
    core::Money found;
    qsizetype payments = 0;
    for (const core::StatementLine &line : statements->first().lines) {
        if (line.kind == core::LineKind::Fee)
            continue;
        found += line.amount;
        ++payments;
    }
    QCOMPARE(payments, count);
    QCOMPARE(found, sum);
}

void TestExportPanel::namesTheDayOfAnHour()
{
    const QDateTime evening(QDate(2026, 11, 20), QTime(23, 0), Qt::UTC);
    m_panel->begin({.createdFrom = evening, .createdUntil = evening.addSecs(4 * 3600)});
    const QString name = u"transactions_2026-11-20_2026-11-20_demo_v7"_s;
    QTRY_VERIFY2(path()->text().contains(name), qPrintable(path()->text()));
}

void TestExportPanel::namesTheBusinessDay()
{
    const core::ExportOrder order{
        .filter = core::withDays({}, QDate(2026, 11, 20), QDate(2026, 11, 20), 120),
        .environment = u"demo"_s,
        .cutoffMinutes = 120,
        .at = QDateTime(QDate(2026, 11, 22), QTime(12, 0), Qt::UTC)};
    QCOMPARE(ui::exportFileName(order), u"transactions_2026-11-20_2026-11-20_demo_v7.csv"_s);
    const QString facts = ui::exportWords(order).facts.join(u' ');
    QVERIFY2(facts.contains(u"20 Nov 2026 02:00 to 21 Nov 2026 02:00"_s), qPrintable(facts));
}

void TestExportPanel::showsWhereTheListIsFrom_data()
{
    using Kind = ui::Environment::Kind;
    QTest::addColumn<Kind>("where");
    QTest::addColumn<QString>("word");
    QTest::newRow("demo") << Kind::Demo << u"demo"_s;
    QTest::newRow("local") << Kind::Local << u"local"_s;
    QTest::newRow("rescue") << Kind::Rescue << u"rescue"_s;
    QTest::newRow("practice") << Kind::Practice << u"sandbox"_s;
    QTest::newRow("sandbox") << Kind::Sandbox << u"sandbox"_s;
    QTest::newRow("production") << Kind::Production << u"production"_s;
}

void TestExportPanel::showsWhereTheListIsFrom()
{
    QFETCH(const ui::Environment::Kind, where);
    QFETCH(const QString, word);
    m_panel->setShop(where, {});
    open();
    press(Qt::Key_3);
    press(Qt::Key_Return, Qt::ControlModifier);
    finish();
    QCOMPARE(files().size(), 1);
    QCOMPARE(files().constFirst().section(u'_', 3, 3), word);
    QFile file(m_folder->filePath(files().constFirst()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains(u"\"environment\":\"%1\""_s.arg(word).toUtf8()));
}

void TestExportPanel::writesTheAnnotationsOfTheTill()
{
    ToolBox toolbox(*m_service);
    const QUuid id = m_service->stored.at(7).id;
    QVERIFY(await(toolbox.console().annotations().setNote(id, u"bolo; de; cenoura"_s)));
    QVERIFY(await(toolbox.console().receipts().handOver(id)));
    m_panel = new ui::ExportPanel(*m_service, &toolbox.console(), *m_preferences, m_page.get());
    m_panel->resize(m_page->size());
    m_panel->begin({.identifier = id});
    press(Qt::Key_2);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(files().size() == 1 && !files().constFirst().endsWith(u"partial"_s));
    QFile file(m_folder->filePath(files().constFirst()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QList<QByteArray> cells = file.readAll().split('\n').at(1).split(',');
    QCOMPARE(cells.at(20), "bolo; de; cenoura");
    QCOMPARE(cells.at(21), "");
    QVERIFY(cells.at(22).endsWith("-03:00"));
}

void TestExportPanel::recordsAnExportOfARescue()
{
    ToolBox toolbox(*m_service);
    m_panel = new ui::ExportPanel(*m_service, nullptr, *m_preferences, m_page.get());
    m_panel->setDisclosures(&toolbox.console().disclosures());
    m_panel->resize(m_page->size());
    m_panel->begin({});
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(files().size() == 1 && !files().constFirst().endsWith(u"partial"_s));
    const auto recorded = await(toolbox.console().disclosures().disclosures());
    QVERIFY(recorded && recorded->size() == 1);
    QCOMPARE(recorded->constFirst().path, m_folder->filePath(files().constFirst()));
}

void TestExportPanel::writesNothingOfARescueWithoutARecord()
{
    ToolBox toolbox(*m_service, {}, ToolBox::Records::Broken);
    m_panel = new ui::ExportPanel(*m_service, nullptr, *m_preferences, m_page.get());
    m_panel->setDisclosures(&toolbox.console().disclosures());
    m_panel->resize(m_page->size());
    m_panel->begin({});
    press(Qt::Key_Return, Qt::ControlModifier);
    auto *const news = m_panel->findChild<QLabel *>(u"exportNews"_s);
    QTRY_VERIFY(news->isVisible());
    QVERIFY2(news->text().contains(u"No file was written"_s), qPrintable(news->text()));
    QVERIFY(files().isEmpty());
}

/// An empty column would mean no annotations.
void TestExportPanel::writesNothingWithoutKnowingTheNotes()
{
    ToolBox toolbox(*m_service, {}, ToolBox::Records::Broken);
    auto *const panel =
        new ui::ExportPanel(*m_service, &toolbox.console(), *m_preferences, m_page.get());
    panel->resize(m_page->size());
    panel->begin({});
    press(Qt::Key_Return, Qt::ControlModifier);
    auto *const news = panel->findChild<QLabel *>(u"exportNews"_s);
    QTRY_VERIFY(news->isVisible());
    QVERIFY2(news->text().contains(u"No file was written"_s), qPrintable(news->text()));
    QVERIFY(files().isEmpty());
    QVERIFY(panel->findChild<QPushButton *>(u"exportStartButton"_s)->isEnabled());
}

/// The record exists before the file, and says whether the file is complete.
void TestExportPanel::recordsTheExportFirst()
{
    ToolBox box(*m_service);
    core::ConsoleDatabase &console = box.console();
    ui::ExportPanel panel(*m_service, &console, *m_preferences, m_page.get());
    delete std::exchange(m_panel, nullptr);
    panel.setShop(ui::Environment::Kind::Demo, {});
    panel.resize(m_page->size());
    panel.begin({.statuses = {core::Status::Code::Paid}});
    QTRY_VERIFY(text(u"exportPreview"_s).contains(u"101"_s));
    path()->setText(m_folder->filePath(u"missing/paid.csv"_s)); // cannot be written
    press(Qt::Key_Return, Qt::ControlModifier);
    finish();
    QCOMPARE(files(), QStringList());
    path()->setText(m_folder->filePath(u"paid.csv"_s));
    press(Qt::Key_M);
    named<QPushButton>(*m_page, u"exportStartButton"_s)->click();
    QTRY_COMPARE(files(), QStringList{u"paid.csv"_s});
    QTRY_COMPARE(await(console.disclosures().disclosures())->first().entries,
                 std::optional<qint64>(101));
    const auto recorded = *await(console.disclosures().disclosures());
    QCOMPARE(recorded.size(), 2);
    QCOMPARE(recorded.first().path, m_folder->filePath(u"paid.csv"_s));
    QVERIFY(recorded.first().isMasked);
    QVERIFY2(recorded.first().content.contains(u"status=paid"_s),
             qPrintable(recorded.first().content));
    QVERIFY(!recorded.last().isMasked);
    QCOMPARE(recorded.last().entries, std::optional<qint64>());
}

void TestExportPanel::masksPersonalDataIfChosen()
{
    open();
    press(Qt::Key_2);
    press(Qt::Key_M);
    QVERIFY(text(u"exportPersonalWords"_s).contains(u"masked"_s));
    press(Qt::Key_Enter, Qt::ControlModifier); // of the number pad
    finish();
    QFile file(m_folder->filePath(files().constFirst()));
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray bytes = file.readAll();
    QVERIFY(bytes.contains("personal_data=masked") && !bytes.contains("52998224725"));
}

void TestExportPanel::showsThatAFileIsThereAndReplacesIt()
{
    open();
    QFile file(path()->text());
    QVERIFY(file.open(QIODevice::WriteOnly) && file.write("mine") == 4);
    file.close();
    press(Qt::Key_Return, Qt::ControlModifier);
    finish();
    QCOMPARE(text(u"exportNews"_s), ui::exportProblem({core::Error::Code::Conflict, {}, {}}));
    QCOMPARE(file.size(), 4);
    press(Qt::Key_R);
    QTRY_VERIFY(text(u"exportNews"_s).contains(u"203"_s));
    QVERIFY(QFileInfo(path()->text()).size() > 1000);
}

void TestExportPanel::showsWhyThereIsNoFile()
{
    open();
    path()->setText(m_folder->filePath(u"none/file.csv"_s));
    press(Qt::Key_Return, Qt::ControlModifier);
    finish();
    QVERIFY(text(u"exportNews"_s).contains(u"Choose another folder."_s));
    QCOMPARE(files(), QStringList());
}

void TestExportPanel::stopsWithEscAndLeavesNothing()
{
    open();
    m_service->holds = true;
    press(Qt::Key_Return, Qt::ControlModifier);
    m_service->release();
    QTRY_COMPARE(files().size(), 1); // being written
    QVERIFY(m_panel->isAtWork());
    press(Qt::Key_Escape);
    QVERIFY(m_panel->isVisible());
    QTRY_VERIFY((m_service->release(), text(u"exportNews"_s).startsWith(u"Cancelled"_s)));
    QVERIFY(!m_panel->isAtWork());
    QCOMPARE(files(), QStringList());
    press(Qt::Key_Escape);
    QVERIFY(m_panel->isHidden());
}

void TestExportPanel::remembersWhatWasChosen()
{
    open();
    press(Qt::Key_3);
    press(Qt::Key_M);
    press(Qt::Key_Return, Qt::ControlModifier);
    finish();
    const core::Exporting kept = m_preferences->value().exporting;
    QCOMPARE(kept.format, core::ExportFormat::Json);
    QCOMPARE(kept.personalData, core::PersonalData::Masked);
    QCOMPARE(kept.folder, m_folder->path());
}

/// Some home directories have no documents folder.
void TestExportPanel::suggestsAFolderThatIsThere()
{
    const QByteArray home = qgetenv("HOME");
    qputenv("HOME", QFile::encodeName(m_folder->path()));
    core::PreferencesStore preferences(core::Preferences{});
    ui::ExportPanel panel(*m_service, nullptr, preferences);
    const auto folder = [&panel] {
        return QFileInfo(panel.findChild<QLineEdit *>(u"exportPathEdit"_s)->text()).absolutePath();
    };
    panel.begin({});
    QCOMPARE(folder(), m_folder->path());
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    QVERIFY(QDir().mkpath(documents));
    panel.leave();
    panel.begin({});
    QCOMPARE(folder(), documents);
    qputenv("HOME", home);
}

void TestExportPanel::copiesThePath()
{
    open();
    press(Qt::Key_Return, Qt::ControlModifier);
    finish();
    press(Qt::Key_C);
    QCOMPARE(QGuiApplication::clipboard()->text(), m_folder->filePath(files().constFirst()));
}

void TestExportPanel::keepsATypedName()
{
    open();
    path()->setFocus();
    path()->selectAll();
    QTest::keyClicks(path(), m_folder->filePath(u"mine.csv"_s));
    named<QPushButton>(*m_page, u"exportFormat4Button"_s)->click();
    QCOMPARE(path()->text(), m_folder->filePath(u"mine.xlsx"_s));
}

BALCAO_TEST(TestExportPanel)
#include "tests/support/waitlimit.h"
#include "tst_exportpanel.moc"
