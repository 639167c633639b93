// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/csvlayout.h"

#include "core/domain/plainletters.h"

#include <array>
#include <string_view>

namespace core
{

namespace
{

using C = CsvColumn;

/// A column by the letters and digits of its name. "*" matches any number of columns.
struct ColumnPattern
{
    std::u16string_view name = {};
    CsvColumn column = C::Ignored;
};

constexpr size_t kMaxColumns = 21;

struct LayoutPattern
{
    std::u16string_view name;
    std::array<ColumnPattern, kMaxColumns> columns;
    bool continuesText = false;
    bool hasBareSeparators = false;
    bool isFinal = true;
};

constexpr std::array kLayouts{
    LayoutPattern{u"nubank",
                  {{{u"DATA", C::Day},
                    {u"VALOR", C::Amount},
                    {u"IDENTIFICADOR", C::Id},
                    {u"DESCRICAO", C::Text}}}},
    LayoutPattern{u"inter",
                  {{{u"DATALANCAMENTO", C::Day},
                    {u"HISTORICO", C::Text},
                    {u"DESCRICAO", C::Text},
                    {u"VALOR", C::Amount},
                    {u"SALDO", C::Balance}}}},
    LayoutPattern{u"c6",
                  {{{u"DATALANCAMENTO", C::Day},
                    {u"DATACONTABIL", C::SecondDay},
                    {u"TITULO", C::Text},
                    {u"DESCRICAO", C::Text},
                    {u"ENTRADAR", C::Credit},
                    {u"SAIDAR", C::Debit},
                    {u"SALDODODIAR", C::DayBalance}}}},
    LayoutPattern{u"bradesco",
                  {{{u"DATA", C::Day},
                    {u"HISTORICO", C::Text},
                    {u"DOCTO", C::Number},
                    {u"CREDITOR", C::Credit},
                    {u"DEBITOR", C::Debit},
                    {u"SALDOR", C::Balance}}},
                  true,
                  false,
                  false},
    LayoutPattern{u"bradesco-net-empresa",
                  {{{u"DATA", C::Day},
                    {u"LANCAMENTO", C::Text},
                    {u"DCTO", C::Number},
                    {u"CREDITOR", C::Credit},
                    {u"DEBITOR", C::Debit},
                    {u"SALDOR", C::Balance}}},
                  true,
                  false,
                  false},
    LayoutPattern{u"bb",
                  {{{u"DATA", C::Day},
                    {u"DEPENDENCIAORIGEM", C::Ignored},
                    {u"HISTORICO", C::Text},
                    {u"DATADOBALANCETE", C::Ignored},
                    {u"NUMERODODOCUMENTO", C::Number},
                    {u"VALOR", C::Amount}}}},
    LayoutPattern{u"bb-new",
                  {{{u"DATA", C::Day},
                    {u"LANCAMENTO", C::Text},
                    {u"DETALHES", C::Text},
                    {u"NDOCUMENTO", C::Number},
                    {u"VALOR", C::Amount},
                    {u"TIPOLANCAMENTO", C::Ignored}}}}, // says credit for every line
    LayoutPattern{u"santander",
                  {{{u"DATA", C::Day},
                    {u"DESCRICAO", C::Text},
                    {u"DOCTO", C::Number},
                    {u"*", C::Ignored},
                    {u"CREDITOR", C::Credit},
                    {u"DEBITOR", C::Debit},
                    {u"*", C::Ignored}}}},
    LayoutPattern{u"itau",
                  {{{u"DATA", C::Day},
                    {u"LANCAMENTO", C::Text},
                    {u"AGORIGEM", C::Ignored},
                    {u"VALORR", C::Amount},
                    {u"SALDOSR", C::Balance}}}},
    LayoutPattern{u"caixa",
                  {{{u"CONTA", C::Ignored},
                    {u"DATAMOV", C::Day},
                    {u"NRDOC", C::Number},
                    {u"HISTORICO", C::Text},
                    {u"VALOR", C::Amount},
                    {u"DEBCRED", C::Direction}}}},
    LayoutPattern{u"sicoob",
                  {{{u"DATA", C::Day},
                    {u"HISTORICODEMOVIMENTACAO", C::Text},
                    {u"VALORR", C::Amount},
                    {u"TIPOCD", C::Direction}}},
                  true},
    LayoutPattern{u"sicredi",
                  {{{u"DATA", C::Day},
                    {u"DESCRICAO", C::Text},
                    {u"DOCUMENTO", C::Number},
                    {u"VALORR", C::Amount},
                    {u"SALDOR", C::Balance}}}},
    LayoutPattern{u"mercado-pago",
                  {{{u"RELEASEDATE", C::Day},
                    {u"TRANSACTIONTYPE", C::Text},
                    {u"REFERENCEID", C::Id},
                    {u"TRANSACTIONNETAMOUNT", C::Amount},
                    {u"PARTIALBALANCE", C::Balance}}},
                  false,
                  true},
    LayoutPattern{u"pagbank",
                  {{{u"CODIGODATRANSACAO", C::Id},
                    {u"DATA", C::Day},
                    {u"TIPO", C::Text},
                    {u"DESCRICAO", C::Text},
                    {u"VALOR", C::Amount}}}},
    LayoutPattern{u"psp",
                  {{{u"DATAMOVIMENTO", C::Day},
                    {u"TIPO", C::Text},
                    {u"DESCRICAO", C::Text},
                    {u"VALORBRUTO", C::Gross},
                    {u"TARIFA", C::Fee},
                    {u"VALORLIQUIDO", C::Net},
                    {u"IDTRANSACAO", C::Id},
                    {u"REFERENCIA", C::Reference},
                    {u"TXID", C::Txid},
                    {u"ENDTOENDID", C::EndToEndId}}}},
    LayoutPattern{u"stone",
                  {{{u"MOVIMENTACAO", C::Direction},
                    {u"TIPO", C::Text},
                    {u"VALOR", C::Gross},
                    {u"SALDOANTES", C::BalanceBefore},
                    {u"SALDODEPOIS", C::Balance},
                    {u"TARIFA", C::Fee},
                    {u"DATA", C::Day},
                    {u"HORARIO", C::Time},
                    {u"SITUACAO", C::Ignored},
                    {u"NOSSONUMERO", C::Id},
                    {u"DESTINO", C::TargetName},
                    {u"DESTINODOCUMENTO", C::TargetDocument},
                    {u"DESTINOINSTITUICAO", C::Ignored},
                    {u"DESTINOAGENCIA", C::Ignored},
                    {u"DESTINOCONTA", C::Ignored},
                    {u"ORIGEM", C::OriginName},
                    {u"ORIGEMDOCUMENTO", C::OriginDocument},
                    {u"ORIGEMINSTITUICAO", C::Ignored},
                    {u"ORIGEMAGENCIA", C::Ignored},
                    {u"ORIGEMCONTA", C::Ignored},
                    {u"DESCRICAO", C::Text}}}},
};

/// Returns the columns if the header matches; nullopt otherwise. Empty cells at both ends are
/// columns without a meaning.
std::optional<QList<CsvColumn>> matched(const LayoutPattern &pattern, const QStringList &names)
{
    QList<CsvColumn> columns;
    qsizetype at = 0;
    while (at < names.size() && names[at].isEmpty()) {
        columns.append(C::Ignored);
        ++at;
    }
    for (size_t i = 0; i < kMaxColumns && !pattern.columns[i].name.empty(); ++i) {
        const std::u16string_view wanted = pattern.columns[i].name;
        if (wanted == u"*") {
            const bool isLast = i + 1 == kMaxColumns || pattern.columns[i + 1].name.empty();
            const QStringView next =
                isLast ? QStringView() : QStringView(pattern.columns[i + 1].name);
            while (at < names.size() && names[at] != next) {
                columns.append(names[at].startsWith(u"SALDO") ? C::Balance : C::Ignored);
                ++at;
            }
            continue;
        }
        if (at == names.size() || names[at] != QStringView(wanted))
            return std::nullopt;
        columns.append(pattern.columns[i].column);
        ++at;
    }
    for (; at < names.size(); ++at) {
        if (!names[at].isEmpty())
            return std::nullopt;
        columns.append(C::Ignored);
    }
    return columns;
}

} // namespace

std::optional<CsvLayout> layoutOf(const QStringList &header)
{
    QStringList names;
    for (const QString &cell : header)
        names.append(plainLetters(cell));
    for (const LayoutPattern &pattern : kLayouts) {
        if (const auto columns = matched(pattern, names)) {
            return CsvLayout{QStringView(pattern.name).toString(), *columns, pattern.continuesText,
                             pattern.hasBareSeparators, pattern.isFinal};
        }
    }
    return std::nullopt;
}

std::optional<CsvLayout> layoutOf(const CsvMapping &mapping)
{
    const auto count = [&mapping](CsvColumn column) { return mapping.columns.count(column); };
    const bool hasAmount =
        (count(C::Amount) == 1 && count(C::Credit) + count(C::Debit) + count(C::Gross) == 0) ||
        (count(C::Credit) == 1 && count(C::Debit) == 1 && count(C::Amount) + count(C::Gross) == 0);
    if (count(C::Day) != 1 || !hasAmount || count(C::Direction) > 1)
        return std::nullopt;
    return CsvLayout{QStringLiteral("mapping"), mapping.columns};
}

QStringList layoutNames()
{
    QStringList names;
    for (const LayoutPattern &pattern : kLayouts)
        names.append(QStringView(pattern.name).toString());
    return names;
}

} // namespace core
