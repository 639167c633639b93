// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "ui/counter/openchargesmodel.h"
#include "ui/session/shopcontext.h"
#include "ui/widgets/keygate.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

class QPushButton;
class QStackedWidget;
class QTableView;

namespace core
{
class BankRepository;
struct Transaction;
} // namespace core

namespace ui
{

class ConfirmBox;
class HeaderMenu;
class Label;
class PageNotice;
class BusyIndicator;

/// Page of open charges, oldest first, including charges set aside and abandoned.
class OpenChargesPage : public QWidget
{
    Q_OBJECT

public:
    OpenChargesPage(const ShopContext &context, OpenChargesModel &model, QWidget *parent = nullptr);

    /// Returns the charge of the current row.
    [[nodiscard]] std::optional<core::Transaction> current() const;

Q_SIGNALS:
    /// Emitted when the user wants the charge at the counter again.
    void resumeRequested(const core::Transaction &transaction);

    void leaveRequested();

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;
    void showEvent(QShowEvent *event) override;
    void hideEvent(QHideEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    QTableView *createTable();
    QWidget *createActions();
    void showRowMenu(const QPoint &position);
    [[nodiscard]] bool handleKey(const QKeyEvent &key);
    void openCurrent();
    void abandonCurrent();
    void markAbandoned(const core::Transaction &charge);
    void showConfirmed(const core::Transaction &charge);
    void undoAbandon(const core::Transaction &charge);
    void showActions();
    void copyCurrent();
    void readAgain();
    void checkCurrent();
    void keepCurrent();
    void fitMarks();
    void showCompleteness();
    void showState();
    [[nodiscard]] QString truthText() const;
    [[nodiscard]] QString bankText() const;
    [[nodiscard]] core::TransactionService::Capabilities capabilitiesWithBank() const;
    void showMessage(const QString &text);

    core::TransactionService &m_service;
    const core::TransactionService::Capabilities m_can;
    core::AnnotationRepository &m_repository;
    core::PreferencesStore &m_preferences;
    OpenChargesModel &m_model;
    core::BankRepository *const m_bank; ///< null: not an own shop
    ReceiptController &m_receipts;
    KeyGate m_gate;
    QTimer m_tick;     ///< runs while the page is shown
    QUuid m_currentId; ///< of the current row; kept across a reload

    BusyIndicator *m_busy;     ///< for the list
    BusyIndicator *m_checking; ///< for the status of one charge

    Label *m_total = nullptr;
    Label *m_truth = nullptr;
    Label *m_news = nullptr;
    QStackedWidget *m_faces = nullptr;
    QTableView *m_table = nullptr;
    HeaderMenu *m_headerMenu = nullptr;
    PageNotice *m_notice = nullptr;
    bool m_wasComplete = false; ///< the copy of a remote service had all transactions
    QWidget *m_actions = nullptr;
    ConfirmBox *m_confirm = nullptr;
    QList<QPushButton *> m_buttons;
    QPushButton *m_abandon = nullptr;
    QPushButton *m_undo = nullptr; ///< shown instead, if the charge is abandoned
};

} // namespace ui
