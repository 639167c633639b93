// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/privacycommands.h"

#include "app/cli/clicontext.h"
#include "app/cli/clidisclosure.h"
#include "app/cli/clisecrets.h"
#include "app/cli/clitext.h"
#include "app/cli/clivalues.h"
#include "app/shopfolder.h"
#include "app/singleinstance.h"
#include "core/domain/brasilia.h"
#include "core/storage/database.h"
#include "core/storage/databasefile.h"
#include "core/storage/personaldata.h"
#include "core/wire/jsontext.h"
#include "core/wire/wiretime.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using Code = core::Error::Code;
using core::Database;
using core::JsonText;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

constexpr qint64 kMaxYears = 100;

/// Everything that the shop stores about one person.
struct PersonReport
{
    QList<core::Transaction> transactions;
    core::PersonAtTill till;
    QStringList otherCopies; ///< files and folders with earlier data, which are not searched
};

/// One line of the history of notes and tags, with its transaction.
struct Annotated
{
    QUuid transaction;
    core::AnnotationEdit edit;
};

/// Returns the files in the folder that may have data of any customer.
QStringList otherCopiesIn(const QString &folder)
{
    QStringList copies;
    for (const QFileInfo &info : QDir(folder).entryInfoList(
             {u"replaced-*"_s, u"backup-??????"_s, u"console.db.damaged-*"_s},
             QDir::Dirs | QDir::Files | QDir::NoDotAndDotDot))
        copies += info.absoluteFilePath();
    return copies;
}

core::Result<core::PersonAtTill> personAtTill(const QString &folder, const core::TaxId &person,
                                              const QList<core::Transaction> &transactions)
{
    const QString path = consoleDatabaseIn(folder);
    if (!QFileInfo::exists(path))
        return core::PersonAtTill();
    QList<QUuid> ids;
    for (const core::Transaction &transaction : transactions)
        ids += transaction.id;
    return Database::open(path, Database::Access::ReadOnly, core::Schema::Console)
        .and_then([&](const auto &console) { return core::findAtTill(*console, person, ids); });
}

core::Result<PersonReport> reportOn(const QString &folder, const core::TaxId &person)
{
    PersonReport report;
    return Database::open(databaseIn(folder), Database::Access::ReadOnly)
        .and_then([&](const auto &shop) {
            return core::findTransactionsOf(
                *shop, person,
                [&report](const QList<core::Transaction> &part) { report.transactions += part; });
        })
        .and_then([&] { return personAtTill(folder, person, report.transactions); })
        .map([&](const core::PersonAtTill &till) {
            report.till = till;
            report.otherCopies = otherCopiesIn(folder);
            return report;
        });
}

QList<Annotated> annotationsOf(const core::PersonAtTill &till)
{
    QList<Annotated> all;
    for (auto each = till.annotations.cbegin(); each != till.annotations.cend(); ++each) {
        for (const core::AnnotationEdit &edit : each.value())
            all.append({each.key(), edit});
    }
    return all;
}

QString wordOf(core::AnnotationEdit::What what)
{
    using What = core::AnnotationEdit::What;
    switch (what) {
    case What::Note:
        return u"note"_s;
    case What::Tags:
        return u"tags"_s;
    case What::Abandoned:
        return u"canceled"_s;
    case What::HandedOver:
        return u"handed_over"_s;
    case What::LateSeen:
        return u"late_seen"_s;
    }
    Q_UNREACHABLE();
}

