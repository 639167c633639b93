// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"
#include "core/domain/taxid.h"

#include <QtCore/QObject>
#include <QtCore/QStringList>

namespace ui
{

/// What an erasure of one person would do.
struct ErasurePreview
{
    QStringList erased = {};    ///< numbers with their data; empty: nothing is stored
    QStringList remaining = {}; ///< sentences with the reasons

    bool operator==(const ErasurePreview &) const = default;
};

/// Erases one person from the data of the open shop (LGPD). All calls return immediately.
class PersonErasure : public QObject
{
    Q_OBJECT

public:
    using QObject::QObject;

    /// Counts the data about the person. Emits previewed(). Code::AccessDenied without the
    /// permission to see personal data.
    virtual void preview(const core::TaxId &person) = 0;

    /// Erases the person. Closes the shop and its pages, including the calling page, and opens the
    /// shop again with a report. Code::AccessDenied without the permission to change settings.
    [[nodiscard]] virtual core::Result<void> erase(const core::TaxId &person) = 0;

Q_SIGNALS:
    void previewed(const core::Result<ui::ErasurePreview> &preview);
};

} // namespace ui
