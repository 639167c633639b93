// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/scenes.h"

#include "tests/support/fakeprofilerepository.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "tests/ui/gallery/stage.h"
#include "tests/ui/gallery/staged.h"
#include "ui/counter/customerwindow.h"
#include "ui/receipts/chargeslip.h"

#include <QtTest/QTest>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

namespace
{

QList<Shot> shots()
{
    QList<Shot> all;
    for (const auto &of : {chargeShots, openShots, listShots, exportShots, detailShots,
                           summaryShots, checkShots, lockShots, sendShots, shiftShots,
                           unconfirmedShots, reconcileShots, guideShots, remoteShots})
        all.append(of());
    return all;
}

} // namespace

void paintShop(Camera &camera)
{
    const QList<core::Transaction> past = history();
    for (const Shot &shot : shots()) {
        if (!camera.wants(shot.name))
            continue;
        Stage stage(shot, past);
        setAnnotations(&stage.console().annotations());
        ui::MainWindow window(stage.environment());
        // A walk keeps special sizes.
        window.resize(camera.isOnWalk() && shot.size == kNormal ? kMedium : shot.size);
        window.showShop(stage.context());
        window.show();
        if (!QTest::qWaitForWindowActive(&window))
            qFatal("no window");
        shot.act(window, stage.service());
        camera.capture(window, shot.name);
    }
}

void paintServices(Camera &camera)
{
    FakeProfileRepository profiles;
    profiles.keyringProblem = core::Error{core::Error::Code::Unsupported, {}, {}};
    const auto add = [&profiles](const QString &name, const QString &address,
                                 core::ServiceKind kind) {
        profiles.shops.append({QUuid::createUuid(),
                               *core::validated(core::ServiceProfileDraft{
                                   .name = name,
                                   .address = address,
                                   .platform = u"5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"_s,
                                   .kind = kind,
                                   .till = u"C1"_s}),
                               {samples::merchant(), samples::payer()}});
    };
    const auto window = [&profiles](ui::Environment::Kind kind, QSize size) {
        auto made = std::make_unique<ui::MainWindow>(
            ui::Environment{kind, u"Loja centro · pix.example.com"_s});
        made->setPlaces(&profiles);
        made->resize(size);
        return made;
    };
    for (const bool isLow : {false, true}) {
        const QSize size = isLow ? ui::MainWindow::kSmallest : QSize(1024, 700);
        const QString end = isLow ? u"-small"_s : QString();
        profiles.shops.clear();
        FakeService service;
        ToolBox toolBox(service);
        setAnnotations(&toolBox.console().annotations());
        ui::ShopContext context = toolBox.context();
        context.places = &profiles;
        auto shop = window(ui::Environment::Kind::Sandbox, size);
        shop->showShop(context);
        shop->show();
        if (!QTest::qWaitForWindowActive(shop.get()))
            qFatal("no window");
        key(*shop, Qt::Key_7, Qt::AltModifier);
        camera.capture(*shop, u"services-settings"_s + end);
        shop->findChild<QPushButton *>(u"openServicesButton"_s)->click();
        camera.capture(*shop, u"services-none"_s + end);
        key(*shop, Qt::Key_A);
        camera.capture(*shop, u"service-form"_s + end);
        QTest::keyClicks(shop->findChild<QWidget *>(u"addressEdit"_s), u"http://pix.example.com"_s);
        key(*shop, Qt::Key_Return, Qt::ControlModifier);
        camera.capture(*shop, u"service-form-problems"_s + end);
        key(*shop, Qt::Key_Escape);
        add(u"Loja centro"_s, u"https://pix.example.com/api"_s, core::ServiceKind::Provider);
        add(QString(40, u'W'), u"https://"_s + QString(36, u'w') + u".example.com"_s,
            core::ServiceKind::OwnShop);
        add(u"Treino"_s, u"http://127.0.0.1:8080"_s, core::ServiceKind::Sandbox);
        Q_EMIT profiles.changed();
        key(*shop, Qt::Key_T);
        camera.capture(*shop, u"services"_s + end);
        key(*shop, Qt::Key_Delete);
        camera.capture(*shop, u"service-remove"_s + end);
        key(*shop, Qt::Key_Escape);
        key(*shop, Qt::Key_E, Qt::ControlModifier);
        camera.capture(*shop, u"places"_s + end);

        auto locked = window(ui::Environment::Kind::Production, size);
        locked->showKeyPage(profiles.shops[1], {core::Error::Code::NotFound, {}, {}});
        locked->show();
        camera.capture(*locked, u"key"_s + end);
        QTest::keyClicks(locked->findChild<QWidget *>(u"apiKeyEdit"_s), u"blc_live_0123"_s);
        key(*locked, Qt::Key_Return);
        settle();
        camera.capture(*locked, u"key-question"_s + end);
    }
}

