// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <chrono>
#include <optional>

namespace core
{

/// Reports whether the data of a remote service may be stale. Inactive for a local service.
class ContactWatch : public QObject
{
    Q_OBJECT

public:
    explicit ContactWatch(TransactionService &service, QObject *parent = nullptr);

    [[nodiscard]] bool isRemote() const { return m_contact.has_value(); }

    /// Requires isRemote().
    [[nodiscard]] const TransactionService::Contact &contact() const { return *m_contact; }

    /// Returns true if the service has not answered for longer than usual, or cannot answer.
    [[nodiscard]] bool isStale() const { return m_isStale; }

    /// Returns the time since the last answer; nullopt if there was none. Requires isRemote().
    [[nodiscard]] std::optional<std::chrono::seconds> checkedAge() const;

Q_SIGNALS:
    void staleChanged();
    void
    ticked(); ///< checkedAge() has changed: every second, and after each request to the service

private:
    void look();

    QPointer<TransactionService> m_service; ///< may be destroyed before the window
    std::optional<TransactionService::Contact> m_contact;
    bool m_isStale = false;
    QTimer m_second;
};

} // namespace core
