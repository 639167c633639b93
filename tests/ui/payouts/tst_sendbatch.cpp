// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/outgoingholds.h"
#include "core/till/payoutcontroller.h"
#include "tests/support/await.h"
#include "tests/support/clock.h"
#include "tests/support/fakeservice.h"
#include "tests/support/fakeunconfirmedorders.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/payouts/batchpanel.h"
#include "ui/payouts/sendpage.h"
#include "ui/text/fieldtext.h"
#include "ui/text/text.h"

#include <QtCore/QFile>
#include <QtTest/QAbstractItemModelTester>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Error;
using core::Field;
using core::Money;
using core::Problem;
using core::Status;
using support::named;
using support::press;
using support::type;

namespace
{

const QByteArray kHead = "chave;valor;nome;documento;email;telefone;descricao\n";

QByteArray line(const QByteArray &name, const QByteArray &amount)
{
    return name + "@example.com;" + amount + ";" + name +
           ";11144477735;x@example.com;11987654712;Aluguel\n";
}

core::Transaction madeOf(const core::TransactionDraft &draft, int number)
{
    core::Transaction made = samples::charge(draft.amount->cents(), number);
    made.operation = core::Operation::CashOut;
    made.qrCode.clear();
    made.name = draft.name;
    made.email = draft.email;
    made.phone = draft.phone;
    made.document = draft.document;
    made.description = draft.description;
    made.reference = draft.reference;
    made.extra = draft.extra;
    made.pixKey = draft.pixKey;
    return made;
}

} // namespace

/// Sends the rows of a file by keys, over a service that stores its transactions.
class TestSendBatch : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void reportsWhatEveryRowWouldDo();
    void sendsRowByRow();
    void sendsNothingTwice();
    void goesOnWhereItStopped();
    void stopsWhereNobodyKnows_data();
    void stopsWhereNobodyKnows();
    void sendsNoUnconfirmedRow();
    void leavesOutWhatIsOnItsWay();
    void wantsALargeTotalTwice();
    void isReadBeforeItIsSent();
    void sendsNothingUnread();
    void showsWhyAFileMeansNothing();
    void needsOnlyWhatTheServiceRequires();
    void forgetsTheFileBeforeARefusedOne_data();
    void forgetsTheFileBeforeARefusedOne();
    void asksForTheColumnsOfAFile();
    void canBeCanceledAsAWhole();
    void warnsAboutRows();
    void sendsTheValidRowsOnRequest();
    void savesATemplate();
    void alignsNamesOfColumns();
    void waitsForASecondPerson();

private:
    /// Waits until store and service have answered for every row.
    void settle()
    {
        for (int i = 0; i < 12; ++i) {
            await(m_box->console().payouts().payouts());
            support::settle();
        }
    }
    void openPage();
    void openFile(const QByteArray &bytes);
    [[nodiscard]] QString result(int row) const
    {
        const QAbstractItemModel *model = named<QTableView>(*m_page, u"batchTable"_s)->model();
        return model->index(row, model->columnCount() - 1).data().toString();
    }
    [[nodiscard]] QString text(const QString &name) const
    {
        return named<QLabel>(*m_page, name)->text();
    }
    [[nodiscard]] bool isSendable() const
    {
        return named<QPushButton>(*m_page, u"batchSendButton"_s)->isEnabled();
    }
    void send()
    {
        QTRY_VERIFY(isSendable());
        press(Qt::Key_Return, Qt::ControlModifier);
        settle();
    }

    core::OutgoingHolds m_holds;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<core::PayoutController> m_payouts;
    std::unique_ptr<ui::SendPage> m_page;
};

void TestSendBatch::init()
{
    m_service = std::make_unique<FakeService>();
    m_service->can.sendsMoney = true;
    m_service->onCreate = [this](const core::TransactionDraft &draft) {
        const core::Transaction made = madeOf(draft, static_cast<int>(m_service->drafts.size()));
        m_service->stored.prepend(made);
        return made;
    };
    m_box = std::make_unique<ToolBox>(*m_service);
    openPage();
}

