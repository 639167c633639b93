// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipt.h"

#include "core/domain/brasilia.h"
#include "core/domain/brcode.h"
#include "core/domain/taxid.h"
#include "ui/text.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtGui/QFontMetricsF>
#include <QtGui/QPageLayout>
#include <QtGui/QPainter>
#include <QtGui/QPainterPath>
#include <QtGui/QPdfWriter>
#include <QtGui/QTextLayout>

#include <algorithm>
#include <cmath>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Receipt)
};

constexpr qreal kUnitsPerMillimetre = 100;
constexpr qreal kMillimetresPerInch = 25.4;
constexpr int kPdfResolution = 1200;
constexpr int kImageDotsPerMillimetre = 12;
constexpr int kMostLines = 6; ///< of one value: all that our own service keeps fits, on any paper
constexpr qreal kLineHeight = 1.3;

constexpr QRgb kInk = 0xFF000000;
constexpr QRgb kLabelInk = 0xFF5A5A5A;
constexpr QRgb kStampInk = 0xFFD4D4D4;

/// Sizes and distances on a paper, hundredths of a millimetre.
struct Look
{
    qreal width;
    qreal height; ///< 0: as long as the receipt is
    qreal margin; ///< at the sides; what a roll's printer cannot reach is less
    qreal top;
    int small;
    int body;
    int name;
    int word;
    int amount;
    qreal labels;            ///< width of the column of labels; 0: they stand above their values
    Qt::Alignment alignment; ///< of everything but the fields
    QRgb labelInk;           ///< heads of thermal printers know black only
};

Look lookOf(Paper paper)
{
    switch (paper) {
    case Paper::Roll58:
        return {5800, 0, 500, 400, 245, 300, 400, 400, 900, 0, Qt::AlignHCenter, kInk};
    case Paper::Roll80:
        return {8000, 0, 400, 500, 270, 340, 520, 480, 1250, 2000, Qt::AlignHCenter, kInk};
    case Paper::A4:
        return {21000, 29700, 3000, 2800, 340, 420, 760, 560, 2000, 4200, Qt::AlignLeft, kLabelInk};
    }
    Q_UNREACHABLE();
}

QFont fontOf(int size, QFont::Weight weight = QFont::Normal)
{
    QFont font;
    font.setFamilies({u"Inter"_s, u"DejaVu Sans"_s});
    font.setPixelSize(size);
    font.setWeight(weight);
    font.setHintingPreference(QFont::PreferNoHinting);
    // Inter has other hyphens and colons between capitals and digits, which a PDF cannot name: who
    // copies a number out of it would lose them.
    font.setStyleStrategy(QFont::PreferNoShaping);
    return font;
}

/// For what people compare character by character.
QFont idFont(int size)
{
    QFont font = fontOf(size);
    font.setFamilies({u"DejaVu Sans Mono"_s});
    return font;
}

/// One line of visible characters: what steers a terminal, or turns the direction of writing
/// around, could make one thing look like another on paper.
QString plain(const QString &text)
{
    QString clean;
    for (const QChar c : text.left(1000)) {
        const bool visible = c.isPrint() && c.category() != QChar::Other_Format;
        clean += visible || c.isSurrogate() ? c : QChar(u' ');
    }
    return clean.simplified();
}

bool isParticle(const QString &word)
{
    static const QStringList particles{u"da"_s, u"das"_s, u"de"_s, u"do"_s, u"dos"_s, u"e"_s};
    return particles.contains(word, Qt::CaseInsensitive);
}

bool mayBeShown(const QString &word)
{
    return std::none_of(word.cbegin(), word.cend(),
                        [](QChar c) { return c.isDigit() || c == u'@'; });
}

} // namespace

