// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/scan.h"
#include "tests/support/toolbox.h"
#include "ui/detailpage.h"
#include "ui/errortext.h"
#include "ui/keytext.h"
#include "ui/qrview.h"
#include "ui/text.h"

#include <QtGui/QClipboard>
#include <QtGui/QDesktopServices>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using Code = core::Error::Code;

namespace
{

constexpr QSize kWide(1060, 700);
constexpr QSize kNarrow(656, 520); // what the smallest window leaves it

const QString kNothing = u"—"_s;

/// Every field has a value of its own.
core::Transaction fullCashIn()
{
    core::Transaction transaction = samples::moved(samples::charge(123456), Status::Code::Paid);
    transaction.commission = core::Money::fromCents(321);
    transaction.extra = u"table 7"_s;
    transaction.paymentLink = u"https://pay.example.invalid/7"_s;
    return transaction;
}

core::Transaction fullCashOut()
{
    core::Transaction transaction = fullCashIn();
    transaction.operation = core::Operation::CashOut;
    transaction.pixKey = u"fornecedor@example.com"_s;
    transaction.paymentLink.clear();
    transaction.qrCode.clear();
    return transaction;
}

} // namespace

class TestDetailPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsEveryField_data();
    void showsEveryField();
    void showsADashForWhatIsAbsent();
    void saysWhatHappenedToTheMoney_data();
    void saysWhatHappenedToTheMoney();
    void listsTheEventsNewestFirst();
    void drawsTheCodeOnlyWhileItMayBePaid_data();
    void drawsTheCodeOnlyWhileItMayBePaid();
    void drawsNoCodeThatAsksForSomethingElse();
    void readsTheWholeTransaction();
    void keepsWhatWasKnownWhenItCannotRead_data();
    void keepsWhatWasKnownWhenItCannotRead();
    void followsItsTransaction();
    void believesTheNewsMoreThanAnOlderAnswer();
    void dropsTheAnswerForAnotherTransaction();
    void closesWithEscape();
    void copiesTheExactCode();
    void scrollsByKeys();
    void beginsAtTheHeadOfAnother();
    void fitsItsWindowWhateverIsWritten_data();
    void fitsItsWindowWhateverIsWritten();
    void mayGoWhileAnAnswerIsOnItsWay();
    void saysHowLongEachStepTook();
    void saysWhoCausedIt_data();
    void saysWhoCausedIt();
    void hidesWhoItIs_data();
    void hidesWhoItIs();
    void notesWhatItShows();
    void tellsWhatWasNotedOverTime();
    void hidesAgainWhatWasLeft();
    void showsNothingThatCannotBeNoted();
    void showsTheDataOfOneOnly();
    void tellsWhatTheApiTells_data();
    void tellsWhatTheApiTells();
    void opensALinkOnceItsHostWasRead();
    void opensNoLinkOfAnotherKind_data();
    void opensNoLinkOfAnotherKind();
    void saysWhoGivesMoneyBack();
    void givesAPaymentBack();
    void keepsTheReasonThatWasRefused();
    void offersNoRefundOfWhatWasNotPaid_data();
    void offersNoRefundOfWhatWasNotPaid();

    void take(const QUrl &url) { m_opened.append(url); } // what a browser would

private:
    void show(const core::Transaction &transaction);
    [[nodiscard]] QString value(const QString &field) const;
    [[nodiscard]] bool has(const QString &name) const;
    [[nodiscard]] QString problem() const;
    [[nodiscard]] QString state() const;
    [[nodiscard]] QStringList events() const;
    [[nodiscard]] QStringList sources() const;
    [[nodiscard]] QString revealWords() const;
    [[nodiscard]] QString shownCode() const;

    QList<QUrl> m_opened;
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_tools;
    std::unique_ptr<ui::DetailPage> m_page;
};

void TestDetailPage::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    m_service = std::make_unique<FakeService>();
    m_tools = std::make_unique<ToolBox>(*m_service);
    m_page =
        std::make_unique<ui::DetailPage>(*m_service, &m_tools->desk(), &m_tools->consoleBook());
    m_page->resize(kWide);
}

