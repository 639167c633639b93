// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/commandline.h"

#include "app/localshop.h"
#include "app/profilestore.h"
#include "app/shopsettings.h"

#include "ui/text/languages.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QCoreApplication>
#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QHash>

#include <algorithm>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(CommandLine)
};

/// Returns true if the folder has data that is not of a practice shop.
bool hasOtherData(const QString &folder)
{
    const auto settings = ShopSettings::load(folder);
    if (settings && *settings)
        return !(*settings)->isPractice;
    return !settings || !neverHadDatabase(folder);
}

/// An option of the program. The help lists the options in the order of the table.
struct Option
{
    QString name;
    QString help;
    QString value = {}; ///< name of the value; empty: the option has none
    /// Stores the option. Returns the reason why the value is invalid, or an empty text.
    QString (*apply)(CommandLine &line, const QString &value) = nullptr;
};

/// A combination of options that is an error. The first broken rule of the table is reported.
struct Rule
{
    enum class If { IsEmpty, With, Without };

    QString option;
    If condition;
    QStringList others; ///< options of the condition: With any, Without all; none for IsEmpty
    QString problem;
};

QString applyCount(CommandLine &line, const QString &value)
{
    bool isNumber = false;
    line.count = value.toLongLong(&isNumber);
    if (isNumber && line.count >= 1 && line.count <= CommandLine::kMaxCount)
        return {};
    return Words::tr("--count is a number from 1 to %1, not “%2”.")
        .arg(QString::number(CommandLine::kMaxCount), value);
}

QString applyProfile(CommandLine &line, const QString &value)
{
    line.service = value.simplified();
    if (line.service.isEmpty())
        return Words::tr("--profile needs a name.");
    const ProfileStore store;
    if (store.named(line.service))
        return {};
    QStringList names;
    for (const core::RemoteShop &shop : store.all())
        names += shop.service.name;
    return names.isEmpty()
               ? Words::tr("There is no profile “%1”, nor any other. Add one in the settings.")
                     .arg(line.service)
               : Words::tr("There is no profile “%1”. Available: %2.")
                     .arg(line.service, names.join(", "_L1));
}

/// Depends on the folder, so --data precedes --practice in the table.
QString applyPractice(CommandLine &line, const QString &)
{
    line.isPractice = true;
    if (!hasOtherData(line.dataFolder))
        return {};
    return Words::tr("%1 has the data of another shop. --practice needs a new folder or "
                     "the folder of a practice shop.")
        .arg(QDir::toNativeSeparators(line.dataFolder));
}

QString applyLanguage(CommandLine &line, const QString &value)
{
    line.language = value;
    return ui::languageCodes().contains(value) ? QString()
                                               : Words::tr("There is no language “%1”.").arg(value);
}

QString applyTheme(CommandLine &line, const QString &value)
{
    using Theme = CommandLine::Theme;
    static const QHash<QString, Theme> themes = {{u"system"_s, Theme::System},
                                                 {u"light"_s, Theme::Light},
                                                 {u"dark"_s, Theme::Dark},
                                                 {u"contrast"_s, Theme::Contrast}};
    line.theme = themes.value(value);
    return themes.contains(value) ? QString() : Words::tr("There is no theme “%1”.").arg(value);
}

QList<Option> shopOptions()
{
    return {
        {.name = u"demo"_s,
         .help = Words::tr("A demo shop: its data is discarded at the end. Without --demo, --data "
                           "and --profile, the shop that was open last."),
         .apply = [](CommandLine &line, const QString &) { return line.isDemo = true, QString(); }},
        {.name = u"count"_s,
         .help = Words::tr("With --demo: NUMBER of past transactions, 1 to %1. Default: %2.")
                     .arg(QString::number(CommandLine::kMaxCount),
                          QString::number(CommandLine::kUsualCount)),
         .value = Words::tr("NUMBER"),
         .apply = applyCount},
        {.name = u"no-customers"_s,
         .help = Words::tr("With --demo: customers pay only when you press Ctrl+1."),
         .apply = [](CommandLine &line,
                     const QString &) { return line.hasCustomers = false, QString(); }},
        {.name = u"data"_s,
         .help = Words::tr("A local shop with its data in FOLDER."),
         .value = Words::tr("FOLDER"),
         .apply =
             [](CommandLine &line, const QString &value) {
                 line.dataFolder = QDir(value).absolutePath();
                 return QString();
             }},
        {.name = u"practice"_s,
         .help =
             Words::tr("With --data: a practice shop. It keeps its data, and no real money moves."),
         .apply = applyPractice},
        {.name = u"profile"_s,
         .help = Words::tr("The counter of a remote service, by its NAME in the settings."),
         .value = Words::tr("NAME"),
         .apply = applyProfile},
    };
}

