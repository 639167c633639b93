// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>

class QWidget;

namespace core
{
class LockController;
} // namespace core

namespace ui
{

class BackOffice;
struct ShopContext;

/// Starts the import of bank statements from every page of a shop: by Ctrl+I, and by files that are
/// dropped anywhere on the window. Fields do not receive dropped files as text. Ignores both while
/// an overlay or the lock screen is shown, and for operators without the permission.
class StatementImport : public QObject
{
    Q_OBJECT

public:
    /// `office` and the context must outlive the object. `shop`: the view with all pages.
    StatementImport(BackOffice &office, const ShopContext &context, QWidget *shop);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    BackOffice &m_office;
    QWidget &m_shop;
    core::LockController &m_lock;
};

} // namespace ui
