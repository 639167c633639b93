// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/amountedit.h"

#include "ui/text/text.h"
#include "ui/widgets/theme.h"

#include <QtGui/QClipboard>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtGui/QPainter>
#include <QtWidgets/QMenu>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kLine = 6; ///< space below the digits for the line drawn by the theme

/// Returns the character of a key; null for other keys and for Ctrl or Alt combinations.
QChar characterOf(const QKeyEvent &event)
{
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const QString text = event.text();
    return plain && text.size() == 1 ? text[0] : QChar();
}

bool isEnter(const QKeyEvent &event)
{
    return event.key() == Qt::Key_Return || event.key() == Qt::Key_Enter;
}

QString refusalSentence(core::TypedSum::Refusal refusal)
{
    using Refusal = core::TypedSum::Refusal;
    switch (refusal) {
    case Refusal::ThirdDecimal:
        return AmountEdit::tr("Centavos have two digits.");
    case Refusal::TooLarge:
        return AmountEdit::tr("The maximum amount is %1.")
            .arg(moneyText(core::Money::fromCents(core::Money::kMaxCents)));
    case Refusal::PriceMissing:
        return AmountEdit::tr("Type a price before + or *.");
    case Refusal::NotAQuantity:
        return AmountEdit::tr("After * type the quantity (1 to %1).")
            .arg(core::TypedSum::kMaxQuantity);
    }
    Q_UNREACHABLE();
}

QString typingWords(core::Typing typing)
{
    switch (typing) {
    case core::Typing::Centavos:
        return AmountEdit::tr("in centavos");
    case core::Typing::WholeReais:
        return AmountEdit::tr("in whole reais");
    }
    Q_UNREACHABLE();
}

QFont typingFont()
{
    QFont font = textFont(TextSize::Small);
    font.setWeight(QFont::Normal); // not the weight of the amount
    return font;
}

/// Returns what is missing before the sum is complete; empty if nothing is missing.
QString whatIsMissing(const core::TypedSum &sum)
{
    const core::TypedSum::Term &last = sum.terms().last();
    if (last.quantity == 0)
        return AmountEdit::tr("The quantity after * is missing. Press Enter again to charge %1.")
            .arg(moneyText(sum.total()));
    if (sum.isCalculated() && last.price.isZero())
        return AmountEdit::tr("The price after + is missing. Press Enter again to charge %1.")
            .arg(moneyText(sum.total()));
    return {};
}

} // namespace

AmountEdit::AmountEdit(QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(u"amountEdit"_s);
    setAccessibleName(tr("Amount"));
    // The line edit only displays; this class handles every key and every pasted text.
    setReadOnly(true);
    setFrame(false);
    setAlignment(Qt::AlignCenter);
    setFont(textFont(TextSize::Amount));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Maximum);
    // Reverts changes by other paths: drag and drop, input methods, calls of paste().
    connect(this, &QLineEdit::textChanged, this, &AmountEdit::showAmount);
    showAmount();
    setTyping(core::Typing::Centavos);
}

void AmountEdit::setTyping(core::Typing typing)
{
    m_typing = typing;
    setAccessibleDescription(typingWords(typing));
    update();
}

bool AmountEdit::isPartOfAmount(const QKeyEvent &event)
{
    const QChar c = characterOf(event);
    return (c >= u'0' && c <= u'9') || u",.+*"_s.contains(c);
}

void AmountEdit::type(const QKeyEvent &event)
{
    if (!isScanned(event))
        typeKey(event);
}

void AmountEdit::typeKey(const QKeyEvent &event)
{
    typeCharacter(characterOf(event));
}

void AmountEdit::typeCharacter(QChar c)
{
    core::TypedSum sum = m_sum;
    if (c >= u'0' && c <= u'9') {
        sum = sumToExtend();
        applyUnless(sum.typeDigit(c.digitValue(), m_typing), sum);
    } else if (c == u'+') {
        applyUnless(sum.typePlus(), sum);
    } else if (c == u'*') {
        applyUnless(sum.typeTimes(), sum);
    } else if (c == u',' || c == u'.') {
        // Either decimal key of a number pad; group separators are never typed.
        sum = sumToExtend();
        applyUnless(sum.typeComma(m_typing), sum);
    }
}

/// Returns the sum before a digit, a comma or a pasted price: empty if the amount is selected.
core::TypedSum AmountEdit::sumToExtend() const
{
    return hasSelectedText() ? core::TypedSum() : m_sum;
}

void AmountEdit::keyPressEvent(QKeyEvent *event)
{
    if (isScanned(*event))
        return;
    if (isPartOfAmount(*event))
        typeKey(*event);
    else if (event->key() == Qt::Key_Backspace)
        eraseOne();
    else if (event->key() == Qt::Key_Delete)
        clearAmount();
    else if (isEnter(*event))
        submit(*event);
    else if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->matches(QKeySequence::Copy))
        QLineEdit::keyPressEvent(event);
    else if (event->matches(QKeySequence::SelectAll))
        selectAll();
    else if (characterOf(*event).isPrint() && !u"/-pP"_s.contains(characterOf(*event)))
        refuse(tr("Type the amount with digits and a comma; + adds the next price."));
    else
        event->ignore(); // The page has shortcuts of its own: /, - and P.
}

/// Detects a scanner at its fourth key and removes the earlier keys. Refuses the Enter of the
/// scanner whenever it arrives.
bool AmountEdit::isScanned(const QKeyEvent &event)
{
    if (!characterOf(event).isPrint() && !isEnter(event))
        return false;
    const int run = m_scannerWatch.runUpTo(event);
    if (run == 1) {
        m_sumBeforeRun = m_sum;
        m_run.clear();
    }
    if (!isEnter(event))
        m_run += characterOf(event);
    if (run < ScannerWatch::kLongRun)
        return false;
    applySum(m_sumBeforeRun);
    refuse(tr("That came from the barcode scanner and was ignored. Type the amount."));
    if (isEnter(event)) {
        submit(event);
        Q_EMIT scanned(m_run);
    }
    return true;
}

