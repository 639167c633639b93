// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/statementline.h"

namespace core
{

using namespace Qt::StringLiterals;

QString toText(LineKind kind)
{
    switch (kind) {
    case LineKind::PixIn:
        return u"pix_in"_s;
    case LineKind::PixOut:
        return u"pix_out"_s;
    case LineKind::ReturnIn:
        return u"return_in"_s;
    case LineKind::ReturnOut:
        return u"return_out"_s;
    case LineKind::Fee:
        return u"fee"_s;
    case LineKind::Card:
        return u"card"_s;
    case LineKind::TransferIn:
        return u"transfer_in"_s;
    case LineKind::TransferOut:
        return u"transfer_out"_s;
    case LineKind::Deposit:
        return u"deposit"_s;
    case LineKind::Withdrawal:
        return u"withdrawal"_s;
    case LineKind::Tax:
        return u"tax"_s;
    case LineKind::Yield:
        return u"yield"_s;
    case LineKind::OtherIn:
        return u"other_in"_s;
    case LineKind::OtherOut:
        return u"other_out"_s;
    }
    Q_UNREACHABLE();
}

std::optional<LineKind> lineKindFromText(QStringView text)
{
    for (const LineKind kind : kLineKinds) {
        if (text == toText(kind))
            return kind;
    }
    return std::nullopt;
}

} // namespace core