void TestSendBatch::openPage()
{
    m_page.reset();
    m_payouts = std::make_unique<core::PayoutController>(*m_service, m_box->console().payouts());
    m_payouts->open();
    m_page = std::make_unique<ui::SendPage>(m_box->context(), *m_payouts, m_holds);
    m_page->setTimeToRead(20ms);
    m_page->setTimeToRecall(0ms);
    m_page->resize(1000, 700);
    support::open(*m_page);
    settle();
    press(Qt::Key_O, Qt::ControlModifier);
    QVERIFY(named<QWidget>(*m_page, u"batchPanel"_s)->isVisible());
}

void TestSendBatch::cleanup()
{
    m_page.reset();
    m_payouts.reset();
    m_box.reset();
    m_service.reset();
}

void TestSendBatch::openFile(const QByteArray &bytes)
{
    QFile file(m_box->path(u"folha.csv"_s));
    QVERIFY(file.open(QIODevice::WriteOnly));
    file.write(bytes);
    file.close();
    named<ui::BatchPanel>(*m_page, u"batchPanel"_s)->openFile(file.fileName());
    settle();
}

void TestSendBatch::reportsWhatEveryRowWouldDo()
{
    openFile(kHead + line("ana", "50,00"));
    send(); // an earlier payout
    core::Transaction other = samples::charge(100, 99);
    other.reference = u"tomada"_s;
    m_service->stored.prepend(other);
    QByteArray bytes = kHead + line("ana", "50,00") + line("bia", "1,00") + line("caio", "y") +
                       line("davi", "2,00");
    bytes.replace("descricao\n", "descricao;referencia\n");
    bytes.replace(bytes.size() - 1, 1, ";tomada\n");
    openFile(bytes);
    const QAbstractItemModelTester tester(named<QTableView>(*m_page, u"batchTable"_s)->model());
    QVERIFY(result(0).startsWith(u"Sent "_s));
    QVERIFY(result(1).startsWith(u"to be sent"_s));
    QCOMPARE(result(2), u"Amount: Not a clear amount. Write it as 12,00 or 1.234,56."_s);
    QCOMPARE(result(3), u"Reference: tomada belongs to another transaction."_s);
    QVERIFY(text(u"batchSummary"_s).contains(u"1 to send: R$\u00A01.00"_s));
    QVERIFY(text(u"batchSummary"_s).contains(u"1 sent: R$\u00A050.00"_s));
    const auto *model = named<QTableView>(*m_page, u"batchTable"_s)->model();
    QVERIFY(model->index(2, 0)
                .data(Qt::AccessibleTextRole)
                .toString()
                .startsWith(u"Line 4, — to caio"_s));
    support::advanceClock(40ms); // past the time to read
    press(Qt::Key_Return, Qt::ControlModifier);
    QVERIFY(text(u"batchNews"_s).startsWith(u"Some rows are invalid"_s));
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestSendBatch::sendsRowByRow()
{
    openFile(kHead + line("ana", "50,00") + line("bia", "1,50"));
    QVERIFY(text(u"batchSummary"_s).endsWith(u"(fifty-one reais and fifty centavos)"_s));
    send();
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[0].pixKey, u"ana@example.com"_s);
    QCOMPARE(*m_service->drafts[1].amount, Money::fromCents(150));
    QVERIFY(!m_service->drafts[0].mayHaveTwin);
    QVERIFY(result(0).endsWith(u" · Waiting"_s));
    Q_EMIT m_service->changed(samples::moved(m_service->stored.last(), Status::Code::Denied));
    QVERIFY(result(0).endsWith(u" · Denied"_s));
}

