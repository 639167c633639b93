// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/service/transactionservice.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <memory>

class QPushButton;
class QStackedWidget;

namespace core
{
class NotedService;
}

namespace ui
{

class ColumnPanel;
class ContactWatch;
class ExportPanel;
class FilterBar;
class FilterEffect;
class Label;
class PageNotice;
class ListFooter;
class PreferenceKeeper;
class TransactionModel;
class TransactionTable;
class ViewBar;
class Wait;
struct ListColumns;
struct SavedView;
struct ShopTools;

/// Transactions, newest first, read a page at a time while one scrolls: all of them, or those that
/// a filter means.
class ListPage : public QWidget
{
    Q_OBJECT

public:
    explicit ListPage(const ShopTools &tools, QWidget *parent = nullptr);

    /// Only what reads, and without the notes of a counter: for a rescue.
    explicit ListPage(core::TransactionService &service, QWidget *parent = nullptr);

    ~ListPage() override;

    /// Shows these, as if the filter had been chosen here.
    void showOnly(const core::TransactionFilter &filter);

    [[nodiscard]] bool isExporting() const;

    /// The service answers again: reads what could not be read.
    void catchUp();

Q_SIGNALS:
    void opened(const core::Transaction &transaction);
    void openedApart(const core::Transaction &transaction); ///< in a window of its own

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ListPage(core::TransactionService &service, const ShopTools *tools, QWidget *parent);
    QWidget *createHead();
    void createTable();
    void createViews();
    void showState();
    void showFace(QWidget *face);
    void showTotal();
    void showNotice();
    void showAge();
    void sayWait(const QString &text);
    void showPageNumber();
    void search();
    void showEffect();
    void fitFooter();
    void readAgain();
    void addUp();
    void takeView(const SavedView &view);
    void setColumns(const ListColumns &columns);
    void showColumns();
    void toggleColumns();

    std::unique_ptr<core::NotedService> m_noted; ///< null in a rescue
    core::TransactionService &m_service;         ///< that one, where there is one
    PreferenceKeeper *m_preferences;
    TransactionModel *m_model;
    ViewBar *m_views = nullptr;
    ColumnPanel *m_columns = nullptr; ///< null until somebody asks for it
    FilterBar *m_bar = nullptr;
    ExportPanel *m_export = nullptr;
    Label *m_total = nullptr;
    Label *m_passedOver = nullptr;
    Label *m_remembered = nullptr; ///< that the rows are, and how old
    QStackedWidget *m_faces = nullptr;
    TransactionTable *m_table = nullptr;
    ListFooter *m_footer = nullptr;
    PageNotice *m_notice = nullptr;
    FilterEffect *m_effect;
    Wait *m_wait;            ///< for a page
    ContactWatch *m_contact; ///< with the service
    bool m_loaded = false;
    QTimer m_addUp; ///< until nothing has changed for a while
    int m_sumsGeneration = 0;
};

} // namespace ui
