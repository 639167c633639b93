// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/brasilia.h"
#include "tests/support/children.h"
#include "tests/support/fakeservice.h"
#include "tests/support/testmain.h"
#include "tests/support/tillfixture.h"
#include "ui/counter/chargepage.h"
#include "ui/text/text.h"
#include "ui/widgets/amountedit.h"

#include <QtGui/QKeyEvent>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Payer;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::strike;
using support::type;

namespace
{

enum Profile { WalkIn, Document, DocumentAndName };

Payer maria()
{
    return {u"Maria José Santos"_s, u"maria@example.com"_s, u"+5511987654712"_s, u"11144477735"_s};
}

Payer mariana()
{
    return {u"Mariana Prado"_s, {}, u"+5521911112222"_s, u"39053344705"_s};
}

void strikeAll(const QString &keys)
{
    for (const QString &key : keys.split(u' '))
        strike(key);
}

} // namespace

/// Entry of the counter without the amount: payer, description and reference.
class TestChargePayer : public QObject, private support::TillFixture<ui::ChargePage>
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void recallsAKnownCustomerWithFewKeys_data();
    void recallsAKnownCustomerWithFewKeys();
    void acceptsANewCustomerWithFewKeys();
    void remembersTheDataOfTheCustomer();
    void asksForWhatIsMissing();
    void asksForTheDocumentOnly();
    void sendsTheShopsOwnWhereItDoesNotAsk();
    void showsThatNobodyIsKnown_data();
    void showsThatNobodyIsKnown();
    void choosesByKeys_data();
    void choosesByKeys();
    void choosesByTheMouse();
    void acceptsAWholeDocumentForANewCustomer();
    void showsTheSearchedDigits_data();
    void showsTheSearchedDigits();
    void showsNobodyWhole();
    void appliesThePayerWhenTheKeyboardLeaves();
    void forgetsWithOneKey_data();
    void forgetsWithOneKey();
    void remembersNobodyWhereTheShopDoesNotWant();
    void forgetsWhoDidNotCome();
    void goesToTheNextProfile();
    void choosesAProfileByMouse();
    void sendsDescriptionAndExtraOfTheProfile();
    void repeatsForTheSameCustomer();
    void startsTheNextCustomerWithNobody();
    void keepsEverythingWhenRefused();
    void goesToTheDescription();
    void clearsALineThenAll();
    void keepsNoHalfTypedPayer();
    void sendsATypedReference();
    void treatsAScanAsTheReference_data();
    void treatsAScanAsTheReference();
    void worksWithoutARepository();
    void worksOnTheNumberPad();

private:
    void use(const std::function<void(core::Charging &)> &change);
    void remember(const Payer &payer);
    [[nodiscard]] QLineEdit *edit(const QString &name) const;
    [[nodiscard]] QString message() const;
    [[nodiscard]] QString shown() const;
    [[nodiscard]] QStringList matches() const;
    [[nodiscard]] QStringList known(const QString &text);
};

void TestChargePayer::init()
{
    QLocale::setDefault(QLocale(u"pt_BR"_s));
    openService([](core::Transaction &made, const core::TransactionDraft &draft) {
        made.name = draft.name;
        made.email = draft.email;
        made.phone = draft.phone;
        made.document = draft.document;
        made.description = draft.description;
        made.reference = draft.reference;
        made.extra = draft.extra;
    });
    openWindow();
    awaitRepository();
}

void TestChargePayer::cleanup()
{
    closeAll();
}

void TestChargePayer::use(const std::function<void(core::Charging &)> &change)
{
    core::Preferences preferences = m_box->preferences().value();
    change(preferences.charging);
    m_box->preferences().set(preferences);
}

void TestChargePayer::remember(const Payer &payer)
{
    QVERIFY(await(m_box->console().payers().remember(payer)));
    QTest::qSleep(2); // Later customers need later timestamps.
}

QLineEdit *TestChargePayer::edit(const QString &name) const
{
    return named<QLineEdit>(*m_window, name);
}

QString TestChargePayer::message() const
{
    return named<QLabel>(*m_window, u"chargeMessage"_s)->text();
}

/// Returns the payer shown by the page.
QString TestChargePayer::shown() const
{
    const auto *label = named<QLabel>(*m_window, u"payerLabel"_s);
    return label->isVisible() ? label->text() : QString();
}

