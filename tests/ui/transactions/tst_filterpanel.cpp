// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "tests/support/await.h"
#include "tests/support/clock.h"
#include "tests/support/listbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"

#include <QtCore/QSet>
#include <QtTest/QTest>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;

/// Choices of the filter, and whether the service or local data decides them.
class TestFilterPanel : public QObject, private ListBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void choosesStatesByKeys();
    void choosesTheOperation();
    void choosesAPeriodByKeys();
    void choosesDaysThatAreTyped();
    void choosesAPeriodByItsName();
    void keepsTheChosenOfEqualPeriods_data();
    void keepsTheChosenOfEqualPeriods();
    void choosesBusinessDays();
    void choosesWhenItWasPaid();
    void choosesTheEvidence();
    void offersNoEvidenceOfOtherServices();
    void choosesAmounts_data();
    void choosesAmounts();
    void choosesADescription();
    void choosesAnEmail();
    void choosesATag();
    void choosesAMark_data();
    void choosesAMark();
    void choosesAnOperator();
    void choosesUnusual();
    void choosesACounter();
    void hidesTillsIfReferencesNameNone();
    void offersToRemoveAPartWithoutMatches();
    void removesAPartThatWasTyped();
    void marksFiltersThatARemoteServiceLacks();

private:
    /// Returns the visible buttons that remove a part of the filter.
    [[nodiscard]] QList<QPushButton *> removalButtons() const
    {
        QList<QPushButton *> visible;
        for (auto *button : m_page->findChildren<QPushButton *>(u"withoutPartButton"_s)) {
            if (button->isVisible())
                visible.append(button);
        }
        return visible;
    }

    [[nodiscard]] QStringList removals() const
    {
        QStringList names;
        for (const QPushButton *button : removalButtons())
            names.append(button->accessibleName());
        return names;
    }
};

void TestFilterPanel::choosesStatesByKeys()
{
    m_service->stored[3] = samples::moved(m_service->stored[3], Status::Code::Paid);
    m_service->stored[4] = samples::moved(m_service->stored[4], Status::Code::Denied);
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

void TestFilterPanel::choosesTheOperation()
{
    for (const int place : {4, 150})
        m_service->stored[place].operation = core::Operation::CashOut;
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *operation = named<QComboBox>(*m_page, u"operationBox"_s);
    QVERIFY(tabTo(*operation));
    press(Qt::Key_End);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_Up);
    QTRY_COMPARE(rows(), 100);
    QTRY_VERIFY(text(u"totalLabel"_s).contains(QString::number(kTransactionCount - 2)));
    press(Qt::Key_Up);
    QTRY_COMPARE(chips().size(), 0);
}

void TestFilterPanel::choosesAPeriodByKeys()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    for (int i = 0; i < kTransactionCount; ++i)
        m_service->stored[i].created = now.addDays(i < 3 ? 0 : -400);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, u"periodBox"_s);
    QVERIFY(tabTo(*period));
    press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 3);
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_End); // the Chosen period, today by default
    support::settle();
    QVERIFY(named(*m_page, u"fromDayEdit"_s)->isVisible());
    QCOMPARE(rows(), 3);
}

void TestFilterPanel::choosesDaysThatAreTyped()
{
    const QDateTime noon(QDate(2026, 3, 31), QTime(15, 0), Qt::UTC);
    for (int i = 0; i < kTransactionCount; ++i)
        m_service->stored[i].created = noon.addDays(-i);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, u"periodBox"_s);
    QVERIFY(tabTo(*period));
    press(Qt::Key_End);
    press(Qt::Key_Tab);
    support::type(u"30/03/2026"_s);
    press(Qt::Key_Tab);
    support::type(u"31022026"_s);
    press(Qt::Key_Return);
    QVERIFY(text(u"filterProblem"_s).contains(u"31022026"_s));
    support::type(u"31032026"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(rows(), 2);
    QVERIFY(text(u"filterProblem"_s).isEmpty());
    QCOMPARE(chips().size(), 1);
}

