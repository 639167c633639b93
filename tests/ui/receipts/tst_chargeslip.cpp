// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/auditlog.h"
#include "tests/support/await.h"
#include "tests/support/keys.h"
#include "tests/support/pdf.h"
#include "tests/support/scan.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/chargepage.h"
#include "ui/receipts/chargeslip.h"

#include <QtCore/QLocale>
#include <QtGui/QClipboard>
#include <QtGui/QPainter>
#include <QtPrintSupport/QPrintDialog>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Paper;
using core::Status;
using support::named;
using support::pdfText;
using support::press;
using support::settle;
using ui::ChargeSlip;
using Kind = ui::Environment::Kind;

namespace
{

/// Simulates a roll printer: 203 dpi, black and white.
QImage printed(const ui::Printout &slip)
{
    constexpr qreal kDotsPerMillimetre = 8;
    const QSizeF size = slip.pageSize().size(QPageSize::Millimeter);
    QImage image((size * kDotsPerMillimetre).toSize(), QImage::Format_RGB32);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(kDotsPerMillimetre / 100, kDotsPerMillimetre / 100);
    slip.paint(painter);
    painter.end();
    return image.convertToFormat(QImage::Format_Mono, Qt::ThresholdDither);
}

core::Transaction personsCharge()
{
    core::Transaction charge = samples::charge(1500);
    charge.name = u"Maria Aparecida da Silva"_s;
    charge.document = u"11144477735"_s;
    charge.email = u"maria@casa.example"_s;
    charge.phone = u"+5521912345678"_s;
    charge.extra = u"mesa sete"_s;
    charge.expires = charge.created.addDays(1);
    return charge;
}

core::Transaction maxCharge()
{
    core::Transaction charge = samples::charge(core::Money::kMaxCents);
    charge.description = u"Sanduíche natural de frango com cenoura "_s.repeated(4).left(140);
    charge.reference = QString(50, u'W');
    return charge;
}

ui::ReceiptIssuer issuer(Kind kind = Kind::Local)
{
    return {samples::merchant(), samples::payer(), kind};
}

} // namespace

/// The slip, and the shortcuts of the pending charge that print it.
class TestChargeSlip : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void isReadByPhones_data();
    void isReadByPhones();
    void showsWhatIsToBePaid_data();
    void showsWhatIsToBePaid();
    void namesNoPayer();
    void refusesWhatMustNotBePaid_data();
    void refusesWhatMustNotBePaid();

    void isPrintedWithOneKey_data();
    void isPrintedWithOneKey();
    void asksForThePrinter_data();
    void asksForThePrinter();
    void printsNothingOnceItIsPaid();
    void showsThatItCouldNotBePrinted_data();
    void showsThatItCouldNotBePrinted();
    void printsTheReceiptOnceItIsPaid();
    void copiesTheLink_data();
    void copiesTheLink();

private:
    static void addPapers();
    [[nodiscard]] QString textOf(const ui::Printout &slip) const;
    void open(const core::Printing &printing,
              const core::Transaction &charge = samples::charge(1500));
    [[nodiscard]] QString message() const;
    [[nodiscard]] bool isPrinted() const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_toolBox;
    std::unique_ptr<ui::ChargePage> m_page;
};

void TestChargeSlip::init()
{
    QLocale::setDefault(QLocale(u"en"_s));
    m_service = std::make_unique<FakeService>();
    m_toolBox = std::make_unique<ToolBox>(*m_service);
}

void TestChargeSlip::cleanup()
{
    m_page.reset();
    m_toolBox.reset();
    m_service.reset();
}

void TestChargeSlip::addPapers()
{
    QTest::addColumn<Paper>("paper");
    QTest::newRow("58 mm") << Paper::Roll58;
    QTest::newRow("80 mm") << Paper::Roll80;
    QTest::newRow("A4") << Paper::A4;
}

QString TestChargeSlip::textOf(const ui::Printout &slip) const
{
    const QString path = m_toolBox->path(u"slip.pdf"_s);
    QFile file(path);
    if (!file.open(QIODevice::WriteOnly) || file.write(slip.toPdf()) <= 0)
        qFatal("cannot write");
    file.close();
    return pdfText(path);
}

/// Opens the charge at the counter of a shop with these printer settings.
void TestChargeSlip::open(const core::Printing &printing, const core::Transaction &charge)
{
    core::Preferences preferences;
    preferences.printing = printing;
    m_toolBox->preferences().set(preferences);
    m_page = std::make_unique<ui::ChargePage>(m_toolBox->context());
    m_page->resize(900, 640);
    m_page->resume(charge);
    support::open(*m_page);
    settle();
}