void TestDetailPage::cleanup()
{
    m_page.reset();
    m_tools.reset();
    m_service.reset();
}

/// Opens a transaction that the service knows just so.
void TestDetailPage::show(const core::Transaction &transaction)
{
    m_service->book = {transaction};
    m_page->show(transaction);
    support::open(*m_page);
    settle();
}

QString TestDetailPage::value(const QString &field) const
{
    const auto *edit = named<QPlainTextEdit>(*m_page, field);
    return edit->isVisible() ? edit->toPlainText() : QString();
}

bool TestDetailPage::has(const QString &name) const
{
    return m_page->findChild<QWidget *>(name);
}

QString TestDetailPage::problem() const
{
    const auto *label = named<QLabel>(*m_page, u"detailProblem"_s);
    return label->isVisible() ? label->text() : QString();
}

QString TestDetailPage::state() const
{
    return named(*m_page, u"detailStatus"_s)->accessibleName();
}

/// From top to bottom, as they are read.
QStringList TestDetailPage::events() const
{
    QList<QWidget *> lines = m_page->findChildren<QWidget *>(u"eventLine"_s);
    std::sort(lines.begin(), lines.end(), [](QWidget *a, QWidget *b) { return a->y() < b->y(); });
    QStringList texts;
    for (const QWidget *line : lines)
        texts.append(line->accessibleName());
    return texts;
}

/// What is said of the events, from top to bottom.
QStringList TestDetailPage::sources() const
{
    QList<QWidget *> lines = m_page->findChildren<QWidget *>(u"eventLine"_s);
    std::sort(lines.begin(), lines.end(), [](QWidget *a, QWidget *b) { return a->y() < b->y(); });
    QStringList texts;
    for (const QWidget *line : lines)
        texts.append(line->accessibleDescription());
    return texts;
}

QString TestDetailPage::revealWords() const
{
    return named<QLabel>(*m_page, u"revealWords"_s)->text();
}

QString TestDetailPage::shownCode() const
{
    return support::scanned(m_page->grab().toImage());
}

void TestDetailPage::showsEveryField_data()
{
    QTest::addColumn<core::Transaction>("transaction");
    QTest::newRow("cash-in") << fullCashIn();
    QTest::newRow("cash-out") << fullCashOut();
}

/// Specification 2.1, in its order.
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
    QCOMPARE(value(u"createdValue"_s), ui::momentText(t.created));
    QCOMPARE(value(u"finishedValue"_s), ui::momentText(*t.finished));
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

void TestDetailPage::showsADashForWhatIsAbsent()
{
    core::Transaction transaction = samples::charge(1500);
    transaction.reference.clear();
    show(transaction);
    for (const QString &field : {u"referenceValue"_s, u"extraValue"_s, u"finishedValue"_s,
                                 u"endToEndIdValue"_s, u"paymentLinkValue"_s})
        QCOMPARE(value(field), kNothing);
}

void TestDetailPage::saysWhatHappenedToTheMoney_data()
{
    QTest::addColumn<Status>("status");
    for (const Status::Code code : Status::kKnown)
        QTest::newRow(qPrintable(Status(code).toText())) << Status(code);
    QTest::newRow("unknown") << Status::fromText(u"partially_paid"_s);
}

void TestDetailPage::saysWhatHappenedToTheMoney()
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

