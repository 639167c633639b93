// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/auditjson.h"
#include "core/till/authorization.h"
#include "core/till/lockcontroller.h"
#include "tests/support/await.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/settings/auditview.h"
#include "ui/shell/shopview.h"
#include "ui/text/text.h"
#include "ui/widgets/savefolder.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtTest/QTest>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Money;
using core::Permission;
using core::Role;
using support::named;
using support::press;
using support::settle;
using support::type;

/// A shop with an owner (4711), a cashier (1234) and an office (5678), used by keys and mouse.
class OperatorsTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void showsNothingWithoutOperators();
    void switchesInFiveKeys();
    void keepsUnfinishedInput();
    void hidesForbiddenPages_data();
    void hidesForbiddenPages();
    void hidesForbiddenPagesFromTheSearch();
    void masksNamesInTheList();
    void leavesAForbiddenPage();
    void opensNoForbiddenPageByItsKey();
    void asksForAColleague();
    void asksForAColleagueByKeyboard();
    void closesTheQuestionWithoutAnAnswer();
    void refusesAColleagueWithoutPermission();
    void addsTheFirstOperator();
    void addsAnOperatorOnce();
    void addsAndChangesOperatorsByMouse();
    void showsWhyAnOperatorIsNotStored();
    void namesOperatorsInTheDetails();
    void restoresAnEarlierNote();
    void statesThatTheLogIsEmpty();
    void checksAndSavesTheLog();
    void savesTheLogInDocuments();
    void checksTheShiftsToo();
    void undoesAChangeOfTheLog();

private:
    void hire();
    void open();
    void openOperators();
    void signIn(const QString &pin)
    {
        press(Qt::Key_L, Qt::ControlModifier);
        type(pin);
        settle();
    }
    static void click(QPushButton *button) { QTest::mouseClick(button, Qt::LeftButton); }
    [[nodiscard]] bool isShown(const QString &name) const
    {
        const auto *widget = m_shop->findChild<QWidget *>(name);
        return widget && widget->isVisible();
    }
    [[nodiscard]] QString text(const QString &label) const
    {
        return named<QLabel>(*m_shop, label)->text();
    }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    core::Authorization *m_authorization = nullptr;
    std::unique_ptr<ui::ShopView> m_shop;
};

void OperatorsTest::init()
{
    m_service = std::make_unique<FakeService>();
    m_service->can.sendsMoney = true;
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return samples::charge(draft.amount->cents(), 1);
    };
    m_box = std::make_unique<ToolBox>(*m_service);
    m_authorization = &m_box->authorize();
    await(m_box->console().operators().operators());
    settle();
}

void OperatorsTest::cleanup()
{
    m_shop.reset();
    m_box.reset();
    m_service.reset();
}

void OperatorsTest::hire()
{
    using core::Operator;
    QVERIFY(await(m_authorization->add({.name = u"Olga"_s, .role = Role::Owner}, u"4711"_s)));
    QVERIFY(await(m_authorization->add({.name = u"Ana Lima"_s}, u"1234"_s)));
    QVERIFY(await(m_authorization->add({.name = u"Bea"_s, .role = Role::Office}, u"5678"_s)));
}

void OperatorsTest::open()
{
    m_shop = std::make_unique<ui::ShopView>(m_box->context());
    m_shop->resize(1100, 720);
    support::open(*m_shop);
}

/// Opens the page of a shop with operators by mouse.
void OperatorsTest::openOperators()
{
    hire();
    open();
    press(Qt::Key_7, Qt::AltModifier);
    click(named<QPushButton>(*m_shop, u"openOperatorsButton"_s));
}

void OperatorsTest::showsNothingWithoutOperators()
{
    open();
    QVERIFY(!isShown(u"operatorLabel"_s));
    QVERIFY(!isShown(u"authorizationBar"_s));
    QVERIFY(!isShown(u"lockScreen"_s));
    for (const QString &entry : {u"list"_s, u"send"_s, u"summary"_s, u"settings"_s})
        QVERIFY(isShown(entry + u"SidebarButton"_s));
}

void OperatorsTest::switchesInFiveKeys()
{
    hire();
    open();
    QCOMPARE(text(u"operatorLabel"_s), u"Olga"_s);
    press(Qt::Key_L, Qt::ControlModifier); // the first key
    QVERIFY(isShown(u"lockScreen"_s));
    type(u"1234"_s); // four keys
    settle();
    QVERIFY(!isShown(u"lockScreen"_s));
    QCOMPARE(text(u"operatorLabel"_s), u"Ana"_s);
}

