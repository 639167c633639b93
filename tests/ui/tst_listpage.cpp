// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "ui/errortext.h"
#include "ui/listdelegate.h"
#include "ui/listing.h"
#include "ui/listpage.h"
#include "ui/statusbadge.h"
#include "ui/text.h"
#include "ui/transactionmodel.h"

#include <QtCore/QSet>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using Code = core::Error::Code;
using Column = ui::TransactionModel::Column;

namespace
{

constexpr int kBook = 203;
constexpr QSize kWide(1060, 700);
constexpr QSize kNarrow(656, 520); // what the smallest window leaves it

const QList<Column> kUsual{Column::Time, Column::Operation, Column::State,     Column::Amount,
                           Column::Name, Column::Reference, Column::EndToEndId};

tl::unexpected<core::Error> fullDisk()
{
    return tl::unexpected(core::Error{Code::StorageFull, {}, u"database or disk is full"_s});
}

} // namespace

class TestListPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void readsNothingBeforeItIsSeen();
    void saysThatItIsReading();
    void saysThatThereIsNothingYet();
    void saysWhatFailedAndReadsAgain_data();
    void saysWhatFailedAndReadsAgain();
    void hasOtherWordsForEachEmptyState();
    void hasTheFocusWhenItAppears();
    void opensTheRowAtTheCursor_data();
    void opensTheRowAtTheCursor();
    void readsOnWhileOneScrolls();
    void readsOnToTheVeryEnd();
    void cutsNoAmountAndNoState();
    void saysThatTheNextPageFailed();
    void staysAtItsRowWhenAChargeArrives();
    void readsAgainWithF5();
    void showsTheFirstCharge();
    void hidesColumnsWhereThereIsNoRoom();
    void hasNoTextWiderThanItsWindow();
    void findsWhatIsTyped_data();
    void findsWhatIsTyped();
    void readsWhatIsTypedInAnotherWay();
    void makesAChipOfWhatIsTyped();
    void joinsWhatIsTypedWithChips();
    void keepsWhatFindsNothingInTheBox();
    void showsAllWithOneKey_data();
    void showsAllWithOneKey();
    void takesAChipAway_data();
    void takesAChipAway();
    void choosesStatesByKeys();
    void choosesAPeriodByKeys();
    void choosesAPeriodByItsName();
    void choosesAmounts_data();
    void choosesAmounts();
    void saysWhatWouldMatchWithoutAPart();
    void neverHidesANewChargeSilently();
    void takesInANewChargeThatMatches();
    void countsAgainWhenAStateChanges();
    void staysInTheBoxWhileItFinds();
    void goesToAPageByItsNumber_data();
    void goesToAPageByItsNumber();
    void leavesThePageNumberAsItWas();
    void goesOnAcrossPages();
    void goesFromTheEndToTheStart();
    void addsUpWhatMatches();
    void addsUpWhatIsSelected();
    void saysWhatADayCameTo();
    void cutsNamesWhereTheCounterHidesThem();
    void tellsWhoStandsForNobodyInFull();
    void copiesRowsAndCells();
    void readsOnlyTheFailedPageAgain();
    void goesOnByPagesAcrossBorders();
    void writesANoteInPlace();
    void keepsANoteThatIsLeft();
    void asksBeforeANoteIsDropped();
    void keepsWhatCouldNotBeNoted();
    void showsWhatWasNotedElsewhere();
    void findsByNote();
    void writesTagsInPlace();
    void hasRoomForTagsInASmallWindow();
    void tellsTagsThatAreTooMany();
    void findsByTag();
    void choosesATag();
    void tellsWhichCounterMadeIt();
    void joinsANoteWithAnotherFilter();
    void opensARowInAWindowOfItsOwn();
    void choosesColumnsByKeys();
    void keepsAtLeastOneColumn();
    void takesColumnsAsTheyWereAtFirst();
    void keepsColumnsThatAreMovedByMouse();
    void choosesAViewByItsDigit();
    void countsWhatViewsHold();
    void countsViewsAgainOnceSomethingChanged();
    void keepsAViewOfWhatIsInFront();
    void renamesMovesAndRemovesAView();
    void refusesAViewThatCannotStand();
    void bringsTheColumnsOfAView();
    void choosesWhenItWasPaid();

private:
    void make(const ui::Preferences &preferences, ToolBox::Book book = ToolBox::Book::Sound);
    void open();
    void answer();
    [[nodiscard]] QTableView *table() const;
    [[nodiscard]] QString text(const QString &label) const;
    [[nodiscard]] QUuid current() const;
    void searchFor(const QString &text);
    [[nodiscard]] QStringList chips() const;
    [[nodiscard]] QStringList views() const;
    [[nodiscard]] const ui::Listing &kept() { return m_toolbox->preferences().value().listing; }
    [[nodiscard]] QLineEdit *box() const;
    [[nodiscard]] QList<Column> columns() const;
    [[nodiscard]] QStringList cells(Column column) const;
    [[nodiscard]] int rows() const { return table()->model()->rowCount(); }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_toolbox;
    std::unique_ptr<ui::ListPage> m_page;
};

void TestListPage::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_service = std::make_unique<FakeService>();
    for (int i = 0; i < kBook; ++i)
        m_service->book.append(samples::charge(100 + i, 1000 + i));
    make({.listing = {.views = QList<ui::SavedView>()}}); // Nothing is counted for views.
}

void TestListPage::make(const ui::Preferences &preferences, ToolBox::Book book)
{
    m_page.reset();
    m_toolbox = std::make_unique<ToolBox>(*m_service, preferences, book);
    m_page = std::make_unique<ui::ListPage>(m_toolbox->tools());
    m_page->resize(kWide);
}

void TestListPage::cleanup()
{
    m_page.reset();
    m_toolbox.reset();
    m_service.reset();
}

