// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline.h"

#include <QtCore/QDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::CommandLine;

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void startsTheDemoWithoutArguments()
    {
        for (const QStringList &arguments : {QStringList{}, QStringList{u"--demo"_s}}) {
            const auto line = parsed(arguments);
            QVERIFY(line && line->isDemo());
            QVERIFY(line->language.isEmpty());
            QCOMPARE(line->theme, CommandLine::Theme::System);
        }
    }

    void readsEveryOption()
    {
        const auto line = parsed({u"--data"_s, u"shop"_s, u"--lang"_s, u"en"_s, u"--theme=dark"_s});
        QVERIFY(line && !line->isDemo());
        QCOMPARE(line->dataFolder, QDir::current().absoluteFilePath(u"shop"_s));
        QCOMPARE(line->language, u"en"_s);
        QCOMPARE(line->theme, CommandLine::Theme::Dark);
    }

    void endsInsteadOfStarting_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("language");
        const auto row = [](const char *arguments, int code, const QString &language = {}) {
            QTest::newRow(arguments)
                << QString::fromLatin1(arguments).split(u' ') << code << language;
        };
        row("--help", 0);
        row("-h", 0);
        row("--version", 0);
        row("--help --lang pt_BR", 0, u"pt_BR"_s);
        row("--lang en --theme blue", 2, u"en"_s);
        row("--lang en --wrong", 2, u"en"_s);
        row("--lang xx", 2);
        row("--lang xx --help", 0);
        row("--theme blue", 2);
        row("--demo --data shop", 2);
        row("--data", 2);
        row("--data=", 2);
        row("shop", 2);
        row("--wrong", 2);
    }
    void endsInsteadOfStarting()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, language);
        const auto line = parsed(arguments);
        QVERIFY(!line);
        QCOMPARE(line.error().code, code);
        QCOMPARE(line.error().language, language);
        QVERIFY(!line.error().text.isEmpty());
    }

private:
    static tl::expected<CommandLine, CommandLine::Exit> parsed(const QStringList &arguments)
    {
        return CommandLine::parse(QStringList{u"balcao"_s} + arguments);
    }
};

QTEST_GUILESS_MAIN(TestCommandLine)
#include "tst_commandline.moc"
