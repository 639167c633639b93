// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/exporter.h"

#include "core/export/exportcolumns.h"
#include "core/export/exportfile.h"
#include "core/export/exportwriter.h"

#include <atomic>
#include <chrono>

namespace core
{

using namespace std::chrono_literals;

/// The state shared by both threads. File and writer belong to the reading thread.
class Exporter::Job
{
public:
    explicit Job(ExportOrder order)
        : m_order(std::move(order))
    {}

    bool addBatch(const QList<Transaction> &transactions)
    {
        if (!m_file) {
            if (m_isCanceled)
                return false;
            open();
        }
        if (transactions.isEmpty())
            finish();
        for (const Transaction &transaction : transactions) {
            if (isMasked())
                m_writer->add(masked(transaction, m_order.walkIn));
            else
                m_writer->add(transaction);
        }
        m_read += transactions.size();
        if (m_file->hasFailed() && m_result)
            m_result = tl::unexpected(m_file->finish().error());
        const bool isWanted = !m_isCanceled && m_result;
        if (!isWanted || transactions.isEmpty())
            close();
        return isWanted;
    }

    void cancel() { m_isCanceled = true; }
    [[nodiscard]] qint64 read() const { return m_read; }

    /// Returns the result, once the service has answered.
    [[nodiscard]] const Result<Outcome> &result() const { return m_result; }
    [[nodiscard]] bool isCanceled() const { return m_result && !m_hasEnded; }

private:
    [[nodiscard]] bool isMasked() const { return m_order.personalData == PersonalData::Masked; }

    void open()
    {
        m_file = std::make_unique<ExportFile>(m_order.path, m_order.replaces);
        m_writer = ExportWriter::make(m_order, *m_file);
        m_writer->begin();
    }

    void finish()
    {
        if (m_isCanceled)
            return;
        m_hasEnded = true;
        m_writer->end();
        const auto finished = m_file->finish();
        if (finished)
            m_result = Outcome{m_writer->entries(), m_file->size()};
        else
            m_result = tl::unexpected(finished.error());
    }

    /// Closes the file here and not in the last owner of the job, because closing blocks on the
    /// disk.
    void close()
    {
        m_writer.reset();
        m_file.reset();
    }

    const ExportOrder m_order;
    std::atomic<bool> m_isCanceled = false;
    std::atomic<qint64> m_read = 0;
    Result<Outcome> m_result = Outcome();
    bool m_hasEnded = false;
    std::unique_ptr<ExportFile> m_file; ///< null until data arrives
    std::unique_ptr<ExportWriter> m_writer;
};

Exporter::Exporter(TransactionService &service, const ExportOrder &order, QObject *parent)
    : QObject(parent)
    , m_job(std::make_shared<Job>(order))
{
    m_report.setInterval(100ms);
    connect(&m_report, &QTimer::timeout, this, [this] { Q_EMIT progressed(m_job->read()); });
    m_report.start();
    const auto addBatch = [job = m_job](const QList<Transaction> &some) {
        return job->addBatch(some);
    };
    onAnswer(service.readAll(order.filter, addBatch), this, [this](const Result<void> &answer) {
        m_report.stop();
        if (!answer)
            Q_EMIT finished(tl::unexpected(answer.error()));
        else if (m_job->isCanceled())
            Q_EMIT canceled();
        else
            Q_EMIT finished(m_job->result());
    });
}

Exporter::~Exporter()
{
    cancel();
}

void Exporter::cancel()
{
    m_job->cancel();
}

} // namespace core
