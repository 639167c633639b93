// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/transactionfactory.h"

#include "core/domain/bankcode.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/endtoendid.h"
#include "core/domain/payloadcheck.h"
#include "core/domain/returnurl.h"
#include "core/domain/transactiondraft.h"

#include <QtCore/QtEndian>

#include <optional>
#include <utility>
#include <variant>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

tl::unexpected<Error> refused(const QString &detail)
{
    return tl::unexpected(Error{Error::Code::Internal, {}, detail});
}

/// Returns the payee as shown in BR Codes: without accents, removed once instead of for each code.
Payee folded(Payee payee)
{
    std::visit(
        [](auto &shop) {
            shop.name = foldedToAscii(shop.name);
            shop.city = foldedToAscii(shop.city);
        },
        payee);
    return payee;
}

} // namespace

TransactionFactory::TransactionFactory(ServiceSettings settings, RandomSource random)
    : m_settings(std::move(settings))
    , m_payee(folded(m_settings->payee))
    , m_random(std::move(random))
{
    Q_ASSERT(m_random);
}

Result<TransactionDraft> TransactionFactory::clean(const TransactionDraft &draft) const
{
    const bool isOwnOnly = m_settings->callers == Callers::Own;
    return validated(draft, m_settings->terms.limits,
                     isOwnOnly ? std::optional(m_settings->platform) : std::nullopt,
                     PayerData::Optional)
        .and_then([this](TransactionDraft clean) -> Result<TransactionDraft> {
            if (m_settings->environment == Environment::Production && !clean.returnUrl.isEmpty() &&
                !isSafeReturnUrl(clean.returnUrl))
                return tl::unexpected(Error{Error::Code::InvalidInput,
                                            {{Field::Address, Problem::NotAllowed}},
                                            u"the return address is not https"_s});
            return clean;
        });
}

Result<Transaction> TransactionFactory::make(const TransactionDraft &draft) const
{
    return clean(draft).and_then([this](const TransactionDraft &clean) -> Result<Transaction> {
        const Transaction transaction = made(clean, newId());
        return clean.operation == Operation::CashIn ? withCode(transaction) : transaction;
    });
}

Result<Transaction> TransactionFactory::make(const TransactionDraft &draft,
                                             const BankCode &code) const
{
    return clean(draft).and_then([&](const TransactionDraft &clean) -> Result<Transaction> {
        if (clean.operation != Operation::CashIn)
            return refused(u"only charges have codes"_s);
        Transaction transaction = made(clean, code.id);
        transaction.commission =
            commissionAtBank(transaction.amount, m_settings->terms.cashInCommission);
        transaction.qrCode = code.text;
        if (payloadProblem(transaction, m_settings->payee, {code.host}))
            return refused(u"the code of the bank does not ask for the charge"_s);
        return transaction;
    });
}

Transaction TransactionFactory::made(const TransactionDraft &draft, const QUuid &id) const
{
    const bool isCashIn = draft.operation == Operation::CashIn;
    Transaction transaction;
    transaction.id = id;
    transaction.operation = draft.operation;
    transaction.amount = *draft.amount;
    transaction.commission =
        commissionOn(transaction.amount, isCashIn ? m_settings->terms.cashInCommission
                                                  : m_settings->terms.cashOutCommission);
    transaction.name = draft.name;
    transaction.email = draft.email;
    transaction.phone = draft.phone;
    transaction.document = draft.document;
    transaction.description = draft.description;
    transaction.platform = *draft.platform;
    transaction.reference = draft.reference;
    transaction.extra = draft.extra;
    transaction.pixKey = draft.pixKey;
    return transaction;
}

Result<Transaction> TransactionFactory::withCode(Transaction transaction) const
{
    const auto qrCode = chargeCode(m_payee, transaction.amount, transaction.id).toText();
    if (!qrCode)
        return refused(u"no BR Code can be written for this payee"_s);
    transaction.qrCode = *qrCode;
    if (payloadProblem(transaction, m_settings->payee))
        return refused(u"the BR Code does not ask for the charge"_s);
    return transaction;
}

QUuid TransactionFactory::newId() const
{
    QByteArray bytes(16, Qt::Uninitialized);
    qToBigEndian(m_random(), bytes.data());
    qToBigEndian(m_random(), bytes.data() + 8);
    bytes[6] = static_cast<char>((bytes[6] & 0x0F) | 0x40); // RFC 4122: version 4, random
    bytes[8] = static_cast<char>((bytes[8] & 0x3F) | 0x80); // variant
    return QUuid::fromRfc4122(bytes);
}

QString TransactionFactory::endToEndId(const QDateTime &at) const
{
    constexpr auto kAlphabet = "0123456789ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz"_L1;
    QString own;
    for (int i = 0; i < 11; ++i)
        own += kAlphabet[static_cast<qsizetype>(m_random() % kAlphabet.size())];
    return EndToEndId::payment(m_settings->terms.ispb, at, own).toText();
}

} // namespace core
