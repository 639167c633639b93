// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/auditlog.h"
#include "tests/support/await.h"
#include "tests/support/keys.h"
#include "tests/support/pdf.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/receipts/shiftpage.h"
#include "ui/receipts/shiftslip.h"
#include "ui/widgets/theme.h"

#include <QtCore/QScopeGuard>
#include <QtTest/QTest>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTreeWidget>

using namespace Qt::StringLiterals;
using core::Paper;
using core::Status;
using support::named;
using support::pdfPages;
using support::pdfText;
using support::press;

namespace
{

/// A closed shift with every kind of row.
ui::ShiftDocument fullDocument(int openCount = 3)
{
    const QDateTime at(QDate(2026, 11, 20), QTime(14, 0), Qt::UTC);
    core::ShiftLine paid{.id = QUuid::createUuid(),
                         .created = at,
                         .status = Status::Code::Paid,
                         .amount = core::Money::fromCents(1500),
                         .commission = core::Money::fromCents(15),
                         .evidence = core::EvidenceKind::ByHand,
                         .reference = u"C1-261120-0001-W"_s,
                         .operatorName = u"Ana"_s};
    ui::ShiftDocument document{.number = 12,
                               .start = {.begins = at.addSecs(-7200),
                                         .opened = at.addSecs(-3600),
                                         .day = QDate(2026, 11, 20),
                                         .till = u"C1"_s,
                                         .opener = {.id = 1, .name = u"Ana"_s},
                                         .cashFloat = core::Money::fromCents(10000)},
                               .at = at.addSecs(3600),
                               .closer = {.id = 2, .name = u"Bea"_s},
                               .counted = core::Money::fromCents(9990),
                               .lines = {paid},
                               .digest = QByteArray(32, '\x5a')};
    for (int i = 0; i < openCount; ++i) {
        core::ShiftLine open = paid;
        open.id = QUuid::createUuid();
        open.status = Status::Code::Pending;
        open.isCarried = i % 3 == 2;
        open.reference = u"C1-261120-%1-X"_s.arg(100 + i);
        document.lines.append(open);
    }
    core::ShiftLine refunded = paid;
    refunded.status = Status::Code::Refund;
    document.drift = core::driftOf({paid}, {refunded});
    return document;
}

QStringList textsOf(const QList<ui::ShiftRow> &rows)
{
    QStringList texts;
    for (const ui::ShiftRow &row : rows)
        texts.append(
            QStringList{row.name, row.count, row.amount}.join(u'|').replace(QChar(0xa0), u' '));
    return texts;
}

} // namespace

/// The page of shifts by keyboard and by mouse, and its reports on paper.
class TestShiftPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void reportsAPartThatWentBack();
    void opensAndClosesByKeyboard();
    void opensAndClosesByMouse();
    void keepsAShiftOpen();
    void givesRowsSpace();
    void showsNoEmptyReport();
    void refusesWhatIsNoAmount();
    void showsLateChanges();
    void printsAndSaves();
    void hidesTotals();
    void hasEveryRow();
    void fitsEveryPaper_data();
    void fitsEveryPaper();

private:
    void open();
    void charge(qint64 cents, Status::Code status);
    [[nodiscard]] QString text(const QString &label) const
    {
        return named<QLabel>(*m_page, label)->text().replace(QChar(0xa0), u' ');
    }
    [[nodiscard]] QStringList rows() const
    {
        const auto *table = named<QTreeWidget>(*m_page, u"shiftTable"_s);
        QStringList texts;
        for (int row = 0; row < table->topLevelItemCount(); ++row) {
            const QTreeWidgetItem *item = table->topLevelItem(row);
            texts.append(
                QStringList{item->text(0), item->text(1), item->text(2)}.join(u'|').replace(
                    QChar(0xa0), u' '));
        }
        return texts;
    }
    [[nodiscard]] QListWidget *list() const { return named<QListWidget>(*m_page, u"shiftList"_s); }
    void click(const QString &button)
    {
        QTest::mouseClick(named<QPushButton>(*m_page, button), Qt::LeftButton);
    }
    [[nodiscard]] std::optional<core::OpenShift> openShift()
    {
        return *await(m_box->console().shifts().openShift());
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<ui::ShiftPage> m_page;
    int m_number = 0;
};

void TestShiftPage::init()
{
    QLocale::setDefault(QLocale(u"en"_s));
    m_service = std::make_unique<FakeService>();
    m_box = std::make_unique<ToolBox>(*m_service);
    m_number = 0;
}

void TestShiftPage::cleanup()
{
    m_page.reset();
    m_box.reset();
    m_service.reset();
}

