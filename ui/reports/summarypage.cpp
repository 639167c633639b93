// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/summarypage.h"

#include "core/console/annotatedtransactionservice.h"
#include "core/console/auditrepository.h"
#include "core/console/consoledatabase.h"
#include "core/domain/businessday.h"
#include "core/domain/transaction.h"
#include "core/domain/transactionsum.h"
#include "core/service/evidencesupport.h"
#include "core/service/partialreturns.h"
#include "core/till/preferences.h"
#include "ui/reports/accountantcontroller.h"
#include "ui/reports/barchart.h"
#include "ui/reports/figurebar.h"
#include "ui/reports/salesreader.h"
#include "ui/reports/summarymodel.h"
#include "ui/reports/summaryoutput.h"
#include "ui/text/contacttext.h"
#include "ui/text/readerrortext.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/dayedit.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/headermenu.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keymap.h"
#include "ui/widgets/label.h"
#include "ui/widgets/rowmenu.h"
#include "ui/widgets/shortcutregistry.h"

#include <QtCore/QUrl>
#include <QtGui/QAction>
#include <QtGui/QDesktopServices>
#include <QtGui/QShortcut>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <functional>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using Span = SummaryPeriod::Span;
using Kind = Summary::Row::Kind;

namespace
{

constexpr int kRoomForChart = 620; ///< height of the page
constexpr int kRoomForFigures = 520;
constexpr int kRoomForLargeFigures = 760;
constexpr int kWideFigures = 1200; ///< width of the page
constexpr int kColumn = 128;       ///< minimum width of a money column
constexpr int kMargins = 24;
constexpr int kHeadMargins = 36; ///< of the names of columns, with the margin of the style
constexpr int kCommission = 3;   ///< column
constexpr int kWideTable = 760;  ///< width of the page

/// Delay without changes before the summary is read again.
constexpr auto kDebounce = std::chrono::milliseconds(250);

/// Returns the date format with a four-digit year, which is unambiguous.
QString dayFormat()
{
    QString format = QLocale().dateFormat(QLocale::ShortFormat);
    return format.contains(u"yyyy"_s) ? format : format.replace(u"yy"_s, u"yyyy"_s);
}

} // namespace

