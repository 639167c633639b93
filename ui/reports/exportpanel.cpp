// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/exportpanel.h"

#include "core/console/consoledatabase.h"
#include "core/domain/brasilia.h"
#include "core/domain/transactionsum.h"
#include "core/till/preferences.h"
#include "ui/reports/exportwords.h"
#include "ui/text/moneyflow.h"
#include "ui/text/text.h"
#include "ui/widgets/busyindicator.h"
#include "ui/widgets/flowlayout.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"
#include "ui/widgets/shortcutregistry.h"
#include "ui/widgets/theme.h"

#include <QtCore/QDir>
#include <QtCore/QFileInfo>
#include <QtCore/QLocale>
#include <QtCore/QStandardPaths>
#include <QtCore/QUrl>
#include <QtGui/QClipboard>
#include <QtGui/QDesktopServices>
#include <QtGui/QGuiApplication>
#include <QtGui/QShortcut>
#include <QtWidgets/QFileDialog>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <array>

namespace ui
{

using namespace Qt::StringLiterals;
using Format = core::ExportFormat;
using core::PersonalData;

namespace
{

constexpr std::array kFormats{Format::SheetCsv, Format::DataCsv, Format::Json, Format::Xlsx,
                              Format::Ofx};

/// Returns true if transactions of the filter may be missing in the copy of a remote service: days
/// that were not read yet, or the newest ones while the service is unreachable.
bool lacksDays(const core::TransactionService &service, const core::TransactionFilter &filter)
{
    const auto completeness = service.completeness();
    if (!completeness)
        return false;
    const QDate first =
        filter.createdFrom ? core::brasiliaDay(*filter.createdFrom) : filter.initialDate;
    if (!completeness->covers(first) || !completeness->asOf)
        return true;
    const QDate last =
        filter.createdUntil ? core::brasiliaDay(*filter.createdUntil) : filter.finalDate;
    const auto contact = service.contact();
    return contact && contact->trouble &&
           (!last.isValid() || last >= core::brasiliaDay(*completeness->asOf));
}

} // namespace

ExportPanel::ExportPanel(core::TransactionService &service, core::ConsoleDatabase *console,
                         core::PreferencesStore &preferences, QWidget *parent)
    : QFrame(parent)
    , m_service(service)
    , m_console(console)
    , m_disclosures(console ? &console->disclosures() : nullptr)
    , m_preferences(preferences)
    , m_busy(new BusyIndicator(u"exportWait"_s, this))
{
    setObjectName(u"exportPanel"_s);
    setProperty("role", u"card"_s);
    m_choice = preferences.value().exporting;
    m_preview = Label::wrapping(u"exportPreview"_s);
    m_formatWords = Label::wrapping(u"exportFormatWords"_s, TextSize::Small, Label::Tone::Muted);
    m_personalWords =
        Label::wrapping(u"exportPersonalWords"_s, TextSize::Small, Label::Tone::Muted);
    m_progress = new QProgressBar;
    m_progress->setObjectName(u"exportProgress"_s);
    m_progress->setAccessibleName(tr("Transactions written"));
    m_progress->hide();
    m_news = Label::wrapping(u"exportNews"_s, TextSize::Body, Label::Tone::Problem);
    m_news->hide();

    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpaceSmall, kSpace, kSpaceSmall);
    layout->setSpacing(kSpaceSmall);
    layout->addWidget(new Label(tr("Export what the list shows"), TextSize::Strong));
    layout->addWidget(m_preview);
    layout->addLayout(createFormats());
    layout->addWidget(m_formatWords);
    layout->addLayout(createTarget());
    layout->addWidget(m_personalWords);
    layout->addWidget(m_progress);
    layout->addWidget(m_news);
    layout->addLayout(createActions());

    connect(m_busy, &BusyIndicator::messageChanged, this, &ExportPanel::showBusy);
    auto *back =
        new QShortcut(Qt::Key_Escape, this, nullptr, nullptr, Qt::WidgetWithChildrenShortcut);
    describeKey(back, tr("Cancel or close the export"));
    connect(back, &QShortcut::activated, this, &ExportPanel::leave);
    hide();
}

ExportPanel::~ExportPanel() = default;

void ExportPanel::setDisclosures(core::DisclosureRepository *disclosures)
{
    m_disclosures = disclosures;
}

QLayout *ExportPanel::createFormats()
{
    auto *row = new FlowLayout;
    for (size_t i = 0; i < kFormats.size(); ++i) {
        const Format format = kFormats.at(i);
        auto *button = keyButton(formatWord(format), QKeySequence(Qt::Key_1 + static_cast<int>(i)),
                                 u"exportFormat%1Button"_s.arg(i + 1));
        makeCompact(button);
        button->setProperty("role", u"toggle"_s);
        button->setCheckable(true);
        connect(button, &QPushButton::clicked, this, [this, format] { choose(format); });
        m_formats.append(button);
        row->addWidget(button);
    }
    return row;
}

