// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionpage.h"
#include "core/sample/samplehistory.h"
#include "core/service/localtransactionservice.h"
#include "core/storage/bulkload.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/await.h"
#include "tests/support/charges.h"
#include "tests/support/testmain.h"

#include <QtCore/QJsonArray>

#include <signal.h>

using namespace Qt::StringLiterals;
using support::CliEnded;

namespace
{

QDate today()
{
    return core::brasiliaDay(QDateTime::currentDateTimeUtc());
}

} // namespace

/// Tests the commands that read transactions, on a sandbox with a few of them.
class TestCliList : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase();

    void shows();
    void lists();
    void filters_data();
    void filters();
    void refusesFilters_data();
    void refusesFilters();
    void listsInText();
    void stopsWhenThePipeIsClosed();
    void exportsNothingAfterASignal();
    void reports();
    void reportsInText();
    void reportsBusinessDays();
    void refusesDays_data();
    void refusesDays();
    void exports_data();
    void exports();
    void exportsNotesOfTheConsole();
    void exportsNothingOverAFile();
    void exportsNothingWrong_data();
    void exportsNothingWrong();
    void sharesTheShopWithTheConsole();

private:
    /// Returns the references of a list, in order.
    [[nodiscard]] QStringList listed(const QStringList &arguments) const;

    support::CliProgram m_cli;
    QStringList m_ids; ///< of R1 to R4
};

/// R1 is paid, R2 canceled, R3 refunded, and R4 waits.
void TestCliList::initTestCase()
{
    m_cli.makeSandbox();
    const QStringList amounts{u"15.00"_s, u"27.50"_s, u"15.00"_s, u"4.25"_s};
    for (int i = 0; i < amounts.size(); ++i) {
        const CliEnded made =
            m_cli.json({u"charge"_s, amounts.at(i), u"--reference"_s, u"R%1"_s.arg(i + 1),
                        u"--description"_s, u"Pedido %1"_s.arg(i + 1)});
        QCOMPARE(made.code, 0);
        m_ids += made.json()["id"_L1].toString();
    }
    for (const QStringList &command :
         {QStringList{u"pay"_s, m_ids.at(0)}, QStringList{u"cancel"_s, m_ids.at(1)},
          QStringList{u"pay"_s, m_ids.at(2)}, QStringList{u"refund"_s, m_ids.at(2)}})
        QCOMPARE(m_cli.json(command).code, 0);
}

QStringList TestCliList::listed(const QStringList &arguments) const
{
    const CliEnded ended = m_cli.json(QStringList{u"list"_s} + arguments);
    if (ended.code != 0)
        return {u"exit %1"_s.arg(ended.code)};
    QStringList references;
    for (const QByteArray &line : ended.output.split('\n')) {
        if (!line.isEmpty())
            references += QJsonDocument::fromJson(line)["reference"_L1].toString();
    }
    return references;
}

void TestCliList::shows()
{
    const CliEnded byReference = m_cli.json({u"show"_s, u"R3"_s});
    QCOMPARE(byReference.code, 0);
    QCOMPARE(byReference.json()["id"_L1].toString(), m_ids.at(2));
    QCOMPARE(byReference.json()["events"_L1].toArray().size(), 3);
    const CliEnded byId = m_cli.json({u"show"_s, m_ids.at(2)});
    QCOMPARE(byId.json(), byReference.json());
    const CliEnded text = m_cli.text({u"show"_s, u"R3"_s});
    QCOMPARE(text.code, 0);
    for (const QString &part : {m_ids.at(2), u"Refunded"_s, u"Pedido 3"_s, u"R$\u00a015.00"_s})
        QVERIFY2(text.text().contains(part), text.output.constData());
    for (const QString &nobody : {u"R9"_s, u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s, u"%"_s}) {
        const CliEnded ended = m_cli.json({u"show"_s, nobody});
        QCOMPARE(ended.code, 1);
        QCOMPARE(ended.errorCode(), u"not_found"_s);
    }
}

void TestCliList::lists()
{
    const CliEnded ended = m_cli.json({u"list"_s});
    QCOMPARE(ended.code, 0);
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
    const QList<QByteArray> lines = ended.output.trimmed().split('\n');
    QCOMPARE(lines.size(), 4);
    for (qsizetype i = 0; i < lines.size(); ++i) // newest first; the same document as show
        QCOMPARE(QJsonDocument::fromJson(lines.at(i)).object(),
                 m_cli.json({u"show"_s, m_ids.at(3 - i)}).json());
}

