// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/commandpalette.h"

#include "core/domain/brcode.h"
#include "core/domain/endtoendid.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"
#include "ui/shell/fuzzymatch.h"
#include "ui/text/text.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QStyledItemDelegate>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr auto kPause = std::chrono::milliseconds(150); ///< delay after a key before the query
constexpr qsizetype kMinTyped = 3;                      ///< minimum length of a transaction search
constexpr qsizetype kMaxTransactions = 8;
constexpr qsizetype kMaxShown = 30;
constexpr qsizetype kMaxNameLength = 60;

QString wordsFor(const core::Transaction &transaction, const QString &name)
{
    return u"%1  ·  %2  ·  %3  ·  %4"_s.arg(
        signedMoneyText(transaction), foreignText(name.left(kMaxNameLength)),
        statusWord(transaction.status), minuteText(transaction.created));
}

constexpr int kKeyRole = Qt::UserRole;

/// Paints the key of an entry at the right edge, so that the keys form a column.
class KeyDelegate : public QStyledItemDelegate
{
public:
    using QStyledItemDelegate::QStyledItemDelegate;

    void paint(QPainter *painter, const QStyleOptionViewItem &option,
               const QModelIndex &index) const override
    {
        const QString key = index.data(kKeyRole).toString();
        QStyleOptionViewItem item = option;
        initStyleOption(&item, index);
        const int keyWidth = key.isEmpty() ? 0 : item.fontMetrics.horizontalAdvance(key) + kSpace;
        item.text = item.fontMetrics.elidedText(item.text, Qt::ElideRight,
                                                item.rect.width() - keyWidth - 2 * kSpace);
        item.widget->style()->drawControl(QStyle::CE_ItemViewItem, &item, painter, item.widget);
        const bool isSelected = item.state & QStyle::State_Selected;
        painter->setPen(
            item.palette.color(isSelected ? QPalette::HighlightedText : QPalette::PlaceholderText));
        painter->drawText(item.rect.adjusted(kSpace, 0, -kSpace, 0),
                          Qt::AlignRight | Qt::AlignVCenter, key);
    }
};

/// Returns how well the target matches; synonyms match by their beginning, after all names.
std::optional<int> distanceOf(const PaletteEntry &target, const QString &typed)
{
    constexpr int kSynonym = 1000;
    if (const auto distance = fuzzyDistance(typed, target.text))
        return distance;
    const QString word = core::foldedToAscii(typed.simplified()).toLower();
    const bool isSynonym =
        word.size() >= kMinTyped && (u' ' + target.synonyms).contains(u' ' + word);
    return isSynonym ? std::optional(kSynonym) : std::nullopt;
}

} // namespace

