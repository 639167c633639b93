// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clicommands.h"

#include "app/cli/apipixcommands.h"
#include "app/cli/auditcommands.h"
#include "app/cli/bankcommands.h"
#include "app/cli/chargecommands.h"
#include "app/cli/listcommands.h"
#include "app/cli/privacycommands.h"
#include "app/cli/servicecommands.h"
#include "app/cli/shiftcommands.h"
#include "app/cli/shopcommands.h"
#include "app/termtext.h"
#include "core/domain/status.h"
#include "ui/text/languages.h"

#include <QtCore/QCoreApplication>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Cli)
};

QString statusWords()
{
    QStringList words;
    for (const core::Status::Code code : core::Status::kKnown)
        words += core::Status(code).toText();
    return words.join(u", "_s);
}

CliArgument idArgument()
{
    return {u"ID"_s, Words::tr("Id of the transaction.")};
}

QList<CliOption> filterOptions()
{
    const QString day = u"DAY"_s;
    return {
        {u"status"_s, u"STATUS"_s,
         Words::tr("Only these states, separated by commas: %1.").arg(statusWords())},
        {u"operation"_s, u"OPERATION"_s, Words::tr("Only cash_in or cash_out.")},
        {u"from"_s, day,
         Words::tr("Created on this day or later: 2026-11-20, today or yesterday, in Brasília.")},
        {u"to"_s, day, Words::tr("Created on this day or earlier.")},
        {u"text"_s, u"TEXT"_s,
         Words::tr("Search as in the console: part of a name, document, phone, amount, id, or a "
                   "whole reference or Pix key.")},
    };
}

QList<CliOption> termOptions()
{
    QList<CliOption> options;
    for (const TermText &term : termTexts())
        options.append({term.name, term.value, Words::tr(term.description)});
    return options;
}

