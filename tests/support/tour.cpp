// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/tour.h"

namespace support
{

const ui::Failure &tourFailure()
{
    static const ui::Failure failure{
        .error = {core::Error::Code::StorageCorrupted, {}, QStringLiteral("row 7 missing")},
        .place = QStringLiteral("/home/ana/balcao/balcao.db"),
        .restoreCommand = QStringLiteral("balcao --data /home/ana/balcao --restore COPIA"),
        .hasData = true,
    };
    return failure;
}

void chargeOnTour(Tour &tour)
{
    type(QStringLiteral("1500"));
    press(Qt::Key_Return);
    // The code or its refusal decides the state of the page.
    if (!waitUntil([&tour] {
            const auto *live = tour.window.findChild<QWidget *>(QStringLiteral("liveCharge"));
            return live && live->isVisible();
        }))
        qFatal("no charge came up");
}

void openListOnTour()
{
    press(Qt::Key_3, Qt::AltModifier);
    settle();
}

void lockOnTour(Tour &tour)
{
    (void)tour.context.lock().setPin({}, QStringLiteral("4711"));
    tour.context.lock().lock();
}

void openNewsOnTour(Tour &tour)
{
    const core::Transaction charge = samples::charge(1500, 7);
    tour.context.console().watchedCharges().watch(charge);
    tour.service.stored.append(samples::moved(charge, core::Status::Code::Paid));
    tour.window.showShop(tour.context.context());
    if (!waitUntil([&tour] {
            const auto *news = tour.window.findChild<QWidget *>(QStringLiteral("newsPage"));
            return news && news->isVisible();
        }))
        qFatal("no news came up");
}

void openShopFormOnTour(Tour &tour)
{
    ui::ShopContext context = tour.context.context();
    context.merchant = samples::merchant();
    tour.window.showShop(context);
    press(Qt::Key_7, Qt::AltModifier);
    tour.window.findChild<QAbstractButton *>(QStringLiteral("changeShopButton"))->click();
}

void openUnconfirmedOrdersOnTour(Tour &tour)
{
    tour.service.unconfirmed = &tour.unconfirmedOrders;
    tour.window.showShop(tour.context.context());
    press(Qt::Key_8, Qt::AltModifier);
    settle();
}

void openSendingOnTour(Tour &tour)
{
    tour.service.can.sendsMoney = true;
    press(Qt::Key_4, Qt::AltModifier);
    const auto *payouts = tour.window.findChild<core::PayoutController *>();
    if (!waitUntil([payouts] { return payouts->isRead(); }))
        qFatal("the payouts are not read");
    settle();
}

void reviewOnTour(Tour &tour)
{
    openSendingOnTour(tour);
    auto *page = tour.window.findChild<ui::SendPage *>();
    page->setTimeToRead({});
    page->setTimeToRecall({});
    for (const char *text : {"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d", "50,00", "Ana Souza",
                             "111.444.777-35", "ana@example.com", "11987654712", "Aluguel"}) {
        type(QString::fromLatin1(text));
        press(Qt::Key_Return);
    }
    press(Qt::Key_Return, Qt::ControlModifier);
    const auto *send = tour.window.findChild<QWidget *>(QStringLiteral("reviewSendButton"));
    if (!waitUntil([send] { return send->isEnabled(); }))
        qFatal("nothing can be sent");
}

void sendOnTour(Tour &tour)
{
    press(Qt::Key_Return);
    const auto *panel = tour.window.findChild<QWidget *>(QStringLiteral("sentPanel"));
    if (!waitUntil([panel] { return panel->isVisible(); }))
        qFatal("nothing was sent");
    settle();
}

const QList<Stop> &stops()
{
    using Code = core::Status::Code;
    static const QList<Stop> all{
        {"opening", [](Tour &) {}, true},
        {"first run", [](Tour &tour) { tour.window.showSetup(); }, true},
        {"setup",
         [](Tour &tour) {
             tour.window.showSetup();
             press(Qt::Key_Down);
             press(Qt::Key_Return);
         },
         true},
        {"failure", [](Tour &tour) { tour.window.showFailure(tourFailure()); }, true},
        {"rescue",
         [](Tour &tour) {
             tour.window.showRescue(tour.service, tourFailure(), ui::RescueNotice::Extent::Partial);
         },
         true},
        {"charge", [](Tour &) {}},
        {"charge, typed", [](Tour &) { type(QStringLiteral("1200+350*2")); }},
        {"live", [](Tour &tour) { chargeOnTour(tour); }},
        {"paid", &decideOnTour<Code::Paid>},
        {"denied", &decideOnTour<Code::Denied>},
        {"expired", &decideOnTour<Code::Expired>},
        {"open charges", [](Tour &) { press(Qt::Key_F4); }},
        {"receipt check", [](Tour &) { press(Qt::Key_F8); }},
        {"list", [](Tour &) { openListOnTour(); }},
        {"list, empty",
         [](Tour &tour) {
             tour.service.stored.clear();
             openListOnTour();
         }},
        {"list, failed",
         [](Tour &tour) {
             tour.service.onList = [](const auto &) {
                 return tl::unexpected(core::Error{core::Error::Code::StorageFull, {}, {}});
             };
             openListOnTour();
         }},
        {"detail",
         [](Tour &) {
             openListOnTour();
             press(Qt::Key_Return);
         }},
        {"news", &openNewsOnTour, true},
        {"guard",
         [](Tour &tour) {
             lockOnTour(tour);
             press(Qt::Key_3, Qt::AltModifier);
         }},
        {"cover",
         [](Tour &tour) {
             tour.context.lock().setIdle(std::chrono::minutes(5));
             lockOnTour(tour);
         }},
        {"shop form", &openShopFormOnTour, true},
        {"summary", [](Tour &) { press(Qt::Key_6, Qt::AltModifier); }},
        {"send, cannot", [](Tour &) { press(Qt::Key_4, Qt::AltModifier); }},
        {"send", [](Tour &tour) { openSendingOnTour(tour); }},
        {"send, two kinds",
         [](Tour &tour) {
             openSendingOnTour(tour);
             type(QStringLiteral("51998259765"));
             press(Qt::Key_Return, Qt::ControlModifier);
         }},
        {"send, review", [](Tour &tour) { reviewOnTour(tour); }},
        {"send, waits",
         [](Tour &tour) {
             reviewOnTour(tour);
             sendOnTour(tour);
         }},
        {"send, file",
         [](Tour &tour) {
             openSendingOnTour(tour);
             press(Qt::Key_O, Qt::ControlModifier);
             QFile file(tour.context.path(QStringLiteral("folha.csv")));
             if (!file.open(QIODevice::WriteOnly))
                 qFatal("no file");
             file.write("chave;valor;nome;documento;email;telefone;descricao\n"
                        "ana@example.com;50,00;Ana;11144477735;a@example.com;11987654712;Aluguel\n"
                        "bia@example.com;50;Bia;11144477735;b@example.com;11987654712;Aluguel\n");
             file.close();
             tour.window.findChild<ui::BatchPanel *>()->openFile(file.fileName());
             settle();
         }},
        {"send, on hold",
         [](Tour &tour) {
             openSendingOnTour(tour);
             press(Qt::Key_3, Qt::ControlModifier);
         }},
        {"send, unknown",
         [](Tour &tour) {
             tour.service.onCreate = [](const auto &) {
                 return tl::unexpected(core::Error{core::Error::Code::Unconfirmed, {}, {}});
             };
             reviewOnTour(tour);
             sendOnTour(tour);
         }},
        {"unconfirmed",
         [](Tour &tour) {
             fill(tour.unconfirmedOrders);
             openUnconfirmedOrdersOnTour(tour);
         },
         true},
        {"unconfirmed, empty", [](Tour &tour) { openUnconfirmedOrdersOnTour(tour); }, true},
        {"unconfirmed, asks",
         [](Tour &tour) {
             fill(tour.unconfirmedOrders);
             openUnconfirmedOrdersOnTour(tour);
             press(Qt::Key_X);
         },
         true},
        {"settings", [](Tour &) { press(Qt::Key_7, Qt::AltModifier); }},
        {"help", [](Tour &) { press(Qt::Key_F1); }},
        {"keys", [](Tour &) { press(Qt::Key_Slash, Qt::ControlModifier); }},
        {"jump", [](Tour &) { press(Qt::Key_K, Qt::ControlModifier); }},
    };
    return all;
}

std::unique_ptr<Tour> tourTo(const QString &name, const QList<core::Transaction> &repository)
{
    auto tour = std::make_unique<Tour>();
    tour->service.stored = repository;
    const core::Transaction made =
        repository.isEmpty() ? samples::charge(1500) : repository.first();
    tour->service.onCreate = [made](const core::TransactionDraft &) { return made; };
    for (const Stop &stop : stops()) {
        if (QLatin1StringView(stop.name) != name)
            continue;
        if (!stop.isBeforeShop)
            tour->window.showShop(tour->context.context());
        open(tour->window);
        stop.go(*tour);
        settle();
        return tour;
    }
    qFatal("there is no stop of that name");
}

void addStops()
{
    QTest::addColumn<QString>("stop");
    for (const Stop &stop : stops())
        QTest::newRow(stop.name) << QString::fromLatin1(stop.name);
}

} // namespace support
