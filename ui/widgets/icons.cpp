// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/icons.h"

#include <QtCore/QFile>
#include <QtGui/QIconEngine>
#include <QtGui/QPainter>
#include <QtSvg/QSvgRenderer>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

QByteArray svgOf(const QString &name, const QColor &colour)
{
    QFile file(u":/icons/%1.svg"_s.arg(name));
    if (!file.open(QIODevice::ReadOnly))
        qFatal("no icon %s", qPrintable(name));
    return file.readAll().replace("currentColor", colour.name().toLatin1());
}

/// Icon engine that renders the vector image at every requested size and pixel ratio.
class SvgIconEngine final : public QIconEngine
{
public:
    SvgIconEngine(QString name, QColor colour, int size)
        : m_name(std::move(name))
        , m_colour(colour)
        , m_size(size)
    {}

    void paint(QPainter *painter, const QRect &rect, QIcon::Mode, QIcon::State) override
    {
        paintIcon(*painter, rect, m_name, m_colour);
    }

    QPixmap pixmap(const QSize &size, QIcon::Mode mode, QIcon::State state) override
    {
        QPixmap pixmap(size);
        pixmap.fill(Qt::transparent);
        QPainter painter(&pixmap);
        paint(&painter, QRect(QPoint(0, 0), size), mode, state);
        return pixmap;
    }

    QSize actualSize(const QSize &size, QIcon::Mode, QIcon::State) override
    {
        return size.boundedTo(QSize(m_size, m_size));
    }

    QIconEngine *clone() const override { return new SvgIconEngine(*this); }

private:
    QString m_name;
    QColor m_colour;
    int m_size;
};

} // namespace

void paintIcon(QPainter &painter, const QRectF &rect, const QString &name, const QColor &colour)
{
    QSvgRenderer renderer(svgOf(name, colour));
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    renderer.render(&painter, rect);
    painter.restore();
}

QIcon icon(const QString &name, const QColor &colour, int size)
{
    return QIcon(new SvgIconEngine(name, colour, size));
}

} // namespace ui
