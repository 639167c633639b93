// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/settings/settingrows.h"

#include "core/domain/brcode.h"
#include "ui/widgets/choicebox.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtCore/QHash>
#include <QtCore/QTimer>
#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QFrame>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QScrollBar>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kPageWidth = 860;
constexpr int kEditorWidth = 300;
constexpr int kWidthWithIndex = 1040; ///< of the page
constexpr int kIndexMargins = 28;     ///< of a row of the index

/// Returns other words for a setting, in all languages: people search for what other programs say.
QLatin1StringView synonymsOf(const QString &editor)
{
    static const QHash<QString, QLatin1StringView> synonyms{
        {u"themeBox"_s, "tema theme escuro dark oscuro noturno claro light cores aparencia"_L1},
        {u"scaleBox"_s, "zoom fonte font fuente letra letras tamanho tamano grande size"_L1},
        {u"languageBox"_s, "idioma lingua language ingles portugues espanhol espanol"_L1},
        {u"motionBox"_s, "animacao animacoes animation animacion"_L1},
        {u"keyEditor"_s, "atalho atalhos tecla teclas teclado shortcut hotkey atajo teclado"_L1},
        {u"paperBox"_s, "impressora printer impresora bobina recibo"_L1},
    };
    return synonyms.value(editor);
}

/// Returns the text without case, accents and punctuation: "impressao" finds "Impressão".
QString folded(const QString &text)
{
    return core::foldedToAscii(text).toLower();
}

} // namespace

SettingRows::SettingRows(const QString &title, core::PreferencesStore &preferences)
    : m_preferences(preferences)
    , m_search(new QLineEdit)
    , m_nothing(new Label(tr("No setting found. Esc shows all of them."), TextSize::Body,
                          Label::Tone::Muted))
    , m_news(new Label({}, TextSize::Body, Label::Tone::Problem))
    , m_index(new QListWidget)
    , m_scroll(new QScrollArea)
{
    m_search->setObjectName(u"settingsSearchEdit"_s);
    m_search->setProperty("isSearch", true);
    m_search->setAccessibleName(tr("Search the settings"));
    m_search->setPlaceholderText(withOwnKeys(tr("Search the settings   Ctrl+F")));
    connect(m_search, &QLineEdit::textChanged, this, &SettingRows::search);
    connect(m_search, &QLineEdit::returnPressed, this, &SettingRows::goToFirst);
    for (const QKeySequence &key :
         {QKeySequence(QKeySequence::Find), QKeySequence(Qt::Key_Slash)}) {
        auto *shortcut = new QShortcut(key, this);
        describeKey(shortcut, tr("Search the settings"));
        connect(shortcut, &QShortcut::activated, this, [this] {
            m_search->setFocus(Qt::ShortcutFocusReason);
            m_search->selectAll();
        });
    }
    m_nothing->setObjectName(u"nothingFoundLabel"_s);
    m_nothing->hide();
    m_news->setObjectName(u"settingsNews"_s);
    m_news->setWordWrap(true);

    auto *column = new QWidget;
    column->setMaximumWidth(kPageWidth);
    m_column = new QVBoxLayout(column);
    m_column->setContentsMargins(0, 0, 0, kSpace);
    m_column->setSpacing(kSpace);
    m_column->addStretch();
    m_scroll->setWidgetResizable(true);
    m_scroll->setFrameShape(QFrame::NoFrame);
    m_scroll->setFocusPolicy(Qt::NoFocus);
    m_scroll->setWidget(column);

    m_index->setObjectName(u"settingsIndex"_s);
    m_index->setAccessibleName(tr("Sections"));
    m_index->setFocusPolicy(Qt::NoFocus); // The search is as fast by keyboard.
    m_index->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    connect(m_index, &QListWidget::itemClicked, this,
            [this](const QListWidgetItem *item) { goToSection(m_index->row(item)); });
    connect(m_scroll->verticalScrollBar(), &QScrollBar::valueChanged, this,
            &SettingRows::followScrolling);

    auto *top = new QHBoxLayout;
    top->addWidget(new Label(title, TextSize::Title));
    top->addSpacing(kSpace);
    top->addWidget(m_search, 1);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(top);
    layout->addWidget(m_news);
    layout->addWidget(m_nothing);
    auto *body = new QHBoxLayout;
    body->setSpacing(kSpace);
    body->addWidget(m_index);
    body->addWidget(m_scroll, 1);
    layout->addLayout(body, 1);
    fitIndex();

    connect(qApp, &QApplication::focusChanged, this, [this](QWidget *, QWidget *now) {
        // A widget that moves between press and release is not clicked.
        const bool isPressed = QGuiApplication::mouseButtons() != Qt::NoButton;
        if (now && m_scroll->isAncestorOf(now) && !isPressed) // after the layout has changed
            QTimer::singleShot(0, now, [this, now] {
                m_scroll->ensureWidgetVisible(now);
                markSectionOf(*now);
            });
    });
    connect(&m_preferences, &core::PreferencesStore::changed, this, &SettingRows::refresh);
    connect(&m_preferences, &core::PreferencesStore::problemFound, this, &SettingRows::showProblem);
    showProblem(m_preferences.problem());
}

