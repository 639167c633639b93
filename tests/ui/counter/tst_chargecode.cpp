// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/auditlog.h"
#include "tests/support/chargebench.h"
#include "tests/support/fakebank.h"
#include "tests/support/scan.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/qrview.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtGui/QClipboard>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>
#include <QtTest/QTest>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>

using namespace Qt::StringLiterals;
using support::failure;
using support::named;
using support::press;
using support::reais;
using support::settle;
using support::type;
using Code = core::Error::Code;

namespace
{

/// Returns a code that is valid except for the change by `change`.
QString codeWith(const std::function<void(core::BrCode &)> &change)
{
    core::BrCode code = *core::BrCode::parse(samples::charge(1500).qrCode);
    change(code);
    return *code.toText();
}

} // namespace

/// The code of the charge on the screen: drawing, copying, enlarging and saving, and the payer of
/// an unpaid charge.
class TestChargeCode : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { closeAll(); }

    void copiesTheExactCode();
    void ticksWhatWasCheckedOfACode_data();
    void ticksWhatWasCheckedOfACode();
    void enlargesTheCodeWithB();
    void offersNoLargerCodeInAWideWindow();
    void drawsNoCodeThatAsksForSomethingElse_data();
    void drawsNoCodeThatAsksForSomethingElse();
    void simulatesTheCustomer_data();
    void simulatesTheCustomer();
    void simulatesNobodyWhereItCannot();
    void showsThatItCouldNotSimulate();
    void showsWhatCanBeTrusted();
    void showsWhatTheBankReports();
    void savesTheCode_data();
    void savesTheCode();
    void showsThatItCouldNotSave();
    void namesTheFileByReferenceAndAmount();

private:
    QFileDialog *saveDialog();
    void saveAs(const QString &path);
};

void TestChargeCode::copiesTheExactCode()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_F6);
    QCOMPARE(QGuiApplication::clipboard()->text(), m_service->stored[0].qrCode);
    QVERIFY(!named<QLabel>(*m_window, u"newsLabel"_s)->text().isEmpty());
    QTRY_COMPARE(support::lastRecorded(m_box->console()),
                 u"code_shared %1 text"_s.arg(m_service->stored[0].reference));
}

void TestChargeCode::ticksWhatWasCheckedOfACode_data()
{
    QTest::addColumn<bool>("isHosted");
    QTest::newRow("with the shop's key") << false;
    QTest::newRow("at a provider, who has the amount") << true;
}

void TestChargeCode::ticksWhatWasCheckedOfACode()
{
    QFETCH(bool, isHosted);
    if (isHosted)
        m_service->who = core::HostedMerchant{u"pix.example.com"_s, u"Padaria"_s, u"Natal"_s};
    m_service->onCreate = [this](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents());
        made.qrCode = core::chargeCode(*m_service->who, made.amount, made.id).toText().value();
        return made;
    };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *ticks = named(*m_window, u"payloadCheckList"_s);
    QVERIFY(ticks->isVisible());
    QVERIFY(named(*m_window, u"qrView"_s)->isVisible());
    QStringList lines;
    for (const QString &name : {u"codeTickLabel"_s, u"amountTickLabel"_s, u"receiverLabel"_s})
        lines += named<QLabel>(*ticks, name)->text();
    QCOMPARE(lines[1].contains(ui::moneyText(reais(15))), !isHosted);
    QVERIFY(lines[2].contains(isHosted ? u"Padaria"_s : u"Padaria Sao Joao"_s));
    for (const QString &line : lines)
        QVERIFY(ticks->accessibleName().contains(line));
}

