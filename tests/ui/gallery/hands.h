// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/fakeservice.h"
#include "ui/mainwindow.h"

/// What a person does, by keys, and what happens meanwhile.
namespace gallery
{

/// To whatever has the focus.
void key(ui::MainWindow &window, Qt::Key key, Qt::KeyboardModifiers modifiers = {});

/// Until every answer that is on its way has been shown.
void settle();

/// Into the amount of the next charge.
void typeAmount(ui::MainWindow &window, const char *keys);

/// Makes a charge of these digits at the counter.
void charge(ui::MainWindow &window, const char *digits);

/// The charge that was made last, of 15 reais, ends like that.
void outcome(FakeService &service, const core::Status &status);

/// Alt+3.
void openList(ui::MainWindow &window);

/// What is typed into the search box of the list.
void search(ui::MainWindow &window, const QString &text);

/// The page of so many charges that wait, in steps of three minutes; the second was given up.
void openOpen(ui::MainWindow &window, FakeService &service, int count);

/// Alt+7 and a day that has something.
void openSummary(ui::MainWindow &window);

} // namespace gallery
