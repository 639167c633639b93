// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/transactiondraft.h"
#include "tests/support/await.h"
#include "tests/support/fakebankcodes.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/counter/chargepage.h"
#include "ui/counter/openchargespage.h"
#include "ui/widgets/amountedit.h"

#include <QtWidgets/QLabel>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using support::named;
using support::press;
using support::type;
using Code = core::Error::Code;

/// An own shop whose charges get codes of the bank, by the keys of the cashier.
class TestBankCharge : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init()
    {
        m_error.reset();
        m_service = std::make_unique<FakeService>();
        m_service->can = {.confirmsPayments = true, .refunds = true};
        m_codes = std::make_unique<support::FakeBankCodes>(*m_service);
        m_service->onCreate =
            [this](const core::TransactionDraft &draft) -> core::Result<core::Transaction> {
            if (m_codes->isInUse() && m_error)
                return tl::unexpected(core::Error{*m_error, {}, {}});
            core::Transaction made = samples::charge(draft.amount->cents(), 1);
            made.reference = draft.reference;
            m_service->stored.prepend(made);
            return made;
        };
        m_box = std::make_unique<ToolBox>(*m_codes);
        open();
    }

    void cleanup()
    {
        m_page.reset();
        m_openPage.reset();
        m_model.reset();
        m_box.reset();
        m_codes.reset();
        m_service.reset();
    }

    void offersTheOwnCode_data()
    {
        QTest::addColumn<Code>("error");
        QTest::addColumn<bool>("isOffered");
        QTest::newRow("unreachable") << Code::Unreachable << true;
        QTest::newRow("unavailable") << Code::Unavailable << true;
        QTest::newRow("not trusted") << Code::NotTrusted << true;
        QTest::newRow("access denied") << Code::AccessDenied << true;
        QTest::newRow("not understood") << Code::NotUnderstood << true;
        QTest::newRow("unconfirmed") << Code::Unconfirmed << true;
        QTest::newRow("invalid input") << Code::InvalidInput << false;
        QTest::newRow("disk full") << Code::StorageFull << false;
    }

    /// The shop's own code helps only if the bank is the reason of the error.
    void offersTheOwnCode()
    {
        QFETCH(const Code, error);
        QFETCH(const bool, isOffered);
        QVERIFY(!button()->isVisible());
        m_error = error;
        charge();
        QTRY_VERIFY(!message().isEmpty());
        QTRY_COMPARE(button()->isVisible(), isOffered);
        QVERIFY(!m_codes->isStatic); // only a person decides
        QVERIFY(m_service->stored.isEmpty());
    }

    void chargesWithTheOwnCode_data()
    {
        QTest::addColumn<bool>("byKey");
        QTest::newRow("by mouse") << false;
        QTest::newRow("by Ctrl+B") << true;
    }

    void chargesWithTheOwnCode()
    {
        QFETCH(const bool, byKey);
        m_error = Code::Unreachable;
        charge();
        QTRY_VERIFY(button()->isVisible());
        if (byKey)
            press(Qt::Key_B, Qt::ControlModifier);
        else
            QTest::mouseClick(button(), Qt::LeftButton);
        QTRY_VERIFY(named(*m_page, u"qrView"_s)->isVisible());
        QVERIFY(m_codes->isStatic);
        QVERIFY(!button()->isVisible());
        QCOMPARE(m_service->stored.size(), 1);
        QCOMPARE(m_service->stored[0].amount, core::Money::fromCents(1500));
    }

    /// The bank is asked more often for the payment of the code that the customer sees.
    void reportsTheCodeOnTheScreen()
    {
        charge();
        QTRY_VERIFY(named(*m_page, u"qrView"_s)->isVisible());
        const core::Transaction made = m_service->stored.constFirst();
        QCOMPARE(m_codes->shown.constLast(), std::optional(made.id));
        Q_EMIT m_service->changed(samples::moved(made, core::Status::Code::Paid));
        QTRY_COMPARE(m_codes->shown.constLast(), std::nullopt);
    }

    void withdrawsTheOfferWithTheAmount()
    {
        m_error = Code::Unreachable;
        charge();
        QTRY_VERIFY(button()->isVisible());
        type(u"7"_s);
        QTRY_VERIFY(!button()->isVisible());
        press(Qt::Key_B, Qt::ControlModifier);
        QVERIFY(!m_codes->isStatic);
    }

    void offersNothingWithoutABank()
    {
        m_page.reset();
        m_box = std::make_unique<ToolBox>(*m_service);
        open();
        m_error = Code::Unreachable;
        charge();
        QTRY_VERIFY(!message().isEmpty());
        QVERIFY(!button()->isVisible());
    }

    /// With the bank's proof nobody can pay, so the charge needs no mark. Otherwise the charge is
    /// marked, and the page says that the code can be paid.
    void cancelsAtTheBank_data()
    {
        QTest::addColumn<bool>("isRemoved");
        QTest::newRow("with proof") << true;
        QTest::newRow("without proof") << false;
    }

    void cancelsAtTheBank()
    {
        QFETCH(const bool, isRemoved);
        const core::Transaction pending = samples::charge(900, 7);
        m_service->stored = {pending};
        if (isRemoved)
            m_codes->cancelAnswer = samples::moved(pending, core::Status::Code::Canceled);
        else
            m_codes->cancelAnswer = core::failure(Code::Unconfirmed, u"no proof"_s);
        m_page.reset();
        const ui::ShopContext context = m_box->context();
        m_model = std::make_unique<ui::OpenChargesModel>(context);
        m_openPage = std::make_unique<ui::OpenChargesPage>(context, *m_model);
        support::open(*m_openPage);
        QTRY_COMPARE(named<QTableView>(*m_openPage, u"openTable"_s)->model()->rowCount(), 1);
        press(Qt::Key_A);
        const auto *news = named<QLabel>(*m_openPage, u"openNewsLabel"_s);
        QTRY_VERIFY(news->isVisible());
        QCOMPARE(m_codes->cancels, QList<QUuid>{pending.id});
        QVERIFY2(news->text().contains(isRemoved ? u"Nobody can pay"_s : u"can still be paid"_s),
                 qPrintable(news->text()));
        QTRY_COMPARE(m_model->isAbandoned(pending.id), !isRemoved); // the model reads the mark
    }

private:
    void open()
    {
        m_page = std::make_unique<ui::ChargePage>(m_box->context());
        m_page->resize(1000, 700);
        support::open(*m_page);
    }

    static void charge()
    {
        type(u"1500"_s);
        press(Qt::Key_Return);
    }

    [[nodiscard]] QPushButton *button() const
    {
        return named<QPushButton>(*m_page, u"staticCodeButton"_s);
    }
    [[nodiscard]] QString message() const
    {
        return named<QLabel>(*m_page, u"chargeMessage"_s)->text();
    }

    std::optional<Code> m_error; ///< of every charge with a code of the bank
    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<support::FakeBankCodes> m_codes;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<ui::ChargePage> m_page;
    std::unique_ptr<ui::OpenChargesModel> m_model;
    std::unique_ptr<ui::OpenChargesPage> m_openPage;
};

BALCAO_TEST(TestBankCharge)
#include "tst_bankcharge.moc"
