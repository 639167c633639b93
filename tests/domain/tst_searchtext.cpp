// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/filterfields.h"
#include "core/domain/searchtext.h"
#include "tests/support/allpartsfilter.h"
#include "tests/support/testmain.h"

#include <QtCore/QHash>
#include <QtTest/QTest>

#include <type_traits>

using namespace Qt::StringLiterals;
using namespace core;

namespace
{

const QUuid kId(u"6f1d2c3b-aaaa-4000-8000-00000000004f"_s);

/// Returns a text part with the name of its field; "?" for other parts.
QString textPartWord(const TransactionFilter &filter, FilterPart part)
{
    static const QHash<FilterPart, QString> shortNames{{FilterPart::Reference, u"ref"_s},
                                                       {FilterPart::EndToEndId, u"e2e"_s},
                                                       {FilterPart::EndToEndIdEnding, u"end"_s},
                                                       {FilterPart::NameOrDocument, u"name"_s},
                                                       {FilterPart::PixKey, u"key"_s}};
    QString word = u"?"_s;
    forEachFilterField([&](const auto &field) {
        if constexpr (std::is_same_v<std::decay_t<decltype(filter.*field.member)>, QString>) {
            if (field.part == part)
                word = shortNames.value(part, field.name) + u'=' + filter.*field.member;
        }
    });
    return word;
}

/// Returns a part of an interpretation as text, with its value.
QString partWord(const TransactionFilter &filter, FilterPart part)
{
    if (part == FilterPart::Identifier)
        return u"id"_s;
    if (part == FilterPart::Platform)
        return u"platform"_s;
    if (part == FilterPart::Amount)
        return filter.minAmount == filter.maxAmount ? u"amount="_s + filter.minAmount->toDecimal()
                                                    : u"range"_s;
    if (part == FilterPart::Days)
        return filter.initialDate == filter.finalDate
                   ? u"day="_s + filter.initialDate.toString(Qt::ISODate)
                   : u"days=%1..%2"_s.arg(filter.initialDate.toString(Qt::ISODate),
                                          filter.finalDate.toString(Qt::ISODate));
    return textPartWord(filter, part);
}

/// Returns an interpretation as text: its filter parts and values.
QString word(const TransactionFilter &filter)
{
    QStringList words;
    for (const FilterPart part : partsOf(filter))
        words.append(partWord(filter, part));
    return words.join(u" + "_s);
}

} // namespace

class TestSearchText : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void understandsWhatIsTyped_data();
    void understandsWhatIsTyped();
    void removesParts();
    void joinsPartByPart();
};

