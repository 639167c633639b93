// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/status.h"
#include "tests/support/testmain.h"
#include "ui/text/languages.h"
#include "ui/text/text.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtGui/QAbstractFileIconProvider>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

class TestLanguages : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void listsWhatIsTranslated()
    {
        QStringList files;
        for (const ui::Language &language : ui::languages())
            files += u"balcao_%1.qm"_s.arg(language.code);
        files.sort();
        QCOMPARE(QDir(u":/translations"_s).entryList(QDir::Files, QDir::Name), files);
    }

    void suitsALocale_data()
    {
        QTest::addColumn<QString>("locale");
        QTest::addColumn<QString>("language");
        QTest::newRow("Brazil") << u"pt_BR"_s << u"pt_BR"_s;
        QTest::newRow("Portugal") << u"pt_PT"_s << u"pt_BR"_s;
        QTest::newRow("Paraguay") << u"es_PY"_s << u"es"_s;
        QTest::newRow("Latin America") << u"es_419"_s << u"es"_s;
        QTest::newRow("United States") << u"en_US"_s << u"en"_s;
        QTest::newRow("United Kingdom") << u"en_GB"_s << u"en"_s;
        QTest::newRow("another") << u"ja_JP"_s << u"en"_s;
        QTest::newRow("none") << u"C"_s << u"en"_s;
    }
    void suitsALocale()
    {
        QFETCH(QString, locale);
        QTEST(ui::languageFor(QLocale(locale)), "language");
    }

    void speaksWhileItLives()
    {
        const core::Status paid(core::Status::Code::Paid);
        const QLocale before;
        QCOMPARE(ui::statusWord(paid), u"Paid"_s);
        {
            const ui::Translation portuguese(u"pt_BR"_s);
            QCOMPARE(ui::statusWord(paid), u"Pago"_s);
            QCOMPARE(ui::amountText(core::Money::fromCents(123456)), u"1.234,56"_s);
        }
        QCOMPARE(ui::statusWord(paid), u"Paid"_s);
        QCOMPARE(QLocale(), before);
        {
            const ui::Translation spanish(u"es"_s);
            QCOMPARE(ui::statusWord(paid), u"Pagado"_s);
            QCOMPARE(ui::amountText(core::Money::fromCents(1234567)), u"12.345,67"_s);
        }
        const ui::Translation english(u"en"_s);
        QCOMPARE(ui::amountText(core::Money::fromCents(123456)), u"1,234.56"_s);
    }

    void translatesFoldersInDialogsOfFiles_data()
    {
        QTest::addColumn<QString>("language");
        QTest::addColumn<QString>("kind");
        QTest::newRow("Portuguese") << u"pt_BR"_s << u"Pasta"_s;
        QTest::newRow("Spanish") << u"es"_s << u"Carpeta"_s;
        QTest::newRow("English") << u"en"_s << u"Folder"_s;
    }
    void translatesFoldersInDialogsOfFiles()
    {
        QFETCH(QString, language);
        const ui::Translation translation(language);
        QTEST(QAbstractFileIconProvider().type(QFileInfo(QDir::rootPath() + u"usr"_s)), "kind");
    }

    void speaksAsTheSystemDoes() // C in tests
    {
        const ui::Translation translation({});
        QCOMPARE(ui::statusWord(core::Status(core::Status::Code::Paid)), u"Paid"_s);
    }
};

BALCAO_GUILESS_TEST(TestLanguages)
#include "tst_languages.moc"
