// SPDX-License-Identifier: GPL-3.0-or-later

/// Paints every page in every state, theme and language into a folder, for people to look at:
///     build/dev/bin/ui_gallery build/screenshots
/// or goes through all of them in one language, and fails if anything is cut or out of sight:
///     build/dev/bin/ui_gallery --walk pt_BR

#include "core/domain/endtoendid.h"
#include "core/sample/samplehistory.h"
#include "tests/support/clipping.h"
#include "tests/support/doubts.h"
#include "tests/support/fakeprofiledesk.h"
#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "ui/backupdesk.h"
#include "ui/batchpanel.h"
#include "ui/chargeslip.h"
#include "ui/customerwindow.h"
#include "ui/languages.h"
#include "ui/mainwindow.h"
#include "ui/payoutdesk.h"
#include "ui/sendpage.h"
#include "ui/theme.h"
#include "ui/wait.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QLocale>
#include <QtCore/QRegularExpression>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDateEdit>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <cstdio>

using namespace Qt::StringLiterals;
using core::Status;

namespace
{

constexpr QSize kNormal(1280, 760);
constexpr QSize kMedium(1024, 700);
constexpr QSize kSmall(720, 580);
constexpr QSize kSmallest(720, 560); ///< of a window

/// One picture: a window of that size, after `act` did what a person would do.
struct Shot
{
    QString name;
    QSize size;
    std::function<void(ui::MainWindow &, FakeService &)> act;
};

core::Error fullDisk()
{
    return {core::Error::Code::StorageFull, {}, u"database or disk is full (13)"_s};
}

/// Shops that do not open: what one sees first, and what one is shown in spite of it.
QList<ui::Failure> failures()
{
    using Code = core::Error::Code;
    const QString place = u"~/balcao/balcao.db"_s;
    const QString command = u"'/home/ana/Balcão/build/release/bin/balcao' --data "
                            "'/home/ana/balcao' --restore BACKUP"_s;
    return {
        {{Code::StorageDamaged, {}, u"quick_check: row 7 missing"_s}, place, command, true},
        {{Code::StorageFull, {}, u"database or disk is full (13)"_s}, place, command, true},
        {{Code::StorageBusy, {}, u"the folder is locked"_s}, place},
    };
}

QList<core::Transaction> history()
{
    const core::SampleHistory history({
        .count = 203,
        .seed = 1,
        .now = QDateTime(QDate(2026, 11, 20), QTime(19, 0), QTimeZone::utc()),
        .settings = *core::validated(
            core::ServiceOptions{.payee = samples::merchant(), .platform = QUuid::createUuid()}),
    });
    QList<core::Transaction> list = history.all();
    std::reverse(list.begin(), list.end());
    core::Transaction strange = samples::moved(list[1], Status::fromText(u"partially_paid"_s));
    strange.name = u"<b>Maria</b> Aparecida da Conceição de Albuquerque Cavalcanti e Silva "
                   "Sauro Vasconcelos de Orléans e Bragança Nascimento dos Santos"_s;
    list[1] = strange;
    return list;
}

QList<ui::Preset> presets()
{
    using core::Money;
    return {
        {.name = u"Café"_s, .amount = Money::fromCents(500), .sendsAtOnce = true},
        {.name = u"Pão na chapa"_s, .amount = Money::fromCents(750)},
        {.name = u"Pão de queijo"_s, .amount = Money::fromCents(600)},
        {.name = u"Média com leite"_s, .amount = Money::fromCents(850)},
    };
}

/// Who paid before.
QList<core::Payer> people()
{
    return {
        {u"Maria José dos Santos"_s, u"maria@example.com"_s, u"+5511987654712"_s, u"11144477735"_s},
        {u"Marcos Antônio Wunderlich de Albuquerque Cavalcanti e Silva Sauro Vasconcelos"_s,
         {},
         u"+5521911112222"_s,
         u"39053344705"_s},
        {u"Supermercado Marajó Comércio de Alimentos Ltda"_s,
         {},
         u"+552133334444"_s,
         u"12ABC34501DE35"_s},
    };
}

/// As many as there may be, some with names and prices that nobody expects.
QList<ui::Preset> manyPresets()
{
    QList<ui::Preset> list = presets();
    list[1].name = u"Sanduíche natural de frango com cenoura, passas & maionese no pão integral"_s;
    list[2] = {.name = u"<b>&Bolo</b>"_s,
               .amount = core::Money::fromCents(core::Money::kMaxCents),
               .sendsAtOnce = true};
    while (list.size() < ui::kMaxPresets)
        list.append({.name = u"Prato do dia %1"_s.arg(list.size() + 1),
                     .amount = core::Money::fromCents(2890)});
    return list;
}

void key(ui::MainWindow &window, Qt::Key key, Qt::KeyboardModifiers modifiers = {})
{
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window, key,
                    modifiers);
}

/// Until every answer that is on its way has been shown.
void settle()
{
    for (int i = 0; i < 10; ++i)
        QTest::qWait(1);
}

void typeAmount(ui::MainWindow &window, const char *keys)
{
    QTest::keyClicks(window.findChild<QWidget *>(u"amountEdit"_s), QString::fromLatin1(keys));
}

void charge(ui::MainWindow &window, const char *digits)
{
    typeAmount(window, digits);
    key(window, Qt::Key_Return);
    settle();
}

void outcome(FakeService &service, const Status &status)
{
    core::Transaction made = samples::charge(1500, 9000);
    Q_EMIT service.changed(samples::moved(made, status));
}

void openList(ui::MainWindow &window)
{
    key(window, Qt::Key_3, Qt::AltModifier);
    settle();
}

/// After the counter gave it up.
void payLate(ui::MainWindow &window, FakeService &service)
{
    charge(window, "1500");
    key(window, Qt::Key_Escape);
    key(window, Qt::Key_Return);
    settle();
    outcome(service, Status::Code::Paid);
    typeAmount(window, "700");
}

/// Somebody gives the next charge the reference of another transaction.
void giveTakenReference(ui::MainWindow &window, FakeService &service)
{
    core::Transaction other = samples::moved(samples::charge(99999999), Status::Code::Canceled);
    other.reference = u"PEDIDO-2026-11-20-00000000000000000000000000000001"_s;
    service.book.prepend(other);
    auto *reference = window.findChild<QLineEdit *>(u"referenceEdit"_s);
    reference->setFocus();
    QTest::keyClicks(reference, other.reference);
    charge(window, "1500");
}

/// More charges at the counter than there are cards: one is paid, one has expired, the last is in
/// front.
void openSeveral(ui::MainWindow &window, FakeService &service)
{
    QList<core::Transaction> made;
    service.onCreate = [&made](const core::TransactionDraft &draft) {
        core::Transaction charge =
            samples::charge(draft.amount->cents(), 9000 + static_cast<int>(made.size()));
        charge.created = QDateTime::currentDateTimeUtc().addSecs(-37 * (6 - made.size()));
        charge.name = u"Maria Aparecida da Conceição de Albuquerque"_s;
        made.append(charge);
        return charge;
    };
    for (const char *amount : {"700", "1500", "99999999", "250", "1890", "3210"}) {
        charge(window, amount);
        if (made.size() < 6)
            key(window, Qt::Key_F2);
    }
    service.onCreate = {};
    Q_EMIT service.changed(samples::moved(made[0], Status::Code::Paid));
    Q_EMIT service.changed(samples::moved(made[4], Status::Code::Expired));
}

/// The page of so many charges that wait, in steps of three minutes; the second was given up.
void openOpen(ui::MainWindow &window, FakeService &service, int count)
{
    service.book.clear();
    for (int i = 1; i <= count; ++i) {
        core::Transaction charge = samples::charge(1234LL * i, i);
        charge.created = QDateTime::currentDateTimeUtc().addSecs(-180LL * i + 130);
        charge.name =
            i == 3 ? u"Maria Aparecida da Conceição de Albuquerque Cavalcanti"_s : charge.name;
        service.book.append(charge);
    }
    key(window, Qt::Key_F4);
    key(window, Qt::Key_F5);
    settle();
    key(window, Qt::Key_Down);
    key(window, Qt::Key_A);
    QTest::qWait(100);
}