void TestSendBatch::sendsNothingTwice()
{
    const QByteArray bytes = kHead + line("ana", "50,00") + line("ana", "50,00");
    openFile(bytes);
    send();
    QCOMPARE(m_service->drafts.size(), 2);
    press(Qt::Key_F5);
    settle();
    press(Qt::Key_Return, Qt::ControlModifier);
    openFile(bytes);
    const auto isRefusedByKey = [this] {
        press(Qt::Key_Return, Qt::ControlModifier);
        return text(u"batchNews"_s) == u"There is nothing to send now."_s;
    };
    QTRY_VERIFY(isRefusedByKey()); // the review comes first
    settle();
    QVERIFY(result(0).startsWith(u"Sent "_s) && result(1).startsWith(u"Sent "_s));
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestSendBatch::goesOnWhereItStopped()
{
    openFile(kHead + line("ana", "50,00") + line("bia", "1,00") + line("caio", "2,00"));
    QTRY_VERIFY(isSendable());
    m_service->holds = true;
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(m_holds.holds().isEmpty());
    press(Qt::Key_Escape); // stops; the page stays
    m_service->holds = false;
    m_service->release();
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(result(1).startsWith(u"to be sent"_s));
    QVERIFY(named<QWidget>(*m_page, u"batchPanel"_s)->isVisible());
    QVERIFY(!isSendable());
    press(Qt::Key_F5);
    settle();
    send();
    QCOMPARE(m_service->drafts.size(), 3);
    press(Qt::Key_Escape);
    QVERIFY(named<QWidget>(*m_page, u"sendForm"_s)->isVisible());
}

void TestSendBatch::stopsWhereNobodyKnows_data()
{
    QTest::addColumn<bool>("wasMade");
    QTest::newRow("made") << true;
    QTest::newRow("not to be found") << false;
}

void TestSendBatch::stopsWhereNobodyKnows()
{
    QFETCH(bool, wasMade);
    const auto make = m_service->onCreate;
    m_service->onCreate = [this, make, wasMade](const core::TransactionDraft &draft) {
        if (m_service->drafts.size() != 2)
            return make(draft);
        if (wasMade)
            (void)make(draft);
        return core::Result<core::Transaction>(
            tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}}));
    };
    openFile(kHead + line("ana", "50,00") + line("bia", "1,00") + line("caio", "2,00"));
    send();
    QCOMPARE(m_service->drafts.size(), wasMade ? 3 : 2);
    if (wasMade) {
        QVERIFY(result(1).startsWith(u"Sent "_s));
        return;
    }
    QVERIFY(result(1).startsWith(u"Not known whether it was sent."_s));
    QVERIFY(result(2).startsWith(u"to be sent"_s));
    QVERIFY(text(u"batchNews"_s).startsWith(u"Stopped: "_s));
    press(Qt::Key_F5);
    settle();
    send();
    QCOMPARE(m_service->drafts.size(), 4);
    QCOMPARE(m_service->drafts[2].reference, m_service->drafts[1].reference);
}

/// With a list of unconfirmed orders, an empty transaction list proves nothing.
void TestSendBatch::sendsNoUnconfirmedRow()
{
    FakeUnconfirmedOrders unconfirmedOrders;
    m_service->unconfirmed = &unconfirmedOrders;
    openPage();
    const auto make = m_service->onCreate;
    m_service->onCreate = [&unconfirmedOrders](const core::TransactionDraft &draft) {
        unconfirmedOrders.add(draft, core::IntentState::Unknown);
        return core::Result<core::Transaction>(
            tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}}));
    };
    openFile(kHead + line("ana", "50,00"));
    send();
    m_service->onCreate = make;
    for (int i = 0; i < 2; ++i) {
        press(Qt::Key_F5);
        settle();
        QCOMPARE(result(0), u"not checked yet"_s);
        support::advanceClock(50ms); // past the time to read
        QVERIFY(!isSendable());
        press(Qt::Key_Return, Qt::ControlModifier);
        settle();
        QCOMPARE(m_service->drafts.size(), 1);
    }
    unconfirmedOrders.settle(m_service->drafts.first().reference, core::IntentState::Absent);
    settle();
    press(Qt::Key_F5);
    settle();
    QVERIFY2(result(0).startsWith(u"Not sent: it waits at this counter"_s), qPrintable(result(0)));
    m_page.reset();
    m_payouts.reset();
    m_service->unconfirmed = nullptr;
}

