// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/chargecommands.h"

#include "app/cli/clibank.h"
#include "app/cli/clicontext.h"
#include "app/cli/clidisclosure.h"
#include "app/cli/clitext.h"
#include "app/cli/clivalues.h"
#include "core/domain/chargeevidence.h"
#include "core/domain/confirmation.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/payloadcheck.h"
#include "core/domain/transactiondraft.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "core/qr/qrcode.h"
#include "core/service/bankcodes.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDeadlineTimer>
#include <QtCore/QSaveFile>

#include <limits>
#include <pwd.h>
#include <unistd.h>

namespace app
{

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Field;
using core::FieldError;
using core::Problem;
using core::Transaction;
using core::TransactionDraft;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

/// The interval between two looks at a charge. A local look reads one row of a file.
constexpr auto kLocalInterval = 200ms;
constexpr auto kRemoteInterval = 2s;

constexpr qint64 kMaxSeconds = core::kMaxChargeLifetime.count(); ///< of any option
constexpr int kPixelsPerModule = 8;

/// Parses an option with a number of seconds; nullopt without the option.
tl::expected<std::optional<std::chrono::seconds>, CliError> secondsOf(const CliLine &line,
                                                                      const QString &option)
{
    if (!line.has(option))
        return std::nullopt;
    const auto count = countFrom(line.value(option), kMaxSeconds);
    if (!count)
        return tl::unexpected(
            usageError(Words::tr("--%1 is a whole number of seconds.").arg(option)));
    return std::optional(std::chrono::seconds(*count));
}

tl::expected<core::Money, CliError> amountOf(const QString &text)
{
    const auto amount = amountFrom(text);
    if (amount)
        return *amount;
    CliError error = fieldError({Field::Amount, Problem::Malformed});
    error.message = Words::tr("The amount “%1” is not clear: write 15.00 or 15,00.").arg(text);
    return tl::unexpected(error);
}

tl::expected<QUuid, CliError> idOf(const CliContext &context)
{
    const QString text = context.line().arguments.constFirst();
    const auto id = core::fromWireId(text);
    if (id)
        return *id;
    CliError error = fieldError({Field::Identifier, Problem::Malformed});
    error.message = Words::tr("“%1” is not the id of a transaction.").arg(text);
    return tl::unexpected(error);
}

/// Returns the draft of a charge by the default payer of the shop, or without a payer.
TransactionDraft draftFor(const CliShop &shop)
{
    const core::PayerProfile &payer = shop.payer();
    TransactionDraft draft;
    draft.name = payer.name;
    draft.email = payer.email;
    draft.phone = payer.phone;
    draft.document = payer.document;
    draft.description = payer.description;
    if (draft.description.isEmpty() && shop.service().capabilities().requiresPayer)
        draft.description = Words::tr("Sale at the counter");
    draft.platform = shop.service().platform();
    return draft;
}

void printTransaction(CliContext &context, const Transaction &transaction)
{
    if (context.output().isJson())
        context.output().print(transactionJson(transaction));
    else
        context.output().print(transactionText(transaction));
}

/// Records a change in the audit log. The change exists already, so an error is only reported.
void record(CliContext &context, const CliShop &shop, core::AuditAction action,
            const Transaction &transaction)
{
    if (const auto done = recordAction(shop.folder(), action, transaction); !done)
        context.output().report(
            Words::tr("The audit log could not be written: %1").arg(done.error().detail));
}

/// Prints id and state only.
void printState(CliContext &context, const Transaction &transaction)
{
    if (context.output().isJson())
        context.output().print(core::JsonText()
                                   .add("id", core::toWireId(transaction.id))
                                   .add("status", transaction.status.toText())
                                   .toObject());
    else
        context.output().print(valueRow(Words::tr("State"), ui::statusWord(transaction.status)));
}

/// Prints the transaction of a call that changed data. Records the shown data first; without the
/// record, only the state is printed.
CliResult printChanged(CliContext &context, const CliShop &shop,
                       const core::Result<Transaction> &changed)
{
    if (!changed)
        return tl::unexpected(writeError(changed.error()));
    context.noteChange();
    if (const auto recorded = recordReveal(shop.folder(), changed->id)) {
        printTransaction(context, *changed);
    } else {
        context.output().report(
            Words::tr("The audit log could not be written: %1").arg(recorded.error().detail));
        printState(context, *changed);
    }
    return ExitStatus::Done;
}

/// Returns the exit status of --wait; nullopt while the charge is undecided.
std::optional<ExitStatus> decisionOn(const Transaction &charge)
{
    using Code = core::Status::Code;
    switch (charge.status.code()) {
    case Code::Paid:
    case Code::Refund:
        return ExitStatus::Done;
    case Code::Denied:
    case Code::Canceled:
    case Code::Expired:
        return ExitStatus::Refused;
    case Code::Pending:
    case Code::InProcess:
    case Code::InAnalysis:
    case Code::Unknown:
        return std::nullopt;
    }
    Q_UNREACHABLE();
}

bool isTemporary(const core::Error &error)
{
    using Code = core::Error::Code;
    return error.code == Code::StorageBusy || error.code == Code::StorageUnreachable ||
           error.code == Code::Unreachable || error.code == Code::Unavailable;
}

void printDecision(CliContext &context, const Transaction &charge)
{
    if (context.output().isJson())
        context.output().print(transactionJson(charge));
    else
        context.output().print(valueRow(Words::tr("State"), ui::statusWord(charge.status)));
}

/// Looks at the charge until it is decided, the time is over, or a signal arrives.
CliResult waitForDecision(CliContext &context, const CliShop &shop, Transaction charge,
                          std::chrono::seconds timeout)
{
    const std::chrono::milliseconds interval =
        shop.isRemote() ? std::chrono::milliseconds(kRemoteInterval) : kLocalInterval;
    const QDeadlineTimer deadline(timeout);
    while (true) {
        if (const auto decision = decisionOn(charge)) {
            printDecision(context, charge);
            return *decision;
        }
        const bool hasEnded = deadline.hasExpired();
        if (hasEnded || context.isStopped()) {
            printDecision(context, charge);
            context.output().report(hasEnded ? Words::tr("The charge is still undecided.")
                                             : Words::tr("Interrupted. The charge still waits."));
            return ExitStatus::TimedOut;
        }
        context.output().showProgress(
            Words::tr("Waiting for the payment: %1")
                .arg(ui::ageText(std::chrono::seconds((deadline.remainingTime() + 999) / 1000))));
        context.pause(std::min(interval, std::chrono::milliseconds(deadline.remainingTime())));
        const auto found = context.wait(shop.service().find(charge.id));
        if (found)
            charge = *found;
        else if (!isTemporary(found.error()))
            return tl::unexpected(writeError(found.error()));
    }
}

/// Returns the charge of an earlier call with the same reference and amount, whose answer may have
/// been lost. `error`: of the repeated call. Code::Unconfirmed while the outcome is unknown.
core::Result<Transaction> chargeMadeBefore(CliContext &context, const CliShop &shop,
                                           const core::TransactionDraft &draft,
                                           const core::Error &error)
{
    CliBank *const bank = shop.bank();
    if (!bank || !error.fields.contains({Field::Reference, Problem::AlreadyUsed}))
        return tl::unexpected(error);
    bank->lookUpOrders(context);
    const QString reference = draft.reference.trimmed();
    const auto page =
        context.wait(shop.service().list({.reference = reference, .platform = draft.platform}));
    if (!page)
        return tl::unexpected(page.error());
    for (const Transaction &each : page->transactions) {
        if (each.operation == core::Operation::CashIn && each.amount == draft.amount)
            return context.wait(shop.service().find(each.id));
    }
    const auto intent = context.wait(bank->orders().find(reference));
    const bool isLost = intent && core::isOpen(intent->state) && intent->amount == draft.amount;
    return isLost ? core::Result<Transaction>(
                        core::failure(core::Error::Code::Unconfirmed, error.detail))
                  : tl::unexpected(error);
}

/// Returns the error of a charge that was not created, or possibly was.
CliError creationError(const core::Error &error, const QString &reference)
{
    CliError converted = writeError(error);
    if (converted.status == ExitStatus::Unknown && !reference.isEmpty())
        converted.message += u' ' + Words::tr("Its reference: %1").arg(reference);
    return converted;
}

/// Writes the picture of the code. Returns false if the disk refuses.
bool writePicture(QSaveFile &file, const Transaction &charge)
{
    const auto code = core::QrCode::encode(charge.qrCode);
    const QByteArray png = code ? code->toPng(kPixelsPerModule) : QByteArray();
    return !png.isEmpty() && file.write(png) == png.size() && file.commit();
}

/// Prints a new charge without its code, because the code must not be paid.
CliResult hideCode(CliContext &context, Transaction charge, core::PayloadProblem problem)
{
    charge.qrCode.clear();
    charge.paymentLink.clear();
    printTransaction(context, charge);
    context.output().report(ui::payloadSentence(problem));
    return ExitStatus::Unknown;
}

/// Returns the name of the user who started the program.
QString userName()
{
    const passwd *const user = getpwuid(geteuid());
    return user ? QString::fromLocal8Bit(user->pw_name) : QString();
}

QString programName()
{
    return u"balcao-cli"_s;
}

/// Opens the shop, and changes, records and prints the transaction of the command line. `change`
/// receives the service and the id.
template<typename Change>
CliResult changed(CliContext &context, CliShop::Access access, core::AuditAction action,
                  Change change)
{
    const auto id = idOf(context);
    if (!id)
        return tl::unexpected(id.error());
    const auto shop = context.openShop(access);
    if (!shop)
        return tl::unexpected(shop.error());
    const auto result = context.wait(change((*shop)->service(), *id));
    if (result)
        record(context, **shop, action, *result);
    return printChanged(context, **shop, result);
}

CliResult simulate(CliContext &context, core::SimulatedOutcome outcome)
{
    const auto id = idOf(context);
    if (!id)
        return tl::unexpected(id.error());
    const auto shop = context.openShop(CliShop::Access::FrontOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    if (!(*shop)->service().capabilities().simulates)
        return tl::unexpected(CliError{
            .code = toText(core::Error::Code::Unsupported),
            .message = Words::tr("Only a sandbox or a practice shop plays the customer. Nothing "
                                 "was changed.")});
    return printChanged(context, **shop, context.wait((*shop)->service().simulate(*id, outcome)));
}

/// Returns true if the amount is a part of the rest of the payment, false for all of the rest. An
/// error if the amount is larger, or if the shop cannot refund parts.
tl::expected<bool, CliError> isPartialRefund(CliContext &context, const CliShop &shop,
                                             const QUuid &id, core::Money amount)
{
    const auto charge = context.wait(shop.service().find(id));
    if (!charge)
        return tl::unexpected(readError(charge.error()));
    const core::Money rest = charge->amount - core::returnedAmount(*charge);
    if (charge->status == core::Status::Code::Refund ? amount == charge->amount : amount == rest)
        return false;
    if (amount > rest)
        return tl::unexpected(fieldError({Field::Amount, Problem::TooLarge, rest.cents()}));
    if (shop.service().capabilities().partialRefunds)
        return true;
    CliError error = fieldError({Field::Amount, Problem::NotAllowed});
    error.code = toText(core::Error::Code::Unsupported);
    error.message = Words::tr("This shop refunds whole amounts only. Nothing was changed.");
    return tl::unexpected(error);
}

} // namespace

CliResult createCharge(CliContext &context)
{
    const CliLine &line = context.line();
    const auto lifetime = secondsOf(line, u"expires"_s);
    if (!lifetime)
        return tl::unexpected(lifetime.error());
    const auto timeout = secondsOf(line, u"wait"_s);
    if (!timeout)
        return tl::unexpected(timeout.error());
    if (line.has(u"qr"_s) && line.value(u"qr"_s).isEmpty())
        return tl::unexpected(usageError(Words::tr("--%1 needs a value.").arg(u"qr"_s)));
    const auto amount = amountOf(line.arguments.constFirst());
    if (!amount)
        return tl::unexpected(amount.error());
    const auto shop = context.openShop(CliShop::Access::FrontOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    if (*lifetime && (*shop)->isRemote())
        return tl::unexpected(fieldError({Field::CashInLifetime, Problem::NotAllowed}));
    if (const auto problem = (*shop)->connectBank(context))
        return tl::unexpected(*problem);
    TransactionDraft draft = draftFor(**shop);
    draft.amount = *amount;
    draft.lifetime = *lifetime;
    draft.reference = line.value(u"reference"_s);
    // Known here, so that the caller can look an unconfirmed charge up.
    if (draft.reference.trimmed().isEmpty() && ((*shop)->isRemote() || (*shop)->bank()))
        draft.reference = QUuid::createUuid().toString(QUuid::Id128);
    if (!line.value(u"description"_s).isEmpty())
        draft.description = line.value(u"description"_s);
    QSaveFile picture(line.value(u"qr"_s));
    // Opened first: a wrong name must not leave a charge behind.
    if (line.has(u"qr"_s) && !picture.open(QIODevice::WriteOnly))
        return tl::unexpected(
            CliError{.code = toText(core::Error::Code::StorageReadOnly),
                     .message = Words::tr("Cannot write %1: %2. Nothing was charged.")
                                    .arg(picture.fileName(), picture.errorString())});

    auto charge = context.wait((*shop)->service().create(draft));
    const bool isNew = charge.has_value();
    if (!isNew)
        charge = chargeMadeBefore(context, **shop, draft, charge.error());
    if (!charge)
        return tl::unexpected(creationError(charge.error(), draft.reference));
    if (isNew) {
        context.noteChange();
        record(context, **shop, core::AuditAction::ChargeCreated, *charge);
    }
    if (const auto problem = core::payloadProblem(*charge, (*shop)->service().payee(),
                                                  core::bankHostsOf((*shop)->service()));
        problem && charge->status == core::Status::Code::Pending)
        return hideCode(context, *charge, *problem);
    const bool hasPicture = !line.has(u"qr"_s) || writePicture(picture, *charge);
    if (!hasPicture)
        context.output().report(Words::tr("Cannot write %1: %2. The charge exists.")
                                    .arg(picture.fileName(), picture.errorString()));
    if (!*timeout || !context.output().isJson())
        printTransaction(context, *charge);
    if (*timeout) {
        (void)context.output().finish(); // the code must be visible while the customer pays
        if (CliBank *const bank = (*shop)->bank()) {
            if (const auto watched = bank->watchPayments(context, charge->id); !watched)
                context.output().report(Words::tr("The payments of the bank are not read: %1")
                                            .arg(watched.error().detail));
        }
        return waitForDecision(context, **shop, *charge, **timeout);
    }
    return hasPicture ? ExitStatus::Done : ExitStatus::Unknown;
}

CliResult refundCharge(CliContext &context)
{
    const CliLine &line = context.line();
    const auto id = idOf(context);
    if (!id)
        return tl::unexpected(id.error());
    std::optional<core::Money> amount;
    if (line.has(u"amount"_s)) {
        const auto parsed = amountOf(line.value(u"amount"_s));
        if (!parsed)
            return tl::unexpected(parsed.error());
        amount = *parsed;
    }
    const auto shop = context.openShop(CliShop::Access::BackOffice);
    if (!shop)
        return tl::unexpected(shop.error());
    if (const auto problem = (*shop)->connectBank(context))
        return tl::unexpected(*problem);
    const QString reason = line.has(u"reason"_s) ? line.value(u"reason"_s) : Words::tr("Refund");
    const auto isPart = amount ? isPartialRefund(context, **shop, *id, *amount)
                               : tl::expected<bool, CliError>(false);
    if (!isPart)
        return tl::unexpected(isPart.error());
    if (*isPart) {
        const core::Confirmation part{.subject = core::Evidence::Subject::Refund,
                                      .note = reason,
                                      .person = userName(),
                                      .till = programName(),
                                      .amount = amount};
        const auto recorded = context.wait((*shop)->service().confirm(*id, part));
        if (recorded)
            record(context, **shop, core::AuditAction::Refunded, *recorded);
        return printChanged(context, **shop, recorded);
    }
    const auto refunded = context.wait((*shop)->service().refund(*id, reason));
    if (refunded)
        record(context, **shop, core::AuditAction::Refunded, *refunded);
    const CliResult printed = printChanged(context, **shop, refunded);
    if (printed && refunded->status != core::Status::Code::Refund)
        return ExitStatus::Unknown;
    return printed;
}

CliResult payCharge(CliContext &context)
{
    return simulate(context, core::SimulatedOutcome::Paid);
}

CliResult cancelCharge(CliContext &context)
{
    return simulate(context, core::SimulatedOutcome::Canceled);
}

CliResult confirmCharge(CliContext &context)
{
    const core::Confirmation confirmation{.note = context.line().value(u"note"_s),
                                          .person = userName(),
                                          .till = programName(),
                                          .endToEndId = context.line().value(u"e2e"_s)};
    return changed(
        context, CliShop::Access::FrontOffice, core::AuditAction::Confirmed,
        [&](auto &service, const QUuid &id) { return service.confirm(id, confirmation); });
}

CliResult withdrawConfirmation(CliContext &context)
{
    const core::Withdrawal withdrawal{
        .reason = context.line().value(u"reason"_s), .person = userName(), .till = programName()};
    return changed(
        context, CliShop::Access::BackOffice, core::AuditAction::ConfirmationWithdrawn,
        [&](auto &service, const QUuid &id) { return service.withdraw(id, withdrawal); });
}

} // namespace app
