// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace ui
{

class Label;

/// Placeholder for the rows of a page: loading, empty, or a read error with a retry button.
class PageNotice : public QWidget
{
    Q_OBJECT

public:
    /// `whose`: lower-case prefix of the object names; may be empty.
    explicit PageNotice(const QString &whose, QWidget *parent = nullptr);

    void showMessage(const QString &title, const QString &text);
    /// Adds a widget below the text, for what the user can do. Its owner decides when the widget is
    /// visible.
    void addBelow(QWidget *widget);

    void announceFailure(const QString &title, const QString &text);

Q_SIGNALS:
    void retried();

private:
    Label *m_title;
    Label *m_text;
    QPushButton *m_retry;
    QVBoxLayout *m_layout;
};

} // namespace ui
