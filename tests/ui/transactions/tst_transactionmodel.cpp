// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/text/text.h"
#include "ui/transactions/transactionmodel.h"

#include <QtCore/QRandomGenerator>
#include <QtCore/QSet>
#include <QtGui/QTextDocument>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using core::Status;
using State = ui::TransactionModel::State;
using Column = ui::TransactionModel::Column;

namespace
{

constexpr int kTransactionCount = 203; // three pages, the last one short

core::Error fullDisk()
{
    return {core::Error::Code::StorageFull, {}, u"database or disk is full"_s};
}

/// Returns the text that a view shows, with automatic markup detection.
QString shownAsTip(const QString &tip)
{
    if (!Qt::mightBeRichText(tip))
        return tip;
    QTextDocument document;
    document.setHtml(tip);
    return document.toPlainText();
}

} // namespace

class TestTransactionModel : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void readsPageByPageUntilTheEnd();
    void readsNothingBeforeItIsAsked();
    void countsAnEmptyShop();
    void neitherLosesNorRepeatsARow_data();
    void neitherLosesNorRepeatsARow();
    void readsOnPastWhatAnotherProgramMade();
    void putsANewChargeOnTop();
    void changesARowInItsPlace();
    void keepsAChangeThatOvertookThePage();
    void leavesOutWhatIsStillToCome();
    void goesToAnyPage_data();
    void goesToAnyPage();
    void staysAStretchOfTheList();
    void forgetsRowsAtTheOtherEnd();
    void showsThatTheFirstPageFailed();
    void keepsTheRowsWhenALaterPageFails();
    void dropsAnswersToAnOlderReload();
    void mayGoWhileAnAnswerIsOnItsWay();
    void outlivesItsService();
    void showsTheDataOfTheTransaction();
    void showsTheAnnotationsOfARow();
    void reportsTheFirstRowOfEachDay();
    void showsARowInOneSentence();
    void readsNoMarkupInToolTips_data();
    void readsNoMarkupInToolTips();
    void cutsToolTipsThatWouldCoverTheScreen();

private:
    void readPage();
    void readToTheEnd();
    void arrive(int number);
    [[nodiscard]] QList<QUuid> ids() const;
    [[nodiscard]] QList<QUuid> storedIds() const;
    [[nodiscard]] core::Transaction row(int row) const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ui::TransactionModel> m_model;
    std::unique_ptr<QAbstractItemModelTester> m_tester;
};

void TestTransactionModel::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_service = std::make_unique<FakeService>();
    for (int i = 0; i < kTransactionCount; ++i)
        m_service->stored.append(samples::charge(100 + i, 1000 + i));
    m_model = std::make_unique<ui::TransactionModel>(*m_service);
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_tester->setUseFetchMore(false); // the test decides when pages are read
}

void TestTransactionModel::cleanup()
{
    m_tester.reset();
    m_model.reset();
    m_service.reset();
}

/// Requests one more page, as a view does at its end.
void TestTransactionModel::readPage()
{
    m_model->fetchMore({});
    support::settle();
    QTRY_VERIFY(m_model->state() != State::Loading);
}

void TestTransactionModel::readToTheEnd()
{
    for (int pages = 0; m_model->canFetchMore({}); ++pages) {
        QVERIFY2(pages < 20, "the end never comes");
        readPage();
    }
}

/// Reports a charge created elsewhere.
void TestTransactionModel::arrive(int number)
{
    const core::Transaction charge = samples::charge(5000, 1000 - number);
    m_service->stored.prepend(charge);
    Q_EMIT m_service->changed(charge);
}

QList<QUuid> TestTransactionModel::ids() const
{
    QList<QUuid> list;
    for (int i = 0; i < m_model->rowCount(); ++i)
        list.append(row(i).id);
    return list;
}

QList<QUuid> TestTransactionModel::storedIds() const
{
    QList<QUuid> list;
    for (const core::Transaction &transaction : m_service->stored)
        list.append(transaction.id);
    return list;
}

