// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/commission.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/error.h"
#include "core/domain/payee.h"

#include <QtCore/QString>
#include <QtCore/QUuid>

#include <chrono>

namespace core
{

enum class Environment {
    Sandbox,    ///< no real money: calls and amounts play the customer and the banks
    Production, ///< real money: nothing becomes paid by a call
};

/// Whose drafts a service takes.
enum class Callers {
    Own, ///< those of its own platform
    Any, ///< those of every platform: in front of it stands somebody who knows whose call it is
};

/// How a service is to work, as somebody set it.
struct ServiceOptions
{
    Payee payee;
    QUuid platform; ///< the only one that drafts may carry, if callers are its own
    Callers callers = Callers::Own;
    Environment environment = Environment::Sandbox;
    std::chrono::seconds cashInLifetime = std::chrono::hours(24); ///< 1 s to 365 days
    AmountLimits limits = {};
    CommissionRule cashInCommission = {};
    CommissionRule cashOutCommission = {};
    /// Before each step of a cash-out in the sandbox; 0 to 1 day.
    std::chrono::milliseconds processingDelay = std::chrono::seconds(2);
    QString ispb = QStringLiteral("00000000"); ///< institution in simulated end-to-end ids, 8 of
                                               ///< [0-9A-Z]
};

/// Options that hold together, for everybody who works by them: a ledger cannot be made of others.
class ServiceSettings
{
public:
    const ServiceOptions &operator*() const { return m_options; }
    const ServiceOptions *operator->() const { return &m_options; }

private:
    friend Result<ServiceSettings> validated(const ServiceOptions &options);

    explicit ServiceSettings(ServiceOptions options)
        : m_options(std::move(options))
    {}

    ServiceOptions m_options;
};

/// The settings with their texts in stored form, or Code::InvalidInput with every option that
/// cannot stand, at most one rule for each. Limits of times are in the unit of the option.
[[nodiscard]] Result<ServiceSettings> validated(const ServiceOptions &options);

} // namespace core
