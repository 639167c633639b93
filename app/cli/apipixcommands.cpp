// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/apipixcommands.h"

#include "app/bankconnectionstore.h"
#include "app/cli/clibank.h"
#include "app/cli/clicontext.h"
#include "app/cli/clisecrets.h"
#include "app/cli/clitext.h"
#include "app/cli/clivalues.h"
#include "app/shopfolder.h"
#include "app/systemkeys.h"
#include "core/apipix/bankconnectiontest.h"
#include "core/apipix/bankpaymentlog.h"
#include "core/apipix/paymentsync.h"
#include "core/domain/brasilia.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"
#include "ui/text/banktext.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QRandomGenerator>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;
using core::BankConnection;
using core::BankField;
using core::BankPayment;
using core::BankTestResult;
using core::JsonText;
using core::PspProfile;

namespace
{

constexpr int kMaxOpenPayments = 1000;

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

tl::unexpected<CliError> wrong(const QString &message)
{
    return tl::unexpected(usageError(message));
}

tl::unexpected<CliError> refused(const QString &code, const QString &message)
{
    return tl::unexpected(CliError{.code = code, .message = message});
}

/// Returns the options that `bank add` needs for a bank.
QStringList needsOf(const PspProfile &psp)
{
    QStringList needs{u"client_id"_s};
    if (psp.tokenAuth != PspProfile::TokenAuth::IdOnly)
        needs += u"secret"_s;
    if (psp.certificate != PspProfile::CertificateUse::None)
        needs += u"certificate"_s;
    if (psp.production.base.isEmpty())
        needs += {u"base_url"_s, u"token_url"_s};
    if (psp.hasOwnRoot)
        needs += u"ca"_s;
    for (const QString &name : psp.query)
        needs += u"header "_s + name;
    return needs;
}

CliResult listBanks(CliContext &context)
{
    CliOutput &output = context.output();
    for (const PspProfile &psp : core::pspProfiles()) {
        const QStringList needs = needsOf(psp);
        if (!output.isJson()) {
            output.print(
                u"%1  %2  %3"_s.arg(psp.id.leftJustified(10), psp.name, needs.join(", "_L1)));
            for (const core::PspNote note : psp.notes)
                output.print(QString(12, u' ') + ui::pspNoteSentence(note));
            continue;
        }
        JsonText json;
        json.add("id", psp.id).add("name", psp.name);
        if (!psp.production.base.isEmpty())
            json.add("base_url", psp.production.base).add("token_url", psp.production.token);
        if (!psp.test.base.isEmpty())
            json.add("test_base_url", psp.test.base);
        if (!psp.test.token.isEmpty())
            json.add("test_token_url", psp.test.token);
        json.addRaw("needs", core::jsonArray(needs, [](const QString &need) {
                        return core::jsonString(need);
                    }));
        json.addRaw("cancels", psp.cancels ? "true" : "false")
            .addRaw("refunds", psp.refunds ? "true" : "false")
            .addRaw("notes", core::jsonArray(psp.notes, [](core::PspNote note) {
                        return core::jsonString(toText(note));
                    }));
        output.print(json.toObject());
    }
    return ExitStatus::Done;
}

tl::expected<BankConnection, CliError> connectionNamed(const QString &name)
{
    const BankConnectionStore store;
    if (const auto connection = store.named(name))
        return *connection;
    QStringList names;
    for (const BankConnection &connection : store.all())
        names += connection.name;
    return refused(
        u"no_bank"_s,
        names.isEmpty()
            ? Words::tr("There is no bank “%1”, nor any other.").arg(name)
            : Words::tr("There is no bank “%1”. Available: %2.").arg(name, names.join(", "_L1)));
}

/// Reads a file of a certificate; small, because it comes from a person.
tl::expected<QByteArray, CliError> certificateFile(const QString &path)
{
    constexpr qint64 kMaxFile = qint64(1024) * 1024;
    QFile file(path);
    if (!QFileInfo(path).isFile() || file.size() > kMaxFile || !file.open(QIODevice::ReadOnly))
        return refused(u"certificate"_s, Words::tr("The file %1 cannot be read.").arg(path));
    return file.readAll();
}

QByteArray randomSecret()
{
    quint32 words[8];
    QRandomGenerator::system()->fillRange(words);
    return QByteArray(reinterpret_cast<const char *>(words), sizeof words).toHex();
}

/// The certificate of a new connection.
struct NewCertificate
{
    QByteArray pem;
    QByteArray authorities;
};

tl::expected<NewCertificate, CliError> certificateFrom(const CliLine &line,
                                                       const QByteArray &secret)
{
    NewCertificate made;
    if (line.has(u"ca"_s)) {
        const auto authorities = certificateFile(line.value(u"ca"_s));
        if (!authorities)
            return tl::unexpected(authorities.error());
        if (!core::certificateFacts(*authorities))
            return refused(
                u"certificate"_s,
                Words::tr("The file %1 has no certificate in PEM.").arg(line.value(u"ca"_s)));
        made.authorities = *authorities;
    }
    if (!line.has(u"certificate"_s))
        return made;
    const auto file = certificateFile(line.value(u"certificate"_s));
    if (!file)
        return tl::unexpected(file.error());
    QByteArray password;
    if (line.has(u"certificate-password-file"_s)) {
        const auto read = secretFrom(line.value(u"certificate-password-file"_s));
        if (!read)
            return tl::unexpected(read.error());
        password = *read;
    }
    const auto stored = core::importCertificate(*file, QString::fromUtf8(password), secret);
    if (!stored)
        return refused(u"certificate"_s, ui::certificateProblemSentence(stored.error()));
    made.pem = stored->pem;
    return made;
}

QString optionOf(BankField field)
{
    switch (field) {
    case BankField::Name:
        return u"name"_s;
    case BankField::Psp:
        return u"psp"_s;
    case BankField::Address:
        return u"base-url"_s;
    case BankField::TokenAddress:
        return u"token-url"_s;
    case BankField::ClientId:
        return u"client-id"_s;
    case BankField::PixKey:
        return u"pix-key"_s;
    case BankField::LocationHost:
        return u"location-host"_s;
    case BankField::Setting:
        return u"header"_s;
    case BankField::Certificate:
        return u"certificate"_s;
    case BankField::Authority:
        return u"ca"_s;
    }
    Q_UNREACHABLE();
}

CliError fieldsError(const QList<BankField> &fields)
{
    CliError error{.code = u"invalid_input"_s};
    QStringList sentences;
    for (const BankField field : fields) {
        error.fields.append({optionOf(field), u"malformed"_s});
        sentences += ui::bankFieldSentence(field);
    }
    error.message = sentences.join(u' ');
    return error;
}

/// Stores the secret in the keyring. Returns false if there is none.
tl::expected<bool, CliError> keepSecret(CliContext &context, const QUuid &id,
                                        const QByteArray &secret)
{
    SystemKeys keyring;
    const auto kept = context.waitOrStop(keyring.keep(id, secret));
    if (!kept)
        return tl::unexpected(interruptedError());
    return kept->has_value();
}

CliResult addBank(CliContext &context, const QString &name)
{
    const CliLine &line = context.line();
    for (const QString &option : {u"psp"_s, u"client-id"_s, u"pix-key"_s}) {
        if (!line.has(option))
            return wrong(Words::tr("%1 needs --%2.").arg(u"bank add"_s, option));
    }
    const auto psp = core::findPsp(line.value(u"psp"_s));
    const bool hasSecret = psp && psp->tokenAuth != PspProfile::TokenAuth::IdOnly;
    if (hasSecret && !line.has(u"secret-file"_s))
        return wrong(Words::tr("%1 needs --%2.").arg(u"bank add"_s, u"secret-file"_s));
    auto connection = core::validated(core::BankConnectionDraft{
        .name = name,
        .psp = line.value(u"psp"_s),
        .base = line.value(u"base-url"_s),
        .token = line.value(u"token-url"_s),
        .clientId = line.value(u"client-id"_s),
        .pixKey = line.value(u"pix-key"_s),
        .locationHost = line.value(u"location-host"_s),
        .settings = line.has(u"header"_s) ? QStringList{line.value(u"header"_s)} : QStringList(),
        .hasCertificate = line.has(u"certificate"_s),
        .makesCodes = line.has(u"bank-codes"_s)});
    if (!connection)
        return tl::unexpected(fieldsError(connection.error()));
    const BankConnectionStore store;
    if (store.named(connection->name))
        return refused(u"conflict"_s,
                       Words::tr("There is a bank “%1” already.").arg(connection->name));
    QByteArray secret = randomSecret();
    if (line.has(u"secret-file"_s)) {
        const auto read = secretFrom(line.value(u"secret-file"_s));
        if (!read)
            return tl::unexpected(read.error());
        secret = *read;
    }
    const auto certificate = certificateFrom(line, secret);
    if (!certificate)
        return tl::unexpected(certificate.error());
    const auto isKept = keepSecret(context, connection->id, secret);
    if (!isKept)
        return tl::unexpected(isKept.error());
    if (!*isKept && !line.has(u"secret-file"_s))
        return refused(u"no_keyring"_s,
                       Words::tr("There is no keyring for the passphrase of the certificate: add "
                                 "--secret-file FILE with a passphrase of your own."));
    const auto saved = store.save(*connection, certificate->pem, certificate->authorities);
    if (!saved)
        return tl::unexpected(writeError(saved.error()));
    context.noteChange();
    const auto facts = core::certificateFacts(certificate->pem);
    CliOutput &output = context.output();
    if (output.isJson()) {
        JsonText json;
        json.add("name", connection->name)
            .add("id", core::toWireId(connection->id))
            .add("psp", connection->psp)
            .add("pix_key", connection->pixKey)
            .addRaw("in_keyring", *isKept ? "true" : "false");
        if (facts)
            json.add("certificate_expires", cliTime(facts->expiresAt));
        output.print(json.toObject());
    } else {
        output.print(Words::tr("Added %1.").arg(connection->name));
        if (facts)
            output.print(ui::certificateSentence(*facts, QDateTime::currentDateTimeUtc()));
    }
    if (!*isKept)
        output.report(Words::tr("There is no keyring: every call needs --secret-file FILE."));
    return ExitStatus::Done;
}

CliResult removeBank(CliContext &context, const QString &name)
{
    const auto connection = connectionNamed(name);
    if (!connection)
        return tl::unexpected(connection.error());
    SystemKeys keyring;
    (void)context.wait(keyring.forget(connection->id)); // there may be no keyring
    if (const auto removed = BankConnectionStore().remove(connection->id); !removed)
        return tl::unexpected(writeError(removed.error()));
    context.noteChange();
    if (context.output().isJson())
        context.output().print(JsonText().add("removed", connection->name).toObject());
    else
        context.output().print(Words::tr("Removed %1.").arg(connection->name));
    return ExitStatus::Done;
}

QString outcomeCode(BankTestResult::Outcome outcome)
{
    switch (outcome) {
    case BankTestResult::Outcome::Ok:
        return u"ok"_s;
    case BankTestResult::Outcome::Failed:
        return u"failed"_s;
    case BankTestResult::Outcome::NotChecked:
        return u"not_checked"_s;
    }
    Q_UNREACHABLE();
}

CliResult testBank(CliContext &context, const QString &name)
{
    const auto connection = connectionNamed(name);
    if (!connection)
        return tl::unexpected(connection.error());
    const auto setup = bankClientOf(context, *connection);
    if (!setup)
        return tl::unexpected(setup.error());
    core::BankConnectionTest test(*setup, BankConnectionStore().certificate(connection->id));
    const auto promise = core::makePromise<QList<BankTestResult>>();
    QObject::connect(&test, &core::BankConnectionTest::finished, &context,
                     [promise](const QList<BankTestResult> &results) {
                         core::resolve<QList<BankTestResult>>(promise, results);
                     });
    test.start();
    const auto results = context.waitOrStop(promise->future());
    if (!results)
        return tl::unexpected(interruptedError());
    CliOutput &output = context.output();
    QString failure;
    for (const BankTestResult &result : **results) {
        const QString sentence = ui::bankTestSentence(result);
        const QString outcome = outcomeCode(result.outcome);
        if (output.isJson())
            output.print(JsonText()
                             .add("step", core::toText(result.step))
                             .add("result", outcome)
                             .add("message", sentence)
                             .toObject());
        else
            output.print(u"%1  %2"_s.arg(outcome.leftJustified(11), sentence));
        if (failure.isEmpty() && result.outcome == BankTestResult::Outcome::Failed)
            failure = sentence;
    }
    if (failure.isEmpty())
        return ExitStatus::Done;
    output.report(failure);
    return ExitStatus::Refused;
}

QString stateCode(BankPayment::State state)
{
    switch (state) {
    case BankPayment::State::Matched:
        return u"matched"_s;
    case BankPayment::State::Differs:
        return u"differs"_s;
    case BankPayment::State::Unmatched:
        return u"unmatched"_s;
    }
    Q_UNREACHABLE();
}

QByteArray openPaymentJson(const BankPayment &payment)
{
    JsonText json;
    json.add("e2e_id", payment.endToEndId)
        .add("time", cliTime(payment.settledAt))
        .add("amount", payment.amount.toDecimal())
        .add("state", stateCode(payment.state));
    if (!payment.txid.isEmpty())
        json.add("txid", payment.txid);
    if (!payment.returned.isZero())
        json.add("returned", payment.returned.toDecimal());
    if (payment.charge)
        json.add("id", core::toWireId(*payment.charge));
    return json.toObject();
}

void printSync(CliOutput &output, const core::PaymentSyncResult &result,
               const QList<BankPayment> &open)
{
    if (output.isJson()) {
        JsonText json;
        json.addRaw("complete", result.trouble ? "false" : "true");
        if (result.until)
            json.add("as_of", cliTime(*result.until));
        json.add("payments", qint64(result.payments)).add("paid", qint64(result.paid));
        json.addRaw("open", core::jsonArray(open, &openPaymentJson));
        output.print(json.toObject());
        return;
    }
    output.print(
        Words::tr("Payments read: %1. Charges paid: %2.").arg(result.payments).arg(result.paid));
    if (!open.isEmpty())
        output.print(Words::tr("Payments without a charge, or with a difference:"));
    for (const BankPayment &payment : open)
        output.print(u"%1  %2  %3  %4"_s.arg(cliTime(payment.settledAt), payment.amount.toDecimal(),
                                             stateCode(payment.state), payment.endToEndId));
}

CliResult syncBank(CliContext &context, const QString &name)
{
    const CliLine &line = context.line();
    std::optional<QDateTime> from;
    if (line.has(u"from"_s)) {
        const QDate today = core::brasiliaDay(QDateTime::currentDateTimeUtc());
        const auto day = dayFrom(line.value(u"from"_s), today);
        constexpr int kMaxDays = 91; // returns are possible for 90 days
        if (!day || *day > today || *day < today.addDays(-kMaxDays))
            return wrong(Words::tr("--from is a day of the last 91: 2026-11-20 or yesterday."));
        from = core::startOfBrasiliaDay(*day);
    }
    const auto connection = connectionNamed(name);
    if (!connection)
        return tl::unexpected(connection.error());
    const auto setup = bankClientOf(context, *connection);
    if (!setup)
        return tl::unexpected(setup.error());
    const auto shop = context.openShop(CliShop::Access::FrontOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    core::TransactionService &service = (*shop)->service();
    const auto payee = service.payee();
    const auto *merchant = payee ? std::get_if<core::Merchant>(&*payee) : nullptr;
    if ((*shop)->isRemote() || !service.capabilities().confirmsPayments || !merchant)
        return refused(u"unsupported"_s,
                       Words::tr("Only your own shop learns of payments from a bank."));
    if (merchant->key.value().compare(connection->pixKey, Qt::CaseInsensitive) != 0)
        return refused(u"other_key"_s,
                       Words::tr("The codes of this shop pay another Pix key than %1.")
                           .arg(connection->pixKey));
    if (connection->makesCodes) {
        if (const auto problem = (*shop)->connectBank(context))
            return tl::unexpected(*problem);
        if (CliBank *const bank = (*shop)->bank())
            bank->lookUpOrders(context);
    }
    core::ApiPixClient client(*setup);
    core::BankPaymentLog log(bankDatabaseIn((*shop)->folder()));
    if (const auto opened = context.wait(log.open()); !opened)
        return tl::unexpected(inFolder(readError(opened.error()), (*shop)->folder()));
    core::PaymentSync sync(client, service, log);
    const auto promise = core::makePromise<core::PaymentSyncResult>();
    context.noteChange();
    sync.run(from, [promise](const core::PaymentSyncResult &result) {
        core::resolve<core::PaymentSyncResult>(promise, result);
    });
    const auto result = context.waitOrStop(promise->future());
    if (!result)
        return tl::unexpected(interruptedError());
    const auto open = context.wait(log.openPayments(kMaxOpenPayments));
    if (!open)
        return tl::unexpected(readError(open.error()));
    printSync(context.output(), **result, *open);
    if (!(*result)->trouble)
        return ExitStatus::Done;
    context.output().report(ui::bankTroubleSentence(*(*result)->trouble) + u" ("_s +
                            (*result)->trouble->detail + u')');
    return ExitStatus::Refused;
}

} // namespace

CliResult useBank(CliContext &context)
{
    const QStringList &arguments = context.line().arguments;
    const QString &action = arguments.constFirst();
    if (action == "list"_L1 && arguments.size() == 1)
        return listBanks(context);
    using Run = CliResult (*)(CliContext &, const QString &);
    for (const auto &[word, run] : {std::pair<QString, Run>(u"add"_s, &addBank),
                                    std::pair<QString, Run>(u"test"_s, &testBank),
                                    std::pair<QString, Run>(u"sync"_s, &syncBank),
                                    std::pair<QString, Run>(u"remove"_s, &removeBank)}) {
        if (action != word)
            continue;
        if (arguments.size() != 2)
            return wrong(Words::tr("bank %1 needs one name.").arg(word));
        return run(context, arguments.at(1));
    }
    return wrong(Words::tr("The action is list, add, test, sync or remove."));
}

} // namespace app