QList<CliCommand> shopCommands()
{
    const CliOption passphraseFile{
        u"passphrase-file"_s, u"FILE"_s,
        Words::tr("An encrypted backup, with the passphrase in FILE, of mode 0600. --key-file FILE "
                  "uses a key file instead.")};
    return {
        {.name = u"init"_s,
         .help = Words::tr("Creates a local shop in the folder of --data."),
         .arguments = {},
         .options =
             {
                 {u"name"_s, u"NAME"_s,
                  Words::tr("Name of the shop, as the payer's bank shows it."), true},
                 {u"city"_s, u"CITY"_s, Words::tr("City of the shop."), true},
                 {u"pix-key"_s, u"KEY"_s, Words::tr("Pix key that receives the money."), true},
                 {u"key-type"_s, u"TYPE"_s,
                  Words::tr("CPF, CNPJ, PHONE, EMAIL or EVP. Needed if the key could be two of "
                            "them.")},
             },
         .run = &initShop},
        {.name = u"terms"_s,
         .help = Words::tr("Prints the terms of new charges and payouts of a local shop, and "
                           "changes those that options name. A change needs a closed shop."),
         .arguments = {},
         .options = termOptions(),
         .run = &showOrChangeTerms},
        {.name = u"backup"_s,
         .help = Words::tr("Copies the shop to FILE and checks the copy. The shop may be open."),
         .arguments = {{u"FILE"_s, Words::tr("The backup; an earlier backup is replaced.")}},
         .options = {passphraseFile},
         .run = &backUpShopTo},
        {.name = u"restore"_s,
         .help = Words::tr("Checks the backup FILE and restores it as the shop's data. The shop "
                           "must be closed. The previous data is kept in a folder next to it."),
         .arguments = {{u"FILE"_s, Words::tr("The backup.")}},
         .options =
             {
                 {u"accept-key"_s, u"KEY"_s,
                  Words::tr("Accepts that the codes of the shop then pay this Pix key. Needed if "
                            "the backup has another key than the shop.")},
                 passphraseFile,
             },
         .run = &restoreShopFrom},
        {.name = u"check"_s,
         .help = Words::tr("Reads all data of the shop, or of a backup, and reports damage."),
         .arguments = {},
         .options = {{u"backup"_s, u"FILE"_s,
                      Words::tr("Checks this backup instead, as a restore does.")},
                     passphraseFile},
         .run = &checkShop},
        {.name = u"diagnose"_s,
         .help = Words::tr("Writes versions, settings without typed texts, the last actions, and "
                           "the result of a check to FILE. Nothing is sent."),
         .arguments = {{u"FILE"_s, Words::tr("The diagnostic file; an earlier file is replaced.")}},
         .options = {},
         .run = &writeDiagnostics},
        {.name = u"shift"_s,
         .help = Words::tr("open and close begin and end the shift of the counter. report prints "
                           "the X report, or the Z report --number with its later changes. list "
                           "prints the closed shifts."),
         .arguments = {{u"ACTION"_s, Words::tr("open, report, close or list.")}},
         .options =
             {
                 {u"cash"_s, u"AMOUNT"_s,
                  Words::tr("With open: money in the drawer. Default: none.")},
                 {u"counted"_s, u"AMOUNT"_s, Words::tr("With close: counted money in the drawer.")},
                 {u"number"_s, u"NUMBER"_s, Words::tr("With report: number of a Z report.")},
             },
         .run = &runShift},
        {.name = u"audit"_s,
         .help = Words::tr("Prints who did what at the counter, with the digest of each entry, and "
                           "checks the digests."),
         .arguments = {},
         .options = {},
         .run = &printAuditLog},
        {.name = u"privacy"_s,
         .help = Words::tr("list prints everything that the shop stores about the person in "
                           "--document-file. erase removes everything about the person that "
                           "accounting does not need. pseudonymize removes the personal data of "
                           "transactions before --older-than. The last two need a closed shop."),
         .arguments = {{u"ACTION"_s, Words::tr("list, erase or pseudonymize.")}},
         .options =
             {
                 {u"document-file"_s, u"FILE"_s,
                  Words::tr("Reads the CPF or CNPJ from FILE, of mode 0600.")},
                 {u"older-than"_s, u"YEARS"_s, Words::tr("Age of the transactions in years.")},
                 {u"dry-run"_s, {}, Words::tr("Only counts, and changes nothing.")},
             },
         .run = &runPrivacy},
    };
}

