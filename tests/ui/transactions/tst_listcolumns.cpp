// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "tests/support/await.h"
#include "tests/support/listbench.h"
#include "tests/support/paintedheader.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/columntext.h"
#include "ui/text/languages.h"
#include "ui/text/text.h"
#include "ui/transactions/columnwidths.h"
#include "ui/widgets/statusbadge.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtGui/QStandardItemModel>
#include <QtTest/QTest>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using support::press;

/// Columns of the list.
class TestListColumns : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void hidesColumnsWhereThereIsNoRoom();
    void cutsNoName_data();
    void cutsNoName();
    void cutsNoAmountAndNoState();
    void choosesColumnsByKeys();
    void keepsAtLeastOneColumn();
    void restoresTheInitialColumns();
    void keepsColumnsThatAreMovedByMouse();
    void hidesNoColumnForAWiderOne();
    void hasRoomForTagsInASmallWindow();
    void reportsWhichCounterMadeIt();
    void showsTheOperator();
};

void TestListColumns::hidesColumnsWhereThereIsNoRoom()
{
    open();
    QTRY_VERIFY(table()->isVisible());
    QCOMPARE(columns(), kUsual);
    m_page->resize(kNarrow);
    QTRY_COMPARE(columns(), (QList{Column::Time, Column::State, Column::Amount, Column::Name}));
    QVERIFY(table()->columnWidth(static_cast<int>(Column::Name)) >= 80);
    m_page->resize(kWide);
    QTRY_COMPARE(columns(), kUsual);
}

void TestListColumns::cutsNoName_data()
{
    QTest::addColumn<QString>("language");
    for (const ui::Language &language : ui::languages())
        QTest::newRow(qPrintable(language.code)) << language.code;
}

/// Every column is wide enough for its name in the header.
void TestListColumns::cutsNoName()
{
    QFETCH(QString, language);
    const ui::Translation translation(language);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, ui::Scheme::Light);
    QStringList names;
    QStandardItemModel model;
    QTableView view;
    for (int i = 0; i < static_cast<int>(Column::Count); ++i)
        names.append(ui::columnName(static_cast<Column>(i)));
    model.setHorizontalHeaderLabels(names);
    view.setModel(&model);
    view.resize(3000, 300); // A name outside is not painted.
    for (int i = 0; i < names.size(); ++i)
        view.setColumnWidth(i, ui::usualWidth(static_cast<Column>(i)));
    support::open(view);
    for (int i = 0; i < names.size(); ++i)
        QVERIFY2(!support::isNameCut(*view.horizontalHeader(), i), qPrintable(names[i]));
}

void TestListColumns::cutsNoAmountAndNoState()
{
    m_service->stored[50] = samples::charge(core::Money::kMaxCents, 1050);
    m_service->stored[50].operation = core::Operation::CashOut; // with a minus
    open();
    QTRY_VERIFY(table()->hasFocus());
    const auto room = [this](ui::TransactionModel::Column column) {
        return table()->columnWidth(static_cast<int>(column));
    };
    const QFontMetrics metrics(table()->font());
    const QString amount = ui::moneyText(core::Money::fromCents(-core::Money::kMaxCents));
    QVERIFY(room(ui::TransactionModel::Column::Amount) > metrics.horizontalAdvance(amount));
    ui::StatusBadge badge;
    for (const core::Status::Code code : core::Status::kKnown) {
        badge.setStatus(code);
        QVERIFY(room(ui::TransactionModel::Column::State) > badge.sizeHint().width());
    }
}

