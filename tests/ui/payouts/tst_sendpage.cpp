// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/clock.h"
#include "tests/support/sendbench.h"
#include "tests/support/testmain.h"
#include "ui/shell/shopview.h"
#include "ui/text/text.h"
#include "ui/widgets/theme.h"

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
using support::named;
using support::press;
using support::type;

/// Types a payout by keys and reviews it.
class TestSendPage : public QObject, private SendBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void showsWhatKindOfKeyItIs_data();
    void showsWhatKindOfKeyItIs();
    void offersBothReadings();
    void namesFieldAndRule_data();
    void namesFieldAndRule();
    void asksForWhatIsMissing();
    void asksOnlyForWhatTheServiceRequires();
    void showsAFieldThatIsWrong();
    void writesTheAmountInWords();
    void bringsTheReceiverAlong();
    void showsWhatAKnownReceiverFills();
    void findsAReceiverByName();
    void listsEarlierReceivers();
    void findsNoReceiverOfAKey();
    void leavesTheReceiverToTheirKey();
    void showsWhatWillBeSent();
    void worksAfterThreeSeconds();
    void warnings_data();
    void warnings();
    void showsWhatWentToTheKeyBefore();
    void sendsNothingUnjudged();
    void wantsALargeAmountTwice();
    void asksNextToTheField();
    void keepsTheButtonsAtTheForm();
    void keepsWhatWasTyped();
    void showsWhatTheServiceRefuses();
    void showsThatNothingCanBeSent();
    void wantsThePin();
};

void TestSendPage::showsWhatKindOfKeyItIs_data()
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

void TestSendPage::showsWhatKindOfKeyItIs()
{
    QFETCH(QString, typed);
    QVERIFY(!isShown(u"sendKeyKind"_s));
    type(typed);
    QVERIFY(isShown(u"sendKeyKind"_s));
    QTEST(text(u"sendKeyKind"_s).remove(QChar(0x200B)), "kind"); // allowed line breaks
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
    QVERIFY(isShown(u"sendForm"_s)); // the program does not guess
    QCOMPARE(text(u"sendKeyEditProblem"_s),
             u"These digits are a CPF and a mobile number: choose which."_s);
    QCOMPARE(QApplication::focusWidget(), kinds[0]);
    press(Qt::Key_Down);
    QVERIFY(!kinds[1]->isChecked());
    press(Qt::Key_Return); // Enter moves between fields and must not choose a receiver
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Enter);
    QVERIFY(!kinds[0]->isChecked() && !kinds[1]->isChecked());
    QVERIFY(text(u"sendNews"_s).contains(u"Enter does not choose"_s));
    kinds[1]->setFocus();
    press(Qt::Key_Space);
    QVERIFY(kinds[1]->isChecked() && !kinds[0]->isChecked());
    QVERIFY(kinds[1]->text().startsWith(u"✓"_s));
    press(Qt::Key_Return);
    QVERIFY(edit(u"sendAmountEdit"_s)->hasFocus());
    QVERIFY(!isShown(u"sendKeyEditProblem"_s));
    review();
    QVERIFY(isShown(u"sendReview"_s));
    QCOMPARE(text(u"reviewKeyKind"_s), u"To the key: Mobile number"_s);
    QCOMPARE(text(u"reviewKey"_s).remove(QChar(0x200B)), u"+55 51 99825-9765"_s);
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
        u"The check digits do not match: one digit is wrong."_s);
    row(u"sendKeyEdit"_s, u"ana@"_s,
        u"This is not a CPF, CNPJ, mobile number, e-mail or random key."_s);
    row(u"sendAmountEdit"_s, u"1.500"_s, u"Not a clear amount. Write it as 12,00 or 1.234,56."_s);
    row(u"sendAmountEdit"_s, u"0,00"_s, u"The minimum amount is R$\u00A00.01."_s);
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
    QTEST(text(field + u"Problem"_s), "rule"); // A typed value is never reported as missing.
    QCOMPARE(edit(field)->text(), typed);      // the input is kept
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