QList<CliCommand> chargeCommands()
{
    return {
        {.name = u"charge"_s,
         .help = Words::tr("Creates a charge and prints it with its Pix code."),
         .arguments = {{u"AMOUNT"_s, Words::tr("Reais with two decimals: 15.00 or 15,00.")}},
         .options =
             {
                 {u"description"_s, u"TEXT"_s, Words::tr("Description of the sale.")},
                 {u"reference"_s, u"REFERENCE"_s,
                  Words::tr("Your own identifier, which no other transaction may have.")},
                 {u"expires"_s, u"SECONDS"_s,
                  Words::tr("Time to pay. Default: the setting of the shop.")},
                 {u"wait"_s, u"SECONDS"_s,
                  Words::tr("Waits until the charge is decided, at most this long. Exit status: 0 "
                            "paid, 1 denied, cancelled or expired, 4 undecided.")},
                 {u"qr"_s, u"FILE.png"_s, Words::tr("Writes the QR code as a picture.")},
                 {u"secret-file"_s, u"FILE"_s,
                  Words::tr("Reads the secret of the shop's bank from FILE, of mode 0600. Default: "
                            "the keyring.")},
             },
         .run = &createCharge},
        {.name = u"refund"_s,
         .help = Words::tr("Refunds a paid charge. Exit status: 0 refunded, 3 not known yet."),
         .arguments = {idArgument()},
         .options =
             {
                 {u"amount"_s, u"AMOUNT"_s,
                  Words::tr("The amount to refund. Default: all. A part only where your own shop "
                            "records refunds.")},
                 {u"reason"_s, u"TEXT"_s, Words::tr("Reason of the refund.")},
                 {u"secret-file"_s, u"FILE"_s,
                  Words::tr("Reads the secret of the shop's bank from FILE, of mode 0600. Default: "
                            "the keyring.")},
             },
         .run = &refundCharge},
        {.name = u"pay"_s,
         .help = Words::tr("Plays the customer who pays. Only in a sandbox or a practice shop."),
         .arguments = {idArgument()},
         .options = {},
         .run = &payCharge},
        {.name = u"cancel"_s,
         .help = Words::tr("Plays the customer who cancels. Only in a sandbox or a practice shop."),
         .arguments = {idArgument()},
         .options = {},
         .run = &cancelCharge},
        {.name = u"confirm"_s,
         .help = Words::tr("Confirms by hand that the money of a charge arrived. Look at the "
                           "bank's app first."),
         .arguments = {idArgument()},
         .options =
             {
                 {u"note"_s, u"TEXT"_s, Words::tr("Where the money was seen."), true},
                 {u"e2e"_s, u"ID"_s,
                  Words::tr("End-to-end id of the payment, or its last six characters.")},
             },
         .run = &confirmCharge},
        {.name = u"withdraw"_s,
         .help = Words::tr("Withdraws a mistaken confirmation."),
         .arguments = {idArgument()},
         .options = {{u"reason"_s, u"TEXT"_s, Words::tr("Reason of the withdrawal."), true}},
         .run = &withdrawConfirmation},
    };
}

QList<CliCommand> listCommands()
{
    const CliOption limit{u"limit"_s, u"N"_s,
                          Words::tr("At most this many transactions; 0 for all. Default: 100.")};
    const CliOption format{
        u"format"_s, u"FORMAT"_s,
        Words::tr("csv, csv-excel, json, xlsx or ofx. Default: by the end of the name.")};
    const CliOption offline{
        u"offline"_s,
        {},
        Words::tr("With a profile: uses the local copy as it is, without the service.")};
    const CliOption replace{u"replace"_s, {}, Words::tr("Replaces an existing file.")};
    return {
        {.name = u"show"_s,
         .help = Words::tr("Prints one transaction with its events."),
         .arguments = {{u"ID-or-REFERENCE"_s, Words::tr("Id or reference of the transaction.")}},
         .options = {offline,
                     {u"secret-file"_s, u"FILE"_s,
                      Words::tr("Reads the secret of the shop's bank from FILE, of mode 0600. "
                                "Default: the keyring.")}},
         .run = &showTransaction},
        {.name = u"list"_s,
         .help = Words::tr("Prints transactions, newest first."),
         .arguments = {},
         .options = filterOptions() << limit << offline,
         .run = &listTransactions},
        {.name = u"report"_s,
         .help = Words::tr("Prints totals by operation and state."),
         .arguments = {{u"DAY-or-RANGE"_s,
                        Words::tr("2026-11-20, today, yesterday, or 2026-11-01..2026-11-20.")}},
         .options = {offline},
         .run = &reportTotals},
        {.name = u"export"_s,
         .help = Words::tr("Writes all matching transactions to FILE, with personal data."),
         .arguments = {{u"FILE"_s, Words::tr("The file; it must not exist without --replace.")}},
         .options = QList<CliOption>{format, replace, offline} << filterOptions(),
         .run = &exportTransactions},
    };
}

