// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/dayedit.h"

#include "core/domain/businessday.h"
#include "core/domain/typeddays.h"
#include "ui/widgets/calendarpopup.h"
#include "ui/widgets/icons.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSignalBlocker>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kButtonWidth = 34;
constexpr qsizetype kMaxLength = 20; // domingo passado

/// Returns true if the key adds to the typed text.
bool isOfDay(const QString &text, const QString &typed)
{
    if (text.size() != 1)
        return false;
    return u"0123456789/.-"_s.contains(text) || text[0].isLetter() ||
           (text == " "_L1 && !typed.isEmpty());
}

} // namespace

DayEdit::DayEdit(QDate day, QWidget *parent)
    : QDateEdit(day, parent)
{}

QDate DayEdit::dayOf(const QString &typed) const
{
    if (std::any_of(typed.begin(), typed.end(), [](QChar c) { return c.isLetter(); })) {
        const QDate today = core::businessToday(m_cutoff);
        const auto days = core::parseTypedDays(typed, today);
        return days && days->first == days->second ? days->first : QDate();
    }
    static const QRegularExpression sign(u"[^0-9]+"_s);
    QStringList numbers = typed.split(sign, Qt::SkipEmptyParts);
    QList<Section> order{YearSection, MonthSection, DaySection}; // the ISO order
    if (numbers.value(0).size() != 4 || numbers.size() != 3)
        order = {sectionAt(0), sectionAt(1), sectionAt(2)};
    if (numbers.size() == 1) { // two digits each, except the year
        const QString digits = numbers.takeFirst();
        const qsizetype year = digits.size() - 4;
        if (year < 0)
            return {};
        if (year == 0)
            order.removeOne(YearSection);
        for (qsizetype at = 0; const Section section : std::as_const(order)) {
            const qsizetype size = section == YearSection ? year : 2;
            numbers.append(digits.mid(at, size));
            at += size;
        }
    } else if (numbers.size() == 2) {
        order.removeOne(YearSection);
    }
    if (numbers.size() != order.size())
        return {};
    const auto number = [&](Section section) { return numbers.value(order.indexOf(section)); };
    const int year = order.contains(YearSection) ? number(YearSection).toInt() : date().year();
    return QDate(year < 100 ? year + 2000 : year, number(MonthSection).toInt(),
                 number(DaySection).toInt());
}

void DayEdit::addCalendar()
{
    setButtonSymbols(QAbstractSpinBox::NoButtons);
    m_calendar = new QPushButton(this);
    m_calendar->setObjectName(u"calendarButton"_s);
    m_calendar->setAccessibleName(tr("Calendar"));
    m_calendar->setToolTip(tr("Choose a day in the calendar"));
    m_calendar->setProperty("role", u"inside"_s);
    m_calendar->setFocusPolicy(Qt::NoFocus); // A key opens the calendar too.
    m_calendar->setIcon(icon(u"calendar"_s, palette().color(QPalette::Text)));
    connect(m_calendar, &QPushButton::clicked, this, &DayEdit::openCalendar);
    m_calendar->show();
    placeButton();
}

void DayEdit::openCalendar()
{
    auto *calendar = new CalendarPopup(date(), minimumDate(), maximumDate(), this);
    connect(calendar, &CalendarPopup::chosen, this, [this](QDate day) {
        m_typed.clear();
        setDate(day);
    });
    calendar->openAt(*this);
}

void DayEdit::placeButton()
{
    if (m_calendar)
        m_calendar->setGeometry(width() - kButtonWidth - 1, 1, kButtonWidth, height() - 2);
}

void DayEdit::resizeEvent(QResizeEvent *event)
{
    QDateEdit::resizeEvent(event);
    placeButton();
}

void DayEdit::changeEvent(QEvent *event)
{
    QDateEdit::changeEvent(event);
    if (m_calendar && event->type() == QEvent::PaletteChange)
        m_calendar->setIcon(icon(u"calendar"_s, palette().color(QPalette::Text)));
}

/// Shows the typed text without the corrections of an incomplete date.
void DayEdit::showTyped()
{
    const QSignalBlocker blocker(lineEdit());
    lineEdit()->setText(m_typed.isEmpty() ? textFromDateTime(dateTime()) : m_typed);
}

/// Applies the typed date. Returns the refused text; empty if accepted.
QString DayEdit::normalizeText()
{
    if (m_typed.isEmpty())
        return {};
    const QString typed = std::exchange(m_typed, {});
    const QDate day = dayOf(typed);
    showTyped();
    if (!day.isValid() || day < minimumDate() || day > maximumDate())
        return typed;
    setDate(day);
    return {};
}

/// Emits refused() last, because Enter emits the shown date again as a new one.
void DayEdit::showDate(const QString &typed)
{
    if (!typed.isEmpty())
        Q_EMIT refused(typed);
}

void DayEdit::keyPressEvent(QKeyEvent *event)
{
    const int key = event->key();
    const bool opens =
        key == Qt::Key_F4 || (key == Qt::Key_Down && event->modifiers() == Qt::AltModifier);
    if (m_calendar && opens) {
        openCalendar();
    } else if (isOfDay(event->text(), m_typed)) {
        if (m_typed.size() < kMaxLength)
            m_typed += event->text();
        showTyped();
    } else if (key == Qt::Key_Backspace && !m_typed.isEmpty()) {
        m_typed.chop(1);
        showTyped();
    } else if (key == Qt::Key_Escape && !m_typed.isEmpty()) {
        m_typed.clear();
        showTyped();
    } else {
        const QString typed = normalizeText();
        QDateEdit::keyPressEvent(event);
        showDate(typed);
    }
}

bool DayEdit::focusNextPrevChild(bool next)
{
    // NOLINTNEXTLINE(bugprone-parent-virtual-call): that of a QDateTimeEdit goes through its parts
    return QWidget::focusNextPrevChild(next);
}

void DayEdit::focusOutEvent(QFocusEvent *event)
{
    const QString typed = normalizeText();
    QDateEdit::focusOutEvent(event);
    showDate(typed);
}

} // namespace ui
