// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bankmanager.h"
#include "app/sessionkeys.h"
#include "core/apipix/banktransactionservice.h"
#include "core/domain/brcode.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "core/service/localtransactionservice.h"
#include "core/service/promise.h"
#include "tests/support/await.h"
#include "tests/support/simulatedbank.h"
#include "tests/support/testmain.h"

#include <QtCore/QScopeGuard>
#include <QtCore/QTemporaryDir>
#include <QtTest/QSignalSpy>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using app::BankManager;
using core::BankTestResult;
using core::Error;
using core::Money;
using core::Status;
using core::Transaction;
using support::SimulatedBank;
using Transport = SimulatedBank::Transport;

namespace
{

constexpr QUuid kPlatform(0x5b1c9a52, 0x0d0e, 0x4a2b, 0x9d, 0x3c, 0x7f, 0x3a, 0x5f, 0x1f, 0x2a,
                          0x10);

/// A keyring that refuses everything.
class LockedKeys final : public app::SecretStore
{
public:
    QFuture<core::Result<QByteArray>> find(const QUuid &) override
    {
        return core::readyFuture<QByteArray>(core::failure(Error::Code::AccessDenied, {}));
    }
    QFuture<core::Result<void>> keep(const QUuid &, const QByteArray &) override
    {
        return core::readyFuture<void>(core::failure(Error::Code::Unsupported, {}));
    }
    QFuture<core::Result<void>> forget(const QUuid &) override
    {
        return core::readyFuture<void>(core::Result<void>());
    }
};

} // namespace

