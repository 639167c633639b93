// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/batchpanel.h"

#include "core/domain/typedreais.h"
#include "core/till/outgoingholds.h"
#include "core/till/pinservice.h"
#include "core/till/preferences.h"
#include "ui/payouts/payoutbatchmodel.h"
#include "ui/payouts/payoutcolumnspanel.h"
#include "ui/session/shopcontext.h"
#include "ui/text/errortext.h"
#include "ui/text/moneywords.h"
#include "ui/text/text.h"
#include "ui/widgets/headermenu.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/label.h"
#include "ui/widgets/rowmenu.h"
#include "ui/widgets/savefolder.h"
#include "ui/widgets/theme.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QSaveFile>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QCheckBox>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;
using Phase = core::PayoutBatch::Phase;
using State = core::PayoutBatch::State;

namespace
{

constexpr int kWidestColumn = 240;
constexpr int kNarrowPage = 900; ///< below it the result takes the space of the key

/// Returns true if the user can correct the flaw by choosing the columns.
bool isAboutColumns(core::PayoutFileFlaw flaw)
{
    using Flaw = core::PayoutFileFlaw;
    return flaw == Flaw::NoHeader || flaw == Flaw::UnknownColumn || flaw == Flaw::DoubleColumn ||
           flaw == Flaw::MissingColumn;
}

QString fileHelp(core::PayerData receiverData)
{
    return BatchPanel::tr("CSV file saved by a spreadsheet, with the column names in the first "
                          "line: %1 and, if you like, %2.")
        .arg(core::PayoutFile::neededColumns(receiverData).join(u", "_s),
             core::PayoutFile::furtherColumns(receiverData).join(u", "_s));
}

} // namespace

BatchPanel::BatchPanel(const ShopContext &context, core::PayoutController &payouts,
                       core::OutgoingHolds &holds, QWidget *parent)
    : QWidget(parent)
    , m_service(context.service)
    , m_preferences(context.preferences)
    , m_holds(holds)
    , m_batch(new core::PayoutBatch(
          context.service, payouts,
          [&preferences = context.preferences, approver = context.approver] {
              const bool isAsked = approver && approver->hasPin();
              return isAsked ? std::optional(preferences.value().sending.approveFrom)
                             : std::nullopt;
          },
          context.payer.document, this))
{
    setObjectName(u"batchPanel"_s);
    m_file = Label::wrapping(u"batchFile"_s, TextSize::Small, Label::Tone::Muted);
    m_file->setText(fileHelp(m_service.capabilities().payerData()));
    m_summary = Label::wrapping(u"batchSummary"_s, TextSize::Strong);
    m_table = createTable();
    m_headerMenu = new HeaderMenu(*m_table, {static_cast<int>(PayoutBatchModel::Column::Receiver),
                                             static_cast<int>(PayoutBatchModel::Column::Key)});
    m_progress = new QProgressBar;
    m_progress->setObjectName(u"batchProgress"_s);
    m_progress->setAccessibleName(tr("Rows done"));
    m_progress->setFormat(u"%v / %m"_s);
    m_progress->hide();
    auto *open = keyButton(tr("File…"), QKeySequence::Open, u"batchOpenButton"_s);
    connect(open, &QPushButton::clicked, this, &BatchPanel::chooseFile);
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(tr("Send the rows of a file"), TextSize::Title), 1);
    auto *save = new QPushButton(tr("Save a template…"));
    save->setObjectName(u"batchTemplateButton"_s);
    connect(save, &QPushButton::clicked, this, &BatchPanel::chooseTemplate);
    head->addWidget(save);
    head->addWidget(open);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(head);
    layout->addWidget(m_file);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    m_columns = new PayoutColumnsPanel;
    m_columns->hide();
    connect(m_columns, &PayoutColumnsPanel::confirmed, this,
            [this] { readFile(m_columns->columns()); });
    layout->addWidget(m_columns, 1);
    layout->addWidget(m_progress);
    addFoot(*layout);
    m_toRead.setSingleShot(true);
    m_toRead.setInterval(std::chrono::seconds(3));
    connect(&m_toRead, &QTimer::timeout, this, &BatchPanel::showProgress);
    connect(m_batch, &core::PayoutBatch::progressed, this, &BatchPanel::showProgress);
    m_second.setInterval(std::chrono::milliseconds(250));
    connect(&m_second, &QTimer::timeout, this, &BatchPanel::showProgress);
    connect(&m_holds, &core::OutgoingHolds::ended, this, [this](int hold) {
        if (hold != m_hold)
            return;
        m_second.stop();
        m_news->clear();
        m_batch->send();
    });
    connect(&m_holds, &core::OutgoingHolds::canceled, this, [this](int hold) {
        if (hold == m_hold)
            recall();
    });
    showProgress();
}