SummaryPage::SummaryPage(core::TransactionService &service, SummaryHead head,
                         core::ConsoleDatabase *console, core::Reconciliation *reconciliation,
                         QWidget *parent)
    : QWidget(parent)
    , m_annotated(console ? std::make_unique<core::AnnotatedTransactionService>(
                                service, console->annotations())
                          : nullptr)
    , m_service(m_annotated ? static_cast<core::TransactionService &>(*m_annotated) : service)
    , m_head(std::move(head))
    , m_summary(SummaryPeriod::around(core::businessToday(0), Span::Day))
    , m_period(m_summary.period())
    , m_model(new SummaryModel(this))
    , m_sales(new SalesReader(m_service, console, this))
    , m_accountant(new AccountantController(m_service, console, reconciliation, this))
    , m_output(new SummaryOutput(this))
    , m_busy(new BusyIndicator(u"summaryWait"_s, this))
{
    setObjectName(u"summaryPage"_s);
    m_title = new Label({}, TextSize::Strong);
    m_title->setObjectName(u"summaryPeriodLabel"_s);
    m_place = new Label({}, TextSize::Small, Label::Tone::Muted);
    m_place->setObjectName(u"summaryPlaceLabel"_s);
    m_result = new Label({}, TextSize::Strong);
    m_result->setObjectName(u"summaryResultLabel"_s);
    m_notice = new Label({});
    m_notice->setObjectName(u"summaryNotice"_s);
    m_news = new Label({}, TextSize::Body);
    m_news->setObjectName(u"summaryNews"_s);
    m_openFolder = keyButton(tr("Open the folder"), Qt::Key_O, u"openAccountantFolderButton"_s);
    makeCompact(m_openFolder);
    m_openFolder->hide();
    connect(m_openFolder, &QPushButton::clicked, this,
            [this] { QDesktopServices::openUrl(QUrl::fromLocalFile(m_writtenFolder)); });
    m_figures = new FigureBar;
    m_chart = new BarChart;
    connect(m_chart, &BarChart::clicked, this, &SummaryPage::listRequested);
    m_table = createTable();
    m_headerMenu = new HeaderMenu(*m_table, {1, 2, 3, 4});

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(createHead());
    auto *open = new QAction(tr("Show these transactions"), m_table);
    connect(open, &QAction::triggered, this, &SummaryPage::openCurrent);
    addRowMenu(*m_table, QList<QAbstractButton *>(m_outputs.begin(), m_outputs.end()), {open});
    layout->addWidget(createPeriod());
    layout->addWidget(m_title);
    layout->addWidget(m_figures);
    for (Label *label : {m_result, m_place, m_notice})
        layout->addWidget(label);
    layout->addWidget(m_chart);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_news);
    layout->addWidget(m_openFolder, 0, Qt::AlignLeft);
    for (Label *label : {m_title, m_place, m_result, m_notice, m_news})
        label->setWordWrap(true);
    m_notice->hide();
    m_news->hide();

    connect(m_busy, &BusyIndicator::messageChanged, this, [this](const QString &text) {
        m_notice->setTone(Label::Tone::Muted);
        m_notice->setText(text);
        m_notice->setVisible(!text.isEmpty());
    });
    m_rest.setSingleShot(true);
    m_rest.setInterval(kDebounce);
    connect(&m_rest, &QTimer::timeout, this, [this] {
        if (isVisible())
            read();
    });
    const auto readSoon = [this] {
        m_isStale = true;
        m_rest.start();
    };
    connect(&service, &core::TransactionService::changed, this, readSoon);
    connect(&service, &core::TransactionService::completenessChanged, this, readSoon);
    auto *reload = new QAction(tr("Refresh"), this);
    reload->setShortcut(QKeySequence::Refresh);
    connect(reload, &QAction::triggered, this, &SummaryPage::read);
    addAction(reload);
    connect(m_sales, &SalesReader::read, this, [this](const SalesTotals &sales) {
        m_summary.addSales(sales);
        showTable();
    });
    connect(m_sales, &SalesReader::failed, this, [this] {
        showMessage(withOwnKeys(tr("Counters and products could not be read. F5 tries again.")));
    });
    connect(m_accountant, &AccountantController::messageChanged, this, &SummaryPage::showMessage);
    connect(m_accountant, &AccountantController::written, this, [this](const QString &folder) {
        m_writtenFolder = folder;
        m_openFolder->show();
    });
    connect(m_output, &SummaryOutput::messageChanged, this, &SummaryPage::showMessage);
    if (console)
        connect(m_output, &SummaryOutput::issued, this,
                [console](const QString &name, const QString &form) {
                    console->audit().appendReport(name, form);
                });
    setPeriod(m_period);
    show(m_summary);
}

void SummaryPage::setDisclosures(core::DisclosureRepository *disclosures)
{
    m_accountant->setDisclosures(disclosures);
}

SummaryPage::~SummaryPage()
{
    // A field that is hidden with the page loses the focus and reports its value.
    m_day->disconnect(this);
    m_lastDay->disconnect(this);
}

QWidget *SummaryPage::createHead()
{
    auto *print = keyButton(tr("Print…"), QKeySequence::Print, u"printSummaryButton"_s);
    auto *save = keyButton(tr("Save PDF…"), QKeySequence::Save, u"saveSummaryButton"_s);
    auto *copy =
        keyButton(tr("Copy", "the summary, as text"), QKeySequence::Copy, u"copySummaryButton"_s);
    connect(print, &QPushButton::clicked, this, [this] { m_output->print(m_summary, m_head); });
    connect(save, &QPushButton::clicked, this, [this] { m_output->save(m_summary, m_head); });
    connect(copy, &QPushButton::clicked, this, [this] { m_output->copy(m_summary, m_head); });
    auto *handOver =
        keyButton(tr("For the accountant…", "creates a folder"), Qt::Key_E, u"accountantButton"_s);
    connect(handOver, &QPushButton::clicked, this,
            [this] { m_accountant->handOver(m_period, m_head); });
    auto *head = new QWidget;
    auto *layout = new FlowLayout(head);
    layout->addWidget(new Label(tr("Reports"), TextSize::Title));
    m_outputs = {print, save, copy, handOver};
    for (QPushButton *button : std::as_const(m_outputs)) {
        makeCompact(button);
        layout->addWidget(button);
    }
    return head;
}