void TestDetailPage::listsTheEventsNewestFirst()
{
    core::Transaction transaction = samples::charge(1500);
    transaction = samples::moved(transaction, Status::fromText(u"<b>weighed</b>"_s));
    transaction = samples::moved(transaction, Status::Code::Paid);
    transaction = samples::moved(transaction, Status::Code::Refund);
    show(transaction);
    QStringList wanted;
    for (const core::StatusEvent &event : transaction.events)
        wanted.append(u"%1, %2"_s.arg(ui::statusWord(event.status), ui::momentText(event.at)));
    QCOMPARE(events(), wanted);
    QVERIFY(wanted.first().startsWith(ui::statusWord(Status::Code::Refund)));
    QVERIFY(wanted[2].contains(u"<b>weighed</b>"_s));
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
    m_service->book = {whole};
    m_service->holds = true;
    m_page->show(listed);
    support::open(*m_page);
    QCOMPARE(value(u"referenceValue"_s), listed.reference); // What is known is there at once.
    QCOMPARE(value(u"extraValue"_s), kNothing);
    QCOMPARE(m_service->finds, QList{listed.id});
    m_service->release();
    QTRY_COMPARE(value(u"extraValue"_s), whole.extra);
    QCOMPARE(problem(), QString());
}

void TestDetailPage::keepsWhatWasKnownWhenItCannotRead_data()
{
    QTest::addColumn<Code>("code");
    QTest::newRow("not found") << Code::NotFound;
    QTest::newRow("storage damaged") << Code::StorageDamaged;
}

void TestDetailPage::keepsWhatWasKnownWhenItCannotRead()
{
    QFETCH(Code, code);
    const core::Error error{code, {}, u"as the test wants it"_s};
    const core::Transaction transaction = fullCashIn();
    const auto fromTheBook = m_service->onFind;
    m_service->onFind = [&](const auto &) { return tl::unexpected(error); };
    show(transaction);
    QTRY_VERIFY(problem().contains(ui::errorWords(error).happened));
    QVERIFY(problem() != ui::errorWords(error).happened); // It says what the page is, too.
    QCOMPARE(value(u"referenceValue"_s), transaction.reference);
    QCOMPARE(value(u"endToEndIdValue"_s), transaction.endToEndId);
    QCOMPARE(events().size(), 2);

    m_service->onFind = fromTheBook;
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
    QCOMPARE(state(), ui::statusWord(Status::Code::Pending)); // Another one.
    const core::Transaction paid = samples::moved(pending, Status::Code::Paid);
    Q_EMIT m_service->changed(paid);
    settle();
    QCOMPARE(state(), ui::statusWord(Status::Code::Paid));
    QCOMPARE(value(u"endToEndIdValue"_s), paid.endToEndId);
    QCOMPARE(value(u"finishedValue"_s), ui::momentText(*paid.finished));
    QCOMPARE(events().size(), 2);
    QCOMPARE(shownCode(), QString());
}

