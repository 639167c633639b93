// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline.h"
#include "app/localshop.h"
#include "tests/support/testmain.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::CommandLine;
using Theme = CommandLine::Theme;

Q_DECLARE_METATYPE(CommandLine::Theme)

class TestCommandLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        QCoreApplication::setApplicationName(u"balcao"_s);
        QCoreApplication::setApplicationVersion(u"1.2.3"_s);
        qputenv("XDG_DATA_HOME", QFile::encodeName(m_home.path())); // a folder without profiles
    }

    void readsWhatMakesSense_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("dataFolder"); // empty: the demo
        QTest::addColumn<QString>("language");
        QTest::addColumn<Theme>("theme");
        const QString here = QDir::currentPath();
        const auto row = [](const QStringList &arguments, const QString &folder = {},
                            const QString &language = {}, Theme theme = Theme::System) {
            const QString name = arguments.isEmpty() ? u"nothing"_s : arguments.join(u' ');
            QTest::newRow(qPrintable(name)) << arguments << folder << language << theme;
        };
        row({});
        row({u"--demo"_s});
        row({u"--data"_s, u"/srv/shop"_s}, u"/srv/shop"_s);
        row({u"--data=/srv/shop"_s}, u"/srv/shop"_s);
        row({u"--data"_s, u"shop"_s}, here + u"/shop"_s);
        row({u"--data"_s, u"."_s}, here);
        row({u"--data"_s, u"/srv/a folder/ção"_s}, u"/srv/a folder/ção"_s);
        row({u"--lang"_s, u"pt_BR"_s}, {}, u"pt_BR"_s);
        row({u"--lang=en"_s}, {}, u"en"_s);
        row({u"--theme"_s, u"system"_s});
        row({u"--theme"_s, u"light"_s}, {}, {}, Theme::Light);
        row({u"--theme=dark"_s}, {}, {}, Theme::Dark);
        row({u"--theme=contrast"_s}, {}, {}, Theme::Contrast);
        row({u"--theme"_s, u"dark"_s, u"--lang"_s, u"en"_s, u"--data"_s, u"/srv/shop"_s},
            u"/srv/shop"_s, u"en"_s, Theme::Dark);
    }
    void readsWhatMakesSense()
    {
        QFETCH(QStringList, arguments);
        QFETCH(QString, dataFolder);
        QFETCH(QString, language);
        QFETCH(Theme, theme);
        const auto line = CommandLine::parse(QStringList{u"balcao"_s} + arguments);
        QVERIFY2(line, line ? "" : qPrintable(line.error().text));
        QCOMPARE(line->dataFolder, dataFolder);
        QCOMPARE(line->language, language);
        QCOMPARE(line->theme, theme);
        QCOMPARE(line->isDemo, arguments.contains(u"--demo"_s));
    }

    void readsTheOptionsOfTheDemo()
    {
        const auto usual = CommandLine::parse({u"balcao"_s, u"--demo"_s});
        QVERIFY(usual && usual->hasCustomers);
        QCOMPARE(usual->count, CommandLine::kUsualCount);
        for (const qint64 count : {qint64{1}, CommandLine::kMaxCount}) {
            const auto line = CommandLine::parse({u"balcao"_s, u"--demo"_s, u"--no-customers"_s,
                                                  u"--count"_s, QString::number(count)});
            QVERIFY(line && !line->hasCustomers);
            QCOMPARE(line->count, count);
        }
    }

    void refusesPracticeInTheFolderOfAnotherShop_data()
    {
        QTest::addColumn<QString>("file");        // in the folder; empty: none
        QTest::addColumn<QByteArray>("practice"); // member of shop.json; empty: no shop.json
        QTest::addColumn<bool>("isAllowed");
        QTest::newRow("a new folder") << QString() << QByteArray() << true;
        QTest::newRow("a practice shop") << u"balcao.db"_s << QByteArray("true") << true;
        QTest::newRow("a real shop") << u"balcao.db"_s << QByteArray("false") << false;
        QTest::newRow("a real shop without data") << QString() << QByteArray("false") << false;
        QTest::newRow("damaged settings") << QString() << QByteArray("\"yes\"") << false;
        QTest::newRow("data without settings") << u"balcao.db"_s << QByteArray() << false;
    }
    void refusesPracticeInTheFolderOfAnotherShop()
    {
        QFETCH(QString, file);
        QFETCH(QByteArray, practice);
        QFETCH(bool, isAllowed);
        const QTemporaryDir folder;
        if (!file.isEmpty())
            write(folder.filePath(file), "x");
        if (!practice.isEmpty()) {
            const app::ShopSettings settings = app::newPracticeShop();
            QVERIFY(settings.save(folder.path()));
            QFile stored(app::ShopSettings::filePath(folder.path()));
            QVERIFY(stored.open(QIODevice::ReadOnly));
            QByteArray text = stored.readAll();
            QVERIFY(text.contains("\"practice\": true"));
            write(stored.fileName(),
                  text.replace("\"practice\": true", "\"practice\": " + practice));
        }
        const auto line =
            CommandLine::parse({u"balcao"_s, u"--data"_s, folder.path(), u"--practice"_s});
        QCOMPARE(line.has_value(), isAllowed);
        if (line) {
            QVERIFY(line->isPractice);
            return;
        }
        QCOMPARE(line.error().code, 2);
        QVERIFY2(line.error().text.contains(folder.path()), qPrintable(line.error().text));
        QVERIFY(line.error().text.contains(u"--practice"_s));
    }

    void findsTheBackup_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<QString>("backupFile");
        QTest::addColumn<QString>("restoreFile");
        const QString here = QDir::currentPath();
        const QStringList data{u"--data"_s, u"/srv/shop"_s};
        QTest::newRow("neither") << data << QString() << QString();
        QTest::newRow("backup") << data + QStringList{u"--backup"_s, u"/mnt/a b.db"_s}
                                << u"/mnt/a b.db"_s << QString();
        QTest::newRow("backup here")
            << data + QStringList{u"--backup=b.db"_s} << here + u"/b.db"_s << QString();
        QTest::newRow("restore") << data + QStringList{u"--restore"_s, u"/mnt/a.db"_s} << QString()
                                 << u"/mnt/a.db"_s;
    }
    void findsTheBackup()
    {
        QFETCH(QStringList, arguments);
        const auto line = CommandLine::parse(QStringList{u"balcao"_s} + arguments);
        QVERIFY2(line, line ? "" : qPrintable(line.error().text));
        QTEST(line->backupFile, "backupFile");
        QTEST(line->restoreFile, "restoreFile");
    }

    void printsAndExits_data()
    {
        QTest::addColumn<QStringList>("arguments");
        QTest::addColumn<int>("code");
        QTest::addColumn<QString>("responds"); // part of the text
        QTest::addColumn<QString>("language"); // expected language of the text
        const auto row = [](const QStringList &arguments, int code, const QString &responds,
                            const QString &language = {}) {
            QTest::newRow(qPrintable(arguments.join(u' ')))
                << arguments << code << responds << language;
        };
        row({u"--help"_s}, 0, u"--data"_s);
        row({u"-h"_s}, 0, u"--theme"_s);
        row({u"--version"_s}, 0, u"balcao 1.2.3"_s);
        row({u"-v"_s}, 0, u"balcao 1.2.3"_s);
        row({u"--help"_s, u"--data"_s, QString()}, 0, u"--data"_s);
        row({u"--help"_s, u"--lang"_s, u"pt_BR"_s}, 0, u"--data"_s, u"pt_BR"_s);
        row({u"--help"_s, u"--lang"_s, u"fr"_s}, 0, u"--data"_s);
        row({u"--nonsense"_s}, 2, u"nonsense"_s);
        row({u"shop"_s}, 2, u"“shop”"_s);
        row({u"--data"_s, u"/srv/\uFFFD"_s}, 2, u"cannot be read"_s);
        row({u"--data"_s, u"/srv/shop"_s, u"--backup"_s, u"b\uFFFD.db"_s}, 2, u"cannot be read"_s);
        row({u"--demo"_s, u"--data"_s, u"/srv/shop"_s}, 2, u"--demo or --data"_s);
        row({u"--data"_s}, 2, u"data"_s);
        row({u"--data"_s, QString()}, 2, u"--data needs a folder"_s);
        row({u"--data="_s}, 2, u"--data needs a folder"_s);
        const QString data = u"--data=/srv/shop"_s;
        row({u"--backup"_s, u"b.db"_s}, 2, u"--backup needs the folder"_s);
        row({u"--demo"_s, u"--restore"_s, u"b.db"_s}, 2, u"--restore needs the folder"_s);
        row({data, u"--backup="_s}, 2, u"--backup needs a file"_s);
        row({data, u"--restore="_s}, 2, u"--restore needs a file"_s);
        row({data, u"--backup=a"_s, u"--restore=b"_s}, 2, u"not both"_s);
        row({u"--profile"_s, u"Loja"_s}, 2, u"no profile “Loja”"_s);
        row({u"--profile="_s}, 2, u"--profile needs a name"_s);
        row({u"--profile=Loja"_s, u"--demo"_s}, 2, u"--demo, --data and --profile"_s);
        row({data, u"--profile=Loja"_s}, 2, u"--demo, --data and --profile"_s);
        row({u"--lang"_s, u"fr"_s}, 2, u"“fr”"_s);
        row({u"--lang"_s, u"pt"_s}, 2, u"“pt”"_s);
        row({u"--lang="_s}, 2, u"no language"_s);
        row({u"--theme"_s, u"pink"_s}, 2, u"“pink”"_s);
        row({u"--lang"_s, u"en"_s, u"--theme"_s, u"pink"_s}, 2, u"“pink”"_s, u"en"_s);
        row({u"--lang"_s, u"en"_s, u"--nonsense"_s}, 2, u"nonsense"_s, u"en"_s);
        row({u"--theme="_s}, 2, u"no theme"_s);
        row({u"--demo=yes"_s}, 2, u"demo"_s);
        for (const QString &count : {u"0"_s, u"-1"_s, u"1000001"_s, u"many"_s, u"1.5"_s, QString()})
            row({u"--demo"_s, u"--count="_s + count}, 2,
                u"--count is a number from 1 to 1000000"_s);
        row({u"--count"_s, u"5"_s}, 2, u"--count is for the demo: add --demo"_s);
        row({data, u"--count=5"_s}, 2, u"--count is for the demo"_s);
        row({data, u"--no-customers"_s}, 2, u"--no-customers is for the demo"_s);
        row({u"--practice"_s}, 2, u"--practice needs the folder"_s);
        row({u"--demo"_s, u"--practice"_s}, 2, u"--practice needs the folder"_s);
        row({data, u"--practice"_s, u"--backup=b.db"_s}, 2, u"--practice opens a shop"_s);
    }
    void printsAndExits()
    {
        QFETCH(QStringList, arguments);
        QFETCH(int, code);
        QFETCH(QString, responds);
        QFETCH(QString, language);
        const auto line = CommandLine::parse(QStringList{u"balcao"_s} + arguments);
        QVERIFY(!line);
        QCOMPARE(line.error().code, code);
        QCOMPARE(line.error().language, language);
        QVERIFY2(line.error().text.contains(responds), qPrintable(line.error().text));
        QVERIFY(line.error().text.endsWith(u'\n'));
        if (code != 0) // The usage text follows the error.
            QVERIFY(line.error().text.contains(u"--version"_s));
    }

private:
    static void write(const QString &path, const QByteArray &bytes)
    {
        QFile file(path);
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), bytes.size());
    }

    QTemporaryDir m_home;
};

BALCAO_GUILESS_TEST(TestCommandLine)
#include "tst_commandline.moc"