void TestListColumns::choosesColumnsByKeys()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_C);
    press(Qt::Key_Down); // from the time to the operation
    press(Qt::Key_Space);
    QList<Column> expected = kUsual;
    expected.removeOne(Column::Operation);
    QCOMPARE(columns(), expected);
    press(Qt::Key_Home);
    press(Qt::Key_Down, Qt::ControlModifier); // moves the time after the status
    expected.move(0, 1);
    QCOMPARE(columns(), expected);
    const int width = table()->columnWidth(static_cast<int>(Column::Time));
    press(Qt::Key_Right);
    press(Qt::Key_Right);
    press(Qt::Key_Left);
    QVERIFY(table()->columnWidth(static_cast<int>(Column::Time)) > width);
    QCOMPARE(kept().columns.shown, expected);
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());

    const core::Preferences preferences = m_toolbox->preferences().value();
    make(preferences); // restored
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(columns(), expected);
    QVERIFY(table()->columnWidth(static_cast<int>(Column::Time)) > width);
    m_page->resize(kNarrow); // chosen columns stay
    support::settle();
    QCOMPARE(columns(), expected);
}

void TestListColumns::keepsAtLeastOneColumn()
{
    make({.listing = {.columns = {.shown = {Column::Amount}}, .views = QList<core::SavedView>()}});
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(columns(), QList{Column::Amount});
    press(Qt::Key_C);
    press(Qt::Key_Space);
    QCOMPARE(columns(), QList{Column::Amount});
}

void TestListColumns::restoresTheInitialColumns()
{
    make({.listing = {.columns = {.shown = {Column::Amount}, .widths = {{Column::Amount, 300}}},
                      .views = QList<core::SavedView>()}});
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(table()->columnWidth(static_cast<int>(Column::Amount)), 300);
    press(Qt::Key_C);
    press(Qt::Key_R);
    QCOMPARE(columns(), kUsual);
    QCOMPARE(kept().columns, core::ListColumns());
    QVERIFY(table()->columnWidth(static_cast<int>(Column::Amount)) < 300);
}

void TestListColumns::keepsColumnsThatAreMovedByMouse()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    table()->horizontalHeader()->moveSection(0, 2);
    table()->horizontalHeader()->resizeSection(static_cast<int>(Column::State), 222);
    QList<Column> expected = kUsual;
    expected.move(0, 2);
    QTRY_COMPARE(kept().columns.shown, expected);
    QCOMPARE(kept().columns.widths.value(Column::State), 222);
    QCOMPARE(columns(), expected);
}

/// Window of 1024 pixels and a language with longer status words.
void TestListColumns::hasRoomForTagsInASmallWindow()
{
    QVERIFY(await(m_toolbox->console().annotations().setTags(m_service->stored[1].id, u"fiado"_s)));
    m_page->resize(715, 600);
    open();
    QTRY_VERIFY(columns().contains(Column::Tags));
    QVERIFY(columns().contains(Column::Name));
    QVERIFY(columns().contains(Column::Time));
}

/// According to the reference.
void TestListColumns::reportsWhichCounterMadeIt()
{
    const auto standard = core::ReferencePattern::standard();
    m_service->stored[1].reference = standard.made(u"C7"_s, QDate(2026, 11, 21), 42);
    m_service->stored[2].reference = u"pedido-7"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(cells(Column::Till).value(1), u"C7"_s);
    QCOMPARE(cells(Column::Till).value(2), QString());
}

/// According to the audit log. The column is hidden where no operator is known.
void TestListColumns::showsTheOperator()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(!columns().contains(Column::Operator));
    core::AuditRecord record{.action = core::AuditAction::ChargeCreated,
                             .actor = {.id = 1, .name = u"Ana"_s},
                             .till = u"C9"_s,
                             .transaction = m_service->stored[1].id};
    QVERIFY(await(m_toolbox->console().audit().append(record)));
    QTRY_COMPARE(cells(Column::Operator).value(1), u"Ana"_s); // without reading the list again
    QCOMPARE(cells(Column::Operator).value(2), QString());
    QCOMPARE(cells(Column::Till).value(1), u"C9"_s); // the reference names no counter
}

/// The table scrolls sideways instead.
void TestListColumns::hidesNoColumnForAWiderOne()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    const QList<Column> before = columns();
    table()->horizontalHeader()->resizeSection(static_cast<int>(Column::Amount), 500);
    QCOMPARE(columns(), before);
    QTRY_COMPARE(kept().columns.widths.value(Column::Amount), 500);
    QCOMPARE(columns(), before);
}

BALCAO_TEST(TestListColumns)
#include "tst_listcolumns.moc"