void TestShiftPage::open()
{
    m_page = std::make_unique<ui::ShiftPage>(m_box->context());
    m_page->resize(820, 640);
    support::open(*m_page);
    QTRY_VERIFY(!text(u"shiftStateLabel"_s).isEmpty());
}

/// Creates a charge of this counter.
void TestShiftPage::charge(qint64 cents, Status::Code status)
{
    core::Transaction made = samples::charge(cents, ++m_number);
    made.created = QDateTime::currentDateTimeUtc();
    made.commission = core::Money();
    if (status != Status::Code::Pending)
        made.status = status;
    QVERIFY(await(m_box->console().audit().append({.action = core::AuditAction::ChargeCreated,
                                                   .actor = {.id = 1, .name = u"Ana"_s},
                                                   .transaction = made.id})));
    m_service->stored.prepend(made);
}

/// The closed shift has the charge as a whole. What went back is a change with its effect.
void TestShiftPage::reportsAPartThatWentBack()
{
    const core::ShiftLine paid{.id = QUuid::createUuid(),
                               .status = Status::Code::Paid,
                               .amount = core::Money::fromCents(1500),
                               .commission = core::Money::fromCents(50)};
    core::ShiftLine part = paid;
    part.refunded = core::Money::fromCents(250);
    const core::ShiftDrift drift = core::driftOf({paid}, {part});
    QCOMPARE(drift.changes.size(), 1);
    QCOMPARE(drift.changes[0].what, core::ShiftChange::What::Refunded);
    QCOMPARE(drift.effect, core::Money::fromCents(-250));
    core::ShiftLine whole = paid;
    whole.status = Status::Code::Refund;
    QCOMPARE(core::driftOf({paid}, {whole}).effect, core::Money::fromCents(-1500));
    QCOMPARE(core::driftOf({paid}, {paid}).changes.size(), 0);
    QCOMPARE(core::totalsOf({part}), core::totalsOf({paid}));
}