/// A service that requires only key and amount, such as the demo.
void TestSendPage::asksOnlyForWhatTheServiceRequires()
{
    m_service->can.requiresPayer = false;
    core::Transaction paid = sentBefore(Status::Code::Paid); // by somebody
    paid.operation = core::Operation::CashIn;
    paid.pixKey.clear();
    m_service->stored = {paid};
    start(0ms);
    for (const QString &field : {u"sendDocumentEdit"_s, u"sendEmailEdit"_s, u"sendPhoneEdit"_s})
        QVERIFY2(!edit(field)->isVisible(), qPrintable(field));
    type(address());
    press(Qt::Key_Return);
    settle();
    type(u"50,00"_s);
    for (const QString &field :
         {u"sendNameEdit"_s, u"sendDescriptionEdit"_s, u"sendReferenceEdit"_s}) {
        press(Qt::Key_Return);
        QVERIFY2(edit(field)->hasFocus(), qPrintable(field));
    }
    review();
    QVERIFY(isShown(u"sendReview"_s));
    QVERIFY(!isShown(u"reviewReceiver"_s)); // only the key
    QVERIFY(!findings().join(u'\n').contains(u"This person paid you"_s));
    QVERIFY(named<QWidget>(*m_page, u"sendReview"_s)
                ->accessibleName()
                .startsWith(u"Send fifty reais to ana@example.com?"_s));
    waitToRead();
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QCOMPARE(m_service->drafts[0].name, QString());
    QCOMPARE(m_service->drafts[0].document, QString());
}

void TestSendPage::showsAFieldThatIsWrong()
{
    m_service->can.requiresPayer = false;
    start(0ms);
    type(address());
    press(Qt::Key_Return);
    type(u"50,00"_s);
    auto *more = named<QPushButton>(*m_page, u"sendMoreButton"_s);
    QTest::mouseClick(more, Qt::LeftButton);
    QLineEdit *document = edit(u"sendDocumentEdit"_s);
    QVERIFY(document->isVisible());
    QVERIFY(!isShown(u"sendDocumentEditProblem"_s));
    document->setText(u"123"_s);
    QTest::mouseClick(more, Qt::LeftButton);
    QVERIFY(!document->isVisible());
    review();
    QVERIFY(isShown(u"sendForm"_s));
    QVERIFY(document->isVisible());
    QVERIFY(isShown(u"sendDocumentEditProblem"_s));
    QVERIFY(document->hasFocus());
}

void TestSendPage::writesTheAmountInWords()
{
    edit(u"sendAmountEdit"_s)->setFocus();
    type(u"1.234,56"_s);
    QCOMPARE(text(u"sendAmountWords"_s),
             u"one thousand two hundred thirty-four reais and fifty-six centavos"_s);
    type(u"7"_s);
    QVERIFY(!isShown(u"sendAmountWords"_s));
    edit(u"sendAmountEdit"_s)->clear();
    type(u"18"_s);
    QCOMPARE(text(u"sendAmountWords"_s), u"eighteen reais"_s);
}

void TestSendPage::bringsTheReceiverAlong()
{
    m_service->stored = {sentBefore(Status::Code::Paid)};
    edit(u"sendPhoneEdit"_s)->setFocus();
    type(u"2133334444"_s);
    edit(u"sendKeyEdit"_s)->setFocus();
    type(address());
    press(Qt::Key_Return);
    settle();
    QCOMPARE(edit(u"sendNameEdit"_s)->text(), u"Ana Souza"_s);
    QCOMPARE(edit(u"sendDocumentEdit"_s)->text(), u"111.444.777-35"_s);
    QCOMPARE(edit(u"sendEmailEdit"_s)->text(), address());
    QCOMPARE(edit(u"sendPhoneEdit"_s)->text(), u"2133334444"_s); // typed by the user
    QVERIFY(edit(u"sendAmountEdit"_s)->text().isEmpty());
    QVERIFY(text(u"sendReceiverNews"_s).startsWith(u"Receiver from the last Pix"_s));
}

