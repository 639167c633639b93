// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/reports/summary.h"

#include <QtCore/QObject>

class QWidget;

namespace ui
{

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

private:
    QWidget *m_page;
};

} // namespace ui
