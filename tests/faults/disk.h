// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/faults/diskwatch.h"

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QRandomGenerator>

namespace faults
{

/// File contents by path.
using Files = QHash<QByteArray, QByteArray>;

/// The effect of a power failure on data written since the last sync.
enum class Loss {
    All,      ///< lost
    LastOnes, ///< kept up to some point, in the order of writing
    Some,     ///< each write, truncation and file name is kept or lost
    Sectors,  ///< also each 512 bytes of a write
};

/// A simulated disk with exactly the guarantees of POSIX. File contents are safe after a sync of
/// the file; the existence of a file after a sync of its folder. After a failed sync the data is
/// kept or lost, and never retried, as on Linux.
class Disk
{
public:
    /// The files are safe; `random` decides the effect of failed syncs.
    explicit Disk(QRandomGenerator &random, const Files &files = {});

    /// Applies a call, in the order of the calls. Of failed calls only syncs matter.
    void apply(const DiskCall &call);

    /// Returns the files as the running system sees them.
    [[nodiscard]] Files files() const { return m_seen.files(); }

    /// Returns the files found after a power failure at this point.
    [[nodiscard]] Files filesAfterCut(Loss loss) const;

private:
    static constexpr int kFolder = -1;

    struct Pending
    {
        DiskCall call;
        int file; ///< number in m_contents, or kFolder
    };

    struct Tree
    {
        QHash<QByteArray, int> names; ///< number of the file, or kFolder
        QList<QByteArray> contents;

        void apply(const Pending &pending);
        [[nodiscard]] Files files() const;
    };

    [[nodiscard]] Files filesWith(const QList<Pending> &pending) const;
    void sync(const DiskCall &call);

    QRandomGenerator &m_random;
    Tree m_seen; ///< as the running system sees the files
    Tree m_safe;
    QList<Pending> m_pending; ///< calls not contained in m_safe, in order
};

} // namespace faults
