// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/listbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/viewtext.h"

#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;

/// Saved views of a list.
class TestListViews : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void choosesAViewByItsDigit();
    void countsWhatViewsHold();
    void countsViewsAgainOnceSomethingChanged();
    void keepsAViewOfWhatIsInFront();
    void renamesMovesAndRemovesAView();
    void refusesAnInvalidView();
    void bringsTheColumnsOfAView();

private:
    [[nodiscard]] QStringList views() const;
};

/// Returns the texts of the view buttons.
QStringList TestListViews::views() const
{
    QStringList texts;
    for (int i = 1; i <= core::kMaxViews; ++i) {
        const auto *button = m_page->findChild<QPushButton *>(u"view%1Button"_s.arg(i));
        if (button)
            texts.append(button->text());
    }
    return texts;
}

void TestListViews::choosesAViewByItsDigit()
{
    for (const int row : {3, 5, 150})
        m_service->stored[row] = samples::moved(m_service->stored[row], Status::Code::Paid);
    make({.listing = {
              .views = QList<core::SavedView>{
                  {.name = u"Pagas"_s, .filter = {.statuses = {Status::Code::Paid}}},
                  {.name = u"R$ 1"_s, .filter = {.maxAmount = core::Money::fromCents(100)}}}}});
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_1);
    QTRY_COMPARE(rows(), 3);
    QVERIFY(table()->hasFocus());
    QVERIFY(named<QPushButton>(*m_page, u"view1Button"_s)->isChecked());
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_2);
    QTRY_COMPARE(rows(), 1);
    QVERIFY(!named<QPushButton>(*m_page, u"view1Button"_s)->isChecked());
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(rows(), 100);
    QVERIFY(!named<QPushButton>(*m_page, u"view2Button"_s)->isChecked());
}

void TestListViews::countsWhatViewsHold()
{
    for (const int row : {3, 5, 150})
        m_service->stored[row] = samples::moved(m_service->stored[row], Status::Code::Paid);
    make({});
    open();
    QTRY_COMPARE(views().size(), ui::usualViews().size());
    QTRY_VERIFY2(views()[1].contains(QString::number(kTransactionCount - 3)),
                 qPrintable(views()[1]));
    QTRY_VERIFY2(views()[3].contains(u"· 0"_s), qPrintable(views()[3])); // payouts
    QTRY_VERIFY2(views()[4].contains(u"· 0"_s), qPrintable(views()[4])); // unusual
    QVERIFY(table()->hasFocus());
}

void TestListViews::countsViewsAgainOnceSomethingChanged()
{
    make({.listing = {.views = QList<core::SavedView>{
                          {.name = u"Pagas"_s, .filter = {.statuses = {Status::Code::Paid}}}}}});
    open();
    QTRY_VERIFY2(views()[0].contains(u"· 0"_s), qPrintable(views()[0]));
    m_service->filters.clear();
    for (const int row : {3, 5}) {
        m_service->stored[row] = samples::moved(m_service->stored[row], Status::Code::Paid);
        Q_EMIT m_service->changed(m_service->stored[row]);
    }
    QTRY_VERIFY2(views()[0].contains(u"· 2"_s), qPrintable(views()[0]));
    QCOMPARE(m_service->filters.size(), 1); // for both
}

void TestListViews::keepsAViewOfWhatIsInFront()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(!named<QPushButton>(*m_page, u"editViewButton"_s)->isEnabled()); // no view is current
    searchFor(u"T-1003"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_S);
    QVERIFY(named<QLineEdit>(*m_page, u"viewNameEdit"_s)->hasFocus());
    support::type(u"Bolo"_s);
    press(Qt::Key_Return);
    QVERIFY(table()->hasFocus());
    const core::SavedView expected{.name = u"Bolo"_s, .filter = {.reference = u"T-1003"_s}};
    QCOMPARE(kept().views.value(), QList{expected});
    QVERIFY(named<QPushButton>(*m_page, u"view1Button"_s)->isChecked());
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_VERIFY(rows() > 1);
    press(Qt::Key_1);
    QTRY_COMPARE(rows(), 1);
}

void TestListViews::renamesMovesAndRemovesAView()
{
    make({.listing = {.views = QList<core::SavedView>{
                          {.name = u"A"_s, .filter = {.statuses = {Status::Code::Paid}}},
                          {.name = u"B"_s, .filter = {.reference = u"T-1003"_s}},
                          {.name = u"C"_s, .filter = {.phone = u"11"_s}}}}});
    const auto names = [this] {
        QStringList list;
        for (const core::SavedView &view : kept().views.value())
            list.append(view.name);
        return list;
    };
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_2);
    press(Qt::Key_S);
    support::type(u"X"_s);
    press(Qt::Key_Return);
    QCOMPARE(names(), (QStringList{u"A"_s, u"X"_s, u"C"_s}));
    press(Qt::Key_S);
    press(Qt::Key_Up, Qt::ControlModifier);
    QCOMPARE(names(), (QStringList{u"X"_s, u"A"_s, u"C"_s}));
    press(Qt::Key_Down, Qt::ControlModifier);
    press(Qt::Key_Down, Qt::ControlModifier);
    QCOMPARE(names(), (QStringList{u"A"_s, u"C"_s, u"X"_s}));
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());
    press(Qt::Key_S);
    press(Qt::Key_Delete, Qt::ControlModifier);
    QCOMPARE(names(), (QStringList{u"A"_s, u"C"_s}));
    QVERIFY(table()->hasFocus());
    QTRY_COMPARE(views().size(), 2);
}

void TestListViews::refusesAnInvalidView()
{
    QList<core::SavedView> full;
    for (int i = 0; i < core::kMaxViews; ++i)
        full.append({.name = u"V%1"_s.arg(i), .filter = {.reference = u"T-%1"_s.arg(2000 + i)}});
    make({.listing = {.views = full}});
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"T-1003"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_S);
    press(Qt::Key_Return);
    QVERIFY(!text(u"viewProblem"_s).isEmpty());
    support::type(u"Bolo"_s);
    press(Qt::Key_Return);
    QVERIFY(text(u"viewProblem"_s).contains(QString::number(core::kMaxViews)));
    QCOMPARE(kept().views.value(), full);
    auto *name = named<QLineEdit>(*m_page, u"viewNameEdit"_s);
    QCOMPARE(name->text(), u"Bolo"_s);
    name->clear();
    support::type(u"V4"_s); // which then has this filter
    press(Qt::Key_Return);
    QCOMPARE(kept().views.value()[4].filter.reference, u"T-1003"_s);
    press(Qt::Key_S);
    named<QLineEdit>(*m_page, u"viewNameEdit"_s)->clear();
    support::type(u"V3"_s); // two views of one name would be ambiguous
    press(Qt::Key_Return);
    QVERIFY(!text(u"viewProblem"_s).isEmpty());
    QCOMPARE(kept().views.value()[3], full[3]);
}

void TestListViews::bringsTheColumnsOfAView()
{
    const QList<Column> few{Column::Amount, Column::Time};
    make({.listing = {.views = QList<core::SavedView>{
                          {.name = u"A"_s,
                           .filter = {.statuses = {Status::Code::Pending}},
                           .columns = {.shown = few}},
                          {.name = u"B"_s, .filter = {.reference = u"T-1003"_s}}}}});
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_2);
    QCOMPARE(columns(), kUsual);
    press(Qt::Key_1);
    QCOMPARE(columns(), few);
    press(Qt::Key_2); // without columns of its own
    QCOMPARE(columns(), few);
}

BALCAO_TEST(TestListViews)
#include "tst_listviews.moc"
