// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/masks.h"
#include "tests/support/testmain.h"
#include "tests/support/tour.h"
#include "ui/receipts/receipt.h"
#include "ui/text/masked.h"
#include "ui/text/text.h"
#include "ui/widgets/theme.h"

#include <QtGui/QAccessible>
#include <QtGui/private/qguiapplication_p.h>
#include <QtGui/qpa/qplatformaccessibility.h>
#include <QtGui/qpa/qplatformintegration.h>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QComboBox>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QPlainTextEdit>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using core::Status;
using support::press;
using support::settle;

namespace
{

constexpr int kMinTarget = 32;

QList<core::Transaction> repository()
{
    QList<core::Transaction> repository;
    for (int i = 0; i < 12; ++i)
        repository.append(samples::charge(100 + i, 1000 + i));
    repository[1] = samples::moved(repository[1], Status::Code::Paid);
    return repository;
}

bool isTabStop(const QWidget &widget)
{
    return widget.isVisible() && widget.isEnabled() && (widget.focusPolicy() & Qt::TabFocus) &&
           !widget.focusProxy() && !widget.inherits("QTableCornerButton");
}

QList<QWidget *> tabStops(const QWidget &window)
{
    QList<QWidget *> stops;
    for (QWidget *widget : window.findChildren<QWidget *>()) {
        if (isTabStop(*widget))
            stops.append(widget);
    }
    QTest::qVerify(!stops.isEmpty(), "!stops.isEmpty()", "no tab stop", __FILE__, __LINE__);
    return stops;
}

QString nameOf(QWidget *widget)
{
    const auto *interface = QAccessible::queryAccessibleInterface(widget);
    return interface ? interface->text(QAccessible::Name) : QString();
}

QString describe(const QWidget *widget)
{
    return u"%1 \"%2\""_s.arg(QString::fromLatin1(widget->metaObject()->className()),
                              widget->objectName());
}

/// Returns true for a clickable widget that is not part of another one.
bool isTarget(const QWidget &widget)
{
    return qobject_cast<const QAbstractButton *>(&widget) ||
           qobject_cast<const QComboBox *>(&widget) ||
           (qobject_cast<const QLineEdit *>(&widget) &&
            !qobject_cast<const QComboBox *>(widget.parentWidget()));
}

/// Announcements of a screen reader, with their sources.
QList<std::pair<QAccessible::Event, QString>> heard;

void hear(QAccessibleEvent *event)
{
    auto *interface = event->accessibleInterface();
    if (interface)
        heard.append({event->type(), interface->text(QAccessible::Name)});
}

} // namespace

/// Tests every page through the accessibility interface.
class TestAccessibility : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase()
    {
        // Simulates a screen reader: otherwise Qt sends no events.
        QGuiApplicationPrivate::platformIntegration()->accessibility()->setActive(true);
        QVERIFY(QAccessible::isActive());
        ui::applyTheme(*qApp, ui::Scheme::Light);
    }

    void namesWhatHasTheKeyboard_data() { support::addStops(); }
    void namesWhatHasTheKeyboard();
    void hasRoles_data() { support::addStops(); }
    void hasRoles();
    void hasTargetsLargeEnough_data() { support::addStops(); }
    void hasTargetsLargeEnough();
    void isWalkedInReadingOrder_data() { support::addStops(); }
    void isWalkedInReadingOrder();
    void showsWhoHasTheKeyboard_data() { support::addStops(); }
    void showsWhoHasTheKeyboard();
    void comesUpWithTheKeyboardSomewhere_data() { support::addStops(); }
    void comesUpWithTheKeyboardSomewhere();
    void reportsRowsInWholeSentences();
    void showsOnceThatItIsDecided_data();
    void showsOnceThatItIsDecided();
};

void TestAccessibility::namesWhatHasTheKeyboard()
{
    QFETCH(QString, stop);
    const auto tour = support::tourTo(stop, repository());
    for (QWidget *widget : tabStops(tour->window))
        QVERIFY2(!nameOf(widget).trimmed().isEmpty(), qPrintable(describe(widget)));
}

void TestAccessibility::hasRoles()
{
    QFETCH(QString, stop);
    const auto tour = support::tourTo(stop, repository());
    for (QWidget *widget : tabStops(tour->window)) {
        const auto *interface = QAccessible::queryAccessibleInterface(widget);
        QVERIFY2(interface, qPrintable(describe(widget)));
        QVERIFY2(interface->role() != QAccessible::NoRole, qPrintable(describe(widget)));
        if (qobject_cast<const QAbstractButton *>(widget))
            QVERIFY2(interface->role() == QAccessible::Button ||
                         interface->role() == QAccessible::CheckBox ||
                         interface->role() == QAccessible::RadioButton,
                     qPrintable(describe(widget)));
        QVERIFY2(interface->state().focusable, qPrintable(describe(widget)));
    }
}

void TestAccessibility::hasTargetsLargeEnough()
{
    QFETCH(QString, stop);
    const auto tour = support::tourTo(stop, repository());
    for (const bool isSmall : {false, true}) {
        tour->window.resize(isSmall ? tour->window.minimumSize() : QSize(1280, 760));
        settle();
        int targets = 0;
        for (const QWidget *widget : tour->window.findChildren<QWidget *>()) {
            if (!widget->isVisible() || !isTarget(*widget) ||
                widget->inherits("QTableCornerButton"))
                continue;
            QVERIFY2(widget->width() >= kMinTarget && widget->height() >= kMinTarget,
                     qPrintable(describe(widget) +
                                u" is %1 x %2"_s.arg(widget->width()).arg(widget->height())));
            ++targets;
        }
        QVERIFY2(targets >= (stop == "opening"_L1 ? 0 : 2), qPrintable(QString::number(targets)));
    }
}