/// F8 over a paid charge, and what the customer's telephone shows.
Shot receiptCheck(
    const QString &name, QSize size, const QString &shown,
    const std::function<void(FakeService &)> &prepare = [](FakeService &) {})
{
    return {u"check-"_s + name, size,
            [shown, prepare](ui::MainWindow &window, FakeService &service) {
                charge(window, "1500");
                outcome(service, Status::Code::Paid);
                core::Transaction here =
                    samples::moved(samples::charge(1500, 9000), Status::Code::Paid);
                core::Transaction other =
                    samples::moved(samples::charge(123456, 9001), Status::Code::Paid);
                other.endToEndId = u"E60701190202611201402Zz9yX8wV7u3"_s;
                other.description = QString(12, u'W') + u" Sanduíche natural no pão integral"_s;
                service.book = {here, other};
                prepare(service);
                key(window, Qt::Key_F8);
                QTest::keyClicks(window.findChild<QWidget *>(u"claimEdit"_s), shown);
                key(window, Qt::Key_Return);
                QTest::qWait(100); // for the book
            }};
}

QList<Shot> receiptChecks()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    const auto id = [](const QDateTime &at) {
        return core::EndToEndId::payment(u"60701190", at, u"Ab1cD2eF3g4").toText();
    };
    QList<Shot> list{
        {u"check-for-nothing-smallest"_s, kSmallest,
         [](auto &window, auto &) { key(window, Qt::Key_F8); }},
        receiptCheck(u"asks"_s, kNormal, u"12345"_s),
        receiptCheck(u"unreadable"_s, kNormal, id(now),
                     [](auto &service) {
                         service.onList = [](const auto &) { return tl::unexpected(fullDisk()); };
                     }),
        receiptCheck(u"blind"_s, kMedium, id(now),
                     [](FakeService &service) { service.can.seesPayments = false; }),
        receiptCheck(u"future"_s, kNormal, id(now.addDays(1))),
        receiptCheck(u"used"_s, kNormal, u"8wV7u2"_s,
                     [](auto &service) {
                         service.book[0] = samples::moved(service.book[0], Status::Code::Refund);
                     }),
    };
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = size == kNormal   ? QString()
                               : size == kMedium ? u"-medium"_s
                                                 : u"-smallest"_s;
        list.append({receiptCheck(u"this"_s + suffix, size, u"8wV7u2"_s),
                     receiptCheck(u"other"_s + suffix, size, u"8wV7u3"_s),
                     receiptCheck(u"nothing"_s + suffix, size, id(now))});
    }
    Shot handedOver = receiptCheck(u"handed-over-smallest"_s, kSmallest, u"8wV7u2"_s);
    handedOver.act = [act = handedOver.act](auto &window, auto &service) {
        act(window, service);
        key(window, Qt::Key_U);
        QTest::qWait(100); // for the book
    };
    list.append(handedOver);
    return list;
}

/// With the PIN of lock() below.
QList<Shot> locks()
{
    const auto guard = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_L, Qt::ControlModifier);
        key(window, Qt::Key_3, Qt::AltModifier);
        QTest::keyClicks(window.findChild<QWidget *>(u"pinEdit"_s), u"1234"_s);
        key(window, Qt::Key_Return);
    };
    const auto settings = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_8, Qt::AltModifier);
        QTest::keyClicks(window.findChild<QWidget *>(u"settingsSearchEdit"_s), u"pin"_s);
    };
    const auto cover = [](ui::MainWindow &window, FakeService &) {
        charge(window, "1500");
        key(window, Qt::Key_L, Qt::ControlModifier);
    };
    const auto paid = [cover](ui::MainWindow &window, FakeService &service) {
        cover(window, service);
        outcome(service, Status::Code::Paid);
        for (int i = 0; i < 4; ++i)
            Q_EMIT service.changed(samples::moved(
                samples::charge(i == 1 ? core::Money::kMaxCents : 950, i), Status::Code::Paid));
    };
    QList<Shot> list{{u"lock-guard"_s, kNormal, guard}, {u"lock-settings"_s, kNormal, settings}};
    for (const QSize size : {kNormal, kSmallest}) {
        const QString suffix = size == kSmallest ? u"-smallest"_s : QString();
        list.append({{u"lock-idle-cover"_s + suffix, size, cover},
                     {u"lock-idle-paid"_s + suffix, size, paid}});
    }
    list.append({u"lock-guard-smallest"_s, kSmallest, guard});
    return list;
}

/// What is typed into the search box of the list.
void search(ui::MainWindow &window, const QString &text)
{
    openList(window);
    key(window, Qt::Key_Slash);
    QTest::keyClicks(QApplication::focusWidget(), text);
    QTest::qWait(200); // until somebody stops typing
    settle();
}

/// The detail of a payment, where the service gives money back or not.
QList<Shot> refunds()
{
    const auto detail = [](ui::MainWindow &window, FakeService &service) {
        service.book = {samples::moved(samples::charge(1500), Status::Code::Paid)};
        openList(window);
        key(window, Qt::Key_Return);
        settle();
    };
    const auto words = [detail](ui::MainWindow &window, FakeService &service) {
        service.can.refunds = false;
        detail(window, service);
    };
    const auto asks = [detail](ui::MainWindow &window, FakeService &service) {
        service.can.refunds = true;
        detail(window, service);
        key(window, Qt::Key_R);
        QTest::keyClicks(QApplication::focusWidget(), u"Wrong order"_s);
    };
    const auto whole = [detail](ui::MainWindow &window, FakeService &service) {
        detail(window, service);
        key(window, Qt::Key_V);
        QTest::qWait(100); // until it is noted
        key(window, Qt::Key_J);
        settle();
    };
    const auto link = [](ui::MainWindow &window, FakeService &service) {
        core::Transaction charge = samples::charge(1500);
        charge.paymentLink = u"https://padaria-são-joão.example.invalid/6f1d2c3b"_s;
        service.book = {charge};
        openList(window);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_L);
    };
    const auto down = [](ui::MainWindow &window) {
        for (int i = 0; i < 6; ++i)
            key(window, Qt::Key_PageDown);
    };
    const auto end = [detail, down](ui::MainWindow &window, FakeService &service) {
        detail(window, service);
        down(window);
    };
    const auto waitingEnd = [down](ui::MainWindow &window, FakeService &) {
        openList(window);
        key(window, Qt::Key_Return);
        settle();
        down(window);
    };
    return {{u"detail-end-medium"_s, kMedium, end},
            {u"detail-end-smallest"_s, kSmallest, end},
            {u"detail-waiting-end-medium"_s, kMedium, waitingEnd},
            {u"detail-whole"_s, kNormal, whole},
            {u"detail-whole-smallest"_s, kSmallest, whole},
            {u"detail-link"_s, kNormal, link},
            {u"detail-link-smallest"_s, kSmallest, link},
            {u"detail-no-refund"_s, kMedium, words},
            {u"detail-refund"_s, kMedium, asks},
            {u"detail-refund-smallest"_s, kSmallest, asks}};
}

/// What the list shows, on its way into a file.
QList<Shot> exports()
{
    const auto choose = [](auto &window, auto &) {
        openList(window);
        key(window, Qt::Key_E);
        settle();
    };
    const auto masked = [choose](ui::MainWindow &window, FakeService &service) {
        choose(window, service);
        key(window, Qt::Key_4);
        key(window, Qt::Key_M);
    };
    const auto write = [](ui::MainWindow &window, const QString &path) {
        auto *edit = window.findChild<QLineEdit *>(u"exportPathEdit"_s);
        edit->setText(path);
        edit->setFocus();
        key(window, Qt::Key_Return);
    };
    const auto busy = [choose, write](ui::MainWindow &window, FakeService &service) {
        choose(window, service);
        service.holds = true;
        write(window, QDir::temp().filePath(u"balcao-gallery.csv"_s));
    };
    const auto failed = [choose, write](ui::MainWindow &window, FakeService &service) {
        choose(window, service);
        write(window, u"/nowhere/at/all/transactions_2026-11-01_2026-11-30_demo_v1.csv"_s);
        QTest::qWait(300); // until the disk has answered
    };
    const auto there = [choose, write](ui::MainWindow &window, FakeService &service) {
        choose(window, service);
        write(window, u"/dev/null"_s);
        QTest::qWait(300);
    };
    QList<Shot> list;
    for (const auto &[suffix, size] :
         {std::pair(QString(), kNormal), std::pair(u"-smallest"_s, kSmallest)}) {
        list.append({{u"export"_s + suffix, size, choose},
                     {u"export-masked"_s + suffix, size, masked},
                     {u"export-busy"_s + suffix, size, busy},
                     {u"export-failed"_s + suffix, size, failed},
                     {u"export-there"_s + suffix, size, there}});
    }
    return list;
}

