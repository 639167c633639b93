// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/clipping.h"

namespace support::clipping
{

int widest(const QFontMetrics &metrics, const QStringList &texts)
{
    int width = 0;
    for (const QString &text : texts)
        width = std::max(width, metrics.horizontalAdvance(text));
    return width;
}

QString ofLabel(const QLabel &label)
{
    if (label.text().isEmpty())
        return {};
    const QFontMetrics metrics = label.fontMetrics();
    const int room = label.contentsRect().width() - 2 * label.margin();
    const QStringList lines = label.text().split(u'\n');
    if (label.wordWrap()) {
        if (label.heightForWidth(label.width()) > label.height())
            return QStringLiteral("is not high enough for its lines");
        static const QRegularExpression blank(QStringLiteral("[\\s\\x{200B}]+|(?<=-)"));
        const bool fits = widest(metrics, label.text().split(blank)) <= room;
        return fits ? QString() : QStringLiteral("has a word that is wider than it");
    }
    if (widest(metrics, lines) > room)
        return QStringLiteral("is not wide enough for its text");
    const auto high =
        static_cast<int>(metrics.height() + metrics.lineSpacing() * (lines.size() - 1));
    return high <= label.contentsRect().height() ? QString() : QStringLiteral("is not high enough");
}

QString ofBox(const QComboBox &box)
{
    QStyleOptionComboBox option;
    option.initFrom(&box);
    option.subControls = QStyle::SC_All;
    const QRect room = box.style()->subControlRect(QStyle::CC_ComboBox, &option,
                                                   QStyle::SC_ComboBoxEditField, &box);
    for (int i = 0; i < box.count(); ++i) {
        if (box.fontMetrics().horizontalAdvance(box.itemText(i)) > room.width())
            return QStringLiteral("cuts its choice \"%1\"").arg(box.itemText(i));
    }
    return {};
}

QString ofLine(const QLineEdit &line)
{
    QStyleOptionFrame option;
    option.initFrom(&line);
    option.lineWidth = line.style()->pixelMetric(QStyle::PM_DefaultFrameWidth, &option, &line);
    const QRect room = line.style()->subElementRect(QStyle::SE_LineEditContents, &option, &line);
    const bool isShown = line.text().isEmpty();
    return !isShown || line.fontMetrics().horizontalAdvance(line.placeholderText()) <= room.width()
               ? QString()
               : QStringLiteral("cuts its placeholder");
}

QString ofView(const QAbstractItemView &view)
{
    const QAbstractItemModel *model = view.model();
    for (int row = 0; model && row < model->rowCount(view.rootIndex()); ++row) {
        for (int column = 0; column < model->columnCount(view.rootIndex()); ++column) {
            const QModelIndex index = model->index(row, column, view.rootIndex());
            const QRect cell = view.visualRect(index);
            if (!view.viewport()->rect().intersects(cell))
                continue;
            if (view.sizeHintForIndex(index).height() > cell.height())
                return QStringLiteral("has no room for the height of \"%1\"")
                    .arg(index.data().toString());
            const int room = std::min(cell.width(), view.viewport()->width());
            if (index.data().toString().isEmpty() || view.sizeHintForIndex(index).width() <= room ||
                !index.data(Qt::ToolTipRole).toString().isEmpty())
                continue;
            return QStringLiteral("cuts \"%1\", which no tool tip tells")
                .arg(index.data().toString());
        }
    }
    const auto *table = qobject_cast<const QTableView *>(&view);
    for (int i = 0; model && table && i < model->columnCount(); ++i) {
        const QHeaderView *header = table->horizontalHeader();
        if (header->isVisible() && !header->isSectionHidden(i) &&
            header->sectionSizeHint(i) > header->sectionSize(i))
            return QStringLiteral("cuts the header \"%1\"")
                .arg(model->headerData(i, Qt::Horizontal).toString());
    }
    return {};
}

QString ofText(const QWidget &widget)
{
    if (const auto *label = qobject_cast<const QLabel *>(&widget))
        return ofLabel(*label);
    if (const auto *box = qobject_cast<const QComboBox *>(&widget))
        return ofBox(*box);
    if (const auto *line = qobject_cast<const QLineEdit *>(&widget))
        return ofLine(*line);
    if (const auto *view = qobject_cast<const QAbstractItemView *>(&widget))
        return ofView(*view);
    const auto *button = qobject_cast<const QAbstractButton *>(&widget);
    return !button || button->text().isEmpty() || button->sizeHint().width() <= button->width()
               ? QString()
               : QStringLiteral("cuts its text");
}

QString ofPlace(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    const auto *scroll = qobject_cast<const QScrollArea *>(parent->parentWidget());
    if (scroll && scroll->widget() == &widget) {
        if (widget.width() <= scroll->viewport()->width())
            return {};
        QString widest;
        int width = 0;
        for (const QWidget *part : widget.findChildren<QWidget *>()) {
            if (part->isVisible() && part->minimumSizeHint().width() > width && !part->layout()) {
                width = part->minimumSizeHint().width();
                widest = part->objectName();
            }
        }
        return QStringLiteral("is wider than what it scrolls in, as is ") + widest;
    }
    if (!parent->rect().contains(widget.geometry()))
        return QStringLiteral("is outside its parent");
    // Of these the text is checked instead; of containers, the children.
    if (qobject_cast<const QComboBox *>(&widget) || qobject_cast<const QLineEdit *>(&widget) ||
        qobject_cast<const QProgressBar *>(&widget) || widget.layout())
        return {};
    const QSize min = widget.minimumSizeHint();
    return widget.width() >= min.width() && widget.height() >= min.height()
               ? QString()
               : QStringLiteral("is squeezed: it needs %1 x %2").arg(min.width()).arg(min.height());
}

bool isQtsOwn(const QWidget &widget)
{
    const QWidget *parent = widget.parentWidget();
    return widget.objectName().startsWith(QStringLiteral("qt_")) || widget.isWindow() ||
           qobject_cast<const QAbstractScrollArea *>(parent) ||
           qobject_cast<const QLineEdit *>(parent) || qobject_cast<const QComboBox *>(parent);
}

} // namespace support::clipping

namespace support
{

QStringList clippedIn(const QWidget &window, qsizetype minShown)
{
    QStringList found;
    qsizetype seen = 0;
    for (const QWidget *widget : window.findChildren<QWidget *>()) {
        if (!widget->isVisible() || clipping::isQtsOwn(*widget))
            continue;
        ++seen;
        QString problem = clipping::ofPlace(*widget);
        if (problem.isEmpty() && widget->toolTip().isEmpty())
            problem = clipping::ofText(*widget);
        if (problem.isEmpty())
            continue;
        const auto *label = qobject_cast<const QLabel *>(widget);
        const auto *button = qobject_cast<const QAbstractButton *>(widget);
        const QString text = label    ? label->text()
                             : button ? button->text()
                                      : widget->accessibleName();
        found.append(QStringLiteral("%1 %2 \"%3\" (%4 x %5) %6")
                         .arg(QString::fromLatin1(widget->metaObject()->className()),
                              widget->objectName(), text.left(60))
                         .arg(widget->width())
                         .arg(widget->height())
                         .arg(problem));
    }
    if (seen < minShown)
        found.append(QStringLiteral("The window shows only %1 widgets").arg(seen));
    return found;
}

} // namespace support
