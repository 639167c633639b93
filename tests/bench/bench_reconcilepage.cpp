// SPDX-License-Identifier: GPL-3.0-or-later
//
// Measures every key of the page of bank statements with 100,000 lines: the processor time of the
// longest event that blocks the window after the key. Runs on a private display;
// .ci/bench-desktop creates one. Exits with 1 if a goal is missed.

#include "core/bank/reconciliation.h"
#include "tests/bench/report.h"
#include "tests/support/fakeservice.h"
#include "tests/support/keys.h"
#include "tests/support/statements.h"
#include "tests/support/toolbox.h"
#include "tests/support/watchedapplication.h"
#include "ui/reconciliation/linemodel.h"
#include "ui/reconciliation/reconciliationpage.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QPushButton>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;
using Queue = core::ReconcileQueue;
using support::named;

namespace
{

constexpr int kLines = 100'000;
constexpr int kPairs = 2'000; ///< lines with a strong suggestion
constexpr int kRounds = 20;
constexpr int kTimeout = 120'000;
constexpr double kGoal = 16; ///< milliseconds

struct MeasuredKey
{
    QString name;
    Qt::Key key;
    Qt::KeyboardModifiers modifiers = Qt::NoModifier;
    Qt::Key back = Qt::Key_unknown; ///< leaves what the key opened
};

/// The page in a window, operated by keyboard.
class PageFixture
{
public:
    explicit PageFixture(WatchedApplication &app)
        : m_app(app)
        , m_box(m_service)
    {
        const support::BankMonth month = createMonth();
        m_service.stored = month.transactions;
        m_reconciliation = std::make_unique<core::Reconciliation>(
            m_service, core::Reconciliation::Setup{.path = m_folder.filePath(u"bank.db"_s)});
        m_reconciliation->open();
        ui::ShopContext context = m_box.context();
        context.reconciliation = m_reconciliation.get();
        m_page = std::make_unique<ui::ReconciliationPage>(context);
        m_page->resize(1060, 700);
        support::open(*m_page);
        const QString path = m_folder.filePath(u"extrato.csv"_s);
        support::writeFile(path, support::bankTable(month.lines));
        m_page->importFiles({path});
        const auto *import = named<QPushButton>(*m_page, u"importButton"_s);
        if (!QTest::qWaitFor([import] { return import->isEnabled(); }, kTimeout))
            qFatal("the file is not previewed");
        support::press(Qt::Key_Return);
        if (!QTest::qWaitFor([this] { return model()->row(0).has_value(); }, kTimeout))
            qFatal("the file is not imported");
        rest();
    }

    /// Returns the milliseconds of the longest event after a key.
    double press(Qt::Key key, Qt::KeyboardModifiers modifiers)
    {
        m_app.beginAgain();
        support::press(key, modifiers);
        rest();
        return m_app.maxWork();
    }

    /// Goes to the queue with most lines, or to the queue of strong suggestions.
    void goTo(Queue queue)
    {
        constexpr int kQueues = 16;
        for (int i = 0; i < kQueues && model()->queue() != queue; ++i)
            press(Qt::Key_Left, {});
        for (int i = 0; i < kQueues && model()->queue() != queue; ++i)
            press(Qt::Key_Right, {});
        if (model()->queue() != queue)
            qFatal("the queue is not shown");
    }

