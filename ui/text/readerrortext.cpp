// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/readerrortext.h"

#include "ui/text/errortext.h"

#include <algorithm>
#include <array>

namespace ui
{

QString readErrorText(const core::Error &error)
{
    using Code = core::Error::Code;
    static constexpr std::array kOfServices{
        Code::Unreachable,   Code::Unavailable, Code::NotTrusted,        Code::AccessDenied,
        Code::NotUnderstood, Code::Unsupported, Code::StorageUnreachable};
    const ErrorWords words = errorWords(error);
    const bool isOfService =
        std::find(kOfServices.begin(), kOfServices.end(), error.code) != kOfServices.end();
    return isOfService ? words.happened + u' ' + words.next : words.happened;
}

} // namespace ui
