// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"
#include "ui/text/errortext.h"
#include "ui/widgets/busyindicator.h"

#include <QtCore/QTranslator>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;
using support::failure;
using support::named;
using support::press;
using support::reais;
using support::settle;
using support::type;
using Code = core::Error::Code;

/// Submission of a charge: refused, slow or unconfirmed.
class TestChargeMaking : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { closeAll(); }

    void makesANewReferenceForEachCharge();
    void numbersItsReferences();
    void showsTheReferenceThatItUses();
    void skipsNoNumberByARestart();
    void chargesWithoutARepository();
    void createsOneChargeForRepeatedEnter();
    void triesAgainWithTheAmountThatWasSent();
    void keepsTheAmountWhenRefused_data();
    void keepsTheAmountWhenRefused();
    void triesAgainWithTheSameReference();
    void adoptsWhatWasStoredAfterAll();
    void goesOnWhereNoAnswerComes();
    void showsTheOutcomeOfADetachedCharge();
    void attachesAnUnconfirmedCharge();
    void createsAnotherDespiteAnUnconfirmedCharge();
    void showsThatItIsMakingTheCharge();
    void forgetsThatItWasMakingTheCharge();
    void mayGoWhileAnAnswerIsOnItsWay();
};

void TestChargeMaking::makesANewReferenceForEachCharge()
{
    for (int i = 1; i <= 20; ++i) {
        charge(u"100"_s);
        QTRY_VERIFY(isWaiting());
        Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
        press(Qt::Key_Escape);
        QVERIFY(isEntering());
    }
    QSet<QString> references;
    for (const core::TransactionDraft &draft : m_service->drafts)
        references.insert(draft.reference);
    QCOMPARE(references.size(), 20);
}

void TestChargeMaking::numbersItsReferences()
{
    auto preferences = m_box->preferences().value();
    preferences.charging.till = u"C7"_s;
    preferences.charging.reference = *core::ReferencePattern::parse(u"{counter}/{number}"_s);
    m_box->preferences().set(preferences);
    for (int i = 1; i <= 3; ++i) {
        awaitRepository();
        charge(u"1500"_s);
        QTRY_VERIFY(isWaiting());
        QCOMPARE(m_service->drafts.last().reference, u"C7/000%1"_s.arg(i));
        Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
        press(Qt::Key_Return);
    }
    // Another page, as after a restart, continues from the first one.
    m_window = std::make_unique<ui::ChargePage>(m_box->context());
    support::open(*m_window);
    awaitRepository();
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.last().reference, u"C7/0004"_s);
}

/// The number on an order slip is the one of the charge, also after a refused attempt.
void TestChargeMaking::showsTheReferenceThatItUses()
{
    auto preferences = m_box->preferences().value();
    preferences.charging.till = u"C7"_s;
    preferences.charging.reference = *core::ReferencePattern::parse(u"{counter}/{number}"_s);
    preferences.charging.profiles = {
        {.name = u"Balcão"_s}, {.name = u"CPF"_s, .asks = core::ChargeProfile::Asks::Document}};
    preferences.charging.profile = 1;
    m_box->preferences().set(preferences);
    awaitRepository();
    const auto *edit = named<QLineEdit>(*m_window, u"referenceEdit"_s);
    const auto shown = [edit] { return edit->placeholderText(); };
    QTRY_COMPARE(shown(), u"C7/0001"_s);
    charge(u"1250"_s); // without the document
    awaitRepository();
    QVERIFY(!isWaiting());
    QTRY_COMPARE(shown(), u"C7/0001"_s);
    preferences.charging.profile = 0;
    m_box->preferences().set(preferences);
    named(*m_window, u"amountEdit"_s)->setFocus();
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.last().reference, u"C7/0001"_s);
    awaitRepository();
    m_window->startNext();
    QTRY_COMPARE(shown(), u"C7/0002"_s);
}

