// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/listbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;

/// Text typed in the search box, and its effect on the list.
class TestListSearch : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void findsWhatIsTyped_data();
    void findsWhatIsTyped();
    void readsWhatIsTypedInAnotherWay();
    void triesOtherMeaningsAfterARefusedOne();
    void beginsWithTheKeyOfOtherPrograms();
    void makesAChipOfWhatIsTyped();
    void joinsWhatIsTypedWithChips();
    void keepsWhatFindsNothingInTheBox();
    void staysInTheBoxWhileItFinds();
    void showsAllWithOneKey_data();
    void showsAllWithOneKey();
    void removesAChip_data();
    void removesAChip();
    void showsWhatWouldMatchWithoutAPart();
    void neverHidesANewChargeSilently();
    void addsANewChargeThatMatches();
    void countsAgainWhenAStateChanges();
};

void TestListSearch::findsWhatIsTyped_data()
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
    QTest::newRow("a name and a price") << u"souza 1,04"_s << 4;
    QTest::newRow("a price and a name") << u"1,04 wander"_s << 4;
    QTest::newRow("words in another order") << u"souza wanderlei"_s << 4;
    QTest::newRow("similar characters") << u"broiba"_s << 9;
}

void TestListSearch::findsWhatIsTyped()
{
    QFETCH(QString, text);
    QFETCH(int, row);
    m_service->stored[3] = samples::moved(m_service->stored[3], Status::Code::Paid);
    m_service->stored[3].endToEndId = u"E99999999202611201401Zz9yXwV7u2x"_s;
    m_service->stored[4].name = u"Wanderlei Souza"_s;
    m_service->stored[5].document = u"11144477735"_s;
    m_service->stored[6].phone = u"+5521999912345"_s;
    m_service->stored[8].pixKey = u"fulano@example.com"_s;
    m_service->stored[9] = samples::moved(m_service->stored[9], Status::Code::Paid);
    m_service->stored[9].endToEndId = u"E99999999202611201401Zz9yXbrO1bA"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(text);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(current(), m_service->stored[row].id);
    QVERIFY(named(*m_page, u"otherwiseButton"_s)->isVisible());
    QVERIFY(box()->hasFocus());
    QTRY_VERIFY(named<QPushButton>(*m_page, u"showAllButton"_s)->text().contains(u"202"_s));
}

void TestListSearch::readsWhatIsTypedInAnotherWay()
{
    m_service->stored[5].reference = u"12"_s;
    m_service->stored[6].amount = core::Money::fromCents(1200);
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"12"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(current(), m_service->stored[5].id);
    const QString reading = named<QPushButton>(*m_page, u"otherwiseButton"_s)->text();
    press(Qt::Key_R, Qt::ControlModifier);
    QTRY_COMPARE(current(), m_service->stored[6].id);
    QVERIFY(named<QPushButton>(*m_page, u"otherwiseButton"_s)->text() != reading);
    QCOMPARE(box()->text(), u"12"_s);
}

void TestListSearch::triesOtherMeaningsAfterARefusedOne()
{
    m_service->stored[7].name = u"Wanderlei"_s;
    m_service->onList =
        [usual = m_service->onList](
            const core::TransactionFilter &filter) -> core::Result<core::TransactionPage> {
        if (!filter.reference.isEmpty())
            return tl::unexpected(core::Error{core::Error::Code::Unsupported, {}, {}});
        return usual(filter);
    };
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"wanderlei"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(current(), m_service->stored[7].id);
}

void TestListSearch::beginsWithTheKeyOfOtherPrograms()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F, Qt::ControlModifier);
    QVERIFY(box()->hasFocus());
}

void TestListSearch::makesAChipOfWhatIsTyped()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"T-1007"_s);
    press(Qt::Key_Return); // before the answer
    QTRY_COMPARE(rows(), 1);
    QVERIFY(table()->hasFocus());
    QCOMPARE(chips().size(), 1);
    QVERIFY(chips()[0].contains(u"T-1007"_s));
    QVERIFY(box()->text().isEmpty());
    QVERIFY(text(u"totalLabel"_s).contains(u"1"_s));
}