void TestListPage::open()
{
    support::open(*m_page);
    support::settle();
}

/// Lets the answers come that the service holds back.
void TestListPage::answer()
{
    m_service->holds = false;
    m_service->release();
    support::settle();
}

QTableView *TestListPage::table() const
{
    return named<QTableView>(*m_page, u"transactionTable"_s);
}

/// What the label says; nothing if nobody sees it.
QString TestListPage::text(const QString &label) const
{
    const auto *found = named<QLabel>(*m_page, label);
    return found->isVisible() ? found->text() : QString();
}

QUuid TestListPage::current() const
{
    return table()
        ->currentIndex()
        .data(ui::TransactionModel::TransactionRole)
        .value<core::Transaction>()
        .id;
}

void TestListPage::readsNothingBeforeItIsSeen()
{
    support::settle();
    QVERIFY(m_service->filters.isEmpty());
    open();
    QCOMPARE(m_service->filters.size(), 1);
    m_page->hide();
    open();
    QCOMPARE(m_service->filters.size(), 1); // It follows the news meanwhile.
}

void TestListPage::saysThatItIsReading()
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

void TestListPage::saysThatThereIsNothingYet()
{
    m_service->book.clear();
    open();
    QTRY_VERIFY(!text(u"noticeText"_s).isEmpty());
    QVERIFY(!text(u"noticeTitle"_s).isEmpty());
    QVERIFY(text(u"totalLabel"_s).isEmpty());
    QVERIFY(!table()->isVisible());
    QVERIFY(!named(*m_page, u"retryButton"_s)->isVisible());
}

void TestListPage::saysWhatFailedAndReadsAgain_data()
{
    QTest::addColumn<bool>("byKey");
    QTest::newRow("F5") << true;
    QTest::newRow("button") << false;
}

void TestListPage::saysWhatFailedAndReadsAgain()
{
    QFETCH(bool, byKey);
    const auto fromTheBook = m_service->onList;
    m_service->onList = [](const auto &) { return fullDisk(); };
    open();
    QTRY_COMPARE(text(u"noticeText"_s), ui::errorWords(fullDisk().value()).happened);
    QVERIFY(!text(u"noticeTitle"_s).isEmpty());
    auto *retry = named<QPushButton>(*m_page, u"retryButton"_s);
    QVERIFY(retry->isVisible());
    QVERIFY(!table()->isVisible());

    m_service->onList = fromTheBook;
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
    const auto fromTheBook = m_service->onList;
    m_service->onList = [](const auto &) { return fullDisk(); };
    answer();
    titles.insert(text(u"noticeTitle"_s));
    m_service->onList = fromTheBook;
    m_service->book.clear();
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
    QCOMPARE(current(), m_service->book[0].id);
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
    QCOMPARE(opened[0][0].value<core::Transaction>(), m_service->book[row]);
}

void TestListPage::readsOnWhileOneScrolls()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kBook)));
    QCOMPARE(m_service->filters.size(), 1);
    for (int presses = 0; table()->model()->rowCount() < kBook; ++presses) {
        QVERIFY2(presses < 10, "the end never comes");
        press(Qt::Key_End, Qt::ControlModifier);
        support::settle();
    }
    press(Qt::Key_End, Qt::ControlModifier);
    QCOMPARE(current(), m_service->book.last().id);
    QCOMPARE(m_service->filters.size(), 3);
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kBook)));
}

void TestListPage::readsOnToTheVeryEnd()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_End);
    QTRY_COMPARE(current(), m_service->book.last().id);
    QCOMPARE(m_service->filters[1].page, 3); // and not one after the other
    QCOMPARE(named<QLineEdit>(*m_page, u"pageEdit"_s)->text(), u"3"_s);
    press(Qt::Key_Home);
    QTRY_COMPARE(current(), m_service->book.first().id);
}

void TestListPage::cutsNoAmountAndNoState()
{
    m_service->book[50] = samples::charge(core::Money::kMaxCents, 1050);
    m_service->book[50].operation = core::Operation::CashOut; // and with a minus
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

void TestListPage::saysThatTheNextPageFailed()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    const QString total = text(u"totalLabel"_s);
    const auto fromTheBook = m_service->onList;
    m_service->onList = [](const auto &) { return fullDisk(); };
    press(Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(text(u"pageProblem"_s).contains(u"F5"_s));
    QVERIFY(text(u"pageProblem"_s).contains(u"2"_s));
    QCOMPARE(text(u"totalLabel"_s), total);
    QVERIFY(table()->isVisible());
    QCOMPARE(table()->model()->rowCount(), 100);
    support::settle();
    QCOMPARE(m_service->filters.size(), 2); // Not again and again.

    m_service->onList = fromTheBook;
    press(Qt::Key_F5);
    QTRY_VERIFY(text(u"pageProblem"_s).isEmpty());
    QVERIFY(table()->hasFocus());
}

void TestListPage::staysAtItsRowWhenAChargeArrives()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Down);
    const QUuid before = current();
    const core::Transaction charge = samples::charge(1500, 1);
    m_service->book.prepend(charge);
    Q_EMIT m_service->changed(charge);
    QCOMPARE(current(), before);
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kBook + 1)));
    const QModelIndex top = table()->model()->index(0, static_cast<int>(Column::State));
    QCOMPARE(top.data().toString(), ui::statusWord(Status::Code::Pending));
    Q_EMIT m_service->changed(samples::moved(charge, Status::Code::Paid));
    QCOMPARE(top.data().toString(), ui::statusWord(Status::Code::Paid));
}

void TestListPage::readsAgainWithF5()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    m_service->book.removeFirst();
    press(Qt::Key_F5);
    QTRY_COMPARE(m_service->filters.size(), 2);
    QTRY_COMPARE(current(), m_service->book[0].id);
    QVERIFY(table()->hasFocus());
}

