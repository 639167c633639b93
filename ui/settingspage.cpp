// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settingspage.h"

#include "ui/approvaleditor.h"
#include "ui/backuppanel.h"
#include "ui/counterlock.h"
#include "ui/keybutton.h"
#include "ui/label.h"
#include "ui/languages.h"
#include "ui/pineditor.h"
#include "ui/pinkeeper.h"
#include "ui/presetlist.h"
#include "ui/profilelist.h"
#include "ui/receiptdesk.h"
#include "ui/servicespage.h"
#include "ui/settingrows.h"
#include "ui/shopeditor.h"
#include "ui/text.h"
#include "ui/theme.h"
#include "ui/tones.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtGui/QGuiApplication>
#include <QtGui/QScreen>
#include <QtPrintSupport/QPrinterInfo>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using When = SettingRows::When;
template<typename T>
using Options = SettingRows::Options<T>;

SettingsPage::SettingsPage(const ShopTools &tools, QWidget *parent)
    : QWidget(parent)
    , m_tools(tools)
    , m_preferences(tools.preferences)
{
    setObjectName(u"settingsPage"_s);
}

/// When somebody comes to see it, or asks for its rows: nobody waits for it at the start of the
/// shop.
void SettingsPage::build()
{
    if (m_rows)
        return;
    m_rows = new SettingRows(tr("Settings"), m_preferences);
    if (m_tools.places)
        addPlaces();
    addShop();
    addCounter();
    addCharging();
    if (m_tools.service.capabilities().sendsMoney)
        addSending();
    addLock(m_tools.lock);
    addPrinting();
    addTestPrint();
    addCustomerScreen();
    addSound();
    addLanguage();
    addAppearance();
    addPrivacy();
    addData();
    addAbout();
    auto *page = new QVBoxLayout(this);
    page->setContentsMargins(0, 0, 0, 0);
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_rows);
    page->addWidget(m_faces);
    m_faces->show(); // now, as the next key may be for it
}

void SettingsPage::addPlaces()
{
    m_rows->beginSection(tr("Environments"), u"placesSection"_s);
    m_openServices = new QPushButton(tr("Services far away…"));
    m_openServices->setObjectName(u"openServicesButton"_s);
    m_openServices->setAutoDefault(true);
    makeCompact(m_openServices);
    connect(m_openServices, &QPushButton::clicked, this, &SettingsPage::openServices);
    m_rows->addRow({tr("Services far away"),
                    tr("The console works the same over the API of a provider, its sandbox, or a "
                       "balcao-server of your own. Ctrl+E goes to one, to the demo or to the local "
                       "shop; each keeps its own data."),
                    When::Never},
                   m_openServices);
}

/// As they were left, with what was typed.
void SettingsPage::openServices()
{
    if (!m_services) {
        m_services = new ServicesPage(*m_tools.places);
        connect(m_services, &ServicesPage::left, this, [this] {
            m_faces->setCurrentWidget(m_rows);
            m_openServices->setFocus();
        });
        m_faces->addWidget(m_services);
    }
    m_faces->setCurrentWidget(m_services);
}

