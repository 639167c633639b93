// SPDX-License-Identifier: GPL-3.0-or-later
//
// Replays every file of a corpus folder through one fuzz target, as libFuzzer does. Known findings
// stay found with every compiler: fuzz_replay TARGET FOLDER

#include <QtCore/QDir>
#include <QtCore/QFile>

#include <cstdint>
#include <cstdio>
#include <cstring>

// The build names the targets in REPLAY_TARGETS, as REPLAY(answer)REPLAY(brcode)…
#define REPLAY(name) extern "C" int fuzz_##name(const uint8_t *data, size_t size);
REPLAY_TARGETS
#undef REPLAY

namespace
{

struct Target
{
    const char *name;
    int (*run)(const uint8_t *data, size_t size);
};

#define REPLAY(name) {#name, &fuzz_##name},
constexpr Target kTargets[] = {REPLAY_TARGETS};
#undef REPLAY

} // namespace

int main(int count, char **arguments)
{
    if (count != 3)
        qFatal("usage: fuzz_replay TARGET FOLDER");
    const auto target =
        std::find_if(std::begin(kTargets), std::end(kTargets), [arguments](const Target &each) {
            return std::strcmp(each.name, arguments[1]) == 0;
        });
    if (target == std::end(kTargets))
        qFatal("no fuzz target %s", arguments[1]);
    const QDir corpus(QString::fromLocal8Bit(arguments[2]));
    const QStringList names = corpus.entryList(QDir::Files);
    if (names.isEmpty())
        qFatal("no inputs in %s", qUtf8Printable(corpus.path()));
    for (const QString &name : names) {
        QFile file(corpus.filePath(name));
        if (!file.open(QIODevice::ReadOnly))
            qFatal("cannot read %s", qUtf8Printable(name));
        std::printf("%s\n", qUtf8Printable(name));
        std::fflush(stdout); // the last line names the input of a crash
        const QByteArray input = file.readAll();
        target->run(reinterpret_cast<const uint8_t *>(input.constData()),
                    static_cast<size_t>(input.size()));
    }
    return 0;
}