QList<Shot> filters()
{
    const auto typed = [](auto &window, auto &) { search(window, u"12"_s); };
    const auto chips = [](auto &window, auto &) {
        search(window, u"maria"_s);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_F);
        key(window, Qt::Key_Tab);
        key(window, Qt::Key_Space);
        settle();
    };
    const auto nothing = [](auto &window, auto &) {
        search(window, u"maria"_s);
        key(window, Qt::Key_Return);
        settle();
        search(window, u"Albuquerque Cavalcanti e Silva Sauro Vasconcelos Orleans"_s);
    };
    const auto passedOver = [](auto &window, FakeService &service) {
        search(window, u"maria"_s);
        key(window, Qt::Key_Return);
        settle();
        Q_EMIT service.changed(samples::charge(1500, 9000));
        settle();
    };
    const auto note = [](auto &window, auto &) {
        openList(window);
        key(window, Qt::Key_N);
        QTest::keyClicks(QApplication::focusWidget(),
                         u"Trocou o bolo de milho por um de fuba, paga a diferenca na sexta"_s);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_Down);
        key(window, Qt::Key_N);
        QTest::keyClicks(QApplication::focusWidget(), u"Pediu nota"_s);
        key(window, Qt::Key_Escape);
        settle();
    };
    const auto tags = [](auto &window, auto &) {
        openList(window);
        key(window, Qt::Key_T);
        QTest::keyClicks(QApplication::focusWidget(), u"Fiado, encomenda de festa, a conferir"_s);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_Down);
        key(window, Qt::Key_T);
        QTest::keyClicks(QApplication::focusWidget(), u"a,b,c,d,e,f,g,h,i,j,k"_s);
        key(window, Qt::Key_Return);
        settle();
    };
    const auto columns = [](auto &window, auto &) {
        openList(window);
        key(window, Qt::Key_C);
        key(window, Qt::Key_Down);
        settle();
    };
    const auto view = [](auto &window, auto &) {
        search(window, u"maria"_s);
        key(window, Qt::Key_Return);
        QTest::qWait(900); // until the views are counted
        key(window, Qt::Key_S);
        key(window, Qt::Key_Return); // without a name
        settle();
    };
    QList<Shot> list;
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = size == kNormal   ? QString()
                               : size == kMedium ? u"-medium"_s
                                                 : u"-smallest"_s;
        list.append({{u"list-typed"_s + suffix, size, typed},
                     {u"list-note"_s + suffix, size, note},
                     {u"list-tags"_s + suffix, size, tags},
                     {u"list-columns"_s + suffix, size, columns},
                     {u"list-view"_s + suffix, size, view},
                     {u"list-chips"_s + suffix, size, chips},
                     {u"list-nothing"_s + suffix, size, nothing},
                     {u"list-passed-over"_s + suffix, size, passedOver}});
    }
    return list;
}

/// Alt+7 and a day that has something.
void openSummary(ui::MainWindow &window)
{
    key(window, Qt::Key_7, Qt::AltModifier);
    window.findChild<QDateEdit *>(u"summaryDayEdit"_s)->setDate(QDate(2026, 11, 19));
    settle();
}

QList<Shot> summaries()
{
    const auto day = [](auto &window, auto &) { openSummary(window); };
    const auto month = [](auto &window, FakeService &service) {
        service.book[3].amount = core::Money::fromCents(core::Money::kMaxCents);
        openSummary(window);
        key(window, Qt::Key_M);
        settle();
    };
    const auto empty = [](auto &window, FakeService &service) {
        service.book.clear();
        openSummary(window);
    };
    const auto failed = [](auto &window, FakeService &service) {
        service.onHourlySums = [](const auto &) { return tl::unexpected(fullDisk()); };
        openSummary(window);
    };
    QList<Shot> list{{u"summary-empty"_s, kNormal, empty}, {u"summary-failed"_s, kMedium, failed}};
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = size == kNormal   ? QString()
                               : size == kMedium ? u"-medium"_s
                                                 : u"-smallest"_s;
        list.append(
            {{u"summary"_s + suffix, size, day}, {u"summary-month"_s + suffix, size, month}});
    }
    return list;
}

/// Alt+4, with an order typed to somebody who is known by that key.
void typeOrder(ui::MainWindow &window, FakeService &service, const QString &key,
               const QString &amount)
{
    service.can.sendsMoney = true;
    service.onCreate = [](const core::TransactionDraft &draft) {
        core::Transaction made = samples::charge(draft.amount->cents(), 9100);
        made.operation = core::Operation::CashOut;
        made.qrCode.clear();
        made.created = QDateTime::currentDateTimeUtc().addSecs(-7);
        made.name = draft.name;
        made.pixKey = draft.pixKey;
        made.reference = draft.reference;
        return made;
    };
    ::key(window, Qt::Key_4, Qt::AltModifier);
    for (const QString &text :
         {key, amount, u"Marcos Wunderlich de Albuquerque Cavalcanti e Silva Sauro Vasconcelos"_s,
          u"390.533.447-05"_s, u"marcos@example.com"_s, u"21911112222"_s, u"Aluguel de novembro"_s,
          u"ALUGUEL-2026-11"_s}) {
        QTest::keyClicks(QApplication::focusWidget(), text);
        ::key(window, Qt::Key_Tab);
    }
    settle();
}

/// Confirms it; `face` is what stands there then.
void sendOrder(ui::MainWindow &window, const QString &face = u"sentPanel"_s,
               std::chrono::milliseconds timeToRecall = std::chrono::milliseconds(0))
{
    auto *page = window.findChild<ui::SendPage *>();
    page->setTimeToRead(std::chrono::milliseconds(1));
    page->setTimeToRecall(timeToRecall);
    const auto *desk = window.findChild<ui::PayoutDesk *>();
    if (!QTest::qWaitFor([desk] { return desk->isRead(); }))
        qFatal("the payouts are not read");
    key(window, Qt::Key_Return, Qt::ControlModifier);
    const auto *send = window.findChild<QPushButton *>(u"reviewSendButton"_s);
    if (!QTest::qWaitFor([send] { return send->isEnabled(); }))
        qFatal("the order cannot be sent");
    key(window, Qt::Key_Return);
    if (!QTest::qWaitFor([page, &face] {
            const auto *shown = page->findChild<QWidget *>(face);
            return shown && shown->isVisible();
        }))
        qFatal("the order was not taken");
    settle();
}

/// Ctrl+O, with a file of which one row was made before.
void openPayouts(ui::MainWindow &window, FakeService &service, bool isSound)
{
    service.can.sendsMoney = true;
    key(window, Qt::Key_4, Qt::AltModifier);
    key(window, Qt::Key_O, Qt::ControlModifier);
    QTemporaryDir folder;
    QFile file(folder.filePath(u"folha-novembro.csv"_s));
    if (!file.open(QIODevice::WriteOnly))
        qFatal("no file");
    file.write("chave;valor;nome;documento;email;telefone;descricao;referencia\n");
    for (int i = 1; i <= 30; ++i)
        file.write(
            u"pessoa%1.da.silva@comercio.example.com;%2;Pessoa %1 da Conceição de "
            "Albuquerque;%3;p@example.com;11987654712;Salário;\n"_s.arg(i)
                .arg(isSound || i % 3 > 0 ? u"1.234,5"_s + QString::number(i % 10) : u"1234"_s)
                .arg(isSound || i % 5 > 0 ? u"11144477735"_s : u"11144477736"_s)
                .toUtf8());
    file.close();
    window.findChild<ui::BatchPanel *>()->openFile(file.fileName());
    settle();
}

