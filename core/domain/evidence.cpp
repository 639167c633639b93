// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/evidence.h"

#include "core/domain/brasilia.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

QString toText(EvidenceKind kind)
{
    switch (kind) {
    case EvidenceKind::ByHand:
        return u"by_hand"_s;
    case EvidenceKind::Statement:
        return u"statement"_s;
    case EvidenceKind::BankApi:
        return u"bank_api"_s;
    }
    Q_UNREACHABLE();
}

std::optional<EvidenceKind> evidenceKindFromText(QStringView text)
{
    for (const EvidenceKind kind : kEvidenceKinds) {
        if (text == toText(kind))
            return kind;
    }
    return std::nullopt;
}

QDateTime moveTime(const Evidence &evidence, const QDateTime &created)
{
    const QDateTime stated =
        evidence.movedAt.value_or(startOfBrasiliaDay(evidence.movedDay.addDays(1)).addMSecs(-1));
    return std::max(created, std::min(stated, evidence.recordedAt));
}

} // namespace core
