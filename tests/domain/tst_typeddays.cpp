// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/typeddays.h"
#include "tests/support/testmain.h"

#include <QtTest/QTest>

using namespace Qt::StringLiterals;

class TestTypedDays : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void readsDays_data();
    void readsDays();
};

void TestTypedDays::readsDays_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QDate>("today");
    QTest::addColumn<QString>("days"); ///< empty: refused
    const QDate monday(2026, 11, 23);
    const auto row = [monday](const QString &text, const QString &days, QDate today = {}) {
        const QDate from = today.isValid() ? today : monday;
        QTest::addRow("%s on %s", qPrintable(text), qPrintable(from.toString(Qt::ISODate)))
            << text << from << days;
    };
    for (const QString &word : {u"hoje"_s, u"Today"_s, u" HOY "_s})
        row(word, u"2026-11-23"_s);
    for (const QString &word : {u"ontem"_s, u"yesterday"_s, u"ayer"_s, u"domingo"_s, u"Sunday"_s})
        row(word, u"2026-11-22"_s);
    row(u"anteontem"_s, u"2026-11-21"_s);
    for (const QString &word : {u"sexta"_s, u"sexta-feira"_s, u"Sexta feira"_s, u"friday"_s,
                                u"viernes"_s, u"sexta passada"_s, u"last friday"_s})
        row(word, u"2026-11-20"_s);
    row(u"terça"_s, u"2026-11-17"_s);
    row(u"miércoles"_s, u"2026-11-18"_s);
    row(u"segunda"_s, u"2026-11-23"_s); // today
    row(u"segunda passada"_s, u"2026-11-16"_s);
    row(u"sábado"_s, u"2026-11-21"_s);
    for (const QString &word : {u"semana passada"_s, u"last week"_s, u"semana pasada"_s})
        row(word, u"2026-11-15 2026-11-21"_s);
    for (const QString &word : {u"esta semana"_s, u"this week"_s})
        row(word, u"2026-11-22 2026-11-23"_s);
    row(u"este mês"_s, u"2026-11-01 2026-11-23"_s);
    for (const QString &word : {u"mês passado"_s, u"last month"_s, u"mes pasado"_s})
        row(word, u"2026-10-01 2026-10-31"_s);
    row(u"mês passado"_s, u"2025-12-01 2025-12-31"_s, QDate(2026, 1, 31));
    row(u"20/11"_s, u"2026-11-20"_s);
    row(u"1/2"_s, u"2026-02-01"_s);
    row(u"24/11"_s, u"2025-11-24"_s); // tomorrow is still to come
    row(u"29/2"_s, u"2024-02-29"_s);
    row(u"20/11/25"_s, u"2025-11-20"_s);
    row(u"20/11/2025"_s, u"2025-11-20"_s);
    row(u"2025-11-20"_s, u"2025-11-20"_s);
    row(u"20.11.2025"_s, u"2025-11-20"_s);
    for (const QString &text :
         {u""_s, u"31/2"_s, u"0/1"_s, u"20/13"_s, u"32/1"_s, u"12.34"_s, u"semana"_s, u"passada"_s,
          u"esta sexta"_s, u"20"_s, u"ana"_s, u"hoje ontem"_s, u"20/11/"_s})
        row(text, {});
}

void TestTypedDays::readsDays()
{
    QFETCH(QString, text);
    QFETCH(QDate, today);
    QFETCH(QString, days);
    QString read;
    if (const auto parsed = core::parseTypedDays(text, today)) {
        read = parsed->first.toString(Qt::ISODate);
        if (parsed->first != parsed->second)
            read += u' ' + parsed->second.toString(Qt::ISODate);
    }
    QCOMPARE(read, days);
}

BALCAO_GUILESS_TEST(TestTypedDays)
#include "tst_typeddays.moc"
