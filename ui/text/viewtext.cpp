// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/viewtext.h"

#include <QtCore/QCoreApplication>

namespace ui
{

namespace
{

using Code = core::Status::Code;
using core::Period;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Listing)
};

} // namespace

QList<core::SavedView> usualViews()
{
    return {
        {.name = Words::tr("Today", "a view: what was made today"), .created = Period::Today},
        {.name = Words::tr("Waiting", "a view: what is not final"),
         .filter = {.statuses = {Code::Pending, Code::InProcess, Code::InAnalysis}}},
        {.name = Words::tr("Paid today", "a view"),
         .filter = {.statuses = {Code::Paid}},
         .paid = Period::Today},
        {.name = Words::tr("Sent", "a view: cash-outs"),
         .filter = {.operation = core::Operation::CashOut}},
        {.name = Words::tr("Unusual", "a view: late payments, refunds and the like, this month"),
         .filter = {.unusual = core::Unusual::Any},
         .created = Period::ThisMonth},
    };
}

} // namespace ui
