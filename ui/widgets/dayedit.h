// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QDateEdit>

class QPushButton;

namespace ui
{

/// Date field for dates typed as text, "15/03/2026", "15032026", "15/3" or "ontem", accepted once
/// complete.
/// A plain QDateEdit edits sections and corrects each one at once, for example the 31st while the
/// month is November. Invalid dates and dates out of range change nothing.
class DayEdit : public QDateEdit
{
    Q_OBJECT

public:
    explicit DayEdit(QDate day, QWidget *parent = nullptr);

    /// Adds a button that opens a calendar, as Alt+Down and F4 do.
    void addCalendar();
    void openCalendar();

    /// Sets the beginning of the business day that the word “today” means, see core::businessDay().
    /// The default is midnight.
    void setCutoff(int minutes) { m_cutoff = minutes; }

    /// Returns the date of `typed` in the day, month and year order of the display format. A
    /// missing year is the year shown. Words as in core::parseTypedDays(). Invalid: not a day.
    [[nodiscard]] QDate dayOf(const QString &typed) const;

Q_SIGNALS:
    void refused(const QString &typed); ///< not a date, or out of range

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;
    void changeEvent(QEvent *event) override;

    /// Makes Tab leave the field instead of moving between its sections.
    bool focusNextPrevChild(bool next) override;

private:
    void placeButton();
    void showTyped();
    [[nodiscard]] QString normalizeText();
    void showDate(const QString &typed);

    int m_cutoff = 0;                  ///< minutes after midnight
    QString m_typed;                   ///< since the last accepted date
    QPushButton *m_calendar = nullptr; ///< null: no calendar
};

} // namespace ui
