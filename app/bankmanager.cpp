// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/bankmanager.h"

#include "app/shopfolder.h"
#include "core/apipix/bankconnectiontest.h"
#include "core/apipix/banktransactionservice.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"
#include "ui/text/banktext.h"

#include <QtCore/QRandomGenerator>

#include <chrono>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;
using core::BankAddProblem;
using core::Error;
using core::Result;

namespace
{

constexpr int kMaxOpen = 200;

/// Returns a passphrase for the certificate of a bank that issues no secret.
QByteArray randomPassphrase()
{
    quint32 words[8];
    QRandomGenerator::system()->fillRange(words);
    return QByteArray(reinterpret_cast<const char *>(words), sizeof words).toHex();
}

QFuture<Result<std::optional<BankAddProblem>>> notAdded(const BankAddProblem &problem)
{
    return core::readyFuture<std::optional<BankAddProblem>>(std::optional(problem));
}

} // namespace

BankManager::BankManager(core::TransactionService &service, SecretStore &keyring, Setup setup)
    : m_service(service)
    , m_keyring(keyring)
    , m_setup(std::move(setup))
    , m_log(bankDatabaseIn(m_setup.folder))
{
    m_daily.setInterval(std::chrono::hours(24));
    connect(&m_daily, &QTimer::timeout, this, &BankManager::warnBeforeExpiry);
    if (m_setup.charges)
        connect(&m_setup.charges->orders(), &core::BankOrders::hostFound, this,
                &BankManager::pinHost);
}

BankManager::~BankManager()
{
    disconnectBank();
}

void BankManager::start()
{
    core::onAnswer(m_log.open(), this, [this](const Result<void> &opened) {
        if (!opened)
            m_trouble = opened.error();
    });
    m_connection.reset();
    const auto connections = m_store.withKey(m_setup.pixKey);
    if (connections.isEmpty())
        return;
    m_connection = connections.constFirst();
    m_certificate = m_store.certificate(m_connection->id);
    m_daily.start();
    core::onAnswer(m_keyring.find(m_connection->id), this,
                   [this, generation = m_generation](const Result<QByteArray> &secret) {
                       if (generation != m_generation)
                           return;
                       if (secret)
                           return connectBank(*secret);
                       m_trouble = Error{Error::Code::AccessDenied, {}, u"no secret"_s};
                       Q_EMIT noticeChanged(
                           tr("The bank's payments are not seen: the keyring did not release the "
                              "secret of the bank."));
                       Q_EMIT changed();
                   });
}

/// Begins to read payments.
void BankManager::connectBank(const QByteArray &secret)
{
    const auto setup = m_store.clientFor(*m_connection, secret);
    if (!setup) {
        m_trouble = setup.error();
        Q_EMIT noticeChanged(ui::bankTroubleSentence(setup.error()));
        Q_EMIT changed();
        return;
    }
    m_secret = secret;
    m_hasSecret = true;
    m_trouble.reset();
    m_client = std::make_unique<core::ApiPixClient>(*setup);
    m_sync = std::make_unique<core::PaymentSync>(*m_client, m_service, m_log);
    m_watch = std::make_unique<core::PaymentWatch>(*m_sync, m_setup.intervals);
    connect(m_watch.get(), &core::PaymentWatch::retrieved, this, &BankManager::handleResult);
    if (m_setup.charges)
        connect(m_setup.charges, &core::BankTransactionService::shownChanged, m_watch.get(),
                &core::PaymentWatch::setShown);
    m_watch->start();
    if (m_setup.charges && m_connection->makesCodes)
        m_setup.charges->setBank(m_client.get(), m_connection->locationHost.isEmpty()
                                                     ? m_client->psp().locationHosts
                                                     : QStringList{m_connection->locationHost});
    warnBeforeExpiry();
    Q_EMIT changed();
}

/// Stores the host of the first code. Later codes with another host are refused, also after a
/// restart.
void BankManager::pinHost(const QString &host)
{
    if (!m_connection)
        return;
    m_connection->locationHost = host;
    if (const auto saved = m_store.update(*m_connection); !saved)
        Q_EMIT noticeChanged(ui::bankTroubleSentence(saved.error()));
    Q_EMIT changed();
}

void BankManager::disconnectBank()
{
    ++m_generation;
    m_daily.stop();
    m_test.reset();
    if (m_setup.charges)
        m_setup.charges->setBank(nullptr, {});
    m_watch.reset();
    m_sync.reset();
    m_client.reset();
    m_hasSecret = false;
    m_secret.clear();
    m_readUntil.reset();
    m_trouble.reset();
    m_connection.reset();
    m_certificate.reset();
}

