// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/await.h"
#include "tests/support/keys.h"
#include "tests/support/pdf.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/chargepage.h"
#include "ui/transactions/detailpage.h"

#include <QtCore/QDir>
#include <QtCore/QTimer>
#include <QtGui/QImage>
#include <QtPrintSupport/QPrintDialog>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QMessageBox>

using namespace Qt::StringLiterals;
using core::Paper;
using core::Printing;
using core::Status;
using support::named;
using support::pdfPages;
using support::pdfText;
using support::press;
using support::settle;
using support::type;

namespace
{

const Printing kRoll{u"counter"_s, Paper::Roll58, false};
const Printing kByItself{u"counter"_s, Paper::Roll58, true};
const QString kId = u"6f1d2c3b-0000-4000-8000-000000000001"_s;
const QString kSecond = u"COPY 2"_s;

core::Transaction paid(int number = 1)
{
    return samples::moved(samples::charge(1500, number), Status::Code::Paid);
}

QByteArray contents(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

void write(const QString &path, const QByteArray &text)
{
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(text) != text.size())
        qFatal("cannot write");
}

bool isOwnersOnly(const QString &path)
{
    return QFile::permissions(path) == (QFileDevice::ReadOwner | QFileDevice::WriteOwner |
                                        QFileDevice::ReadUser | QFileDevice::WriteUser);
}

} // namespace

/// Receipts are requested from a decided charge at the counter and from the page of a transaction;
/// each data row tests both.
class TestReceiptController : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void printsWithOneKey_data();
    void printsWithOneKey();
    void marksTheSecondCopyAfterARestart_data();
    void marksTheSecondCopyAfterARestart();
    void countsNothingThatWasNotMade_data();
    void countsNothingThatWasNotMade();
    void makesNoneThatCannotBeCounted_data();
    void makesNoneThatCannotBeCounted();
    void asksForThePrinterTheFirstTime_data();
    void asksForThePrinterTheFirstTime();
    void asksForAnotherPrinter_data();
    void asksForAnotherPrinter();
    void savesAFile_data();
    void savesAFile();
    void namesTheFileByTimeAmountAndCopy();
    void asksBeforeItOverwrites();
    void savesUnderNoOtherEnding();
    void showsWhyThereIsNone_data();
    void showsWhyThereIsNone();
    void provesWhatHasArrivedOnly();

    void printsByItselfOnce();
    void printsByItselfOnlyWhatWasPaidHere_data();
    void printsByItselfOnlyWhatWasPaidHere();
    void goesOnWhenThePrinterFails();
    void reportsOfAnEarlierCharge();

private:
    static void addPages();
    void use(const Printing &printing, ToolBox::Records repository = ToolBox::Records::Sound);
    void openFetchedPage(const core::Transaction &transaction);
    [[nodiscard]] QString message() const;
    [[nodiscard]] QString outcome() const;
    [[nodiscard]] int made(const QString &id = kId) const;
    template<typename T>
    T *dialog(const QString &name);
    template<typename T>
    void awaitClosed();
    void saveAs(const QString &path);
    void pressPrint();
    void awaitRepository();
    void watch(const core::Transaction &charge);

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_toolBox;
    std::unique_ptr<ui::ChargePage> m_charge;
    std::unique_ptr<ui::DetailPage> m_detail;
    QWidget *m_page = nullptr; ///< the open page
};

void TestReceiptController::init()
{
    QLocale::setDefault(QLocale(u"en"_s));
    m_service = std::make_unique<FakeService>();
    use(kRoll);
}

void TestReceiptController::cleanup()
{
    m_page = nullptr;
    m_charge.reset();
    m_detail.reset();
    m_toolBox.reset();
    m_service.reset();
}

void TestReceiptController::use(const Printing &printing, ToolBox::Records repository)
{
    m_charge.reset();
    m_detail.reset();
    m_toolBox =
        std::make_unique<ToolBox>(*m_service, core::Preferences{.printing = printing}, repository);
    m_charge = std::make_unique<ui::ChargePage>(m_toolBox->context());
    m_detail = std::make_unique<ui::DetailPage>(*m_service, &m_toolBox->receipts());
    m_charge->resize(900, 640);
    m_detail->resize(900, 640);
}

