// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/payloadcheck.h"

#include "core/domain/ascii.h"
#include "core/domain/transaction.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

PayloadProblem problemOf(BrCode::Fault fault)
{
    switch (fault) {
    case BrCode::Fault::Checksum:
        return PayloadProblem::Checksum;
    case BrCode::Fault::Currency:
        return PayloadProblem::Currency;
    case BrCode::Fault::Empty:
    case BrCode::Fault::TooLong:
    case BrCode::Fault::Structure:
    case BrCode::Fault::NotPix:
    case BrCode::Fault::NothingToPay:
    case BrCode::Fault::Version:
    case BrCode::Fault::Country:
    case BrCode::Fault::Amount:
    case BrCode::Fault::MerchantName:
    case BrCode::Fault::MerchantCity:
    case BrCode::Fault::Key:
    case BrCode::Fault::Url:
    case BrCode::Fault::Txid:
    case BrCode::Fault::Duplicate:
        return PayloadProblem::Unreadable;
    }
    Q_UNREACHABLE();
}

/// Returns everything up to the path, including port and user name: "shop.example@thief.test" is
/// not the shop's host.
QStringView authorityOf(QStringView url)
{
    constexpr auto kScheme = "https://"_L1;
    if (url.startsWith(kScheme, Qt::CaseInsensitive))
        url = url.mid(kScheme.size());
    return url.left(url.indexOf(u'/'));
}

std::optional<PayloadProblem> amountProblem(const BrCode &code, Money amount)
{
    if (code.asksForTip)
        return PayloadProblem::WrongAmount;
    if (code.kind == BrCode::Kind::Dynamic) // the amount behind the URL counts; 54 is ignored
        return std::nullopt;
    if (!code.amount)
        return PayloadProblem::NoAmount;
    return *code.amount == amount ? std::nullopt : std::optional(PayloadProblem::WrongAmount);
}

bool isHostIn(const QStringList &hosts, QStringView authority)
{
    return std::any_of(hosts.begin(), hosts.end(), [authority](const QString &host) {
        return !host.isEmpty() && authority.compare(host, Qt::CaseInsensitive) == 0;
    });
}

std::optional<PayloadProblem> payeeProblem(const BrCode &code, const Payee &payee,
                                           const QStringList &bankHosts)
{
    const auto *shop = std::get_if<Merchant>(&payee);
    if (code.kind == BrCode::Kind::Static) {
        if (shop && code.key == shop->key.value())
            return std::nullopt;
        return code.key == demoKey().value() ? PayloadProblem::DemoKey : PayloadProblem::WrongKey;
    }
    const auto *hosted = std::get_if<HostedMerchant>(&payee);
    const QStringList hosts = hosted ? QStringList{hosted->host} : bankHosts;
    return isHostIn(hosts, authorityOf(code.url)) ? std::nullopt
                                                  : std::optional(PayloadProblem::WrongHost);
}

} // namespace

PixKey demoKey()
{
    static const auto key =
        PixKey::parse(u"00000000-0000-4000-8000-000000000000", PixKey::Kind::Evp);
    return *key;
}

std::optional<PayloadProblem> payloadProblem(const Transaction &transaction,
                                             const std::optional<Payee> &payee,
                                             const QStringList &bankHosts)
{
    if (transaction.status.code() != Status::Code::Pending)
        return PayloadProblem::NotPending;
    const auto code = BrCode::parse(transaction.qrCode);
    if (!code)
        return problemOf(code.error());
    // Payers' apps remove blanks around a code, but no invisible characters.
    const QStringView text = QStringView(transaction.qrCode).trimmed();
    if (!isAscii(text.first(1)) || !isAscii(text.last(1)))
        return PayloadProblem::Unreadable;
    if (!code->recurrenceUrl.isEmpty())
        return PayloadProblem::Recurrence;
    if (!code->withdrawalIspb.isEmpty())
        return PayloadProblem::Withdrawal;
    if (const auto problem = amountProblem(*code, transaction.amount))
        return problem;
    return payee ? payeeProblem(*code, *payee, bankHosts) : PayloadProblem::UnknownPayee;
}

} // namespace core