QList<Option> backupOptions()
{
    return {
        {.name = u"backup"_s,
         .help = Words::tr("With --data: copies the shop to FILE, checks the copy, and exits. The "
                           "shop may be open."),
         .value = Words::tr("FILE"),
         .apply =
             [](CommandLine &line, const QString &value) {
                 line.backupFile = QFileInfo(value).absoluteFilePath();
                 return QString();
             }},
        {.name = u"restore"_s,
         .help = Words::tr("With --data: checks the backup FILE, restores it as the shop's data, "
                           "and exits. The previous data is kept in a folder next to it. The shop "
                           "must be closed."),
         .value = Words::tr("FILE"),
         .apply =
             [](CommandLine &line, const QString &value) {
                 line.restoreFile = QFileInfo(value).absoluteFilePath();
                 return QString();
             }},
        {.name = u"accept-key"_s,
         .help =
             Words::tr("With --restore: accepts that the codes of the shop then pay this Pix key."),
         .value = Words::tr("KEY"),
         .apply =
             [](CommandLine &line, const QString &value) {
                 line.acceptedKey = value;
                 return QString();
             }},
        {.name = u"passphrase-file"_s,
         .help = Words::tr("With --backup or --restore: an encrypted backup, with the passphrase "
                           "in FILE, of mode 0600."),
         .value = Words::tr("FILE"),
         .apply =
             [](CommandLine &line, const QString &value) {
                 line.secrets.passphraseFile = value;
                 return QString();
             }},
        {.name = u"key-file"_s,
         .help = Words::tr("With --backup or --restore: an encrypted backup, with the key file "
                           "FILE, of mode 0600."),
         .value = Words::tr("FILE"),
         .apply =
             [](CommandLine &line, const QString &value) {
                 line.secrets.keyFile = value;
                 return QString();
             }},
    };
}

QList<Option> appearanceOptions()
{
    return {
        {.name = u"lang"_s,
         .help = Words::tr("Language, one of: %1. Default: the system's.")
                     .arg(ui::languageCodes().join(", "_L1)),
         .value = Words::tr("LANGUAGE"),
         .apply = applyLanguage},
        {.name = u"theme"_s,
         .help = Words::tr("Colours: system, light, dark or contrast. Default: system."),
         .value = Words::tr("THEME"),
         .apply = applyTheme},
    };
}

QList<Rule> rules()
{
    using If = Rule::If;
    const QString oneShop = Words::tr("Use only one of --demo, --data and --profile.");
    const QString needsFile = Words::tr("%1 needs a file.");
    const QString needsCopy = Words::tr("%1 needs --backup or --restore.");
    const QStringList copies{u"backup"_s, u"restore"_s};
    const QString needsShop = Words::tr("%1 needs the folder of a shop: add --data.");
    const QString needsDemo = Words::tr("--%1 is for the demo: add --demo.");
    const QString opensShop =
        Words::tr("--practice opens a shop: use it without --backup and --restore.");
    return {
        {u"demo"_s,
         If::With,
         {u"data"_s},
         Words::tr("The demo keeps no data: use --demo or --data, not both.")},
        {u"profile"_s, If::With, {u"demo"_s}, oneShop},
        {u"profile"_s, If::With, {u"data"_s}, oneShop},
        {u"data"_s, If::IsEmpty, {}, Words::tr("--data needs a folder.")},
        {u"backup"_s, If::IsEmpty, {}, needsFile.arg("--backup"_L1)},
        {u"backup"_s, If::Without, {u"data"_s}, needsShop.arg("--backup"_L1)},
        {u"restore"_s, If::IsEmpty, {}, needsFile.arg("--restore"_L1)},
        {u"restore"_s, If::Without, {u"data"_s}, needsShop.arg("--restore"_L1)},
        {u"accept-key"_s, If::Without, {u"restore"_s}, Words::tr("--accept-key needs --restore.")},
        {u"passphrase-file"_s, If::IsEmpty, {}, needsFile.arg("--passphrase-file"_L1)},
        {u"passphrase-file"_s, If::Without, copies, needsCopy.arg("--passphrase-file"_L1)},
        {u"key-file"_s, If::IsEmpty, {}, needsFile.arg("--key-file"_L1)},
        {u"key-file"_s, If::Without, copies, needsCopy.arg("--key-file"_L1)},
        {u"passphrase-file"_s,
         If::With,
         {u"key-file"_s},
         Words::tr("Use --passphrase-file or --key-file, not both.")},
        {u"backup"_s, If::With, {u"restore"_s}, Words::tr("Use --backup or --restore, not both.")},
        {u"count"_s, If::Without, {u"demo"_s}, needsDemo.arg("count"_L1)},
        {u"no-customers"_s, If::Without, {u"demo"_s}, needsDemo.arg("no-customers"_L1)},
        {u"practice"_s,
         If::Without,
         {u"data"_s},
         Words::tr("--practice needs the folder of a shop: add --data.")},
        {u"practice"_s, If::With, copies, opensShop},
    };
}

