// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/typedsum.h"
#include "tests/support/testmain.h"
#include "ui/counter/sumline.h"

#include <QtCore/QLocale>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;

/// Returns the sum typed with these keys; '<' is Backspace, 'P' a product of R$ 7,50.
static core::TypedSum typed(const QString &strokes)
{
    core::TypedSum sum;
    for (const QChar stroke : strokes) {
        if (stroke == u'+')
            sum.typePlus();
        else if (stroke == u'*')
            sum.typeTimes();
        else if (stroke == u',')
            sum.typeComma();
        else if (stroke == u'<')
            sum.eraseOne();
        else if (stroke == u'P')
            sum.addPreset(core::Money::fromCents(750), u"Pão"_s);
        else
            sum.typeDigit(stroke.digitValue());
    }
    return sum;
}

class TestSumLine : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsTheTerms_data();
    void showsTheTerms();
    void showsTheEndOfALongOne();
};

void TestSumLine::showsTheTerms_data()
{
    QTest::addColumn<QString>("strokes");
    QTest::addColumn<QString>("shown");
    const auto row = [](const QString &strokes, const QString &shown) {
        QTest::newRow(strokes.isEmpty() ? "nothing" : qPrintable(strokes)) << strokes << shown;
    };
    row({}, {});
    row(u"1200"_s, {});
    row(u"12,5"_s, {});
    row(u"1200+"_s, u"12,00 +"_s);
    row(u"1200+3"_s, u"12,00 + 0,03"_s);
    row(u"1200+350"_s, u"12,00 + 3,50"_s);
    row(u"123456+350"_s, u"1.234,56 + 3,50"_s);
    row(u"1200+350<<<<"_s, {});
    row(u"450*"_s, u"4,50 ×"_s);
    row(u"450*3"_s, u"4,50 × 3"_s);
    row(u"450*1"_s, u"4,50 × 1"_s);
    row(u"450*3+"_s, u"4,50 × 3 +"_s);
    row(u"450*3+200"_s, u"4,50 × 3 + 2,00"_s);
    row(u"P"_s, u"Pão 7,50"_s);
    row(u"P*2"_s, u"Pão 7,50 × 2"_s);
    row(u"3*P"_s, u"3 × Pão 7,50"_s);
    row(u"3*P+200"_s, u"3 × Pão 7,50 + 2,00"_s);
    row(u"P<"_s, {});
}

void TestSumLine::showsTheTerms()
{
    QFETCH(QString, strokes);
    QFETCH(QString, shown);
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    ui::SumLine line;
    line.resize(600, line.height());
    line.setSum(typed(u"7*7"_s)); // the previous text is gone
    line.setSum(typed(strokes));
    QCOMPARE(line.text(), shown);
    QCOMPARE(line.accessibleName(), shown);
    QCOMPARE(line.minimumHeight(), line.maximumHeight()); // widgets below do not move
}

void TestSumLine::showsTheEndOfALongOne()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    ui::SumLine line;
    line.resize(300, line.height());
    line.show();
    QString strokes = u"100"_s;
    for (int i = 0; i < 60; ++i)
        strokes += u"+200"_s;
    line.setSum(typed(strokes + u"+375"_s));
    QVERIFY(line.text().endsWith(u"2,00 + 3,75"_s));
    QVERIFY(line.fontMetrics().horizontalAdvance(line.text()) <= 300);
    QVERIFY(line.accessibleName().startsWith(u"1,00 + 2,00"_s)); // screen readers get the full text
    const qsizetype before = line.text().size();
    line.resize(500, line.height());
    QVERIFY(line.text().size() > before);
    QVERIFY(line.minimumSizeHint().width() < 500); // never widens the page
}

BALCAO_TEST(TestSumLine)
#include "tst_sumline.moc"
