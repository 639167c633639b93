// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/lastshop.h"
#include "tests/support/testmain.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTemporaryDir>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using app::LastShop;

class TestLastShop : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { qunsetenv("XDG_DATA_HOME"); }

    void comesBack_data();
    void comesBack();
    void isForItsOwnerOnly();
    void isNoneIfDamaged_data();
    void isNoneIfDamaged();
    void writesTheSameShopOnce();
    void keepsTheShopUnderTheDemo();

private:
    [[nodiscard]] QString file() const { return m_folder->filePath(u"balcao/last-shop.json"_s); }

    std::unique_ptr<QTemporaryDir> m_folder;
};

void TestLastShop::init()
{
    m_folder = std::make_unique<QTemporaryDir>();
    qputenv("XDG_DATA_HOME", m_folder->path().toLocal8Bit());
}

void TestLastShop::comesBack_data()
{
    QTest::addColumn<QString>("folder");
    QTest::addColumn<QUuid>("profile");
    QTest::newRow("local") << u"/home/ana/minha loja é"_s << QUuid();
    QTest::newRow("remote") << QString() << QUuid::createUuid();
}

void TestLastShop::comesBack()
{
    QFETCH(QString, folder);
    QFETCH(QUuid, profile);
    QCOMPARE(LastShop::load(), std::nullopt);
    const LastShop shop{.folder = folder, .profile = profile};
    QVERIFY(shop.save());
    QCOMPARE(LastShop::load(), shop);
    const LastShop next{.folder = u"/srv/next"_s};
    QVERIFY(next.save());
    QCOMPARE(LastShop::load(), next);
}

void TestLastShop::isForItsOwnerOnly()
{
    QVERIFY(LastShop{.folder = u"/srv/shop"_s}.save());
    constexpr auto kOthers = QFile::ReadGroup | QFile::ReadOther;
    QCOMPARE(QFile::permissions(file()) & kOthers, QFile::Permissions());
}

void TestLastShop::isNoneIfDamaged_data()
{
    QTest::addColumn<QByteArray>("text");
    QTest::newRow("empty") << QByteArray();
    QTest::newRow("no object") << "[]"_ba;
    QTest::newRow("neither") << "{}"_ba;
    QTest::newRow("no profile") << R"({"profile":"x"})"_ba;
    QTest::newRow("no demo") << R"({"demo":false})"_ba;
    QTest::newRow("both")
        << R"({"folder":"/srv","profile":"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"})"_ba;
}

void TestLastShop::isNoneIfDamaged()
{
    QFETCH(QByteArray, text);
    QVERIFY(LastShop{.folder = u"/srv/shop"_s}.save());
    QFile written(file());
    QVERIFY(written.open(QIODevice::WriteOnly | QIODevice::Truncate));
    written.write(text);
    written.close();
    QCOMPARE(LastShop::load(), std::nullopt);
}

void TestLastShop::writesTheSameShopOnce()
{
    const LastShop shop{.folder = u"/srv/shop"_s};
    QVERIFY(shop.save());
    QFile written(file());
    QVERIFY(written.open(QIODevice::Append));
    written.write(" "); // a new file would lack the space
    written.close();
    const qint64 size = QFileInfo(file()).size();
    QVERIFY(shop.save());
    QCOMPARE(QFileInfo(file()).size(), size);
}

/// balcao-cli needs the shop, and the console the demo.
void TestLastShop::keepsTheShopUnderTheDemo()
{
    QVERIFY(LastShop::saveDemo());
    const LastShop demo{.isDemo = true};
    QCOMPARE(LastShop::load(), demo);
    QVERIFY(!demo.isShop());
    const LastShop shop{.folder = u"/srv/shop"_s};
    QVERIFY(shop.save());
    QVERIFY(LastShop::saveDemo());
    const LastShop both{.folder = u"/srv/shop"_s, .isDemo = true};
    QCOMPARE(LastShop::load(), both);
    QVERIFY(shop.save());
    QCOMPARE(LastShop::load(), shop);
}

BALCAO_GUILESS_TEST(TestLastShop)
#include "tst_lastshop.moc"