void TestCliList::filters_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QStringList>("references");
    const auto row = [](const char *name, const QStringList &arguments,
                        const QStringList &references) {
        QTest::newRow(name) << arguments << references;
    };
    const QStringList all{u"R4"_s, u"R3"_s, u"R2"_s, u"R1"_s};
    const QString day = today().toString(Qt::ISODate);
    row("paid", {u"--status"_s, u"paid"_s}, {u"R1"_s});
    row("two states", {u"--status"_s, u"refund,pending"_s}, {u"R4"_s, u"R3"_s});
    row("cash in", {u"--operation"_s, u"cash_in"_s}, all);
    row("cash out", {u"--operation"_s, u"cash_out"_s}, {});
    row("word of the API", {u"--operation"_s, u"cashin"_s}, all);
    row("limit", {u"--limit"_s, u"2"_s}, {u"R4"_s, u"R3"_s});
    row("no limit", {u"--limit"_s, u"0"_s}, all);
    row("today", {u"--from"_s, u"today"_s, u"--to"_s, day}, all);
    row("until yesterday", {u"--to"_s, u"yesterday"_s}, {});
    row("from a day", {u"--from"_s, u"2020-01-01"_s}, all);
    row("reference", {u"--text"_s, u"R2"_s}, {u"R2"_s});
    row("amount", {u"--text"_s, u"27,50"_s}, {u"R2"_s});
    row("amount of two", {u"--text"_s, u"15,00"_s}, {u"R3"_s, u"R1"_s});
    row("amount and state", {u"--text"_s, u"15,00"_s, u"--status"_s, u"paid"_s}, {u"R1"_s});
    row("a day", {u"--text"_s, day}, all);
    row("a day, another day", {u"--text"_s, day, u"--to"_s, u"yesterday"_s}, {});
    row("nothing", {u"--text"_s, u"nobody at all"_s}, {});
    row("no letters", {u"--text"_s, u"…"_s}, {});
}

void TestCliList::filters()
{
    QFETCH(QStringList, arguments);
    QFETCH(QStringList, references);
    QCOMPARE(listed(arguments), references);
}

void TestCliList::refusesFilters_data()
{
    QTest::addColumn<QStringList>("arguments");
    const auto row = [](const QStringList &arguments) {
        QTest::newRow(qPrintable(arguments.join(u' '))) << arguments;
    };
    row({u"--status"_s, u"payed"_s});
    row({u"--status"_s, QString()});
    row({u"--status"_s, u"paid,"_s});
    row({u"--operation"_s, u"in"_s});
    row({u"--from"_s, u"2026-11-31"_s});
    row({u"--from"_s, u"2026-11-01..2026-11-02"_s});
    row({u"--from"_s, u"2026-11-02"_s, u"--to"_s, u"2026-11-01"_s});
    row({u"--limit"_s, u"-1"_s});
    row({u"--limit"_s, u"all"_s});
    row({u"--limit"_s, u"1"_s, u"--limit"_s, u"2"_s});
    row({u"more"_s});
}

void TestCliList::refusesFilters()
{
    QFETCH(QStringList, arguments);
    const CliEnded ended = m_cli.json(QStringList{u"list"_s} + arguments);
    QCOMPARE(ended.code, 2);
    QCOMPARE(ended.errorCode(), u"usage"_s);
    QCOMPARE(ended.errors.count('\n'), 1);
}

void TestCliList::listsInText()
{
    const CliEnded ended =
        m_cli.run({u"--data"_s, m_cli.shop(), u"--lang"_s, u"pt_BR"_s, u"list"_s});
    QCOMPARE(ended.code, 0);
    const QStringList lines = ended.text().trimmed().split(u'\n');
    QCOMPARE(lines.size(), 5); // with the heading
    QVERIFY2(lines.at(1).contains(u"Aguardando"_s) && lines.at(1).contains(u"R$\u00a04,25"_s) &&
                 lines.at(1).endsWith(m_ids.at(3)),
             qPrintable(lines.at(1)));
}

