// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/consoledatabase.h"
#include "tests/support/await.h"
#include "tests/support/children.h"
#include "tests/support/detailbench.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "ui/text/keytext.h"
#include "ui/text/text.h"

#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QPlainTextEdit>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::settle;

/// Personal data is masked until revealed.
class TestDetailPrivacy : public QObject, private DetailBench
{
    Q_OBJECT

private Q_SLOTS:
    void init() { begin(); }
    void cleanup() { end(); }

    void hidesWhoItIs_data();
    void hidesWhoItIs();
    void namesTheWalkInPayerOnly();
    void notesWhatItShows();
    void hidesAgainWhatWasLeft();
    void revealsNothingThatCannotBeLogged();
    void showsTheDataOfOneOnly();
    void showsAllFieldsOfTheApi_data();
    void showsAllFieldsOfTheApi();
};

void TestDetailPrivacy::hidesWhoItIs_data()
{
    QTest::addColumn<core::Transaction>("transaction");
    QTest::newRow("cash-in") << fullCashIn();
    for (const char *key : {"+5511987654321", "52998224725", "ana@example.com",
                            "71c7d9be-4b85-4e43-9f1c-1f3b8b4e9a2d", "what is no key"}) {
        core::Transaction sent = fullCashOut();
        sent.pixKey = QLatin1StringView(key);
        QTest::newRow(key) << sent;
    }
}

/// Nowhere on the page, including accessible texts and the clipboard.
void TestDetailPrivacy::hidesWhoItIs()
{
    QFETCH(core::Transaction, transaction);
    transaction.name = u"Ana Beatriz Quintana"_s;
    show(transaction);
    press(Qt::Key_J);
    settle();
    QStringList secrets{u"Quintana"_s,   transaction.email,    transaction.phone,
                        u"98765-4321"_s, transaction.document, u"529.982.247-25"_s};
    if (!transaction.pixKey.isEmpty())
        secrets += {transaction.pixKey, ui::keyText(transaction.pixKey)};
    for (const QWidget *widget : support::childrenOf<QWidget>(*m_page, 100)) {
        const auto *edit = qobject_cast<const QPlainTextEdit *>(widget);
        const auto *label = qobject_cast<const QLabel *>(widget);
        const QString all = (edit ? edit->toPlainText() : QString()) +
                            (label ? label->text() : QString()) + widget->accessibleName() +
                            widget->accessibleDescription() + widget->toolTip();
        for (const QString &secret : secrets)
            QVERIFY2(!all.contains(secret), qPrintable(all));
    }
    QCOMPARE(value(u"nameValue"_s), u"Ana B. Q."_s);
}

/// As in the list: the name stands for nobody, and the other data of the shop stays masked.
void TestDetailPrivacy::namesTheWalkInPayerOnly()
{
    core::Transaction sale = fullCashIn();
    sale.name = u"Cliente de balcão"_s;
    core::PayerProfile walkIn;
    walkIn.name = sale.name;
    walkIn.document = sale.document;
    m_page->setWalkIn(walkIn);
    show(sale);
    QCOMPARE(value(u"nameValue"_s), sale.name);
    QVERIFY(value(u"documentValue"_s) != u"529.982.247-25"_s);
    QVERIFY(value(u"emailValue"_s) != sale.email);
    sale.document = u"11144477735"_s; // a customer of the same name
    show(sale);
    QCOMPARE(value(u"nameValue"_s), u"Cliente b."_s);
}

