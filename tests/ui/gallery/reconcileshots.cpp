// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/keys.h"
#include "tests/support/statements.h"
#include "tests/support/waituntil.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "ui/reconciliation/linemodel.h"
#include "ui/reconciliation/reconciliationpage.h"

#include <QtCore/QTemporaryDir>
#include <QtWidgets/QLabel>
#include <QtWidgets/QListWidget>
#include <QtWidgets/QTableView>

using namespace Qt::StringLiterals;

namespace gallery
{

namespace
{

constexpr QSize kLaptop(1366, 768);
constexpr QSize kDesktop(1920, 1080);

/// Returns true as soon as a label of the page has a text.
bool hasText(const ui::MainWindow &window, const QString &label)
{
    return support::waitUntil(
        [&] { return !support::named<QLabel>(window, label)->text().isEmpty(); });
}

void openPage(ui::MainWindow &window)
{
    key(window, Qt::Key_5, Qt::AltModifier);
    settle();
}

/// Opens the page and waits for the first line.
void openLines(ui::MainWindow &window)
{
    openPage(window);
    (void)support::waitUntil([&window] {
        const auto *table = support::named<QTableView>(window, u"lineTable"_s);
        const auto *model = qobject_cast<const ui::LineModel *>(table->model());
        return model->row(0).has_value();
    });
    (void)hasText(window, u"pairReason"_s);
}

void openFile(ui::MainWindow &window, const QString &name, const QByteArray &bytes,
              const QString &label)
{
    openPage(window);
    const QTemporaryDir folder;
    const QString path = folder.filePath(name);
    support::writeFile(path, bytes);
    support::named<ui::ReconciliationPage>(window, u"reconciliationPage"_s)->importFiles({path});
    (void)hasText(window, label);
}

} // namespace

QList<Shot> reconcileShots()
{
    const auto lines = [](auto &window, auto &) { openLines(window); };
    const auto empty = [](auto &window, auto &) { openPage(window); };
    const auto bulk = [](auto &window, auto &) {
        openLines(window);
        key(window, Qt::Key_Return, Qt::ControlModifier);
    };
    const auto explain = [](auto &window, auto &) {
        openLines(window);
        key(window, Qt::Key_E);
    };
    const auto match = [](auto &window, auto &) {
        openLines(window);
        key(window, Qt::Key_M);
        settle();
    };
    const auto note = [](auto &window, auto &) {
        openLines(window);
        key(window, Qt::Key_N);
    };
    const auto files = [](auto &window, auto &) {
        openLines(window);
        key(window, Qt::Key_S);
        (void)support::waitUntil(
            [&window] { return support::named<QListWidget>(window, u"filesList"_s)->count() > 0; });
    };
    const auto days = [](auto &window, auto &) {
        openLines(window);
        key(window, Qt::Key_D);
        (void)hasText(window, u"dayEquation"_s);
    };
    const auto preview = [](auto &window, auto &) {
        openFile(window, u"extrato.csv"_s, support::bankTable(support::bankMonth(7).lines),
                 u"importFacts"_s);
    };
    const auto fault = [](auto &window, auto &) {
        openFile(window, u"extrato-com-um-nome-bastante-comprido.csv"_s,
                 support::bankTable({{QDate(2026, 11, 3), 5, u"Pix recebido"_s}})
                     .replace("0,05", "0,5x"),
                 u"importProblem"_s);
    };
    const auto mapping = [](auto &window, auto &) {
        openFile(window, u"outro.csv"_s,
                 "Dia do banco;O que foi;Quanto;Saldo final\n"
                 "03/11/2026;Pix de Ana;50,00;150,00\n",
                 u"importProblem"_s);
    };
    QList<Shot> list;
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = suffixOf(size);
        list.append({{u"reconcile"_s + suffix, size, lines},
                     {u"reconcile-empty"_s + suffix, size, empty},
                     {u"reconcile-bulk"_s + suffix, size, bulk},
                     {u"reconcile-explain"_s + suffix, size, explain},
                     {u"reconcile-match"_s + suffix, size, match},
                     {u"reconcile-days"_s + suffix, size, days},
                     {u"reconcile-preview"_s + suffix, size, preview}});
    }
    list.append({{u"reconcile-laptop"_s, kLaptop, lines},
                 {u"reconcile-desktop"_s, kDesktop, lines},
                 {u"reconcile-note"_s, kMedium, note},
                 {u"reconcile-files"_s, kMedium, files},
                 {u"reconcile-fault"_s, kMedium, fault},
                 {u"reconcile-mapping"_s, kMedium, mapping},
                 {u"reconcile-failed"_s, kMedium, empty}});
    return list;
}

} // namespace gallery
