// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clicommands.h"
#include "tests/app/cli/cliprogram.h"
#include "tests/support/testmain.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

using namespace Qt::StringLiterals;
using support::CliEnded;

namespace
{

QByteArray source(const QString &path)
{
    QFile file(QStringLiteral(SOURCES) + u'/' + path);
    if (!file.open(QIODevice::ReadOnly))
        qFatal("cannot read %s", qPrintable(file.fileName()));
    return file.readAll();
}

QStringList namesOf(const QList<app::CliOption> &options)
{
    QStringList names;
    for (const app::CliOption &option : options)
        names += u"--"_s + option.name;
    names.sort();
    return names;
}

} // namespace

/// Tests the command line itself: help, errors, man page and completion.
class TestCliCommands : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void parses();
    void refusesWrongLines_data();
    void refusesWrongLines();
    void reportsWrongUsageInBothForms();
    void helps_data();
    void helps();
    void printsItsVersion();
    void usesTheLanguageOfTheShop();
    void hasACompleteManPage();
    void completesEveryCommand();
    void startsWithoutAnEnvironment();

private:
    /// Returns the words that bash proposes.
    [[nodiscard]] static QStringList completed(const QStringList &words);

    support::CliProgram m_cli;
};

void TestCliCommands::parses()
{
    // General options may be anywhere.
    for (const QString &text : {u"--json --data shop charge 15.00 --wait 5"_s,
                                u"charge --wait=5 15.00 --data=shop --json"_s,
                                u"--data shop charge --json --wait 5 -- 15.00"_s}) {
        const app::ParsedCliLine parsed = app::parseCliLine(text.split(u' '));
        QVERIFY2(!parsed.error, qPrintable(text));
        QCOMPARE(parsed.line.command, u"charge"_s);
        QCOMPARE(parsed.line.arguments, QStringList{u"15.00"_s});
        QCOMPARE(parsed.line.value(u"data"_s), u"shop"_s);
        QCOMPARE(parsed.line.value(u"wait"_s), u"5"_s);
        QVERIFY(parsed.line.has(u"json"_s));
        QVERIFY(!parsed.line.has(u"qr"_s));
    }
    const auto dashes = app::parseCliLine({u"show"_s, u"--"_s, u"--json"_s});
    QVERIFY(!dashes.error);
    QCOMPARE(dashes.line.arguments, QStringList{u"--json"_s});
    const auto equals = app::parseCliLine({u"charge"_s, u"1.00"_s, u"--reference=a=b"_s});
    QCOMPARE(equals.line.value(u"reference"_s), u"a=b"_s);
    // The first wrong word does not hide the format of the output.
    const auto wrong = app::parseCliLine({u"fly"_s, u"--json"_s, u"--lang"_s, u"es"_s});
    QVERIFY(wrong.error && wrong.line.has(u"json"_s));
    QCOMPARE(wrong.line.value(u"lang"_s), u"es"_s);
}

void TestCliCommands::refusesWrongLines_data()
{
    QTest::addColumn<QStringList>("arguments");
    QTest::addColumn<QString>("message");
    const auto row = [](const QStringList &arguments, const QString &message) {
        QTest::newRow(qPrintable(u"“%1”"_s.arg(arguments.join(u' ')))) << arguments << message;
    };
    row({}, u"command is missing"_s);
    row({QString()}, u"command"_s);
    row({u"fly"_s}, u"“fly”"_s);
    row({u"statement"_s, u"print"_s, u"x.ofx"_s}, u"“print”"_s);
    row({u"statement"_s, u"read"_s}, u"FILE"_s);
    row({u"--fly"_s, u"list"_s}, u"--fly"_s);
    row({u"list"_s, u"-x"_s}, u"-x"_s);
    row({u"list"_s, u"--wait"_s, u"1"_s}, u"--wait"_s); // an option of another command
    row({u"list"_s, u"--data"_s}, u"--data needs a value"_s);
    row({u"list"_s, u"--data"_s, QString()}, u"--data needs a value"_s);
    row({u"--data"_s, u"a"_s, u"--data"_s, u"b"_s, u"list"_s}, u"--data is given twice"_s);
    row({u"--data"_s, u"a"_s, u"--profile"_s, u"b"_s, u"list"_s}, u"not both"_s);
    row({u"--json=yes"_s, u"list"_s}, u"--json has no value"_s);
    row({u"--lang"_s, u"fr"_s, u"list"_s}, u"“fr”"_s);
    row({u"show"_s}, u"ID-or-REFERENCE"_s);
    row({u"check"_s, u"this"_s}, u"“this”"_s);
    row({u"init"_s, u"--name"_s, u"a"_s, u"--city"_s, u"b"_s}, u"--pix-key"_s);
    row({u"init"_s, u"--name"_s, u"a"_s, u"--city"_s, u"b"_s, u"--pix-key"_s, u"c@d.e"_s},
        u"--data"_s);
    row({u"confirm"_s, u"x"_s}, u"--note"_s);
    row({u"withdraw"_s, u"x"_s}, u"--reason"_s);
}

