// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "tests/support/await.h"
#include "tests/support/listbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"

#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;

/// Notes and tags, edited and searched in a list.
class TestListNotes : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void writesANoteInPlace();
    void keepsANoteThatIsLeft();
    void asksBeforeANoteIsDropped();
    void keepsANoteThatCannotBeStored();
    void showsAnnotationsOfAnotherPage();
    void findsByNote();
    void joinsANoteWithAnotherFilter();
    void writesTagsInPlace();
    void reportsTagsThatAreTooMany();
    void findsByTag();
};

void TestListNotes::writesANoteInPlace()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(!columns().contains(Column::Note)); // there is none yet
    press(Qt::Key_Down);
    press(Qt::Key_N);
    QVERIFY(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->hasFocus());
    support::type(u"Troca de bolo"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(!named<QWidget>(*m_page, u"noteEdit"_s)->isVisible());
    QTRY_COMPARE(cells(Column::Note).value(1), u"Troca de bolo"_s);
    QCOMPARE(cells(Column::Note).count(QString()), rows() - 1);
    QVERIFY(columns().contains(Column::Note));
    press(Qt::Key_N); // and changes it
    auto *edit = named<QLineEdit>(*m_page, u"noteTextEdit"_s);
    QTRY_COMPARE(edit->text(), u"Troca de bolo"_s);
    edit->clear();
    press(Qt::Key_Return);
    QTRY_COMPARE(cells(Column::Note).value(1), QString());
}

void TestListNotes::keepsANoteThatIsLeft()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_N);
    support::type(u"bolo"_s);
    box()->setFocus(Qt::MouseFocusReason);
    QTRY_COMPARE(cells(Column::Note).value(0), u"bolo"_s);
    QVERIFY(box()->hasFocus());
    QTRY_VERIFY(!named<QWidget>(*m_page, u"noteEdit"_s)->isVisible());
}

void TestListNotes::asksBeforeANoteIsDropped()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_N);
    press(Qt::Key_Escape); // nothing was typed
    QVERIFY(table()->hasFocus());
    press(Qt::Key_N);
    support::type(u"bolo"_s);
    press(Qt::Key_Escape);
    QVERIFY(!text(u"noteNews"_s).isEmpty());
    QVERIFY(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->hasFocus());
    support::type(u"s"_s); // typing again restarts the confirmation
    press(Qt::Key_Escape);
    QCOMPARE(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->text(), u"bolos"_s);
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());
    support::settle();
    QCOMPARE(cells(Column::Note).value(0), QString());
}

void TestListNotes::keepsANoteThatCannotBeStored()
{
    make({}, ToolBox::Records::Broken);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_N);
    support::type(u"bolo"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(!text(u"noteNews"_s).isEmpty());
    QCOMPARE(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->text(), u"bolo"_s);
    QVERIFY(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->hasFocus());
}

void TestListNotes::showsAnnotationsOfAnotherPage()
{
    const QUuid id = m_service->stored[2].id;
    QVERIFY(await(m_toolbox->console().annotations().setNote(id, u"antes"_s)));
    QVERIFY(await(m_toolbox->console().annotations().abandon(id)));
    open();
    QTRY_COMPARE(cells(Column::Note).value(2), u"antes"_s);
    QVERIFY(!cells(Column::Mark).value(2).isEmpty());
    QVERIFY(cells(Column::Mark).value(1).isEmpty());
    QVERIFY(await(m_toolbox->console().annotations().setNote(id, u"depois"_s)));
    QTRY_COMPARE(cells(Column::Note).value(2), u"depois"_s);
}

/// The service cannot search notes, so this is the last interpretation.
void TestListNotes::findsByNote()
{
    QVERIFY(await(
        m_toolbox->console().annotations().setNote(m_service->stored[150].id, u"Troca de bolo"_s)));
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"BOLO"_s);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(current(), m_service->stored[150].id);
    QCOMPARE(chips().size(), 1);
    QVERIFY(chips()[0].contains(u"BOLO"_s));
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(ui::moneyText(m_service->stored[150].amount)));
}

void TestListNotes::joinsANoteWithAnotherFilter()
{
    for (const int row : {150, 160})
        QVERIFY(await(
            m_toolbox->console().annotations().setNote(m_service->stored[row].id, u"bolo"_s)));
    m_service->stored[160] = samples::moved(m_service->stored[160], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"bolo"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 2);
    press(Qt::Key_F);
    named<QPushButton>(*m_page, u"paidStateButton"_s)->click();
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(table()
                 ->model()
                 ->index(0, 0)
                 .data(ui::TransactionModel::TransactionRole)
                 .value<core::Transaction>(),
             m_service->stored[160]);
}

void TestListNotes::writesTagsInPlace()
{
    QVERIFY(await(m_toolbox->console().annotations().setTags(m_service->stored[9].id, u"Festa"_s)));
    open();
    QTRY_VERIFY(table()->hasFocus());
    QTRY_VERIFY(columns().contains(Column::Tags));
    press(Qt::Key_Down);
    press(Qt::Key_T);
    auto *edit = named<QLineEdit>(*m_page, u"tagsTextEdit"_s);
    QVERIFY(edit->hasFocus());
    QTRY_VERIFY(text(u"lastTagsLabel"_s).contains(u"Festa"_s));
    support::type(u"fiado;  a conferir"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(!named<QWidget>(*m_page, u"tagsEdit"_s)->isVisible());
    QTRY_COMPARE(cells(Column::Tags).value(1), u"fiado, a conferir"_s);
    QVERIFY(table()
                ->model()
                ->index(1, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .contains(u"fiado, a conferir"_s));
    press(Qt::Key_T); // and changes them
    QTRY_COMPARE(edit->text(), u"fiado, a conferir"_s);
    edit->clear();
    press(Qt::Key_Return);
    QTRY_COMPARE(cells(Column::Tags).value(1), QString());
}

void TestListNotes::reportsTagsThatAreTooMany()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_T);
    const QString tooMany = u"a,b,c,d,e,f,g,h,i,j,k"_s;
    support::type(tooMany);
    press(Qt::Key_Return);
    QTRY_VERIFY(text(u"tagsNews"_s).contains(u"10"_s));
    QCOMPARE(named<QLineEdit>(*m_page, u"tagsTextEdit"_s)->text(), tooMany);
    QVERIFY(named<QLineEdit>(*m_page, u"tagsTextEdit"_s)->hasFocus());
}

/// Whole tags only; preferred to parts of notes.
void TestListNotes::findsByTag()
{
    core::ConsoleDatabase &console = m_toolbox->console();
    QVERIFY(await(console.annotations().setTags(m_service->stored[150].id, u"Fiado, festa"_s)));
    QVERIFY(await(console.annotations().setTags(m_service->stored[151].id, u"não fiado"_s)));
    QVERIFY(await(console.annotations().setNote(m_service->stored[152].id, u"fiado"_s)));
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"FIADO"_s);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(current(), m_service->stored[150].id);
    QCOMPARE(chips().size(), 1);
    QVERIFY(chips()[0].startsWith(u"⌂ Tag: FIADO"_s));
}

BALCAO_TEST(TestListNotes)
#include "tst_listnotes.moc"
