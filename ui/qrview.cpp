// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/qrview.h"

#include <QtGui/QPainter>

namespace ui
{

using namespace Qt::StringLiterals;

QrView::QrView(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"qrView"_s);
    setAccessibleName(tr("QR code of the charge"));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void QrView::setText(const QString &text)
{
    // A screen has no dirt and no folds: the least redundancy gives the largest modules.
    m_code = text.isEmpty() ? std::nullopt
                            : core::QrCode::encode(text, core::QrCode::ErrorCorrection::Low);
    update();
}

void QrView::paintEvent(QPaintEvent *)
{
    if (!m_code)
        return;
    QPainter painter(this);
    // From here on in pixels of the screen: at a ratio of 1.25 a module of whole
    // device-independent pixels would have edges between two of the screen's.
    const QTransform toDevice = painter.deviceTransform();
    const QRect area = toDevice.mapRect(QRectF(rect())).toRect();
    painter.setWorldTransform(toDevice.inverted());

    const int modules = m_code->size() + 2 * core::QrCode::kQuietZone;
    const int module = qMin(area.width(), area.height()) / modules;
    if (module < 1)
        return;
    QRect card(0, 0, module * modules, module * modules);
    card.moveTopLeft(area.topLeft() + QPoint((area.width() - card.width()) / 2,
                                             (area.height() - card.height()) / 2));
    painter.fillRect(card, Qt::white);
    const QPoint origin = card.topLeft() + QPoint(1, 1) * (module * core::QrCode::kQuietZone);
    for (int y = 0; y < m_code->size(); ++y) {
        for (int x = 0; x < m_code->size(); ++x) {
            if (m_code->isDark(x, y))
                painter.fillRect(QRect(origin + QPoint(x, y) * module, QSize(module, module)),
                                 Qt::black);
        }
    }
}

} // namespace ui