class TestBankManager : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_folder = std::make_unique<QTemporaryDir>();
        qputenv("XDG_DATA_HOME", m_folder->filePath(u"share"_s).toLocal8Bit());
        const core::Merchant merchant{
            *core::PixKey::parse(QString::fromLatin1(support::kBankKey), core::PixKey::Kind::Evp),
            u"Padaria Exemplo"_s, u"Recife"_s};
        m_service =
            std::make_unique<core::LocalTransactionService>(core::LocalTransactionService::Setup{
                .database = m_folder->filePath(u"balcao.db"_s),
                .settings = *core::validated(
                    core::ServiceOptions{.payee = merchant,
                                         .platform = kPlatform,
                                         .environment = core::Environment::Production})});
        QVERIFY(await(m_service->open()));
        m_bank = std::make_unique<SimulatedBank>(u"other"_s, Transport::Https);
        open(m_keys);
    }

    void cleanup()
    {
        m_manager.reset();
        m_service.reset();
    }

    void makesChargesPaidWithoutAKeyPress()
    {
        QVERIFY(!m_manager->state().connection);
        QCOMPARE(add(), std::nullopt);
        QVERIFY(m_manager->state().connection);
        QCOMPARE(m_manager->state().certificate->cnpj, u"11222333000181"_s);
        const Transaction charge = createCharge();
        m_bank->bank().pay({.txid = core::chargeTxid(charge.id),
                            .amount = charge.amount,
                            .settledAt = QDateTime::currentDateTimeUtc().addSecs(-6)});
        QSignalSpy changed(m_service.get(), &core::TransactionService::changed);
        QTRY_COMPARE(changed.size(), 1);
        QCOMPARE(await(m_service->find(charge.id))->status, Status::Code::Paid);
        QTRY_VERIFY(m_manager->state().readUntil);
        QVERIFY(!m_manager->state().trouble);
    }

    void continuesAfterARestart()
    {
        QCOMPARE(add(), std::nullopt);
        open(m_keys);
        QTRY_VERIFY(m_manager->state().readUntil);
        QVERIFY(m_manager->state().hasSecret);
        QVERIFY(m_manager->remove());
        QVERIFY(!m_manager->state().connection);
        open(m_keys);
        QVERIFY(!m_manager->state().connection);
    }

    /// A charge with a code of the bank becomes paid, and goes back, without a key press at the
    /// bank.
    void chargesWithCodesOfTheBank()
    {
        core::BankTransactionService charges(
            *m_service,
            {.intents = m_folder->filePath(u"intents.db"_s), .refunds = {.poll = 20ms}});
        charges.open([](const core::Result<void> &opened) { QVERIFY(opened); });
        m_charges = &charges;
        const auto end = qScopeGuard([this] {
            m_manager.reset();
            m_charges = nullptr;
            m_makesCodes = false;
        });
        open(m_keys);
        m_makesCodes = true;
        QCOMPARE(add(), std::nullopt);
        core::TransactionDraft draft;
        draft.amount = Money::fromCents(500);
        draft.platform = kPlatform;
        draft.reference = u"C1"_s;
        const auto charge = await(charges.create(draft));
        QVERIFY2(charge, qPrintable(charge ? QString() : charge.error().detail));
        QCOMPARE(m_bank->bank().payableTxids(), QStringList{core::cobTxid(charge->id)});
        // The host of the first code is stored.
        QCOMPARE(app::BankConnectionStore().all().constFirst().locationHost, u"127.0.0.1"_s);
        QVERIFY(!m_bank->bank()
                     .pay({.txid = core::cobTxid(charge->id),
                           .amount = charge->amount,
                           .settledAt = QDateTime::currentDateTimeUtc().addSecs(-6)})
                     .isEmpty());
        QTRY_COMPARE(await(m_service->find(charge->id))->status, Status::Code::Paid);
        const auto refunded = await(charges.refund(charge->id, u"troca"_s));
        QVERIFY(refunded);
        QCOMPARE(refunded->status, Status::Code::Refund);
        // Without a bank, the shop has its own codes.
        QVERIFY(m_manager->remove());
        QVERIFY(!charges.isInUse());
        draft.reference = u"C2"_s;
        QCOMPARE(core::BrCode::parse(await(charges.create(draft))->qrCode)->kind,
                 core::BrCode::Kind::Static);
    }

    void testsTheConnection()
    {
        QCOMPARE(await(m_manager->test()).error().code, Error::Code::NotFound);
        QCOMPARE(add(), std::nullopt);
        const auto results = await(m_manager->test());
        QVERIFY(results);
        QCOMPARE(results->size(), 8);
        QCOMPARE(results->at(3).outcome, BankTestResult::Outcome::Ok);
    }

    void addsNothingWithoutAKeyring()
    {
        LockedKeys locked;
        open(locked);
        const auto problem = add();
        QVERIFY(problem && problem->error);
        QCOMPARE(problem->error->code, Error::Code::Unsupported);
        QVERIFY(app::BankConnectionStore().all().isEmpty());
    }

    void reportsALockedKeyring()
    {
        QCOMPARE(add(), std::nullopt);
        LockedKeys locked;
        m_manager = std::make_unique<BankManager>(*m_service, locked, setup());
        QSignalSpy notices(m_manager.get(), &BankManager::noticeChanged);
        m_manager->start();
        QTRY_COMPARE(notices.size(), 1);
        QVERIFY(m_manager->state().trouble);
        QVERIFY(!m_manager->state().hasSecret);
        m_manager.reset();
    }

    void reportsARefusalOnce()
    {
        QCOMPARE(add(), std::nullopt);
        QTRY_VERIFY(m_manager->state().readUntil);
        QSignalSpy notices(m_manager.get(), &BankManager::noticeChanged);
        m_bank->server.addFault(
            {.call = "GET /v2/pix", .fault = core::BankFault::Unauthorized, .count = 100});
        (void)createCharge();
        QTRY_COMPARE(notices.size(), 1);
        QTest::qWait(400);
        QCOMPARE(notices.size(), 1);
        QCOMPARE(m_manager->state().trouble->code, Error::Code::AccessDenied);
        m_bank->server.clearFaults();
        QTRY_VERIFY(!m_manager->state().trouble);
    }

    void explainsWrongInput()
    {
        auto problem = add({}, u"outra"_s);
        QVERIFY(problem);
        QCOMPARE(problem->certificate, core::CertificateProblem::WrongPassword);
        problem = add(u"a b"_s);
        QVERIFY(problem);
        QCOMPARE(problem->fields, QList{core::BankField::ClientId});
        QVERIFY(!m_manager->state().connection);
        problem = add({}, u"segredo"_s, {.authorities = "no certificate"});
        QVERIFY(problem);
        QCOMPARE(problem->fields, QList{core::BankField::Authority});
        QVERIFY(!m_manager->state().connection);
    }

    void connectsWithTwoFiles_data()
    {
        QTest::addColumn<QByteArray>("certificate");
        QTest::addColumn<QByteArray>("key");
        QTest::addColumn<QByteArray>("authorities");
        const QByteArray certificate = support::bankFile(u"client.pem"_s);
        const QByteArray key = support::bankFile(u"client-key.pem"_s);
        const QByteArray authority = support::bankFile(u"ca.pem"_s);
        const auto der = [](const QByteArray &pem) { return QSslCertificate(pem).toDer(); };
        QTest::newRow("PEM") << certificate << key << authority;
        QTest::newRow("encrypted key")
            << certificate << support::bankFile(u"client-encrypted-key.pem"_s) << authority;
        QTest::newRow("DER") << der(certificate) << key << der(authority);
        QTest::newRow("another key in the certificate's file")
            << certificate + support::bankFile(u"stranger-key.pem"_s) << key << authority;
    }

    /// Banks issue a certificate and its key in one file or in two.
    void connectsWithTwoFiles()
    {
        QFETCH(const QByteArray, certificate);
        QFETCH(const QByteArray, key);
        QFETCH(const QByteArray, authorities);
        QCOMPARE(add({}, u"segredo"_s,
                     {.certificate = certificate, .key = key, .authorities = authorities}),
                 std::nullopt);
        QCOMPARE(m_manager->state().certificate->cnpj, u"11222333000181"_s);
        QTRY_VERIFY(m_manager->state().readUntil);
    }

