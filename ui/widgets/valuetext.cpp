// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/valuetext.h"

#include <QtCore/QtMath>
#include <QtGui/QTextBlock>

namespace ui
{

ValueText::ValueText(const QString &text, QWidget *parent)
    : QPlainTextEdit(parent)
{
    setReadOnly(true);
    setFrameShape(QFrame::NoFrame);
    setWordWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
    setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setVerticalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    setFocusPolicy(Qt::ClickFocus);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    viewport()->setAutoFillBackground(false);
    document()->setDocumentMargin(0);
    setPlainText(text);
}

QSize ValueText::sizeHint() const
{
    // Sum of the actual lines: lines with foreign scripts are higher.
    qreal height = 0;
    for (QTextBlock block = document()->begin(); block.isValid(); block = block.next())
        height += blockBoundingRect(block).height();
    return {240, qCeil(height) + 2};
}

void ValueText::resizeEvent(QResizeEvent *event)
{
    QPlainTextEdit::resizeEvent(event);
    fit();
}

void ValueText::setText(const QString &text)
{
    setPlainText(text);
    fit();
}

void ValueText::fit()
{
    const int height = sizeHint().height();
    if (height != minimumHeight() || height != maximumHeight())
        setFixedHeight(height);
}

} // namespace ui
