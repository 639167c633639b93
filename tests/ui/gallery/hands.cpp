// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/hands.h"

#include "tests/support/samples.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDateEdit>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

void key(ui::MainWindow &window, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window, key,
                    modifiers);
}

void settle()
{
    for (int i = 0; i < 10; ++i)
        QTest::qWait(1);
}

void typeAmount(ui::MainWindow &window, const char *keys)
{
    QTest::keyClicks(window.findChild<QWidget *>(u"amountEdit"_s), QString::fromLatin1(keys));
}

void charge(ui::MainWindow &window, const char *digits)
{
    typeAmount(window, digits);
    key(window, Qt::Key_Return);
    settle();
}

void outcome(FakeService &service, const Status &status)
{
    core::Transaction made = samples::charge(1500, 9000);
    Q_EMIT service.changed(samples::moved(made, status));
}

void openList(ui::MainWindow &window)
{
    key(window, Qt::Key_3, Qt::AltModifier);
    settle();
}

void search(ui::MainWindow &window, const QString &text)
{
    openList(window);
    key(window, Qt::Key_Slash);
    QTest::keyClicks(QApplication::focusWidget(), text);
    QTest::qWait(200); // until typing has stopped
    settle();
}

void openOpen(ui::MainWindow &window, FakeService &service, int count)
{
    service.stored.clear();
    for (int i = 1; i <= count; ++i) {
        core::Transaction charge = samples::charge(1234LL * i, i);
        charge.created = QDateTime::currentDateTimeUtc().addSecs(-180LL * i + 130);
        charge.name =
            i == 3 ? u"Maria Aparecida da Conceição de Albuquerque Cavalcanti"_s : charge.name;
        service.stored.append(charge);
    }
    key(window, Qt::Key_F4);
    key(window, Qt::Key_F5);
    settle();
    key(window, Qt::Key_Down);
    key(window, Qt::Key_A);
    QTest::qWait(100);
}

void openSummary(ui::MainWindow &window)
{
    key(window, Qt::Key_7, Qt::AltModifier);
    window.findChild<QDateEdit *>(u"summaryDayEdit"_s)->setDate(QDate(2026, 11, 19));
    settle();
}

} // namespace gallery