QLayout *ExportPanel::createTarget()
{
    m_path = new QLineEdit;
    m_path->setObjectName(u"exportPathEdit"_s);
    m_path->setAccessibleName(tr("File"));
    connect(m_path, &QLineEdit::textEdited, this, &ExportPanel::showChoices);
    connect(m_path, &QLineEdit::returnPressed, this, &ExportPanel::start);
    auto *label = new Label(tr("File"), TextSize::Small, Label::Tone::Muted);
    label->setBuddy(m_path);
    m_folder = keyButton(tr("Folder…"), QKeySequence::Open, u"exportFolderButton"_s);
    makeCompact(m_folder);
    connect(m_folder, &QPushButton::clicked, this, &ExportPanel::chooseFolder);
    m_masked = keyButton(tr("Mask personal data"), Qt::Key_M, u"exportMaskedButton"_s);
    makeCompact(m_masked);
    m_masked->setProperty("role", u"toggle"_s);
    m_masked->setCheckable(true);
    connect(m_masked, &QPushButton::toggled, this, [this](bool isMasked) {
        m_choice.personalData = isMasked ? PersonalData::Masked : PersonalData::Full;
        showChoices();
    });
    auto *row = new QHBoxLayout;
    row->addWidget(label);
    row->addWidget(m_path, 1);
    row->addWidget(m_folder);
    row->addWidget(m_masked);
    return row;
}

QLayout *ExportPanel::createActions()
{
    m_start =
        keyButton(tr("Export"), QKeySequence(Qt::CTRL | Qt::Key_Enter), u"exportStartButton"_s);
    makePrimary(m_start);
    connect(m_start, &QPushButton::clicked, this, &ExportPanel::start);
    m_replace = keyButton(tr("Replace it"), Qt::Key_R, u"exportReplaceButton"_s);
    connect(m_replace, &QPushButton::clicked, this, &ExportPanel::replace);
    m_open = keyButton(tr("Open the folder"), Qt::Key_O, u"exportOpenButton"_s);
    connect(m_open, &QPushButton::clicked, this, &ExportPanel::openFolder);
    m_copy = keyButton(tr("Copy the path"), Qt::Key_C, u"exportCopyButton"_s);
    connect(m_copy, &QPushButton::clicked, this, &ExportPanel::copyPath);
    m_back = keyButton(tr("Close"), Qt::Key_Escape, u"exportBackButton"_s, KeyScope::Borrowed);
    m_cancel = keyButton(tr("Cancel"), Qt::Key_Escape, u"exportCancelButton"_s, KeyScope::Borrowed);
    for (QPushButton *button : {m_back, m_cancel})
        connect(button, &QPushButton::clicked, this, &ExportPanel::leave);
    auto *row = new FlowLayout;
    for (QPushButton *button : {m_start, m_replace, m_open, m_copy, m_back, m_cancel}) {
        makeCompact(button);
        row->addWidget(button);
    }
    for (QPushButton *button : {m_replace, m_open, m_copy, m_cancel})
        button->hide();
    return row;
}

void ExportPanel::setShop(Environment::Kind where, const core::PayerProfile &walkIn)
{
    m_environment = where;
    m_walkIn = walkIn;
}

void ExportPanel::begin(const core::TransactionFilter &filter, const std::optional<QDateTime> &asOf)
{
    show();
    if (!m_exporter) {
        m_filter = filter;
        m_asOf = asOf;
        m_written.clear();
        m_news->hide();
        m_masked->setChecked(m_choice.personalData == PersonalData::Masked);
        m_firstDay = {};
        m_preview->setText(tr("Adding up…"));
        choose(m_choice.format);
        countUp();
    }
    const auto place = std::find(kFormats.begin(), kFormats.end(), m_choice.format);
    m_formats[place - kFormats.begin()]->setFocus(Qt::ShortcutFocusReason);
}

void ExportPanel::leave()
{
    if (m_exporter) {
        m_exporter->cancel();
        m_cancel->setEnabled(false); // until the export has stopped
        return;
    }
    hide();
    Q_EMIT left();
}

void ExportPanel::choose(Format format)
{
    m_choice.format = format;
    for (qsizetype i = 0; i < m_formats.size(); ++i)
        m_formats[i]->setChecked(kFormats.at(static_cast<size_t>(i)) == format);
    m_formatWords->setText(formatSentence(format));
    suggestName();
    showChoices();
}

