// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/outcomepanel.h"

#include "ui/receipts/receipt.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/keybutton.h"
#include "ui/widgets/theme.h"

#include <QtGui/QMouseEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QHBoxLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStyle>
#include <QtWidgets/QVBoxLayout>

#include <cmath>
#include <optional>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

bool canBeChargedAgain(const core::Transaction &transaction)
{
    using Code = core::Status::Code;
    const Code code = transaction.status.code();
    return transaction.operation == core::Operation::CashIn &&
           (code == Code::Denied || code == Code::Canceled || code == Code::Expired);
}

namespace
{

constexpr QRgb kPaidGround = 0xFF0E7A3E;

constexpr int kRoomyUnit = 48;    ///< a twelfth of the height; from here on everything fits
constexpr int kRoomyHeight = 480; ///< of the panel, for buttons of kTouchTarget
constexpr qreal kFrameWidth = 5;

/// Distinguishes an outcome without colours: frames of the icon and of the panel.
struct Frame
{
    int corners; ///< of the icon's frame; 0: round
    Qt::PenStyle line;
};

/// Returns the frame; nullopt for paid, which is solid, and for unknown statuses.
std::optional<Frame> frameOf(core::Status::Code code)
{
    using Code = core::Status::Code;
    switch (code) {
    case Code::Denied:
        return Frame{8, Qt::SolidLine};
    case Code::Canceled:
        return Frame{0, Qt::DashLine};
    case Code::Expired:
        return Frame{4, Qt::DotLine};
    case Code::Refund:
        return Frame{6, Qt::DashDotLine};
    case Code::Pending:
    case Code::Paid:
    case Code::InProcess:
    case Code::InAnalysis:
    case Code::Unknown:
        break;
    }
    return {};
}

/// Returns a polygon with a horizontal base.
QPolygonF polygon(int corners, const QPointF &centre, qreal radius)
{
    QPolygonF shape;
    for (int i = 0; i < corners; ++i) {
        const qreal angle = 2 * M_PI * (i + 0.5) / corners + M_PI / 2;
        shape << centre + QPointF(std::cos(angle), std::sin(angle)) * radius;
    }
    return shape;
}

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

/// Returns true if the charge is canceled because its confirmation was withdrawn.
bool isWithdrawn(const core::Transaction &transaction)
{
    return transaction.status.code() == core::Status::Code::Canceled &&
           !transaction.evidence.isEmpty() &&
           transaction.evidence.last().role == core::Evidence::Role::Withdrawal;
}

QString paymentDetails(const core::Transaction &transaction)
{
    QString text = timeText(transaction.finished.value_or(transaction.created));
    if (!transaction.endToEndId.isEmpty())
        text +=
            u"   ·   "_s + OutcomePanel::tr("id %1").arg(shortEndToEndId(transaction.endToEndId));
    const QString evidence = evidenceText(transaction);
    if (!evidence.isEmpty())
        text += u"   ·   "_s + evidence;
    return text;
}

} // namespace

OutcomePanel::OutcomePanel(QWidget *parent)
    : QWidget(parent)
{
    setObjectName(u"outcomePanel"_s);
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Expanding);
    addButtons();
}

void OutcomePanel::setTransaction(const core::Transaction &transaction,
                                  const core::TransactionService::Capabilities &can)
{
    const bool isNew =
        transaction.id != m_transaction.id || transaction.status != m_transaction.status;
    if (isNew)
        m_sinceOutcome.start();
    m_transaction = transaction;
    m_details = isPaid() ? paymentDetails(transaction)
                : isWithdrawn(transaction)
                    ? tr("The confirmation was undone: the charge is cancelled, not paid. "
                         "“Received” makes it paid again.")
                    : statusSentence(transaction, can);
    setAccessibleName(u"%1, %2. %3"_s.arg(statusWord(transaction.status),
                                          signedMoneyText(transaction), m_details));
    showButtons();
    update();
}

void OutcomePanel::setNews(const QString &news)
{
    m_news = news;
    setAccessibleDescription(news);
    update();
}

void OutcomePanel::setStay(std::chrono::milliseconds stay)
{
    if (m_stay == stay)
        return;
    m_stay = stay;
    update();
}

bool OutcomePanel::isPaid() const
{
    return m_transaction.status.code() == core::Status::Code::Paid;
}

/// Adds the buttons. The widget around the panel handles their keys.
void OutcomePanel::addButtons()
{
    m_next =
        keyButton(tr("Next customer"), Qt::Key_Enter, u"outcomeNextButton"_s, KeyScope::Borrowed);
    m_again = keyButton(tr("Charge again"), Qt::Key_R, u"outcomeAgainButton"_s, KeyScope::Borrowed);
    m_print =
        keyButton(tr("Print receipt"), Qt::Key_P, u"outcomePrintButton"_s, KeyScope::Borrowed);
    m_save = keyButton(tr("Save receipt…"), QKeySequence::Save, u"outcomeSaveButton"_s,
                       KeyScope::Borrowed);
    m_buttons = new QWidget;
    auto *row = new QHBoxLayout(m_buttons);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(kSpaceSmall);
    row->addStretch();
    const auto add = [this, row](QPushButton *button, void (OutcomePanel::*requested)()) {
        button->setFocusPolicy(Qt::NoFocus); // Enter belongs to the charge.
        makeCompact(button);
        row->addWidget(button);
        connect(button, &QPushButton::clicked, this, [this, requested] {
            if (isCool())
                Q_EMIT(this->*requested)();
        });
    };
    add(m_next, &OutcomePanel::nextRequested);
    add(m_again, &OutcomePanel::againRequested);
    add(m_print, &OutcomePanel::printRequested);
    add(m_save, &OutcomePanel::saveRequested);
    row->addStretch();
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpace, kSpace, kSpace, kSpace);
    layout->addStretch();
    layout->addWidget(m_buttons);
}

