// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/environmentband.h"

#include "ui/widgets/keybutton.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/theme.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QPushButton>

#include <optional>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kLoudHeight = 40;
constexpr int kLocalHeight = 28;
constexpr QRgb kDemoGround = 0xFFFFC53D;
constexpr QRgb kDemoHatch = 0xFFE8A600;
constexpr QRgb kDemoText = 0xFF241A00;
constexpr QRgb kSandboxGround = 0xFFB7DDF5;
constexpr QRgb kSandboxDots = 0xFF6FAFD6;
constexpr QRgb kSandboxText = 0xFF08263A;

QString joined(QStringList parts)
{
    parts.removeAll(QString());
    return parts.join(u"  ·  "_s);
}

bool isThin(Environment::Kind kind)
{
    return kind == Environment::Kind::Local || kind == Environment::Kind::Production;
}

} // namespace

QString environmentWord(const Environment &environment)
{
    switch (environment.kind) {
    case Environment::Kind::Demo:
        return EnvironmentBand::tr("DEMO");
    case Environment::Kind::Local:
        return EnvironmentBand::tr("LOCAL SHOP");
    case Environment::Kind::Rescue:
        return EnvironmentBand::tr("RESCUE", "data of a shop that cannot be opened, to look at");
    case Environment::Kind::Practice:
        return EnvironmentBand::tr("PRACTICE", "a shop for training, without real payments");
    case Environment::Kind::Sandbox:
        return EnvironmentBand::tr("SANDBOX");
    case Environment::Kind::Production:
        return EnvironmentBand::tr("PRODUCTION", "a service that moves real money");
    }
    Q_UNREACHABLE();
}

QString environmentLine(const Environment &environment)
{
    switch (environment.kind) {
    case Environment::Kind::Demo:
        return EnvironmentBand::tr("Demo · temporary data on this computer");
    case Environment::Kind::Local:
        return EnvironmentBand::tr("Local shop · data on this computer");
    case Environment::Kind::Rescue:
        return EnvironmentBand::tr("Rescue · a read-only copy of the shop's data");
    case Environment::Kind::Practice:
        return EnvironmentBand::tr("Practice shop · no real payments · data on this computer");
    case Environment::Kind::Sandbox:
        return EnvironmentBand::tr("Sandbox · a service that moves no money · %1")
            .arg(environment.place);
    case Environment::Kind::Production:
        return EnvironmentBand::tr("Production · a service that moves real money · %1")
            .arg(environment.place);
    }
    Q_UNREACHABLE();
}

EnvironmentBand::EnvironmentBand(const Environment &environment, QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"environmentBand"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setEnvironment(environment);
}

void EnvironmentBand::setEnvironment(const Environment &environment)
{
    m_environment = environment;
    setAccessibleName(text());
    updateGeometry();
    update();
}

QSize EnvironmentBand::sizeHint() const
{
    return {300, isThin(m_environment.kind) ? kLocalHeight : kLoudHeight};
}

QString EnvironmentBand::text() const
{
    const QString word = environmentWord(m_environment);
    switch (m_environment.kind) {
    case Environment::Kind::Demo:
        return u"%1  ·  %2"_s.arg(word,
                                  tr("no real payments, and all data is discarded at the end"));
    case Environment::Kind::Practice:
    case Environment::Kind::Sandbox:
        return joined({word, tr("no money moves"), m_environment.place});
    case Environment::Kind::Production:
    case Environment::Kind::Local:
        return joined({word, m_environment.place});
    case Environment::Kind::Rescue:
        return u"%1  ·  %2  ·  %3"_s.arg(word, tr("nothing can be charged or changed"),
                                         m_environment.place);
    }
    Q_UNREACHABLE();
}

void EnvironmentBand::setButton(const QString &text, const QKeySequence &key)
{
    if (!m_button) {
        if (text.isEmpty())
            return;
        m_button = keyButton({}, key, u"bandButton"_s, KeyScope::Borrowed);
        m_button->setParent(this);
        m_button->setFocusPolicy(Qt::TabFocus); // a click leaves the focus on the page
        m_button->setAutoDefault(true);         // Enter presses it.
        m_button->setCursor(Qt::ArrowCursor);
        makeCompact(m_button);
        connect(m_button, &QPushButton::clicked, this, &EnvironmentBand::buttonClicked);
    }
    setKeyedText(*m_button, text, key);
    m_button->setAccessibleName(text);
    m_button->setVisible(!text.isEmpty());
    placeButton();
    update();
}

void EnvironmentBand::placeButton()
{
    if (!m_button)
        return;
    m_button->adjustSize();
    m_button->move(width() - m_button->width() - kSpace, (height() - m_button->height()) / 2);
}

void EnvironmentBand::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    placeButton();
}

/// Returns the area of the text, centered in the band unless the button is in the way.
QRect EnvironmentBand::textArea() const
{
    const bool hasButton = m_button && !m_button->isHidden();
    return rect().adjusted(kSpace, 0, hasButton ? -m_button->width() - 2 * kSpace : -kSpace, 0);
}

void EnvironmentBand::mouseReleaseEvent(QMouseEvent *event)
{
    if (event->button() == Qt::LeftButton && rect().contains(event->pos()))
        Q_EMIT clicked();
}

void EnvironmentBand::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    std::optional<QColor> behind; // background of the text, which is illegible on a pattern
    switch (m_environment.kind) {
    case Environment::Kind::Demo:
        painter.fillRect(rect(), QColor::fromRgba(kDemoGround));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(QPen(QColor::fromRgba(kDemoHatch), 8));
        for (int x = -height(); x < width() + height(); x += 28)
            painter.drawLine(x, height() + 8, x + height() + 16, -8);
        behind = QColor::fromRgba(kDemoGround);
        painter.setPen(QColor::fromRgba(kDemoText));
        painter.setFont(textFont(TextSize::Strong));
        break;
    case Environment::Kind::Practice:
    case Environment::Kind::Sandbox:
        painter.fillRect(rect(), QColor::fromRgba(kSandboxGround));
        painter.setRenderHint(QPainter::Antialiasing);
        painter.setPen(Qt::NoPen);
        painter.setBrush(QColor::fromRgba(kSandboxDots));
        for (int x = 6; x < width(); x += 14) {
            for (int y = x % 28 == 6 ? 6 : 13; y < height(); y += 14)
                painter.drawEllipse(QPoint(x, y), 3, 3);
        }
        behind = QColor::fromRgba(kSandboxGround);
        painter.setPen(QColor::fromRgba(kSandboxText));
        painter.setFont(textFont(TextSize::Strong));
        break;
    case Environment::Kind::Production:
    case Environment::Kind::Local:
        painter.fillRect(rect(), palette().color(QPalette::Button));
        painter.setPen(palette().color(QPalette::ButtonText));
        painter.setFont(textFont(TextSize::Small));
        break;
    case Environment::Kind::Rescue:
        painter.fillRect(rect(), problemColor(palette()));
        painter.setPen(palette().color(QPalette::Window));
        painter.setFont(textFont(TextSize::Strong));
        break;
    }
    const QRect area = textArea();
    const QString line =
        painter.fontMetrics().elidedText(text(), Qt::ElideMiddle, area.width() - 2 * kSpace);
    if (behind) {
        const int textWidth = painter.fontMetrics().horizontalAdvance(line) + 2 * kSpace;
        QRect ground(0, 0, textWidth, height());
        ground.moveCenter(area.center());
        painter.fillRect(ground, *behind);
    }
    painter.drawText(area, Qt::AlignCenter, line);
}

} // namespace ui