void TestListPage::showsTheFirstCharge()
{
    m_service->book.clear();
    open();
    QTRY_VERIFY(!text(u"noticeText"_s).isEmpty());
    Q_EMIT m_service->changed(samples::charge(1500));
    QVERIFY(table()->isVisible());
    QVERIFY(table()->hasFocus());
}

void TestListPage::hidesColumnsWhereThereIsNoRoom()
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

void TestListPage::hasNoTextWiderThanItsWindow()
{
    for (core::Transaction &transaction : m_service->book)
        transaction.name = QString(10'000, u'W');
    m_page->resize(kNarrow);
    open();
    QTRY_VERIFY(table()->isVisible());
    QCOMPARE(m_page->size(), kNarrow);
    QVERIFY(m_page->minimumSizeHint().width() <= kNarrow.width());
}

/// That one sees, in their order.
QList<Column> TestListPage::columns() const
{
    QList<Column> shown;
    const QHeaderView *header = table()->horizontalHeader();
    for (int visual = 0; visual < header->count(); ++visual) {
        const int column = header->logicalIndex(visual);
        if (!header->isSectionHidden(column))
            shown.append(static_cast<Column>(column));
    }
    return shown;
}

/// Of all rows that were read.
QStringList TestListPage::cells(Column column) const
{
    QStringList texts;
    for (int row = 0; row < rows(); ++row)
        texts.append(table()->model()->index(row, static_cast<int>(column)).data().toString());
    return texts;
}

QLineEdit *TestListPage::box() const
{
    return named<QLineEdit>(*m_page, u"searchEdit"_s);
}

/// With the key that leads to the box.
void TestListPage::searchFor(const QString &text)
{
    press(Qt::Key_Slash);
    QVERIFY(box()->hasFocus());
    support::type(text);
}

QStringList TestListPage::chips() const
{
    QStringList texts;
    const auto found = m_page->findChildren<QPushButton *>(u"filterChip"_s);
    for (const QPushButton *chip : found) {
        if (chip->isVisible())
            texts.append(chip->text());
    }
    return texts;
}

void TestListPage::findsWhatIsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<int>("row");
    QTest::newRow("an id") << u"6f1d2c3b-0000-4000-8000-000000001007"_s << 7;
    QTest::newRow("a reference") << u"T-1007"_s << 7;
    QTest::newRow("a price") << u"1,07"_s << 7;
    QTest::newRow("the end of a receipt") << u"wV7U2x"_s << 3;
    QTest::newRow("a name") << u"wanderlei"_s << 4;
    QTest::newRow("a document") << u"111.444"_s << 5;
    QTest::newRow("a phone") << u"91234"_s << 6;
    QTest::newRow("a key") << u"fulano@example.com"_s << 8;
}

void TestListPage::findsWhatIsTyped()
{
    QFETCH(QString, text);
    QFETCH(int, row);
    m_service->book[3] = samples::moved(m_service->book[3], Status::Code::Paid);
    m_service->book[3].endToEndId = u"E99999999202611201401Zz9yXwV7u2x"_s;
    m_service->book[4].name = u"Wanderlei Souza"_s;
    m_service->book[5].document = u"11144477735"_s;
    m_service->book[6].phone = u"+5521999912345"_s;
    m_service->book[8].pixKey = u"fulano@example.com"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(text);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(current(), m_service->book[row].id);
    QVERIFY(named(*m_page, u"otherwiseButton"_s)->isVisible());
    QVERIFY(box()->hasFocus());
    QVERIFY(named<QPushButton>(*m_page, u"showAllButton"_s)->text().contains(u"202"_s));
}

void TestListPage::readsWhatIsTypedInAnotherWay()
{
    m_service->book[5].reference = u"12"_s;
    m_service->book[6].amount = core::Money::fromCents(1200);
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"12"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(current(), m_service->book[5].id);
    const QString reading = named<QPushButton>(*m_page, u"otherwiseButton"_s)->text();
    press(Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE(current(), m_service->book[6].id);
    QVERIFY(named<QPushButton>(*m_page, u"otherwiseButton"_s)->text() != reading);
    QCOMPARE(box()->text(), u"12"_s);
}

void TestListPage::makesAChipOfWhatIsTyped()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"T-1007"_s);
    press(Qt::Key_Return); // before there is an answer
    QTRY_COMPARE(rows(), 1);
    QVERIFY(table()->hasFocus());
    QCOMPARE(chips().size(), 1);
    QVERIFY(chips()[0].contains(u"T-1007"_s));
    QVERIFY(box()->text().isEmpty());
    QVERIFY(text(u"totalLabel"_s).contains(u"1"_s));
}

void TestListPage::joinsWhatIsTypedWithChips()
{
    m_service->book[7].name = u"Wanderlei"_s;
    m_service->book[9].name = u"Wanderlei"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"wanderlei"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 2);
    searchFor(u"1,09"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(current(), m_service->book[9].id);
    press(Qt::Key_Return);
    QTRY_COMPARE(chips().size(), 2);
    QCOMPARE(current(), m_service->book[9].id);
}

void TestListPage::keepsWhatFindsNothingInTheBox()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"nobody"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(text(u"noticeText"_s).contains(u"nobody"_s));
    QCOMPARE(box()->text(), u"nobody"_s);
    QVERIFY(box()->hasFocus());
    QVERIFY(chips().isEmpty());
    press(Qt::Key_Escape); // goes back, and takes nothing away
    QCOMPARE(box()->text(), u"nobody"_s);
    QVERIFY(!box()->hasFocus());
}

void TestListPage::showsAllWithOneKey_data()
{
    QTest::addColumn<bool>("isTyping");
    QTest::newRow("while typing") << true;
    QTest::newRow("at the list") << false;
}

