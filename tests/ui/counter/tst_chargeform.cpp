// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/children.h"
#include "tests/support/fakeservice.h"
#include "tests/support/testmain.h"
#include "tests/support/tillfixture.h"
#include "ui/counter/chargepage.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"

#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::strike;
using support::type;

/// Form with all fields of a charge, one key away from the counter.
class TestChargeForm : public QObject, private support::TillFixture<ui::ChargePage>
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void opensWithWhatTheCounterHas();
    void chargesWithEveryField();
    void chargesFromAnyField();
    void goesBackWithoutLosing();
    void showsInvalidFields_data();
    void showsInvalidFields();
    void showsThatATextIsTooLongWhileOneTypes_data();
    void showsThatATextIsTooLongWhileOneTypes();
    void sendsNothingWithoutAnAmount();
    void asksHereForWhatTheCounterDoesNotShow();
    void asksHereForWhatWasTypedHere();
    void showsNobodyWhole();
    void remembersWhoWasTyped();
    void asksBeforeASecondChargeOfTheSame();
    void keepsEverythingWhenRefused();
    void acceptsNoDigitForTheCounter();
    void startsTheNextCustomerWithNothing();
    void opensByTheMouse();

private:
    void open(const core::PayerProfile &payer = samples::payer());
    void fill(const QString &name, const QString &text);
    [[nodiscard]] QLineEdit *edit(const QString &name) const;
    [[nodiscard]] QString problem(const QString &name) const;
    [[nodiscard]] bool isOnForm() const;
    [[nodiscard]] core::Money amount() const;
};

void TestChargeForm::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    openService([](core::Transaction &made, const core::TransactionDraft &draft) {
        made.name = draft.name;
        made.document = draft.document;
    });
    open();
}

void TestChargeForm::cleanup()
{
    closeAll();
}

void TestChargeForm::open(const core::PayerProfile &payer)
{
    openWindow(payer, {900, 640});
    awaitRepository();
}

QLineEdit *TestChargeForm::edit(const QString &name) const
{
    return named<QLineEdit>(*m_window, name);
}

void TestChargeForm::fill(const QString &name, const QString &text)
{
    QLineEdit *line = edit(name);
    line->setFocus();
    line->selectAll();
    press(Qt::Key_Delete);
    type(text);
}

QString TestChargeForm::problem(const QString &name) const
{
    const auto *label = named<QLabel>(*m_window, name + u"Problem"_s);
    return label->isVisible() ? label->text() : QString();
}

bool TestChargeForm::isOnForm() const
{
    return named(*m_window, u"chargeForm"_s)->isVisible();
}

core::Money TestChargeForm::amount() const
{
    return named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount();
}

void TestChargeForm::opensWithWhatTheCounterHas()
{
    type(u"123456"_s);
    press(Qt::Key_F3);
    QVERIFY(isOnForm());
    QVERIFY(edit(u"formAmountEdit"_s)->hasFocus());
    QCOMPARE(edit(u"formAmountEdit"_s)->selectedText(), u"1234,56"_s);
    QCOMPARE(edit(u"formDescriptionEdit"_s)->text(), samples::payer().description);
    QCOMPARE(edit(u"formNameEdit"_s)->placeholderText(), samples::payer().name);
    QCOMPARE(edit(u"formReferenceEdit"_s)->placeholderText(),
             edit(u"referenceEdit"_s)->placeholderText());
    press(Qt::Key_Return, Qt::ControlModifier);
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.amount->cents(), 123456);
    QCOMPARE(draft.document, samples::payer().document);
}