void TestSendBatch::leavesOutWhatIsOnItsWay()
{
    const auto make = m_service->onCreate;
    m_service->onCreate = [this, make](const core::TransactionDraft &draft) {
        return m_service->drafts.size() == 1
                   ? core::Result<core::Transaction>(tl::unexpected(
                         Error{Error::Code::Conflict, {{Field::PixKey, Problem::Unsettled}}, {}}))
                   : make(draft);
    };
    openFile(kHead + line("ana", "50,00") + line("bia", "1,00"));
    send();
    QVERIFY(result(0).startsWith(u"Not sent: the same amount is on its way"_s));
    QVERIFY(result(1).startsWith(u"Sent "_s));
}

void TestSendBatch::wantsALargeTotalTwice()
{
    openFile(kHead + line("ana", "999,99") + line("bia", "0,01"));
    QTRY_VERIFY(isSendable());
    press(Qt::Key_Return, Qt::ControlModifier);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    const auto *field = named<QLineEdit>(*m_page, u"batchRetypeEdit"_s);
    QVERIFY(field->hasFocus());
    const auto labels = field->parentWidget()->findChildren<QLabel *>();
    QCOMPARE(labels.size(), 1);
    QVERIFY(labels[0]->alignment().testFlag(Qt::AlignRight)); // next to the field
    type(u"1.000,00"_s);
    send();
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestSendBatch::isReadBeforeItIsSent()
{
    m_page->setTimeToRead(10min);
    openFile(kHead + line("ana", "50,00"));
    press(Qt::Key_Return, Qt::ControlModifier);
    settle();
    QVERIFY(!isSendable());
    QCOMPARE(text(u"batchNews"_s), u"Wait a moment and check the data."_s);
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendBatch::sendsNothingUnread()
{
    m_service->onList = [](const auto &) {
        return tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}});
    };
    openFile(kHead + line("ana", "50,00"));
    support::advanceClock(40ms); // past the time to read
    press(Qt::Key_Return, Qt::ControlModifier);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QCOMPARE(result(0), u"not checked yet"_s);
}

void TestSendBatch::showsWhyAFileMeansNothing()
{
    openFile(kHead + line("ana", "50,00"));
    openFile("quantia;" + kHead + line("ana", "50,00"));
    QVERIFY(text(u"batchNews"_s).startsWith(u"folha.csv: Line 1: unknown column “quantia”."_s));
    QVERIFY(text(u"batchNews"_s).endsWith(u" Nothing was sent."_s));
    named<ui::BatchPanel>(*m_page, u"batchPanel"_s)->openFile(m_box->path(u"weg.csv"_s));
    QCOMPARE(text(u"batchNews"_s), u"weg.csv cannot be read. Nothing was sent."_s);
}

void TestSendBatch::needsOnlyWhatTheServiceRequires()
{
    const QByteArray bytes = "chave;valor\nana@example.com;50,00\n";
    openFile(bytes);
    QVERIFY(text(u"batchNews"_s).contains(u"the column “nome” is missing"_s));
    m_service->can.requiresPayer = false;
    openPage();
    QVERIFY(text(u"batchFile"_s).contains(u"chave, valor and, if you like, nome"_s));
    openFile(bytes);
    QVERIFY(text(u"batchSummary"_s).contains(u"1 to send: R$\u00A050.00"_s));
    send();
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts[0].name, QString());
}

void TestSendBatch::forgetsTheFileBeforeARefusedOne_data()
{
    QTest::addColumn<QByteArray>("bytes");
    QTest::newRow("unknown column") << "quantia;" + kHead + line("ana", "50,00");
    QTest::newRow("no rows") << kHead;
    QTest::newRow("not a text") << QByteArray("PK\3\4\0\0", 6);
}

void TestSendBatch::forgetsTheFileBeforeARefusedOne()
{
    QFETCH(QByteArray, bytes);
    openFile(kHead + line("ana", "50,00") + line("bia", "1,00"));
    QTRY_VERIFY(isSendable());
    openFile(bytes);
    QCOMPARE(named<QTableView>(*m_page, u"batchTable"_s)->model()->rowCount(), 0);
    QVERIFY(text(u"batchNews"_s).endsWith(u"Nothing was sent."_s));
    QVERIFY(!isSendable());
    support::advanceClock(40ms); // past the time to read
    press(Qt::Key_Return, Qt::ControlModifier);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
}

