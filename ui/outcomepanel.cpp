// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/outcomepanel.h"

#include "ui/icons.h"
#include "ui/receipt.h"
#include "ui/text.h"
#include "ui/theme.h"

#include <QtGui/QPainter>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QRgb kPaidGround = 0xFF0E7A3E;

QFont fittingFont(int pixels, QFont::Weight weight, const QString &text, int room)
{
    QFont font = textFont(TextSize::Body);
    font.setWeight(weight);
    font.setPixelSize(pixels);
    const int wanted = QFontMetrics(font).horizontalAdvance(text);
    if (wanted > room && room > 0)
        font.setPixelSize(qMax(14, pixels * room / wanted));
    return font;
}

QString paymentDetails(const core::Transaction &transaction)
{
    QString text = timeText(transaction.finished.value_or(transaction.created));
    if (!transaction.endToEndId.isEmpty())
        text +=
            u"   ·   "_s + OutcomePanel::tr("id %1").arg(shortEndToEndId(transaction.endToEndId));
    return text;
}

} // namespace

OutcomePanel::OutcomePanel(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"outcomePanel"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
}

void OutcomePanel::setTransaction(const core::Transaction &transaction,
                                  const core::TransactionService::Capabilities &can)
{
    m_transaction = transaction;
    m_details = isPaid() ? paymentDetails(transaction) : statusSentence(transaction, can);
    setAccessibleName(u"%1, %2. %3"_s.arg(statusWord(transaction.status),
                                          moneyText(transaction.amount), m_details));
    update();
}

void OutcomePanel::setNews(const QString &news)
{
    m_news = news;
    setAccessibleDescription(news);
    update();
}

bool OutcomePanel::isPaid() const
{
    return m_transaction.status.code() == core::Status::Code::Paid;
}

void OutcomePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = isPaid() ? QColor(Qt::white) : statusColor(m_transaction.status, palette());
    painter.setPen(isPaid() ? QPen(Qt::NoPen) : QPen(palette().color(QPalette::Mid)));
    painter.setBrush(isPaid() ? QColor::fromRgba(kPaidGround) : palette().color(QPalette::Base));
    painter.drawRoundedRect(QRectF(rect()).adjusted(0.5, 0.5, -0.5, -0.5), kRadius, kRadius);

    const int room = width() - 2 * kSpaceLarge;
    const int unit = height() / 12;
    const bool hasNews = !m_news.isEmpty(); // which takes its room from the shape
    const int shape = qBound(48, hasNews ? unit * 2 : unit * 3, 220);
    const QRect shapeRect((width() - shape) / 2, hasNews ? unit / 2 : unit, shape, shape);
    paintIcon(painter, shapeRect, statusIcon(m_transaction.status), ink);

    const auto line = [&](int top, int height, const QString &text, QFont::Weight weight) {
        painter.setFont(fittingFont(qMax(14, height * 8 / 10), weight, text, room));
        painter.setPen(ink);
        painter.drawText(QRect(kSpaceLarge, top, room, height), Qt::AlignCenter, text);
    };
    int top = shapeRect.bottom() + unit / 2;
    const QString word = statusWord(m_transaction.status).toUpper();
    line(top, unit * 5 / 2, word, QFont::Black);
    top += unit * 5 / 2;
    line(top, unit * 2, moneyText(m_transaction.amount), QFont::Bold);
    top += unit * 5 / 2;
    const int details = qBound(20, unit, 34);
    line(top, details, m_details, QFont::Medium);
    top += details;
    const int bottom = height() - qBound(24, unit * 3 / 2, 48);
    const QString next = tr("Enter: next customer");
    line(bottom, 24,
         receiptProblem(m_transaction).isEmpty()
             ? u"%1   ·   %2"_s.arg(next, tr("P: print receipt   ·   Ctrl+S: save it"))
             : next,
         QFont::Normal);
    painter.setFont(textFont(unit < 45 ? TextSize::Small : TextSize::Body));
    painter.setPen(ink);
    painter.drawText(QRect(kSpaceLarge, top, room, bottom - top),
                     Qt::AlignCenter | Qt::TextWordWrap | Qt::TextWrapAnywhere, m_news);
}

} // namespace ui
