// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settingspage.h"

#include "core/domain/brcode.h"
#include "ui/backuppanel.h"
#include "ui/choicebox.h"
#include "ui/keybutton.h"
#include "ui/keyuses.h"
#include "ui/label.h"
#include "ui/languages.h"
#include "ui/pineditor.h"
#include "ui/presetlist.h"
#include "ui/profilelist.h"
#include "ui/receiptdesk.h"
#include "ui/setuppage.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/tones.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtPrintSupport/QPrinterInfo>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <type_traits>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kPageWidth = 860;
constexpr int kEditorWidth = 250;

/// Without case, accents and signs: "Impressão" is found by "impressao".
QString folded(const QString &text)
{
    return core::foldedToAscii(text).toLower();
}

} // namespace

SettingsPage::SettingsPage(const ShopTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_preferences(tools.preferences)
{
    setObjectName(u"settingsPage"_s);
}

/// When somebody comes to see it: nobody waits for it at the start of the shop.
void SettingsPage::build()
{
    m_search = new QLineEdit;
    m_search->setObjectName(u"settingsSearchEdit"_s);
    m_search->setAccessibleName(tr("Search the settings"));
    m_search->setPlaceholderText(tr("Search the settings   Ctrl+F"));
    connect(m_search, &QLineEdit::textChanged, this, &SettingsPage::search);
    connect(m_search, &QLineEdit::returnPressed, this, &SettingsPage::goToFirst);
    for (const QKeySequence &key :
         {QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)}) {
        auto *shortcut = new QShortcut(key, this);
        describeKey(shortcut, tr("Search the settings"));
        connect(shortcut, &QShortcut::activated, m_search,
                [this] { m_search->setFocus(Qt::ShortcutFocusReason); });
        connect(shortcut, &QShortcut::activated, m_search, &QLineEdit::selectAll);
    }
    m_nothing = new Label(tr("No setting has these words. Esc shows all of them."), TextSize::Body,
                          Label::Tone::Muted);
    m_nothing->setObjectName(u"nothingFoundLabel"_s);
    m_nothing->hide();
    m_news = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_news->setObjectName(u"settingsNews"_s);
    m_news->setWordWrap(true);
    m_news->hide();

    auto *column = new QWidget;
    column->setMaximumWidth(kPageWidth);
    m_column = new QVBoxLayout(column);
    m_column->setContentsMargins(0, 0, 0, kSpace);
    m_column->setSpacing(kSpace);
    addShop();
    addCounter();
    addCharging();
    addLock(m_tools.lock);
    addPrinting();
    addTestPrint();
    addSound();
    addLanguage();
    addAppearance();
    addPrivacy();
    addData();
    addAbout();
    m_column->addStretch();
    m_scroll = new QScrollArea;
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(column);

    auto *top = new QHBoxLayout;
    top->addWidget(new Label(tr("Settings"), TextSize::Title));
    top->addSpacing(kSpace);
    top->addWidget(m_search, 1);
    m_all = new QWidget;
    auto *layout = new QVBoxLayout(m_all);
    layout->setContentsMargins(kSpace, kSpace, kSpace, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(top);
    layout->addWidget(m_news);
    layout->addWidget(m_nothing);
    layout->addWidget(m_scroll, 1);

    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        if (now && m_scroll->isAncestorOf(now)) // once there is room for what came with it
            QTimer::singleShot(0, now, [this, now] { m_scroll->ensureWidgetVisible(now); });
    });
    connect(&m_preferences, &PreferenceKeeper::changed, this, &SettingsPage::refresh);
    connect(&m_preferences, &PreferenceKeeper::problemFound, this, &SettingsPage::showProblem);
    showProblem(m_preferences.problem());
    refresh();
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_all);
    page->addWidget(m_faces);
    m_faces->show(); // now, as the next key may be for it
}