QWidget *SummaryPage::createPeriod()
{
    auto *period = new QWidget;
    auto *layout = new FlowLayout(period);
    const auto addButton = [&](const QString &word, const QKeySequence &key, const QString &name,
                               const std::function<void()> &act) {
        auto *button = keyButton(word, key, name);
        makeCompact(button);
        connect(button, &QPushButton::clicked, this, act);
        layout->addWidget(button);
        return button;
    };
    addButton(tr("Earlier"), Qt::ALT | Qt::Key_Left, u"earlierButton"_s,
              [this] { setPeriod(m_period.before()); });
    m_day = createDay(tr("Day"), u"summaryDayEdit"_s);
    connect(m_day, &QDateEdit::dateChanged, this, &SummaryPage::setDay);
    connect(m_day, &QDateEdit::editingFinished, this, [this] {
        if (!m_day->hasFocus())
            return;
        QWidget *next = m_period.span == Span::Range ? static_cast<QWidget *>(m_lastDay) : m_table;
        next->setFocus(Qt::OtherFocusReason);
    });
    layout->addWidget(m_day);
    m_to = new Label(tr("to", "between two days"));
    layout->addWidget(m_to);
    m_lastDay = createDay(tr("Last day"), u"summaryLastDayEdit"_s);
    connect(m_lastDay, &QDateEdit::dateChanged, this, &SummaryPage::setLastDay);
    connect(m_lastDay, &QDateEdit::editingFinished, this, [this] {
        if (m_lastDay->hasFocus())
            m_table->setFocus(Qt::OtherFocusReason);
    });
    layout->addWidget(m_lastDay);
    m_next = addButton(tr("Later"), Qt::ALT | Qt::Key_Right, u"laterButton"_s,
                       [this] { setPeriod(m_period.after()); });
    layout->addWidget(addToggle(tr("Day"), Qt::Key_D, u"daySpanButton"_s, Span::Day));
    layout->addWidget(addToggle(tr("Week"), Qt::Key_W, u"weekSpanButton"_s, Span::Week));
    layout->addWidget(addToggle(tr("Month"), Qt::Key_M, u"monthSpanButton"_s, Span::Month));
    layout->addWidget(
        addToggle(tr("Range", "of days"), Qt::Key_R, u"rangeSpanButton"_s, Span::Range));
    addButton(tr("Today"), Qt::Key_T, u"todayButton"_s,
              [this] { setPeriod(around(today(), Span::Day)); });
    addButton(tr("Yesterday"), Qt::Key_Y, u"yesterdayButton"_s,
              [this] { setPeriod(around(today().addDays(-1), Span::Day)); });
    auto *ask = new QShortcut(Qt::CTRL | Qt::Key_G, this);
    describeKey(ask, tr("Type a day"));
    connect(ask, &QShortcut::activated, this, &SummaryPage::askForDay);
    return period;
}

DayEdit *SummaryPage::createDay(const QString &name, const QString &objectName)
{
    auto *edit = new DayEdit(m_period.first);
    edit->setObjectName(objectName);
    edit->setAccessibleName(name);
    edit->findChild<QLineEdit *>()->setAccessibleName(name);
    edit->setDisplayFormat(dayFormat());
    edit->setDateRange(QDate(2020, 11, 16), today()); // first day of Pix
    edit->addCalendar();
    edit->setMinimumHeight(36); // which makes its line edit 32 high
    connect(edit, &DayEdit::refused, this, [this, edit](const QString &typed) {
        showMessage(tr("“%1” is not a day from %2 to today.")
                        .arg(foreignText(typed),
                             QLocale().toString(edit->minimumDate(), QLocale::ShortFormat)));
    });
    return edit;
}

QPushButton *SummaryPage::addToggle(const QString &word, Qt::Key key, const QString &name,
                                    Span span)
{
    auto *button = keyButton(word, key, name);
    button->setCheckable(true);
    button->setProperty("role", u"toggle"_s);
    makeCompact(button);
    connect(button, &QPushButton::clicked, this, [this, span] {
        if (span == Span::Range) { // begins with the days that are shown
            setPeriod({span, m_period.first, std::min(m_period.last, today()), m_cutoff});
            m_day->setFocus(Qt::OtherFocusReason);
            m_day->selectAll();
            return;
        }
        // A day view of the current week opens on today.
        setPeriod(around(m_period.holds(today()) ? today() : m_period.first, span));
    });
    m_spans.append(button);
    return button;
}