void TestListPage::showsAllWithOneKey()
{
    QFETCH(bool, isTyping);
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"1,07"_s);
    QTRY_COMPARE(rows(), 1);
    if (!isTyping) {
        press(Qt::Key_Return);
        QTRY_VERIFY(table()->hasFocus());
    }
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(rows(), 100);
    QVERIFY(box()->text().isEmpty());
    QVERIFY(chips().isEmpty());
    QVERIFY(!named(*m_page, u"showAllButton"_s)->isVisible());
    QVERIFY(text(u"totalLabel"_s).contains(u"203"_s));
}

void TestListPage::takesAChipAway_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Space") << Qt::Key_Space;
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Delete") << Qt::Key_Delete;
    QTest::newRow("Backspace in the empty box") << Qt::Key_A;
}

void TestListPage::takesAChipAway()
{
    QFETCH(Qt::Key, key);
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"1,07"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(chips().size(), 1);
    press(Qt::Key_Slash);
    if (key == Qt::Key_A) {
        press(Qt::Key_Backspace);
    } else {
        while (support::atTheKeyboard()->objectName() != "filterChip"_L1)
            press(Qt::Key_Tab);
        press(key);
    }
    QTRY_COMPARE(rows(), 100);
    QVERIFY(chips().isEmpty());
    QVERIFY(box()->hasFocus());
}

void TestListPage::choosesStatesByKeys()
{
    m_service->book[3] = samples::moved(m_service->book[3], Status::Code::Paid);
    m_service->book[4] = samples::moved(m_service->book[4], Status::Code::Denied);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    press(Qt::Key_Tab); // from the first, pending, to paid
    press(Qt::Key_Space);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_Tab);
    press(Qt::Key_Space);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());
    QVERIFY(!named(*m_page, u"filterPanel"_s)->isVisible());
    QCOMPARE(rows(), 2);
}

void TestListPage::choosesAPeriodByKeys()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 0; i < kBook; ++i)
        m_service->book[i].created = now.addDays(i < 3 ? 0 : -400);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, u"periodBox"_s);
    while (!period->hasFocus())
        press(Qt::Key_Tab);
    press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 3);
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_End); // the days that one chooses: today, to begin with
    support::settle();
    QVERIFY(named(*m_page, u"fromDayEdit"_s)->isVisible());
    QCOMPARE(rows(), 3);
}

/// S keeps a view and E exports, but not of who is typing a word that is there.
void TestListPage::choosesAPeriodByItsName()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, u"periodBox"_s);
    while (!period->hasFocus())
        press(Qt::Key_Tab);
    support::type(u"yes"_s);
    QCOMPARE(period->currentText(), u"Yesterday"_s);
    QVERIFY(period->hasFocus());
    QTest::qWait(QApplication::keyboardInputInterval() + 100); // until it is no word any more
    support::type(u"e"_s);
    QVERIFY(named(*m_page, u"exportPanel"_s)->isVisible());
}

void TestListPage::choosesAmounts_data()
{
    QTest::addColumn<QString>("least");
    QTest::addColumn<QString>("largest");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isFine");
    QTest::newRow("from") << u"3,00"_s << u""_s << 3 << true;
    QTest::newRow("to") << u""_s << u"1,01"_s << 2 << true;
    QTest::newRow("both") << u"1,10"_s << u"1,19"_s << 10 << true;
    QTest::newRow("whole reais") << u"3"_s << u"4"_s << 3 << true;
    QTest::newRow("no amount") << u"x"_s << u"1,00"_s << 1 << false;
    QTest::newRow("nothing between") << u"2,00"_s << u"1,00"_s << 0 << false;
}

void TestListPage::choosesAmounts()
{
    QFETCH(QString, least);
    QFETCH(QString, largest);
    QFETCH(int, count);
    QFETCH(bool, isFine);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    while (support::atTheKeyboard()->objectName() != "leastAmountEdit"_L1)
        press(Qt::Key_Tab);
    support::type(least);
    press(Qt::Key_Tab);
    support::type(largest);
    QTRY_COMPARE(rows(), count);
    QCOMPARE(text(u"filterProblem"_s).isEmpty(), isFine);
    QCOMPARE(named<QLineEdit>(*m_page, u"leastAmountEdit"_s)->text(), least);
}

void TestListPage::saysWhatWouldMatchWithoutAPart()
{
    m_service->book[7].name = u"Wanderlei"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"wanderlei"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_F);
    press(Qt::Key_Tab);
    press(Qt::Key_Space);                                // paid, as none of them is
    QTRY_COMPARE(text(u"noticeText"_s).count(u'\n'), 1); // The name alone would find one.
    QVERIFY(text(u"noticeText"_s).section(u'\n', 1).contains(u"1"_s));
}

void TestListPage::neverHidesANewChargeSilently()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"1,07"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 1);
    QVERIFY(text(u"passedOverLabel"_s).isEmpty());
    for (int i = 1; i < 3; ++i) {
        const core::Transaction charge = samples::charge(1500, i);
        m_service->book.prepend(charge);
        Q_EMIT m_service->changed(charge);
        support::settle();
        QCOMPARE(rows(), 1);
        QVERIFY(!text(u"passedOverLabel"_s).isEmpty());
        const QString hidden = QString::number(kBook + i - 1);
        QVERIFY(named<QPushButton>(*m_page, u"showAllButton"_s)->text().contains(hidden));
    }
    QVERIFY(text(u"passedOverLabel"_s).contains(u"2"_s));
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(rows(), 100);
    QVERIFY(text(u"passedOverLabel"_s).isEmpty());
    QCOMPARE(current(), m_service->book[0].id);
}

