// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/filterbar.h"

#include "core/domain/businessday.h"
#include "core/domain/searchtext.h"
#include "core/domain/transactionpage.h"
#include "core/service/evidencesupport.h"
#include "ui/text/filtertext.h"
#include "ui/text/text.h"
#include "ui/transactions/filterpanel.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QShortcut>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using core::FilterPart;

namespace
{

constexpr auto kPause = std::chrono::milliseconds(150);
constexpr int kMaxTextLength = 200; ///< characters; no searchable value is longer
constexpr int kBoxHeight = 40;
constexpr auto kClear = QKeyCombination(Qt::CTRL, Qt::Key_Backspace);

bool isEnter(int key)
{
    return key == Qt::Key_Return || key == Qt::Key_Enter;
}

} // namespace

FilterBar::FilterBar(core::TransactionService &service, core::AnnotationRepository *repository,
                     QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_repository(repository)
{
    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, [this] { tryReading(0); });
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(createSearch());
    layout->addWidget(createChips());
    showChips();
    showReading();
}

QWidget *FilterBar::createSearch()
{
    m_search = new QLineEdit;
    m_search->setObjectName(u"searchEdit"_s);
    m_search->setProperty("isSearch", true);
    m_search->setAccessibleName(tr("Search"));
    m_search->setPlaceholderText(tr("Search: amount, name, end of a receipt …   /"));
    m_search->setMaxLength(kMaxTextLength);
    m_search->installEventFilter(this);
    connect(m_search, &QLineEdit::textEdited, this, &FilterBar::readText);
    m_otherwise =
        keyButton(tr("Interpret the text differently"), Qt::CTRL | Qt::Key_R, u"otherwiseButton"_s);
    makeCompact(m_otherwise);
    m_otherwise->setFocusPolicy(Qt::TabFocus);
    connect(m_otherwise, &QPushButton::clicked, this, &FilterBar::readOtherwise);
    auto *panel = keyButton(tr("Filters"), Qt::Key_F, u"filtersButton"_s);
    makeCompact(panel);
    panel->setFocusPolicy(Qt::TabFocus);
    connect(panel, &QPushButton::clicked, this, &FilterBar::togglePanel);
    for (const QKeySequence &key :
         {QKeySequence(Qt::Key_Slash), QKeySequence(QKeySequence::Find)}) {
        auto *find = new QShortcut(key, this);
        describeKey(find, tr("Search"));
        connect(find, &QShortcut::activated, this, &FilterBar::search);
    }
    auto *row = new QWidget;
    row->setMinimumHeight(kBoxHeight);
    auto *layout = new QHBoxLayout(row);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_search, 1);
    layout->addWidget(m_otherwise);
    layout->addWidget(panel);
    return row;
}

