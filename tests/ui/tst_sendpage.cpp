// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/await.h"
#include "tests/support/fakeledger.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "ui/payoutdesk.h"
#include "ui/sendpage.h"
#include "ui/shop.h"
#include "ui/text.h"
#include "ui/tones.h"

#include <QtCore/QRegularExpression>
#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Error;
using core::Field;
using core::Money;
using core::Problem;
using core::Status;
using State = core::PayoutOrder::State;
using support::named;
using support::press;
using support::type;

namespace
{

const QString kKey = u"ana@example.com"_s;

/// What a service makes of the draft.
core::Transaction madeOf(const core::TransactionDraft &draft, const Status &status)
{
    core::Transaction made = samples::charge(draft.amount->cents(), 7000);
    made.operation = core::Operation::CashOut;
    made.qrCode.clear();
    made.created = QDateTime::currentDateTimeUtc();
    made.events = {{Status::Code::Pending, made.created}};
    made.name = draft.name;
    made.email = draft.email;
    made.phone = draft.phone;
    made.document = draft.document;
    made.description = draft.description;
    made.platform = *draft.platform;
    made.reference = draft.reference;
    made.extra = draft.extra;
    made.pixKey = draft.pixKey;
    return status == Status::Code::Pending ? made : samples::moved(made, status);
}

/// What becomes of a payout that was held when the program ended.
enum class Fate { Held, InDoubt, Gone };

Error unsettled()
{
    return {Error::Code::Conflict, {{Field::PixKey, Problem::Unsettled}}, {}};
}

} // namespace

/// Sends money by keys.
class TestSendPage : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void saysWhatKindOfKeyItIs_data();
    void saysWhatKindOfKeyItIs();
    void offersBothReadings();
    void namesFieldAndRule_data();
    void namesFieldAndRule();
    void asksForWhatIsMissing();
    void writesTheAmountInWords();
    void bringsTheReceiverAlong();
    void leavesTheReceiverToTheirKey();
    void showsWhatWillBeSent();
    void worksAfterThreeSeconds();
    void brakes_data();
    void brakes();
    void sendsNothingUnjudged();
    void wantsALargeAmountTwice();
    void sendsOnce();
    void keepsWhatWasTyped();
    void followsItToItsEnd_data();
    void followsItToItsEnd();
    void neverTakesOnItsWayForSent();
    void refusesASecondOne();
    void doesNotKnowWhetherItWasSent_data();
    void doesNotKnowWhetherItWasSent();
    void hearsWhatBecameOfIt();
    void triesAgainUnderTheSameName();
    void adoptsWhatWasMade();
    void saysWhatTheServiceRefuses();
    void countsWhatIsOnItsWay();
    void saysThatNothingCanBeSent();
    void canBeTakenBackForAWhile();
    void canBeDroppedWhileItIsHeld();
    void leavesWhenTheTimeIsOver();
    void holdsWhatTheProgramCouldNotFinish();
    void knowsAfterARestartWhatWasAsked_data();
    void knowsAfterARestartWhatWasAsked();
    void leavesItToTheLedger();
    void knowsAfterARestartWhatTheLedgerKnows_data();
    void knowsAfterARestartWhatTheLedgerKnows();
    void sendsNothingElseToAKeyInDoubt();
    void sendsNothingThatCannotBeNoted();
    void waitsForASecondPerson();
    void isRefusedWithAReason();
    void asksTheSecondPersonFromAnAmountOn();
    void makesNoSecondOneLikeIt();
    void sortsWhatThereIs();
    void wantsThePin();

private:
    [[nodiscard]] QString text(const QString &name) const
    {
        return named<QLabel>(*m_page, name)->text();
    }
    [[nodiscard]] bool isShown(const QString &name) const
    {
        const auto *widget = m_page->findChild<QWidget *>(name);
        return widget && widget->isVisible();
    }
    [[nodiscard]] QLineEdit *edit(const QString &name) const
    {
        return named<QLineEdit>(*m_page, name);
    }
    [[nodiscard]] QStringList findings() const;
    /// Of what kind the key may be.
    [[nodiscard]] QList<QPushButton *> choices() const
    {
        return m_page->findChildren<QPushButton *>(
            QRegularExpression(u"^sendKeyKind(CPF|PHONE)$"_s));
    }
    void typeOrder(const QString &key = kKey, const QString &amount = u"50,00"_s);
    void review()
    {
        press(Qt::Key_Return, Qt::ControlModifier);
        settle();
    }
    void waitToRead() { QTRY_VERIFY_WITH_TIMEOUT(isSendable(), 4000); }
    [[nodiscard]] bool isSendable() const
    {
        return named<QPushButton>(*m_page, u"reviewSendButton"_s)->isEnabled();
    }
    void send();
    void start(std::chrono::milliseconds timeToRecall);
    void settle();
    [[nodiscard]] QList<core::PayoutOrder> noted();
    void setApprover(const QString &pin);
    [[nodiscard]] QString tab(const QString &name) const
    {
        return named<QPushButton>(*m_page, name)->accessibleName();
    }
    [[nodiscard]] QStringList rows() const;
    [[nodiscard]] core::Transaction sentBefore(Status::Code status, qint64 cents = 5'000) const;

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::optional<ui::ShopTools> m_tools;
    std::unique_ptr<ui::PayoutDesk> m_desk;
    std::unique_ptr<ui::SendPage> m_page;
    QList<QByteArray> m_heard;
};

void TestSendPage::init()
{
    m_service = std::make_unique<FakeService>();
    m_service->can.sendsMoney = true;
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return madeOf(draft, Status::Code::Pending);
    };
    m_box = std::make_unique<ToolBox>(*m_service);
    m_heard.clear();
    ui::ShopTools tools = m_box->tools();
    tools.playSound = [this](const QByteArray &samples) { m_heard.append(samples); };
    m_tools.emplace(tools);
    start(0ms);
}

