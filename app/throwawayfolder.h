// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLockFile>
#include <QtCore/QTemporaryDir>

#include <memory>

namespace app
{

/// A folder of the program's own, 0700, for data that does not outlive it: removed at the end, and
/// if the program was killed, by the next one that makes such a folder. Its name says what it is
/// for: "balcao-demo-…".
class ThrowAwayFolder
{
    Q_DISABLE_COPY_MOVE(ThrowAwayFolder)

public:
    explicit ThrowAwayFolder(const QString &purpose);

    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString errorString() const { return m_folder.errorString(); }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QLockFile> m_lock; ///< says that the program still runs
};

} // namespace app
