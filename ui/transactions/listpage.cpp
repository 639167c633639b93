// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/listpage.h"

#include "core/console/annotatedtransactionservice.h"
#include "core/console/consoledatabase.h"
#include "core/domain/businessday.h"
#include "core/domain/transactionsum.h"
#include "core/till/contactwatch.h"
#include "core/till/preferences.h"
#include "ui/receipts/receiptcontroller.h"
#include "ui/reports/exportpanel.h"
#include "ui/session/checkedlabel.h"
#include "ui/session/shopcontext.h"
#include "ui/text/contacttext.h"
#include "ui/text/filtertext.h"
#include "ui/text/readerrortext.h"
#include "ui/text/text.h"
#include "ui/transactions/columnpanel.h"
#include "ui/transactions/filterbar.h"
#include "ui/transactions/filtereffect.h"
#include "ui/transactions/filterremovals.h"
#include "ui/transactions/listfooter.h"
#include "ui/transactions/listnotes.h"
#include "ui/transactions/transactionmodel.h"
#include "ui/transactions/transactiontable.h"
#include "ui/transactions/viewbar.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/pagenotice.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAction>
#include <QtWidgets/QApplication>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QMenu>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kRoomForExport = 620; ///< window height below which an export replaces the rows
constexpr int kRoomForAll = 560;    ///< height of choices, rows and footer
constexpr int kRoomForViews = 760;  ///< the same with an open panel and twelve compact rows

/// Delay without changes before the totals are calculated.
constexpr auto kDebounce = std::chrono::milliseconds(250);

} // namespace

ListPage::ListPage(const ShopContext &context, QWidget *parent)
    : ListPage(context.reader(), &context, parent)
{
    m_export->setShop(context.receipts.issuer().environment, context.payer);
}

ListPage::ListPage(core::TransactionService &service, QWidget *parent)
    : ListPage(service, nullptr, parent)
{}

