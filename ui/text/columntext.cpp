// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/columntext.h"

#include <QtCore/QCoreApplication>

namespace ui
{

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(ListColumn)
};

} // namespace

QString columnName(core::ListColumn column)
{
    switch (column) {
    case core::ListColumn::Time:
        return Words::tr("Time");
    case core::ListColumn::Operation:
        return Words::tr("Operation");
    case core::ListColumn::State:
        return Words::tr("State");
    case core::ListColumn::Mark:
        return Words::tr("Mark", "column: what the counter noted of a charge by itself");
    case core::ListColumn::Evidence:
        return Words::tr("Confirmed by", "column: counter, statement or bank");
    case core::ListColumn::Amount:
        return Words::tr("Amount");
    case core::ListColumn::Commission:
        return Words::tr("Commission");
    case core::ListColumn::Name:
        return Words::tr("Name");
    case core::ListColumn::Key:
        return Words::tr("Pix key");
    case core::ListColumn::Reference:
        return Words::tr("Reference");
    case core::ListColumn::EndToEndId:
        return Words::tr("E2E id", "column: last characters of the end-to-end id");
    case core::ListColumn::Till:
        return Words::tr("Counter", "column: which counter of the shop made a charge");
    case core::ListColumn::Note:
        return Words::tr("Note");
    case core::ListColumn::Tags:
        return Words::tr("Tags");
    case core::ListColumn::Reconciled:
        return Words::tr("Reconciled", "column: day of the line in a bank statement");
    case core::ListColumn::Operator:
        return Words::tr("Operator", "column: who created a charge");
    case core::ListColumn::Count:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace ui