/// As the program does.
void TestSendPage::start(std::chrono::milliseconds timeToRecall)
{
    m_page.reset();
    m_desk = std::make_unique<ui::PayoutDesk>(*m_service, m_box->consoleBook());
    m_desk->open();
    m_page = std::make_unique<ui::SendPage>(*m_tools, *m_desk);
    m_page->setTimeToRead(30ms);
    m_page->setTimeToRecall(timeToRecall);
    m_page->resize(1000, 700);
    support::open(*m_page);
    settle();
}

/// Until the book and the service have answered, whatever waits for whom.
void TestSendPage::settle()
{
    for (int i = 0; i < 6; ++i) {
        await(m_box->consoleBook().payouts());
        support::settle();
    }
}

QList<core::PayoutOrder> TestSendPage::noted()
{
    return await(m_box->consoleBook().payouts()).value_or(QList<core::PayoutOrder>());
}

void TestSendPage::setApprover(const QString &pin)
{
    QCOMPARE(m_box->approver().setPin({}, pin), ui::PinKeeper::Answer::Right);
}

void TestSendPage::cleanup()
{
    m_page.reset();
    m_desk.reset();
    m_tools.reset();
    m_box.reset();
    m_service.reset();
}

void TestSendPage::typeOrder(const QString &key, const QString &amount)
{
    const QStringList order{key,
                            amount,
                            u"Ana Souza"_s,
                            u"111.444.777-35"_s,
                            u"ana@example.com"_s,
                            u"11987654712"_s,
                            u"Aluguel"_s};
    for (const QString &text : order) {
        auto *field = qobject_cast<QLineEdit *>(support::atTheKeyboard());
        if (field && field->text().isEmpty())
            type(text);
        press(Qt::Key_Return);
    }
    settle();
}

void TestSendPage::send()
{
    typeOrder();
    review();
    waitToRead();
    press(Qt::Key_Return);
    settle();
}

QStringList TestSendPage::findings() const
{
    QStringList sentences;
    for (const auto *label : m_page->findChildren<QLabel *>(u"reviewFinding"_s))
        sentences += label->text();
    return sentences;
}

core::Transaction TestSendPage::sentBefore(Status::Code status, qint64 cents) const
{
    const core::Transaction sent = madeOf({.operation = core::Operation::CashOut,
                                           .amount = Money::fromCents(cents),
                                           .name = u"Ana Souza"_s,
                                           .email = u"ana@example.com"_s,
                                           .phone = u"+5511987654712"_s,
                                           .document = u"11144477735"_s,
                                           .platform = m_service->platform(),
                                           .reference = u"antes"_s,
                                           .pixKey = kKey},
                                          status);
    return sent;
}

void TestSendPage::saysWhatKindOfKeyItIs_data()
{
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("kind");
    QTest::newRow("CPF") << u"52998224725"_s << u"CPF: 529.982.247-25"_s;
    QTest::newRow("CPF with mask") << u"529.982.247-25"_s << u"CPF: 529.982.247-25"_s;
    QTest::newRow("CNPJ") << u"12abc34501de35"_s << u"CNPJ: 12.ABC.345/01DE-35"_s;
    QTest::newRow("mobile") << u"(11) 98765-4321"_s << u"Mobile number: +55 11 98765-4321"_s;
    QTest::newRow("e-mail") << u"Ana@Example.com"_s << u"E-mail: ana@example.com"_s;
    QTest::newRow("random") << u"71C7D9BE-4b85-4e43-9f1c-1f3b8b4e9a2d"_s
                            << u"Random key: 71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s;
}

void TestSendPage::saysWhatKindOfKeyItIs()
{
    QFETCH(QString, typed);
    QVERIFY(!isShown(u"sendKeyKind"_s));
    type(typed);
    QVERIFY(isShown(u"sendKeyKind"_s));
    QTEST(text(u"sendKeyKind"_s).remove(QChar(0x200B)), "kind"); // Lines may break there.
    QVERIFY(choices().isEmpty());
    type(u"!"_s);
    QVERIFY(!isShown(u"sendKeyKind"_s));
}

void TestSendPage::offersBothReadings()
{
    typeOrder(u"51998259765"_s);
    const QList<QPushButton *> kinds = choices();
    QCOMPARE(kinds.size(), 2);
    QCOMPARE(kinds[0]->text(), u"CPF: 519.982.597-65"_s);
    QCOMPARE(kinds[1]->text(), u"Mobile number: +55 51 99825-9765"_s);
    QVERIFY(!kinds[0]->isChecked() && !kinds[1]->isChecked());
    review();
    QVERIFY(isShown(u"sendForm"_s)); // Nobody's guess decides.
    QCOMPARE(text(u"sendKeyEditProblem"_s),
             u"These digits are a CPF and a mobile number: choose which."_s);
    QCOMPARE(QApplication::focusWidget(), kinds[0]);
    press(Qt::Key_Down);
    QVERIFY(!kinds[1]->isChecked());
    press(Qt::Key_Return);
    QVERIFY(kinds[1]->isChecked() && !kinds[0]->isChecked());
    QVERIFY(kinds[1]->text().startsWith(u"✓"_s));
    QVERIFY(edit(u"sendAmountEdit"_s)->hasFocus());
    QVERIFY(!isShown(u"sendKeyEditProblem"_s));
    review();
    QVERIFY(isShown(u"sendReview"_s));
    QCOMPARE(text(u"reviewKeyKind"_s), u"To the key: Mobile number"_s);
    QCOMPARE(text(u"reviewKey"_s), u"+55 51 99825 -9765"_s);
}