void TestShiftPage::opensAndClosesByKeyboard()
{
    open();
    QCOMPARE(text(u"shiftStateLabel"_s), u"No shift is open."_s);
    QVERIFY(named<QLineEdit>(*m_page, u"shiftCashEdit"_s)->hasFocus());
    support::type(u"100,00"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(text(u"shiftStateLabel"_s).startsWith(u"The shift is open since"_s));
    QCOMPARE(openShift()->cashFloat, core::Money::fromCents(10000));
    QTRY_COMPARE(text(u"shiftTitleLabel"_s), u"X report"_s);
    QTRY_VERIFY(rows().contains(u"At the beginning||R$ 100.00"_s));
    charge(15'00, Status::Code::Paid);
    charge(7'00, Status::Code::Pending);
    press(Qt::Key_F5);
    QTRY_VERIFY(rows().contains(u"Received in total|1|R$ 15.00"_s));
    QVERIFY(rows().contains(u"Ana|1|R$ 15.00"_s));
    QVERIFY(rows().contains(u"Still open|1|R$ 7.00"_s));
    named<QLineEdit>(*m_page, u"shiftCashEdit"_s)->setFocus();
    support::type(u"99,90"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(text(u"shiftQuestion"_s).contains(u"R$ 99.90"_s));
    QVERIFY(openShift()); // only asked
    press(Qt::Key_Space);
    QTRY_COMPARE(text(u"shiftTitleLabel"_s), u"Z report 1"_s);
    QCOMPARE(text(u"shiftStateLabel"_s), u"No shift is open."_s);
    QCOMPARE(text(u"shiftNews"_s), u"Shift closed: Z 1."_s);
    QVERIFY(rows().contains(u"Difference||−R$ 0.10"_s) ||
            rows().contains(u"Difference||-R$ 0.10"_s));
    QVERIFY(rows().contains(u"Open, carried to the next shift||"_s));
    QCOMPARE(text(u"shiftSealLabel"_s).remove(QChar(0x200b)),
             u"Seal: "_s +
                 QString::fromLatin1(await(m_box->console().shifts().shift(1))->digest.toHex()));
}

void TestShiftPage::opensAndClosesByMouse()
{
    open();
    click(u"shiftActionButton"_s);
    QTRY_VERIFY(text(u"shiftStateLabel"_s).startsWith(u"The shift is open since"_s));
    QTRY_COMPARE(list()->count(), 1);
    click(u"shiftActionButton"_s);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"closeShiftButton"_s)->isVisible());
    click(u"closeShiftButton"_s);
    QTRY_COMPARE(text(u"shiftTitleLabel"_s), u"Z report 1"_s);
    QVERIFY(!await(m_box->console().shifts().shift(1))->counted);
    click(u"shiftActionButton"_s);
    QTRY_COMPARE(text(u"shiftTitleLabel"_s), u"X report"_s);
    QCOMPARE(list()->count(), 2);
    QTest::mouseClick(list()->viewport(), Qt::LeftButton, {},
                      list()->visualItemRect(list()->item(1)).center());
    QTRY_COMPARE(text(u"shiftTitleLabel"_s), u"Z report 1"_s);
    QTRY_VERIFY(rows().contains(u"Changed after the shift was closed||"_s));
    QVERIFY(rows().contains(u"Nothing||"_s));
}

/// Rows have a height of the scale of the theme.
void TestShiftPage::givesRowsSpace()
{
    ui::applyTheme(*qApp, ui::Scheme::Light);
    const auto undress = qScopeGuard([] { qApp->setStyleSheet({}); });
    open();
    click(u"shiftActionButton"_s);
    auto *table = named<QTreeWidget>(*m_page, u"shiftTable"_s);
    QTRY_VERIFY(table->topLevelItemCount() > 3);
    QVERIFY(table->visualItemRect(table->topLevelItem(1)).height() >= ui::kRowCompact);
}

/// Without a shift, no frame suggests a report; without a seal, the report ends with the list.
void TestShiftPage::showsNoEmptyReport()
{
    open();
    auto *table = named<QTreeWidget>(*m_page, u"shiftTable"_s);
    QVERIFY(!table->isVisible());
    QVERIFY(named<QLabel>(*m_page, u"shiftAboutLabel"_s)->isVisible());
    click(u"shiftActionButton"_s);
    QTRY_VERIFY(table->isVisible());
    const auto bottom = [this](const QWidget *widget) {
        return widget->mapTo(m_page.get(), QPoint(0, widget->height())).y();
    };
    QTRY_COMPARE(bottom(table), bottom(list()));
}

void TestShiftPage::keepsAShiftOpen()
{
    QVERIFY(await(m_box->console().shifts().open(u"C1"_s, {}, 0)));
    open();
    QTRY_COMPARE(list()->count(), 1);
    press(Qt::Key_Return);
    QTRY_VERIFY(named<QPushButton>(*m_page, u"keepShiftButton"_s)->isVisible());
    press(Qt::Key_Escape);
    QVERIFY(!named<QPushButton>(*m_page, u"closeShiftButton"_s)->isVisible());
    QVERIFY(openShift());
}

void TestShiftPage::refusesWhatIsNoAmount()
{
    open();
    support::type(u"12.34"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(text(u"shiftNews"_s).contains(u"12.34"_s));
    QVERIFY(!openShift());
    QCOMPARE(named<QLineEdit>(*m_page, u"shiftCashEdit"_s)->text(), u"12.34"_s); // the input stays
}

void TestShiftPage::showsLateChanges()
{
    QVERIFY(await(m_box->console().shifts().open(u"C1"_s, {}, 0)));
    charge(15'00, Status::Code::Pending);
    open();
    QTRY_COMPARE(list()->count(), 1);
    click(u"shiftActionButton"_s);
    click(u"closeShiftButton"_s);
    QTRY_COMPARE(text(u"shiftTitleLabel"_s), u"Z report 1"_s);
    QVERIFY(rows().contains(u"Still open|1|R$ 15.00"_s));
    m_service->stored.first().status = Status::Code::Paid;
    press(Qt::Key_F5);
    const auto isPaidLater = [this] {
        const QStringList all = rows();
        return std::any_of(all.cbegin(), all.cend(), [](const QString &row) {
            return row.startsWith(u"Paid later"_s) && row.endsWith(u"R$ 15.00"_s);
        });
    };
    QTRY_VERIFY(isPaidLater());
    QVERIFY(rows().contains(u"Still open|1|R$ 15.00"_s)); // as at the end
}

void TestShiftPage::printsAndSaves()
{
    core::Preferences preferences = m_box->preferences().value();
    preferences.printing = {u"counter"_s, Paper::Roll58, false};
    m_box->preferences().set(preferences);
    QVERIFY(await(m_box->console().shifts().open(u"C1"_s, {}, 0)));
    open();
    QTRY_COMPARE(text(u"shiftTitleLabel"_s), u"X report"_s);
    click(u"printShiftButton"_s);
    QTRY_VERIFY(text(u"shiftNews"_s).startsWith(u"Report sent to"_s));
    QVERIFY(pdfText(m_box->printed(u"counter"_s)).contains(u"X report"_s));
    const auto recorded = [this] { return support::lastRecorded(m_box->console()); };
    QTRY_VERIFY2(recorded().startsWith(u"report_issued "_s) && recorded().endsWith(u" print"_s),
                 qPrintable(recorded()));
    click(u"saveShiftButton"_s);
    auto *dialog = m_page->findChild<QFileDialog *>(u"saveReportDialog"_s);
    QVERIFY(dialog);
    const QString path = m_box->path(u"x.pdf"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->close();
    QTRY_COMPARE(text(u"shiftNews"_s), u"Report saved as %1."_s.arg(path));
    QVERIFY(pdfText(path).contains(u"X report"_s));
    QTRY_VERIFY2(recorded().startsWith(u"report_issued "_s) && recorded().endsWith(u" file"_s),
                 qPrintable(recorded()));
}

/// An operator without the permission opens and closes, but sees no sums.
void TestShiftPage::hidesTotals()
{
    core::Authorization &authorization = m_box->authorize();
    QVERIFY(await(m_box->console().operators().add({{.name = u"Olga"_s,
                                                     .shortName = u"Olga"_s,
                                                     .role = core::Role::Owner,
                                                     .pinHash = "x",
                                                     .pinLength = 4}})));
    authorization.open();
    QTRY_VERIFY(authorization.isInUse()); // nobody is signed in
    m_box->console().gate().setDecision({});
    QVERIFY(await(m_box->console().shifts().open(u"C1"_s, {}, 0)));
    open();
    QTRY_VERIFY(text(u"shiftAboutLabel"_s).startsWith(u"You may not see totals."_s));
    QCOMPARE(rows(), QStringList());
    QVERIFY(!named<QPushButton>(*m_page, u"printShiftButton"_s)->isEnabled());
    QVERIFY(named<QPushButton>(*m_page, u"shiftActionButton"_s)->isEnabled());
}

void TestShiftPage::hasEveryRow()
{
    const QStringList rows = textsOf(ui::shiftRows(fullDocument()));
    for (const QString &row :
         {u"Confirmed by: counter|1|R$ 15.00"_s, u"Received in total|1|R$ 15.00"_s,
          u"Ana|1|R$ 15.00"_s, u"Still open|2|R$ 30.00"_s, u"Commission||R$ 0.15"_s,
          u"Effect on the account||R$ 14.85"_s, u"At the beginning||R$ 100.00"_s,
          u"Counted at the end||R$ 99.90"_s})
        QVERIFY2(rows.contains(row), qPrintable(rows.join(u'\n')));
    QCOMPARE(rows.filter(u"C1-261120-10"_s).size(), 3);
    QCOMPARE(rows.filter(u"Refunded · "_s).size(), 1);
    QCOMPARE(textsOf(ui::shiftRows(fullDocument(), 1)).filter(u"C1-261120-10"_s).size(), 1);
    QVERIFY(textsOf(ui::shiftRows(fullDocument(), 1)).contains(u"2 more||"_s));
}

void TestShiftPage::fitsEveryPaper_data()
{
    QTest::addColumn<Paper>("paper");
    QTest::addColumn<int>("openCount");
    for (const int openCount : {0, 3, 200}) {
        QTest::addRow("58 mm, %d", openCount) << Paper::Roll58 << openCount;
        QTest::addRow("80 mm, %d", openCount) << Paper::Roll80 << openCount;
        QTest::addRow("A4, %d", openCount) << Paper::A4 << openCount;
    }
}

void TestShiftPage::fitsEveryPaper()
{
    QFETCH(Paper, paper);
    QFETCH(int, openCount);
    const ui::ShiftSlip slip(fullDocument(openCount),
                             {samples::merchant(), samples::payer(), ui::Environment::Kind::Local},
                             paper);
    const QTemporaryDir folder;
    QFile file(folder.filePath(u"slip.pdf"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(slip.toPdf());
    file.close();
    QCOMPARE(pdfPages(file.fileName()).count, 1);
    const QString text = pdfText(file.fileName());
    for (const QString &word : {u"Z report 12"_s, u"Ana"_s, u"Bea"_s, u"Not a fiscal document"_s})
        QVERIFY2(text.contains(word), qPrintable(text));
    // A reference may continue on the next line.
    QCOMPARE(text.contains(u"261120-299-"_s), openCount == 200 && paper != Paper::A4);
    QCOMPARE(text.contains(u" more"_s), openCount == 200 && paper == Paper::A4);
}

BALCAO_TEST(TestShiftPage)
#include "tst_shiftpage.moc"
