// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/preferences/listcolumns.h"

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

QString columnName(ListColumn column)
{
    switch (column) {
    case ListColumn::Time:
        return Words::tr("Time");
    case ListColumn::Operation:
        return Words::tr("Operation");
    case ListColumn::State:
        return Words::tr("State");
    case ListColumn::Mark:
        return Words::tr("Mark", "column: what the counter noted of a charge by itself");
    case ListColumn::Evidence:
        return Words::tr("Confirmed by", "column: counter, statement or bank");
    case ListColumn::Amount:
        return Words::tr("Amount");
    case ListColumn::Commission:
        return Words::tr("Commission");
    case ListColumn::Name:
        return Words::tr("Name");
    case ListColumn::Key:
        return Words::tr("Pix key");
    case ListColumn::Reference:
        return Words::tr("Reference");
    case ListColumn::EndToEndId:
        return Words::tr("E2E id", "column: last characters of the end-to-end id");
    case ListColumn::Till:
        return Words::tr("Counter", "column: which counter of the shop made a charge");
    case ListColumn::Note:
        return Words::tr("Note");
    case ListColumn::Tags:
        return Words::tr("Tags");
    case ListColumn::Count:
        return {};
    }
    Q_UNREACHABLE();
}

} // namespace ui
