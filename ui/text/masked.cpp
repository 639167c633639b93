// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/masked.h"

#include "core/domain/contact.h"
#include "core/domain/masks.h"
#include "ui/receipts/receipt.h"
#include "ui/text/keytext.h"
#include "ui/text/text.h"

namespace ui
{

using namespace Qt::StringLiterals;

core::Transaction masked(core::Transaction transaction)
{
    transaction.name = maskedName(transaction.name, transaction.document);
    transaction.document = maskedDocumentText(transaction.document);
    transaction.email = core::maskedEmail(transaction.email);
    transaction.phone = core::maskedPhone(transaction.phone);
    transaction.pixKey = maskedKeyText(transaction.pixKey);
    return transaction;
}

QString shownName(const core::Transaction &transaction, Masking masking,
                  const core::PayerProfile &walkIn)
{
    return core::isWalkIn(transaction, walkIn) ? transaction.name
                                               : shown(transaction, masking).name;
}

core::Transaction shown(const core::Transaction &transaction, Masking masking)
{
    core::Transaction all = transaction;
    all.document = documentText(all.document);
    core::Transaction hidden = masked(transaction);
    switch (masking) {
    case Masking::All:
        return hidden;
    case Masking::Numbers:
        hidden.name = transaction.name;
        return hidden;
    case Masking::Nothing:
        return all;
    }
    Q_UNREACHABLE();
}

core::Payer shown(const core::Payer &payer, Masking masking)
{
    core::Payer all = payer;
    all.document = documentText(all.document);
    if (masking == Masking::Nothing)
        return all;
    return {
        .name = masking == Masking::All ? maskedNameText(payer.name) : payer.name,
        .email = core::maskedEmail(payer.email),
        .phone = payer.phone.isEmpty() ? QString() : core::maskedPhone(payer.phone),
        .document = maskedDocumentText(payer.document),
    };
}

QString shownText(const core::Payer &payer, Masking masking)
{
    const core::Payer known = shown(payer, masking);
    QStringList parts{known.name, known.document, known.phone};
    parts.removeAll(QString());
    return parts.join(u" · "_s);
}

} // namespace ui
