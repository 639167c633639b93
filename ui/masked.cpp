// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/masked.h"

#include "core/domain/contact.h"
#include "ui/keytext.h"
#include "ui/receipt.h"
#include "ui/text.h"

namespace ui
{

core::Transaction masked(core::Transaction transaction)
{
    transaction.name = maskedName(transaction.name, transaction.document);
    transaction.document = maskedDocumentText(transaction.document);
    transaction.email = core::maskedEmail(transaction.email);
    transaction.phone = core::maskedPhone(transaction.phone);
    transaction.pixKey = maskedKeyText(transaction.pixKey);
    return transaction;
}

} // namespace ui
