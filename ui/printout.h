// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "ui/environmentband.h"
#include "ui/printing.h"
#include "ui/receiptsheet.h"

#include <QtCore/QDateTime>
#include <QtGui/QImage>
#include <QtGui/QPageSize>

class QPainter;

namespace ui
{

/// Who gives receipts and slips, and where.
struct ReceiptIssuer
{
    core::Merchant merchant;
    core::PayerProfile walkIn; ///< stands for whoever did not say who they are
    Environment::Kind environment = Environment::Kind::Demo;
};

/// What a counter gives to a customer on paper, laid out in the language of the program: a value
/// that every kind of output paints alike. Times are Brasília's, and say so.
class Printout
{
public:
    /// A roll is as long as what stands on it.
    [[nodiscard]] QPageSize pageSize() const;

    /// Paints the whole page; one unit of the painter is a hundredth of a millimetre.
    void paint(QPainter &painter) const;

    [[nodiscard]] QByteArray toPdf() const;

    /// Twelve pixels per millimetre, shades of grey.
    [[nodiscard]] QImage toImage() const;

    /// For people, as the name of a document.
    [[nodiscard]] const QString &title() const { return m_title; }

protected:
    Printout(Paper paper, const QString &title);

    /// Anew, on empty paper, where no value takes more than so many lines.
    void begin(int mostLines);

    [[nodiscard]] ReceiptSheet &sheet() { return m_sheet; }

    /// The shop, and below it a rule. In the demo everything is stamped, and that sentence says
    /// why. Of the Pix key only a CNPJ is shown, which is public and tells who is paid; a person's
    /// CPF, phone or e-mail is theirs, and a random key says nothing.
    void putShop(const ReceiptIssuer &issuer, const QString &ofTheDemo);

    [[nodiscard]] static QString momentLine(const QDateTime &moment);
    [[nodiscard]] static QString zoneLine(const QDateTime &moment);
    [[nodiscard]] static QString txidOf(const core::Transaction &transaction);

private:
    Paper m_paper;
    QString m_title;
    ReceiptSheet m_sheet;
};

} // namespace ui
