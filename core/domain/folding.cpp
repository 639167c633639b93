// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/folding.h"

#include "core/domain/ascii.h"

namespace core
{

QString folded(const QString &text)
{
    if (isAscii(text))
        return text.toCaseFolded();
    QString plain;
    plain.reserve(text.size());
    for (const QChar c : text.normalized(QString::NormalizationForm_D)) {
        if (!c.isMark())
            plain += c;
    }
    return plain.toCaseFolded();
}

} // namespace core
