// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/listingjson.h"

#include "app/words.h"
#include "core/domain/filterfields.h"

#include <QtCore/QJsonArray>

#include <array>
#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

using Column = core::ListColumn;
using Filter = core::TransactionFilter;
using Period = core::Period;

constexpr int kMinWidth = 20;
constexpr int kMaxWidth = 2000;

constexpr std::array kColumns{
    std::pair(Column::Time, "time"_L1),
    std::pair(Column::Operation, "operation"_L1),
    std::pair(Column::State, "state"_L1),
    std::pair(Column::Mark, "mark"_L1),
    std::pair(Column::Evidence, "evidence"_L1),
    std::pair(Column::Amount, "amount"_L1),
    std::pair(Column::Commission, "commission"_L1),
    std::pair(Column::Name, "name"_L1),
    std::pair(Column::Key, "pix_key"_L1),
    std::pair(Column::Reference, "reference"_L1),
    std::pair(Column::EndToEndId, "end_to_end_id"_L1),
    std::pair(Column::Till, "counter"_L1),
    std::pair(Column::Note, "note"_L1),
    std::pair(Column::Tags, "tags"_L1),
    std::pair(Column::Reconciled, "reconciled"_L1),
    std::pair(Column::Operator, "operator"_L1),
};
static_assert(kColumns.size() == static_cast<std::size_t>(Column::Count));

constexpr std::array kPeriods{
    std::pair(Period::Any, ""_L1),
    std::pair(Period::Today, "today"_L1),
    std::pair(Period::Yesterday, "yesterday"_L1),
    std::pair(Period::ThisWeek, "this_week"_L1),
    std::pair(Period::LastWeek, "last_week"_L1),
    std::pair(Period::ThisMonth, "this_month"_L1),
    std::pair(Period::LastMonth, "last_month"_L1),
};

constexpr std::array kOrderKeys{
    std::pair(core::ListOrder::Key::Created, "created"_L1),
    std::pair(core::ListOrder::Key::Amount, "amount"_L1),
    std::pair(core::ListOrder::Key::Name, "name"_L1),
    std::pair(core::ListOrder::Key::State, "state"_L1),
};
constexpr auto kAscending = "ascending"_L1;

QJsonObject toObject(const core::ListColumns &columns)
{
    QJsonArray shown;
    for (const Column column : columns.shown)
        shown.append(wordOf(kColumns, column));
    QJsonObject widths;
    for (auto width = columns.widths.cbegin(); width != columns.widths.cend(); ++width)
        widths.insert(wordOf(kColumns, width.key()), width.value());
    return {{u"shown"_s, shown}, {u"widths"_s, widths}};
}

/// Returns nullopt if a part is invalid.
std::optional<core::ListColumns> columnsFrom(const QJsonValue &value)
{
    core::ListColumns columns;
    const QJsonArray shown = value["shown"_L1].toArray();
    for (const QJsonValue word : shown) {
        const auto column = valueOf(kColumns, word.toString());
        if (!column || columns.shown.contains(*column))
            return std::nullopt;
        columns.shown.append(*column);
    }
    const QJsonObject widths = value["widths"_L1].toObject();
    for (auto each = widths.begin(); each != widths.end(); ++each) {
        const auto column = valueOf(kColumns, each.key());
        const int width = each.value().toInt();
        if (!column || width < kMinWidth || width > kMaxWidth)
            return std::nullopt;
        columns.widths.insert(*column, width);
    }
    return columns;
}

/// Returns the value of a criterion; an empty text or list if not set.
QJsonValue toJson(const QString &text)
{
    return text;
}

QJsonValue toJson(const QUuid &id)
{
    return id.toString(QUuid::WithoutBraces);
}

QJsonValue toJson(core::Money amount)
{
    return amount.toDecimal();
}

QJsonValue toJson(const QDateTime &timestamp)
{
    return timestamp.toString(Qt::ISODateWithMs);
}

QJsonValue toJson(QDate day)
{
    return day.toString(Qt::ISODate);
}

QJsonValue toJson(core::Operation operation)
{
    return core::toText(operation);
}

QJsonValue toJson(core::Mark mark)
{
    return core::toText(mark);
}

QJsonValue toJson(core::EvidenceKind kind)
{
    return core::toText(kind);
}

QJsonValue toJson(core::Reconciled reconciled)
{
    return core::toText(reconciled);
}

QJsonValue toJson(core::Unusual unusual)
{
    return core::toText(unusual);
}

QJsonValue toJson(const QList<core::Status::Code> &codes)
{
    QJsonArray words;
    for (const core::Status::Code code : codes)
        words.append(core::Status(code).toText());
    return words;
}

template<typename T>
QJsonValue toJson(const std::optional<T> &value)
{
    return value ? toJson(*value) : QJsonValue(QString());
}

QJsonObject toObject(const Filter &filter)
{
    QJsonObject object;
    core::forEachFilterField([&](const auto &field) {
        const QJsonValue value = toJson(filter.*field.member);
        if (!value.toString().isEmpty() || !value.toArray().isEmpty())
            object.insert(field.name, value);
    });
    return object;
}

/// Reads the text of a criterion that is set. Returns false if the text is invalid.
bool readText(const QString &text, QString &value)
{
    value = text;
    return true;
}

bool readText(const QString &text, std::optional<QUuid> &id)
{
    id = QUuid::fromString(text);
    return !id->isNull();
}