void SettingsPage::addShop()
{
    beginSection(tr("Shop"), u"shopSection"_s);
    if (!m_tools.merchant) {
        addWide({tr("Pix key, name, city and payer"), {}, When::Never},
                new Label(tr("The bakery of the demo is made up, and stays as it is.")));
        return;
    }
    const core::Merchant &merchant = *m_tools.merchant;
    auto *facts =
        new Label(tr("Paid by Pix key %1 · %2, %3\nPayer of who does not say: %4, %5",
                     "key, shop, city, payer, document")
                      .arg(merchant.key.value(), merchant.name, merchant.city, m_tools.payer.name,
                           maskedDocumentText(m_tools.payer.document)));
    facts->setObjectName(u"shopFacts"_s);
    facts->setWordWrap(true);
    m_changeShop = new QPushButton(tr("Change the shop…"));
    m_changeShop->setObjectName(u"changeShopButton"_s);
    makeCompact(m_changeShop);
    connect(m_changeShop, &QPushButton::clicked, this, &SettingsPage::openForm);
    auto *shop = new QWidget;
    auto *layout = new QVBoxLayout(shop);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(facts);
    layout->addWidget(m_changeShop, 0, Qt::AlignLeft);
    addWide({tr("Pix key, name, city and payer"),
             tr("Where the money goes, and who is named for customers who do not say who they are. "
                "The counter begins anew when they change."),
             When::NextCharge},
            shop);
}

/// As it was left, with what was typed.
void SettingsPage::openForm()
{
    if (!m_form) {
        m_form = new SetupPage(SetupPage::Purpose::Change);
        const core::Merchant &merchant = *m_tools.merchant;
        m_form->setDraft({merchant.key.value(), merchant.key.kind(), merchant.name, merchant.city,
                          m_tools.payer});
        connect(m_form, &SetupPage::finished, this, &SettingsPage::takeForm);
        connect(m_form, &SetupPage::left, this, [this] {
            m_faces->setCurrentWidget(m_all);
            m_changeShop->setFocus();
        });
        m_question = new QWidget;
        m_asked = new Label({}, TextSize::Title);
        m_asked->setObjectName(u"keyQuestion"_s);
        m_asked->setWordWrap(true);
        m_yes = new QPushButton(tr("Be paid there from now on"));
        m_yes->setObjectName(u"confirmKeyButton"_s);
        m_yes->setAutoDefault(true);
        auto *no = keyButton(tr("Back"), Qt::Key_Escape, u"cancelKeyButton"_s);
        connect(m_yes, &QPushButton::clicked, this, [this] { Q_EMIT shopChanged(*m_wanted); });
        connect(no, &QPushButton::clicked, this, [this] { m_faces->setCurrentWidget(m_form); });
        auto *answers = new QHBoxLayout;
        answers->addWidget(m_yes);
        answers->addWidget(no);
        answers->addStretch();
        auto *layout = new QVBoxLayout(m_question);
        layout->setContentsMargins(kSpaceLarge, kSpaceLarge, kSpaceLarge, kSpaceLarge);
        layout->setSpacing(kSpace);
        layout->addStretch(1);
        layout->addWidget(m_asked);
        layout->addLayout(answers);
        layout->addStretch(2);
        m_faces->addWidget(m_form);
        m_faces->addWidget(m_question);
    }
    m_faces->setCurrentWidget(m_form);
}

/// Money that goes elsewhere is asked about.
void SettingsPage::takeForm(const core::ShopProfile &profile)
{
    const core::PixKey &before = m_tools.merchant->key;
    if (profile.merchant.key == before) {
        Q_EMIT shopChanged(profile);
        return;
    }
    m_wanted = profile;
    m_asked->setText(tr("The Pix key becomes %1, and was %2.\n\nNew charges are paid into the "
                        "account of the new key. Codes of charges that still wait keep the old "
                        "key: whoever pays one pays into the account of the old key, so give those "
                        "up at the counter, or look into both accounts.",
                        "new key, old key")
                         .arg(profile.merchant.key.value(), before.value()));
    m_faces->setCurrentWidget(m_question);
    m_yes->setFocus();
}

