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

/// A person who has paid here, as the counter sends one. Texts in the form in which the service
/// tells them; empty what the person did not give.
struct Payer
{
    QString name = {};
    QString email = {};
    QString phone = {};    ///< E.164
    QString document = {}; ///< CPF or CNPJ without mask

    bool operator==(const Payer &) const = default;
};

/// Somebody whom a counter remembers, until they have not come for as long as the shop says.
struct KnownPayer
{
    qint64 id = 0; ///< never given to somebody else
    Payer payer;
    QDateTime lastUsed; ///< UTC

    bool operator==(const KnownPayer &) const = default;
};

/// What a counter has noted of a transaction. Not a status: the service knows nothing of it.
struct Marks
{
    std::optional<QDateTime> abandoned = {};  ///< UTC: when the counter gave the charge up
    std::optional<QDateTime> handedOver = {}; ///< UTC: when its receipt was taken for goods
    std::optional<QDateTime> lateSeen = {};   ///< UTC: when somebody took note of its late payment
    int receipts = 0;                         ///< made of it so far
    QString note = {};                        ///< what somebody wrote of it; empty: nothing
    QStringList tags = {};                    ///< under which words somebody put it

    bool operator==(const Marks &) const = default;
};

/// Something that somebody noted of a transaction.
struct MarkEdit
{
    /// The numbers are those of the book.
    enum class What { Note = 0, Tags = 1, Abandoned = 2, HandedOver = 3, LateSeen = 4 };

    What what = What::Note;
    QDateTime at;      ///< UTC
    QString text = {}; ///< note or tags since then; empty: they were taken away

    bool operator==(const MarkEdit &) const = default;
};

/// What became of taking a receipt for goods.
struct HandOver
{
    QDateTime at;         ///< UTC: the first time
    bool isFirst = false; ///< this is the first time; else the receipt has served already

    bool operator==(const HandOver &) const = default;
};

/// A charge that was open when the console last looked.
struct WatchedCharge
{
    QUuid id;
    Status status = Status::Code::Pending;
    Money amount;
    QDateTime created; ///< UTC

    bool operator==(const WatchedCharge &) const = default;
};

} // namespace core
