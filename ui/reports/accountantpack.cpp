// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/accountantpack.h"

#include "core/bank/reconciliation.h"
#include "core/console/consoledatabase.h"
#include "core/domain/transactionpage.h"
#include "core/domain/transactionsum.h"
#include "core/service/evidencesupport.h"
#include "core/service/partialreturns.h"
#include "ui/reports/daysheets.h"
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

} // namespace

AccountantPack::AccountantPack(core::TransactionService &service, core::ConsoleDatabase *console,
                               const SummaryPeriod &period, SummaryHead head, const QString &place,
                               core::Reconciliation *reconciliation, QObject *parent,
                               core::DisclosureRepository *disclosures)
    : QObject(parent)
    , m_service(service)
    , m_console(console)
    , m_disclosures(console ? &console->disclosures() : disclosures)
    , m_period(period)
    , m_head(std::move(head))
    , m_place(place)
    , m_reconciliation(reconciliation)
{
    if (m_disclosures)
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
        addReconciled(summary, then);
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

/// Adds the received payments that are matched with a statement line.
template<typename Then>
void AccountantPack::addReconciled(const Summary &summary, Then then)
{
    if (!m_service.capabilities().findsReconciled) {
        then(summary);
        return;
    }
    const auto filter = Summary::reconciledFilter(m_period, core::Reconciled::Yes);
    core::onAnswer(m_service.sums(filter), this, [this, summary, then](const auto &sums) {
        if (m_isCanceled) {
            Q_EMIT canceled();
        } else if (sums) {
            Summary extended = summary;
            extended.addReconciled(*sums);
            then(extended);
        } else {
            fail(sums.error());
        }
    });
}

/// Adds the parts of payments that went back in the period.
template<typename Then>
void AccountantPack::addReturns(const Summary &summary, Then then)
{
    core::onAnswer(
        core::returnSumsOf(m_service, m_period.first, m_period.last, m_period.cutoffMinutes), this,
        [this, summary, then](const auto &sums) {
            if (m_isCanceled) {
                Q_EMIT canceled();
            } else if (sums) {
                Summary extended = summary;
                extended.addReturns(*sums);
                addEvidence(extended,
                            core::listsEvidence(m_service) ? 0 : core::kEvidenceKinds.size(), then);
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
            addReturns(Summary(m_period, *sums), then);
        else
            fail(sums.error());
    };
    if (m_period.needsHours())
        core::onAnswer(m_service.hourlySums(m_period.filter()), this, handleOutcome);
    else
        core::onAnswer(m_service.sums(m_period.filter()), this, handleOutcome);
}

/// Records the folder before its first file exists. Without the record, nothing is written.
void AccountantPack::record()
{
    const core::ExportOrder order{.filter = m_period.filter(),
                                  .environment = environmentFileWord(m_head.environment),
                                  .firstDay = m_period.first,
                                  .cutoffMinutes = m_period.cutoffMinutes,
                                  .at = QDateTime::currentDateTimeUtc()};
    const core::Disclosure disclosure{
        .kind = core::Disclosure::Kind::AccountantFolder,
        .path = QDir(m_place).filePath(packFolderName(m_period, m_head.environment)),
        .content = core::exportFactLine(order)};
    core::onAnswer(m_disclosures->beginDisclosure(disclosure), this,
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
        .filter = m_period.filter(),
        .format = format,
        .annotations = m_annotations,
        .environment = environmentFileWord(m_head.environment),
        .institution = m_service.institution(),
        .platform = m_service.platform(),
        .firstDay = m_period.first,
        .cutoffMinutes = m_period.cutoffMinutes,
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
        addSealedDays(summary);
    else if (m_tries < kMaxTries)
        begin();
    else
        fail(core::Error{core::Error::Code::Unconfirmed, {}, u"the period changes"_s});
}

/// Reads the sealed days of the period, then writes the rest of the folder.
void AccountantPack::addSealedDays(const Summary &summary)
{
    m_outcome.sealedDays = 0;
    if (!m_reconciliation) {
        finish(summary);
        return;
    }
    core::onAnswer(m_reconciliation->sealedDays(m_period.first, m_period.last), this,
                   [this, summary](const core::Result<QList<core::SealedDay>> &days) {
                       if (m_isCanceled)
                           Q_EMIT canceled();
                       else if (days)
                           writeSealedDays(*days, 0, summary);
                       else
                           fail(days.error());
                   });
}

/// Writes one day at a time from the event loop, because a document takes longer than a frame.
void AccountantPack::writeSealedDays(const QList<core::SealedDay> &days, qsizetype next,
                                     const Summary &summary)
{
    if (m_isCanceled) {
        Q_EMIT canceled();
        return;
    }
    if (next == days.size()) {
        finish(summary);
        return;
    }
    const core::SealedDay &day = days[next];
    const bool isSecond = next > 0 && days[next - 1].day.day == day.day.day;
    m_accountOfDay = isSecond ? m_accountOfDay + 1 : 1;
    QString name = DayPaper::fileName(day.day.day);
    if (isSecond) // another account
        name.insert(name.lastIndexOf(u'.'), u"-%1"_s.arg(m_accountOfDay));
    const core::ReconciledAccount account{.account = day.account};
    const auto path = m_folder->put(name, DayPaper(daySheet(day, account, m_head.shop)).toPdf());
    if (!path) {
        fail(path.error());
        return;
    }
    ++m_outcome.sealedDays;
    QMetaObject::invokeMethod(
        this, [this, days, next, summary] { writeSealedDays(days, next + 1, summary); },
        Qt::QueuedConnection);
}

/// Writes the cover sheet, which lists the other files, and finishes the folder.
void AccountantPack::finish(const Summary &summary)
{
    m_head.enclosed =
        tr("Enclosed: %1 (XLSX), %2 (OFX), the checksums of all (SHA256SUMS)", "on a cover")
            .arg(tr("%n transaction(s)", nullptr, static_cast<int>(m_outcome.transactions)),
                 tr("%n movement(s)", "of money", static_cast<int>(m_outcome.movements)));
    if (m_outcome.sealedDays > 0)
        m_head.enclosed += u", "_s + tr("%n sealed day(s) of the bank account (PDF)", "on a cover",
                                        static_cast<int>(m_outcome.sealedDays));
    const QString cover = packFolderName(m_period, m_head.environment) + u".pdf"_s;
    const auto path = m_folder->put(cover, SummaryPaper(summary, m_head).toPdf()).and_then([this] {
        return m_folder->finish();
    });
    if (!path) {
        fail(path.error());
        return;
    }
    m_outcome.folder = *path;
    if (m_disclosures)
        m_disclosures->endDisclosure(m_disclosure, m_outcome.transactions);
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