namespace
{

/// Makes a sandbox with enough transactions for commands to take a while.
void makeLarge(const support::CliProgram &cli)
{
    constexpr qint64 kCount = 40'000;
    QVERIFY(QDir().mkpath(cli.shop()));
    core::ServiceOptions options = support::serviceOptions();
    options.environment = core::Environment::Sandbox;
    const core::SampleHistory history({.count = kCount,
                                       .seed = 1,
                                       .now = QDateTime::currentDateTimeUtc(),
                                       .settings = support::serviceSettings(options)});
    const QString path = app::databaseIn(cli.shop());
    QVERIFY(core::bulkLoad(
        path, kCount, [&history](qint64 first, qint64 end) { return history.range(first, end); }));
    const auto database = core::Database::open(path, core::Database::Access::ReadWrite);
    QVERIFY(database && core::KeyStore(**database).declareSandbox());
}

} // namespace

void TestCliList::stopsWhenThePipeIsClosed()
{
    const support::CliProgram cli;
    makeLarge(cli);
    QProcess shell;
    shell.start(u"bash"_s,
                {u"-c"_s,
                 u"'%1' --data '%2' --json list --limit 0 | head -1 >/dev/null; "
                 "echo ${PIPESTATUS[0]}"_s.arg(support::programPath(u"balcao-cli"_s), cli.shop())});
    const CliEnded ended = support::CliProgram::ended(shell);
    QCOMPARE(ended.output, "1\n");
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
}

void TestCliList::exportsNothingAfterASignal()
{
    const support::CliProgram cli;
    makeLarge(cli);
    const QDir folder(cli.path({}));
    const auto exporting = cli.started(
        {u"--data"_s, cli.shop(), u"--json"_s, u"--lang"_s, u"en"_s, u"export"_s, u"all.xlsx"_s});
    QTRY_VERIFY_WITH_TIMEOUT(!folder.entryList({u"all.xlsx*"_s}).isEmpty(), 30'000);
    ::kill(static_cast<pid_t>(exporting->processId()), SIGINT);
    const CliEnded ended = support::CliProgram::ended(*exporting);
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"interrupted"_s);
    QCOMPARE(folder.entryList({u"all.xlsx*"_s}), QStringList());
    QCOMPARE(cli.json({u"list"_s}).output.count('\n'), 100); // the default limit
}

void TestCliList::reports()
{
    const QString day = today().toString(Qt::ISODate);
    const CliEnded ended = m_cli.json({u"report"_s, u"today"_s});
    QCOMPARE(ended.code, 0);
    const QJsonObject report = ended.json();
    QCOMPARE(report["from"_L1].toString(), day);
    QCOMPARE(report["to"_L1].toString(), day);
    QCOMPARE(report["count"_L1].toInt(), 4);
    QCOMPARE(report["net"_L1].toString(), u"15.00"_s);
    QHash<QString, QString> amounts;
    for (const QJsonValue row : report["totals"_L1].toArray()) {
        QCOMPARE(row["operation"_L1].toString(), u"cashin"_s);
        QCOMPARE(row["count"_L1].toInt(), 1);
        amounts.insert(row["status"_L1].toString(), row["amount"_L1].toString());
    }
    QCOMPARE(amounts, (QHash<QString, QString>{{u"paid"_s, u"15.00"_s},
                                               {u"canceled"_s, u"27.50"_s},
                                               {u"refund"_s, u"15.00"_s},
                                               {u"pending"_s, u"4.25"_s}}));
    QCOMPARE(m_cli.json({u"report"_s, u"2020-01-01..today"_s}).json()["totals"_L1],
             report["totals"_L1]);
    const CliEnded before = m_cli.json({u"report"_s, u"2020-01-01..yesterday"_s});
    QCOMPARE(before.code, 0);
    QCOMPARE(before.json()["count"_L1].toInt(), 0);
    QCOMPARE(before.json()["totals"_L1].toArray().size(), 0);
}

void TestCliList::reportsInText()
{
    const CliEnded ended = m_cli.text({u"report"_s, u"today"_s});
    QCOMPARE(ended.code, 0);
    const QStringList lines = ended.text().trimmed().split(u'\n');
    QCOMPARE(lines.size(), 6); // heading, four states, total
    QVERIFY2(lines.constLast().contains(u"R$\u00a015.00"_s), qPrintable(lines.constLast()));
}