QStringList TestChargePayer::matches() const
{
    const auto *rows = named<QListWidget>(*m_window, u"payerMatches"_s);
    QStringList texts;
    for (int i = 0; rows->isVisible() && i < rows->count(); ++i)
        texts += rows->item(i)->text();
    return texts;
}

/// Returns names from the counter store.
QStringList TestChargePayer::known(const QString &text)
{
    QStringList names;
    const auto found = await(m_box->console().payers().recall(text));
    for (const auto &known : found.value_or(QList<core::KnownPayer>()))
        names += known.payer.name;
    return names;
}

void TestChargePayer::recallsAKnownCustomerWithFewKeys_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<int>("count"); ///< maximum, from the table of keys of the counter
    QTest::newRow("end of the phone") << u"1 5 0 0 Tab 4 7 1 2 Enter"_s << 10;
    QTest::newRow("end of the document") << u"1 5 0 0 Tab 7 3 5 Enter"_s << 10;
    QTest::newRow("part of the name") << u"1 5 0 0 Tab j o s e Enter"_s << 10;
    QTest::newRow("without Tab") << u"1 5 0 0 - 4 7 1 2 Enter"_s << 10;
    QTest::newRow("the amount last") << u"Tab 4 7 1 2 Shift+Tab 1 5 0 0 Enter"_s << 11;
}

/// Enter arrives before the answer of the store.
void TestChargePayer::recallsAKnownCustomerWithFewKeys()
{
    QFETCH(QString, keys);
    QFETCH(int, count);
    QVERIFY(keys.split(u' ').size() <= count);
    remember(maria());
    remember(mariana());
    strikeAll(keys);
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.amount->cents(), 1500);
    QCOMPARE(draft.name, maria().name);
    QCOMPARE(draft.email, maria().email);
    QCOMPARE(draft.phone, maria().phone);
    QCOMPARE(draft.document, maria().document);
    QCOMPARE(draft.description, samples::payer().description);
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestChargePayer::acceptsANewCustomerWithFewKeys()
{
    use([](core::Charging &c) { c.profile = DocumentAndName; });
    const QString keys = u"1 5 0 0 Tab 1 1 1 4 4 4 7 7 7 3 5 Tab M a r i a Space L o p e s Enter"_s;
    QVERIFY(keys.split(u' ').size() <= 30);
    strikeAll(keys);
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.name, u"Maria Lopes"_s);
    QCOMPARE(draft.document, maria().document);
    QCOMPARE(draft.email, samples::payer().email);
    QCOMPARE(draft.phone, samples::payer().phone);
}

void TestChargePayer::remembersTheDataOfTheCustomer()
{
    use([](core::Charging &c) { c.profile = DocumentAndName; });
    strikeAll(u"1 5 0 0 Tab 1 1 1 4 4 4 7 7 7 3 5 Tab M a r i a Enter"_s);
    charged();
    const auto known = await(m_box->console().payers().recall(u"735"_s));
    QCOMPARE(known->size(), 1);
    // And no data of the shop.
    QCOMPARE(known->first().payer, (Payer{.name = u"Maria"_s, .document = maria().document}));
    // Next time, digits of the document are sufficient.
    strikeAll(u"7 0 0 Tab 7 3 5 Enter"_s);
    QCOMPARE(charged().name, u"Maria"_s);
}

void TestChargePayer::asksForWhatIsMissing()
{
    use([](core::Charging &c) { c.profile = DocumentAndName; });
    strikeAll(u"1 5 0 0 Enter"_s);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QVERIFY(edit(u"payerEdit"_s)->hasFocus());
    QCOMPARE(message(), u"CPF or CNPJ: This is required."_s);
    strikeAll(u"1 1 1 4 4 4 7 7 7 3 5 Enter"_s);
    awaitRepository();
    QVERIFY(m_service->drafts.isEmpty());
    QVERIFY(edit(u"payerNameEdit"_s)->hasFocus());
    QCOMPARE(message(), u"Name: This is required."_s);
    strikeAll(u"M a r i a Enter"_s);
    QCOMPARE(charged().name, u"Maria"_s);
    QCOMPARE(m_service->drafts.size(), 1);
}

