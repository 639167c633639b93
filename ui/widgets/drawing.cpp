// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/drawing.h"

#include <algorithm>

namespace ui
{

using core::QrCode;

namespace
{

constexpr int kEnoughContrast = 255 * 7 / 10;
constexpr qreal kMillimetresPerInch = 25.4;
constexpr qreal kUsualDotsPerInch = 96;
// Plausible resolutions, from a projector to the finest phone screen; pixels square within 10 %.
constexpr qreal kFewestDotsPerInch = 40;
constexpr qreal kMaxDotsPerInch = 650;
constexpr qreal kMaxUnevenness = 1.1;

/// Returns the mean grey of a square; the whole square, because a camera blurs.
int greyOf(const QImage &picture, const QRect &square)
{
    qint64 sum = 0;
    for (int y = square.top(); y <= square.bottom(); ++y) {
        const uchar *line = picture.constScanLine(y);
        for (int x = square.left(); x <= square.right(); ++x)
            sum += line[x];
    }
    return static_cast<int>(sum / (qint64(square.width()) * square.height()));
}

/// Grey values of all modules of a card, including the quiet zone.
class Greys
{
public:
    Greys(const QImage &picture, const QRect &card, int modules)
        : m_modules(modules)
    {
        const QImage grey = picture.convertToFormat(QImage::Format_Grayscale8);
        const int module = card.width() / modules;
        for (int y = 0; y < modules; ++y) {
            for (int x = 0; x < modules; ++x)
                m_greys.append(greyOf(
                    grey, QRect(card.topLeft() + QPoint(x, y) * module, QSize(module, module))));
        }
    }

    /// Returns the value at coordinates of the symbol; negative or beyond its size in the quiet
    /// zone.
    [[nodiscard]] int at(int x, int y) const
    {
        return m_greys[(y + QrCode::kQuietZone) * m_modules + x + QrCode::kQuietZone];
    }

    [[nodiscard]] int middle() const
    {
        const auto [darkest, lightest] = std::minmax_element(m_greys.begin(), m_greys.end());
        return (*darkest + *lightest) / 2;
    }

private:
    int m_modules;
    QList<int> m_greys;
};

bool isQuietZone(const QrCode &code, int x, int y)
{
    return x < 0 || y < 0 || x >= code.size() || y >= code.size();
}

std::optional<DrawingProblem> gridProblem(const Greys &greys, const QrCode &code)
{
    const int middle = greys.middle();
    int darkestLight = 255;
    int lightestDark = 0;
    std::optional<DrawingProblem> problem;
    const int end = code.size() + QrCode::kQuietZone;
    for (int y = -QrCode::kQuietZone; y < end; ++y) {
        for (int x = -QrCode::kQuietZone; x < end; ++x) {
            const int grey = greys.at(x, y);
            const bool isDark = code.isDark(x, y);
            if (isDark != (grey < middle)) {
                if (!isQuietZone(code, x, y))
                    return DrawingProblem::Modules;
                problem = DrawingProblem::QuietZone;
            }
            if (isDark)
                lightestDark = std::max(lightestDark, grey);
            else
                darkestLight = std::min(darkestLight, grey);
        }
    }
    if (!problem && darkestLight - lightestDark < kEnoughContrast)
        problem = DrawingProblem::Contrast;
    return problem;
}

} // namespace

std::optional<DrawingProblem> drawingProblem(const QImage &picture, const QRect &card,
                                             const QrCode &code, qreal pixelsPerMillimetre)
{
    const int modules = code.size() + 2 * QrCode::kQuietZone;
    const bool isThere = !card.isEmpty() && card.width() == card.height() &&
                         card.width() % modules == 0 && picture.rect().contains(card);
    if (!isThere)
        return DrawingProblem::Modules;
    if (const auto problem = gridProblem(Greys(picture, card, modules), code))
        return problem;
    const int module = card.width() / modules;
    const qreal millimetres = module / pixelsPerMillimetre;
    return millimetres < kMinModuleMillimetres ? std::optional(DrawingProblem::TooDense)
                                               : std::nullopt;
}

qreal pixelsPerMillimetre(QSize pixels, QSizeF millimetres, qreal ratio)
{
    if (!pixels.isEmpty() && !millimetres.isEmpty()) {
        const qreal across = pixels.width() / millimetres.width();
        const qreal down = pixels.height() / millimetres.height();
        const qreal dotsPerInch = across * kMillimetresPerInch;
        const bool isLikely = dotsPerInch >= kFewestDotsPerInch && dotsPerInch <= kMaxDotsPerInch &&
                              across / down < kMaxUnevenness && down / across < kMaxUnevenness;
        if (isLikely)
            return across;
    }
    return kUsualDotsPerInch * ratio / kMillimetresPerInch;
}

} // namespace ui