/// A charge of one o'clock at night belongs to the day before if the shop's days begin at two.
void TestCliList::reportsBusinessDays()
{
    const support::CliProgram cli;
    QCOMPARE(cli.initialize().code, 0);
    const auto settings = app::ShopSettings::load(cli.shop());
    QVERIFY(settings && *settings);
    core::ServiceOptions options = support::serviceOptions();
    options.payee = (*settings)->profile.merchant;
    options.platform = (*settings)->platform;
    options.environment = core::Environment::Production;
    support::TestClock clock;
    clock.set(core::startOfBrasiliaDay(QDate(2026, 1, 16)).addSecs(3600));
    {
        core::LocalTransactionService service({.database = app::databaseIn(cli.shop()),
                                               .settings = support::serviceSettings(options),
                                               .clock = clock});
        QVERIFY(await(service.open()));
        core::TransactionDraft draft = support::cashInDraft(1600, u"NIGHT"_s);
        draft.platform = options.platform;
        QVERIFY(await(service.create(draft)));
    }
    const auto count = [&cli](const QString &day) {
        return cli.json({u"report"_s, day}).json()["count"_L1].toInt();
    };
    const auto lists = [&cli](const QString &day) {
        return cli.json({u"list"_s, u"--from"_s, day, u"--to"_s, day}).output.count('\n');
    };
    QCOMPARE(count(u"2026-01-16"_s), 1);
    QCOMPARE(lists(u"2026-01-16"_s), 1);
    QVERIFY(!cli.json({u"report"_s, u"2026-01-16"_s}).json().contains("day_begins"_L1));
    QVERIFY(app::PreferencesFile::save(cli.shop(), {.shifts = {.cutoffMinutes = 120}}));
    QCOMPARE(count(u"2026-01-15"_s), 1);
    QCOMPARE(count(u"2026-01-16"_s), 0);
    QCOMPARE(lists(u"2026-01-15"_s), 1);
    QCOMPARE(lists(u"2026-01-16"_s), 0);
    const CliEnded found = cli.json({u"list"_s, u"--text"_s, u"15/01/2026"_s});
    QCOMPARE(found.output.count('\n'), 1);
    QCOMPARE(cli.json({u"report"_s, u"2026-01-15"_s}).json()["day_begins"_L1].toString(),
             u"02:00"_s);
    const QString text = cli.text({u"report"_s, u"2026-01-15"_s}).text();
    QVERIFY2(text.startsWith(u"Days from 02:00 to 02:00 in Brasília."_s), qPrintable(text));
}

void TestCliList::refusesDays_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::newRow("none") << QStringList{};
    QTest::newRow("no day") << QStringList{u"tomorrow"_s};
    QTest::newRow("backwards") << QStringList{u"2026-11-02..2026-11-01"_s};
    QTest::newRow("two") << QStringList{u"today"_s, u"today"_s};
}

void TestCliList::refusesDays()
{
    QFETCH(QStringList, arguments);
    const CliEnded ended = m_cli.json(QStringList{u"report"_s} + arguments);
    QCOMPARE(ended.code, 2);
    QCOMPARE(ended.errorCode(), u"usage"_s);
}

void TestCliList::exports_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QByteArray>("begins");
    QTest::addColumn<int>("entries");
    QTest::newRow("csv") << QStringList{u"a.csv"_s} << "created,"_ba << 4;
    QTest::newRow("csv for Excel")
        << QStringList{u"b.csv"_s, u"--format"_s, u"csv-excel"_s} << "\xEF\xBB\xBF"_ba << 4;
    QTest::newRow("json") << QStringList{u"c.JSON"_s} << "{"_ba << 4;
    QTest::newRow("xlsx") << QStringList{u"d.xlsx"_s} << "PK"_ba << 4;
    QTest::newRow("ofx") << QStringList{u"e.ofx"_s} << QByteArray() << 3; // two paid, one refund
    QTest::newRow("other ending") << QStringList{u"f.txt"_s, u"--format"_s, u"json"_s} << "{"_ba
                                  << 4;
    QTest::newRow("paid") << QStringList{u"g.csv"_s, u"--status"_s, u"paid"_s} << "created,"_ba
                          << 1;
    QTest::newRow("nothing") << QStringList{u"h.csv"_s, u"--to"_s, u"yesterday"_s} << "created,"_ba
                             << 0;
}

