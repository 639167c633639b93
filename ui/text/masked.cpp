// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/masked.h"

#include "core/domain/contact.h"
#include "core/domain/masks.h"
#include "core/domain/taxid.h"
#include "ui/text/keytext.h"
#include "ui/text/text.h"

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

bool isParticle(const QString &word)
{
    static const QStringList particles{u"da"_s, u"das"_s, u"de"_s, u"do"_s, u"dos"_s, u"e"_s};
    return particles.contains(word, Qt::CaseInsensitive);
}

bool mayBeShown(const QString &word)
{
    return std::none_of(word.cbegin(), word.cend(),
                        [](QChar c) { return c.isDigit() || c == u'@'; });
}

} // namespace

QString visibleText(const QString &text)
{
    QString clean;
    for (const QChar c : text.left(1000)) {
        const bool visible = c.isPrint() && c.category() != QChar::Other_Format;
        clean += visible || c.isSurrogate() ? c : QChar(u' ');
    }
    return clean.simplified();
}

QString maskedName(const QString &name, const QString &document)
{
    const auto id = core::TaxId::parse(document);
    const bool isFirm = id && id->kind() == core::TaxId::Kind::Cnpj;
    QStringList shown;
    for (const QString &word : visibleText(name).split(u' ', Qt::SkipEmptyParts)) {
        if (isFirm ? mayBeShown(word) || !core::TaxId::parse(word)
                   : shown.isEmpty() && mayBeShown(word))
            shown += word;
        else if (!isParticle(word))
            shown += word.left(word.at(0).isHighSurrogate() ? 2 : 1) + u'.';
    }
    return shown.join(u' ');
}

core::Transaction masked(core::Transaction transaction)
{
    transaction.name = maskedName(transaction.name, transaction.document);
    transaction.document = maskedDocumentText(transaction.document);
    transaction.email = core::maskedEmail(transaction.email);
    transaction.phone = core::maskedPhone(transaction.phone);
    transaction.pixKey = maskedKeyText(transaction.pixKey);
    return transaction;
}

QString shownName(const core::Transaction &transaction, core::Masking masking,
                  const core::PayerProfile &walkIn)
{
    return core::isWalkIn(transaction, walkIn) ? transaction.name
                                               : shown(transaction, masking).name;
}

core::Transaction shown(const core::Transaction &transaction, core::Masking masking)
{
    core::Transaction all = transaction;
    all.document = documentText(all.document);
    core::Transaction hidden = masked(transaction);
    switch (masking) {
    case core::Masking::All:
        return hidden;
    case core::Masking::Numbers:
        hidden.name = transaction.name;
        return hidden;
    case core::Masking::Nothing:
        return all;
    }
    Q_UNREACHABLE();
}

core::Payer shown(const core::Payer &payer, core::Masking masking)
{
    core::Payer all = payer;
    all.document = documentText(all.document);
    if (masking == core::Masking::Nothing)
        return all;
    return {
        .name = masking == core::Masking::All ? maskedNameText(payer.name) : payer.name,
        .email = core::maskedEmail(payer.email),
        .phone = payer.phone.isEmpty() ? QString() : core::maskedPhone(payer.phone),
        .document = maskedDocumentText(payer.document),
    };
}

QString shownText(const core::Payer &payer, core::Masking masking)
{
    const core::Payer known = shown(payer, masking);
    return joinedParts({known.name, known.document, known.phone});
}

} // namespace ui
