// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class Label;

/// A shop that cannot be opened.
struct Failure
{
    core::Error error;
    QString place;               ///< the file or folder in question, for people
    QString restoreCommand = {}; ///< what to type to bring back a backup; empty: that is no remedy
    bool hasData = false;        ///< there is something that might be looked at
};

/// Stands in the place of the shop when its data cannot be opened: what happened, what it means for
/// the money, what to do, and the technical part to copy. Never an empty shop instead. Where there
/// is something to be read it offers to look at that.
class FailurePage : public QWidget
{
    Q_OBJECT

public:
    explicit FailurePage(const Failure &failure, QWidget *parent = nullptr);

    /// There was nothing to be looked at after all.
    void showProblem(const core::Error &error);

Q_SIGNALS:
    /// Somebody wants to see what can be read. Not again before showProblem().
    void rescueRequested();

private:
    void requestRescue();

    Label *m_offer = nullptr; ///< to look at what is there, and what came of it
    QPushButton *m_rescue = nullptr;
};

} // namespace ui