void TestSearchText::understandsWhatIsTyped_data()
{
    QTest::addColumn<QString>("text");
    QTest::addColumn<QStringList>("readings");
    const auto row = [](const char *name, const QString &text, const QStringList &readings) {
        QTest::newRow(name) << text << readings;
    };
    const QString e2e = u"E60701190202611201702Ab1cD2eF3g4"_s;
    const QString uuid = kId.toString(QUuid::WithoutBraces);
    row("nothing", u""_s, {});
    row("blanks", u"   "_s, {});
    row("signs alone", u" -/. "_s, {});
    row("an id", uuid,
        {u"id"_s, u"key="_s + uuid, u"platform"_s, u"ref="_s + uuid, u"name="_s + uuid});
    row("an id in capitals and braces", kId.toString().toUpper(),
        {u"id"_s, u"key="_s + uuid, u"platform"_s, u"ref="_s + kId.toString().toUpper(),
         u"name="_s + kId.toString().toUpper()});
    row("an end-to-end id", e2e,
        {u"e2e="_s + e2e, u"ref="_s + e2e, u"end="_s + e2e, u"name="_s + e2e});
    row("the end of a receipt", u"1t2u3V"_s,
        {u"ref=1t2u3V"_s, u"end=1t2u3V"_s, u"name=1t2u3V"_s, u"end=lt2u3V"_s, u"end=It2u3V"_s});
    row("similar characters", u"broXba"_s,
        {u"ref=broXba"_s, u"end=broXba"_s, u"name=broXba"_s, u"end=br0Xba"_s});
    row("too short an end", u"2u3V"_s, {u"ref=2u3V"_s, u"name=2u3V"_s});
    row("a price", u"37,50"_s, {u"amount=37.50"_s, u"ref=37,50"_s, u"name=37,50"_s});
    row("a price with its sign", u" R$ 1.234,56 "_s,
        {u"amount=1234.56"_s, u"ref=R$ 1.234,56"_s, u"name=R$ 1.234,56"_s});
    row("a price with a dot", u"37.50"_s,
        {u"amount=37.50"_s, u"ref=37.50"_s, u"name=3750"_s, u"phone=3750"_s});
    row("three digits after a dot", u"1.234"_s, {u"ref=1.234"_s, u"name=1234"_s, u"phone=1234"_s});
    row("whole reais, or a number", u"4712"_s,
        {u"ref=4712"_s, u"amount=4712.00"_s, u"name=4712"_s, u"phone=4712"_s});
    row("nought", u"0"_s, {u"ref=0"_s, u"name=0"_s});
    row("two digits", u"15"_s, {u"ref=15"_s, u"amount=15.00"_s, u"name=15"_s});
    row("a CPF", u"52998224725"_s,
        {u"ref=52998224725"_s, u"end=52998224725"_s, u"name=52998224725"_s, u"key=52998224725"_s,
         u"phone=52998224725"_s});
    row("a CPF as it is printed", u"529.982.247-25"_s,
        {u"ref=529.982.247-25"_s, u"name=52998224725"_s, u"key=52998224725"_s,
         u"phone=52998224725"_s});
    row("the beginning of one", u"529.982"_s,
        {u"ref=529.982"_s, u"name=529982"_s, u"phone=529982"_s});
    row("a CNPJ with letters", u"12.abc.345/01de-35"_s,
        {u"ref=12.abc.345/01de-35"_s, u"name=12ABC34501DE35"_s, u"key=12ABC34501DE35"_s,
         u"name=12.abc.345/01de-35"_s});
    row("a phone", u"(11) 98765-4321"_s,
        {u"ref=(11) 98765-4321"_s, u"name=11987654321"_s, u"key=+5511987654321"_s,
         u"phone=11987654321"_s});
    row("an e-mail", u"Ana@example.com"_s,
        {u"ref=Ana@example.com"_s, u"key=ana@example.com"_s, u"name=Ana@example.com"_s});
    row("a day", u"20/11/2026"_s,
        {u"day=2026-11-20"_s, u"ref=20/11/2026"_s, u"name=20112026"_s, u"phone=20112026"_s});
    row("a day in ISO", u"2026-11-20"_s,
        {u"day=2026-11-20"_s, u"ref=2026-11-20"_s, u"name=20261120"_s, u"phone=20261120"_s});
    row("no day", u"31/02/2026"_s, {u"ref=31/02/2026"_s, u"name=31022026"_s, u"phone=31022026"_s});
    row("a name", u"  maria   josé "_s,
        {u"ref=maria josé"_s, u"name=maria josé"_s, u"name=josé maria"_s});
    row("today", u"hoje"_s, {u"day=2026-11-23"_s, u"ref=hoje"_s, u"name=hoje"_s});
    row("a day without a year", u"20/11"_s,
        {u"day=2026-11-20"_s, u"ref=20/11"_s, u"name=2011"_s, u"phone=2011"_s});
    row("a week", u"semana passada"_s,
        {u"days=2026-11-15..2026-11-21"_s, u"ref=semana passada"_s, u"name=semana passada"_s,
         u"name=passada semana"_s});
    row("a name and an amount", u"oliveira 17,50"_s,
        {u"ref=oliveira 17,50"_s, u"name=oliveira 17,50"_s, u"ref=oliveira + amount=17.50"_s,
         u"end=oliveira + amount=17.50"_s, u"amount=17.50 + name=oliveira"_s});
    row("an amount and a name", u"17 ana"_s,
        {u"ref=17 ana"_s, u"name=17 ana"_s, u"ref=ana + amount=17.00"_s,
         u"amount=17.00 + name=ana"_s});
    row("a name, an amount and days", u"17,50 ana semana passada"_s,
        {u"ref=17,50 ana semana passada"_s, u"name=17,50 ana semana passada"_s,
         u"ref=ana + amount=17.50 + days=2026-11-15..2026-11-21"_s,
         u"amount=17.50 + name=ana + days=2026-11-15..2026-11-21"_s});
    row("an amount and a day", u"17,50 ontem"_s,
        {u"ref=17,50 ontem"_s, u"name=17,50 ontem"_s, u"amount=17.50 + day=2026-11-22"_s});
    row("longer than a reference", QString(60, u'a'), {u"name="_s + QString(60, u'a')});
    row("with a character that nothing has", u"ma"_s + QChar::Null + u"ria"_s,
        {u"ref=maria"_s, u"name=maria"_s});
}

void TestSearchText::understandsWhatIsTyped()
{
    QFETCH(QString, text);
    QFETCH(QStringList, readings);
    QStringList words;
    const auto read = readSearch(text, QDate(2026, 11, 23)); // a Monday
    for (const TransactionFilter &filter : read)
        words.append(word(filter));
    QCOMPARE(words, readings);
}

void TestSearchText::removesParts()
{
    const TransactionFilter all = support::allPartsFilter();
    TransactionFilter rest = all;
    const QList<FilterPart> parts = partsOf(all);
    QCOMPARE(parts.size(), support::kFilterPartCount);
    for (qsizetype i = 0; i < parts.size(); ++i) {
        QCOMPARE(partsOf(rest), parts.mid(i));
        rest = withoutPart(rest, parts[i]);
    }
    QCOMPARE(rest, TransactionFilter());
}

void TestSearchText::joinsPartByPart()
{
    const TransactionFilter kept{.statuses = {Status::Code::Paid},
                                 .minAmount = Money::fromCents(100),
                                 .nameOrDocument = u"ana"_s};
    const TransactionFilter typed{.maxAmount = Money::fromCents(500)};
    const TransactionFilter both = withParts(kept, typed);
    QCOMPARE(both.statuses, kept.statuses);
    QCOMPARE(both.nameOrDocument, kept.nameOrDocument);
    QCOMPARE(both.minAmount, std::nullopt); // A range is one condition.
    QCOMPARE(both.maxAmount, typed.maxAmount);
}

BALCAO_APPLESS_TEST(TestSearchText)
#include "tst_searchtext.moc"