void TestChargePayer::asksForTheDocumentOnly()
{
    use([](core::Charging &c) { c.profile = Document; });
    QVERIFY(!edit(u"payerNameEdit"_s)->isVisible());
    strikeAll(u"1 5 0 0 Enter"_s);
    QVERIFY(edit(u"payerEdit"_s)->hasFocus());
    strikeAll(u"1 1 1 4 4 4 7 7 7 3 5 Enter"_s);
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.document, maria().document);
    QCOMPARE(draft.name, samples::payer().name);
}

void TestChargePayer::sendsTheShopsOwnWhereItDoesNotAsk()
{
    strikeAll(u"1 5 0 0 Enter"_s);
    QCOMPARE(charged().document, samples::payer().document);
    QCOMPARE(known(u"Cliente"_s), QStringList()); // not a person
}

void TestChargePayer::showsThatNobodyIsKnown_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QString>("sentence");
    const QString nobody = u"No customer found."_s;
    QTest::newRow("name") << u"Antonio"_s << nobody;
    QTest::newRow("digits") << u"999"_s << nobody;
    QTest::newRow("two digits") << u"35"_s << nobody;
    QTest::newRow("a slip") << u"11144477736"_s << u"check digits"_s;
    QTest::newRow("a slip in a CNPJ") << u"12ABC34501DE36"_s << u"check digits"_s;
}

void TestChargePayer::showsThatNobodyIsKnown()
{
    QFETCH(QString, text);
    QFETCH(QString, sentence);
    remember(maria());
    type(u"1500"_s);
    press(Qt::Key_Tab);
    type(text);
    press(Qt::Key_Return);
    awaitRepository();
    QVERIFY2(message().contains(sentence), qPrintable(message()));
    QVERIFY(edit(u"payerEdit"_s)->hasFocus());
    QCOMPARE(edit(u"payerEdit"_s)->text(), text);
    QVERIFY(m_service->drafts.isEmpty());
    press(Qt::Key_Escape);
    press(Qt::Key_Return);
    QCOMPARE(charged().document, samples::payer().document);
}

void TestChargePayer::choosesByKeys_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("name");
    QTest::newRow("the last one comes first") << u"Enter"_s << mariana().name;
    QTest::newRow("down") << u"Down Enter"_s << maria().name;
    QTest::newRow("plus") << u"+ Enter"_s << maria().name;
    QTest::newRow("round") << u"+ + Enter"_s << mariana().name;
    QTest::newRow("up") << u"Up Enter"_s << maria().name;
    QTest::newRow("down and up") << u"Down Up Enter"_s << mariana().name;
    QTest::newRow("Tab takes, too") << u"Down Tab Enter"_s << maria().name;
    QTest::newRow("more of the name") << u"a n Enter"_s << mariana().name;
    QTest::newRow("another part") << u"Backspace Backspace Backspace Backspace j o s Enter"_s
                                  << maria().name;
}

void TestChargePayer::choosesByKeys()
{
    QFETCH(QString, keys);
    QFETCH(QString, name);
    remember(maria());
    remember(mariana());
    strikeAll(u"1 5 0 0 Tab m a r i"_s);
    QVERIFY(matches().isEmpty());
    awaitRepository();
    QCOMPARE(matches().size(), 2);
    for (const QString &key : keys.split(u' ')) {
        strike(key);
        awaitRepository();
    }
    QCOMPARE(charged().name, name);
}

void TestChargePayer::choosesByTheMouse()
{
    remember(maria());
    remember(mariana());
    strikeAll(u"1 5 0 0 Tab m a r i a"_s);
    awaitRepository();
    auto *rows = named<QListWidget>(*m_window, u"payerMatches"_s);
    QTest::mouseClick(rows->viewport(), Qt::LeftButton, {},
                      rows->visualItemRect(rows->item(1)).center());
    QVERIFY(shown().startsWith(u"For Maria J. S."_s));
    press(Qt::Key_Return);
    QCOMPARE(charged().name, maria().name);
}

/// 21911112222 is the end of a stored phone; 52998224725 is unknown.
void TestChargePayer::acceptsAWholeDocumentForANewCustomer()
{
    Payer other = mariana();
    other.phone = u"+5552998224725"_s;
    remember(other);
    strikeAll(u"1 5 0 0 Tab 5 2 9 9 8 2 2 4 7 2 5"_s);
    awaitRepository();
    QCOMPARE(matches().size(), 1);
    press(Qt::Key_Return);
    QCOMPARE(charged().document, u"52998224725"_s);
}

