// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/receipts/shiftslip.h"

#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct SlipWords
{
    Q_DECLARE_TR_FUNCTIONS(ShiftSlip)
};

} // namespace

ShiftSlip::ShiftSlip(const ShiftDocument &document, const ReceiptIssuer &issuer, core::Paper paper)
    : Printout(paper, shiftTitle(document))
{
    constexpr int kMaxOpen = 64;
    set(document, issuer, -1);
    for (int maxOpen = kMaxOpen; sheet().isOverfull() && maxOpen >= 0; maxOpen -= 4)
        set(document, issuer, maxOpen);
}

QString ShiftSlip::fileName(const ShiftDocument &document)
{
    return document.number
               ? u"%1-z-%2.pdf"_s.arg(SlipWords::tr("shift", "begins the name of a file"))
                     .arg(*document.number)
               : u"%1-x.pdf"_s.arg(SlipWords::tr("shift", "begins the name of a file"));
}

void ShiftSlip::set(const ShiftDocument &document, const ReceiptIssuer &issuer, int maxOpen)
{
    begin(ReceiptSheet::kMaxLines);
    ReceiptSheet &page = sheet();
    const ReceiptLook &look = page.look();
    const QFont small = ReceiptSheet::fontOf(look.small);
    const bool isRoll = look.height == 0;
    const int size = isRoll ? look.body : look.small; // one A4 page has every row
    const QFont body = ReceiptSheet::fontOf(size);
    const QFont bold = ReceiptSheet::fontOf(size, QFont::Bold);

    putShop(issuer, SlipWords::tr("No money was paid: this is not a real report."));
    page.headline(shiftTitle(document), ReceiptSheet::fontOf(look.name, QFont::Bold));
    const QStringList head = shiftHead(document);
    for (const QString &line : head)
        page.text(line, small, 2);
    page.text(zoneText(document.at), small, 2);
    page.rule();
    const QList<ShiftRow> rows = shiftRows(document, maxOpen);
    for (const ShiftRow &row : rows) {
        switch (row.kind) {
        case ShiftRow::Kind::Heading:
            page.gap(0.4);
            page.text(row.name, bold, 2);
            break;
        case ShiftRow::Kind::Line:
        case ShiftRow::Kind::Total: {
            const QString value =
                row.count.isEmpty() ? row.amount : u"%1 · %2"_s.arg(row.count, row.amount);
            const QFont &font = row.kind == ShiftRow::Kind::Total ? bold : body;
            if (value.isEmpty())
                page.text(row.name, font, 2);
            else if (look.labels == 0)
                page.field(row.name, value, font);
            else
                page.text(SlipWords::tr("%1: %2", "name and value of a row").arg(row.name, value),
                          font, 2);
            break;
        }
        }
    }
    page.rule();
    if (!document.digest.isEmpty())
        page.idField(SlipWords::tr("Seal", "a digest"),
                     QString::fromLatin1(document.digest.toHex()));
    page.text(SlipWords::tr("Not a fiscal document"), small, 2);
}

} // namespace ui
