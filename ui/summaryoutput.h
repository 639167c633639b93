// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/summary.h"

#include <QtCore/QObject>

class QWidget;

namespace ui
{

/// Puts a summary, as it stands when that is asked for, on paper, into a PDF and on the clipboard,
/// and says what became of it.
class SummaryOutput : public QObject
{
    Q_OBJECT

public:
    explicit SummaryOutput(QWidget *page); ///< whose dialogs they are

    void print(const Summary &summary, const SummaryHead &head);
    void save(const Summary &summary, const SummaryHead &head);
    void copy(const Summary &summary, const SummaryHead &head);

Q_SIGNALS:
    void said(const QString &sentence);

private:
    QWidget *m_page;
};

} // namespace ui