void TestChargeForm::chargesWithEveryField()
{
    press(Qt::Key_F3);
    const QStringList texts{
        u"1.234,56"_s,       u"12.ABC.345/01DE-35"_s, u"Ana Lima"_s,    u"ana@x.com"_s,
        u"(21) 3333-4444"_s, u"Encomenda"_s,          u"pedido/47-1"_s, u"mesa 4"_s};
    for (const QString &text : texts) {
        type(text);
        press(Qt::Key_Return); // to the next field; the last one submits
    }
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.amount->cents(), 123456);
    QCOMPARE(draft.document, u"12.ABC.345/01DE-35"_s);
    QCOMPARE(draft.name, u"Ana Lima"_s);
    QCOMPARE(draft.email, u"ana@x.com"_s);
    QCOMPARE(draft.phone, u"(21) 3333-4444"_s);
    QCOMPARE(draft.description, u"Encomenda"_s);
    QCOMPARE(draft.reference, u"pedido/47-1"_s);
    QCOMPARE(draft.extra, u"mesa 4"_s);
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestChargeForm::chargesFromAnyField()
{
    type(u"1500"_s);
    press(Qt::Key_F3);
    fill(u"formNameEdit"_s, u"Ana"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    press(Qt::Key_Return, Qt::ControlModifier);
    QCOMPARE(charged().name, u"Ana"_s);
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestChargeForm::goesBackWithoutLosing()
{
    type(u"1500"_s);
    press(Qt::Key_F3);
    fill(u"formAmountEdit"_s, u"20,00"_s);
    fill(u"formNameEdit"_s, u"Ana Lima"_s);
    fill(u"formEmailEdit"_s, u"half an"_s);
    fill(u"formDescriptionEdit"_s, u"Bolo"_s);
    fill(u"formExtraEdit"_s, u"mesa 4"_s);
    press(Qt::Key_Escape);
    QVERIFY(!isOnForm());
    QVERIFY(named(*m_window, u"amountEdit"_s)->hasFocus());
    QCOMPARE(amount().cents(), 2000);
    QCOMPARE(edit(u"descriptionEdit"_s)->text(), u"Bolo"_s);
    QCOMPARE(named<QLabel>(*m_window, u"payerLabel"_s)->text(),
             u"Typed in all fields (F3): Name, E-mail"_s);
    press(Qt::Key_F3);
    QCOMPARE(edit(u"formNameEdit"_s)->text(), u"Ana Lima"_s);
    QCOMPARE(edit(u"formEmailEdit"_s)->text(), u"half an"_s);
    QCOMPARE(edit(u"formExtraEdit"_s)->text(), u"mesa 4"_s);
    fill(u"formEmailEdit"_s, u"ana@x.com"_s);
    press(Qt::Key_Escape);
    press(Qt::Key_Return); // at the counter
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.amount->cents(), 2000);
    QCOMPARE(draft.name, u"Ana Lima"_s);
    QCOMPARE(draft.email, u"ana@x.com"_s);
    QCOMPARE(draft.description, u"Bolo"_s);
    QCOMPARE(draft.extra, u"mesa 4"_s);
}

void TestChargeForm::showsInvalidFields_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<QString>("wrong");
    QTest::addColumn<QString>("sentence");
    QTest::addColumn<QString>("rest"); // text that makes the input valid
    const auto row = [](const char *what, const QString &name, const QString &wrong,
                        const QString &sentence, const QString &rest) {
        QTest::newRow(what) << name << wrong << sentence << rest;
    };
    row("no amount", u"formAmountEdit"_s, u"1,"_s, u"Not a clear amount. Write it as 12,00"_s,
        u"50"_s);
    row("nothing", u"formAmountEdit"_s, u"0,0"_s, u"The minimum amount"_s, u"5"_s);
    row("a slip in a CPF", u"formDocumentEdit"_s, u"52998224724"_s, u"check digits"_s, {});
    row("half a CPF", u"formDocumentEdit"_s, u"529982247"_s, u"11 digits"_s, u"25"_s);
    row("a slip in a CNPJ", u"formDocumentEdit"_s, u"12ABC34501DE53"_s, u"check digits"_s, {});
    row("half an address", u"formEmailEdit"_s, u"ana@"_s, u"name@example.com"_s, u"x.com"_s);
    row("half a phone", u"formPhoneEdit"_s, u"11 98765"_s, u"area code"_s, u"4321"_s);
}