    [[nodiscard]] int rowCount() const { return model()->rowCount(); }

private:
    static support::BankMonth createMonth()
    {
        support::BankMonth month;
        for (int i = 0; i < kLines; ++i) {
            const QDate day(2026, 11, 1 + i / 5'000);
            const bool isPair = i % (kLines / kPairs) == 0;
            if (isPair)
                support::addPaid(month, day, 500'000 + i, u"Maria Alves da Silva"_s,
                                 u"39053344705"_s);
            month.lines.append(
                {day, isPair ? 500'000 + i : 100 + i,
                 isPair ? u"Pix recebido 39053344705 Maria Alves"_s : u"TED recebida"_s});
        }
        return month;
    }

    [[nodiscard]] ui::LineModel *model() const
    {
        return qobject_cast<ui::LineModel *>(named<QTableView>(*m_page, u"lineTable"_s)->model());
    }

    /// Waits for the answers that follow a key. Calls run in order.
    void rest()
    {
        constexpr int kMaxChain = 8;
        for (int i = 0; i < kMaxChain; ++i) {
            bool isAnswered = false;
            core::onAnswer(m_reconciliation->rows(Queue::Certain, 0, 1, {}), m_page.get(),
                           [&isAnswered](const auto &) { isAnswered = true; });
            if (!QTest::qWaitFor([&isAnswered] { return isAnswered; }, kTimeout))
                qFatal("no answer");
        }
        QTest::qWait(30);
    }

    WatchedApplication &m_app;
    QTemporaryDir m_folder;
    FakeService m_service;
    ToolBox m_box;
    std::unique_ptr<core::Reconciliation> m_reconciliation;
    std::unique_ptr<ui::ReconciliationPage> m_page;
};

void measure(PageFixture &page, bench::Report &report, const QList<MeasuredKey> &keys)
{
    for (const MeasuredKey &key : keys) {
        std::vector<double> times;
        std::vector<double> timesBack;
        for (int round = 0; round < kRounds; ++round) {
            times.push_back(page.press(key.key, key.modifiers));
            if (key.back != Qt::Key_unknown)
                timesBack.push_back(page.press(key.back, {}));
        }
        report.atMost(u"%1, slowest of %2"_s.arg(key.name).arg(kRounds), bench::quantile(times, 1),
                      kGoal, "ms");
        if (!timesBack.empty())
            report.atMost(u"… and back, slowest"_s, bench::quantile(timesBack, 1), kGoal, "ms");
    }
}

} // namespace

int main(int argc, char *argv[])
{
    WatchedApplication app(argc, argv);
    PageFixture page(app);
    bench::Report report;
    report.title(u"The page of bank statements, %1 lines"_s.arg(kLines));
    page.goTo(Queue::OnlyBankIn);
    if (page.rowCount() != kLines - kPairs)
        qFatal("%d lines are shown", page.rowCount());
    measure(page, report,
            {{u"J: next line"_s, Qt::Key_J},
             {u"K: previous line"_s, Qt::Key_K},
             {u"Page Down"_s, Qt::Key_PageDown},
             {u"End"_s, Qt::Key_End, Qt::NoModifier, Qt::Key_Home},
             {u"Shift+Page Down: select lines"_s, Qt::Key_PageDown, Qt::ShiftModifier},
             {u"Shift+End: select to the end"_s, Qt::Key_End, Qt::ShiftModifier, Qt::Key_Home},
             {u"Left: previous queue"_s, Qt::Key_Left, Qt::NoModifier, Qt::Key_Right},
             {u"F: filter"_s, Qt::Key_F, Qt::NoModifier, Qt::Key_Escape},
             {u"E: explain"_s, Qt::Key_E, Qt::NoModifier, Qt::Key_Escape},
             {u"M: match by hand"_s, Qt::Key_M, Qt::NoModifier, Qt::Key_Escape},
             {u"N: note"_s, Qt::Key_N, Qt::NoModifier, Qt::Key_Escape},
             {u"S: statements"_s, Qt::Key_S, Qt::NoModifier, Qt::Key_Escape},
             {u"D: days"_s, Qt::Key_D, Qt::NoModifier, Qt::Key_Escape}});
    page.press(Qt::Key_F, {});
    measure(page, report,
            {{u"a letter of the filter"_s, Qt::Key_1, Qt::NoModifier, Qt::Key_Backspace}});
    page.press(Qt::Key_Escape, {});
    page.goTo(Queue::Strong);
    measure(page, report,
            {{u"Enter: accept"_s, Qt::Key_Return},
             {u"X: not this pair"_s, Qt::Key_X},
             {u"Ctrl+Z: undo"_s, Qt::Key_Z, Qt::ControlModifier},
             {u"Ctrl+Shift+Z: redo"_s, Qt::Key_Z, Qt::ControlModifier | Qt::ShiftModifier},
             {u"Ctrl+Enter: question about all"_s, Qt::Key_Return, Qt::ControlModifier,
              Qt::Key_Escape}});
    return report.exitCode();
}
