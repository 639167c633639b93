// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/looksettings.h"

#include "ui/settings/settingrows.h"
#include "ui/text/languages.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;
using When = SettingRows::When;
template<typename T>
using Options = SettingRows::Options<T>;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(LookSettings)
};

void addLanguage(SettingRows &rows)
{
    rows.beginSection(Words::tr("Language"), u"languageSection"_s);
    Options<QString> options{{Words::tr("Same as the computer"), QString()}};
    for (const Language &language : languages())
        options.append({language.name, language.code});
    rows.addChoice<QString>({Words::tr("Language of the program"),
                             Words::tr("If something is typed on another page, or a Pix is being "
                                       "sent, the language changes at the next start."),
                             When::AtOnce},
                            u"languageBox"_s, options,
                            [](core::Preferences &p) -> QString & { return p.language; });
}

void addAppearance(SettingRows &rows)
{
    rows.beginSection(Words::tr("Appearance"), u"appearanceSection"_s);
    using Theme = core::Appearance::Theme;
    rows.addChoice<Theme>({Words::tr("Colours"),
                           Words::tr("The computer's colours include its high-contrast mode."),
                           When::AtOnce},
                          u"themeBox"_s,
                          {{Words::tr("Same as the computer"), Theme::System},
                           {Words::tr("Light"), Theme::Light},
                           {Words::tr("Dark"), Theme::Dark},
                           {Words::tr("High contrast"), Theme::Contrast}},
                          [](core::Preferences &p) -> Theme & { return p.appearance.theme; });
    Options<int> scales;
    for (const int percent : core::Appearance::kScales)
        scales.append(
            {Words::tr("%1 %", "size of everything on the screen").arg(percent), percent});
    rows.addChoice<int>({Words::tr("Size of everything"),
                         Words::tr("Ctrl++ and Ctrl+- do the same; Ctrl+0 is the normal size. If "
                                   "it does not fit, Balcão uses the largest size that does."),
                         When::AtOnce},
                        u"scaleBox"_s, scales,
                        [](core::Preferences &p) -> int & { return p.appearance.scale; });
    rows.addChoice<core::Appearance::Motion>(
        {Words::tr("Movement"),
         Words::tr("Balcão only animates the text cursor, which blinks, and lists as they open."),
         When::AtOnce},
        u"motionBox"_s,
        {{Words::tr("Same as the computer"), core::Appearance::Motion::System},
         {Words::tr("None", "movement"), core::Appearance::Motion::None}},
        [](core::Preferences &p) -> core::Appearance::Motion & { return p.appearance.motion; });
    using Keypad = core::Appearance::Keypad;
    rows.addChoice<Keypad>({Words::tr("Keypad on the screen"),
                            Words::tr("Digits and large keys for mouse and touch. The button "
                                      "“Keypad” on the charge page does the same."),
                            When::AtOnce},
                           u"keypadBox"_s,
                           {{Words::tr("With a touch screen"), Keypad::Automatic},
                            {Words::tr("Always", "the keypad is shown"), Keypad::Shown},
                            {Words::tr("Never", "the keypad is shown"), Keypad::Hidden}},
                           [](core::Preferences &p) -> Keypad & { return p.appearance.keypad; });
    rows.addToggle({Words::tr("Keys on all buttons"),
                    Words::tr("Otherwise a key appears under the mouse, or while Alt is held."),
                    When::AtOnce},
                   u"showsKeysButton"_s,
                   [](core::Preferences &p) -> bool & { return p.appearance.showsKeys; });
    rows.addToggle({Words::tr("Compact rows in the list of transactions"),
                    Words::tr("More rows on the screen; large rows are easier to touch."),
                    When::AtOnce},
                   u"compactRowsBox"_s,
                   [](core::Preferences &p) -> bool & { return p.listing.hasCompactRows; });
}

} // namespace

void addLookSettings(SettingRows &rows)
{
    addLanguage(rows);
    addAppearance(rows);
}

} // namespace ui
