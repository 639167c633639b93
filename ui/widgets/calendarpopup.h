// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDate>
#include <QtWidgets/QFrame>

class QPushButton;

namespace ui
{

class Label;

/// Calendar of one month from which a day is chosen, by mouse or keys. The arrows move by days and
/// weeks, Page Up and Page Down by months, Home goes to the latest day.
class CalendarPopup : public QFrame
{
    Q_OBJECT

public:
    static constexpr int kWeeks = 6; ///< the weeks of the longest month
    static constexpr int kDaysPerWeek = 7;

    /// Shows the month of `day`. Days outside of `first` to `last` cannot be chosen.
    CalendarPopup(QDate day, QDate first, QDate last, QWidget *parent = nullptr);

    /// Opens below `field`, or above where the screen has no room below.
    void openAt(const QWidget &field);

Q_SIGNALS:
    void chosen(QDate day);

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    QPushButton *createTurn(const QString &sign, const QString &name, const QString &objectName,
                            int months);
    void goTo(QDate day);
    void choose(QDate day);
    [[nodiscard]] QDate firstShown() const;

    QDate m_day; ///< the day with the focus
    QDate m_first;
    QDate m_last;
    Label *m_month = nullptr;
    QPushButton *m_before = nullptr;
    QPushButton *m_next = nullptr;
    QList<QPushButton *> m_days; ///< of kWeeks weeks
};

} // namespace ui
