// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/auditlog.h"
#include "tests/support/await.h"
#include "tests/support/children.h"
#include "tests/support/detailbench.h"
#include "tests/support/samples.h"
#include "tests/support/scan.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/text/text.h"
#include "ui/widgets/qrview.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using Code = core::Error::Code;

class TestDetailPage : public QObject, private DetailBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void showsEveryField_data();
    void showsEveryField();
    void reportsInItsHeadWhatItIs();
    void reportsInItsHeadWhatTheCounterPutOnIt();
    void omitsWhatIsAbsent();
    void hasItsActionsInTheHead();
    void showsWhatHappenedToTheMoney_data();
    void showsWhatHappenedToTheMoney();
    void usesTheWidthOfTheScreen();
    void drawsTheCodeOnlyWhileItMayBePaid_data();
    void drawsTheCodeOnlyWhileItMayBePaid();
    void drawsNoCodeThatAsksForSomethingElse();
    void readsTheWholeTransaction();
    void keepsWhatWasKnownWhenItCannotRead_data();
    void keepsWhatWasKnownWhenItCannotRead();
    void followsItsTransaction();
    void believesTheNewsMoreThanAnOlderAnswer();
    void dropsTheAnswerForAnotherTransaction();
    void collapsesTechnicalDetails();
    void closesWithEscape();
    void copiesTheExactCode();
    void scrollsByKeys();
    void beginsAtTheHeadOfAnother();
    void fitsItsWindowWhateverIsWritten_data();
    void fitsItsWindowWhateverIsWritten();
    void mayGoWhileAnAnswerIsOnItsWay();

private:
    [[nodiscard]] QString shownCode() const { return support::scanned(m_page->grab().toImage()); }
};

void TestDetailPage::showsEveryField_data()
{
    QTest::addColumn<core::Transaction>("transaction");
    QTest::newRow("cash-in") << fullCashIn();
    QTest::newRow("cash-out") << fullCashOut();
}

/// The fields of specification 2.1, in its order.
void TestDetailPage::showsEveryField()
{
    QFETCH(core::Transaction, transaction);
    const core::Transaction &t = transaction;
    const bool in = t.operation == core::Operation::CashIn;
    show(t);
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), t.name);
    QCOMPARE(value(u"idValue"_s), t.id.toString(QUuid::WithoutBraces));
    QCOMPARE(named<QLabel>(*m_page, u"detailOperationLabel"_s)->text(),
             ui::operationWord(t.operation));
    QCOMPARE(state(), ui::statusWord(t.status));
    QCOMPARE(named<QLabel>(*m_page, u"detailAmountLabel"_s)->text(), ui::signedMoneyText(t));
    QCOMPARE(value(u"commissionValue"_s), u"R$ 3,21"_s);
    QCOMPARE(value(u"createdValue"_s), ui::timestampText(t.created));
    QCOMPARE(value(u"finishedValue"_s), ui::timestampText(*t.finished));
    QCOMPARE(value(u"descriptionValue"_s), t.description);
    QCOMPARE(value(u"nameValue"_s), t.name);
    QCOMPARE(value(u"emailValue"_s), t.email);
    QCOMPARE(value(u"phoneValue"_s), u"+55 11 98765-4321"_s);
    QCOMPARE(value(u"documentValue"_s), u"529.982.247-25"_s);
    QCOMPARE(value(u"platformValue"_s), t.platform.toString(QUuid::WithoutBraces));
    QCOMPARE(value(u"referenceValue"_s), t.reference);
    QCOMPARE(value(u"extraValue"_s), t.extra);
    QCOMPARE(value(u"endToEndIdValue"_s), t.endToEndId);
    QCOMPARE(events().size(), t.events.size());
    QCOMPARE(has(u"paymentLinkValue"_s), in);
    QCOMPARE(has(u"qrCodeValue"_s), in);
    QCOMPARE(has(u"pixKeyValue"_s), !in);
    if (in) {
        QCOMPARE(value(u"paymentLinkValue"_s), t.paymentLink);
        QCOMPARE(value(u"qrCodeValue"_s), t.qrCode);
    } else {
        QCOMPARE(value(u"pixKeyValue"_s), t.pixKey);
        QVERIFY(!named(*m_page, u"qrView"_s)->isVisible());
        QVERIFY(!named(*m_page, u"detailCopyButton"_s)->isVisible());
    }
}

