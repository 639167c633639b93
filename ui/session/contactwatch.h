// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <optional>

namespace ui
{

/// Reports whether the data of a remote service may be stale. Inactive for a local service.
class ContactWatch : public QObject
{
    Q_OBJECT

public:
    explicit ContactWatch(core::TransactionService &service, QObject *parent = nullptr);

    [[nodiscard]] bool isRemote() const { return m_contact.has_value(); }

    /// Requires isRemote().
    [[nodiscard]] const core::TransactionService::Contact &contact() const { return *m_contact; }

    /// Returns true if the service has not answered for longer than usual, or cannot answer.
    [[nodiscard]] bool isStale() const { return m_isStale; }

    /// Returns "Checked 4 s ago" or "Not checked yet"; empty unless isRemote().
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void staleChanged();
    void ticked(); ///< text() has changed: every second, and after each request to the service

private:
    void look();

    QPointer<core::TransactionService> m_service; ///< may be destroyed before the window
    std::optional<core::TransactionService::Contact> m_contact;
    bool m_isStale = false;
    QTimer m_second;
};

} // namespace ui
