// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/payoutfile.h"

#include <QtCore/QHash>
#include <QtWidgets/QScrollArea>

class QComboBox;
class QFormLayout;

namespace ui
{

/// Form that gives each name in the first line of a payout file its column. Names with a usual
/// meaning and names of earlier files are filled in; all others are left out at first.
class PayoutColumnsPanel : public QScrollArea
{
    Q_OBJECT

public:
    explicit PayoutColumnsPanel(QWidget *parent = nullptr);

    /// Shows the names of another file.
    void setTitles(const QStringList &titles);

    [[nodiscard]] core::PayoutColumns columns() const;

    /// Moves the focus to the first name without a column.
    void begin();

    /// Keeps the choices for later files with the same names.
    void remember();

Q_SIGNALS:
    void confirmed(); ///< the choices should be used

private:
    [[nodiscard]] QComboBox *createBox(const QString &title) const;

    QFormLayout *m_rows = nullptr;
    QStringList m_titles;
    QList<QComboBox *> m_boxes; ///< one for each title; null for an empty title
    QHash<QString, std::optional<core::PayoutColumn>> m_earlier;
};

} // namespace ui
