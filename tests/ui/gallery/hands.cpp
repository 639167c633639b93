// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/hands.h"

#include "core/console/annotationrepository.h"
#include "tests/support/await.h"
#include "tests/support/clock.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"

#include <QtCore/QPointer>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QDateEdit>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

namespace
{

QPointer<core::AnnotationRepository> annotations;

} // namespace

void key(ui::MainWindow &window, Qt::Key key, Qt::KeyboardModifiers modifiers)
{
    QTest::keyClick(QApplication::focusWidget() ? QApplication::focusWidget() : &window, key,
                    modifiers);
}

void setAnnotations(core::AnnotationRepository *repository)
{
    annotations = repository;
}

void settle()
{
    constexpr int kRounds = 6; // one answer may cause the next question
    for (int i = 0; i < kRounds; ++i) {
        if (annotations)
            await(annotations->lastTags()); // comes after all that was asked before
        support::settle();
    }
}

void pass(std::chrono::milliseconds time)
{
    support::advanceClock(time);
    settle();
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
    pass(std::chrono::milliseconds(200)); // until somebody stops typing
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
    settle();
}

void openSummary(ui::MainWindow &window)
{
    key(window, Qt::Key_6, Qt::AltModifier);
    window.findChild<QDateEdit *>(u"summaryDayEdit"_s)->setDate(QDate(2026, 11, 19));
    settle();
}

} // namespace gallery