bool readText(const QString &text, std::optional<core::Money> &amount)
{
    amount = core::Money::parseDecimal(text);
    return amount.has_value();
}

bool readText(const QString &text, std::optional<QDateTime> &timestamp)
{
    timestamp = QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
    return timestamp->isValid();
}

bool readText(const QString &text, QDate &day)
{
    day = QDate::fromString(text, Qt::ISODate);
    return day.isValid();
}

bool readText(const QString &text, std::optional<core::Operation> &operation)
{
    operation = core::operationFromText(text);
    return operation.has_value();
}

bool readText(const QString &text, std::optional<core::Mark> &mark)
{
    mark = core::markFromText(text);
    return mark.has_value();
}

bool readText(const QString &text, std::optional<core::EvidenceKind> &kind)
{
    kind = core::evidenceKindFromText(text);
    return kind.has_value();
}

bool readText(const QString &text, std::optional<core::Reconciled> &reconciled)
{
    reconciled = core::reconciledFromText(text);
    return reconciled.has_value();
}

bool readText(const QString &text, std::optional<core::Unusual> &unusual)
{
    unusual = core::unusualFromText(text);
    return unusual.has_value();
}

template<typename T>
bool readJson(const QJsonValue &json, T &value)
{
    const QString text = json.toString();
    return text.isEmpty() || readText(text, value);
}

bool readJson(const QJsonValue &json, QList<core::Status::Code> &codes)
{
    const QJsonArray words = json.toArray();
    for (const QJsonValue word : words)
        codes.append(core::Status::fromText(word.toString()).code());
    return !codes.contains(core::Status::Code::Unknown);
}

std::optional<Filter> filterFrom(const QJsonObject &object)
{
    Filter filter;
    bool isRead = true;
    core::forEachFilterField([&](const auto &field) {
        isRead = readJson(object[field.name], filter.*field.member) && isRead;
    });
    return isRead ? std::optional(filter) : std::nullopt;
}

/// Writes the direction only if ascending.
QJsonObject toObject(const core::ListOrder &order)
{
    QJsonObject object{{u"key"_s, wordOf(kOrderKeys, order.key)}};
    if (order.direction == Qt::AscendingOrder)
        object.insert("direction"_L1, kAscending);
    return object;
}

/// Returns nullopt if a part is invalid. Views of earlier versions have no order: newest first.
std::optional<core::ListOrder> orderFrom(const QJsonValue &value)
{
    if (value.isUndefined())
        return core::ListOrder();
    const auto key = valueOf(kOrderKeys, value["key"_L1].toString());
    const QString direction = value["direction"_L1].toString();
    if (!key || (!direction.isEmpty() && direction != kAscending))
        return std::nullopt;
    return core::ListOrder{*key, direction.isEmpty() ? Qt::DescendingOrder : Qt::AscendingOrder};
}

QJsonObject toObject(const core::SavedView &view)
{
    QJsonObject object{
        {u"name"_s, view.name},
        {u"filter"_s, toObject(view.filter)},
        {u"created"_s, wordOf(kPeriods, view.created)},
        {u"paid"_s, wordOf(kPeriods, view.paid)},
        {u"columns"_s, toObject(view.columns)},
    };
    if (view.filter.order != core::ListOrder())
        object.insert("order"_L1, toObject(view.filter.order));
    return object;
}

std::optional<core::SavedView> viewFrom(const QJsonValue &value)
{
    const QString name = value["name"_L1].toString().simplified();
    auto filter = filterFrom(value["filter"_L1].toObject());
    const auto order = orderFrom(value["order"_L1]);
    const auto created = valueOf(kPeriods, value["created"_L1].toString());
    const auto paid = valueOf(kPeriods, value["paid"_L1].toString());
    const auto columns = columnsFrom(value["columns"_L1]);
    if (name.isEmpty() || name.size() > core::kMaxViewNameLength || !filter || !created || !paid ||
        !columns || !order)
        return std::nullopt;
    filter->order = *order;
    return core::SavedView{name, *filter, *created, *paid, *columns};
}

} // namespace

core::Listing listingFrom(const QJsonValue &value, QStringList &problems)
{
    core::Listing listing;
    if (value.isUndefined())
        return listing;
    if (const auto columns = columnsFrom(value["columns"_L1]))
        listing.columns = *columns;
    else
        problems.append(u"listing columns"_s);
    listing.hasCompactRows = value["compact_rows"_L1].toBool();
    const QJsonValue views = value["views"_L1];
    if (views.isUndefined())
        return listing;
    listing.views.emplace();
    const QJsonArray array = views.toArray();
    for (qsizetype i = 0; i < array.size(); ++i) {
        const auto view = viewFrom(array[i]);
        if (view && listing.views->size() < core::kMaxViews)
            listing.views->append(*view);
        else
            problems.append(u"listing views %1"_s.arg(i + 1));
    }
    return listing;
}

QJsonObject toObject(const core::Listing &listing)
{
    QJsonObject object{{u"columns"_s, toObject(listing.columns)},
                       {u"compact_rows"_s, listing.hasCompactRows}};
    if (!listing.views)
        return object;
    QJsonArray views;
    for (const core::SavedView &view : *listing.views)
        views.append(toObject(view));
    object.insert(u"views"_s, views);
    return object;
}

} // namespace app