void TestCliList::exports()
{
    QFETCH(QStringList, arguments);
    QFETCH(QByteArray, begins);
    QFETCH(int, entries);
    const CliEnded ended = m_cli.json(QStringList{u"export"_s} + arguments);
    QVERIFY2(ended.code == 0, ended.output.constData());
    QCOMPARE(ended.json()["entries"_L1].toInt(), entries);
    QFile file(m_cli.path(arguments.constFirst()));
    QCOMPARE(ended.json()["file"_L1].toString(), file.fileName());
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArray text = file.readAll();
    QCOMPARE(ended.json()["bytes"_L1].toInt(), text.size());
    QVERIFY2(text.startsWith(begins), text.left(80).constData());
    constexpr auto kOthers = QFile::ReadGroup | QFile::ReadOther;
    QCOMPARE(file.permissions() & kOthers, QFile::Permissions());
}

void TestCliList::exportsNotesOfTheConsole()
{
    core::ConsoleDatabase console({.path = app::consoleDatabaseIn(m_cli.shop())}); // in use
    QVERIFY(await(console.open()));
    QVERIFY(await(console.annotations().setNote(QUuid(m_ids.at(0)), u"mesa 4"_s)));
    QCOMPARE(m_cli.json({u"export"_s, u"notes.csv"_s}).code, 0);
    QFile file(m_cli.path(u"notes.csv"_s));
    QVERIFY(file.open(QIODevice::ReadOnly));
    QVERIFY(file.readAll().contains("mesa 4"));
}

void TestCliList::exportsNothingOverAFile()
{
    const QString path = m_cli.path(u"letter.csv"_s);
    support::writeFile(path, "Dear Ana");
    const CliEnded ended = m_cli.json({u"export"_s, path});
    QCOMPARE(ended.code, 1);
    QCOMPARE(ended.errorCode(), u"conflict"_s);
    QCOMPARE(QFileInfo(path).size(), 8);
    QCOMPARE(m_cli.json({u"export"_s, path, u"--replace"_s}).code, 0);
    QVERIFY(QFileInfo(path).size() > 8);
}

void TestCliList::exportsNothingWrong_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<int>("code");
    QTest::newRow("no name") << QStringList{} << 2;
    QTest::newRow("no format") << QStringList{u"w.txt"_s} << 2;
    QTest::newRow("no ending") << QStringList{u"w"_s} << 2;
    QTest::newRow("format that is none") << QStringList{u"w.csv"_s, u"--format"_s, u"pdf"_s} << 2;
    QTest::newRow("flag with a value") << QStringList{u"w.csv"_s, u"--replace=yes"_s} << 2;
    QTest::newRow("no folder") << QStringList{u"none/w.csv"_s} << 1;
    QTest::newRow("nothing found") << QStringList{u"w.csv"_s, u"--text"_s, u"nobody at all"_s} << 1;
}

void TestCliList::exportsNothingWrong()
{
    QFETCH(QStringList, arguments);
    QFETCH(int, code);
    const CliEnded ended = m_cli.json(QStringList{u"export"_s} + arguments);
    QCOMPARE(ended.code, code);
    QVERIFY(!ended.errorCode().isEmpty());
    QVERIFY(!QFile::exists(m_cli.path(u"w.csv"_s)));
}

/// The console may have the shop open; each program sees the charges of the other.
void TestCliList::sharesTheShopWithTheConsole()
{
    const support::CliProgram cli;
    QCOMPARE(cli.initialize().code, 0);
    const auto settings = app::ShopSettings::load(cli.shop());
    QVERIFY(settings && *settings);
    core::ServiceOptions options = support::serviceOptions();
    options.payee = (*settings)->profile.merchant;
    options.platform = (*settings)->platform;
    options.environment = core::Environment::Production;
    core::LocalTransactionService console(
        {.database = app::databaseIn(cli.shop()), .settings = support::serviceSettings(options)});
    QVERIFY(await(console.open()));
    core::TransactionDraft draft = support::cashInDraft(1600);
    draft.platform = options.platform;
    QVERIFY(await(console.create(draft)));
    const CliEnded made = cli.json({u"charge"_s, u"15.00"_s});
    QCOMPARE(made.code, 0);
    QCOMPARE(cli.json({u"list"_s}).output.count('\n'), 2);
    QCOMPARE(await(console.list({}))->total, 2);
    QVERIFY(await(console.find(QUuid(made.json()["id"_L1].toString()))));
}

BALCAO_GUILESS_TEST(TestCliList)
#include "tst_clilist.moc"
