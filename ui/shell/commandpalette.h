// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <functional>

class QLineEdit;
class QListWidget;

namespace core
{
struct TransactionFilter;
}

namespace ui
{

class Label;

/// Target of the command palette: a page or an action.
struct PaletteEntry
{
    QString kind; ///< "Page"
    QString text;
    QString key; ///< equivalent shortcut as displayed; empty: none
    std::function<void()> go;
    QString synonyms = {}; ///< other words for the target, not displayed
};

/// Command palette: a line edit and the matches for the typed text. Lists pages and actions, best
/// match first, then transactions found by name, document, reference or id. The last line searches
/// the list of transactions for the typed text. `nameOf` returns the name as the list shows it.
class CommandPalette : public QWidget
{
    Q_OBJECT

public:
    /// What the palette does with transactions; no function: no transactions are listed.
    struct Transactions
    {
        std::function<void(const core::Transaction &)> open = {};
        std::function<QString(const core::Transaction &)> nameOf = {};
        std::function<void(const QString &)> search = {}; ///< shows the list of the matches
    };

    CommandPalette(QList<PaletteEntry> targets, core::TransactionService &service,
                   Transactions transactions, QWidget *parent = nullptr);

Q_SIGNALS:
    void chosen(const std::function<void()> &go);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    void refresh();
    void search();
    void ask(const core::TransactionFilter &filter);
    void showFound(const QList<core::Transaction> &transactions);
    void showTargets(const QList<PaletteEntry> &targets);
    [[nodiscard]] QList<PaletteEntry> matches() const;
    void choose();

    core::TransactionService &m_service;
    const Transactions m_transactions;
    QList<PaletteEntry> m_targets;
    QList<PaletteEntry> m_shown;
    QList<core::Transaction> m_found;
    int m_generation = 0; ///< answers to earlier texts are ignored
    QTimer m_pause;
    QLineEdit *m_edit = nullptr;
    QListWidget *m_list = nullptr;
    Label *m_nothing = nullptr;
};

} // namespace ui