void TestListSearch::joinsWhatIsTypedWithChips()
{
    m_service->stored[7].name = u"Wanderlei"_s;
    m_service->stored[9].name = u"Wanderlei"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"wanderlei"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 2);
    searchFor(u"1,09"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(current(), m_service->stored[9].id);
    press(Qt::Key_Return);
    QTRY_COMPARE(chips().size(), 2);
    QCOMPARE(current(), m_service->stored[9].id);
}

void TestListSearch::keepsWhatFindsNothingInTheBox()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"nobody"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(text(u"noticeText"_s).contains(u"nobody"_s));
    QCOMPARE(box()->text(), u"nobody"_s);
    QVERIFY(box()->hasFocus());
    QVERIFY(chips().isEmpty());
    press(Qt::Key_Escape); // goes back and removes nothing
    QCOMPARE(box()->text(), u"nobody"_s);
    QVERIFY(!box()->hasFocus());
}

void TestListSearch::staysInTheBoxWhileItFinds()
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

void TestListSearch::showsAllWithOneKey_data()
{
    QTest::addColumn<bool>("isTyping");
    QTest::newRow("while typing") << true;
    QTest::newRow("at the list") << false;
}

void TestListSearch::showsAllWithOneKey()
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

void TestListSearch::removesAChip_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::newRow("Space") << Qt::Key_Space;
    QTest::newRow("Enter") << Qt::Key_Return;
    QTest::newRow("Delete") << Qt::Key_Delete;
    QTest::newRow("Backspace in the empty box") << Qt::Key_A;
}

void TestListSearch::removesAChip()
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

void TestListSearch::showsWhatWouldMatchWithoutAPart()
{
    m_service->stored[7].name = u"Wanderlei"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"wanderlei"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_F);
    press(Qt::Key_Tab);
    press(Qt::Key_Space); // paid; none of them is
    const auto buttons = [this] {
        return m_page->findChildren<QPushButton *>(u"withoutPartButton"_s);
    };
    QTRY_COMPARE(buttons().size(), 1); // the name alone would match one
    QCOMPARE(buttons().first()->accessibleName(), u"Without “State: Paid”: 1"_s);
}

void TestListSearch::neverHidesANewChargeSilently()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"1,07"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 1);
    QVERIFY(text(u"passedOverLabel"_s).isEmpty());
    for (int i = 1; i < 3; ++i) {
        const core::Transaction charge = samples::charge(1500, i);
        m_service->stored.prepend(charge);
        Q_EMIT m_service->changed(charge);
        support::settle();
        QCOMPARE(rows(), 1);
        QVERIFY(!text(u"passedOverLabel"_s).isEmpty());
        const QString hidden = QString::number(kTransactionCount + i - 1);
        QTRY_VERIFY(named<QPushButton>(*m_page, u"showAllButton"_s)->text().contains(hidden));
    }
    QVERIFY(text(u"passedOverLabel"_s).contains(u"2"_s));
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(rows(), 100);
    QVERIFY(text(u"passedOverLabel"_s).isEmpty());
    QCOMPARE(current(), m_service->stored[0].id);
}

void TestListSearch::addsANewChargeThatMatches()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    searchFor(u"1,07"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 1);
    const core::Transaction charge = samples::charge(107, 1);
    m_service->stored.prepend(charge);
    Q_EMIT m_service->changed(charge);
    QTRY_COMPARE(rows(), 2);
    QVERIFY(text(u"passedOverLabel"_s).isEmpty());
    QVERIFY(text(u"totalLabel"_s).contains(u"2"_s));
}

void TestListSearch::countsAgainWhenAStateChanges()
{
    m_service->stored[3] = samples::moved(m_service->stored[3], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    press(Qt::Key_Tab);
    press(Qt::Key_Space);
    QTRY_COMPARE(rows(), 1);
    m_service->stored[8] = samples::moved(m_service->stored[8], Status::Code::Paid);
    Q_EMIT m_service->changed(m_service->stored[8]);
    QTRY_VERIFY(text(u"totalLabel"_s).contains(u"2"_s));
}

BALCAO_TEST(TestListSearch)
#include "tst_listsearch.moc"
