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

    static tl::unexpected<core::Error> fullDisk()
    {
        return tl::unexpected(core::Error{
            core::Error::Code::StorageFull, {}, QStringLiteral("database or disk is full")});
    }

    void begin()
    {
        QLocale::setDefault(QLocale(QStringLiteral("pt_BR")));
        m_service = std::make_unique<FakeService>();
        for (int i = 0; i < kTransactionCount; ++i)
            m_service->stored.append(samples::charge(100 + i, 1000 + i));
        make({.listing = {.views = QList<core::SavedView>()}}); // No counts for views.
    }

    void make(const core::Preferences &preferences,
              ToolBox::Records repository = ToolBox::Records::Sound)
    {
        m_page.reset();
        m_toolbox = std::make_unique<ToolBox>(*m_service, preferences, repository);
        m_page = std::make_unique<ui::ListPage>(m_toolbox->context());
        m_page->resize(kWide);
    }

    void end()
    {
        m_page.reset();
        m_toolbox.reset();
        m_service.reset();
    }

    void open()
    {
        support::open(*m_page);
        support::settle();
    }

    /// Delivers the delayed answers of the service.
    void answer()
    {
        m_service->holds = false;
        m_service->release();
        support::settle();
    }

    [[nodiscard]] QTableView *table() const
    {
        return support::named<QTableView>(*m_page, QStringLiteral("transactionTable"));
    }

    /// Returns the text of the label; empty if the label is hidden.
    [[nodiscard]] QString text(const QString &label) const
    {
        const auto *found = support::named<QLabel>(*m_page, label);
        return found->isVisible() ? found->text() : QString();
    }

    [[nodiscard]] QUuid current() const
    {
        return table()
            ->currentIndex()
            .data(ui::TransactionModel::TransactionRole)
            .value<core::Transaction>()
            .id;
    }

    /// Returns the visible columns in visual order.
    [[nodiscard]] QList<Column> columns() const
    {
        QList<Column> shown;
        const QHeaderView *header = table()->horizontalHeader();
        for (int visual = 0; visual < header->count(); ++visual) {
            const int column = header->logicalIndex(visual);
            if (!header->isSectionHidden(column))
                shown.append(static_cast<Column>(column));
        }
        return shown;
    }

    /// Returns the cells of all loaded rows.
    [[nodiscard]] QStringList cells(Column column) const
    {
        QStringList texts;
        for (int row = 0; row < rows(); ++row)
            texts.append(table()->model()->index(row, static_cast<int>(column)).data().toString());
        return texts;
    }

    [[nodiscard]] QLineEdit *box() const
    {
        return support::named<QLineEdit>(*m_page, QStringLiteral("searchEdit"));
    }

    /// Opens the search field by its key and types the text.
    void searchFor(const QString &text)
    {
        support::press(Qt::Key_Slash);
        QVERIFY(box()->hasFocus());
        support::type(text);
    }

    /// Presses the key until the condition is true; false after kMaxCount presses.
    [[nodiscard]] static bool pressUntil(Qt::Key key, const std::function<bool()> &isThere)
    {
        constexpr int kMaxCount = 60; // more than the fields of a page or the choices of a box
        for (int pressed = 0; pressed < kMaxCount && !isThere(); ++pressed)
            support::press(key);
        return isThere();
    }

    [[nodiscard]] static bool tabTo(const QWidget &widget)
    {
        return pressUntil(Qt::Key_Tab, [&widget] { return widget.hasFocus(); });
    }

    [[nodiscard]] int rows() const { return table()->model()->rowCount(); }

    [[nodiscard]] QStringList chips() const
    {
        QStringList texts;
        const auto found = m_page->findChildren<QPushButton *>(QStringLiteral("filterChip"));
        for (const QPushButton *chip : found) {
            if (chip->isVisible())
                texts.append(chip->text());
        }
        return texts;
    }

    /// Returns the stored preferences.
    [[nodiscard]] const core::Listing &kept() { return m_toolbox->preferences().value().listing; }

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_toolbox;
    std::unique_ptr<ui::ListPage> m_page;
};