/// Within a panel, Tab moves neither up nor back within a row.
void TestAccessibility::isWalkedInReadingOrder()
{
    QFETCH(QString, stop);
    const auto tour = support::tourTo(stop, repository());
    tour->window.resize(1280, 760);
    settle();
    QWidget *first = QApplication::focusWidget();
    if (!first)
        return; // see comesUpWithTheKeyboardSomewhere()
    QList<QWidget *> walk{first};
    for (int presses = 0; presses < 60; ++presses) {
        press(Qt::Key_Tab);
        QWidget *next = QApplication::focusWidget();
        if (!next || walk.contains(next))
            break;
        walk.append(next);
    }
    const auto placeOf = [&](const QWidget *widget) {
        return QRect(widget->mapTo(&tour->window, QPoint(0, 0)), widget->size());
    };
    for (qsizetype i = 1; i < walk.size(); ++i) {
        if (walk[i]->parentWidget() != walk[i - 1]->parentWidget())
            continue;
        const QRect before = placeOf(walk[i - 1]);
        const QRect after = placeOf(walk[i]);
        const bool isUp = after.bottom() < before.top();
        const bool isSameRow = after.top() <= before.bottom() && before.top() <= after.bottom();
        const bool isBack = isSameRow && after.right() < before.left();
        const bool wrapsAround = i == walk.size() - 1;
        QVERIFY2(wrapsAround || (!isUp && !isBack),
                 qPrintable(describe(walk[i - 1]) + " then "_L1 + describe(walk[i])));
    }
}

/// The focus has a frame or another colour: the picture with focus differs.
void TestAccessibility::showsWhoHasTheKeyboard()
{
    QFETCH(QString, stop);
    const auto tour = support::tourTo(stop, repository());
    for (QWidget *widget : tabStops(tour->window)) {
        if (!isTarget(*widget) && !qobject_cast<QTableView *>(widget))
            continue;
        widget->setFocus(Qt::TabFocusReason);
        if (QApplication::focusWidget() != widget)
            continue; // the page decides
        const QImage with = widget->grab().toImage();
        widget->clearFocus();
        const QImage without = widget->grab().toImage();
        QVERIFY2(with != without, qPrintable(describe(widget)));
    }
}

void TestAccessibility::comesUpWithTheKeyboardSomewhere()
{
    QFETCH(QString, stop);
    const auto tour = support::tourTo(stop, repository());
    const QWidget *focused = QApplication::focusWidget();
    QVERIFY(focused);
    QVERIFY2(focused->isVisible(), qPrintable(describe(focused)));
}

void TestAccessibility::reportsRowsInWholeSentences()
{
    QList<core::Transaction> transactions = repository();
    transactions[2].name = u"Maria José de Souza"_s;
    const auto tour = support::tourTo(u"list"_s, transactions);
    auto *table = tour->window.findChild<QTableView *>(u"transactionTable"_s);
    QVERIFY(table);
    auto *interface = QAccessible::queryAccessibleInterface(table);
    QVERIFY(interface && interface->tableInterface());
    const auto *model = table->model();
    for (int row = 0; row < model->rowCount(); ++row) {
        const QString sentence =
            interface->tableInterface()->cellAt(row, 0)->text(QAccessible::Name);
        const core::Transaction &transaction = transactions[row];
        // The displayed name: a payer's name is shortened.
        const QString name = core::isWalkIn(transaction, samples::payer())
                                 ? transaction.name
                                 : ui::maskedName(transaction.name, transaction.document);
        for (const QString &part :
             {name, ui::moneyText(transaction.amount), ui::statusWord(transaction.status)})
            QVERIFY2(sentence.contains(part), qPrintable(sentence));
        for (int column = 1; column < model->columnCount(); ++column)
            QCOMPARE(interface->tableInterface()->cellAt(row, column)->text(QAccessible::Name),
                     model->index(row, column).data().toString());
    }
}

void TestAccessibility::showsOnceThatItIsDecided_data()
{
    QTest::addColumn<int>("code");
    QTest::newRow("paid") << static_cast<int>(Status::Code::Paid);
    QTest::newRow("denied") << static_cast<int>(Status::Code::Denied);
    QTest::newRow("canceled") << static_cast<int>(Status::Code::Canceled);
    QTest::newRow("expired") << static_cast<int>(Status::Code::Expired);
}

void TestAccessibility::showsOnceThatItIsDecided()
{
    QFETCH(int, code);
    const auto tour = support::tourTo(u"live"_s, repository());
    heard.clear();
    QAccessible::installUpdateHandler(hear);
    const core::Transaction decided =
        samples::moved(repository().first(), static_cast<Status::Code>(code));
    Q_EMIT tour->service.changed(decided);
    settle();
    Q_EMIT tour->service.changed(decided); // The service may report it again.
    settle();
    QAccessible::installUpdateHandler(nullptr);
    QStringList alerts;
    for (const auto &[type, name] : std::as_const(heard)) {
        if (type == QAccessible::Alert)
            alerts.append(name);
    }
    QCOMPARE(alerts.size(), 1);
    QVERIFY2(alerts[0].contains(ui::statusWord(decided.status), Qt::CaseInsensitive),
             qPrintable(alerts[0]));
}

BALCAO_TEST(TestAccessibility)
#include "tst_accessibility.moc"