/// S saves a view and E exports, but not while the letters continue a typed entry.
void TestFilterPanel::choosesAPeriodByItsName()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, u"periodBox"_s);
    QVERIFY(tabTo(*period));
    support::type(u"yes"_s);
    QCOMPARE(period->currentText(), u"Yesterday"_s);
    QVERIFY(period->hasFocus());
    // Until the keyboard search has ended.
    support::advanceClock(std::chrono::milliseconds(QApplication::keyboardInputInterval() + 100));
    support::type(u"e"_s);
    QVERIFY(named(*m_page, u"exportPanel"_s)->isVisible());
}

void TestFilterPanel::keepsTheChosenOfEqualPeriods_data()
{
    QTest::addColumn<QString>("box");
    QTest::addColumn<QDate>("today");
    const QDate sunday(2026, 11, 22);
    const QDate first(2026, 12, 1);
    QTest::newRow("created, Sunday") << u"periodBox"_s << sunday;
    QTest::newRow("created, first of a month") << u"periodBox"_s << first;
    QTest::newRow("paid, Sunday") << u"paidBox"_s << sunday;
    QTest::newRow("paid, first of a month") << u"paidBox"_s << first;
}

/// On a Sunday this week is today, on a first this month. Down still reaches every period.
void TestFilterPanel::keepsTheChosenOfEqualPeriods()
{
    QFETCH(QString, box);
    QFETCH(QDate, today);
    const support::WallClock clock(core::startOfBrasiliaDay(today).addSecs(12 * 3600));
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, box);
    period->setFocus();
    for (int i = 1; i < 7; ++i) {
        press(Qt::Key_Down);
        support::settle();
        QCOMPARE(period->currentIndex(), i);
    }
}

/// At one o'clock at night, a bar that closes at two still has the day before. The chip shows the
/// times.
void TestFilterPanel::choosesBusinessDays()
{
    const QDate day(2026, 11, 27);
    const QDateTime midnight = core::startOfBrasiliaDay(day.addDays(1));
    const support::WallClock clock(midnight.addSecs(3600));
    for (int i = 0; i < kTransactionCount; ++i)
        m_service->stored[i].created = midnight.addDays(-400);
    m_service->stored[0].created = midnight.addSecs(1800);
    m_service->stored[1].created = midnight.addSecs(-1800);
    m_service->stored[2].created = core::startOfBrasiliaDay(day).addSecs(3600); // the day before
    make({.shifts = {.cutoffMinutes = 120}});
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *period = named<QComboBox>(*m_page, u"periodBox"_s);
    period->setFocus();
    press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(period->currentText(), u"Today"_s);
    QCOMPARE(chips().size(), 1);
    QVERIFY2(chips()[0].contains(u"27/11/2026 02:00"_s) &&
                 chips()[0].contains(u"28/11/2026 02:00"_s),
             qPrintable(chips()[0]));
    press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(period->currentText(), u"Yesterday"_s);
    // The choice follows a new cutoff.
    core::Preferences preferences = m_toolbox->preferences().value();
    preferences.shifts.cutoffMinutes = 0;
    m_toolbox->preferences().set(preferences);
    // An earlier chip remains until the event loop deletes it.
    QTRY_VERIFY2(chips()[0].contains(u"26/11/2026"_s) && !chips()[0].contains(u"02:00"_s),
                 qPrintable(chips()[0]));
    QTRY_COMPARE(rows(), 0);
}

void TestFilterPanel::choosesWhenItWasPaid()
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

