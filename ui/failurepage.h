// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/error.h"

#include <QtWidgets/QWidget>

namespace ui
{

/// Stands in the place of the shop when its data cannot be opened: what happened, what it means for
/// the money, what to do, and the technical part to copy. Never an empty shop instead.
class FailurePage : public QWidget
{
    Q_OBJECT

public:
    /// `place`: the file or folder in question, for people.
    FailurePage(const core::Error &error, const QString &place, QWidget *parent = nullptr);
};

} // namespace ui
