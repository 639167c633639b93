// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/preferencesfile.h"
#include "app/sessionkeys.h"
#include "app/shopfolder.h"
#include "app/shopsettings.h"
#include "core/domain/brcode.h"
#include "tests/support/consolebench.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"

#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>
#include <QtGui/QClipboard>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>

using namespace Qt::StringLiterals;
using app::CommandLine;
using app::Console;
using core::Status;
using support::named;
using support::press;
using support::write;
using Code = core::Error::Code;

namespace
{

constexpr qint64 kCount = CommandLine::kUsualCount;

/// Returns the count as the list shows it, with grouped digits.
QString number(qint64 count)
{
    return QLocale().toString(count);
}

} // namespace

/// Tests the demo: its contents, and that nothing stays behind.
class TestConsoleDemo : public QObject, private support::ConsoleBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void opensADemoThatLeavesNothing();
    void showsThatTheDemoIsOne();
    void playsTheCustomerInTheDemo();
    void chargesThePresetsOfTheDemo();
    void changesTheTermsOfTheDemo();
    void showsThatThereIsNoRoomForADemo();
    void triesADemoInPlaceOfAShop();
    void hasAsManyTransactionsAsAsked();
    void findsItsPayersAtTheCounter();
    void hasCustomersWhoPay();
};

void TestConsoleDemo::opensADemoThatLeavesNothing()
{
    start();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QCOMPARE(demoFolders().size(), 1);
    const QDir folder(m_temp->filePath(demoFolders().first()));
    QVERIFY(folder.exists(u"balcao.db"_s));
    QTRY_VERIFY(folder.exists(u"console.db"_s));
    const auto others = QFileDevice::ReadGroup | QFileDevice::ReadOther | QFileDevice::ExeGroup |
                        QFileDevice::ExeOther | QFileDevice::WriteGroup | QFileDevice::WriteOther;
    QVERIFY(!(QFile::permissions(folder.path()) & others));
    openList();
    QVERIFY2(total().contains(number(kCount)), qPrintable(total()));
    press(Qt::Key_F2);
    charge(u"1500"_s);
    openList();
    QVERIFY(total().contains(number(kCount + 1)));
    QCOMPARE(topRow().amount.cents(), 1500);

    stop();
    QVERIFY(QDir(m_temp->path()).isEmpty(QDir::AllEntries | QDir::Hidden | QDir::NoDotAndDotDot));
    start(); // All data is discarded.
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    openList();
    QVERIFY(total().contains(number(kCount)));
}

void TestConsoleDemo::showsThatTheDemoIsOne()
{
    start();
    const QString word = ui::environmentWord({ui::Environment::Kind::Demo, {}});
    QVERIFY(m_window->windowTitle().contains(word));
    QVERIFY(named(*m_window, u"environmentBand"_s)->accessibleName().contains(word));
    charge(u"1500"_s);
    press(Qt::Key_F6);
    const auto code = core::BrCode::parse(QGuiApplication::clipboard()->text());
    QVERIFY(code);
    // A key that does not exist: a bank refuses the payment if the code is scanned.
    QCOMPARE(code->key, u"00000000-0000-4000-8000-000000000000"_s);
    QCOMPARE(code->merchantName, u"Padaria Demonstracao"_s);
    QCOMPARE(code->amount, core::Money::fromCents(1500));
}

void TestConsoleDemo::playsTheCustomerInTheDemo()
{
    start();
    charge(u"1500"_s);
    press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"outcomePanel"_s));
    QVERIFY(named(*m_window, u"outcomePanel"_s)
                ->accessibleName()
                .contains(ui::statusWord(Status::Code::Paid)));
}

void TestConsoleDemo::chargesThePresetsOfTheDemo()
{
    start();
    QTRY_VERIFY(isOpen(u"presetBar"_s));
    press(Qt::Key_C, Qt::AltModifier);
    QTRY_VERIFY(isOpen(u"liveCharge"_s));
    openList();
    QCOMPARE(topRow().amount.cents(), 500);
}