core::Transaction TestTransactionModel::row(int row) const
{
    return m_model->index(row, 0)
        .data(ui::TransactionModel::TransactionRole)
        .value<core::Transaction>();
}

void TestTransactionModel::readsPageByPageUntilTheEnd()
{
    m_model->reload();
    QCOMPARE(m_model->state(), State::Loading);
    QVERIFY(!m_model->canFetchMore({}));
    QTRY_COMPARE(m_model->state(), State::Ready);
    QCOMPARE(m_model->rowCount(), 100);
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount);
    QCOMPARE(m_service->filters.size(), 1);

    readToTheEnd();
    QCOMPARE(ids(), storedIds());
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount);
    m_model->fetchMore({}); // no more pages
    support::settle();
    QCOMPARE(m_service->filters.size(), 3);
    for (int i = 0; i < 3; ++i)
        QCOMPARE(m_service->filters[i], core::TransactionFilter{.page = i + 1});
}

void TestTransactionModel::readsNothingBeforeItIsAsked()
{
    QVERIFY(!m_model->canFetchMore({}));
    m_model->fetchMore({});
    support::settle();
    QVERIFY(m_service->filters.isEmpty());
    QVERIFY(!m_model->total());
    QCOMPARE(m_model->rowCount(), 0);
}

void TestTransactionModel::countsAnEmptyShop()
{
    m_service->stored.clear();
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    QCOMPARE(m_model->total().value_or(-1), 0);
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(!m_model->canFetchMore({}));
}

void TestTransactionModel::neitherLosesNorRepeatsARow_data()
{
    QTest::addColumn<int>("arrivals");
    QTest::addColumn<int>("page");
    QTest::addColumn<QString>("when");
    for (const int arrivals : {1, 97, 101}) {
        for (const int page : {1, 2, 3}) {
            for (const char *when : {"before", "after", "on the page", "off the page"}) {
                // More charges than a page while the first page is read are unrealistic.
                if (page == 1 && arrivals > core::TransactionPage::kSize)
                    continue;
                QTest::addRow("%d charges, %s, page %d", arrivals, when, page)
                    << arrivals << page << QString::fromLatin1(when);
            }
        }
    }
}

/// Charges arrive before a page is requested, after it was read, or in between. The service may or
/// may not have counted them in the page.
void TestTransactionModel::neitherLosesNorRepeatsARow()
{
    QFETCH(int, arrivals);
    QFETCH(int, page);
    QFETCH(QString, when);
    const auto arriveAll = [&] {
        for (int i = 0; i < arrivals; ++i)
            arrive(i + 1);
    };
    for (int reading = 1; reading <= page; ++reading) {
        const bool now = reading == page;
        if (now && when == "before"_L1)
            arriveAll();
        m_service->holds = now && when == "on the page"_L1;
        if (reading == 1)
            m_model->reload();
        else
            m_model->fetchMore({});
        if (now && (when == "on the page"_L1 || when == "off the page"_L1))
            arriveAll();
        m_service->holds = false;
        m_service->release();
        support::settle();
        QTRY_COMPARE(m_model->state(), State::Ready);
        if (now && when == "after"_L1)
            arriveAll();
    }
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount + arrivals);
    QCOMPARE(ids(), storedIds().first(m_model->rowCount()));
    readToTheEnd();
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount + arrivals);
    QCOMPARE(ids(), storedIds());
}

