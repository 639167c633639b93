// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/apipix/apipixjson.h"
#include "core/apipix/banktransactionservice.h"
#include "core/domain/confirmation.h"
#include "core/domain/transactiondraft.h"
#include "core/service/localtransactionservice.h"
#include "tests/support/await.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/waitlimit.h"

#include <QtCore/QTemporaryDir>

#include <memory>

namespace support
{

inline constexpr QUuid kBankShopPlatform(0x5b1c9a52, 0x0d0e, 0x4a2b, 0x9d, 0x3c, 0x7f, 0x3a, 0x5f,
                                         0x1f, 0x2a, 0x10);

/// Returns the setup of an own shop whose data are in a folder.
inline core::LocalTransactionService::Setup bankShopSetup(const QString &folder)
{
    const core::Merchant merchant{
        *core::PixKey::parse(QString::fromLatin1(kBankKey), core::PixKey::Kind::Evp),
        QStringLiteral("Padaria Exemplo"), QStringLiteral("Recife")};
    return {.database = folder + QStringLiteral("/balcao.db"),
            .settings = *core::validated(
                core::ServiceOptions{.payee = merchant,
                                     .platform = kBankShopPlatform,
                                     .environment = core::Environment::Production})};
}

/// An own shop whose charges get codes of a simulated bank.
class BankShop
{
public:
    using Result = core::Result<core::Transaction>;

    explicit BankShop(const QString &psp = QStringLiteral("other"),
                      SimulatedBank::Transport transport = SimulatedBank::Transport::Http,
                      const std::function<void(core::BankSimulator::Setup &)> &change = {})
        : bank(psp, transport, change)
        , setup(bank.client())
    {
        using namespace std::chrono_literals;
        setup.limits = {.reach = 2s, .inactivity = 500ms, .whole = 2s};
        restart();
    }

    /// Ends the program without a word.
    void end()
    {
        charges.reset();
        client.reset();
        shop.reset();
    }

    /// Ends the program without a word, and starts it again.
    void restart()
    {
        end();
        shop = std::make_unique<core::LocalTransactionService>(bankShopSetup(folder.path()));
        QVERIFY(await(shop->open()));
        charges = std::make_unique<core::BankTransactionService>(
            *shop, core::BankTransactionService::Setup{
                       .intents = folder.filePath(QStringLiteral("intents.db")),
                       .intervals = intervals,
                       .removal = std::chrono::milliseconds(20),
                       .refunds = refunds});
        bool isOpen = false;
        charges->open([&isOpen](const core::Result<void> &opened) { isOpen = opened.has_value(); });
        QVERIFY(QTest::qWaitFor([&isOpen] { return isOpen; }, kWaitLimit));
        connectBank();
    }

    void connectBank()
    {
        charges->setBank(nullptr, {});
        client = std::make_unique<core::ApiPixClient>(setup);
        charges->setBank(client.get(), hosts);
    }

    [[nodiscard]] static core::TransactionDraft draft(qint64 cents, const QString &reference = {})
    {
        core::TransactionDraft draft;
        draft.operation = core::Operation::CashIn;
        draft.amount = core::Money::fromCents(cents);
        draft.platform = kBankShopPlatform;
        draft.reference = reference;
        draft.name = QStringLiteral("Ana Exemplo");
        draft.description = QStringLiteral("Pedido");
        draft.lifetime = std::chrono::hours(1);
        return draft;
    }

    Result create(qint64 cents, const QString &reference = {})
    {
        return await(charges->create(draft(cents, reference)));
    }

    /// Creates a charge that the bank reports as paid. Default-constructed after an error.
    core::Transaction createPaid(qint64 cents, const QString &reference)
    {
        const auto charge = create(cents, reference);
        const auto amount = core::Money::fromCents(cents);
        const QString payment = bank.bank().pay({.txid = txid(reference), .amount = amount});
        const core::Confirmation evidence{.kind = core::EvidenceKind::BankApi,
                                          .match = core::Evidence::Match::ByIdentifier,
                                          .endToEndId = payment,
                                          .amount = amount,
                                          .pixKey = QString::fromLatin1(kBankKey)};
        const auto paid = charge ? await(charges->confirm(charge->id, evidence)) : charge;
        return paid.value_or(core::Transaction());
    }

    /// Returns the returns that the bank has for the payment of a charge.
    QList<core::PixReturn> returnsOf(const core::Transaction &charge)
    {
        const auto payment = core::pixPaymentFromJson(read("/pix/" + charge.endToEndId.toLatin1()));
        return payment ? payment->returns : QList<core::PixReturn>();
    }

    /// Makes one charge, so that the bank has accepted the certificate and issued a token.
    void warmUp() { QVERIFY(create(100)); }

    /// Reads a path of the bank and returns the body.
    QByteArray read(const QByteArray &path)
    {
        std::optional<core::ApiPixReply> reply;
        client->get(path, {}, [&reply](const core::ApiPixReply &come) { reply = come; });
        (void)QTest::qWaitFor([&reply] { return reply.has_value(); }, kWaitLimit);
        return reply ? reply->result.answer.body : QByteArray();
    }

    [[nodiscard]] QString txid(const QString &reference) const
    {
        return core::cobTxid(core::bankChargeId(kBankShopPlatform, reference));
    }

    [[nodiscard]] core::Intent intent(const QString &reference)
    {
        return await(charges->orders().find(reference)).value_or(core::Intent());
    }

    QTemporaryDir folder;
    SimulatedBank bank;
    core::ApiPixClient::Setup setup;
    core::BankOrderIntervals intervals{.lookup = std::chrono::milliseconds(30),
                                       .absent = std::chrono::milliseconds(0)};
    core::BankRefundIntervals refunds{.poll = std::chrono::milliseconds(20)};
    QStringList hosts{QStringLiteral("127.0.0.1")};
    std::unique_ptr<core::LocalTransactionService> shop;
    std::unique_ptr<core::ApiPixClient> client;
    std::unique_ptr<core::BankTransactionService> charges;
};

/// One shop for each transport, for tests with many rows. Opening a shop is slow.
class BankShops
{
public:
    BankShop &over(SimulatedBank::Transport transport)
    {
        auto &shop = transport == SimulatedBank::Transport::Http ? m_http : m_https;
        if (!shop) {
            shop = std::make_unique<BankShop>(QStringLiteral("other"), transport);
            shop->warmUp();
        }
        shop->bank.server.clearFaults();
        return *shop;
    }

    /// Returns a reference that no row has used.
    QString newReference() { return QStringLiteral("R%1").arg(++m_count); }

    void close()
    {
        m_http.reset();
        m_https.reset();
    }

private:
    std::unique_ptr<BankShop> m_http;
    std::unique_ptr<BankShop> m_https;
    int m_count = 0;
};

} // namespace support