QString maskedName(const QString &name, const QString &document)
{
    const auto id = core::TaxId::parse(document);
    const bool isFirm = id && id->kind() == core::TaxId::Kind::Cnpj;
    QStringList shown;
    for (const QString &word : plain(name).split(u' ', Qt::SkipEmptyParts)) {
        if (isFirm ? mayBeShown(word) || !core::TaxId::parse(word)
                   : shown.isEmpty() && mayBeShown(word))
            shown += word;
        else if (!isParticle(word))
            shown += word.left(word.at(0).isHighSurrogate() ? 2 : 1) + u'.';
    }
    return shown.join(u' ');
}

namespace
{

QString momentLine(const QDateTime &moment)
{
    const QDateTime local = moment.toTimeZone(core::brasilia());
    return u"%1 %2"_s.arg(
        QLocale().toString(local.date(), Words::tr("d MMM yyyy", "format of a date")),
        local.toString("HH:mm:ss"_L1));
}

QString zoneLine(const QDateTime &moment)
{
    const int minutes = moment.toTimeZone(core::brasilia()).offsetFromUtc() / 60;
    const QString offset = u"UTC%1%2:%3"_s.arg(minutes < 0 ? u"−"_s : u"+"_s)
                               .arg(qAbs(minutes) / 60, 2, 10, QChar(u'0'))
                               .arg(qAbs(minutes) % 60, 2, 10, QChar(u'0'));
    return Words::tr("Brasília time, %1", "%1 as in UTC-03:00").arg(offset);
}

/// When it first entered that state.
std::optional<QDateTime> momentOf(core::Status::Code code, const core::Transaction &transaction)
{
    const auto event =
        std::find_if(transaction.events.crbegin(), transaction.events.crend(),
                     [code](const core::StatusEvent &entered) { return entered.status == code; });
    if (event != transaction.events.crend())
        return event->at;
    return transaction.status == code ? transaction.finished : std::nullopt;
}

QString inGroups(const QString &id)
{
    QString text;
    for (qsizetype i = 0; i < id.size(); i += 4)
        text += (i > 0 ? u" "_s : QString()) + id.mid(i, 4);
    return text;
}

QString txidOf(const core::Transaction &transaction)
{
    const auto code = core::BrCode::parse(transaction.qrCode);
    return code ? code->txid : QString();
}

} // namespace

Paper paperOfWidth(qreal millimetres)
{
    if (millimetres < 65)
        return Paper::Roll58;
    return millimetres < 120 ? Paper::Roll80 : Paper::A4;
}

QString receiptProblem(const core::Transaction &transaction)
{
    using Code = core::Status::Code;
    if (transaction.operation == core::Operation::CashOut)
        return Words::tr("A receipt is for money that was received; this was sent.");
    switch (transaction.status.code()) {
    case Code::Paid:
    case Code::Refund:
        return {};
    case Code::Pending:
        return Words::tr("There is no receipt: this charge has not been paid yet.");
    case Code::InProcess:
    case Code::InAnalysis:
        return Words::tr("There is no receipt yet: it is not certain that the money arrives.");
    case Code::Denied:
    case Code::Canceled:
    case Code::Expired:
        return Words::tr("There is no receipt: this charge was not paid.");
    case Code::Unknown:
        return Words::tr("There is no receipt: nobody can say whether this was paid.");
    }
    Q_UNREACHABLE();
}

/// Puts one thing below the other, from the top of the page down.
class Receipt::Setter
{
public:
    Setter(Receipt &receipt, const Look &look, int mostLines)
        : m_receipt(receipt)
        , m_look(look)
        , m_mostLines(mostLines)
        , m_y(look.top)
    {}

    [[nodiscard]] const Look &look() const { return m_look; }

    void gap(qreal lines) { m_y += lines * m_look.body; }

    /// Wraps where it does not fit; what is more than a value may take ends with an ellipsis.
    void text(const QString &text, const QFont &font, int mostLines = kMostLines)
    {
        block(plain(text), font, {m_look.margin, room()}, m_look.alignment,
              qMin(mostLines, m_mostLines), kInk);
    }

