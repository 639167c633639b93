// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/contactwatch.h"

#include <algorithm>
#include <utility>

namespace core
{

namespace
{

using Contact = TransactionService::Contact;

/// Tolerated duration of a connection problem before data counts as stale; most problems end
/// sooner.
constexpr std::chrono::seconds kHiccup(10);

/// Maximum age of the last answer during normal operation.
constexpr std::chrono::seconds kUsual(75);

bool isOld(const Contact &contact, const QDateTime &now)
{
    if (!contact.checked)
        return contact.trouble.has_value();
    const std::chrono::seconds age(contact.checked->secsTo(now));
    return age > (contact.trouble ? kHiccup : kUsual);
}

} // namespace

ContactWatch::ContactWatch(TransactionService &service, QObject *parent)
    : QObject(parent)
    , m_service(&service)
{
    look();
    if (!isRemote())
        return;
    connect(&service, &TransactionService::contactChanged, this, &ContactWatch::look);
    connect(&m_second, &QTimer::timeout, this, &ContactWatch::look);
    m_second.start(std::chrono::seconds(1));
}

void ContactWatch::look()
{
    const TransactionService *const service = m_service.data();
    if (!service)
        return;
    m_contact = service->contact();
    const bool isStale = m_contact && isOld(*m_contact, QDateTime::currentDateTimeUtc());
    if (std::exchange(m_isStale, isStale) != isStale)
        Q_EMIT staleChanged();
    Q_EMIT ticked();
}

std::optional<std::chrono::seconds> ContactWatch::checkedAge() const
{
    if (!m_contact->checked)
        return std::nullopt;
    const std::chrono::seconds age(m_contact->checked->secsTo(QDateTime::currentDateTimeUtc()));
    return std::max(age, std::chrono::seconds(0));
}

} // namespace core