void SettingsPage::addCharging()
{
    addText(
        {tr("Name of this counter"),
         tr("Letters and digits. It begins the references of its charges, so each counter of a "
            "shop has another one."),
         When::NextCharge},
        u"counterNameEdit"_s, u"C1"_s,
        [](const QString &name) {
            return core::ReferencePattern::isCounter(name)
                       ? QString()
                       : tr("Name of this counter: 1 to %1 letters and digits, without "
                            "accents.")
                             .arg(core::ReferencePattern::kMaxCounter);
        },
        [](const Preferences &p) { return p.charging.counter; },
        [](Preferences &p, const QString &name) { p.charging.counter = name; });
    addText(
        {tr("References"),
         tr("{counter}, {date}, {number} and {check} are filled in: %1.")
             .arg(core::ReferencePattern::standard().made(u"C1"_s, QDate::currentDate(), 42)),
         When::NextCharge},
        u"referenceEdit"_s, core::ReferencePattern::standard().toText(),
        [](const QString &pattern) {
            return core::ReferencePattern::parse(pattern)
                       ? QString()
                       : tr("References: {number} once, and letters, digits and -._/ around "
                            "it.");
        },
        [](const Preferences &p) { return p.charging.reference.toText(); },
        [](Preferences &p, const QString &pattern) {
            p.charging.reference = *core::ReferencePattern::parse(pattern);
        });
    auto *profiles = new ProfileList;
    connect(profiles, &ProfileList::edited, this, [this](const QList<ChargeProfile> &list) {
        change([&list](Preferences &p) {
            const QString used = profileInUse(p.charging).name; // stays in use
            p.charging.profiles = list;
            const auto found =
                std::find_if(list.cbegin(), list.cend(),
                             [&used](const ChargeProfile &each) { return each.name == used; });
            p.charging.profile = found == list.cend() ? 0 : static_cast<int>(found - list.cbegin());
        });
    });
    m_showers.append(
        [profiles](const Preferences &p) { profiles->setProfiles(profilesOf(p.charging)); });
    addWide({tr("Charge profiles"),
             tr("What a customer is asked for; F12 on the counter takes the next one. Whatever is "
                "not asked for is of the shop's own payer."),
             When::NextCharge},
            profiles);
}

void SettingsPage::addAppearance()
{
    beginSection(tr("Appearance"), u"appearanceSection"_s);
    using Theme = Appearance::Theme;
    addChoice<Theme>({tr("Colours"), {}, When::AtOnce}, u"themeBox"_s,
                     {{tr("Those of the computer"), Theme::System},
                      {tr("Light"), Theme::Light},
                      {tr("Dark"), Theme::Dark},
                      {tr("High contrast"), Theme::Contrast}},
                     [](Preferences &p) -> Theme & { return p.appearance.theme; });
}

void SettingsPage::addPrivacy()
{
    beginSection(tr("Privacy"), u"privacySection"_s);
    Options<int> months{{tr("Nobody is remembered"), 0}};
    for (const int number : {1, 3, 6, 12, 24, 60})
        months.append({tr("%n month(s)", "how long a payer is remembered", number), number});
    addChoice<int>({tr("Remember payers for"),
                    tr("Who has not come for so long is forgotten. Names and documents are shown "
                       "masked at the counter either way."),
                    When::AtOnce},
                   u"rememberBox"_s, months,
                   [](Preferences &p) -> int & { return p.charging.rememberMonths; });
}