void TestChargePayer::showsTheSearchedDigits_data()
{
    QTest::addColumn<QString>("keys");
    QTest::addColumn<QString>("document");
    QTest::newRow("at the end") << u"Tab 7 3 5"_s << u"***.444.777-35"_s;
    QTest::newRow("the whole document") << u"Tab 1 1 1 4 4 4 7 7 7 3 5"_s << u"111.444.777-35"_s;
    QTest::newRow("of the phone") << u"Tab 4 7 1 2"_s << u"***.444.777-**"_s;
}

/// The row shows that it fits the typed digits, and no other hidden digit.
void TestChargePayer::showsTheSearchedDigits()
{
    QFETCH(QString, keys);
    QFETCH(QString, document);
    use([](core::Charging &c) { c.profile = DocumentAndName; });
    remember(maria());
    strikeAll(keys);
    awaitRepository();
    QCOMPARE(matches(), QStringList(u"Maria J. S. · %1 · +55 11 *****-4712"_s.arg(document)));
}

void TestChargePayer::showsNobodyWhole()
{
    use([](core::Charging &c) { c.profile = DocumentAndName; });
    remember(maria());
    strikeAll(u"Tab m a r i a"_s);
    awaitRepository();
    QCOMPARE(matches(), QStringList(u"Maria J. S. · ***.444.777-** · +55 11 *****-4712"_s));
    press(Qt::Key_Tab);
    QVERIFY(shown().startsWith(u"For Maria J. S. · ***.444.777-** · +55 11 *****-4712"_s));
    use([](core::Charging &c) { c.masking = core::Masking::Nothing; });
    QVERIFY(shown().startsWith(u"For Maria José Santos · 111.444.777-35 · +5511987654712"_s));
    use([](core::Charging &c) { c.masking = core::Masking::All; });
    const QString until = QLocale().toString(
        core::brasiliaDay(QDateTime::currentDateTimeUtc()).addMonths(12), QLocale::ShortFormat);
    QVERIFY2(shown().contains(until), qPrintable(shown()));
    QVERIFY(matches().isEmpty());
    for (const auto *line : support::childrenOf<QLineEdit>(*m_window, 3)) {
        QVERIFY2(!line->text().contains(u"Santos"_s), qPrintable(line->text()));
        QVERIFY2(!line->placeholderText().contains(u"Santos"_s), qPrintable(line->text()));
    }
    for (const auto *label : support::childrenOf<QLabel>(*m_window, 10)) {
        QVERIFY2(!label->text().contains(u"Santos"_s), qPrintable(label->text()));
        QVERIFY2(!label->text().contains(u"35"_s), qPrintable(label->text()));
    }
}

void TestChargePayer::appliesThePayerWhenTheKeyboardLeaves()
{
    remember(maria());
    strikeAll(u"Tab 4 7 1 2"_s);
    awaitRepository();
    edit(u"descriptionEdit"_s)->setFocus();
    QVERIFY(shown().startsWith(u"For Maria J. S."_s));
    QVERIFY(matches().isEmpty());
}

void TestChargePayer::forgetsWithOneKey_data()
{
    QTest::addColumn<bool>("chosen");
    QTest::newRow("out of the list") << false;
    QTest::newRow("whom the charge is for") << true;
}

void TestChargePayer::forgetsWithOneKey()
{
    QFETCH(bool, chosen);
    remember(maria());
    strikeAll(u"1 5 0 0 Tab m a r i a"_s);
    awaitRepository();
    if (chosen) {
        press(Qt::Key_Tab);
        edit(u"payerEdit"_s)->setFocus();
    }
    press(Qt::Key_Delete, Qt::ControlModifier);
    awaitRepository();
    QCOMPARE(known(u"maria"_s), QStringList());
    QCOMPARE(message(), u"Forgotten: Maria J. S. · ***.444.777-** · +55 11 *****-4712"_s);
    QCOMPARE(shown(), QString());
    QVERIFY(matches().isEmpty());
    press(Qt::Key_Return);
    QCOMPARE(charged().document, samples::payer().document);
    press(Qt::Key_Delete, Qt::ControlModifier); // nobody is left to remove
}