/// The large code replaces the facts around it; necessary facts and the shortcuts are shown below.
void TestChargeCode::enlargesTheCodeWithB()
{
    m_window->resize(800, 700);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *qr = named(*m_window, u"qrView"_s);
    const auto *amount = named(*m_window, u"liveAmountLabel"_s);
    const auto *hint = named<QLabel>(*m_window, u"codeHintLabel"_s);
    auto *size = named<QPushButton>(*m_window, u"codeSizeButton"_s);
    QCOMPARE(size->text(), u"Larger code"_s);
    QVERIFY(hint->isVisible() && size->isVisible());
    const int usual = qr->width();
    QTest::mouseClick(size, Qt::LeftButton);
    QTRY_VERIFY(qr->width() > usual);
    QVERIFY(!amount->isVisible());
    QCOMPARE(size->text(), u"Smaller code"_s);
    QTest::mouseClick(size, Qt::LeftButton);
    QTRY_COMPARE(qr->width(), usual);
    QVERIFY(amount->isVisible());
    for (const Qt::Key back : {Qt::Key_B, Qt::Key_Escape}) {
        press(Qt::Key_B);
        QTRY_VERIFY(qr->width() > usual);
        QVERIFY(!amount->isVisible());
        QVERIFY(hint->text().contains(ui::moneyText(reais(15))));
        QGuiApplication::clipboard()->clear();
        press(Qt::Key_F6);
        QCOMPARE(QGuiApplication::clipboard()->text(), m_service->stored[0].qrCode);
        QVERIFY(hint->text().contains(named<QLabel>(*m_window, u"newsLabel"_s)->text()));
        press(back);
        QTRY_COMPARE(qr->width(), usual);
        QVERIFY(amount->isVisible());
        QVERIFY(isWaiting());
    }
    press(Qt::Key_B);
    m_window->startNext();
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(amount->isVisible()); // The next charge starts in the normal size.
}

/// In a wide window the height limits the code: B would only hide the facts.
void TestChargeCode::offersNoLargerCodeInAWideWindow()
{
    m_window->resize(1366, 700);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *hint = named<QLabel>(*m_window, u"codeHintLabel"_s);
    QTRY_VERIFY(!named(*m_window, u"codeSizeButton"_s)->isVisible());
    QVERIFY(hint->text().contains(u"Ctrl+D"_s));
    press(Qt::Key_B);
    settle();
    QVERIFY(named(*m_window, u"liveAmountLabel"_s)->isVisible());
    QVERIFY(!named<QLabel>(*m_window, u"newsLabel"_s)->text().isEmpty());
}

void TestChargeCode::drawsNoCodeThatAsksForSomethingElse_data()
{
    QTest::addColumn<QString>("code");
    QTest::addColumn<core::PayloadProblem>("problem");
    using core::PayloadProblem;
    QString broken = samples::charge(1500).qrCode;
    broken.replace(broken.size() - 1, 1, broken.endsWith(u'0') ? u"1"_s : u"0"_s);
    QTest::newRow("wrong amount") << codeWith([](auto &code) { code.amount = reais(25); })
                                  << PayloadProblem::WrongAmount;
    QTest::newRow("no amount") << codeWith([](auto &code) { code.amount = std::nullopt; })
                               << PayloadProblem::NoAmount;
    QTest::newRow("another key") << codeWith([](auto &code) { code.key = u"52998224725"_s; })
                                 << PayloadProblem::WrongKey;
    QTest::newRow("the demo's") << codeWith([](auto &code) { code.key = core::demoKey().value(); })
                                << PayloadProblem::DemoKey;
    QTest::newRow("broken checksum") << broken << PayloadProblem::Checksum;
    QTest::newRow("nothing") << QString() << PayloadProblem::Unreadable;
    QTest::newRow("a link") << u"https://example.invalid/pay"_s << PayloadProblem::Unreadable;
}

void TestChargeCode::drawsNoCodeThatAsksForSomethingElse()
{
    QFETCH(QString, code);
    QFETCH(core::PayloadProblem, problem);
    m_service->onCreate = [&](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents());
        made.qrCode = code;
        return made;
    };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *label = named<QLabel>(*m_window, u"codeProblemLabel"_s);
    QVERIFY(label->isVisible());
    // Then the advised action.
    QVERIFY2(label->text().startsWith(ui::payloadSentence(problem) + u' '),
             qPrintable(label->text()));
    QCOMPARE(shownCode(), QString());
    QVERIFY(!named<ui::QrView>(*m_window, u"qrView"_s)->code());
    QVERIFY(!named(*m_window, u"copyButton"_s)->isEnabled());
    QVERIFY(!named(*m_window, u"saveButton"_s)->isEnabled());
    QVERIFY(!named(*m_window, u"payloadCheckList"_s)->isVisible());
    QGuiApplication::clipboard()->setText(u"before"_s);
    press(Qt::Key_F6);
    press(Qt::Key_S, Qt::ControlModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), u"before"_s);
    QVERIFY(m_window->findChildren<QFileDialog *>().isEmpty());
}

