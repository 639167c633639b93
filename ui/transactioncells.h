// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "ui/charging.h"
#include "ui/listcolumns.h"

#include <QtCore/QCoreApplication>

namespace ui
{

/// How a transaction reads in the columns of a list, with what the counter noted of it.
class TransactionCells
{
    Q_DECLARE_TR_FUNCTIONS(ui::TransactionCells)

public:
    using Column = ListColumn;

    /// Names are cut from then on where it says so, but for that of the one who stands for whoever
    /// did not say who they are; keys always are. Before, names are in full. False: as before.
    bool setMasking(Masking masking, const core::PayerProfile &walkIn);

    /// How references are made here, by which those that were are known. False: as before.
    bool setPattern(const core::ReferencePattern &pattern);

    [[nodiscard]] QString text(const core::Transaction &transaction, const core::Marks &marks,
                               Column column) const;

    /// Empty: the cell says all.
    [[nodiscard]] QString toolTip(const core::Transaction &transaction, const core::Marks &marks,
                                  Column column) const;

    /// One full sentence, for who hears the row instead of seeing it.
    [[nodiscard]] QString sentence(const core::Transaction &transaction,
                                   const core::Marks &marks) const;

    [[nodiscard]] static Qt::Alignment alignmentOf(Column column);

    /// What the counter noted by itself: "paid late, handed over"; empty: nothing.
    [[nodiscard]] static QString markText(const core::Transaction &transaction,
                                          const core::Marks &marks);

    /// "given up"
    [[nodiscard]] static QString markWord(core::Mark mark);

private:
    [[nodiscard]] QString nameOf(const core::Transaction &transaction) const;

    Masking m_masking = Masking::Nothing;
    core::PayerProfile m_walkIn;
    core::ReferencePattern m_pattern = core::ReferencePattern::standard();
};

} // namespace ui
