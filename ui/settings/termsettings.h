// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/serviceterms.h"

#include <QtCore/QMap>
#include <QtCore/QObject>
#include <QtCore/QString>

class QComboBox;
class QHBoxLayout;
class QLineEdit;
class QPushButton;

namespace ui
{

class Label;
class SettingRows;

/// Rows of the settings page with the terms of a local service. A change takes effect when the user
/// confirms all of them, because the shop must be opened again.
class TermSettings : public QObject
{
    Q_OBJECT

public:
    /// Orders of the service: payouts have a commission, and a simulation has delays and an ISPB.
    enum class Orders { Charges, SimulatedPayouts };

    /// Adds a section to `rows`, which owns this object.
    TermSettings(SettingRows &rows, const core::ServiceTerms &terms, Orders orders);

Q_SIGNALS:
    /// Emitted after the user has confirmed other, valid terms.
    void changed(const core::ServiceTerms &terms);

private:
    struct Row
    {
        core::Field field;
        QWidget *editor;
        QHBoxLayout *line;
    };

    Row newRow(core::Field field, const QString &objectName);
    QLineEdit *addEdit(const Row &row, const QString &name, const QString &objectName,
                       const QString &text, const QString &unit = {});
    void addCharges(SettingRows &rows);
    void addCommission(SettingRows &rows, core::Field field, const QString &name,
                       const QString &explanation, const core::CommissionRule &rule);
    void addSimulation(SettingRows &rows);
    void addConfirmation(SettingRows &rows);
    void edited(core::Field field);
    void showProblem(core::Field field, const QString &sentence);
    [[nodiscard]] bool isChanged() const;
    [[nodiscard]] core::ServiceTerms read(QMap<core::Field, QString> &problems) const;
    void readCommission(core::Field field, core::CommissionRule &rule,
                        QMap<core::Field, QString> &problems) const;
    void apply();

    const core::ServiceTerms m_terms; ///< of the open service
    QMap<core::Field, Label *> m_problems;
    QComboBox *m_lifetime = nullptr;
    QLineEdit *m_min = nullptr;
    QLineEdit *m_max = nullptr;
    QMap<core::Field, QLineEdit *> m_rates; ///< by the field of the commission
    QMap<core::Field, QLineEdit *> m_fixed;
    QComboBox *m_delay = nullptr; ///< null without simulated payouts
    QLineEdit *m_ispb = nullptr;  ///< null without simulated payouts
    QPushButton *m_apply = nullptr;
};

} // namespace ui
