// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"
#include "core/domain/error.h"
#include "ui/widgets/fieldrows.h"

#include <QtWidgets/QWidget>

namespace core
{
struct TransactionDraft;
}

namespace ui
{

class Label;

/// Form with all fields of a charge, for charges that need more than the counter shows. Payer
/// fields contain only text typed in this form. Known values are shown masked as placeholders and
/// are sent unless the user types over them. Leaving a field validates its value by the rules of
/// the core; invalid input stays in the field.
class ChargeForm : public QWidget
{
    Q_OBJECT

public:
    explicit ChargeForm(QWidget *parent = nullptr);

    /// Loads amount, description, reference and extra data from `draft` for editing. Payer fields
    /// show `shown` as placeholders. `reference` is used if the user types none.
    void adoptState(const core::TransactionDraft &draft, const core::Payer &shown,
                    const QString &reference);

    /// Returns `draft` with the fields typed in this form.
    [[nodiscard]] core::TransactionDraft over(const core::TransactionDraft &draft) const;

    /// Returns `person` with the fields typed in this form.
    [[nodiscard]] core::Payer over(const core::Payer &person) const;

    /// Returns the typed amount, zero if the field is empty, nullopt if the text is not an amount.
    [[nodiscard]] std::optional<core::Money> amount() const;
    [[nodiscard]] QString text(core::Field field) const;

    /// Returns the labels of the payer fields with typed text; empty: none.
    [[nodiscard]] QStringList typedOfPayer() const;

    /// Copies the input of `other`, including invalid input.
    void retype(const ChargeForm &other);

    void focusField(core::Field field);
    void showMessage(const QString &news);
    void clear();

Q_SIGNALS:
    void submitted();
    void left(); ///< user pressed Esc

protected:
    void keyPressEvent(QKeyEvent *event) override;

private:
    [[nodiscard]] std::optional<core::FieldError> problemOf(core::Field field) const;
    void submit();

    FieldRows m_rows;
    Label *m_news = nullptr;
};

} // namespace ui