CommandPalette::CommandPalette(QList<PaletteEntry> targets, core::TransactionService &service,
                               Transactions transactions, QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_transactions(std::move(transactions))
    , m_targets(std::move(targets))
{
    m_edit = new QLineEdit;
    m_edit->setObjectName(u"paletteEdit"_s);
    m_edit->setAccessibleName(tr("Go to"));
    m_edit->setPlaceholderText(tr("A page, an action, a name, a document, a reference or an id"));
    m_edit->setMaxLength(100);
    m_edit->installEventFilter(this);
    setFocusProxy(m_edit);
    m_list = new QListWidget;
    m_list->setObjectName(u"paletteList"_s);
    m_list->setAccessibleName(tr("Results"));
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setTextElideMode(Qt::ElideRight);
    m_list->setItemDelegate(new KeyDelegate(m_list));
    m_list->setFocusPolicy(Qt::NoFocus); // The arrow keys of the line edit move the selection.
    m_nothing = new Label(tr("Nothing found."), TextSize::Body, Label::Tone::Muted);
    m_nothing->setObjectName(u"paletteNothing"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(m_edit);
    layout->addWidget(m_nothing);
    layout->addWidget(m_list, 1);
    layout->addStretch(); // instead of an empty list

    m_pause.setSingleShot(true);
    m_pause.setInterval(kPause);
    connect(&m_pause, &QTimer::timeout, this, &CommandPalette::search);
    connect(m_edit, &QLineEdit::textEdited, this, [this] {
        ++m_generation;
        m_found.clear();
        m_pause.start();
        refresh();
    });
    connect(m_edit, &QLineEdit::returnPressed, this, &CommandPalette::choose);
    connect(m_list, &QListWidget::itemClicked, this, &CommandPalette::choose);
    refresh();
}

bool CommandPalette::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_edit && event->type() == QEvent::KeyPress) {
        const int key = static_cast<QKeyEvent *>(event)->key();
        const int last = m_list->count() - 1;
        if (key == Qt::Key_Down || key == Qt::Key_Up) {
            const int row = m_list->currentRow() + (key == Qt::Key_Down ? 1 : -1);
            m_list->setCurrentRow(std::clamp(row, 0, std::max(0, last)));
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

/// Returns the best pages and actions for the typed text.
QList<PaletteEntry> CommandPalette::matches() const
{
    const QString typed = m_edit->text();
    QList<std::pair<int, PaletteEntry>> fitting;
    for (const PaletteEntry &target : std::as_const(m_targets)) {
        if (const auto distance = distanceOf(target, typed))
            fitting.append({*distance, target});
    }
    std::stable_sort(fitting.begin(), fitting.end(),
                     [](const auto &a, const auto &b) { return a.first < b.first; });
    QList<PaletteEntry> targets;
    for (const auto &[distance, target] : std::as_const(fitting)) {
        if (targets.size() < kMaxShown)
            targets.append(target);
    }
    return targets;
}

void CommandPalette::refresh()
{
    QList<PaletteEntry> targets = matches();
    for (const core::Transaction &transaction : std::as_const(m_found))
        targets.append({tr("Transaction"),
                        wordsFor(transaction, m_transactions.nameOf(transaction)),
                        {},
                        [this, transaction] { m_transactions.open(transaction); }});
    const QString typed = m_edit->text().simplified();
    if (m_transactions.search && typed.size() >= kMinTyped)
        targets.append({tr("Transactions"),
                        tr("Search for “%1”", "the typed text").arg(typed),
                        {},
                        [search = m_transactions.search, typed] { search(typed); }});
    showTargets(targets);
}

void CommandPalette::showTargets(const QList<PaletteEntry> &targets)
{
    m_shown = targets;
    m_list->clear();
    for (const PaletteEntry &target : targets) {
        auto *item = new QListWidgetItem(u"%1:  %2"_s.arg(target.kind, target.text), m_list);
        item->setData(kKeyRole, target.key);
        if (!target.key.isEmpty())
            item->setData(Qt::AccessibleTextRole, u"%1   %2"_s.arg(item->text(), target.key));
    }
    m_list->setCurrentRow(targets.isEmpty() ? -1 : 0);
    m_list->setVisible(!targets.isEmpty());
    m_nothing->setVisible(targets.isEmpty());
}

/// Sends one query for each kind of id, since the filter has no "or".
void CommandPalette::search()
{
    const QString typed = m_edit->text().simplified();
    if (typed.size() < kMinTyped || !m_transactions.open)
        return;
    if (const auto id = QUuid::fromString(typed); !id.isNull())
        ask({.identifier = id});
    ask({.reference = typed});
    if (core::EndToEndId::parse(typed))
        ask({.endToEndId = typed});
    ask({.nameOrDocument = typed});
}

void CommandPalette::ask(const core::TransactionFilter &filter)
{
    core::onAnswer(
        m_service.list(filter), this,
        [this, generation = m_generation](const core::Result<core::TransactionPage> &answer) {
            if (answer && generation == m_generation)
                showFound(answer->transactions);
        });
}

void CommandPalette::showFound(const QList<core::Transaction> &transactions)
{
    for (const core::Transaction &transaction : transactions) {
        const bool isKnown = std::any_of(
            m_found.cbegin(), m_found.cend(),
            [&transaction](const core::Transaction &found) { return found.id == transaction.id; });
        if (!isKnown && m_found.size() < kMaxTransactions)
            m_found.append(transaction);
    }
    const int row = m_list->currentRow(); // Keep the selection.
    refresh();
    if (row > 0)
        m_list->setCurrentRow(row);
}

void CommandPalette::choose()
{
    const int row = m_list->currentRow();
    if (row >= 0 && row < m_shown.size())
        Q_EMIT chosen(m_shown[row].go);
}

} // namespace ui
