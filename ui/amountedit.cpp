// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/amountedit.h"

#include "ui/text.h"
#include "ui/theme.h"

#include <QtGui/QClipboard>
#include <QtGui/QContextMenuEvent>
#include <QtGui/QGuiApplication>
#include <QtGui/QKeyEvent>
#include <QtWidgets/QMenu>

#include <utility>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// What a key writes; null for keys that write nothing, or are held with Ctrl or Alt.
QChar characterOf(const QKeyEvent &event)
{
    const bool plain = !(event.modifiers() & (Qt::ControlModifier | Qt::AltModifier));
    const QString text = event.text();
    return plain && text.size() == 1 ? text[0] : QChar();
}

} // namespace

AmountEdit::AmountEdit(QWidget *parent)
    : QLineEdit(parent)
{
    setObjectName(u"amountEdit"_s);
    setAccessibleName(tr("Amount"));
    // The line only shows: every key and every pasted text goes through this class.
    setReadOnly(true);
    setFrame(false);
    setAlignment(Qt::AlignCenter);
    setFont(textFont(TextSize::Amount));
    setSizePolicy(QSizePolicy::Expanding, QSizePolicy::Fixed);
    setMinimumHeight(QFontMetrics(textFont(TextSize::Amount)).height() + kSpace);
    // A drop, an input method, a caller of paste(): whatever finds another way in is undone.
    connect(this, &QLineEdit::textChanged, this, &AmountEdit::showAmount);
    showAmount();
}

void AmountEdit::setAmount(core::Money amount)
{
    m_typing = Typing::Centavos;
    m_decimals = 0;
    take(amount);
}

bool AmountEdit::isPartOfAmount(const QKeyEvent &event)
{
    const QChar c = characterOf(event);
    return (c >= u'0' && c <= u'9') || c == u',' || c == u'.';
}

void AmountEdit::type(const QKeyEvent &event)
{
    const QChar c = characterOf(event);
    if (c >= u'0' && c <= u'9')
        typeDigit(c.digitValue());
    else if (c == u',' || c == u'.') // Whichever the number pad has: no group is ever typed.
        typeComma();
}

void AmountEdit::keyPressEvent(QKeyEvent *event)
{
    if (isPartOfAmount(*event))
        type(*event);
    else if (event->key() == Qt::Key_Backspace)
        eraseOne();
    else if (event->key() == Qt::Key_Delete)
        clearAmount();
    else if (event->key() == Qt::Key_Return || event->key() == Qt::Key_Enter)
        submit();
    else if (event->matches(QKeySequence::Paste))
        paste();
    else if (event->matches(QKeySequence::Copy) || event->key() == Qt::Key_Home ||
             event->key() == Qt::Key_End)
        QLineEdit::keyPressEvent(event);
    else if (characterOf(*event).isPrint())
        refuse(tr("An amount is typed with digits and a comma."));
    else
        event->ignore();
}

/// Who looks at the customer and not at the screen must not charge what was never typed.
void AmountEdit::submit()
{
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

void AmountEdit::resizeEvent(QResizeEvent *event)
{
    QLineEdit::resizeEvent(event);
    fitFont();
}

void AmountEdit::typeDigit(int digit)
{
    const qint64 cents = m_amount.cents();
    qint64 next = cents * 10 + digit;
    if (m_typing == Typing::Decimals) {
        if (m_decimals == 2) {
            refuse(tr("Centavos have two digits."));
            return;
        }
        next = cents + (m_decimals == 0 ? digit * 10 : digit);
    }
    if (next > core::Money::kMaxCents) {
        refuse(tr("The largest amount is %1.")
                   .arg(moneyText(core::Money::fromCents(core::Money::kMaxCents))));
        return;
    }
    if (m_typing == Typing::Decimals)
        ++m_decimals;
    take(core::Money::fromCents(next));
}

void AmountEdit::typeComma()
{
    if (m_typing == Typing::Decimals)
        return;
    const qint64 reais = m_amount.cents(); // The digits so far, read as whole reais.
    if (reais * 100 > core::Money::kMaxCents) {
        refuse(tr("The largest amount is %1.")
                   .arg(moneyText(core::Money::fromCents(core::Money::kMaxCents))));
        return;
    }
    m_typing = Typing::Decimals;
    m_decimals = 0;
    take(core::Money::fromCents(reais * 100));
}

void AmountEdit::eraseOne()
{
    const qint64 cents = m_amount.cents();
    if (m_typing == Typing::Centavos) {
        take(core::Money::fromCents(cents / 10));
    } else if (m_decimals == 0) { // Takes the comma back.
        m_typing = Typing::Centavos;
        take(core::Money::fromCents(cents / 100));
    } else {
        --m_decimals;
        take(core::Money::fromCents(m_decimals == 1 ? cents / 10 * 10 : cents / 100 * 100));
    }
}

void AmountEdit::paste()
{
    const QString text = QGuiApplication::clipboard()->text();
    if (const auto pasted = core::Money::parseTyped(text)) {
        setAmount(*pasted);
        return;
    }
    // Shown short: the clipboard may hold anything, also much of it.
    Q_EMIT refused(tr("“%1” is not clear as an amount. Write it as 12,00 or 1.234,56.")
                       .arg(text.simplified().left(20)));
}

void AmountEdit::take(core::Money amount)
{
    const bool differs = amount != m_amount;
    m_complaint.clear();
    m_amount = amount;
    showAmount();
    if (differs)
        Q_EMIT amountChanged(amount);
}

void AmountEdit::showAmount()
{
    const QString wanted = moneyText(m_amount);
    if (text() != wanted)
        setText(wanted);
    fitFont();
}

void AmountEdit::fitFont()
{
    QFont font = textFont(TextSize::Amount);
    const int room = width() - 2 * kSpace;
    const int wanted = QFontMetrics(font).horizontalAdvance(text());
    if (wanted > room && room > 0)
        font.setPixelSize(qMax(24, font.pixelSize() * room / wanted));
    if (font != this->font())
        setFont(font);
}

} // namespace ui