QTableView *SummaryPage::createTable()
{
    auto *table = new QTableView;
    table->setObjectName(u"summaryTable"_s);
    table->setAccessibleName(tr("Summary"));
    table->setModel(m_model);
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setWordWrap(false);
    table->setTabKeyNavigation(false);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::Fixed);
    table->verticalHeader()->setDefaultSectionSize(kRowUsual);
    QHeaderView *header = table->horizontalHeader();
    header->setHighlightSections(false);
    header->setMinimumSectionSize(60);
    header->setSectionResizeMode(0, QHeaderView::Stretch);
    const auto addKey = [&](Qt::Key key, const QString &words, const std::function<void()> &act) {
        auto *shortcut = new QShortcut(key, table, nullptr, nullptr, Qt::WidgetShortcut);
        describeKey(shortcut, words);
        connect(shortcut, &QShortcut::activated, this, act);
    };
    for (const Qt::Key key : {Qt::Key_Return, Qt::Key_Enter})
        addKey(key, tr("Show these transactions"), [this] { openCurrent(); });
    addKey(Qt::Key_Home, tr("To the first row"), [this] { goToRow(1); });
    addKey(Qt::Key_End, tr("To the last row"), [this] { goToRow(m_model->rowCount() - 1); });
    connect(table, &QTableView::doubleClicked, this, &SummaryPage::openCurrent);
    return table;
}

void SummaryPage::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    for (DayEdit *edit : {m_day, m_lastDay})
        edit->setMaximumDate(today());
    if (m_isStale)
        read();
    m_table->setFocus();
}

/// Hides the chart in a low window, and the commission column in a narrow window; the result above
/// includes the commission.
void SummaryPage::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_chart->setVisible(height() >= kRoomForChart);
    m_figures->setVisible(height() >= kRoomForFigures && !m_isUnknown);
    m_figures->setLarge(height() >= kRoomForLargeFigures && width() >= kWideFigures);
    m_headerMenu->setFitting(kCommission, width() >= kWideTable);
}

void SummaryPage::askForDay()
{
    m_day->setFocus(Qt::ShortcutFocusReason);
    m_day->selectAll();
}

void SummaryPage::setDay(QDate day)
{
    if (m_period.span == Span::Range)
        setPeriod({Span::Range, day, std::max(day, m_period.last), m_cutoff});
    else
        setPeriod(around(day, m_period.span));
}

void SummaryPage::setLastDay(QDate day)
{
    setPeriod({Span::Range, std::min(day, m_period.first), day, m_cutoff});
}

void SummaryPage::setPeriod(const SummaryPeriod &period)
{
    m_period = period;
    const bool isRange = period.span == Span::Range;
    if (isRange)
        m_period.last = std::min(period.last, today());
    for (QWidget *widget : {static_cast<QWidget *>(m_to), static_cast<QWidget *>(m_lastDay)})
        widget->setVisible(isRange);
    for (qsizetype i = 0; i < m_spans.size(); ++i)
        m_spans[i]->setChecked(i == static_cast<qsizetype>(period.span));
    m_next->setEnabled(period.last < today());
    {
        const QSignalBlocker blocker(m_day);
        const QSignalBlocker lastBlocker(m_lastDay);
        if (isRange || !period.holds(m_day->date()))
            m_day->setDate(period.first);
        m_lastDay->setDate(std::min(m_period.last, today()));
    }
    m_isStale = true;
    m_news->hide();
    m_openFolder->hide();
    if (isVisible())
        read();
}

void SummaryPage::read()
{
    const core::TransactionFilter filter = m_period.filter();
    const int generation = ++m_generation;
    m_sales->cancel();
    m_isStale = false;
    m_busy->begin({tr("Reading…")});
    if (m_period.needsHours()) {
        core::onAnswer(m_service.hourlySums(filter), this,
                       [this, generation](const auto &answer) { handleSums(generation, answer); });
    } else {
        core::onAnswer(m_service.sums(filter), this,
                       [this, generation](const auto &answer) { handleSums(generation, answer); });
    }
}

template<typename Sum>
void SummaryPage::handleSums(int generation, const core::Result<QList<Sum>> &answer)
{
    if (generation != m_generation)
        return;
    if (answer)
        readReturns(generation, Summary(m_period, *answer));
    else
        showFailure(answer.error());
}

/// Reads the parts of payments that went back in the period.
void SummaryPage::readReturns(int generation, const Summary &summary)
{
    core::onAnswer(core::returnSumsOf(m_service, m_period.first, m_period.last, m_cutoff), this,
                   [this, generation, summary](const core::Result<QList<core::ReturnSum>> &answer) {
                       if (generation != m_generation)
                           return;
                       if (!answer) {
                           showFailure(answer.error());
                           return;
                       }
                       Summary extended = summary;
                       extended.addReturns(*answer);
                       readEvidence(generation, extended,
                                    core::listsEvidence(m_service) ? 0
                                                                   : core::kEvidenceKinds.size());
                   });
}

