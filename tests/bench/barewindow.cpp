// SPDX-License-Identifier: GPL-3.0-or-later
//
// The smallest program with a main window, as a reference for bench_desktop.

#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QMainWindow>
#include <QtWidgets/QStatusBar>

int main(int argc, char *argv[])
{
    const QApplication application(argc, argv);
    QMainWindow window;
    window.setCentralWidget(new QLabel(QStringLiteral("Nothing but a window")));
    window.statusBar()->showMessage(QStringLiteral("Ready"));
    window.resize(1280, 760); // same size as the console
    window.show();
    return QApplication::exec();
}
