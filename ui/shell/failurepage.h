// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class Label;

/// Details of a shop that cannot be opened.
struct Failure
{
    core::Error error;
    QString place;               ///< display text of the affected file or folder
    QString restoreCommand = {}; ///< command that restores a backup; empty: a restore does not help
    bool hasData = false;        ///< there is data that rescue mode may be able to read
    bool isMissing = false;      ///< the database is gone or empty
};

/// Page shown instead of the shop if its data cannot be opened: what happened, the effect on the
/// money, the advised action, and technical details to copy. An empty shop is never shown instead.
/// Offers rescue mode if there is readable data.
class FailurePage : public QWidget
{
    Q_OBJECT

public:
    explicit FailurePage(const Failure &failure, QWidget *parent = nullptr);

    /// Shows that rescue mode failed too.
    void showProblem(const core::Error &error);

Q_SIGNALS:
    /// Emitted when the user asks for rescue mode. Not emitted again before showProblem().
    void rescueRequested();

private:
    void requestRescue();

    Label *m_offer = nullptr; ///< offer and result of rescue mode
    QPushButton *m_rescue = nullptr;
};

} // namespace ui
