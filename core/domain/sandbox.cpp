// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/sandbox.h"

namespace core
{

namespace
{

// Centavos of the amount. Never change a meaning: tests of clients depend on the values.
constexpr qint64 kIsCanceled = 11;
constexpr qint64 kIsDenied = 12;
constexpr qint64 kStaysInProcess = 13;
constexpr qint64 kIsAnalysed = 14;

std::optional<Status::Code> endOf(qint64 centavos)
{
    if (centavos == kStaysInProcess)
        return std::nullopt;
    if (centavos == kIsCanceled)
        return Status::Code::Canceled;
    if (centavos == kIsDenied)
        return Status::Code::Denied;
    return Status::Code::Paid;
}

} // namespace

std::optional<Status::Code> nextInSandbox(Status::Code status, Money amount)
{
    const qint64 centavos = amount.cents() % 100;
    switch (status) {
    case Status::Code::Pending:
        return centavos == kIsAnalysed ? Status::Code::InAnalysis : Status::Code::InProcess;
    case Status::Code::InAnalysis:
        return Status::Code::InProcess;
    case Status::Code::InProcess:
        return endOf(centavos);
    case Status::Code::Paid:
    case Status::Code::Denied:
    case Status::Code::Canceled:
    case Status::Code::Refund:
    case Status::Code::Expired:
    case Status::Code::Unknown:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

} // namespace core
