// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/consolenotes.h"
#include "core/domain/error.h"
#include "core/domain/transaction.h"
#include "ui/fieldrows.h"

#include <QtWidgets/QWidget>

namespace ui
{

class Label;

/// Every field that a charge has, for those who need more than the counter shows. Of a person it
/// only shows what was typed here: what is known otherwise stands in an empty field, masked, and is
/// sent unless something is typed over it. Says what cannot stand when one leaves a field, by the
/// rules of the core, and drops nothing that was typed.
class ChargeForm : public QWidget
{
    Q_OBJECT

public:
    explicit ChargeForm(QWidget *parent = nullptr);

    /// Takes over what the counter has: amount, description, reference and extra to be edited, the
    /// payer to stand in the empty fields. `reference` is the one that is made if none is typed.
    void takeOver(const core::TransactionDraft &draft, const core::Payer &shown,
                  const QString &reference);

    /// The draft with all that was typed here in the place of what was there.
    [[nodiscard]] core::TransactionDraft over(const core::TransactionDraft &draft) const;

    /// The person with what was typed here.
    [[nodiscard]] core::Payer over(const core::Payer &person) const;

    /// As it was typed, zero if nothing was; nothing if it cannot be read as an amount.
    [[nodiscard]] std::optional<core::Money> amount() const;
    [[nodiscard]] QString text(core::Field field) const;

    /// Whose fields of the payer something was typed in, as a person reads them; empty: none.
    [[nodiscard]] QStringList typedOfPayer() const;

    /// What was typed in another one, also what cannot stand.
    void retype(const ChargeForm &other);

    void focusField(core::Field field);
    void say(const QString &news);
    void clear();

Q_SIGNALS:
    void submitted();
    void left(); ///< Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<core::FieldError> problemOf(core::Field field) const;
    void submit();

    FieldRows m_rows;
    Label *m_news = nullptr;
};

} // namespace ui
