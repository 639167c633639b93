// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/orderledger.h"

namespace core
{

OrderLedger::OrderLedger(QObject *parent)
    : QObject(parent)
{}

OrderLedger::~OrderLedger() = default;

} // namespace core
