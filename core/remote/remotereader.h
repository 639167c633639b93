// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/remote/remoteapi.h"

#include <QtCore/QSet>

#include <memory>

namespace core
{

/// Lists that the API cannot be asked for: picked here, page by page, out of those it can be asked
/// for, if that comes to at most kMostPages pages, and Code::Unsupported otherwise.
class RemoteReader : public QObject
{
    Q_OBJECT

public:
    static constexpr int kMostPages = 20;
    static constexpr int kMostCompleted = 100; ///< payouts whose end-to-end ids one call asks for

    using Found = QList<Transaction>;

    /// The API outlives this.
    explicit RemoteReader(RemoteApi &api, QObject *parent = nullptr);

    /// All that the filter means, whatever its page.
    void pick(const TransactionFilter &filter, const Take<Found> &take);

    /// What has that very reference, whatever the service takes the reference for.
    void lookUp(const QString &reference, const Take<Found> &take);

Q_SIGNALS:
    /// What pick() reads as it goes; comes before its answer.
    void read(const QList<core::Transaction> &listed);

private:
    struct Scan
    {
        TransactionFilter asked; ///< what the API can be asked for, from page 1 on
        TransactionFilter wanted;
        Found found = {};
        QSet<QUuid> seen = {};
        bool isTold = true; ///< by read()
    };

    void scan(const std::shared_ptr<Scan> &scan, const Take<Found> &take);
    void complete(const std::shared_ptr<Found> &found, qsizetype next, const Take<Found> &take);

    RemoteApi &m_api;
};

} // namespace core
