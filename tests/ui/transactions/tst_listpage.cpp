// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "tests/support/auditlog.h"
#include "tests/support/listbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/transactions/listdelegate.h"
#include "ui/transactions/listpage.h"
#include "ui/widgets/theme.h"

#include <QtCore/QMimeData>
#include <QtCore/QScopeGuard>
#include <QtCore/QSet>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QGuiApplication>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;

class TestListPage : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void readsNothingBeforeItIsSeen();
    void showsThatItIsReading();
    void showsThatThereIsNothingYet();
    void showsWhatFailedAndReadsAgain_data();
    void showsWhatFailedAndReadsAgain();
    void hasOtherWordsForEachEmptyState();
    void hasTheFocusWhenItAppears();
    void opensTheRowAtTheCursor_data();
    void opensTheRowAtTheCursor();
    void opensARowInAWindowOfItsOwn();
    void showsThatTheNextPageFailed();
    void readsOnlyTheFailedPageAgain_data();
    void readsOnlyTheFailedPageAgain();
    void readsAgainWithF5();
    void showsTheFirstCharge();
    void hasNoTextWiderThanItsWindow();
    void groupsTheDigitsOfTheTotal();
    void addsUpWhatMatches();
    void addsUpWhatIsSelected();
    void showsWhatADayCameTo();
    void showsBusinessDays();
    void cutsNamesWhereTheCounterHidesThem();
    void showsTheWalkInPayerInFull();
    void copiesRowsAndCells();
    void copiesNothingWithoutARecord();
    void opensTheMenuOfARow();
    void filtersByTheMenuOfARow_data();
    void filtersByTheMenuOfARow();
    void showsManyCompactRows_data();
    void showsManyCompactRows();

private:
    QAction *menuAction(int row, const QString &words);
};

void TestListPage::readsNothingBeforeItIsSeen()
{
    support::settle();
    QVERIFY(m_service->filters.isEmpty());
    open();
    QCOMPARE(m_service->filters.size(), 1);
    m_page->hide();
    open();
    QCOMPARE(m_service->filters.size(), 1); // follows changes meanwhile
}

void TestListPage::showsThatItIsReading()
{
    m_service->holds = true;
    open();
    QVERIFY(!text(u"noticeTitle"_s).isEmpty());
    QVERIFY(!table()->isVisible());
    QVERIFY(!named(*m_page, u"retryButton"_s)->isVisible());
    answer();
    QTRY_VERIFY(table()->isVisible());
    QVERIFY(text(u"noticeTitle"_s).isEmpty());
}

void TestListPage::showsThatThereIsNothingYet()
{
    m_service->stored.clear();
    open();
    QTRY_VERIFY(!text(u"noticeText"_s).isEmpty());
    QVERIFY(!text(u"noticeTitle"_s).isEmpty());
    QVERIFY(text(u"totalLabel"_s).isEmpty());
    QVERIFY(!table()->isVisible());
    QVERIFY(!named(*m_page, u"retryButton"_s)->isVisible());
}

void TestListPage::showsWhatFailedAndReadsAgain_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("F5") << true;
    QTest::newRow("button") << false;
}

void TestListPage::showsWhatFailedAndReadsAgain()
{
    QFETCH(bool, byKey);
    const auto usualAnswer = m_service->onList;
    m_service->onList = [](const auto &) { return fullDisk(); };
    open();
    QTRY_COMPARE(text(u"noticeText"_s), ui::errorWords(fullDisk().value()).happened);
    QVERIFY(!text(u"noticeTitle"_s).isEmpty());
    auto *retry = named<QPushButton>(*m_page, u"retryButton"_s);
    QVERIFY(retry->isVisible());
    QVERIFY(!table()->isVisible());

    m_service->onList = usualAnswer;
    if (byKey)
        press(Qt::Key_F5);
    else
        QTest::mouseClick(retry, Qt::LeftButton);
    QTRY_VERIFY(table()->isVisible());
    QCOMPARE(m_service->filters.size(), 2);
    QVERIFY(table()->hasFocus());
}

void TestListPage::hasOtherWordsForEachEmptyState()
{
    QSet<QString> titles;
    m_service->holds = true;
    open();
    titles.insert(text(u"noticeTitle"_s));
    const auto usualAnswer = m_service->onList;
    m_service->onList = [](const auto &) { return fullDisk(); };
    answer();
    titles.insert(text(u"noticeTitle"_s));
    m_service->onList = usualAnswer;
    m_service->stored.clear();
    press(Qt::Key_F5);
    support::settle();
    titles.insert(text(u"noticeTitle"_s));
    QVERIFY(!titles.contains(QString()));
    QCOMPARE(titles.size(), 3);
}

