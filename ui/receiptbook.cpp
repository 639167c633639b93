// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receiptbook.h"

#include <QtCore/QDateTime>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>

#include <unistd.h>

namespace ui
{

ReceiptBook::ReceiptBook(QString path)
    : m_path(std::move(path))
{}

std::optional<int> ReceiptBook::made(const QUuid &id) const
{
    QFile file(m_path);
    if (!file.exists())
        return 0;
    if (!QFileInfo(file).isFile() || !file.open(QIODevice::ReadOnly)) // a pipe would be waited at
        return std::nullopt;
    const QByteArray ending = id.toByteArray(QUuid::WithoutBraces) + '\n';
    int count = 0;
    while (!file.atEnd()) {
        const QByteArray line = file.readLine();
        if (line.isEmpty())
            return std::nullopt;
        count += line.endsWith(ending) ? 1 : 0;
    }
    return count;
}

bool ReceiptBook::note(const QUuid &id)
{
    QFile file(m_path);
    if (!file.open(QIODevice::ReadWrite | QIODevice::Unbuffered) ||
        !file.setPermissions(QFileDevice::ReadOwner | QFileDevice::WriteOwner))
        return false;
    char last = '\n';
    const bool isEmpty = file.size() == 0;
    if (!isEmpty && (!file.seek(file.size() - 1) || !file.getChar(&last)))
        return false;
    const QByteArray line = (last == '\n' ? QByteArray() : QByteArray("\n")) +
                            QDateTime::currentDateTimeUtc().toString(Qt::ISODate).toLatin1() + ' ' +
                            id.toByteArray(QUuid::WithoutBraces) + '\n';
    return file.seek(file.size()) && file.write(line) == line.size() && fsync(file.handle()) == 0;
}

} // namespace ui
