// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/ui/gallery/staged.h"

#include "core/sample/samplehistory.h"
#include "tests/support/samples.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using core::Status;

namespace gallery
{

core::Error fullDisk()
{
    return {core::Error::Code::StorageFull, {}, u"database or disk is full (13)"_s};
}

QList<ui::Failure> failures()
{
    using Code = core::Error::Code;
    const QString place = u"~/balcao/balcao.db"_s;
    const QString command = u"'/home/ana/Balcão/build/release/bin/balcao' --data "
                            "'/home/ana/balcao' --restore BACKUP"_s;
    return {
        {{Code::StorageCorrupted, {}, u"quick_check: row 7 missing"_s}, place, command, true},
        {{Code::StorageFull, {}, u"database or disk is full (13)"_s}, place, command, true},
        {{Code::StorageBusy, {}, u"the folder is locked"_s}, place},
    };
}

QList<core::Transaction> history()
{
    const core::SampleHistory history({
        .count = 203,
        .seed = 1,
        .now = QDateTime(QDate(2026, 11, 20), QTime(19, 0), QTimeZone::utc()),
        .settings = *core::validated(
            core::ServiceOptions{.payee = samples::merchant(), .platform = QUuid::createUuid()}),
    });
    QList<core::Transaction> list = history.all();
    std::reverse(list.begin(), list.end());
    core::Transaction strange = samples::moved(list[1], Status::fromText(u"partially_paid"_s));
    strange.name = u"<b>Maria</b> Aparecida da Conceição de Albuquerque Cavalcanti e Silva "
                   "Sauro Vasconcelos de Orléans e Bragança Nascimento dos Santos"_s;
    list[1] = strange;
    return list;
}

QList<core::Preset> presets()
{
    using core::Money;
    return {
        {.name = u"Café"_s, .amount = Money::fromCents(500), .sendsAtOnce = true},
        {.name = u"Pão na chapa"_s, .amount = Money::fromCents(750)},
        {.name = u"Pão de queijo"_s, .amount = Money::fromCents(600)},
        {.name = u"Média com leite"_s, .amount = Money::fromCents(850)},
    };
}

QList<core::Preset> manyPresets()
{
    QList<core::Preset> list = presets();
    list[1].name = u"Sanduíche natural de frango com cenoura, passas & maionese no pão integral"_s;
    list[2] = {.name = u"<b>&Bolo</b>"_s,
               .amount = core::Money::fromCents(core::Money::kMaxCents),
               .sendsAtOnce = true};
    while (list.size() < core::kMaxPresets)
        list.append({.name = u"Prato do dia %1"_s.arg(list.size() + 1),
                     .amount = core::Money::fromCents(2890)});
    return list;
}

QList<core::Payer> people()
{
    return {
        {u"Maria José dos Santos"_s, u"maria@example.com"_s, u"+5511987654712"_s, u"11144477735"_s},
        {u"Marcos Antônio Wunderlich de Albuquerque Cavalcanti e Silva Sauro Vasconcelos"_s,
         {},
         u"+5521911112222"_s,
         u"39053344705"_s},
        {u"Supermercado Marajó Comércio de Alimentos Ltda"_s,
         {},
         u"+552133334444"_s,
         u"12ABC34501DE35"_s},
    };
}

} // namespace gallery