QByteArray jsonOf(const core::TaxId &person, const PersonReport &report)
{
    QByteArrayList transactions;
    for (const core::Transaction &transaction : report.transactions)
        transactions += transactionJson(transaction);
    QList<std::pair<QUuid, QDateTime>> reveals;
    for (auto each = report.till.reveals.cbegin(); each != report.till.reveals.cend(); ++each) {
        for (const QDateTime &at : each.value())
            reveals.append({each.key(), at});
    }
    JsonText json;
    json.add("document", person.value())
        .addRaw("transactions", '[' + transactions.join(',') + ']')
        .addObjects("payers", report.till.payers,
                    [](JsonText &object, const core::KnownPayer &known) {
                        object.add("name", known.payer.name)
                            .add("email", known.payer.email)
                            .add("phone", known.payer.phone)
                            .add("document", known.payer.document)
                            .add("last_used", cliTime(known.lastUsed));
                    })
        .addObjects("payouts", report.till.payouts,
                    [](JsonText &object, const core::PayoutOrder &order) {
                        object.add("reference", order.draft.reference)
                            .add("name", order.draft.name)
                            .add("email", order.draft.email)
                            .add("phone", order.draft.phone)
                            .add("document", order.draft.document)
                            .add("pix_key", order.draft.pixKey)
                            .add("description", order.draft.description)
                            .add("since", cliTime(order.since));
                    })
        .addObjects("annotations", annotationsOf(report.till),
                    [](JsonText &object, const Annotated &annotated) {
                        object.add("transaction", core::toWireId(annotated.transaction))
                            .add("what", wordOf(annotated.edit.what))
                            .add("at", cliTime(annotated.edit.at))
                            .add("text", annotated.edit.text);
                    })
        .addObjects("reveals", reveals,
                    [](JsonText &object, const std::pair<QUuid, QDateTime> &reveal) {
                        object.add("transaction", core::toWireId(reveal.first))
                            .add("at", cliTime(reveal.second));
                    })
        .addObjects("files", report.till.disclosures,
                    [](JsonText &object, const core::Disclosure &disclosure) {
                        object.add("path", disclosure.path).add("at", cliTime(disclosure.at));
                    })
        .addObjects("other_copies", report.otherCopies,
                    [](JsonText &object, const QString &path) { object.add("path", path); });
    return json.toObject();
}

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
    for (const Annotated &annotated : annotationsOf(report.till))
        output.print(
            valueRow(Words::tr("Annotation"),
                     QStringList{core::toWireId(annotated.transaction), cliTime(annotated.edit.at),
                                 wordOf(annotated.edit.what), annotated.edit.text}
                         .join(u" · "_s)));
    for (auto each = report.till.reveals.cbegin(); each != report.till.reveals.cend(); ++each) {
        for (const QDateTime &at : each.value())
            output.print(valueRow(Words::tr("Data shown"),
                                  core::toWireId(each.key()) + u" · "_s + cliTime(at)));
    }
    for (const core::Disclosure &disclosure : report.till.disclosures)
        output.print(valueRow(Words::tr("File for this person"),
                              disclosure.path + u" · "_s + cliTime(disclosure.at)));
    for (const QString &path : report.otherCopies)
        output.print(valueRow(Words::tr("Not searched"), path));
}

/// Returns the document in the file of --document-file.
tl::expected<core::TaxId, CliError> personOf(const CliLine &line)
{
    if (!line.has(u"document-file"_s))
        return tl::unexpected(
            usageError(Words::tr("%1 needs --%2.").arg(u"privacy list"_s, u"document-file"_s)));
    const auto text = secretFrom(line.value(u"document-file"_s));
    if (!text)
        return tl::unexpected(text.error());
    const auto person = core::TaxId::parse(QString::fromUtf8(*text));
    if (!person)
        return tl::unexpected(fieldError({core::Field::Document, core::Problem::Malformed}));
    return *person;
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
    const auto folder = shopFolder(context);
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
        [folder = *folder, person = *person] { return reportOn(folder, person); }));
    if (!found)
        return tl::unexpected(interruptedError());
    if (!*found)
        return tl::unexpected(readError(found->error()));
    if (context.output().isJson())
        context.output().print(jsonOf(*person, **found));
    else
        printText(context.output(), **found);
    const auto ended = endDisclosure(*folder, *number, (*found)->transactions.size());
    return ended ? CliResult(ExitStatus::Done) : tl::unexpected(readError(ended.error()));
}

