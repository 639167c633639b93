// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/preferences.h"
#include "tests/support/keys.h"
#include "tests/support/testmain.h"
#include "tests/support/toolbox.h"
#include "ui/session/tones.h"
#include "ui/settings/settingspage.h"
#include "ui/shell/shopview.h"
#include "ui/text/moneywords.h"

#include <QtWidgets/QPushButton>

#include <cmath>
#include <cstring>

using namespace Qt::StringLiterals;
using core::Status;
using support::named;
using support::press;
using support::type;
using ui::Tone;

namespace
{

QList<qint16> numbers(const QByteArray &samples)
{
    QList<qint16> list(samples.size() / qsizetype{sizeof(qint16)});
    std::memcpy(list.data(), samples.constData(), static_cast<std::size_t>(samples.size()));
    return list;
}

int loudest(const QByteArray &samples)
{
    int max = 0;
    for (const qint16 sample : numbers(samples))
        max = qMax(max, std::abs(int{sample}));
    return max;
}

/// Returns how often per second the wave crosses zero upwards: its pitch.
double pitch(const QByteArray &samples)
{
    int crossings = 0;
    qint16 before = 0;
    for (const qint16 sample : numbers(samples))
        crossings += std::exchange(before, sample) < 0 && sample >= 0 ? 1 : 0;
    return static_cast<double>(crossings) * ui::kSamplesPerSecond /
           static_cast<double>(numbers(samples).size());
}

double seconds(const QByteArray &samples)
{
    return static_cast<double>(samples.size()) / sizeof(qint16) / ui::kSamplesPerSecond;
}

} // namespace

class TestChime : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void init();
    void cleanup();

    void distinguishesTheTones();
    void isAsLoudAsTheShopLikes();
    void beginsAndEndsWithoutAClick();
    void soundsOnceWhenDecided_data();
    void soundsOnceWhenDecided();
    void reportsOfWhatWasSetAside();
    void insistsOnLateMoney();
    void isSilentWhereNobodyWantsIt();
    void worksWithoutAPlayer();
    void isTriedInTheSettings();
    void saysPaidAmounts();

private:
    void openShop(const ui::PlaySound &play);
    core::Transaction charge();

    std::unique_ptr<FakeService> m_service;
    std::unique_ptr<ToolBox> m_box;
    std::unique_ptr<ui::ShopView> m_shop;
    QList<QByteArray> m_played;
    int m_made = 0;
};

void TestChime::init()
{
    m_played.clear();
    m_service = std::make_unique<FakeService>();
    m_service->onCreate = [this](const core::TransactionDraft &draft) {
        return samples::charge(draft.amount->cents(), ++m_made);
    };
    m_box = std::make_unique<ToolBox>(*m_service);
    openShop([this](const QByteArray &samples) { m_played.append(samples); });
}

void TestChime::cleanup()
{
    m_shop.reset();
    m_box.reset();
    m_service.reset();
}

void TestChime::openShop(const ui::PlaySound &play)
{
    m_shop.reset();
    ui::ShopContext context = m_box->context();
    context.playSound = play;
    m_shop = std::make_unique<ui::ShopView>(context);
    support::open(*m_shop);
}

core::Transaction TestChime::charge()
{
    type(u"1500"_s);
    press(Qt::Key_Return);
    if (!QTest::qWaitFor([&] { return named(*m_shop, u"liveCharge"_s)->isVisible(); }, kWaitLimit))
        qFatal("no charge");
    return samples::charge(1500, m_made);
}

void TestChime::distinguishesTheTones()
{
    const QByteArray paid = ui::toneSamples(Tone::Paid, 75);
    const QByteArray unpaid = ui::toneSamples(Tone::Unpaid, 75);
    const QByteArray late = ui::toneSamples(Tone::Late, 75);
    QVERIFY(pitch(paid) > 2 * pitch(unpaid));
    QVERIFY(pitch(late) > 2 * pitch(unpaid));
    QVERIFY(seconds(late) > 2 * seconds(paid)); // insistent
    QVERIFY(seconds(paid) < 1 && seconds(unpaid) < 1);
}

void TestChime::isAsLoudAsTheShopLikes()
{
    for (const Tone tone : {Tone::Paid, Tone::Unpaid, Tone::Late}) {
        int before = 0;
        for (const int volume : {1, 25, 50, 75, 100}) {
            const int now = loudest(ui::toneSamples(tone, volume));
            QVERIFY(now > before);
            before = now;
        }
        QVERIFY(before > 15'000 && before < 32'000);
    }
}

void TestChime::beginsAndEndsWithoutAClick()
{
    for (const Tone tone : {Tone::Paid, Tone::Unpaid, Tone::Late}) {
        const QList<qint16> wave = numbers(ui::toneSamples(tone, 100));
        QVERIFY(std::abs(int{wave.first()}) < 300);
        QVERIFY(std::abs(int{wave.last()}) < 300);
    }
}