void TestReceiptController::addPages()
{
    QTest::addColumn<bool>("atTill");
    QTest::newRow("counter") << true;
    QTest::newRow("detail") << false;
}

void TestReceiptController::openFetchedPage(const core::Transaction &transaction)
{
    QFETCH(bool, atTill);
    m_service->stored = {transaction};
    if (atTill)
        m_charge->resume(transaction);
    else
        m_detail->show(transaction);
    m_page = atTill ? static_cast<QWidget *>(m_charge.get()) : m_detail.get();
    support::open(*m_page);
    settle();
}

/// Returns the message about the receipt on the open page.
QString TestReceiptController::message() const
{
    if (m_page == m_charge.get())
        return named(*m_page, u"outcomePanel"_s)->accessibleDescription();
    return named<QLabel>(*m_page, u"receiptNews"_s)->text();
}

QString TestReceiptController::outcome() const
{
    return named(*m_charge, u"outcomePanel"_s)->accessibleName();
}

int TestReceiptController::made(const QString &id) const
{
    const auto annotations =
        await(m_toolBox->console().annotations().find({QUuid::fromString(id)}));
    return annotations ? annotations->value(QUuid::fromString(id)).receipts : -1;
}

/// Returns the dialog after it has the focus.
template<typename T>
T *TestReceiptController::dialog(const QString &name)
{
    const bool isOpen = QTest::qWaitFor(
        [this, &name] {
            const auto *found = m_page->findChild<T *>(name);
            return found && found->isVisible() && found->isActiveWindow();
        },
        kWaitLimit);
    return isOpen ? named<T>(*m_page, name) : nullptr;
}

/// Waits until the dialog is closed and focuses the page, since no window manager does so here.
template<typename T>
void TestReceiptController::awaitClosed()
{
    QTRY_VERIFY(!m_page->findChild<T *>());
    support::open(*m_page);
}

/// Waits for the receipt or an error message.
void TestReceiptController::pressPrint()
{
    press(Qt::Key_P);
    awaitRepository();
}

/// Waits for a chain of queries to the store.
void TestReceiptController::awaitRepository()
{
    for (int i = 0; i < 3; ++i) {
        settle();
        await(m_toolBox->console().annotations().find({}));
        settle();
    }
}

/// Adds the charge to the watch list, as the shop does.
void TestReceiptController::watch(const core::Transaction &charge)
{
    QVERIFY(await(m_toolBox->console().watchedCharges().watch(charge)));
}

void TestReceiptController::saveAs(const QString &path)
{
    press(Qt::Key_S, Qt::ControlModifier);
    auto *file = dialog<QFileDialog>(u"saveReceiptDialog"_s);
    QVERIFY(file);
    auto *edit = named<QLineEdit>(*file, u"fileNameEdit"_s);
    edit->setFocus();
    edit->selectAll();
    type(path);
    press(Qt::Key_Return);
}

void TestReceiptController::printsWithOneKey_data()
{
    addPages();
}

void TestReceiptController::printsWithOneKey()
{
    openFetchedPage(paid());
    pressPrint();
    QCOMPARE(message(), u"Receipt sent to %1."_s.arg(m_toolBox->printed(u"counter"_s)));
    const QString text = pdfText(m_toolBox->printed(u"counter"_s));
    QVERIFY2(text.contains(u"PAID R$ 15.00"_s), qPrintable(text));
    QVERIFY(!text.contains(u"COPY"_s));
    const support::PdfPages pages = pdfPages(m_toolBox->printed(u"counter"_s));
    QCOMPARE(pages.count, 1);
    QVERIFY(qAbs(pages.millimetres.width() - 58) < 0.4);
    QCOMPARE(made(), 1);
    QVERIFY(m_page->findChildren<QDialog *>().isEmpty());
}

void TestReceiptController::marksTheSecondCopyAfterARestart_data()
{
    addPages();
}

