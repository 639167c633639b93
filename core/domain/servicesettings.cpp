// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/servicesettings.h"

namespace core
{

using namespace Qt::StringLiterals;

Result<ServiceSettings> validated(const ServiceOptions &options)
{
    QList<FieldError> broken;
    const Result<Payee> payee = validated(options.payee);
    if (!payee)
        broken += payee.error().fields;
    if (options.platform.isNull())
        broken.append({Field::Platform, Problem::Missing});
    broken += problemsIn(options.terms);
    if (!broken.isEmpty())
        return tl::unexpected(Error{Error::Code::InvalidInput, broken, u"invalid settings"_s});

    ServiceOptions clean = options;
    clean.payee = *payee;
    return ServiceSettings(clean);
}

} // namespace core