void TestChargeCode::simulatesTheCustomer_data()
{
    QTest::addColumn<Qt::Key>("key");
    QTest::addColumn<core::SimulatedOutcome>("outcome");
    QTest::newRow("pays") << Qt::Key_1 << core::SimulatedOutcome::Paid;
    QTest::newRow("gives up") << Qt::Key_2 << core::SimulatedOutcome::Canceled;
}

void TestChargeCode::simulatesTheCustomer()
{
    QFETCH(Qt::Key, key);
    QFETCH(core::SimulatedOutcome, outcome);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(named(*m_window, u"simulator"_s)->isVisible());
    QVERIFY(named(*m_window, u"payButton"_s)->isVisible());
    QVERIFY(named(*m_window, u"giveUpButton"_s)->isVisible());
    press(key, Qt::ControlModifier);
    QCOMPARE(m_service->simulations, QList{outcome});
    settle();
    QVERIFY(isWaiting()); // only changed() decides
}

void TestChargeCode::simulatesNobodyWhereItCannot()
{
    m_service->can = {};
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(!named(*m_window, u"simulator"_s)->isVisible());
    press(Qt::Key_1, Qt::ControlModifier);
    press(Qt::Key_2, Qt::ControlModifier);
    QVERIFY(m_service->simulations.isEmpty());
}

void TestChargeCode::showsThatItCouldNotSimulate()
{
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    m_service->onFind = [](const auto &) { return failure(Code::StorageFull); };
    press(Qt::Key_1, Qt::ControlModifier);
    QTRY_COMPARE(named<QLabel>(*m_window, u"newsLabel"_s)->text(),
                 ui::errorParagraph({Code::StorageFull, {}, {}}));
    QVERIFY(isWaiting());
}

void TestChargeCode::showsWhatCanBeTrusted()
{
    const auto sentence = [this] { return named<QLabel>(*m_window, u"trustLabel"_s)->text(); };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const QString sees = sentence();
    m_window->startNext();
    m_service->can = {};
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(!sees.isEmpty());
    QVERIFY(!sentence().isEmpty());
    QVERIFY(sentence() != sees);
}

/// The code is the shop's own. The bank reports its payments, or does not answer.
void TestChargeCode::showsWhatTheBankReports()
{
    const auto sentence = [this] { return named<QLabel>(*m_window, u"trustLabel"_s)->text(); };
    m_service->can = {.confirmsPayments = true};
    support::FakeBank bank;
    ui::ShopContext context = m_box->context();
    context.bank = &bank;
    m_window = std::make_unique<ui::ChargePage>(context);
    support::open(*m_window);
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY2(sentence().contains(u"cannot see your bank"_s), qPrintable(sentence()));
    bank.current.connection =
        *core::validated(core::BankConnectionDraft{.name = u"Meu banco"_s,
                                                   .psp = u"other"_s,
                                                   .base = u"https://bank.example/v2"_s,
                                                   .token = u"https://bank.example/token"_s,
                                                   .clientId = u"c"_s,
                                                   .pixKey = u"ana@example.com"_s});
    bank.report();
    QVERIFY2(sentence().contains(u"not read at present"_s), qPrintable(sentence()));
    bank.current.readUntil = QDateTime::currentDateTimeUtc();
    bank.report();
    QVERIFY2(sentence().contains(u"when the bank reports"_s), qPrintable(sentence()));
    bank.current.trouble = core::Error{Code::Unreachable, {}, {}};
    bank.report();
    QVERIFY2(sentence().contains(u"not read at present"_s), qPrintable(sentence()));
    m_window.reset(); // before the bank
}

