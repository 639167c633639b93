// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/disclosurerepository.h"

#include <QtCore/QUuid>
#include <QtWidgets/QWidget>

class QPushButton;

namespace ui
{

class Label;

/// Bar with a button that reveals masked personal data. Logs the access before revealing and shows
/// the time. The data stays masked if the access cannot be logged; without a record, the bar says
/// so.
class RevealBar : public QWidget
{
    Q_OBJECT

public:
    explicit RevealBar(core::DisclosureRepository *repository, QWidget *parent = nullptr);

    /// Sets the record of rescue mode.
    void setDisclosures(core::DisclosureRepository *disclosures) { m_repository = disclosures; }

    /// Sets the transaction and masks its data again.
    void show(const QUuid &id);

    /// Masks the data again.
    void conceal();

    [[nodiscard]] bool isRevealed() const { return m_isRevealed; }

Q_SIGNALS:
    void toggled(); ///< isRevealed() has changed

private:
    void toggle();
    void reveal(const core::Result<QList<QDateTime>> &recorded);
    void set(bool isRevealed);
    void showTime(const QList<QDateTime> &timestamps);

    core::DisclosureRepository *m_repository; ///< null: nothing is recorded
    QUuid m_id;
    bool m_isRevealed = false;
    bool m_isTried = false; ///< since show(): the words are about the attempt
    QPushButton *m_button = nullptr;
    Label *m_words = nullptr;
};

} // namespace ui
