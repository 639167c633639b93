// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/pinservice.h"

#include <QtWidgets/QWidget>

class QLineEdit;
class QPushButton;

namespace ui
{

class Label;

/// Form that sets, changes or removes a PIN. A change requires the current PIN, even if the counter
/// is unlocked.
class PinEditor : public QWidget
{
    Q_OBJECT

public:
    /// `whose`: prefix of the object names; empty: the counter's PIN.
    explicit PinEditor(core::PinService &pins, const QString &whose = {},
                       QWidget *parent = nullptr);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QLineEdit *createBox(const QString &word, const QString &objectName);
    void showState();
    void set();
    void remove();
    void apply(const QString &next, const QString &done);
    void showMessage(const QString &news);
    void complain(const QString &problem, QLineEdit *at);

    core::PinService &m_lock;
    QString m_whose;
    QLineEdit *m_current = nullptr;
    QLineEdit *m_next = nullptr;
    QLineEdit *m_again = nullptr;
    QPushButton *m_set = nullptr;
    QPushButton *m_remove = nullptr;
    Label *m_news = nullptr;
};

} // namespace ui
