// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/api/qrimagecache.h"
#include "core/wire/transactionjson.h"
#include "tests/support/testmain.h"

#include <QtCore/QThread>
#include <QtTest/QTest>

using namespace Qt::StringLiterals;
using namespace core;
using Images = QrImageCache::Images;
using Length = QrImageCache::Length;

namespace
{

QStringList codes(int count)
{
    QStringList codes;
    for (int i = 0; i < count; ++i)
        codes.append(u"a code as long as those of charges are %1"_s.arg(i, 100));
    return codes;
}

} // namespace

class QrImageCacheTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void drawsEachCode_data();
    void drawsEachCode();
    void answersAtOnceWhatItKeeps();
    void writesWhatIsLongElsewhere();
    void reportsThatACodeCannotBeDrawn();
    void finishesWhatItWrites();
};

void QrImageCacheTest::drawsEachCode_data()
{
    QTest::addColumn<int>("threads");
    QTest::addColumn<int>("count");
    QTest::newRow("none") << 2 << 0;
    QTest::newRow("one") << 2 << 1;
    QTest::newRow("as many as threads") << 3 << 3;
    QTest::newRow("a page") << 3 << 100;
    QTest::newRow("a page by one thread") << 1 << 100;
}

void QrImageCacheTest::drawsEachCode()
{
    QFETCH(int, threads);
    QFETCH(int, count);
    QrImageCache qrImages(threads);
    Images drawn;
    int answers = 0;
    const auto write = [&drawn](const Images &images) {
        drawn = images;
        return HttpResponse{.status = 201, .contentType = {}, .body = "body"};
    };
    const auto deliver = [&](const HttpResponse &response) {
        QCOMPARE(response.status, 201);
        QCOMPARE(response.body, "body");
        QCOMPARE(QThread::currentThread(), thread());
        ++answers;
    };
    for (int time = 1; time <= 2; ++time) { // the second time from the cache
        qrImages.write(codes(count), Length::Long, write, deliver);
        QCOMPARE(answers, time - 1);
        QTRY_COMPARE(answers, time);
        QCOMPARE(drawn.size(), count);
        for (const QString &code : codes(count))
            QVERIFY(!drawn[code].isEmpty() && drawn[code] == drawnCode(code));
    }
}

void QrImageCacheTest::answersAtOnceWhatItKeeps()
{
    QrImageCache qrImages(1);
    int answers = 0;
    const auto write = [](const Images &) { return HttpResponse(); };
    const auto deliver = [&answers](const HttpResponse &) { ++answers; };
    qrImages.write({}, Length::Short, write, deliver);
    QCOMPARE(answers, 1);
    qrImages.write(codes(1), Length::Short, write, deliver);
    QCOMPARE(answers, 1);
    QTRY_COMPARE(answers, 2);
    qrImages.write(codes(1), Length::Short, write, deliver);
    QCOMPARE(answers, 3);
    qrImages.write(codes(4000), Length::Long, write, deliver); // more than the cache holds
    QTRY_COMPARE_WITH_TIMEOUT(answers, 4, 60'000);
    qrImages.write(codes(1), Length::Short, write, deliver);
    QCOMPARE(answers, 4);
    QTRY_COMPARE(answers, 5);
}

void QrImageCacheTest::writesWhatIsLongElsewhere()
{
    QrImageCache qrImages(1);
    QThread *writer = nullptr;
    bool isThere = false;
    qrImages.write(
        {}, Length::Long,
        [&writer](const Images &) {
            writer = QThread::currentThread();
            return HttpResponse();
        },
        [&isThere](const HttpResponse &) { isThere = true; });
    QTRY_VERIFY(isThere);
    QVERIFY(writer != thread());
}

void QrImageCacheTest::reportsThatACodeCannotBeDrawn()
{
    QrImageCache qrImages(1);
    const QString tooLong(10'000, u'x');
    Images drawn;
    bool isThere = false;
    qrImages.write(
        {tooLong}, Length::Short,
        [&drawn](const Images &images) {
            drawn = images;
            return HttpResponse();
        },
        [&isThere](const HttpResponse &) { isThere = true; });
    QTRY_VERIFY(isThere);
    QCOMPARE(drawn, (Images{{tooLong, {}}}));
}

void QrImageCacheTest::finishesWhatItWrites()
{
    std::atomic<int> written = 0;
    int answers = 0;
    {
        QrImageCache qrImages(2);
        for (int i = 0; i < 10; ++i) {
            qrImages.write(
                codes(10), Length::Long,
                [&written](const Images &) {
                    ++written;
                    return HttpResponse();
                },
                [&answers](const HttpResponse &) { ++answers; });
        }
    }
    QCOMPARE(written, 10);
    QCoreApplication::processEvents();
    QCOMPARE(answers, 0); // the receiver is gone
}

BALCAO_GUILESS_TEST(QrImageCacheTest)
#include "tst_qrimagecache.moc"
