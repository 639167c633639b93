// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/till/payoutcontroller.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "tests/support/unconfirmed.h"
#include "tests/support/waituntil.h"
#include "ui/payouts/batchpanel.h"
#include "ui/payouts/sendpage.h"
#include "ui/shell/mainwindow.h"

#include <QtCore/QFile>
#include <QtWidgets/QAbstractButton>

#include <functional>
#include <memory>

/// Every page in every reachable state, for checks that apply to all pages.
namespace core
{
struct TransactionDraft;
}

namespace support
{

struct Tour
{
    FakeService service;
    FakeUnconfirmedOrders unconfirmedOrders; ///< used only by some stops
    ToolBox context{service};
    ui::MainWindow window{{ui::Environment::Kind::Demo, {}}};
};

struct Stop
{
    const char *name;
    void (*go)(Tour &); ///< with the window open and, unless isBeforeShop, with a shop
    bool isBeforeShop = false;
};

const ui::Failure &tourFailure();

void chargeOnTour(Tour &tour);

template<core::Status::Code code>
void decideOnTour(Tour &tour)
{
    chargeOnTour(tour);
    Q_EMIT tour.service.changed(samples::moved(tour.service.onCreate({}).value(), code));
}

void openListOnTour();

void lockOnTour(Tour &tour);

/// Opens a shop in which a charge was paid while the shop was closed.
void openNewsOnTour(Tour &tour);

/// Opens the form of an existing shop.
void openShopFormOnTour(Tour &tour);

/// Opens the page of unconfirmed orders in a shop whose service has them.
void openUnconfirmedOrdersOnTour(Tour &tour);

void openSendingOnTour(Tour &tour);

void reviewOnTour(Tour &tour);

void sendOnTour(Tour &tour);

const QList<Stop> &stops();

/// Opens a stop in a shop with the charges of `repository`.
std::unique_ptr<Tour> tourTo(const QString &name, const QList<core::Transaction> &repository);

void addStops();

} // namespace support
