// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/programstart.h"
#include "app/quitsignals.h"
#include "app/server/privacycommands.h"
#include "app/server/servecommand.h"
#include "app/server/servercommands.h"
#include "app/server/serverlog.h"
#include "app/server/shopcommands.h"
#include "app/server/simulatorcommand.h"
#include "app/server/webhookcommands.h"
#include "core/domain/consoletext.h"

#include <QtCore/QCoreApplication>

#include <array>
#include <cstdio>

using namespace Qt::StringLiterals;

namespace
{

struct Command
{
    QLatin1StringView words;
    app::CommandExit (*run)(const QStringList &arguments);
};

constexpr std::array kCommands{
    Command{"shop create"_L1, &app::createShop},
    Command{"key create"_L1, &app::createKey},
    Command{"key list"_L1, &app::listKeys},
    Command{"key revoke"_L1, &app::revokeKey},
    Command{"seed"_L1, &app::seedSandbox},
    Command{"backup"_L1, &app::backUpData},
    Command{"restore"_L1, &app::restoreData},
    Command{"copy"_L1, &app::copyData},
    Command{"check"_L1, &app::checkData},
    Command{"optimize"_L1, &app::optimizeData},
    Command{"privacy list"_L1, &app::listPersonData},
    Command{"privacy pseudonymize"_L1, &app::pseudonymizeData},
    Command{"webhook set"_L1, &app::setWebhook},
    Command{"webhook list"_L1, &app::listWebhooks},
    Command{"webhook deliveries"_L1, &app::listDeliveries},
    Command{"webhook redeliver"_L1, &app::redeliverNotice},
    Command{"bank-simulator"_L1, &app::runBankSimulator},
};

const char *const kHelp =
    "Usage: balcao-server COMMAND [OPTIONS]\n"
    "The transaction service of Balcão over HTTP.\n"
    "\n"
    "Commands:\n"
    "  serve                 Serves the API and delivers webhooks.\n"
    "  shop create           Sets up a shop that is paid with real money.\n"
    "  key create            Creates a key for a client.\n"
    "  key list              Lists the keys.\n"
    "  key revoke            Revokes a key.\n"
    "  webhook set           Sets the notification address, or turns it off.\n"
    "  webhook list          Lists the webhooks.\n"
    "  webhook deliveries    Lists the notifications and their state.\n"
    "  webhook redeliver     Sends a notification again.\n"
    "  seed                  Fills a sandbox with generated transactions.\n"
    "  backup                Copies the data of a running server.\n"
    "  restore               Replaces the data by a backup.\n"
    "  copy                  Copies all data to another database.\n"
    "  check                 Checks all data for damage.\n"
    "  optimize              Lets searches read less from disk.\n"
    "  privacy list          Prints everything stored about one person.\n"
    "  privacy pseudonymize  Removes personal data of old transactions.\n"
    "  bank-simulator        Simulates a bank with the API Pix.\n"
    "\n"
    "balcao-server COMMAND --help shows the options of a command. Exit "
    "codes: 0 success,\n"
    "1 failure, 2 invalid arguments.\n";

/// Prints the text to stdout or stderr, depending on the exit code, and returns the code.
int leave(const app::CommandExit &exit)
{
    std::fputs(core::consoleText(exit.text).toLocal8Bit().constData(),
               exit.code == 0 ? stdout : stderr);
    return exit.code;
}

/// Runs the server. The reason of a failed start is the last line of the log. Invalid arguments are
/// printed instead, for the person who typed them.
app::CommandExit runServer(const QStringList &arguments, const app::QuitSignals &quitSignals)
{
    app::redirectMessagesToLog();
    const auto setup = app::readServe(arguments);
    const app::CommandExit exit =
        setup ? app::serve(*setup, arguments, quitSignals) : setup.error();
    if (exit.code != 1)
        return exit;
    app::logMessage(app::LogLevel::Error, exit.text.trimmed());
    return {{}, exit.code};
}

/// Runs a command. Only "serve" uses the signals.
app::CommandExit run(const QStringList &arguments,
                     const std::optional<app::QuitSignals> &quitSignals)
{
    const QString first = arguments.value(0);
    if (first == "--help"_L1 || first == "-h"_L1)
        return {QString::fromUtf8(kHelp), 0};
    if (first == "--version"_L1)
        return {u"balcao-server %1\n"_s.arg(QCoreApplication::applicationVersion()), 0};
    if (quitSignals)
        return runServer(arguments.mid(1), *quitSignals);
    for (const Command &command : kCommands) {
        const QStringList words = QString(command.words).split(u' ');
        if (arguments.mid(0, words.size()) == words)
            return command.run(arguments.mid(words.size()));
    }
    return {QString::fromUtf8(kHelp), 2};
}

} // namespace

int main(int argc, char *argv[])
{
    app::startProgram(u"balcao-server"_s);
    // GLib's event loop needs one more system call per event: a tenth of all work.
    qputenv("QT_NO_GLIB", "1");
    // Before Qt starts threads, which inherit the signal mask. Other commands stay interruptible.
    std::optional<app::QuitSignals> quitSignals;
    if (argc > 1 && qstrcmp(argv[1], "serve") == 0)
        quitSignals.emplace(app::QuitSignals::Hangup::Reloads);
    const QCoreApplication application(argc, argv);
    return leave(run(QCoreApplication::arguments().mid(1), quitSignals));
}