void TestChargePayer::remembersNobodyWhereTheShopDoesNotWant()
{
    remember(maria());
    use([](core::Charging &c) {
        c.profile = Document;
        c.rememberMonths = 0;
    });
    QTRY_COMPARE(known(u"maria"_s), QStringList());
    strikeAll(u"1 5 0 0 Tab 1 1 1 4 4 4 7 7 7 3 5 Enter"_s);
    QCOMPARE(charged().document, maria().document);
    QVERIFY(await(m_box->console().payers().recall(u"735"_s))->isEmpty());
    use([](core::Charging &c) { c.rememberMonths = 1; });
    strikeAll(u"1 5 0 0 Tab 1 1 1 4 4 4 7 7 7 3 5 Enter"_s);
    charged();
    QCOMPARE(await(m_box->console().payers().recall(u"735"_s))->size(), 1);
}

void TestChargePayer::forgetsWhoDidNotCome()
{
    QDateTime now = QDateTime::currentDateTimeUtc().addMonths(-13);
    core::ConsoleDatabase console(
        {.path = m_box->path(u"other.db"_s), .clock = [&now] { return now; }});
    console.open();
    await(console.payers().remember(maria()));
    now = now.addMonths(2);
    await(console.payers().remember(mariana()));
    const ui::ShopContext context = m_box->context();
    m_window = std::make_unique<ui::ChargePage>(
        ui::ShopContext{context.service, context.payer, context.receipts, context.preferences,
                        console, context.lock});
    const auto left = await(console.payers().recall(u"maria"_s));
    QCOMPARE(left->size(), 1);
    QCOMPARE(left->first().payer, mariana());
    m_window.reset();
}

void TestChargePayer::goesToTheNextProfile()
{
    const auto *caption = named<QLabel>(*m_window, u"payerEditCaption"_s);
    QVERIFY(caption->text().contains(u"Walk-in"_s));
    type(u"1500"_s);
    press(Qt::Key_F12);
    QVERIFY(caption->text().contains(u"CPF"_s));
    QVERIFY(!edit(u"payerNameEdit"_s)->isVisible());
    press(Qt::Key_F12);
    QVERIFY(caption->text().contains(u"CPF and name"_s));
    QVERIFY(edit(u"payerNameEdit"_s)->isVisible());
    QCOMPARE(m_box->preferences().value().charging.profile, 2);
    press(Qt::Key_F12);
    QVERIFY(caption->text().contains(u"Walk-in"_s));
    press(Qt::Key_Return);
    QCOMPARE(charged().amount->cents(), 1500); // the amount was there all the time
}

void TestChargePayer::choosesAProfileByMouse()
{
    QTest::mouseClick(named<QPushButton>(*m_window, u"profileButton"_s), Qt::LeftButton);
    auto *menu = named<QMenu>(*m_window, u"profileMenu"_s);
    QVERIFY(menu->isVisible());
    QCOMPARE(menu->actions().size(), 3);
    QVERIFY(menu->actions()[0]->isChecked());
    menu->actions()[2]->trigger();
    QCOMPARE(m_box->preferences().value().charging.profile, 2);
    QVERIFY(edit(u"payerNameEdit"_s)->isVisible());
}

void TestChargePayer::sendsDescriptionAndExtraOfTheProfile()
{
    use([](core::Charging &c) {
        c.profiles = {{u"Mesa"_s, core::ChargeProfile::Asks::Nothing, u"Almoço"_s, u"mesa 4"_s},
                      {u"Balcão"_s, core::ChargeProfile::Asks::Nothing}};
    });
    strikeAll(u"1 5 0 0 Enter"_s);
    core::TransactionDraft draft = charged();
    QCOMPARE(draft.description, u"Almoço"_s);
    QCOMPARE(draft.extra, u"mesa 4"_s);
    press(Qt::Key_F12);
    strikeAll(u"1 5 0 0 Enter"_s);
    draft = charged();
    QCOMPARE(draft.description, samples::payer().description);
    QCOMPARE(draft.extra, QString());
    strikeAll(u"1 5 0 0 / B o l o F12 Enter"_s); // the input stays
    draft = charged();
    QCOMPARE(draft.description, u"Bolo"_s);
    QCOMPARE(draft.extra, u"mesa 4"_s);
}

