// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"

namespace samples
{

core::Merchant merchant()
{
    return {*core::PixKey::parse(u"71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d", core::PixKey::Kind::Evp),
            QStringLiteral("Padaria São João"), QStringLiteral("São Paulo")};
}

core::PayerProfile payer()
{
    return {
        .name = QStringLiteral("Cliente de balcão"),
        .email = QStringLiteral("cliente@padaria.example"),
        .phone = QStringLiteral("+5511987654321"),
        .document = QStringLiteral("52998224725"),
        .description = QStringLiteral("Venda no balcão"),
    };
}

core::Transaction charge(qint64 cents, int number)
{
    core::Transaction transaction;
    transaction.id = QUuid::fromString(
        QStringLiteral("6f1d2c3b-0000-4000-8000-%1").arg(number, 12, 10, QChar(u'0')));
    transaction.amount = core::Money::fromCents(cents);
    transaction.created =
        QDateTime(QDate(2026, 11, 20), QTime(14, 0), QTimeZone::utc()).addSecs(-number);
    transaction.name = payer().name;
    transaction.email = payer().email;
    transaction.phone = payer().phone;
    transaction.document = payer().document;
    transaction.description = payer().description;
    transaction.platform =
        QUuid::fromString(QStringLiteral("5b1c9a52-0d0e-4a2b-9d3c-7f3a5f1f2a10"));
    transaction.reference = QStringLiteral("T-%1").arg(number);
    transaction.events = {{core::Status::Code::Pending, transaction.created}};
    transaction.qrCode = *core::chargeCode(merchant(), transaction.amount, transaction.id).toText();
    return transaction;
}

core::Transaction moved(core::Transaction transaction, const core::Status &status)
{
    const QDateTime at = transaction.events.first().at.addSecs(60);
    transaction.status = status;
    transaction.events.prepend({status, at});
    if (status.isFinal())
        transaction.finished = at;
    if (status.code() == core::Status::Code::Paid)
        transaction.endToEndId = QStringLiteral("E99999999202611201401Zz9yX8wV7u2");
    return transaction;
}

} // namespace samples
