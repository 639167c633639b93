// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/children.h"
#include "tests/support/sanitized.h"
#include "tests/support/testmain.h"
#include "tests/support/tour.h"
#include "ui/widgets/theme.h"

#include <QtCore/QRegularExpression>
#include <QtGui/QAccessible>
#include <QtGui/QClipboard>
#include <QtGui/QGuiApplication>
#include <QtTest/QTest>
#include <QtWidgets/QAbstractButton>
#include <QtWidgets/QLabel>
#include <QtWidgets/QLineEdit>
#include <QtWidgets/QTableView>

#include <ctime>
#include <limits>

using namespace Qt::StringLiterals;
using core::Status;
using support::childrenOf;
using support::press;
using support::settle;

namespace
{

constexpr int kTimeout = 100; ///< ms; sanitizers need a multiple
constexpr qsizetype kMaxLabelLength = 20'000;

struct Poison
{
    const char *name;
    QString text;
};

QList<Poison> poisons()
{
    return {
        {"markup", u"<h1>Pago</h1><img src=\"file:///etc/passwd\"><a href=\"x\">y</a>"_s},
        {"script", u"javascript:alert(document.cookie)"_s},
        {"ten kilobytes", u"Maria da Conceição "_s.repeated(550)},
        {"one word of ten kilobytes", u"W"_s.repeated(10'240)},
        {"right to left override", u"Maria \u202Eogap\u202C Silva\u202E"_s},
        {"right to left marks", u"\u200F\u200F\u05D0\u05D1 12,00 \u2067R$\u2069"_s},
        {"isolates left open", u"\u2066\u2067\u2068 Ana"_s},
        {"control characters", u"Ana\u0000\u0007\u001B[31mB\u0008\u007F\u0085 \n\r\n\t Silva"_s},
        {"nothing to see", u"\u200B\u200D\u2060\uFEFF"_s},
        {"emoji", u"👩‍👩‍👧‍👦🏴‍☠️ 🇧🇷 Ana"_s},
        {"half a character", u"Ana \xD83D Silva"_s},
        {"combining", u"Z"_s + u"\u0301\u0323\u0337"_s.repeated(300)},
        {"ampersands", u"A&B && &C"_s},
        {"placeholders", u"%1 %2 %n %L1 %%"_s},
        {"lines", u"a\n"_s.repeated(400)},
        {"paragraphs", u"a\u2029b\u2028c"_s},
    };
}

/// Returns a transaction with `text` in every field that other parties can write.
core::Transaction poisoned(int number, const QString &text)
{
    core::Transaction transaction = samples::charge(1500, number);
    transaction.name = text;
    transaction.email = text;
    transaction.phone = text;
    transaction.document = text;
    transaction.description = text;
    transaction.reference = text;
    transaction.extra = text;
    transaction.endToEndId = text;
    transaction.paymentLink = text;
    transaction.pixKey = text;
    transaction.refundReason = text;
    return transaction;
}

QList<core::Transaction> poisonedTransactions(const QString &text)
{
    QList<core::Transaction> repository;
    for (int i = 0; i < 5; ++i)
        repository.append(poisoned(1000 + i, text));
    repository[1] = samples::moved(repository[1], Status::Code::Paid);
    repository[2] = samples::moved(repository[2], Status::fromText(text));
    repository[3].operation = core::Operation::CashOut;
    return repository;
}

/// Returns the limit for this build; sanitizers are slower.
int timeout()
{
    return support::isSanitized() ? 20 * kTimeout : kTimeout;
}

/// Returns the CPU time of this thread in ms.
qint64 worked()
{
    timespec time = {};
    clock_gettime(CLOCK_THREAD_CPUTIME_ID, &time);
    return qint64(time.tv_sec) * 1000 + time.tv_nsec / 1'000'000;
}

/// CPU time in ms to show transactions.
struct Work
{
    qint64 list = 0;
    qint64 detail = 0;
};

/// Returns the minimum of up to three rounds, because other programs run too. Ends early below
/// `limit`.
Work minWork(const QString &text, const Work &limit)
{
    Work least{std::numeric_limits<qint64>::max(), std::numeric_limits<qint64>::max()};
    for (int round = 0; round < 3 && (least.list >= limit.list || least.detail >= limit.detail);
         ++round) {
        const auto tour = support::tourTo(u"charge"_s, poisonedTransactions(text));
        const qint64 begun = worked();
        support::openListOnTour();
        tour->window.repaint();
        const qint64 listed = worked();
        least.list = qMin(least.list, listed - begun);
        press(Qt::Key_Down);
        press(Qt::Key_Return);
        settle();
        tour->window.repaint();
        least.detail = qMin(least.detail, worked() - listed);
    }
    return least;
}

} // namespace

/// Texts in a transaction that other parties control.
class TestHostileData : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void initTestCase() { ui::applyTheme(*qApp, ui::Scheme::Light); }

    void isPlainTextOnEveryPage_data();
    void isPlainTextOnEveryPage();
    void widensNoWindow_data() { addPoisons(); }
    void widensNoWindow();
    void staysFast_data() { addPoisons(); }
    void staysFast();
    void turnsNoRowAround_data() { addPoisons(); }
    void turnsNoRowAround();
    void namesFilesByPlainCharacters_data() { addPoisons(); }
    void namesFilesByPlainCharacters();
    void isCopiedAsItIs();

private:
    static void addPoisons()
    {
        QTest::addColumn<QString>("text");
        for (const Poison &poison : poisons())
            QTest::newRow(poison.name) << poison.text;
    }
};

void TestHostileData::isPlainTextOnEveryPage_data()
{
    support::addStops();
}

/// Markup, script and long text: no link is active, no picture is loaded.
void TestHostileData::isPlainTextOnEveryPage()
{
    QFETCH(QString, stop);
    const bool isOpening = stop == "opening"_L1; // the emptiest
    const int minLabels = isOpening ? 3 : 8;
    const int minWidgets = isOpening ? 9 : 30;
    for (const Poison &poison : poisons().first(3)) {
        const auto tour = support::tourTo(stop, poisonedTransactions(poison.text));
        for (const QLabel *label : childrenOf<QLabel>(tour->window, minLabels)) {
            QVERIFY2(label->textFormat() == Qt::PlainText, poison.name);
            QVERIFY2(!label->openExternalLinks(), poison.name);
            QVERIFY2(label->text().size() < kMaxLabelLength, poison.name);
        }
        for (const QWidget *widget : childrenOf<QWidget>(tour->window, minWidgets))
            QVERIFY2(!Qt::mightBeRichText(widget->toolTip()) || poison.text != widget->toolTip(),
                     poison.name);
    }
}

/// Ten kilobytes do not push the buttons off the screen.
void TestHostileData::widensNoWindow()
{
    QFETCH(QString, text);
    for (const char *stop : {"live", "list", "detail"}) {
        const auto tour = support::tourTo(QString::fromLatin1(stop), poisonedTransactions(text));
        tour->window.resize(1024, 700);
        settle();
        QVERIFY2(tour->window.width() == 1024 && tour->window.height() == 700, stop);
        int seen = 0;
        for (const auto *button : tour->window.findChildren<QAbstractButton *>()) {
            if (!button->isVisible() || button->inherits("QTableCornerButton"))
                continue;
            ++seen;
            const QRect place(button->mapTo(&tour->window, QPoint(0, 0)), button->size());
            QVERIFY2(place.left() >= 0 && place.right() < 1024,
                     qPrintable(QLatin1StringView(stop) + ": "_L1 + button->objectName()));
        }
        QVERIFY2(seen >= 10, qPrintable(QString::number(seen)));
    }
}

void TestHostileData::staysFast()
{
    QFETCH(QString, text);
    // On a slow machine, compared with a text that costs nothing.
    const Work plain = minWork(u"Ana"_s, {});
    const Work limit{qMax<qint64>(timeout(), 5 * plain.list),
                     qMax<qint64>(qint64(20) * timeout(), 20 * plain.detail)};
    // All of it, unchanged, in eleven fields that the local service would refuse.
    const Work work = minWork(text, limit);
    QVERIFY2(work.list < limit.list, qPrintable(QString::number(work.list)));
    QVERIFY2(work.detail < limit.detail, qPrintable(QString::number(work.detail)));
}

/// Untrusted text must not reverse other text: its direction ends at its cell.
void TestHostileData::turnsNoRowAround()
{
    QFETCH(QString, text);
    const auto tour = support::tourTo(u"list"_s, poisonedTransactions(text));
    const auto *table = tour->window.findChild<QTableView *>(u"transactionTable"_s);
    QVERIFY(table);
    static const QRegularExpression turns(u"[\\x{202A}-\\x{202E}\\x{2066}\\x{2067}]"_s);
    static const QRegularExpression controls(u"[\\x{0000}-\\x{001F}\\x{007F}-\\x{009F}]"_s);
    for (int row = 0; row < table->model()->rowCount(); ++row) {
        for (int column = 0; column < table->model()->columnCount(); ++column) {
            const QModelIndex index = table->model()->index(row, column);
            for (const int role : {int(Qt::DisplayRole), int(Qt::AccessibleTextRole)}) {
                const QString shown = index.data(role).toString();
                QVERIFY2(!shown.contains(turns), qPrintable(shown.toHtmlEscaped()));
                QVERIFY2(!shown.contains(controls), qPrintable(shown.toHtmlEscaped()));
                QCOMPARE(shown.count(QChar(0x2068)), shown.count(QChar(0x2069)));
                QVERIFY(shown.size() < 5'000);
            }
        }
    }
}

void TestHostileData::namesFilesByPlainCharacters()
{
    QFETCH(QString, text);
    const auto tour = support::tourTo(u"live"_s, poisonedTransactions(text));
    press(Qt::Key_S, Qt::ControlModifier);
    auto *dialog = tour->window.findChild<QWidget *>(u"saveDialog"_s);
    if (!dialog)
        return; // a code that is not shown cannot be saved
    static const QRegularExpression plain(u"\\A[A-Za-z0-9._-]{1,80}\\z"_s);
    const auto *name = dialog->findChild<QLineEdit *>(u"fileNameEdit"_s);
    QVERIFY(name);
    QVERIFY2(name->text().contains(plain), qPrintable(name->text()));
}

/// The clipboard receives the payment code and no other text.
void TestHostileData::isCopiedAsItIs()
{
    const auto tour = support::tourTo(u"live"_s, poisonedTransactions(poisons()[0].text));
    press(Qt::Key_F6);
    QCOMPARE(QGuiApplication::clipboard()->text(), tour->service.stored[0].qrCode);
}

BALCAO_TEST(TestHostileData)
#include "tst_hostiledata.moc"