void TestChargeMaking::skipsNoNumberByARestart()
{
    auto preferences = m_box->preferences().value();
    preferences.charging.till = u"C7"_s;
    preferences.charging.reference = *core::ReferencePattern::parse(u"{counter}/{number}"_s);
    const QString path = m_box->path(u"numbers.db"_s);
    for (int start = 1; start <= 5; ++start) {
        core::ConsoleDatabase console({.path = path});
        console.open();
        ui::ShopContext context = m_box->context();
        m_box->preferences().set(preferences);
        m_window = std::make_unique<ui::ChargePage>(
            ui::ShopContext{context.service, context.payer, context.receipts, context.preferences,
                            console, context.lock});
        support::open(*m_window);
        if (start == 2) { // a start that ends before the number is read
            m_window.reset();
            continue;
        }
        QTRY_VERIFY(console.numbers().upcomingNumber());
        QCOMPARE(*console.numbers().upcomingNumber(), start == 5 ? 2 : 1);
        if (start == 4) {
            charge(u"1500"_s);
            QTRY_VERIFY(isWaiting());
            QCOMPARE(m_service->drafts.last().reference, u"C7/0001"_s);
        }
        m_window.reset(); // before its store
    }
}

void TestChargeMaking::chargesWithoutARepository()
{
    core::ConsoleDatabase broken({.path = m_box->path(u"."_s)});
    broken.open();
    ui::ShopContext context = m_box->context();
    m_window = std::make_unique<ui::ChargePage>(
        ui::ShopContext{context.service, context.payer, context.receipts, context.preferences,
                        broken, context.lock});
    support::open(*m_window);
    await(broken.numbers().nextNumber());
    settle();
    const QString till = m_box->preferences().value().charging.till + u'-';
    QSet<QString> references;
    for (int i = 1; i <= 3; ++i) {
        charge(u"1500"_s);
        QTRY_VERIFY(isWaiting());
        references.insert(m_service->drafts.last().reference);
        QVERIFY(m_service->drafts.last().reference.startsWith(till));
        Q_EMIT m_service->changed(samples::moved(m_service->stored[0], Status::Code::Paid));
        press(Qt::Key_Return);
    }
    QCOMPARE(references.size(), 3);
}

void TestChargeMaking::createsOneChargeForRepeatedEnter()
{
    m_service->holds = true;
    type(u"1500"_s);
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Return);
    auto *button = named<QPushButton>(*m_window, u"createButton"_s);
    QVERIFY(!button->isEnabled());
    QTest::mouseClick(button, Qt::LeftButton);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    m_service->release();
    QTRY_VERIFY(isWaiting());
    for (int i = 0; i < 5; ++i)
        press(Qt::Key_Return);
    settle();
    QCOMPARE(m_service->drafts.size(), 1);
    QVERIFY(isWaiting());
    QVERIFY(button->isEnabled());
}

/// Digits of the next customer, typed too early, must not be added to this amount.
void TestChargeMaking::triesAgainWithTheAmountThatWasSent()
{
    m_service->holds = true;
    m_service->onCreate = [](const auto &) { return failure(Code::StorageBusy); };
    charge(u"555"_s);
    type(u"9"_s);
    m_service->release();
    QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    QCOMPARE(amount().cents(), 555);
    QVERIFY(!message().isEmpty());
    QCOMPARE(message(), ui::errorParagraph({Code::StorageBusy, {}, {}}));
}

void TestChargeMaking::keepsTheAmountWhenRefused_data()
{
    QTest::addColumn<core::Error>("error");
    // Not NotFound: there is no transaction that a new charge could fail to find.
    QTest::newRow("invalid input") << core::Error{
        Code::InvalidInput, {{core::Field::Document, core::Problem::CheckDigits}}, {}};
    QTest::newRow("conflict") << core::Error{Code::Conflict, {}, {}};
    QTest::newRow("move refused") << core::Error{Code::TransitionRefused, {}, {}};
    QTest::newRow("unsupported") << core::Error{Code::Unsupported, {}, {}};
    QTest::newRow("storage full") << core::Error{Code::StorageFull, {}, {}};
    QTest::newRow("storage read-only") << core::Error{Code::StorageReadOnly, {}, {}};
    QTest::newRow("storage busy") << core::Error{Code::StorageBusy, {}, {}};
    QTest::newRow("storage unreachable") << core::Error{Code::StorageUnreachable, {}, {}};
    QTest::newRow("unconfirmed") << core::Error{Code::Unconfirmed, {}, {}};
    QTest::newRow("storage damaged") << core::Error{Code::StorageCorrupted, {}, {}};
    QTest::newRow("storage newer") << core::Error{Code::StorageNewer, {}, {}};
    QTest::newRow("storage foreign") << core::Error{Code::StorageForeign, {}, {}};
    QTest::newRow("internal") << core::Error{Code::Internal, {}, {}};
}