/// It was read before the customer paid, and comes after the news of it: the code must not stand
/// there again.
void TestDetailPage::believesTheNewsMoreThanAnOlderAnswer()
{
    const core::Transaction pending = samples::charge(1500);
    m_service->book = {pending};
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
    m_service->book = {first, second};
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

/// In every text of a transaction, as a service or a customer may have written it.
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
            for (const auto *edit : m_page->findChildren<QPlainTextEdit *>()) {
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

void TestDetailPage::saysHowLongEachStepTook()
{
    core::Transaction transaction = samples::charge(1500);
    const auto later = [&transaction](int seconds, const Status &status) {
        transaction.events.prepend({status, transaction.events.first().at.addSecs(seconds)});
        transaction.status = status;
    };
    later(38, Status::Code::InAnalysis);
    later(4 * 60 + 5, Status::Code::Paid);
    later(3 * 86400 + 2 * 3600, Status::Code::Refund);
    show(transaction);
    const QStringList told = sources();
    QCOMPARE(told.size(), 4);
    QVERIFY2(told[0].startsWith(u"3 d 2 h after “Paid”"_s), qPrintable(told[0]));
    QVERIFY2(told[1].startsWith(u"4 min 5 s after “In analysis”"_s), qPrintable(told[1]));
    QVERIFY2(told[2].startsWith(u"38 s after creation"_s), qPrintable(told[2]));
    QVERIFY2(!told[3].contains(u"after"_s), qPrintable(told[3]));
}

void TestDetailPage::saysWhoCausedIt_data()
{
    QTest::addColumn<core::Operation>("operation");
    QTest::addColumn<Status>("status");
    QTest::addColumn<bool>("simulates");
    QTest::addColumn<bool>("refunds");
    QTest::addColumn<QString>("reason");
    QTest::addColumn<QString>("told");
    using core::Operation;
    const QString simulated = u"simulated"_s;
    const QString byTheService = u"told by the service"_s;
    QTest::newRow("paid, sandbox") << Operation::CashIn << Status(Status::Code::Paid) << true
                                   << true << QString() << simulated;
    QTest::newRow("canceled, sandbox") << Operation::CashIn << Status(Status::Code::Canceled)
                                       << true << true << QString() << simulated;
    QTest::newRow("paid, elsewhere") << Operation::CashIn << Status(Status::Code::Paid) << false
                                     << false << QString() << byTheService;
    QTest::newRow("in analysis, sandbox") << Operation::CashIn << Status(Status::Code::InAnalysis)
                                          << true << true << QString() << byTheService;
    QTest::newRow("expired") << Operation::CashIn << Status(Status::Code::Expired) << false << false
                             << QString() << u"by the clock"_s;
    QTest::newRow("given back") << Operation::CashIn << Status(Status::Code::Refund) << true << true
                                << QString() << u"by a person"_s;
    QTest::newRow("given back here before")
        << Operation::CashIn << Status(Status::Code::Refund) << false << false << u"Wrong order"_s
        << u"by a person"_s;
    QTest::newRow("given back elsewhere") << Operation::CashIn << Status(Status::Code::Refund)
                                          << false << false << QString() << byTheService;
    QTest::newRow("sent, sandbox") << Operation::CashOut << Status(Status::Code::Paid) << true
                                   << true << QString() << u"by the processing"_s;
    QTest::newRow("sent, elsewhere") << Operation::CashOut << Status(Status::Code::Paid) << false
                                     << false << QString() << byTheService;
    QTest::newRow("unknown") << Operation::CashIn << Status::fromText(u"partially_paid"_s) << true
                             << true << QString() << byTheService;
}

void TestDetailPage::saysWhoCausedIt()
{
    QFETCH(core::Operation, operation);
    QFETCH(Status, status);
    QFETCH(bool, simulates);
    QFETCH(bool, refunds);
    QFETCH(QString, reason);
    QFETCH(QString, told);
    m_service->can.simulates = simulates;
    m_service->can.refunds = refunds;
    core::Transaction transaction = samples::moved(samples::charge(1500), status);
    transaction.operation = operation;
    transaction.refundReason = reason;
    show(transaction);
    QVERIFY2(sources()[0].contains(told), qPrintable(sources()[0]));
    QVERIFY2(sources()[1].contains(u"ordered by the shop"_s), qPrintable(sources()[1]));
}

void TestDetailPage::hidesWhoItIs_data()
{
    QTest::addColumn<core::Transaction>("transaction");
    QTest::newRow("cash-in") << fullCashIn();
    for (const char *key : {"+5511987654321", "52998224725", "ana@example.com",
                            "71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d", "what is no key"}) {
        core::Transaction sent = fullCashOut();
        sent.pixKey = QLatin1StringView(key);
        QTest::newRow(key) << sent;
    }
}

/// Nowhere on the page, also not where a screen reader or the clipboard looks.
void TestDetailPage::hidesWhoItIs()
{
    QFETCH(core::Transaction, transaction);
    transaction.name = u"Ana Beatriz Quintana"_s;
    show(transaction);
    press(Qt::Key_J);
    settle();
    QStringList secrets{u"Quintana"_s,   transaction.email,    transaction.phone,
                        u"98765-4321"_s, transaction.document, u"529.982.247-25"_s};
    if (!transaction.pixKey.isEmpty())
        secrets += {transaction.pixKey, ui::keyText(transaction.pixKey)};
    for (const QWidget *widget : m_page->findChildren<QWidget *>()) {
        const auto *edit = qobject_cast<const QPlainTextEdit *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const QString all = (edit ? edit->toPlainText() : QString()) +
                            (label ? label->text() : QString()) + widget->accessibleName() +
                            widget->accessibleDescription() + widget->toolTip();
        for (const QString &secret : secrets)
            QVERIFY2(!all.contains(secret), qPrintable(all));
    }
    QCOMPARE(value(u"nameValue"_s), u"Ana B. Q."_s);
}

void TestDetailPage::notesWhatItShows()
{
    const core::Transaction transaction = fullCashIn();
    show(transaction);
    QVERIFY(revealWords().contains(u"hidden"_s));
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), transaction.name);
    QCOMPARE(value(u"documentValue"_s), u"529.982.247-25"_s);
    const auto noted = await(m_tools->consoleBook().reveals(transaction.id));
    QVERIFY(noted);
    QCOMPARE(noted->size(), 1);
    QVERIFY2(revealWords().contains(ui::momentText(noted->first())), qPrintable(revealWords()));
    press(Qt::Key_V); // hides it, which is nothing to note
    QVERIFY(value(u"nameValue"_s) != transaction.name);
    QVERIFY(revealWords().contains(ui::momentText(noted->first())));
    QCOMPARE(await(m_tools->consoleBook().reveals(transaction.id))->size(), 1);
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), transaction.name);
    QCOMPARE(await(m_tools->consoleBook().reveals(transaction.id))->size(), 2);

    const ui::DetailPage next(*m_service, nullptr, &m_tools->consoleBook());
    const_cast<ui::DetailPage &>(next).show(transaction);
    QTRY_VERIFY(
        named<QLabel>(next, u"revealWords"_s)->text().contains(ui::momentText(noted->first())));
}