QList<Shot> sendings()
{
    const QString address = u"marcos.antonio.wunderlich@comercio-de-alimentos.example.com"_s;
    QList<Shot> list{
        {u"send-cannot-local"_s, kNormal,
         [](auto &window, auto &) { key(window, Qt::Key_4, Qt::AltModifier); }},
    };
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = size == kNormal   ? QString()
                               : size == kMedium ? u"-medium"_s
                                                 : u"-smallest"_s;
        const auto add = [&](const QString &name, const auto &act) {
            list.append({u"send-"_s + name + suffix, size, act});
        };
        add(u"empty"_s, [](auto &window, auto &service) {
            service.can.sendsMoney = true;
            key(window, Qt::Key_4, Qt::AltModifier);
        });
        add(u"form"_s, [address](auto &window, auto &service) {
            typeOrder(window, service, address, u"1.234,56"_s);
        });
        add(u"two-kinds"_s, [](auto &window, auto &service) {
            service.can.sendsMoney = true;
            key(window, Qt::Key_4, Qt::AltModifier);
            QTest::keyClicks(QApplication::focusWidget(), u"51998259765"_s);
            key(window, Qt::Key_Return, Qt::ControlModifier);
        });
        add(u"review"_s, [address](auto &window, auto &service) {
            typeOrder(window, service, address, u"12.345.678,90"_s);
            key(window, Qt::Key_Return, Qt::ControlModifier);
        });
        add(u"review-brakes"_s, [](auto &window, auto &service) {
            core::Transaction paid = samples::charge(5'000, 9200);
            paid.created = QDateTime::currentDateTimeUtc().addSecs(-7200);
            paid.document = u"39053344705"_s;
            core::Transaction received = samples::moved(paid, Status::Code::Paid);
            received.finished = paid.created;
            core::Transaction sent = samples::moved(paid, Status::Code::InProcess);
            sent.operation = core::Operation::CashOut;
            sent.pixKey = u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d"_s;
            service.book = {received, sent};
            typeOrder(window, service, sent.pixKey, u"50,00"_s);
            key(window, Qt::Key_Return, Qt::ControlModifier);
        });
        for (const bool isSound : {true, false})
            add(isSound ? u"file"_s : u"file-broken"_s,
                [isSound](auto &window, auto &service) { openPayouts(window, service, isSound); });
        add(u"waits"_s, [](auto &window, auto &service) {
            typeOrder(window, service, u"52998224725"_s, u"50,00"_s);
            sendOrder(window);
        });
        add(u"held"_s, [](auto &window, auto &service) {
            typeOrder(window, service, u"52998224725"_s, u"50,00"_s);
            sendOrder(window, u"holdPanel"_s, std::chrono::seconds(20));
        });
        add(u"on-hold"_s, [address](auto &window, auto &service) {
            typeOrder(window, service, address, u"12.345,67"_s);
            window.template findChild<ui::SendPage *>()->setTimeToRead(
                std::chrono::milliseconds(1));
            key(window, Qt::Key_3, Qt::ControlModifier);
        });
        add(u"done"_s, [](auto &window, auto &service) {
            service.can.sendsMoney = true;
            for (qsizetype i = 0; i < service.book.size(); ++i) {
                service.book[i].operation = core::Operation::CashOut;
                service.book[i].pixKey = u"52998224725"_s;
            }
            key(window, Qt::Key_4, Qt::AltModifier);
            key(window, Qt::Key_5, Qt::ControlModifier);
        });
        add(u"unknown"_s, [](auto &window, auto &service) {
            typeOrder(window, service, u"52998224725"_s, u"50,00"_s);
            service.onCreate = [](const auto &) {
                return tl::unexpected(core::Error{core::Error::Code::Unconfirmed, {}, {}});
            };
            sendOrder(window);
        });
        for (const Status::Code code :
             {Status::Code::Paid, Status::Code::Canceled, Status::Code::Denied})
            add(Status(code).toText(), [code](auto &window, auto &service) {
                typeOrder(window, service, u"52998224725"_s, u"50,00"_s);
                sendOrder(window);
                core::Transaction made = *service.onCreate(service.drafts.constLast());
                Q_EMIT service.changed(samples::moved(made, code));
            });
    }
    return list;
}

/// Of a shop whose service has a ledger.
QList<Shot> ledgers()
{
    QList<Shot> list;
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = size == kNormal   ? QString()
                               : size == kMedium ? u"-medium"_s
                                                 : u"-smallest"_s;
        const auto open = [](ui::MainWindow &window, FakeService &) {
            key(window, Qt::Key_6, Qt::AltModifier);
            settle();
        };
        list.append({u"ledger"_s + suffix, size, open});
        list.append({u"ledger-empty"_s + suffix, size, open});
        for (const Qt::Key asked : {Qt::Key_X, Qt::Key_R})
            list.append(
                {u"ledger-asks-"_s + (asked == Qt::Key_X ? u"settled"_s : u"again"_s) + suffix,
                 size, [open, asked](auto &window, auto &service) {
                     open(window, service);
                     key(window, asked);
                 }});
    }
    return list;
}

/// Two backups, the newer of which is whole.
class GalleryBackups : public ui::BackupDesk
{
public:
    [[nodiscard]] QList<ui::BackupFile> backupsIn(const QString &folder) const override
    {
        const QDateTime noon(QDate(2026, 11, 20), QTime(12, 0));
        return {{folder + u"/balcao-2026-11-20.balcao"_s, noon, 12'345'678},
                {folder + u"/antes da reforma da loja da Rua Doutor Nascimento.balcao"_s,
                 noon.addDays(-400), 1'234'567'890'123}};
    }
    void make(const QString &) override { Q_EMIT copied(5'000'000, 12'000'000); }
    void verify(const QString &file) override
    {
        Q_EMIT verified({.file = file,
                         .transactions = 1'234'567,
                         .newest = QDateTime(QDate(2026, 11, 20), QTime(11, 59), QTimeZone::utc()),
                         .hasSettings = true});
    }
    void restore(const QString &) override {}
};

/// What lies over a page, and the pages that come by themselves.
QList<Shot> guides()
{
    const auto settings = [](const QString &name) {
        return [name](ui::MainWindow &window, FakeService &) {
            key(window, Qt::Key_8, Qt::AltModifier);
            window.findChild<QWidget *>(name)->setFocus(Qt::TabFocusReason);
            settle();
        };
    };
    const auto restore = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_8, Qt::AltModifier);
        auto *question = window.findChild<QPushButton *>(u"restoreBackupButton"_s);
        question->setFocus(Qt::TabFocusReason);
        question->click();
    };
    const auto progress = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_8, Qt::AltModifier);
        window.findChild<QPushButton *>(u"makeBackupButton"_s)->setFocus(Qt::TabFocusReason);
        window.findChild<QPushButton *>(u"makeBackupButton"_s)->click();
    };
    const auto form = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_8, Qt::AltModifier);
        window.findChild<QPushButton *>(u"changeShopButton"_s)->click();
    };
    const auto newKey = [form](ui::MainWindow &window, FakeService &service) {
        form(window, service);
        window.findChild<QLineEdit *>(u"pixKeyEdit"_s)
            ->setText(u"um.endereco.de.correio.bastante.comprido.da.padaria@exemplo.com.br"_s);
        key(window, Qt::Key_Return, Qt::ControlModifier);
    };
    const auto news = [](ui::MainWindow &window, FakeService &) {
        const bool isThere = QTest::qWaitFor([&window] {
            const auto *page = window.findChild<QWidget *>(u"newsPage"_s);
            return page && page->isVisible();
        });
        if (!isThere)
            qFatal("no news");
    };
    QList<Shot> list;
    for (const QSize size : {kNormal, kSmallest}) {
        const QString suffix = size == kSmallest ? u"-smallest"_s : QString();
        list.append(
            {{u"guide-help"_s + suffix, size,
              [](auto &window, auto &) { key(window, Qt::Key_F1); }},
             {u"guide-keys"_s + suffix, size,
              [](auto &window, auto &) { key(window, Qt::Key_Slash, Qt::ControlModifier); }},
             {u"guide-jump"_s + suffix, size,
              [](auto &window, auto &) {
                  key(window, Qt::Key_K, Qt::ControlModifier);
                  QTest::keyClicks(QApplication::focusWidget(), u"co"_s);
              }},
             {u"guide-jump-nothing"_s + suffix, size,
              [](auto &window, auto &) {
                  key(window, Qt::Key_K, Qt::ControlModifier);
                  QTest::keyClicks(QApplication::focusWidget(), u"xyzzy"_s);
              }},
             {u"news"_s + suffix, size, news},
             {u"settings-nothing"_s + suffix, size,
              [](auto &window, auto &) {
                  key(window, Qt::Key_8, Qt::AltModifier);
                  QTest::keyClicks(QApplication::focusWidget(), u"xyzzy"_s);
              }},
             {u"settings-appearance"_s + suffix, size, settings(u"motionBox"_s)},
             {u"settings-customers"_s + suffix, size, settings(u"testPatternButton"_s)},
             {u"backup-none"_s + suffix, size, settings(u"chooseBackupFolderButton"_s)},
             {u"backup-question"_s + suffix, size, restore},
             {u"backup-progress"_s + suffix, size, progress},
             {u"backup-shop"_s + suffix, size, form},
             {u"backup-key-question"_s + suffix, size, newKey}});
    }
    return list;
}

