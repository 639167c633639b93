// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/privacycommands.h"

#include "app/cli/clicontext.h"
#include "app/cli/clidisclosure.h"
#include "app/cli/clisecrets.h"
#include "app/cli/clitext.h"
#include "app/cli/clivalues.h"
#include "app/persondata.h"
#include "app/retentiontext.h"
#include "app/shopfolder.h"
#include "app/singleinstance.h"
#include "core/database/databasefile.h"
#include "core/wire/wiretime.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using Code = core::Error::Code;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qint64 kMaxYears = 100;

void printText(CliOutput &output, const PersonReport &report)
{
    output.print(Words::tr("%n transaction(s)", "in a backup",
                           static_cast<int>(report.transactions.size())));
    for (const core::Transaction &transaction : report.transactions)
        output.print(transactionText(transaction));
    for (const core::KnownPayer &known : report.till.payers)
        output.print(valueRow(Words::tr("Known payer"),
                              QStringList{known.payer.name, known.payer.document, known.payer.phone,
                                          known.payer.email, cliTime(known.lastUsed)}
                                  .join(u" · "_s)));
    for (const core::PayoutOrder &order : report.till.payouts)
        output.print(valueRow(Words::tr("Payout on hold"),
                              QStringList{order.draft.reference, order.draft.name,
                                          order.draft.pixKey, order.draft.description}
                                  .join(u" · "_s)));
    for (auto each = report.till.annotations.cbegin(); each != report.till.annotations.cend();
         ++each) {
        for (const core::AnnotationEdit &edit : each.value())
            output.print(valueRow(Words::tr("Annotation"),
                                  QStringList{core::toWireId(each.key()), cliTime(edit.at),
                                              toText(edit.what), edit.text}
                                      .join(u" · "_s)));
    }
    for (auto each = report.till.reveals.cbegin(); each != report.till.reveals.cend(); ++each) {
        for (const QDateTime &at : each.value())
            output.print(valueRow(Words::tr("Data shown"),
                                  core::toWireId(each.key()) + u" · "_s + cliTime(at)));
    }
    for (const core::Disclosure &disclosure : report.till.disclosures)
        output.print(valueRow(Words::tr("File for this person"),
                              disclosure.path + u" · "_s + cliTime(disclosure.at)));
    for (const core::StatementMention &mention : report.statements)
        output.print(valueRow(Words::tr("Bank statement"),
                              QStringList{mention.day.toString(Qt::ISODate), mention.name,
                                          mention.document, mention.text}
                                  .join(u" · "_s)));
    for (const core::Intent &order : report.orders)
        output.print(valueRow(Words::tr("Request"),
                              QStringList{order.reference, cliTime(order.created),
                                          toText(order.state), QString::fromUtf8(order.body)}
                                  .join(u" · "_s)));
    for (const QString &path : report.otherCopies)
        output.print(valueRow(Words::tr("Not searched"), path));
}

/// Returns the document in the file of --document-file.
tl::expected<core::TaxId, CliError> personOf(const CliLine &line)
{
    if (!line.has(u"document-file"_s))
        return tl::unexpected(
            usageError(Words::tr("%1 needs --%2.")
                           .arg(u"privacy "_s + line.arguments.constFirst(), u"document-file"_s)));
    const auto text = secretFrom(line.value(u"document-file"_s));
    if (!text)
        return tl::unexpected(text.error());
    const auto person = core::TaxId::parse(QString::fromUtf8(*text));
    if (!person)
        return tl::unexpected(fieldError({core::Field::Document, core::Problem::Malformed}));
    return *person;
}

/// Returns the folder of a shop with a database, or of a remote service with a copy.
tl::expected<QString, CliError> personFolder(const CliContext &context)
{
    const auto folder = dataFolder(context);
    if (folder && !QFileInfo(ShopData::in(*folder).address).isFile())
        return tl::unexpected(noShopError(*folder));
    return folder;
}

/// Returns the folder of a shop with a database.
tl::expected<QString, CliError> shopFolder(const CliContext &context)
{
    const auto folder = localFolder(context);
    if (folder && !QFileInfo(databaseIn(*folder)).isFile())
        return tl::unexpected(noShopError(*folder));
    return folder;
}

CliResult listPerson(CliContext &context)
{
    const auto person = personOf(context.line());
    if (!person)
        return tl::unexpected(person.error());
    const auto folder = personFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    if (const auto problem = pinProblem(context, *folder))
        return tl::unexpected(*problem);
    const auto number =
        beginDisclosure(*folder, {.path = standardOutputPath(),
                                  .content = u"privacy list "_s + person->toMaskedText()});
    if (!number)
        return tl::unexpected(readError(number.error()));
    context.output().showProgress(Words::tr("Reading all data of the shop…"));
    const auto found = context.waitOrStop(context.start<PersonReport>(
        [folder = *folder, person = *person] { return findPerson(ShopData::in(folder), person); }));
    if (!found)
        return tl::unexpected(interruptedError());
    if (!*found)
        return tl::unexpected(readError(found->error()));
    if (context.output().isJson())
        context.output().print(toJson(*person, **found));
    else
        printText(context.output(), **found);
    const auto ended = endDisclosure(*folder, *number, (*found)->transactions.size());
    return ended ? CliResult(ExitStatus::Done) : tl::unexpected(readError(ended.error()));
}