/// Creates the panel on first use, because the list must appear at once.
void FilterBar::createPanel()
{
    m_panel = new FilterPanel(m_repository, core::listsEvidence(m_service)
                                                ? FilterPanel::Evidence::Offered
                                                : FilterPanel::Evidence::None);
    m_panel->hide();
    m_panel->setPattern(m_pattern);
    showCutoff();
    m_panel->show(m_kept);
    connect(m_panel, &FilterPanel::changed, this, [this] { change(m_panel->on(m_kept)); });
    auto *close =
        new QShortcut(Qt::Key_Escape, m_panel, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    describeKey(close, tr("Close the filters"));
    connect(close, &QShortcut::activated, this, &FilterBar::togglePanel);
    static_cast<QVBoxLayout *>(layout())->insertWidget(1, m_panel);
}

QWidget *FilterBar::createChips()
{
    m_hidden = keyButton(tr("Clear filter"), kClear, u"showAllButton"_s);
    makeCompact(m_hidden);
    m_hidden->setFocusPolicy(Qt::TabFocus);
    connect(m_hidden, &QPushButton::clicked, this, &FilterBar::clear);
    m_chips = new QWidget;
    m_chipsLayout = new FlowLayout(m_chips);
    m_chipsLayout->addWidget(m_hidden);
    return m_chips;
}

void FilterBar::setPattern(const core::ReferencePattern &pattern)
{
    m_pattern = pattern;
    if (m_panel)
        m_panel->setPattern(pattern);
}

void FilterBar::setCutoff(int minutes)
{
    if (minutes == m_cutoff)
        return;
    const auto [first, last] = core::filteredDays(m_kept, m_cutoff);
    core::TransactionFilter kept = m_kept;
    if (first.isValid() || last.isValid()) {
        if (m_cutoff != 0)
            kept = core::withoutPart(kept, FilterPart::Created);
        kept = core::withDays(kept, first, last, minutes);
    }
    m_cutoff = minutes;
    if (m_panel)
        showCutoff();
    change(kept);
}

void FilterBar::showCutoff()
{
    m_panel->setCutoff(m_cutoff);
    m_panel->emitPicked(
        m_service.partsPickedHere(core::inBusinessDays(FilterPanel::filterOfEachPart(), m_cutoff)));
}

void FilterBar::search()
{
    m_search->setFocus(Qt::ShortcutFocusReason);
    m_search->selectAll();
}

void FilterBar::setFilter(const core::TransactionFilter &filter)
{
    m_pause.stop();
    ++m_generation;
    m_search->clear();
    m_readings.clear();
    m_reading.reset();
    m_keepsWhenFound = false;
    change(filter);
}

void FilterBar::searchFor(const QString &text)
{
    clear();
    m_search->setText(text);
    m_search->setFocus(Qt::OtherFocusReason);
    readText();
}

void FilterBar::setCompact(bool isCompact)
{
    m_search->setProperty("density", isCompact ? u"compact"_s : QString());
    m_search->style()->unpolish(m_search); // applies the property
    m_search->style()->polish(m_search);
}

QString FilterBar::unfoundText() const
{
    return m_reading && m_found == 0 ? m_search->text().simplified() : QString();
}

void FilterBar::showHidden(std::optional<qint64> count)
{
    const bool isKnown = count && *count > 0;
    const QString words = isKnown ? tr("Clear filter (%1 hidden)", "%1 is a number of transactions")
                                        .arg(QLocale().toString(*count))
                                  : tr("Clear filter");
    setKeyedText(*m_hidden, words, kClear);
    m_hidden->setAccessibleName(words);
}

/// Makes Ctrl+Backspace clear the filter instead of deleting a word.
bool FilterBar::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_search && event->type() == QEvent::ShortcutOverride) {
        const auto *key = static_cast<QKeyEvent *>(event);
        if (key->keyCombination() == kClear) {
            event->ignore();
            return true;
        }
    }
    if (event->type() != QEvent::KeyPress)
        return QWidget::eventFilter(watched, event);
    const int key = static_cast<QKeyEvent *>(event)->key();
    if (watched != m_search) { // a chip
        const bool isRemoval = key == Qt::Key_Delete || key == Qt::Key_Backspace || isEnter(key);
        if (isRemoval)
            static_cast<QPushButton *>(watched)->click();
        else if (key == Qt::Key_Escape)
            Q_EMIT left();
        return isRemoval || key == Qt::Key_Escape;
    }
    const auto parts = core::partsOf(m_kept);
    if (isEnter(key)) {
        keep();
    } else if (key == Qt::Key_Escape || key == Qt::Key_Down) {
        Q_EMIT left();
    } else if (key == Qt::Key_Backspace && m_search->text().isEmpty() && !parts.isEmpty()) {
        change(core::withoutPart(m_kept, parts.last()));
    } else {
        return QWidget::eventFilter(watched, event);
    }
    return true;
}

void FilterBar::readText()
{
    ++m_generation;
    m_keepsWhenFound = false;
    m_reading.reset();
    m_readings = core::readSearch(m_search->text(), core::businessToday(m_cutoff));
    for (core::TransactionFilter &reading : m_readings)
        reading = core::inBusinessDays(reading, m_cutoff);
    const QString typed = m_search->text().simplified();
    if (!m_readings.isEmpty() && m_service.capabilities().findsNotes)
        m_readings += {{.tag = typed}, {.note = typed}};
    if (!m_readings.isEmpty()) {
        m_pause.start();
        return;
    }
    m_pause.stop();
    change(m_kept);
}

/// Tries the interpretations one by one until one has results. Falls back to the first one.
void FilterBar::tryReading(qsizetype index)
{
    if (index >= m_readings.size()) {
        handleReading(0, 0);
        return;
    }
    core::onAnswer(m_service.count(core::withParts(m_kept, m_readings[index])), this,
                   [this, index, generation = ++m_generation](const core::Result<qint64> &total) {
                       if (generation != m_generation)
                           return;
                       const bool isRefused =
                           !total && total.error().code == core::Error::Code::Unsupported;
                       if (isRefused || (total && *total == 0))
                           tryReading(index + 1);
                       else // also after an error, which the list shows
                           handleReading(index, total.value_or(0));
                   });
}

void FilterBar::handleReading(qsizetype index, qint64 found)
{
    m_reading = index;
    m_found = found;
    if (m_keepsWhenFound && found > 0) {
        m_keepsWhenFound = false;
        keep();
        return;
    }
    m_keepsWhenFound = false;
    change(m_kept);
}