ListPage::ListPage(core::TransactionService &service, const ShopContext *context, QWidget *parent)
    : QWidget(parent)
    , m_annotations(context ? std::make_unique<core::AnnotatedTransactionService>(
                                  service, context->console.annotations())
                            : nullptr)
    , m_service(m_annotations ? static_cast<core::TransactionService &>(*m_annotations) : service)
    , m_preferences(context ? &context->preferences : new core::PreferencesStore({}, this))
    , m_model(new TransactionModel(m_service, context ? &context->console.annotations() : nullptr,
                                   this))
    , m_effect(new FilterEffect(m_service, *m_model, this))
    , m_busy(new BusyIndicator(u"listWait"_s, this))
    , m_contact(new core::ContactWatch(m_service, this))
{
    setObjectName(u"listPage"_s);
    m_bar = new FilterBar(m_service, context ? &context->console.annotations() : nullptr);
    connect(m_bar, &FilterBar::filterChanged, this, &ListPage::search);
    connect(m_bar, &FilterBar::panelToggled, this, &ListPage::fitFooter);
    connect(m_bar, &FilterBar::left, this,
            [this] { m_faces->currentWidget()->setFocus(Qt::OtherFocusReason); });
    m_passedOver = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_passedOver->setObjectName(u"passedOverLabel"_s);
    m_passedOver->setWordWrap(true);
    m_passedOver->hide();
    m_unsorted = new Label(
        tr("Too many transactions for this order, so the newest are first. At most %1 can be "
           "sorted: choose a filter first.")
            .arg(QLocale().toString(core::ListOrder::kMaxSorted)),
        TextSize::Body, Label::Tone::Muted);
    m_unsorted->setObjectName(u"unsortedLabel"_s);
    m_unsorted->setWordWrap(true);
    m_unsorted->hide();
    m_remembered = new Label({}, TextSize::Body, Label::Tone::Problem);
    m_remembered->setObjectName(u"rememberedLabel"_s);
    m_remembered->setWordWrap(true);
    m_remembered->hide();
    m_uncopied = Label::wrapping(u"uncopiedLabel"_s, TextSize::Body, Label::Tone::Problem);
    m_uncopied->setText(tr("Nothing was copied: the notes of this counter cannot be written, so "
                           "nothing would record the copy."));
    m_uncopied->hide();
    connect(&m_service, &core::TransactionService::completenessChanged, this,
            &ListPage::showCompleteness);
    connect(m_busy, &BusyIndicator::messageChanged, this, &ListPage::showBusy);
    createTable();
    m_export = new ExportPanel(m_service, context ? &context->console : nullptr, *m_preferences);
    connect(m_export, &ExportPanel::left, this, [this] {
        fitFooter();
        m_faces->currentWidget()->setFocus();
    });
    createViews();
    m_notice = new PageNotice({});
    connect(m_notice, &PageNotice::retried, this, &ListPage::readAgain);
    m_removals = new FilterRemovals;
    m_notice->addBelow(m_removals);
    connect(m_removals, &FilterRemovals::removalRequested, this, [this](core::FilterPart part) {
        m_notice->setFocus(); // The button disappears.
        m_bar->removePart(part);
    });
    m_footer = new ListFooter;
    connect(m_footer, &ListFooter::pageRequested, m_table, &TransactionTable::goToPage);
    connect(m_footer, &ListFooter::retried, this, [this] {
        m_table->setFocus(); // The button disappears.
        readAgain();
    });
    connect(m_footer, &ListFooter::left, this, [this] { m_faces->currentWidget()->setFocus(); });
    m_faces = new QStackedWidget;
    m_faces->addWidget(m_notice);
    m_faces->addWidget(m_table);

    auto *layout = new QVBoxLayout(this);
    fitLayout();
    layout->addWidget(createHead());
    layout->addWidget(m_views);
    layout->addWidget(m_bar);
    layout->addWidget(m_passedOver);
    layout->addWidget(m_unsorted);
    layout->addWidget(m_remembered);
    layout->addWidget(m_uncopied);
    layout->addWidget(m_export);
    layout->addWidget(m_faces, 1);
    layout->addStretch(); // fills the space of the rows during an export
    if (context) {
        m_table->setDisclosures(&context->console.disclosures());
        m_notes = new ListNotes(context->console.annotations(), *m_table);
        connect(m_notes, &ListNotes::left, this, [this] { m_faces->currentWidget()->setFocus(); });
        layout->addWidget(m_notes);
    }
    layout->addWidget(m_footer);

    connect(m_model, &TransactionModel::stateChanged, this, &ListPage::showState);
    connect(m_effect, &FilterEffect::changed, this, &ListPage::showEffect);
    connect(m_model, &TransactionModel::dataChanged, this,
            [this](const QModelIndex &, const QModelIndex &, const QList<int> &roles) {
                if (roles.isEmpty()) // otherwise only an annotation changed
                    m_addUp.start();
            });
    if (context) {
        const auto follow = [this, walkIn = context->payer] {
            const core::Charging &charging = m_preferences->value().charging;
            m_model->setMasking(m_preferences->masking(), walkIn);
            m_model->setPattern(charging.reference);
            m_annotations->setPattern(charging.reference);
            m_bar->setPattern(charging.reference);
            m_table->setCutoff(cutoff());
            m_bar->setCutoff(cutoff());
        };
        connect(m_preferences, &core::PreferencesStore::changed, this, follow);
        connect(m_preferences, &core::PreferencesStore::maskingChanged, this, follow);
        follow();
    }
    m_addUp.setSingleShot(true);
    m_addUp.setInterval(kDebounce);
    connect(&m_addUp, &QTimer::timeout, this, &ListPage::addUp);
    auto *reload = new QAction(tr("Refresh"), this);
    reload->setShortcut(QKeySequence::Refresh);
    connect(reload, &QAction::triggered, this, &ListPage::readAgain);
    addAction(reload);
    showState();
}

ListPage::~ListPage() = default;

void ListPage::setDisclosures(core::DisclosureRepository *disclosures)
{
    m_export->setDisclosures(disclosures);
    m_table->setDisclosures(disclosures);
}

void ListPage::setMasking(core::Masking masking)
{
    m_model->setMasking(masking, {});
}

QWidget *ListPage::createHead()
{
    m_total = new Label({}, TextSize::Body, Label::Tone::Muted);
    m_total->setObjectName(u"totalLabel"_s);
    auto *head = new QWidget;
    auto *layout = new QHBoxLayout(head);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->addWidget(new Label(tr("Transactions"), TextSize::Title));
    layout->addStretch();
    if (m_contact->isRemote())
        layout->addWidget(new CheckedLabel(*m_contact));
    layout->addWidget(m_total);
    auto *open = keyButton(tr("Export…"), Qt::Key_E, u"exportButton"_s);
    makeCompact(open);
    connect(open, &QPushButton::clicked, this, [this] {
        m_export->begin(m_model->filter(),
                        m_service.completeness() ? std::nullopt : m_model->asOf());
        fitFooter();
    });
    layout->addWidget(open);
    return head;
}

