// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/serviceaddress.h"
#include "core/http/httpcall.h"

namespace core
{

/// A request to a service.
struct CallRequest
{
    QByteArray method = "GET";
    QByteArray target;           ///< path and query, appended to the path of the address
    QByteArray key = {};         ///< empty: no Authorization header
    QByteArray body = {};        ///< JSON; empty: none
    qsizetype maxBytes = 262144; ///< maximum body size of the response
    /// The service may omit the large picture of a code.
    enum class CodePicture { Omitted, Requested };
    CodePicture picture = CodePicture::Omitted;
};

/// One call of the API of a service. Sends nothing if key or target would break the header.
class RemoteCall : public HttpCall
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(RemoteCall)

public:
    RemoteCall(const ServiceAddress &address, const CallRequest &request, const CallLimits &limits,
               QObject *parent = nullptr);
    ~RemoteCall() override = default;
};

} // namespace core