void TestSendPage::namesFieldAndRule_data()
{
    QTest::addColumn<QString>("field");
    QTest::addColumn<QString>("typed");
    QTest::addColumn<QString>("rule");
    const auto row = [](const QString &field, const QString &typed, const QString &rule) {
        QTest::addRow("%s %s", qPrintable(field), qPrintable(typed.left(20)))
            << field << typed << rule;
    };
    row(u"sendKeyEdit"_s, u"52998224724"_s,
        u"The check digits do not fit: one digit is mistyped."_s);
    row(u"sendKeyEdit"_s, u"ana@"_s,
        u"This is no CPF, CNPJ, mobile number, e-mail or random key."_s);
    row(u"sendAmountEdit"_s, u"1500"_s, u"Write it as 12,00 or 1.234,56."_s);
    row(u"sendAmountEdit"_s, u"0,00"_s, u"The least amount is R$\u00A00.01."_s);
    row(u"sendDocumentEdit"_s, u"123"_s, u"A CPF has 11 digits, a CNPJ 14 characters."_s);
    row(u"sendEmailEdit"_s, u"ana@"_s, u"Write it as name@example.com."_s);
    row(u"sendPhoneEdit"_s, u"123"_s, u"Write area code and number, as (11) 98765-4321."_s);
    row(u"sendDescriptionEdit"_s, QString(141, u'a'), u"At most 140 characters."_s);
    row(u"sendReferenceEdit"_s, QString(51, u'a'), u"At most 50 characters."_s);
}

void TestSendPage::namesFieldAndRule()
{
    QFETCH(QString, field);
    QFETCH(QString, typed);
    edit(field)->setFocus();
    type(typed);
    press(Qt::Key_Tab);
    QTEST(text(field + u"Problem"_s), "rule");
    QVERIFY(isShown(field + u"Problem"_s));
    review();
    QVERIFY(isShown(u"sendForm"_s));
    QCOMPARE(edit(field)->text(), typed); // Nothing typed is lost.
}

