// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/presetbar.h"

#include "ui/text/text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/theme.h"

#include <QtCore/QEvent>
#include <QtGui/QAction>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>

#include <algorithm>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kWidest = 260;     ///< of a button
constexpr int kWideEnough = 880; ///< of the bar, for the fourth column
constexpr int kFrame = 18;       ///< width of a flat button around its text

/// Button with name, price and shortcut. A long name is elided, the price never.
class PresetButton : public QPushButton
{
public:
    PresetButton(const core::Preset &preset, const QKeySequence &key)
        : m_name(preset.name.simplified())
        , m_suffix(u"   %1   %2"_s.arg(amountText(preset.amount),
                                       key.toString(QKeySequence::NativeText)))
        , m_sendsAtOnce(preset.sendsAtOnce)
    {
        const QString what = u"%1, %2"_s.arg(m_name, moneyText(preset.amount));
        setAccessibleName(m_sendsAtOnce ? PresetBar::tr("%1, charges directly").arg(what) : what);
        setToolTip(accessibleName().toHtmlEscaped());
        setFocusPolicy(Qt::TabFocus); // A click keeps the focus in the amount.
        setSizePolicy(QSizePolicy::Ignored, QSizePolicy::Fixed);
        setIconSize({16, 16});
        setProperty("density", u"tight"_s);
        showIcon();
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

private:
    void fitText()
    {
        const int used = fontMetrics().horizontalAdvance(m_suffix) + kFrame +
                         (m_sendsAtOnce ? iconSize().width() + 4 : 0);
        setMinimumWidth(used);
        // An ampersand would mark a mnemonic.
        setText(fontMetrics()
                    .elidedText(m_name, Qt::ElideRight, qMax(0, width() - used))
                    .replace(u'&', u"&&"_s) +
                m_suffix);
    }

    /// Shows the icon of the counter page: this preset creates a charge at once.
    void showIcon()
    {
        if (m_sendsAtOnce)
            setIcon(ui::icon(u"charge"_s, palette().color(QPalette::Highlight)));
    }

    QString m_name;
    QString m_suffix;
    bool m_sendsAtOnce;
};

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
    setMaximumWidth(qMax(1, columnsFor(kWideEnough)) * kWidest);
    setVisible(!presets.isEmpty());
    arrange();
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
    arrange();
}

void PresetBar::setShape(Shape shape)
{
    m_shape = shape;
    arrange();
}

/// Returns the number of columns that fit price and shortcut, ignoring a few unusually long prices.
int PresetBar::columnsFor(int width) const
{
    const int count = static_cast<int>(m_buttons.size());
    if (m_shape == Shape::Usual || count == 0)
        return qMin(width < kWideEnough ? 3 : 4, count);
    QList<int> widths;
    for (const QPushButton *button : m_buttons)
        widths.append(button->minimumWidth());
    std::sort(widths.begin(), widths.end());
    const int usual = widths[count * 3 / 4];
    const int spacing = m_grid->spacing();
    return qBound(1, (width + spacing) / (usual + spacing), count);
}

void PresetBar::arrange()
{
    const int columns = columnsFor(width());
    if (columns == m_columns)
        return;
    const int before = std::exchange(m_columns, columns);
    const int spacing = m_grid->spacing();
    const int cell = qMax(1, (width() + spacing) / qMax(1, columns));
    int row = 0;
    int column = 0;
    for (QPushButton *button : std::as_const(m_buttons)) {
        const int min = button->minimumWidth() + spacing;
        const int cells = m_shape == Shape::Usual ? 1 : qMin((min + cell - 1) / cell, columns);
        if (column + cells > columns) {
            ++row;
            column = 0;
        }
        m_grid->addWidget(button, row, column, 1, cells);
        column += cells;
    }
    for (int i = 0; i < qMax(before, columns); ++i)
        m_grid->setColumnStretch(i, i < columns ? 1 : 0);
}

} // namespace ui
