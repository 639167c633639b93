// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupcommand.h"
#include "app/commandline.h"
#include "app/console.h"
#include "app/preferencesfile.h"
#include "app/programstart.h"
#include "app/quitsignals.h"
#include "app/recentlog.h"
#include "app/startplace.h"
#include "app/systemappearance.h"
#include "app/systemkeys.h"
#include "core/domain/consoletext.h"
#include "ui/shell/scale.h"
#include "ui/text/languages.h"
#include "ui/widgets/theme.h"

#include <QtCore/QTimer>
#include <QtWidgets/QApplication>

#include <chrono>
#include <cstdio>
#include <memory>
#include <optional>
#include <utility>

#include <malloc.h>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;

namespace
{

/// The time until the first page is complete. The memory that is free then goes back to the system.
constexpr auto kStart = 200ms;

/// Prints the text to stdout or stderr, depending on the exit code, and returns the code.
int leave(const app::CommandLine::Exit &exit)
{
    std::fputs(core::consoleText(exit.text).toLocal8Bit().constData(),
               exit.code == 0 ? stdout : stderr);
    return exit.code;
}

/// Returns the requested language, which is needed before the help can be printed.
QString languageArgument(const QStringList &arguments)
{
    const auto line = app::CommandLine::parse(arguments);
    return line ? line->language : line.error().language;
}

/// Returns the preferences that are needed before the shop is open.
core::Preferences preferencesOf(const app::CommandLine &line)
{
    const QString folder = app::startPlaceOf(line).folder();
    return folder.isEmpty() ? core::Preferences() : app::PreferencesFile::load(folder).preferences;
}

/// Runs a command without a window and without a display.
int workWithoutWindow(int argc, char *argv[], const QStringList &arguments)
{
    const QCoreApplication application(argc, argv);
    const ui::Translation translation(languageArgument(arguments));
    const auto line = app::CommandLine::parse(arguments); // again, in that language
    if (!line)
        return leave(line.error());
    if (!line->backupFile.isEmpty())
        return leave(app::backUpShop(line->dataFolder, line->backupFile, line->secrets));
    return leave(
        app::restoreShop(line->dataFolder, line->restoreFile, line->acceptedKey, line->secrets));
}

ui::Scheme schemeFor(core::Appearance::Theme theme, const app::SystemAppearance &system)
{
    switch (theme) {
    case core::Appearance::Theme::Light:
        return ui::Scheme::Light;
    case core::Appearance::Theme::Dark:
        return ui::Scheme::Dark;
    case core::Appearance::Theme::Contrast:
        return ui::Scheme::Contrast;
    case core::Appearance::Theme::System:
        break;
    }
    switch (system.scheme()) {
    case app::SystemAppearance::Scheme::Light:
        return ui::Scheme::Light;
    case app::SystemAppearance::Scheme::Dark:
        return ui::Scheme::Dark;
    case app::SystemAppearance::Scheme::Contrast:
        return ui::Scheme::Contrast;
    }
    Q_UNREACHABLE();
}

ui::Motion motionFor(core::Appearance::Motion motion, const app::SystemAppearance &system)
{
    const bool isReduced = motion == core::Appearance::Motion::None ||
                           system.motion() == app::SystemAppearance::Motion::Reduced;
    return isReduced ? ui::Motion::None : ui::Motion::Usual;
}

} // namespace

int main(int argc, char *argv[])
{
    app::startProgram(u"balcao"_s);
    app::startRecentLog();
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    const auto parsed = app::CommandLine::parse(arguments);
    if (!parsed || !parsed->backupFile.isEmpty() || !parsed->restoreFile.isEmpty())
        return workWithoutWindow(argc, argv, arguments);
    const app::CommandLine &line = *parsed;

    const core::Preferences preferences = preferencesOf(line);
    const app::QuitSignals quitSignals; // before Qt starts threads, which inherit the signal mask
    QApplication application(argc, argv);
    // Also works before a window exists, and skips the confirmation of the window.
    QObject::connect(&quitSignals, &app::QuitSignals::quitRequested, &application,
                     [] { QCoreApplication::exit(); });
    QApplication::setStyle(u"Fusion"_s);
    QApplication::setDesktopFileName(u"balcao"_s);
    std::optional<ui::Translation> translation(line.language.isEmpty() ? preferences.language
                                                                       : line.language);

    app::SystemAppearance appearance;
    core::Appearance chosen = preferences.appearance;
    ui::applyScale(chosen.scale);
    const auto dress = [&] {
        using Theme = core::Appearance::Theme;
        const Theme theme = line.theme == Theme::System ? chosen.theme : line.theme;
        ui::applyTheme(application, schemeFor(theme, appearance));
        ui::applyMotion(motionFor(chosen.motion, appearance));
    };
    QObject::connect(&appearance, &app::SystemAppearance::schemeChanged, &application, dress);
    QObject::connect(&appearance, &app::SystemAppearance::motionChanged, &application, dress);
    dress();

    app::Console console(line, std::make_unique<app::SystemKeys>());
    // Queued: the change retranslates all pages, including the sender.
    QObject::connect(
        &console, &app::Console::languageChosen, &application,
        [&translation](const QString &code) { translation.emplace(code); }, Qt::QueuedConnection);
    QObject::connect(&console, &app::Console::appearanceChosen, &application,
                     [&](const core::Appearance &appearanceOfShop) {
                         if (std::exchange(chosen, appearanceOfShop) != appearanceOfShop)
                             dress();
                     });
    // Queued: windows change their size, while the sender still handles a key or a click.
    QObject::connect(
        &console, &app::Console::appearanceChosen, &application,
        [&chosen] { ui::applyScale(chosen.scale); }, Qt::QueuedConnection);
    if (!console.start())
        return 0;
    // Deferred: the answer would arrive after the first frame anyway, and the query takes time.
    QTimer::singleShot(0, &appearance, [&] { appearance.follow(QDBusConnection::sessionBus()); });
    QTimer::singleShot(kStart, &application, [] { malloc_trim(0); });
    return QApplication::exec();
}
