// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/reconciled.h"

namespace core
{

using namespace Qt::StringLiterals;

QString toText(Reconciled reconciled)
{
    switch (reconciled) {
    case Reconciled::Yes:
        return u"yes"_s;
    case Reconciled::No:
        return u"no"_s;
    }
    Q_UNREACHABLE();
}

std::optional<Reconciled> reconciledFromText(QStringView text)
{
    for (const Reconciled reconciled : {Reconciled::Yes, Reconciled::No}) {
        if (text == toText(reconciled))
            return reconciled;
    }
    return std::nullopt;
}

} // namespace core