void TestListPage::takesInANewChargeThatMatches()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"1,07"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 1);
    const core::Transaction charge = samples::charge(107, 1);
    m_service->book.prepend(charge);
    Q_EMIT m_service->changed(charge);
    QTRY_COMPARE(rows(), 2);
    QVERIFY(text(u"passedOverLabel"_s).isEmpty());
    QVERIFY(text(u"totalLabel"_s).contains(u"2"_s));
}

void TestListPage::countsAgainWhenAStateChanges()
{
    m_service->book[3] = samples::moved(m_service->book[3], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    press(Qt::Key_Tab);
    press(Qt::Key_Space);
    QTRY_COMPARE(rows(), 1);
    m_service->book[8] = samples::moved(m_service->book[8], Status::Code::Paid);
    Q_EMIT m_service->changed(m_service->book[8]);
    QTRY_VERIFY(text(u"totalLabel"_s).contains(u"2"_s));
}

void TestListPage::staysInTheBoxWhileItFinds()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"nobody"_s);
    QTRY_VERIFY(!text(u"noticeText"_s).isEmpty());
    QVERIFY(box()->hasFocus());
    for (int i = 0; i < 6; ++i)
        press(Qt::Key_Backspace);
    QTRY_COMPARE(rows(), 100);
    QVERIFY(box()->hasFocus());
    press(Qt::Key_Down);
    QVERIFY(table()->hasFocus());
}

void TestListPage::goesToAPageByItsNumber_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<int>("row");
    QTest::newRow("the second") << u"2"_s << 100;
    QTest::newRow("the last") << u"3"_s << 200;
    QTest::newRow("past the last") << u"99"_s << 200;
    QTest::newRow("before the first") << u"0"_s << 0;
    QTest::newRow("the first") << u"1"_s << 0;
}

void TestListPage::goesToAPageByItsNumber()
{
    QFETCH(QString, typed);
    QFETCH(int, row);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(typed);
    press(Qt::Key_Return);
    QTRY_COMPARE(current(), m_service->book[row].id);
    QVERIFY(table()->hasFocus());
    QVERIFY(text(u"lastPageLabel"_s).contains(u"3"_s));
    QCOMPARE(named<QLineEdit>(*m_page, u"pageEdit"_s)->text(), QString::number(row / 100 + 1));
    support::settle(); // The page before it is read meanwhile, and moves nothing.
    const auto cursor = [this] { return table()->visualRect(table()->currentIndex()); };
    QTRY_VERIFY2(table()->viewport()->rect().contains(cursor().center()),
                 qPrintable(QString::number(cursor().top())));
    QVERIFY(cursor().top() < 100 || rows() < 110);
}

void TestListPage::leavesThePageNumberAsItWas()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(u"3"_s);
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());
    QCOMPARE(named<QLineEdit>(*m_page, u"pageEdit"_s)->text(), u"1"_s);
    support::settle();
    QCOMPARE(m_service->filters.size(), 1);
}

/// In both directions, row by row, without one that is left out or comes twice.
void TestListPage::goesOnAcrossPages()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(u"2"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(current(), m_service->book[100].id);
    for (int row = 99; row >= 0; --row) {
        support::settle();
        press(Qt::Key_Up);
        QCOMPARE(current(), m_service->book[row].id);
    }
    for (int row = 1; row < kBook; ++row) {
        press(Qt::Key_Down);
        support::settle();
        QCOMPARE(current(), m_service->book[row].id);
    }
    QCOMPARE(rows(), kBook);
}

void TestListPage::goesFromTheEndToTheStart()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_End);
    QTRY_COMPARE(current(), m_service->book.last().id);
    const core::Transaction charge = samples::charge(1500, 1);
    m_service->book.prepend(charge); // which nobody sees from there
    Q_EMIT m_service->changed(charge);
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kBook + 1)));
    press(Qt::Key_Home);
    QTRY_COMPARE(current(), charge.id);
    QVERIFY(text(u"totalLabel"_s).contains(QString::number(kBook + 1)));
}

void TestListPage::addsUpWhatMatches()
{
    for (core::Transaction &transaction : m_service->book)
        transaction.amount = core::Money::fromCents(100);
    m_service->book[3] = samples::moved(m_service->book[3], Status::Code::Paid);
    m_service->book[4] = samples::moved(m_service->book[4], Status::Code::Paid);
    m_service->book[4].operation = core::Operation::CashOut;
    m_service->book[4].amount = core::Money::fromCents(30);
    open();
    const auto money = [](qint64 cents) { return ui::moneyText(core::Money::fromCents(cents)); };
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(money(70))); // of what was paid
    QVERIFY(text(u"sumsLabel"_s).contains(money(20200 - 30)));
    searchFor(u"T-1003"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 1);
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(money(100)));
    QVERIFY(!text(u"sumsLabel"_s).contains(money(30)));
    // and after something has moved
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(money(70)));
    m_service->book[8] = samples::moved(m_service->book[8], Status::Code::Paid);
    Q_EMIT m_service->changed(m_service->book[8]);
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
}

void TestListPage::saysWhatADayCameTo()
{
    for (int i = 0; i < kBook; ++i)
        m_service->book[i].created = m_service->book[0].created.addDays(-i / 10);
    m_service->book[12] = samples::moved(m_service->book[12], Status::Code::Paid);
    open();
    QTRY_VERIFY(!text(u"sumsLabel"_s).isEmpty());
    const auto *delegate = qobject_cast<ui::ListDelegate *>(table()->itemDelegate());
    const QDate day = core::brasiliaDay(m_service->book[12].created);
    const QString band = delegate->bandText(day);
    QVERIFY2(band.contains(QLocale().toString(day, QLocale::LongFormat)), qPrintable(band));
    QVERIFY2(band.contains(u"10 "_s), qPrintable(band));
    QVERIFY2(band.contains(ui::moneyText(m_service->book[12].amount)), qPrintable(band));
    for (int row = 0; row < rows(); ++row)
        QCOMPARE(table()->rowHeight(row) > table()->rowHeight(1), row % 10 == 0);
}