/// The choices are filled in for the next file with the same names.
void TestSendBatch::asksForTheColumnsOfAFile()
{
    const QByteArray head = "Destino;Quantia;nome;documento;email;telefone;descricao;Setor\n";
    const auto file = [&head](const QByteArray &name, const QByteArray &amount) {
        return head + line(name, amount).replace("\n", ";RH\n");
    };
    const auto boxes = [this] {
        return named(*m_page, u"batchColumns"_s)->findChildren<QComboBox *>();
    };
    openFile(file("ana", "50,00"));
    QVERIFY(named(*m_page, u"batchColumns"_s)->isVisible());
    QVERIFY(!named(*m_page, u"batchTable"_s)->isVisible());
    QVERIFY(!isSendable());
    QCOMPARE(boxes().size(), 8);
    QVERIFY(boxes()[0]->hasFocus());
    QCOMPARE(boxes()[0]->currentText(), u"Leave out"_s);
    QVERIFY(boxes()[2]->currentText() != u"Leave out"_s); // "nome" is usual
    auto *use = named<QPushButton>(*m_page, u"batchColumnsButton"_s);
    use->click(); // without a key and an amount
    QVERIFY(text(u"batchNews"_s).contains(u"missing"_s));
    QVERIFY(named(*m_page, u"batchColumns"_s)->isVisible());
    boxes()[0]->setCurrentText(ui::fieldName(Field::PixKey));
    boxes()[1]->setCurrentText(ui::fieldName(Field::Amount));
    use->click();
    settle();
    QVERIFY(!named(*m_page, u"batchColumns"_s)->isVisible());
    QVERIFY(text(u"batchSummary"_s).contains(u"1 to send: R$\u00A050.00"_s));
    QTRY_VERIFY(isSendable());

    openFile(kHead + line("bia", "1,00"));
    QVERIFY(!named(*m_page, u"batchColumns"_s)->isVisible());
    openFile(file("caio", "2,00"));
    QVERIFY(!isSendable()); // the rows of the file before are gone
    use->click();
    settle();
    QVERIFY(text(u"batchSummary"_s).contains(u"1 to send: R$\u00A02.00"_s));
}