QFrame *SettingRows::beginSection(const QString &title, const QString &objectName)
{
    auto *card = new QFrame;
    card->setObjectName(objectName);
    card->setProperty("role", u"card"_s);
    card->setAccessibleName(title);
    auto *rows = new QVBoxLayout(card);
    rows->setContentsMargins(kSpace, kSpaceSmall + 4, kSpace, kSpaceSmall + 4);
    rows->setSpacing(kSpaceSmall + 4);
    rows->addWidget(new Label(title, TextSize::Title));
    m_column->insertWidget(m_column->count() - 1, card); // above the stretch
    m_sections.append({card, rows, title, {}});
    m_index->addItem(title);
    fitIndex();
    return card;
}

void SettingRows::addToggle(const Words &words, const QString &objectName, Field<bool> field)
{
    addChoice<bool>(words, objectName, {{tr("No"), false}, {tr("Yes"), true}}, field);
}

void SettingRows::addBox(const Words &words, const QString &objectName, const QStringList &names,
                         const std::function<Chosen(const core::Preferences &)> &chosen,
                         const std::function<void(core::Preferences &, int)> &choose)
{
    auto *box = new ChoiceBox;
    box->setObjectName(objectName);
    box->addItems(names);
    addRow(words, box);
    connect(box, &QComboBox::activated, this, [this, count = names.size(), choose](int index) {
        if (index < count)
            change([&](core::Preferences &p) { choose(p, index); });
    });
    follow([box, count = names.size(), chosen](const core::Preferences &preferences) {
        const Chosen now = chosen(preferences);
        while (box->count() > count)
            box->removeItem(box->count() - 1);
        if (!now.other.isEmpty())
            box->addItem(now.other);
        box->setCurrentIndex(now.other.isEmpty() ? now.index : box->count() - 1);
    });
}

void SettingRows::addText(const Words &words, const QString &objectName, const QString &example,
                          const std::function<QString(const QString &)> &problemOf,
                          const std::function<QString(const core::Preferences &)> &read,
                          const std::function<void(core::Preferences &, const QString &)> &write)
{
    auto *edit = new QLineEdit;
    edit->setObjectName(objectName);
    edit->setAccessibleName(words.name);
    edit->setPlaceholderText(example);
    auto *problem =
        Label::wrapping(objectName + u"Problem"_s, TextSize::Small, Label::Tone::Problem);
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
        if (!problem->text().isEmpty())
            return;
        edit->setModified(false); // saved
        change([&](core::Preferences &p) { write(p, text); });
    });
    follow([edit, problem, read](const core::Preferences &preferences) {
        // An invalid text is still being edited.
        if (problem->isHidden() && edit->text().trimmed() != read(preferences))
            edit->setText(read(preferences));
    });
}

void SettingRows::addRow(const Words &words, QWidget *editor)
{
    editor->setFixedWidth(kEditorWidth);
    addWide(words, editor);
}

/// Adds an editor below its texts, or to their right if the width is fixed.
void SettingRows::addWide(const Words &words, QWidget *editor)
{
    Section &section = m_sections.last();
    const bool isOneLine = editor->minimumWidth() == kEditorWidth;
    if (editor->accessibleName().isEmpty() && !qobject_cast<Label *>(editor))
        editor->setAccessibleName(words.name);
    auto *text = new QVBoxLayout;
    text->setSpacing(2);
    auto *name = new Label(words.name, TextSize::Strong);
    name->setWordWrap(true);
    text->addWidget(name);
    QStringList below;
    if (!words.explanation.isEmpty())
        below += words.explanation;
    switch (words.when) {
    case When::NextCharge:
        below += tr("Applies from the next charge.");
        break;
    case When::NextReceipt:
        below += tr("Applies from the next receipt.");
        break;
    case When::NextStart:
        below += tr("Applies from the next start.");
        break;
    case When::AtOnce:
    case When::Never:
        break;
    }
    if (!below.isEmpty()) {
        auto *small = new Label({}, TextSize::Small, Label::Tone::Muted);
        small->setWordWrap(true);
        text->addWidget(small);
        follow([small, editor, sentences = below.join(u' ')](const core::Preferences &) {
            small->setText(withOwnKeys(sentences));
            editor->setAccessibleDescription(small->text());
        });
    }
    auto *frame = new QWidget;
    auto *layout =
        new QBoxLayout(isOneLine ? QBoxLayout::LeftToRight : QBoxLayout::TopToBottom, frame);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(isOneLine ? kSpace : kSpaceSmall);
    layout->addLayout(text, isOneLine ? 1 : 0);
    layout->addWidget(editor, 0, isOneLine ? Qt::AlignVCenter : Qt::Alignment());
    section.rows->addWidget(frame);
    section.all.append({frame, words.name,
                        folded(QStringList{section.title, words.name, words.explanation,
                                           synonymsOf(editor->objectName())}
                                   .join(u' ')),
                        synonymsOf(editor->objectName())});
}