void TestDetailPage::reportsInItsHeadWhatItIs()
{
    const auto head = [this](const QString &name) { return named<QLabel>(*m_page, name); };
    const core::Transaction out = fullCashOut();
    show(out);
    QCOMPARE(head(u"detailAmountLabel"_s)->text(), ui::signedMoneyText(out));
    QCOMPARE(head(u"detailOperationLabel"_s)->text(), ui::operationWord(out.operation));
    const QString joints(QChar(0x200B)); // allowed line breaks of a long name
    QCOMPARE(head(u"detailReference"_s)->text().remove(joints), out.reference);
    QCOMPARE(state(), ui::statusWord(Status::Code::Paid));
    QVERIFY(!head(u"detailMarks"_s)->isVisible());
    core::Transaction nameless = out;
    nameless.reference.clear();
    show(nameless);
    QVERIFY(!head(u"detailReference"_s)->isVisible());
}

void TestDetailPage::reportsInItsHeadWhatTheCounterPutOnIt()
{
    core::ConsoleDatabase &console = m_context->console();
    const core::Transaction charge = samples::charge(1500);
    QVERIFY(await(console.annotations().abandon(charge.id)));
    show(charge);
    const auto *annotations = named<QLabel>(*m_page, u"detailMarks"_s);
    QTRY_COMPARE(annotations->text(), u"cancelled here"_s);
    QVERIFY(annotations->isVisible());
    Q_EMIT m_service->changed(samples::moved(charge, Status::Code::Paid));
    QTRY_COMPARE(annotations->text(), u"paid late"_s);
    QVERIFY(await(console.receipts().handOver(charge.id)));
    QTRY_COMPARE(annotations->text(), u"paid late, handed over"_s);
    show(samples::charge(1600, 2)); // another transaction
    QTRY_VERIFY(!annotations->isVisible());
}

void TestDetailPage::omitsWhatIsAbsent()
{
    const QStringList fields{u"emailValue"_s,      u"phoneValue"_s,      u"documentValue"_s,
                             u"referenceValue"_s,  u"extraValue"_s,      u"finishedValue"_s,
                             u"endToEndIdValue"_s, u"paymentLinkValue"_s};
    show(fullCashIn());
    for (const QString &field : fields)
        QVERIFY2(has(field), qPrintable(field));
    core::Transaction transaction = samples::charge(1500);
    for (QString *text : {&transaction.email, &transaction.phone, &transaction.document,
                          &transaction.reference, &transaction.paymentLink, &transaction.extra})
        text->clear();
    show(transaction);
    for (const QString &field : fields)
        QVERIFY2(!has(field), qPrintable(field));
    QVERIFY(has(u"nameValue"_s) && has(u"createdValue"_s));
}

/// State, amount, party and actions come first and never scroll away.
void TestDetailPage::hasItsActionsInTheHead()
{
    m_service->can.refunds = true;
    const core::Transaction paid = fullCashIn();
    show(paid);
    const auto *area = m_page->findChild<QScrollArea *>();
    const auto *party = named<QLabel>(*m_page, u"detailParty"_s);
    const QList<QWidget *> first{
        named(*m_page, u"detailStatus"_s), named(*m_page, u"detailAmountLabel"_s),
        named(*m_page, u"detailParty"_s), named(*m_page, u"printReceiptButton"_s),
        named(*m_page, u"refundButton"_s)};
    for (const QWidget *widget : first) {
        QVERIFY2(widget->isVisible(), qPrintable(widget->objectName()));
        QVERIFY2(!area->isAncestorOf(widget), qPrintable(widget->objectName()));
    }
    QVERIFY(party->text() != paid.name); // masked
    press(Qt::Key_V);
    QTRY_COMPARE(party->text(), paid.name);
    QTest::mouseClick(named(*m_page, u"refundButton"_s), Qt::LeftButton);
    QVERIFY(named(*m_page, u"refundReasonEdit"_s)->hasFocus());
    QVERIFY(!named(*m_page, u"refundButton"_s)->isVisible());

    show(samples::charge(1500)); // nothing to refund or to print
    for (const auto &name : {u"printReceiptButton"_s, u"refundButton"_s})
        QVERIFY2(!named(*m_page, name)->isVisible(), qPrintable(name));
    core::Transaction nameless = samples::charge(1500);
    nameless.name.clear();
    show(nameless);
    QVERIFY(!party->isVisible());
}