/// Until the page says that much of what it waits for.
void waitFor(ui::MainWindow &window, const QString &name, ui::Wait::Stage stage)
{
    auto *wait = window.findChild<ui::Wait *>(name);
    const auto from = [stage](ui::Wait::Stage which) {
        return std::chrono::hours(stage < which ? 1 : 0);
    };
    wait->setPace({.shown = {},
                   .explained = from(ui::Wait::Stage::Explained),
                   .choosing = from(ui::Wait::Stage::Choosing)});
    if (!QTest::qWaitFor([&] { return wait->stage() == stage; }))
        qFatal("nobody waits");
}

/// How things stand with a service far away: whole for four seconds, or in trouble for so long.
void lose(FakeService &service, core::Error::Code code, int seconds)
{
    const QDateTime then = QDateTime::currentDateTimeUtc().addSecs(-seconds);
    service.link = {.checked = then, .trouble = core::Error{code, {}, {}}, .since = then};
    Q_EMIT service.contactChanged();
}

/// A service far away: slow, gone, unstable, or not letting anybody in; and what was seen before.
QList<Shot> far()
{
    using Code = core::Error::Code;
    const auto slowCharge = [](ui::Wait::Stage stage) {
        return [stage](ui::MainWindow &window, FakeService &service) {
            service.holds = true;
            charge(window, "1500");
            waitFor(window, u"chargeWait"_s, stage);
        };
    };
    const auto slowList = [](ui::MainWindow &window, FakeService &service) {
        service.holds = true;
        openList(window);
        waitFor(window, u"listWait"_s, ui::Wait::Stage::Choosing);
    };
    const auto slowState = [](ui::MainWindow &window, FakeService &service) {
        charge(window, "1500");
        service.holds = true;
        key(window, Qt::Key_F5);
        waitFor(window, u"liveWait"_s, ui::Wait::Stage::Choosing);
    };
    const auto live = [](std::optional<Code> code) {
        return [code](ui::MainWindow &window, FakeService &service) {
            charge(window, "1500");
            if (code)
                lose(service, *code, 95);
        };
    };
    const auto open = [](ui::MainWindow &window, FakeService &service) {
        openOpen(window, service, 12);
        lose(service, Code::Unavailable, 840);
    };
    const auto list = [](ui::MainWindow &window, FakeService &service) {
        openList(window);
        lose(service, Code::Unreachable, 95);
    };
    const auto remembered = [](ui::MainWindow &window, FakeService &service) {
        for (core::Transaction &transaction : service.book)
            transaction.asOf = QDateTime(QDate(2026, 11, 20), QTime(19, 0), Qt::UTC);
        openList(window);
        lose(service, Code::Unreachable, 95);
    };
    const auto openRemembered = [](ui::MainWindow &window, FakeService &service) {
        openOpen(window, service, 12);
        for (core::Transaction &transaction : service.book)
            transaction.asOf = QDateTime(QDate(2026, 11, 20), QTime(19, 0), Qt::UTC);
        key(window, Qt::Key_F5);
        lose(service, Code::Unreachable, 95);
    };
    const auto summary = [](ui::MainWindow &window, FakeService &service) {
        service.onHourlySums = [](const auto &) {
            return tl::unexpected(core::Error{Code::Unreachable, {}, {}});
        };
        openSummary(window);
        lose(service, Code::Unreachable, 95);
    };
    const auto simulation = [](ui::MainWindow &window, FakeService &service) {
        charge(window, "1500");
        service.holds = true;
        key(window, Qt::Key_1, Qt::ControlModifier);
        waitFor(window, u"simulateWait"_s, ui::Wait::Stage::Choosing);
    };
    const auto refund = [](ui::MainWindow &window, FakeService &service) {
        for (core::Transaction &transaction : service.book)
            transaction = samples::moved(transaction, core::Status::Code::Paid);
        service.can.refunds = true;
        openList(window);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_R);
        service.holds = true;
        key(window, Qt::Key_Return);
        waitFor(window, u"refundWait"_s, ui::Wait::Stage::Choosing);
    };
    const auto detail = [remembered](ui::MainWindow &window, FakeService &service) {
        remembered(window, service);
        window.findChild<QWidget *>(u"transactionTable"_s)->setFocus();
        key(window, Qt::Key_Return);
        settle();
    };
    const auto clock = [](ui::MainWindow &, FakeService &service) {
        service.link->clockAhead = std::chrono::seconds(-432);
        Q_EMIT service.contactChanged();
    };
    const auto back = [](ui::MainWindow &window, FakeService &service) {
        charge(window, "1500");
        lose(service, Code::Unreachable, 95);
        service.link = {.checked = QDateTime::currentDateTimeUtc()};
        Q_EMIT service.contactChanged();
    };
    QList<Shot> shots{{u"far-charge-slow"_s, kNormal, slowCharge(ui::Wait::Stage::Shown)},
                      {u"far-charge-slower"_s, kNormal, slowCharge(ui::Wait::Stage::Explained)}};
    for (const auto &[suffix, size] :
         {std::pair(QString(), kNormal), std::pair(u"-smallest"_s, kSmallest)}) {
        shots.append(
            {{u"far-charge-slowest"_s + suffix, size, slowCharge(ui::Wait::Stage::Choosing)},
             {u"far-list-slowest"_s + suffix, size, slowList},
             {u"far-live-slowest"_s + suffix, size, slowState},
             {u"far-live"_s + suffix, size, live({})},
             {u"far-live-lost"_s + suffix, size, live(Code::Unreachable)},
             {u"far-live-denied"_s + suffix, size, live(Code::AccessDenied)},
             {u"far-open"_s + suffix, size, open},
             {u"far-open-remembered"_s + suffix, size, openRemembered},
             {u"far-summary"_s + suffix, size, summary},
             {u"far-simulate-slowest"_s + suffix, size, simulation},
             {u"far-refund-slowest"_s + suffix, size, refund},
             {u"far-list"_s + suffix, size, list},
             {u"far-remembered"_s + suffix, size, remembered},
             {u"far-remembered-detail"_s + suffix, size, detail},
             {u"far-clock"_s + suffix, size, clock},
             {u"far-back"_s + suffix, size, back}});
    }
    return shots;
}

