// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/statementimport.h"

#include "core/till/authorization.h"
#include "core/till/lockcontroller.h"
#include "ui/session/shopcontext.h"
#include "ui/shell/backoffice.h"

#include <QtCore/QMimeData>
#include <QtCore/QUrl>
#include <QtGui/QAction>
#include <QtGui/QDropEvent>
#include <QtWidgets/QApplication>

namespace ui
{

namespace
{

QStringList droppedFiles(const QDropEvent &event)
{
    QStringList paths;
    const QList<QUrl> urls = event.mimeData()->urls();
    for (const QUrl &url : urls) {
        if (url.isLocalFile())
            paths.append(url.toLocalFile());
    }
    return paths;
}

} // namespace

StatementImport::StatementImport(BackOffice &office, const ShopContext &context, QWidget *shop)
    : QObject(shop)
    , m_office(office)
    , m_shop(*shop)
    , m_lock(context.lock)
{
    auto *action = new QAction(tr("Import a bank statement"), shop);
    action->setShortcut(Qt::CTRL | Qt::Key_I);
    action->setAutoRepeat(false);
    connect(action, &QAction::triggered, &m_office, &BackOffice::chooseStatements);
    shop->addAction(action);
    const auto followOperator = [this, action] {
        action->setVisible(m_office.canImportStatements()); // a hidden action has no key
    };
    if (context.authorization) // after the office, which follows the same signal
        connect(context.authorization, &core::Authorization::changed, this, followOperator);
    followOperator();
    shop->setAcceptDrops(true);
    qApp->installEventFilter(this);
}

/// Accepts files before any field of the window, which would insert their paths.
bool StatementImport::eventFilter(QObject *watched, QEvent *event)
{
    const bool isDrop = event->type() == QEvent::Drop;
    if (!isDrop && event->type() != QEvent::DragEnter && event->type() != QEvent::DragMove)
        return false;
    const auto *widget = qobject_cast<QWidget *>(watched);
    if (!widget || widget->window() != m_shop.window() || !m_shop.isEnabled() ||
        !m_office.canImportStatements() || m_lock.state() == core::LockController::State::Covered)
        return false;
    auto *drag = static_cast<QDropEvent *>(event);
    const QStringList paths = droppedFiles(*drag);
    if (paths.isEmpty())
        return false;
    drag->acceptProposedAction();
    if (isDrop)
        m_office.importStatements(paths);
    return true;
}

} // namespace ui
