// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/status.h"

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

QLatin1StringView wordOf(Status::Code code)
{
    switch (code) {
    case Status::Code::Pending:
        return "pending"_L1;
    case Status::Code::Paid:
        return "paid"_L1;
    case Status::Code::Denied:
        return "denied"_L1;
    case Status::Code::Canceled:
        return "canceled"_L1;
    case Status::Code::Refund:
        return "refund"_L1;
    case Status::Code::InProcess:
        return "in_process"_L1;
    case Status::Code::InAnalysis:
        return "in_analysis"_L1;
    case Status::Code::Expired:
        return "expired"_L1;
    case Status::Code::Unknown:
        return {};
    }
    Q_UNREACHABLE();
}

/// Returns one shared text per code, because pages of a list hold hundreds of statuses.
const QString &sharedWordOf(Status::Code code)
{
    static const auto words = [] {
        std::array<QString, static_cast<size_t>(Status::Code::Unknown) + 1> all;
        for (const Status::Code known : Status::kKnown)
            all[static_cast<size_t>(known)] = wordOf(known);
        return all;
    }();
    return words[static_cast<size_t>(code)];
}

} // namespace

Status::Status(Code code)
    : Status(code, sharedWordOf(code))
{
    Q_ASSERT(code != Code::Unknown);
}

Status Status::fromText(const QString &word)
{
    for (const Code code : kKnown) {
        if (word == wordOf(code))
            return Status(code);
    }
    return Status(Code::Unknown, word);
}

bool Status::isFinal() const
{
    switch (m_code) {
    case Code::Paid:
    case Code::Denied:
    case Code::Canceled:
    case Code::Refund:
    case Code::Expired:
        return true;
    case Code::Pending:
    case Code::InProcess:
    case Code::InAnalysis:
    case Code::Unknown:
        return false;
    }
    Q_UNREACHABLE();
}

bool Status::canTransitionTo(Code next) const
{
    const auto oneOf = [next](std::initializer_list<Code> codes) {
        return std::find(codes.begin(), codes.end(), next) != codes.end();
    };
    switch (m_code) {
    case Code::Pending:
        return oneOf({Code::Paid, Code::Denied, Code::Canceled, Code::Expired, Code::InProcess,
                      Code::InAnalysis});
    case Code::InProcess:
        return oneOf({Code::Paid, Code::Denied, Code::Canceled});
    case Code::InAnalysis:
        return oneOf({Code::InProcess, Code::Paid, Code::Denied, Code::Canceled});
    case Code::Paid:
        return next == Code::Refund;
    case Code::Denied:
    case Code::Canceled:
    case Code::Refund:
    case Code::Expired:
    case Code::Unknown:
        return false;
    }
    Q_UNREACHABLE();
}

bool Status::canTransitionByEvidenceTo(Code next) const
{
    switch (m_code) {
    case Code::Pending:
    case Code::Expired:
    case Code::Canceled:
    case Code::Denied:
        return next == Code::Paid;
    case Code::Paid:
        return next == Code::Refund || next == Code::Canceled;
    case Code::Refund:
    case Code::InProcess:
    case Code::InAnalysis:
    case Code::Unknown:
        return false;
    }
    Q_UNREACHABLE();
}

} // namespace core
