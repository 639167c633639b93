// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtTest/QTest>

#include <type_traits>

/// One program holds the test classes of a module. Each class registers itself under the base name
/// of its source file: `tests_storage tst_backup` runs the class of tst_backup.cpp, and Qt Test
/// reads the arguments that follow the name.
namespace support
{

using TestMain = int (*)(int argc, char *argv[]);

/// Adds a test class to the program. Create only at namespace scope, through the macros below.
class TestRegistration
{
public:
    TestRegistration(const char *sourceFile, TestMain run);
};

template<typename Test, typename Application>
int runTest(int argc, char *argv[])
{
    Application application(argc, argv);
    if constexpr (!std::is_same_v<Application, QCoreApplication>)
        application.setAttribute(Qt::AA_Use96Dpi);
    Test test;
    return QTest::qExec(&test, argc, argv);
}

} // namespace support

/// Registers a class that needs no application object.
#define BALCAO_APPLESS_TEST(Test)                                                                  \
    BALCAO_TEST_MAIN([](int argc, char *argv[]) {                                                  \
        Test test;                                                                                 \
        return QTest::qExec(&test, argc, argv);                                                    \
    })
/// Registers a class that runs within a QCoreApplication.
#define BALCAO_GUILESS_TEST(Test) BALCAO_TEST_MAIN((&support::runTest<Test, QCoreApplication>))
/// Registers a class that runs within a QApplication.
#define BALCAO_TEST(Test) BALCAO_TEST_MAIN((&support::runTest<Test, QApplication>))
/// Registers a function that does what main() does in a program of its own.
#define BALCAO_TEST_MAIN(...)                                                                      \
    static const support::TestRegistration testRegistration(__FILE__, __VA_ARGS__);