void TestListPage::hasTheFocusWhenItAppears()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(current(), m_service->stored[0].id);
    QWidget other;
    support::open(other);
    m_page->hide();
    open();
    QVERIFY(table()->hasFocus());
}

void TestListPage::opensTheRowAtTheCursor_data()
{
    QTest::addColumn<QList<Qt::Key>>("keys");
    QTest::addColumn<int>("row");
    using Keys = QList<Qt::Key>;
    QTest::newRow("the first") << Keys{} << 0;
    QTest::newRow("down") << Keys{Qt::Key_Down, Qt::Key_Down, Qt::Key_Down} << 3;
    QTest::newRow("down and up") << Keys{Qt::Key_Down, Qt::Key_Down, Qt::Key_Up} << 1;
    QTest::newRow("above the first") << Keys{Qt::Key_Up} << 0;
    QTest::newRow("sideways") << Keys{Qt::Key_Down, Qt::Key_Right, Qt::Key_Right} << 1;
}

void TestListPage::opensTheRowAtTheCursor()
{
    QFETCH(QList<Qt::Key>, keys);
    QFETCH(int, row);
    QSignalSpy opened(m_page.get(), &ui::ListPage::opened);
    open();
    QTRY_VERIFY(table()->hasFocus());
    for (const Qt::Key key : keys)
        press(key);
    QCOMPARE(opened.size(), 0);
    press(Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].value<core::Transaction>(), m_service->stored[row]);
}

void TestListPage::opensARowInAWindowOfItsOwn()
{
    const QSignalSpy apart(m_page.get(), &ui::ListPage::openedApart);
    const QSignalSpy opened(m_page.get(), &ui::ListPage::opened);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_Down);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(opened.size(), 0);
    QCOMPARE(apart.size(), 1);
    QCOMPARE(apart[0][0].value<core::Transaction>().id, m_service->stored[1].id);
}

void TestListPage::showsThatTheNextPageFailed()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    const QString total = text(u"totalLabel"_s);
    const auto usualAnswer = m_service->onList;
    m_service->onList = [](const auto &) { return fullDisk(); };
    press(Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(text(u"pageProblem"_s).contains(u"2"_s));
    const auto *retry = named<QPushButton>(*m_page, u"retryPageButton"_s);
    QVERIFY(retry->isVisible());
    QCOMPARE(text(u"totalLabel"_s), total);
    QVERIFY(table()->isVisible());
    QCOMPARE(table()->model()->rowCount(), 100);
    support::settle();
    QCOMPARE(m_service->filters.size(), 2); // only once

    m_service->onList = usualAnswer;
    press(Qt::Key_F5);
    QTRY_VERIFY(text(u"pageProblem"_s).isEmpty());
    QVERIFY(table()->hasFocus());
}

void TestListPage::readsOnlyTheFailedPageAgain_data()
{
    QTest::addColumn<bool>("isByKey");
    QTest::newRow("F5") << true;
    QTest::newRow("button") << false;
}

void TestListPage::readsOnlyTheFailedPageAgain()
{
    QFETCH(bool, isByKey);
    const auto usualAnswer = m_service->onList;
    open();
    QTRY_VERIFY(table()->hasFocus());
    m_service->onList = [](const auto &) { return fullDisk(); };
    press(Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(!text(u"pageProblem"_s).isEmpty());
    const QUuid before = current();
    m_service->onList = usualAnswer;
    m_service->filters.clear();
    auto *retry = named<QPushButton>(*m_page, u"retryPageButton"_s);
    if (isByKey)
        press(Qt::Key_F5);
    else
        QTest::mouseClick(retry, Qt::LeftButton);
    QTRY_COMPARE(rows(), 200);
    QVERIFY(!retry->isVisible());
    QVERIFY(table()->hasFocus());
    QCOMPARE(current(), before);
    QCOMPARE(m_service->filters[0].page, 2);
}

void TestListPage::readsAgainWithF5()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    m_service->stored.removeFirst();
    press(Qt::Key_F5);
    QTRY_COMPARE(m_service->filters.size(), 2);
    QTRY_COMPARE(current(), m_service->stored[0].id);
    QVERIFY(table()->hasFocus());
}