    /// On one line, smaller where it does not fit.
    void headline(const QString &text, QFont font)
    {
        const qreal wanted = QFontMetricsF(font).horizontalAdvance(text);
        if (wanted > room())
            font.setPixelSize(qMax(1, static_cast<int>(font.pixelSize() * room() / wanted)));
        this->text(text, font, 1);
    }

    void rule()
    {
        gap(0.8);
        m_receipt.m_shapes.append({{m_look.margin, m_y, room(), kRule}, 0, true});
        m_y += kRule;
        gap(0.8);
    }

    enum class Frame { Solid, Outline };

    /// A word in a frame of its own.
    void plate(const QString &word, int size, Frame frame)
    {
        const QFont font = fontOf(size, QFont::Bold);
        const QFontMetricsF metrics(font);
        const qreal width = metrics.horizontalAdvance(word) + size * 1.2;
        const qreal height = size * 1.6;
        const qreal left =
            m_look.alignment == Qt::AlignHCenter ? (m_look.width - width) / 2 : m_look.margin;
        m_receipt.m_shapes.append({{left, m_y, width, height}, size * 0.25, frame == Frame::Solid});
        const qreal base = m_y + (height + metrics.capHeight()) / 2;
        m_receipt.m_lines.append(
            {{left + size * 0.6, base}, word, font, frame == Frame::Solid ? Qt::white : Qt::black});
        m_y += height;
    }

    /// A label and its value; nothing at all where there is no value.
    void field(const QString &label, const QString &value, const QFont &font)
    {
        if (value.isEmpty())
            return;
        const bool beside = m_look.labels > 0;
        const QFont labelFont = fontOf(m_look.small);
        const qreal top = m_y;
        const QColor ink = QColor::fromRgba(m_look.labelInk);
        if (beside) { // On the base line of its value.
            m_y += QFontMetricsF(font).ascent() - QFontMetricsF(labelFont).ascent() +
                   (leading(font) - leading(labelFont)) / 2;
            block(label, labelFont, {m_look.margin, m_look.labels - 150}, Qt::AlignLeft, 2, ink);
        } else {
            block(label, labelFont, {m_look.margin, room()}, Qt::AlignLeft, 1, ink);
        }
        const qreal below = m_y;
        if (beside)
            m_y = top;
        block(value, font, {m_look.margin + m_look.labels, room() - m_look.labels}, Qt::AlignLeft,
              m_mostLines, kInk);
        m_y = qMax(m_y, below);
        gap(beside ? 0.35 : 0.45);
    }

    /// An id in groups of four: on one line, or on two of the same length.
    void idField(const QString &label, const QString &id)
    {
        const QFont font = idFont(m_look.body);
        QString groups = inGroups(id);
        if (QFontMetricsF(font).horizontalAdvance(groups) > room() - m_look.labels) {
            const qsizetype middle = groups.indexOf(u' ', (groups.size() - 1) / 2);
            if (middle > 0)
                groups[middle] = QChar::LineSeparator;
        }
        field(label, groups, font);
    }

    [[nodiscard]] qreal bottom() const { return m_y; }

private:
    static constexpr qreal kRule = 15;

    struct Column
    {
        qreal left;
        qreal width;
    };

    [[nodiscard]] qreal room() const { return m_look.width - 2 * m_look.margin; }

    /// What a line has above and below its letters.
    static qreal leading(const QFont &font)
    {
        const QFontMetricsF metrics(font);
        return qMax(0.0, font.pixelSize() * kLineHeight - metrics.ascent() - metrics.descent());
    }

