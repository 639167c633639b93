// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/till/printing.h"
#include "ui/receipts/receiptsheet.h"
#include "ui/widgets/environmentband.h"

#include <QtCore/QDateTime>
#include <QtGui/QImage>
#include <QtGui/QPageSize>

class QPainter;

namespace core
{
struct Transaction;
}

namespace ui
{

/// Issuer of receipts and slips, and its environment.
struct ReceiptIssuer
{
    core::Merchant merchant;
    core::PayerProfile walkIn; ///< used for customers who give no data
    Environment::Kind environment = Environment::Kind::Demo;
    QByteArray logo = {};   ///< picture above the name; empty: none
    QString attendant = {}; ///< operator who created the charge; empty: not printed
};

/// Printed document for a customer in the language of the program. A value that renders equally to
/// every output. Times are in Brasília time and labelled so.
class Printout
{
public:
    /// Returns the page size. The length of a roll is the length of the content.
    [[nodiscard]] QPageSize pageSize() const;

    /// Paints the whole page; one unit of the painter is 0.01 mm.
    void paint(QPainter &painter) const;

    [[nodiscard]] QByteArray toPdf() const;

    /// Returns a greyscale image with twelve pixels per millimetre.
    [[nodiscard]] QImage toImage() const;

    /// Returns the document title.
    [[nodiscard]] const QString &title() const { return m_title; }

protected:
    Printout(core::Paper paper, const QString &title);

    /// Starts a new, empty page. `maxLines`: maximum number of lines of a value.
    void begin(int maxLines);

    [[nodiscard]] ReceiptSheet &sheet() { return m_sheet; }

    /// Prints the shop header and a rule. In the demo, stamps the page; `ofTheDemo` explains the
    /// stamp. Of the Pix key only a CNPJ is printed, because a CNPJ is public and identifies the
    /// payee. A CPF, phone or e-mail is private, and a random key identifies nobody.
    void putShop(const ReceiptIssuer &issuer, const QString &ofTheDemo);

    [[nodiscard]] static QString timestampLine(const QDateTime &timestamp);
    [[nodiscard]] static QString txidOf(const core::Transaction &transaction);

private:
    core::Paper m_paper;
    QString m_title;
    ReceiptSheet m_sheet;
};

} // namespace ui
