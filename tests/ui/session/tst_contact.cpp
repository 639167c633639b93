// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/till/contactwatch.h"
#include "tests/support/clock.h"
#include "tests/support/testmain.h"
#include "tests/support/tour.h"
#include "ui/text/contacttext.h"
#include "ui/text/text.h"

#include <QtTest/QSignalSpy>
#include <QtTest/QTest>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using namespace std::chrono_literals;
using core::Status;
using support::named;
using support::press;
using support::settle;
using support::Tour;
using Code = core::Error::Code;

Q_DECLARE_METATYPE(core::Error::Code)

namespace
{

QDateTime ago(int seconds)
{
    return QDateTime::currentDateTimeUtc().addSecs(-seconds);
}

core::TransactionService::Contact checkedAt(const QDateTime &timestamp)
{
    core::TransactionService::Contact contact;
    contact.checked = timestamp;
    return contact;
}

core::Error error(Code code)
{
    return {code, {}, u"technical"_s};
}

} // namespace

/// Connection state of a remote service in the console.
class TestContact : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void showsNothingWhereTheServiceIsHere();
    void showsWhenItWasChecked_data();
    void showsWhenItWasChecked();
    void showsWhatIsWrong_data();
    void showsWhatIsWrong();
    void keepsTheCodeAndReportsThatItCannotBeConfirmed();
    void palesWhatMayBePaidByNow();
    void palesWhatIsOpenInTheList();
    void readsWhatItMissed();
    void marksWhatItRemembers();

private:
    static void open(Tour &tour);
    static void lose(Tour &tour, Code code, int seconds = 60);
    static void find(Tour &tour);
};

void TestContact::open(Tour &tour)
{
    if (!tour.service.link)
        tour.service.link = checkedAt(ago(4));
    tour.service.onCreate = [](const auto &) { return samples::charge(1500, 7); };
    tour.window.showShop(tour.context.context());
    support::open(tour.window);
    settle();
}

void TestContact::lose(Tour &tour, Code code, int seconds)
{
    tour.service.link = core::TransactionService::Contact{
        .checked = ago(seconds), .trouble = error(code), .since = ago(seconds)};
    Q_EMIT tour.service.contactChanged();
}

void TestContact::find(Tour &tour)
{
    tour.service.link = checkedAt(ago(0));
    Q_EMIT tour.service.contactChanged();
}

void TestContact::showsNothingWhereTheServiceIsHere()
{
    Tour tour;
    tour.service.onCreate = [](const auto &) { return samples::charge(1500, 7); };
    tour.window.showShop(tour.context.context());
    support::open(tour.window);
    support::chargeOnTour(tour);
    press(Qt::Key_F4);
    support::openListOnTour();
    QVERIFY(tour.window.findChildren<QWidget *>(u"checkedLabel"_s).isEmpty());
    QVERIFY(tour.window.findChildren<QWidget *>(u"connectionBar"_s).isEmpty());
}

void TestContact::showsWhenItWasChecked_data()
{
    QTest::addColumn<int>("seconds"); // -1: never
    QTest::addColumn<bool>("hasTrouble");
    QTest::addColumn<QString>("text");
    QTest::addColumn<bool>("isStale");
    QTest::newRow("now") << 0 << false << u"Checked 0 s ago"_s << false;
    QTest::newRow("just") << 31 << false << u"Checked 31 s ago"_s << false;
    QTest::newRow("silent for long") << 80 << false << u"Checked 1 min ago"_s << true;
    QTest::newRow("a hiccup") << 5 << true << u"Checked 5 s ago"_s << false;
    QTest::newRow("gone") << 12 << true << u"Checked 12 s ago"_s << true;
    QTest::newRow("not yet") << -1 << false << u"Not checked yet"_s << false;
    QTest::newRow("never") << -1 << true << u"Not checked yet"_s << true;
}

void TestContact::showsWhenItWasChecked()
{
    QFETCH(int, seconds);
    QFETCH(bool, hasTrouble);
    QFETCH(QString, text);
    QFETCH(bool, isStale);
    FakeService service;
    service.link.emplace();
    if (seconds >= 0)
        service.link->checked = ago(seconds);
    if (hasTrouble)
        service.link->trouble = error(Code::Unreachable);
    const core::ContactWatch watch(service);
    QVERIFY(watch.isRemote());
    const QString shown = ui::checkedText(watch.checkedAge());
    QVERIFY2(shown.startsWith(text), qPrintable(shown));
    QCOMPARE(watch.isStale(), isStale);
}