/// The whole file has one hold time, as a single payout.
void TestSendBatch::canBeCanceledAsAWhole()
{
    m_page->setTimeToRecall(20s);
    openFile(kHead + line("ana", "50,00") + line("bia", "1,00"));
    send();
    QVERIFY(m_service->drafts.isEmpty());
    QCOMPARE(m_holds.holds().size(), 1);
    QCOMPARE(m_holds.holds().first().amount, Money::fromCents(51'00));
    QVERIFY2(text(u"batchSummary"_s).contains(u"leaves in 20 s"_s),
             qPrintable(text(u"batchSummary"_s)));
    QVERIFY(!isSendable());
    openFile(kHead + line("caio", "2,00")); // not during the hold
    QCOMPARE(named<QTableView>(*m_page, u"batchTable"_s)->model()->rowCount(), 2);
    press(Qt::Key_Escape);
    settle();
    QVERIFY(named<QWidget>(*m_page, u"batchPanel"_s)->isVisible());
    QVERIFY(m_holds.holds().isEmpty());
    QVERIFY(text(u"batchNews"_s).contains(u"nothing was sent"_s));
    QVERIFY(m_service->drafts.isEmpty());
    m_page->setTimeToRecall(50ms);
    send();
    QTRY_COMPARE(m_service->drafts.size(), 2);
}

void TestSendBatch::warnsAboutRows()
{
    openFile(kHead + line("ana", "50,00"));
    send();
    m_service->stored.first() = samples::moved(m_service->stored.first(), Status::Code::Paid);
    m_service->stored.first().created = QDateTime::currentDateTimeUtc();
    QByteArray bytes = kHead + line("ana", "50,00") + line("bia", "1,00") + line("caio", "2,00");
    bytes.replace("Aluguel", "Agua"); // another payout to Ana
    core::Transaction underway = madeOf({.operation = core::Operation::CashOut,
                                         .amount = Money::fromCents(200),
                                         .name = u"caio"_s,
                                         .reference = u"antes"_s,
                                         .pixKey = u"caio@example.com"_s},
                                        77);
    underway.created = QDateTime::currentDateTimeUtc();
    m_service->stored.prepend(underway);
    openFile(bytes);
    QVERIFY2(result(0).contains(u"already went to this key"_s), qPrintable(result(0)));
    QVERIFY2(result(1).contains(u"First Pix to this key"_s), qPrintable(result(1)));
    QVERIFY2(result(2).startsWith(u"Not sent: the same amount is on its way"_s),
             qPrintable(result(2)));
    QVERIFY(text(u"batchSummary"_s).contains(u"2 to send: R$\u00A051.00"_s));
}

void TestSendBatch::sendsTheValidRowsOnRequest()
{
    openFile(kHead + line("ana", "50,00") + line("bia", "y") + line("caio", "2,00"));
    support::advanceClock(40ms); // past the time to read
    press(Qt::Key_Return, Qt::ControlModifier);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    named<QCheckBox>(*m_page, u"batchValidOnlyBox"_s)->click();
    send();
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[1].pixKey, u"caio@example.com"_s);
    openFile(kHead + line("davi", "3,00") + line("bia", "y")); // decided for each file
    QVERIFY(!isSendable());
    QVERIFY(!named<QCheckBox>(*m_page, u"batchValidOnlyBox"_s)->isChecked());
}

void TestSendBatch::savesATemplate()
{
    named<QPushButton>(*m_page, u"batchTemplateButton"_s)->click();
    auto *dialog = m_page->findChild<QFileDialog *>(u"batchTemplateDialog"_s);
    QVERIFY(dialog);
    const QString path = m_box->path(u"modelo.csv"_s);
    Q_EMIT dialog->fileSelected(path);
    dialog->reject();
    QVERIFY(text(u"batchNews"_s).startsWith(u"modelo.csv is saved."_s));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    openFile(file.readAll() +
             "ana@example.com;50,00;Ana;111.444.777-35;ana@example.com;11987654712;Aluguel;;;\n");
    QVERIFY2(result(0).startsWith(u"to be sent"_s), qPrintable(result(0)));
}

/// Payouts from the approval amount on wait. Sending the same file again makes no payout twice.
/// The name of a column is above the edge of its values.
void TestSendBatch::alignsNamesOfColumns()
{
    openFile(kHead + line("ana", "50,00"));
    const QAbstractItemModel *model = named<QTableView>(*m_page, u"batchTable"_s)->model();
    for (int column = 0; column < model->columnCount(); ++column) {
        const auto cell = model->index(0, column).data(Qt::TextAlignmentRole);
        QVERIFY(cell.isValid());
        QCOMPARE(model->headerData(column, Qt::Horizontal, Qt::TextAlignmentRole), cell);
    }
}

void TestSendBatch::waitsForASecondPerson()
{
    QCOMPARE(m_box->approver().setPin({}, u"8642"_s), core::PinService::Answer::Right);
    core::Preferences preferences = m_box->preferences().value();
    preferences.sending.approveFrom = Money::fromCents(2'000);
    m_box->preferences().set(preferences);
    const QByteArray file = kHead + line("ana", "10,00") + line("bia", "20,00");
    openFile(file);
    send();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY2(result(0).startsWith(u"Sent"_s), qPrintable(result(0)));
    QVERIFY2(result(1).contains(u"waits at this counter"_s), qPrintable(result(1)));
    auto orders = await(m_box->console().payouts().payouts());
    QVERIFY(orders);
    QCOMPARE(orders->size(), 1);
    QCOMPARE(orders->first().state, core::PayoutOrder::State::ToApprove);
    QCOMPARE(*orders->first().draft.amount, Money::fromCents(2'000));
    openFile(file);
    QVERIFY2(result(1).contains(u"waits at this counter"_s), qPrintable(result(1)));
    QVERIFY(!isSendable());
    orders = await(m_box->console().payouts().payouts());
    QCOMPARE(orders->size(), 1);
}

BALCAO_TEST(TestSendBatch)
#include "tst_sendbatch.moc"