/// Shows no progress text for a visible progress.
void ExportPanel::showBusy(const QString &text)
{
    if (!m_exporter) {
        if (!text.isEmpty())
            m_preview->setText(text);
        return;
    }
    const bool isSlow = m_busy->stage() > BusyIndicator::Stage::Shown;
    m_news->setTone(Label::Tone::Muted);
    m_news->setText(text);
    m_news->setVisible(isSlow && !text.isEmpty());
}

/// Calculates the contents of the file.
void ExportPanel::countUp()
{
    m_busy->begin({tr("Adding up…"), tr("The file can be created without it.")});
    core::onAnswer(
        m_service.sums(m_filter), this,
        [this, generation = ++m_generation](const core::Result<QList<core::TransactionSum>> &sums) {
            if (generation != m_generation)
                return;
            if (!m_exporter)
                m_busy->end();
            if (!sums) {
                m_preview->setText(exportProblem(sums.error()));
                return;
            }
            const MoneyFlow flow = flowOf(*sums);
            m_count = flow.count;
            m_preview->setText(flow.count == 0
                                   ? tr("No matches. The file will say so.")
                                   : tr("%Ln transaction(s), on all pages, in all states: %1",
                                        nullptr, static_cast<int>(flow.count))
                                         .arg(tr("in %1, out %2, net %3")
                                                  .arg(moneyText(flow.in), moneyText(flow.out),
                                                       moneyText(flow.net()))));
            for (const core::TransactionSum &sum : *sums) {
                if (!m_firstDay.isValid() || sum.day < m_firstDay)
                    m_firstDay = sum.day;
            }
            if (!m_exporter)
                suggestName();
        });
}

/// Suggests a path in the chosen folder or, if missing, in an existing one. Keeps a typed name and
/// only changes its extension.
void ExportPanel::suggestName()
{
    if (m_path->isModified()) {
        const QFileInfo typed(m_path->text());
        const QString name = typed.completeBaseName() + u'.' + suffixOf(m_choice.format);
        m_path->setText(typed.dir().filePath(name));
        m_path->setModified(true);
        return;
    }
    const QString documents = QStandardPaths::writableLocation(QStandardPaths::DocumentsLocation);
    const QStringList folders{m_choice.folder, documents};
    const auto isThere = [](const QString &path) {
        return !path.isEmpty() && QFileInfo(path).isDir();
    };
    const auto first = std::find_if(folders.cbegin(), folders.cend(), isThere);
    const QDir folder(first != folders.cend() ? *first : QDir::homePath());
    m_path->setText(QDir::toNativeSeparators(folder.filePath(exportFileName(order()))));
}

void ExportPanel::chooseFolder()
{
    auto *dialog = new QFileDialog(this, tr("Where to save the file"),
                                   QFileInfo(m_path->text()).absolutePath());
    dialog->setAttribute(Qt::WA_DeleteOnClose);
    dialog->setFileMode(QFileDialog::Directory);
    connect(dialog, &QFileDialog::fileSelected, this, [this](const QString &folder) {
        m_path->setText(QDir(folder).filePath(QFileInfo(m_path->text()).fileName()));
        m_choice.folder = folder;
        showChoices();
    });
    dialog->open();
}

void ExportPanel::showChoices()
{
    m_replace->hide();
    m_personalWords->setText(
        m_choice.personalData == PersonalData::Masked
            ? tr("Names, documents, phones, e-mails and Pix keys are masked. Descriptions, "
                 "references, extra texts, notes and tags stay as typed.")
            : tr("The file contains full names, documents, phones and e-mails, for anyone who has "
                 "it. Keep it as safe as the shop's data."));
    const bool isBusy = m_exporter != nullptr;
    for (QPushButton *button : std::as_const(m_formats))
        button->setEnabled(!isBusy);
    m_path->setReadOnly(isBusy);
    m_folder->setEnabled(!isBusy);
    m_masked->setEnabled(!isBusy);
    m_start->setEnabled(!isBusy && !m_path->text().isEmpty());
    m_progress->setVisible(isBusy);
    m_back->setVisible(!isBusy);
    m_cancel->setVisible(isBusy);
    m_cancel->setEnabled(isBusy);
    for (QPushButton *button : {m_open, m_copy})
        button->setVisible(!isBusy && !m_written.isEmpty());
}

core::ExportOrder ExportPanel::order() const
{
    core::ExportOrder order{
        .filter = m_filter,
        .format = m_choice.format,
        .personalData = m_choice.personalData,
        .walkIn = m_walkIn,
        .path = QFileInfo(m_path->text()).absoluteFilePath(),
        .environment = environmentFileWord(m_environment),
        .institution = m_service.institution(),
        .platform = m_service.platform(),
        .firstDay = m_firstDay,
        .cutoffMinutes = m_preferences.value().shifts.cutoffMinutes,
        .at = QDateTime::currentDateTimeUtc(),
        .asOf = m_asOf,
    };
    if (lacksDays(m_service, m_filter))
        order.asOf = m_service.completeness()->asOf.value_or(order.at);
    order.words = exportWords(order);
    return order;
}

