// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtWidgets/QDateEdit>

namespace ui
{

/// A day that is typed as people write it, "15/03/2026", "15032026" or "15/3", over the whole of
/// the field, and taken once it is complete. A QDateEdit takes it section by section, and each time
/// corrects what the others do not allow yet: the 31st while the month is November, or any day that
/// is too late in this year. What is no day, or none of its range, changes nothing.
class DayEdit : public QDateEdit
{
    Q_OBJECT

public:
    explicit DayEdit(QDate day, QWidget *parent = nullptr);

    /// The day that the text means, in the order of day, month and year of the display format; a
    /// year that is not there is that of the day shown. Invalid: none.
    [[nodiscard]] QDate dayOf(const QString &typed) const;

Q_SIGNALS:
    void refused(const QString &typed); ///< is no day, or none of the range

protected:
    void keyPressEvent(QKeyEvent *event) override;
    void focusOutEvent(QFocusEvent *event) override;

    /// Tab leaves it, instead of going through its parts.
    bool focusNextPrevChild(bool next) override;

private:
    void showTyped();
    [[nodiscard]] QString take();
    void tellOf(const QString &typed);

    QString m_typed; ///< since it was taken last
};

} // namespace ui