/// Reads the payments of one kind of evidence after the other, strongest first, and then shows the
/// summary. A change in between starts the whole read again.
void SummaryPage::readEvidence(int generation, const Summary &summary, std::size_t kind)
{
    if (kind == core::kEvidenceKinds.size()) {
        readReconciled(generation, summary);
        return;
    }
    const core::EvidenceKind wanted = core::kEvidenceKinds[core::kEvidenceKinds.size() - 1 - kind];
    core::onAnswer(m_service.sums(Summary::evidenceFilter(m_period, wanted)), this,
                   [this, generation, kind, wanted,
                    summary](const core::Result<QList<core::TransactionSum>> &answer) {
                       if (generation != m_generation)
                           return;
                       if (!answer) {
                           showFailure(answer.error());
                           return;
                       }
                       Summary extended = summary;
                       extended.addEvidence(wanted, *answer);
                       readEvidence(generation, extended, kind + 1);
                   });
}

/// Reads the payments that are matched with a statement line, and then shows the summary.
void SummaryPage::readReconciled(int generation, const Summary &summary)
{
    if (!m_service.capabilities().findsReconciled) {
        showRead(summary);
        return;
    }
    const auto filter = Summary::reconciledFilter(m_period, core::Reconciled::Yes);
    core::onAnswer(
        m_service.sums(filter), this,
        [this, generation, summary](const core::Result<QList<core::TransactionSum>> &answer) {
            if (generation != m_generation)
                return;
            if (!answer) {
                showFailure(answer.error());
                return;
            }
            Summary extended = summary;
            extended.addReconciled(*answer);
            showRead(extended);
        });
}

void SummaryPage::showRead(const Summary &summary)
{
    const auto completeness = m_service.completeness();
    if (completeness && !completeness->covers(m_period.first))
        return showIncomplete(*completeness);
    m_busy->end();
    m_head.made = completeness ? completeness->asOf : QDateTime::currentDateTimeUtc();
    for (QPushButton *button : std::as_const(m_outputs))
        button->setEnabled(true);
    m_notice->setTone(Label::Tone::Muted);
    show(summary);
    m_isRead = true;
    m_isUnknown = false;
    m_figures->setVisible(height() >= kRoomForFigures);
    readBefore();
    readSales();
}

/// Reads the payments one by one, unless there are too many.
void SummaryPage::readSales()
{
    const qint64 count = m_summary.figures().sales;
    if (!m_preferences || count == 0)
        return;
    if (count > m_sales->maxCount())
        showMessage(tr("Counters and products are counted for at most %1 sales. Choose fewer days.")
                        .arg(QLocale().toString(m_sales->maxCount())));
    else
        m_sales->begin(m_period, m_preferences->value().charging.reference);
}

/// Reads the period before for comparison. A failure shows no comparison.
void SummaryPage::readBefore()
{
    const SummaryPeriod before = m_period.before();
    core::onAnswer(
        m_service.sums(before.filter()), this,
        [this, before,
         generation = m_generation](const core::Result<QList<core::TransactionSum>> &answer) {
            if (generation != m_generation || !answer)
                return;
            const Summary summary(before, *answer);
            core::onAnswer(
                core::returnSumsOf(m_service, before.first, before.last, before.cutoffMinutes),
                this,
                [this, generation, summary](const core::Result<QList<core::ReturnSum>> &returns) {
                    if (generation != m_generation || !returns)
                        return;
                    Summary extended = summary;
                    extended.addReturns(*returns);
                    m_figures->compare(extended.figures());
                });
        });
}

void SummaryPage::showFailure(const core::Error &error)
{
    m_busy->end();
    m_head.made.reset();
    for (QPushButton *button : std::as_const(m_outputs))
        button->setEnabled(false);
    m_isStale = true;
    show(Summary(m_period));
    m_isRead = false;
    m_isUnknown = true;
    m_figures->hide();
    m_model->setRows({}); // a failed read must not appear or be printed as empty
    m_result->setText(withOwnKeys(tr("This summary could not be read. F5 tries again.")));
    m_notice->setTone(Label::Tone::Problem);
    m_notice->setText(readErrorText(error));
    m_notice->show();
}

