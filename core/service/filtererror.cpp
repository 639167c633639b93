// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/filtererror.h"

#include "core/domain/transactionfilter.h"
#include "core/storage/folding.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Minimum length that the index supports.
constexpr qsizetype kMinSuffixLength = 6;

} // namespace

std::optional<Error> filterError(const TransactionFilter &filter)
{
    const auto isDigit = [](QChar c) { return c >= u'0' && c <= u'9'; };
    // No stored text has null characters, and some databases reject them in queries.
    const auto hasNull = [](const QString &text) { return text.contains(QChar::Null); };
    QList<FieldError> broken;
    const QString &name = filter.nameOrDocument;
    const QString &phone = filter.phone;
    if (hasNull(name) || (!name.isEmpty() && folded(name).trimmed().isEmpty()))
        broken.append({Field::Name, Problem::Malformed});
    if (hasNull(phone) || (!phone.isEmpty() && std::none_of(phone.begin(), phone.end(), isDigit)))
        broken.append({Field::Phone, Problem::Malformed});
    if (hasNull(filter.reference))
        broken.append({Field::Reference, Problem::Malformed});
    if (hasNull(filter.pixKey))
        broken.append({Field::PixKey, Problem::Malformed});
    const QString &ending = filter.endToEndIdEnding;
    if (hasNull(filter.endToEndId) || hasNull(ending) ||
        (!ending.isEmpty() && (ending.size() < kMinSuffixLength || ending.size() > 32)))
        broken.append({Field::Identifier, Problem::Malformed});
    if (filter.page < 1)
        broken.append({Field::Page, Problem::TooSmall, 1});
    // Only the console knows annotations and the tills of transactions.
    const bool isKnown = filter.note.isEmpty() && filter.tag.isEmpty() && !filter.mark &&
                         filter.till.isEmpty() && !filter.statuses.contains(Status::Code::Unknown);
    if (broken.isEmpty() && isKnown)
        return std::nullopt;
    return Error{Error::Code::InvalidInput, broken, u"a filter without meaning"_s};
}

} // namespace core