void TestListPage::showsTheFirstCharge()
{
    m_service->stored.clear();
    open();
    QTRY_VERIFY(!text(u"noticeText"_s).isEmpty());
    Q_EMIT m_service->changed(samples::charge(1500));
    QVERIFY(table()->isVisible());
    QVERIFY(table()->hasFocus());
}

void TestListPage::hasNoTextWiderThanItsWindow()
{
    for (core::Transaction &transaction : m_service->stored)
        transaction.name = QString(10'000, u'W');
    m_page->resize(kNarrow);
    open();
    QTRY_VERIFY(table()->isVisible());
    QCOMPARE(m_page->size(), kNarrow);
    QVERIFY(m_page->minimumSizeHint().width() <= kNarrow.width());
}

void TestListPage::groupsTheDigitsOfTheTotal()
{
    while (m_service->stored.size() < 1203)
        m_service->stored.append(samples::charge(1500));
    open();
    QTRY_COMPARE(text(u"totalLabel"_s), u"1.203 transaction(s)"_s);
}

void TestListPage::addsUpWhatMatches()
{
    for (core::Transaction &transaction : m_service->stored)
        transaction.amount = core::Money::fromCents(100);
    m_service->stored[3] = samples::moved(m_service->stored[3], Status::Code::Paid);
    m_service->stored[4] = samples::moved(m_service->stored[4], Status::Code::Paid);
    m_service->stored[4].operation = core::Operation::CashOut;
    m_service->stored[4].amount = core::Money::fromCents(30);
    open();
    const auto money = [](qint64 cents) { return ui::moneyText(core::Money::fromCents(cents)); };
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(money(70))); // of the paid transactions
    QCOMPARE(text(u"sumsLabel"_s),
             u"Paid: received %1, sent %2, net %3   ·   in all states: %4"_s.arg(
                 money(100), money(30), money(70), money(20200 - 30)));
    searchFor(u"T-1003"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 1);
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(money(100)));
    QVERIFY(!text(u"sumsLabel"_s).contains(money(30)));
    // And after a change.
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(money(70)));
    m_service->stored[8] = samples::moved(m_service->stored[8], Status::Code::Paid);
    Q_EMIT m_service->changed(m_service->stored[8]);
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(money(170)));
}

void TestListPage::addsUpWhatIsSelected()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(text(u"selectionLabel"_s).isEmpty());
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_Down, Qt::ShiftModifier);
    const QString sum = ui::moneyText(core::Money::fromCents(100 + 101 + 102));
    QVERIFY2(text(u"selectionLabel"_s).contains(sum), qPrintable(text(u"selectionLabel"_s)));
    press(Qt::Key_Down, Qt::ControlModifier);
    press(Qt::Key_Down, Qt::ControlModifier);
    press(Qt::Key_Space);
    const QString more = ui::moneyText(core::Money::fromCents(100 + 101 + 102 + 104));
    QVERIFY2(text(u"selectionLabel"_s).contains(more), qPrintable(text(u"selectionLabel"_s)));
    press(Qt::Key_Down);
    QVERIFY(text(u"selectionLabel"_s).isEmpty());
    press(Qt::Key_A, Qt::ControlModifier); // selects the rows that were read
    QVERIFY2(text(u"selectionLabel"_s).startsWith(u"100 of %1 selected"_s.arg(kTransactionCount)),
             qPrintable(text(u"selectionLabel"_s)));
}

void TestListPage::showsWhatADayCameTo()
{
    for (int i = 0; i < kTransactionCount; ++i)
        m_service->stored[i].created = m_service->stored[0].created.addDays(-i / 10);
    m_service->stored[12] = samples::moved(m_service->stored[12], Status::Code::Paid);
    open();
    QTRY_VERIFY(!text(u"sumsLabel"_s).isEmpty());
    const auto *delegate = qobject_cast<ui::ListDelegate *>(table()->itemDelegate());
    const QDate day = core::brasiliaDay(m_service->stored[12].created);
    const QString band = delegate->bandText(day);
    QVERIFY2(band.contains(QLocale().toString(day, QLocale::LongFormat)), qPrintable(band));
    QVERIFY2(band.contains(u"10 "_s), qPrintable(band));
    QVERIFY2(band.contains(ui::moneyText(m_service->stored[12].amount)), qPrintable(band));
    for (int row = 0; row < rows(); ++row)
        QCOMPARE(table()->rowHeight(row) > table()->rowHeight(1), row % 10 == 0);
}

