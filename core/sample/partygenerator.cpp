// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/sample/partygenerator.h"

#include "core/domain/brcode.h"
#include "core/domain/pixkey.h"
#include "core/domain/taxid.h"
#include "core/sample/seededrandom.h"

#include <QtCore/QStringBuilder>

#include <iterator>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Most common names first.
constexpr QStringView kMen[] = {u"João",      u"José",    u"Antônio", u"Luís",      u"Vinícius",
                                u"Francisco", u"Fábio",   u"Otávio",  u"Pedro",     u"Flávio",
                                u"Sérgio",    u"Mário",   u"César",   u"Caio",      u"Lúcio",
                                u"Cláudio",   u"Rogério", u"Aluísio", u"Sebastião", u"Estêvão",
                                u"Gabriel",   u"Tomé",    u"Ícaro",   u"Natã"};
constexpr QStringView kWomen[] = {u"Maria",    u"Ana",     u"Márcia",   u"Cláudia",  u"Letícia",
                                  u"Patrícia", u"Júlia",   u"Débora",   u"Mônica",   u"Conceição",
                                  u"Thaís",    u"Inês",    u"Renata",   u"Ângela",   u"Aparecida",
                                  u"Andréia",  u"Luísa",   u"Camila",   u"Cecília",  u"Sônia",
                                  u"Núbia",    u"Zuleica", u"Quitéria", u"Valquíria"};
constexpr QStringView kLastNames[] = {
    u"Silva",        u"dos Santos", u"Oliveira",   u"Araújo",   u"Gonçalves", u"Ferreira",
    u"da Conceição", u"Ribeiro",    u"Magalhães",  u"Pereira",  u"Simões",    u"Almeida",
    u"Guimarães",    u"Costa",      u"de Sá",      u"Brandão",  u"Lima",      u"Assunção",
    u"Corrêa",       u"Carvalho",   u"Falcão",     u"Queirós",  u"Barbosa",   u"Nóbrega",
    u"Tavares",      u"Rocha",      u"Patrício",   u"Muniz",    u"Vergílio",  u"de Melo",
    u"Moreira",      u"Cândido",    u"Teixeira",   u"Aragão",   u"Freitas",   u"Peçanha",
    u"Batista",      u"Durães",     u"Cavalcanti", u"Sampaio",  u"Estêvão",   u"Monteiro",
    u"Abrão",        u"Bragança",   u"Drummond",   u"Itaboraí", u"Yamamoto",  u"Zanetti",
    u"Kowalski",     u"Schneider",  u"Taciano",    u"Uchôa",    u"Xavier",    u"Wanderley"};

/// The first companies among the customers. Later companies get a family name.
constexpr QStringView kFirms[] = {
    u"Escritório Contábil Ribeirão Ltda.",
    u"Clínica São Lucas Ltda.",
    u"Colégio Arco-Íris Ltda.",
    u"Construtora Horizonte S.A.",
    u"Condomínio Edifício Ipê",
    u"Gráfica Impressão Rápida Ltda.",
};
constexpr QStringView kTrades[] = {u"Escritório Contábil", u"Clínica", u"Colégio",
                                   u"Construtora",         u"Gráfica", u"Farmácia",
                                   u"Imobiliária"};
constexpr qint64 kFirmEvery = 15; ///< one company per that number of customers

struct Supplier
{
    QStringView name;
    PixKey::Kind keyKind;
    QStringView taxIdCharacters; ///< alphabet of a company's number; empty: a person with a CPF
};
constexpr Supplier kSuppliers[] = {
    {u"Moinho Três Irmãos Ltda.", PixKey::Kind::Cnpj, kDigits},
    {u"João Batista Araújo", PixKey::Kind::Cpf, {}},
    {u"Laticínios Serra Azul Ltda.", PixKey::Kind::Email, kDigits},
    {u"Granja São José Ltda.", PixKey::Kind::Phone, kDigits},
    {u"Gás Bom Vizinho Distribuidora Ltda.", PixKey::Kind::Evp, kDigits},
    {u"Embalagens Árvore Verde Ltda.", PixKey::Kind::Cnpj, kCapitalsAndDigits},
    {u"Rosângela Gonçalves", PixKey::Kind::Phone, {}},
    {u"Hortifrúti Boa Colheita Ltda.", PixKey::Kind::Evp, kCapitalsAndDigits},
    {u"Café Alto da Serra S.A.", PixKey::Kind::Email, kDigits},
};
static_assert(std::size(kSuppliers) == PartyGenerator::kNamedSuppliers);

