// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/profile.h"
#include "ui/fieldrows.h"

#include <QtWidgets/QWidget>

class QComboBox;
class QPushButton;
class QVBoxLayout;

namespace ui
{

class Label;

/// Asks for what a local shop must know: where it is paid, and who its payers are when they do not
/// say. What the shop has said already it proposes for the payer, where nothing stands yet.
/// Tells what is wrong with a field when one leaves it, and all of it at the end; never drops what
/// was typed.
class SetupPage : public QWidget
{
    Q_OBJECT

public:
    enum class Purpose {
        SetUp,   ///< a shop that is not there yet
        Change,  ///< one that is open
        Connect, ///< the counter of a service far away
    };

    explicit SetupPage(Purpose purpose = Purpose::SetUp, QWidget *parent = nullptr);

    /// What stands in the form.
    [[nodiscard]] core::ShopProfileDraft draft() const;
    void setDraft(const core::ShopProfileDraft &draft);

    /// The profile could not be kept; shown below the form, which stays as it is, with what else
    /// came of that.
    void showProblem(const core::Error &error, const QString &besides = {});

Q_SIGNALS:
    void finished(const core::ShopProfile &profile);

    /// Back to what came before it; the form stays as it is.
    void left();

protected:
    void showEvent(QShowEvent *event) override;
    void keyPressEvent(QKeyEvent *event) override;

private:
    void addPreview(QVBoxLayout &cell, core::Field field, int most);
    void addKeyKind(QFormLayout &form);
    void showKeyReadings();
    void propose();
    [[nodiscard]] std::optional<core::FieldError> problemOf(core::Field field) const;
    void submit();

    FieldRows m_rows;
    QComboBox *m_keyKind = nullptr;
    Label *m_keyKindLabel = nullptr;
    Label *m_problem = nullptr;
};

} // namespace ui
