// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/mark.h"
#include "core/domain/money.h"
#include "core/domain/status.h"

#include <QtCore/QDateTime>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QUuid>

#include <optional>

namespace core
{

/// The details of a person who has paid here, as the counter sends them. Texts have the form that
/// the service returns. Empty texts: not given by the person.
struct Payer
{
    QString name = {};
    QString email = {};
    QString phone = {};    ///< E.164
    QString document = {}; ///< CPF or CNPJ without mask

    bool operator==(const Payer &) const = default;
};

/// A payer that a counter remembers. The counter deletes the entry after the period that the shop
/// sets.
struct KnownPayer
{
    qint64 id = 0; ///< never reused for another payer
    Payer payer;
    QDateTime lastUsed; ///< UTC

    bool operator==(const KnownPayer &) const = default;
};

/// The local annotations of a counter for a transaction. Annotations are not a status, and the
/// service has no access to them.
struct Annotations
{
    std::optional<QDateTime> abandoned = {}; ///< UTC: when the counter abandoned the charge
    /// UTC: when the receipt was first exchanged for goods.
    std::optional<QDateTime> handedOver = {};
    std::optional<QDateTime> lateSeen = {}; ///< UTC: when a user acknowledged the late payment
    int receipts = 0;                       ///< number of receipts created so far
    QString note = {};                      ///< note of the user; empty: none
    QStringList tags = {};                  ///< tags set by the user
    /// Day of the newest statement line that is matched with the transaction.
    std::optional<QDate> reconciledOn = {};
    /// Short name of the operator who created the transaction at this counter; empty: nobody known.
    QString createdBy = {};
    QString till = {}; ///< counter that created the transaction; empty: another, or unknown

    bool operator==(const Annotations &) const = default;
};

/// One change of an annotation.
struct AnnotationEdit
{
    /// The values are stored in the database of the counter.
    enum class What { Note = 0, Tags = 1, Abandoned = 2, HandedOver = 3, LateSeen = 4 };

    What what = What::Note;
    QDateTime at;      ///< UTC
    QString text = {}; ///< new note or tags; empty: removed

    bool operator==(const AnnotationEdit &) const = default;
};

/// The result of exchanging a receipt for goods.
struct HandOver
{
    QDateTime at;         ///< UTC: time of the first exchange
    bool isFirst = false; ///< false: the receipt was already used

    bool operator==(const HandOver &) const = default;
};

/// A charge that was pending when the console last checked.
struct WatchedCharge
{
    QUuid id;
    Status status = Status::Code::Pending;
    Money amount;
    QDateTime created; ///< UTC

    bool operator==(const WatchedCharge &) const = default;
};

} // namespace core
