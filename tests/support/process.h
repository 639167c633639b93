// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>

#include <functional>

#include <sys/wait.h>
#include <unistd.h>

namespace support
{

/// Runs the work in `count` forked processes, which start at the same time, and `meanwhile` in this
/// process. Returns the exit code of each (0 to 255; -1 if killed). Call without other threads.
inline QList<int> inProcesses(int count, const std::function<int(int number)> &work,
                              const std::function<void()> &meanwhile = {})
{
    int gate[2];
    if (pipe(gate) != 0)
        return {};
    QList<pid_t> children;
    for (int number = 0; number < count; ++number) {
        const pid_t child = fork();
        if (child == 0) {
            close(gate[1]);
            char nothing;
            while (read(gate[0], &nothing, 1) > 0) { // until the parent closes its end
            }
            _exit(work(number));
        }
        children.append(child);
    }
    close(gate[0]);
    close(gate[1]);
    if (meanwhile)
        meanwhile();
    QList<int> answers;
    for (const pid_t child : children) {
        int status = 0;
        const bool isDone = child > 0 && waitpid(child, &status, 0) == child && WIFEXITED(status);
        answers.append(isDone ? WEXITSTATUS(status) : -1);
    }
    return answers;
}

} // namespace support
