// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/recordjson.h"

#include "core/domain/brasilia.h"
#include "core/domain/chargeevidence.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

namespace app
{

using namespace Qt::StringLiterals;
using core::JsonText;
using core::Transaction;

namespace
{

/// Adds a text member; an empty text is absent.
void addText(JsonText &json, const char *name, const QString &text)
{
    if (!text.isEmpty())
        json.add(name, text);
}

void addTime(JsonText &json, const char *name, const std::optional<QDateTime> &timestamp)
{
    if (timestamp)
        json.add(name, recordTime(*timestamp));
}

QString wordOf(core::Evidence::Role role)
{
    using Role = core::Evidence::Role;
    switch (role) {
    case Role::Confirmation:
        return u"confirmation"_s;
    case Role::Verification:
        return u"verification"_s;
    case Role::Contradiction:
        return u"contradiction"_s;
    case Role::Withdrawal:
        return u"withdrawal"_s;
    }
    Q_UNREACHABLE();
}

void addEvidence(JsonText &json, const core::Evidence &evidence)
{
    const bool isPayment = evidence.subject == core::Evidence::Subject::Payment;
    json.add("role", wordOf(evidence.role))
        .add("subject", isPayment ? u"payment"_s : u"refund"_s)
        .add("kind", core::toText(evidence.kind))
        .add("recorded_at", recordTime(evidence.recordedAt))
        .add("moved_day", evidence.movedDay.toString(Qt::ISODate));
    addTime(json, "moved_at", evidence.movedAt);
    if (evidence.amount)
        json.add("amount", evidence.amount->toDecimal());
    addText(json, "e2e_id", evidence.endToEndId);
    addText(json, "e2e_id_ending", evidence.endToEndIdEnding);
    addText(json, "person", evidence.person);
    addText(json, "till", evidence.till);
    addText(json, "source", evidence.source);
    addText(json, "note", evidence.note);
}

} // namespace

QString recordTime(const QDateTime &timestamp)
{
    return core::brasiliaTime(timestamp).toString(Qt::ISODate);
}

QByteArray transactionJson(const Transaction &transaction)
{
    JsonText json;
    json.add("id", core::toWireId(transaction.id))
        .add("operation", core::toText(transaction.operation))
        .add("status", transaction.status.toText())
        .add("amount", transaction.amount.toDecimal());
    if (transaction.commission)
        json.add("commission", transaction.commission->toDecimal());
    json.add("date_created", recordTime(transaction.created));
    addTime(json, "finished", transaction.finished);
    addText(json, "description", transaction.description);
    addText(json, "name", transaction.name);
    addText(json, "email", transaction.email);
    addText(json, "phone", transaction.phone);
    addText(json, "document", transaction.document);
    if (!transaction.platform.isNull())
        json.add("platform", core::toWireId(transaction.platform));
    addText(json, "reference", transaction.reference);
    addText(json, "extra", transaction.extra);
    addText(json, "e2e_id", transaction.endToEndId);
    addText(json, "payment_link", transaction.paymentLink);
    addText(json, "qr_code", transaction.qrCode);
    addText(json, "pix_key", transaction.pixKey);
    json.addObjects("events", transaction.events,
                    [](JsonText &event, const core::StatusEvent &entered) {
                        event.add("date_created", recordTime(entered.at))
                            .add("status", entered.status.toText());
                    });
    if (const core::Money refunded = core::returnedAmount(transaction); !refunded.isZero())
        json.add("refunded", refunded.toDecimal());
    if (core::isPaidLate(transaction))
        json.addRaw("paid_late", "true");
    if (!transaction.evidence.isEmpty())
        json.addObjects("evidence", transaction.evidence, &addEvidence);
    return json.toObject();
}

void addNet(JsonText &json, qint64 unknownCommissionCount, const core::NetTotals &totals)
{
    if (totals.unknownCommissionCount == 0)
        json.add("net", totals.net.toDecimal());
    if (unknownCommissionCount > 0)
        json.add("unknown_commissions", unknownCommissionCount);
}

} // namespace app