QTableView *BatchPanel::createTable()
{
    auto *table = new QTableView;
    table->setObjectName(u"batchTable"_s);
    table->setAccessibleName(tr("Rows of the file"));
    table->setModel(new PayoutBatchModel(*m_batch, this));
    table->setSelectionBehavior(QAbstractItemView::SelectRows);
    table->setSelectionMode(QAbstractItemView::SingleSelection);
    table->setShowGrid(false);
    table->setTabKeyNavigation(false);
    table->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    table->verticalHeader()->hide();
    table->verticalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    QHeaderView *header = table->horizontalHeader();
    header->setHighlightSections(false);
    header->setSectionResizeMode(QHeaderView::ResizeToContents);
    header->setMaximumSectionSize(kWidestColumn);
    header->setStretchLastSection(true);
    return table;
}

void BatchPanel::addFoot(QVBoxLayout &layout)
{
    m_retype = new QLineEdit;
    m_retype->setObjectName(u"batchRetypeEdit"_s);
    m_retype->setAccessibleName(tr("The total again"));
    m_retype->setPlaceholderText(typedAmountText({}));
    auto *label = new Label(tr("This is a large amount. Type the total again:"));
    label->setWordWrap(true);
    label->setAlignment(Qt::AlignRight | Qt::AlignVCenter); // next to the field
    label->setBuddy(m_retype);
    m_retypeBox = new QWidget;
    auto *box = new QHBoxLayout(m_retypeBox);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(label, 1);
    box->addWidget(m_retype);
    m_validOnly = new QCheckBox;
    m_validOnly->setObjectName(u"batchValidOnlyBox"_s);
    connect(m_validOnly, &QCheckBox::toggled, m_batch, &core::PayoutBatch::setLeavesOutInvalid);
    m_news = Label::wrapping(u"batchNews"_s, TextSize::Body, Label::Tone::Problem);
    m_again = keyButton(tr("Check again"), QKeySequence::Refresh, u"batchAgainButton"_s);
    connect(m_again, &QPushButton::clicked, m_batch, &core::PayoutBatch::lookUp);
    m_back = keyButton(tr("Back"), Qt::Key_Escape, u"batchBackButton"_s);
    connect(m_back, &QPushButton::clicked, this, &BatchPanel::leave);
    m_send = keyButton(tr("Send"), QKeySequence(Qt::CTRL | Qt::Key_Enter), u"batchSendButton"_s,
                       KeyScope::Borrowed);
    makePrimary(m_send);
    connect(m_send, &QPushButton::clicked, this, &BatchPanel::send);
    auto *actions = new QHBoxLayout;
    actions->addStretch();
    for (QPushButton *button : {m_again, m_back, m_send})
        actions->addWidget(button);
    addRowMenu(*m_table, {m_send, m_again, m_back});
    layout.addWidget(m_validOnly);
    layout.addWidget(m_news);
    layout.addWidget(m_retypeBox);
    layout.addLayout(actions);
}

