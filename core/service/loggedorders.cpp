// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/loggedorders.h"

#include "core/service/transactionservice.h"

#include <algorithm>
#include <array>

namespace core
{

LoggedOrders::LoggedOrders(const QString &intents, std::chrono::milliseconds firstLook,
                           QObject *parent)
    : UnconfirmedOrders(parent)
    , m_firstLook(firstLook)
    , m_intentLog(intents)
{
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &LoggedOrders::lookNow);
}

void LoggedOrders::open(const Callback<void> &callback)
{
    onAnswer(m_intentLog.open(), this, [this, callback](const Result<void> &opened) {
        if (opened)
            lookNow();
        callback(opened);
    });
}

void LoggedOrders::lookAgainLater()
{
    // multiples of m_firstLook
    static constexpr std::array kFactors{1.0, 2.5, 7.5, 30.0, 150.0};
    const auto step = std::min(static_cast<size_t>(m_looks++), kFactors.size() - 1);
    const std::chrono::milliseconds delay(
        qRound64(static_cast<double>(m_firstLook.count()) * kFactors.at(step)));
    m_timer.start(std::max(delay, minLookDelay()));
    Q_EMIT changed();
}

QFuture<Result<QList<UnconfirmedOrders::Entry>>> LoggedOrders::entries()
{
    const auto promise = makePromise<QList<Entry>>();
    onAnswer(m_intentLog.unconfirmed(kMaxSettled), this,
             [this, callback = resolver(promise)](const Result<QList<Intent>> &intents) {
                 callback(intents.map([this](const QList<Intent> &all) {
                     QList<Entry> entries;
                     for (const Intent &intent : all)
                         entries.append({intent, draftOf(intent)});
                     return entries;
                 }));
             });
    return promise->future();
}

QFuture<Result<Intent>> LoggedOrders::find(const QString &reference)
{
    return m_intentLog.find(reference);
}

std::optional<QDateTime> LoggedOrders::nextLook() const
{
    if (!m_timer.isActive())
        return std::nullopt;
    return QDateTime::currentDateTimeUtc().addMSecs(m_timer.remainingTime());
}

QFuture<Result<void>> LoggedOrders::abandon(const QString &reference)
{
    const auto promise = makePromise<void>();
    onAnswer(m_intentLog.abandon(reference), this,
             [this, callback = resolver(promise)](const Result<void> &abandoned) {
                 if (abandoned)
                     Q_EMIT changed();
                 callback(abandoned);
             });
    return promise->future();
}

} // namespace core
