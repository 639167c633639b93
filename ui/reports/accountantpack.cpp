// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/accountantpack.h"

#include "core/console/consoledatabase.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/evidencesupport.h"
#include "ui/reports/exportwords.h"
#include "ui/reports/summarypaper.h"

#include <QtCore/QDir>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;
using core::ExportFormat;

namespace
{

/// Maximum attempts if the period changes while its files are written.
constexpr int kMaxTries = 3;

core::TransactionFilter filterOf(const SummaryPeriod &period)
{
    return {.initialDate = period.first, .finalDate = period.last};
}

} // namespace

AccountantPack::AccountantPack(core::TransactionService &service, core::ConsoleDatabase *console,
                               const SummaryPeriod &period, SummaryHead head, const QString &place,
                               QObject *parent)
    : QObject(parent)
    , m_service(service)
    , m_console(console)
    , m_period(period)
    , m_head(std::move(head))
    , m_place(place)
{
    if (m_console)
        record();
    else
        begin();
}

AccountantPack::~AccountantPack() = default;

/// Adds the received payments by kind of evidence, strongest first.
template<typename Then>
void AccountantPack::addEvidence(const Summary &summary, std::size_t kind, Then then)
{
    if (kind == core::kEvidenceKinds.size()) {
        then(summary);
        return;
    }
    const core::EvidenceKind wanted = core::kEvidenceKinds[core::kEvidenceKinds.size() - 1 - kind];
    core::onAnswer(m_service.sums(Summary::evidenceFilter(m_period, wanted)), this,
                   [this, summary, kind, wanted, then](const auto &sums) {
                       if (m_isCanceled) {
                           Q_EMIT canceled();
                       } else if (sums) {
                           Summary extended = summary;
                           extended.addEvidence(wanted, *sums);
                           addEvidence(extended, kind + 1, then);
                       } else {
                           fail(sums.error());
                       }
                   });
}

/// Reads the current summary of the period.
template<typename Then>
void AccountantPack::addUp(Then then)
{
    const auto handleOutcome = [this, then](const auto &sums) {
        if (m_isCanceled)
            Q_EMIT canceled();
        else if (sums)
            addEvidence(Summary(m_period, *sums),
                        core::listsEvidence(m_service) ? 0 : core::kEvidenceKinds.size(), then);
        else
            fail(sums.error());
    };
    if (m_period.span == SummaryPeriod::Span::Day)
        core::onAnswer(m_service.hourlySums(filterOf(m_period)), this, handleOutcome);
    else
        core::onAnswer(m_service.sums(filterOf(m_period)), this, handleOutcome);
}

/// Records the folder before its first file exists. Without the record, nothing is written.
void AccountantPack::record()
{
    const core::ExportOrder order{.filter = filterOf(m_period),
                                  .environment = environmentFileWord(m_head.environment),
                                  .firstDay = m_period.first,
                                  .at = QDateTime::currentDateTimeUtc()};
    const core::Disclosure disclosure{
        .kind = core::Disclosure::Kind::AccountantFolder,
        .path = QDir(m_place).filePath(packFolderName(m_period, m_head.environment)),
        .content = core::exportFactLine(order)};
    core::onAnswer(m_console->disclosures().beginDisclosure(disclosure), this,
                   [this](const core::Result<qint64> &number) {
                       if (m_isCanceled) {
                           Q_EMIT canceled();
                       } else if (number) {
                           m_disclosure = *number;
                           begin();
                       } else {
                           fail(number.error());
                       }
                   });
}

void AccountantPack::begin()
{
    ++m_tries;
    m_folder =
        std::make_unique<core::ExportFolder>(m_place, packFolderName(m_period, m_head.environment));
    addUp([this](const Summary &summary) {
        m_before = summary;
        m_at = QDateTime::currentDateTimeUtc();
        m_head.made = m_at;
        if (m_folder->isMade())
            readAnnotations();
        else
            fail({core::Error::Code::StorageReadOnly, {}, u"no folder can be made there"_s});
    });
}

void AccountantPack::readAnnotations()
{
    if (!m_console) {
        write(ExportFormat::Xlsx);
        return;
    }
    core::onAnswer(m_console->annotations().all(), this,
                   [this](const core::Result<QHash<QUuid, core::Annotations>> &annotations) {
                       // As in every export: an empty column would mean no annotations.
                       if (!annotations) {
                           fail(annotations.error());
                           return;
                       }
                       m_annotations = *annotations;
                       write(ExportFormat::Xlsx);
                   });
}

void AccountantPack::write(ExportFormat format)
{
    core::ExportOrder order{
        .filter = filterOf(m_period),
        .format = format,
        .annotations = m_annotations,
        .environment = environmentFileWord(m_head.environment),
        .institution = m_service.institution(),
        .platform = m_service.platform(),
        .firstDay = m_period.first,
        .at = m_at,
    };
    order.words = exportWords(order);
    order.path = m_folder->pathFor(exportFileName(order));
    m_exporter = std::make_unique<core::Exporter>(m_service, order);
    connect(m_exporter.get(), &core::Exporter::progressed, this, &AccountantPack::progressed);
    connect(m_exporter.get(), &core::Exporter::canceled, this, &AccountantPack::canceled);
    connect(m_exporter.get(), &core::Exporter::finished, this,
            [this, format](const core::Result<core::Exporter::Outcome> &result) {
                m_exporter.release()->deleteLater(); // called from a signal of the exporter
                if (m_isCanceled)
                    Q_EMIT canceled();
                else if (result)
                    handleOutcome(format, *result);
                else
                    fail(result.error());
            });
}

void AccountantPack::handleOutcome(ExportFormat format, const core::Exporter::Outcome &outcome)
{
    if (format == ExportFormat::Xlsx) {
        m_outcome.transactions = outcome.entries;
        write(ExportFormat::Ofx);
        return;
    }
    m_outcome.movements = outcome.entries;
    addUp([this](const Summary &summary) { compare(summary); });
}

void AccountantPack::compare(const Summary &summary)
{
    if (toText(summary, m_head) == toText(*m_before, m_head))
        seal(summary);
    else if (m_tries < kMaxTries)
        begin();
    else
        fail(core::Error{core::Error::Code::Unconfirmed, {}, u"the period changes"_s});
}

/// Writes the cover sheet, which lists the other files, and finishes the folder.
void AccountantPack::seal(const Summary &summary)
{
    m_head.enclosed =
        tr("Enclosed: %1 (XLSX), %2 (OFX), the checksums of all (SHA256SUMS)", "on a cover")
            .arg(tr("%n transaction(s)", nullptr, static_cast<int>(m_outcome.transactions)),
                 tr("%n movement(s)", "of money", static_cast<int>(m_outcome.movements)));
    const QString cover = packFolderName(m_period, m_head.environment) + u".pdf"_s;
    const auto path = m_folder->put(cover, SummaryPaper(summary, m_head).toPdf()).and_then([this] {
        return m_folder->finish();
    });
    if (!path) {
        fail(path.error());
        return;
    }
    m_outcome.folder = *path;
    if (m_console)
        m_console->disclosures().endDisclosure(m_disclosure, m_outcome.transactions);
    Q_EMIT finished(m_outcome);
}

void AccountantPack::fail(const core::Error &error)
{
    Q_EMIT finished(tl::unexpected(error));
}

void AccountantPack::cancel()
{
    m_isCanceled = true;
    if (m_exporter)
        m_exporter->cancel();
}

} // namespace ui