void SettingsPage::addCounter()
{
    beginSection(tr("Counter"), u"counterSection"_s);
    addChoice<Typing>({tr("Typing amounts"),
                       tr("Whole reais suit a shop with round prices; a comma goes on to the "
                          "centavos."),
                       When::AtOnce},
                      u"typingBox"_s,
                      {{tr("In centavos: 1 5 0 0 is 15,00"), Typing::Centavos},
                       {tr("In whole reais: 1 5 is 15,00"), Typing::WholeReais}},
                      [](Preferences &p) -> Typing & { return p.typing; });
    Options<int> stays{{tr("Until a key is pressed"), 0}};
    for (int s = CounterPace::kShortestStay; s <= CounterPace::kLongestStay; ++s)
        stays.append({tr("%n second(s)", "how long a paid charge stays", s), s});
    addChoice<int>(
        {tr("A paid charge stays on the screen"),
         tr("Then the counter is ready for the next customer by itself."), When::NextCharge},
        u"paidStayBox"_s, stays, [](Preferences &p) -> int & { return p.pace.paidStay; });
    Options<int> waits{{tr("Never"), 0}};
    for (const int minutes : {2, 5, 10, 30, 60})
        waits.append({tr("%n minute(s)", "how long a charge is open", minutes), minutes});
    addChoice<int>({tr("An open charge needs attention after"),
                    tr("Then it is counted beside its page in the rail. A charge given up is not."),
                    When::AtOnce},
                   u"attentionBox"_s, waits,
                   [](Preferences &p) -> int & { return p.pace.attention; });
    auto *presets = new PresetList;
    connect(presets, &PresetList::edited, this, [this](const QList<Preset> &list) {
        change([&list](Preferences &p) { p.presets = list; });
    });
    m_showers.append([presets](const Preferences &p) { presets->setPresets(p.presets); });
    addWide({tr("Presets"),
             tr("Prices that are asked often. Each has a key, Alt and a letter of its name, that "
                "puts it on the counter; one that charges at once needs no Enter."),
             When::AtOnce},
            presets);
}

void SettingsPage::addLock(CounterLock &lock)
{
    beginSection(tr("Lock"), u"lockSection"_s);
    auto *editor = new PinEditor(lock);
    addWide({tr("PIN of the counter"),
             tr("With a PIN, transactions and settings want it. Charging and receipt checks go on "
                "without it. Ctrl+L locks at once."),
             When::AtOnce},
            editor);
    m_lockFrame = m_sections.last().card;
    Options<int> minutes{{tr("Never"), 0}};
    for (const int m : Locking::kChoices) {
        if (m > 0)
            minutes.append({tr("After %n minute(s)", "without a key or a touch", m), m});
    }
    addChoice<int>({tr("Lock by itself"),
                    tr("Then everything is hidden, charging wants the PIN too, and what is paid "
                       "meanwhile still shows. Only with a PIN."),
                    When::AtOnce},
                   u"idleLockBox"_s, minutes,
                   [](Preferences &p) -> int & { return p.locking.idleMinutes; });
}

void SettingsPage::showLock()
{
    m_search->clear();
    m_scroll->ensureWidgetVisible(m_lockFrame);
    m_lockFrame->findChild<QLineEdit *>(u"newPinEdit"_s)->setFocus();
}

void SettingsPage::addPrinting()
{
    beginSection(tr("Printing"), u"printingSection"_s);
    Options<QString> printers{{tr("Ask the first time"), QString()}};
    for (const QString &name : QPrinterInfo::availablePrinterNames())
        printers.append({name, name});
    addChoice<QString>({tr("Printer"), {}, When::NextReceipt}, u"printerBox"_s, printers,
                       [](Preferences &p) -> QString & { return p.printing.printer; });
    addChoice<Paper>({tr("Paper"), {}, When::NextReceipt}, u"paperBox"_s,
                     {{tr("Roll of 58 mm"), Paper::Roll58},
                      {tr("Roll of 80 mm"), Paper::Roll80},
                      {tr("A4 sheets"), Paper::A4}},
                     [](Preferences &p) -> Paper & { return p.printing.paper; });
    addToggle({tr("Print by itself"),
               tr("A receipt comes out as soon as a charge is paid. It needs a printer."),
               When::NextCharge},
              u"automaticBox"_s, [](Preferences &p) -> bool & { return p.printing.automatic; });
}

void SettingsPage::addTestPrint()
{
    auto *print = new QPushButton(tr("Print a test"));
    print->setObjectName(u"testPrintButton"_s);
    makeCompact(print);
    auto *result = new Label({}, TextSize::Body);
    result->setObjectName(u"testPrintResult"_s);
    result->setWordWrap(true);
    connect(print, &QPushButton::clicked, this, [this, result] {
        m_tools.receipts.printTest([result](const QString &said) { result->setText(said); });
    });
    auto *test = new QWidget;
    auto *layout = new QHBoxLayout(test);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpace);
    layout->addWidget(print);
    layout->addWidget(result, 1);
    addWide({tr("Test print"), tr("A receipt of nothing, stamped all over, on that printer."),
             When::Never},
            test);
}

