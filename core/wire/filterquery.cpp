// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/wire/filterquery.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/pixkey.h"
#include "core/domain/transactionpage.h"
#include "core/wire/wiretime.h"

#include <QtCore/QSet>
#include <QtCore/QStringDecoder>

#include <algorithm>
#include <array>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Violation = HttpProblem::Violation;

bool isHex(char c)
{
    return (c >= '0' && c <= '9') || (c >= 'a' && c <= 'f') || (c >= 'A' && c <= 'F');
}

/// Decodes a value. Returns nullopt for text that is not percent-encoded UTF-8 or contains a null
/// character.
std::optional<QString> decoded(QByteArray encoded)
{
    for (qsizetype i = encoded.indexOf('%'); i >= 0; i = encoded.indexOf('%', i + 1)) {
        if (i + 2 >= encoded.size() || !isHex(encoded.at(i + 1)) || !isHex(encoded.at(i + 2)))
            return std::nullopt;
    }
    encoded.replace('+', ' ');
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder(QByteArray::fromPercentEncoding(encoded));
    if (decoder.hasError() || text.contains(QChar::Null))
        return std::nullopt;
    return text;
}

Violation malformed(const QString &name)
{
    return {name, u"malformed"_s, formOf(name, CallPart::Query)};
}

/// Parses one parameter into the filter. Returns the violation, if any.
using ApplyParameter = std::optional<Violation> (*)(TransactionFilter &filter, const QString &name,
                                                    const QString &value);

template<typename Value, std::optional<Value> (*read)(const QString &), auto member>
std::optional<Violation> applyParameter(TransactionFilter &filter, const QString &name,
                                        const QString &value)
{
    const auto parsed = read(value);
    if (!parsed)
        return malformed(name);
    filter.*member = *parsed;
    return std::nullopt;
}

template<int max, auto member>
std::optional<Violation> readText(TransactionFilter &filter, const QString &name,
                                  const QString &value)
{
    if (value.toUcs4().size() > max)
        return Violation{name, u"too_long"_s, u"must have at most %1 characters"_s.arg(max)};
    filter.*member = value;
    return std::nullopt;
}

std::optional<Violation> applyStatus(TransactionFilter &filter, const QString & /*name*/,
                                     const QString &value)
{
    for (const QString &word : value.split(u',')) {
        const Status status = Status::fromText(word.trimmed());
        if (status.code() == Status::Code::Unknown)
            return unknownStatus();
        if (!filter.statuses.contains(status.code()))
            filter.statuses.append(status.code());
    }
    return std::nullopt;
}

/// Parses an amount in reais, above zero.
template<std::optional<Money> TransactionFilter::*member>
std::optional<Violation> applyAmount(TransactionFilter &filter, const QString &name,
                                     const QString &value)
{
    const auto amount = Money::parseDecimal(value);
    if (!amount || *amount <= Money())
        return malformed(name);
    filter.*member = amount;
    return std::nullopt;
}

std::optional<Operation> operationOf(const QString &text)
{
    return operationFromText(text);
}

struct OrderName
{
    QLatin1StringView name;
    ListOrder::Key key;
};

constexpr std::array kOrderNames{
    OrderName{"date_created"_L1, ListOrder::Key::Created},
    OrderName{"amount"_L1, ListOrder::Key::Amount},
    OrderName{"name"_L1, ListOrder::Key::Name},
    OrderName{"status"_L1, ListOrder::Key::State},
};

/// Parses a column; a minus in front means descending.
std::optional<ListOrder> orderFrom(const QString &text)
{
    const bool isDescending = text.startsWith(u'-');
    const QString name = isDescending ? text.sliced(1) : text;
    for (const OrderName &known : kOrderNames) {
        if (name == known.name)
            return ListOrder{known.key, isDescending ? Qt::DescendingOrder : Qt::AscendingOrder};
    }
    return std::nullopt;
}

/// Parses a Pix key. Eleven digits can be a CPF or a mobile number without +55. The canonical form
/// of a CPF has no prefix, so the digits mean a CPF.
std::optional<Violation> readPixKey(TransactionFilter &filter, const QString &name,
                                    const QString &value)
{
    const QList<PixKey> readings = PixKey::readings(value);
    if (readings.isEmpty())
        return malformed(name);
    const auto asWritten = std::find_if(readings.begin(), readings.end(),
                                        [&](const PixKey &key) { return key.value() == value; });
    filter.pixKey = (asWritten == readings.end() ? readings.begin() : asWritten)->value();
    return std::nullopt;
}

