// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/mark.h"

#include "core/domain/annotations.h"

namespace core
{

using namespace Qt::StringLiterals;

QString toText(Mark mark)
{
    switch (mark) {
    case Mark::Abandoned:
        return u"given_up"_s;
    case Mark::PaidLate:
        return u"paid_late"_s;
    case Mark::HandedOver:
        return u"handed_over"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Mark> markFromText(QStringView text)
{
    for (const Mark mark : kAllMarks) {
        if (text == toText(mark))
            return mark;
    }
    return std::nullopt;
}

bool canHaveMark(const Status &status, Mark mark)
{
    switch (mark) {
    case Mark::Abandoned:
        return status != Status::Code::Paid;
    case Mark::PaidLate:
        return status == Status::Code::Paid;
    case Mark::HandedOver:
        return true;
    }
    Q_UNREACHABLE();
}

bool hasMark(const Status &status, const Annotations &annotations, Mark mark)
{
    const auto &recorded =
        mark == Mark::HandedOver ? annotations.handedOver : annotations.abandoned;
    return recorded && canHaveMark(status, mark);
}

} // namespace core
