// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/unconfirmedorders.h"

namespace core
{

UnconfirmedOrders::UnconfirmedOrders(QObject *parent)
    : QObject(parent)
{}

UnconfirmedOrders::~UnconfirmedOrders() = default;

} // namespace core
