// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/waituntil.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"

#include <QtCore/QDir>
#include <QtTest/QTest>
#include <QtWidgets/QLineEdit>

using namespace Qt::StringLiterals;

namespace gallery
{

QList<Shot> exportShots()
{
    const auto choose = [](auto &window, auto &) {
        openList(window);
        key(window, Qt::Key_E);
        settle();
    };
    const auto masked = [choose](ui::MainWindow &window, FakeService &service) {
        choose(window, service);
        key(window, Qt::Key_4);
        key(window, Qt::Key_M);
    };
    const auto write = [](ui::MainWindow &window, const QString &path) {
        auto *edit = window.findChild<QLineEdit *>(u"exportPathEdit"_s);
        edit->setText(path);
        edit->setFocus();
        key(window, Qt::Key_Return);
    };
    const auto waitForNews = [](const ui::MainWindow &window) {
        const auto *news = window.findChild<QWidget *>(u"exportNews"_s);
        const auto *bar = window.findChild<QWidget *>(u"exportProgress"_s);
        if (!support::waitUntil([&] { return news->isVisible() && !bar->isVisible(); }))
            qFatal("the disk does not answer");
    };
    const auto busy = [choose, write](ui::MainWindow &window, FakeService &service) {
        choose(window, service);
        service.holds = true;
        write(window, QDir::temp().filePath(u"balcao-gallery.csv"_s));
    };
    const auto failed = [choose, write, waitForNews](ui::MainWindow &window, FakeService &service) {
        choose(window, service);
        write(window, u"/nowhere/at/all/transactions_2026-11-01_2026-11-30_demo_v1.csv"_s);
        waitForNews(window);
    };
    const auto there = [choose, write, waitForNews](ui::MainWindow &window, FakeService &service) {
        choose(window, service);
        write(window, u"/dev/null"_s);
        waitForNews(window);
    };
    QList<Shot> list;
    for (const QSize size : {kNormal, kSmallest}) {
        const QString suffix = suffixOf(size);
        list.append({{u"export"_s + suffix, size, choose},
                     {u"export-masked"_s + suffix, size, masked},
                     {u"export-busy"_s + suffix, size, busy},
                     {u"export-failed"_s + suffix, size, failed},
                     {u"export-there"_s + suffix, size, there}});
    }
    return list;
}

} // namespace gallery