void SettingsPage::addSound()
{
    beginSection(tr("Sound"), u"soundSection"_s);
    if (!m_tools.playSound) {
        addWide({tr("Sounds of the counter"), {}, When::Never},
                new Label(tr("This program was built without Qt Multimedia, and is silent.")));
        return;
    }
    addChoice<int>({tr("Sounds of the counter"),
                    tr("One for paid, a lower one for what nobody paid, and one that insists for "
                       "money that came late."),
                    When::AtOnce},
                   u"volumeBox"_s,
                   {{tr("None", "volume"), 0},
                    {tr("Soft", "volume"), 25},
                    {tr("Medium", "volume"), 50},
                    {tr("Loud", "volume"), 75},
                    {tr("As loud as can be", "volume"), 100}},
                   [](Preferences &p) -> int & { return p.sound.volume; });
    auto *test = new QPushButton(tr("Play it"));
    test->setObjectName(u"testSoundButton"_s);
    makeCompact(test);
    connect(test, &QPushButton::clicked, this, [this] {
        if (const int volume = m_preferences.value().sound.volume; volume > 0)
            m_tools.playSound(toneSamples(Tone::Paid, volume));
    });
    addRow({tr("The sound of a payment"),
            tr("Nothing is heard? Then this computer has no sound, or it is turned down."),
            When::AtOnce},
           test);
}

void SettingsPage::addLanguage()
{
    beginSection(tr("Language"), u"languageSection"_s);
    Options<QString> options{{tr("That of the computer"), QString()}};
    for (const Language &language : languages())
        options.append({language.name, language.code});
    addChoice<QString>({tr("Language of the program"), {}, When::NextStart}, u"languageBox"_s,
                       options, [](Preferences &p) -> QString & { return p.language; });
}

void SettingsPage::addData()
{
    beginSection(tr("Data"), u"dataSection"_s);
    if (!m_tools.backups) {
        addWide({tr("Backups"), {}, When::Never},
                new Label(tr("A demo keeps nothing, so there is nothing to back up.")));
        return;
    }
    addText(
        {tr("Folder for backups"),
         tr("On another disk, so that one that fails does not take both."), When::AtOnce},
        u"backupFolderEdit"_s, tr("/media/usb/backups"),
        [](const QString &folder) {
            return folder.isEmpty() || QFileInfo(folder).isDir()
                       ? QString()
                       : tr("Folder: there is none of that name.");
        },
        [](const Preferences &p) { return p.backups.folder; },
        [](Preferences &p, const QString &folder) { p.backups.folder = folder; });
    auto *choose = new QPushButton(tr("Choose the folder…"));
    choose->setObjectName(u"chooseBackupFolderButton"_s);
    makeCompact(choose);
    connect(choose, &QPushButton::clicked, this, &SettingsPage::chooseBackupFolder);
    auto *panel = new BackupPanel(*m_tools.backups);
    m_showers.append([panel](const Preferences &p) { panel->setFolder(p.backups.folder); });
    auto *backups = new QWidget;
    auto *layout = new QVBoxLayout(backups);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(choose, 0, Qt::AlignLeft);
    layout->addWidget(panel);
    addWide({tr("Backups"),
             tr("Each is a copy of all data, with key, name and preferences, and is read from "
                "beginning to end before it counts."),
             When::Never},
            backups);
    addToggle({tr("One by itself every day"),
               tr("At the first start of a day, if a folder is "
                  "chosen."),
               When::NextStart},
              u"dailyBackupBox"_s, [](Preferences &p) -> bool & { return p.backups.daily; });
    Options<int> kept;
    for (const int number : {3, 7, 14, 30, BackupChoices::kMostKept})
        kept.append({tr("The newest %1").arg(number), number});
    addChoice<int>({tr("Of those, keep"),
                    tr("Older ones that the program named are deleted. Those that you named stay."),
                    When::NextStart},
                   u"keptBackupsBox"_s, kept,
                   [](Preferences &p) -> int & { return p.backups.kept; });
}

