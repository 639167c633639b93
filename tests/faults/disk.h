// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/faults/diskwatch.h"

#include <QtCore/QHash>
#include <QtCore/QList>
#include <QtCore/QRandomGenerator>

namespace faults
{

/// Files by their paths, with their bytes.
using Files = QHash<QByteArray, QByteArray>;

/// What becomes, when the power fails, of that which was written and never synced.
enum class Loss {
    All,      ///< it is gone
    LastOnes, ///< it was written in its order, up to some point
    Some,     ///< each write, truncation, file name is there or not
    Sectors,  ///< and of a write each 512 bytes
};

/// A disk as POSIX promises it and no better. What was written to a file is safe once that file was
/// synced; that there is such a file, or no longer one, once its folder was. What could not be
/// synced is on the disk or not, and is never tried again, as Linux has it.
class Disk
{
public:
    /// With files that are safe; `random` is for what a failed sync leaves.
    explicit Disk(QRandomGenerator &random, const Files &files = {});

    /// A call that was made, in the order of the calls. Of those that failed only a sync matters.
    void apply(const DiskCall &call);

    /// What the running system shows.
    [[nodiscard]] Files files() const { return m_seen.files(); }

    /// What is found after a power cut at this moment.
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
        QHash<QByteArray, int> names; ///< of a file its number, or kFolder
        QList<QByteArray> contents;

        void apply(const Pending &pending);
        [[nodiscard]] Files files() const;
    };

    [[nodiscard]] Files filesWith(const QList<Pending> &pending) const;
    void sync(const DiskCall &call);

    QRandomGenerator &m_random;
    Tree m_seen; ///< by the running system
    Tree m_safe;
    QList<Pending> m_pending; ///< what m_safe does not have, in the order of the calls
};

} // namespace faults