void TestTransactionModel::readsOnPastWhatAnotherProgramMade()
{
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    const QUuid oldest = m_service->stored.last().id;
    for (int i = 0; i < 150; ++i) // more than a page, without a report
        m_service->stored.prepend(samples::charge(100, 70'000 + i));
    readToTheEnd();
    const QList<QUuid> read = ids();
    QCOMPARE(read.last(), oldest);
    QCOMPARE(QSet<QUuid>(read.cbegin(), read.cend()).size(), read.size());
}

void TestTransactionModel::putsANewChargeOnTop()
{
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    QSignalSpy reset(m_model.get(), &QAbstractItemModel::modelReset);
    QSignalSpy news(m_model.get(), &ui::TransactionModel::stateChanged);
    arrive(1);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(inserted[0][1].toInt(), 0);
    QCOMPARE(inserted[0][2].toInt(), 0);
    QCOMPARE(reset.size(), 0);
    QCOMPARE(news.size(), 1);
    QCOMPARE(row(0).id, m_service->stored[0].id);
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount + 1);
    QCOMPARE(m_service->filters.size(), 1);
}

void TestTransactionModel::changesARowInItsPlace()
{
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    QSignalSpy changed(m_model.get(), &QAbstractItemModel::dataChanged);
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    const core::Transaction paid = samples::moved(m_service->stored[41], Status::Code::Paid);
    Q_EMIT m_service->changed(paid);
    QCOMPARE(changed.size(), 1);
    QCOMPARE(changed[0][0].toModelIndex(), m_model->index(41, 0));
    QCOMPARE(changed[0][1].toModelIndex(), m_model->index(41, m_model->columnCount() - 1));
    QCOMPARE(inserted.size(), 0);
    QCOMPARE(row(41), paid);
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount);
}

/// The page was created before the payment and arrives after its report.
void TestTransactionModel::keepsAChangeThatOvertookThePage()
{
    m_model->reload();
    const core::Transaction paid = samples::moved(m_service->stored[7], Status::Code::Paid);
    Q_EMIT m_service->changed(paid);
    QTRY_COMPARE(m_model->state(), State::Ready);
    QCOMPARE(row(7), paid);
    QCOMPARE(ids(), storedIds().first(100));
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount);
}

void TestTransactionModel::leavesOutWhatIsStillToCome()
{
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    const core::Transaction paid = samples::moved(m_service->stored[150], Status::Code::Paid);
    m_service->stored[150] = paid;
    Q_EMIT m_service->changed(paid);
    QCOMPARE(m_model->rowCount(), 100);
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount);
    readToTheEnd();
    QCOMPARE(ids(), storedIds());
    QCOMPARE(row(150), paid);
}

void TestTransactionModel::goesToAnyPage_data()
{
    QTest::addColumn<int>("page");
    QTest::addColumn<int>("first");
    QTest::addColumn<int>("count");
    QTest::newRow("first") << 1 << 0 << 100;
    QTest::newRow("middle") << 2 << 100 << 100;
    QTest::newRow("last") << 3 << 200 << kTransactionCount - 200;
    QTest::newRow("past the last") << 7 << 200 << kTransactionCount - 200;
    QTest::newRow("before the first") << -1 << 0 << 100;
}

void TestTransactionModel::goesToAnyPage()
{
    QFETCH(int, page);
    QFETCH(int, first);
    QFETCH(int, count);
    m_model->goToPage(page);
    QTRY_COMPARE(m_model->state(), State::Ready);
    QCOMPARE(ids(), storedIds().mid(first, count));
    QCOMPARE(m_model->pageOf(0), first / 100 + 1);
    QCOMPARE(m_model->lastPage(), 3);
    QCOMPARE(m_model->isAtStart(), first == 0);
    QCOMPARE(m_model->isAtEnd(), first == 200);
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount);
}

/// Any navigation and any arrivals leave a window without gaps and of limited length.
void TestTransactionModel::staysAStretchOfTheList()
{
    for (int i = kTransactionCount; i < 3000; ++i)
        m_service->stored.append(samples::charge(100, 1000 + i));
    QRandomGenerator random(7);
    m_model->reload();
    for (int step = 0; step < 200; ++step) {
        QTRY_VERIFY(m_model->state() != State::Loading);
        const int kind = random.bounded(20);
        if (kind == 0)
            m_model->goToPage(1 + random.bounded(32));
        else if (kind == 1)
            arrive(5000 + step);
        else if ((step / 50) % 2 == 0)
            m_model->fetchMore({});
        else
            m_model->fetchBefore();
        QTRY_VERIFY(m_model->state() != State::Loading);
        QVERIFY(m_model->rowCount() <= ui::TransactionModel::kMaxRows + 30);
        const QList<QUuid> known = storedIds();
        const qsizetype first = known.indexOf(row(0).id);
        QCOMPARE(ids(), known.mid(first, m_model->rowCount()));
        QCOMPARE(m_model->pageOf(0), static_cast<int>(first / 100) + 1);
        QCOMPARE(m_model->total().value_or(-1), known.size());
        QCOMPARE(m_model->isAtStart(), first == 0);
    }
}