void TestFilterPanel::choosesTheEvidence()
{
    m_service->can.confirmsPayments = true;
    make({.listing = {.views = QList<core::SavedView>()}});
    for (const int place : {3, 4, 5}) {
        core::Transaction &charge = m_service->stored[place];
        charge = samples::moved(charge, Status::Code::Paid);
        const auto kind = place == 5 ? core::EvidenceKind::BankApi : core::EvidenceKind::ByHand;
        charge.evidence = {{.kind = kind, .recordedAt = charge.events.first().at}};
    }
    open();
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(columns().contains(Column::Evidence));
    const auto cell = [this](int row) {
        const auto column = static_cast<int>(Column::Evidence);
        return table()->model()->index(row, column).data().toString();
    };
    QCOMPARE(cell(2), QString());
    QCOMPARE(cell(3), u"counter"_s);
    QCOMPARE(cell(5), u"bank"_s);
    const auto state = static_cast<int>(Column::State);
    QVERIFY(table()
                ->model()
                ->index(3, state)
                .data(Qt::ToolTipRole)
                .toString()
                .contains(u"not by the bank"_s));
    press(Qt::Key_F);
    auto *box = named<QComboBox>(*m_page, u"evidenceBox"_s);
    QVERIFY(tabTo(*box));
    press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(chips().size(), 1);
    press(Qt::Key_End);
    QTRY_COMPARE(rows(), 1);
    press(Qt::Key_Home);
    QTRY_VERIFY(chips().isEmpty());
    QVERIFY(!m_service->filters.last().evidence);
}

void TestFilterPanel::offersNoEvidenceOfOtherServices()
{
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    QVERIFY(!m_page->findChild<QComboBox *>(u"evidenceBox"_s));
    QVERIFY(!columns().contains(Column::Evidence));
}

void TestFilterPanel::choosesAmounts_data()
{
    QTest::addColumn<QString>("min");
    QTest::addColumn<QString>("max");
    QTest::addColumn<int>("count");
    QTest::addColumn<bool>("isFine");
    QTest::newRow("from") << u"3,00"_s << u""_s << 3 << true;
    QTest::newRow("to") << u""_s << u"1,01"_s << 2 << true;
    QTest::newRow("both") << u"1,10"_s << u"1,19"_s << 10 << true;
    QTest::newRow("whole reais") << u"3"_s << u"4"_s << 3 << true;
    QTest::newRow("no amount") << u"x"_s << u"1,00"_s << 1 << false;
    QTest::newRow("nothing between") << u"2,00"_s << u"1,00"_s << 0 << false;
}

void TestFilterPanel::choosesAmounts()
{
    QFETCH(QString, min);
    QFETCH(QString, max);
    QFETCH(int, count);
    QFETCH(bool, isFine);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    QVERIFY(tabTo(*named<QLineEdit>(*m_page, u"minAmountEdit"_s)));
    support::type(min);
    press(Qt::Key_Tab);
    support::type(max);
    QTRY_COMPARE(rows(), count);
    QCOMPARE(text(u"filterProblem"_s).isEmpty(), isFine);
    QCOMPARE(named<QLineEdit>(*m_page, u"minAmountEdit"_s)->text(), min);
}