void ExportPanel::start()
{
    if (m_start->isEnabled())
        write(false);
}

void ExportPanel::replace()
{
    write(true);
}

void ExportPanel::write(bool replaces)
{
    core::ExportOrder wanted = order();
    wanted.replaces = replaces;
    m_written.clear();
    m_news->hide();
    if (!m_console) {
        ++m_orders;
        if (m_disclosures)
            record(wanted);
        else
            write(wanted);
        return;
    }
    core::onAnswer(m_console->annotations().all(), this,
                   [this, wanted, generation = ++m_orders](
                       const core::Result<QHash<QUuid, core::Annotations>> &annotations) {
                       if (generation != m_orders || isHidden() || m_exporter)
                           return;
                       if (!annotations) { // an empty column would mean no annotations
                           showMessage(exportProblem(annotations.error()), false);
                           return;
                       }
                       core::ExportOrder recorded = wanted;
                       recorded.annotations = *annotations;
                       record(recorded);
                   });
}

/// Records the export before the file exists. An export that cannot be recorded is not written.
void ExportPanel::record(const core::ExportOrder &wanted)
{
    const core::Disclosure disclosure{.kind = core::Disclosure::Kind::Export,
                                      .path = wanted.path,
                                      .content = core::exportFactLine(wanted),
                                      .isMasked = wanted.personalData == PersonalData::Masked};
    core::onAnswer(m_disclosures->beginDisclosure(disclosure), this,
                   [this, wanted, generation = m_orders](const core::Result<qint64> &number) {
                       if (generation != m_orders || isHidden() || m_exporter)
                           return;
                       if (!number) {
                           showMessage(tr("No file was written: the notes of this counter cannot "
                                          "be written, so nothing would record the export."),
                                       false);
                           return;
                       }
                       m_disclosure = *number;
                       write(wanted);
                   });
}

void ExportPanel::write(const core::ExportOrder &wanted)
{
    m_exporter = std::make_unique<core::Exporter>(m_service, wanted);
    connect(m_exporter.get(), &core::Exporter::progressed, this, &ExportPanel::showProgress);
    connect(m_exporter.get(), &core::Exporter::canceled, this,
            [this] { end(tr("Cancelled. No file was written."), true); });
    connect(m_exporter.get(), &core::Exporter::finished, this,
            [this, path = wanted.path](const core::Result<core::Exporter::Outcome> &result) {
                if (!result) {
                    end(exportProblem(result.error()), false);
                    m_replace->setVisible(result.error().code == core::Error::Code::Conflict &&
                                          !QFileInfo(path).isDir());
                    return;
                }
                m_written = path;
                if (m_disclosures)
                    m_disclosures->endDisclosure(m_disclosure, result->entries);
                remember();
                end(tr("%Ln entry(ies) written, %1: %2", nullptr, static_cast<int>(result->entries))
                        .arg(QLocale().formattedDataSize(result->bytes),
                             breakableText(QDir::toNativeSeparators(path))),
                    true);
            });
    showProgress(0);
    showChoices();
    m_cancel->setFocus();
}

/// Scales the value, because QProgressBar counts in int.
void ExportPanel::showProgress(qint64 read)
{
    m_busy->begin({tr("Reading the transactions…"),
                   tr("The file appears when everything has been read. Esc cancels.")});
    constexpr int kParts = 1000;
    m_progress->setRange(0, kParts);
    const qint64 count = std::max<qint64>(1, m_count);
    m_progress->setValue(static_cast<int>(std::min(read, count) * kParts / count));
    m_progress->setFormat(
        tr("%1 of %2").arg(QLocale().toString(read), QLocale().toString(m_count)));
}

void ExportPanel::end(const QString &sentence, bool isGood)
{
    m_busy->end();
    m_exporter.release()->deleteLater(); // called from a signal of the exporter
    showMessage(sentence, isGood);
}

void ExportPanel::showMessage(const QString &sentence, bool isGood)
{
    m_news->setTone(isGood ? Label::Tone::Normal : Label::Tone::Problem);
    m_news->setText(sentence);
    m_news->show();
    showChoices();
    m_start->setFocus();
}

void ExportPanel::remember()
{
    m_choice.folder = QFileInfo(m_written).absolutePath();
    core::Preferences preferences = m_preferences.value();
    preferences.exporting = m_choice;
    m_preferences.set(preferences);
}

void ExportPanel::openFolder()
{
    QDesktopServices::openUrl(QUrl::fromLocalFile(QFileInfo(m_written).absolutePath()));
}

void ExportPanel::copyPath()
{
    QGuiApplication::clipboard()->setText(QDir::toNativeSeparators(m_written));
}

} // namespace ui
