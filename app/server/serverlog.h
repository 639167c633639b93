// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/httplistener.h"
#include "core/webhook/webhookworker.h"

namespace app
{

// The log of the server: lines of JSON on standard error, each with a time, a level and an event.
// Lines have no personal data, no keys and no addresses. All functions may be called in any thread.

enum class LogLevel { Info, Warning, Error };

/// Writes the line of a request. A response of the 500s is an error.
void logRequest(const core::HttpExchange &exchange);

/// Writes the line of an attempt to deliver a notification. A failed attempt is a warning.
void logDelivery(const core::DeliveryRecord &record);

/// Writes a message of the server itself.
void logMessage(LogLevel level, const QString &message);

/// Turns the messages of the program and of Qt into lines of the log from now on.
void redirectMessagesToLog();

} // namespace app
