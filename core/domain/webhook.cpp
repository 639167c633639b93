// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/webhook.h"

namespace core
{

using namespace Qt::StringLiterals;

QString toText(DeliveryOutcome outcome)
{
    switch (outcome) {
    case DeliveryOutcome::Delivered:
        return u"delivered"_s;
    case DeliveryOutcome::Refused:
        return u"refused"_s;
    case DeliveryOutcome::TimedOut:
        return u"timed_out"_s;
    case DeliveryOutcome::Closed:
        return u"closed"_s;
    case DeliveryOutcome::NotHttp:
        return u"not_http"_s;
    case DeliveryOutcome::NoSuchHost:
        return u"no_such_host"_s;
    case DeliveryOutcome::NotAllowed:
        return u"not_allowed"_s;
    case DeliveryOutcome::NotConnected:
        return u"not_connected"_s;
    case DeliveryOutcome::NotTrusted:
        return u"not_trusted"_s;
    }
    Q_UNREACHABLE();
}

QString toText(Delivery::State state)
{
    switch (state) {
    case Delivery::State::Owed:
        return u"owed"_s;
    case Delivery::State::Delivered:
        return u"delivered"_s;
    case Delivery::State::Abandoned:
        return u"given_up"_s;
    }
    Q_UNREACHABLE();
}

} // namespace core