QList<CliCommand> bankCommands()
{
    return {
        {.name = u"service"_s,
         .help = Words::tr("Manages profiles of remote services. sync brings the local copy of the "
                           "transactions up to date."),
         .arguments = {{u"ACTION"_s, Words::tr("add, test, sync or remove.")},
                       {u"NAME"_s, Words::tr("Name of the profile.")}},
         .options =
             {
                 {u"url"_s, u"URL"_s, Words::tr("With add: address of the service.")},
                 {u"platform"_s, u"UUID"_s, Words::tr("With add: platform of the key.")},
                 {u"sandbox"_s, {}, Words::tr("With add: the service moves no money.")},
                 {u"host"_s, u"HOST"_s, Words::tr("With add: host in the codes of a provider.")},
                 {u"till"_s, u"NAME"_s,
                  Words::tr("With add: beginning of the references. Default: CLI.")},
             },
         .run = &runService},
        {.name = u"statement"_s,
         .help = Words::tr("Prints a bank statement, or stores its lines and matches those with "
                           "identifiers."),
         .arguments = {{u"ACTION"_s, Words::tr("read or import. read needs no shop.")},
                       {u"FILE"_s, Words::tr("An OFX, CSV or CNAB 240 file.")}},
         .options =
             {
                 {u"layout"_s, u"NAME"_s,
                  Words::tr("With read: refuses a table with another layout.")},
                 {u"account"_s, u"NAME"_s,
                  Words::tr("With import: the account of a file that names none.")},
                 {u"opening"_s, u"AMOUNT"_s,
                  Words::tr("With import: the balance before the first line.")},
                 {u"no-balances"_s,
                  {},
                  Words::tr("With import: states that the file has no balances to check.")},
                 {u"dry-run"_s, {}, Words::tr("With import: prints the effect, stores nothing.")},
             },
         .run = &useStatement},
        {.name = u"reconcile"_s,
         .help = Words::tr("Compares imported lines with transactions, and prints queues, matches "
                           "and equations. Matches by identifiers are recorded."),
         .arguments = {},
         .options =
             {
                 {u"from"_s, u"DAY"_s, Words::tr("First day. Default: that of all statements.")},
                 {u"to"_s, u"DAY"_s, Words::tr("Last day. Default: that of all statements.")},
                 {u"accept"_s, u"LEVEL"_s,
                  Words::tr("certain or strong: also accepts strong suggestions.")},
                 {u"reason"_s, u"TEXT"_s,
                  Words::tr("With reopen; with seal, for carrying open items.")},
                 {u"note"_s, u"TEXT"_s, Words::tr("With match and explain.")},
                 {u"always"_s, u"PHRASE"_s,
                  Words::tr("With explain: explains all lines with this phrase and sign.")},
             },
         .steps =
             {
                 {u"match LINE CHARGE…"_s,
                  Words::tr("Matches lines with charges of the same sum.")},
                 {u"unmatch LINE"_s, Words::tr("Ends a match or an explanation.")},
                 {u"explain LINE CATEGORY"_s,
                  Words::tr("fee, yield, tax, own_transfer, card, loan, cash or other.")},
                 {u"undo"_s, Words::tr("Takes the last step back.")},
                 {u"redo"_s, Words::tr("Repeats the step that was taken back.")},
                 {u"seal DAY"_s, Words::tr("Seals a day that agrees.")},
                 {u"reopen DAY"_s, Words::tr("Opens a sealed day and all later ones.")},
             },
         .run = &reconcile},
    };
}