void TestChargeMaking::keepsTheAmountWhenRefused()
{
    QFETCH(core::Error, error);
    m_service->onCreate = [&](const auto &) { return tl::unexpected(error); };
    charge(u"1500"_s);
    const ui::ErrorWords words = ui::errorWords(error);
    QVERIFY(!words.happened.isEmpty());
    QVERIFY(!words.money.isEmpty());
    QTRY_VERIFY(message().contains(words.happened));
    QVERIFY(message().contains(words.money));
    QVERIFY(message().contains(words.next));
    QCOMPARE(amount(), reais(15));
    QVERIFY(isEntering());
    QVERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    QVERIFY(lastResult().isEmpty());
}

void TestChargeMaking::triesAgainWithTheSameReference()
{
    const auto make = m_service->onCreate;
    m_service->onCreate = [](const auto &) { return failure(Code::Internal); };
    charge(u"1500"_s);
    QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    m_service->onCreate = make;
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    QCOMPARE(m_service->drafts[1], m_service->drafts[0]);
    m_window->startNext();
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(m_service->drafts[2].reference != m_service->drafts[0].reference);
}

void TestChargeMaking::adoptsWhatWasStoredAfterAll()
{
    const auto make = m_service->onCreate;
    m_service->onCreate = [make](const core::TransactionDraft &draft) {
        (void)make(draft);
        return failure(Code::Internal);
    };
    charge(u"1500"_s);
    QTRY_COMPARE(m_service->stored.size(), 1);
    QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
    m_service->onCreate = [](const auto &) { return failure(Code::Conflict); };
    press(Qt::Key_Return);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->filters.size(), 1);
    QCOMPARE(m_service->filters[0].reference, m_service->drafts[0].reference);
    QCOMPARE(shownCode(), m_service->stored[0].qrCode);
    QVERIFY(amount().isZero());
}

/// An unanswered charge is neither created again nor forgotten.
void TestChargeMaking::goesOnWhereNoAnswerComes()
{
    m_service->holds = true;
    charge(u"1500"_s);
    QTRY_COMPARE(m_service->drafts.size(), 1);
    m_window->startNext(); // not yet
    QCOMPARE(amount(), reais(15));
    auto *wait = named<ui::BusyIndicator>(*m_window, u"chargeWait"_s);
    wait->setDelays({.shown = {}, .explained = {}, .choosing = {}});
    QTRY_COMPARE(wait->stage(), ui::BusyIndicator::Stage::Choosing);
    QVERIFY2(message().contains(u"not known yet"_s), qPrintable(message()));
    m_window->startNext();
    QVERIFY(isEntering());
    QVERIFY(amount().isZero());
    QVERIFY(lastResult().contains(u"not known yet whether it was created"_s));

    m_service->holds = false;
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    QVERIFY(m_service->drafts[1].reference != m_service->drafts[0].reference);
    const QString code = shownCode();
    m_service->release();
    QTRY_COMPARE(m_window->setAside().size(), 1);
    QCOMPARE(m_window->setAside().first().amount, reais(15));
    QCOMPARE(shownCode(), code); // the current charge stays on the screen
    QVERIFY(lastResult().contains(u"was created after all"_s));
    QCOMPARE(m_service->drafts.size(), 2);
}