void TestChargePayer::repeatsForTheSameCustomer()
{
    remember(maria());
    strikeAll(u"1 5 0 0 Tab 4 7 1 2 Tab B o l o Enter"_s);
    const core::TransactionDraft first = charged();
    QCOMPARE(first.description, u"Bolo"_s);
    press(Qt::Key_F9);
    QVERIFY(shown().startsWith(u"For Maria J. S."_s));
    press(Qt::Key_Return);
    core::TransactionDraft again = charged();
    again.reference = first.reference;
    QCOMPARE(again, first);
}

void TestChargePayer::startsTheNextCustomerWithNobody()
{
    remember(maria());
    strikeAll(u"1 5 0 0 Tab 4 7 1 2 Tab B o l o Tab R 1 Enter"_s);
    QCOMPARE(charged().reference, u"R1"_s);
    QCOMPARE(shown(), QString());
    strikeAll(u"7 0 0 Enter"_s);
    const core::TransactionDraft next = charged();
    QCOMPARE(next.document, samples::payer().document);
    QCOMPARE(next.description, samples::payer().description);
    QVERIFY(next.reference != u"R1"_s);
}

void TestChargePayer::keepsEverythingWhenRefused()
{
    const auto create = m_service->onCreate;
    m_service->onCreate = [](const core::TransactionDraft &) {
        return tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}});
    };
    remember(maria());
    strikeAll(u"1 5 0 0 Tab 4 7 1 2 Tab B o l o Tab R 1 Enter"_s);
    QTRY_COMPARE(m_service->drafts.size(), 1);
    settle();
    m_service->onCreate = create;
    press(Qt::Key_Return);
    charged();
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[0], m_service->drafts[1]);
}

void TestChargePayer::goesToTheDescription()
{
    type(u"1500"_s);
    press(Qt::Key_Slash);
    QVERIFY(edit(u"descriptionEdit"_s)->hasFocus());
    QCOMPARE(edit(u"descriptionEdit"_s)->selectedText(), samples::payer().description);
    strikeAll(u"B o l o / 2 Enter"_s);
    const core::TransactionDraft draft = charged();
    QCOMPARE(draft.description, u"Bolo/2"_s);
    QCOMPARE(draft.amount->cents(), 1500);
    press(Qt::Key_Slash);
    strikeAll(u"Delete Enter"_s); // no amount and no description
    settle();
    strikeAll(u"5 Enter"_s);
    QVERIFY(edit(u"descriptionEdit"_s)->hasFocus());
    QCOMPARE(message(), u"Description: This is required."_s);
}

void TestChargePayer::clearsALineThenAll()
{
    auto *amount = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    remember(maria());
    strikeAll(u"1 5 0 0 Tab 4 7 1 2 Tab B o l o"_s);
    awaitRepository();
    press(Qt::Key_Escape);
    QCOMPARE(edit(u"descriptionEdit"_s)->text(), samples::payer().description);
    QVERIFY(shown().startsWith(u"For Maria J. S."_s));
    QCOMPARE(amount->amount().cents(), 1500);
    press(Qt::Key_Escape);
    QCOMPARE(shown(), QString());
    QCOMPARE(amount->amount().cents(), 0);
    QVERIFY(amount->hasFocus());

    strikeAll(u"1 5 0 0 Tab 4 7 1 2 Tab"_s);
    awaitRepository();
    press(Qt::Key_Escape); // Nothing was typed: back to the amount, which is kept.
    QVERIFY(amount->hasFocus());
    QVERIFY(shown().startsWith(u"For Maria J. S."_s));
    press(Qt::Key_Escape);
    QCOMPARE(amount->amount().cents(), 0);
    QVERIFY(shown().startsWith(u"For Maria J. S."_s));
    press(Qt::Key_Escape);
    QCOMPARE(shown(), QString());
}

void TestChargePayer::sendsATypedReference()
{
    const QString next = edit(u"referenceEdit"_s)->placeholderText();
    QVERIFY2(next.startsWith(u"C1-"_s), qPrintable(next));
    strikeAll(u"1 5 0 0 Tab Tab Tab p e d i d o Enter"_s);
    QCOMPARE(charged().reference, u"pedido"_s);
    strikeAll(u"1 5 0 0 Enter"_s);
    QCOMPARE(charged().reference, next); // no number was lost
}

