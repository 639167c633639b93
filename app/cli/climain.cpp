// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/cli/clicommands.h"
#include "app/cli/clicontext.h"
#include "app/cli/clioutput.h"
#include "app/lastshop.h"
#include "app/preferencesfile.h"
#include "app/profilestore.h"
#include "app/programstart.h"
#include "app/quitsignals.h"
#include "app/recentlog.h"
#include "ui/text/languages.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLoggingCategory>

#include <algorithm>
#include <csignal>
#include <cstdio>
#include <cstdlib>

using namespace Qt::StringLiterals;

namespace
{

/// Returns the folder with the preferences of the shop; empty: unknown.
QString folderOf(const app::CliLine &line)
{
    if (line.has(u"data"_s))
        return line.value(u"data"_s);
    const app::ProfileStore profiles;
    if (line.has(u"profile"_s)) {
        const auto shop = profiles.named(line.value(u"profile"_s));
        return shop ? profiles.folderOf(shop->id) : QString();
    }
    const auto last = app::LastShop::load();
    if (!last || !last->isShop())
        return {};
    return last->folder.isEmpty() ? profiles.folderOf(last->profile) : last->folder;
}

/// Returns the requested language, else that of the shop; empty: that of the system.
QString languageOf(const app::CliLine &line)
{
    const QString wanted = line.value(u"lang"_s);
    const auto isWanted = [&](const ui::Language &each) { return each.code == wanted; };
    if (std::any_of(ui::languages().begin(), ui::languages().end(), isWanted))
        return wanted;
    const QString folder = folderOf(line);
    return folder.isEmpty() ? QString() : app::PreferencesFile::load(folder).preferences.language;
}

QString helpFor(const app::CliLine &line)
{
    for (const app::CliCommand &command : app::cliCommands()) {
        if (command.name == line.command)
            return app::commandHelp(command);
    }
    return app::programHelp();
}

app::CliResult run(app::CliContext &context)
{
    for (const app::CliCommand &command : app::cliCommands()) {
        if (command.name == context.line().command)
            return command.run(context);
    }
    Q_UNREACHABLE(); // the command line was accepted
}

/// Reports an error and returns its exit status.
app::ExitStatus reported(app::CliOutput &output, app::CliError error)
{
    if (error.status == app::ExitStatus::WrongUsage && !output.isJson())
        error.message +=
            u' ' + QCoreApplication::translate("Cli", "balcao-cli --help shows the usage.");
    output.report(error);
    return error.status;
}

/// Returns the exit status after the end of the output. An unwritten result of a change is unknown
/// to the caller.
app::ExitStatus finished(app::CliOutput &output, app::ExitStatus status, bool hasChanged)
{
    if (output.finish())
        return status;
    if (!output.isClosed())
        output.report(QCoreApplication::translate("Cli", "The output cannot be written."));
    return hasChanged ? app::ExitStatus::Unknown : app::ExitStatus::Refused;
}

} // namespace

int main(int argc, char *argv[])
{
    app::startProgram(u"balcao-cli"_s);
    app::startRecentLog();
    std::signal(SIGPIPE, SIG_IGN);      // a closed pipe is a failed write
    const app::QuitSignals quitSignals; // before Qt starts threads, which inherit the signal mask
    const QCoreApplication application(argc, argv);
    // For example, Qt warns if a scheduled job has no XDG_RUNTIME_DIR.
    QLoggingCategory::setFilterRules(u"default.warning=false"_s);
    const QStringList arguments = QCoreApplication::arguments().mid(1);

    const ui::Translation translation(languageOf(app::parseCliLine(arguments).line));
    const app::ParsedCliLine parsed = app::parseCliLine(arguments); // again, in that language
    const app::CliLine &line = parsed.line;
    using Format = app::CliOutput::Format;
    app::CliOutput output(line.has(u"json"_s) ? Format::Json : Format::Text);
    if (parsed.error)
        return static_cast<int>(finished(output, reported(output, *parsed.error), false));
    if (line.has(u"help"_s) || line.has(u"version"_s)) {
        const QString version = u"balcao-cli %1\n"_s.arg(QCoreApplication::applicationVersion());
        const QString text = line.has(u"help"_s) ? helpFor(line) : version;
        std::fputs(text.toLocal8Bit().constData(), stdout);
        return static_cast<int>(finished(output, app::ExitStatus::Done, false));
    }

    app::CliContext context(line, output, quitSignals);
    const app::CliResult result = run(context);
    const app::ExitStatus status = result ? *result : reported(output, result.error());
    const int exit = static_cast<int>(finished(output, status, context.hasChanged()));
    if (context.isWorking()) // a signal ended the waiting for a thread that only reads
        std::_Exit(exit);
    return exit;
}