/// Commissions reach list, page and summary of a transaction, and the net is without them.
void TestConsoleDemo::changesTheTermsOfTheDemo()
{
    start();
    QTRY_VERIFY(isOpen(u"presetBar"_s));
    press(Qt::Key_7, Qt::AltModifier);
    named<QComboBox>(*m_window, u"lifetimeBox"_s)->setFocus();
    press(Qt::Key_Home); // one minute
    for (const auto &[name, text] : {std::pair(u"cashInCommissionRateEdit"_s, u"0,99"_s),
                                     {u"cashInCommissionFixedEdit"_s, u"0,10"_s}}) {
        named<QLineEdit>(*m_window, name)->setFocus();
        named<QLineEdit>(*m_window, name)->selectAll();
        support::type(text);
    }
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    charge(u"1500"_s);
    press(Qt::Key_1, Qt::ControlModifier);
    QTRY_VERIFY(isOpen(u"outcomePanel"_s));
    openList();
    QVERIFY2(total().contains(number(kCount + 1)), qPrintable(total())); // still the same demo
    QCOMPARE(topRow().commission->cents(), 25);
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"commissionValue"_s));
    const auto shown = [](QString text) { return text.replace(QChar(0xA0), u' '); };
    QCOMPARE(shown(named<QPlainTextEdit>(*m_window, u"commissionValue"_s)->toPlainText()),
             u"R$ 0,25"_s);
    press(Qt::Key_6, Qt::AltModifier);
    const auto *result = named<QLabel>(*m_window, u"summaryResultLabel"_s);
    QTRY_VERIFY2(shown(result->text()).contains(u"commission R$ 0,25"_s),
                 qPrintable(result->text()));
    // Received minus sent minus commission is the net.
    static const QRegularExpression amount(u"R\\$ ([0-9.]+),(\\d\\d)"_s);
    QList<qint64> cents;
    for (auto match = amount.globalMatch(shown(result->text())); match.hasNext();) {
        const auto each = match.next();
        cents.append((each.captured(1).remove(u'.') + each.captured(2)).toLongLong());
    }
    QCOMPARE(cents.size(), 4);
    QCOMPARE(cents[0] - cents[1] - cents[2], cents[3]);
}

void TestConsoleDemo::showsThatThereIsNoRoomForADemo()
{
    const QString file = m_temp->filePath(u"file"_s);
    write(file, "x");
    qputenv("TMPDIR", QFile::encodeName(file)); // Even root cannot create a folder below.
    start();
    QTRY_VERIFY(isOpen(u"failurePage"_s));
    QCOMPARE(named<QLabel>(*m_window, u"failureHappened"_s)->text(),
             ui::errorWords({Code::StorageReadOnly, {}, {}}).happened);
}

/// One key opens the demo and changes nothing in the folder of the shop.
void TestConsoleDemo::triesADemoInPlaceOfAShop()
{
    start(shop());
    QTRY_VERIFY(isOpen(u"firstRunPage"_s));
    const QString before = m_window->windowTitle();
    press(Qt::Key_Return);
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(m_window->windowTitle() != before);
    QVERIFY(isOpen(u"presetBar"_s));
    charge(u"1500"_s);
    QCOMPARE(demoFolders().size(), 1);
    Console other(CommandLine{.dataFolder = shop(), .language = {}},
                  std::make_unique<app::SessionKeys>());
    QVERIFY(other.start()); // The folder is not locked.
    stop();
    QCOMPARE(demoFolders(), QStringList());
    QVERIFY(!QFile::exists(app::databaseIn(shop())));
    QVERIFY(!QFile::exists(app::ShopSettings::filePath(shop())));
    QVERIFY(!QFile::exists(app::PreferencesFile::filePath(shop())));
}

void TestConsoleDemo::hasAsManyTransactionsAsAsked()
{
    startLine({.isDemo = true, .count = 30'000, .hasCustomers = false});
    QTRY_VERIFY_WITH_TIMEOUT(isOpen(u"chargePage"_s), 60'000);
    openList();
    QVERIFY2(total().contains(number(30'000)), qPrintable(total()));
}

/// Part of a name from the list finds the person at the counter.
void TestConsoleDemo::findsItsPayersAtTheCounter()
{
    start();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    openList();
    const core::Transaction sale = topRow();
    press(Qt::Key_F2);
    QTRY_VERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    press(Qt::Key_Tab);
    support::type(sale.document.right(5));
    auto *found = named<QAbstractItemView>(*m_window, u"payerMatches"_s);
    QTRY_VERIFY(found->isVisible() && found->model()->rowCount() >= 1);
}

/// The timer of the customers pays the same charges; see tst_democustomers.
void TestConsoleDemo::hasCustomersWhoPay()
{
    start();
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    QVERIFY(!m_console->demoCustomers()); // disabled for tests
    startLine({.isDemo = true});
    QTRY_VERIFY(isOpen(u"chargePage"_s));
    auto *customers = m_console->demoCustomers();
    QVERIFY(customers);
    QTRY_VERIFY(customers->waitingCount() > 0); // open sales of the past
    customers->payUntil(QDateTime::currentDateTimeUtc().addDays(1));
    QCOMPARE(customers->waitingCount(), 0);
    for (int i = 0; i < 20 && customers->waitingCount() == 0; ++i) { // A few never pay.
        press(Qt::Key_F2);
        charge(QString::number(1500 + 100 * i)); // An equal amount would need a confirmation.
    }
    QVERIFY(customers->waitingCount() > 0);
    customers->payUntil(QDateTime::currentDateTimeUtc().addDays(1));
    openList();
    QTRY_COMPARE(topRow().status, Status(Status::Code::Paid));
    start(shop());
    QVERIFY(!m_console->demoCustomers());
}

BALCAO_TEST(TestConsoleDemo)
#include "tst_consoledemo.moc"
