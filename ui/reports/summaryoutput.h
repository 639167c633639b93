// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/summary.h"

#include <QtCore/QObject>

class QWidget;

namespace ui
{

class SummaryPaper;

/// Prints the current summary, saves it as PDF or copies it to the clipboard, and reports the
/// result.
class SummaryOutput : public QObject
{
    Q_OBJECT

public:
    explicit SummaryOutput(QWidget *page); ///< parent of the dialogs

    void print(const Summary &summary, const SummaryHead &head);
    void save(const Summary &summary, const SummaryHead &head);
    void copy(const Summary &summary, const SummaryHead &head);

Q_SIGNALS:
    void messageChanged(const QString &sentence);

    /// Emitted after the report left the program. `name`: of the report; `form`: "print", "file" or
    /// "text".
    void issued(const QString &name, const QString &form);

private:
    void writeTo(const QString &path, const SummaryPaper &paper, const QString &name);

    QWidget *m_page;
};

} // namespace ui
