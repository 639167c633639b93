// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/qrview.h"

#include <QtCore/QScopedValueRollback>
#include <QtGui/QPainter>
#include <QtGui/QScreen>

namespace ui
{

using namespace Qt::StringLiterals;
using ErrorCorrection = core::QrCode::ErrorCorrection;

namespace
{

/// Grid step of widget positions that is a whole number of screen pixels at every usual pixel
/// ratio, so that a widget is painted equally.
constexpr int kWholePixels = 16;

int modulesOf(const core::QrCode &code)
{
    return code.size() + 2 * core::QrCode::kQuietZone;
}

} // namespace

QrView::QrView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"qrView"_s);
    setAccessibleName(tr("QR code of the charge"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    m_reading.setSingleShot(true);
    connect(&m_reading, &QTimer::timeout, this, &QrView::read);
}

void QrView::setText(const QString &text)
{
    m_robust = core::QrCode::encode(text, ErrorCorrection::Medium);
    m_coarse = core::QrCode::encode(text, ErrorCorrection::Low);
    m_code = m_robust ? m_robust : m_coarse;
    update();
}

/// Chooses the code for a card of `side` screen pixels. Error correction tolerates reflections and
/// dirt, but modules that are too small make the whole code unreadable.
void QrView::chooseCode(int side)
{
    m_code = m_robust ? m_robust : m_coarse;
    if (!m_robust)
        return;
    const int module = side / modulesOf(*m_robust);
    const bool isTooDense = module < kMinModuleMillimetres * finenessOfScreen();
    if (isTooDense && side / modulesOf(*m_coarse) > module)
        m_code = m_coarse;
}

double QrView::finenessOfScreen() const
{
    const qreal ratio = devicePixelRatioF();
    return pixelsPerMillimetre((QSizeF(screen()->size()) * ratio).toSize(),
                               screen()->physicalSize(), ratio);
}

void QrView::paintEvent(QPaintEvent *)
{
    m_card = {};
    if (!m_code)
        return;
    if (!m_isRead)
        m_reading.start();
    QPainter painter(this);
    // Continue in screen pixels: at a ratio of 1.25, modules of device-independent pixels would
    // have edges between screen pixels.
    const QTransform toDevice = painter.deviceTransform();
    const QRect area = toDevice.mapRect(QRectF(rect())).toRect();
    painter.setWorldTransform(toDevice.inverted());

    const int side = qMin(area.width(), area.height());
    chooseCode(side);
    const int modules = modulesOf(*m_code);
    const int module = side / modules;
    if (module < 1)
        return;
    m_card = QRect(0, 0, module * modules, module * modules);
    m_card.moveTopLeft(area.topLeft() + QPoint((area.width() - m_card.width()) / 2,
                                               (area.height() - m_card.height()) / 2));
    painter.fillRect(m_card, Qt::white);
    const QPoint origin = m_card.topLeft() + QPoint(1, 1) * (module * core::QrCode::kQuietZone);
    for (int y = 0; y < m_code->size(); ++y) {
        for (int x = 0; x < m_code->size(); ++x) {
            if (m_code->isDark(x, y))
                painter.fillRect(QRect(origin + QPoint(x, y) * module, QSize(module, module)),
                                 Qt::black);
        }
    }
}

/// Renders the widget as on the screen, including overlapping widgets, and verifies the image.
void QrView::read()
{
    if (!m_code || !isVisible())
        return;
    const QScopedValueRollback isRead(m_isRead, true);
    const QPoint inWindow = mapTo(window(), QPoint());
    const QPoint at(inWindow.x() % kWholePixels, inWindow.y() % kWholePixels);
    const qreal ratio = devicePixelRatioF();
    const QSize room = size() + QSize(at.x() + 1, at.y() + 1);
    QImage picture((QSizeF(room) * ratio).toSize(), QImage::Format_RGB32);
    picture.setDevicePixelRatio(ratio);
    picture.fill(palette().color(QPalette::Window));
    render(&picture, at, {}, QWidget::DrawChildren);
    Q_EMIT readBack(drawingProblem(picture, m_card, *m_code, finenessOfScreen()));
}

} // namespace ui