void paintBeforeShop(Camera &camera)
{
    ui::MainWindow setup({ui::Environment::Kind::Local, u"~/balcao"_s});
    setup.showSetup();
    setup.show();
    camera.capture(setup, u"first-run"_s);
    key(setup, Qt::Key_Down);
    key(setup, Qt::Key_Return);
    camera.capture(setup, u"setup"_s);
    QTest::keyClicks(setup.findChild<QWidget *>(u"pixKeyEdit"_s), u"51998259765"_s);
    QTest::keyClicks(setup.findChild<QWidget *>(u"payerDocumentEdit"_s), u"52998224724"_s);
    key(setup, Qt::Key_Return, Qt::ControlModifier);
    camera.capture(setup, u"setup-problems"_s);

    for (const ui::Failure &failed : failures()) {
        const QString name = u"failure-%1"_s.arg(static_cast<int>(failed.error.code));
        ui::MainWindow failure({ui::Environment::Kind::Local, u"~/balcao"_s});
        failure.showFailure(failed);
        failure.show();
        camera.capture(failure, name);
        if (!failed.hasData)
            continue;
        key(failure, Qt::Key_3, Qt::AltModifier);
        failure.showRescueProblem({core::Error::Code::StorageFull, {}, {}});
        camera.capture(failure, name + u"-problem"_s);
    }
}

void paintRescue(Camera &camera)
{
    FakeService service;
    service.stored = history();
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
            const QString name =
                u"rescue-%1%2"_s.arg(static_cast<int>(failed.error.code)).arg(suffixOf(size));
            camera.capture(rescue, name);
            settle();
            key(rescue, Qt::Key_Return);
            camera.capture(rescue, name + u"-detail"_s);
        }
    }
}

void paintCustomers(Camera &camera)
{
    const FakeService service;
    core::Transaction wrong = samples::charge(1500);
    wrong.qrCode = samples::charge(2500).qrCode;
    core::Transaction confirmed = samples::moved(samples::charge(1500), Status::Code::Paid);
    confirmed.evidence = {{.recordedAt = *confirmed.finished, .person = u"Ana"_s}};
    const QList<std::pair<QString, std::function<void(ui::CustomerWindow &)>>> faces{
        {u"idle"_s, [](auto &window) { window.showIdle(); }},
        {u"waiting"_s, [](auto &window) { window.showCharge(samples::charge(1500)); }},
        {u"largest"_s, [](auto &window) { window.showCharge(samples::charge(999'999'999'999)); }},
        {u"wrong"_s, [wrong](auto &window) { window.showCharge(wrong); }},
        {u"paid"_s,
         [](auto &window) {
             window.showCharge(samples::moved(samples::charge(1500), Status::Code::Paid));
         }},
        {u"confirmed"_s, [confirmed](auto &window) { window.showCharge(confirmed); }},
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
            camera.capture(window, u"customers-%1%2"_s.arg(name, size.height() > size.width()
                                                                     ? u"-upright"_s
                                                                     : QString()));
        }
    }
}

void paintReceipts(const Camera &camera)
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
    const auto print = [&camera](const QString &name, const ui::Printout &printout) {
        if (camera.wants(name))
            camera.keep(printout.toImage(), name);
    };
    for (const auto &[paper, name] : {std::pair(core::Paper::Roll58, u"58"_s),
                                      {core::Paper::Roll80, u"80"_s},
                                      {core::Paper::A4, u"a4"_s}}) {
        print(u"receipt-"_s + name, ui::Receipt(paid, shop, paper, 1));
        print(u"receipt-demo-"_s + name, ui::Receipt(paid, demo, paper, 2));
        print(u"receipt-long-"_s + name, ui::Receipt(longest, longShop, paper, 3));
        print(u"slip-"_s + name, ui::ChargeSlip(samples::charge(1500), longShop, paper));
    }
}

} // namespace gallery