QList<CliCommand> apiPixCommands()
{
    const QString file = u"FILE"_s;
    return {
        {.name = u"bank"_s,
         .help = Words::tr("Connects your own shop with the API Pix of its bank, so that payments "
                           "of its codes become visible."),
         .arguments = {{u"ACTION"_s, Words::tr("list, add, test, sync or remove.")}},
         .options =
             {
                 {u"psp"_s, u"ID"_s, Words::tr("With add: the bank, as bank list names it.")},
                 {u"base-url"_s, u"URL"_s,
                  Words::tr("With add: another address of the API, such as a test system.")},
                 {u"token-url"_s, u"URL"_s, Words::tr("With add: another address of the token.")},
                 {u"client-id"_s, u"ID"_s, Words::tr("With add: the client id of the bank.")},
                 {u"secret-file"_s, file,
                  Words::tr("Reads the client secret from FILE, of mode 0600. After add, the "
                            "keyring has the secret.")},
                 {u"certificate"_s, file,
                  Words::tr("With add: .p12, .pfx, or PEM with certificate and key.")},
                 {u"certificate-password-file"_s, file,
                  Words::tr("With add: reads the password of the certificate from FILE, of mode "
                            "0600.")},
                 {u"ca"_s, file, Words::tr("With add: an authority that the bank uses, PEM.")},
                 {u"location-host"_s, u"HOST"_s, Words::tr("With add: the host of the codes.")},
                 {u"header"_s, u"NAME=VALUE"_s,
                  Words::tr("With add: a fixed value that the bank demands.")},
                 {u"pix-key"_s, u"KEY"_s, Words::tr("With add: the Pix key of the shop.")},
                 {u"bank-codes"_s,
                  {},
                  Words::tr("With add: new charges of the console get codes "
                            "of the bank.")},
                 {u"from"_s, u"DAY"_s, Words::tr("With sync: reads the payments since this day.")},
             },
         .steps =
             {
                 {u"list"_s, Words::tr("Prints the known banks and what each needs.")},
                 {u"add NAME"_s, Words::tr("Adds a connection.")},
                 {u"test NAME"_s, Words::tr("Tests a connection step by step, without effect.")},
                 {u"sync NAME"_s,
                  Words::tr("Reads the payments, and makes charges of the shop paid.")},
                 {u"remove NAME"_s, Words::tr("Removes a connection and its secret.")},
             },
         .run = &useBank},
    };
}

QString optionColumn(const CliOption &option)
{
    return option.value.isEmpty() ? u"--"_s + option.name
                                  : u"--%1 %2"_s.arg(option.name, option.value);
}

/// Returns the text in lines of at most 79 columns, the first of which begins at `column`. Further
/// lines begin with `indent` spaces.
QString wrapped(const QString &text, qsizetype column, qsizetype indent)
{
    constexpr qsizetype kColumns = 79;
    QString lines;
    for (const QString &word : text.split(u' ')) {
        const bool isFirst = lines.isEmpty();
        if (!isFirst && column + 1 + word.size() > kColumns) {
            lines += u'\n' + QString(indent, u' ');
            column = indent;
        } else if (!isFirst) {
            lines += u' ';
            ++column;
        }
        lines += word;
        column += word.size();
    }
    return lines + u'\n';
}

/// Returns "  name  text".
QString row(const QString &name, qsizetype width, const QString &text)
{
    const qsizetype indent = width + 4;
    return u"  "_s + name.leftJustified(width + 2) + wrapped(text, indent, indent);
}

template<typename List, typename Name>
QString rowsOf(const List &list, const Name &name)
{
    qsizetype width = 0;
    for (const auto &each : list)
        width = std::max(width, name(each).size());
    QString rows;
    for (const auto &each : list)
        rows += row(name(each), width, each.help);
    return rows;
}

/// Parses the value of an option, from the same or the next argument.
std::optional<CliError> readOption(const QString &text, const QList<CliOption> &known,
                                   QStringList &rest, CliLine &line)
{
    const qsizetype equals = text.indexOf(u'=');
    const QString name = text.mid(2, equals < 0 ? -1 : equals - 2);
    const auto option = std::find_if(known.begin(), known.end(),
                                     [&](const CliOption &each) { return each.name == name; });
    if (option == known.end())
        return usageError(Words::tr("There is no option --%1.").arg(name));
    if (line.has(name))
        return usageError(Words::tr("--%1 is given twice.").arg(name));
    const bool isFlag = option->value.isEmpty();
    if (isFlag && equals >= 0)
        return usageError(Words::tr("--%1 has no value.").arg(name));
    if (!isFlag && equals < 0 && rest.isEmpty())
        return usageError(Words::tr("--%1 needs a value.").arg(name));
    line.options.insert(name, isFlag        ? QString()
                              : equals >= 0 ? text.mid(equals + 1)
                                            : rest.takeFirst());
    return std::nullopt;
}