void TestDetailPage::tellsWhatWasNotedOverTime()
{
    const core::Transaction transaction = fullCashIn();
    core::ConsoleBook &book = m_tools->consoleBook();
    const auto lines = [this] {
        QStringList told;
        for (const QWidget *line :
             named<QWidget>(*m_page, u"editsCard"_s)->findChildren<QWidget *>(u"editLine"_s))
            told.append(line->accessibleName().section(u',', 0, 0) + u": "_s +
                        line->accessibleDescription());
        return told;
    };
    show(transaction);
    QVERIFY(!named<QWidget>(*m_page, u"editsCard"_s)->isVisible()); // nothing yet
    press(Qt::Key_N);
    support::type(u"bolo"_s);
    press(Qt::Key_Return);
    QTRY_COMPARE(lines(), QStringList{u"Note: bolo"_s});
    QVERIFY(named<QWidget>(*m_page, u"editsCard"_s)->isVisible());
    await(book.setTags(transaction.id, u"festa, fiado"_s)); // elsewhere in the shop
    await(book.setNote(transaction.id, {}));
    QTRY_COMPARE(lines(),
                 (QStringList{u"Note taken away: "_s, u"Tags: festa, fiado"_s, u"Note: bolo"_s}));
    core::Transaction other = fullCashIn();
    other.id = QUuid::createUuid();
    show(other);
    QTRY_VERIFY(!named<QWidget>(*m_page, u"editsCard"_s)->isVisible());
}

void TestDetailPage::hidesAgainWhatWasLeft()
{
    const core::Transaction transaction = fullCashIn();
    show(transaction);
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), transaction.name);
    Q_EMIT m_service->changed(samples::moved(transaction, Status::Code::Refund));
    settle();
    QCOMPARE(value(u"nameValue"_s), transaction.name); // News do not hide it.
    m_page->hide();
    support::open(*m_page);
    QVERIFY(value(u"nameValue"_s) != transaction.name);
}

void TestDetailPage::showsNothingThatCannotBeNoted()
{
    ToolBox broken(*m_service, {}, ToolBox::Book::Broken);
    m_page = std::make_unique<ui::DetailPage>(*m_service, nullptr, &broken.consoleBook());
    show(fullCashIn());
    const QString hidden = value(u"nameValue"_s);
    press(Qt::Key_V);
    QTRY_VERIFY(revealWords().contains(u"stays hidden"_s));
    QCOMPARE(value(u"nameValue"_s), hidden);
    m_page.reset();
}

