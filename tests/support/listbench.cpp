// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/listbench.h"

tl::unexpected<core::Error> ListBench::fullDisk()
{
    return tl::unexpected(core::Error{
        core::Error::Code::StorageFull, {}, QStringLiteral("database or disk is full")});
}

void ListBench::begin()
{
    QLocale::setDefault(QLocale(QStringLiteral("pt_BR")));
    m_service = std::make_unique<FakeService>();
    for (int i = 0; i < kTransactionCount; ++i)
        m_service->stored.append(samples::charge(100 + i, 1000 + i));
    make({.listing = {.views = QList<core::SavedView>()}}); // No counts for views.
}

void ListBench::make(const core::Preferences &preferences, ToolBox::Records repository)
{
    m_page.reset();
    m_toolbox = std::make_unique<ToolBox>(*m_service, preferences, repository);
    m_page = std::make_unique<ui::ListPage>(m_toolbox->context());
    m_page->resize(kWide);
}

void ListBench::end()
{
    m_page.reset();
    m_toolbox.reset();
    m_service.reset();
}

void ListBench::open()
{
    support::open(*m_page);
    support::settle();
}

void ListBench::answer()
{
    m_service->holds = false;
    m_service->release();
    support::settle();
}

QTableView *ListBench::table() const
{
    return support::named<QTableView>(*m_page, QStringLiteral("transactionTable"));
}

QString ListBench::text(const QString &label) const
{
    const auto *found = support::named<QLabel>(*m_page, label);
    return found->isVisible() ? found->text() : QString();
}

QUuid ListBench::current() const
{
    return table()
        ->currentIndex()
        .data(ui::TransactionModel::TransactionRole)
        .value<core::Transaction>()
        .id;
}

QList<ListBench::Column> ListBench::columns() const
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

QStringList ListBench::cells(Column column) const
{
    QStringList texts;
    for (int row = 0; row < rows(); ++row)
        texts.append(table()->model()->index(row, static_cast<int>(column)).data().toString());
    return texts;
}

QLineEdit *ListBench::box() const
{
    return support::named<QLineEdit>(*m_page, QStringLiteral("searchEdit"));
}

void ListBench::searchFor(const QString &text)
{
    support::press(Qt::Key_Slash);
    QVERIFY(box()->hasFocus());
    support::type(text);
}

bool ListBench::pressUntil(Qt::Key key, const std::function<bool()> &isThere)
{
    constexpr int kMaxCount = 60; // more than the fields of a page or the choices of a box
    for (int pressed = 0; pressed < kMaxCount && !isThere(); ++pressed)
        support::press(key);
    return isThere();
}

bool ListBench::tabTo(const QWidget &widget)
{
    return pressUntil(Qt::Key_Tab, [&widget] { return widget.hasFocus(); });
}

QStringList ListBench::chips() const
{
    QStringList texts;
    const auto found = m_page->findChildren<QPushButton *>(QStringLiteral("filterChip"));
    for (const QPushButton *chip : found) {
        if (chip->isVisible())
            texts.append(chip->text());
    }
    return texts;
}
