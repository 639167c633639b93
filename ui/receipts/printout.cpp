// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/printout.h"

#include "core/domain/brasilia.h"
#include "core/domain/brcode.h"
#include "core/domain/transaction.h"
#include "ui/text/text.h"

#include <QtCore/QBuffer>
#include <QtCore/QCoreApplication>
#include <QtCore/QLocale>
#include <QtGui/QPageLayout>
#include <QtGui/QPainter>
#include <QtGui/QPdfWriter>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Printout)
};

constexpr qreal kUnitsPerMillimetre = 100;
constexpr qreal kMillimetresPerInch = 25.4;
constexpr int kPdfResolution = 1200;
constexpr int kImageDotsPerMillimetre = 12;

} // namespace

Printout::Printout(core::Paper paper, const QString &title)
    : m_paper(paper)
    , m_title(title)
    , m_sheet(paper, ReceiptSheet::kMaxLines)
{}

void Printout::begin(int maxLines)
{
    m_sheet = ReceiptSheet(m_paper, maxLines);
}

void Printout::putShop(const ReceiptIssuer &issuer, const QString &ofTheDemo)
{
    const ReceiptLook &look = m_sheet.look();
    const QFont small = ReceiptSheet::fontOf(look.small);
    switch (issuer.environment) {
    case Environment::Kind::Demo:
        m_sheet.stamp(Words::tr("DEMONSTRATION", "across a receipt"));
        m_sheet.plate(Words::tr("DEMONSTRATION", "across a receipt"), look.word,
                      ReceiptSheet::Frame::Solid);
        m_sheet.gap(0.3);
        m_sheet.text(ofTheDemo, small);
        m_sheet.gap(1);
        break;
    case Environment::Kind::Practice:
        m_sheet.stamp(Words::tr("PRACTICE", "across a receipt"));
        m_sheet.plate(Words::tr("PRACTICE", "across a receipt"), look.word,
                      ReceiptSheet::Frame::Solid);
        m_sheet.gap(0.3);
        m_sheet.text(Words::tr("A test: no money moved."), small);
        m_sheet.gap(1);
        break;
    case Environment::Kind::Sandbox:
        m_sheet.stamp(Words::tr("SANDBOX", "across a receipt"));
        m_sheet.plate(Words::tr("SANDBOX", "across a receipt"), look.word,
                      ReceiptSheet::Frame::Solid);
        m_sheet.gap(0.3);
        m_sheet.text(Words::tr("A test: no money moved."), small);
        m_sheet.gap(1);
        break;
    case Environment::Kind::Local:
    case Environment::Kind::Rescue:
    case Environment::Kind::Production:
        break;
    }
    const core::Merchant &merchant = issuer.merchant;
    m_sheet.picture(QImage::fromData(issuer.logo));
    m_sheet.text(merchant.name, ReceiptSheet::fontOf(look.name, QFont::Bold));
    m_sheet.text(merchant.city, small);
    if (merchant.key.kind() == core::PixKey::Kind::Cnpj)
        m_sheet.text(u"CNPJ "_s + documentText(merchant.key.value()), small, 1);
    m_sheet.rule();
}

QString Printout::timestampLine(const QDateTime &timestamp)
{
    const QDateTime local = core::brasiliaTime(timestamp);
    return u"%1 %2"_s.arg(
        QLocale().toString(local.date(), Words::tr("d MMM yyyy", "format of a date")),
        local.toString("HH:mm:ss"_L1));
}

QString Printout::txidOf(const core::Transaction &transaction)
{
    const auto code = core::BrCode::parse(transaction.qrCode);
    return code ? code->txid : QString();
}

QPageSize Printout::pageSize() const
{
    if (m_paper == core::Paper::A4)
        return QPageSize(QPageSize::A4);
    return QPageSize(m_sheet.size() / kUnitsPerMillimetre, QPageSize::Millimeter, {},
                     QPageSize::ExactMatch);
}

void Printout::paint(QPainter &painter) const
{
    m_sheet.paint(painter);
}

QByteArray Printout::toPdf() const
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

QImage Printout::toImage() const
{
    constexpr qreal kScale = kImageDotsPerMillimetre / kUnitsPerMillimetre;
    QImage image((m_sheet.size() * kScale).toSize(),
                 QImage::Format_RGB32); // Greyscale formats render less precisely.
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
