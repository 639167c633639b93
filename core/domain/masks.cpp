// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/masks.h"

#include "core/domain/contact.h"
#include "core/domain/profile.h"
#include "core/domain/taxid.h"
#include "core/domain/transaction.h"

#include <QtCore/QStringList>
#include <QtCore/QTextBoundaryFinder>

namespace core
{

using namespace Qt::StringLiterals;

bool isWalkIn(const Transaction &transaction, const PayerProfile &walkIn)
{
    return transaction.name == walkIn.name && transaction.document == walkIn.document;
}

QString maskedName(const QString &name)
{
    QStringList words = name.simplified().split(u' ');
    for (qsizetype i = 1; i < words.size(); ++i) {
        // The first character may have combining marks.
        QTextBoundaryFinder finder(QTextBoundaryFinder::Grapheme, words[i]);
        const qsizetype end = finder.toNextBoundary();
        words[i] = words[i].left(end).toUpper() + u'.';
    }
    return words.join(u' ');
}

QString maskedDocument(const QString &document)
{
    const auto id = TaxId::parse(document);
    return id ? id->toMaskedText() : QString(document.size(), u'*');
}

QString maskedPixKey(const QString &key)
{
    constexpr qsizetype kShown = 4;
    if (key.contains(u'@'))
        return maskedEmail(key);
    if (key.startsWith(u'+'))
        return maskedPhone(key);
    if (TaxId::parse(key))
        return maskedDocument(key);
    const qsizetype hidden = qMax<qsizetype>(0, key.size() - kShown);
    return QString(hidden, u'*') + key.mid(hidden);
}

} // namespace core
