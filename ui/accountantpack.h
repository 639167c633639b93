// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/export/exporter.h"
#include "core/export/exportfolder.h"
#include "ui/summary.h"

#include <QtCore/QObject>

#include <memory>
#include <optional>

namespace core
{
class ConsoleBook;
}

namespace ui
{

/// One period for who keeps the accounts, in a folder: a workbook of all its transactions, a
/// statement of what moved, its summary as cover, and the checksums of the three. They are read one
/// after the other; if the period changed meanwhile, all are made again, so that they say the same.
/// The folder is there whole or not at all, and never in the place of another one.
class AccountantPack : public QObject
{
    Q_OBJECT

public:
    struct Outcome
    {
        QString folder;
        qint64 transactions = 0; ///< in the workbook
        qint64 movements = 0;    ///< in the statement

        bool operator==(const Outcome &) const = default;
    };

    /// Begins at once. Without a book nothing is noted. The folder is made in `place`.
    AccountantPack(core::TransactionService &service, core::ConsoleBook *book,
                   const SummaryPeriod &period, SummaryHead head, const QString &place,
                   QObject *parent = nullptr);
    ~AccountantPack() override;

    void cancel(); ///< leaves nothing, which canceled() tells

Q_SIGNALS:
    void progressed(qint64 transactions); ///< read so far, of the file that is being made

    void canceled(); ///< in place of finished()

    /// Once. Code::Unconfirmed: the period changes all the time. Else as core::Exporter.
    void finished(const core::Result<ui::AccountantPack::Outcome> &result);

private:
    template<typename Then>
    void addUp(Then then);
    void begin();
    void readMarks();
    void write(core::ExportFormat format);
    void take(core::ExportFormat format, const core::Exporter::Outcome &outcome);
    void compare(const Summary &summary);
    void seal(const Summary &summary);
    void fail(const core::Error &error);

    core::TransactionService &m_service;
    core::ConsoleBook *m_book;
    const SummaryPeriod m_period;
    SummaryHead m_head;
    const QString m_place;
    std::unique_ptr<core::ExportFolder> m_folder; ///< of this try
    std::unique_ptr<core::Exporter> m_exporter;
    QDateTime m_at;                  ///< when the files were begun
    std::optional<Summary> m_before; ///< what the period came to then
    QHash<QUuid, core::Marks> m_marks;
    Outcome m_outcome;
    int m_tries = 0;
    bool m_isCanceled = false;
};

} // namespace ui
