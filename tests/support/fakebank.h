// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/bankrepository.h"
#include "core/service/promise.h"

namespace support
{

/// A bank repository with answers that the test sets.
class FakeBank : public core::BankRepository
{
public:
    [[nodiscard]] State state() const override { return current; }
    [[nodiscard]] QString pixKey() const override { return QStringLiteral("ana@example.com"); }

    QFuture<core::Result<std::optional<core::BankAddProblem>>>
    add(const core::BankConnectionDraft &draft, const core::BankCredentials &secrets) override
    {
        drafts.append(draft);
        credentials.append(secrets);
        if (!problem) {
            core::BankConnectionDraft whole = draft;
            whole.pixKey = pixKey();
            whole.hasCertificate = true;
            if (const auto made = core::validated(whole))
                current.connection = *made;
            Q_EMIT changed();
        }
        return core::readyFuture<std::optional<core::BankAddProblem>>(problem);
    }

    [[nodiscard]] core::Result<void> remove() override
    {
        current = {};
        Q_EMIT changed();
        return {};
    }

    QFuture<core::Result<QList<core::BankTestResult>>> test() override
    {
        ++tests;
        return core::readyFuture<QList<core::BankTestResult>>(results);
    }

    void readNow() override {}

    QFuture<core::Result<QList<core::BankPayment>>> openPayments() override
    {
        return core::readyFuture<QList<core::BankPayment>>(payments);
    }

    void report() { Q_EMIT changed(); }

    State current;
    std::optional<core::BankAddProblem> problem;
    QList<core::BankTestResult> results;
    QList<core::BankPayment> payments;
    QList<core::BankConnectionDraft> drafts;
    QList<core::BankCredentials> credentials;
    int tests = 0;
};

} // namespace support
