// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/api/routetable.h"
#include "core/service/outboxreader.h"

#include <QtCore/QObject>

namespace core
{

/// Parses an event id: the id of a transaction, a hyphen, and the number of the change.
[[nodiscard]] std::optional<OutboxPlace> eventPlaceFrom(const QByteArray &text);

/// Handles the list of changes (specification 6): the notifications of the caller's platform in
/// their order, from any place on.
class EventCalls : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMaxEvents = 100; ///< of one answer

    /// `outbox` must outlive the object.
    explicit EventCalls(OutboxReader &outbox);

    [[nodiscard]] QList<Route> routes();

private:
    void list(const ApiCall &call);

    OutboxReader &m_outbox;
};

} // namespace core
