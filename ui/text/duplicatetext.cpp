// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/duplicatetext.h"

#include "ui/text/masked.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

namespace ui
{

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(DuplicateCharge)
};

} // namespace

QString twinQuestion(const core::Transaction &twin, core::Masking masking,
                     const QString &ownDocument)
{
    if (twin.name.isEmpty())
        return Words::tr("A charge of %1 is already waiting, since %2. Press the same key again to "
                         "make another one.",
                         "amount, time")
            .arg(moneyText(twin.amount), timeText(twin.created));
    return Words::tr(
               "A charge of %1 for %2 is already waiting, since %3. Press the same key again to "
               "make another one.",
               "amount, payer, time")
        .arg(moneyText(twin.amount),
             foreignText(twin.document == ownDocument ? twin.name : shown(twin, masking).name),
             timeText(twin.created));
}

QString referenceQuestion(const QString &reference, const core::Transaction &used)
{
    return Words::tr("The reference %1 belongs to another transaction: %2 · %3 · %4. Press Enter "
                     "again to charge with a new reference.",
                     "reference, amount, state, time")
        .arg(foreignText(reference), moneyText(used.amount), statusWord(used.status),
             timestampText(used.created));
}

} // namespace ui
