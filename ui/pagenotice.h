// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class Label;

/// What stands where the rows of a page would: that they are being read, that there are none, or
/// that they could not be read, with a button that tries again.
class PageNotice : public QWidget
{
    Q_OBJECT

public:
    /// `whose` begins the names of its widgets, in small letters; may be empty.
    explicit PageNotice(const QString &whose, QWidget *parent = nullptr);

    void tell(const QString &title, const QString &text);
    void tellFailure(const QString &title, const QString &text);

Q_SIGNALS:
    void retried();

private:
    Label *m_title;
    Label *m_text;
    QPushButton *m_retry;
};

} // namespace ui