void ListPage::createTable()
{
    m_table = new TransactionTable(*m_model);
    connect(m_table, &TransactionTable::opened, this, &ListPage::opened);
    connect(m_table, &TransactionTable::openedApart, this, &ListPage::openedApart);
    connect(m_table, &TransactionTable::moved, this, &ListPage::showPageNumber);
    connect(m_table, &TransactionTable::selectedOthers, this,
            [this] { m_footer->showSelection(m_table->selected(), m_model->total()); });
    if (m_service.capabilities().sortsLists)
        m_table->enableSorting();
    connect(m_table, &TransactionTable::orderChosen, this, &ListPage::setOrder);
    connect(m_table, &TransactionTable::rowMenuRequested, this, &ListPage::openRowMenu);
    connect(m_table, &TransactionTable::copied, this, [this] { m_uncopied->hide(); });
    connect(m_table, &TransactionTable::copyRefused, this, [this] { m_uncopied->show(); });
    connect(m_model, &TransactionModel::orderRefused, this, [this] {
        m_unsorted->show();
        showOrder();
    });
}

/// Services without the capability have one order.
void ListPage::setOrder(const core::ListOrder &order)
{
    m_unsorted->hide();
    m_model->setOrder(m_service.capabilities().sortsLists ? order : core::ListOrder());
    showOrder();
}

void ListPage::showOrder()
{
    m_table->setOrder(m_model->order());
    m_views->showFilter(shownFilter());
}

/// Returns the filter with the order, as saved in a view.
core::TransactionFilter ListPage::shownFilter() const
{
    core::TransactionFilter filter = m_bar->filter();
    filter.order = m_model->order();
    return filter;
}

/// Creates the widgets for the stored views and columns.
void ListPage::createViews()
{
    m_views = new ViewBar(m_service, *m_preferences);
    connect(m_views, &ViewBar::chosen, this, &ListPage::applyView);
    connect(m_views, &ViewBar::left, this,
            [this] { m_faces->currentWidget()->setFocus(Qt::OtherFocusReason); });
    auto *columns = keyButton(tr("Columns"), Qt::Key_C, u"columnsButton"_s);
    makeCompact(columns);
    columns->setFocusPolicy(Qt::TabFocus);
    connect(columns, &QPushButton::clicked, this, &ListPage::toggleColumns);
    m_views->addButton(columns);
    connect(m_table, &TransactionTable::columnsChosen, this, &ListPage::setColumns);
    connect(m_preferences, &core::PreferencesStore::changed, this, &ListPage::showColumns);
    addRowsAction();
    showColumns();
}

void ListPage::applyView(const core::SavedView &view)
{
    if (!view.columns.shown.isEmpty())
        setColumns(view.columns);
    core::TransactionFilter filter = filterOf(view, core::businessToday(cutoff()), cutoff());
    const core::ListOrder order = std::exchange(filter.order, {});
    m_bar->setFilter(filter);
    setOrder(order);
}

void ListPage::setColumns(const core::ListColumns &columns)
{
    core::Preferences changed = m_preferences->value();
    changed.listing.columns = columns;
    m_preferences->set(changed);
}

void ListPage::showColumns()
{
    const core::ListColumns &columns = m_preferences->value().listing.columns;
    m_table->setColumns(columns);
    if (!m_columns || !m_columns->isVisible())
        return;
    QMap<core::ListColumn, int> widths;
    for (int column = 0; column < static_cast<int>(core::ListColumn::Count); ++column) {
        const auto each = static_cast<core::ListColumn>(column);
        widths.insert(each, m_table->widthOf(each));
    }
    m_columns->show(columns, m_table->shownColumns(), widths);
}

