// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/banktext.h"

#include "core/domain/brasilia.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

using Reason = core::BankTestResult::Reason;
using Outcome = core::BankTestResult::Outcome;
using core::BankTestStep;

struct BankWords
{
    Q_DECLARE_TR_FUNCTIONS(Bank)
};

QString passedSentence(const core::BankTestResult &result)
{
    switch (result.step) {
    case BankTestStep::NameResolution:
        return BankWords::tr("The names of the bank's servers are known.");
    case BankTestStep::Tls:
        return BankWords::tr("The connection is encrypted, and the bank proved its identity.");
    case BankTestStep::Certificate:
        return BankWords::tr("The bank accepted the certificate of %1.").arg(result.detail);
    case BankTestStep::Token:
        return BankWords::tr("The bank accepted client id and secret.");
    case BankTestStep::GrantedScopes:
        return BankWords::tr("The bank granted all permissions.");
    case BankTestStep::Payments:
        return BankWords::tr("The payments of the last day can be read.");
    case BankTestStep::Charges:
        return BankWords::tr("The charges of the last day can be read.");
    case BankTestStep::Key:
        return BankWords::tr("The Pix key belongs to this account.");
    }
    Q_UNREACHABLE();
}

QString stepName(BankTestStep step)
{
    switch (step) {
    case BankTestStep::NameResolution:
        return BankWords::tr("Server name", "step of a test");
    case BankTestStep::Tls:
        return BankWords::tr("Encryption", "step of a test");
    case BankTestStep::Certificate:
        return BankWords::tr("Certificate", "step of a test");
    case BankTestStep::Token:
        return BankWords::tr("Client id and secret", "step of a test");
    case BankTestStep::GrantedScopes:
        return BankWords::tr("Permissions", "step of a test");
    case BankTestStep::Payments:
        return BankWords::tr("Payments", "step of a test");
    case BankTestStep::Charges:
        return BankWords::tr("Charges", "step of a test");
    case BankTestStep::Key:
        return BankWords::tr("Pix key", "step of a test");
    }
    Q_UNREACHABLE();
}

QString notCheckedReason(Reason reason)
{
    switch (reason) {
    case Reason::NotNeeded:
        return BankWords::tr("not needed for this connection.");
    case Reason::NotOffered:
        return BankWords::tr("this bank does not report it.");
    case Reason::NoPaymentYet:
        return BankWords::tr("no payment or charge of the last day shows the key.");
    case Reason::None:
    case Reason::EarlierFailure:
    case Reason::NoSuchName:
    case Reason::NoConnection:
    case Reason::NotTrusted:
    case Reason::NotYetValid:
    case Reason::Expired:
    case Reason::Refused:
    case Reason::WrongCredentials:
    case Reason::MissingScopes:
    case Reason::Unavailable:
    case Reason::NotUnderstood:
        break;
    }
    return BankWords::tr("an earlier step failed.");
}

QString failedSentence(const core::BankTestResult &result)
{
    const QString &detail = result.detail;
    switch (result.reason) {
    case Reason::NoSuchName:
        return BankWords::tr("There is no server named %1: check the address and the network.")
            .arg(detail);
    case Reason::NoConnection:
        return BankWords::tr("The server %1 does not answer: check the address and the network.")
            .arg(detail);
    case Reason::NotTrusted:
        return BankWords::tr("The server %1 cannot prove that it is the bank. Nothing was sent.")
            .arg(detail);
    case Reason::NotYetValid:
        return BankWords::tr("The certificate of %1 is not valid yet: check this computer's clock.")
            .arg(detail);
    case Reason::Expired:
        return BankWords::tr("The certificate of %1 has expired: get a new one from the bank.")
            .arg(detail);
    case Reason::Refused:
        if (result.step == BankTestStep::Certificate)
            return BankWords::tr("%1 ended the connection: the certificate is missing, or the bank "
                                 "does not know it.")
                .arg(detail);
        return BankWords::tr("The bank refuses access to this: %1").arg(detail);
    case Reason::WrongCredentials:
        return BankWords::tr("The bank does not accept client id and secret: %1").arg(detail);
    case Reason::MissingScopes:
        return BankWords::tr("The bank did not grant: %1. Request these permissions at the bank.")
            .arg(detail);
    case Reason::Unavailable:
        return BankWords::tr("The bank cannot answer now: %1").arg(detail);
    case Reason::NotUnderstood:
        return BankWords::tr("The answer is not that of an API Pix. %1").arg(detail);
    case Reason::None:
    case Reason::NotNeeded:
    case Reason::EarlierFailure:
    case Reason::NotOffered:
    case Reason::NoPaymentYet:
        break;
    }
    return detail;
}

} // namespace

QString bankTestSentence(const core::BankTestResult &result)
{
    switch (result.outcome) {
    case Outcome::Ok:
        return passedSentence(result);
    case Outcome::Failed:
        return failedSentence(result).trimmed();
    case Outcome::NotChecked:
        return BankWords::tr("%1 not checked: %2")
            .arg(stepName(result.step), notCheckedReason(result.reason));
    }
    Q_UNREACHABLE();
}