const CliCommand *find(const QList<CliCommand> &commands, const QString &name)
{
    const auto found = std::find_if(commands.begin(), commands.end(),
                                    [&](const CliCommand &each) { return each.name == name; });
    return found == commands.end() ? nullptr : &*found;
}

std::optional<CliError> generalProblem(const CliLine &line)
{
    if (line.has(u"data"_s) && line.has(u"profile"_s))
        return usageError(Words::tr("Use --data or --profile, not both."));
    for (const auto &name : {u"data"_s, u"profile"_s, u"pin-file"_s, u"key-file"_s,
                             u"passphrase-file"_s, u"backup"_s}) {
        if (line.has(name) && line.value(name).trimmed().isEmpty())
            return usageError(Words::tr("--%1 needs a value.").arg(name));
    }
    if (line.has(u"key-file"_s) && line.has(u"passphrase-file"_s))
        return usageError(Words::tr("Use --passphrase-file or --key-file, not both."));
    const QString language = line.value(u"lang"_s);
    const auto isLanguage = [&](const ui::Language &each) { return each.code == language; };
    if (line.has(u"lang"_s) &&
        std::none_of(ui::languages().begin(), ui::languages().end(), isLanguage))
        return usageError(Words::tr("There is no language “%1”.").arg(language));
    return std::nullopt;
}

std::optional<CliError> commandProblem(const CliCommand &command, const CliLine &line)
{
    const qsizetype count = line.arguments.size();
    if (count < command.arguments.size())
        return usageError(
            Words::tr("%1 needs %2.").arg(command.name, command.arguments.at(count).name));
    if (count > command.arguments.size() && command.steps.isEmpty())
        return usageError(Words::tr("“%1” is one argument too many.")
                              .arg(line.arguments.at(command.arguments.size())));
    for (const CliOption &option : command.options) {
        if (option.isRequired && !line.has(option.name))
            return usageError(Words::tr("%1 needs --%2.").arg(command.name, option.name));
    }
    return std::nullopt;
}

} // namespace

QList<CliCommand> cliCommands()
{
    return chargeCommands() + listCommands() + bankCommands() + apiPixCommands() + shopCommands();
}

QList<CliOption> generalOptions()
{
    return {
        {u"data"_s, u"DIR"_s,
         Words::tr("The local shop in this folder. Default: the shop that the console opened "
                   "last.")},
        {u"profile"_s, u"NAME"_s,
         Words::tr("A remote service, by its name in the settings of the console.")},
        {u"key-file"_s, u"FILE"_s,
         Words::tr("With --profile: reads the API key from FILE, of mode 0600. Default: the "
                   "keyring. With a backup: the key file that encrypts the backup.")},
        {u"pin-file"_s, u"FILE"_s,
         Words::tr("Reads the PIN of the shop from FILE, of mode 0600. Default: asks on the "
                   "terminal.")},
        {u"json"_s, {}, Words::tr("Prints JSON instead of text.")},
        {u"lang"_s, u"LANG"_s,
         Words::tr("Language, one of: %1. Default: that of the shop, then the system's.")
             .arg(ui::languageCodes().join(u", "_s))},
        {u"help"_s, {}, Words::tr("Prints this text.")},
        {u"version"_s, {}, Words::tr("Prints the version.")},
    };
}