QString TestChargeSlip::message() const
{
    return named<QLabel>(*m_page, u"newsLabel"_s)->text();
}

bool TestChargeSlip::isPrinted() const
{
    return QFile::exists(m_toolBox->printed(u"counter"_s));
}

void TestChargeSlip::isReadByPhones_data()
{
    addPapers();
}

/// Even through the stamp of the demo.
void TestChargeSlip::isReadByPhones()
{
    QFETCH(Paper, paper);
    for (const core::Transaction &charge : {samples::charge(1), personsCharge(), maxCharge()}) {
        for (const Kind kind : {Kind::Local, Kind::Demo}) {
            const ChargeSlip slip(charge, issuer(kind), paper);
            QCOMPARE(support::scanned(printed(slip)), charge.qrCode);
        }
    }
}

void TestChargeSlip::showsWhatIsToBePaid_data()
{
    addPapers();
}

void TestChargeSlip::showsWhatIsToBePaid()
{
    QFETCH(Paper, paper);
    const QString text = textOf(ChargeSlip(personsCharge(), issuer(), paper));
    for (const QString &part :
         {u"Padaria São João"_s, u"São Paulo"_s, u"R$ 15.00"_s, u"Venda no balcão"_s, u"T-1"_s,
          u"Pay until"_s, u"21 Nov 2026 10:59:59"_s, u"Brasília time, UTC−03:00"_s,
          u"NOT A RECEIPT Not paid yet. Not a fiscal document."_s})
        QVERIFY2(text.contains(part), qPrintable(part + u" is not in: "_s + text));
    QVERIFY(!text.contains(u"DEMONSTRATION"_s));
    const QString demo = textOf(ChargeSlip(personsCharge(), issuer(Kind::Demo), paper));
    QVERIFY2(demo.startsWith(u"DEMONSTRATION This code cannot be paid"_s), qPrintable(demo));
    const QString longest = textOf(ChargeSlip(maxCharge(), issuer(), paper));
    QVERIFY2(longest.endsWith(u"Not a fiscal document."_s), qPrintable(longest));
    QVERIFY2(!longest.contains(u'…'), qPrintable(longest));
}

void TestChargeSlip::namesNoPayer()
{
    const QString text = textOf(ChargeSlip(personsCharge(), issuer(), Paper::Roll80));
    for (const QString &hidden : {u"Maria"_s, u"444"_s, u"casa"_s, u"91234"_s, u"mesa sete"_s,
                                  samples::merchant().key.value()})
        QVERIFY2(!text.contains(hidden), qPrintable(hidden + u" is in: "_s + text));
}

void TestChargeSlip::refusesWhatMustNotBePaid_data()
{
    QTest::addColumn<core::Transaction>("charge");
    QTest::addColumn<bool>("isRefused");
    core::Transaction other = samples::charge(1500);
    other.amount = core::Money::fromCents(1501);
    core::Transaction cut = samples::charge(1500);
    cut.qrCode.chop(1);
    QTest::newRow("waits") << samples::charge(1500) << false;
    QTest::newRow("paid") << samples::moved(samples::charge(1500), Status::Code::Paid) << true;
    QTest::newRow("other amount") << other << true;
    QTest::newRow("cut") << cut << true;
}

void TestChargeSlip::refusesWhatMustNotBePaid()
{
    QFETCH(core::Transaction, charge);
    QFETCH(bool, isRefused);
    QCOMPARE(!ui::slipProblem(charge, m_service->who).isEmpty(), isRefused);
    if (charge.status.isFinal())
        return;
    open({u"counter"_s, Paper::Roll58}, charge);
    press(Qt::Key_F7);
    press(Qt::Key_P, Qt::ControlModifier);
    settle();
    QCOMPARE(isPrinted(), !isRefused);
}

void TestChargeSlip::isPrintedWithOneKey_data()
{
    QTest::addColumn<QList<Qt::Key>>("keys");
    QTest::newRow("next to the code") << QList{Qt::Key_F7};
    QTest::newRow("over the whole page") << QList{Qt::Key_B, Qt::Key_F7};
}