void TestCliCommands::refusesWrongLines()
{
    QFETCH(QStringList, arguments);
    QFETCH(QString, message);
    const CliEnded ended = m_cli.run(arguments);
    QCOMPARE(ended.code, 2);
    QVERIFY2(ended.output.isEmpty(), ended.output.constData());
    QCOMPARE(ended.errors.count('\n'), 1);
    QVERIFY2(ended.errorText().contains(message), ended.errors.constData());
}

void TestCliCommands::reportsWrongUsageInBothForms()
{
    const CliEnded ended = m_cli.run({u"--json"_s, u"fly"_s});
    QCOMPARE(ended.code, 2);
    QCOMPARE(ended.errorCode(), u"usage"_s);
    const QString message = ended.json()["error"_L1]["message"_L1].toString();
    QCOMPARE(ended.errorText(), u"balcao-cli: %1\n"_s.arg(message));
    QCOMPARE(ended.output.count('\n'), 1);
}

void TestCliCommands::helps_data()
{
    QTest::addColumn<QString>("command");
    QTest::newRow("program") << QString();
    for (const app::CliCommand &command : app::cliCommands())
        QTest::newRow(qPrintable(command.name)) << command.name;
}

void TestCliCommands::helps()
{
    QFETCH(QString, command);
    const QString program = m_cli.run({u"--help"_s}).text();
    const CliEnded ended =
        m_cli.run(command.isEmpty() ? QStringList{u"-h"_s} : QStringList{command, u"--help"_s});
    QCOMPARE(ended.code, 0);
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
    if (command.isEmpty()) {
        QCOMPARE(ended.text(), program);
        for (const app::CliOption &option : app::generalOptions())
            QVERIFY2(program.contains(u"  --"_s + option.name), qPrintable(option.name));
        return;
    }
    QVERIFY(program.contains(u"\n  %1 "_s.arg(command)));
    for (const app::CliCommand &known : app::cliCommands()) {
        if (known.name != command)
            continue;
        QVERIFY(ended.text().startsWith(u"Usage: balcao-cli "_s + command));
        for (const app::CliArgument &argument : known.arguments)
            QVERIFY(ended.text().contains(u"\n  "_s + argument.name));
        for (const app::CliOption &option : known.options)
            QVERIFY(ended.text().contains(u"\n  --"_s + option.name));
    }
    for (const QString &line : ended.text().split(u'\n')) {
        if (!line.startsWith("Usage"_L1))
            QVERIFY2(line.size() < 80, qPrintable(line));
    }
}

void TestCliCommands::printsItsVersion()
{
    const CliEnded ended = m_cli.run({u"--version"_s});
    QCOMPARE(ended.code, 0);
    QVERIFY(
        QRegularExpression(u"^balcao-cli \\d+\\.\\d+\\.\\d+\\n$"_s).match(ended.text()).hasMatch());
}

