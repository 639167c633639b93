// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QLockFile>
#include <QtCore/QTemporaryDir>

#include <memory>

namespace app
{

/// A temporary folder with mode 0700 for data of this run. Deleted at the end, or after a crash by
/// the next object with the same purpose. The name contains the purpose: "balcao-demo-…".
class TemporaryFolder
{
    Q_DISABLE_COPY_MOVE(TemporaryFolder)

public:
    explicit TemporaryFolder(const QString &purpose);

    [[nodiscard]] bool isValid() const { return m_folder.isValid(); }
    [[nodiscard]] QString errorString() const { return m_folder.errorString(); }
    [[nodiscard]] QString path() const { return m_folder.path(); }

private:
    QTemporaryDir m_folder;
    std::unique_ptr<QLockFile> m_lock; ///< marks the folder as used by a running program
};

} // namespace app
