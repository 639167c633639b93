// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QAbstractItemModel>
#include <QtCore/QRegularExpression>
#include <QtCore/QStringList>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QAbstractItemView>
#include <QtWidgets/QAbstractScrollArea>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QProgressBar>
#include <QtWidgets/QScrollArea>
#include <QtWidgets/QStyle>
#include <QtWidgets/QStyleOptionComboBox>
#include <QtWidgets/QTableView>

#include <algorithm>

/// Finds texts that are cut off and widgets that are out of sight.
namespace support
{

namespace clipping
{

int widest(const QFontMetrics &metrics, const QStringList &texts);

QString ofLabel(const QLabel &label);

QString ofBox(const QComboBox &box);

QString ofLine(const QLineEdit &line);

/// Checks the visible cells; a cell with a tool tip may be cut.
QString ofView(const QAbstractItemView &view);

QString ofText(const QWidget &widget);

/// Checks the position of a widget. Contents of a scroll area may extend below the area, but not to
/// the side.
QString ofPlace(const QWidget &widget);

/// Returns true for parts of Qt's own widgets, whose size is not checked.
bool isQtsOwn(const QWidget &widget);

} // namespace clipping

/// Returns a line for each cut or hidden widget of a visible window.
QStringList clippedIn(const QWidget &window, qsizetype minShown);

} // namespace support
