// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "ui/errortext.h"
#include "ui/listpage.h"
#include "ui/statusbadge.h"
#include "ui/text.h"
#include "ui/transactionmodel.h"

#include <QtCore/QSet>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
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

private:
    void open();
    void answer();
    [[nodiscard]] QTableView *table() const;
    [[nodiscard]] QString text(const QString &label) const;
    [[nodiscard]] QUuid current() const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ui::ListPage> m_page;
};

void TestListPage::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_service = std::make_unique<FakeService>();
    for (int i = 0; i < kBook; ++i)
        m_service->book.append(samples::charge(100 + i, 1000 + i));
    m_page = std::make_unique<ui::ListPage>(*m_service);
    m_page->resize(kWide);
}

void TestListPage::cleanup()
{
    m_page.reset();
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
    QTRY_COMPARE(table()->model()->rowCount(), kBook);
    QTRY_COMPARE(current(), m_service->book.last().id);
    press(Qt::Key_Home);
    QCOMPARE(current(), m_service->book.first().id);
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
    QTRY_VERIFY(text(u"totalLabel"_s) != total);
    QVERIFY(text(u"totalLabel"_s).contains(u"F5"_s));
    QVERIFY(table()->isVisible());
    QCOMPARE(table()->model()->rowCount(), 100);
    support::settle();
    QCOMPARE(m_service->filters.size(), 2); // Not again and again.

    m_service->onList = fromTheBook;
    press(Qt::Key_F5);
    QTRY_COMPARE(text(u"totalLabel"_s), total);
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
    QTRY_VERIFY(table()->hasFocus());
    QCOMPARE(current(), m_service->book[0].id);
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
    const auto hidden = [this] {
        QList<Column> columns;
        for (int column = 0; column < static_cast<int>(Column::Count); ++column) {
            if (table()->isColumnHidden(column))
                columns.append(static_cast<Column>(column));
        }
        return columns;
    };
    QCOMPARE(hidden(), QList<Column>{});
    m_page->resize(kNarrow);
    QTRY_COMPARE(hidden(), (QList{Column::Operation, Column::Reference, Column::EndToEndId}));
    QVERIFY(table()->columnWidth(static_cast<int>(Column::Name)) >= 80);
    m_page->resize(kWide);
    QTRY_COMPARE(hidden(), QList<Column>{});
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

QTEST_MAIN(TestListPage)
#include "tst_listpage.moc"