void TestDetailPage::showsTheDataOfOneOnly()
{
    const core::Transaction first = samples::charge(1500, 1);
    const core::Transaction second = samples::charge(1500, 2);
    show(first);
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), first.name);
    m_page->show(second);
    settle();
    QVERIFY(value(u"nameValue"_s) != second.name);
    press(Qt::Key_V);
    m_page->show(first); // before the book has answered
    QTRY_COMPARE(await(m_tools->consoleBook().reveals(second.id))->size(), 1);
    settle();
    QVERIFY(value(u"nameValue"_s) != first.name);
}

void TestDetailPage::tellsWhatTheApiTells_data()
{
    showsEveryField_data();
}

void TestDetailPage::tellsWhatTheApiTells()
{
    QFETCH(core::Transaction, transaction);
    show(transaction);
    QVERIFY(!named(*m_page, u"rawText"_s)->isVisible());
    press(Qt::Key_V); // what is shown above is hidden here all the same
    QTRY_COMPARE(value(u"nameValue"_s), transaction.name);
    press(Qt::Key_J);
    settle();
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString told = QGuiApplication::clipboard()->text();
    QCOMPARE(told, value(u"rawText"_s));
    QVERIFY(told.contains(transaction.id.toString(QUuid::WithoutBraces)));
    QVERIFY(told.contains(u"\"amount\": \"1234.56\""_s));
    QVERIFY(told.contains(transaction.endToEndId));
    for (const QString &secret :
         {transaction.name, transaction.email, transaction.phone, transaction.document})
        QVERIFY2(!told.contains(u'"' + secret + u'"'), qPrintable(told));
}

void TestDetailPage::opensALinkOnceItsHostWasRead()
{
    QDesktopServices::setUrlHandler(u"https"_s, this, "take");
    m_opened.clear();
    core::Transaction transaction = fullCashIn();
    show(transaction);
    press(Qt::Key_O, Qt::ControlModifier); // not before it was asked
    QVERIFY(m_opened.isEmpty());
    press(Qt::Key_L);
    QVERIFY(m_opened.isEmpty());
    const auto *words = named<QLabel>(*m_page, u"linkWords"_s);
    const QString joints(QChar(0x200B)); // where a long name may be broken
    QVERIFY2(QString(words->text()).remove(joints).contains(u"to pay.example.invalid."_s),
             qPrintable(words->text()));
    press(Qt::Key_O, Qt::ControlModifier);
    QCOMPARE(m_opened, QList{QUrl(transaction.paymentLink)});

    transaction.paymentLink = u"https://pаy.example.invalid/7"_s; // a Cyrillic a
    show(transaction);
    QVERIFY(!words->isVisible());
    press(Qt::Key_L);
    QVERIFY2(words->text().contains(u"xn--"_s), qPrintable(words->text()));
    QVERIFY(!words->text().contains(u"pаy"_s));
    QDesktopServices::unsetUrlHandler(u"https"_s);
}

void TestDetailPage::opensNoLinkOfAnotherKind_data()
{
    QTest::addColumn<QString>("link");
    QTest::newRow("http") << u"http://pay.example.invalid/7"_s;
    QTest::newRow("javascript") << u"javascript:alert(1)"_s;
    QTest::newRow("data") << u"data:text/html,x"_s;
    QTest::newRow("user") << u"https://pay.example.invalid@evil.invalid/"_s;
}

void TestDetailPage::opensNoLinkOfAnotherKind()
{
    QFETCH(QString, link);
    for (const QString &scheme : {u"https"_s, u"http"_s, u"javascript"_s, u"data"_s})
        QDesktopServices::setUrlHandler(scheme, this, "take");
    m_opened.clear();
    core::Transaction transaction = fullCashIn();
    transaction.paymentLink = link;
    show(transaction);
    press(Qt::Key_L);
    QVERIFY(named(*m_page, u"linkWords"_s)->isVisible());
    QVERIFY(!named(*m_page, u"linkOpenButton"_s)->isVisible());
    press(Qt::Key_O, Qt::ControlModifier);
    press(Qt::Key_Return);
    QVERIFY(m_opened.isEmpty());
    for (const QString &scheme : {u"https"_s, u"http"_s, u"javascript"_s, u"data"_s})
        QDesktopServices::unsetUrlHandler(scheme);
}

