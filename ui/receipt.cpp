// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipt.h"

#include "core/domain/brasilia.h"
#include "core/domain/brcode.h"
#include "core/domain/taxid.h"
#include "ui/text.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtGui/QPageLayout>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

#include <algorithm>

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
    for (const QString &word : visibleText(name).split(u' ', Qt::SkipEmptyParts)) {
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

Receipt::Receipt(const core::Transaction &transaction, const ReceiptIssuer &issuer, Paper paper,
                 int copy)
    : m_paper(paper)
    , m_title(Words::tr("Receipt %1").arg(transaction.id.toString(QUuid::WithoutBraces)))
    , m_sheet(paper, ReceiptSheet::kMostLines)
{
    Q_ASSERT(receiptProblem(transaction).isEmpty() && copy >= 1);
    for (int mostLines = ReceiptSheet::kMostLines; mostLines > 0; --mostLines) {
        m_sheet = ReceiptSheet(paper, mostLines);
        set(transaction, issuer, copy);
        if (!m_sheet.isOverfull())
            break;
    }
}

void Receipt::set(const core::Transaction &t, const ReceiptIssuer &issuer, int copy)
{
    using Frame = ReceiptSheet::Frame;
    ReceiptSheet &page = m_sheet;
    const ReceiptLook &look = page.look();
    const QFont small = ReceiptSheet::fontOf(look.small);
    const QFont body = ReceiptSheet::fontOf(look.body);

    switch (issuer.environment) {
    case Environment::Kind::Demo:
        page.stamp(Words::tr("DEMONSTRATION", "across a receipt"));
        page.plate(Words::tr("DEMONSTRATION", "across a receipt"), look.word, Frame::Solid);
        page.gap(0.3);
        page.text(Words::tr("Nobody paid anything: this is no real receipt."), small);
        page.gap(1);
        break;
    case Environment::Kind::Local:
    case Environment::Kind::Rescue:
        break;
    }

    const core::Merchant &merchant = issuer.merchant;
    page.text(merchant.name, ReceiptSheet::fontOf(look.name, QFont::Bold));
    page.text(merchant.city, small);
    if (merchant.key.kind() == core::PixKey::Kind::Cnpj)
        page.text(u"CNPJ "_s + documentText(merchant.key.value()), small, 1);
    page.rule();

    const bool isRefund = t.status == core::Status::Code::Refund;
    page.text(Words::tr("Receipt of a Pix payment"), small, 2);
    if (copy > 1) {
        page.gap(0.3);
        page.plate(Words::tr("COPY %1", "second copy: 2").arg(copy), look.small, Frame::Outline);
    }
    page.gap(0.8);
    page.plate(statusWord(t.status).toUpper(), look.word, isRefund ? Frame::Outline : Frame::Solid);
    page.gap(0.4);
    page.headline(moneyText(t.amount), ReceiptSheet::fontOf(look.amount, QFont::Bold));
    const auto since = momentOf(t.status.code(), t);
    if (since) {
        page.text(momentLine(*since), ReceiptSheet::fontOf(look.body, QFont::Medium), 1);
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
        page.field(Words::tr("CPF or CNPJ"), maskedDocumentText(t.document), body);
    page.field(Words::tr("Description"), t.description, body);
    page.field(Words::tr("Reference"), t.reference, body);
    page.field(Words::tr("Txid", "identifier of a charge in Pix"), txidOf(t),
               ReceiptSheet::idFont(look.body));
    page.idField(Words::tr("End-to-end id"), t.endToEndId);
    page.rule();
    page.text(Words::tr("Not a fiscal document"), ReceiptSheet::fontOf(look.body, QFont::DemiBold),
              2);
}

QPageSize Receipt::pageSize() const
{
    if (m_paper == Paper::A4)
        return QPageSize(QPageSize::A4);
    return QPageSize(m_sheet.size() / kUnitsPerMillimetre, QPageSize::Millimeter, {},
                     QPageSize::ExactMatch);
}

void Receipt::paint(QPainter &painter) const
{
    m_sheet.paint(painter);
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
    QImage image((m_sheet.size() * kScale).toSize(),
                 QImage::Format_RGB32); // Grey ones are drawn roughly.
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