void TestDetailPage::showsWhatHappenedToTheMoney_data()
{
    QTest::addColumn<Status>("status");
    for (const Status::Code code : Status::kKnown)
        QTest::newRow(qPrintable(Status(code).toText())) << Status(code);
    QTest::newRow("unknown") << Status::fromText(u"partially_paid"_s);
}

void TestDetailPage::showsWhatHappenedToTheMoney()
{
    QFETCH(Status, status);
    const core::Transaction transaction = samples::moved(samples::charge(1500), status);
    show(transaction);
    QCOMPARE(state(), ui::statusWord(status));
    if (status.code() == Status::Code::Unknown)
        QVERIFY(state().contains(u"partially_paid"_s));
    QVERIFY(named(*m_page, u"detailStatus"_s)->isVisible());
    const auto *sentence = named<QLabel>(*m_page, u"detailSentence"_s);
    QVERIFY(sentence->isVisible());
    QVERIFY(!sentence->text().isEmpty());
    QCOMPARE(sentence->text(), ui::statusSentence(transaction, m_service->can));
}

/// At 1920 x 1080 nothing needs scrolling; in smaller windows the history is below the code.
void TestDetailPage::usesTheWidthOfTheScreen()
{
    const core::Transaction charge = samples::charge(1500);
    m_service->stored = {charge};
    show(charge);
    const auto *area = m_page->findChild<QScrollArea *>();
    const QWidget *history = named(*m_page, u"historyCard"_s);
    const QWidget *code = named(*m_page, u"detailCopyButton"_s);
    const auto topOf = [this](const QWidget *widget) {
        return widget->mapTo(m_page.get(), QPoint(0, 0));
    };
    m_page->resize(1690, 960);
    QTRY_COMPARE(area->verticalScrollBar()->maximum(), 0);
    QVERIFY(topOf(history).x() > topOf(code).x());
    m_page->resize(1140, 640);
    QTRY_VERIFY(topOf(history).y() > topOf(code).y() + code->height());
    m_page->resize(1690, 960);
    QTRY_VERIFY(topOf(history).x() > topOf(code).x());
}

void TestDetailPage::drawsTheCodeOnlyWhileItMayBePaid_data()
{
    QTest::addColumn<Status>("status");
    QTest::addColumn<bool>("drawn");
    for (const Status::Code code : Status::kKnown)
        QTest::newRow(qPrintable(Status(code).toText()))
            << Status(code) << (code == Status::Code::Pending);
    QTest::newRow("unknown") << Status::fromText(u"partially_paid"_s) << false;
}

void TestDetailPage::drawsTheCodeOnlyWhileItMayBePaid()
{
    QFETCH(Status, status);
    QFETCH(bool, drawn);
    core::Transaction transaction = samples::charge(1500);
    if (status != Status::Code::Pending)
        transaction = samples::moved(transaction, status);
    show(transaction);
    QCOMPARE(shownCode(), drawn ? transaction.qrCode : QString());
    QCOMPARE(named<ui::QrView>(*m_page, u"qrView"_s)->code().has_value(), drawn);
    QCOMPARE(named(*m_page, u"codeProblemLabel"_s)->isVisible(), !drawn);
}

void TestDetailPage::drawsNoCodeThatAsksForSomethingElse()
{
    core::Transaction transaction = samples::charge(1500);
    transaction.amount = core::Money::fromCents(2500);
    show(transaction);
    QCOMPARE(shownCode(), QString());
    const auto *label = named<QLabel>(*m_page, u"codeProblemLabel"_s);
    QVERIFY(label->isVisible());
    const QString wrong = ui::payloadSentence(core::PayloadProblem::WrongAmount);
    QVERIFY2(label->text().startsWith(wrong), qPrintable(label->text()));
}

void TestDetailPage::readsTheWholeTransaction()
{
    const core::Transaction listed = samples::charge(1500);
    core::Transaction whole = listed;
    whole.extra = u"table 7"_s;
    m_service->stored = {whole};
    m_service->holds = true;
    m_page->show(listed);
    support::open(*m_page);
    QCOMPARE(value(u"referenceValue"_s), listed.reference); // known fields are shown at once
    QVERIFY(!has(u"extraValue"_s));
    QCOMPARE(m_service->finds, QList{listed.id});
    m_service->release();
    QTRY_VERIFY(has(u"extraValue"_s));
    QTRY_COMPARE(value(u"extraValue"_s), whole.extra);
    QCOMPARE(problem(), QString());
}