void TestListPage::showsBusinessDays()
{
    const QDateTime midnight = core::startOfBrasiliaDay(QDate(2026, 11, 28));
    for (int i = 0; i < kTransactionCount; ++i)
        m_service->stored[i].created = midnight.addSecs((4 - i) * 1800); // from two o'clock back
    make({.shifts = {.cutoffMinutes = 120}});
    open();
    QTRY_VERIFY(!text(u"sumsLabel"_s).isEmpty());
    const auto *delegate = qobject_cast<ui::ListDelegate *>(table()->itemDelegate());
    const QString band = delegate->bandText(QDate(2026, 11, 27));
    QVERIFY2(band.contains(QLocale().toString(QDate(2026, 11, 27), QLocale::LongFormat) +
                           u", from 02:00"_s),
             qPrintable(band));
    QVERIFY2(band.contains(u"48 "_s), qPrintable(band)); // two in an hour
    for (int row = 0; row < rows(); ++row)
        QCOMPARE(table()->rowHeight(row) > table()->rowHeight(2), row == 0 || row % 48 == 1);
}

void TestListPage::cutsNamesWhereTheCounterHidesThem()
{
    m_service->stored[0].name = u"Wanderlei de Souza"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    const auto name = [this] {
        return table()->model()->index(0, static_cast<int>(Column::Name)).data().toString();
    };
    QCOMPARE(name(), u"Wanderlei S."_s);
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(QGuiApplication::clipboard()->text().contains(u"Wanderlei"_s));
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"Souza"_s));
    for (const auto masking :
         {core::Masking::Numbers, core::Masking::All, core::Masking::Nothing}) {
        core::Preferences preferences = m_toolbox->preferences().value();
        preferences.charging.masking = masking;
        m_toolbox->preferences().set(preferences);
        QCOMPARE(name(),
                 masking == core::Masking::All ? u"Wanderlei S."_s : u"Wanderlei de Souza"_s);
    }
}

/// The walk-in payer has no personal data.
void TestListPage::showsTheWalkInPayerInFull()
{
    const core::PayerProfile walkIn = samples::payer();
    m_service->stored[0].name = walkIn.name;
    m_service->stored[0].document = walkIn.document;
    m_service->stored[1].name = walkIn.name; // a namesake
    m_service->stored[1].document = u"11144477735"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    const auto name = [this](int row) {
        return table()->model()->index(row, static_cast<int>(Column::Name)).data().toString();
    };
    QVERIFY(walkIn.name.contains(u' '));
    QCOMPARE(name(0), walkIn.name);
    QVERIFY(name(1) != walkIn.name);
}

void TestListPage::copiesRowsAndCells()
{
    m_service->stored[1] = samples::moved(m_service->stored[1], Status::Code::Paid);
    m_service->stored[1].name = u"Ana\tMaria\nSouza"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    QCOMPARE(support::auditLog(m_toolbox->console()), QStringList{u"rows_copied  2"_s});
    for (const QString &line : lines)
        QCOMPARE(line.split(u'\t').size(), kUsual.size());
    QVERIFY(lines[1].contains(m_service->stored[1].endToEndId));
    QVERIFY(lines[0].contains(u"T-100"_s));
    for (qsizetype i = 1; i < kUsual.size(); ++i)
        press(Qt::Key_Right);
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QTRY_COMPARE(QGuiApplication::clipboard()->text(), m_service->stored[1].endToEndId);
    QCOMPARE(support::lastRecorded(m_toolbox->console()), u"rows_copied  1"_s);
    QCOMPARE(QGuiApplication::clipboard()->mimeData()->data(u"x-kde-passwordManagerHint"_s),
             QByteArray("secret")); // no manager stores names of customers
}

void TestListPage::copiesNothingWithoutARecord()
{
    make({}, ToolBox::Records::Broken);
    open();
    QTRY_VERIFY(table()->hasFocus());
    QGuiApplication::clipboard()->setText(u"before"_s);
    press(Qt::Key_C, Qt::ControlModifier);
    QTRY_VERIFY(text(u"uncopiedLabel"_s).startsWith(u"Nothing was copied"_s));
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
}

