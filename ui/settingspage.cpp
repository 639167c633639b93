// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settingspage.h"

#include "core/domain/brcode.h"
#include "ui/backuppanel.h"
#include "ui/keybutton.h"
#include "ui/keyuses.h"
#include "ui/label.h"
#include "ui/languages.h"
#include "ui/presetlist.h"
#include "ui/theme.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QFileInfo>
#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtGui/QShortcut>
#include <QtGui/QWheelEvent>
#include <QtPrintSupport/QPrinterInfo>
#include <QtWidgets/QApplication>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QScrollArea>
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

/// Shows that there is more to it, which the style sheet takes away from a QComboBox. The wheel
/// scrolls the page, and changes nothing on its way.
class ChoiceBox : public QComboBox
{
protected:
    void wheelEvent(QWheelEvent *event) override { event->ignore(); }

    void paintEvent(QPaintEvent *event) override
    {
        QComboBox::paintEvent(event);
        QPainter painter(this);
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(palette().color(QPalette::Text), 1.6));
        const QPointF tip(width() - 16, height() / 2.0 + 2.5);
        painter.drawPolyline(QPolygonF{tip + QPointF(-5, -5), tip, tip + QPointF(5, -5)});
    }
};

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
    addCounter();
    addPrinting();
    addLanguage();
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
    auto *all = new QWidget;
    auto *layout = new QVBoxLayout(all);
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
    page->addWidget(all);
    all->show(); // now, as the next key may be for it
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
        [](Preferences &p) -> QString & { return p.backups.folder; });
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
                           Field<QString> field)
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
            change([&](Preferences &p) { field(p) = text; });
    });
    m_showers.append([edit, problem, field](const Preferences &preferences) {
        Preferences copy = preferences;
        // What cannot stand is still being written.
        if (problem->isHidden() && edit->text().trimmed() != field(copy))
            edit->setText(field(copy));
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
    m_search->setFocus();
}

void SettingsPage::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        m_search->setFocus();
    } else {
        event->ignore();
    }
}

} // namespace ui
