// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/connectionbar.h"

#include "core/till/contactwatch.h"
#include "ui/text/contacttext.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAccessible>
#include <QtGui/QPainter>
#include <QtWidgets/QVBoxLayout>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr std::chrono::seconds kGladness(10);
constexpr int kRoomForAll = 640; ///< window height; a lower window shows only the title

} // namespace

ConnectionBar::ConnectionBar(core::ContactWatch &watch, QWidget *parent)
    : QWidget(parent)
    , m_watch(watch)
{
    setObjectName(u"connectionBar"_s);
    m_title = new Label({}, TextSize::Strong);
    m_title->setObjectName(u"contactTitle"_s);
    m_text = new Label({}, TextSize::Small);
    m_text->setObjectName(u"contactText"_s);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(2 * kSpace, kSpace + 4, 2 * kSpace, 6);
    layout->setSpacing(0);
    for (Label *label : {m_title, m_text}) {
        label->setWordWrap(true);
        layout->addWidget(label);
    }
    m_gladness.setSingleShot(true);
    m_gladness.setInterval(kGladness);
    connect(&m_gladness, &QTimer::timeout, this, &ConnectionBar::look);
    connect(&watch, &core::ContactWatch::ticked, this, &ConnectionBar::look);
    hide(); // until it has a parent: a visible widget without a parent becomes a window
}

void ConnectionBar::look()
{
    if (!m_watch.isRemote())
        return;
    const bool hasRoom = window()->height() >= kRoomForAll;
    m_text->setVisible(hasRoom);
    layout()->setContentsMargins(2 * kSpace, hasRoom ? kSpace + 4 : kSpace, 2 * kSpace, 6);
    const ConnectionBarTexts words = troubleWords(m_watch.contact(), m_watch.isStale());
    const bool wasTroubled = std::exchange(m_isTroubled, words.isOfService);
    if (wasTroubled && !m_isTroubled) {
        m_gladness.start();
        Q_EMIT back();
    }
    if (!words.title.isEmpty())
        showMessage(words.title, words.text);
    else if (m_gladness.isActive())
        showMessage(tr("The service answers again"),
                    tr("Updating the screen. You will be told what was paid in the meantime."));
    else
        hide();
}

/// Announces each text once to screen readers.
void ConnectionBar::showMessage(const QString &title, const QString &text)
{
    if (!isHidden() && title == m_title->text() && text == m_text->text())
        return;
    m_title->setTone(m_isTroubled ? Label::Tone::Problem : Label::Tone::Normal);
    m_title->setText(title);
    m_text->setText(text);
    setAccessibleName(u"%1. %2"_s.arg(title, text));
    setToolTip(accessibleName().toHtmlEscaped());
    show();
    update();
    QAccessibleEvent event(this, QAccessible::Alert);
    QAccessible::updateAccessibility(&event);
}

void ConnectionBar::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    painter.setPen(
        QPen(m_isTroubled ? problemColor(palette()) : palette().color(QPalette::Mid), 2));
    painter.setBrush(m_isTroubled ? statusTint(core::Status::Code::Denied, palette())
                                  : palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(kSpace, kSpace - 2, -kSpace, -1), kRadius,
                            kRadius);
}

} // namespace ui