void TestChargeForm::showsInvalidFields()
{
    QFETCH(QString, name);
    QFETCH(QString, wrong);
    QFETCH(QString, sentence);
    QFETCH(QString, rest);
    type(u"1500"_s);
    press(Qt::Key_F3);
    fill(name, wrong);
    QCOMPARE(problem(name), QString()); // the field still has the focus
    press(Qt::Key_Return);
    QVERIFY2(problem(name).contains(sentence), qPrintable(problem(name)));
    press(Qt::Key_Return, Qt::ControlModifier);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QVERIFY(edit(name)->hasFocus());
    QCOMPARE(edit(name)->text(), wrong);
    press(Qt::Key_End);
    type(rest);
    QCOMPARE(problem(name).isEmpty(), !rest.isEmpty()); // as soon as it is valid
    if (rest.isEmpty())
        fill(name, {});
    press(Qt::Key_Return, Qt::ControlModifier);
    charged();
}

void TestChargeForm::showsThatATextIsTooLongWhileOneTypes_data()
{
    QTest::addColumn<QString>("name");
    QTest::addColumn<int>("max");
    QTest::newRow("name") << u"formNameEdit"_s << 120;
    QTest::newRow("description") << u"formDescriptionEdit"_s << 140;
    QTest::newRow("reference") << u"formReferenceEdit"_s << 50;
    QTest::newRow("extra") << u"formExtraEdit"_s << 255;
}

void TestChargeForm::showsThatATextIsTooLongWhileOneTypes()
{
    QFETCH(QString, name);
    QFETCH(int, max);
    press(Qt::Key_F3);
    fill(name, QString(max, u'x'));
    QCOMPARE(problem(name), QString());
    type(u"x"_s);
    QCOMPARE(problem(name), u"At most %1 characters."_s.arg(max));
    press(Qt::Key_Backspace);
    QCOMPARE(problem(name), QString());
}

void TestChargeForm::sendsNothingWithoutAnAmount()
{
    type(u"1500"_s);
    press(Qt::Key_F3);
    fill(u"formAmountEdit"_s, {});
    fill(u"formNameEdit"_s, u"Ana"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QVERIFY(isOnForm());
    QVERIFY(edit(u"formAmountEdit"_s)->hasFocus());
    QVERIFY(!named<QLabel>(*m_window, u"formNews"_s)->text().isEmpty());
    type(u"7"_s); // Reais or centavos?
    press(Qt::Key_Escape);
    QCOMPARE(amount().cents(), 0);
    press(Qt::Key_F3);
    QCOMPARE(edit(u"formAmountEdit"_s)->text(), u"7"_s);
    press(Qt::Key_End);
    type(u",00"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.amount->cents(), 700);
    QCOMPARE(draft.name, u"Ana"_s);
}

/// A shop without an e-mail of its own.
void TestChargeForm::asksHereForWhatTheCounterDoesNotShow()
{
    core::PayerProfile payer = samples::payer();
    payer.email.clear();
    open(payer);
    type(u"1500"_s);
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QVERIFY(isOnForm());
    QVERIFY(edit(u"formEmailEdit"_s)->hasFocus());
    QCOMPARE(named<QLabel>(*m_window, u"formNews"_s)->text(), u"E-mail: This is required."_s);
    type(u"ana@x.com"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.email, u"ana@x.com"_s);
    QCOMPARE(draft.amount->cents(), 1500);
}

void TestChargeForm::asksHereForWhatWasTypedHere()
{
    type(u"1500"_s);
    press(Qt::Key_F3);
    fill(u"formDocumentEdit"_s, u"52998224724"_s);
    press(Qt::Key_Escape);
    press(Qt::Key_Return);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QVERIFY(edit(u"formDocumentEdit"_s)->hasFocus());
    QVERIFY(problem(u"formDocumentEdit"_s).contains(u"check digits"_s));
}

void TestChargeForm::showsNobodyWhole()
{
    const core::Payer maria{u"Maria José Santos"_s, u"maria@example.com"_s, u"+5511987654712"_s,
                            u"11144477735"_s};
    QVERIFY(await(m_box->console().payers().remember(maria)));
    strike(u"Tab"_s);
    type(u"4712"_s);
    strike(u"Tab"_s);
    await(m_box->console().annotations().find({}));
    settle();
    press(Qt::Key_F3);
    QVERIFY(isOnForm());
    for (const auto *line : support::childrenOf<QLineEdit>(*m_window, 8)) {
        for (const QString &shown : {line->text(), line->placeholderText()}) {
            QVERIFY2(!shown.contains(u"Santos"_s), qPrintable(shown));
            QVERIFY2(!shown.contains(u"maria@"_s), qPrintable(shown));
            QVERIFY2(!shown.contains(u"35"_s), qPrintable(shown));
            QVERIFY2(!shown.contains(u"9876"_s), qPrintable(shown));
        }
    }
    QCOMPARE(edit(u"formNameEdit"_s)->placeholderText(), u"Maria J. S."_s);
    fill(u"formAmountEdit"_s, u"15,00"_s);
    fill(u"formEmailEdit"_s, u"m@x.com"_s); // typed over the known value
    press(Qt::Key_Return, Qt::ControlModifier);
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.name, maria.name);
    QCOMPARE(draft.document, maria.document);
    QCOMPARE(draft.email, u"m@x.com"_s);
}

