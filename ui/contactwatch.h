// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QPointer>
#include <QtCore/QTimer>

#include <optional>

namespace ui
{

/// Whether what a service far away has told may be old by now. Of a service that is here it says
/// nothing, ever.
class ContactWatch : public QObject
{
    Q_OBJECT

public:
    explicit ContactWatch(core::TransactionService &service, QObject *parent = nullptr);

    [[nodiscard]] bool isFar() const { return m_contact.has_value(); }

    /// Only where isFar().
    [[nodiscard]] const core::TransactionService::Contact &contact() const { return *m_contact; }

    /// It has not told for longer than it usually does not, or cannot.
    [[nodiscard]] bool isStale() const { return m_isStale; }

    /// "Checked 4 s ago", "Not checked yet"; empty where not isFar().
    [[nodiscard]] QString text() const;

Q_SIGNALS:
    void staleChanged();
    void ticked(); ///< text() is another one: every second, and whenever the service was asked

private:
    void look();

    QPointer<core::TransactionService> m_service; ///< may go before the window
    std::optional<core::TransactionService::Contact> m_contact;
    bool m_isStale = false;
    QTimer m_second;
};

} // namespace ui