QList<Shot> shots()
{
    const auto nothing = [](ui::MainWindow &, FakeService &) {};
    QList<Shot> list{
        {u"charge"_s, kNormal, nothing},
        {u"charge-small"_s, kSmall, nothing},
        {u"settings"_s, kNormal,
         [](auto &window, auto &) { key(window, Qt::Key_8, Qt::AltModifier); }},
        {u"settings-small"_s, kSmall,
         [](auto &window, auto &) { key(window, Qt::Key_8, Qt::AltModifier); }},
        {u"charge-typed"_s, kNormal, [](auto &window, auto &) { typeAmount(window, "1500"); }},
        {u"charge-sum"_s, kNormal,
         [](auto &window, auto &) { typeAmount(window, "1200+350*2+75"); }},
        {u"charge-sum-long-small"_s, kSmall,
         [](auto &window, auto &) {
             typeAmount(window, "123456789+1200*12+350*3+4,5*250+75+1990+5,5*2+120+");
             key(window, Qt::Key_Return);
         }},
        {u"charge-twin"_s, kNormal,
         [](auto &window, auto &) {
             charge(window, "1500");
             key(window, Qt::Key_F9);
             key(window, Qt::Key_Return);
         }},
        {u"charge-elsewhere-small"_s, kSmall,
         [](auto &window, auto &) {
             window.setWaitingElsewhere({{u"Loja centro"_s, 1}, {QString(40, u'W'), 12}});
         }},
        {u"charge-payer"_s, kNormal,
         [](auto &window, auto &) {
             typeAmount(window, "1500");
             key(window, Qt::Key_Tab);
             QTest::keyClicks(QApplication::focusWidget(), u"mar"_s);
             QTest::qWait(100); // for the book
         }},
        {u"charge-payer-small"_s, kSmall,
         [](auto &window, auto &) {
             key(window, Qt::Key_F12);
             key(window, Qt::Key_F12);
             typeAmount(window, "1500");
             key(window, Qt::Key_Tab);
             QTest::keyClicks(QApplication::focusWidget(), u"mar"_s);
             QTest::qWait(100);
             key(window, Qt::Key_Tab);
         }},
        {u"charge-payer-missing"_s, kNormal,
         [](auto &window, auto &) {
             key(window, Qt::Key_F12);
             charge(window, "1500");
         }},
        {u"charge-form"_s, kNormal,
         [](auto &window, auto &) {
             typeAmount(window, "1500");
             key(window, Qt::Key_F3);
         }},
        {u"charge-form-problems-small"_s, kSmall,
         [](auto &window, auto &) {
             typeAmount(window, "1500");
             key(window, Qt::Key_F3);
             for (const QString &text : {u"1,2,3"_s, u"52998224724"_s, u"<b>Ana</b>"_s, u"ze@"_s,
                                         u"123"_s, u"Bolo"_s, QString(51, u'7')}) {
                 QTest::keyClicks(QApplication::focusWidget(), text);
                 key(window, Qt::Key_Return);
             }
             key(window, Qt::Key_Return, Qt::ControlModifier);
         }},
        {u"charge-repeat"_s, kNormal,
         [](auto &window, auto &service) {
             charge(window, "1500");
             outcome(service, Status::Code::Paid);
             key(window, Qt::Key_F9);
         }},
        {u"charge-presets"_s, kNormal, [](auto &window, auto &) { typeAmount(window, "350"); }},
        {u"charge-presets-medium"_s, kMedium, nothing},
        {u"charge-presets-smallest-failed"_s, kSmallest,
         [](auto &window, auto &service) {
             service.onCreate = [](const auto &) { return tl::unexpected(fullDisk()); };
             charge(window, "1500+750*2");
         }},
        {u"charge-largest-small"_s, kSmall,
         [](auto &window, auto &) { typeAmount(window, "9999999999999"); }},
        {u"charge-failed"_s, kNormal,
         [](auto &window, auto &service) {
             service.onCreate = [](const auto &) { return tl::unexpected(fullDisk()); };
             charge(window, "1500");
         }},
        {u"live"_s, kNormal, [](auto &window, auto &) { charge(window, "1500"); }},
        {u"live-small"_s, kSmallest, [](auto &window, auto &) { charge(window, "999999999999"); }},
        {u"live-link-small"_s, kSmallest,
         [](auto &window, FakeService &service) {
             service.onCreate = [](const core::TransactionDraft &draft) {
                 core::Transaction made = samples::charge(draft.amount->cents(), 9000);
                 made.paymentLink = u"https://pay.example.com/c/9000"_s;
                 return made;
             };
             charge(window, "999999999999");
             key(window, Qt::Key_F6, Qt::ShiftModifier);
         }},
        {u"live-larger-small"_s, kSmallest,
         [](auto &window, auto &) {
             charge(window, "1500");
             key(window, Qt::Key_B);
         }},
        {u"live-local"_s, kNormal, [](auto &window, auto &) { charge(window, "1500"); }},
        {u"live-bad-code"_s, kNormal,
         [](auto &window, auto &service) {
             service.onCreate = [](const auto &) {
                 core::Transaction made = samples::charge(1500, 9000);
                 made.qrCode = samples::charge(2500).qrCode;
                 return made;
             };
             charge(window, "1500");
         }},
        {u"live-abandon"_s, kSmallest,
         [](auto &window, auto &) {
             charge(window, "1500");
             key(window, Qt::Key_Escape);
         }},
        {u"reference-taken"_s, kNormal, giveTakenReference},
        {u"reference-taken-smallest"_s, kSmallest, giveTakenReference},
        {u"several"_s, kNormal, openSeveral},
        {u"several-smallest"_s, kSmallest, openSeveral},
        {u"several-typing"_s, kMedium,
         [](auto &window, auto &service) {
             openSeveral(window, service);
             key(window, Qt::Key_F2);
             typeAmount(window, "4200");
         }},
        {u"several-typing-smallest"_s, kSmallest,
         [](auto &window, auto &service) {
             openSeveral(window, service);
             key(window, Qt::Key_F2);
             typeAmount(window, "4200");
         }},
        {u"news"_s, kMedium,
         [](auto &window, auto &) {
             if (!QTest::qWaitFor(
                     [&window] { return !!window.template findChild<QWidget *>(u"newsPage"_s); }))
                 qFatal("nothing happened meanwhile");
         }},
        {u"late"_s, kNormal, [](auto &window, auto &service) { payLate(window, service); }},
        {u"late-smallest"_s, kSmallest,
         [](auto &window, auto &service) { payLate(window, service); }},
        {u"late-presets-smallest"_s, kSmallest,
         [](auto &window, auto &service) { payLate(window, service); }},
        {u"open"_s, kNormal, [](auto &window, auto &service) { openOpen(window, service, 7); }},
        {u"open-small"_s, kSmallest,
         [](auto &window, auto &service) { openOpen(window, service, 120); }},
        {u"open-empty"_s, kMedium,
         [](auto &window, auto &service) { openOpen(window, service, 0); }},
        {u"open-local"_s, kMedium,
         [](auto &window, auto &service) { openOpen(window, service, 7); }},
        {u"open-failed"_s, kMedium,
         [](auto &window, auto &service) {
             service.onList = [](const auto &) { return tl::unexpected(fullDisk()); };
             openOpen(window, service, 0);
         }},
        {u"list"_s, kNormal, [](auto &window, auto &) { openList(window); }},
        {u"list-small"_s, kSmall, [](auto &window, auto &) { openList(window); }},
        {u"list-empty"_s, kNormal,
         [](auto &window, auto &service) {
             service.book.clear();
             openList(window);
         }},
        {u"list-loading"_s, kNormal,
         [](auto &window, auto &service) {
             service.holds = true;
             openList(window);
         }},
        {u"list-failed"_s, kNormal,
         [](auto &window, auto &service) {
             service.onList = [](const auto &) { return tl::unexpected(fullDisk()); };
             openList(window);
         }},
        {u"detail"_s, kNormal,
         [](auto &window, auto &) {
             openList(window);
             key(window, Qt::Key_Return);
         }},
        {u"detail-long-small"_s, kSmall,
         [](auto &window, auto &) {
             openList(window);
             key(window, Qt::Key_Down);
             key(window, Qt::Key_Return);
         }},
    };
    list.append(exports());
    list.append(filters());
    list.append(refunds());
    list.append(summaries());
    list.append(receiptChecks());
    list.append(locks());
    list.append(sendings());
    list.append(ledgers());
    list.append(guides());
    list.append(far());
    for (const QSize size : {kNormal, kSmall}) {
        const QString suffix = size == kSmall ? u"-small"_s : QString();
        list.append({u"receipt-printed"_s + suffix, size, [](auto &window, auto &service) {
                         charge(window, "1500");
                         outcome(service, Status::Code::Paid);
                         key(window, Qt::Key_P);
                     }});
        list.append({u"receipt-printed-detail"_s + suffix, size, [](auto &window, auto &service) {
                         service.book.first() =
                             samples::moved(samples::charge(1500), Status::Code::Paid);
                         openList(window);
                         key(window, Qt::Key_Return);
                         settle();
                         key(window, Qt::Key_P);
                     }});
    }
    for (const QSize size : {kNormal, kSmall})
        list.append({u"damage-found%1"_s.arg(size == kSmall ? u"-small"_s : QString()), size,
                     [](ui::MainWindow &window, auto &) { window.tellOfDamage(); }});
    for (const Status::Code code : {Status::Code::Paid, Status::Code::Canceled,
                                    Status::Code::Denied, Status::Code::Expired}) {
        for (const QSize size : {kNormal, kSmall})
            list.append({u"outcome-%1%2"_s.arg(Status(code).toText(),
                                               size == kSmall ? u"-small"_s : QString()),
                         size, [code](auto &window, auto &service) {
                             charge(window, "1500");
                             outcome(service, code);
                         }});
    }
    return list;
}