/// Adds the choice between large and compact rows.
void ListPage::addRowsAction()
{
    auto *choose = new QAction(tr("Columns…"), this);
    connect(choose, &QAction::triggered, this, &ListPage::toggleColumns);
    m_table->addHeaderAction(choose);
    auto *compact = new QAction(tr("Compact rows"), this);
    compact->setObjectName(u"compactRowsAction"_s);
    compact->setCheckable(true);
    compact->setShortcut(Qt::SHIFT | Qt::Key_C);
    connect(compact, &QAction::triggered, this, [this](bool isCompact) {
        core::Preferences changed = m_preferences->value();
        changed.listing.hasCompactRows = isCompact;
        m_preferences->set(changed);
    });
    m_table->addAction(compact);
    compact->setShortcutContext(Qt::WidgetShortcut); // Capital letters can be typed elsewhere.
    m_table->addHeaderAction(compact);
    const auto follow = [this, compact] {
        compact->setChecked(m_preferences->value().listing.hasCompactRows);
        m_table->setCompact(compact->isChecked());
        fitLayout();
    };
    connect(m_preferences, &core::PreferencesStore::changed, this, follow);
    follow();
}

/// Leaves more room to compact rows.
void ListPage::fitLayout()
{
    if (!layout())
        return;
    const bool isCompact = m_preferences->value().listing.hasCompactRows;
    m_bar->setCompact(isCompact);
    const int edge = isCompact ? kSpaceSmall : kSpace;
    layout()->setContentsMargins(kSpace, edge, kSpace, edge);
    layout()->setSpacing(isCompact ? kSpaceSmall / 2 : kSpace);
}

/// Opens the actions of the current row.
void ListPage::openRowMenu(const QPoint &position)
{
    const auto transaction = m_table->current();
    if (!transaction)
        return;
    auto *menu = new QMenu(this);
    menu->setObjectName(u"rowMenu"_s);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Open: details, receipt, refund"), this,
                    [this, open = *transaction] { Q_EMIT opened(open); });
    menu->addAction(tr("Open in a separate window"), this,
                    [this, open = *transaction] { Q_EMIT openedApart(open); });
    if (m_notes) {
        menu->addSeparator();
        menu->addAction(tr("Write a note"), m_notes, &ListNotes::writeNote);
        menu->addAction(tr("Write tags"), m_notes, &ListNotes::writeTags);
    }
    menu->addSeparator();
    addFilterActions(*menu, *transaction);
    menu->addSeparator();
    menu->addAction(tr("Copy the selected rows"), m_table, &TransactionTable::copyRows);
    menu->addAction(tr("Copy the cell"), m_table, &TransactionTable::copyCell);
    menu->popup(position);
}

/// Adds filters for what the transaction has in common with others.
void ListPage::addFilterActions(QMenu &menu, const core::Transaction &transaction)
{
    if (!transaction.document.isEmpty())
        menu.addAction(transaction.operation == core::Operation::CashIn ? tr("Only this payer")
                                                                        : tr("Only this receiver"),
                       this, [this, document = transaction.document] {
                           narrow([&](auto &filter) { filter.nameOrDocument = document; });
                       });
    menu.addAction(tr("Only this amount"), this, [this, amount = transaction.amount] {
        narrow([&](auto &filter) { filter.minAmount = filter.maxAmount = amount; });
    });
    const core::Status::Code state = transaction.status.code();
    if (core::Status::kKnown.end() !=
        std::find(core::Status::kKnown.begin(), core::Status::kKnown.end(), state))
        menu.addAction(tr("Only this state"), this,
                       [this, state] { narrow([&](auto &filter) { filter.statuses = {state}; }); });
    menu.addAction(tr("Only this day"), this,
                   [this, day = core::businessDay(transaction.created, cutoff())] {
                       narrow([&](auto &filter) {
                           filter.createdFrom = filter.createdUntil = {};
                           filter = core::withDays(filter, day, day, cutoff());
                       });
                   });
}

/// Adds a part to the filter.
void ListPage::narrow(const std::function<void(core::TransactionFilter &)> &change)
{
    core::TransactionFilter filter = m_bar->filter();
    change(filter);
    m_bar->setFilter(filter);
}

/// Creates the panel on first use, because the list must appear at once.
void ListPage::toggleColumns()
{
    if (!m_columns) {
        m_columns = new ColumnPanel;
        m_columns->hide();
        connect(m_columns, &ColumnPanel::changed, this, &ListPage::setColumns);
        connect(m_columns, &ColumnPanel::closed, this, &ListPage::toggleColumns);
        auto *rows = static_cast<QVBoxLayout *>(layout());
        rows->insertWidget(rows->indexOf(m_faces), m_columns);
    }
    const bool opens = !m_columns->isVisible();
    m_columns->setVisible(opens);
    fitFooter();
    if (!opens) {
        m_faces->currentWidget()->setFocus();
        return;
    }
    showColumns();
    m_columns->begin();
}

void ListPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (!m_loaded) {
        m_loaded = true;
        m_model->reload();
    }
    m_faces->currentWidget()->setFocus();
}

void ListPage::showOnly(const core::TransactionFilter &filter)
{
    m_bar->setFilter(filter);
}

void ListPage::searchFor(const QString &text)
{
    m_bar->searchFor(text);
}

bool ListPage::isExporting() const
{
    return m_export->isAtWork();
}

/// Adapts to a low window: an open panel hides the footer and views, an export also filter and
/// rows.
void ListPage::fitFooter()
{
    const bool isExporting = !m_export->isHidden() && height() < kRoomForExport;
    const bool isPanelOpen = m_bar->isPanelOpen() || (m_columns && m_columns->isVisibleTo(this));
    const bool hasRoom = !isExporting && (height() >= kRoomForAll || !isPanelOpen);
    m_faces->setVisible(!isExporting);
    m_bar->setVisible(!isExporting);
    m_footer->setVisible(hasRoom);
    const bool hasRoomForViews =
        hasRoom &&
        !(isPanelOpen && m_preferences->value().listing.hasCompactRows && height() < kRoomForViews);
    // Rescue mode stores no views, and an export replaces them.
    m_views->setVisible(m_annotations && hasRoomForViews && m_export->isHidden());
}

void ListPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitFooter();
}

void ListPage::catchUp()
{
    if (m_model->state() == TransactionModel::State::Failed || m_model->asOf())
        m_model->reload();
}

void ListPage::showState()
{
    const bool hasRows = m_model->rowCount() > 0;
    const bool isLoading = m_model->state() == TransactionModel::State::Loading;
    if (!isLoading)
        m_busy->end();
    else if (!m_busy->isOn())
        m_busy->begin({tr("Reading…")});
    showTotal();
    showNotice();
    showAge();
    // Rows usually arrive before a busy notice would be legible.
    const bool isPatient = isLoading && m_busy->stage() == BusyIndicator::Stage::Unseen;
    if (hasRows || !isPatient || m_faces->currentWidget() != m_table)
        showFace(hasRows ? static_cast<QWidget *>(m_table) : m_notice);
}

/// Reads the first rows as soon as the copy has some, and the sums again once it is complete.
void ListPage::showCompleteness()
{
    const auto completeness = m_service.completeness();
    const bool isComplete = completeness && completeness->isComplete;
    const bool isNews = isComplete != m_wasComplete;
    m_wasComplete = isComplete;
    showAge();
    if (isVisible() && (isNews || m_model->rowCount() == 0))
        readAgain();
}

/// Shows how complete and how old the copy of a remote service is.
void ListPage::showAge()
{
    const auto asOf = m_model->asOf();
    if (const auto completeness = m_service.completeness(); completeness && !asOf) {
        const bool isFine = completeness->isComplete && completeness->unreadable == 0;
        m_remembered->setTone(isFine ? Label::Tone::Muted : Label::Tone::Problem);
        m_remembered->setText(completenessText(*completeness));
        m_remembered->setVisible(!m_remembered->text().isEmpty());
        return;
    }
    m_remembered->setTone(Label::Tone::Problem);
    m_remembered->setVisible(asOf.has_value());
    if (asOf)
        m_remembered->setText(rememberedText(*asOf));
}

/// Shows the busy text below existing rows, otherwise in their place.
void ListPage::showBusy(const QString &text)
{
    const bool hasRows = m_model->rowCount() > 0;
    m_footer->showBusyIndicator(hasRows ? text : QString());
    if (hasRows || text.isEmpty())
        return;
    showNotice();
    showFace(m_notice);
}

/// Shows a face and keeps the focus in the rows or in the field that has it.
void ListPage::showFace(QWidget *face)
{
    const bool isReading = m_faces->isAncestorOf(QApplication::focusWidget());
    m_faces->setCurrentWidget(face);
    if (isReading)
        face->setFocus();
}