void TestReceiptController::marksTheSecondCopyAfterARestart()
{
    openFetchedPage(paid());
    pressPrint();
    // Another desk and another page with the same store.
    ui::ReceiptController after(
        *m_service, {samples::merchant(), samples::payer(), ui::Environment::Kind::Local},
        m_toolBox->console(), m_toolBox->preferences(),
        [this](const QString &name) { return m_toolBox->openPrinter(name); });
    ui::DetailPage detail(*m_service, &after);
    detail.show(paid());
    support::open(detail);
    pressPrint();
    QVERIFY(pdfText(m_toolBox->printed(u"counter"_s)).contains(kSecond));
    pressPrint();
    QVERIFY(pdfText(m_toolBox->printed(u"counter"_s)).contains(u"COPY 3"_s));
    detail.show(paid(2)); // the first copy of this charge
    pressPrint();
    QVERIFY(!pdfText(m_toolBox->printed(u"counter"_s)).contains(u"COPY"_s));
}

void TestReceiptController::countsNothingThatWasNotMade_data()
{
    QTest::addColumn<bool>("atTill");
    QTest::addColumn<QString>("printer");
    QTest::addColumn<QString>("sentence");
    for (const bool atTill : {true, false}) {
        const char *page = atTill ? "counter" : "detail";
        QTest::addRow("%s, gone", page)
            << atTill << u"gone"_s
            << u"Nothing was printed: printer gone not found. Ctrl+P chooses another."_s;
        QTest::addRow("%s, broken", page)
            << atTill << u"jam/1"_s << u"No receipt: it could not be printed on %1."_s;
    }
}

void TestReceiptController::countsNothingThatWasNotMade()
{
    QFETCH(QString, printer);
    QFETCH(QString, sentence);
    use({printer, Paper::Roll80, false});
    openFetchedPage(paid());
    pressPrint();
    QCOMPARE(message(),
             sentence.contains(u"%1"_s) ? sentence.arg(m_toolBox->printed(printer)) : sentence);
    QCOMPARE(made(), 0);
}

void TestReceiptController::makesNoneThatCannotBeCounted_data()
{
    addPages();
}

void TestReceiptController::makesNoneThatCannotBeCounted()
{
    use(kRoll, ToolBox::Records::Broken);
    openFetchedPage(paid());
    pressPrint();
    const QString sentence = u"No receipt: the notes of this counter cannot be written, so the "
                             "next one would pass for the first."_s;
    QCOMPARE(message(), sentence);
    QVERIFY(!QFile::exists(m_toolBox->printed(u"counter"_s)));
    const QString path = m_toolBox->path(u"r.pdf"_s);
    saveAs(path);
    awaitClosed<QFileDialog>();
    awaitRepository();
    QVERIFY(!QFile::exists(path));
    QCOMPARE(message(), sentence);
}

void TestReceiptController::asksForThePrinterTheFirstTime_data()
{
    addPages();
}

/// Without printers, Qt's dialog offers a file.
void TestReceiptController::asksForThePrinterTheFirstTime()
{
    use({});
    openFetchedPage(paid());
    QSignalSpy chosen(&m_toolBox->preferences(), &core::PreferencesStore::changed);
    pressPrint();
    auto *asked = dialog<QPrintDialog>(u"printDialog"_s);
    QVERIFY(asked);
    press(Qt::Key_Escape);
    awaitClosed<QPrintDialog>();
    QCOMPARE(made(), 0);
    QCOMPARE(message(), QString());

    pressPrint();
    asked = dialog<QPrintDialog>(u"printDialog"_s);
    QVERIFY(asked);
    const QString path = m_toolBox->path(u"out.pdf"_s);
    asked->printer()->setOutputFormat(QPrinter::PdfFormat);
    auto *edit = named<QLineEdit>(*asked, u"filename"_s);
    edit->setText(path);
    press(Qt::Key_Return);
    awaitClosed<QPrintDialog>();
    awaitRepository();
    QCOMPARE(message(), u"Receipt sent to %1."_s.arg(path));
    QVERIFY(pdfText(path).contains(u"PAID R$ 15.00"_s));
    QVERIFY(qAbs(pdfPages(path).millimetres.width() - 210) < 0.4); // as set in the dialog
    QCOMPARE(made(), 1);
    QVERIFY(chosen.isEmpty()); // a file is not stored as printer
}