/// Returns why the data of the shop cannot be removed now; nullopt: no other program has the shop
/// open. Programs with the shop open keep names in memory.
std::optional<CliError> holdProblem(const SingleInstance::Hold &hold, const QString &folder)
{
    if (!hold.instance && !hold.isElsewhere)
        return inFolder(readError(hold.error), folder);
    if (!hold.instance || core::isInUse(ShopData::in(folder).address))
        return CliError{.code = toText(Code::StorageBusy),
                        .message = Words::tr("Another program has the shop open. Close it and try "
                                             "again.")};
    return std::nullopt;
}

CliResult eraseOnePerson(CliContext &context)
{
    const auto person = personOf(context.line());
    if (!person)
        return tl::unexpected(person.error());
    const auto folder = personFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    if (const auto problem = pinProblem(context, *folder))
        return tl::unexpected(*problem);
    const SingleInstance::Hold hold = SingleInstance::hold(*folder);
    if (const auto problem = holdProblem(hold, *folder))
        return tl::unexpected(*problem);
    context.output().showProgress(Words::tr("Reading all data of the shop…"));
    const auto report = context.wait(context.start<ErasureReport>(
        [folder = *folder, person = *person, record = erasureRecord()] {
            return erasePerson(ShopData::in(folder), person, record);
        }));
    if (!report)
        return tl::unexpected(writeError(report.error()));
    context.noteChange();
    if (context.output().isJson()) {
        context.output().print(toJson(*report));
        return ExitStatus::Done;
    }
    for (const QString &sentence : erasureSentences(*report))
        context.output().print(sentence);
    return ExitStatus::Done;
}

/// Returns the years of --older-than, or those of the settings. nullopt for an invalid number.
std::optional<int> yearsOf(const CliLine &line, const QString &folder)
{
    if (line.has(u"older-than"_s)) {
        const auto years = countFrom(line.value(u"older-than"_s), kMaxYears);
        return years && *years > 0 ? std::optional(static_cast<int>(*years)) : std::nullopt;
    }
    const int years = retentionYearsIn(folder);
    return years > 0 ? std::optional(years) : std::nullopt;
}

CliResult pseudonymizeShop(CliContext &context)
{
    const CliLine &line = context.line();
    const auto folder = shopFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    if (const auto problem = pinProblem(context, *folder))
        return tl::unexpected(*problem);
    const auto years = yearsOf(line, *folder);
    if (!years)
        return tl::unexpected(
            usageError(Words::tr("--older-than is a number of years, 1 to %1.").arg(kMaxYears)));
    const bool isDryRun = line.has(u"dry-run"_s);
    SingleInstance::Hold hold;
    if (!isDryRun) {
        hold = SingleInstance::hold(*folder);
        if (const auto problem = holdProblem(hold, *folder))
            return tl::unexpected(*problem);
    }
    const QDateTime before = retentionLimit(*years, QDateTime::currentDateTimeUtc());
    context.output().showProgress(Words::tr("Reading all data of the shop…"));
    const auto mode = isDryRun ? core::PseudonymizeMode::DryRun : core::PseudonymizeMode::Change;
    const core::AuditRecord record = erasureRecord();
    const auto report = context.wait(
        context.start<RetentionReport>([&context, folder = *folder, before, mode, record] {
            return removeOldData(ShopData::in(folder), before, mode, record,
                                 [&context] { return context.isStopped(); });
        }));
    if (!report)
        return tl::unexpected(writeError(report.error()));
    if (!isDryRun && report->transactions.transactions > 0)
        context.noteChange();
    if (context.output().isJson()) {
        context.output().print(toJson(*report));
        return ExitStatus::Done;
    }
    for (const QString &sentence : retentionSentences(*report))
        context.output().print(sentence);
    return ExitStatus::Done;
}

} // namespace

CliResult runPrivacy(CliContext &context)
{
    const QString action = context.line().arguments.constFirst();
    if (action == "list"_L1)
        return listPerson(context);
    if (action == "erase"_L1)
        return eraseOnePerson(context);
    if (action == "pseudonymize"_L1)
        return pseudonymizeShop(context);
    return tl::unexpected(usageError(
        Words::tr("“%1” is not one of: %2.").arg(action, u"list, erase, pseudonymize"_s)));
}

} // namespace app