QFileDialog *TestChargeCode::saveDialog()
{
    const bool isOpen = QTest::qWaitFor(
        [this] {
            const auto *dialog = m_window->findChild<QFileDialog *>(u"saveDialog"_s);
            return dialog && dialog->isVisible() && dialog->isActiveWindow();
        },
        kWaitLimit);
    return isOpen ? named<QFileDialog>(*m_window, u"saveDialog"_s) : nullptr;
}

/// Saves through the dialog, as a user would.
void TestChargeCode::saveAs(const QString &path)
{
    press(Qt::Key_S, Qt::ControlModifier);
    QFileDialog *dialog = saveDialog();
    QVERIFY(dialog);
    auto *edit = named<QLineEdit>(*dialog, u"fileNameEdit"_s);
    edit->setFocus();
    edit->selectAll();
    type(path);
    QTest::keyClick(edit, Qt::Key_Return);
    QTRY_VERIFY(!m_window->findChild<QFileDialog *>(u"saveDialog"_s));
}

void TestChargeCode::savesTheCode_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("saved");
    QTest::newRow("png") << u"code.png"_s << u"code.png"_s;
    QTest::newRow("svg") << u"code.svg"_s << u"code.svg"_s;
    QTest::newRow("svg in capitals") << u"CODE.SVG"_s << u"CODE.SVG"_s;
    QTest::newRow("without ending") << u"code"_s << u"code.png"_s;
}

void TestChargeCode::savesTheCode()
{
    QFETCH(QString, name);
    QFETCH(QString, saved);
    const QTemporaryDir folder;
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    saveAs(folder.filePath(name));
    const QString path = folder.filePath(saved);
    QTRY_VERIFY(QFile::exists(path));
    QVERIFY(named<QLabel>(*m_window, u"newsLabel"_s)->text().contains(path));
    QTRY_COMPARE(support::lastRecorded(m_box->console()),
                 u"code_shared %1 file"_s.arg(m_service->stored[0].reference));
    QImage image(600, 600, QImage::Format_RGB32);
    if (saved.endsWith(u".svg"_s, Qt::CaseInsensitive)) {
        QSvgRenderer svg(path);
        QVERIFY(svg.isValid());
        image.fill(Qt::gray);
        QPainter painter(&image);
        svg.render(&painter);
    } else {
        QVERIFY(image.load(path, "PNG"));
    }
    QCOMPARE(support::scanned(image), m_service->stored[0].qrCode);
}

void TestChargeCode::showsThatItCouldNotSave()
{
    const QTemporaryDir folder;
    // A file as parent: no folder can be created, not even by root.
    QFile file(folder.filePath(u"file"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.close();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const QString path = folder.filePath(u"file/code.png"_s);
    saveAs(path);
    const auto *news = named<QLabel>(*m_window, u"newsLabel"_s);
    QTRY_VERIFY(news->text().contains(path));
    QVERIFY(news->text() != u"Saved as %1."_s.arg(path));
    QVERIFY(support::auditLog(m_box->console()).filter(u"code_shared"_s).isEmpty());
    QVERIFY(isWaiting());
}

void TestChargeCode::namesTheFileByReferenceAndAmount()
{
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents());
        made.reference = u"../<b>é 1"_s; // from a remote service
        return made;
    };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    press(Qt::Key_S, Qt::ControlModifier);
    QFileDialog *dialog = saveDialog();
    QVERIFY(dialog);
    QCOMPARE(named<QLineEdit>(*dialog, u"fileNameEdit"_s)->text(), u"pix-----b---1-15.00.png"_s);
    press(Qt::Key_Escape);
    QTRY_VERIFY(!m_window->findChild<QFileDialog *>(u"saveDialog"_s));
    QVERIFY(isWaiting()); // only the dialog closed
}

BALCAO_TEST(TestChargeCode)
#include "tests/support/waitlimit.h"
#include "tst_chargecode.moc"