void OutcomePanel::showButtons()
{
    const bool isCharge = m_transaction.operation == core::Operation::CashIn;
    const bool hasReceipt = isCharge && receiptProblem(m_transaction).isEmpty();
    m_buttons->setVisible(isCharge);
    m_next->setProperty("role", isPaid() ? u"paid"_s : u"primary"_s);
    m_next->style()->polish(m_next); // for another colour of the ground
    m_again->setVisible(canBeChargedAgain(m_transaction));
    m_print->setVisible(hasReceipt);
    m_save->setVisible(hasReceipt);
    fitButtons(); // The style sheet has set the height of the polished button.
}

void OutcomePanel::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    fitButtons();
}

/// Makes the buttons high enough for a finger, except on a low panel.
void OutcomePanel::fitButtons()
{
    const int minimum = height() >= kRoomyHeight ? kTouchTarget : 0;
    for (QPushButton *button : {m_next, m_again, m_print, m_save})
        button->setMinimumHeight(minimum);
}

bool OutcomePanel::isCool() const
{
    return m_sinceOutcome.hasExpired(kCoolDown.count());
}

void OutcomePanel::mousePressEvent(QMouseEvent *event)
{
    const bool isCharge = m_transaction.operation == core::Operation::CashIn;
    event->setAccepted(isCharge);
    m_isPressed = isCharge && event->button() == Qt::LeftButton && isCool();
}

void OutcomePanel::mouseReleaseEvent(QMouseEvent *event)
{
    if (std::exchange(m_isPressed, false) && rect().contains(event->pos()))
        Q_EMIT nextRequested();
}

void OutcomePanel::paintGround(QPainter &painter, const QColor &ink) const
{
    const std::optional<Frame> frame = frameOf(m_transaction.status.code());
    const qreal width = frame ? kFrameWidth : 1;
    QPen pen(frame ? ink : palette().color(QPalette::Mid), width,
             frame ? frame->line : Qt::SolidLine);
    painter.setPen(isPaid() ? QPen(Qt::NoPen) : pen);
    painter.setBrush(isPaid() ? QColor::fromRgba(kPaidGround) : palette().color(QPalette::Base));
    const qreal inset = width / 2;
    painter.drawRoundedRect(QRectF(rect()).adjusted(inset, inset, -inset, -inset), kRadius,
                            kRadius);
}

void OutcomePanel::paintSign(QPainter &painter, const QRect &rect, const QColor &ink) const
{
    const std::optional<Frame> frame = frameOf(m_transaction.status.code());
    if (!frame) {
        paintIcon(painter, rect, statusIcon(m_transaction.status), ink);
        return;
    }
    painter.setPen(QPen(ink, rect.width() / 20.0));
    painter.setBrush(Qt::NoBrush);
    const qreal radius = rect.width() / 2.0;
    if (frame->corners == 0)
        painter.drawEllipse(QRectF(rect).center(), radius, radius);
    else
        painter.drawPolygon(polygon(frame->corners, QRectF(rect).center(),
                                    radius / std::cos(M_PI / frame->corners)));
    const int margin = rect.width() / 5;
    paintIcon(painter, rect.adjusted(margin, margin, -margin, -margin),
              statusIcon(m_transaction.status), ink);
}

void OutcomePanel::paintEvent(QPaintEvent *)
{
    QPainter painter(this);
    painter.setRenderHint(QPainter::Antialiasing);
    const QColor ink = isPaid() ? QColor(Qt::white) : statusColor(m_transaction.status, palette());
    paintGround(painter, ink);

    const int room = width() - 2 * kSpaceLarge;
    const int unit = height() / 12;
    // News, or the lines at the bottom of a small panel, reduce the icon.
    const bool isTight = !m_news.isEmpty() || unit < kRoomyUnit;
    const int shape = qBound(48, isTight ? unit * 2 : unit * 3, 220);
    const QRect shapeRect((width() - shape) / 2, isTight ? unit / 2 : unit, shape, shape);
    paintSign(painter, shapeRect, ink);

    const auto line = [&](int top, int height, const QString &text, QFont::Weight weight) {
        painter.setFont(fittingFont(qMax(14, height * 8 / 10), weight, text, room));
        painter.setPen(ink);
        painter.drawText(QRect(kSpaceLarge, top, room, height), Qt::AlignCenter, text);
    };
    int top = shapeRect.bottom() + unit / 2;
    const QString word = statusWord(m_transaction.status).toUpper();
    line(top, unit * 5 / 2, word, QFont::Black);
    top += unit * 5 / 2;
    line(top, unit * 2, signedMoneyText(m_transaction), QFont::Bold);
    top += unit * 5 / 2;
    const int details = qBound(20, unit, 34);
    line(top, details, m_details, QFont::Medium);
    top += details;
    int bottom = height() - kSpace - (m_buttons->isVisibleTo(this) ? m_buttons->height() : 0);
    if (m_stay.count() > 0) {
        bottom -= 24 + kSpaceSmall;
        line(bottom, 22,
             tr("Next customer in %1 s · press any key to stay here")
                 .arg((m_stay.count() + 999) / 1000),
             QFont::Normal);
    }
    painter.setFont(textFont(unit < 45 ? TextSize::Small : TextSize::Body));
    painter.setPen(ink);
    painter.drawText(QRect(kSpaceLarge, top, room, bottom - top),
                     Qt::AlignCenter | Qt::TextWordWrap | Qt::TextWrapAnywhere, m_news);
}

} // namespace ui
