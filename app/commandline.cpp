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

} // namespace

tl::expected<CommandLine, CommandLine::Exit> CommandLine::parse(const QStringList &arguments)
{
    const QCommandLineOption demo(
        u"demo"_s,
        Words::tr("A demo shop: its data is discarded at the end. Without --demo, --data and "
                  "--profile, the shop that was open last."));
    const QCommandLineOption count(
        u"count"_s,
        Words::tr("With --demo: NUMBER of past transactions, 1 to %1. Default: %2.")
            .arg(QString::number(CommandLine::kMaxCount),
                 QString::number(CommandLine::kUsualCount)),
        Words::tr("NUMBER"));
    const QCommandLineOption noCustomers(
        u"no-customers"_s, Words::tr("With --demo: customers pay only when you press Ctrl+1."));
    const QCommandLineOption practice(
        u"practice"_s,
        Words::tr("With --data: a practice shop. It keeps its data, and no real money moves."));
    const QCommandLineOption data(u"data"_s, Words::tr("A local shop with its data in FOLDER."),
                                  Words::tr("FOLDER"));
    const QCommandLineOption backup(u"backup"_s,
                                    Words::tr("With --data: copies the shop to FILE, checks the "
                                              "copy, and exits. The shop may be open."),
                                    Words::tr("FILE"));
    const QCommandLineOption restore(
        u"restore"_s,
        Words::tr("With --data: checks the backup FILE, restores it as the shop's data, and exits. "
                  "The previous data is kept in a folder next to it. The shop must be closed."),
        Words::tr("FILE"));
    const QCommandLineOption acceptKey(
        u"accept-key"_s,
        Words::tr("With --restore: accepts that the codes of the shop then pay this Pix key."),
        Words::tr("KEY"));
    const QCommandLineOption service(
        u"profile"_s, Words::tr("The counter of a remote service, by its NAME in the settings."),
        Words::tr("NAME"));
    const QCommandLineOption lang(u"lang"_s,
                                  Words::tr("Language, one of: %1. Default: the system's.")
                                      .arg(ui::languageCodes().join(", "_L1)),
                                  Words::tr("LANGUAGE"));
    const QCommandLineOption theme(
        u"theme"_s, Words::tr("Colours: system, light, dark or contrast. Default: system."),
        Words::tr("THEME"), u"system"_s);

    QCommandLineParser parser;
    parser.setApplicationDescription(
        Words::tr("Balcão, a counter for merchants who are paid by Pix."));
    const QCommandLineOption help({u"h"_s, u"help"_s}, Words::tr("Prints this text."));
    const QCommandLineOption version({u"v"_s, u"version"_s}, Words::tr("Prints the version."));
    parser.addOptions({demo, count, noCustomers, data, practice, service, backup, restore,
                       acceptKey, lang, theme, help, version});

    const bool isRead = parser.parse(arguments);
    const QString language = parser.value(lang);
    const bool isSpoken = ui::languageCodes().contains(language);
    const auto exit = [&](const QString &text, int code) {
        return tl::unexpected(Exit{text, code, isSpoken ? language : QString()});
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
    if (!parser.positionalArguments().isEmpty())
        return wrong(Words::tr("“%1” is not an option.").arg(parser.positionalArguments()[0]));
    if (parser.isSet(demo) && parser.isSet(data))
        return wrong(Words::tr("The demo keeps no data: use --demo or --data, not both."));
    if (parser.isSet(service) && (parser.isSet(demo) || parser.isSet(data)))
        return wrong(Words::tr("Use only one of --demo, --data and --profile."));
    if (parser.isSet(service) && parser.value(service).trimmed().isEmpty())
        return wrong(Words::tr("--profile needs a name."));
    if (parser.isSet(data) && parser.value(data).isEmpty())
        return wrong(Words::tr("--data needs a folder."));
    for (const QCommandLineOption &option : {backup, restore}) {
        const QString name = u"--"_s + option.names().constFirst();
        if (parser.isSet(option) && parser.value(option).isEmpty())
            return wrong(Words::tr("%1 needs a file.").arg(name));
        if (parser.isSet(option) && !parser.isSet(data))
            return wrong(Words::tr("%1 needs the folder of a shop: add --data.").arg(name));
    }
    if (parser.isSet(acceptKey) && !parser.isSet(restore))
        return wrong(Words::tr("--accept-key needs --restore."));
    if (parser.isSet(backup) && parser.isSet(restore))
        return wrong(Words::tr("Use --backup or --restore, not both."));

    for (const QCommandLineOption &option : {count, noCustomers}) {
        if (parser.isSet(option) && !parser.isSet(demo))
            return wrong(
                Words::tr("--%1 is for the demo: add --demo.").arg(option.names().constFirst()));
    }
    if (parser.isSet(practice) && !parser.isSet(data))
        return wrong(Words::tr("--practice needs the folder of a shop: add --data."));
    if (parser.isSet(practice) && (parser.isSet(backup) || parser.isSet(restore)))
        return wrong(Words::tr("--practice opens a shop: use it without --backup and --restore."));

    CommandLine line;
    line.isDemo = parser.isSet(demo);
    line.hasCustomers = !parser.isSet(noCustomers);
    line.isPractice = parser.isSet(practice);
    if (parser.isSet(count)) {
        bool isNumber = false;
        line.count = parser.value(count).toLongLong(&isNumber);
        if (!isNumber || line.count < 1 || line.count > kMaxCount)
            return wrong(Words::tr("--count is a number from 1 to %1, not “%2”.")
                             .arg(QString::number(kMaxCount), parser.value(count)));
    }
    line.service = parser.value(service).simplified();
    if (const ProfileStore store; parser.isSet(service) && !store.named(line.service)) {
        QStringList names;
        for (const core::RemoteShop &shop : store.all())
            names += shop.service.name;
        return wrong(
            names.isEmpty()
                ? Words::tr("There is no profile “%1”, nor any other. Add one in the settings.")
                      .arg(line.service)
                : Words::tr("There is no profile “%1”. Available: %2.")
                      .arg(line.service, names.join(", "_L1)));
    }
    if (parser.isSet(data))
        line.dataFolder = QDir(parser.value(data)).absolutePath();
    if (line.isPractice && hasOtherData(line.dataFolder))
        return wrong(Words::tr("%1 has the data of another shop. --practice needs a new folder or "
                               "the folder of a practice shop.")
                         .arg(QDir::toNativeSeparators(line.dataFolder)));
    if (parser.isSet(backup))
        line.backupFile = QFileInfo(parser.value(backup)).absoluteFilePath();
    if (parser.isSet(restore))
        line.restoreFile = QFileInfo(parser.value(restore)).absoluteFilePath();
    line.acceptedKey = parser.value(acceptKey);
    if (parser.isSet(lang) && !isSpoken)
        return wrong(Words::tr("There is no language “%1”.").arg(language));
    line.language = language;
    const QString wanted = parser.value(theme);
    if (wanted == "light"_L1)
        line.theme = Theme::Light;
    else if (wanted == "dark"_L1)
        line.theme = Theme::Dark;
    else if (wanted == "contrast"_L1)
        line.theme = Theme::Contrast;
    else if (wanted != "system"_L1)
        return wrong(Words::tr("There is no theme “%1”.").arg(wanted));
    return line;
}

} // namespace app