void TestListPage::cutsNamesWhereTheCounterHidesThem()
{
    m_service->book[0].name = u"Wanderlei de Souza"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    const auto name = [this] {
        return table()->model()->index(0, static_cast<int>(Column::Name)).data().toString();
    };
    QCOMPARE(name(), u"Wanderlei S."_s);
    press(Qt::Key_C, Qt::ControlModifier);
    QVERIFY(!QGuiApplication::clipboard()->text().contains(u"Souza"_s));
    for (const auto masking : {ui::Masking::Numbers, ui::Masking::All, ui::Masking::Nothing}) {
        ui::Preferences preferences = m_toolbox->preferences().value();
        preferences.charging.masking = masking;
        m_toolbox->preferences().set(preferences);
        QCOMPARE(name(), masking == ui::Masking::All ? u"Wanderlei S."_s : u"Wanderlei de Souza"_s);
    }
}

/// Of who did not say who they are there is nothing to hide.
void TestListPage::tellsWhoStandsForNobodyInFull()
{
    const core::PayerProfile walkIn = samples::payer();
    m_service->book[0].name = walkIn.name;
    m_service->book[0].document = walkIn.document;
    m_service->book[1].name = walkIn.name; // somebody who is called so
    m_service->book[1].document = u"11144477735"_s;
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
    m_service->book[1] = samples::moved(m_service->book[1], Status::Code::Paid);
    m_service->book[1].name = u"Ana\tMaria\nSouza"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_Down, Qt::ShiftModifier);
    press(Qt::Key_C, Qt::ControlModifier);
    const QStringList lines = QGuiApplication::clipboard()->text().split(u'\n');
    QCOMPARE(lines.size(), 2);
    for (const QString &line : lines)
        QCOMPARE(line.split(u'\t').size(), kUsual.size());
    QVERIFY(lines[1].contains(m_service->book[1].endToEndId));
    QVERIFY(lines[0].contains(u"T-100"_s));
    for (qsizetype i = 1; i < kUsual.size(); ++i)
        press(Qt::Key_Right);
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), m_service->book[1].endToEndId);
}

void TestListPage::readsOnlyTheFailedPageAgain()
{
    const auto fromTheBook = m_service->onList;
    open();
    QTRY_VERIFY(table()->hasFocus());
    m_service->onList = [](const auto &) { return fullDisk(); };
    press(Qt::Key_End, Qt::ControlModifier);
    QTRY_VERIFY(!text(u"pageProblem"_s).isEmpty());
    const QUuid before = current();
    m_service->onList = fromTheBook;
    m_service->filters.clear();
    press(Qt::Key_F5);
    QTRY_COMPARE(rows(), 200);
    QCOMPARE(current(), before);
    QCOMPARE(m_service->filters[0].page, 2);
}

void TestListPage::goesOnByPagesAcrossBorders()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QUuid before;
    while (before != current()) {
        before = current();
        press(Qt::Key_PageDown);
        support::settle();
    }
    QCOMPARE(current(), m_service->book.last().id);
    press(Qt::Key_G, Qt::ControlModifier);
    support::type(u"3"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(current(), m_service->book[200].id);
    support::settle();
    before = {};
    while (before != current()) {
        before = current();
        press(Qt::Key_PageUp);
        support::settle();
    }
    QCOMPARE(current(), m_service->book.first().id);
}

void TestListPage::writesANoteInPlace()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(!columns().contains(Column::Note)); // There is none yet.
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

void TestListPage::keepsANoteThatIsLeft()
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

void TestListPage::asksBeforeANoteIsDropped()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_N);
    press(Qt::Key_Escape); // Nothing was typed.
    QVERIFY(table()->hasFocus());
    press(Qt::Key_N);
    support::type(u"bolo"_s);
    press(Qt::Key_Escape);
    QVERIFY(!text(u"noteNews"_s).isEmpty());
    QVERIFY(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->hasFocus());
    support::type(u"s"_s); // Who goes on typing is asked again.
    press(Qt::Key_Escape);
    QCOMPARE(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->text(), u"bolos"_s);
    press(Qt::Key_Escape);
    QVERIFY(table()->hasFocus());
    support::settle();
    QCOMPARE(cells(Column::Note).value(0), QString());
}

void TestListPage::keepsWhatCouldNotBeNoted()
{
    make({}, ToolBox::Book::Broken);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_N);
    support::type(u"bolo"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(!text(u"noteNews"_s).isEmpty());
    QCOMPARE(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->text(), u"bolo"_s);
    QVERIFY(named<QLineEdit>(*m_page, u"noteTextEdit"_s)->hasFocus());
}

void TestListPage::showsWhatWasNotedElsewhere()
{
    const QUuid id = m_service->book[2].id;
    QVERIFY(await(m_toolbox->consoleBook().setNote(id, u"antes"_s)));
    QVERIFY(await(m_toolbox->consoleBook().abandon(id)));
    open();
    QTRY_COMPARE(cells(Column::Note).value(2), u"antes"_s);
    QVERIFY(!cells(Column::Mark).value(2).isEmpty());
    QVERIFY(cells(Column::Mark).value(1).isEmpty());
    QVERIFY(await(m_toolbox->consoleBook().setNote(id, u"depois"_s)));
    QTRY_COMPARE(cells(Column::Note).value(2), u"depois"_s);
}

