// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupcommand.h"
#include "app/commandline.h"
#include "app/console.h"
#include "app/preferencesfile.h"
#include "app/quitsignals.h"
#include "app/systemappearance.h"
#include "ui/languages.h"
#include "ui/theme.h"

#include <QtWidgets/QApplication>

#include <cstdio>
#include <optional>
#include <sys/stat.h>

using namespace Qt::StringLiterals;

namespace
{

/// Prints, on the side that fits the code, which it answers with.
int leave(const app::CommandLine::Exit &exit)
{
    std::fputs(exit.text.toLocal8Bit().constData(), exit.code == 0 ? stdout : stderr);
    return exit.code;
}

/// The language has to be known before the help can be printed in it.
QString languageArgument(const QStringList &arguments)
{
    const auto line = app::CommandLine::parse(arguments);
    return line ? line->language : line.error().language;
}

/// That of the command line, or else what the shop has noted; empty: neither.
QString languageOf(const app::CommandLine &line)
{
    if (!line.language.isEmpty() || line.isDemo())
        return line.language;
    return app::PreferencesFile::load(line.dataFolder).preferences.language;
}

ui::Scheme schemeFor(app::CommandLine::Theme theme, const app::SystemAppearance &system)
{
    switch (theme) {
    case app::CommandLine::Theme::Light:
        return ui::Scheme::Light;
    case app::CommandLine::Theme::Dark:
        return ui::Scheme::Dark;
    case app::CommandLine::Theme::System:
        return system.scheme() == app::SystemAppearance::Scheme::Dark ? ui::Scheme::Dark
                                                                      : ui::Scheme::Light;
    }
    Q_UNREACHABLE();
}

} // namespace

int main(int argc, char *argv[])
{
    umask(077); // Whatever is written holds personal data.

    // What ends without a window needs no display.
    QCoreApplication::setApplicationName(u"balcao"_s);
    QCoreApplication::setApplicationVersion(QStringLiteral(BALCAO_VERSION));
    QStringList arguments;
    for (int i = 0; i < argc; ++i)
        arguments += QString::fromLocal8Bit(argv[i]);
    {
        const QCoreApplication early(argc, argv);
        const ui::Translation translation(languageArgument(arguments));
        const auto line = app::CommandLine::parse(arguments);
        if (!line)
            return leave(line.error());
        if (!line->backupFile.isEmpty())
            return leave(app::backUpShop(line->dataFolder, line->backupFile));
        if (!line->restoreFile.isEmpty())
            return leave(app::restoreShop(line->dataFolder, line->restoreFile));
    }
    const app::CommandLine line = *app::CommandLine::parse(arguments);

    const app::QuitSignals quitSignals; // Before Qt starts threads, which inherit what is blocked.
    QApplication application(argc, argv);
    QObject::connect(&quitSignals, &app::QuitSignals::quitRequested, &application,
                     &QCoreApplication::quit); // also before there is a window to close
    QApplication::setStyle(u"Fusion"_s);
    QApplication::setDesktopFileName(u"balcao"_s);
    std::optional<ui::Translation> translation(languageOf(line));

    const app::SystemAppearance appearance;
    const auto dress = [&] { ui::applyTheme(application, schemeFor(line.theme, appearance)); };
    QObject::connect(&appearance, &app::SystemAppearance::schemeChanged, &application, dress);
    dress();

    app::Console console(line);
    // Later: all pages get other words then, also the one that asked for them.
    QObject::connect(
        &console, &app::Console::languageChosen, &application,
        [&translation](const QString &code) { translation.emplace(code); }, Qt::QueuedConnection);
    if (!console.start())
        return 0;
    return QApplication::exec();
}