    void block(const QString &text, const QFont &font, Column column, Qt::Alignment alignment,
               int mostLines, QColor ink)
    {
        const QFontMetricsF metrics(font);
        QTextOption option;
        option.setWrapMode(QTextOption::WrapAtWordBoundaryOrAnywhere);
        option.setUseDesignMetrics(true);
        QTextLayout layout(text, font);
        layout.setTextOption(option);
        layout.beginLayout();
        for (int n = 1; n <= mostLines; ++n) {
            QTextLine line = layout.createLine();
            if (!line.isValid())
                break;
            line.setLineWidth(column.width);
            const qsizetype start = line.textStart();
            const bool isCut = n == mostLines && start + line.textLength() < text.size();
            QString shown = isCut
                                ? metrics.elidedText(text.mid(start), Qt::ElideRight, column.width)
                                : text.mid(start, line.textLength());
            shown = shown.remove(QChar::LineSeparator).trimmed();
            const qreal slack = column.width - metrics.horizontalAdvance(shown);
            const qreal x = column.left + (alignment == Qt::AlignHCenter ? slack / 2 : 0);
            m_receipt.m_lines.append(
                {{x, m_y + leading(font) / 2 + metrics.ascent()}, shown, font, ink});
            m_y += leading(font) + metrics.ascent() + metrics.descent();
        }
        layout.endLayout();
    }

    Receipt &m_receipt;
    const Look &m_look;
    int m_mostLines; ///< of a value
    qreal m_y;
};

Receipt::Receipt(const core::Transaction &transaction, const ReceiptIssuer &issuer, Paper paper,
                 int copy)
    : m_paper(paper)
    , m_title(Words::tr("Receipt %1").arg(transaction.id.toString(QUuid::WithoutBraces)))
{
    Q_ASSERT(receiptProblem(transaction).isEmpty() && copy >= 1);
    const Look look = lookOf(paper);
    m_size = {look.width, look.height};
    for (int mostLines = kMostLines; mostLines > 0; --mostLines) { // what a sheet has room for
        m_lines.clear();
        m_shapes.clear();
        const qreal end = set(Setter(*this, look, mostLines), transaction, issuer, copy) + look.top;
        if (look.height > 0 && end > look.height)
            continue;
        if (look.height == 0)
            m_size.setHeight(std::ceil(end / kUnitsPerMillimetre) * kUnitsPerMillimetre);
        break;
    }
}

qreal Receipt::set(Setter page, const core::Transaction &t, const ReceiptIssuer &issuer, int copy)
{
    const Look &look = page.look();
    const QFont small = fontOf(look.small);
    const QFont body = fontOf(look.body);

    switch (issuer.environment) {
    case Environment::Kind::Demo:
        m_stamp = Words::tr("DEMONSTRATION", "across a receipt");
        page.plate(m_stamp, look.word, Setter::Frame::Solid);
        page.gap(0.3);
        page.text(Words::tr("Nobody paid anything: this is no real receipt."), small);
        page.gap(1);
        break;
    case Environment::Kind::Local:
    case Environment::Kind::Rescue:
        break;
    }

    const core::Merchant &merchant = issuer.merchant;
    page.text(merchant.name, fontOf(look.name, QFont::Bold));
    page.text(merchant.city, small);
    if (merchant.key.kind() == core::PixKey::Kind::Cnpj)
        page.text(u"CNPJ "_s + documentText(merchant.key.value()), small, 1);
    page.rule();

    const bool isRefund = t.status == core::Status::Code::Refund;
    page.text(Words::tr("Receipt of a Pix payment"), small, 2);
    if (copy > 1) {
        page.gap(0.3);
        page.plate(Words::tr("COPY %1", "second copy: 2").arg(copy), look.small,
                   Setter::Frame::Outline);
    }
    page.gap(0.8);
    page.plate(statusWord(t.status).toUpper(), look.word,
               isRefund ? Setter::Frame::Outline : Setter::Frame::Solid);
    page.gap(0.4);
    page.headline(moneyText(t.amount), fontOf(look.amount, QFont::Bold));
    const auto since = momentOf(t.status.code(), t);
    if (since) {
        page.text(momentLine(*since), fontOf(look.body, QFont::Medium), 1);
        page.text(zoneLine(*since), small, 2);
    }
    page.rule();

    const auto paid = momentOf(core::Status::Code::Paid, t);
    if (isRefund && paid)
        page.field(Words::tr("Paid", "when"), momentLine(*paid), body);
    const bool isWalkIn = t.name == issuer.walkIn.name && t.document == issuer.walkIn.document;
    page.field(Words::tr("Payer"),
               isWalkIn ? Words::tr("not identified", "payer") : maskedName(t.name, t.document),
               body);
    if (!isWalkIn)
        page.field(Words::tr("CPF or CNPJ"), plain(maskedDocumentText(t.document)), body);
    page.field(Words::tr("Description"), plain(t.description), body);
    page.field(Words::tr("Reference"), plain(t.reference), body);
    page.field(Words::tr("Txid", "identifier of a charge in Pix"), plain(txidOf(t)),
               idFont(look.body));
    page.idField(Words::tr("End-to-end id"), plain(t.endToEndId));
    page.rule();
    page.text(Words::tr("Not a fiscal document"), fontOf(look.body, QFont::DemiBold), 2);
    return page.bottom();
}