void BatchPanel::chooseFile()
{
    if (m_batch->phase() == Phase::Sending || isHeld())
        return;
    auto *dialog = new QFileDialog(this, tr("A file of payouts"), QString(),
                                   tr("Text of a spreadsheet (*.csv *.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &BatchPanel::openFile);
    dialog->open();
}

/// Offers a file with the names of the columns, to be filled in a spreadsheet.
void BatchPanel::chooseTemplate()
{
    auto *dialog = new QFileDialog(this, tr("Save a template for payouts"), saveFolder(),
                                   tr("Text of a spreadsheet (*.csv *.txt)"));
    dialog->setObjectName(u"batchTemplateDialog"_s);
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(u"csv"_s);
    dialog->selectFile(u"pix.csv"_s);
    connect(dialog, &QFileDialog::fileSelected, this, &BatchPanel::saveTemplate);
    dialog->open();
}

void BatchPanel::saveTemplate(const QString &path)
{
    QSaveFile file(path);
    const bool isSaved = file.open(QIODevice::WriteOnly) &&
                         file.write(core::PayoutFile::emptyFile()) > 0 && file.commit();
    const QString name = foreignText(QFileInfo(path).fileName());
    m_news->setText(isSaved
                        ? tr("%1 is saved. Fill it in a spreadsheet and open it here.").arg(name)
                        : tr("%1 could not be saved.").arg(name));
}

void BatchPanel::openFile(const QString &path)
{
    if (m_batch->phase() == Phase::Sending || isHeld())
        return;
    QFile file(path);
    m_name = foreignText(QFileInfo(path).fileName());
    showColumns(false);
    if (!file.open(QIODevice::ReadOnly)) {
        refuseFile(tr("%1 cannot be read. Nothing was sent.").arg(m_name));
        return;
    }
    m_bytes = file.read(core::PayoutFile::kMaxBytes + 1);
    readFile({});
}

/// Reads the opened file. Asks for the columns if the names of the file are not the usual ones.
void BatchPanel::readFile(const core::PayoutColumns &columns)
{
    if (m_batch->phase() == Phase::Sending || isHeld())
        return;
    const core::PayerData receiverData = m_service.capabilities().payerData();
    const auto read = core::PayoutFile::read(m_bytes, m_service.platform(), receiverData, columns);
    if (!read) {
        refuseFile(tr("%1: %2 Nothing was sent.", "file, what is wrong with it")
                       .arg(m_name, flawSentence(read.error(), receiverData)));
        const QStringList titles =
            isAboutColumns(read.error().flaw) ? core::PayoutFile::titles(m_bytes) : QStringList();
        if (!titles.isEmpty()) {
            m_columns->setTitles(titles);
            showColumns(true);
        }
        return;
    }
    if (!columns.isEmpty())
        m_columns->remember();
    showColumns(false);
    m_bytes.clear();
    m_news->clear();
    m_retype->clear();
    m_file->setText(m_name);
    m_batch->read(*read);
    m_table->selectRow(0);
    m_table->setFocus();
}

void BatchPanel::showColumns(bool isShown)
{
    m_columns->setVisible(isShown);
    m_table->setVisible(!isShown);
    if (isShown)
        m_columns->begin();
}

/// Clears the table: the rows of an earlier file must not be sent instead.
void BatchPanel::refuseFile(const QString &reason)
{
    m_batch->clear();
    m_retype->clear();
    m_file->setText(fileHelp(m_service.capabilities().payerData()));
    m_news->setText(reason);
}

bool BatchPanel::isHeld() const
{
    return m_holds.isRunning(m_hold);
}

QString BatchPanel::summary() const
{
    QStringList parts;
    const auto add = [&](State state, const QString &words) {
        if (m_batch->count(state) > 0)
            parts += words.arg(m_batch->count(state)).arg(moneyText(m_batch->sum(state)));
    };
    add(State::Fresh, tr("%1 to send: %2"));
    if (m_batch->phase() == Phase::Ready && m_batch->count(State::Fresh) > 0)
        parts.last() += u" (%1)"_s.arg(moneyInWords(m_batch->sum(State::Fresh)));
    add(State::Waits, tr("%1 waiting at this counter: %2"));
    add(State::Made, tr("%1 sent: %2"));
    add(State::Twin, tr("%1 waiting for an identical Pix: %2"));
    add(State::Refused, tr("%1 refused: %2"));
    add(State::Unknown, tr("%1 unknown: %2"));
    add(State::Broken, tr("%1 invalid: %2"));
    add(State::InUse, tr("%1 with a used reference: %2"));
    return parts.join(u" · "_s);
}

/// Returns why the batch cannot be sent now; empty if possible.
QString BatchPanel::hindrance() const
{
    const core::Money sum = m_batch->sum(State::Fresh);
    if (m_batch->invalidCount() > 0 && !m_batch->leavesOutInvalid())
        return tr("Some rows are invalid. Correct the file and open it again, or leave these rows "
                  "out. Nothing is sent until then.");
    if (m_toRead.isActive())
        return tr("Wait a moment and check the data.");
    if (!m_batch->maySend())
        return tr("There is nothing to send now.");
    if (!m_retypeBox->isHidden() && core::parseTypedReais(m_retype->text()) != sum)
        return tr("Type the total again: it does not match.");
    return {};
}

void BatchPanel::showProgress()
{
    const Phase phase = m_batch->phase();
    const bool isReady = phase == Phase::Ready;
    if (isReady && m_shown != Phase::Ready)
        m_toRead.start();
    const bool isWorking = phase == Phase::Reading || phase == Phase::Sending;
    m_progress->setVisible(isWorking);
    m_progress->setMaximum(qMax(1, static_cast<int>(m_batch->rows().size())));
    m_progress->setValue(m_batch->done());
    if (isHeld())
        m_summary->setText(
            tr("%1 leaves in %2 s. If the program closes before that, nothing is sent.",
               "amount, seconds")
                .arg(moneyText(-m_batch->sum(State::Fresh)))
                .arg(m_holds.secondsLeft(m_hold)));
    else
        m_summary->setText(phase == Phase::Reading ? tr("Checking the rows…") : summary());
    const int invalid = m_batch->invalidCount();
    m_validOnly->setText(tr("Send the valid rows without the %n invalid", nullptr, invalid));
    m_validOnly->setChecked(m_batch->leavesOutInvalid());
    m_validOnly->setVisible(isReady && invalid > 0 && m_batch->count(State::Fresh) > 0);
    m_validOnly->setEnabled(!isHeld());
    const core::Money sum = m_batch->sum(State::Fresh);
    m_retypeBox->setVisible(m_batch->maySend() && sum >= m_preferences.value().sending.retypeFrom);
    m_retypeBox->setEnabled(!isHeld());
    m_again->setEnabled(phase != Phase::Empty && !isWorking && !isHeld());
    setKeyedText(*m_back,
                 isHeld()                  ? tr("Cancel sending")
                 : phase == Phase::Sending ? tr("Stop")
                                           : tr("Back"),
                 Qt::Key_Escape);
    m_send->setEnabled(m_batch->maySend() && !m_toRead.isActive() && !isHeld());
    if (m_shown != phase && (phase == Phase::Doubtful || phase == Phase::Ended)) {
        const auto &problem = m_batch->problem();
        m_news->setText(
            problem
                ? tr("Stopped: %1 Rows already sent stay sent; check again before you continue.")
                      .arg(errorWords(*problem).happened)
                : QString());
    }
    if (m_shown != phase && isReady)
        m_news->setText(invalid > 0 ? hindrance() : QString());
    m_shown = phase;
}

void BatchPanel::send()
{
    if (isHeld())
        return;
    const QString reason = hindrance();
    m_news->setText(reason);
    if (!reason.isEmpty()) {
        if (!m_retypeBox->isHidden())
            m_retype->setFocus();
        return;
    }
    m_hold =
        m_holds.begin(core::OutgoingHolds::Kind::File, m_batch->sum(State::Fresh), m_timeToRecall);
    m_second.start();
    m_back->setFocus();
    showProgress();
}

/// Handles a canceled hold.
void BatchPanel::recall()
{
    m_second.stop();
    showProgress();
    m_news->setText(tr("Sending cancelled: nothing was sent, the money is where it was."));
}

void BatchPanel::leave()
{
    if (isHeld())
        m_holds.cancel(m_hold);
    else if (m_batch->phase() == Phase::Sending)
        m_batch->cancel();
    else
        Q_EMIT left();
}

void BatchPanel::keyPressEvent(QKeyEvent *event)
{
    const bool enter = event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter;
    if (enter && event->modifiers().testFlag(Qt::ControlModifier) && !event->isAutoRepeat())
        send();
    else
        event->ignore();
}

void BatchPanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    m_headerMenu->setFitting(static_cast<int>(PayoutBatchModel::Column::Key),
                             width() >= kNarrowPage);
}

void BatchPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    if (m_table->isHidden())
        m_columns->begin();
    else
        m_table->setFocus();
}

