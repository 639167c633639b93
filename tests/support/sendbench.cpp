// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/sendbench.h"

core::Transaction SendBench::madeOf(const core::TransactionDraft &draft, const core::Status &status)
{
    core::Transaction made = samples::charge(draft.amount->cents(), 7000);
    made.operation = core::Operation::CashOut;
    made.qrCode.clear();
    made.created = QDateTime::currentDateTimeUtc();
    made.events = {{core::Status::Code::Pending, made.created}};
    made.name = draft.name;
    made.email = draft.email;
    made.phone = draft.phone;
    made.document = draft.document;
    made.description = draft.description;
    made.platform = *draft.platform;
    made.reference = draft.reference;
    made.extra = draft.extra;
    made.pixKey = draft.pixKey;
    return status == core::Status::Code::Pending ? made : samples::moved(made, status);
}

core::Error SendBench::unsettled()
{
    return {core::Error::Code::Conflict, {{core::Field::PixKey, core::Problem::Unsettled}}, {}};
}

void SendBench::begin()
{
    m_service = std::make_unique<FakeService>();
    m_service->can.sendsMoney = true;
    m_service->onCreate = [](const core::TransactionDraft &draft) {
        return madeOf(draft, core::Status::Code::Pending);
    };
    m_box = std::make_unique<ToolBox>(*m_service);
    m_heard.clear();
    ui::ShopContext context = m_box->context();
    context.playSound = [this](const QByteArray &samples) { m_heard.append(samples); };
    m_context.emplace(context);
    start(std::chrono::milliseconds(0));
}

void SendBench::start(std::chrono::milliseconds timeToRecall)
{
    m_page.reset();
    m_payouts = std::make_unique<core::PayoutController>(*m_service, m_box->console().payouts());
    m_payouts->open();
    m_page = std::make_unique<ui::SendPage>(*m_context, *m_payouts, m_holds);
    m_page->setTimeToRead(std::chrono::milliseconds(30));
    m_page->setTimeToRecall(timeToRecall);
    m_page->resize(1000, 700);
    support::open(*m_page);
    settle();
}

void SendBench::settle()
{
    for (int i = 0; i < 6; ++i) {
        await(m_box->console().payouts().payouts());
        support::settle();
    }
}

QList<core::PayoutOrder> SendBench::recorded()
{
    return await(m_box->console().payouts().payouts()).value_or(QList<core::PayoutOrder>());
}

void SendBench::setApprover(const QString &pin)
{
    QCOMPARE(m_box->approver().setPin({}, pin), core::PinService::Answer::Right);
}

void SendBench::end()
{
    m_page.reset();
    m_payouts.reset();
    m_context.reset();
    m_box.reset();
    m_service.reset();
}

void SendBench::typeOrder(const QString &key, const QString &amount)
{
    const QStringList order{key,
                            amount,
                            QStringLiteral("Ana Souza"),
                            QStringLiteral("111.444.777-35"),
                            QStringLiteral("ana@example.com"),
                            QStringLiteral("11987654712"),
                            QStringLiteral("Aluguel")};
    for (const QString &text : order) {
        auto *field = qobject_cast<QLineEdit *>(support::atTheKeyboard());
        if (field && field->text().isEmpty())
            support::type(text);
        support::press(Qt::Key_Return);
    }
    settle();
}

void SendBench::send()
{
    typeOrder();
    review();
    waitToRead();
    support::press(Qt::Key_Return);
    settle();
}

QStringList SendBench::findings() const
{
    QStringList sentences;
    for (const auto *label : m_page->findChildren<QLabel *>(QStringLiteral("reviewFinding")))
        sentences += label->text();
    return sentences;
}

core::Transaction SendBench::sentBefore(core::Status::Code status, qint64 cents) const
{
    const core::Transaction sent = madeOf({.operation = core::Operation::CashOut,
                                           .amount = core::Money::fromCents(cents),
                                           .name = QStringLiteral("Ana Souza"),
                                           .email = QStringLiteral("ana@example.com"),
                                           .phone = QStringLiteral("+5511987654712"),
                                           .document = QStringLiteral("11144477735"),
                                           .platform = m_service->platform(),
                                           .reference = QStringLiteral("antes"),
                                           .pixKey = address()},
                                          status);
    return sent;
}

QStringList SendBench::rows() const
{
    const auto *list = support::named<QListWidget>(*m_page, QStringLiteral("queueRows"));
    QStringList texts;
    for (int i = 0; i < list->count(); ++i)
        texts.append(list->item(i)->text());
    return texts;
}

QString SendBench::text(const QString &name) const
{
    return support::named<QLabel>(*m_page, name)->text();
}

bool SendBench::isShown(const QString &name) const
{
    const auto *widget = m_page->findChild<QWidget *>(name);
    return widget && widget->isVisible();
}

QLineEdit *SendBench::edit(const QString &name) const
{
    return support::named<QLineEdit>(*m_page, name);
}

QList<QPushButton *> SendBench::choices() const
{
    return m_page->findChildren<QPushButton *>(
        QRegularExpression(QStringLiteral("^sendKeyKind(CPF|PHONE)$")));
}

void SendBench::review()
{
    support::press(Qt::Key_Return, Qt::ControlModifier);
    settle();
}

bool SendBench::isSendable() const
{
    return support::named<QPushButton>(*m_page, QStringLiteral("reviewSendButton"))->isEnabled();
}

QString SendBench::tab(const QString &name) const
{
    return support::named<QPushButton>(*m_page, name)->accessibleName();
}
