// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/reconcile/hashfilter.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace core;

class TestHashFilter : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void recognizesMostAbsentHashes_data()
    {
        QTest::addColumn<int>("count");
        QTest::newRow("one hash") << 1;
        QTest::newRow("some hashes") << 64;
        QTest::newRow("16 bits for each hash") << 65'536;
    }

    void recognizesMostAbsentHashes()
    {
        QFETCH(const int, count);
        constexpr int kAbsent = 100'000;
        HashFilter filter(static_cast<size_t>(count));
        const auto hashOf = [](int value) { return mixedBits(static_cast<quint64>(value) + 1); };
        for (int value = 0; value < count; ++value)
            filter.add(hashOf(value));
        for (int value = 0; value < count; ++value)
            QVERIFY(filter.mayContain(hashOf(value)));
        int unrecognized = 0;
        for (int value = count; value < count + kAbsent; ++value)
            unrecognized += filter.mayContain(hashOf(value)) ? 1 : 0;
        QVERIFY2(unrecognized < kAbsent * 3 / 200, qPrintable(QString::number(unrecognized)));
    }
};

BALCAO_APPLESS_TEST(TestHashFilter)
#include "tst_hashfilter.moc"