void TestSendPage::asksForWhatIsMissing()
{
    review();
    for (const QString &field :
         {u"sendAmountEdit"_s, u"sendNameEdit"_s, u"sendDocumentEdit"_s, u"sendEmailEdit"_s,
          u"sendPhoneEdit"_s, u"sendDescriptionEdit"_s, u"sendKeyEdit"_s})
        QVERIFY2(isShown(field + u"Problem"_s), qPrintable(field));
    QVERIFY(!isShown(u"sendReferenceEditProblem"_s));
    QVERIFY(edit(u"sendKeyEdit"_s)->hasFocus());
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendPage::writesTheAmountInWords()
{
    edit(u"sendAmountEdit"_s)->setFocus();
    type(u"1.234,56"_s);
    QCOMPARE(text(u"sendAmountWords"_s),
             u"one thousand two hundred thirty-four reais and fifty-six centavos"_s);
    type(u"7"_s);
    QVERIFY(!isShown(u"sendAmountWords"_s));
}

void TestSendPage::bringsTheReceiverAlong()
{
    m_service->book = {sentBefore(Status::Code::Paid)};
    edit(u"sendPhoneEdit"_s)->setFocus();
    type(u"2133334444"_s);
    edit(u"sendKeyEdit"_s)->setFocus();
    type(kKey);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(edit(u"sendNameEdit"_s)->text(), u"Ana Souza"_s);
    QCOMPARE(edit(u"sendDocumentEdit"_s)->text(), u"111.444.777-35"_s);
    QCOMPARE(edit(u"sendEmailEdit"_s)->text(), kKey);
    QCOMPARE(edit(u"sendPhoneEdit"_s)->text(), u"2133334444"_s); // was typed
    QVERIFY(edit(u"sendAmountEdit"_s)->text().isEmpty());
    QVERIFY(text(u"sendReceiverNews"_s).startsWith(u"The receiver is that of the last Pix"_s));
}

void TestSendPage::leavesTheReceiverToTheirKey()
{
    m_service->book = {sentBefore(Status::Code::Paid)};
    type(kKey);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(edit(u"sendNameEdit"_s)->text(), u"Ana Souza"_s);
    edit(u"sendKeyEdit"_s)->setFocus();
    type(u".br"_s);
    QVERIFY(edit(u"sendNameEdit"_s)->text().isEmpty());
    QVERIFY(edit(u"sendEmailEdit"_s)->text().isEmpty());
    QVERIFY(!isShown(u"sendReceiverNews"_s));
    press(Qt::Key_Return);
    settle();
    QVERIFY(edit(u"sendNameEdit"_s)->text().isEmpty());
    QCOMPARE(edit(u"sendEmailEdit"_s)->text(), kKey + u".br"_s); // the key says it
}

void TestSendPage::showsWhatWillBeSent()
{
    typeOrder(u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s, u"1.234,56"_s);
    edit(u"sendReferenceEdit"_s)->setFocus();
    type(u"nota-77"_s);
    review();
    QCOMPARE(text(u"reviewKeyKind"_s), u"To the key: Random key"_s);
    QCOMPARE(text(u"reviewKey"_s), u"71c7 d9be 4b85 4e43 9f1c 1f3b 8b4e 9a2d"_s);
    QCOMPARE(text(u"reviewReceiver"_s), u"Ana Souza · 111.444.777-35"_s);
    QCOMPARE(text(u"reviewAmount"_s), ui::moneyText(Money::fromCents(-123'456)));
    QCOMPARE(text(u"reviewAmountWords"_s),
             u"one thousand two hundred thirty-four reais and fifty-six centavos"_s);
    QCOMPARE(text(u"reviewPurpose"_s), u"Aluguel · reference nota-77"_s);
}

void TestSendPage::worksAfterThreeSeconds()
{
    m_page->setTimeToRead(3s);
    typeOrder();
    QElapsedTimer timer;
    timer.start();
    review();
    QVERIFY(!isSendable());
    press(Qt::Key_Return);
    QCOMPARE(text(u"reviewNews"_s), u"Read it once more: Enter works in a moment."_s);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    waitToRead();
    QCOMPARE_GE(timer.elapsed(), 2990); // whole milliseconds of three timers
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    const core::TransactionDraft &draft = m_service->drafts.first();
    QCOMPARE(draft.operation, core::Operation::CashOut);
    QCOMPARE(*draft.amount, Money::fromCents(5'000));
    QCOMPARE(draft.pixKey, kKey);
    QCOMPARE(*draft.keyType, core::PixKey::Kind::Email);
    QCOMPARE(draft.document, u"11144477735"_s);
    QCOMPARE(draft.phone, u"+5511987654712"_s);
    QVERIFY(!draft.reference.isEmpty());
    QVERIFY(!draft.mayHaveTwin);
}

void TestSendPage::brakes_data()
{
    QTest::addColumn<int>("situation");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("isBlocked");
    QTest::newRow("first to the key") << 0 << u"Nothing was ever paid to this key"_s << false;
    QTest::newRow("same lately") << 1 << u"went to this key already, on "_s << false;
    QTest::newRow("paid you") << 2 << u"This person paid you R$\u00A050.00 on "_s << false;
    QTest::newRow("on its way") << 3 << u"is on its way to this key already"_s << true;
}

void TestSendPage::brakes()
{
    QFETCH(int, situation);
    QFETCH(QString, sentence);
    QFETCH(bool, isBlocked);
    if (situation == 1)
        m_service->book = {sentBefore(Status::Code::Paid)};
    if (situation == 2) {
        core::Transaction paid = sentBefore(Status::Code::Paid);
        paid.operation = core::Operation::CashIn;
        paid.pixKey.clear();
        m_service->book = {paid};
    }
    if (situation == 3)
        m_service->book = {sentBefore(Status::Code::InProcess)};
    typeOrder();
    review();
    QVERIFY(findings().join(u'\n').contains(sentence));
    QCOMPARE(isShown(u"reviewSendButton"_s), !isBlocked);
    if (!isBlocked)
        return;
    QTest::qWait(60); // past the time to read
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    m_service->book = {sentBefore(Status::Code::Paid)};
    press(Qt::Key_F5);
    settle();
    QVERIFY(isSendable());
}

void TestSendPage::sendsNothingUnjudged()
{
    m_service->onList = [](const auto &) {
        return tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}});
    };
    typeOrder();
    review();
    QVERIFY(findings().join(u' ').contains(u"It could not be looked up"_s));
    QTest::qWait(60); // past the time to read
    QVERIFY(!isSendable());
    press(Qt::Key_Return);
    QCOMPARE(text(u"reviewNews"_s), u"Whether this was sent before is not known yet."_s);
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendPage::wantsALargeAmountTwice()
{
    typeOrder(kKey, u"1.000,00"_s);
    review();
    QVERIFY(edit(u"reviewRetypeEdit"_s)->hasFocus());
    waitToRead();
    press(Qt::Key_Return);
    QCOMPARE(text(u"reviewNews"_s), u"Type the amount again."_s);
    type(u"100,00"_s);
    press(Qt::Key_Return);
    QVERIFY(text(u"reviewNews"_s).startsWith(u"That is not R$"_s));
    QVERIFY(m_service->drafts.isEmpty());
    edit(u"reviewRetypeEdit"_s)->selectAll();
    type(u"1000,00"_s);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestSendPage::sendsOnce()
{
    typeOrder();
    review();
    waitToRead();
    m_service->holds = true;
    press(Qt::Key_Return);
    press(Qt::Key_Return);
    press(Qt::Key_Escape); // It is out of our hands.
    QVERIFY(isShown(u"sendReview"_s));
    m_service->holds = false;
    m_service->release();
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isShown(u"sentPanel"_s));
}

void TestSendPage::keepsWhatWasTyped()
{
    typeOrder();
    review();
    press(Qt::Key_Escape);
    QVERIFY(isShown(u"sendForm"_s));
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), kKey);
    QCOMPARE(edit(u"sendAmountEdit"_s)->text(), u"50,00"_s);
    QCOMPARE(edit(u"sendDescriptionEdit"_s)->text(), u"Aluguel"_s);
    review();
    waitToRead(); // The three seconds begin anew.
    press(Qt::Key_Return);
    settle();
    press(Qt::Key_Return); // Only what was sent is gone.
    QVERIFY(edit(u"sendKeyEdit"_s)->text().isEmpty());
}

void TestSendPage::followsItToItsEnd_data()
{
    QTest::addColumn<Status::Code>("code");
    QTest::addColumn<ui::Tone>("tone");
    QTest::newRow("paid") << Status::Code::Paid << ui::Tone::Sent;
    QTest::newRow("canceled") << Status::Code::Canceled << ui::Tone::Unpaid;
    QTest::newRow("denied") << Status::Code::Denied << ui::Tone::Denied;
}

void TestSendPage::followsItToItsEnd()
{
    QFETCH(Status::Code, code);
    QFETCH(ui::Tone, tone);
    send();
    const core::Transaction made = madeOf(m_service->drafts.first(), Status::Code::Pending);
    Q_EMIT m_service->changed(samples::moved(made, Status::Code::InProcess));
    QVERIFY(!isShown(u"sentOutcome"_s));
    QVERIFY(m_heard.isEmpty());
    Q_EMIT m_service->changed(samples::moved(made, code));
    QVERIFY(isShown(u"sentOutcome"_s));
    const auto *outcome = named<QWidget>(*m_page, u"sentOutcome"_s);
    QVERIFY(outcome->accessibleName().startsWith(ui::statusWord(code)));
    QVERIFY(outcome->accessibleName().contains(ui::moneyText(Money::fromCents(-5'000))));
    QCOMPARE(m_heard, QList{ui::toneSamples(tone, 75)});
    Q_EMIT m_service->changed(samples::moved(made, code));
    QCOMPARE(m_heard.size(), 1);
    QSignalSpy opened(m_page.get(), &ui::SendPage::opened);
    press(Qt::Key_D);
    QCOMPARE(opened.size(), 1);
    press(Qt::Key_Return);
    QVERIFY(isShown(u"sendForm"_s));
    QVERIFY(text(u"sendLastResult"_s).contains(ui::statusWord(code)));
}

void TestSendPage::neverTakesOnItsWayForSent()
{
    for (const Status &status : {Status(Status::Code::InProcess), Status(Status::Code::InAnalysis),
                                 Status::fromText(u"settled_maybe"_s)}) {
        m_service->onCreate = [status](const core::TransactionDraft &draft) {
            return madeOf(draft, status);
        };
        send();
        QVERIFY(!isShown(u"sentOutcome"_s));
        QCOMPARE(text(u"sentTitle"_s), u"Accepted, not final"_s);
        QVERIFY(text(u"sentAdvice"_s).startsWith(u"Do not send it again"_s));
        QVERIFY(m_heard.isEmpty());
        press(Qt::Key_Return);
        settle();
    }
}

void TestSendPage::refusesASecondOne()
{
    typeOrder();
    review();
    waitToRead();
    // Another window was quicker.
    m_service->onCreate = [](const auto &) { return tl::unexpected(unsettled()); };
    core::Transaction other = sentBefore(Status::Code::InProcess);
    other.reference = u"outra"_s;
    m_service->book = {other};
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sendReview"_s));
    QVERIFY(text(u"reviewNews"_s).contains(u"Nothing more was sent."_s));
    QVERIFY(!isShown(u"reviewSendButton"_s));
    QVERIFY(findings().first().contains(u"is on its way"_s));
}

void TestSendPage::doesNotKnowWhetherItWasSent_data()
{
    QTest::addColumn<Error::Code>("code");
    QTest::addColumn<bool>("wasMade");
    for (const bool wasMade : {true, false}) {
        const char *made = wasMade ? "made" : "not made";
        QTest::addRow("unconfirmed, %s", made) << Error::Code::Unconfirmed << wasMade;
        QTest::addRow("disk, %s", made) << Error::Code::StorageFailed << wasMade;
        QTest::addRow("fault, %s", made) << Error::Code::Internal << wasMade;
    }
}

void TestSendPage::doesNotKnowWhetherItWasSent()
{
    QFETCH(Error::Code, code);
    QFETCH(bool, wasMade);
    m_service->onCreate = [code](const auto &) { return tl::unexpected(Error{code, {}, {}}); };
    send();
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    // Nothing else is sent before it is known.
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Escape, Qt::Key_D})
        press(key);
    settle();
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(m_service->drafts.size(), 1);
    const auto answers = m_service->onList;
    m_service->onList = [](const auto &) {
        return tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}});
    };
    press(Qt::Key_F5);
    settle();
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    m_service->onList = answers;
    if (wasMade)
        m_service->book = {madeOf(m_service->drafts.first(), Status::Code::InProcess)};
    press(Qt::Key_F5);
    settle();
    QCOMPARE(isShown(u"sentPanel"_s), wasMade);
    if (wasMade)
        QCOMPARE(text(u"sentTitle"_s), u"Accepted, not final"_s);
    else
        QVERIFY(text(u"reviewNews"_s).contains(u"nothing was sent"_s));
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestSendPage::hearsWhatBecameOfIt()
{
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    const core::Transaction made = madeOf(m_service->drafts.first(), Status::Code::InProcess);
    core::Transaction charge = made; // says nothing of a payout
    charge.operation = core::Operation::CashIn;
    Q_EMIT m_service->changed(charge);
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    Q_EMIT m_service->changed(made);
    QCOMPARE(text(u"sentTitle"_s), u"Accepted, not final"_s);
    QVERIFY(noted().isEmpty());
}

void TestSendPage::triesAgainUnderTheSameName()
{
    const auto creates = m_service->onCreate;
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    press(Qt::Key_F5);
    settle();
    m_service->onCreate = creates;
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[1].reference, m_service->drafts[0].reference);
    press(Qt::Key_Return);
    send(); // The next one has a name of its own.
    QCOMPARE(m_service->drafts.size(), 3);
    QVERIFY(m_service->drafts[2].reference != m_service->drafts[0].reference);
}

void TestSendPage::adoptsWhatWasMade()
{
    m_service->onCreate = [this](const core::TransactionDraft &draft) {
        m_service->book = {madeOf(draft, Status::Code::Pending)};
        return tl::unexpected(
            Error{Error::Code::Conflict, {{Field::Reference, Problem::AlreadyUsed}}, {}});
    };
    send();
    QCOMPARE(text(u"sentTitle"_s), u"Accepted, not final"_s);
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestSendPage::saysWhatTheServiceRefuses()
{
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(
            Error{Error::Code::InvalidInput, {{Field::Amount, Problem::TooLarge, 1'000}}, {}});
    };
    send();
    QVERIFY(isShown(u"sendForm"_s));
    QCOMPARE(text(u"sendAmountEditProblem"_s), u"The largest amount is R$\u00A010.00."_s);
    QVERIFY(text(u"sendNews"_s).endsWith(u"Nothing was sent: the money is where it was."_s));
    QCOMPARE(edit(u"sendAmountEdit"_s)->text(), u"50,00"_s);
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::StorageFull, {}, {}});
    };
    review();
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sendReview"_s));
    QCOMPARE(text(u"reviewNews"_s),
             u"The disk is full. Nothing was sent: the money is where it was."_s);
}

void TestSendPage::countsWhatIsOnItsWay()
{
    QVERIFY(!isShown(u"sendOnTheWay"_s));
    core::Transaction sent = sentBefore(Status::Code::InProcess);
    m_service->book = {sent};
    Q_EMIT m_service->changed(sent);
    settle();
    QVERIFY(isShown(u"sendOnTheWay"_s));
    QVERIFY(text(u"sendOnTheWay"_s).startsWith(u"1 Pix"_s));
    m_service->book = {sentBefore(Status::Code::Paid)};
    Q_EMIT m_service->changed(m_service->book.first());
    settle();
    QVERIFY(!isShown(u"sendOnTheWay"_s));
}

void TestSendPage::saysThatNothingCanBeSent()
{
    m_service->can.sendsMoney = false;
    ui::SendPage page(m_box->tools(), *m_desk);
    support::open(page);
    QVERIFY(named<QLabel>(page, u"sendNoticeTitle"_s)->isVisible());
    QVERIFY(page.findChildren<QLineEdit *>().isEmpty());
}

/// What stands in the tab that is in front, from top to bottom.
QStringList TestSendPage::rows() const
{
    const auto *list = named<QListWidget>(*m_page, u"queueRows"_s);
    QStringList texts;
    for (int i = 0; i < list->count(); ++i)
        texts.append(list->item(i)->text());
    return texts;
}

void TestSendPage::canBeTakenBackForAWhile()
{
    start(20s);
    send();
    QVERIFY(isShown(u"holdPanel"_s));
    QVERIFY2(text(u"holdTitle"_s).contains(u"20"_s), qPrintable(text(u"holdTitle"_s)));
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter, Qt::Key_Space})
        press(key); // sends no sooner
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QCOMPARE(noted().size(), 1);
    QCOMPARE(noted().first().state, State::Held);
    press(Qt::Key_Escape);
    settle();
    QVERIFY(isShown(u"sendForm"_s));
    QVERIFY(text(u"sendLastResult"_s).contains(u"nothing was sent"_s));
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), kKey); // Nothing typed is lost.
    QCOMPARE(noted(), QList<core::PayoutOrder>());
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendPage::canBeDroppedWhileItIsHeld()
{
    start(400ms);
    send();
    press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(rows().size(), 1);
    press(Qt::Key_Delete);
    settle();
    QCOMPARE(noted(), QList<core::PayoutOrder>());
    QTest::qWait(600); // the time that it would have had
    settle();
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendPage::leavesWhenTheTimeIsOver()
{
    start(300ms);
    send();
    QVERIFY(m_service->drafts.isEmpty());
    press(Qt::Key_3, Qt::ControlModifier); // also while somebody looks elsewhere
    QTRY_COMPARE(m_service->drafts.size(), 1);
    settle();
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(noted(), QList<core::PayoutOrder>());
}

void TestSendPage::holdsWhatTheProgramCouldNotFinish()
{
    start(20s);
    send();
    const QList<core::PayoutOrder> before = noted();
    start(0ms); // The program ended meanwhile.
    QVERIFY(m_service->drafts.isEmpty());
    QCOMPARE(noted(), before);
    QCOMPARE(tab(u"heldTab"_s), u"On hold (1)"_s);
    type(u"other@example.com"_s);
    press(Qt::Key_3, Qt::ControlModifier);
    QCOMPARE(rows().size(), 1);
    QVERIFY2(rows().first().contains(u"nothing was sent"_s), qPrintable(rows().first()));
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sendReview"_s));
    press(Qt::Key_Escape); // back to where it was
    QVERIFY(isShown(u"payoutQueue"_s));
    press(Qt::Key_Return);
    settle();
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts.first().reference, before.first().draft.reference);
    QCOMPARE(noted(), QList<core::PayoutOrder>());
    press(Qt::Key_Return);
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), u"other@example.com"_s); // is another one
}

