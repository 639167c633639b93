// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transactionfilter.h"
#include "core/service/transactionservice.h"
#include "core/till/charging.h"

#include <QtCore/QTimer>
#include <QtWidgets/QWidget>

#include <functional>
#include <memory>

class QMenu;
class QPushButton;
class QStackedWidget;

namespace core
{

class AnnotatedTransactionService;
class ContactWatch;
class DisclosureRepository;
struct ListColumns;
class PreferencesStore;
struct SavedView;
struct Transaction;
} // namespace core

namespace ui
{

class ColumnPanel;
class ExportPanel;
class FilterBar;
class FilterEffect;
class FilterRemovals;
class Label;
class PageNotice;
class ListFooter;
class ListNotes;
class TransactionModel;
class TransactionTable;
class ViewBar;
class BusyIndicator;
struct ShopContext;

/// Page that lists transactions in the chosen order and loads pages while scrolling. Shows all
/// transactions or the matches of a filter.
class ListPage : public QWidget
{
    Q_OBJECT

public:
    explicit ListPage(const ShopContext &context, QWidget *parent = nullptr);

    /// Creates a read-only page without annotations, for rescue mode.
    explicit ListPage(core::TransactionService &service, QWidget *parent = nullptr);

    ~ListPage() override;

    /// Sets the record of data that leaves, for rescue mode. Call before show().
    void setDisclosures(core::DisclosureRepository *disclosures);

    /// Masks payer names, for rescue mode. Otherwise the page follows the preferences.
    void setMasking(core::Masking masking);

    /// Shows the matches of `filter`, as if the user had chosen the filter.
    void showOnly(const core::TransactionFilter &filter);

    /// Shows the matches of a text, as if the user had typed the text without another filter.
    void searchFor(const QString &text);

    [[nodiscard]] bool isExporting() const;

    /// Retries failed reads after the service is reachable again.
    void catchUp();

Q_SIGNALS:
    void opened(const core::Transaction &transaction);
    void openedApart(const core::Transaction &transaction); ///< in a separate window

protected:
    void showEvent(QShowEvent *event) override;
    void resizeEvent(QResizeEvent *event) override;

private:
    ListPage(core::TransactionService &service, const ShopContext *context, QWidget *parent);
    QWidget *createHead();
    void createTable();
    void createViews();
    void showState();
    void showFace(QWidget *face);
    void showTotal();
    void showNotice();
    void showAge();
    void showCompleteness();
    void showBusy(const QString &text);
    void showPageNumber();
    void search();
    void showEffect();
    void fitFooter();
    void readAgain();
    void addUp();
    [[nodiscard]] int cutoff() const; ///< of business days, in minutes after midnight
    void applyView(const core::SavedView &view);
    void setOrder(const core::ListOrder &order);
    void showOrder();
    [[nodiscard]] core::TransactionFilter shownFilter() const;
    void setColumns(const core::ListColumns &columns);
    void showColumns();
    void toggleColumns();
    void addRowsAction();
    void fitLayout();
    void openRowMenu(const QPoint &position);
    void addFilterActions(QMenu &menu, const core::Transaction &transaction);
    void narrow(const std::function<void(core::TransactionFilter &)> &change);

    std::unique_ptr<core::AnnotatedTransactionService> m_annotations; ///< null in rescue mode
    core::TransactionService &m_service; ///< *m_annotations unless null
    core::PreferencesStore *m_preferences;
    TransactionModel *m_model;
    ViewBar *m_views = nullptr;
    ColumnPanel *m_columns = nullptr; ///< null until first opened
    FilterBar *m_bar = nullptr;
    ExportPanel *m_export = nullptr;
    Label *m_total = nullptr;
    Label *m_passedOver = nullptr;
    Label *m_unsorted = nullptr;   ///< shown if too many transactions match for the order
    Label *m_remembered = nullptr; ///< notice that the rows come from the cache, with their age
    Label *m_uncopied = nullptr;   ///< shown if rows could not be copied
    QStackedWidget *m_faces = nullptr;
    TransactionTable *m_table = nullptr;
    ListFooter *m_footer = nullptr;
    ListNotes *m_notes = nullptr; ///< null in rescue mode
    PageNotice *m_notice = nullptr;
    FilterEffect *m_effect;
    FilterRemovals *m_removals = nullptr; ///< of m_notice
    BusyIndicator *m_busy;                ///< shown while a page is read
    core::ContactWatch *m_contact;        ///< connection to the service
    bool m_loaded = false;
    QTimer m_addUp; ///< delay until changes have stopped
    int m_sumsGeneration = 0;
    bool m_wasComplete = false; ///< the copy of a remote service, when last shown
};

} // namespace ui
