// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/testmain.h"
#include "ui/text/viewtext.h"

#include <QtTest/QTest>

class TestViewText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void hasUsualViews();
};

void TestViewText::hasUsualViews()
{
    const QDate today(2026, 11, 20);
    const QList<core::SavedView> views = ui::usualViews();
    QVERIFY(!views.isEmpty() && views.size() <= core::kMaxViews);
    for (const core::SavedView &view : views) {
        const core::TransactionFilter filter = core::filterOf(view, today);
        QVERIFY2(filter != core::TransactionFilter(), qPrintable(view.name));
        const core::SavedView again = core::viewOf(filter, view.name, today);
        QCOMPARE(again, view);
    }
}

BALCAO_GUILESS_TEST(TestViewText)
#include "tst_viewtext.moc"
