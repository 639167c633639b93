// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/daypaper.h"

#include <QtCore/QObject>

class QWidget;

namespace ui
{

/// Prints the paper of a reconciled day, or saves it as a PDF, with a dialog for the place.
class DayOutput : public QObject
{
    Q_OBJECT

public:
    explicit DayOutput(QWidget *page);

    void print(const DaySheet &sheet);
    void save(const DaySheet &sheet);

Q_SIGNALS:
    void messageChanged(const QString &text);

    /// Emitted after the report left the program. `name`: of the report; `form`: "print" or "file".
    void issued(const QString &name, const QString &form);

private:
    void writeTo(const QString &path, const DayPaper &paper, const QString &name);

    QWidget *m_page;
};

} // namespace ui
