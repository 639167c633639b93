// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payee.h"

#include <QtCore/QStringList>

#include <optional>

namespace core
{

struct Transaction;

/// Decides whether the stored code of a charge may reach a payer. A program that can write to the
/// database could exchange codes and redirect payments.
class StoredCodeCheck
{
public:
    /// `payee`: from the settings of the shop; nullopt: unknown, and every code passes.
    /// `formerKeys`: Pix keys that the shop had before, in stored form; open charges may have codes
    /// with these keys.
    explicit StoredCodeCheck(std::optional<Payee> payee, QStringList formerKeys = {});

    /// Returns false for a pending charge whose code has another payee, amount or id than the
    /// charge. Other transactions pass, because nobody pays their codes.
    [[nodiscard]] bool passes(const Transaction &transaction) const;

private:
    [[nodiscard]] bool isOfCharge(const BrCode &code, const Transaction &charge) const;

    std::optional<Payee> m_payee;
    QStringList m_formerKeys;
};

} // namespace core