void TestDetailPrivacy::notesWhatItShows()
{
    const core::Transaction transaction = fullCashIn();
    show(transaction);
    QVERIFY(revealWords().contains(u"hidden"_s));
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), transaction.name);
    QCOMPARE(value(u"documentValue"_s), u"529.982.247-25"_s);
    const auto recorded = await(m_context->console().disclosures().reveals(transaction.id));
    QVERIFY(recorded);
    QCOMPARE(recorded->size(), 1);
    QVERIFY2(revealWords().contains(ui::timestampText(recorded->first())),
             qPrintable(revealWords()));
    press(Qt::Key_V); // masks again, which is not logged
    QVERIFY(value(u"nameValue"_s) != transaction.name);
    QVERIFY(revealWords().contains(ui::timestampText(recorded->first())));
    QCOMPARE(await(m_context->console().disclosures().reveals(transaction.id))->size(), 1);
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), transaction.name);
    QCOMPARE(await(m_context->console().disclosures().reveals(transaction.id))->size(), 2);

    const ui::DetailPage next(*m_service, nullptr, &m_context->console());
    const_cast<ui::DetailPage &>(next).show(transaction);
    QTRY_VERIFY(named<QLabel>(next, u"revealWords"_s)
                    ->text()
                    .contains(ui::timestampText(recorded->first())));
}

void TestDetailPrivacy::hidesAgainWhatWasLeft()
{
    const core::Transaction transaction = fullCashIn();
    show(transaction);
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), transaction.name);
    Q_EMIT m_service->changed(samples::moved(transaction, Status::Code::Refund));
    settle();
    QCOMPARE(value(u"nameValue"_s), transaction.name); // changes keep it revealed
    m_page->hide();
    support::open(*m_page);
    QVERIFY(value(u"nameValue"_s) != transaction.name);
}

void TestDetailPrivacy::revealsNothingThatCannotBeLogged()
{
    ToolBox broken(*m_service, {}, ToolBox::Records::Broken);
    m_page = std::make_unique<ui::DetailPage>(*m_service, nullptr, &broken.console());
    show(fullCashIn());
    const QString hidden = value(u"nameValue"_s);
    press(Qt::Key_V);
    QTRY_VERIFY(revealWords().contains(u"stays hidden"_s));
    QCOMPARE(value(u"nameValue"_s), hidden);
    m_page.reset();
}

void TestDetailPrivacy::showsTheDataOfOneOnly()
{
    const core::Transaction first = samples::charge(1500, 1);
    const core::Transaction second = samples::charge(1500, 2);
    show(first);
    press(Qt::Key_V);
    QTRY_COMPARE(value(u"nameValue"_s), first.name);
    m_page->show(second);
    settle();
    QVERIFY(value(u"nameValue"_s) != second.name);
    press(Qt::Key_V);
    m_page->show(first); // before the store has answered
    QTRY_COMPARE(await(m_context->console().disclosures().reveals(second.id))->size(), 1);
    settle();
    QVERIFY(value(u"nameValue"_s) != first.name);
}

void TestDetailPrivacy::showsAllFieldsOfTheApi_data()
{
    QTest::addColumn<core::Transaction>("transaction");
    QTest::newRow("cash-in") << fullCashIn();
    QTest::newRow("cash-out") << fullCashOut();
}

void TestDetailPrivacy::showsAllFieldsOfTheApi()
{
    QFETCH(core::Transaction, transaction);
    show(transaction);
    QVERIFY(!named(*m_page, u"rawText"_s)->isVisible());
    press(Qt::Key_V); // masked here even if revealed above
    QTRY_COMPARE(value(u"nameValue"_s), transaction.name);
    press(Qt::Key_J);
    settle();
    QGuiApplication::clipboard()->clear();
    press(Qt::Key_C, Qt::ControlModifier | Qt::ShiftModifier);
    const QString described = QGuiApplication::clipboard()->text();
    QCOMPARE(described, value(u"rawText"_s));
    QVERIFY(described.contains(transaction.id.toString(QUuid::WithoutBraces)));
    QVERIFY(described.contains(u"\"amount\": \"1234.56\""_s));
    QVERIFY(described.contains(transaction.endToEndId));
    for (const QString &secret :
         {transaction.name, transaction.email, transaction.phone, transaction.document})
        QVERIFY2(!described.contains(u'"' + secret + u'"'), qPrintable(described));
}

BALCAO_TEST(TestDetailPrivacy)
#include "tst_detailprivacy.moc"
