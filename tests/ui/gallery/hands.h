// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "tests/support/fakeservice.h"
#include "ui/shell/mainwindow.h"

#include <chrono>

namespace core
{
class AnnotationRepository;
}

/// User actions by keys, and events that happen meanwhile.
namespace gallery
{

/// Presses a key in the focused widget.
void key(ui::MainWindow &window, Qt::Key key, Qt::KeyboardModifiers modifiers = {});

/// Sets the repository whose answers settle() awaits.
void setAnnotations(core::AnnotationRepository *repository);

/// Waits until all pending answers are shown.
void settle();

/// Advances the clock by `time`, then calls settle().
void pass(std::chrono::milliseconds time);

/// Types keys into the amount of the next charge.
void typeAmount(ui::MainWindow &window, const char *keys);

/// Creates a charge of this amount at the counter.
void charge(ui::MainWindow &window, const char *digits);

/// Ends the last charge, of 15 reais, with this status.
void outcome(FakeService &service, const core::Status &status);

/// Presses Alt+3.
void openList(ui::MainWindow &window);

/// Types into the search box of the list.
void search(ui::MainWindow &window, const QString &text);

/// Opens the page of open charges with `count` charges in steps of three minutes; the second one is
/// abandoned.
void openOpen(ui::MainWindow &window, FakeService &service, int count);

/// Opens the summary (Alt+6) on a day with transactions.
void openSummary(ui::MainWindow &window);

} // namespace gallery