void OperatorsTest::keepsUnfinishedInput()
{
    hire();
    open();
    type(u"1250"_s);
    signIn(u"1234"_s);
    QCOMPARE(named<QLineEdit>(*m_shop, u"amountEdit"_s)->text(),
             ui::moneyText(Money::fromCents(12'50)));
}

void OperatorsTest::hidesForbiddenPages_data()
{
    QTest::addColumn<QString>("pin");
    QTest::addColumn<QStringList>("hidden");
    QTest::newRow("owner") << u"4711"_s << QStringList();
    QTest::newRow("cashier") << u"1234"_s << QStringList{u"send"_s, u"summary"_s, u"settings"_s};
    QTest::newRow("office") << u"5678"_s << QStringList{u"settings"_s};
}

void OperatorsTest::hidesForbiddenPages()
{
    QFETCH(QString, pin);
    QFETCH(QStringList, hidden);
    hire();
    open();
    signIn(pin);
    for (const QString &entry : {u"list"_s, u"send"_s, u"summary"_s, u"settings"_s})
        QCOMPARE(isShown(entry + u"SidebarButton"_s), !hidden.contains(entry));
}

void OperatorsTest::hidesForbiddenPagesFromTheSearch()
{
    const auto names = [this] {
        QStringList all;
        for (const ui::PaletteEntry &entry : m_shop->paletteEntries())
            all.append(entry.text);
        return all;
    };
    hire();
    open();
    QVERIFY(names().contains(u"Reports"_s));
    QVERIFY(names().filter(u"PIN of the counter"_s).size() == 1);
    signIn(u"1234"_s);
    QVERIFY(names().contains(u"Transactions"_s));
    QVERIFY(!names().contains(u"Reports"_s));
    QVERIFY(names().filter(u"PIN of the counter"_s).isEmpty());
}

/// The counter shows names in full, but only to operators who may see personal data.
void OperatorsTest::masksNamesInTheList()
{
    core::Preferences preferences = m_box->preferences().value();
    preferences.charging.masking = core::Masking::Nothing;
    m_box->preferences().set(preferences);
    core::Transaction paid = samples::charge(1250, 3);
    paid.name = u"Wanderlei de Souza"_s;
    m_service->stored = {paid};
    hire();
    open();
    press(Qt::Key_3, Qt::AltModifier);
    const auto *table = named<QTableView>(*m_shop, u"transactionTable"_s);
    const auto name = [table] {
        return table->model()->index(0, static_cast<int>(core::ListColumn::Name)).data().toString();
    };
    QTRY_COMPARE(name(), u"Wanderlei de Souza"_s);
    signIn(u"1234"_s); // a cashier
    QTRY_COMPARE(name(), u"Wanderlei S."_s);
    signIn(u"5678"_s); // the office
    QTRY_COMPARE(name(), u"Wanderlei de Souza"_s);
}

void OperatorsTest::leavesAForbiddenPage()
{
    hire();
    open();
    press(Qt::Key_6, Qt::AltModifier);
    QVERIFY(isShown(u"summaryPage"_s));
    signIn(u"1234"_s);
    QVERIFY(!isShown(u"summaryPage"_s));
    QVERIFY(isShown(u"chargePage"_s));
}

void OperatorsTest::opensNoForbiddenPageByItsKey()
{
    hire();
    open();
    signIn(u"1234"_s);
    for (const Qt::Key key : {Qt::Key_4, Qt::Key_7, Qt::Key_8}) {
        press(key, Qt::AltModifier);
        settle();
        QVERIFY(isShown(u"chargePage"_s));
    }
}

void OperatorsTest::asksForAColleague()
{
    hire();
    open();
    signIn(u"1234"_s);
    const QUuid id = samples::charge(100).id;
    QVERIFY(!await(m_box->console().disclosures().reveal(id)));
    QVERIFY(isShown(u"authorizationBar"_s));
    QVERIFY(text(u"authorizationText"_s).contains(u"Ana"_s));
    type(u"5678"_s);
    press(Qt::Key_Enter);
    settle();
    QVERIFY(!isShown(u"authorizationBar"_s));
    QVERIFY(await(m_box->console().disclosures().reveal(id)));
    const auto entries = await(m_box->console().audit().entries({}));
    QCOMPARE(entries->constFirst().record.actor.name, u"Ana"_s);
    QCOMPARE(entries->constFirst().record.actor.authorizedBy, u"Bea"_s);
    QVERIFY(!await(m_box->console().disclosures().reveal(id))); // once
}

/// The refund card focuses a field of its own after the refusal.
void OperatorsTest::asksForAColleagueByKeyboard()
{
    m_service->can.refunds = true;
    core::Transaction paid = samples::charge(1250, 3);
    paid.status = core::Status::Code::Paid;
    paid.finished = paid.created;
    m_service->stored = {paid};
    hire();
    open();
    signIn(u"1234"_s);
    m_shop->openDetail(paid);
    QTRY_VERIFY(isShown(u"refundCard"_s));
    press(Qt::Key_R);
    QTRY_VERIFY(named(*m_shop, u"refundReasonEdit"_s)->hasFocus());
    press(Qt::Key_Return);
    type(u"4711"_s); // Olga approves
    press(Qt::Key_Return);
    QTRY_VERIFY(isShown(u"authorizationBar"_s));
    QTRY_VERIFY(named(*m_shop, u"authorizationPinEdit"_s)->hasFocus());
    type(u"5678"_s);
    press(Qt::Key_Return);
    QVERIFY(!isShown(u"authorizationBar"_s));
    QTRY_VERIFY(named(*m_shop, u"refundCard"_s)->isAncestorOf(m_shop->window()->focusWidget()));
}

void OperatorsTest::closesTheQuestionWithoutAnAnswer()
{
    hire();
    open();
    signIn(u"1234"_s);
    QVERIFY(!await(m_box->console().disclosures().reveal(samples::charge(100).id)));
    QVERIFY(isShown(u"authorizationBar"_s));
    press(Qt::Key_Escape);
    QVERIFY(!isShown(u"authorizationBar"_s));
}

void OperatorsTest::refusesAColleagueWithoutPermission()
{
    hire();
    open();
    signIn(u"1234"_s);
    QVERIFY(!await(m_box->console().disclosures().reveal(samples::charge(100).id)));
    type(u"1234"_s);
    press(Qt::Key_Enter);
    QVERIFY(isShown(u"authorizationBar"_s));
    QCOMPARE(text(u"authorizationText"_s), u"This operator may not do it either."_s);
    type(u"9999"_s);
    press(Qt::Key_Enter);
    QCOMPARE(text(u"authorizationText"_s), u"Wrong PIN."_s);
}

/// By keyboard, from a shop with the PIN of a counter.
void OperatorsTest::addsTheFirstOperator()
{
    QCOMPARE(m_box->lock().setPin({}, u"4711"_s), core::PinService::Answer::Right);
    open();
    press(Qt::Key_7, Qt::AltModifier);
    named<QPushButton>(*m_shop, u"openOperatorsButton"_s)->setFocus();
    press(Qt::Key_Space);
    QVERIFY(isShown(u"operatorsPage"_s));
    type(u"Olga Reis"_s);
    press(Qt::Key_Tab);
    press(Qt::Key_Tab); // the role of the first operator is fixed
    type(u"0000"_s);
    press(Qt::Key_Enter);
    settle();
    QVERIFY(text(u"operatorsNews"_s).contains(u"PIN of the counter"_s));
    named<QLineEdit>(*m_shop, u"operatorPinEdit"_s)->setText(u"4711"_s);
    press(Qt::Key_Enter);
    QTRY_COMPARE(m_authorization->operators().size(), 1);
    settle();
    QCOMPARE(m_authorization->current()->name, u"Olga Reis"_s);
    QCOMPARE(text(u"operatorLabel"_s), u"Olga"_s);
    press(Qt::Key_Escape);
    QVERIFY(!isShown(u"operatorsPage"_s));
}

/// After a double click on the button.
void OperatorsTest::addsAnOperatorOnce()
{
    openOperators();
    named<QLineEdit>(*m_shop, u"operatorNameEdit"_s)->setText(u"Caio Reis"_s);
    named<QLineEdit>(*m_shop, u"operatorPinEdit"_s)->setText(u"2468"_s);
    auto *button = named<QPushButton>(*m_shop, u"saveOperatorButton"_s);
    click(button);
    click(button);
    QTRY_COMPARE(m_authorization->operators().size(), 4);
    settle();
    QCOMPARE(m_authorization->operators().size(), 4);
    QCOMPARE(text(u"operatorsNews"_s), u"Caio Reis can sign in now."_s);
}

void OperatorsTest::addsAndChangesOperatorsByMouse()
{
    openOperators();
    auto *list = named<QListWidget>(*m_shop, u"operatorList"_s);
    QCOMPARE(list->count(), 3);
    named<QLineEdit>(*m_shop, u"operatorNameEdit"_s)->setText(u"Caio Reis"_s);
    auto *role = named<QComboBox>(*m_shop, u"operatorRoleBox"_s);
    role->setCurrentIndex(role->findData(static_cast<int>(Role::Custom)));
    QVERIFY(isShown(u"operatorPermissions"_s));
    named<QCheckBox>(*m_shop, u"refundPermissionBox"_s)->click();
    named<QLineEdit>(*m_shop, u"operatorLimitEdit"_s)->setText(u"50,00"_s);
    named<QLineEdit>(*m_shop, u"operatorPinEdit"_s)->setText(u"2468"_s);
    click(named<QPushButton>(*m_shop, u"saveOperatorButton"_s));
    QTRY_COMPARE(m_authorization->operators().size(), 4);
    settle();
    const core::Operator caio = m_authorization->operators().constLast();
    QCOMPARE(caio.shortName, u"Caio"_s);
    QVERIFY(caio.permissions.contains(Permission::Refund));
    QCOMPARE(caio.refundLimit, Money::fromCents(50'00));

    list->setCurrentRow(3);
    named<QCheckBox>(*m_shop, u"operatorActiveBox"_s)->setChecked(false);
    click(named<QPushButton>(*m_shop, u"saveOperatorButton"_s));
    QTRY_VERIFY(!m_authorization->operators().constLast().isActive);
    QTRY_VERIFY(list->item(3)->text().contains(u"no longer works here"_s));
    m_box->lock().lock();
    QCOMPARE(m_box->lock().unlock(u"2468"_s), core::PinService::Answer::Wrong);
}

void OperatorsTest::showsWhyAnOperatorIsNotStored()
{
    openOperators();
    named<QLineEdit>(*m_shop, u"operatorNameEdit"_s)->setText(u"Ana Souza"_s);
    named<QLineEdit>(*m_shop, u"operatorPinEdit"_s)->setText(u"1234"_s);
    click(named<QPushButton>(*m_shop, u"saveOperatorButton"_s));
    settle();
    QCOMPARE(text(u"operatorsNews"_s), u"Another operator has this short name."_s);
    named<QLineEdit>(*m_shop, u"operatorShortNameEdit"_s)->setText(u"Ana S."_s);
    click(named<QPushButton>(*m_shop, u"saveOperatorButton"_s));
    settle();
    QCOMPARE(text(u"operatorsNews"_s),
             u"Choose another PIN: each operator needs a different one."_s);
    QCOMPARE(named<QLineEdit>(*m_shop, u"operatorNameEdit"_s)->text(), u"Ana Souza"_s); // kept
    QCOMPARE(m_authorization->operators().size(), 3);
}

void OperatorsTest::namesOperatorsInTheDetails()
{
    hire();
    const core::Transaction charge = samples::charge(1250, 3);
    m_service->stored = {charge};
    QVERIFY(await(m_box->console().receipts().handOver(charge.id)));
    open();
    m_shop->openDetail(charge);
    QTRY_VERIFY(isShown(u"auditCard"_s));
    QVERIFY(text(u"auditText"_s).contains(u"Olga"_s));
    QVERIFY(text(u"auditText"_s).contains(u"Goods handed over"_s));
}

void OperatorsTest::restoresAnEarlierNote()
{
    const core::Transaction charge = samples::charge(1250, 3);
    m_service->stored = {charge};
    QVERIFY(await(m_box->console().annotations().setNote(charge.id, u"Bolo de festa"_s)));
    QVERIFY(await(m_box->console().annotations().setNote(charge.id, u"errado"_s)));
    open();
    m_shop->openDetail(charge);
    QTRY_VERIFY(isShown(u"restoreEditButton"_s));
    QVERIFY(!isShown(u"auditCard"_s)); // nobody is named
    named<QPushButton>(*m_shop, u"restoreEditButton"_s)->click();
    QTRY_COMPARE(await(m_box->console().annotations().find({charge.id}))->value(charge.id).note,
                 u"Bolo de festa"_s);
}

void OperatorsTest::statesThatTheLogIsEmpty()
{
    open();
    press(Qt::Key_7, Qt::AltModifier);
    auto *list = named<QListWidget>(*m_shop, u"auditList"_s);
    QTRY_COMPARE(list->count(), 1);
    QCOMPARE(list->item(0)->text(), u"No entry so far."_s);
    QCOMPARE(list->item(0)->flags(), Qt::NoItemFlags);
    QVERIFY(await(m_box->console().annotations().setNote(QUuid::createUuid(), u"Bolo"_s)));
    press(Qt::Key_1, Qt::AltModifier);
    press(Qt::Key_7, Qt::AltModifier);
    QTRY_VERIFY(list->item(0)->flags() != Qt::NoItemFlags);
    QCOMPARE(list->count(), 1);
}

void OperatorsTest::checksAndSavesTheLog()
{
    hire();
    open();
    press(Qt::Key_7, Qt::AltModifier);
    auto *list = named<QListWidget>(*m_shop, u"auditList"_s);
    QTRY_COMPARE(list->count(), 3); // three operators
    QVERIFY(list->item(0)->text().contains(u"Operator added"_s));
    click(named<QPushButton>(*m_shop, u"checkAuditButton"_s));
    QTRY_VERIFY(text(u"auditNews"_s).startsWith(u"All 3 entries are unchanged."_s));
    const QString path = m_box->path(u"audit.jsonl"_s);
    m_shop->findChild<ui::AuditView *>()->writeTo(path);
    QTRY_VERIFY(QFile::exists(path));
    QFile file(path);
    QVERIFY(file.open(QIODevice::ReadOnly));
    const QByteArrayList lines = file.readAll().trimmed().split('\n');
    const auto entries = await(m_box->console().audit().read(1));
    QCOMPARE(lines.size(), entries->size());
    for (qsizetype i = 0; i < lines.size(); ++i)
        QCOMPARE(lines[i], core::auditJson((*entries)[i]));
}

/// The folder of every other file that the console saves.
void OperatorsTest::savesTheLogInDocuments()
{
    open();
    press(Qt::Key_7, Qt::AltModifier);
    click(named<QPushButton>(*m_shop, u"saveAuditButton"_s));
    auto *dialog = named<QFileDialog>(*m_shop, u"auditDialog"_s);
    QCOMPARE(dialog->directory(), QDir(ui::saveFolder()));
    QVERIFY(dialog->directory() != QDir::current());
    dialog->reject();
}

void OperatorsTest::checksTheShiftsToo()
{
    const auto opened = await(m_box->console().shifts().open(u"C1"_s, {}, 0));
    QVERIFY(opened);
    QVERIFY(await(m_box->console().shifts().close(
        {.start = *opened, .closed = QDateTime::currentDateTimeUtc()})));
    open();
    press(Qt::Key_7, Qt::AltModifier);
    click(named<QPushButton>(*m_shop, u"checkAuditButton"_s));
    QTRY_VERIFY(text(u"auditNews"_s).endsWith(u"closed shifts are unchanged."_s));
}

void OperatorsTest::undoesAChangeOfTheLog()
{
    const QUuid id = QUuid::createUuid();
    QVERIFY(await(m_box->console().annotations().setNote(id, u"Bolo"_s)));
    QVERIFY(await(m_box->console().annotations().setNote(id, u"errado"_s)));
    QVERIFY(await(m_box->console().annotations().abandon(id)));
    open();
    press(Qt::Key_7, Qt::AltModifier);
    auto *list = named<QListWidget>(*m_shop, u"auditList"_s);
    auto *undo = named<QPushButton>(*m_shop, u"undoAuditButton"_s);
    QTRY_COMPARE(list->count(), 3);
    QVERIFY(!undo->isEnabled()); // nothing is selected
    list->setCurrentRow(0);
    QVERIFY(!undo->isEnabled()); // not a note, nor tags, nor a setting
    list->setCurrentRow(1);
    QVERIFY(undo->isEnabled());
    click(undo);
    QTRY_COMPARE(list->count(), 4);
    QVERIFY(text(u"auditNews"_s).startsWith(u"Undone."_s));
    QVERIFY(list->item(0)->text().contains(u"undo of entry 2"_s));
    QCOMPARE(await(m_box->console().annotations().find({id}))->value(id).note, u"Bolo"_s);
    list->setCurrentRow(2); // the same entry again
    click(undo);
    QTRY_VERIFY(text(u"auditNews"_s).startsWith(u"Not undone: the value was changed again"_s));
}

BALCAO_TEST(OperatorsTest)
#include "tst_operators.moc"
