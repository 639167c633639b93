// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/bankconnectiontest.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

constexpr std::array kSteps{BankTestStep::NameResolution, BankTestStep::Tls,
                            BankTestStep::Certificate,    BankTestStep::Token,
                            BankTestStep::GrantedScopes,  BankTestStep::Payments,
                            BankTestStep::Charges,        BankTestStep::Key};

BankTestResult::Reason reasonOf(const Error &error)
{
    using Reason = BankTestResult::Reason;
    if (error.code == Error::Code::AccessDenied)
        return Reason::Refused;
    return error.code == Error::Code::Unavailable ? Reason::Unavailable : Reason::NotUnderstood;
}

} // namespace

QString toText(BankTestStep step)
{
    switch (step) {
    case BankTestStep::NameResolution:
        return u"name_resolution"_s;
    case BankTestStep::Tls:
        return u"tls"_s;
    case BankTestStep::Certificate:
        return u"certificate"_s;
    case BankTestStep::Token:
        return u"token"_s;
    case BankTestStep::GrantedScopes:
        return u"scopes"_s;
    case BankTestStep::Payments:
        return u"payments"_s;
    case BankTestStep::Charges:
        return u"charges"_s;
    case BankTestStep::Key:
        return u"key"_s;
    }
    Q_UNREACHABLE();
}

BankConnectionTest::BankConnectionTest(ApiPixClient::Setup setup,
                                       std::optional<CertificateFacts> certificate, QObject *parent)
    : QObject(parent)
    , m_certificate(std::move(certificate))
    , m_client(std::move(setup))
{
    for (const BankTestStep step : kSteps)
        m_results.append({.step = step, .reason = Reason::EarlierFailure});
}

BankConnectionTest::~BankConnectionTest() = default;

void BankConnectionTest::set(BankTestStep step, Outcome outcome, Reason reason,
                             const QString &detail)
{
    for (BankTestResult &result : m_results) {
        if (result.step == step)
            result = {.step = step, .outcome = outcome, .reason = reason, .detail = detail};
    }
}

/// Ends the test after a step that later steps depend on.
void BankConnectionTest::end(BankTestStep failed, Reason reason, const QString &detail)
{
    set(failed, Outcome::Failed, reason, detail);
    Q_EMIT finished(m_results);
}

void BankConnectionTest::start()
{
    QMetaObject::invokeMethod(
        this,
        [this] {
            if (checkCertificate())
                m_client.requestToken([this](const ApiPixReply &reply) { checkToken(reply); });
        },
        Qt::QueuedConnection);
}

/// Checks the dates of the client certificate. Returns false after the end of the test.
bool BankConnectionTest::checkCertificate()
{
    if (!m_certificate)
        return true;
    const QDateTime now = QDateTime::currentDateTimeUtc();
    if (m_certificate->expiresAt <= now)
        end(BankTestStep::Certificate, Reason::Expired, m_certificate->subject);
    else if (m_certificate->validFrom > now)
        end(BankTestStep::Certificate, Reason::NotYetValid, m_certificate->subject);
    else
        return true;
    return false;
}

/// Evaluates the connection of a call. Returns false after the end of the test.
bool BankConnectionTest::checkReach(const ApiPixReply &reply)
{
    const CallResult &result = reply.result;
    const ServiceAddress &address = reply.stage == ApiPixReply::Stage::Token
                                        ? m_client.connection().token
                                        : m_client.connection().base;
    const QString host = address.host();
    // Some servers end the connection instead of rejecting the certificate by an alert.
    const bool isClosed = address.isEncrypted() && result.reach != CallReach::Answered &&
                          result.error == QAbstractSocket::RemoteHostClosedError;
    const bool isRefused = isCertificateRefused(result) || isClosed;
    const bool isUnknown = result.error == QAbstractSocket::HostNotFoundError;
    if (result.reach == CallReach::NotReached && isUnknown) {
        end(BankTestStep::NameResolution, Reason::NoSuchName, host);
        return false;
    }
    set(BankTestStep::NameResolution, Outcome::Ok);
    if (result.reach == CallReach::NotReached && !isRefused) {
        end(BankTestStep::Tls, Reason::NoConnection, host);
        return false;
    }
    if (result.reach == CallReach::NotTrusted && !isRefused) {
        end(BankTestStep::Tls, Reason::NotTrusted, host);
        return false;
    }
    if (address.isEncrypted())
        set(BankTestStep::Tls, Outcome::Ok);
    else
        set(BankTestStep::Tls, Outcome::NotChecked, Reason::NotNeeded);
    if (isRefused) {
        end(BankTestStep::Certificate, Reason::Refused, host);
        return false;
    }
    if (m_certificate)
        set(BankTestStep::Certificate, Outcome::Ok, Reason::None, m_certificate->subject);
    else
        set(BankTestStep::Certificate, Outcome::NotChecked, Reason::NotNeeded);
    return true;
}

