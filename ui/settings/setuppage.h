// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "ui/widgets/fieldrows.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace ui
{

class Label;

/// Form with the data of a shop: where it is paid, and its default payer. A new local shop has no
/// default payer, a changed one may have one, and a remote service requires one. Shows the error of
/// a field when the user leaves the field, and all errors on submission. Never discards input.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    enum class Purpose {
        SetUp,   ///< a new shop
        Change,  ///< the open shop
        Connect, ///< the counter of a remote service
    };

    explicit SetupPage(Purpose purpose = Purpose::SetUp, QWidget *parent = nullptr);

    /// Returns the input of the form.
    [[nodiscard]] core::ShopProfileDraft draft() const;
    void setDraft(const core::ShopProfileDraft &draft);

    /// Pix key in the codes: the shop's own key, or a nonexistent one, because a sandbox moves no
    /// money.
    enum class Key { OfShop, OfSandbox };

    /// Sets the key. The form asks only for the key of the shop.
    void setKey(Key key);

    /// Shows below the form that the profile could not be stored, and `derivedTables` about further
    /// effects. Keeps the input.
    void showProblem(const core::Error &error, const QString &derivedTables = {});

Q_SIGNALS:
    void finished(const core::ShopProfile &profile);

    /// Emitted when the user goes back; keeps the input.
    void left();

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    QVBoxLayout *add(QFormLayout &form, core::Field field, const QString &name, const QString &hint,
                     const QString &objectName);
    [[nodiscard]] QFormLayout *createShopForm(Purpose purpose);
    [[nodiscard]] QFormLayout *createPayerForm();
    void addPreview(QVBoxLayout &cell, core::Field field, int max);
    void addKeyKind(QFormLayout &form);
    void addTxid(QFormLayout &form);
    void showKeyReadings();
    void showKeyKind();
    void propose();
    [[nodiscard]] core::Result<core::ShopProfile> read() const;
    [[nodiscard]] std::optional<core::FieldError> problemOf(core::Field field) const;
    void submit();

    const core::PayerData m_payerData;
    Key m_key = Key::OfShop;
    Label *m_shopWords = nullptr;
    FieldRows m_rows;
    QComboBox *m_txid = nullptr; ///< null unless an existing shop is changed
    QComboBox *m_keyKind = nullptr;
    Label *m_keyKindLabel = nullptr;
    Label *m_problem = nullptr;
};

} // namespace ui
