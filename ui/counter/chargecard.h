// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"

#include <QtWidgets/QAbstractButton>

namespace ui
{

/// Small card of one charge: amount, payer, and waiting time or outcome.
class ChargeCard : public QAbstractButton
{
    Q_OBJECT

public:
    enum class Place { InFront, SetAside };

    explicit ChargeCard(QWidget *parent = nullptr);

    /// `who`: masked payer name, or another text that identifies the charge.
    void setCharge(const core::Transaction &charge, const QString &who, Place place);
    [[nodiscard]] const core::Transaction &charge() const { return m_charge; }

    /// Sets a height for fingers.
    void setTouch(bool isTouch);

    [[nodiscard]] QSize sizeHint() const override;

protected:
    void paintEvent(QPaintEvent *event) override;

private:
    [[nodiscard]] bool isPaid() const;
    [[nodiscard]] QString stateText() const;

    core::Transaction m_charge;
    QString m_who;
    Place m_place = Place::SetAside;
    bool m_isTouch = false;
};

} // namespace ui
