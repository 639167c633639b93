// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/serverlog.h"

#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <QtCore/QDateTime>

#include <cstdio>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns "2015-10-21T07:28:00.000Z". Formats everything except the milliseconds once per second.
QByteArray timeOfLog()
{
    thread_local qint64 second = -1;
    thread_local QByteArray text;
    const qint64 now = QDateTime::currentMSecsSinceEpoch();
    if (std::exchange(second, now / 1000) != now / 1000)
        text = QDateTime::fromSecsSinceEpoch(now / 1000, Qt::UTC)
                   .toString(u"yyyy-MM-ddTHH:mm:ss."_s)
                   .toLatin1();
    return text + QByteArray::number(now % 1000).rightJustified(3, '0') + 'Z';
}

const char *textOf(LogLevel level)
{
    switch (level) {
    case LogLevel::Info:
        return "info";
    case LogLevel::Warning:
        return "warning";
    case LogLevel::Error:
        return "error";
    }
    Q_UNREACHABLE();
}

/// A line of the log. Texts of add() must not need escapes in JSON.
class Line
{
public:
    Line(LogLevel level, const char *event)
    {
        constexpr qsizetype kUsualSize = 320;
        m_text.reserve(kUsualSize);
        m_text += R"({"time":")";
        m_text += timeOfLog();
        m_text += R"(","level":")";
        m_text += textOf(level);
        m_text += R"(","event":")";
        m_text += event;
        m_text += '"';
    }

    Line &add(const char *name, const QByteArray &text) { return addRaw(name, '"' + text + '"'); }

    Line &add(const char *name, qint64 number) { return addRaw(name, QByteArray::number(number)); }

    Line &addRaw(const char *name, const QByteArray &json)
    {
        m_text += ",\"";
        m_text += name;
        m_text += "\":";
        m_text += json;
        return *this;
    }

    /// Writes the line at once, so that lines of several threads do not mix.
    void write()
    {
        m_text += "}\n";
        std::fwrite(m_text.constData(), 1, static_cast<size_t>(m_text.size()), stderr);
    }

private:
    QByteArray m_text;
};

LogLevel levelOf(QtMsgType type)
{
    switch (type) {
    case QtDebugMsg:
    case QtInfoMsg:
        return LogLevel::Info;
    case QtWarningMsg:
        return LogLevel::Warning;
    case QtCriticalMsg:
    case QtFatalMsg:
        return LogLevel::Error;
    }
    Q_UNREACHABLE();
}

void handleMessage(QtMsgType type, const QMessageLogContext &context, const QString &message)
{
    Line(levelOf(type), "message")
        .add("category", context.category ? QByteArray(context.category) : QByteArray("default"))
        .addRaw("message", core::jsonString(message))
        .write();
}

} // namespace

void logRequest(const core::HttpExchange &exchange)
{
    constexpr int kServerErrors = 500;
    Line(exchange.status < kServerErrors ? LogLevel::Info : LogLevel::Error, "request")
        .add("id", exchange.id)
        .add("method", exchange.method)
        .add("route", exchange.route)
        .add("status", exchange.status)
        .add("microseconds", exchange.microseconds)
        .add("request_bytes", exchange.requestBytes)
        .add("response_bytes", exchange.responseBytes)
        .add("key", exchange.caller)
        .write();
}

void logDelivery(const core::DeliveryRecord &record)
{
    const core::DeliveryResult &result = record.result;
    const bool isDelivered = result.outcome == core::DeliveryOutcome::Delivered;
    Line line(isDelivered ? LogLevel::Info : LogLevel::Warning, "delivery");
    line.add("platform", core::toWireId(record.platform).toLatin1())
        .add("transaction", core::toWireId(record.transaction).toLatin1())
        .add("number", record.number)
        .add("attempt", record.attempt)
        .add("result", core::toText(result.outcome).toLatin1());
    if (result.answer)
        line.add("status", *result.answer);
    line.add("milliseconds", result.took.count()).write();
}

void logMessage(LogLevel level, const QString &message)
{
    Line(level, "message")
        .add("category", "balcao.server")
        .addRaw("message", core::jsonString(message))
        .write();
}

void redirectMessagesToLog()
{
    qInstallMessageHandler(&handleMessage);
}

} // namespace app