/// What no service knows: so it is the last of the readings.
void TestListPage::findsByNote()
{
    QVERIFY(await(m_toolbox->consoleBook().setNote(m_service->book[150].id, u"Troca de bolo"_s)));
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"BOLO"_s);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(current(), m_service->book[150].id);
    QCOMPARE(chips().size(), 1);
    QVERIFY(chips()[0].contains(u"BOLO"_s));
    QTRY_VERIFY(text(u"sumsLabel"_s).contains(ui::moneyText(m_service->book[150].amount)));
}

void TestListPage::writesTagsInPlace()
{
    QVERIFY(await(m_toolbox->consoleBook().setTags(m_service->book[9].id, u"Festa"_s)));
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

/// As in a window of 1024, where states have longer words.
void TestListPage::hasRoomForTagsInASmallWindow()
{
    QVERIFY(await(m_toolbox->consoleBook().setTags(m_service->book[1].id, u"fiado"_s)));
    m_page->resize(715, 600);
    open();
    QTRY_VERIFY(columns().contains(Column::Tags));
    QVERIFY(columns().contains(Column::Name));
    QVERIFY(columns().contains(Column::Time));
}

void TestListPage::tellsTagsThatAreTooMany()
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

/// Whole tags only; before the parts of notes.
void TestListPage::findsByTag()
{
    core::ConsoleBook &book = m_toolbox->consoleBook();
    QVERIFY(await(book.setTags(m_service->book[150].id, u"Fiado, festa"_s)));
    QVERIFY(await(book.setTags(m_service->book[151].id, u"não fiado"_s)));
    QVERIFY(await(book.setNote(m_service->book[152].id, u"fiado"_s)));
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"FIADO"_s);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(current(), m_service->book[150].id);
    QCOMPARE(chips().size(), 1);
    QVERIFY(chips()[0].startsWith(u"⌂ Tag: FIADO"_s));
}

/// Apart from what the service decides, by a sign for who sees it and in words for who hears it.
void TestListPage::choosesATag()
{
    core::ConsoleBook &book = m_toolbox->consoleBook();
    QVERIFY(await(book.setTags(m_service->book[150].id, u"fiado"_s)));
    QVERIFY(await(book.setTags(m_service->book[151].id, u"festa"_s)));
    m_service->book[151] = samples::moved(m_service->book[151], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *tag = named<QComboBox>(*m_page, u"tagBox"_s);
    QTRY_COMPARE(tag->count(), 3);
    named<QPushButton>(*m_page, u"paidStateButton"_s)->click();
    while (!tag->hasFocus())
        press(Qt::Key_Tab);
    while (tag->currentText() != u"⌂ festa"_s)
        press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(m_service->filters.constLast().tag, QString()); // which knows nothing of it
    QCOMPARE(current(), m_service->book[151].id);
    const auto buttons = m_page->findChildren<QPushButton *>(u"filterChip"_s);
    QCOMPARE(chips().size(), 2);
    QVERIFY(chips()[0].startsWith(u"State"_s));
    QVERIFY(chips()[1].startsWith(u"⌂ Tag: festa"_s));
    QVERIFY(buttons[0]->accessibleDescription().isEmpty());
    QVERIFY(buttons[1]->accessibleDescription().contains(u"Noted at this counter"_s));
    press(Qt::Key_Home);
    QTRY_COMPARE(chips().size(), 1);
    while (tag->currentText() != u"⌂ fiado"_s)
        press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 0); // that one is not paid
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(tag->currentIndex(), 0);
}

/// As far as its reference tells.
void TestListPage::tellsWhichCounterMadeIt()
{
    const auto standard = core::ReferencePattern::standard();
    m_service->book[1].reference = standard.made(u"C7"_s, QDate(2026, 11, 21), 42);
    m_service->book[2].reference = u"pedido-7"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(cells(Column::Counter).value(1), u"C7"_s);
    QCOMPARE(cells(Column::Counter).value(2), QString());
}

void TestListPage::joinsANoteWithAnotherFilter()
{
    for (const int row : {150, 160})
        QVERIFY(await(m_toolbox->consoleBook().setNote(m_service->book[row].id, u"bolo"_s)));
    m_service->book[160] = samples::moved(m_service->book[160], Status::Code::Paid);
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
             m_service->book[160]);
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
    QCOMPARE(apart[0][0].value<core::Transaction>().id, m_service->book[1].id);
}

void TestListPage::choosesColumnsByKeys()
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
    press(Qt::Key_Down, Qt::ControlModifier); // the time behind the state
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

    const ui::Preferences preferences = m_toolbox->preferences().value();
    make(preferences); // and they are as they were left
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(columns(), expected);
    QVERIFY(table()->columnWidth(static_cast<int>(Column::Time)) > width);
    m_page->resize(kNarrow); // Who chose them wants them.
    support::settle();
    QCOMPARE(columns(), expected);
}

void TestListPage::keepsAtLeastOneColumn()
{
    make({.listing = {.columns = {.shown = {Column::Amount}}, .views = QList<ui::SavedView>()}});
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(columns(), QList{Column::Amount});
    press(Qt::Key_C);
    press(Qt::Key_Space);
    QCOMPARE(columns(), QList{Column::Amount});
}

void TestListPage::takesColumnsAsTheyWereAtFirst()
{
    make({.listing = {.columns = {.shown = {Column::Amount}, .widths = {{Column::Amount, 300}}},
                      .views = QList<ui::SavedView>()}});
    open();
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(table()->columnWidth(static_cast<int>(Column::Amount)), 300);
    press(Qt::Key_C);
    press(Qt::Key_R);
    QCOMPARE(columns(), kUsual);
    QCOMPARE(kept().columns, ui::ListColumns());
    QVERIFY(table()->columnWidth(static_cast<int>(Column::Amount)) < 300);
}

void TestListPage::keepsColumnsThatAreMovedByMouse()
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