void TestTransactionModel::forgetsRowsAtTheOtherEnd()
{
    for (int i = kTransactionCount; i < 3000; ++i)
        m_service->stored.append(samples::charge(100, 1000 + i));
    const QList<QUuid> known = storedIds();
    const auto isTheStretch = [&] {
        const qsizetype first = known.indexOf(row(0).id);
        return ids() == known.mid(first, m_model->rowCount()) &&
               m_model->pageOf(0) == static_cast<int>(first / 100) + 1 &&
               m_model->rowCount() <= ui::TransactionModel::kMaxRows;
    };
    m_model->reload();
    QTRY_VERIFY(m_model->rowCount() > 0);
    while (!m_model->isAtEnd()) {
        readPage();
        QVERIFY(isTheStretch());
    }
    QCOMPARE(m_model->rowCount(), ui::TransactionModel::kMaxRows);
    QCOMPARE(m_model->pageOf(m_model->rowCount() - 1), 30);
    while (!m_model->isAtStart()) {
        m_model->fetchBefore();
        QTRY_VERIFY(m_model->state() != State::Loading);
        QVERIFY(isTheStretch());
    }
    QVERIFY(!m_model->isAtEnd());
}

void TestTransactionModel::showsThatTheFirstPageFailed()
{
    const auto usualAnswer = m_service->onList;
    m_service->onList = [](const auto &) { return tl::unexpected(fullDisk()); };
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Failed);
    QCOMPARE(m_model->error(), fullDisk());
    QCOMPARE(m_model->rowCount(), 0);
    QVERIFY(!m_model->total());
    QVERIFY(!m_model->canFetchMore({})); // otherwise a view would ask repeatedly

    m_service->onList = usualAnswer;
    m_model->readAgain();
    QTRY_COMPARE(m_model->state(), State::Ready);
    QCOMPARE(ids(), storedIds().first(100));
}

void TestTransactionModel::keepsTheRowsWhenALaterPageFails()
{
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    const auto usualAnswer = m_service->onList;
    m_service->onList = [](const auto &) { return tl::unexpected(fullDisk()); };
    readPage();
    QCOMPARE(m_model->state(), State::Failed);
    QCOMPARE(m_model->error(), fullDisk());
    QCOMPARE(ids(), storedIds().first(100));
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount);
    QVERIFY(!m_model->canFetchMore({}));
    arrive(1); // changes are still applied
    QCOMPARE(row(0).id, m_service->stored[0].id);

    m_service->onList = usualAnswer;
    m_model->readAgain();
    QTRY_COMPARE(m_model->state(), State::Ready);
    QCOMPARE(m_model->state(), State::Ready);
    readToTheEnd();
    QCOMPARE(ids(), storedIds());
    QCOMPARE(m_model->total().value_or(-1), kTransactionCount + 1);
}

void TestTransactionModel::dropsAnswersToAnOlderReload()
{
    m_service->holds = true;
    const QList<core::Transaction> later = m_service->stored.mid(50, 20);
    const QList<core::Transaction> earlier = std::exchange(m_service->stored, later);
    int calls = 0;
    m_service->onList = [&](const core::TransactionFilter &) {
        const auto &answered = ++calls == 1 ? earlier : later;
        return core::TransactionPage{.transactions = answered.first(20), .total = 20};
    };
    QSignalSpy inserted(m_model.get(), &QAbstractItemModel::rowsInserted);
    m_model->reload();
    m_model->reload();
    m_service->release();
    QTRY_COMPARE(m_model->state(), State::Ready);
    QCOMPARE(calls, 2);
    QCOMPARE(inserted.size(), 1);
    QCOMPARE(ids(), storedIds());
}