void TestSendPage::knowsAfterARestartWhatWasAsked_data()
{
    QTest::addColumn<qint64>("cents"); // of what the service has under that reference
    QTest::addColumn<QString>("name");
    QTest::addColumn<bool>("wasMade");
    QTest::newRow("made") << qint64(5'000) << u"Ana Souza"_s << true;
    QTest::newRow("made, the name written otherwise") << qint64(5'000) << u"ANA SOUZA"_s << true;
    QTest::newRow("another one") << qint64(5'001) << u"Ana Souza"_s << false;
    QTest::newRow("not made") << qint64(0) << QString() << false;
}

/// The program ends after it has asked and before it was answered.
void TestSendPage::knowsAfterARestartWhatWasAsked()
{
    QFETCH(qint64, cents);
    QFETCH(QString, name);
    QFETCH(bool, wasMade);
    m_service->holds = true;
    typeOrder();
    m_service->holds = false;
    m_service->release();
    review();
    waitToRead();
    m_service->holds = true;
    press(Qt::Key_Return);
    settle();
    QCOMPARE(noted().size(), 1);
    QCOMPARE(noted().first().state, State::Held); // before the answer is there
    const core::TransactionDraft draft = noted().first().draft;
    QVERIFY(m_desk->isAsked(draft.reference));
    m_page.reset();
    m_service->holds = false;
    m_service->release();
    m_service->drafts.clear();
    if (cents > 0) {
        core::Transaction there = madeOf(draft, Status::Code::InProcess);
        there.amount = Money::fromCents(cents);
        there.name = name;
        m_service->book = {there};
    }
    start(0ms);
    QVERIFY(m_service->drafts.isEmpty()); // It is looked for, and not asked for again.
    if (wasMade) {
        QCOMPARE(noted(), QList<core::PayoutOrder>());
        QCOMPARE(tab(u"heldTab"_s), u"On hold"_s);
    } else {
        QCOMPARE(noted().size(), 1);
        QCOMPARE(noted().first().state, State::Held);
        QCOMPARE(noted().first().draft, draft);
        QVERIFY(!m_desk->isAsked(draft.reference));
        press(Qt::Key_3, Qt::ControlModifier);
        press(Qt::Key_Delete);
        settle();
        QCOMPARE(noted(), QList<core::PayoutOrder>());
    }
}

/// Where the service has a ledger, one empty list proves nothing.
void TestSendPage::leavesItToTheLedger()
{
    FakeLedger ledger;
    m_service->doubts = &ledger;
    start(0ms);
    const auto creates = m_service->onCreate;
    m_service->onCreate = [&ledger](const core::TransactionDraft &draft) {
        ledger.add(draft, core::IntentState::Unknown);
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    press(Qt::Key_F5);
    settle();
    QCOMPARE(text(u"sentTitle"_s), u"Not known whether it was sent"_s);
    QVERIFY(m_desk->isAsked(noted().first().draft.reference));
    ledger.settle(m_service->drafts.first().reference, core::IntentState::Absent);
    press(Qt::Key_F5);
    settle();
    QVERIFY(text(u"reviewNews"_s).contains(u"nothing was sent"_s));
    m_service->onCreate = creates;
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts.at(0), m_service->drafts.at(1)); // the service sends it again
    m_page.reset();
    m_desk.reset();
    m_service->doubts = nullptr;
}

void TestSendPage::knowsAfterARestartWhatTheLedgerKnows_data()
{
    QTest::addColumn<std::optional<core::IntentState>>("state");
    QTest::addColumn<Fate>("fate");
    using Known = std::optional<core::IntentState>;
    QTest::newRow("never given") << Known() << Fate::Held;
    QTest::newRow("on its way") << Known(core::IntentState::Sending) << Fate::InDoubt;
    QTest::newRow("unknown") << Known(core::IntentState::Unknown) << Fate::InDoubt;
    QTest::newRow("mismatch") << Known(core::IntentState::Mismatch) << Fate::InDoubt;
    QTest::newRow("not sent") << Known(core::IntentState::NotSent) << Fate::Held;
    QTest::newRow("refused") << Known(core::IntentState::Refused) << Fate::Held;
    QTest::newRow("absent") << Known(core::IntentState::Absent) << Fate::Held;
    QTest::newRow("confirmed") << Known(core::IntentState::Confirmed) << Fate::Gone;
    QTest::newRow("abandoned") << Known(core::IntentState::Abandoned) << Fate::Gone;
}

/// The program ends at any step between what it notes and what it has noted of the answer.
void TestSendPage::knowsAfterARestartWhatTheLedgerKnows()
{
    QFETCH(std::optional<core::IntentState>, state);
    QFETCH(Fate, fate);
    FakeLedger ledger;
    m_service->doubts = &ledger;
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    const core::TransactionDraft draft = noted().first().draft;
    m_page.reset();
    m_desk.reset();
    m_service->book = {madeOf(draft, Status::Code::InProcess)}; // what a list says is not asked
    if (state) {
        ledger.add(draft, *state);
        ledger.settle(draft.reference, *state, m_service->book.first().id);
    }
    if (fate != Fate::Gone)
        m_service->book.clear();
    m_service->drafts.clear();
    start(0ms);
    settle();
    QCOMPARE(noted().size(), fate == Fate::Gone ? 0 : 1);
    QCOMPARE(m_desk->isAsked(draft.reference), fate == Fate::InDoubt);
    press(Qt::Key_3, Qt::ControlModifier);
    press(Qt::Key_Return); // What is held can be sent, and nothing else.
    settle();
    QCOMPARE(isShown(u"sendReview"_s), fate == Fate::Held);
    if (fate == Fate::InDoubt) {
        ledger.settle(draft.reference, core::IntentState::Abandoned);
        settle();
        QCOMPARE(noted(), QList<core::PayoutOrder>());
    }
    QVERIFY(m_service->drafts.isEmpty()); // nothing by itself
    m_page.reset();
    m_desk.reset();
    m_service->doubts = nullptr;
}

void TestSendPage::sendsNothingElseToAKeyInDoubt()
{
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(Error{Error::Code::Unconfirmed, {}, {}});
    };
    send();
    QVERIFY(m_desk->isAsked(noted().first().draft.reference));
    m_page.reset();
    m_service->drafts.clear();
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return madeOf(draft, Status::Code::Pending);
    };
    const auto answers = m_service->onList;
    m_service->onList = [answers](const core::TransactionFilter &filter) {
        const bool isLookUp = !filter.reference.isEmpty();
        return isLookUp ? tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}})
                        : answers(filter);
    };
    start(0ms);
    QCOMPARE(tab(u"heldTab"_s), u"On hold (1)"_s);
    typeOrder(kKey, u"7,00"_s); // another amount, but the same key
    review();
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QVERIFY2(text(u"reviewNews"_s).contains(u"not known whether"_s),
             qPrintable(text(u"reviewNews"_s)));
    QVERIFY(m_service->drafts.isEmpty());
    press(Qt::Key_Escape);
    press(Qt::Key_3, Qt::ControlModifier);
    QVERIFY2(rows().first().contains(u"not known whether"_s), qPrintable(rows().first()));
    press(Qt::Key_Delete); // cannot be dropped
    settle();
    QCOMPARE(noted().size(), 1);
    m_service->onList = answers;
    press(Qt::Key_F5); // It was never made.
    settle();
    QCOMPARE(noted().size(), 1);
    QVERIFY(!m_desk->isAsked(noted().first().draft.reference));
    press(Qt::Key_1, Qt::ControlModifier);
    review();
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestSendPage::sendsNothingThatCannotBeNoted()
{
    ToolBox broken(*m_service, {}, ToolBox::Book::Broken);
    ui::PayoutDesk desk(*m_service, broken.consoleBook());
    desk.open();
    m_page = std::make_unique<ui::SendPage>(broken.tools(), desk);
    m_page->setTimeToRead(30ms);
    support::open(*m_page);
    settle();
    send();
    QTRY_VERIFY(text(u"reviewNews"_s).startsWith(u"Nothing was sent: the notes"_s));
    QVERIFY(m_service->drafts.isEmpty());
    m_page.reset();
}

