// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QObject>
#include <QtTest/QTest>

namespace support
{

/// Returns the children of `root` that have the type and, unless empty, the name. Fails the test if
/// there are fewer than `minCount`: a loop over none of them would verify nothing.
template<typename T>
QList<T *> childrenOf(const QObject &root, qsizetype minCount, const QString &name = {})
{
    const QList<T *> found = root.findChildren<T *>(name);
    if (found.size() < minCount) {
        const QString problem = QStringLiteral("%1 children of %2, expected at least %3");
        QTest::qFail(qPrintable(problem.arg(found.size()).arg(root.objectName()).arg(minCount)),
                     __FILE__, __LINE__);
    }
    return found;
}

} // namespace support