void TestContact::showsWhatIsWrong_data()
{
    QTest::addColumn<core::TransactionService::Contact>("contact");
    QTest::addColumn<QString>("title"); // empty: no text
    const auto row = [](const char *name, int seconds, std::optional<Code> code, int clock,
                        const QString &title) {
        core::TransactionService::Contact contact = checkedAt(ago(seconds));
        if (code) {
            contact.trouble = error(*code);
            contact.since = ago(seconds);
        }
        contact.clockAhead = std::chrono::seconds(clock);
        QTest::newRow(name) << contact << title;
    };
    row("well", 2, {}, 0, {});
    row("a hiccup", 3, Code::Unreachable, 0, {});
    row("no network", 60, Code::Unreachable, 0, u"No contact with the service since "_s);
    row("faults", 60, Code::Unavailable, 0, u"The service is unstable since "_s);
    row("nonsense", 60, Code::NotUnderstood, 0, u"The service is unstable since "_s);
    row("key revoked", 1, Code::AccessDenied, 0, u"This counter is not authorised, since "_s);
    row("somebody else", 1, Code::NotTrusted, 0,
        u"Another server answers instead of the "
        "service, since "_s);
    row("silence", 90, {}, 0, u"The service has not answered for a while"_s);
    row("clock ahead", 2, {}, 432, u"The clock of this computer is 7:12 ahead of the service's."_s);
    row("clock behind", 2, {}, -61, u"The clock of this computer is 1:01 behind the service's."_s);
    row("clock a little off", 2, {}, 20, {});
}

void TestContact::showsWhatIsWrong()
{
    QFETCH(core::TransactionService::Contact, contact);
    QFETCH(QString, title);
    Tour tour;
    open(tour);
    const auto *bar = named(tour.window, u"connectionBar"_s);
    QVERIFY(!bar->isVisible());
    tour.service.link = contact;
    Q_EMIT tour.service.contactChanged();
    QCOMPARE(bar->isVisible(), !title.isEmpty());
    if (title.isEmpty())
        return;
    const auto *label = named<QLabel>(tour.window, u"contactTitle"_s);
    QVERIFY2(label->text().startsWith(title), qPrintable(label->text()));
    QVERIFY(bar->accessibleName().startsWith(title));
    QVERIFY(!bar->accessibleName().contains(u"technical"_s));
}

void TestContact::keepsTheCodeAndReportsThatItCannotBeConfirmed()
{
    Tour tour;
    open(tour);
    support::chargeOnTour(tour);
    const auto *code = named(tour.window, u"qrView"_s);
    const auto *trust = named<QLabel>(tour.window, u"trustLabel"_s);
    const QString before = trust->text();
    lose(tour, Code::Unreachable);
    QVERIFY(code->isVisible());
    QVERIFY2(trust->text().startsWith(u"Cannot confirm now"_s), qPrintable(trust->text()));
    QVERIFY(trust->isVisible());
    lose(tour, Code::AccessDenied);
    QVERIFY(code->isVisible());
    QVERIFY(trust->text().startsWith(u"Cannot confirm: this counter has no access"_s));
    find(tour);
    QCOMPARE(trust->text(), before);
    // Payments made meanwhile are reported when the service is back.
    Q_EMIT tour.service.changed(samples::moved(samples::charge(1500, 7), Status::Code::Paid));
    QTRY_VERIFY(!code->isVisible());
}

void TestContact::palesWhatMayBePaidByNow()
{
    Tour tour;
    tour.service.stored = {samples::charge(100, 1), samples::charge(200, 2)};
    open(tour);
    press(Qt::Key_F4);
    settle();
    const auto *model = named<QTableView>(tour.window, u"openTable"_s)->model();
    QTRY_COMPARE(model->rowCount(), 2);
    const auto isPale = [model](int row) {
        return model->index(row, 0).data(Qt::ForegroundRole).isValid();
    };
    const auto sentence = [model] {
        return model->index(0, 0).data(Qt::AccessibleTextRole).toString();
    };
    QVERIFY(!isPale(0));
    const QSignalSpy changed(model, &QAbstractItemModel::dataChanged);
    lose(tour, Code::Unreachable);
    QVERIFY(isPale(0) && isPale(1));
    QVERIFY(!changed.isEmpty());
    QVERIFY2(sentence().endsWith(u", may be paid by now"_s), qPrintable(sentence()));
    const auto *checked =
        named<QLabel>(*named(tour.window, u"openChargesPage"_s), u"checkedLabel"_s);
    QVERIFY(checked->isVisible());
    QVERIFY(checked->text().startsWith(u"Checked 1 min ago"_s));
    find(tour);
    QVERIFY(!isPale(0));
    QCOMPARE(checked->text(), u"Checked 0 s ago"_s);
}