void TestChargeForm::remembersWhoWasTyped()
{
    type(u"1500"_s);
    press(Qt::Key_F3);
    fill(u"formDocumentEdit"_s, u"111.444.777-35"_s);
    fill(u"formNameEdit"_s, u"Ana Lima"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    charged();
    const auto found = await(m_box->console().payers().recall(u"Ana"_s));
    QCOMPARE(found->size(), 1);
    QCOMPARE(found->first().payer.phone, QString()); // of the shop's own payer
}

void TestChargeForm::asksBeforeASecondChargeOfTheSame()
{
    type(u"1500"_s);
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    type(u"1500"_s);
    press(Qt::Key_F3);
    press(Qt::Key_Return, Qt::ControlModifier);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(named<QLabel>(*m_window, u"formNews"_s)->text().contains(samples::payer().name));
    press(Qt::Key_Return, Qt::ControlModifier);
    charged();
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestChargeForm::keepsEverythingWhenRefused()
{
    const auto create = m_service->onCreate;
    m_service->onCreate = [](const core::TransactionDraft &) {
        return tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}});
    };
    type(u"1500"_s);
    press(Qt::Key_F3);
    fill(u"formNameEdit"_s, u"Ana Lima"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    QTRY_VERIFY(named<QLabel>(*m_window, u"formNews"_s)->text().contains(u"disk is full"_s));
    QVERIFY(isOnForm());
    m_service->onCreate = create;
    press(Qt::Key_Return, Qt::ControlModifier);
    charged();
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[0], m_service->drafts[1]);
}

void TestChargeForm::acceptsNoDigitForTheCounter()
{
    type(u"1500"_s);
    press(Qt::Key_Return);
    charged(); // a decided charge is behind the form
    press(Qt::Key_F3);
    named(*m_window, u"formChargeButton"_s)->setFocus();
    type(u"77"_s);
    press(Qt::Key_C, Qt::AltModifier);
    QVERIFY(isOnForm());
    press(Qt::Key_Escape);
    QCOMPARE(amount().cents(), 0);
}

void TestChargeForm::startsTheNextCustomerWithNothing()
{
    type(u"1500"_s);
    press(Qt::Key_F3);
    fill(u"formNameEdit"_s, u"Ana Lima"_s);
    fill(u"formExtraEdit"_s, u"mesa 4"_s);
    press(Qt::Key_Return, Qt::ControlModifier);
    charged();
    type(u"700"_s);
    press(Qt::Key_Return);
    const core::TransactionDraft next = charged();
    QCOMPARE(next.name, samples::payer().name);
    QCOMPARE(next.extra, QString());
    press(Qt::Key_F3);
    QCOMPARE(edit(u"formNameEdit"_s)->text(), QString());
    QCOMPARE(edit(u"formAmountEdit"_s)->text(), QString());
}

void TestChargeForm::opensByTheMouse()
{
    auto *button = named<QPushButton>(*m_window, u"formButton"_s);
    QVERIFY(button->isVisible());
    QTest::mouseClick(button, Qt::LeftButton);
    QVERIFY(isOnForm());
    QTest::mouseClick(named<QPushButton>(*m_window, u"formBackButton"_s), Qt::LeftButton);
    QVERIFY(!isOnForm());
}

BALCAO_TEST(TestChargeForm)
#include "tst_chargeform.moc"
