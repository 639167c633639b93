// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/testmain.h"

#include <QtCore/QFileInfo>

#include <cstdio>
#include <map>

namespace
{

using Tests = std::map<std::string, support::TestMain>;

/// Returns the registered tests. A static of a function, because sources may register before other
/// globals are initialized.
Tests &tests()
{
    static Tests all;
    return all;
}

int printNames()
{
    for (const auto &[name, run] : tests())
        std::printf("%s\n", name.c_str());
    return 2;
}

} // namespace

support::TestRegistration::TestRegistration(const char *sourceFile, TestMain run)
{
    const auto name = QFileInfo(QString::fromLocal8Bit(sourceFile)).completeBaseName();
    if (!tests().emplace(name.toStdString(), run).second)
        qFatal("two test classes in %s", sourceFile);
}

int main(int argc, char *argv[])
{
    const auto test = argc > 1 ? tests().find(argv[1]) : tests().end();
    if (test == tests().end())
        return printNames();
    argv[1] = argv[0];
    return test->second(argc - 1, argv + 1);
}