private:
    [[nodiscard]] BankManager::Setup setup() const
    {
        return {.folder = m_folder->path(),
                .pixKey = QString::fromLatin1(support::kBankKey),
                .intervals = {.young = 50ms, .waiting = 50ms, .idle = 60s, .longest = 100ms},
                .charges = m_charges};
    }

    void open(app::SecretStore &keys)
    {
        m_manager = std::make_unique<BankManager>(*m_service, keys, setup());
        m_manager->start();
    }

    /// The files of `files` replace those of the usual connection.
    std::optional<core::BankAddProblem> add(const QString &clientId = {},
                                            const QString &password = u"segredo"_s,
                                            const core::BankCredentials &files = {})
    {
        const bool hasPair = !files.key.isEmpty();
        const auto added = await(m_manager->add(
            {.name = u"Meu banco"_s,
             .psp = u"other"_s,
             .base = m_bank->url(u"/v2"_s),
             .token = m_bank->url(u"/oauth/token"_s),
             .clientId = clientId.isEmpty() ? u"simulator"_s : clientId,
             .makesCodes = m_makesCodes},
            {.secret = "secret",
             .certificate = hasPair ? files.certificate : support::bankFile(u"client-rc2.p12"_s),
             .key = files.key,
             .password = password,
             .authorities = files.authorities.isEmpty() ? support::bankFile(u"ca.pem"_s)
                                                        : files.authorities}));
        return added ? *added : core::BankAddProblem{.error = added.error()};
    }

    Transaction createCharge()
    {
        core::TransactionDraft draft;
        draft.operation = core::Operation::CashIn;
        draft.amount = Money::fromCents(500);
        draft.platform = kPlatform;
        const auto made = await(m_service->create(draft));
        Q_ASSERT(made);
        return *made;
    }

    std::unique_ptr<QTemporaryDir> m_folder;
    std::unique_ptr<core::LocalTransactionService> m_service;
    std::unique_ptr<SimulatedBank> m_bank;
    app::SessionKeys m_keys;
    std::unique_ptr<BankManager> m_manager;
    core::BankTransactionService *m_charges = nullptr; ///< null: static codes
    bool m_makesCodes = false;
};

BALCAO_GUILESS_TEST(TestBankManager)
#include "tst_bankmanager.moc"