void TestChargeMaking::showsTheOutcomeOfADetachedCharge()
{
    m_service->holds = true;
    charge(u"1500"_s);
    auto *wait = named<ui::BusyIndicator>(*m_window, u"chargeWait"_s);
    wait->setDelays({.shown = {}, .explained = {}, .choosing = {}});
    QTRY_COMPARE(wait->stage(), ui::BusyIndicator::Stage::Choosing);
    m_window->startNext();
    m_service->onCreate = [](const auto &) { return failure(Code::AccessDenied); };
    m_service->release();
    QTRY_VERIFY(lastResult().contains(u"was not created after all"_s));
    QVERIFY(m_window->setAside().isEmpty());
    QVERIFY(isEntering());
}

void TestChargeMaking::attachesAnUnconfirmedCharge()
{
    m_service->onCreate = [](const auto &) { return failure(Code::Unconfirmed); };
    charge(u"1500"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::Unconfirmed, {}, {}}));
    // The charge may still be arriving, so that no list contains it.
    m_service->onCreate = [](const auto &) { return failure(Code::Conflict); };
    for (qsizetype tries = 2; tries < 4; ++tries) {
        press(Qt::Key_Return);
        QTRY_COMPARE(m_service->drafts.size(), tries);
        QTRY_VERIFY(named(*m_window, u"createButton"_s)->isEnabled());
        QCOMPARE(message(), ui::errorParagraph({Code::Unconfirmed, {}, {}}));
        QCOMPARE(m_service->drafts.last().reference, m_service->drafts[0].reference);
    }
    core::Transaction found = samples::charge(1500, 5);
    found.reference = m_service->drafts[0].reference;
    Q_EMIT m_service->changed(found);
    QCOMPARE(m_window->setAside().size(), 1);
    QCOMPARE(amount(), reais(15)); // the input is kept
    QVERIFY(lastResult().contains(u"was created after all"_s));
}

void TestChargeMaking::createsAnotherDespiteAnUnconfirmedCharge()
{
    const auto make = m_service->onCreate;
    m_service->onCreate = [](const auto &) { return failure(Code::Unconfirmed); };
    charge(u"1500"_s);
    QTRY_COMPARE(message(), ui::errorParagraph({Code::Unconfirmed, {}, {}}));
    m_service->onCreate = make;
    press(Qt::Key_Escape);
    charge(u"700"_s);
    QTRY_VERIFY(isWaiting());
    QCOMPARE(m_service->drafts.size(), 2);
    QVERIFY(m_service->drafts[1].reference != m_service->drafts[0].reference);
    core::Transaction found = samples::charge(1500, 5);
    found.reference = m_service->drafts[0].reference;
    Q_EMIT m_service->changed(found);
    QCOMPARE(m_window->setAside().size(), 1);
}

void TestChargeMaking::showsThatItIsMakingTheCharge()
{
    QTranslator portuguese;
    QVERIFY(portuguese.load(u":/translations/balcao_pt_BR.qm"_s));
    QCoreApplication::installTranslator(&portuguese);
    const QString words = QCoreApplication::translate("ui::ChargePage", "Creating the charge…");
    QVERIFY(words != u"Creating the charge…"_s);
    m_service->holds = true;
    charge(u"1500"_s);
    settle();
    QVERIFY(message() != words); // a fast answer shows no busy notice
    QTRY_COMPARE(message(), words);
    m_service->release();
    QTRY_VERIFY(isWaiting());
    QVERIFY(message() != words);
}

void TestChargeMaking::forgetsThatItWasMakingTheCharge()
{
    const QString words = u"Creating the charge…"_s;
    const QString before = message();
    m_service->holds = true;
    charge(u"1500"_s);
    press(Qt::Key_Escape); // the amount is cleared before the answer arrives
    QTRY_COMPARE(message(), words);
    m_service->release();
    QTRY_VERIFY(isWaiting());
    m_window->startNext();
    QCOMPARE(message(), before);
}

void TestChargeMaking::mayGoWhileAnAnswerIsOnItsWay()
{
    m_service->holds = true;
    charge(u"1500"_s);
    m_window.reset();
    m_service->release();
    settle();
    QCOMPARE(m_service->stored.size(), 1);
}

BALCAO_TEST(TestChargeMaking)
#include "tst_chargemaking.moc"
