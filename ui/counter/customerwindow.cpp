// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/customerwindow.h"

#include "core/domain/transaction.h"
#include "ui/text/evidencetext.h"
#include "ui/text/text.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/icons.h"
#include "ui/widgets/label.h"
#include "ui/widgets/qrview.h"
#include "ui/widgets/statusbadge.h"
#include "ui/widgets/theme.h"

#include <QtGui/QPainter>
#include <QtWidgets/QFrame>
#include <QtWidgets/QGridLayout>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QStackedWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>
#include <initializer_list>
#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr QRgb kPaidGround = 0xFF0E7A3E;
constexpr int kMaxShape = 320;
constexpr int kMinWide = 1000; ///< of a window with the code on the left
constexpr int kCodeStretch = 5;
constexpr int kTextStretch = 4;
constexpr int kWideTextShare = 22; ///< of the height: texts of a wide window
constexpr int kWideRows = 6;       ///< four texts between two spaces

QFont fitting(int pixels, const QString &text, int room)
{
    QFont font = textFont(TextSize::Headline);
    font.setPixelSize(qMax(14, pixels));
    const int wanted = QFontMetrics(font).horizontalAdvance(text);
    if (wanted > room && room > 0)
        font.setPixelSize(qMax(14, font.pixelSize() * room / wanted));
    return font;
}

QString shopOf(const core::TransactionService &service)
{
    const auto payee = service.payee();
    return payee ? std::visit([](const auto &merchant) { return merchant.name; }, *payee)
                 : QString();
}

} // namespace

/// State of a charge without a code: icon, word and amount across the window. Paid is solid green.
class CustomerState : public QWidget
{
public:
    void setTransaction(const core::Transaction &transaction)
    {
        m_transaction = transaction;
        m_evidence = evidenceText(transaction);
        update();
    }

protected:
    void paintEvent(QPaintEvent *) override
    {
        QPainter painter(this);
        const bool isPaid = m_transaction.status.code() == core::Status::Code::Paid;
        const QColor ink =
            isPaid ? QColor(Qt::white) : statusColor(m_transaction.status, palette());
        painter.fillRect(rect(), isPaid ? QColor::fromRgba(kPaidGround)
                                        : palette().color(QPalette::Window));
        const int unit = height() / 12;
        const int shape = qBound(32, unit * 4, kMaxShape);
        const QRect shapeRect((width() - shape) / 2, unit, shape, shape);
        paintIcon(painter, shapeRect, statusIcon(m_transaction.status), ink);
        const int room = width() - 2 * kSpaceLarge;
        painter.setPen(ink);
        int top = shapeRect.bottom() + unit / 2;
        const int line = m_evidence.isEmpty() ? unit * 3 : unit * 5 / 2;
        for (const QString &text :
             {statusWord(m_transaction.status).toUpper(), moneyText(m_transaction.amount)}) {
            painter.setFont(fitting(unit * 2, text, room));
            painter.drawText(QRect(kSpaceLarge, top, room, line), Qt::AlignCenter, text);
            top += line;
        }
        if (m_evidence.isEmpty())
            return;
        painter.setFont(fitting(unit * 2 / 3, m_evidence, room));
        painter.drawText(QRect(kSpaceLarge, top, room, unit), Qt::AlignCenter, m_evidence);
    }

private:
    core::Transaction m_transaction;
    QString m_evidence; ///< of the payment; empty: the service reported the payment
};

CustomerWindow::CustomerWindow(const core::TransactionService &service, Environment::Kind where,
                               QWidget *parent)
    : QWidget(parent)
    , m_shop(shopOf(service))
{
    setObjectName(u"customerWindow"_s);
    setWindowTitle(tr("Customers · %1").arg(m_shop));
    setAutoFillBackground(true);
    m_idle = createIdle();
    m_waiting = createWaiting(service);
    m_state = new CustomerState;
    m_state->setObjectName(u"customerState"_s);
    m_test = createTest();
    m_faces = new QStackedWidget;
    for (QWidget *face : {m_idle, m_waiting, static_cast<QWidget *>(m_state), m_test})
        m_faces->addWidget(face);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(0, 0, 0, 0);
    layout->setSpacing(0);
    layout->addWidget(new EnvironmentBand({where, {}}));
    layout->addWidget(m_faces, 1);
    showIdle();
}

QWidget *CustomerWindow::createIdle()
{
    auto *name = new Label(m_shop, TextSize::Headline);
    name->setObjectName(u"idleShopLabel"_s);
    name->setAlignment(Qt::AlignCenter);
    name->setWordWrap(true);
    name->setMargin(kSpaceLarge);
    return name;
}

QWidget *CustomerWindow::createWaiting(const core::TransactionService &service)
{
    m_name = new Label(m_shop, TextSize::Title);
    m_name->setObjectName(u"customerShopLabel"_s);
    m_name->setAlignment(Qt::AlignCenter);
    m_name->setWordWrap(true);
    m_amount = new Label({}, TextSize::Headline);
    m_amount->setObjectName(u"customerAmountLabel"_s);
    m_amount->setAlignment(Qt::AlignCenter);
    m_code = new CodeView(service, TextSize::Title, CodeView::Audience::Payer);
    m_shape = new StatusBadge;
    m_shape->setObjectName(u"customerStateBadge"_s);
    m_shape->setStatus(core::Status::Code::Pending);
    m_words = new Label(tr("Pay with Pix: point your phone here"), TextSize::Title);
    m_words->setObjectName(u"customerWordsLabel"_s);
    m_words->setAlignment(Qt::AlignCenter);
    m_words->setWordWrap(true);
    auto *page = new QWidget;
    m_grid = new QGridLayout(page);
    m_grid->setContentsMargins(kSpaceLarge, kSpace, kSpaceLarge, kSpace);
    m_grid->setHorizontalSpacing(kSpaceLarge);
    m_grid->setVerticalSpacing(kSpaceSmall);
    return page;
}