QString bankFieldSentence(core::BankField field)
{
    switch (field) {
    case core::BankField::Name:
        return BankWords::tr("The name has 1 to 40 characters.");
    case core::BankField::Psp:
        return BankWords::tr("Choose a bank.");
    case core::BankField::Address:
        return BankWords::tr("The address of the API begins with https://.");
    case core::BankField::TokenAddress:
        return BankWords::tr("The address of the token begins with https://.");
    case core::BankField::ClientId:
        return BankWords::tr("The client id is missing, or has spaces.");
    case core::BankField::PixKey:
        return BankWords::tr("This is not a Pix key.");
    case core::BankField::LocationHost:
        return BankWords::tr("The host of the codes is a name such as pix.bank.example.");
    case core::BankField::Setting:
        return BankWords::tr("A further value has the form NAME=VALUE. Banco do Brasil needs "
                             "gw-dev-app-key.");
    case core::BankField::Certificate:
        return BankWords::tr("This bank needs a certificate.");
    case core::BankField::Authority:
        return BankWords::tr("The file of the authority has no certificate.");
    }
    Q_UNREACHABLE();
}

QString pspNoteSentence(core::PspNote note)
{
    switch (note) {
    case core::PspNote::IcpBrasil:
        return BankWords::tr("The certificate is an A1 of ICP-Brasil.");
    case core::PspNote::NoPassword:
        return BankWords::tr("The .p12 file of this bank has no password.");
    case core::PspNote::OneYear:
        return BankWords::tr("The certificate is valid for one year.");
    case core::PspNote::CertificateRequest:
        return BankWords::tr("The bank signs a certificate request that you create.");
    case core::PspNote::FewerScopes:
        return BankWords::tr("The bank may grant fewer permissions than requested.");
    }
    Q_UNREACHABLE();
}

QString certificateProblemSentence(core::CertificateProblem problem)
{
    switch (problem) {
    case core::CertificateProblem::Unreadable:
        return BankWords::tr("The file is not a certificate (.p12, .pfx or PEM), or is damaged.");
    case core::CertificateProblem::WrongPassword:
        return BankWords::tr("The password of the certificate is wrong or missing.");
    case core::CertificateProblem::NoKey:
        return BankWords::tr("The file has no private key: PEM needs certificate and key.");
    case core::CertificateProblem::NoCertificate:
        return BankWords::tr("The file has no certificate for its key.");
    }
    Q_UNREACHABLE();
}

QString certificateSentence(const core::CertificateFacts &facts, const QDateTime &now)
{
    const QString day = core::brasiliaDay(facts.expiresAt).toString(u"dd/MM/yyyy"_s);
    const QString who = BankWords::tr("Certificate of %1, by %2, valid until %3.")
                            .arg(facts.subject, facts.issuer, day);
    const auto warning = core::expiryWarning(facts.expiresAt, now);
    if (!warning)
        return who;
    const auto days = static_cast<int>(now.daysTo(facts.expiresAt));
    const QString sentence =
        *warning == 0 ? BankWords::tr("It has expired: payments are not seen any more.")
        : days < 1
            ? BankWords::tr("It expires today or tomorrow: get a new one from the bank.")
            : BankWords::tr("It expires in %n day(s): get a new one from the bank.", nullptr, days);
    return who + u' ' + sentence;
}

QString bankTroubleSentence(const core::Error &error)
{
    switch (error.code) {
    case core::Error::Code::Unreachable:
        return BankWords::tr("The bank cannot be reached.");
    case core::Error::Code::NotTrusted:
        return BankWords::tr("The bank's server could not prove its identity.");
    case core::Error::Code::AccessDenied:
        return BankWords::tr("The bank refuses access: test the connection in the settings.");
    case core::Error::Code::Unavailable:
        return BankWords::tr("The bank cannot answer now.");
    case core::Error::Code::NotUnderstood:
    case core::Error::Code::NotFound:
        return BankWords::tr("An answer of the bank could not be read.");
    case core::Error::Code::StorageFull:
    case core::Error::Code::StorageReadOnly:
    case core::Error::Code::StorageFailed:
    case core::Error::Code::StorageBusy:
    case core::Error::Code::StorageCorrupted:
    case core::Error::Code::StorageOlder:
    case core::Error::Code::StorageNewer:
    case core::Error::Code::StorageForeign:
    case core::Error::Code::StorageUnreachable:
        return BankWords::tr("The bank's payments cannot be stored on this computer.");
    case core::Error::Code::InvalidInput:
    case core::Error::Code::Conflict:
    case core::Error::Code::TransitionRefused:
    case core::Error::Code::Unsupported:
    case core::Error::Code::Unconfirmed:
    case core::Error::Code::Internal:
        break;
    }
    return BankWords::tr("The bank's payments could not be recorded.");
}

} // namespace ui
