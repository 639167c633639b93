// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/samples.h"
#include "tests/ui/gallery/hands.h"
#include "tests/ui/gallery/shots.h"
#include "tests/ui/gallery/staged.h"

#include <QtTest/QTest>
#include <QtWidgets/QApplication>

using namespace Qt::StringLiterals;

namespace gallery
{

QList<Shot> listShots()
{
    const auto typed = [](auto &window, auto &) { search(window, u"12"_s); };
    const auto chips = [](auto &window, auto &) {
        search(window, u"maria"_s);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_F);
        key(window, Qt::Key_Tab);
        key(window, Qt::Key_Space);
        settle();
    };
    const auto nothing = [](auto &window, auto &) {
        search(window, u"maria"_s);
        key(window, Qt::Key_Return);
        settle();
        search(window, u"Albuquerque Cavalcanti e Silva Sauro Vasconcelos Orleans"_s);
    };
    const auto passedOver = [](auto &window, FakeService &service) {
        search(window, u"maria"_s);
        key(window, Qt::Key_Return);
        settle();
        Q_EMIT service.changed(samples::charge(1500, 9000));
        settle();
    };
    const auto note = [](auto &window, auto &) {
        openList(window);
        key(window, Qt::Key_N);
        QTest::keyClicks(QApplication::focusWidget(),
                         u"Trocou o bolo de milho por um de fuba, paga a diferenca na sexta"_s);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_Down);
        key(window, Qt::Key_N);
        QTest::keyClicks(QApplication::focusWidget(), u"Pediu nota"_s);
        key(window, Qt::Key_Escape);
        settle();
    };
    const auto tags = [](auto &window, auto &) {
        openList(window);
        key(window, Qt::Key_T);
        QTest::keyClicks(QApplication::focusWidget(), u"Fiado, encomenda de festa, a conferir"_s);
        key(window, Qt::Key_Return);
        settle();
        key(window, Qt::Key_Down);
        key(window, Qt::Key_T);
        QTest::keyClicks(QApplication::focusWidget(), u"a,b,c,d,e,f,g,h,i,j,k"_s);
        key(window, Qt::Key_Return);
        settle();
    };
    const auto columns = [](auto &window, auto &) {
        openList(window);
        key(window, Qt::Key_C);
        key(window, Qt::Key_Down);
        settle();
    };
    const auto view = [](auto &window, auto &) {
        search(window, u"maria"_s);
        key(window, Qt::Key_Return);
        pass(std::chrono::milliseconds(900)); // until the views are counted
        key(window, Qt::Key_S);
        key(window, Qt::Key_Return); // without a name
        settle();
    };
    QList<Shot> list{
        {u"list"_s, kNormal, [](auto &window, auto &) { openList(window); }},
        {u"list-small"_s, kSmall, [](auto &window, auto &) { openList(window); }},
        {u"list-empty"_s, kNormal,
         [](auto &window, auto &service) {
             service.stored.clear();
             openList(window);
         }},
        {u"list-loading"_s, kNormal,
         [](auto &window, auto &service) {
             service.holds = true;
             openList(window);
         }},
        {u"list-failed"_s, kNormal,
         [](auto &window, auto &service) {
             service.onList = [](const auto &) { return tl::unexpected(fullDisk()); };
             openList(window);
         }},
    };
    for (const QSize size : {kNormal, kMedium, kSmallest}) {
        const QString suffix = suffixOf(size);
        list.append({{u"list-typed"_s + suffix, size, typed},
                     {u"list-note"_s + suffix, size, note},
                     {u"list-tags"_s + suffix, size, tags},
                     {u"list-columns"_s + suffix, size, columns},
                     {u"list-view"_s + suffix, size, view},
                     {u"list-chips"_s + suffix, size, chips},
                     {u"list-nothing"_s + suffix, size, nothing},
                     {u"list-passed-over"_s + suffix, size, passedOver}});
    }
    return list;
}

} // namespace gallery