QString flawSentence(const core::PayoutFileError &error, core::PayerData receiverData)
{
    const QString column = foreignText(error.column);
    switch (error.flaw) {
    case core::PayoutFileFlaw::TooLarge:
        return BatchPanel::tr("It has more than %1 rows, or is too large: split the file.")
            .arg(core::PayoutFile::kMaxRows);
    case core::PayoutFileFlaw::NotText:
        return BatchPanel::tr("This is not a text file: save the spreadsheet as CSV.");
    case core::PayoutFileFlaw::NoHeader:
        return BatchPanel::tr("The first line must name the columns: %1.")
            .arg(core::PayoutFile::neededColumns(receiverData).join(u", "_s));
    case core::PayoutFileFlaw::UnknownColumn:
        return BatchPanel::tr("Line %1: unknown column “%2”. The columns are chave, valor, nome, "
                              "documento, email, telefone, descricao, tipo, referencia and extra.")
            .arg(error.line)
            .arg(column);
    case core::PayoutFileFlaw::DoubleColumn:
        return BatchPanel::tr("Line %1: the column “%2” appears twice.")
            .arg(error.line)
            .arg(column);
    case core::PayoutFileFlaw::MissingColumn:
        return BatchPanel::tr("Line %1: the column “%2” is missing.").arg(error.line).arg(column);
    case core::PayoutFileFlaw::OpenQuote:
        return BatchPanel::tr("Line %1: a quotation mark is not closed.").arg(error.line);
    case core::PayoutFileFlaw::NoRows:
        return BatchPanel::tr("It has column names but no rows.");
    }
    Q_UNREACHABLE();
}

} // namespace ui
