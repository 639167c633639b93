// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/listingjson.h"

#include "app/words.h"

#include <QtCore/QJsonArray>

#include <algorithm>
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

/// The texts of a filter, stored unchanged.
constexpr std::array kTexts{
    std::pair(&Filter::reference, "reference"_L1),
    std::pair(&Filter::endToEndId, "end_to_end_id"_L1),
    std::pair(&Filter::endToEndIdEnding, "end_to_end_id_ending"_L1),
    std::pair(&Filter::nameOrDocument, "name_document"_L1),
    std::pair(&Filter::phone, "phone"_L1),
    std::pair(&Filter::pixKey, "pix_key"_L1),
    std::pair(&Filter::note, "note"_L1),
    std::pair(&Filter::tag, "tag"_L1),
    std::pair(&Filter::till, "counter"_L1),
};
constexpr std::array kIds{std::pair(&Filter::identifier, "identifier"_L1),
                          std::pair(&Filter::platform, "platform"_L1)};
constexpr std::array kAmounts{std::pair(&Filter::minAmount, "least_amount"_L1),
                              std::pair(&Filter::maxAmount, "largest_amount"_L1)};
constexpr std::array kTimestamps{std::pair(&Filter::paidFrom, "paid_from"_L1),
                                 std::pair(&Filter::paidUntil, "paid_until"_L1),
                                 std::pair(&Filter::createdFrom, "created_from"_L1),
                                 std::pair(&Filter::createdUntil, "created_until"_L1)};
constexpr std::array kDays{std::pair(&Filter::initialDate, "initial_date"_L1),
                           std::pair(&Filter::finalDate, "final_date"_L1)};

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

QJsonObject toObject(const Filter &filter)
{
    QJsonObject object;
    const auto add = [&object](QLatin1StringView name, const QString &value) {
        if (!value.isEmpty())
            object.insert(name, value);
    };
    for (const auto &[field, name] : kTexts)
        add(name, filter.*field);
    for (const auto &[field, name] : kIds)
        add(name, filter.*field ? (filter.*field)->toString(QUuid::WithoutBraces) : QString());
    for (const auto &[field, name] : kAmounts)
        add(name, filter.*field ? (filter.*field)->toDecimal() : QString());
    for (const auto &[field, name] : kTimestamps)
        add(name, filter.*field ? (filter.*field)->toString(Qt::ISODateWithMs) : QString());
    for (const auto &[field, name] : kDays)
        add(name, (filter.*field).toString(Qt::ISODate));
    if (filter.operation)
        add("operation"_L1, core::toText(*filter.operation));
    if (filter.mark)
        add("mark"_L1, core::toText(*filter.mark));
    if (filter.evidence)
        add("evidence"_L1, core::toText(*filter.evidence));
    QJsonArray states;
    for (const core::Status::Code code : filter.statuses)
        states.append(core::Status(code).toText());
    if (!states.isEmpty())
        object.insert("states"_L1, states);
    return object;
}

/// Reads the texts of a filter. Returns false if a text is present but invalid.
template<typename T, std::size_t Size, typename Read>
bool readAll(const QJsonObject &object, Filter &filter, const Words<T, Size> &fields, Read read)
{
    return std::all_of(fields.begin(), fields.end(), [&](const auto &field) {
        const QString text = object[field.second].toString();
        return text.isEmpty() || read(filter.*field.first, text);
    });
}

std::optional<Filter> filterFrom(const QJsonObject &object)
{
    Filter filter;
    for (const auto &[field, name] : kTexts)
        filter.*field = object[name].toString();
    bool isRead = readAll(object, filter, kIds, [](auto &id, const QString &text) {
        id = QUuid::fromString(text);
        return !id->isNull();
    });
    isRead = isRead && readAll(object, filter, kAmounts, [](auto &amount, const QString &text) {
                 amount = core::Money::parseDecimal(text);
                 return amount.has_value();
             });
    isRead =
        isRead && readAll(object, filter, kTimestamps, [](auto &timestamp, const QString &text) {
            timestamp = QDateTime::fromString(text, Qt::ISODateWithMs).toUTC();
            return timestamp->isValid();
        });
    isRead = isRead && readAll(object, filter, kDays, [](QDate &day, const QString &text) {
                 day = QDate::fromString(text, Qt::ISODate);
                 return day.isValid();
             });
    const QString operation = object["operation"_L1].toString();
    filter.operation = core::operationFromText(operation);
    isRead = isRead && (operation.isEmpty() || filter.operation);
    const QString mark = object["mark"_L1].toString();
    filter.mark = core::markFromText(mark);
    isRead = isRead && (mark.isEmpty() || filter.mark);
    const QString evidence = object["evidence"_L1].toString();
    filter.evidence = core::evidenceKindFromText(evidence);
    isRead = isRead && (evidence.isEmpty() || filter.evidence);
    const QJsonArray states = object["states"_L1].toArray();
    for (const QJsonValue word : states) {
        const core::Status status = core::Status::fromText(word.toString());
        isRead = isRead && status.code() != core::Status::Code::Unknown;
        filter.statuses.append(status.code());
    }
    return isRead ? std::optional(filter) : std::nullopt;
}

QJsonObject toObject(const core::SavedView &view)
{
    return {
        {u"name"_s, view.name},
        {u"filter"_s, toObject(view.filter)},
        {u"created"_s, wordOf(kPeriods, view.created)},
        {u"paid"_s, wordOf(kPeriods, view.paid)},
        {u"columns"_s, toObject(view.columns)},
    };
}

std::optional<core::SavedView> viewFrom(const QJsonValue &value)
{
    const QString name = value["name"_L1].toString().simplified();
    const auto filter = filterFrom(value["filter"_L1].toObject());
    const auto created = valueOf(kPeriods, value["created"_L1].toString());
    const auto paid = valueOf(kPeriods, value["paid"_L1].toString());
    const auto columns = columnsFrom(value["columns"_L1]);
    if (name.isEmpty() || name.size() > core::kMaxViewNameLength || !filter || !created || !paid ||
        !columns)
        return std::nullopt;
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
    QJsonObject object{{u"columns"_s, toObject(listing.columns)}};
    if (!listing.views)
        return object;
    QJsonArray views;
    for (const core::SavedView &view : *listing.views)
        views.append(toObject(view));
    object.insert(u"views"_s, views);
    return object;
}

} // namespace app
