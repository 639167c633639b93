// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/transactionjson.h"

#include "core/domain/operation.h"
#include "core/domain/statusevent.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionpage.h"
#include "core/qr/qrcode.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <QtCore/QJsonArray>
#include <QtCore/QJsonDocument>
#include <QtCore/QJsonObject>

#include <limits>
#include <span>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

enum class Answer { Single, List, Readable };

void writeEvent(JsonText &json, const StatusEvent &event)
{
    json.add("date_created", toWireTime(event.at)).add("status", event.status.toText());
}

void writeMembers(JsonText &json, const Transaction &transaction, Answer answer,
                  const CodeImage &image)
{
    const bool isCashIn = transaction.operation == Operation::CashIn;
    json.add("id", toWireId(transaction.id))
        .add("operation", toText(transaction.operation))
        .add("status", transaction.status.toText())
        .add("amount", transaction.amount.toDecimal());
    if (transaction.commission)
        json.add("commission", transaction.commission->toDecimal());
    json.add("date_created", toWireTime(transaction.created))
        .add("finished", transaction.finished ? toWireTime(*transaction.finished) : QString())
        .add("description", transaction.description)
        .add("name", transaction.name)
        .add("email", transaction.email)
        .add("phone", transaction.phone)
        .add("document", transaction.document)
        .add("platform", toWireId(transaction.platform))
        .add("reference", transaction.reference)
        .add("extra", transaction.extra);
    if (isCashIn || answer != Answer::List)
        json.add("e2e_id", transaction.endToEndId);
    if (isCashIn && answer == Answer::Readable) {
        json.add("payment_link", transaction.paymentLink)
            .add("qr_code", u"… (%1)"_s.arg(transaction.qrCode.size()))
            .add("qr_code_image", u"…"_s);
    } else if (isCashIn) {
        json.add("payment_link", transaction.paymentLink)
            .add("qr_code", transaction.qrCode)
            // A data URI needs no escapes.
            .addRaw("qr_code_image", '"' + image(transaction.qrCode) + '"');
    } else {
        json.add("pix_key", transaction.pixKey);
    }
    json.addObjects("events", transaction.events, &writeEvent);
}

/// Returns {"transaction":[…]}.
QByteArray singleJson(const Transaction &transaction, Answer answer, const CodeImage &image)
{
    const auto write = [answer, &image](JsonText &json, const Transaction &member) {
        writeMembers(json, member, answer, image);
    };
    return JsonText().addObjects("transaction", std::span(&transaction, 1), write).toObject();
}

/// Converts any JSON value of a foreign service to a text.
QString textOf(const QJsonValue &value)
{
    if (!value.isDouble())
        return value.toString();
    const double number = value.toDouble();
    const QString whole = QString::number(number, 'f', 0);
    return whole.toDouble() == number ? whole : QString::number(number, 'g', 15);
}

std::optional<QList<StatusEvent>> eventsOf(const QJsonArray &array)
{
    QList<StatusEvent> events;
    for (const QJsonValue value : array) {
        const auto at = fromForeignTime(value["date_created"_L1].toString());
        const QString status = value["status"_L1].toString();
        if (!at || status.isEmpty())
            return std::nullopt;
        events.append({Status::fromText(status), *at});
    }
    return events;
}

std::optional<Transaction> transactionOf(const QJsonObject &object)
{
    const auto text = [&object](QLatin1StringView name) { return textOf(object[name]); };
    const auto id = fromWireId(text("id"_L1));
    const auto operation = operationFromText(text("operation"_L1));
    const QString status = text("status"_L1);
    const auto amount = Money::parseDecimal(text("amount"_L1));
    const auto created = fromForeignTime(text("date_created"_L1));
    const auto events = eventsOf(object["events"_L1].toArray());
    if (!id || !operation || status.isEmpty() || !amount || !created || !events)
        return std::nullopt;
    Transaction transaction;
    transaction.id = *id;
    transaction.operation = *operation;
    transaction.status = Status::fromText(status);
    transaction.amount = *amount;
    transaction.commission = Money::parseDecimal(text("commission"_L1));
    transaction.created = *created;
    transaction.finished = fromForeignTime(text("finished"_L1));
    transaction.name = text("name"_L1);
    transaction.email = text("email"_L1);
    transaction.phone = text("phone"_L1);
    transaction.document = text("document"_L1);
    transaction.description = text("description"_L1);
    transaction.platform = fromWireId(text("platform"_L1)).value_or(QUuid());
    transaction.reference = text("reference"_L1);
    transaction.extra = text("extra"_L1);
    transaction.endToEndId = text("e2e_id"_L1);
    transaction.paymentLink = text("payment_link"_L1);
    transaction.qrCode = text("qr_code"_L1);
    transaction.pixKey = text("pix_key"_L1);
    transaction.events = *events;
    return transaction;
}