void SettingRows::addConfirmation(const Words &words, QWidget *editor)
{
    addWide(words, editor);
    m_sections.last().all.last().isConfirmation = true;
}

void SettingRows::follow(const std::function<void(const core::Preferences &)> &show)
{
    m_showers.append(show);
    m_isShowing = true;
    show(m_preferences.value());
    m_isShowing = false;
}

void SettingRows::change(const std::function<void(core::Preferences &)> &change)
{
    if (m_isShowing)
        return;
    core::Preferences preferences = m_preferences.value();
    change(preferences);
    m_news->hide();
    m_preferences.set(preferences);
}

void SettingRows::showProblem(const QString &sentences)
{
    m_news->setText(sentences);
    m_news->setVisible(!sentences.isEmpty());
}

void SettingRows::refresh()
{
    m_isShowing = true;
    for (const auto &show : std::as_const(m_showers))
        show(m_preferences.value());
    m_isShowing = false;
}

/// Shows the rows that contain all typed words in any order.
void SettingRows::search()
{
    const QStringList words = folded(m_search->text()).split(u' ', Qt::SkipEmptyParts);
    bool isAnyFound = false;
    int number = 0;
    for (const Section &section : std::as_const(m_sections)) {
        bool isFoundHere = false;
        for (const Row &row : section.all) {
            const bool isFound =
                std::all_of(words.cbegin(), words.cend(),
                            [&row](const QString &word) { return row.searched.contains(word); });
            row.frame->setVisible(isFound);
            isFoundHere |= isFound;
        }
        for (const Row &row : section.all) {
            if (row.isConfirmation)
                row.frame->setVisible(isFoundHere);
        }
        section.card->setVisible(isFoundHere);
        m_index->item(number++)->setHidden(!isFoundHere);
        isAnyFound |= isFoundHere;
    }
    m_nothing->setVisible(!isAnyFound);
}

/// Focuses the first editor among the results.
void SettingRows::goToFirst()
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

void SettingRows::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitIndex();
}

/// Shows the index if there is room, as wide as its longest name.
void SettingRows::fitIndex()
{
    const QFontMetrics metrics(textFont(TextSize::Body));
    int widest = 0;
    for (const Section &section : std::as_const(m_sections))
        widest = qMax(widest, metrics.horizontalAdvance(section.title));
    m_index->setFixedWidth(widest + kIndexMargins);
    m_index->setVisible(width() >= kWidthWithIndex);
}

/// Scrolls a section to the top, as far as possible.
void SettingRows::goToSection(int section)
{
    m_scroll->verticalScrollBar()->setValue(m_sections[section].card->y());
    m_index->setCurrentRow(section); // also if the last sections share a screen
}

/// Marks the first section with its title in the upper half of the screen, or else the section
/// that fills this half.
void SettingRows::followScrolling()
{
    const int top = m_scroll->verticalScrollBar()->value();
    const int middle = top + m_scroll->viewport()->height() / 2;
    int marked = -1;
    for (int i = 0; i < m_sections.size(); ++i) {
        const QFrame *card = m_sections[i].card;
        if (card->isHidden() || card->y() > middle)
            continue;
        marked = i;
        if (card->y() >= top)
            break;
    }
    if (marked >= 0)
        m_index->setCurrentRow(marked);
}

void SettingRows::markSectionOf(const QWidget &editor)
{
    for (int i = 0; i < m_sections.size(); ++i) {
        if (m_sections[i].card->isAncestorOf(&editor))
            m_index->setCurrentRow(i);
    }
}

QStringList SettingRows::names() const
{
    QStringList names;
    for (const Section &section : m_sections) {
        for (const Row &row : section.all)
            names += u"%1 · %2"_s.arg(section.title, row.name);
    }
    return names;
}

QStringList SettingRows::synonyms() const
{
    QStringList synonyms;
    for (const Section &section : m_sections) {
        for (const Row &row : section.all)
            synonyms += row.synonyms;
    }
    return synonyms;
}

void SettingRows::goTo(int row)
{
    m_search->clear();
    QList<QWidget *> frames;
    for (const Section &section : std::as_const(m_sections)) {
        for (const Row &each : section.all)
            frames.append(each.frame);
    }
    QWidget *frame = frames[row];
    const QList<QWidget *> parts = frame->findChildren<QWidget *>();
    for (QWidget *part : parts) {
        if (part->isEnabled() && part->isVisibleTo(frame) && (part->focusPolicy() & Qt::TabFocus)) {
            part->setFocus(Qt::TabFocusReason);
            return;
        }
    }
    // After the layout of the page, which has no editor here.
    QTimer::singleShot(0, frame, [this, frame] { m_scroll->ensureWidgetVisible(frame); });
}

void SettingRows::clearSearch()
{
    m_search->clear();
}

void SettingRows::goToSearch()
{
    m_search->setFocus();
}

void SettingRows::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape && !m_search->text().isEmpty()) {
        m_search->clear();
        m_search->setFocus();
    } else {
        event->ignore();
    }
}

} // namespace ui
