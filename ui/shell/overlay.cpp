// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/overlay.h"

#include "ui/widgets/keybutton.h"
#include "ui/widgets/label.h"

#include <QtCore/QEvent>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QFrame>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QVBoxLayout>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kWidest = 760;
constexpr float kVeil = 0.85F; ///< Opacity of the veil over the covered widget.

} // namespace

Overlay::Overlay(const QString &title, QWidget *body, QWidget *covered)
    : QWidget(covered->parentWidget())
    , m_covered(covered)
    , m_focusBefore(window()->focusWidget())
{
    setObjectName(u"overlay"_s);
    setAccessibleName(title);
    setFocusPolicy(Qt::StrongFocus);
    auto *close = keyButton(tr("Close"), Qt::Key_Escape, u"closeSheetButton"_s, KeyScope::Borrowed);
    makeCompact(close);
    connect(close, &QPushButton::clicked, this, &Overlay::closeOverlay);
    auto *head = new QHBoxLayout;
    head->addWidget(new Label(title, TextSize::Title), 1);
    head->addWidget(close);
    m_scroll = new QScrollArea;
    m_scroll->setObjectName(u"overlayScroll"_s);
    m_scroll->setAccessibleName(title);
    m_scroll->setWidgetResizable(true);
    m_scroll->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_scroll->setWidget(body);

    auto *card = new QFrame;
    card->setProperty("role", u"card"_s);
    card->setMaximumWidth(kWidest);
    auto *column = new QVBoxLayout(card);
    column->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    column->setSpacing(kSpace);
    column->addLayout(head);
    column->addWidget(m_scroll, 1);
    auto *layout = new QHBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addStretch(1);
    layout->addWidget(card, 100);
    layout->addStretch(1);

    covered->setEnabled(false);
    covered->installEventFilter(this);
    setGeometry(covered->geometry());
    raise();
    show();
    if (QWidget *first = body->focusProxy())
        first->setFocus();
    else
        m_scroll->setFocus(); // The arrow keys scroll.
}

Overlay::~Overlay()
{
    uncover();
}

void Overlay::closeOverlay()
{
    hide();
    uncover();
    deleteLater();
}

void Overlay::uncover()
{
    QWidget *covered = m_covered;
    if (!covered)
        return;
    m_covered = nullptr;
    covered->removeEventFilter(this);
    covered->setEnabled(true);
    if (QWidget *before = m_focusBefore)
        before->setFocus();
}

void Overlay::keyPressEvent(QKeyEvent *event)
{
    if (event->key() == Qt::Key_Escape)
        closeOverlay();
    // All other keys are consumed.
}

void Overlay::paintEvent(QPaintEvent *)
{
    QColor veil = palette().color(QPalette::Active, QPalette::Window);
    veil.setAlphaF(kVeil);
    QPainter(this).fillRect(rect(), veil);
}

bool Overlay::eventFilter(QObject *watched, QEvent *event)
{
    const QWidget *covered = m_covered;
    if (covered && watched == covered &&
        (event->type() == QEvent::Resize || event->type() == QEvent::Move))
        setGeometry(covered->geometry());
    return QWidget::eventFilter(watched, event);
}

} // namespace ui