void SettingsPage::chooseBackupFolder()
{
    auto *dialog =
        new QFileDialog(this, tr("Folder for backups"), m_preferences.value().backups.folder);
    dialog->setObjectName(u"backupFolderDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    dialog->setOption(QFileDialog::ShowDirsOnly);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        change([&folder](Preferences &p) { p.backups.folder = folder; });
    });
    dialog->open();
}

void SettingsPage::addAbout()
{
    beginSection(tr("About"), u"aboutSection"_s);
    const auto fact = [](const QString &text) {
        auto *label = new Label(text);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    };
    addWide({tr("Version"), {}, When::Never},
            fact(u"Balcão %1 · Qt %2"_s.arg(QCoreApplication::applicationVersion(),
                                            QString::fromLatin1(qVersion()))));
    addWide({tr("Licences"), {}, When::Never},
            fact(tr("Balcão is free software under the GNU General Public License, version 3 or "
                    "later, and comes without warranty. It uses Qt (LGPL 3), SQLite (public "
                    "domain) and tl::expected (CC0).")));
}

void SettingsPage::beginSection(const QString &title, const QString &objectName)
{
    auto *card = new QFrame;
    card->setObjectName(objectName);
    card->setProperty("role", u"card"_s);
    card->setAccessibleName(title);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(kSpace, kSpaceSmall + 4, kSpace, kSpaceSmall + 4);
    rows->setSpacing(kSpaceSmall + 4);
    rows->addWidget(new Label(title, TextSize::Title));
    m_column->addWidget(card);
    m_sections.append({card, rows, title, {}});
}

/// Yes or no.
void SettingsPage::addToggle(const Words &words, const QString &objectName, Field<bool> field)
{
    addChoice<bool>(words, objectName, {{tr("No"), false}, {tr("Yes"), true}}, field);
}

/// One of a few. What is chosen and is none of them, by hand or elsewhere, is shown all the same.
template<typename T>
void SettingsPage::addChoice(const Words &words, const QString &objectName,
                             const Options<T> &options, Field<T> field)
{
    auto *box = new ChoiceBox;
    box->setObjectName(objectName);
    for (const auto &option : options)
        box->addItem(option.first);
    addRow(words, box);
    connect(box, &QComboBox::activated, this, [this, options, field](int index) {
        if (index < options.size())
            change([&](Preferences &p) { field(p) = options[index].second; });
    });
    m_showers.append([box, options, field](const Preferences &preferences) {
        Preferences copy = preferences;
        const T value = field(copy);
        const auto found =
            std::find_if(options.cbegin(), options.cend(),
                         [&value](const auto &option) { return option.second == value; });
        while (box->count() > options.size())
            box->removeItem(box->count() - 1);
        if constexpr (std::is_same_v<T, QString>) {
            if (found == options.cend())
                box->addItem(value);
        }
        box->setCurrentIndex(static_cast<int>(found - options.cbegin()));
    });
}

/// A line of text. `problemOf` gives the field and the rule that a text breaks, or nothing.
void SettingsPage::addText(const Words &words, const QString &objectName, const QString &example,
                           const std::function<QString(const QString &)> &problemOf,
                           const std::function<QString(const Preferences &)> &read,
                           const std::function<void(Preferences &, const QString &)> &write)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(words.name);
    edit->setPlaceholderText(example);
    auto *problem = new Label({}, TextSize::Small, Label::Tone::Problem);
    problem->setObjectName(objectName + u"Problem"_s);
    problem->setWordWrap(true);
    problem->hide();
    auto *editor = new QWidget;
    auto *layout = new QVBoxLayout(editor);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(2);
    layout->addWidget(edit);
    layout->addWidget(problem);
    addRow(words, editor);
    edit->setAccessibleDescription(editor->accessibleDescription());
    connect(edit, &QLineEdit::textEdited, problem, &QWidget::hide);
    connect(edit, &QLineEdit::editingFinished, this, [=, this] {
        const QString text = edit->text().trimmed();
        problem->setText(problemOf(text));
        problem->setVisible(!problem->text().isEmpty());
        if (problem->text().isEmpty())
            change([&](Preferences &p) { write(p, text); });
    });
    m_showers.append([edit, problem, read](const Preferences &preferences) {
        // What cannot stand is still being written.
        if (problem->isHidden() && edit->text().trimmed() != read(preferences))
            edit->setText(read(preferences));
    });
}