void TestReceiptController::asksForAnotherPrinter_data()
{
    addPages();
}

void TestReceiptController::asksForAnotherPrinter()
{
    openFetchedPage(paid());
    press(Qt::Key_P, Qt::ControlModifier);
    QVERIFY(dialog<QPrintDialog>(u"printDialog"_s));
    press(Qt::Key_Escape);
    awaitClosed<QPrintDialog>();
    QCOMPARE(made(), 0);
}

void TestReceiptController::savesAFile_data()
{
    QTest::addColumn<bool>("atTill");
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("saved");
    for (const bool atTill : {true, false}) {
        const char *page = atTill ? "counter" : "detail";
        QTest::addRow("%s, PDF", page) << atTill << u"a.pdf"_s << u"a.pdf"_s;
        QTest::addRow("%s, PNG", page) << atTill << u"a.PNG"_s << u"a.PNG"_s;
        QTest::addRow("%s, no ending", page) << atTill << u"a"_s << u"a.pdf"_s;
    }
}

void TestReceiptController::savesAFile()
{
    QFETCH(QString, name);
    QFETCH(QString, saved);
    openFetchedPage(paid());
    saveAs(m_toolBox->path(name));
    const QString path = m_toolBox->path(saved);
    awaitClosed<QFileDialog>();
    awaitRepository();
    QCOMPARE(message(), u"Receipt saved as %1."_s.arg(path));
    QVERIFY(isOwnersOnly(path));
    QCOMPARE(made(), 1);
    if (saved.endsWith(u".pdf"_s))
        QVERIFY(pdfText(path).contains(u"PAID R$ 15.00"_s));
    else
        QCOMPARE(QImage(path, "PNG").width(), 58 * 12);
    pressPrint(); // the saved file counts as a copy
    QVERIFY(pdfText(m_toolBox->printed(u"counter"_s)).contains(kSecond));
}

void TestReceiptController::namesTheFileByTimeAmountAndCopy()
{
    core::Transaction transaction = paid();
    transaction.reference = u"../../etc/passwd"_s;
    m_service->stored = {transaction};
    m_detail->show(transaction);
    m_page = m_detail.get();
    support::open(*m_page);
    for (const QString &name :
         {u"receipt-2026-11-20-1100-15.00.pdf"_s, u"receipt-2026-11-20-1100-15.00-2.pdf"_s}) {
        press(Qt::Key_S, Qt::ControlModifier);
        auto *file = dialog<QFileDialog>(u"saveReceiptDialog"_s);
        QVERIFY(file);
        QCOMPARE(named<QLineEdit>(*file, u"fileNameEdit"_s)->text(), name);
        press(Qt::Key_Escape);
        awaitClosed<QFileDialog>();
        pressPrint();
    }
}

void TestReceiptController::asksBeforeItOverwrites()
{
    const QString path = m_toolBox->path(u"a.pdf"_s);
    write(path, "another's");
    m_service->stored = {paid()};
    m_detail->show(paid());
    m_page = m_detail.get();
    support::open(*m_page);
    // Qt asks within the key press, in an event loop of its own.
    int questions = 0;
    QTimer answering;
    connect(&answering, &QTimer::timeout, this, [&questions] {
        auto *question = qobject_cast<QMessageBox *>(QApplication::activeModalWidget());
        if (!question)
            return;
        ++questions;
        QTest::keyClick(question, Qt::Key_Escape);
    });
    answering.start(10);
    saveAs(path);
    QCOMPARE(questions, 1);
    support::open(*named<QFileDialog>(*m_page, u"saveReceiptDialog"_s));
    press(Qt::Key_Escape);
    awaitClosed<QFileDialog>();
    QCOMPARE(contents(path), QByteArray("another's"));
    QCOMPARE(made(), 0);
}