/// Clicks a row with the right button and returns the action.
QAction *TestListPage::menuAction(int row, const QString &words)
{
    const QPoint at = table()->visualRect(table()->model()->index(row, 0)).center();
    QContextMenuEvent event(QContextMenuEvent::Mouse, at, table()->viewport()->mapToGlobal(at));
    QApplication::sendEvent(table()->viewport(), &event);
    const auto *menu = m_page->findChild<QMenu *>(u"rowMenu"_s);
    const QList<QAction *> actions = menu ? menu->actions() : QList<QAction *>();
    for (QAction *action : actions) {
        if (action->text() == words)
            return action;
    }
    return nullptr;
}

void TestListPage::opensTheMenuOfARow()
{
    open();
    QTRY_COMPARE(rows(), 100);
    QSignalSpy opened(m_page.get(), &ui::ListPage::opened);
    QSignalSpy apart(m_page.get(), &ui::ListPage::openedApart);
    const auto trigger = [this](const QString &words) {
        QAction *action = menuAction(3, words);
        QVERIFY2(action, qPrintable(words));
        action->trigger();
        delete m_page->findChild<QMenu *>(u"rowMenu"_s);
    };
    trigger(u"Open: details, receipt, refund"_s);
    QCOMPARE(opened.size(), 1);
    QCOMPARE(opened[0][0].value<core::Transaction>().id, m_service->stored[3].id);
    QCOMPARE(current(), m_service->stored[3].id);
    trigger(u"Open in a separate window"_s);
    QCOMPARE(apart.size(), 1);
    trigger(u"Write a note"_s);
    QVERIFY(named(*m_page, u"noteEdit"_s)->isVisible());
    QGuiApplication::clipboard()->clear();
    trigger(u"Copy the selected rows"_s);
    QTRY_VERIFY(!QGuiApplication::clipboard()->text().isEmpty());
}

void TestListPage::filtersByTheMenuOfARow_data()
{
    QTest::addColumn<QString>("words");
    QTest::newRow("amount") << u"Only this amount"_s;
    QTest::newRow("payer") << u"Only this payer"_s;
    QTest::newRow("state") << u"Only this state"_s;
    QTest::newRow("day") << u"Only this day"_s;
}

void TestListPage::filtersByTheMenuOfARow()
{
    QFETCH(QString, words);
    open();
    QTRY_COMPARE(rows(), 100);
    const core::Transaction chosen = m_service->stored[3];
    QAction *action = menuAction(3, words);
    QVERIFY(action);
    action->trigger();
    const auto narrowed = [this] { // Others count what the filter hides.
        for (const core::TransactionFilter &each : std::as_const(m_service->filters)) {
            if (each != core::TransactionFilter())
                return each;
        }
        return core::TransactionFilter();
    };
    QTRY_VERIFY(narrowed() != core::TransactionFilter());
    const core::TransactionFilter filter = narrowed();
    if (words.contains("amount"_L1))
        QVERIFY(filter.minAmount == chosen.amount && filter.maxAmount == chosen.amount);
    else if (words.contains("payer"_L1))
        QCOMPARE(filter.nameOrDocument, chosen.document);
    else if (words.contains("state"_L1))
        QCOMPARE(filter.statuses, QList{chosen.status.code()});
    else
        QVERIFY(filter.initialDate.isValid() && filter.initialDate == filter.finalDate);
}

void TestListPage::showsManyCompactRows_data()
{
    QTest::addColumn<bool>("hasFilters");
    QTest::addColumn<int>("rows");
    QTest::newRow("list") << false << 16;
    QTest::newRow("with filters") << true << 12;
}

/// In a window of 1366 x 768 with a title, the page is 1146 x 680 in size.
void TestListPage::showsManyCompactRows()
{
    QFETCH(bool, hasFilters);
    QFETCH(int, rows);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    ui::applyTheme(*qApp, ui::Scheme::Light);
    m_page.reset();
    core::Preferences preferences;
    preferences.listing.hasCompactRows = true;
    make(preferences);
    m_page->resize(1146, 678);
    open();
    QTRY_COMPARE(this->rows(), 100);
    if (hasFilters) {
        press(Qt::Key_F);
        support::settle();
    }
    int shown = 0;
    for (int row = 0; row < 100; ++row) {
        const QRect rect = table()->visualRect(table()->model()->index(row, 0));
        shown += table()->viewport()->rect().contains(rect) ? 1 : 0;
    }
    QVERIFY2(shown >= rows, QByteArray::number(shown).constData());
}

BALCAO_TEST(TestListPage)
#include "tst_listpage.moc"
