// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/calendarpopup.h"

#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtCore/QLocale>
#include <QtGui/QKeyEvent>
#include <QtGui/QScreen>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QSize kDaySize(44, 36);

/// Returns the weekday of a column; the first one depends on the language.
Qt::DayOfWeek weekdayOf(int column)
{
    const int first = QLocale().firstDayOfWeek();
    return static_cast<Qt::DayOfWeek>((first - 1 + column) % CalendarPopup::kDaysPerWeek + 1);
}

} // namespace

CalendarPopup::CalendarPopup(QDate day, QDate first, QDate last, QWidget *parent)
    : QFrame(parent, Qt::Popup)
    , m_day(day)
    , m_first(first)
    , m_last(last)
{
    setObjectName(u"calendarPopup"_s);
    setAccessibleName(tr("Calendar"));
    setAttribute(Qt::WA_DeleteOnClose);
    m_month = new Label({}, TextSize::Strong);
    m_month->setObjectName(u"calendarMonth"_s);
    m_month->setAlignment(Qt::AlignCenter);
    m_before = createTurn(u"‹"_s, tr("Month before"), u"monthBeforeButton"_s, -1);
    m_next = createTurn(u"›"_s, tr("Next month"), u"nextMonthButton"_s, 1);
    auto *head = new QHBoxLayout;
    head->addWidget(m_before);
    head->addWidget(m_month, 1);
    head->addWidget(m_next);
    auto *grid = new QGridLayout;
    grid->setSpacing(2);
    for (int column = 0; column < kDaysPerWeek; ++column) {
        auto *name =
            new Label(QLocale().standaloneDayName(weekdayOf(column), QLocale::NarrowFormat),
                      TextSize::Small, Label::Tone::Muted);
        name->setAlignment(Qt::AlignCenter);
        grid->addWidget(name, 0, column);
    }
    for (int i = 0; i < kWeeks * kDaysPerWeek; ++i) {
        auto *button = new QPushButton;
        button->setProperty("role", u"day"_s);
        button->setFixedSize(kDaySize);
        QSizePolicy policy = button->sizePolicy();
        policy.setRetainSizeWhenHidden(true); // every month has the same size
        button->setSizePolicy(policy);
        button->setCheckable(true);
        button->setFocusPolicy(Qt::NoFocus); // The popup handles the keys.
        connect(button, &QPushButton::clicked, this,
                [this, i] { choose(firstShown().addDays(i)); });
        grid->addWidget(button, i / kDaysPerWeek + 1, i % kDaysPerWeek);
        m_days.append(button);
    }
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpaceSmall, kSpaceSmall, kSpaceSmall, kSpaceSmall);
    layout->addLayout(head);
    layout->addLayout(grid);
    goTo(day);
}

QPushButton *CalendarPopup::createTurn(const QString &sign, const QString &name,
                                       const QString &objectName, int months)
{
    auto *button = new QPushButton(sign);
    button->setObjectName(objectName);
    button->setAccessibleName(name);
    button->setToolTip(name);
    button->setProperty("density", u"compact"_s);
    button->setFocusPolicy(Qt::NoFocus);
    connect(button, &QPushButton::clicked, this, [this, months] { goTo(m_day.addMonths(months)); });
    return button;
}

void CalendarPopup::openAt(const QWidget &field)
{
    adjustSize();
    const QRect room = field.screen()->availableGeometry();
    QPoint corner = field.mapToGlobal(QPoint(0, field.height() + 2));
    if (corner.y() + height() > room.bottom())
        corner = field.mapToGlobal(QPoint(0, -height() - 2));
    corner.setX(qBound(room.left(), corner.x(), room.right() - width()));
    move(corner);
    show();
    setFocus(Qt::PopupFocusReason);
}

/// Returns the day in the upper left corner: the first day of a week.
QDate CalendarPopup::firstShown() const
{
    const QDate first(m_day.year(), m_day.month(), 1);
    const int before = (first.dayOfWeek() - weekdayOf(0) + kDaysPerWeek) % kDaysPerWeek;
    return first.addDays(-before);
}

/// Moves to a day, or to the nearest day that can be chosen.
void CalendarPopup::goTo(QDate day)
{
    m_day = qBound(m_first, day, m_last);
    m_month->setText(
        tr("%1 %2", "a month and its year, as November 2026")
            .arg(QLocale().standaloneMonthName(m_day.month()), QString::number(m_day.year())));
    const QDate start = firstShown();
    for (int i = 0; i < m_days.size(); ++i) {
        QPushButton *button = m_days[i];
        const QDate shown = start.addDays(i);
        button->setText(QString::number(shown.day()));
        button->setAccessibleName(QLocale().toString(shown, QLocale::LongFormat));
        button->setEnabled(shown >= m_first && shown <= m_last);
        button->setVisible(shown.month() == m_day.month());
        button->setChecked(shown == m_day);
    }
    m_before->setEnabled(QDate(m_day.year(), m_day.month(), 1) > m_first);
    m_next->setEnabled(QDate(m_day.year(), m_day.month(), m_day.daysInMonth()) < m_last);
    setAccessibleDescription(QLocale().toString(m_day, QLocale::LongFormat));
}

void CalendarPopup::choose(QDate day)
{
    Q_EMIT chosen(day);
    close();
}

void CalendarPopup::keyPressEvent(QKeyEvent *event)
{
    switch (event->key()) {
    case Qt::Key_Left:
        goTo(m_day.addDays(-1));
        break;
    case Qt::Key_Right:
        goTo(m_day.addDays(1));
        break;
    case Qt::Key_Up:
        goTo(m_day.addDays(-kDaysPerWeek));
        break;
    case Qt::Key_Down:
        goTo(m_day.addDays(kDaysPerWeek));
        break;
    case Qt::Key_PageUp:
        goTo(m_day.addMonths(-1));
        break;
    case Qt::Key_PageDown:
        goTo(m_day.addMonths(1));
        break;
    case Qt::Key_Home:
        goTo(m_last);
        break;
    case Qt::Key_Return:
    case Qt::Key_Enter:
    case Qt::Key_Space:
        choose(m_day);
        break;
    case Qt::Key_Escape:
        close();
        break;
    default:
        QFrame::keyPressEvent(event);
    }
}

} // namespace ui