void TestSendPage::waitsForASecondPerson()
{
    setApprover(u"8642"_s);
    send();
    QVERIFY(isShown(u"payoutQueue"_s));
    QCOMPARE(tab(u"toApproveTab"_s), u"To approve (1)"_s);
    QVERIFY(m_service->drafts.isEmpty());
    start(0ms); // survives a restart
    QCOMPARE(noted().first().state, State::ToApprove);
    press(Qt::Key_2, Qt::ControlModifier);
    press(Qt::Key_Return);
    settle();
    QVERIFY(isShown(u"sendReview"_s));
    QVERIFY(!findings().isEmpty());
    waitToRead();
    press(Qt::Key_Return);
    QCOMPARE(text(u"reviewNews"_s), u"Whoever approves it types their PIN."_s);
    type(u"1111"_s);
    press(Qt::Key_Return);
    QVERIFY(text(u"reviewNews"_s).startsWith(u"This is not the PIN"_s));
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    type(u"8642"_s);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isShown(u"sentPanel"_s));
    QCOMPARE(noted(), QList<core::PayoutOrder>());
}

void TestSendPage::isRefusedWithAReason()
{
    setApprover(u"8642"_s);
    send();
    press(Qt::Key_X);
    press(Qt::Key_Return);
    press(Qt::Key_Return); // no reason
    QCOMPARE(text(u"queueNews"_s), u"Say why it is refused."_s);
    type(u"Wrong month"_s);
    press(Qt::Key_Return);
    type(u"1111"_s);
    press(Qt::Key_Return);
    QVERIFY(text(u"queueNews"_s).startsWith(u"This is not the PIN"_s));
    settle();
    QCOMPARE(noted().first().state, State::ToApprove);
    type(u"8642"_s);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(noted().first().state, State::Refused);
    QCOMPARE(noted().first().reason, u"Wrong month"_s);
    QCOMPARE(tab(u"toApproveTab"_s), u"To approve"_s);
    QCOMPARE(tab(u"refusedTab"_s), u"Refused (1)"_s);
    press(Qt::Key_6, Qt::ControlModifier);
    settle();
    QVERIFY2(rows().first().contains(u"Wrong month"_s), qPrintable(rows().first()));
    press(Qt::Key_Return); // is not taken up again
    settle();
    QVERIFY(isShown(u"payoutQueue"_s));
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendPage::asksTheSecondPersonFromAnAmountOn()
{
    setApprover(u"8642"_s);
    ui::Preferences preferences = m_box->preferences().value();
    preferences.sending.approveFrom = Money::fromCents(5'001);
    m_box->preferences().set(preferences);
    send(); // R$ 50,00
    QCOMPARE(m_service->drafts.size(), 1);
    press(Qt::Key_Return);
    preferences.sending.approveFrom = Money::fromCents(5'000);
    m_box->preferences().set(preferences);
    m_service->book.clear();
    send();
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(noted().first().state, State::ToApprove);
}

void TestSendPage::makesNoSecondOneLikeIt()
{
    setApprover(u"8642"_s);
    send();
    QCOMPARE(noted().size(), 1);
    press(Qt::Key_1, Qt::ControlModifier);
    send();
    QVERIFY2(text(u"reviewNews"_s).contains(u"one like it waits here"_s),
             qPrintable(text(u"reviewNews"_s)));
    QCOMPARE(noted().size(), 1);
}

void TestSendPage::sortsWhatThereIs()
{
    core::Transaction onTheWay = sentBefore(Status::Code::InProcess);
    core::Transaction done = sentBefore(Status::Code::Paid, 7'000);
    core::Transaction denied = sentBefore(Status::Code::Denied, 8'000);
    m_service->book = {onTheWay, done, denied};
    Q_EMIT m_service->changed(onTheWay);
    settle();
    QCOMPARE(tab(u"onTheWayTab"_s), u"In processing (1)"_s);
    QCOMPARE(tab(u"doneTab"_s), u"Done (1)"_s);
    QCOMPARE(tab(u"refusedTab"_s), u"Refused (1)"_s);
    type(u"typed"_s);
    QSignalSpy opened(m_page.get(), &ui::SendPage::opened);
    press(Qt::Key_5, Qt::ControlModifier);
    settle();
    QCOMPARE(rows().size(), 1);
    QVERIFY2(rows().first().contains(ui::moneyText(Money::fromCents(-7'000))),
             qPrintable(rows().first()));
    press(Qt::Key_Return);
    QCOMPARE(opened.size(), 1);
    press(Qt::Key_1, Qt::ControlModifier);
    QVERIFY(isShown(u"sendForm"_s));
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), u"typed"_s);
}

void TestSendPage::wantsThePin()
{
    QCOMPARE(m_box->lock().setPin({}, u"4711"_s), ui::CounterLock::Answer::Right);
    m_box->lock().lock();
    ui::Shop shop(m_box->tools());
    shop.resize(1100, 720);
    support::open(shop);
    press(Qt::Key_4, Qt::AltModifier);
    settle();
    QVERIFY(named<QWidget>(shop, u"guardPage"_s)->isVisible());
    QVERIFY(!named<QWidget>(shop, u"sendPage"_s)->isVisible());
    type(u"4711"_s);
    press(Qt::Key_Return);
    QVERIFY(named<QWidget>(shop, u"sendPage"_s)->isVisible());
    QVERIFY(named<QLineEdit>(shop, u"sendKeyEdit"_s)->hasFocus());
}

QTEST_MAIN(TestSendPage)
#include "tst_sendpage.moc"
