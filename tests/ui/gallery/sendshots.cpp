// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/payoutcontroller.h"
#include "tests/support/samples.h"
#include "tests/support/waituntil.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "ui/payouts/batchpanel.h"
#include "ui/payouts/sendpage.h"

#include <QtCore/QFile>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

namespace
{

/// Opens the payout page (Alt+4) and types a payout to a known key.
void typeOrder(ui::MainWindow &window, FakeService &service, const QString &pixKey,
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
    key(window, Qt::Key_4, Qt::AltModifier);
    for (const QString &text :
         {pixKey, amount,
          u"Marcos Wunderlich de Albuquerque Cavalcanti e Silva Sauro Vasconcelos"_s,
          u"390.533.447-05"_s, u"marcos@example.com"_s, u"21911112222"_s, u"Aluguel de novembro"_s,
          u"ALUGUEL-2026-11"_s}) {
        QTest::keyClicks(QApplication::focusWidget(), text);
        key(window, Qt::Key_Tab);
    }
    settle();
}

/// Confirms the payout; `face` is the resulting step.
void sendOrder(ui::MainWindow &window, const QString &face = u"sentPanel"_s,
               std::chrono::milliseconds timeToRecall = std::chrono::milliseconds(0))
{
    auto *page = window.findChild<ui::SendPage *>();
    page->setTimeToRead(std::chrono::milliseconds(1));
    page->setTimeToRecall(timeToRecall);
    const auto *payouts = window.findChild<core::PayoutController *>();
    if (!support::waitUntil([payouts] { return payouts->isRead(); }))
        qFatal("the payouts are not read");
    key(window, Qt::Key_Return, Qt::ControlModifier);
    const auto *send = window.findChild<QPushButton *>(u"reviewSendButton"_s);
    if (!support::waitUntil([send] { return send->isEnabled(); }))
        qFatal("the order cannot be sent");
    key(window, Qt::Key_Return);
    if (!support::waitUntil([page, &face] {
            const auto *shown = page->findChild<QWidget *>(face);
            return shown && shown->isVisible();
        }))
        qFatal("the order was not taken");
    settle();
}

/// Opens a file of payouts (Ctrl+O) with one row made before.
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

} // namespace

QList<Shot> sendShots()
{
    const QString address = u"marcos.antonio.wunderlich@comercio-de-alimentos.example.com"_s;
    QList<Shot> list{
        {u"send-cannot-local"_s, kNormal,
         [](auto &window, auto &) { key(window, Qt::Key_4, Qt::AltModifier); }},
    };
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = suffixOf(size);
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
            service.stored = {received, sent};
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
            for (qsizetype i = 0; i < service.stored.size(); ++i) {
                service.stored[i].operation = core::Operation::CashOut;
                service.stored[i].pixKey = u"52998224725"_s;
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

} // namespace gallery