/// Switches to the next interpretation, with or without results, at the user's request.
void FilterBar::readOtherwise()
{
    if (m_readings.size() < 2 || !m_reading)
        return;
    m_reading = (*m_reading + 1) % m_readings.size();
    m_found = 1; // The user chose the interpretation, with or without results.
    change(m_kept);
}

/// Turns the typed text into a chip. A text without results stays in the box for correction.
void FilterBar::keep()
{
    const bool isUnderWay = m_pause.isActive() || (!m_readings.isEmpty() && !m_reading);
    if (isUnderWay) {
        m_keepsWhenFound = true;
        if (m_pause.isActive()) {
            m_pause.stop();
            tryReading(0);
        }
        return;
    }
    if (m_reading && m_found == 0)
        return;
    if (m_reading)
        setFilter(core::withParts(m_kept, m_readings[*m_reading]));
    Q_EMIT left();
}

void FilterBar::change(const core::TransactionFilter &kept)
{
    m_kept = kept;
    const auto before = m_filter;
    m_filter = m_reading ? core::withParts(kept, m_readings[*m_reading]) : kept;
    if (m_panel)
        m_panel->show(kept);
    showChips();
    showReading();
    if (m_filter != before)
        Q_EMIT filterChanged();
}

/// Returns why the filter part is decided locally; empty: by the service.
QString FilterBar::whyHere(core::FilterPart part) const
{
    if (part == FilterPart::Till)
        return tr("Taken from the reference; the service does not know counters.");
    if (part == FilterPart::Reconciled)
        return tr("Compared with the bank statements of this counter.");
    if (part == FilterPart::Unusual)
        return tr("Decided on this computer from states, evidence, marks and statements.");
    if (isAnnotation(part))
        return tr("Noted at this counter; the service does not have it.");
    if (m_service.partsPickedHere(m_kept).contains(part))
        return tr(
            "Filtered on this computer: the service cannot do it, so all other matches are read.");
    return {};
}

void FilterBar::showChips()
{
    const bool hadFocus = m_chips->isAncestorOf(QApplication::focusWidget());
    while (m_chipsLayout->count() > 0) {
        QLayoutItem *item = m_chipsLayout->takeAt(0);
        if (item->widget() != m_hidden)
            item->widget()->deleteLater();
        delete item;
    }
    const auto parts = core::partsOf(m_kept);
    for (const FilterPart part : parts) {
        const QString text = filterText(m_kept, part);
        const QString why = whyHere(part);
        const QString shown = why.isEmpty() ? text : u"%1 %2"_s.arg(kDecidedHere, text);
        auto *chip = new QPushButton(u"%1   ✕"_s.arg(shown).replace(u"&"_s, u"&&"_s), m_chips);
        chip->setObjectName(u"filterChip"_s);
        chip->setAccessibleName(tr("Remove filter: %1").arg(text));
        chip->setToolTip(why);
        chip->setAccessibleDescription(why);
        makeCompact(chip);
        chip->installEventFilter(this);
        connect(chip, &QPushButton::clicked, this,
                [this, part] { change(core::withoutPart(m_kept, part)); });
        m_chipsLayout->addWidget(chip);
        chip->show();
    }
    m_chipsLayout->addWidget(m_hidden);
    m_chips->setVisible(m_filter != core::TransactionFilter());
    if (hadFocus)
        m_search->setFocus();
}

/// Shows the interpretation of the typed text.
void FilterBar::showReading()
{
    m_otherwise->setVisible(m_reading.has_value());
    if (!m_reading)
        return;
    QStringList names;
    for (const FilterPart part : core::partsOf(m_readings[*m_reading]))
        names.append(filterPartName(part));
    const QString words = tr("as: %1", "what was typed is read as, for example, a reference")
                              .arg(names.join(u" + "_s));
    const bool isOnlyOne = m_readings.size() < 2;
    setKeyedText(*m_otherwise, words,
                 isOnlyOne ? QKeySequence() : QKeySequence(Qt::CTRL | Qt::Key_R));
    m_otherwise->setAccessibleDescription(words);
    m_otherwise->setEnabled(!isOnlyOne);
}

bool FilterBar::isPanelOpen() const
{
    return m_panel && m_panel->isVisibleTo(this);
}

void FilterBar::togglePanel()
{
    if (!m_panel)
        createPanel();
    const bool opens = !m_panel->isVisible();
    m_panel->setVisible(opens);
    Q_EMIT panelToggled();
    if (opens)
        m_panel->begin();
    else
        Q_EMIT left();
}

} // namespace ui