void TestReceiptController::savesUnderNoOtherEnding()
{
    m_service->stored = {paid()};
    m_detail->show(paid());
    m_page = m_detail.get();
    support::open(*m_page);
    saveAs(m_toolBox->path(u"a.txt"_s));
    awaitClosed<QFileDialog>();
    awaitRepository();
    QCOMPARE(message(), u"No receipt: the name must end with .pdf or .png."_s);
    QVERIFY(!QFile::exists(m_toolBox->path(u"a.txt"_s)));
    const QString nowhere = m_toolBox->path(u"file/a.pdf"_s);
    write(m_toolBox->path(u"file"_s), "x"); // below a file there is no folder, not even for root
    saveAs(nowhere);
    awaitClosed<QFileDialog>();
    awaitRepository();
    QVERIFY2(message().startsWith(u"No receipt: it could not be saved as %1: "_s.arg(nowhere)),
             qPrintable(message()));
    QCOMPARE(made(), 0);
}

void TestReceiptController::showsWhyThereIsNone_data()
{
    QTest::addColumn<bool>("atTill");
    QTest::addColumn<Status>("status");
    for (const auto code : {Status::Code::Canceled, Status::Code::Denied, Status::Code::Expired}) {
        QTest::addRow("counter, %s", qPrintable(Status(code).toText())) << true << Status(code);
        QTest::addRow("detail, %s", qPrintable(Status(code).toText())) << false << Status(code);
    }
    QTest::newRow("detail, pending") << false << Status(Status::Code::Pending);
}

void TestReceiptController::showsWhyThereIsNone()
{
    QFETCH(bool, atTill);
    QFETCH(Status, status);
    core::Transaction transaction = samples::charge(1500);
    if (status != Status::Code::Pending)
        transaction = samples::moved(transaction, status);
    openFetchedPage(transaction);
    const QString sentence = ui::receiptProblem(transaction);
    QVERIFY(!sentence.isEmpty());
    pressPrint();
    if (atTill) {
        QCOMPARE(message(), sentence);
        press(Qt::Key_P, Qt::ControlModifier);
        press(Qt::Key_S, Qt::ControlModifier);
        QCOMPARE(message(), sentence);
    } else {
        const auto *label = named<QLabel>(*m_page, u"noReceiptLabel"_s);
        QVERIFY(label->isVisible());
        QCOMPARE(label->text(), sentence);
        QVERIFY(!named(*m_page, u"printReceiptButton"_s)->isVisible());
    }
    settle();
    QVERIFY(m_page->findChildren<QDialog *>().isEmpty());
    QCOMPARE(made(), 0);
}

void TestReceiptController::provesWhatHasArrivedOnly()
{
    core::Transaction transaction = paid();
    transaction.operation = core::Operation::CashOut;
    transaction.status = Status::Code::InProcess;
    m_service->stored = {transaction};
    m_page = m_detail.get();
    m_detail->show(transaction);
    support::open(*m_detail);
    settle();
    QCOMPARE(named<QLabel>(*m_detail, u"receiptTitle"_s)->text(), u"Proof of transfer"_s);
    QVERIFY(named<QLabel>(*m_detail, u"noReceiptLabel"_s)->text().contains(u"not final"_s));
    press(Qt::Key_P);
    settle();
    QCOMPARE(made(), 0);
    transaction.status = Status::Code::Paid;
    Q_EMIT m_service->changed(transaction);
    press(Qt::Key_S, Qt::ControlModifier);
    auto *file = dialog<QFileDialog>(u"saveReceiptDialog"_s);
    QVERIFY(file);
    const QStringList proposed = file->selectedFiles();
    QVERIFY(proposed.first().contains(u"transfer-"_s));
    file->reject();

    ui::DetailPage withoutProfiles(*m_service); // as in rescue mode
    m_service->stored = {paid()};
    withoutProfiles.show(paid());
    support::open(withoutProfiles);
    QVERIFY(!named(withoutProfiles, u"receiptCard"_s)->isVisible());
    pressPrint();
    press(Qt::Key_S, Qt::ControlModifier);
    QVERIFY(withoutProfiles.findChildren<QDialog *>().isEmpty());
}

