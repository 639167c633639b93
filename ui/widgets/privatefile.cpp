// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/privatefile.h"

#include <QtCore/QSaveFile>

namespace ui
{

std::optional<QString> writePrivateFile(const QString &path, const QByteArray &bytes)
{
    QSaveFile file(path);
    if (file.open(QIODevice::WriteOnly) &&
        file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner) &&
        file.write(bytes) == bytes.size() && file.commit())
        return std::nullopt;
    return file.errorString();
}

} // namespace ui