/// Submits unless the last input was refused or Enter auto-repeats. A cashier who looks at the
/// customer must not submit by accident.
void AmountEdit::submit(const QKeyEvent &enter)
{
    if (enter.isAutoRepeat())
        return;
    if (m_complaint.isEmpty())
        Q_EMIT submitted();
    else
        Q_EMIT refused(std::exchange(m_complaint, {}));
}

void AmountEdit::refuse(const QString &why)
{
    m_complaint = why;
    Q_EMIT refused(why);
}

void AmountEdit::contextMenuEvent(QContextMenuEvent *event)
{
    auto *menu = new QMenu(this);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    menu->addAction(tr("Copy"), this,
                    [this] { QGuiApplication::clipboard()->setText(this->text()); });
    menu->addAction(tr("Paste"), this, &AmountEdit::paste);
    menu->addAction(tr("Clear"), this, &AmountEdit::clearAmount);
    menu->popup(event->globalPos());
}

/// Selects a price that the user reaches by Tab, but never a sum: the next digit belongs to it.
void AmountEdit::focusInEvent(QFocusEvent *event)
{
    QLineEdit::focusInEvent(event);
    if (m_sum.isCalculated() || m_sum.isReplaceable())
        showSelection();
}

/// Keeps the cursor at the end: parts of an amount cannot be selected.
void AmountEdit::mousePressEvent(QMouseEvent *event)
{
    event->accept();
    if (event->button() == Qt::LeftButton)
        showSelection();
}

void AmountEdit::mouseMoveEvent(QMouseEvent *event)
{
    event->accept();
}

void AmountEdit::mouseDoubleClickEvent(QMouseEvent *event)
{
    event->accept();
    if (event->button() == Qt::LeftButton)
        selectAll();
}

/// Paints the input mode above the digits.
void AmountEdit::paintEvent(QPaintEvent *event)
{
    QLineEdit::paintEvent(event);
    if (textMargins().top() == 0)
        return;
    QPainter painter(this);
    painter.setFont(typingFont());
    painter.setPen(QGuiApplication::palette().color(QPalette::PlaceholderText));
    painter.drawText(rect(), Qt::AlignHCenter | Qt::AlignTop, typingWords(m_typing));
}

QSize AmountEdit::sizeHint() const
{
    return {minimumSizeHint().width(), QFontMetrics(textFont(TextSize::Amount)).height() +
                                           QFontMetrics(typingFont()).height() + kLine};
}

QSize AmountEdit::minimumSizeHint() const
{
    return {200, 64};
}

void AmountEdit::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    const bool isLow = height() < minimumSizeHint().height(); // There is space only for the amount.
    setTextMargins(0, isLow ? 0 : QFontMetrics(typingFont()).height(), 0, 0);
    fitFont();
}

void AmountEdit::eraseOne()
{
    if (hasSelectedText()) {
        clearAmount();
        return;
    }
    core::TypedSum sum = m_sum;
    sum.eraseOne(m_typing);
    applySum(sum);
}

void AmountEdit::repeatAmount(core::Money amount)
{
    applySum(core::TypedSum(amount, core::TypedSum::Origin::Repeat));
}

bool AmountEdit::addPreset(core::Money price, const QString &product)
{
    core::TypedSum sum = m_sum;
    return applyUnless(sum.addPreset(price, product, m_typing), sum);
}

void AmountEdit::clearPrice()
{
    core::TypedSum sum = m_sum;
    sum.eraseTerm();
    applySum(sum);
}

void AmountEdit::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (const auto pasted = core::Money::parseTyped(text)) {
        core::TypedSum sum = sumToExtend();
        applyUnless(sum.replacePrice(*pasted), sum);
        return;
    }
    // Shortened, because the clipboard may contain any text of any length.
    Q_EMIT refused(tr("“%1” is not clear as an amount. Write it as 12,00 or 1.234,56.")
                       .arg(text.simplified().left(20)));
}

bool AmountEdit::applyUnless(std::optional<core::TypedSum::Refusal> refusal,
                             const core::TypedSum &sum)
{
    if (refusal)
        refuse(refusalSentence(*refusal));
    else
        applySum(sum);
    return !refusal;
}

void AmountEdit::applySum(const core::TypedSum &sum)
{
    const bool differs = sum != m_sum;
    m_sum = sum;
    m_complaint = whatIsMissing(sum);
    showAmount();
    if (differs)
        Q_EMIT edited();
}

void AmountEdit::showAmount()
{
    const QString wanted = moneyText(amount());
    if (text() != wanted)
        setText(wanted);
    showSelection();
    fitFont();
}

/// Selects an amount that the next digit replaces.
void AmountEdit::showSelection()
{
    if (m_sum.isReplaceable())
        selectAll();
    else
        deselect();
}

void AmountEdit::fitFont()
{
    QFont font = textFont(TextSize::Amount);
    const int room = height() - textMargins().top() - kLine;
    font.setPixelSize(
        qMin(font.pixelSize(), font.pixelSize() * room / QFontMetrics(font).height()));
    const int widest = width() - 2 * kSpace;
    const int wanted = QFontMetrics(font).horizontalAdvance(text());
    if (wanted > widest && widest > 0)
        font.setPixelSize(qMax(24, font.pixelSize() * widest / wanted));
    if (font != this->font())
        setFont(font);
}

} // namespace ui
