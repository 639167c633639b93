// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/evidence.h"
#include "core/domain/money.h"
#include "core/domain/operation.h"
#include "core/domain/statusevent.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QMetaType>
#include <QtCore/QString>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// A transaction as the service returns it (specification 2.1). A plain value: data of a foreign
/// service is kept unchanged. Texts are empty if the service returns no value.
struct Transaction
{
    QUuid id;
    Operation operation = Operation::CashIn;
    Status status = Status::Code::Pending;
    Money amount;
    /// Commission of the service: a forecast until the transaction is final, 0 if no money moved. A
    /// refund does not return the commission. nullopt: the remote service or the bank does not
    /// state it.
    std::optional<Money> commission = Money();
    QDateTime created;                 ///< UTC
    std::optional<QDateTime> finished; ///< UTC; nullopt until the status is final
    /// UTC: expiry of a pending cash-in; nullopt: not pending, or no expiry.
    std::optional<QDateTime> expires;

    QString name; ///< payer of a cash-in, receiver of a cash-out
    QString email;
    QString phone;    ///< E.164
    QString document; ///< CPF or CNPJ without mask
    QString description;
    QUuid platform;
    QString reference;  ///< the client's own identifier, unique per platform; empty: none
    QString extra;      ///< the client's own text, returned with every notification
    QString endToEndId; ///< empty until the money moves

    QString paymentLink; ///< cash-in: page for the payer; empty if the service has none
    QString qrCode;      ///< cash-in: BR Code text ("copia e cola")
    QString pixKey;      ///< cash-out: destination, canonical form

    QString refundReason; ///< reason of the refund; empty: none given

    QList<StatusEvent> events; ///< newest first; the last event is pending

    /// The evidence of payment and refund, oldest first (core/domain/chargeevidence.h reads the
    /// list). Empty if the service sees payments by itself.
    QList<Evidence> evidence;

    /// UTC: time of the cached answer while the service is unreachable; nullopt: a live answer of
    /// the service.
    std::optional<QDateTime> asOf;

    bool operator==(const Transaction &) const = default;
};

} // namespace core

Q_DECLARE_METATYPE(core::Transaction)