/// Arranges the code below the amount, or in a wide window to the left of the texts.
void CustomerWindow::arrange()
{
    const bool isWide = width() >= kMinWide && 2 * width() >= 3 * height();
    if (std::exchange(m_isWide, isWide) == isWide)
        return;
    const std::initializer_list<QWidget *> parts{m_name, m_amount, m_code, m_words, m_shape};
    for (QWidget *part : parts)
        m_grid->removeWidget(part);
    m_grid->addWidget(m_name, isWide ? 1 : 0, isWide ? 1 : 0);
    m_grid->addWidget(m_amount, isWide ? 2 : 1, isWide ? 1 : 0);
    m_grid->addWidget(m_words, 3, isWide ? 1 : 0);
    m_grid->addWidget(m_shape, 4, isWide ? 1 : 0, Qt::AlignHCenter);
    m_grid->addWidget(m_code, isWide ? 0 : 2, 0, isWide ? kWideRows : 1, 1);
    for (int row = 0; row < kWideRows; ++row) {
        const bool isEnd = row == 0 || row == kWideRows - 1;
        m_grid->setRowStretch(row, isWide ? isEnd : row == 2);
    }
    m_grid->setColumnStretch(0, kCodeStretch);
    m_grid->setColumnStretch(1, isWide ? kTextStretch : 0);
}

QWidget *CustomerWindow::createTest()
{
    m_testName = new Label({}, TextSize::Title);
    m_testName->setAlignment(Qt::AlignCenter);
    m_testCode = new QrView;
    m_testCode->setAccessibleName(tr("Test code"));
    auto *page = new QFrame;
    page->setFrameStyle(static_cast<int>(QFrame::Box) | static_cast<int>(QFrame::Plain));
    page->setLineWidth(kSpaceSmall);
    auto *layout = new QVBoxLayout(page);
    layout->setContentsMargins(kSpaceLarge, kSpaceLarge, kSpaceLarge, kSpaceLarge);
    layout->addWidget(m_testName);
    layout->addWidget(m_testCode, 1);
    return page;
}

void CustomerWindow::showIdle()
{
    m_code->setTransaction({}); // No data of the last customer stays behind the name.
    m_faces->setCurrentWidget(m_idle);
    setAccessibleName(m_shop);
}

void CustomerWindow::showCharge(const core::Transaction &transaction)
{
    const bool isWaiting = transaction.status.code() == core::Status::Code::Pending;
    m_amount->setText(moneyText(transaction.amount));
    m_code->setTransaction(transaction);
    m_words->setVisible(!m_code->problem());
    m_state->setTransaction(transaction);
    m_faces->setCurrentWidget(isWaiting ? m_waiting : static_cast<QWidget *>(m_state));
    fitTexts();
    setAccessibleName(u"%1. %2. %3. %4"_s
                          .arg(m_shop, m_amount->text(), statusWord(transaction.status),
                               evidenceText(transaction))
                          .trimmed());
}

void CustomerWindow::showTestPattern(const QString &screenName)
{
    m_testName->setText(tr("Test · %1", "name of a screen").arg(screenName));
    m_testCode->setText(tr("Balcão test: this is no payment"));
    m_faces->setCurrentWidget(m_test);
    setAccessibleName(m_testName->text());
}

void CustomerWindow::resizeEvent(QResizeEvent *event)
{
    QWidget::resizeEvent(event);
    arrange();
    fitTexts();
    placeCornerButton();
}

void CustomerWindow::addCornerButton(QPushButton *button)
{
    m_cornerButton = button;
    button->setParent(this);
    placeCornerButton();
    button->show();
}

void CustomerWindow::placeCornerButton()
{
    if (!m_cornerButton)
        return;
    m_cornerButton->adjustSize();
    m_cornerButton->move(width() - m_cornerButton->width() - kSpace, m_faces->y() + kSpace);
    m_cornerButton->raise();
}

/// Sizes the texts after the window, legible from the same distance as the code.
void CustomerWindow::fitTexts()
{
    const bool isWide = m_isWide == true;
    const int texts = isWide ? width() * kTextStretch / (kCodeStretch + kTextStretch) : width();
    const int room = texts - 2 * kSpaceLarge;
    m_amount->setFont(
        fitting(qBound(24, height() / (isWide ? 7 : 10), 200), m_amount->text(), room));
    for (Label *text : {m_name, m_words}) {
        QFont font = textFont(TextSize::Title);
        if (isWide)
            font.setPixelSize(std::max(QFontInfo(font).pixelSize(), height() / kWideTextShare));
        text->setFont(font);
    }
    const int usual = QFontInfo(textFont(TextSize::Strong)).pixelSize();
    m_shape->setZoom(isWide ? std::max(1.0, 1.0 * height() / kWideTextShare / usual) : 1.0);
}

} // namespace ui