/// Shows that days of the period are missing in the copy. The summary appears once they are there.
void SummaryPage::showIncomplete(const core::TransactionService::Completeness &completeness)
{
    showFailure({});
    m_result->setText(tr("These days are not complete yet."));
    m_notice->setText(completenessText(completeness) + u' ' +
                      tr("The summary appears as soon as all of its days are read."));
}

/// Shows the summary. Keeps the current row if the period is unchanged and the row exists.
void SummaryPage::show(const Summary &summary)
{
    const bool isSame = m_isRead && summary.period() == m_summary.period();
    m_summary = summary;
    m_figures->show(summary.figures());
    m_chart->setBars(summary.bars());
    QStringList lines = m_head.lines(summary.period());
    m_title->setText(lines.takeAt(1));
    m_place->setText(lines.join(u" · "_s));
    m_place->setToolTip(Summary::rule());
    m_result->setText(summary.result());
    m_notice->setText(tr("Nothing was created in this period."));
    m_notice->setVisible(summary.isEmpty());
    if (!isSame)
        m_table->setCurrentIndex({});
    showTable();
}

/// Shows the rows of the summary. Keeps the current row if the row exists.
void SummaryPage::showTable()
{
    const int row = m_table->currentIndex().row();
    const QString name = row >= 0 ? m_model->row(row).name : QString();
    m_table->clearSpans();
    m_model->setRows(m_summary.rows());
    int current = 1;
    for (int i = 0; i < m_model->rowCount(); ++i) {
        if (m_model->row(i).kind == Kind::Heading)
            m_table->setSpan(i, 0, 1, m_model->columnCount());
        else if (m_model->row(i).name == name)
            current = i;
    }
    const QFontMetrics metrics(textFont(TextSize::Strong));
    for (int column = 1; column < m_model->columnCount(); ++column) {
        int widest = column == 1 ? 0 : kColumn;
        for (const Summary::Row &of : m_summary.rows())
            widest = qMax(widest, metrics.horizontalAdvance(Summary::cells(of)[column]) + kMargins);
        const QString head = Summary::columns()[column];
        m_table->setColumnWidth(column,
                                qMax(widest, metrics.horizontalAdvance(head) + kHeadMargins));
    }
    if (current == 1)
        goToRow(current);
    else
        m_table->setCurrentIndex(m_model->index(current, 0));
}

/// Scrolls to a row and its heading.
void SummaryPage::goToRow(int row)
{
    m_table->scrollTo(m_model->index(row - 1, 0));
    m_table->setCurrentIndex(m_model->index(row, 0));
}

void SummaryPage::openCurrent()
{
    const QModelIndex index = m_table->currentIndex();
    if (!index.isValid())
        return;
    const Kind kind = m_model->row(index.row()).kind;
    if (kind != Kind::Heading && kind != Kind::Returns) // no filter finds these charges
        Q_EMIT listRequested(m_model->row(index.row()).filter);
}

void SummaryPage::addSales(const core::PreferencesStore &preferences)
{
    m_preferences = &preferences;
    connect(&preferences, &core::PreferencesStore::changed, this, &SummaryPage::applyCutoff);
    applyCutoff();
}

/// Shows the same days, or today, with the cutoff of the preferences.
void SummaryPage::applyCutoff()
{
    const int cutoff = m_preferences->value().shifts.cutoffMinutes;
    if (cutoff == m_cutoff)
        return;
    const bool isToday = m_period == around(today(), Span::Day);
    m_cutoff = cutoff;
    for (DayEdit *edit : {m_day, m_lastDay}) {
        edit->setCutoff(cutoff);
        const QSignalBlocker blocker(edit);
        edit->setMaximumDate(today());
    }
    SummaryPeriod period = m_period;
    period.cutoffMinutes = cutoff;
    setPeriod(isToday ? around(today(), Span::Day) : period);
}

QDate SummaryPage::today() const
{
    return core::businessToday(m_cutoff);
}

SummaryPeriod SummaryPage::around(QDate day, SummaryPeriod::Span span) const
{
    return SummaryPeriod::around(day, span, m_cutoff);
}

bool SummaryPage::isAtWork() const
{
    return m_accountant->isAtWork();
}

/// Shows the result of an output.
void SummaryPage::showMessage(const QString &news)
{
    m_news->setText(news);
    m_news->show();
    m_openFolder->hide(); // belongs to the previous message
}

} // namespace ui
