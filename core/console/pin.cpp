// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/pin.h"

#include <algorithm>

#include <sodium.h>

namespace core
{

bool isPin(const QString &text)
{
    return text.size() >= kMinPin && text.size() <= kMaxPinLength &&
           std::all_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

QByteArray pinHash(const QString &pin)
{
    if (sodium_init() < 0)
        return {};
    const QByteArray typed = pin.toLatin1();
    QByteArray hash(crypto_pwhash_STRBYTES, '\0');
    const int failed =
        crypto_pwhash_str(hash.data(), typed.constData(), static_cast<size_t>(typed.size()),
                          crypto_pwhash_OPSLIMIT_INTERACTIVE, crypto_pwhash_MEMLIMIT_INTERACTIVE);
    return failed ? QByteArray() : QByteArray(hash.constData());
}

bool isPinOf(const QByteArray &hash, const QString &pin)
{
    if (sodium_init() < 0 || hash.size() >= crypto_pwhash_STRBYTES)
        return false;
    const QByteArray typed = pin.toLatin1();
    return crypto_pwhash_str_verify(hash.constData(), typed.constData(),
                                    static_cast<size_t>(typed.size())) == 0;
}

} // namespace core
