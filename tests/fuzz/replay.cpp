// SPDX-License-Identifier: GPL-3.0-or-later
//
// Runs a target on every file of a folder, like libFuzzer: a regression test with every compiler.

#include "tests/fuzz/fuzz.h"

#include <QtCore/QDir>

#include <cstdio>

int main(int count, char **arguments)
{
    const QDir corpus(QString::fromLocal8Bit(count > 1 ? arguments[1] : ""));
    const QStringList names = corpus.entryList(QDir::Files);
    if (names.isEmpty())
        qFatal("no inputs in %s", qUtf8Printable(corpus.path()));
    for (const QString &name : names) {
        QFile file(corpus.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qUtf8Printable(name));
        std::printf("%s\n", qUtf8Printable(name));
        std::fflush(stdout); // so that the last name identifies the input
        const QByteArray input = file.readAll();
        LLVMFuzzerTestOneInput(reinterpret_cast<const uint8_t *>(input.constData()),
                               static_cast<size_t>(input.size()));
    }
    return 0;
}
