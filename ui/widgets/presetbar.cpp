// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/presetbar.h"

#include "ui/text/text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/keyhints.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyleOptionButton>
#include <QtWidgets/QStylePainter>

#include <optional>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kTileWidth = 148; ///< usual width of a tile
constexpr int kLowTileWidth = 120;
constexpr int kTileHeight = 72;
constexpr int kLineHeight = 32;
constexpr int kFrame = 16; ///< width of a button around its text

/// Background of a colored button. Its text is black in every theme, with a contrast above 10:1.
std::optional<QColor> tileColor(core::PresetColor color)
{
    switch (color) {
    case core::PresetColor::None:
        return std::nullopt;
    case core::PresetColor::Red:
        return QColor(0xF8, 0xC4, 0xBD);
    case core::PresetColor::Orange:
        return QColor(0xFA, 0xD2, 0xA0);
    case core::PresetColor::Yellow:
        return QColor(0xF7, 0xE5, 0x8E);
    case core::PresetColor::Green:
        return QColor(0xB5, 0xE3, 0xBE);
    case core::PresetColor::Blue:
        return QColor(0xBA, 0xD9, 0xF7);
    case core::PresetColor::Purple:
        return QColor(0xE0, 0xCB, 0xF4);
    }
    Q_UNREACHABLE();
}

int heightOf(PresetBar::Shape shape)
{
    switch (shape) {
    case PresetBar::Shape::Tiles:
        return kTileHeight;
    case PresetBar::Shape::LowTiles:
        return kTouchTarget;
    case PresetBar::Shape::Lines:
        return kLineHeight;
    }
    Q_UNREACHABLE();
}

QString styleOf(core::PresetColor color)
{
    const auto ground = tileColor(color);
    if (!ground)
        return {};
    return u"QPushButton { background: %1; color: black; } QPushButton:pressed { background: %2; }"_s
        .arg(ground->name(), ground->darker(120).name());
}

} // namespace

/// Button with name and price. A long name is elided, the price never.
class PresetButton : public QPushButton
{
public:
    PresetButton(const core::Preset &preset, const QKeySequence &key)
        : m_name(preset.name.simplified())
        , m_price(amountText(preset.amount))
        , m_key(key)
        , m_sendsAtOnce(preset.sendsAtOnce)
        , m_isColored(preset.color != core::PresetColor::None)
    {
        const QString what = u"%1, %2"_s.arg(m_name, moneyText(preset.amount));
        setAccessibleName(m_sendsAtOnce ? PresetBar::tr("%1, charges directly").arg(what) : what);
        setToolTip(accessibleName().toHtmlEscaped());
        setFocusPolicy(Qt::TabFocus); // A click keeps the focus in the amount.
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setIconSize({16, 16});
        setProperty("density", u"tile"_s);
        setStyleSheet(styleOf(preset.color));
        showIcon();
        setShape(PresetBar::Shape::Tiles);
    }

    void setShape(PresetBar::Shape shape)
    {
        m_shape = shape;
        setFixedHeight(heightOf(shape));
        fitText();
    }

protected:
    void resizeEvent(QResizeEvent *event) override
    {
        QPushButton::resizeEvent(event);
        fitText();
    }

    void changeEvent(QEvent *event) override
    {
        QPushButton::changeEvent(event);
        if (event->type() == QEvent::PaletteChange)
            showIcon();
        else if (event->type() == QEvent::FontChange || event->type() == QEvent::StyleChange)
            fitText();
    }

    /// Paints the icon of a tile in its corner, so that name and price stay centered.
    void paintEvent(QPaintEvent *event) override
    {
        if (m_shape == PresetBar::Shape::Lines || icon().isNull())
            return QPushButton::paintEvent(event);
        QStylePainter painter(this);
        QStyleOptionButton option;
        initStyleOption(&option);
        option.icon = {};
        painter.drawControl(QStyle::CE_PushButton, option);
        const QRect corner(QPoint(width() - iconSize().width() - kSpaceSmall, kSpaceSmall),
                           iconSize());
        icon().paint(&painter, QStyle::visualRect(layoutDirection(), rect(), corner));
    }

private:
    void fitText()
    {
        const bool isLine = m_shape == PresetBar::Shape::Lines;
        const QString price = isLine ? u"   "_s + m_price : m_price;
        const int besideIcon = m_sendsAtOnce ? iconSize().width() + 4 : 0;
        const int used = kFrame + (isLine ? besideIcon : 2 * besideIcon);
        const int priceWidth = fontMetrics().horizontalAdvance(price);
        setMinimumWidth(used + priceWidth);
        const int room = qMax(0, width() - used - (isLine ? priceWidth : 0));
        // An ampersand would mark a mnemonic.
        const QString name =
            fontMetrics().elidedText(m_name, Qt::ElideRight, room).replace(u'&', u"&&"_s);
        if (isLine)
            setKeyedText(*this, name + price, m_key);
        else
            setKeyedText(*this, name + u'\n' + price, m_key);
    }

