// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/charging.h"

#include <QtCore/QList>
#include <QtWidgets/QWidget>

class QPushButton;
class QVBoxLayout;

namespace ui
{

/// The charge profiles of a shop to be changed, a line for each: its name, what the customer is
/// asked for, and what its charges are called. As PresetList with what cannot stand.
class ProfileList : public QWidget
{
    Q_OBJECT

public:
    explicit ProfileList(QWidget *parent = nullptr);

    /// At least one. Nothing happens to what is being typed if they are what edited() told last.
    void setProfiles(const QList<ChargeProfile> &profiles);

Q_SIGNALS:
    void edited(const QList<ui::ChargeProfile> &profiles);

private:
    class Line;

    void addLine(const ChargeProfile &profile);
    void remove(Line *line);
    void take();
    void fit();

    QVBoxLayout *m_layout = nullptr;
    QPushButton *m_add = nullptr;
    QList<Line *> m_lines;
    int m_made = 0;                  ///< as PresetList
    QList<ChargeProfile> m_profiles; ///< that were told last
};

} // namespace ui