void TestTransactionModel::mayGoWhileAnAnswerIsOnItsWay()
{
    m_service->holds = true;
    int answers = 0;
    m_service->onList = [&](const auto &) {
        ++answers;
        return core::TransactionPage{};
    };
    m_model->reload();
    m_tester.reset();
    m_model.reset();
    m_service->release();
    support::settle();
    QCOMPARE(answers, 1);
}

void TestTransactionModel::outlivesItsService()
{
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    m_service->holds = true;
    m_model->fetchMore({});
    m_service.reset();
    support::settle();
    QCOMPARE(m_model->rowCount(), 100);
}

void TestTransactionModel::showsTheDataOfTheTransaction()
{
    core::Transaction out = samples::moved(samples::charge(123456), Status::Code::Paid);
    out.operation = core::Operation::CashOut;
    m_service->stored = {out};
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    const auto cell = [this](Column column) {
        return m_model->index(0, static_cast<int>(column)).data().toString();
    };
    QCOMPARE(cell(Column::Time), ui::minuteText(out.created));
    QCOMPARE(cell(Column::Operation), ui::operationWord(core::Operation::CashOut));
    QCOMPARE(cell(Column::State), ui::statusWord(Status::Code::Paid));
    QCOMPARE(cell(Column::Amount), u"−R$\u00A01.234,56"_s);
    QCOMPARE(cell(Column::Name), out.name);
    QCOMPARE(cell(Column::Reference), out.reference);
    QCOMPARE(cell(Column::EndToEndId), u"…8wV7u2"_s);
    QSet<QString> headers;
    for (int column = 0; column < m_model->columnCount(); ++column)
        headers.insert(m_model->headerData(column, Qt::Horizontal, Qt::DisplayRole).toString());
    QCOMPARE(headers.size(), static_cast<int>(Column::Count));
    QVERIFY(!headers.contains(QString()));
}

/// Annotations may arrive before the rows, while these are shown, and for rows that come and go.
void TestTransactionModel::showsTheAnnotationsOfARow()
{
    ToolBox toolbox(*m_service);
    core::ConsoleDatabase &console = toolbox.console();
    const auto &all = m_service->stored;
    QVERIFY(await(console.annotations().setNote(all.constFirst().id, u"bolo"_s)));
    QVERIFY(await(console.annotations().setNote(all.at(150).id, u"torta"_s)));
    m_tester.reset();
    m_model = std::make_unique<ui::TransactionModel>(*m_service, &console.annotations());
    m_tester = std::make_unique<QAbstractItemModelTester>(
        m_model.get(), QAbstractItemModelTester::FailureReportingMode::QtTest);
    m_tester->setUseFetchMore(false);
    const auto note = [this](int row) {
        return m_model->index(row, static_cast<int>(Column::Note)).data().toString();
    };
    m_model->reload();
    QTRY_COMPARE(note(0), u"bolo"_s);
    QVERIFY(m_model->hasNotes() && !m_model->hasAnnotations());
    m_model->fetchMore({});
    QTRY_COMPARE(note(150), u"torta"_s);
    QVERIFY(await(console.annotations().setNote(all.at(150).id, u" "_s)));
    QTRY_COMPARE(note(150), QString());
    QVERIFY(await(console.annotations().abandon(all.at(3).id)));
    QTRY_VERIFY(m_model->hasAnnotations());
    arrive(7); // at the top: annotations move with their rows
    QTRY_COMPARE(note(1), u"bolo"_s);
    QCOMPARE(note(0), QString());
    m_model->goToPage(2);
    QTRY_VERIFY(m_model->rowCount() > 0);
    QVERIFY(!m_model->hasNotes());
    m_model->fetchBefore();
    QTRY_VERIFY(m_model->hasNotes());
    m_tester.reset();
    m_model.reset(); // before the store
}