/// What the buttons of the views say.
QStringList TestListPage::views() const
{
    QStringList texts;
    for (int i = 1; i <= ui::kMostViews; ++i) {
        const auto *button = m_page->findChild<QPushButton *>(u"view%1Button"_s.arg(i));
        if (button)
            texts.append(button->text());
    }
    return texts;
}

void TestListPage::choosesAViewByItsDigit()
{
    for (const int row : {3, 5, 150})
        m_service->book[row] = samples::moved(m_service->book[row], Status::Code::Paid);
    make({.listing = {
              .views = QList<ui::SavedView>{
                  {.name = u"Pagas"_s, .filter = {.statuses = {Status::Code::Paid}}},
                  {.name = u"R$ 1"_s, .filter = {.largestAmount = core::Money::fromCents(100)}}}}});
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

void TestListPage::countsWhatViewsHold()
{
    for (const int row : {3, 5, 150})
        m_service->book[row] = samples::moved(m_service->book[row], Status::Code::Paid);
    make({});
    open();
    QTRY_COMPARE(views().size(), ui::usualViews().size());
    QTRY_VERIFY2(views()[1].contains(QString::number(kBook - 3)), qPrintable(views()[1]));
    QTRY_VERIFY2(views()[3].contains(u"· 0"_s), qPrintable(views()[3])); // cash-outs
    QVERIFY(table()->hasFocus());
}

void TestListPage::countsViewsAgainOnceSomethingChanged()
{
    make({.listing = {.views = QList<ui::SavedView>{
                          {.name = u"Pagas"_s, .filter = {.statuses = {Status::Code::Paid}}}}}});
    open();
    QTRY_VERIFY2(views()[0].contains(u"· 0"_s), qPrintable(views()[0]));
    m_service->filters.clear();
    for (const int row : {3, 5}) {
        m_service->book[row] = samples::moved(m_service->book[row], Status::Code::Paid);
        Q_EMIT m_service->changed(m_service->book[row]);
    }
    QTRY_VERIFY2(views()[0].contains(u"· 2"_s), qPrintable(views()[0]));
    QCOMPARE(m_service->filters.size(), 1); // for both
}

void TestListPage::keepsAViewOfWhatIsInFront()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(!named<QPushButton>(*m_page, u"editViewButton"_s)->isEnabled()); // of what?
    searchFor(u"T-1003"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_S);
    QVERIFY(named<QLineEdit>(*m_page, u"viewNameEdit"_s)->hasFocus());
    support::type(u"Bolo"_s);
    press(Qt::Key_Return);
    QVERIFY(table()->hasFocus());
    const ui::SavedView expected{.name = u"Bolo"_s, .filter = {.reference = u"T-1003"_s}};
    QCOMPARE(kept().views.value(), QList{expected});
    QVERIFY(named<QPushButton>(*m_page, u"view1Button"_s)->isChecked());
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_VERIFY(rows() > 1);
    press(Qt::Key_1);
    QTRY_COMPARE(rows(), 1);
}

void TestListPage::renamesMovesAndRemovesAView()
{
    make({.listing = {.views = QList<ui::SavedView>{
                          {.name = u"A"_s, .filter = {.statuses = {Status::Code::Paid}}},
                          {.name = u"B"_s, .filter = {.reference = u"T-1003"_s}},
                          {.name = u"C"_s, .filter = {.phone = u"11"_s}}}}});
    const auto names = [this] {
        QStringList list;
        for (const ui::SavedView &view : kept().views.value())
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

void TestListPage::refusesAViewThatCannotStand()
{
    QList<ui::SavedView> full;
    for (int i = 0; i < ui::kMostViews; ++i)
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
    QVERIFY(text(u"viewProblem"_s).contains(QString::number(ui::kMostViews)));
    QCOMPARE(kept().views.value(), full);
    auto *name = named<QLineEdit>(*m_page, u"viewNameEdit"_s);
    QCOMPARE(name->text(), u"Bolo"_s);
    name->clear();
    support::type(u"V4"_s); // which then means this
    press(Qt::Key_Return);
    QCOMPARE(kept().views.value()[4].filter.reference, u"T-1003"_s);
    press(Qt::Key_S);
    named<QLineEdit>(*m_page, u"viewNameEdit"_s)->clear();
    support::type(u"V3"_s); // Two of one name would be mixed up.
    press(Qt::Key_Return);
    QVERIFY(!text(u"viewProblem"_s).isEmpty());
    QCOMPARE(kept().views.value()[3], full[3]);
}

void TestListPage::bringsTheColumnsOfAView()
{
    const QList<Column> few{Column::Amount, Column::Time};
    make({.listing = {.views = QList<ui::SavedView>{
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
    press(Qt::Key_2); // which has none of its own
    QCOMPARE(columns(), few);
}

void TestListPage::choosesWhenItWasPaid()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *paid = named<QComboBox>(*m_page, u"paidBox"_s);
    paid->setFocus();
    press(Qt::Key_Down);
    core::TransactionFilter filter;
    const auto isAsked = [this, &filter] {
        for (const core::TransactionFilter &asked : m_service->filters) {
            if (asked.paidFrom)
                filter = asked;
        }
        return filter.paidFrom.has_value();
    };
    QTRY_VERIFY(isAsked());
    const QDate today = core::brasiliaDay(*filter.paidFrom);
    QCOMPARE(filter.paidFrom, core::startOfBrasiliaDay(today));
    QCOMPARE(filter.paidUntil, core::startOfBrasiliaDay(today.addDays(1)));
    QCOMPARE(chips().size(), 1);
    QVERIFY2(chips()[0].contains(QLocale().toString(today, QLocale::ShortFormat)),
             qPrintable(chips()[0]));
    press(Qt::Key_Up);
    QTRY_COMPARE(chips().size(), 0);
}

QTEST_MAIN(TestListPage)
#include "tst_listpage.moc"