/// Marked as local by a sign, and in words for screen readers.
void TestFilterPanel::choosesADescription()
{
    m_service->stored[3].description = u"Bolo de milho"_s;
    m_service->stored[150].description = u"bolo de fuba"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    QVERIFY(tabTo(*named<QLineEdit>(*m_page, u"descriptionFilterEdit"_s)));
    support::type(u"bolo de "_s);
    QTRY_COMPARE(rows(), 2);
    support::type(u"milho"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(named<QLineEdit>(*m_page, u"descriptionFilterEdit"_s)->text(), u"bolo de milho"_s);
    QCOMPARE(chips(), QStringList(u"Description: bolo de milho   ✕"_s));
    m_page->showOnly({});
    QTRY_COMPARE(rows(), 100);
    QVERIFY(named<QLineEdit>(*m_page, u"descriptionFilterEdit"_s)->text().isEmpty());
}

void TestFilterPanel::choosesAnEmail()
{
    m_service->stored[3].email = u"Ana.Souza@loja.example"_s;
    m_service->stored[150].email = u"ana@loja.example"_s;
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    QVERIFY(tabTo(*named<QLineEdit>(*m_page, u"emailFilterEdit"_s)));
    support::type(u"ana"_s);
    QTRY_COMPARE(rows(), 2);
    support::type(u".s"_s);
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(chips(), QStringList(u"E-mail: ana.s   ✕"_s));
    m_page->showOnly({.email = u"@loja.example"_s});
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(named<QLineEdit>(*m_page, u"emailFilterEdit"_s)->text(), u"@loja.example"_s);
    m_page->showOnly({});
    QTRY_COMPARE(rows(), 100);
    QVERIFY(named<QLineEdit>(*m_page, u"emailFilterEdit"_s)->text().isEmpty());
}

void TestFilterPanel::choosesATag()
{
    core::ConsoleDatabase &console = m_toolbox->console();
    QVERIFY(await(console.annotations().setTags(m_service->stored[150].id, u"fiado"_s)));
    QVERIFY(await(console.annotations().setTags(m_service->stored[151].id, u"festa"_s)));
    m_service->stored[151] = samples::moved(m_service->stored[151], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *tag = named<QComboBox>(*m_page, u"tagBox"_s);
    QTRY_COMPARE(tag->count(), 3);
    named<QPushButton>(*m_page, u"paidStateButton"_s)->click();
    QVERIFY(tabTo(*tag));
    QVERIFY(pressUntil(Qt::Key_Down, [&] { return tag->currentText() == u"⌂ festa"_s; }));
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(m_service->filters.constLast().tag, QString()); // the service does not know tags
    QCOMPARE(current(), m_service->stored[151].id);
    const auto buttons = m_page->findChildren<QPushButton *>(u"filterChip"_s);
    QCOMPARE(chips().size(), 2);
    QVERIFY(chips()[0].startsWith(u"State"_s));
    QVERIFY(chips()[1].startsWith(u"⌂ Tag: festa"_s));
    QVERIFY(buttons[0]->accessibleDescription().isEmpty());
    QVERIFY(buttons[1]->accessibleDescription().contains(u"Noted at this counter"_s));
    press(Qt::Key_Home);
    QTRY_COMPARE(chips().size(), 1);
    QVERIFY(pressUntil(Qt::Key_Down, [&] { return tag->currentText() == u"⌂ fiado"_s; }));
    QTRY_COMPARE(rows(), 0); // that one is not paid
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(tag->currentIndex(), 0);
}

void TestFilterPanel::choosesAMark_data()
{
    QTest::addColumn<QString>("word");
    QTest::addColumn<QList<int>>("places");
    QTest::newRow("given up") << u"⌂ cancelled here"_s << QList{150};
    QTest::newRow("paid late") << u"⌂ paid late"_s << QList{151};
    QTest::newRow("handed over") << u"⌂ handed over"_s << QList{151, 152};
}

void TestFilterPanel::choosesUnusual()
{
    m_service->stored[151] = samples::moved(m_service->stored[151], Status::Code::Refund);
    m_service->stored[152] = samples::moved(m_service->stored[152], Status::Code::Denied);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    const auto *box = named<QComboBox>(*m_page, u"unusualBox"_s);
    QVERIFY(tabTo(*box));
    press(Qt::Key_Down);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(chips(), QStringList{u"⌂ Unusual: everything   ✕"_s});
    QVERIFY(pressUntil(Qt::Key_Down, [&] { return box->currentText() == u"⌂ Unusual: denied"_s; }));
    QTRY_COMPARE(rows(), 1);
    QVERIFY(box->findText(u"in no bank statement"_s, Qt::MatchContains) < 0); // there are none
}

void TestFilterPanel::choosesAMark()
{
    QFETCH(QString, word);
    QFETCH(QList<int>, places);
    core::ConsoleDatabase &console = m_toolbox->console();
    for (const int place : {150, 151})
        QVERIFY(await(console.annotations().abandon(m_service->stored[place].id)));
    for (const int place : {151, 152})
        QVERIFY(await(console.receipts().handOver(m_service->stored[place].id)));
    m_service->stored[151] = samples::moved(m_service->stored[151], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    const auto *mark = named<QComboBox>(*m_page, u"markBox"_s);
    QVERIFY(tabTo(*mark));
    QVERIFY(pressUntil(Qt::Key_Down, [&] { return mark->currentText() == word; }));
    QTRY_COMPARE(rows(), places.size());
    QSet<QUuid> found;
    for (int row = 0; row < rows(); ++row)
        found.insert(table()
                         ->model()
                         ->index(row, 0)
                         .data(ui::TransactionModel::TransactionRole)
                         .value<core::Transaction>()
                         .id);
    for (const int place : places)
        QVERIFY(found.contains(m_service->stored[place].id));
    QCOMPARE(chips().size(), 1);
    QVERIFY2(chips()[0].startsWith(u"⌂ Mark: "_s + word.mid(2)), qPrintable(chips()[0]));
    const QString hidden = QString::number(kTransactionCount - places.size());
    QTRY_VERIFY(named<QPushButton>(*m_page, u"showAllButton"_s)->text().contains(hidden));
    press(Qt::Key_Home);
    QTRY_COMPARE(chips().size(), 0);
    QTRY_COMPARE(rows(), 100);
}

void TestFilterPanel::choosesAnOperator()
{
    for (const int place : {1, 150}) {
        const core::AuditRecord record{.action = core::AuditAction::ChargeCreated,
                                       .actor = {.id = 1, .name = u"Ana"_s},
                                       .transaction = m_service->stored[place].id};
        QVERIFY(await(m_toolbox->console().audit().append(record)));
    }
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    auto *box = named<QComboBox>(*m_page, u"operatorBox"_s);
    QTRY_VERIFY(box->isVisible());
    QCOMPARE(box->count(), 2);
    QVERIFY(tabTo(*box));
    QVERIFY(pressUntil(Qt::Key_Down, [&] { return box->currentText() == u"⌂ Ana"_s; }));
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(chips().size(), 1);
    QVERIFY2(chips()[0].startsWith(u"⌂ Operator: Ana"_s), qPrintable(chips()[0]));
    QVERIFY(text(u"totalLabel"_s).contains(u"2"_s));
}

void TestFilterPanel::choosesACounter()
{
    const auto standard = core::ReferencePattern::standard();
    for (const int place : {1, 150})
        m_service->stored[place].reference = standard.made(u"C7"_s, QDate(2026, 11, 21), place);
    m_service->stored[2].reference = standard.made(u"C71"_s, QDate(2026, 11, 21), 2);
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    QVERIFY(!named<QComboBox>(*m_page, u"operatorBox"_s)->isVisible()); // no operators
    auto *till = named<QLineEdit>(*m_page, u"tillEdit"_s);
    QVERIFY(tabTo(*till));
    support::type(u"c7"_s);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(cells(Column::Till), (QStringList{u"C7"_s, u"C7"_s}));
    QVERIFY(text(u"filterProblem"_s).isEmpty());
    QCOMPARE(chips().size(), 1);
    QVERIFY2(chips()[0].startsWith(u"⌂ Counter: c7"_s), qPrintable(chips()[0]));
    QTRY_VERIFY(named<QPushButton>(*m_page, u"showAllButton"_s)->text().contains(u"201"_s));
    QVERIFY(text(u"totalLabel"_s).contains(u"2"_s));
    support::type(u"-"_s); // invalid in a counter name
    QTRY_VERIFY(text(u"filterProblem"_s).contains(u"c7-"_s));
    QTRY_COMPARE(rows(), 100);
    QCOMPARE(till->text(), u"c7-"_s);
    press(Qt::Key_Backspace);
    QTRY_COMPARE(rows(), 2);
    QVERIFY(text(u"filterProblem"_s).isEmpty());
    press(Qt::Key_Backspace, Qt::ControlModifier);
    QTRY_COMPARE(rows(), 100);
    QCOMPARE(till->text(), QString());
    const auto asked = m_service->filters;
    QVERIFY(std::all_of(asked.cbegin(), asked.cend(), [](const core::TransactionFilter &filter) {
        return filter.till.isEmpty(); // the service does not know counters
    }));
}

void TestFilterPanel::hidesTillsIfReferencesNameNone()
{
    core::Preferences preferences = m_toolbox->preferences().value();
    preferences.charging.reference = core::ReferencePattern::parse(u"{date}-{number}"_s).value();
    make(preferences);
    open();
    press(Qt::Key_F);
    const auto *till = named<QLineEdit>(*m_page, u"tillEdit"_s);
    QVERIFY(!till->isVisible());
    preferences.charging.reference = core::ReferencePattern::standard();
    m_toolbox->preferences().set(preferences);
    QVERIFY(till->isVisible());
}

void TestFilterPanel::offersToRemoveAPartWithoutMatches()
{
    for (const int place : {150, 151})
        QVERIFY(await(m_toolbox->console().annotations().abandon(m_service->stored[place].id)));
    m_service->stored[3] = samples::moved(m_service->stored[3], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    m_page->showOnly({.statuses = {Status::Code::Paid}, .mark = core::Mark::Abandoned});
    QTRY_COMPARE(removals(), QStringList({u"Without “Mark: cancelled here”: 1"_s,
                                          u"Without “State: Paid”: 2"_s}));
    QTest::mouseClick(removalButtons().constLast(), Qt::LeftButton);
    QTRY_COMPARE(rows(), 2);
    QCOMPARE(chips().size(), 1);
    QTRY_VERIFY(table()->hasFocus());
    QVERIFY(removals().isEmpty());
}

/// The rest of the typed text becomes a chip.
void TestFilterPanel::removesAPartThatWasTyped()
{
    m_service->stored[3] = samples::moved(m_service->stored[3], Status::Code::Paid);
    open();
    QTRY_VERIFY(table()->hasFocus());
    m_page->showOnly({.statuses = {Status::Code::Paid}});
    QTRY_COMPARE(rows(), 1);
    auto *search = named<QLineEdit>(*m_page, u"searchEdit"_s);
    search->setFocus();
    support::type(m_service->stored[5].reference); // pending
    QTRY_COMPARE(removals().size(), 2);
    for (QPushButton *button : removalButtons()) {
        if (button->accessibleName().contains(u"State"_s))
            continue;
        QTest::mouseClick(button, Qt::LeftButton);
        break;
    }
    QTRY_VERIFY(search->text().isEmpty());
    QTRY_COMPARE(rows(), 1);
    QCOMPARE(chips().size(), 1);
    QVERIFY2(chips()[0].startsWith(u"State"_s), qPrintable(chips()[0]));
}

void TestFilterPanel::marksFiltersThatARemoteServiceLacks()
{
    using Part = core::FilterPart;
    m_service->unaskable = {Part::Statuses, Part::Operation, Part::Amount};
    open();
    QTRY_VERIFY(table()->hasFocus());
    press(Qt::Key_F);
    const QString picked = text(u"pickedLabel"_s);
    QVERIFY2(picked.startsWith(u"⌂"_s), qPrintable(picked));
    QVERIFY2(picked.endsWith(u"several states at once, Operation, Amount."_s), qPrintable(picked));
    m_page->showOnly({.minAmount = core::Money::fromCents(150), .nameOrDocument = u"Maria"_s});
    const auto buttons = m_page->findChildren<QPushButton *>(u"filterChip"_s);
    QTRY_COMPARE(chips().size(), 2);
    QVERIFY2(chips()[0].startsWith(u"⌂ Amount"_s), qPrintable(chips()[0]));
    QVERIFY2(chips()[1].startsWith(u"Name or document"_s), qPrintable(chips()[1]));
    QVERIFY(buttons[0]->accessibleDescription().startsWith(u"Filtered on this computer"_s));
    QVERIFY(buttons[1]->accessibleDescription().isEmpty());

    make(m_toolbox->preferences().value());
    m_service->unaskable.clear(); // a local service
    open();
    press(Qt::Key_F);
    QVERIFY(text(u"pickedLabel"_s).isEmpty());
}

BALCAO_TEST(TestFilterPanel)
#include "tst_filterpanel.moc"