void BankConnectionTest::checkToken(const ApiPixReply &reply)
{
    if (!checkReach(reply))
        return;
    if (const auto body = bodyOf(reply); !body) {
        const Reason reason = body.error().code == Error::Code::AccessDenied
                                  ? Reason::WrongCredentials
                                  : reasonOf(body.error());
        return end(BankTestStep::Token, reason, body.error().detail);
    }
    set(BankTestStep::Token, Outcome::Ok);
    const QStringList &granted = m_client.scopes();
    QStringList missing;
    for (const QString &scope : ApiPixClient::wantedScopes(m_client.psp())) {
        if (!granted.contains(scope))
            missing += scope;
    }
    if (granted.isEmpty())
        set(BankTestStep::GrantedScopes, Outcome::NotChecked, Reason::NotOffered);
    else if (missing.isEmpty())
        set(BankTestStep::GrantedScopes, Outcome::Ok);
    else
        set(BankTestStep::GrantedScopes, Outcome::Failed, Reason::MissingScopes,
            missing.join(", "_L1));
    requestList("/pix", &BankConnectionTest::checkPayments);
}

void BankConnectionTest::requestList(const QByteArray &path,
                                     void (BankConnectionTest::*check)(const ApiPixReply &))
{
    const QDateTime end = m_client.bankTime().addSecs(-5);
    QUrlQuery query;
    query.addQueryItem(u"inicio"_s, toApiPixTime(end.addDays(-1)));
    query.addQueryItem(u"fim"_s, toApiPixTime(end));
    m_client.get(path, query, [this, check](const ApiPixReply &reply) { (this->*check)(reply); });
}

void BankConnectionTest::checkPayments(const ApiPixReply &reply)
{
    if (!checkReach(reply))
        return;
    const auto body = bodyOf(reply);
    if (!body)
        return end(BankTestStep::Payments, reasonOf(body.error()), body.error().detail);
    const auto page = pixPageFromJson(*body);
    if (!page || page->unreadable > 0)
        return end(BankTestStep::Payments, Reason::NotUnderstood, {});
    set(BankTestStep::Payments, Outcome::Ok);
    const QString &key = m_client.connection().pixKey;
    m_hasSeenKey =
        std::any_of(page->items.begin(), page->items.end(), [&key](const PixPayment &payment) {
            return payment.pixKey.compare(key, Qt::CaseInsensitive) == 0;
        });
    if (m_client.psp().listsCharges)
        return requestList("/cob", &BankConnectionTest::checkCharges);
    set(BankTestStep::Charges, Outcome::NotChecked, Reason::NotOffered);
    checkKey();
}

/// A failure is no end: a shop with static codes needs the payments only.
void BankConnectionTest::checkCharges(const ApiPixReply &reply)
{
    const auto body = bodyOf(reply);
    const auto page = body ? cobPageFromJson(*body, m_client.psp().codeFields) : std::nullopt;
    if (page && page->unreadable == 0)
        set(BankTestStep::Charges, Outcome::Ok);
    else if (body)
        set(BankTestStep::Charges, Outcome::Failed, Reason::NotUnderstood);
    else
        set(BankTestStep::Charges, Outcome::Failed, reasonOf(body.error()), body.error().detail);
    const QString &key = m_client.connection().pixKey;
    for (const Cob &cob : page ? page->items : QList<Cob>()) {
        if (cob.pixKey.compare(key, Qt::CaseInsensitive) == 0)
            m_hasSeenKey = true;
    }
    checkKey();
}

void BankConnectionTest::checkKey()
{
    if (m_hasSeenKey)
        set(BankTestStep::Key, Outcome::Ok);
    else
        set(BankTestStep::Key, Outcome::NotChecked, Reason::NoPaymentYet);
    Q_EMIT finished(m_results);
}

} // namespace core
