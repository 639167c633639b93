// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeservice.h"
#include "tests/support/samples.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/livecharge.h"
#include "ui/transactions/detailpage.h"
#include "ui/widgets/qrview.h"

#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>

using namespace Qt::StringLiterals;
using Code = core::Status::Code;

/// Conditions for a payment code to leave the screen: the charge is pending, and the code requests
/// exactly its amount.
class TestCodeGuard : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void givesTheCodeOf_data();
    void givesTheCodeOf();
};

void TestCodeGuard::givesTheCodeOf_data()
{
    QTest::addColumn<core::Transaction>("transaction");
    QTest::addColumn<bool>("isPayeeKnown");
    QTest::addColumn<bool>("isGiven");
    const auto row = [](const char *name, const core::Transaction &transaction, bool isGiven) {
        QTest::newRow(name) << transaction << true << isGiven;
    };
    const core::Transaction pending = samples::charge(1500);
    row("a charge that waits", pending, true);
    row("one on its way", samples::moved(pending, Code::InProcess), false);
    row("one held for a check", samples::moved(pending, Code::InAnalysis), false);
    row("an unknown state", samples::moved(pending, core::Status::fromText(u"partially_paid"_s)),
        false);
    row("a paid one", samples::moved(pending, Code::Paid), false);
    row("an expired one", samples::moved(pending, Code::Expired), false);
    core::Transaction other = pending;
    other.qrCode = samples::charge(9500).qrCode;
    row("another amount", other, false);
    core::Transaction broken = pending;
    broken.qrCode.chop(1);
    row("a broken code", broken, false);
    core::Transaction foreign = pending;
    foreign.qrCode = core::chargeCode(core::Payee(core::HostedMerchant{u"pix.example.com"_s,
                                                                       u"Loja"_s, u"Natal"_s}),
                                      pending.amount, pending.id)
                         .toText()
                         .value();
    row("somebody else's code", foreign, false);
    QTest::newRow("in a rescue") << pending << false << false;
}

void TestCodeGuard::givesTheCodeOf()
{
    QFETCH(core::Transaction, transaction);
    QFETCH(bool, isPayeeKnown);
    QFETCH(bool, isGiven);
    FakeService service;
    if (!isPayeeKnown)
        service.who.reset();
    service.onFind = [&transaction](const QUuid &) { return transaction; };

    ui::DetailPage detail(service);
    detail.show(transaction);
    const auto *copyInDetail = detail.findChild<QAbstractButton *>(u"detailCopyButton"_s);
    QCOMPARE(copyInDetail->isEnabled() && copyInDetail->isVisibleTo(&detail), isGiven);
    QCOMPARE(detail.findChild<ui::QrView *>()->isVisibleTo(&detail), isGiven);

    ToolBox toolBox(service);
    ui::LiveCharge live(service, toolBox.receipts(), toolBox.preferences());
    live.show(transaction);
    QCOMPARE(live.findChild<ui::QrView *>()->isVisibleTo(&live), isGiven);
    for (const QString &name : {u"copyButton"_s, u"saveButton"_s}) {
        const auto *button = live.findChild<QAbstractButton *>(name);
        QCOMPARE(button->isEnabled() && button->isVisibleTo(&live), isGiven);
    }
}

BALCAO_TEST(TestCodeGuard)
#include "tst_codeguard.moc"
