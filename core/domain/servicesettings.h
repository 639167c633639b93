// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/payee.h"
#include "core/domain/serviceterms.h"

#include <QtCore/QUuid>

namespace core
{

enum class Environment {
    Sandbox,    ///< no real money: calls and amounts simulate the customer and the banks
    Production, ///< real money: no call can mark a transaction as paid
};

/// The platforms whose drafts a service accepts.
enum class Callers {
    Own, ///< only the service's own platform
    Any, ///< every platform: a component in front of the service authenticates the caller
};

/// The configuration of a service before validation.
struct ServiceOptions
{
    Payee payee;
    QUuid platform; ///< the only platform accepted in drafts if callers is Own
    Callers callers = Callers::Own;
    Environment environment = Environment::Sandbox;
    ServiceTerms terms = {};
};

/// Validated options. TransactionEngine requires this type and cannot be created from unvalidated
/// options.
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

/// Returns the settings with their texts in stored form, or Code::InvalidInput with every invalid
/// option, at most one rule for each. Time limits use the unit of the option.
[[nodiscard]] Result<ServiceSettings> validated(const ServiceOptions &options);

} // namespace core