/// Removes the data of old transactions from the till, then from the shop.
core::Result<core::Pseudonymized> pseudonymized(const QString &folder, const QDateTime &before,
                                                core::PseudonymizeMode mode,
                                                const std::function<bool()> &isStopped)
{
    const bool changes = mode == core::PseudonymizeMode::Change;
    std::unique_ptr<Database> console;
    if (changes && QFileInfo::exists(consoleDatabaseIn(folder))) {
        auto opened = Database::open(consoleDatabaseIn(folder), Database::Access::ReadWrite,
                                     core::Schema::Console);
        if (!opened)
            return tl::unexpected(opened.error());
        console = std::move(*opened);
    }
    const auto shop = Database::open(databaseIn(folder), changes ? Database::Access::ReadWrite
                                                                 : Database::Access::ReadOnly);
    if (!shop)
        return tl::unexpected(shop.error());
    const auto result = core::pseudonymize(
        **shop, before, mode,
        [&console](const QList<QUuid> &ids) {
            return console ? core::forgetAtTill(*console, ids) : core::Result<void>();
        },
        isStopped);
    if (!result || !console || isStopped())
        return result;
    return core::forgetOldAtTill(*console, before).map([&result] { return *result; });
}

CliResult pseudonymizeShop(CliContext &context)
{
    const CliLine &line = context.line();
    const auto years = line.has(u"older-than"_s) ? countFrom(line.value(u"older-than"_s), kMaxYears)
                                                 : std::nullopt;
    if (!years || *years < 1)
        return tl::unexpected(
            usageError(Words::tr("--older-than is a number of years, 1 to %1.").arg(kMaxYears)));
    const auto folder = shopFolder(context);
    if (!folder)
        return tl::unexpected(folder.error());
    if (const auto problem = pinProblem(context, *folder))
        return tl::unexpected(*problem);
    const bool isDryRun = line.has(u"dry-run"_s);
    // Programs with the shop open keep names in memory.
    SingleInstance::Hold hold;
    if (!isDryRun) {
        hold = SingleInstance::hold(*folder);
        if (!hold.instance && !hold.isElsewhere)
            return tl::unexpected(inFolder(readError(hold.error), *folder));
        if (!hold.instance || core::isInUse(databaseIn(*folder)))
            return tl::unexpected(
                CliError{.code = toText(Code::StorageBusy),
                         .message = Words::tr("Another program has the shop open. Close it and "
                                              "try again.")});
    }
    const QDate today = core::brasiliaDay(QDateTime::currentDateTimeUtc());
    const QDateTime before = core::startOfBrasiliaDay(today.addYears(-static_cast<int>(*years)));
    context.output().showProgress(Words::tr("Reading all data of the shop…"));
    const auto mode = isDryRun ? core::PseudonymizeMode::DryRun : core::PseudonymizeMode::Change;
    const auto result =
        context.wait(context.start<core::Pseudonymized>([&context, folder = *folder, before, mode] {
            return pseudonymized(folder, before, mode, [&context] { return context.isStopped(); });
        }));
    if (!result)
        return tl::unexpected(writeError(result.error()));
    if (!isDryRun && result->transactions > 0)
        context.noteChange();
    if (context.output().isJson()) {
        context.output().print(JsonText()
                                   .add("before", cliTime(before))
                                   .add("transactions", result->transactions)
                                   .add("skipped", result->skipped)
                                   .addRaw("dry_run", isDryRun ? "true" : "false")
                                   .toObject());
        return ExitStatus::Done;
    }
    const int count = static_cast<int>(result->transactions);
    context.output().print(
        isDryRun ? Words::tr("%n transaction(s) would lose their personal data.", "", count)
                 : Words::tr("%n transaction(s) lost their personal data.", "", count));
    if (result->skipped > 0)
        context.output().print(Words::tr("%n old transaction(s) are still open and stay unchanged.",
                                         "", static_cast<int>(result->skipped)));
    if (!isDryRun)
        context.output().print(Words::tr("Backups, exported files and folders “replaced-…” still "
                                         "have the data."));
    return ExitStatus::Done;
}

} // namespace

CliResult runPrivacy(CliContext &context)
{
    const QString action = context.line().arguments.constFirst();
    if (action == "list"_L1)
        return listPerson(context);
    if (action == "pseudonymize"_L1)
        return pseudonymizeShop(context);
    return tl::unexpected(
        usageError(Words::tr("“%1” is not one of: %2.").arg(action, u"list, pseudonymize"_s)));
}

} // namespace app