void BankManager::handleResult(const core::PaymentSyncResult &result)
{
    const auto before = std::exchange(m_trouble, result.trouble);
    if (result.until)
        m_readUntil = result.until;
    // A short loss of the network is no news: the page shows the time of the last answer.
    const bool isLasting = m_trouble && m_trouble->code != Error::Code::Unavailable &&
                           m_trouble->code != Error::Code::Unreachable;
    if (isLasting && (!before || before->code != m_trouble->code))
        Q_EMIT noticeChanged(ui::bankTroubleSentence(*m_trouble));
    Q_EMIT changed();
}

void BankManager::warnBeforeExpiry()
{
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (m_certificate && core::expiryWarning(m_certificate->expiresAt, now))
        Q_EMIT noticeChanged(ui::certificateSentence(*m_certificate, now));
}

core::BankRepository::State BankManager::state() const
{
    return {.connection = m_connection,
            .certificate = m_certificate,
            .hasSecret = m_hasSecret,
            .readUntil = m_readUntil,
            .trouble = m_trouble};
}

QFuture<Result<std::optional<BankAddProblem>>>
BankManager::add(const core::BankConnectionDraft &draft, const core::BankCredentials &secrets)
{
    core::BankConnectionDraft typed = draft;
    typed.pixKey = m_setup.pixKey;
    typed.hasCertificate = !secrets.certificate.isEmpty();
    const auto connection = core::validated(typed);
    if (!connection)
        return notAdded({.fields = connection.error()});
    const QByteArray authorities = core::certificatesFrom(secrets.authorities);
    if (authorities.isEmpty() && !secrets.authorities.isEmpty())
        return notAdded({.fields = {core::BankField::Authority}});
    const QByteArray secret = secrets.secret.isEmpty() ? randomPassphrase() : secrets.secret;
    QByteArray pem;
    if (typed.hasCertificate) {
        const QByteArray file = secrets.key.isEmpty()
                                    ? secrets.certificate
                                    : core::certificatesFrom(secrets.certificate) + secrets.key;
        const auto stored = core::importCertificate(file, secrets.password, secret);
        if (!stored)
            return notAdded({.certificate = stored.error()});
        pem = stored->pem;
    }
    const auto promise = core::makePromise<std::optional<BankAddProblem>>();
    core::onAnswer(m_keyring.keep(connection->id, secret), this,
                   [this, promise, secret, pem, authorities,
                    connection = *connection](const Result<void> &kept) {
                       const auto answer =
                           [&promise](const std::optional<BankAddProblem> &problem) {
                               core::resolve<std::optional<BankAddProblem>>(promise, problem);
                           };
                       if (!kept)
                           return answer(BankAddProblem{.error = kept.error()});
                       if (const auto saved = m_store.save(connection, pem, authorities); !saved) {
                           m_keyring.forget(connection.id);
                           return answer(BankAddProblem{.error = saved.error()});
                       }
                       disconnectBank();
                       m_connection = connection;
                       m_certificate = core::certificateFacts(pem);
                       m_daily.start();
                       connectBank(secret);
                       answer(std::nullopt);
                   });
    return promise->future();
}

Result<void> BankManager::remove()
{
    if (!m_connection)
        return {};
    const QUuid id = m_connection->id;
    if (const auto removed = m_store.remove(id); !removed)
        return removed;
    m_keyring.forget(id);
    disconnectBank();
    if (m_setup.charges)
        m_setup.charges->endCodes();
    Q_EMIT changed();
    return {};
}

QFuture<Result<QList<core::BankTestResult>>> BankManager::test()
{
    if (!m_connection || !m_hasSecret)
        return core::readyFuture<QList<core::BankTestResult>>(
            core::failure(Error::Code::NotFound, u"no connection or secret"_s));
    const auto setup = m_store.clientFor(*m_connection, m_secret);
    if (!setup)
        return core::readyFuture<QList<core::BankTestResult>>(tl::unexpected(setup.error()));
    const auto promise = core::makePromise<QList<core::BankTestResult>>();
    m_test = std::make_unique<core::BankConnectionTest>(*setup, m_certificate);
    connect(m_test.get(), &core::BankConnectionTest::finished, this,
            [promise](const QList<core::BankTestResult> &results) {
                core::resolve<QList<core::BankTestResult>>(promise, results);
            });
    m_test->start();
    return promise->future();
}

void BankManager::readNow()
{
    if (m_watch)
        m_watch->start();
}

QFuture<Result<QList<core::BankPayment>>> BankManager::openPayments()
{
    return m_log.openPayments(kMaxOpen);
}

} // namespace app