void TestDetailPage::keepsWhatWasKnownWhenItCannotRead_data()
{
    QTest::addColumn<Code>("code");
    QTest::newRow("not found") << Code::NotFound;
    QTest::newRow("storage damaged") << Code::StorageCorrupted;
}

void TestDetailPage::keepsWhatWasKnownWhenItCannotRead()
{
    QFETCH(Code, code);
    const core::Error error{code, {}, u"as the test wants it"_s};
    const core::Transaction transaction = fullCashIn();
    const auto usualAnswer = m_service->onFind;
    m_service->onFind = [&](const auto &) { return tl::unexpected(error); };
    show(transaction);
    QTRY_VERIFY(problem().contains(ui::errorWords(error).happened));
    QVERIFY(problem() != ui::errorWords(error).happened); // the text also names the page
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const bool reportsWhen =
        problem().contains(ui::timeText(now)) || problem().contains(ui::timeText(now.addSecs(-1)));
    QVERIFY2(reportsWhen, qPrintable(problem()));
    QCOMPARE(value(u"referenceValue"_s), transaction.reference);
    QCOMPARE(value(u"endToEndIdValue"_s), transaction.endToEndId);
    QCOMPARE(events().size(), 2);

    m_service->onFind = usualAnswer;
    m_page->show(transaction);
    settle();
    QCOMPARE(problem(), QString());
}

void TestDetailPage::followsItsTransaction()
{
    const core::Transaction pending = samples::charge(1500);
    show(pending);
    QCOMPARE(shownCode(), pending.qrCode);
    Q_EMIT m_service->changed(samples::moved(samples::charge(1500, 2), Status::Code::Canceled));
    QCOMPARE(state(), ui::statusWord(Status::Code::Pending)); // another transaction
    const core::Transaction paid = samples::moved(pending, Status::Code::Paid);
    Q_EMIT m_service->changed(paid);
    settle();
    QCOMPARE(state(), ui::statusWord(Status::Code::Paid));
    QCOMPARE(value(u"endToEndIdValue"_s), paid.endToEndId);
    QCOMPARE(value(u"finishedValue"_s), ui::timestampText(*paid.finished));
    QCOMPARE(events().size(), 2);
    QCOMPARE(shownCode(), QString());
}

/// The answer was read before the payment and arrives after its report: the code must not be shown
/// again.
void TestDetailPage::believesTheNewsMoreThanAnOlderAnswer()
{
    const core::Transaction pending = samples::charge(1500);
    m_service->stored = {pending};
    m_service->holds = true;
    m_page->show(pending);
    support::open(*m_page);
    Q_EMIT m_service->changed(samples::moved(pending, Status::Code::Paid));
    m_service->release();
    settle();
    QCOMPARE(state(), ui::statusWord(Status::Code::Paid));
    QCOMPARE(shownCode(), QString());
}

void TestDetailPage::dropsTheAnswerForAnotherTransaction()
{
    const core::Transaction first = samples::charge(1500, 1);
    const core::Transaction second = samples::charge(2500, 2);
    m_service->stored = {first, second};
    m_service->holds = true;
    m_page->show(first);
    m_page->show(second);
    support::open(*m_page);
    m_service->release();
    settle();
    QCOMPARE(value(u"idValue"_s), second.id.toString(QUuid::WithoutBraces));
    QCOMPARE(shownCode(), second.qrCode);
}

void TestDetailPage::closesWithEscape()
{
    QSignalSpy closed(m_page.get(), &ui::DetailPage::closed);
    show(samples::charge(1500));
    press(Qt::Key_Escape);
    QCOMPARE(closed.size(), 1);
}

void TestDetailPage::copiesTheExactCode()
{
    const core::Transaction transaction = samples::charge(1500);
    show(transaction);
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_F6);
    QCOMPARE(QGuiApplication::clipboard()->text(), transaction.qrCode);
    QTRY_COMPARE(support::lastRecorded(m_context->console()),
                 u"code_shared %1 text"_s.arg(transaction.reference));
}

void TestDetailPage::scrollsByKeys()
{
    m_page->resize(kNarrow);
    show(fullCashIn());
    const QScrollBar *bar = m_page->findChild<QScrollArea *>()->verticalScrollBar();
    QVERIFY(bar->maximum() > 0);
    QCOMPARE(bar->value(), 0);
    press(Qt::Key_Down);
    QVERIFY(bar->value() > 0);
    for (int i = 0; bar->value() < bar->maximum(); ++i) {
        QVERIFY2(i < 50, "the end never comes");
        press(Qt::Key_PageDown);
    }
}

