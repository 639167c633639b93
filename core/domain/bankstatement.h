// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/bankaccount.h"
#include "core/domain/statementline.h"

#include <QtCore/QList>

#include <optional>

namespace core
{

enum class StatementFormat { Ofx, Csv, Cnab240 };

/// The extent to which balances in the file confirm the amounts of its lines.
enum class BalanceProof {
    None,    ///< the file states no balance
    Single,  ///< one balance, so there is nothing to compare
    Partial, ///< balances agree, but do not cover every line
    Whole,   ///< opening plus all lines gives the closing
};

/// A harmless deviation that a reader corrected or skipped.
struct StatementNote
{
    enum class Code {
        EncodingDiffers,     ///< the header names another encoding
        NotWellFormed,       ///< OFX 2 that is no XML
        CurrencyMisspelt,    ///< such as BRC instead of BRL
        SignsFromText,       ///< the file has no signs; the type of each line supplied them
        BalanceInCents,      ///< the balance has no decimal separator, but means centavos
        BalanceOfAnotherDay, ///< the balance is later than the period, so it proves nothing
        BalanceLine,         ///< a balance among the lines
        NoMoney,             ///< a row without an amount, or a refused payment of zero
        RepeatedRow,         ///< a second section of the file repeats the row
    };

    Code code;
    int row = 0;
    QString text = {};

    bool operator==(const StatementNote &) const = default;
};

/// The statement of one account and period. A plain value.
struct BankStatement
{
    StatementFormat format = StatementFormat::Ofx;
    QString encoding = {}; ///< "utf-8", "windows-1252" or "us-ascii"
    QString layout = {};   ///< name of the layout of a CSV file
    BankAccount account = {};
    bool isCard = false;    ///< a card account
    QString currency = {};  ///< "BRL"
    QDate from = {};        ///< first day; invalid: no lines and no period
    QDate until = {};       ///< last day
    bool hasPeriod = false; ///< the file states the period; otherwise the lines supply the days
    /// Balances before and after all lines, as stated or calculated from one stated balance.
    /// nullopt: the file states no balance.
    std::optional<Money> opening = {};
    std::optional<Money> closing = {};
    BalanceProof proof = BalanceProof::None;
    QList<StatementLine> lines = {}; ///< in the order of the file
    QList<StatementNote> notes = {};
};

/// Returns the sum of all lines.
[[nodiscard]] Money lineSum(const BankStatement &statement);

/// What the caller knows about the balances of a file.
enum class BalanceClaim {
    AddUp,       ///< nothing
    NoneToCheck, ///< a person states that the file has no balances that prove its lines
};

/// Returns true if the lines can be stored: the balances add up, or the caller states that the file
/// has none. Readers refuse contradicting balances before, whatever the caller states.
[[nodiscard]] bool isAcceptable(const BankStatement &statement, BalanceClaim claim);

} // namespace core