void TestCliCommands::usesTheLanguageOfTheShop()
{
    QVERIFY(QDir().mkpath(m_cli.shop()));
    const auto message = [this](const QStringList &general) {
        return m_cli.run(general + QStringList{u"--data"_s, m_cli.shop(), u"fly"_s}).errorText();
    };
    QVERIFY(message({}).contains(u"There is no command"_s));
    support::writeFile(m_cli.shop() + u"/preferences.json"_s, R"({"language":"pt_BR"})");
    QVERIFY(message({}).contains(u"Não existe o comando"_s));
    QVERIFY(message({u"--lang"_s, u"es"_s}).contains(u"No existe el comando"_s));
    QVERIFY(message({u"--lang"_s, u"en"_s}).contains(u"There is no command"_s));
}

void TestCliCommands::hasACompleteManPage()
{
    const QString page = QString::fromUtf8(source(u"resources/man/balcao-cli.1"_s)).remove(u'\\');
    const auto contains = [&page](const QString &word) {
        return page.contains(
            QRegularExpression(uR"((fB|\.B )%1(fR|\n| ))"_s.arg(QRegularExpression::escape(word))));
    };
    QList<app::CliOption> options = app::generalOptions();
    for (const app::CliCommand &command : app::cliCommands()) {
        QVERIFY2(contains(command.name), qPrintable(command.name));
        for (const app::CliArgument &argument : command.arguments)
            QVERIFY2(page.contains(u"fI"_s + argument.name), qPrintable(argument.name));
        options += command.options;
    }
    for (const app::CliOption &option : options)
        QVERIFY2(contains(u"--"_s + option.name), qPrintable(option.name));
}

QStringList TestCliCommands::completed(const QStringList &words)
{
    QProcess bash;
    bash.start(u"bash"_s,
               QStringList{u"--norc"_s, u"-c"_s,
                           u". \"$0\"; COMP_WORDS=(\"$@\"); COMP_CWORD=$(($# - 1)); _balcao_cli; "
                           "printf '%s\\n' \"${COMPREPLY[@]}\""_s,
                           QStringLiteral(SOURCES "/resources/completions/balcao-cli"),
                           u"balcao-cli"_s} +
                   words);
    QStringList proposed = support::CliProgram::ended(bash).text().split(u'\n', Qt::SkipEmptyParts);
    proposed.sort();
    return proposed;
}

void TestCliCommands::completesEveryCommand()
{
    QStringList first = namesOf(app::generalOptions());
    for (const app::CliCommand &command : app::cliCommands()) {
        first += command.name;
        QCOMPARE(completed({u"--data"_s, u"x"_s, command.name, u"--"_s}),
                 namesOf(command.options + app::generalOptions()));
    }
    first.sort();
    QCOMPARE(completed({QString()}), first);
    QCOMPARE(completed({u"--json"_s, u"re"_s}),
             (QStringList{u"reconcile"_s, u"refund"_s, u"report"_s, u"restore"_s}));
    QCOMPARE(completed({u"list"_s, u"--status"_s, u"p"_s}), (QStringList{u"paid"_s, u"pending"_s}));
    QCOMPARE(completed({u"export"_s, u"--format"_s, u"c"_s}),
             (QStringList{u"csv"_s, u"csv-excel"_s}));
}

/// A scheduled job has neither a display nor a runtime folder.
void TestCliCommands::startsWithoutAnEnvironment()
{
    QProcess process;
    QProcessEnvironment empty;
    empty.insert(u"HOME"_s, m_cli.path({}));
    empty.insert(u"LC_ALL"_s, u"C.UTF-8"_s);
    process.setProcessEnvironment(empty);
    process.start(support::programPath(u"balcao-cli"_s),
                  {u"--data"_s, m_cli.path(u"job"_s), u"init"_s, u"--name"_s, u"Padaria"_s,
                   u"--city"_s, u"Belém"_s, u"--pix-key"_s, u"loja@example.com"_s});
    const CliEnded ended = support::CliProgram::ended(process);
    QVERIFY2(ended.code == 0, ended.errors.constData());
    QVERIFY2(ended.errors.isEmpty(), ended.errors.constData());
}

BALCAO_GUILESS_TEST(TestCliCommands)
#include "tst_clicommands.moc"
