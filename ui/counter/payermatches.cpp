// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/counter/payermatches.h"

#include "core/domain/taxid.h"
#include "core/service/transactionservice.h"
#include "ui/text/masked.h"
#include "ui/widgets/label.h"
#include "ui/widgets/theme.h"

#include <QtWidgets/QListWidget>
#include <QtWidgets/QVBoxLayout>

#include <algorithm>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

constexpr int kWidest = 560;
constexpr int kListFrame = 4; ///< border and padding of the theme, above and below

/// Returns a masked document with the searched digits. The cashier knows them, and they show that
/// the row is the right person.
QString withSearched(QString masked, const QString &document, const QString &searched)
{
    const auto isDigits = [](const QString &text) {
        return std::all_of(text.begin(), text.end(), [](QChar c) { return c.isDigit(); });
    };
    QString digits;
    QList<qsizetype> places;
    for (qsizetype i = 0; i < document.size(); ++i) {
        if (!document[i].isDigit())
            continue;
        digits += document[i];
        places.append(i);
    }
    const qsizetype first = isDigits(searched) ? digits.lastIndexOf(searched) : -1;
    if (first < 0 || masked.size() != document.size())
        return masked;
    for (qsizetype i = first; i < first + searched.size(); ++i)
        masked[places[i]] = document[places[i]];
    return masked;
}

} // namespace

PayerMatches::PayerMatches(core::PayerRepository &repository, QWidget *parent)
    : QFrame(parent)
    , m_repository(repository)
{
    setObjectName(u"payerMatchList"_s);
    setProperty("role", u"card"_s);
    m_rows = new QListWidget;
    m_rows->setObjectName(u"payerMatches"_s);
    m_rows->setAccessibleName(tr("Known customers"));
    m_rows->setFocusPolicy(Qt::NoFocus); // The focus stays in the line edit.
    m_rows->setFrameShape(QFrame::NoFrame);
    m_rows->setUniformItemSizes(true);
    m_rows->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    auto *layout = new QVBoxLayout(this);
    layout->setContentsMargins(kSpaceSmall, kSpaceSmall, kSpaceSmall, kSpaceSmall);
    layout->setSpacing(4);
    layout->addWidget(m_rows);
    layout->addWidget(new Label(tr("↑ ↓ or + chooses · Enter charges · Ctrl+Del forgets"),
                                TextSize::Small, Label::Tone::Muted));
    connect(m_rows, &QListWidget::itemClicked, this, &PayerMatches::picked);
    setTouch(false);
    hide();
}

void PayerMatches::ask(const QString &text)
{
    hide();
    clear();
    ++m_asked;
    m_isAsking = text.size() >= core::PayerRepository::kMinRecalled;
    if (!m_isAsking)
        return;
    core::onAnswer(
        m_repository.recall(text), this,
        [this, text, asked = m_asked](const core::Result<QList<core::KnownPayer>> &found) {
            if (asked != m_asked)
                return;
            m_isAsking = false;
            show(text, found.value_or(QList<core::KnownPayer>()));
            Q_EMIT this->found();
        });
}

void PayerMatches::show(const QString &text, const QList<core::KnownPayer> &found)
{
    m_found = found;
    m_rows->clear();
    for (const core::KnownPayer &known : found) {
        const QString masked = shown(known.payer, m_masking).document;
        const QString document = shown(known.payer, core::Masking::Nothing).document;
        QString words = shownText(known.payer, m_masking);
        if (!masked.isEmpty())
            words.replace(masked, withSearched(masked, document, text.trimmed()));
        auto *row = new QListWidgetItem(words, m_rows);
        row->setSizeHint(QSize(0, m_rowHeight));
    }
    // A complete document without a match is a new customer. Do not match its digits as a phone
    // number.
    const auto document = core::TaxId::parse(text);
    int first = 0;
    for (qsizetype i = 0; document && i < found.size(); ++i)
        first = found[i].payer.document == document->value() ? static_cast<int>(i) : first;
    const bool isAnother =
        document && !found.isEmpty() && found[first].payer.document != document->value();
    m_rows->setCurrentRow(isAnother ? -1 : first);
}

void PayerMatches::setTouch(bool isTouch)
{
    m_rowHeight = isTouch ? kTouchTarget : kRowUsual;
}

void PayerMatches::clear()
{
    m_found.clear();
}

const core::KnownPayer *PayerMatches::chosen() const
{
    const int row = m_rows->currentRow();
    return row >= 0 && row < m_found.size() ? &m_found[row] : nullptr;
}

void PayerMatches::moveChoice(int step)
{
    const int count = m_rows->count();
    const int now = m_rows->currentRow();
    m_rows->setCurrentRow(now < 0 ? (step > 0 ? 0 : count - 1) : (now + step + count) % count);
}

void PayerMatches::showAbove(const QWidget &payerBar)
{
    QWidget *page = payerBar.parentWidget();
    if (parentWidget() != page)
        setParent(page);
    setVisible(!isEmpty());
    if (isHidden())
        return;
    m_rows->setFixedHeight(m_rowHeight * static_cast<int>(m_found.size()) + kListFrame);
    resize(qMin(kWidest, payerBar.width()), sizeHint().height());
    const QPoint corner = payerBar.mapTo(page, QPoint(0, 0));
    move(corner.x(), qMax(0, corner.y() - height() - 4));
    raise();
}

} // namespace ui