/// The user sees the data of the earlier payout before sending it.
void TestSendPage::showsWhatAKnownReceiverFills()
{
    m_service->can.requiresPayer = false;
    m_service->stored = {sentBefore(Status::Code::Paid)};
    start(0ms);
    type(address());
    QVERIFY(!edit(u"sendDocumentEdit"_s)->isVisible());
    press(Qt::Key_Return);
    settle();
    QVERIFY(edit(u"sendDocumentEdit"_s)->isVisible());
    QCOMPARE(edit(u"sendDocumentEdit"_s)->text(), u"111.444.777-35"_s);
}

void TestSendPage::findsAReceiverByName()
{
    m_service->stored = {sentBefore(Status::Code::Paid), sentBefore(Status::Code::Denied)};
    type(u"souza"_s);
    QTRY_VERIFY(isShown(u"receiverMatches"_s));
    const auto *matches = named<QListWidget>(*m_page, u"receiverMatches"_s);
    QCOMPARE(matches->count(), 1); // one for each key
    QVERIFY(matches->item(0)->text().contains(u"Ana Souza"_s));
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), address());
    QCOMPARE(edit(u"sendNameEdit"_s)->text(), u"Ana Souza"_s);
    QVERIFY(edit(u"sendAmountEdit"_s)->hasFocus());
    QVERIFY(!isShown(u"receiverMatches"_s));
    edit(u"sendKeyEdit"_s)->setFocus();
    edit(u"sendKeyEdit"_s)->selectAll();
    type(u"souza"_s); // by mouse
    QTRY_VERIFY(isShown(u"receiverMatches"_s));
    QTest::mouseClick(matches->viewport(), Qt::LeftButton, {},
                      matches->visualItemRect(matches->item(0)).center());
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), address());
}

void TestSendPage::listsEarlierReceivers()
{
    auto *latest = named<QPushButton>(*m_page, u"latestReceiversButton"_s);
    QTest::mouseClick(latest, Qt::LeftButton);
    QTRY_COMPARE(text(u"sendReceiverNews"_s), u"No Pix was sent from here yet."_s);
    QVERIFY(!isShown(u"receiverMatches"_s));

    core::Transaction other = sentBefore(Status::Code::Paid);
    other.name = u"Bia Lima"_s;
    other.pixKey = u"bia@example.com"_s;
    other.id = QUuid::createUuid();
    m_service->stored = {other, sentBefore(Status::Code::Paid), sentBefore(Status::Code::Denied)};
    QTest::mouseClick(latest, Qt::LeftButton);
    QTRY_VERIFY(isShown(u"receiverMatches"_s));
    const auto *receivers = named<QListWidget>(*m_page, u"receiverMatches"_s);
    QCOMPARE(receivers->count(), 2); // one for each key
    QVERIFY(receivers->item(0)->text().contains(u"Bia Lima"_s));
    QTest::mouseClick(latest, Qt::LeftButton); // closes the list
    QVERIFY(!isShown(u"receiverMatches"_s));
    press(Qt::Key_Down, Qt::AltModifier);
    QTRY_VERIFY(receivers->hasFocus());
    press(Qt::Key_Down);
    press(Qt::Key_Return);
    settle();
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), address());
    QVERIFY(edit(u"sendAmountEdit"_s)->hasFocus());
    QVERIFY(!latest->isVisible()); // a key is typed
}

void TestSendPage::findsNoReceiverOfAKey()
{
    m_service->stored = {sentBefore(Status::Code::Paid)};
    const auto asked = m_service->filters.size();
    for (const QString &typed : {u"an"_s, u"71c7d9be"_s, u"ana@"_s}) {
        edit(u"sendKeyEdit"_s)->clear();
        edit(u"sendKeyEdit"_s)->setFocus();
        type(typed);
        QTest::qWait(300); // longer than the delay of the search
        QVERIFY(!isShown(u"receiverMatches"_s));
    }
    QCOMPARE(m_service->filters.size(), asked);
}

void TestSendPage::leavesTheReceiverToTheirKey()
{
    m_service->stored = {sentBefore(Status::Code::Paid)};
    type(address());
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
    QCOMPARE(edit(u"sendEmailEdit"_s)->text(), address() + u".br"_s); // taken from the key
}