QPageSize Receipt::pageSize() const
{
    if (m_paper == Paper::A4)
        return QPageSize(QPageSize::A4);
    return QPageSize(m_size / kUnitsPerMillimetre, QPageSize::Millimeter, {},
                     QPageSize::ExactMatch);
}

void Receipt::paint(QPainter &painter) const
{
    painter.save();
    painter.setRenderHint(QPainter::Antialiasing);
    if (!m_stamp.isEmpty()) {
        // So often that no strip that somebody cuts out is without it. An outline rather than
        // text, so that what is read out of the file is the receipt.
        QFont font = fontOf(100, QFont::Black);
        const qreal wanted = m_size.width() * 1.05;
        font.setPixelSize(
            static_cast<int>(100 * wanted / QFontMetricsF(font).horizontalAdvance(m_stamp)));
        QPainterPath letters;
        letters.addText({-wanted / 2, font.pixelSize() * 0.36}, font, m_stamp);
        const qreal step = m_size.width() * 0.62;
        painter.setClipRect(QRectF({}, m_size));
        for (qreal y = step * 0.6; y < m_size.height() + step / 2; y += step) {
            painter.save();
            painter.translate(m_size.width() / 2, y);
            painter.rotate(-28);
            painter.fillPath(letters, QColor::fromRgba(kStampInk));
            painter.restore();
        }
        painter.setClipping(false);
    }
    for (const Shape &shape : m_shapes) {
        painter.setPen(shape.filled ? QPen(Qt::NoPen) : QPen(Qt::black, 25));
        painter.setBrush(shape.filled ? Qt::black : Qt::white);
        painter.drawRoundedRect(shape.rect, shape.radius, shape.radius);
    }
    for (const Line &line : m_lines) {
        painter.setFont(line.font);
        painter.setPen(line.ink);
        painter.drawText(line.start, line.text);
    }
    painter.restore();
}

QByteArray Receipt::toPdf() const
{
    QByteArray bytes;
    QBuffer buffer(&bytes);
    buffer.open(QIODevice::WriteOnly);
    {
        QPdfWriter writer(&buffer);
        writer.setTitle(m_title);
        writer.setCreator(u"Balcão"_s);
        writer.setResolution(kPdfResolution);
        writer.setPageLayout({pageSize(), QPageLayout::Portrait, {}});
        QPainter painter(&writer);
        constexpr qreal kScale = kPdfResolution / kMillimetresPerInch / kUnitsPerMillimetre;
        painter.scale(kScale, kScale);
        paint(painter);
    }
    return bytes;
}

QImage Receipt::toImage() const
{
    constexpr qreal kScale = kImageDotsPerMillimetre / kUnitsPerMillimetre;
    QImage image((m_size * kScale).toSize(), QImage::Format_RGB32); // Grey ones are drawn roughly.
    image.setDotsPerMeterX(kImageDotsPerMillimetre * 1000);
    image.setDotsPerMeterY(kImageDotsPerMillimetre * 1000);
    image.fill(Qt::white);
    QPainter painter(&image);
    painter.scale(kScale, kScale);
    paint(painter);
    painter.end();
    return image.convertToFormat(QImage::Format_Grayscale8);
}

} // namespace ui