void ListPage::showTotal()
{
    using State = TransactionModel::State;
    const qint64 total = m_model->total().value_or(0);
    const bool hasFilter = m_model->filter() != core::TransactionFilter();
    m_total->setText({});
    if (total > 0)
        m_total->setText(hasFilter ? tr("%Ln match(es)", nullptr, static_cast<int>(total))
                                   : tr("%Ln transaction(s)", nullptr, static_cast<int>(total)));
    const bool hasFailed = m_model->state() == State::Failed && m_model->rowCount() > 0;
    m_footer->showProblem(
        hasFailed
            ? tr("Page %1 could not be read.").arg(QLocale().toString(m_model->pageInQuestion()))
            : QString());
    showPageNumber();
    m_addUp.start();
    m_bar->showHidden(m_effect->hidden());
}

void ListPage::showNotice()
{
    using State = TransactionModel::State;
    const State state = m_model->state();
    const bool isFilterEmpty =
        state != State::Failed && state != State::Loading && m_model->rowCount() == 0;
    m_removals->show(isFilterEmpty ? m_effect->waysOut() : QList<FilterEffect::WayOut>());
    if (state == State::Failed) {
        m_notice->announceFailure(tr("The list could not be read"),
                                  readErrorText(m_model->error()));
    } else if (state == State::Loading) {
        m_notice->showMessage(tr("Reading…"), m_busy->stage() > BusyIndicator::Stage::Shown
                                                  ? m_busy->text()
                                                  : QString());
    } else if (m_model->filter() != core::TransactionFilter()) {
        const QString typed = m_bar->unfoundText();
        const QString searched =
            typed.isEmpty()
                ? tr("Searched: %1.").arg(filterSentence(m_model->filter()))
                : tr("“%1” was searched in ids, amounts, days, names, documents, keys and phones.")
                      .arg(foreignText(typed));
        m_notice->showMessage(tr("Nothing found"), searched);
    } else if (const auto copied = m_service.completeness(); copied && !copied->isComplete) {
        m_notice->showMessage(tr("Nothing was read from the service yet"),
                              completenessText(*copied));
    } else {
        m_notice->showMessage(tr("No transaction yet"),
                              m_service.capabilities().readsOnly
                                  ? tr("This shop has no charges yet.")
                                  : tr("The first charge you make appears here."));
    }
}

void ListPage::search()
{
    m_busy->end();
    m_unsorted->hide();
    m_table->setSums({});
    m_footer->showSums({});
    m_views->showFilter(shownFilter());
    m_model->setFilter(m_bar->filter());
    m_effect->begin();
}

void ListPage::showEffect()
{
    m_passedOver->setText(m_effect->missed());
    m_passedOver->setVisible(!m_effect->missed().isEmpty());
    showTotal();
    showNotice();
}

void ListPage::showPageNumber()
{
    const bool hasRows = m_model->rowCount() > 0;
    const int row = qMax(m_table->currentIndex().row(), 0);
    m_footer->showPage(hasRows ? m_model->pageOf(row) : 0, m_model->lastPage());
}

/// Reads the failed page again, or everything.
void ListPage::readAgain()
{
    m_busy->end(); // the new request has its own notice
    if (m_model->state() == TransactionModel::State::Failed && m_model->rowCount() > 0)
        m_model->readAgain();
    else
        m_model->reload();
}

void ListPage::addUp()
{
    using Sums = QList<core::TransactionSum>;
    const auto show = [this, generation = ++m_sumsGeneration,
                       filter = m_model->filter()](const core::Result<Sums> &answer) {
        if (generation != m_sumsGeneration || filter != m_model->filter())
            return;
        // Cached rows are not whole days.
        const Sums sums = m_model->asOf() ? Sums() : answer.value_or(Sums());
        m_footer->showSums(sums);
        m_table->setSums(sums);
    };
    if (cutoff() == 0) {
        core::onAnswer(m_service.sums(m_model->filter()), this, show);
        return;
    }
    core::onAnswer(m_service.hourlySums(m_model->filter()), this,
                   [show, minutes = cutoff()](const core::Result<QList<core::HourlySum>> &answer) {
                       show(answer.map([minutes](const QList<core::HourlySum> &hours) {
                           return core::dailySums(hours, minutes);
                       }));
                   });
}

int ListPage::cutoff() const
{
    return m_preferences->value().shifts.cutoffMinutes;
}

} // namespace ui