void TestChargePayer::treatsAScanAsTheReference_data()
{
    QTest::addColumn<bool>("atAmount");
    QTest::addColumn<QString>("code");
    QTest::addColumn<bool>("isReference");
    for (const bool atAmount : {true, false}) {
        const char *where = atAmount ? "at the amount" : "elsewhere";
        QTest::addRow("%s, digits", where) << atAmount << u"7891234567895"_s << true;
        QTest::addRow("%s, letters", where) << atAmount << u"PEDIDO/2026-4712"_s << true;
        QTest::addRow("%s, too long", where) << atAmount << QString(51, u'7') << false;
    }
}

void TestChargePayer::treatsAScanAsTheReference()
{
    QFETCH(bool, atAmount);
    QFETCH(QString, code);
    QFETCH(bool, isReference);
    type(u"1500"_s);
    if (!atAmount)
        named(*m_window, u"createButton"_s)->setFocus();
    quint64 when = 100'000;
    const auto scan = [this, &when](int key, const QString &text) {
        when += 3;
        QWidget *widget = m_window->focusWidget();
        QKeyEvent down(QEvent::KeyPress, key, Qt::NoModifier, text);
        down.setTimestamp(when);
        QApplication::sendEvent(widget, &down);
    };
    for (const QChar c : code)
        scan(QTest::asciiToKey(c.toLatin1()), c);
    scan(Qt::Key_Return, u"\r"_s);
    settle();
    QVERIFY(m_service->drafts.isEmpty());
    QCOMPARE(named<ui::AmountEdit>(*m_window, u"amountEdit"_s)->amount().cents(), 1500);
    QVERIFY2(!isReference || message().contains(code), qPrintable(message()));
    QCOMPARE(edit(u"referenceEdit"_s)->text(), isReference ? code : QString());
    named(*m_window, u"amountEdit"_s)->setFocus();
    press(Qt::Key_Return);
    QCOMPARE(charged().reference == code, isReference);
}

void TestChargePayer::worksWithoutARepository()
{
    core::ConsoleDatabase broken({.path = m_box->path(u"."_s)});
    broken.open();
    const ui::ShopContext context = m_box->context();
    m_window = std::make_unique<ui::ChargePage>(
        ui::ShopContext{context.service, context.payer, context.receipts, context.preferences,
                        broken, context.lock});
    support::open(*m_window);
    use([](core::Charging &c) { c.profile = DocumentAndName; });
    strikeAll(u"1 5 0 0 Tab 1 1 1 4 4 4 7 7 7 3 5 Tab M a r i a Enter"_s);
    QCOMPARE(charged().name, u"Maria"_s);
    m_window.reset();
}

void TestChargePayer::worksOnTheNumberPad()
{
    remember(maria());
    const auto strikePad = [](Qt::Key key, const QString &text) {
        QTest::sendKeyEvent(QTest::Click, support::atTheKeyboard(), key, text, Qt::KeypadModifier);
    };
    for (const QChar c : u"1500"_s)
        strikePad(Qt::Key(c.unicode()), c);
    strikePad(Qt::Key_Minus, u"-"_s);
    for (const QChar c : u"4712"_s)
        strikePad(Qt::Key(c.unicode()), c);
    strikePad(Qt::Key_Enter, u"\r"_s);
    QCOMPARE(charged().name, maria().name);
}

/// Esc at the amount also removes what names nobody yet.
void TestChargePayer::keepsNoHalfTypedPayer()
{
    auto *amount = named<ui::AmountEdit>(*m_window, u"amountEdit"_s);
    remember(maria());
    strikeAll(u"1 5 0 0 Tab a n a"_s);
    awaitRepository();
    amount->setFocus();
    QCOMPARE(edit(u"payerEdit"_s)->text(), u"ana"_s);
    press(Qt::Key_Escape);
    QCOMPARE(amount->amount().cents(), 0);
    QCOMPARE(edit(u"payerEdit"_s)->text(), QString());
}

BALCAO_TEST(TestChargePayer)
#include "tst_chargepayer.moc"