void TestTransactionModel::reportsTheFirstRowOfEachDay()
{
    // Midnight in Brasília is 03:00 UTC.
    const QDateTime midnight(QDate(2026, 11, 20), QTime(3, 0), Qt::UTC);
    const QList<qint64> seconds{90'000, 86'400, 86'399, 3'700, 0, -1, -3'600, -86'400, -86'401};
    m_service->stored.clear();
    for (const qint64 each : seconds) {
        m_service->stored.append(samples::charge(100, static_cast<int>(m_service->stored.size())));
        m_service->stored.last().created = midnight.addSecs(each);
    }
    m_model->reload();
    QTRY_COMPARE(m_model->rowCount(), seconds.size());
    QList<bool> isFirst;
    for (int row = 0; row < m_model->rowCount(); ++row)
        isFirst.append(m_model->index(row, 0).data(ui::TransactionModel::FirstOfDayRole).toBool());
    QCOMPARE(isFirst, QList<bool>({true, false, true, false, false, true, false, false, true}));
}

void TestTransactionModel::showsARowInOneSentence()
{
    m_service->stored = {samples::moved(samples::charge(1500), Status::Code::Paid)};
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    const QString sentence = m_model->index(0, 0).data(Qt::AccessibleTextRole).toString();
    for (const QString &part :
         {ui::operationWord(core::Operation::CashIn), ui::moneyText(core::Money::fromCents(1500)),
          ui::statusWord(Status::Code::Paid), ui::timestampText(m_service->stored[0].created),
          m_service->stored[0].name})
        QVERIFY2(sentence.contains(part), qPrintable(sentence));
    for (int column = 1; column < m_model->columnCount(); ++column) {
        const QModelIndex cell = m_model->index(0, column);
        QCOMPARE(cell.data(Qt::AccessibleTextRole), cell.data());
    }
}

void TestTransactionModel::readsNoMarkupInToolTips_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("a name") << u"José da Conceição"_s;
    QTest::newRow("nothing") << QString();
    QTest::newRow("bold") << u"<b>Maria</b>"_s;
    QTest::newRow("image") << u"<img src=\"http://example.invalid/a.png\">"_s;
    QTest::newRow("document") << u"<!DOCTYPE html><html><body>Ana</body></html>"_s;
    QTest::newRow("entity") << u"Silva &amp; &lt;Filhos&gt;"_s;
    QTest::newRow("firm") << u"Silva & Filhos \"Pães\" Ltda."_s;
}

/// Tool tips detect markup automatically: the exact characters must be shown.
void TestTransactionModel::readsNoMarkupInToolTips()
{
    QFETCH(QString, text);
    core::Transaction transaction = samples::charge(1500);
    transaction.name = text;
    transaction.reference = text;
    transaction.endToEndId = text;
    transaction.status = Status::fromText(text);
    m_service->stored = {transaction};
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    const auto tip = [this](Column column) {
        const QModelIndex cell = m_model->index(0, static_cast<int>(column));
        return cell.data(Qt::ToolTipRole).toString();
    };
    for (const Column column : {Column::Name, Column::EndToEndId}) {
        QCOMPARE(shownAsTip(tip(column)), text);
        QCOMPARE(tip(column).isEmpty(), text.isEmpty());
    }
    for (int column = 0; column < m_model->columnCount(); ++column) {
        const QString shown = tip(static_cast<Column>(column));
        QVERIFY2(!shown.contains(u"<img"_s) && !shown.contains(u"<b>"_s), qPrintable(shown));
    }
    const QString sentence = m_model->index(0, 0).data(Qt::AccessibleTextRole).toString();
    QVERIFY(sentence.endsWith(text)); // screen readers get the plain characters
}

void TestTransactionModel::cutsToolTipsThatWouldCoverTheScreen()
{
    core::Transaction transaction = samples::charge(1500);
    transaction.name = QString(10'000, u'N');
    m_service->stored = {transaction};
    m_model->reload();
    QTRY_COMPARE(m_model->state(), State::Ready);
    const QModelIndex cell = m_model->index(0, static_cast<int>(Column::Name));
    QCOMPARE(shownAsTip(cell.data(Qt::ToolTipRole).toString()), QString(300, u'N') + u'…');
}

BALCAO_TEST(TestTransactionModel)
#include "tst_transactionmodel.moc"