void TestContact::palesWhatIsOpenInTheList()
{
    Tour tour;
    tour.service.stored = {samples::charge(100, 1),
                           samples::moved(samples::charge(200, 2), Status::Code::Paid)};
    open(tour);
    support::openListOnTour();
    const auto *model =
        named<QTableView>(*named(tour.window, u"listPage"_s), u"transactionTable"_s)->model();
    QTRY_COMPARE(model->rowCount(), 2);
    lose(tour, Code::Unavailable);
    QVERIFY(model->index(0, 0).data(Qt::ForegroundRole).isValid());
    QVERIFY(!model->index(1, 0).data(Qt::ForegroundRole).isValid()); // that is final
}

void TestContact::readsWhatItMissed()
{
    Tour tour;
    tour.service.stored = {samples::charge(100, 1)};
    const auto answers = tour.service.onList;
    tour.service.onList = [](const auto &) { return tl::unexpected(error(Code::Unreachable)); };
    open(tour);
    press(Qt::Key_F4);
    support::openListOnTour();
    lose(tour, Code::Unreachable);
    tour.service.onList = answers;
    find(tour);
    const auto *bar = named(tour.window, u"connectionBar"_s);
    QVERIFY(bar->isVisible()); // for a short time
    QCOMPARE(named<QLabel>(tour.window, u"contactTitle"_s)->text(), u"The service answers again"_s);
    const auto rows = [&tour](const char *name) {
        return named<QTableView>(tour.window, QLatin1StringView(name))->model()->rowCount();
    };
    QTRY_COMPARE(rows("openTable"), 1);
    QTRY_COMPARE(rows("transactionTable"), 1);
}

/// The page, exports and paper show the age of the data.
void TestContact::marksWhatItRemembers()
{
    Tour tour;
    core::Transaction paid = samples::moved(samples::charge(200, 2), Status::Code::Paid);
    paid.asOf = QDateTime(QDate(2026, 11, 20), QTime(12, 30), Qt::UTC);
    core::Transaction later = samples::charge(100, 1);
    later.asOf = paid.asOf->addDays(1);
    tour.service.stored = {later, paid};
    open(tour);
    support::openListOnTour();
    const QWidget &page = *named(tour.window, u"listPage"_s);
    const auto *table = named<QTableView>(page, u"transactionTable"_s);
    QTRY_COMPARE(table->model()->rowCount(), 2);
    QVERIFY(table->model()->index(1, 0).data(Qt::ForegroundRole).isValid());
    const auto *remembered = named<QLabel>(page, u"rememberedLabel"_s);
    QVERIFY(remembered->isVisible());
    QVERIFY2(remembered->text().contains(ui::minuteText(*paid.asOf)), // the oldest
             qPrintable(remembered->text()));
    support::advanceClock(400ms); // past the delay of the sums
    QVERIFY(!named<QLabel>(page, u"sumsLabel"_s)->isVisible());

    support::open(tour.window);
    press(Qt::Key_E);
    settle();
    QVERIFY(named<QLineEdit>(page, u"exportPathEdit"_s)->text().contains(u"incomplete"_s));
    press(Qt::Key_Escape);
    press(Qt::Key_End);
    press(Qt::Key_Return);
    const QWidget &detail = *named(tour.window, u"detailPage"_s);
    QTRY_VERIFY(detail.isVisible());
    const auto *problem = named<QLabel>(detail, u"detailProblem"_s);
    QVERIFY(problem->isVisible());
    QVERIFY2(problem->text().contains(ui::timestampText(*paid.asOf)), qPrintable(problem->text()));

    // Current data of the service is not marked.
    press(Qt::Key_Escape);
    for (core::Transaction &transaction : tour.service.stored)
        transaction.asOf.reset();
    press(Qt::Key_F5);
    QTRY_VERIFY(!remembered->isVisible());
    QTRY_VERIFY(named<QLabel>(page, u"sumsLabel"_s)->isVisible());
}

BALCAO_TEST(TestContact)
#include "tst_contact.moc"
