// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/samples.h"
#include "tests/support/scan.h"
#include "tests/support/testmain.h"
#include "ui/text/text.h"
#include "ui/widgets/codeview.h"
#include "ui/widgets/qrview.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QApplication>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLayout>

using namespace Qt::StringLiterals;

/// A valid code that the screen renders incorrectly.
class TestCodeView : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup() { m_view.reset(); }
    void keepsACodeThatIsDrawnRight();
    void removesACodeThatIsDrawnWrong();
    void triesAgainInAnotherSize();
    void triesAgainWithAnotherCharge();
    void showsThatACodeIsTooFine();

private:
    [[nodiscard]] ui::QrView *qr() const { return m_view->findChild<ui::QrView *>(); }
    [[nodiscard]] QLabel *label(const QString &name) const
    {
        return m_view->findChild<QLabel *>(name);
    }
    QWidget *blot();

    FakeService m_service;
    std::unique_ptr<ui::CodeView> m_view;
};

void TestCodeView::init()
{
    m_view = std::make_unique<ui::CodeView>(m_service, ui::TextSize::Title);
    m_view->resize(400, 400);
    m_view->setHint(u"B: larger"_s);
    m_view->setTransaction(samples::charge(1500));
    m_view->show();
    QVERIFY(QTest::qWaitForWindowExposed(m_view.get()));
}

/// Covers the code until the returned widget is removed.
QWidget *TestCodeView::blot()
{
    auto *blot = new QWidget(qr());
    blot->setGeometry(QRect(qr()->rect().center() - QPoint(40, 40), QSize(80, 80)));
    blot->setAutoFillBackground(true);
    blot->setPalette(QPalette(Qt::white));
    blot->show();
    qr()->update();
    return blot;
}

void TestCodeView::keepsACodeThatIsDrawnRight()
{
    QSignalSpy read(qr(), &ui::QrView::readBack);
    qr()->update();
    QTRY_VERIFY(!read.isEmpty());
    QVERIFY(qr()->isVisible());
    QVERIFY(!label(u"codeProblemLabel"_s)->isVisible());
    QCOMPARE(label(u"codeHintLabel"_s)->text(), u"B: larger"_s);
    QCOMPARE(support::scanned(m_view->grab().toImage()), samples::charge(1500).qrCode);
}

void TestCodeView::removesACodeThatIsDrawnWrong()
{
    blot();
    QTRY_VERIFY(!qr()->isVisible());
    QVERIFY(label(u"codeProblemLabel"_s)->isVisible());
    QCOMPARE(label(u"codeProblemLabel"_s)->text(),
             ui::drawingSentence(ui::DrawingProblem::Modules));
    QVERIFY(!label(u"codeHintLabel"_s)->isVisible());
    QCOMPARE(support::scanned(m_view->grab().toImage()), QString());
    QVERIFY(!m_view->problem()); // copying is still allowed
}

void TestCodeView::triesAgainInAnotherSize()
{
    std::unique_ptr<QWidget> onIt(blot());
    QTRY_VERIFY(!qr()->isVisible());
    m_view->resize(420, 410);
    QTRY_VERIFY(qr()->isVisible());
    QTRY_VERIFY(!qr()->isVisible()); // as wrong as before
    onIt.reset();
    m_view->resize(430, 410);
    QTRY_VERIFY(qr()->isVisible());
    support::settle();
    QTRY_COMPARE(support::scanned(m_view->grab().toImage()), samples::charge(1500).qrCode);
}

void TestCodeView::triesAgainWithAnotherCharge()
{
    delete blot();
    std::unique_ptr<QWidget> onIt(blot());
    QTRY_VERIFY(!qr()->isVisible());
    onIt.reset();
    m_view->setTransaction(samples::charge(700, 2));
    QTRY_COMPARE(support::scanned(m_view->grab().toImage()), samples::charge(700, 2).qrCode);
}

void TestCodeView::showsThatACodeIsTooFine()
{
    qr()->setMinimumSize(1, 1);
    m_view->layout()->activate();
    m_view->resize(90, 220);
    const auto *hint = label(u"codeHintLabel"_s);
    QTRY_VERIFY(hint->text().contains(ui::drawingSentence(ui::DrawingProblem::TooDense)));
    QVERIFY(hint->text().contains(u"B: larger"_s));
    QVERIFY(qr()->isVisible()); // some phones can still read it
    m_view->resize(400, 400);
    QTRY_COMPARE(hint->text(), u"B: larger"_s);
}

BALCAO_TEST(TestCodeView)
#include "tst_codeview.moc"