    /// Shows the icon of the counter page: this preset creates a charge at once.
    void showIcon()
    {
        if (m_sendsAtOnce)
            setIcon(ui::icon(u"charge"_s, m_isColored ? QColor(Qt::black)
                                                      : palette().color(QPalette::Highlight)));
    }

    QString m_name;
    QString m_price;
    QKeySequence m_key;
    bool m_sendsAtOnce;
    bool m_isColored;
    PresetBar::Shape m_shape = PresetBar::Shape::Tiles;
};

namespace
{

/// Returns the letter without its accent; null if not on every keyboard.
QChar plainLetter(QChar c)
{
    const QString parts = QString(c).normalized(QString::NormalizationForm_D).toUpper();
    const QChar letter = parts.isEmpty() ? QChar() : parts[0];
    return letter >= u'A' && letter <= u'Z' ? letter : QChar();
}

QChar letterFor(const QString &name, const QString &used)
{
    const QString any = u"ABCDEFGHIJKLMNOPQRSTUVWXYZ"_s;
    for (const QChar c : name + any) {
        const QChar letter = plainLetter(c);
        if (!letter.isNull() && !used.contains(letter))
            return letter;
    }
    Q_UNREACHABLE();
}

} // namespace

PresetBar::PresetBar(const QList<core::Preset> &presets, QWidget *page)
    : m_grid(new QGridLayout(this))
{
    Q_ASSERT(presets.size() <= core::kMaxPresets);
    setObjectName(u"presetBar"_s);
    m_grid->setContentsMargins(0, 0, 0, 0);
    m_grid->setSpacing(6);
    const QList<QKeySequence> keys = keysOf(presets);
    for (qsizetype i = 0; i < presets.size(); ++i) {
        auto *button = new PresetButton(presets[i], keys[i]);
        button->setObjectName(u"preset%1Button"_s.arg(i + 1));
        m_buttons.append(button);
        const auto choose = [this, preset = presets[i]] { Q_EMIT chosen(preset); };
        connect(button, &QPushButton::clicked, this, choose);
        auto *action = new QAction(button->accessibleName(), this);
        action->setShortcut(keys[i]);
        action->setAutoRepeat(false); // A held key adds one preset.
        connect(action, &QAction::triggered, this, choose);
        page->addAction(action);
    }
    setVisible(!presets.isEmpty());
    arrange(m_width);
}

QList<QKeySequence> PresetBar::keysOf(const QList<core::Preset> &presets)
{
    QString used;
    QList<QKeySequence> keys;
    for (const core::Preset &preset : presets) {
        const QChar letter = letterFor(preset.name, used);
        used += letter;
        keys.append(QKeySequence(Qt::ALT | Qt::Key(letter.unicode())));
    }
    return keys;
}

void PresetBar::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitInto(width());
}

void PresetBar::setShape(Shape shape)
{
    if (std::exchange(m_shape, shape) == shape)
        return;
    for (PresetButton *button : std::as_const(m_buttons))
        button->setShape(shape);
    arrange(m_width);
}

/// Returns the number of columns that fit, with rows of similar length.
int PresetBar::columnsFor(int width) const
{
    const int count = static_cast<int>(m_buttons.size());
    if (count == 0)
        return 0;
    const int wanted = m_shape == Shape::LowTiles ? kLowTileWidth : kTileWidth;
    const int spacing = m_grid->spacing();
    const int fitting = qBound(1, (width + spacing) / (wanted + spacing), count);
    const int rows = (count + fitting - 1) / fitting;
    return (count + rows - 1) / rows;
}

void PresetBar::fitInto(int width)
{
    m_width = width;
    arrange(width);
}

void PresetBar::arrange(int width)
{
    const int columns = columnsFor(width);
    if (columns == 0)
        return;
    // The style sheet sets a lower minimum for the buttons.
    const int rows = (static_cast<int>(m_buttons.size()) + columns - 1) / columns;
    setMinimumHeight(rows * heightOf(m_shape) + (rows - 1) * m_grid->spacing());
    if (columns == m_columns)
        return;
    const int before = std::exchange(m_columns, columns);
    for (int i = 0; i < m_buttons.size(); ++i)
        m_grid->addWidget(m_buttons[i], i / columns, i % columns);
    for (int i = 0; i < qMax(before, columns); ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
    updateGeometry();
}

} // namespace ui