std::optional<Violation> handlePage(TransactionFilter &filter, const QString &name,
                                    const QString &value)
{
    const bool isDigits =
        std::all_of(value.begin(), value.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool isNumber = false;
    filter.page = value.toInt(&isNumber);
    if (!isDigits || !isNumber)
        return malformed(name);
    if (filter.page < 1)
        return Violation{name, u"too_small"_s, u"must be at least 1"_s};
    return std::nullopt;
}

std::optional<Violation> applyLimit(TransactionFilter &filter, const QString &name,
                                    const QString &value)
{
    const bool isDigits =
        std::all_of(value.begin(), value.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
    bool isNumber = false;
    filter.pageSize = value.toInt(&isNumber);
    const bool isInRange = filter.pageSize >= 1 && filter.pageSize <= TransactionPage::kSize;
    return isDigits && isNumber && isInRange ? std::nullopt : std::optional(malformed(name));
}

QString writeLimit(const TransactionFilter &filter)
{
    return filter.pageSize == TransactionPage::kSize ? QString() : QString::number(filter.pageSize);
}

/// Returns the violations of parameters that exclude each other.
QList<Violation> contradictionsOf(const TransactionFilter &filter)
{
    QList<Violation> violations;
    if (filter.after && filter.page != 1)
        violations.append({u"page"_s, u"not_allowed"_s, u"is not possible with after"_s});
    if (filter.after && filter.order.key != ListOrder::Key::Created)
        violations.append(
            {u"sort"_s, u"not_allowed"_s, u"must be date_created or -date_created with after"_s});
    return violations;
}

QString written(const QString &text)
{
    return text;
}

QString written(const std::optional<QUuid> &id)
{
    return id ? toWireId(*id) : QString();
}

QString written(QDate day)
{
    return day.toString(Qt::ISODate);
}

QString written(const QList<Status::Code> &statuses)
{
    QStringList words;
    for (const Status::Code status : statuses)
        words.append(Status(status).toText());
    return words.join(u',');
}

QString written(const std::optional<Operation> &operation)
{
    return operation ? toText(*operation) : QString();
}

QString written(const std::optional<QDateTime> &time)
{
    return time ? toWireTime(*time) : QString();
}

QString written(const std::optional<Money> &amount)
{
    return amount ? amount->toDecimal() : QString();
}

/// Returns an empty text for the order of a list without a parameter.
QString written(const ListOrder &order)
{
    if (order == ListOrder())
        return {};
    const auto *const known =
        std::find_if(kOrderNames.begin(), kOrderNames.end(),
                     [&order](const OrderName &name) { return name.key == order.key; });
    return (order.direction == Qt::DescendingOrder ? u"-"_s : QString()) + known->name;
}

QString written(int page)
{
    return page == 1 ? QString() : QString::number(page);
}

/// Returns the value of a parameter; empty if the filter does not need the parameter.
template<auto member>
QString writeParameter(const TransactionFilter &filter)
{
    return written(filter.*member);
}

template<auto member>
void copyMember(const TransactionFilter &from, TransactionFilter &into)
{
    into.*member = from.*member;
}

struct Parameter
{
    QLatin1StringView name;
    ApplyParameter applyParameter;
    QString (*write)(const TransactionFilter &filter);
    void (*copy)(const TransactionFilter &from, TransactionFilter &into);
};

template<auto member>
constexpr Parameter parameter(QLatin1StringView name, ApplyParameter apply)
{
    return {name, apply, &writeParameter<member>, &copyMember<member>};
}

using Filter = TransactionFilter;
constexpr int kMaxDigits = 30; // characters of a telephone number including separators

template<std::optional<QUuid> Filter::*member>
constexpr Parameter idParameter(QLatin1StringView name)
{
    return parameter<member>(name, &applyParameter<QUuid, &fromWireId, member>);
}

template<int max, QString Filter::*member>
constexpr Parameter textParameter(QLatin1StringView name)
{
    return parameter<member>(name, &readText<max, member>);
}

template<QDate Filter::*member>
constexpr Parameter dayParameter(QLatin1StringView name)
{
    return parameter<member>(name, &applyParameter<QDate, &fromWireDay, member>);
}

/// All parameters of the list, in the order of the specification.
constexpr std::array kParameters{
    idParameter<&Filter::identifier>("identifier"_L1),
    textParameter<kMaxReference, &Filter::reference>("reference"_L1),
    parameter<&Filter::statuses>("status"_L1, &applyStatus),
    textParameter<kMaxName, &Filter::nameOrDocument>("name_document"_L1),
    textParameter<kMaxDigits, &Filter::phone>("phone"_L1),
    dayParameter<&Filter::initialDate>("initial_date"_L1),
    dayParameter<&Filter::finalDate>("final_date"_L1),
    idParameter<&Filter::platform>("platform"_L1),
    parameter<&Filter::pixKey>("pix_key"_L1, &readPixKey),
    textParameter<kMaxDescription, &Filter::description>("description"_L1),
    textParameter<kMaxEmail, &Filter::email>("email"_L1),
    parameter<&Filter::operation>("operation"_L1,
                                  &applyParameter<Operation, &operationOf, &Filter::operation>),
    parameter<&Filter::createdFrom>(
        "created_from"_L1, &applyParameter<QDateTime, &fromWireTime, &Filter::createdFrom>),
    parameter<&Filter::createdUntil>(
        "created_until"_L1, &applyParameter<QDateTime, &fromWireTime, &Filter::createdUntil>),
    parameter<&Filter::minAmount>("min_amount"_L1, &applyAmount<&Filter::minAmount>),
    parameter<&Filter::maxAmount>("max_amount"_L1, &applyAmount<&Filter::maxAmount>),
    parameter<&Filter::order>("sort"_L1, &applyParameter<ListOrder, &orderFrom, &Filter::order>),
    parameter<&Filter::page>("page"_L1, &handlePage),
    Parameter{"limit"_L1, &applyLimit, &writeLimit, &copyMember<&Filter::pageSize>},
    parameter<&Filter::after>("after"_L1, &applyParameter<QUuid, &fromWireId, &Filter::after>),
};

std::optional<Violation> applyOne(TransactionFilter &filter, QSet<QString> &seen,
                                  const QByteArray &pair)
{
    const qsizetype equals = pair.indexOf('=');
    const auto name = decoded(equals < 0 ? pair : pair.first(equals));
    const auto value = equals < 0 ? std::optional(QString()) : decoded(pair.sliced(equals + 1));
    const auto *const known =
        std::find_if(kParameters.begin(), kParameters.end(),
                     [&name](const Parameter &parameter) { return name == parameter.name; });
    if (known == kParameters.end())
        return Violation{name.value_or(u"?"_s).left(50), u"unknown"_s,
                         u"is not a parameter of this call"_s};
    if (seen.contains(*name))
        return Violation{*name, u"repeated"_s, u"is there more than once"_s};
    seen.insert(*name);
    if (!value)
        return malformed(*name);
    if (value->trimmed().isEmpty())
        return Violation{*name, u"missing"_s, u"has no value"_s};
    return known->applyParameter(filter, *name, value->trimmed());
}

} // namespace

tl::expected<TransactionFilter, HttpProblem> filterFromQuery(const QByteArray &query)
{
    TransactionFilter filter;
    QList<Violation> violations;
    QSet<QString> seen;
    for (const QByteArray &pair : query.split('&')) {
        if (pair.isEmpty())
            continue;
        if (const auto violation = applyOne(filter, seen, pair))
            violations.append(*violation);
        if (violations.size() == 10) // enough for a diagnosis
            break;
    }
    if (violations.isEmpty())
        violations = contradictionsOf(filter);
    if (!violations.isEmpty())
        return tl::unexpected(
            HttpProblem{.kind = HttpProblem::Kind::Invalid, .violations = violations});
    return filter;
}

QStringList filterParameters()
{
    QStringList names;
    for (const Parameter &parameter : kParameters)
        names.append(parameter.name);
    return names;
}

std::optional<QByteArray> toQuery(const TransactionFilter &filter)
{
    QByteArray query;
    TransactionFilter expressed;
    for (const Parameter &parameter : kParameters) {
        const QString value = parameter.write(filter);
        if (value.isEmpty())
            continue;
        parameter.copy(filter, expressed);
        if (!query.isEmpty())
            query += '&';
        ((query += parameter.name.data()) += '=') += value.toUtf8().toPercentEncoding();
    }
    return expressed == filter ? std::optional(query) : std::nullopt;
}

} // namespace core