void TestDetailPage::beginsAtTheHeadOfAnother()
{
    m_page->resize(kNarrow);
    show(samples::charge(1, 1500));
    QScrollBar *bar = m_page->findChild<QScrollArea *>()->verticalScrollBar();
    bar->setValue(bar->maximum());
    QVERIFY(bar->value() > 0);
    show(samples::charge(2, 3750));
    QCOMPARE(bar->value(), 0);
}

void TestDetailPage::fitsItsWindowWhateverIsWritten_data()
{
    QTest::addColumn<QString>("text");
    QTest::newRow("one long word") << QString(10'000, u'W');
    QTest::newRow("a long sentence") << u"pão de queijo "_s.repeated(700);
    QTest::newRow("many lines") << u"pão\n"_s.repeated(300);
    QTest::newRow("markup") << u"<b>Ana</b><img src='http://example.invalid/a.png'>"
                               "<table width=9000><tr><td>x</td></tr></table>&amp;"_s;
    QTest::newRow("right to left") << u"\u202EAna\u202C \u2067\u05D0\u05D1\u05D2\u2069"_s;
    QTest::newRow("NUL") << u"Ana"_s + QChar(u'\0') + u"Maria"_s;
    QTest::newRow("half a character") << u"Ana"_s + QChar(0xD83D);
}

/// Any text of a transaction may come from a service or a customer.
void TestDetailPage::fitsItsWindowWhateverIsWritten()
{
    QFETCH(QString, text);
    core::Transaction transaction = fullCashIn();
    for (QString core::Transaction::*field :
         {&core::Transaction::name, &core::Transaction::email, &core::Transaction::phone,
          &core::Transaction::document, &core::Transaction::description,
          &core::Transaction::reference, &core::Transaction::extra, &core::Transaction::endToEndId,
          &core::Transaction::paymentLink, &core::Transaction::qrCode, &core::Transaction::pixKey})
        transaction.*field = text.left(700);
    transaction.name = text;
    transaction = samples::moved(transaction, Status::fromText(text));
    for (const auto operation : {core::Operation::CashIn, core::Operation::CashOut}) {
        transaction.operation = operation;
        for (const QSize size : {kWide, kNarrow}) {
            m_page->resize(size);
            show(transaction);
            press(Qt::Key_V);
            press(Qt::Key_J);
            QTRY_COMPARE(value(u"nameValue"_s), text);
            QCOMPARE(m_page->size(), size);
            QVERIFY(m_page->minimumSizeHint().width() <= size.width());
            const auto *scroll = m_page->findChild<QScrollArea *>();
            QVERIFY(scroll->widget()->width() <= scroll->viewport()->width());
            for (const auto *edit : support::childrenOf<QPlainTextEdit>(*m_page, 5)) {
                QVERIFY(edit->horizontalScrollBar()->maximum() < 10); // A blank may hang over.
                QTRY_COMPARE(edit->verticalScrollBar()->maximum(), 0);
            }
            QCOMPARE(value(u"extraValue"_s), transaction.extra);
            QVERIFY(state().contains(text));
        }
    }
}

void TestDetailPage::mayGoWhileAnAnswerIsOnItsWay()
{
    int answers = 0;
    m_service->onFind = [&](const auto &) {
        ++answers;
        return samples::charge(1500);
    };
    m_service->holds = true;
    m_page->show(samples::charge(1500));
    m_page.reset();
    m_service->release();
    settle();
    QCOMPARE(answers, 1);
}

/// At first, people see what they need.
void TestDetailPage::collapsesTechnicalDetails()
{
    show(fullCashIn());
    auto *unfold = named<QPushButton>(*m_page, u"technicalButton"_s);
    QVERIFY(!value(u"idValue"_s).isEmpty()); // unfolded by the bench
    unfold->click();
    QVERIFY(value(u"idValue"_s).isEmpty());
    QVERIFY(!value(u"nameValue"_s).isEmpty());
    for (const QString &field : {u"endToEndIdValue"_s, u"extraValue"_s, u"qrCodeValue"_s})
        QVERIFY2(value(field).isEmpty(), qPrintable(field));
    press(Qt::Key_D);
    for (const QString &field : {u"idValue"_s, u"endToEndIdValue"_s, u"extraValue"_s})
        QVERIFY2(!value(field).isEmpty(), qPrintable(field));
}

BALCAO_TEST(TestDetailPage)
#include "tst_detailpage.moc"
