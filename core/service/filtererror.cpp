// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/service/filtererror.h"

#include "core/domain/folding.h"
#include "core/domain/transactionfilter.h"
#include "core/domain/transactionpage.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Minimum length that the index supports.
constexpr qsizetype kMinSuffixLength = 6;

bool hasDigit(const QString &text)
{
    return std::any_of(text.begin(), text.end(), [](QChar c) { return c >= u'0' && c <= u'9'; });
}

/// Returns true if something remains in the form of the search.
bool hasLetters(const QString &text)
{
    return !folded(text).trimmed().isEmpty();
}

bool hasAnything(const QString & /*text*/)
{
    return true;
}

/// The texts of a filter, and the condition for a search.
constexpr struct
{
    QString TransactionFilter::*member;
    Field field;
    bool (*isSearchable)(const QString &);
} kTexts[] = {
    {&TransactionFilter::nameOrDocument, Field::Name, &hasLetters},
    {&TransactionFilter::description, Field::Description, &hasLetters},
    {&TransactionFilter::email, Field::Email, &hasLetters},
    {&TransactionFilter::phone, Field::Phone, &hasDigit},
    {&TransactionFilter::reference, Field::Reference, &hasAnything},
    {&TransactionFilter::pixKey, Field::PixKey, &hasAnything},
};

} // namespace

std::optional<Error> filterError(const TransactionFilter &filter)
{
    // No stored text has null characters, and some databases reject them in queries.
    const auto hasNull = [](const QString &text) { return text.contains(QChar::Null); };
    QList<FieldError> broken;
    for (const auto &[member, field, isSearchable] : kTexts) {
        const QString &text = filter.*member;
        if (hasNull(text) || (!text.isEmpty() && !isSearchable(text)))
            broken.append({field, Problem::Malformed});
    }
    const QString &ending = filter.endToEndIdEnding;
    if (hasNull(filter.endToEndId) || hasNull(ending) ||
        (!ending.isEmpty() && (ending.size() < kMinSuffixLength || ending.size() > 32)))
        broken.append({Field::Identifier, Problem::Malformed});
    if (filter.page < 1)
        broken.append({Field::Page, Problem::TooSmall, 1});
    const bool isSized = filter.pageSize >= 1 && filter.pageSize <= TransactionPage::kSize;
    const bool isPlaced =
        !filter.after || (filter.page == 1 && filter.order.key == ListOrder::Key::Created);
    if (!isSized || !isPlaced)
        broken.append({Field::Page, Problem::NotAllowed});
    // Only the console knows annotations, tills and statements.
    const bool isKnown = filter.note.isEmpty() && filter.tag.isEmpty() && !filter.mark &&
                         filter.till.isEmpty() && !filter.reconciled &&
                         filter.operatorName.isEmpty() && !filter.unusual &&
                         !filter.statuses.contains(Status::Code::Unknown);
    if (broken.isEmpty() && isKnown)
        return std::nullopt;
    return Error{Error::Code::InvalidInput, broken, u"a filter without meaning"_s};
}

} // namespace core