bool walks = false;      ///< looks for what is cut, and paints nothing
QRegularExpression only; ///< in the names of the pictures that are wanted
int cut = 0;

/// Of a walk; what has its size for a reason keeps it.
QSize sizeOf(const Shot &shot)
{
    return walks && shot.size == kNormal ? kMedium : shot.size;
}

bool isWanted(const QString &name)
{
    return only.match(name).hasMatch();
}

void save(QWidget &window, const QDir &folder, const QString &name)
{
    settle(); // also for the next one, which goes on from here
    if (!isWanted(name))
        return;
    if (walks) {
        QStringList found;
        (void)QTest::qWaitFor(
            [&] { // A page may still be laying itself out.
                found = support::clippedIn(window);
                return found.isEmpty();
            },
            1000);
        for (const QString &line : std::as_const(found)) {
            ++cut;
            std::fprintf(stderr, "%s: %s\n", qPrintable(name), qPrintable(line));
        }
        return;
    }
    const QString path = folder.filePath(name + u".png"_s);
    if (!window.grab().save(path))
        qFatal("cannot write %s", qPrintable(path));
}

void paintShop(const QDir &folder, const QString &suffix)
{
    const QList<core::Transaction> past = history();
    for (const Shot &shot : shots()) {
        if (!isWanted(shot.name + suffix))
            continue;
        FakeService service;
        service.book = past;
        service.onCreate = [](const core::TransactionDraft &draft) {
            core::Transaction made = samples::charge(draft.amount->cents(), 9000);
            made.created = QDateTime::currentDateTimeUtc().addSecs(-42);
            return made;
        };
        FakeLedger ledger;
        if (shot.name.startsWith("ledger"_L1)) {
            service.doubts = &ledger;
            if (!shot.name.contains("empty"_L1))
                support::fill(ledger);
        }
        ToolBox toolBox(service,
                        {.presets = shot.name.contains("presets"_L1) ? manyPresets() : presets(),
                         .printing = {u"counter"_s, ui::Paper::Roll80, false}});
        for (int i = 1; i <= 11 && shot.name.startsWith("news"_L1); ++i) {
            const core::Transaction watched = samples::charge(1234LL * i, 9000 + i);
            toolBox.consoleBook().watch(watched);
            service.book.prepend(
                samples::moved(watched, i % 3 ? Status::Code::Paid : Status::Code::Expired));
        }
        if (shot.name.startsWith("ledger-asks-settled"_L1))
            (void)toolBox.approver().setPin({}, u"4711"_s);
        if (shot.name.startsWith("lock"_L1))
            (void)toolBox.lock().setPin({}, u"4711"_s);
        if (shot.name.startsWith("lock-idle"_L1))
            toolBox.lock().setIdle(std::chrono::minutes(5));
        if (shot.name.startsWith("far"_L1))
            service.link = {.checked = QDateTime::currentDateTimeUtc().addSecs(-4)};
        const bool local = shot.name.endsWith("-local"_L1);
        if (local)
            service.can = {};
        for (const core::Payer &payer : people())
            toolBox.consoleBook().remember(payer);
        GalleryBackups backups;
        ui::ShopTools tools = toolBox.tools();
        if (shot.name.startsWith("backup"_L1)) {
            tools.backups = &backups;
            tools.merchant = samples::merchant();
            ui::Preferences preferences = toolBox.preferences().value();
            if (!shot.name.startsWith("backup-none"_L1))
                preferences.backups.folder = u"/media/ana/PENDRIVE/cópias da padaria"_s;
            toolBox.preferences().set(preferences);
        }
        if (shot.name.startsWith("news"_L1)) {
            for (int i = 0; i < 6; ++i) {
                const core::Transaction charge = samples::charge(1500 + 100 * i, 700 + i);
                toolBox.consoleBook().watch(charge);
                service.book.append(samples::moved(charge, i % 3 == 0   ? Status::Code::Paid
                                                           : i % 3 == 1 ? Status::Code::Expired
                                                                        : Status::Code::Canceled));
            }
        }
        ui::MainWindow window(
            {local ? ui::Environment::Kind::Local : ui::Environment::Kind::Demo, u"~/balcao"_s});
        window.resize(sizeOf(shot));
        window.showShop(tools);
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
        shot.act(window, service);
        save(window, folder, shot.name + suffix);
    }
}

/// What one sees of services far away, and of going to one.
void paintServices(const QDir &folder, const QString &suffix)
{
    FakeProfileDesk desk;
    desk.keyringProblem = core::Error{core::Error::Code::Unsupported, {}, {}};
    const auto add = [&desk](const QString &name, const QString &address, core::ServiceKind kind) {
        desk.shops.append({QUuid::createUuid(),
                           *core::validated(core::ServiceProfileDraft{
                               .name = name,
                               .address = address,
                               .platform = u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s,
                               .kind = kind,
                               .counter = u"C1"_s}),
                           {samples::merchant(), samples::payer()}});
    };
    const auto window = [&desk](ui::Environment::Kind kind, QSize size) {
        auto made = std::make_unique<ui::MainWindow>(
            ui::Environment{kind, u"Loja centro · pix.example.com"_s});
        made->setPlaces(&desk);
        made->resize(size);
        return made;
    };
    for (const bool isLow : {false, true}) {
        const QSize size = isLow ? ui::MainWindow::kSmallest : QSize(1024, 700);
        const QString end = (isLow ? u"-small"_s : QString()) + suffix;
        desk.shops.clear();
        FakeService service;
        ToolBox toolBox(service);
        ui::ShopTools tools = toolBox.tools();
        tools.places = &desk;
        auto shop = window(ui::Environment::Kind::Sandbox, size);
        shop->showShop(tools);
        shop->show();
        if (!QTest::qWaitForWindowActive(shop.get()))
            qFatal("no window");
        key(*shop, Qt::Key_8, Qt::AltModifier);
        save(*shop, folder, u"services-settings"_s + end);
        shop->findChild<QPushButton *>(u"openServicesButton"_s)->click();
        save(*shop, folder, u"services-none"_s + end);
        key(*shop, Qt::Key_A);
        save(*shop, folder, u"service-form"_s + end);
        QTest::keyClicks(shop->findChild<QWidget *>(u"addressEdit"_s), u"http://pix.example.com"_s);
        key(*shop, Qt::Key_Return, Qt::ControlModifier);
        save(*shop, folder, u"service-form-problems"_s + end);
        key(*shop, Qt::Key_Escape);
        add(u"Loja centro"_s, u"https://pix.example.com/api"_s, core::ServiceKind::Provider);
        add(QString(40, u'W'), u"https://"_s + QString(36, u'w') + u".example.com"_s,
            core::ServiceKind::OwnShop);
        add(u"Treino"_s, u"http://127.0.0.1:8080"_s, core::ServiceKind::Sandbox);
        Q_EMIT desk.changed();
        key(*shop, Qt::Key_T);
        save(*shop, folder, u"services"_s + end);
        key(*shop, Qt::Key_Delete);
        save(*shop, folder, u"service-remove"_s + end);
        key(*shop, Qt::Key_Escape);
        key(*shop, Qt::Key_E, Qt::ControlModifier);
        save(*shop, folder, u"places"_s + end);

        auto locked = window(ui::Environment::Kind::Production, size);
        locked->showKeyPage(desk.shops[1], {core::Error::Code::NotFound, {}, {}});
        locked->show();
        save(*locked, folder, u"key"_s + end);
        QTest::keyClicks(locked->findChild<QWidget *>(u"apiKeyEdit"_s), u"blc_live_0123"_s);
        key(*locked, Qt::Key_Return);
        QTest::qWait(50);
        save(*locked, folder, u"key-question"_s + end);
    }
}