constexpr PixKey::Kind kPersonalKeys[] = {PixKey::Kind::Cpf, PixKey::Kind::Phone,
                                          PixKey::Kind::Email, PixKey::Kind::Evp};
constexpr QStringView kAreaCodes[] = {u"11", u"19", u"21", u"31", u"41",
                                      u"51", u"61", u"71", u"81"};

/// Returns one or two given names and one or two family names.
QString personName(SeededRandom &random)
{
    const auto &given = random.below(2) == 0 ? kMen : kWomen;
    QString name = random.pickSkewed(given).toString();
    if (random.below(4) == 0)
        name += u' ' % random.pickSkewed(given);
    if (random.below(3) != 0)
        name += u' ' % random.pickSkewed(kLastNames);
    return name % u' ' % random.pickSkewed(kLastNames);
}

QString firmName(SeededRandom &random)
{
    return random.pick(kTrades) % u' ' % random.pickSkewed(kLastNames) % u" Ltda.";
}

/// Returns a tax number from `count` random characters, the fixed `rest` and check digits.
QString taxId(SeededRandom &random, QStringView alphabet, int count, QStringView rest)
{
    for (;;) { // repeats because one repeated digit is invalid
        if (const auto id = TaxId::withCheckDigits(random.characters(alphabet, count) % rest))
            return id->value();
    }
}

/// Returns a mobile number from a range that operators hardly assign.
QString makePhone(SeededRandom &random)
{
    const QStringView area = random.pick(kAreaCodes);
    return u"+55" % area % u"90" % random.characters(kDigits, 7);
}

/// Converts "João de Sá" to "joao.de.sa".
QString mailName(const QString &name)
{
    QString words;
    for (const QChar c : foldedToAscii(name).toLower())
        words += c.isLetterOrNumber() ? c : u' ';
    return words.simplified().replace(u' ', u'.');
}

/// Creates a person. `number` distinguishes people with the same name.
Party makePerson(SeededRandom &random, const QString &name, qint64 number)
{
    return {
        .name = name,
        .email = mailName(name) % QString::number(number) % u"@example.com",
        .phone = makePhone(random),
        .document = taxId(random, kDigits, 9, {}),
        .pixKey = {},
    };
}

Party makeFirm(SeededRandom &random, const QString &name, QStringView taxIdCharacters)
{
    return {
        .name = name,
        .email = u"contato@" % mailName(name).replace(u'.', u'-') % u".example",
        .phone = makePhone(random),
        .document = taxId(random, taxIdCharacters, 8, u"0001"),
        .pixKey = {},
    };
}

QString keyOf(SeededRandom &random, const Party &party, PixKey::Kind kind)
{
    switch (kind) {
    case PixKey::Kind::Cpf:
    case PixKey::Kind::Cnpj:
        return party.document;
    case PixKey::Kind::Phone:
        return party.phone;
    case PixKey::Kind::Email:
        return party.email;
    case PixKey::Kind::Evp:
        return random.uuid().toString(QUuid::WithoutBraces);
    }
    Q_UNREACHABLE();
}

} // namespace

Party PartyGenerator::customer(qint64 number) const
{
    SeededRandom random(m_seed, SeededRandom::For::Customer, number);
    // Never one of the first customers, which return most often.
    if (number % kFirmEvery != kFirmEvery / 2)
        return makePerson(random, personName(random), number);
    const qint64 firm = number / kFirmEvery;
    const QString name = firm < std::ssize(kFirms) ? kFirms[firm].toString() : firmName(random);
    return makeFirm(random, name, firm % 3 == 0 ? kCapitalsAndDigits : kDigits);
}

Party PartyGenerator::supplier(qint64 number) const
{
    SeededRandom random(m_seed, SeededRandom::For::Supplier, number);
    const bool isNamed = number < kNamedSuppliers;
    const Supplier supplier =
        isNamed ? kSuppliers[number] : Supplier{{}, random.pick(kPersonalKeys), {}};
    const QString name = isNamed ? supplier.name.toString() : personName(random);
    Party party = supplier.taxIdCharacters.isEmpty()
                      ? makePerson(random, name, number)
                      : makeFirm(random, name, supplier.taxIdCharacters);
    party.pixKey = keyOf(random, party, supplier.keyKind);
    return party;
}

} // namespace core