void TestReceiptController::printsByItselfOnce()
{
    use(kByItself);
    watch(samples::charge(1500));
    m_charge->resume(samples::charge(1500));
    m_page = m_charge.get();
    support::open(*m_page);
    Q_EMIT m_service->changed(paid());
    QVERIFY(outcome().startsWith(u"Paid"_s)); // before any printer was opened
    QCOMPARE(made(), 0);
    QTRY_COMPARE(made(), 1);
    QCOMPARE(message(), u"Receipt sent to %1."_s.arg(m_toolBox->printed(u"counter"_s)));
    QVERIFY(!pdfText(m_toolBox->printed(u"counter"_s)).contains(u"COPY"_s));
    Q_EMIT m_service->changed(paid()); // reported again
    Q_EMIT m_service->changed(samples::moved(paid(), Status::Code::Refund));
    settle();
    QCOMPARE(made(), 1);
    pressPrint();
    QVERIFY(pdfText(m_toolBox->printed(u"counter"_s)).contains(kSecond));
}

void TestReceiptController::printsByItselfOnlyWhatWasPaidHere_data()
{
    QTest::addColumn<Printing>("printing");
    QTest::addColumn<Status>("status");
    QTest::addColumn<core::Operation>("operation");
    QTest::addColumn<bool>("isOfThisTill");
    QTest::addColumn<int>("receipts");
    using core::Operation;
    const Status paidStatus = Status::Code::Paid;
    QTest::newRow("paid") << kByItself << paidStatus << Operation::CashIn << true << 1;
    QTest::newRow("of another counter")
        << kByItself << paidStatus << Operation::CashIn << false << 0;
    QTest::newRow("switched off") << kRoll << paidStatus << Operation::CashIn << true << 0;
    QTest::newRow("no printer") << Printing{{}, Paper::Roll80, true} << paidStatus
                                << Operation::CashIn << true << 0;
    QTest::newRow("sent") << kByItself << paidStatus << Operation::CashOut << true << 0;
    for (const auto code : Status::kKnown) {
        if (code != Status::Code::Paid)
            QTest::addRow("%s", qPrintable(Status(code).toText()))
                << kByItself << Status(code) << Operation::CashIn << true << 0;
    }
}

void TestReceiptController::printsByItselfOnlyWhatWasPaidHere()
{
    QFETCH(Printing, printing);
    QFETCH(Status, status);
    QFETCH(core::Operation, operation);
    QFETCH(bool, isOfThisTill);
    use(printing);
    if (isOfThisTill)
        watch(samples::charge(1500));
    core::Transaction transaction = samples::moved(samples::charge(1500), status);
    transaction.operation = operation;
    Q_EMIT m_service->changed(transaction);
    awaitRepository();
    QTEST(made(), "receipts");
}

/// The charge stays paid regardless of the printer, and the next customer is served.
void TestReceiptController::goesOnWhenThePrinterFails()
{
    use({u"gone"_s, Paper::Roll80, true});
    watch(samples::charge(1500));
    m_charge->resume(samples::charge(1500));
    m_page = m_charge.get();
    support::open(*m_page);
    Q_EMIT m_service->changed(paid());
    QTRY_COMPARE(message(),
                 u"Nothing was printed: printer gone not found. Ctrl+P chooses another."_s);
    QVERIFY(outcome().startsWith(u"Paid"_s));
    press(Qt::Key_Return);
    QVERIFY(named(*m_charge, u"amountEdit"_s)->isVisible());
    QVERIFY(named(*m_charge, u"amountEdit"_s)->hasFocus());
}

/// The charge was left pending and is paid while the next customer is served.
void TestReceiptController::reportsOfAnEarlierCharge()
{
    use({u"gone"_s, Paper::Roll80, true});
    watch(samples::charge(1500));
    m_page = m_charge.get();
    support::open(*m_page);
    type(u"700"_s);
    Q_EMIT m_service->changed(paid());
    const auto *last = named<QLabel>(*m_charge, u"lastResultLabel"_s);
    QTRY_VERIFY2(last->text().contains(u"printer gone not found"_s), qPrintable(last->text()));
    QVERIFY(last->text().contains(u"15.00"_s));
    QVERIFY(named(*m_charge, u"amountEdit"_s)->hasFocus());
}

BALCAO_TEST(TestReceiptController)
#include "tests/support/waitlimit.h"
#include "tst_receiptcontroller.moc"