void paintBeforeShop(const QDir &folder, const QString &suffix)
{
    ui::MainWindow setup({ui::Environment::Kind::Local, u"~/balcao"_s});
    setup.showSetup();
    setup.show();
    save(setup, folder, u"first-run"_s + suffix);
    key(setup, Qt::Key_Down);
    key(setup, Qt::Key_Return);
    save(setup, folder, u"setup"_s + suffix);
    QTest::keyClicks(setup.findChild<QWidget *>(u"pixKeyEdit"_s), u"51998259765"_s);
    QTest::keyClicks(setup.findChild<QWidget *>(u"payerDocumentEdit"_s), u"52998224724"_s);
    key(setup, Qt::Key_Return, Qt::ControlModifier);
    save(setup, folder, u"setup-problems"_s + suffix);

    for (const ui::Failure &failed : failures()) {
        const QString name = u"failure-%1"_s.arg(static_cast<int>(failed.error.code));
        ui::MainWindow failure({ui::Environment::Kind::Local, u"~/balcao"_s});
        failure.showFailure(failed);
        failure.show();
        save(failure, folder, name + suffix);
        if (!failed.hasData)
            continue;
        key(failure, Qt::Key_3, Qt::AltModifier);
        failure.showRescueProblem({core::Error::Code::StorageFull, {}, {}});
        save(failure, folder, name + u"-problem"_s + suffix);
    }
}

void paintRescue(const QDir &folder, const QString &suffix)
{
    FakeService service;
    service.book = history();
    service.can = {.readsOnly = true};
    service.who.reset();
    for (const QSize size : {kNormal, kSmall}) {
        for (const ui::Failure &failed : failures()) {
            if (!failed.hasData)
                continue;
            ui::MainWindow rescue({ui::Environment::Kind::Local, u"~/balcao"_s});
            rescue.resize(size);
            rescue.showRescue(service, failed, ui::RescueNotice::Extent::Whole);
            rescue.show();
            if (!QTest::qWaitForWindowActive(&rescue))
                qFatal("no window");
            const QString name = u"rescue-%1%2"_s.arg(static_cast<int>(failed.error.code))
                                     .arg(size == kSmall ? u"-small"_s : QString());
            save(rescue, folder, name + suffix);
            settle();
            key(rescue, Qt::Key_Return);
            save(rescue, folder, name + u"-detail"_s + suffix);
        }
    }
}

/// What a customer sees, on a screen that lies and on one that stands.
void paintCustomers(const QDir &folder, const QString &suffix)
{
    const FakeService service;
    core::Transaction wrong = samples::charge(1500);
    wrong.qrCode = samples::charge(2500).qrCode;
    const QList<std::pair<QString, std::function<void(ui::CustomerWindow &)>>> faces{
        {u"idle"_s, [](auto &window) { window.showIdle(); }},
        {u"waiting"_s, [](auto &window) { window.showCharge(samples::charge(1500)); }},
        {u"largest"_s, [](auto &window) { window.showCharge(samples::charge(999'999'999'999)); }},
        {u"wrong"_s, [wrong](auto &window) { window.showCharge(wrong); }},
        {u"paid"_s,
         [](auto &window) {
             window.showCharge(samples::moved(samples::charge(1500), Status::Code::Paid));
         }},
        {u"expired"_s,
         [](auto &window) {
             window.showCharge(samples::moved(samples::charge(1500), Status::Code::Expired));
         }},
        {u"test"_s, [](auto &window) { window.showTestPattern(u"HDMI-1"_s); }},
    };
    for (const QSize size : {QSize(1280, 720), QSize(600, 1024)}) {
        for (const auto &[name, show] : faces) {
            ui::CustomerWindow window(service, ui::Environment::Kind::Demo);
            window.resize(size);
            show(window);
            window.show();
            save(window, folder,
                 u"customers-%1%2"_s.arg(name,
                                         size.height() > size.width() ? u"-upright"_s : QString()) +
                     suffix);
        }
    }
}

/// On every paper: a plain one, a demo's second copy, and the longest that went back; and the slip
/// of a charge that waits.
void paintReceipts(const QDir &folder, const QString &language)
{
    core::Transaction paid = samples::moved(samples::charge(1500), Status::Code::Paid);
    paid.name = u"Maria Aparecida da Silva"_s;
    core::Transaction longest = samples::moved(paid, Status::Code::Refund);
    longest.amount = core::Money::fromCents(999'999'999'999);
    longest.name =
        u"Comércio de Alimentos e Bebidas Nossa Senhora da Conceição dos Montes Claros Ltda"_s;
    longest.document = u"12ABC34501DE35"_s;
    longest.description =
        u"Encomenda de duzentos salgados, três bolos com cobertura de brigadeiro e "
        "entrega no sábado de manhã no salão da paróquia"_s;
    longest.reference = u"PEDIDO-2026-11-20-00000000000000000000000000000001"_s;
    ui::ReceiptIssuer shop{samples::merchant(), samples::payer(), ui::Environment::Kind::Local};
    ui::ReceiptIssuer demo = shop;
    demo.environment = ui::Environment::Kind::Demo;
    ui::ReceiptIssuer longShop = shop;
    longShop.merchant.key = *core::PixKey::parse(u"12ABC34501DE35", core::PixKey::Kind::Cnpj);
    longShop.merchant.name =
        u"Padaria, Confeitaria e Lanchonete Flor de Minas do Bairro Santa Efigênia"_s;
    longShop.merchant.city = u"São José do Vale do Rio Preto"_s;
    const auto save = [&](const QString &name, const ui::Printout &printout) {
        const QString path = folder.filePath(u"%1.%2.png"_s.arg(name, language));
        if (!isWanted(u"%1.%2"_s.arg(name, language)))
            return;
        if (!printout.toImage().save(path))
            qFatal("cannot write %s", qPrintable(path));
    };
    for (const auto &[paper, name] : {std::pair(ui::Paper::Roll58, u"58"_s),
                                      {ui::Paper::Roll80, u"80"_s},
                                      {ui::Paper::A4, u"a4"_s}}) {
        save(u"receipt-"_s + name, ui::Receipt(paid, shop, paper, 1));
        save(u"receipt-demo-"_s + name, ui::Receipt(paid, demo, paper, 2));
        save(u"receipt-long-"_s + name, ui::Receipt(longest, longShop, paper, 3));
        save(u"slip-"_s + name, ui::ChargeSlip(samples::charge(1500), longShop, paper));
    }
}

/// The colours make no difference to what fits.
int walk(QApplication &application, const QString &language)
{
    walks = true;
    const ui::Translation translation(language);
    ui::applyTheme(application, ui::Scheme::Light);
    paintShop({}, {});
    paintBeforeShop({}, {});
    paintServices({}, {});
    paintRescue({}, {});
    paintCustomers({}, {});
    return cut == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

} // namespace

int main(int argc, char *argv[])
{
    qputenv("QT_QPA_PLATFORM", "offscreen");
    QApplication application(argc, argv);
    QApplication::setStyle(u"Fusion"_s);
    QCommandLineParser parser;
    parser.addPositionalArgument(u"FOLDER"_s, u"Where the pictures go."_s);
    const QCommandLineOption onlyOption(
        u"only"_s, u"Only what has this in its name, such as ^live.*pt_BR\\.dark."_s, u"REGEX"_s);
    const QCommandLineOption walkOption(u"walk"_s, u"Looks for what is cut, and paints nothing."_s,
                                        u"LANGUAGE"_s);
    parser.addOptions({onlyOption, walkOption});
    parser.process(application);
    only.setPattern(parser.value(onlyOption));
    const QStringList folders = parser.positionalArguments();
    const bool isWalk = parser.isSet(walkOption);
    if (!only.isValid() || folders.size() != (isWalk ? 0 : 1))
        qFatal("%s", qPrintable(parser.helpText()));
    if (isWalk)
        return walk(application, parser.value(walkOption));
    const QDir folder(folders.first());
    if (!folder.mkpath(u"."_s))
        qFatal("cannot make %s", qPrintable(folder.path()));

    for (const ui::Language &language : ui::languages()) {
        const ui::Translation translation(language.code);
        paintReceipts(folder, language.code);
        for (const auto &[scheme, name] : {std::pair(ui::Scheme::Light, u"light"_s),
                                           {ui::Scheme::Dark, u"dark"_s},
                                           {ui::Scheme::Contrast, u"contrast"_s}}) {
            ui::applyTheme(application, scheme);
            const QString suffix = u".%1.%2"_s.arg(language.code, name);
            paintShop(folder, suffix);
            paintBeforeShop(folder, suffix);
            paintServices(folder, suffix);
            paintRescue(folder, suffix);
            paintCustomers(folder, suffix);
        }
    }
    return 0;
}