void TestChime::soundsOnceWhenDecided_data()
{
    QTest::addColumn<Status::Code>("outcome");
    QTest::addColumn<Tone>("tone");
    QTest::newRow("paid") << Status::Code::Paid << Tone::Paid;
    QTest::newRow("denied") << Status::Code::Denied << Tone::Unpaid;
    QTest::newRow("canceled") << Status::Code::Canceled << Tone::Unpaid;
    QTest::newRow("expired") << Status::Code::Expired << Tone::Unpaid;
}

void TestChime::soundsOnceWhenDecided()
{
    QFETCH(Status::Code, outcome);
    QFETCH(Tone, tone);
    const core::Transaction made = charge();
    QCOMPARE(m_played.size(), 0);
    Q_EMIT m_service->changed(samples::moved(made, outcome));
    Q_EMIT m_service->changed(samples::moved(made, outcome));
    // Not at this counter.
    Q_EMIT m_service->changed(samples::moved(samples::charge(700, 99), outcome));
    QCOMPARE(m_played, QList{ui::toneSamples(tone, core::Sound().volume)});
}

void TestChime::reportsOfWhatWasSetAside()
{
    const core::Transaction first = charge();
    press(Qt::Key_F2);
    Q_EMIT m_service->changed(samples::moved(first, Status::Code::Paid));
    QCOMPARE(m_played, QList{ui::toneSamples(Tone::Paid, core::Sound().volume)});
}

void TestChime::insistsOnLateMoney()
{
    const core::Transaction first = charge();
    press(Qt::Key_Escape); // abandoned
    press(Qt::Key_A);
    const auto *amount = named(*m_shop, u"amountEdit"_s);
    QTRY_VERIFY(amount->isVisible());
    const core::Transaction second = charge();
    press(Qt::Key_Escape);
    press(Qt::Key_A);
    QTRY_VERIFY(amount->isVisible());
    Q_EMIT m_service->changed(samples::moved(first, Status::Code::Paid));
    Q_EMIT m_service->changed(samples::moved(second, Status::Code::Paid));
    QCOMPARE(m_played, QList{ui::toneSamples(Tone::Late, core::Sound().volume)});
}

void TestChime::isSilentWhereNobodyWantsIt()
{
    core::Preferences likes;
    likes.sound.volume = 0;
    m_box->preferences().set(likes);
    Q_EMIT m_service->changed(samples::moved(charge(), Status::Code::Paid));
    QCOMPARE(m_played.size(), 0);
    likes.sound.volume = 50;
    m_box->preferences().set(likes);
    press(Qt::Key_Return);
    Q_EMIT m_service->changed(samples::moved(charge(), Status::Code::Paid));
    QCOMPARE(m_played, QList{ui::toneSamples(Tone::Paid, 50)});
}

void TestChime::worksWithoutAPlayer()
{
    openShop({});
    Q_EMIT m_service->changed(samples::moved(charge(), Status::Code::Paid));
    QVERIFY(named(*m_shop, u"outcomePanel"_s)->isVisible());
}

void TestChime::isTriedInTheSettings()
{
    ui::ShopContext context = m_box->context();
    context.playSound = [this](const QByteArray &samples) { m_played.append(samples); };
    ui::SettingsPage page(context);
    support::open(page);
    named<QPushButton>(page, u"testSoundButton"_s)->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(m_played, QList{ui::toneSamples(Tone::Paid, core::Sound().volume)});
    named(page, u"volumeBox"_s)->setFocus();
    press(Qt::Key_Home); // none
    QCOMPARE(m_box->preferences().value().sound.volume, 0);
    named<QPushButton>(page, u"testSoundButton"_s)->setFocus();
    press(Qt::Key_Space);
    QCOMPARE(m_played.size(), 1);
}

/// Only payments, and only if the shop wants it.
void TestChime::saysPaidAmounts()
{
    QStringList spoken;
    ui::ShopContext context = m_box->context();
    context.speak = [&spoken](const QString &text) { spoken.append(text); };
    m_shop = std::make_unique<ui::ShopView>(context);
    support::open(*m_shop);
    Q_EMIT m_service->changed(samples::moved(charge(), Status::Code::Paid));
    QVERIFY(spoken.isEmpty());
    core::Preferences preferences = m_box->preferences().value();
    preferences.sound.speaksAmounts = true;
    m_box->preferences().set(preferences);
    press(Qt::Key_Return);
    const core::Transaction expired = charge();
    Q_EMIT m_service->changed(samples::moved(expired, Status::Code::Expired));
    QVERIFY(spoken.isEmpty());
    press(Qt::Key_Return);
    const core::Transaction paid = charge();
    Q_EMIT m_service->changed(samples::moved(paid, Status::Code::Paid));
    QCOMPARE(spoken.size(), 1);
    QCOMPARE(spoken[0], u"Paid: "_s + ui::moneyInWords(paid.amount));
}

BALCAO_TEST(TestChime)
#include "tests/support/waitlimit.h"
#include "tst_chime.moc"