QString programHelp()
{
    const QList<CliCommand> commands = cliCommands();
    return Words::tr("Usage: %1")
               .arg(u"balcao-cli [--data DIR | --profile NAME] [--json] [--lang "
                    "LANG]\n       COMMAND [ARGUMENT…] [--OPTION VALUE…]\n\n"_s) +
           Words::tr("Balcão from a script: the shop of the console, without a window.") +
           u"\n\n"_s + Words::tr("Commands:") + u'\n' +
           rowsOf(commands, [](const CliCommand &each) { return each.name; }) + u'\n' +
           Words::tr("General options:") + u'\n' + rowsOf(generalOptions(), &optionColumn) + u'\n' +
           Words::tr("Exit status:") + u'\n' + row(u"0"_s, 1, Words::tr("done")) +
           row(u"1"_s, 1, Words::tr("refused or failed; nothing changed")) +
           row(u"2"_s, 1, Words::tr("wrong usage")) +
           row(u"3"_s, 1, Words::tr("outcome unknown; look again later")) +
           row(u"4"_s, 1, Words::tr("undecided when the waiting time ended")) + u'\n' +
           Words::tr("balcao-cli COMMAND --help explains a command.") + u'\n';
}

QString commandHelp(const CliCommand &command)
{
    QString usage = u"balcao-cli "_s + command.name;
    for (const CliArgument &argument : command.arguments)
        usage += u' ' + argument.name;
    if (!command.steps.isEmpty())
        usage += u" [%1]"_s.arg(Words::tr("STEP"));
    for (const CliOption &option : command.options)
        usage += (option.isRequired ? u" %1"_s : u" [%1]"_s).arg(optionColumn(option));
    QString text = Words::tr("Usage: %1").arg(usage) + u"\n\n"_s + wrapped(command.help, 0, 0);
    if (!command.arguments.isEmpty())
        text += u'\n' + Words::tr("Arguments:") + u'\n' +
                rowsOf(command.arguments, [](const CliArgument &each) { return each.name; });
    if (!command.steps.isEmpty())
        text += u'\n' + Words::tr("Steps:") + u'\n' +
                rowsOf(command.steps, [](const CliArgument &each) { return each.name; });
    if (!command.options.isEmpty())
        text += u'\n' + Words::tr("Options:") + u'\n' + rowsOf(command.options, &optionColumn);
    return text + u'\n' + Words::tr("balcao-cli --help shows the general options.") + u'\n';
}

ParsedCliLine parseCliLine(const QStringList &arguments)
{
    ParsedCliLine parsed;
    CliLine &line = parsed.line;
    const auto note = [&parsed](const std::optional<CliError> &error) {
        if (!parsed.error)
            parsed.error = error;
    };
    const QList<CliCommand> commands = cliCommands();
    QList<CliOption> known = generalOptions();
    QStringList rest = arguments;
    bool endsOptions = false;
    while (!rest.isEmpty()) {
        const QString text = rest.takeFirst();
        // The decoded text would name another file or none.
        if (text.contains(QChar::ReplacementCharacter))
            note(usageError(
                Words::tr("“%1” cannot be read: use the character set of the system.").arg(text)));
        if (!endsOptions && text == "--"_L1) {
            endsOptions = true;
        } else if (!endsOptions && text.startsWith("--"_L1)) {
            note(readOption(text, known, rest, line));
        } else if (!endsOptions && text == "-h"_L1) {
            line.options.insert(u"help"_s, {});
        } else if (!endsOptions && text.size() > 1 && text.startsWith(u'-')) {
            note(usageError(Words::tr("There is no option %1.").arg(text)));
        } else if (line.command.isEmpty()) {
            line.command = text;
            if (const CliCommand *command = find(commands, text))
                known += command->options;
            else
                note(usageError(Words::tr("There is no command “%1”.").arg(text)));
        } else {
            line.arguments += text;
        }
    }
    const CliCommand *command = find(commands, line.command);
    if (line.has(u"version"_s) || (line.has(u"help"_s) && (line.command.isEmpty() || command))) {
        parsed.error.reset();
        return parsed;
    }
    note(generalProblem(line));
    if (line.command.isEmpty())
        note(usageError(Words::tr("The command is missing.")));
    if (command)
        note(commandProblem(*command, line));
    return parsed;
}

} // namespace app
