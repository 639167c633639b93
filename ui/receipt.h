// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "core/domain/transaction.h"
#include "ui/environmentband.h"
#include "ui/printing.h"
#include "ui/receiptsheet.h"

#include <QtGui/QImage>
#include <QtGui/QPageSize>

class QPainter;

namespace ui
{

/// The paper that a page of that width belongs to. Drivers give a roll the width that the printer
/// can reach (48 mm of 58, 72 mm of 80) as often as that of the paper.
[[nodiscard]] Paper paperOfWidth(qreal millimetres);

/// "Maria Aparecida da Silva" as "Maria A. S.": enough to find one's own receipt. The name of a
/// firm is as public as its number, but for the CPF that those of one person carry in it.
[[nodiscard]] QString maskedName(const QString &name, const QString &document);

/// Who gives receipts, and where.
struct ReceiptIssuer
{
    core::Merchant merchant;
    core::PayerProfile walkIn; ///< stands for whoever did not say who they are
    Environment::Kind environment = Environment::Kind::Demo;
};

/// Why there is no receipt of this transaction, in one sentence; empty if there is one. Only money
/// that was received has a receipt, also after it went back.
[[nodiscard]] QString receiptProblem(const core::Transaction &transaction);

/// The receipt of one transaction, laid out for a paper in the language of the program: a value
/// that every kind of output paints alike.
///
/// It is for the payer and whoever finds it: the payer's name and document are masked, e-mail,
/// phone and the shop's own notes are not on it. Of the Pix key only a CNPJ is shown, which is
/// public and tells who was paid; a person's CPF, phone or e-mail is theirs, and a random key says
/// nothing. Times are Brasília's, and say so. The demo's are stamped all over.
class Receipt
{
public:
    /// `copy` counts from 1; later ones are marked. There must be no receiptProblem().
    Receipt(const core::Transaction &transaction, const ReceiptIssuer &issuer, Paper paper,
            int copy);

    /// A roll is as long as the receipt is.
    [[nodiscard]] QPageSize pageSize() const;

    /// Paints the whole page; one unit of the painter is a hundredth of a millimetre.
    void paint(QPainter &painter) const;

    [[nodiscard]] QByteArray toPdf() const;

    /// Twelve pixels per millimetre, shades of grey.
    [[nodiscard]] QImage toImage() const;

    /// For people, as the name of a document: "Receipt 6f1d2c3b-…", of our own id only.
    [[nodiscard]] const QString &title() const { return m_title; }

private:
    void set(const core::Transaction &transaction, const ReceiptIssuer &issuer, int copy);

    Paper m_paper;
    QString m_title;
    ReceiptSheet m_sheet;
};

} // namespace ui
