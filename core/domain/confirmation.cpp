// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/domain/confirmation.h"

#include "core/domain/draftvalidation.h"
#include "core/domain/endtoendid.h"

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

using Problems = QList<FieldError>;

/// Adds the rule that a text breaks. An empty text is accepted.
void addIfLong(Problems &broken, Field field, const QString &text, int max)
{
    if (text.contains(QChar::Null))
        broken.append({field, Problem::Malformed});
    else if (text.size() > max)
        broken.append({field, Problem::TooLong, max});
}

void addTexts(Problems &broken, const QString &person, const QString &till)
{
    for (const auto &[field, text] : {std::pair(Field::Person, person), {Field::Till, till}}) {
        if (const auto problem = textProblem(field, text))
            broken.append(*problem);
    }
}

std::optional<Problem> endToEndIdProblem(const Confirmation &confirmation)
{
    const QString &id = confirmation.endToEndId;
    const bool isByHand = confirmation.kind == EvidenceKind::ByHand;
    if (id.isEmpty()) {
        const bool isRequired = confirmation.kind == EvidenceKind::BankApi;
        return isRequired ? std::optional(Problem::Missing) : std::nullopt;
    }
    if (isByHand && isEndToEndIdEnding(id))
        return std::nullopt;
    const auto parsed = EndToEndId::parse(id);
    const auto wanted = confirmation.subject == Evidence::Subject::Payment
                            ? EndToEndId::Kind::Payment
                            : EndToEndId::Kind::Return;
    return parsed && parsed->kind() == wanted ? std::nullopt : std::optional(Problem::Malformed);
}

/// Adds the rules about the members that only a program fills.
void addSource(Problems &broken, const Confirmation &confirmation)
{
    const bool isByHand = confirmation.kind == EvidenceKind::ByHand;
    const bool isStatement = confirmation.kind == EvidenceKind::Statement;
    const bool isPayment = confirmation.subject == Evidence::Subject::Payment;
    if (confirmation.amount && ((isByHand && isPayment) || *confirmation.amount <= Money()))
        broken.append({Field::Amount, Problem::NotAllowed});
    if (isByHand && !confirmation.pixKey.isEmpty())
        broken.append({Field::PixKey, Problem::NotAllowed});
    if (isStatement && confirmation.line.isEmpty())
        broken.append({Field::StatementLine, Problem::Missing});
    else if (!isStatement && !confirmation.line.isEmpty())
        broken.append({Field::StatementLine, Problem::NotAllowed});
    else
        addIfLong(broken, Field::StatementLine, confirmation.line, kMaxEvidenceLine);
    addIfLong(broken, Field::StatementLine, confirmation.source, kMaxEvidenceSource);
}

tl::unexpected<Error> invalid(const Problems &broken)
{
    return tl::unexpected(Error{Error::Code::InvalidInput, broken, u"invalid evidence"_s});
}

} // namespace

bool isEndToEndIdEnding(QStringView text)
{
    const auto isAlphanumeric = [](QChar c) {
        return (c >= u'0' && c <= u'9') || (c >= u'a' && c <= u'z') || (c >= u'A' && c <= u'Z');
    };
    return text.size() == kEndToEndIdEnding &&
           std::all_of(text.begin(), text.end(), isAlphanumeric);
}

Result<Confirmation> validated(const Confirmation &confirmation)
{
    Confirmation clean = confirmation;
    for (QString *text : {&clean.note, &clean.person, &clean.till, &clean.endToEndId, &clean.source,
                          &clean.line, &clean.pixKey})
        *text = text->trimmed();
    if (clean.kind != EvidenceKind::Statement) {
        const bool isByHand = clean.kind == EvidenceKind::ByHand;
        clean.match = isByHand ? Evidence::Match::ByPerson : Evidence::Match::ByIdentifier;
    }
    Problems broken;
    const bool needsNote = clean.kind == EvidenceKind::ByHand;
    if (needsNote || !clean.note.isEmpty()) {
        if (const auto problem = textProblem(Field::Note, clean.note))
            broken.append(*problem);
    }
    addTexts(broken, clean.person, clean.till);
    if (const auto problem = endToEndIdProblem(clean))
        broken.append({Field::EndToEndId, *problem});
    addSource(broken, clean);
    if (!broken.isEmpty())
        return invalid(broken);
    return clean;
}

Result<Withdrawal> validated(const Withdrawal &withdrawal)
{
    const Withdrawal clean{withdrawal.reason.trimmed(), withdrawal.person.trimmed(),
                           withdrawal.till.trimmed(), withdrawal.line.trimmed()};
    Problems broken;
    if (const auto problem = textProblem(Field::Reason, clean.reason))
        broken.append(*problem);
    addTexts(broken, clean.person, clean.till);
    addIfLong(broken, Field::StatementLine, clean.line, kMaxEvidenceLine);
    if (!broken.isEmpty())
        return invalid(broken);
    return clean;
}

} // namespace core
