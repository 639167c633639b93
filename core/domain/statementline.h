// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/money.h"

#include <QtCore/QDateTime>
#include <QtCore/QList>
#include <QtCore/QString>

#include <array>
#include <optional>

namespace core
{

/// The kind of movement that a statement line reports.
enum class LineKind {
    PixIn,
    PixOut,
    ReturnIn,  ///< money that we sent came back
    ReturnOut, ///< money that we received went back
    Fee,
    Card, ///< from card sales
    TransferIn,
    TransferOut,
    Deposit,
    Withdrawal,
    Tax,
    Yield, ///< interest on the account's money
    OtherIn,
    OtherOut,
};

inline constexpr std::array kLineKinds{
    LineKind::PixIn,   LineKind::PixOut,     LineKind::ReturnIn,   LineKind::ReturnOut,
    LineKind::Fee,     LineKind::Card,       LineKind::TransferIn, LineKind::TransferOut,
    LineKind::Deposit, LineKind::Withdrawal, LineKind::Tax,        LineKind::Yield,
    LineKind::OtherIn, LineKind::OtherOut,
};

/// Returns the name in JSON: "pix_in", "return_out", …
[[nodiscard]] QString toText(LineKind kind);
[[nodiscard]] std::optional<LineKind> lineKindFromText(QStringView text);

/// One movement of money on a bank account, as the bank reports it. A plain value. Texts are empty
/// if the bank states nothing.
struct StatementLine
{
    int row = 0;                        ///< first line in the file, from 1
    QDate day = {};                     ///< the bank's calendar day
    std::optional<QDateTime> time = {}; ///< UTC; nullopt: only the day is known
    Money amount = {};                  ///< negative: money left the account
    LineKind kind = LineKind::OtherIn;
    QString text = {};
    QString name = {};           ///< other party, possibly cut by the bank
    QString document = {};       ///< CPF or CNPJ of the other party, without mask
    QString documentDigits = {}; ///< the six visible digits of a masked CPF
    QString ispb = {};           ///< institution of the other party
    QString endToEndId = {};     ///< E… of a payment or D… of a return
    QString txid = {};
    QString reference = {}; ///< from a column of its own; the text may have further references
    QString fitid = {};     ///< the bank's or provider's own identifier; not always unique
    QString number = {};    ///< document number without leading zeros
    std::optional<Money> balanceAfter = {};

    bool operator==(const StatementLine &) const = default;
};

} // namespace core

/// A growing list of lines moves its memory without a call per line.
Q_DECLARE_TYPEINFO(core::StatementLine, Q_RELOCATABLE_TYPE);
