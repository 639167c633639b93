// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/waituntil.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;

namespace gallery
{

QList<Shot> guideShots()
{
    const auto settings = [](const QString &name) {
        return [name](ui::MainWindow &window, FakeService &) {
            key(window, Qt::Key_7, Qt::AltModifier);
            window.findChild<QWidget *>(name)->setFocus(Qt::TabFocusReason);
            settle();
        };
    };
    const auto restore = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_7, Qt::AltModifier);
        auto *question = window.findChild<QPushButton *>(u"restoreBackupButton"_s);
        question->setFocus(Qt::TabFocusReason);
        question->click();
    };
    const auto progress = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_7, Qt::AltModifier);
        window.findChild<QPushButton *>(u"makeBackupButton"_s)->setFocus(Qt::TabFocusReason);
        window.findChild<QPushButton *>(u"makeBackupButton"_s)->click();
    };
    const auto form = [](ui::MainWindow &window, FakeService &) {
        key(window, Qt::Key_7, Qt::AltModifier);
        window.findChild<QPushButton *>(u"changeShopButton"_s)->click();
    };
    const auto newKey = [form](ui::MainWindow &window, FakeService &service) {
        form(window, service);
        window.findChild<QLineEdit *>(u"pixKeyEdit"_s)
            ->setText(u"um.endereco.de.correio.bastante.comprido.da.padaria@exemplo.com.br"_s);
        key(window, Qt::Key_Return, Qt::ControlModifier);
    };
    const auto problems = [settings](ui::MainWindow &window, FakeService &service) {
        service.can.sendsMoney = true;
        settings(u"minAmountEdit"_s)(window, service);
        for (const auto &name : {u"minAmountEdit"_s, u"maxAmountEdit"_s,
                                 u"cashInCommissionRateEdit"_s, u"cashOutCommissionFixedEdit"_s})
            window.findChild<QLineEdit *>(name)->setText(u"12.34"_s);
        key(window, Qt::Key_Return);
    };
    const auto news = [](ui::MainWindow &window, FakeService &) {
        const bool isThere = support::waitUntil([&window] {
            const auto *page = window.findChild<QWidget *>(u"newsPage"_s);
            return page && page->isVisible();
        });
        if (!isThere)
            qFatal("no news");
    };
    QList<Shot> list{
        {u"settings"_s, kNormal,
         [](auto &window, auto &) { key(window, Qt::Key_7, Qt::AltModifier); }},
        {u"settings-small"_s, kSmall,
         [](auto &window, auto &) { key(window, Qt::Key_7, Qt::AltModifier); }},
    };
    for (const QSize size : {kNormal, kSmall})
        list.append({u"damage-found"_s + suffixOf(size), size,
                     [](ui::MainWindow &window, auto &) { window.reportDamage(); }});
    for (const QSize size : {kNormal, kSmallest}) {
        const QString suffix = suffixOf(size);
        list.append(
            {{u"guide-help"_s + suffix, size,
              [](auto &window, auto &) { key(window, Qt::Key_F1); }},
             {u"guide-keys"_s + suffix, size,
              [](auto &window, auto &) { key(window, Qt::Key_Slash, Qt::ControlModifier); }},
             {u"guide-jump"_s + suffix, size,
              [](auto &window, auto &) {
                  key(window, Qt::Key_K, Qt::ControlModifier);
                  QTest::keyClicks(QApplication::focusWidget(), u"co"_s);
              }},
             {u"guide-jump-nothing"_s + suffix, size,
              [](auto &window, auto &) {
                  key(window, Qt::Key_K, Qt::ControlModifier);
                  QTest::keyClicks(QApplication::focusWidget(), u"xyzzy"_s);
              }},
             {u"news"_s + suffix, size, news},
             {u"settings-nothing"_s + suffix, size,
              [](auto &window, auto &) {
                  key(window, Qt::Key_7, Qt::AltModifier);
                  QTest::keyClicks(QApplication::focusWidget(), u"xyzzy"_s);
              }},
             {u"settings-appearance"_s + suffix, size, settings(u"motionBox"_s)},
             {u"settings-terms"_s + suffix, size, settings(u"lifetimeBox"_s)},
             {u"settings-terms-problems"_s + suffix, size, problems},
             {u"settings-customers"_s + suffix, size, settings(u"testPatternButton"_s)},
             {u"backup-none"_s + suffix, size, settings(u"chooseBackupFolderButton"_s)},
             {u"backup-question"_s + suffix, size, restore},
             {u"backup-progress"_s + suffix, size, progress},
             {u"backup-shop"_s + suffix, size, form},
             {u"backup-key-question"_s + suffix, size, newKey}});
    }
    return list;
}

} // namespace gallery