void SettingsPage::addShop()
{
    m_rows->beginSection(tr("Shop"), u"shopSection"_s);
    if (!m_tools.merchant) {
        auto *words =
            new Label(isDemo() ? tr("The bakery of the demo is made up, and stays as it is.")
                               : tr("They are kept with the service: “Services far away” above "
                                    "changes them."));
        words->setWordWrap(true);
        m_rows->addWide({tr("Pix key, name, city and payer"), {}, When::Never}, words);
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
    connect(m_changeShop, &QPushButton::clicked, this, &SettingsPage::openEditor);
    auto *shop = new QWidget;
    auto *layout = new QVBoxLayout(shop);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(facts);
    layout->addWidget(m_changeShop, 0, Qt::AlignLeft);
    m_rows->addWide(
        {tr("Pix key, name, city and payer"),
         tr("Where the money goes, and who is named for customers who do not say who they are. "
            "The counter begins anew when they change."),
         When::NextCharge},
        shop);
}

/// As it was left, with what was typed.
void SettingsPage::openEditor()
{
    if (!m_editor) {
        m_editor = new ShopEditor(*m_tools.merchant, m_tools.payer);
        connect(m_editor, &ShopEditor::finished, this, &SettingsPage::shopChanged);
        connect(m_editor, &ShopEditor::left, this, [this] {
            m_faces->setCurrentWidget(m_rows);
            m_changeShop->setFocus();
        });
        m_faces->addWidget(m_editor);
    }
    m_faces->setCurrentWidget(m_editor);
}

void SettingsPage::addCharging()
{
    m_rows->addText(
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
    m_rows->addText(
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
        m_rows->change([&list](Preferences &p) {
            const QString used = profileInUse(p.charging).name; // stays in use
            p.charging.profiles = list;
            const auto found =
                std::find_if(list.cbegin(), list.cend(),
                             [&used](const ChargeProfile &each) { return each.name == used; });
            p.charging.profile = found == list.cend() ? 0 : static_cast<int>(found - list.cbegin());
        });
    });
    m_rows->follow(
        [profiles](const Preferences &p) { profiles->setProfiles(profilesOf(p.charging)); });
    m_rows->addWide(
        {tr("Charge profiles"),
         tr("What a customer is asked for; F12 on the counter takes the next one. Whatever is "
            "not asked for is of the shop's own payer."),
         When::NextCharge},
        profiles);
}

void SettingsPage::addSending()
{
    m_rows->beginSection(tr("Send"), u"sendingSection"_s);
    Options<core::Money> amounts;
    for (const int reais : {1, 100, 500, 1'000, 5'000, 10'000}) {
        const auto amount = core::Money::fromCents(qint64(reais) * 100);
        amounts.append({tr("%1 or more").arg(moneyText(amount)), amount});
    }
    m_rows->addChoice<core::Money>(
        {tr("Type the amount again"),
         tr("What is sent does not come back: an amount that large is typed a second time before "
            "it leaves."),
         When::AtOnce},
        u"retypeBox"_s, amounts,
        [](Preferences &p) -> core::Money & { return p.sending.retypeFrom; });
    if (m_tools.approver)
        addApproval(*m_tools.approver);
}

void SettingsPage::addApproval(PinKeeper &approver)
{
    m_rows->addWide(
        {tr("Second person"),
         tr("With a PIN of their own, what is sent waits under “To approve” until they have looked "
            "at it. This counter knows people by their PIN only: whoever knows both is both."),
         When::AtOnce},
        new PinEditor(approver, u"approver"_s));
    auto *editor = new ApprovalEditor(approver);
    connect(editor, &ApprovalEditor::chosen, this, [this](core::Money amount) {
        m_rows->change([amount](Preferences &p) { p.sending.approveFrom = amount; });
    });
    m_rows->follow([editor](const Preferences &p) { editor->setAmount(p.sending.approveFrom); });
    m_rows->addWide({tr("What the second person approves"),
                     tr("That amount or more. Only the second person can change it."),
                     When::AtOnce},
                    editor);
}

void SettingsPage::addAppearance()
{
    m_rows->beginSection(tr("Appearance"), u"appearanceSection"_s);
    using Theme = Appearance::Theme;
    m_rows->addChoice<Theme>(
        {tr("Colours"), tr("Those of the computer are of high contrast where it asks for that."),
         When::AtOnce},
        u"themeBox"_s,
        {{tr("Those of the computer"), Theme::System},
         {tr("Light"), Theme::Light},
         {tr("Dark"), Theme::Dark},
         {tr("High contrast"), Theme::Contrast}},
        [](Preferences &p) -> Theme & { return p.appearance.theme; });
    Options<int> scales;
    for (const int percent : Appearance::kScales)
        scales.append({tr("%1 %", "size of everything on the screen").arg(percent), percent});
    m_rows->addChoice<int>(
        {tr("Size of everything"),
         tr("Ctrl++ and Ctrl+- do the same, Ctrl+0 is the usual size. A screen that is too small "
            "for it gets as much as fits."),
         When::NextStart},
        u"scaleBox"_s, scales, [](Preferences &p) -> int & { return p.appearance.scale; });
    m_rows->addChoice<Appearance::Motion>(
        {tr("Movement"),
         tr("In Balcão nothing moves by itself but a text cursor that blinks and lists that glide "
            "open."),
         When::AtOnce},
        u"motionBox"_s,
        {{tr("As the computer has it"), Appearance::Motion::System},
         {tr("None", "movement"), Appearance::Motion::None}},
        [](Preferences &p) -> Appearance::Motion & { return p.appearance.motion; });
}

void SettingsPage::addCustomerScreen()
{
    m_rows->beginSection(tr("Customers' window"), u"customerSection"_s);
    m_rows->addToggle({tr("Show the customers' window"),
                       tr("Now and at every start, where there is a second screen. Ctrl+D does the "
                          "same, and without a second screen shows it over the counter."),
                       When::AtOnce},
                      u"customerWindowBox"_s,
                      [](Preferences &p) -> bool & { return p.customerScreen.isOpen; });
    Options<QString> screens{{tr("Any but the counter's", "screen"), QString()}};
    for (const QScreen *screen : QGuiApplication::screens()) {
        if (screen != this->screen())
            screens.append({screen->name(), screen->name()});
    }
    m_rows->addChoice<QString>({tr("Screen of the customers"), {}, When::AtOnce},
                               u"customerScreenBox"_s, screens,
                               [](Preferences &p) -> QString & { return p.customerScreen.name; });
    auto *test = new QPushButton(tr("Show the test picture"));
    test->setObjectName(u"testPatternButton"_s);
    makeCompact(test);
    connect(test, &QPushButton::clicked, this, &SettingsPage::testPatternRequested);
    m_rows->addRow({tr("Test picture"),
                    tr("The edges and the name of the screen, and a code that pays nothing, until "
                       "the next charge. Over the counter, Esc takes it away."),
                    When::Never},
                   test);
}

void SettingsPage::addPrivacy()
{
    m_rows->beginSection(tr("Privacy"), u"privacySection"_s);
    Options<int> months{{tr("Nobody is remembered"), 0}};
    for (const int number : {1, 3, 6, 12, 24, 60})
        months.append({tr("%n month(s)", "how long a payer is remembered", number), number});
    m_rows->addChoice<int>(
        {tr("Remember payers for"), tr("Who has not come for so long is forgotten."), When::AtOnce},
        u"rememberBox"_s, months,
        [](Preferences &p) -> int & { return p.charging.rememberMonths; });
    m_rows->addChoice<Masking>(
        {tr("What the counter shows of customers"),
         tr("On its cards, in the open charges, in the list, and of who paid before. What is "
            "printed never "
            "shows "
            "more than a part, nor does the customers' window name anybody. The page of one "
            "transaction hides all of it until V."),
         When::AtOnce},
        u"maskingBox"_s,
        {{tr("Names and numbers masked"), Masking::All},
         {tr("Names in full, numbers masked"), Masking::Numbers},
         {tr("Names and numbers in full"), Masking::Nothing}},
        [](Preferences &p) -> Masking & { return p.charging.masking; });
}

void SettingsPage::addCounter()
{
    m_rows->beginSection(tr("Counter"), u"counterSection"_s);
    m_rows->addChoice<Typing>(
        {tr("Typing amounts"),
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
    m_rows->addChoice<int>(
        {tr("A paid charge stays on the screen"),
         tr("Then the counter is ready for the next customer by itself."), When::NextCharge},
        u"paidStayBox"_s, stays, [](Preferences &p) -> int & { return p.pace.paidStay; });
    Options<int> waits{{tr("Never"), 0}};
    for (const int minutes : {2, 5, 10, 30, 60})
        waits.append({tr("%n minute(s)", "how long a charge is open", minutes), minutes});
    m_rows->addChoice<int>(
        {tr("An open charge needs attention after"),
         tr("Then it is counted beside its page in the rail. A charge given up is not."),
         When::AtOnce},
        u"attentionBox"_s, waits, [](Preferences &p) -> int & { return p.pace.attention; });
    auto *presets = new PresetList;
    connect(presets, &PresetList::edited, this, [this](const QList<Preset> &list) {
        m_rows->change([&list](Preferences &p) { p.presets = list; });
    });
    m_rows->follow([presets](const Preferences &p) { presets->setPresets(p.presets); });
    m_rows->addWide(
        {tr("Presets"),
         tr("Prices that are asked often. Each has a key, Alt and a letter of its name, that "
            "puts it on the counter; one that charges at once needs no Enter."),
         When::AtOnce},
        presets);
}

void SettingsPage::addLock(CounterLock &lock)
{
    m_lockFrame = m_rows->beginSection(tr("Lock"), u"lockSection"_s);
    auto *editor = new PinEditor(lock);
    m_rows->addWide(
        {tr("PIN of the counter"),
         tr("With a PIN, transactions and settings want it. Charging and receipt checks go on "
            "without it. Ctrl+L locks at once."),
         When::AtOnce},
        editor);
    Options<int> minutes{{tr("Never"), 0}};
    for (const int m : Locking::kChoices) {
        if (m > 0)
            minutes.append({tr("After %n minute(s)", "without a key or a touch", m), m});
    }
    m_rows->addChoice<int>(
        {tr("Lock by itself"),
         tr("Then everything is hidden, charging wants the PIN too, and what is paid "
            "meanwhile still shows. Only with a PIN."),
         When::AtOnce},
        u"idleLockBox"_s, minutes, [](Preferences &p) -> int & { return p.locking.idleMinutes; });
}

void SettingsPage::showLock()
{
    m_rows->clearSearch();
    m_lockFrame->findChild<QLineEdit *>(u"newPinEdit"_s)->setFocus();
}

void SettingsPage::addPrinting()
{
    m_rows->beginSection(tr("Printing"), u"printingSection"_s);
    Options<QString> printers{{tr("Ask the first time"), QString()}};
    for (const QString &name : QPrinterInfo::availablePrinterNames())
        printers.append({name, name});
    m_rows->addChoice<QString>({tr("Printer"), {}, When::NextReceipt}, u"printerBox"_s, printers,
                               [](Preferences &p) -> QString & { return p.printing.printer; });
    m_rows->addChoice<Paper>({tr("Paper"), {}, When::NextReceipt}, u"paperBox"_s,
                             {{tr("Roll of 58 mm"), Paper::Roll58},
                              {tr("Roll of 80 mm"), Paper::Roll80},
                              {tr("A4 sheets"), Paper::A4}},
                             [](Preferences &p) -> Paper & { return p.printing.paper; });
    m_rows->addToggle({tr("Print by itself"),
                       tr("A receipt comes out as soon as a charge is paid. It needs a printer."),
                       When::NextCharge},
                      u"automaticBox"_s,
                      [](Preferences &p) -> bool & { return p.printing.automatic; });
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
    m_rows->addWide({tr("Test print"),
                     tr("A receipt of nothing, stamped all over, on that printer."), When::Never},
                    test);
}

void SettingsPage::addSound()
{
    m_rows->beginSection(tr("Sound"), u"soundSection"_s);
    if (!m_tools.playSound) {
        m_rows->addWide(
            {tr("Sounds of the counter"), {}, When::Never},
            new Label(tr("This program was built without Qt Multimedia, and is silent.")));
        return;
    }
    m_rows->addChoice<int>(
        {tr("Sounds of the counter"),
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
    m_rows->addRow({tr("The sound of a payment"),
                    tr("Nothing is heard? Then this computer has no sound, or it is turned down."),
                    When::AtOnce},
                   test);
}

void SettingsPage::addLanguage()
{
    m_rows->beginSection(tr("Language"), u"languageSection"_s);
    Options<QString> options{{tr("That of the computer"), QString()}};
    for (const Language &language : languages())
        options.append({language.name, language.code});
    m_rows->addChoice<QString>({tr("Language of the program"),
                                tr("If something is typed on another page, or a Pix is being sent, "
                                   "it waits for the next start."),
                                When::AtOnce},
                               u"languageBox"_s, options,
                               [](Preferences &p) -> QString & { return p.language; });
}

void SettingsPage::addData()
{
    m_rows->beginSection(tr("Data"), u"dataSection"_s);
    if (!m_tools.backups) {
        auto *words =
            new Label(isDemo() ? tr("A demo keeps nothing, so there is nothing to back up.")
                               : tr("The service keeps the transactions, and whoever runs it backs "
                                    "them up. What this counter noted itself is on this computer, "
                                    "and in no backup."));
        words->setWordWrap(true);
        m_rows->addWide({tr("Backups"), {}, When::Never}, words);
        return;
    }
    m_rows->addText(
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
    m_rows->follow([panel](const Preferences &p) { panel->setFolder(p.backups.folder); });
    auto *backups = new QWidget;
    auto *layout = new QVBoxLayout(backups);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(choose, 0, Qt::AlignLeft);
    layout->addWidget(panel);
    m_rows->addWide(
        {tr("Backups"),
         tr("Each is a copy of all data, with key, name and preferences, and is read from "
            "beginning to end before it counts."),
         When::Never},
        backups);
    m_rows->addToggle({tr("One by itself every day"),
                       tr("At the first start of a day, if a folder is "
                          "chosen."),
                       When::NextStart},
                      u"dailyBackupBox"_s,
                      [](Preferences &p) -> bool & { return p.backups.daily; });
    Options<int> kept;
    for (const int number : {3, 7, 14, 30, BackupChoices::kMostKept})
        kept.append({tr("The newest %1").arg(number), number});
    m_rows->addChoice<int>(
        {tr("Of those, keep"),
         tr("Older ones that the program named are deleted. Those that you named stay."),
         When::NextStart},
        u"keptBackupsBox"_s, kept, [](Preferences &p) -> int & { return p.backups.kept; });
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
        m_rows->change([&folder](Preferences &p) { p.backups.folder = folder; });
    });
    dialog->open();
}

void SettingsPage::addAbout()
{
    m_rows->beginSection(tr("About"), u"aboutSection"_s);
    const auto fact = [](const QString &text) {
        auto *label = new Label(text);
        label->setWordWrap(true);
        label->setTextInteractionFlags(Qt::TextSelectableByMouse);
        return label;
    };
    m_rows->addWide({tr("Version"), {}, When::Never},
                    fact(u"Balcão %1 · Qt %2"_s.arg(QCoreApplication::applicationVersion(),
                                                    QString::fromLatin1(qVersion()))));
    m_rows->addWide(
        {tr("Licences"), {}, When::Never},
        fact(tr("Balcão is free software under the GNU General Public License, version 3 or "
                "later, and comes without warranty. It uses Qt (LGPL 3), SQLite (public "
                "domain) and tl::expected (CC0).")));
}

bool SettingsPage::isDemo() const
{
    return m_tools.receipts.issuer().environment == Environment::Kind::Demo;
}

QStringList SettingsPage::rowNames()
{
    build();
    return m_rows->names();
}

void SettingsPage::showRow(int row)
{
    m_faces->setCurrentWidget(m_rows);
    m_rows->goTo(row);
}

void SettingsPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    build();
    if (std::exchange(m_beginsAtLanguage, false))
        m_rows->findChild<QWidget *>(u"languageBox"_s)->setFocus();
    else if (m_faces->currentWidget() == m_rows)
        m_rows->goToSearch();
}

} // namespace ui