void TestChargeSlip::isPrintedWithOneKey()
{
    QFETCH(QList<Qt::Key>, keys);
    open({u"counter"_s, Paper::Roll58});
    for (const Qt::Key key : keys)
        press(key);
    QTRY_VERIFY(isPrinted());
    const QString path = m_toolBox->printed(u"counter"_s);
    QCOMPARE(message(), u"Code sent to %1."_s.arg(path));
    QTRY_COMPARE(support::lastRecorded(m_toolBox->console()),
                 u"code_shared %1 print"_s.arg(samples::charge(1500).reference));
    QVERIFY(pdfText(path).contains(u"R$ 15.00"_s));
    const support::PdfPages pages = support::pdfPages(path);
    QCOMPARE(pages.count, 1);
    QVERIFY(qAbs(pages.millimetres.width() - 58) < 0.4);
    const auto annotations =
        await(m_toolBox->console().annotations().find({samples::charge(1500).id}));
    QVERIFY(annotations);
    QCOMPARE(annotations->value(samples::charge(1500).id).receipts, 0); // a slip is not a receipt
}

void TestChargeSlip::asksForThePrinter_data()
{
    QTest::addColumn<QString>("printer");
    QTest::addColumn<QString>("keys");
    QTest::newRow("the first time") << QString() << u"F7"_s;
    QTest::newRow("another one") << u"counter"_s << u"Ctrl+P"_s;
}

void TestChargeSlip::asksForThePrinter()
{
    QFETCH(QString, printer);
    QFETCH(QString, keys);
    open({printer, Paper::Roll58});
    support::strike(keys);
    QTRY_VERIFY(m_page->findChild<QPrintDialog *>());
    QTRY_VERIFY(m_page->findChild<QPrintDialog *>()->isActiveWindow());
    press(Qt::Key_Escape);
    QTRY_VERIFY(!m_page->findChild<QPrintDialog *>());
    QVERIFY(!isPrinted());
}

/// While the printer dialog is open.
void TestChargeSlip::printsNothingOnceItIsPaid()
{
    open({});
    press(Qt::Key_F7);
    QTRY_VERIFY(m_page->findChild<QPrintDialog *>());
    Q_EMIT m_service->changed(samples::moved(samples::charge(1500), Status::Code::Paid));
    QTRY_VERIFY(!m_page->findChild<QPrintDialog *>());
}

void TestChargeSlip::showsThatItCouldNotBePrinted_data()
{
    QTest::addColumn<QString>("printer");
    QTest::addColumn<QString>("sentence");
    QTest::newRow("gone")
        << u"gone"_s << u"Nothing was printed: printer gone not found. Ctrl+P chooses another."_s;
    QTest::newRow("broken") << u"jam/1"_s << u"It could not be printed on %1."_s;
}

void TestChargeSlip::showsThatItCouldNotBePrinted()
{
    QFETCH(QString, printer);
    QFETCH(QString, sentence);
    open({printer, Paper::Roll80});
    press(Qt::Key_F7);
    settle();
    QCOMPARE(message(),
             sentence.contains(u"%1"_s) ? sentence.arg(m_toolBox->printed(printer)) : sentence);
}

void TestChargeSlip::printsTheReceiptOnceItIsPaid()
{
    open({u"counter"_s, Paper::Roll58});
    Q_EMIT m_service->changed(samples::moved(samples::charge(1500), Status::Code::Paid));
    press(Qt::Key_F7);
    QTRY_VERIFY(isPrinted());
    QVERIFY(pdfText(m_toolBox->printed(u"counter"_s)).contains(u"PAID"_s));
}

void TestChargeSlip::copiesTheLink_data()
{
    QTest::addColumn<QString>("link");
    QTest::addColumn<bool>("isOffered");
    QTest::newRow("none, as here") << QString() << false;
    QTest::newRow("a page") << u"https://pay.example.com/c/1"_s << true;
    QTest::newRow("no page") << u"javascript:alert(1)"_s << false;
    QTest::newRow("in the clear") << u"http://pay.example.com/c/1"_s << false;
    QTest::newRow("of no host") << u"https:///c/1"_s << false;
}

void TestChargeSlip::copiesTheLink()
{
    QFETCH(QString, link);
    QFETCH(bool, isOffered);
    QGuiApplication::clipboard()->clear();
    core::Transaction charge = samples::charge(1500);
    charge.paymentLink = link;
    open({}, charge);
    QCOMPARE(named(*m_page, u"copyLinkButton"_s)->isVisible(), isOffered);
    press(Qt::Key_F6, Qt::ShiftModifier);
    QCOMPARE(QGuiApplication::clipboard()->text(), isOffered ? link : QString());
}

BALCAO_TEST(TestChargeSlip)
#include "tst_chargeslip.moc"