void TestSendPage::showsWhatWillBeSent()
{
    typeOrder(u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s, u"1.234,56"_s);
    edit(u"sendReferenceEdit"_s)->setFocus();
    type(u"nota-77"_s);
    review();
    QCOMPARE(text(u"reviewKeyKind"_s), u"To the key: Random key"_s);
    QCOMPARE(text(u"reviewKey"_s).remove(QChar(0x200B)), u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s);
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
    const QString reference = edit(u"sendReferenceEdit"_s)->placeholderText();
    QElapsedTimer timer;
    timer.start();
    review();
    QVERIFY2(text(u"reviewPurpose"_s).endsWith(reference), qPrintable(text(u"reviewPurpose"_s)));
    QVERIFY(!isSendable());
    press(Qt::Key_Return);
    QCOMPARE(text(u"reviewNews"_s), u"Wait a moment and check the data."_s);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    waitToRead();
    QCOMPARE_GE(timer.elapsed(), 2990); // whole milliseconds of three timers
    QCOMPARE(text(u"reviewNews"_s), QString());
    press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    const core::TransactionDraft &draft = m_service->drafts.first();
    QCOMPARE(draft.operation, core::Operation::CashOut);
    QCOMPARE(*draft.amount, Money::fromCents(5'000));
    QCOMPARE(draft.pixKey, address());
    QCOMPARE(*draft.keyType, core::PixKey::Kind::Email);
    QCOMPARE(draft.document, u"11144477735"_s);
    QCOMPARE(draft.phone, u"+5511987654712"_s);
    QVERIFY(!draft.reference.isEmpty());
    QCOMPARE(draft.reference, reference);
    QVERIFY(!draft.mayHaveTwin);
}

void TestSendPage::warnings_data()
{
    QTest::addColumn<int>("situation");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<bool>("isBlocked");
    QTest::newRow("first to the key") << 0 << u"First Pix to this key"_s << false;
    QTest::newRow("same lately") << 1 << u"already went to this key, on "_s << false;
    QTest::newRow("paid you") << 2 << u"This person paid you R$\u00A050.00 on "_s << false;
    QTest::newRow("on its way") << 3 << u"is already on its way to this key"_s << true;
}

void TestSendPage::warnings()
{
    QFETCH(int, situation);
    QFETCH(QString, sentence);
    QFETCH(bool, isBlocked);
    if (situation == 1)
        m_service->stored = {sentBefore(Status::Code::Paid)};
    if (situation == 2) {
        core::Transaction paid = sentBefore(Status::Code::Paid);
        paid.operation = core::Operation::CashIn;
        paid.pixKey.clear();
        m_service->stored = {paid};
    }
    if (situation == 3)
        m_service->stored = {sentBefore(Status::Code::InProcess)};
    typeOrder();
    review();
    QVERIFY(findings().join(u'\n').contains(sentence));
    QCOMPARE(isShown(u"reviewSendButton"_s), !isBlocked);
    if (!isBlocked)
        return;
    support::advanceClock(60ms); // past the time to read
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    m_service->stored = {sentBefore(Status::Code::Paid)};
    press(Qt::Key_F5);
    settle();
    QVERIFY(isSendable());
}

void TestSendPage::showsWhatWentToTheKeyBefore()
{
    const auto lines = [this] {
        QStringList shown;
        for (const auto *label : m_page->findChildren<QLabel *>(u"reviewBefore"_s))
            shown.append(label->text());
        return shown;
    };
    typeOrder();
    review();
    QCOMPARE(lines(), QStringList());
    press(Qt::Key_Escape);
    for (int i = 1; i <= 5; ++i) {
        core::Transaction sent = sentBefore(Status::Code::Paid, i * 100);
        sent.name = u"Receiver %1"_s.arg(i);
        m_service->stored.append(sent);
    }
    m_service->stored.prepend(sentBefore(Status::Code::Denied, 7'700)); // not completed
    review();
    QCOMPARE(lines().size(), 3);
    for (int i = 1; i <= 3; ++i) {
        const core::Transaction &sent = m_service->stored[i];
        QVERIFY2(lines()[i - 1].startsWith(ui::moneyText(sent.amount)), qPrintable(lines()[i - 1]));
        QVERIFY(lines()[i - 1].contains(ui::minuteText(sent.created)));
        QVERIFY(lines()[i - 1].endsWith(sent.name));
    }
}

void TestSendPage::sendsNothingUnjudged()
{
    m_service->onList = [](const auto &) {
        return tl::unexpected(Error{Error::Code::StorageUnreachable, {}, {}});
    };
    typeOrder();
    review();
    QVERIFY(
        findings().join(u' ').contains(u"Balcão could not check whether this was sent before"_s));
    support::advanceClock(60ms); // past the time to read
    QVERIFY(!isSendable());
    press(Qt::Key_Return);
    QCOMPARE(text(u"reviewNews"_s), u"It is not known yet whether this was sent before."_s);
    QVERIFY(m_service->drafts.isEmpty());
}

void TestSendPage::wantsALargeAmountTwice()
{
    typeOrder(address(), u"1.000,00"_s);
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

/// The question is next to its field, also on a wide screen.
void TestSendPage::asksNextToTheField()
{
    m_page->resize(1600, 800);
    typeOrder(address(), u"1.000,00"_s);
    review();
    const auto *field = edit(u"reviewRetypeEdit"_s);
    const auto labels = field->parentWidget()->findChildren<QLabel *>();
    QCOMPARE(labels.size(), 1);
    QVERIFY(labels[0]->alignment().testFlag(Qt::AlignRight));
    QVERIFY(field->x() - labels[0]->geometry().right() < ui::kSpace);
}

/// The buttons are at the edge of the form, also on a wide screen.
void TestSendPage::keepsTheButtonsAtTheForm()
{
    m_page->resize(1600, 800);
    support::settle();
    const auto right = [this](const QWidget *widget) {
        return widget->mapTo(m_page.get(), QPoint(widget->width(), 0)).x();
    };
    const int distance =
        right(named<QPushButton>(*m_page, u"sendReviewButton"_s)) - right(edit(u"sendKeyEdit"_s));
    QVERIFY2(qAbs(distance) <= 2 * ui::kSpace, QByteArray::number(distance).constData());
}

void TestSendPage::keepsWhatWasTyped()
{
    typeOrder();
    review();
    press(Qt::Key_Escape);
    QVERIFY(isShown(u"sendForm"_s));
    QCOMPARE(edit(u"sendKeyEdit"_s)->text(), address());
    QCOMPARE(edit(u"sendAmountEdit"_s)->text(), u"50,00"_s);
    QCOMPARE(edit(u"sendDescriptionEdit"_s)->text(), u"Aluguel"_s);
    review();
    waitToRead(); // the three seconds start again
    press(Qt::Key_Return);
    settle();
    press(Qt::Key_Return); // only the sent payout is gone
    QVERIFY(edit(u"sendKeyEdit"_s)->text().isEmpty());
}

void TestSendPage::showsWhatTheServiceRefuses()
{
    m_service->onCreate = [](const auto &) {
        return tl::unexpected(
            Error{Error::Code::InvalidInput, {{Field::Amount, Problem::TooLarge, 1'000}}, {}});
    };
    send();
    QVERIFY(isShown(u"sendForm"_s));
    QCOMPARE(text(u"sendAmountEditProblem"_s), u"The maximum amount is R$\u00A010.00."_s);
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

void TestSendPage::showsThatNothingCanBeSent()
{
    m_service->can.sendsMoney = false;
    ui::SendPage page(m_box->context(), *m_payouts, m_holds);
    support::open(page);
    QVERIFY(named<QLabel>(page, u"sendNoticeTitle"_s)->isVisible());
    QVERIFY(page.findChildren<QLineEdit *>().isEmpty());
}

void TestSendPage::wantsThePin()
{
    QCOMPARE(m_box->lock().setPin({}, u"4711"_s), core::LockController::Answer::Right);
    m_box->lock().lock();
    ui::ShopView shop(m_box->context());
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

BALCAO_TEST(TestSendPage)
#include "tst_sendpage.moc"
