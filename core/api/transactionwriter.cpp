// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/transactionwriter.h"

#include "core/api/representation.h"
#include "core/domain/transactionpage.h"
#include "core/http/preferences.h"
#include "core/wire/filterquery.h"
#include "core/wire/transactionjson.h"
#include "core/wire/wiretime.h"

#include <span>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns true if the client needs no pictures of codes, by the Prefer field (RFC 7240).
bool wantsNoPictures(const HttpRequest &request)
{
    const QByteArray wishes = request.joinedField("prefer");
    return !wishes.isEmpty() && preferenceIn(wishes, "omit") == "qr_code_image";
}

/// Sends the response. Confirms that pictures were left out (RFC 7240, 3).
void deliver(const ApiCall &call, HttpResponse response)
{
    if (wantsNoPictures(call.request))
        response.fields.append(HttpField("Preference-Applied", "omit=qr_code_image"));
    call.send(std::move(response));
}

/// Returns the codes whose pictures the response contains.
QStringList codesOf(const ApiCall &call, std::span<const Transaction> transactions)
{
    QStringList codes;
    if (wantsNoPictures(call.request))
        return codes;
    for (const Transaction &transaction : transactions) {
        if (transaction.operation == Operation::CashIn && !transaction.qrCode.isEmpty())
            codes.append(transaction.qrCode);
    }
    return codes;
}

CodeImage imageOf(const QrImageCache::Images &images)
{
    return [&images](const QString &code) { return images.value(code); };
}

} // namespace

TransactionWriter::TransactionWriter(QrImageCache &qrImages, const Addresses &addresses,
                                     StoredCodeCheck codes)
    : m_qrImages(qrImages)
    , m_codes(std::move(codes))
    , m_publicUrl(addresses.publicUrl)
    , m_pages(addresses.hasPages ? QString::fromLatin1(addresses.publicUrl) + u"/pay/"_s
                                 : QString())
{}

bool TransactionWriter::hasSafeCode(const Transaction &transaction) const
{
    if (m_codes.passes(transaction))
        return true;
    qWarning("the stored code of charge %s does not pay this shop",
             qPrintable(toWireId(transaction.id)));
    return false;
}

/// Adds the address of the page. The address is not stored, because the public URL can change.
Transaction TransactionWriter::linked(Transaction transaction) const
{
    if (!m_pages.isEmpty() && transaction.operation == Operation::CashIn)
        transaction.paymentLink = m_pages + toWireId(transaction.id);
    return transaction;
}

void TransactionWriter::send(const ApiCall &call, int status, const Transaction &transaction)
{
    if (!hasSafeCode(transaction))
        return call.refuse({.kind = HttpProblem::Kind::Internal});
    m_qrImages.write(
        codesOf(call, std::span(&transaction, 1)), QrImageCache::Length::Short,
        [status, shown = linked(transaction),
         request = call.request](const QrImageCache::Images &images) {
            return represented(request, jsonResponse(status, toJson(shown, imageOf(images))),
                               Compression::Never);
        },
        [call](const HttpResponse &response) { deliver(call, response); });
}

void TransactionWriter::send(const ApiCall &call, const TransactionFilter &asked,
                             const TransactionPage &page)
{
    QByteArray next;
    if (page.hasMore.value_or(page.currentPage < page.lastPage)) {
        TransactionFilter following = asked;
        if (asked.after)
            following.after = page.transactions.constLast().id;
        else
            ++following.page;
        next = m_publicUrl + call.route + '?' + toQuery(following).value_or(QByteArray());
    }
    TransactionPage shown = page;
    for (Transaction &transaction : shown.transactions) {
        transaction = linked(transaction);
        if (!hasSafeCode(transaction))
            transaction.qrCode.clear();
    }
    m_qrImages.write(
        codesOf(call, shown.transactions), QrImageCache::Length::Long,
        [shown, next, request = call.request](const QrImageCache::Images &images) {
            return represented(request, jsonResponse(200, toJson(shown, next, imageOf(images))),
                               Compression::IfAccepted);
        },
        [call](const HttpResponse &response) { deliver(call, response); });
}

} // namespace core
