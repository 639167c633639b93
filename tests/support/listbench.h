// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/transaction.h"
#include "core/till/listing.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/toolbox.h"
#include "ui/transactions/listpage.h"
#include "ui/transactions/transactionmodel.h"

#include <QtCore/QLocale>
#include <QtTest/QTest>
#include <QtWidgets/QHeaderView>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

#include <functional>
#include <memory>

/// The transaction list of a shop with transactions, and accessors for tests.
class ListBench
{
protected:
    using Column = ui::TransactionModel::Column;

    static constexpr int kTransactionCount = 203;
    static constexpr QSize kWide{1060, 700};
    static constexpr QSize kNarrow{656, 520}; // size in the smallest window

    inline static const QList<Column> kUsual{
        Column::Time, Column::Operation, Column::State,     Column::Amount,
        Column::Name, Column::Reference, Column::EndToEndId};

    static tl::unexpected<core::Error> fullDisk();

    void begin();

    void make(const core::Preferences &preferences,
              ToolBox::Records repository = ToolBox::Records::Sound);

    void end();

    void open();

    /// Delivers the delayed answers of the service.
    void answer();

    [[nodiscard]] QTableView *table() const;

    /// Returns the text of the label; empty if the label is hidden.
    [[nodiscard]] QString text(const QString &label) const;

    [[nodiscard]] QUuid current() const;

    /// Returns the visible columns in visual order.
    [[nodiscard]] QList<Column> columns() const;

    /// Returns the cells of all loaded rows.
    [[nodiscard]] QStringList cells(Column column) const;

    [[nodiscard]] QLineEdit *box() const;

    /// Opens the search field by its key and types the text.
    void searchFor(const QString &text);

    /// Presses the key until the condition is true; false after kMaxCount presses.
    [[nodiscard]] static bool pressUntil(Qt::Key key, const std::function<bool()> &isThere);

    [[nodiscard]] static bool tabTo(const QWidget &widget);

    [[nodiscard]] int rows() const { return table()->model()->rowCount(); }

    [[nodiscard]] QStringList chips() const;

    /// Returns the stored preferences.
    [[nodiscard]] const core::Listing &kept() { return m_toolbox->preferences().value().listing; }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_toolbox;
    std::unique_ptr<ui::ListPage> m_page;
};
