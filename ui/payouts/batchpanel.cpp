// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/payouts/batchpanel.h"

#include "core/domain/typedreais.h"
#include "core/till/pinservice.h"
#include "core/till/preferences.h"
#include "ui/payouts/payoutbatchmodel.h"
#include "ui/text/errortext.h"
#include "ui/text/moneywords.h"
#include "ui/text/text.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtGui/QKeyEvent>
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

} // namespace

BatchPanel::BatchPanel(core::TransactionService &service, const core::PreferencesStore &preferences,
                       core::PayoutController &payouts, const core::PinService *approver,
                       QWidget *parent)
    : QWidget(parent)
    , m_service(service)
    , m_preferences(preferences)
    , m_batch(new core::PayoutBatch(
          service, payouts,
          [&preferences, approver] {
              const bool isAsked = approver && approver->hasPin();
              return isAsked ? std::optional(preferences.value().sending.approveFrom)
                             : std::nullopt;
          },
          this))
{
    setObjectName(u"batchPanel"_s);
    m_file = Label::wrapping(u"batchFile"_s, TextSize::Small, Label::Tone::Muted);
    m_file->setText(tr(
        "CSV file saved by a spreadsheet, with the column names in the first line: chave, valor, "
        "nome, documento, email, telefone, descricao and, if you like, tipo, referencia, extra."));
    m_summary = Label::wrapping(u"batchSummary"_s, TextSize::Strong);
    m_table = createTable();
    m_progress = new QProgressBar;
    m_progress->setObjectName(u"batchProgress"_s);
    m_progress->setAccessibleName(tr("Rows done"));
    m_progress->setFormat(u"%v / %m"_s);
    m_progress->hide();
    auto *open = keyButton(tr("File…"), QKeySequence::Open, u"batchOpenButton"_s);
    connect(open, &QPushButton::clicked, this, &BatchPanel::chooseFile);
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(tr("Send the rows of a file"), TextSize::Title), 1);
    head->addWidget(open);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(kSpaceSmall);
    layout->addLayout(head);
    layout->addWidget(m_file);
    layout->addWidget(m_summary);
    layout->addWidget(m_table, 1);
    layout->addWidget(m_progress);
    addFoot(*layout);
    m_toRead.setSingleShot(true);
    m_toRead.setInterval(std::chrono::seconds(3));
    connect(&m_toRead, &QTimer::timeout, this, &BatchPanel::showProgress);
    connect(m_batch, &core::PayoutBatch::progressed, this, &BatchPanel::showProgress);
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
    label->setBuddy(m_retype);
    m_retypeBox = new QWidget;
    auto *box = new QHBoxLayout(m_retypeBox);
    box->setContentsMargins(0, 0, 0, 0);
    box->addWidget(label, 1);
    box->addWidget(m_retype);
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
    layout.addWidget(m_news);
    layout.addWidget(m_retypeBox);
    layout.addLayout(actions);
}

void BatchPanel::chooseFile()
{
    if (m_batch->phase() == Phase::Sending)
        return;
    auto *dialog = new QFileDialog(this, tr("A file of payouts"), QString(),
                                   tr("Text of a spreadsheet (*.csv *.txt)"));
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &BatchPanel::openFile);
    dialog->open();
}

void BatchPanel::openFile(const QString &path)
{
    QFile file(path);
    const QString name = foreignText(QFileInfo(path).fileName());
    if (!file.open(QIODevice::ReadOnly)) {
        m_news->setText(tr("%1 cannot be read. Nothing was sent.").arg(name));
        return;
    }
    const auto read =
        core::PayoutFile::read(file.read(core::PayoutFile::kMaxBytes + 1), m_service.platform());
    if (!read) {
        m_news->setText(tr("%1: %2 Nothing was sent.", "file, what is wrong with it")
                            .arg(name, flawSentence(read.error())));
        return;
    }
    m_news->clear();
    m_retype->clear();
    m_file->setText(name);
    m_batch->read(*read);
    m_table->selectRow(0);
    m_table->setFocus();
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
    if (m_batch->count(State::Broken) + m_batch->count(State::InUse) > 0)
        return tr("Some rows are invalid. Correct the file and open it again. Nothing is sent "
                  "until then.");
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
    m_summary->setText(phase == Phase::Reading ? tr("Checking the rows…") : summary());
    const core::Money sum = m_batch->sum(State::Fresh);
    m_retypeBox->setVisible(m_batch->maySend() && sum >= m_preferences.value().sending.retypeFrom);
    m_again->setEnabled(phase != Phase::Empty && !isWorking);
    m_back->setText(
        u"%1   %2"_s.arg(phase == Phase::Sending ? tr("Stop") : tr("Back"),
                         QKeySequence(Qt::Key_Escape).toString(QKeySequence::NativeText)));
    m_send->setEnabled(m_batch->maySend() && !m_toRead.isActive());
    if (m_shown != phase && (phase == Phase::Doubtful || phase == Phase::Ended)) {
        const auto &problem = m_batch->problem();
        m_news->setText(
            problem
                ? tr("Stopped: %1 Rows already sent stay sent; check again before you continue.")
                      .arg(errorWords(*problem).happened)
                : QString());
    }
    if (m_shown != phase && isReady)
        m_news->setText(m_batch->count(State::Broken) + m_batch->count(State::InUse) > 0
                            ? hindrance()
                            : QString());
    m_shown = phase;
}

void BatchPanel::send()
{
    const QString reason = hindrance();
    m_news->setText(reason);
    if (reason.isEmpty())
        m_batch->send();
    else if (!m_retypeBox->isHidden())
        m_retype->setFocus();
}

void BatchPanel::leave()
{
    if (m_batch->phase() == Phase::Sending)
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
    m_table->setColumnHidden(static_cast<int>(PayoutBatchModel::Column::Key),
                             width() < kNarrowPage);
}

void BatchPanel::showEvent(QShowEvent *event)
{
    QWidget::showEvent(event);
    m_table->setFocus();
}

QString flawSentence(const core::PayoutFileError &error)
{
    const QString column = foreignText(error.column);
    switch (error.flaw) {
    case core::PayoutFileFlaw::TooLarge:
        return BatchPanel::tr("It has more than %1 rows, or is too large: split the file.")
            .arg(core::PayoutFile::kMaxRows);
    case core::PayoutFileFlaw::NotText:
        return BatchPanel::tr("This is not a text file: save the spreadsheet as CSV.");
    case core::PayoutFileFlaw::NoHeader:
        return BatchPanel::tr("The first line must name the columns: chave, valor, nome, "
                              "documento, email, telefone, descricao.");
    case core::PayoutFileFlaw::UnknownColumn:
        return BatchPanel::tr("Line %1: unknown column “%2”.").arg(error.line).arg(column);
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
