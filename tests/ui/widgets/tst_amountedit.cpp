// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/testmain.h"
#include "ui/widgets/amountedit.h"

#include <QtCore/QLocale>
#include <QtCore/QMimeData>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QDropEvent>
#include <QtGui/QGuiApplication>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>

using namespace Qt::StringLiterals;

/// Presses one key: a digit, 'P' for a preset of R$ 5,00, 'R' for a repeated R$ 15,00, ',' for the
/// comma, '.' for the decimal key of the number pad, '<' for Backspace, 'D' for Delete. Other
/// characters are keys without a meaning here.
static void press(ui::AmountEdit &edit, QChar stroke)
{
    if (stroke == u'<')
        QTest::keyClick(&edit, Qt::Key_Backspace);
    else if (stroke == u'P')
        edit.addPreset(core::Money::fromCents(500));
    else if (stroke == u'R')
        edit.repeatAmount(core::Money::fromCents(1500));
    else if (stroke == u'D')
        QTest::keyClick(&edit, Qt::Key_Delete);
    else if (stroke == u'.')
        QTest::keyClick(&edit, '.', Qt::KeypadModifier);
    else
        QTest::keyClick(&edit, stroke.toLatin1());
}

class TestAmountEdit : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        QLocale::setDefault(QLocale(u"pt_BR"_s));
        m_edit = std::make_unique<ui::AmountEdit>();
        m_edit->resize(600, 160);
        m_edit->show();
        m_edit->setFocus();
    }

    void cleanup() { m_edit.reset(); }

    void typesAsACardTerminal_data()
    {
        QTest::addColumn<QString>("strokes");
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<QString>("shown");
        QTest::addColumn<int>("refusals");
        const auto row = [](const char *strokes, qint64 cents, const char *shown,
                            int refusals = 0) {
            QTest::newRow(*strokes ? strokes : "nothing")
                << QString::fromLatin1(strokes) << cents << QString::fromUtf8(shown) << refusals;
        };
        row("", 0, "R$ 0,00");
        row("0", 0, "R$ 0,00");
        row("1", 1, "R$ 0,01");
        row("15", 15, "R$ 0,15");
        row("1500", 1500, "R$ 15,00");
        row("123456", 123456, "R$ 1.234,56");
        row("1500<", 150, "R$ 1,50");
        row("1500<<<<<", 0, "R$ 0,00");
        row("1500D", 0, "R$ 0,00");
        row("1500D7", 7, "R$ 0,07");
        row("15,", 1500, "R$ 15,00");
        row("15,5", 1550, "R$ 15,50");
        row("15,50", 1550, "R$ 15,50");
        row("15,05", 1505, "R$ 15,05");
        row("15.5", 1550, "R$ 15,50");
        row("15,,5", 1550, "R$ 15,50");
        row("15,507", 1550, "R$ 15,50", 1);
        row("15,50<", 1550, "R$ 15,50");
        row("15,57<", 1550, "R$ 15,50");
        row("15,57<<", 1500, "R$ 15,00");
        row("15,57<<<", 15, "R$ 0,15");
        row("15,57<<<0", 150, "R$ 1,50");
        row(",5", 50, "R$ 0,50");
        row("15,D7", 7, "R$ 0,07");
        row("12ab3", 123, "R$ 1,23", 2);
        row("1;5", 15, "R$ 0,15", 1);
        row("1-5/", 15, "R$ 0,15"); // shortcuts of the page
        row("1200+350", 1550, "R$ 15,50");
        row("1200+", 1200, "R$ 12,00");
        row("12,5+3,2", 1570, "R$ 15,70");
        row("12,5+32", 1282, "R$ 12,82"); // The comma belongs to its own price.
        row("1+2+3+4", 10, "R$ 0,10");
        row("1200+350<", 1235, "R$ 12,35");
        row("1200+350<<<<", 1200, "R$ 12,00");
        row("1200+350<<<<5", 12005, "R$ 120,05");
        row("12,5+3<<0", 1250, "R$ 12,50"); // back in the decimals of the previous price
        row("1200+350D", 0, "R$ 0,00");
        row("1200+0", 1200, "R$ 12,00");
        row("+5", 5, "R$ 0,05", 1);
        row("1200++5", 1205, "R$ 12,05", 1);
        row("0+5", 5, "R$ 0,05", 1);
        row("450*3", 1350, "R$ 13,50");
        row("3*450", 1350, "R$ 13,50"); // both orders work, since centavos come first
        row("450*", 450, "R$ 4,50");
        row("450*12", 5400, "R$ 54,00");
        row("450*999", 449550, "R$ 4.495,50");
        row("450*9990", 449550, "R$ 4.495,50", 1);
        row("450*0", 450, "R$ 4,50", 1);
        row("450*10", 4500, "R$ 45,00");
        row("450*2,5", 11250, "R$ 112,50", 1); // The comma is refused, 25 was typed.
        row("450*2*3", 10350, "R$ 103,50", 1); // 23
        row("450**3", 1350, "R$ 13,50", 1);
        row("450*+3", 1350, "R$ 13,50", 1);
        row("*3", 3, "R$ 0,03", 1);
        row("450*12<", 450, "R$ 4,50");
        row("450*12<<", 450, "R$ 4,50");
        row("450*12<<<", 450, "R$ 4,50");
        row("450*12<<<<", 45, "R$ 0,45");
        row("4,5*3", 1350, "R$ 13,50");
        row("450*3+200*2+1", 1751, "R$ 17,51");
        row("P", 500, "R$ 5,00");
        row("PP", 1000, "R$ 10,00");
        row("P7", 507, "R$ 5,07"); // A complete price is not extended.
        row("P,5", 550, "R$ 5,50");
        row("P+7", 507, "R$ 5,07");
        row("P*3", 1500, "R$ 15,00");
        row("P*3P", 2000, "R$ 20,00");
        row("1200P", 1700, "R$ 17,00");
        row("1200+P", 1700, "R$ 17,00");
        row("1200+350P", 2050, "R$ 20,50");
        row("0P", 500, "R$ 5,00");
        row("1200*P", 1200, "R$ 12,00", 1);
        row("3*P", 1500, "R$ 15,00"); // the quantity first
        row("999*P", 499500, "R$ 4.995,00");
        row("1,5*P", 150, "R$ 1,50", 1);
        row("3*P7", 1507, "R$ 15,07");
        row("3*P,5", 1550, "R$ 15,50");
        row("3*P*2", 1502, "R$ 15,02", 1);
        row("3*PP", 2000, "R$ 20,00");
        row("3*P+2*P", 2500, "R$ 25,00");
        row("450+3*P", 1950, "R$ 19,50");
        row("3*P<", 0, "R$ 0,00");
        row("3*P7<<", 1500, "R$ 15,00");
        row("3*P7<<<", 0, "R$ 0,00");
        row("P<", 0, "R$ 0,00");
        row("PP<", 500, "R$ 5,00");
        row("1200P<", 1200, "R$ 12,00");
        row("1200P<5", 12005, "R$ 120,05");
        row("P7<", 500, "R$ 5,00");
        row("P7<<", 500, "R$ 5,00");
        row("P7<<<", 0, "R$ 0,00");
        row("P*3<<<", 0, "R$ 0,00");
        row("R", 1500, "R$ 15,00");
        row("R700", 700, "R$ 7,00");
        row("R,5", 50, "R$ 0,50");
        row("R+350", 1850, "R$ 18,50");
        row("R*3", 4500, "R$ 45,00");
        row("R*<7", 7, "R$ 0,07");
        row("RP", 2000, "R$ 20,00");
        row("R<", 0, "R$ 0,00");
        row("R+<7", 7, "R$ 0,07");
        row("1200+350R", 1500, "R$ 15,00");
        row("1200R7+5", 12, "R$ 0,12");
        row("999999999999P", 999999999999, "R$ 9.999.999.999,99", 1);
        row("999999999999+1", 999999999999, "R$ 9.999.999.999,99", 1);
        row("999999999998+1", 999999999999, "R$ 9.999.999.999,99");
        row("999999999998+1*2", 999999999999, "R$ 9.999.999.999,99", 1);
        row("999999999998+1*1", 999999999999, "R$ 9.999.999.999,99");
        row("999999999000+9,", 999999999900, "R$ 9.999.999.999,00");
        row("999999999000+99,", 999999999099, "R$ 9.999.999.990,99", 1);
        row("100000000000*9", 900000000000, "R$ 9.000.000.000,00");
        row("100000000000*10", 100000000000, "R$ 1.000.000.000,00", 1);
        row("999999999999", 999999999999, "R$ 9.999.999.999,99");
        row("9999999999990", 999999999999, "R$ 9.999.999.999,99", 1);
        row("1000000000000", 100000000000, "R$ 1.000.000.000,00", 1);
        row("9999999999,99", 999999999999, "R$ 9.999.999.999,99");
        row("99999999999,", 99999999999, "R$ 999.999.999,99", 1);
    }
    void typesAsACardTerminal()
    {
        QFETCH(QString, strokes);
        QFETCH(qint64, cents);
        QFETCH(QString, shown);
        QFETCH(int, refusals);
        QSignalSpy refused(m_edit.get(), &ui::AmountEdit::refused);
        for (const QChar stroke : strokes)
            press(*m_edit, stroke);
        QCOMPARE(m_edit->amount().cents(), cents);
        QCOMPARE(m_edit->text().replace(QChar(0x00A0), u' '), shown);
        QCOMPARE(refused.size(), refusals);
    }

    /// The highlight means the same in every program: the next key replaces what is highlighted.
    void replacesASelectedAmount_data()
    {
        QTest::addColumn<QString>("before");
        QTest::addColumn<QString>("after");
        QTest::addColumn<qint64>("cents");
        QTest::newRow("a digit") << u"1250"_s << u"5"_s << qint64{5};
        QTest::newRow("three digits") << u"1250"_s << u"300"_s << qint64{300};
        QTest::newRow("a comma") << u"1250"_s << u",5"_s << qint64{50};
        QTest::newRow("Backspace") << u"1250"_s << u"<"_s << qint64{0};
        QTest::newRow("Delete") << u"1250"_s << u"D"_s << qint64{0};
        QTest::newRow("a plus continues") << u"1250"_s << u"+5"_s << qint64{1255};
        QTest::newRow("a quantity continues") << u"1250"_s << u"*2"_s << qint64{2500};
        QTest::newRow("a preset adds") << u"1250"_s << u"P"_s << qint64{1750};
        QTest::newRow("a refused key, then a digit") << u"1250"_s << u"x5"_s << qint64{5};
        QTest::newRow("a repeated amount") << u"R"_s << u"5"_s << qint64{5};
    }
    void replacesASelectedAmount()
    {
        QFETCH(QString, before);
        QFETCH(QString, after);
        QFETCH(qint64, cents);
        for (const bool byMouse : {false, true}) {
            m_edit->clearAmount();
            for (const QChar stroke : before)
                press(*m_edit, stroke);
            if (byMouse)
                QTest::mouseDClick(m_edit.get(), Qt::LeftButton);
            else
                tabInto();
            QCOMPARE(m_edit->selectedText(), m_edit->text());
            for (const QChar stroke : after)
                press(*m_edit, stroke);
            QCOMPARE(m_edit->amount().cents(), cents);
            QCOMPARE(m_edit->hasSelectedText(), false);
        }
    }

    void pastesOverASelectedSum()
    {
        for (const QChar stroke : u"1200+350"_s)
            press(*m_edit, stroke);
        QTest::keyClick(m_edit.get(), Qt::Key_A, Qt::ControlModifier);
        QGuiApplication::clipboard()->setText(u"9,00"_s);
        QTest::keyClick(m_edit.get(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_edit->amount().cents(), 900);
    }

    void selectsNoPartOfAnAmount()
    {
        for (const QChar stroke : u"1250"_s)
            press(*m_edit, stroke);
        const QPoint middle = m_edit->rect().center();
        QTest::mousePress(m_edit.get(), Qt::LeftButton, {}, middle - QPoint(60, 0));
        QTest::mouseMove(m_edit.get(), middle);
        QTest::mouseRelease(m_edit.get(), Qt::LeftButton, {}, middle);
        QCOMPARE(m_edit->selectedText(), QString());
        for (const Qt::Key key : {Qt::Key_Home, Qt::Key_End, Qt::Key_Left})
            QTest::keyClick(m_edit.get(), key, Qt::ShiftModifier);
        QCOMPARE(m_edit->selectedText(), QString());
        press(*m_edit, u'5');
        QCOMPARE(m_edit->amount().cents(), 12505);
    }

    void selectsNoSumByTab()
    {
        for (const QChar stroke : u"1200+3"_s)
            press(*m_edit, stroke);
        tabInto();
        QCOMPARE(m_edit->selectedText(), QString());
        press(*m_edit, u'5');
        QCOMPARE(m_edit->amount().cents(), 1235);
    }

    /// A click takes the highlight away, except where the next digit still replaces the amount.
    void showsByClickWhatADigitDoes()
    {
        for (const QChar stroke : u"1250"_s)
            press(*m_edit, stroke);
        tabInto();
        QTest::mouseClick(m_edit.get(), Qt::LeftButton);
        QVERIFY(!m_edit->hasSelectedText());
        press(*m_edit, u'5');
        QCOMPARE(m_edit->amount().cents(), 12505);
        press(*m_edit, u'R');
        QTest::mouseClick(m_edit.get(), Qt::LeftButton);
        QVERIFY(m_edit->hasSelectedText());
        press(*m_edit, u'5');
        QCOMPARE(m_edit->amount().cents(), 5);
    }

    void typesWholeReais_data()
    {
        QTest::addColumn<QString>("strokes");
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<int>("refusals");
        const auto row = [](const char *strokes, qint64 cents, int refusals = 0) {
            QTest::newRow(*strokes ? strokes : "nothing")
                << QString::fromLatin1(strokes) << cents << refusals;
        };
        row("", 0);
        row("0", 0);
        row("1", 100);
        row("15", 1500);
        row("1500", 150000);
        row("15<", 100);
        row("15<<", 0);
        row("15<<<", 0);
        row("15<7", 1700);
        row("15,", 1500);
        row("15,5", 1550);
        row("15,50", 1550);
        row("15,05", 1505);
        row("15,507", 1550, 1);
        row("15.5", 1550);
        row("15,57<", 1550);
        row("15,57<<", 1500);
        row("15,57<<<", 1500);   // The comma is gone,
        row("15,57<<<0", 15000); // and the next digit is in reais again
        row(",5", 50);
        row("12+3", 1500);
        row("12,5+3", 1550);
        row("12+3,5", 1550);
        row("12+3,5<<", 1500);
        row("12+3<", 1200);
        row("12+3<<5", 12500);
        row("45*3", 13500);
        row("4,5*3", 1350);
        row("45*12<<<<", 400);
        row("P7", 1200);
        row("P,5", 550);
        row("P*3", 1500);
        row("R7", 700);
        row("R,5", 50);
        row("R+3", 1800);
        row("9999999999", 999999999900);
        row("99999999999", 999999999900, 1);
        row("9999999999,99", 999999999999);
    }
    void typesWholeReais()
    {
        QFETCH(QString, strokes);
        QFETCH(qint64, cents);
        QFETCH(int, refusals);
        m_edit->setTyping(core::Typing::WholeReais);
        QSignalSpy refused(m_edit.get(), &ui::AmountEdit::refused);
        for (const QChar stroke : strokes)
            press(*m_edit, stroke);
        QCOMPARE(m_edit->amount().cents(), cents);
        QCOMPARE(refused.size(), refusals);
    }

    void chargesFifteenReaisByThreeKeys()
    {
        m_edit->setTyping(core::Typing::WholeReais);
        QSignalSpy submitted(m_edit.get(), &ui::AmountEdit::submitted);
        for (const auto key : {Qt::Key_1, Qt::Key_5, Qt::Key_Enter})
            QTest::keyClick(m_edit.get(), key, Qt::KeypadModifier);
        QCOMPARE(submitted.size(), 1);
        QCOMPARE(m_edit->amount().cents(), 1500);
    }

    /// A complete price with centavos is never multiplied by a following digit.
    void keepsCentavosThatWereNotTyped_data()
    {
        QTest::addColumn<QString>("strokes");
        QTest::addColumn<qint64>("cents");
        QTest::newRow("another digit") << u"3"_s << qint64{1550};
        QTest::newRow("Backspace") << u"<"_s << qint64{1550};
        QTest::newRow("Backspace twice") << u"<<"_s << qint64{1500};
        QTest::newRow("Backspace and a digit") << u"<7"_s << qint64{1557};
        QTest::newRow("a comma") << u",7"_s << qint64{1550};
        QTest::newRow("a plus") << u"+3"_s << qint64{1850};
        QTest::newRow("a quantity") << u"*2"_s << qint64{3100};
    }
    void keepsCentavosThatWereNotTyped()
    {
        QFETCH(QString, strokes);
        QFETCH(qint64, cents);
        m_edit->setTyping(core::Typing::WholeReais);
        m_edit->setAmount(core::Money::fromCents(1550));
        for (const QChar stroke : strokes)
            press(*m_edit, stroke);
        QCOMPARE(m_edit->amount().cents(), cents);
    }

    void keepsTheAmountWhenTheTypingChanges()
    {
        for (const QChar stroke : u"1234"_s)
            press(*m_edit, stroke);
        const QImage inCentavos = m_edit->grab().toImage();
        const QString description = m_edit->accessibleDescription();
        m_edit->setTyping(core::Typing::WholeReais);
        QCOMPARE(m_edit->amount().cents(), 1234);
        QVERIFY(m_edit->grab().toImage() != inCentavos);         // visible
        QVERIFY(m_edit->accessibleDescription() != description); // and announced
    }

    /// The seventeen texts that Qt's number parser misreads in some locale, and those that a till
    /// receives. -1: refused, and the input stays.
    void readsAPointAsAComma()
    {
        QTest::keyClicks(m_edit.get(), u"15.5"_s); // the point of the main keys
        QCOMPARE(m_edit->amount().cents(), 1550);
    }

    /// The typed amount may differ from the shown one if the cashier does not look at the screen.
    void letsEnterPassOnlyWhatWasTyped_data()
    {
        QTest::addColumn<QString>("strokes");
        QTest::addColumn<int>("enters"); ///< number of presses until submitted
        QTest::newRow("an amount") << u"1500"_s << 1;
        QTest::newRow("a third decimal") << u"1,234"_s << 2;
        QTest::newRow("a letter") << u"15x"_s << 2;
        QTest::newRow("a bar code") << u"7891234567890"_s << 2;
        QTest::newRow("refused, then corrected") << u"1,234<"_s << 1;
        QTest::newRow("refused, then another digit") << u"1x2"_s << 1;
        QTest::newRow("a sum") << u"12+3"_s << 1;
        QTest::newRow("a sum without its last price") << u"12+"_s << 2;
        QTest::newRow("a preset") << u"P"_s << 1;
        QTest::newRow("a preset too much") << u"999999999999P"_s << 2;
        QTest::newRow("a quantity that is missing") << u"12*"_s << 2;
        QTest::newRow("a plus taken back") << u"12+<"_s << 1;
        QTest::newRow("the last price taken back") << u"12+3<"_s << 2;
        QTest::newRow("a quantity too large") << u"12*1000"_s << 2;
        QTest::newRow("a plus too many") << u"12++"_s << 2;
    }
    void letsEnterPassOnlyWhatWasTyped()
    {
        QFETCH(QString, strokes);
        QFETCH(int, enters);
        QSignalSpy submitted(m_edit.get(), &ui::AmountEdit::submitted);
        for (const QChar stroke : strokes)
            press(*m_edit, stroke);
        const core::Money shown = m_edit->amount();
        for (int i = 1; i <= enters; ++i) {
            QTest::keyClick(m_edit.get(), Qt::Key_Return);
            QCOMPARE(submitted.size(), i == enters ? 1 : 0);
        }
        QCOMPARE(m_edit->amount(), shown);
    }

    void pastesWholeOrRefusesWhole_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("cents");
        const auto row = [](const char *text, qint64 cents) {
            QTest::newRow(*text ? text : "nothing") << QString::fromUtf8(text) << cents;
        };
        row("1.234,56", 123456);
        row("1234,56", 123456);
        row("1234.56", -1);
        row("1.234", -1);
        row("1,234.56", -1);
        row("12.34", -1);
        row("1.2.3,4", -1);
        row("1 234,56", -1);
        row("1.234.567,89", 123456789);
        row("1234,5", 123450);
        row("1e3", -1);
        row("inf", -1);
        row("nan", -1);
        row("-5,00", -1);
        row("+5", -1);
        row("0x10", -1);
        row("１２,００", -1);
        row("R$ 12,00", 1200);
        row("R$ 12", 1200);
        row("  12,00\n", 1200);
        row("", -1);
        row("pão", -1);
        row("99.999.999.999,99", -1);
    }
    void pastesWholeOrRefusesWhole()
    {
        QFETCH(QString, text);
        QFETCH(qint64, cents);
        for (const auto &locale : {u"pt_BR"_s, u"en_US"_s, u"C"_s}) {
            QLocale::setDefault(QLocale(locale));
            m_edit->setAmount(core::Money::fromCents(777));
            QSignalSpy refused(m_edit.get(), &ui::AmountEdit::refused);
            QGuiApplication::clipboard()->setText(text);
            QTest::keyClick(m_edit.get(), Qt::Key_V, Qt::ControlModifier);
            QCOMPARE(m_edit->amount().cents(), cents < 0 ? 777 : cents);
            QCOMPARE(refused.size(), cents < 0 ? 1 : 0);
        }
    }

    /// Without a typed plus there is no sum, whatever the clipboard contains.
    void pastesOnePriceIntoTheSum_data()
    {
        QTest::addColumn<QString>("strokes");
        QTest::addColumn<QString>("text");
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<int>("refusals");
        QTest::newRow("a sum") << u"777"_s << u"12,00 + 3,50"_s << qint64{777} << 1;
        QTest::newRow("a sum without blanks") << u"777"_s << u"12,00+3,50"_s << qint64{777} << 1;
        QTest::newRow("a product") << u"777"_s << u"4,50 * 3"_s << qint64{777} << 1;
        QTest::newRow("two lines") << u"777"_s << u"12,00\n3,50"_s << qint64{777} << 1;
        QTest::newRow("a plus") << u"777"_s << u"+"_s << qint64{777} << 1;
        QTest::newRow("over a price") << u"777"_s << u"12,00"_s << qint64{1200} << 0;
        QTest::newRow("after a plus") << u"1200+"_s << u"3,50"_s << qint64{1550} << 0;
        QTest::newRow("over the last price") << u"1200+99"_s << u"3,50"_s << qint64{1550} << 0;
        QTest::newRow("over price and quantity")
            << u"1200+99*3"_s << u"3,50"_s << qint64{1550} << 0;
        QTest::newRow("too much") << u"1200+99"_s << u"9.999.999.999,99"_s << qint64{1299} << 1;
    }
    void pastesOnePriceIntoTheSum()
    {
        QFETCH(QString, strokes);
        QFETCH(QString, text);
        QFETCH(qint64, cents);
        QFETCH(int, refusals);
        for (const QChar stroke : strokes)
            press(*m_edit, stroke);
        QSignalSpy refused(m_edit.get(), &ui::AmountEdit::refused);
        QGuiApplication::clipboard()->setText(text);
        QTest::keyClick(m_edit.get(), Qt::Key_V, Qt::ControlModifier);
        QCOMPARE(m_edit->amount().cents(), cents);
        QCOMPARE(refused.size(), refusals);
    }

    void clearsOnePriceOrAll_data()
    {
        QTest::addColumn<QString>("strokes");
        QTest::addColumn<QList<qint64>>("cents"); ///< after each paste
        QTest::newRow("nothing") << QString() << QList<qint64>{0};
        QTest::newRow("a price") << u"1200"_s << QList<qint64>{0};
        QTest::newRow("a sum") << u"1200+350"_s << QList<qint64>{1200, 0};
        QTest::newRow("three prices") << u"1200+350+1"_s << QList<qint64>{1550, 0};
        QTest::newRow("a plus") << u"1200+"_s << QList<qint64>{0};
        QTest::newRow("a quantity") << u"1200*3"_s << QList<qint64>{0};
        QTest::newRow("the last quantity") << u"1200+350*3"_s << QList<qint64>{1200, 0};
    }
    void clearsOnePriceOrAll()
    {
        QFETCH(QString, strokes);
        QFETCH(QList<qint64>, cents);
        for (const QChar stroke : strokes)
            press(*m_edit, stroke);
        for (const qint64 left : cents) {
            m_edit->clearPrice();
            QCOMPARE(m_edit->amount().cents(), left);
        }
    }

    void marksWhatTheNextDigitReplaces()
    {
        m_edit->repeatAmount(core::Money::fromCents(1500));
        QCOMPARE(m_edit->selectedText(), m_edit->text());
        press(*m_edit, u'+');
        QVERIFY(!m_edit->hasSelectedText());
        press(*m_edit, u'<');
        QCOMPARE(m_edit->selectedText(), m_edit->text());
        press(*m_edit, u'7');
        QVERIFY(!m_edit->hasSelectedText());
    }

    /// Keys of a number pad have a modifier of their own.
    void addsOnTheNumberPad()
    {
        for (const char key : {'1', '2', '0', '0', '+', '3', '5', '0', '*', '2'})
            QTest::keyClick(m_edit.get(), key, Qt::KeypadModifier);
        QCOMPARE(m_edit->amount().cents(), 1900);
    }

    void acceptsNothingPastTheKeys()
    {
        // Ways into a QLineEdit by mouse, by drag and drop and by input method.
        QGuiApplication::clipboard()->setText(u"99"_s);
        QTest::mouseClick(m_edit.get(), Qt::MiddleButton);
        QMimeData dropped;
        dropped.setText(u"99"_s);
        QDropEvent drop(QPointF(5, 5), Qt::CopyAction, &dropped, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(m_edit.get(), &drop);
        QInputMethodEvent commit;
        commit.setCommitString(u"99"_s);
        QCoreApplication::sendEvent(m_edit.get(), &commit);
        QCOMPARE(m_edit->amount(), core::Money());
        QCOMPARE(m_edit->text().right(4), u"0,00"_s);
    }

    void acceptsNothingFromAScanner_data()
    {
        QTest::addColumn<QString>("before"); ///< typed by a person, 200 ms apart
        QTest::addColumn<QString>("burst");  ///< '\r' is Enter
        QTest::addColumn<int>("gap");        ///< ms between two keys of the burst
        QTest::addColumn<qint64>("cents");
        QTest::addColumn<bool>("submits");
        const auto row = [](const char *name, const QString &before, const QString &burst, int gap,
                            qint64 cents, bool submits) {
            QTest::newRow(name) << before << burst << gap << cents << submits;
        };
        row("EAN-13", {}, u"7891234567895\r"_s, 5, 0, false);
        row("EAN-8", {}, u"78912342\r"_s, 5, 0, false);
        row("EAN-8, slowly", {}, u"78912342\r"_s, 29, 0, false);
        row("all in one millisecond", {}, u"78912342\r"_s, 0, 0, false);
        row("a short code", {}, u"123\r"_s, 5, 0, false);
        row("without Enter", {}, u"78912342"_s, 5, 0, false);
        row("letters and digits", {}, u"AB-1234\r"_s, 5, 0, false);
        row("after an amount", u"1500"_s, u"78912342\r"_s, 5, 1500, false);
        row("after a sum", u"1200+350"_s, u"78912342\r"_s, 5, 1550, false);
        row("after a plus", u"1200+"_s, u"78912342\r"_s, 5, 1200, false);
        row("with a plus and a comma", u"1500"_s, u"+12,50*3\r"_s, 5, 1500, false);
        row("fingers, fast", {}, u"1500\r"_s, 30, 1500, true);
        row("fingers", {}, u"78912342\r"_s, 120, 78912342, true);
        row("the 00 key of a number pad", u"15"_s, u"00"_s, 2, 1500, false);
        row("the 000 key of a number pad", u"15"_s, u"000"_s, 2, 15000, false);
        row("two keys at once", u"150"_s, u"0\r"_s, 10, 1500, true);
    }
    void acceptsNothingFromAScanner()
    {
        QFETCH(QString, before);
        QFETCH(QString, burst);
        QFETCH(int, gap);
        QFETCH(qint64, cents);
        QFETCH(bool, submits);
        QSignalSpy submitted(m_edit.get(), &ui::AmountEdit::submitted);
        QSignalSpy refused(m_edit.get(), &ui::AmountEdit::refused);
        m_now = 5000;
        for (const QChar key : before)
            pressAfter(200, key);
        m_now += 200;
        for (const QChar key : burst)
            pressAfter(gap, key);
        QCOMPARE(m_edit->amount().cents(), cents);
        QCOMPARE(submitted.size(), submits ? 1 : 0);
        // The field explains the discarded input.
        QCOMPARE(!refused.isEmpty(), gap < 30 && burst.size() > 3);
        // Later keys of a person are accepted again, including Enter.
        pressAfter(200, u'<');
        m_edit->setAmount({});
        for (const QChar key : u"700\r"_s)
            pressAfter(200, key);
        QCOMPARE(m_edit->amount().cents(), 700);
        QCOMPARE(submitted.size(), submits ? 2 : 1);
    }

    /// The Enter of a scan may be late, or come from a person.
    void refusesTheEnterAfterAScan()
    {
        QSignalSpy submitted(m_edit.get(), &ui::AmountEdit::submitted);
        m_now = 5000;
        for (const QChar key : u"1500"_s)
            pressAfter(200, key);
        m_now += 200;
        for (const QChar key : u"78912342"_s)
            pressAfter(5, key);
        pressAfter(400, u'\r');
        QCOMPARE(submitted.size(), 0);
        pressAfter(400, u'\r');
        QCOMPARE(submitted.size(), 1);
        QCOMPARE(m_edit->amount().cents(), 1500);
    }

    /// Pages may forward keys that were pressed elsewhere.
    void knowsAScannerOnAnotherWidget()
    {
        m_now = 5000;
        for (const QChar key : u"78912342"_s) {
            QKeyEvent event(QEvent::KeyPress, key.unicode(), Qt::NoModifier, key);
            event.setTimestamp(m_now += 5);
            m_edit->type(event);
        }
        QVERIFY(m_edit->amount().isZero());
    }

    void treatsAHeldKeyAsAFinger()
    {
        m_now = 5000;
        for (int i = 0; i < 6; ++i) {
            QKeyEvent event(QEvent::KeyPress, Qt::Key_1, Qt::NoModifier, u"1"_s, i > 0);
            event.setTimestamp(m_now += 20);
            QCoreApplication::sendEvent(m_edit.get(), &event);
        }
        QCOMPARE(m_edit->amount().cents(), 111111);
    }

    void reportsEnterAndChanges()
    {
        QSignalSpy submitted(m_edit.get(), &ui::AmountEdit::submitted);
        QSignalSpy edited(m_edit.get(), &ui::AmountEdit::edited);
        QTest::keyClicks(m_edit.get(), u"15"_s);
        QTest::keyClick(m_edit.get(), Qt::Key_Return);
        QTest::keyClick(m_edit.get(), Qt::Key_Enter, Qt::KeypadModifier);
        QCOMPARE(edited.size(), 2);
        QCOMPARE(submitted.size(), 2);
        QTest::keyClicks(m_edit.get(), u"x+"_s); // A plus is visible, though not in the total.
        QCOMPARE(edited.size(), 3);
    }

    void shrinksUntilTheLargestAmountFits()
    {
        m_edit->resize(380, 160);
        m_edit->setAmount(core::Money::fromCents(core::Money::kMaxCents));
        QVERIFY(QFontMetrics(m_edit->font()).horizontalAdvance(m_edit->text()) <= 380);
        const int small = m_edit->font().pixelSize();
        m_edit->clearAmount();
        QVERIFY(m_edit->font().pixelSize() > small);
    }

    void placesTheAmountBelowTheInput_data()
    {
        QTest::addColumn<int>("height");
        for (const int height : {40, 63, 64, 70, 90, 130, 200})
            QTest::addRow("%d", height) << height;
    }

    /// The digits get the space next to the label, which shrinks if necessary.
    void placesTheAmountBelowTheInput()
    {
        QFETCH(int, height);
        m_edit->resize(600, height);
        const int above = m_edit->textMargins().top();
        QCOMPARE(above > 0, height >= m_edit->minimumSizeHint().height());
        QVERIFY(above + QFontMetrics(m_edit->font()).height() <= height);
        QVERIFY(m_edit->font().pixelSize() > 16);
    }

    void pastesByItsMenu()
    {
        QGuiApplication::clipboard()->setText(u"12,34"_s);
        QContextMenuEvent event(QContextMenuEvent::Keyboard, {}, m_edit->mapToGlobal(QPoint()));
        QCoreApplication::sendEvent(m_edit.get(), &event); // Returns while the menu is open.
        auto *menu = m_edit->findChild<QMenu *>();
        QVERIFY(menu && menu->isVisible());
        QCOMPARE(menu->actions().size(), 3);
        menu->actions().at(1)->trigger();
        QCOMPARE(m_edit->amount().cents(), 1234);
        menu->close();
        QTRY_VERIFY(!m_edit->findChild<QMenu *>());
    }

private:
    /// Presses a key with a window system timestamp `gap` ms after the last one.
    void pressAfter(int gap, QChar key)
    {
        m_now += static_cast<quint64>(gap);
        const bool isEnter = key == u'\r';
        const bool isBackspace = key == u'<';
        const int code = isEnter       ? static_cast<int>(Qt::Key_Return)
                         : isBackspace ? static_cast<int>(Qt::Key_Backspace)
                                       : static_cast<int>(key.toUpper().unicode());
        QKeyEvent event(QEvent::KeyPress, code, Qt::NoModifier,
                        isBackspace ? u"\b"_s : QString(key));
        event.setTimestamp(m_now);
        QCoreApplication::sendEvent(m_edit.get(), &event);
    }

    /// Leaves the field and returns by the Tab key.
    void tabInto()
    {
        for (const QEvent::Type type : {QEvent::FocusOut, QEvent::FocusIn}) {
            QFocusEvent event(type, Qt::TabFocusReason);
            QCoreApplication::sendEvent(m_edit.get(), &event);
        }
    }

    std::unique_ptr<ui::AmountEdit> m_edit;
    quint64 m_now = 0; ///< ms
};

BALCAO_TEST(TestAmountEdit)
#include "tst_amountedit.moc"