bool isBroken(const Rule &rule, const QCommandLineParser &parser)
{
    if (!parser.isSet(rule.option))
        return false;
    const auto isSet = [&parser](const QString &option) { return parser.isSet(option); };
    switch (rule.condition) {
    case Rule::If::IsEmpty:
        return parser.value(rule.option).isEmpty();
    case Rule::If::With:
        return std::any_of(rule.others.cbegin(), rule.others.cend(), isSet);
    case Rule::If::Without:
        return std::none_of(rule.others.cbegin(), rule.others.cend(), isSet);
    }
    Q_UNREACHABLE();
}

/// Returns what is wrong with the arguments before any value is read; empty: nothing.
QString problemIn(const QCommandLineParser &parser)
{
    if (!parser.positionalArguments().isEmpty())
        return Words::tr("“%1” is not an option.").arg(parser.positionalArguments()[0]);
    const QList<Rule> all = rules();
    const auto broken = std::find_if(
        all.cbegin(), all.cend(), [&parser](const Rule &rule) { return isBroken(rule, parser); });
    return broken == all.cend() ? QString() : broken->problem;
}

} // namespace

tl::expected<CommandLine, CommandLine::Exit> CommandLine::parse(const QStringList &arguments)
{
    const QList<Option> options = shopOptions() + backupOptions() + appearanceOptions();
    const QCommandLineOption help({u"h"_s, u"help"_s}, Words::tr("Prints this text."));
    const QCommandLineOption version({u"v"_s, u"version"_s}, Words::tr("Prints the version."));
    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Balcão, a counter for merchants who are paid by Pix."));
    for (const Option &option : options)
        parser.addOption({option.name, option.help, option.value});
    parser.addOptions({help, version});

    const bool isRead = parser.parse(arguments);
    const QString language = parser.value(u"lang"_s);
    const auto exit = [&](const QString &text, int code) {
        return tl::unexpected(
            Exit{text, code, ui::languageCodes().contains(language) ? language : QString()});
    };
    const auto wrong = [&](const QString &why) {
        return exit(u"%1\n\n%2"_s.arg(why, parser.helpText()), 2);
    };
    // The decoded name would refer to another file or none.
    for (const QString &argument : arguments) {
        if (argument.contains(QChar::ReplacementCharacter))
            return wrong(Words::tr("“%1” cannot be read: use the character set of the system.")
                             .arg(argument));
    }
    if (!isRead)
        return wrong(parser.errorText());
    if (parser.isSet(help))
        return exit(parser.helpText(), 0);
    if (parser.isSet(version))
        return exit(u"%1 %2\n"_s.arg(QCoreApplication::applicationName(),
                                     QCoreApplication::applicationVersion()),
                    0);
    if (const QString problem = problemIn(parser); !problem.isEmpty())
        return wrong(problem);
    CommandLine line;
    for (const Option &option : options) {
        if (!parser.isSet(option.name))
            continue;
        if (const QString problem = option.apply(line, parser.value(option.name));
            !problem.isEmpty())
            return wrong(problem);
    }
    return line;
}

} // namespace app
