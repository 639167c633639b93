// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/auditlog.h"
#include "tests/support/chargebench.h"
#include "tests/support/testmain.h"
#include "ui/counter/chargeshare.h"

#include <QtCore/QUrlQuery>
#include <QtGui/QAction>
#include <QtGui/QClipboard>
#include <QtGui/QDesktopServices>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QMenu>
#include <QtWidgets/QPushButton>

using namespace Qt::StringLiterals;
using support::named;

/// Records the addresses that other programs would open.
class UrlRecorder : public QObject
{
    Q_OBJECT

public:
    QList<QUrl> urls;

public Q_SLOTS:
    void open(const QUrl &url) { urls.append(url); }
};

/// The menu that shares a waiting charge, and the time until its expiry.
class TestChargeShare : public QObject, private support::ChargeBench
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        begin();
        for (const QString &scheme : {u"https"_s, u"mailto"_s})
            QDesktopServices::setUrlHandler(scheme, &m_recorder, "open");
        m_recorder.urls.clear();
    }
    void cleanup()
    {
        for (const QString &scheme : {u"https"_s, u"mailto"_s})
            QDesktopServices::unsetUrlHandler(scheme);
        closeAll();
    }

    void opensWhatsApp();
    void opensTheMailProgram();
    void copiesAMessage();
    void copiesThePicture();
    void namesNoPayer();
    void countsDownToTheExpiry();

private:
    /// Charges R$ 15,00 and chooses a line of the menu by its number.
    void share(int line)
    {
        charge(u"1500"_s);
        QTRY_VERIFY(isWaiting());
        QTest::mouseClick(named<QPushButton>(*m_window, u"shareButton"_s), Qt::LeftButton);
        auto *menu = named<QMenu>(*m_window, u"shareMenu"_s);
        QVERIFY(menu->isVisible());
        menu->actions().at(line)->trigger();
        menu->close();
    }

    [[nodiscard]] const core::Transaction &charged() const { return m_service->stored.first(); }

    /// Returns the last entry of the audit log.
    [[nodiscard]] QString recorded() const { return support::lastRecorded(m_box->console()); }
    [[nodiscard]] QString entry(const QString &form) const
    {
        return u"code_shared %1 %2"_s.arg(charged().reference, form);
    }

    UrlRecorder m_recorder;
};

void TestChargeShare::opensWhatsApp()
{
    share(0);
    QCOMPARE(m_recorder.urls.size(), 1);
    const QUrl url = m_recorder.urls[0];
    QCOMPARE(url.host(), u"wa.me"_s);
    const QString text = QUrlQuery(url).queryItemValue(u"text"_s, QUrl::FullyDecoded);
    QVERIFY2(text.contains(charged().qrCode), qPrintable(text));
    QVERIFY2(text.contains(u"R$ 15,00"_s), qPrintable(text));
    QTRY_COMPARE(recorded(), entry(u"message"_s));
}

void TestChargeShare::opensTheMailProgram()
{
    share(1);
    QCOMPARE(m_recorder.urls.size(), 1);
    const QUrl url = m_recorder.urls[0];
    QCOMPARE(url.scheme(), u"mailto"_s);
    QVERIFY(url.path().isEmpty()); // the user chooses the receiver
    const QUrlQuery query(url);
    QVERIFY(query.queryItemValue(u"subject"_s, QUrl::FullyDecoded).contains(u"R$ 15,00"_s));
    QVERIFY(query.queryItemValue(u"body"_s, QUrl::FullyDecoded).contains(charged().qrCode));
}

void TestChargeShare::copiesAMessage()
{
    share(2);
    QVERIFY(QGuiApplication::clipboard()->text().contains(charged().qrCode));
    QVERIFY(m_recorder.urls.isEmpty());
    QTRY_COMPARE(recorded(), entry(u"message"_s));
}

/// A phone reads the copied picture.
void TestChargeShare::copiesThePicture()
{
    share(3);
    QCOMPARE(support::scanned(QGuiApplication::clipboard()->image()), charged().qrCode);
    QTRY_COMPARE(recorded(), entry(u"image"_s));
}

void TestChargeShare::namesNoPayer()
{
    core::Transaction transaction = samples::charge(1500);
    transaction.name = u"Maria Alves"_s;
    transaction.document = u"52998224725"_s;
    const QString text = ui::shareText(transaction, u"Padaria"_s);
    QVERIFY(!text.contains(u"Maria"_s));
    QVERIFY(!text.contains(transaction.document));
    QVERIFY(text.startsWith(u"Padaria"_s));
    QVERIFY(!text.contains(u"http"_s)); // no link, no line for one
    transaction.paymentLink = u"https://pay.example.com/abc"_s;
    QVERIFY(ui::shareText(transaction, u"Padaria"_s).contains(transaction.paymentLink));
}

void TestChargeShare::countsDownToTheExpiry()
{
    m_service->onCreate = [make = m_service->onCreate](const core::TransactionDraft &draft) {
        auto made = make(draft);
        made->expires = QDateTime::currentDateTimeUtc().addSecs(299);
        return made;
    };
    charge(u"1500"_s);
    QTRY_VERIFY(isWaiting());
    const auto *age = named<QLabel>(*m_window, u"expiryLabel"_s);
    QVERIFY2(age->text().contains(u"4:5"_s), qPrintable(age->text()));
    QVERIFY(age->isVisible());
}

BALCAO_TEST(TestChargeShare)
#include "tst_chargeshare.moc"