void TestDetailPage::saysWhoGivesMoneyBack()
{
    m_service->can.refunds = false;
    show(samples::moved(samples::charge(1500), Status::Code::Paid));
    QVERIFY(named(*m_page, u"refundWords"_s)->isVisible());
    QVERIFY(!named(*m_page, u"refundButton"_s)->isVisible());
    QVERIFY(!named(*m_page, u"refundReasonEdit"_s)->isVisible());
    press(Qt::Key_R);
    QVERIFY(m_service->refundReasons.isEmpty());
}

void TestDetailPage::givesAPaymentBack()
{
    m_service->can.refunds = true;
    const core::Transaction paid = samples::moved(samples::charge(1500), Status::Code::Paid);
    show(paid);
    QVERIFY(!named(*m_page, u"refundReasonEdit"_s)->isVisible());
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    QVERIFY(m_service->refundReasons.isEmpty());
    press(Qt::Key_Escape); // goes back one step, and keeps what was typed
    QVERIFY(!named(*m_page, u"refundReasonEdit"_s)->isVisible());
    QVERIFY(m_page->isVisible());
    press(Qt::Key_R);
    core::Transaction refunded = samples::moved(paid, Status::Code::Refund);
    refunded.refundReason = u"Wrong order"_s;
    m_service->onFind = [refunded](const QUuid &) { return refunded; };
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->refundReasons, QStringList{u"Wrong order"_s});
    Q_EMIT m_service->changed(refunded);
    settle();
    QCOMPARE(state(), ui::statusWord(Status::Code::Refund));
    QCOMPARE(value(u"refundReasonValue"_s), u"Wrong order"_s);
    QVERIFY(!named(*m_page, u"refundWords"_s)->isVisible());
}

void TestDetailPage::keepsTheReasonThatWasRefused()
{
    m_service->can.refunds = true;
    show(samples::moved(samples::charge(1500), Status::Code::Paid));
    m_service->onFind = [](const QUuid &) {
        return tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}});
    };
    press(Qt::Key_R);
    support::type(u"Wrong order"_s);
    press(Qt::Key_Return);
    settle();
    QVERIFY(named(*m_page, u"refundProblem"_s)->isVisible());
    QCOMPARE(named<QLineEdit>(*m_page, u"refundReasonEdit"_s)->text(), u"Wrong order"_s);
    QVERIFY(named<QLineEdit>(*m_page, u"refundReasonEdit"_s)->hasFocus());
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->refundReasons.size(), 2);
}

void TestDetailPage::offersNoRefundOfWhatWasNotPaid_data()
{
    QTest::addColumn<core::Status>("status");
    QTest::addColumn<core::Operation>("operation");
    using core::Operation;
    QTest::newRow("pending") << core::Status(Status::Code::Pending) << Operation::CashIn;
    QTest::newRow("expired") << core::Status(Status::Code::Expired) << Operation::CashIn;
    QTest::newRow("given back") << core::Status(Status::Code::Refund) << Operation::CashIn;
    QTest::newRow("sent") << core::Status(Status::Code::Paid) << Operation::CashOut;
}

void TestDetailPage::offersNoRefundOfWhatWasNotPaid()
{
    QFETCH(core::Status, status);
    QFETCH(core::Operation, operation);
    m_service->can.refunds = true;
    core::Transaction transaction = samples::charge(1500);
    transaction.status = status;
    transaction.operation = operation;
    show(transaction);
    QVERIFY(!named(*m_page, u"refundWords"_s)->isVisible());
    QVERIFY(!named(*m_page, u"refundButton"_s)->isVisible());
}

QTEST_MAIN(TestDetailPage)
#include "tst_detailpage.moc"