/// The editor at the right.
void SettingsPage::addRow(const Words &words, QWidget *editor)
{
    editor->setFixedWidth(kEditorWidth);
    addWide(words, editor);
}

/// What has a fixed width stands at the right of its words, all else below them.
void SettingsPage::addWide(const Words &words, QWidget *editor)
{
    Section &section = m_sections.last();
    const bool isBeside = editor->minimumWidth() == kEditorWidth;
    if (editor->accessibleName().isEmpty() && !qobject_cast<Label *>(editor))
        editor->setAccessibleName(words.name);
    auto *text = new QVBoxLayout;
    text->setSpacing(2);
    text->addWidget(new Label(words.name, TextSize::Strong));
    QStringList below;
    if (!words.explanation.isEmpty())
        below += words.explanation;
    switch (words.when) {
    case When::AtOnce:
        below += tr("Counts at once.");
        break;
    case When::NextCharge:
        below += tr("Counts from the next charge on.");
        break;
    case When::NextReceipt:
        below += tr("Counts from the next receipt on.");
        break;
    case When::NextStart:
        below += tr("Counts from the next start on.");
        break;
    case When::Never:
        break;
    }
    if (!below.isEmpty()) {
        auto *small = new Label(below.join(u' '), TextSize::Small, Label::Tone::Muted);
        small->setWordWrap(true);
        text->addWidget(small);
        editor->setAccessibleDescription(small->text());
    }
    auto *frame = new QWidget;
    auto *layout =
        new QBoxLayout(isBeside ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(isBeside ? kSpace : kSpaceSmall);
    layout->addLayout(text, isBeside ? 1 : 0);
    layout->addWidget(editor, 0, isBeside ? Qt::AlignVCenter : Qt::Alignment());
    section.rows->addWidget(frame);
    section.all.append(
        {frame, folded(QStringList{section.title, words.name, words.explanation}.join(u' '))});
}

void SettingsPage::change(const std::function<void(Preferences &)> &change)
{
    if (m_isShowing)
        return;
    Preferences preferences = m_preferences.value();
    change(preferences);
    m_news->hide();
    m_preferences.set(preferences);
}

void SettingsPage::showProblem(const QString &sentences)
{
    m_news->setText(sentences);
    m_news->setVisible(!sentences.isEmpty());
}

void SettingsPage::refresh()
{
    m_isShowing = true;
    for (const auto &show : std::as_const(m_showers))
        show(m_preferences.value());
    m_isShowing = false;
}

/// Shows the rows that have each of the words, wherever in them.
void SettingsPage::search()
{
    const QStringList words = folded(m_search->text()).split(u' ', Qt::SkipEmptyParts);
    bool isAnyFound = false;
    for (const Section &section : std::as_const(m_sections)) {
        bool isFoundHere = false;
        for (const Row &row : section.all) {
            const bool isFound =
                std::all_of(words.cbegin(), words.cend(),
                            [&row](const QString &word) { return row.searched.contains(word); });
            row.frame->setVisible(isFound);
            isFoundHere |= isFound;
        }
        section.card->setVisible(isFoundHere);
        isAnyFound |= isFoundHere;
    }
    m_nothing->setVisible(!isAnyFound);
}

/// Of those that are found, the first that one can choose.
void SettingsPage::goToFirst()
{
    for (QWidget *next = m_search->nextInFocusChain(); next != m_search;
         next = next->nextInFocusChain()) {
        if (m_scroll->isAncestorOf(next) && next->isVisible() && next->isEnabled() &&
            (next->focusPolicy() & Qt::TabFocus)) {
            next->setFocus(Qt::TabFocusReason);
            return;
        }
    }
}

void SettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_search)
        build();
    if (m_faces->currentWidget() == m_all)
        m_search->setFocus();
}

void SettingsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && m_faces->currentWidget() == m_all &&
        !m_search->text().isEmpty()) {
        m_search->clear();
        m_search->setFocus();
    } else {
        event->ignore();
    }
}

} // namespace ui