/// Returns the member of the response: an array of one, or an object.
std::optional<QJsonObject> singleObjectOf(const QByteArray &json)
{
    const QJsonValue found = QJsonDocument::fromJson(json)["transaction"_L1];
    if (found.isObject())
        return found.toObject();
    const QJsonArray array = found.toArray();
    return array.size() == 1 ? std::optional(array.first().toObject()) : std::nullopt;
}

/// Parses a whole number from 0 on, also from a text.
std::optional<qint64> countOf(const QJsonValue &value)
{
    bool isNumber = false;
    const qint64 count = textOf(value).toLongLong(&isNumber);
    return isNumber && count >= 0 ? std::optional(count) : std::nullopt;
}

} // namespace

QByteArray drawnCode(const QString &qrCode)
{
    const auto code = QrCode::encode(qrCode);
    return code ? code->toDataUri() : QByteArray();
}

QByteArray toJson(const Transaction &transaction, const CodeImage &image)
{
    return singleJson(transaction, Answer::Single, image);
}

QByteArray toReadableJson(const Transaction &transaction)
{
    const CodeImage none; // no picture: unreadable for people
    return inLines(singleJson(transaction, Answer::Readable, none));
}

QByteArray toJson(const TransactionPage &page, const QByteArray &nextPage, const CodeImage &image)
{
    const auto write = [&image](JsonText &json, const Transaction &transaction) {
        writeMembers(json, transaction, Answer::List, image);
    };
    JsonText json;
    json.addObjects("transactions", page.transactions, write);
    if (page.hasMore)
        json.addRaw("has_more", *page.hasMore ? "true" : "false");
    else
        json.add("current_page", page.currentPage).add("last_page", page.lastPage);
    return json
        .addRaw("next_page_url",
                nextPage.isEmpty() ? QByteArray("false") : jsonString(QString::fromUtf8(nextPage)))
        .add("total", page.total)
        .toObject();
}

std::optional<Transaction> transactionFromJson(const QByteArray &json)
{
    const auto object = singleObjectOf(json);
    return object ? transactionOf(*object) : std::nullopt;
}

QByteArray codePictureFromJson(const QByteArray &json)
{
    const auto object = singleObjectOf(json);
    return object ? (*object)["qr_code_image"_L1].toString().toLatin1() : QByteArray();
}

std::optional<TransactionPage> pageFromJson(const QByteArray &json)
{
    const QJsonDocument document = QJsonDocument::fromJson(json);
    const auto total = countOf(document["total"_L1]);
    const auto current = countOf(document["current_page"_L1]);
    const auto last = countOf(document["last_page"_L1]);
    constexpr qint64 kMaxPages = std::numeric_limits<int>::max();
    if (!total || !current || !last || *current > kMaxPages || *last > kMaxPages)
        return std::nullopt;
    TransactionPage page{
        .transactions = {},
        .currentPage = static_cast<int>(*current),
        .lastPage = static_cast<int>(*last),
        .total = *total,
    };
    int row = 0;
    for (const QJsonValue value : document["transactions"_L1].toArray()) {
        ++row;
        if (const auto transaction = transactionOf(value.toObject()))
            page.transactions.append(*transaction);
        else
            page.unreadable.append(row);
    }
    return page;
}

} // namespace core
