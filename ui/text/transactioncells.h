// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/profile.h"
#include "core/till/charging.h"
#include "core/till/listcolumns.h"

#include <QtCore/QCoreApplication>

namespace core
{
struct Transaction;
}

namespace ui
{

/// Texts of a transaction and its annotations in the columns of a list.
class TransactionCells
{
    Q_DECLARE_TR_FUNCTIONS(ui::TransactionCells)

public:
    using Column = core::ListColumn;

    /// Masks payer names according to `masking`, except the walk-in payer. Pix keys are always
    /// masked. Names are in full before the first call. Returns false if nothing has changed.
    bool setMasking(core::Masking masking, const core::PayerProfile &walkIn);

    /// Sets the local pattern of references, which identifies the counter. Returns false if nothing
    /// has changed.
    bool setPattern(const core::ReferencePattern &pattern);

    [[nodiscard]] QString text(const core::Transaction &transaction,
                               const core::Annotations &annotations, Column column) const;

    /// Returns the tool tip of a cell; empty: the cell shows the full text.
    [[nodiscard]] QString toolTip(const core::Transaction &transaction,
                                  const core::Annotations &annotations, Column column) const;

    /// Returns the row as one sentence for screen readers.
    [[nodiscard]] QString sentence(const core::Transaction &transaction,
                                   const core::Annotations &annotations) const;

    [[nodiscard]] static Qt::Alignment alignmentOf(Column column);

    /// Returns the automatic annotations: "paid late, partly refunded"; empty: none.
    [[nodiscard]] static QString markText(const core::Transaction &transaction,
                                          const core::Annotations &annotations);

    /// Returns the word of a mark, for example "given up".
    [[nodiscard]] static QString markWord(core::Mark mark);

private:
    [[nodiscard]] QString nameOf(const core::Transaction &transaction) const;

    core::Masking m_masking = core::Masking::Nothing;
    core::PayerProfile m_walkIn;
    core::ReferencePattern m_pattern = core::ReferencePattern::standard();
};

} // namespace ui
