// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/session/contactwatch.h"

#include <algorithm>
#include <utility>

namespace ui
{

namespace
{

using Contact = core::TransactionService::Contact;

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

ContactWatch::ContactWatch(core::TransactionService &service, QObject *parent)
    : QObject(parent)
    , m_service(&service)
{
    look();
    if (!isRemote())
        return;
    connect(&service, &core::TransactionService::contactChanged, this, &ContactWatch::look);
    connect(&m_second, &QTimer::timeout, this, &ContactWatch::look);
    m_second.start(std::chrono::seconds(1));
}

void ContactWatch::look()
{
    const core::TransactionService *const service = m_service.data();
    if (!service)
        return;
    m_contact = service->contact();
    const bool isStale = m_contact && isOld(*m_contact, QDateTime::currentDateTimeUtc());
    if (std::exchange(m_isStale, isStale) != isStale)
        Q_EMIT staleChanged();
    Q_EMIT ticked();
}

QString ContactWatch::text() const
{
    if (!isRemote())
        return {};
    if (!m_contact->checked)
        return tr("Not checked yet");
    const qint64 age =
        std::max<qint64>(0, m_contact->checked->secsTo(QDateTime::currentDateTimeUtc()));
    return age < 60 ? tr("Checked %1 s ago", "seconds").arg(age)
                    : tr("Checked %1 min ago", "minutes").arg(age / 60);
}

} // namespace ui
