// SPDX-License-Identifier: GPL-3.0-or-later

/// Renders every page in every state, theme and language into a folder, for review:
///     build/dev/bin/ui_gallery build/screenshots
/// or checks all pages in one language and fails if a widget is clipped or hidden:
///     build/dev/bin/ui_gallery --walk pt_BR
/// or prints the times on all pages, for a comparison of time zones:
///     build/dev/bin/ui_gallery --times pt_BR

#include "tests/ui/gallery/camera.h"
#include "tests/ui/gallery/scenes.h"
#include "ui/text/languages.h"
#include "ui/widgets/theme.h"

#include <QtCore/QCommandLineParser>
#include <QtCore/QTemporaryFile>
#include <QtWidgets/QApplication>

#include <array>
#include <utility>

using namespace Qt::StringLiterals;

namespace
{

/// Screen for the largest window at every scale of a walk.
constexpr auto kScreen = R"({"screens": [{"name": "large", "x": 0, "y": 0, "width": 3840,
    "height": 2160, "logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1.0}]})";

void paintWindows(gallery::Camera &camera)
{
    gallery::paintShop(camera);
    gallery::paintBeforeShop(camera);
    gallery::paintServices(camera);
    gallery::paintRescue(camera);
    gallery::paintCustomers(camera);
}

/// Returns each size with another scale. All sizes and scales meet in the walks of three languages.
QList<std::pair<QSize, int>> screensFor(const QString &language)
{
    constexpr std::array kScales{100, 125, 150};
    auto next = static_cast<size_t>(ui::languageCodes().indexOf(language));
    QList<std::pair<QSize, int>> screens;
    for (const QSize size : {QSize(1024, 768), QSize(1366, 768), QSize(1920, 1080)})
        screens.append({size, kScales.at(next++ % kScales.size())});
    return screens;
}

/// Walks in one scheme, since colours do not change the layout.
int walk(QApplication &application, gallery::Camera &camera, const QString &language)
{
    const ui::Translation translation(language);
    if (!qEnvironmentVariableIsSet("QT_SCALE_FACTOR"))
        camera.setScreens(screensFor(language));
    ui::applyTheme(application, ui::Scheme::Light);
    paintWindows(camera);
    return camera.cut() == 0 ? EXIT_SUCCESS : EXIT_FAILURE;
}

void paint(QApplication &application, gallery::Camera &camera)
{
    for (const ui::Language &language : ui::languages()) {
        const ui::Translation translation(language.code);
        camera.setSuffix(u'.' + language.code);
        gallery::paintReceipts(camera);
        for (const auto &[scheme, name] : {std::pair(ui::Scheme::Light, u"light"_s),
                                           {ui::Scheme::Dark, u"dark"_s},
                                           {ui::Scheme::Contrast, u"contrast"_s}}) {
            ui::applyTheme(application, scheme);
            camera.setSuffix(u".%1.%2"_s.arg(language.code, name));
            paintWindows(camera);
        }
    }
}

} // namespace

int main(int argc, char *argv[])
{
    QTemporaryFile config;
    if (!config.open() || config.write(kScreen) < 0 || !config.flush())
        qFatal("cannot write the description of the screen");
    qputenv("QT_QPA_PLATFORM", "offscreen:configfile=" + config.fileName().toLocal8Bit());
    QApplication application(argc, argv);
    QApplication::setStyle(u"Fusion"_s);
    QCommandLineParser parser;
    parser.addPositionalArgument(u"FOLDER"_s, u"Where the pictures go."_s);
    const QCommandLineOption onlyOption(
        u"only"_s, u"Only what has this in its name, such as ^live.*pt_BR\\.dark."_s, u"REGEX"_s);
    const QCommandLineOption walkOption(u"walk"_s, u"Looks for what is cut, and paints nothing."_s,
                                        u"LANGUAGE"_s);
    const QCommandLineOption timesOption(u"times"_s, u"Prints all times, and paints nothing."_s,
                                         u"LANGUAGE"_s);
    parser.addOptions({onlyOption, walkOption, timesOption});
    parser.process(application);
    const QRegularExpression only(parser.value(onlyOption));
    const QStringList folders = parser.positionalArguments();
    const bool isSearch = parser.isSet(timesOption);
    const bool isWalk = parser.isSet(walkOption) || isSearch;
    if (!only.isValid() || folders.size() != (isWalk ? 0 : 1))
        qFatal("%s", qPrintable(parser.helpText()));
    if (isWalk) {
        gallery::Camera camera({}, only);
        if (isSearch)
            camera.setSearch(gallery::Camera::Search::Times);
        return walk(application, camera, parser.value(isSearch ? timesOption : walkOption));
    }
    const QDir folder(folders.first());
    if (!folder.mkpath(u"."_s))
        qFatal("cannot make %s", qPrintable(folder.path()));
    gallery::Camera camera(folder, only);
    paint(application, camera);
    return EXIT_SUCCESS;
}
