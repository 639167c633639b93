// SPDX-License-Identifier: GPL-3.0-or-later
//
// Drafts: an accepted draft is accepted again in its stored form, and a rejected one has one error
// per field. The input is the fields in the order of TransactionDraft, separated by "|". The first
// field is the kind of the key, for a cash-out, or empty.

#include "core/domain/contact.h"
#include "core/domain/draftvalidation.h"
#include "core/domain/operation.h"
#include "core/domain/taxid.h"
#include "core/domain/transaction.h"
#include "core/domain/transactiondraft.h"
#include "tests/fuzz/fuzz.h"
#include "tests/fuzz/secondopinion.h"

#include <algorithm>

using namespace Qt::StringLiterals;
using core::Field;
using core::TransactionDraft;

namespace
{

TransactionDraft draftOf(const QStringList &fields)
{
    const auto keyType = core::pixKeyKindFromText(fields[0]);
    TransactionDraft draft{
        .operation = keyType ? core::Operation::CashOut : core::Operation::CashIn,
        .amount = core::Money::parseDecimal(fields[1]),
        .name = fields[2],
        .email = fields[3],
        .phone = fields[4],
        .document = fields[5],
        .description = fields[6],
        .platform = QUuid::fromString(u"7d9f0335-8dcc-4054-9bf9-0dbd61d36906"_s),
        .reference = fields[7],
        .extra = fields[8],
        .pixKey = fields[9],
        .keyType = keyType,
    };
    return draft;
}

/// Returns true if any field with that maximum length may store the text.
bool isStorable(const QString &text, qsizetype max)
{
    return text == text.trimmed() && text.toUcs4().size() <= max && text.isValidUtf16() &&
           QString::fromUtf8(text.toUtf8()) == text && !text.contains(QChar::Null);
}

void isStored(const TransactionDraft &clean)
{
    REQUIRE(clean.amount && *clean.amount >= core::Money::fromCents(1));
    REQUIRE(!clean.name.isEmpty() && isStorable(clean.name, core::kMaxName));
    REQUIRE(secondopinion::isEmail(clean.email) && isStorable(clean.email, core::kMaxEmail));
    REQUIRE(secondopinion::isPhone(clean.phone));
    REQUIRE(secondopinion::isCpf(clean.document) || secondopinion::isCnpj(clean.document));
    REQUIRE(!clean.description.isEmpty());
    REQUIRE(isStorable(clean.description, core::kMaxDescription));
    REQUIRE(isStorable(clean.reference, core::kMaxReference));
    REQUIRE(isStorable(clean.extra, core::kMaxExtra));
    REQUIRE((clean.operation == core::Operation::CashOut) == !clean.pixKey.isEmpty());
    REQUIRE(core::validated(clean) == clean);

    core::Transaction made;
    made.operation = clean.operation;
    made.amount = *clean.amount;
    made.name = clean.name;
    made.email = clean.email;
    made.phone = clean.phone;
    made.document = clean.document;
    made.description = clean.description;
    made.platform = *clean.platform;
    made.reference = clean.reference;
    made.extra = clean.extra;
    made.pixKey = clean.pixKey;
    REQUIRE(core::isMadeOf(made, clean));
    made.amount += core::Money::fromCents(1);
    REQUIRE(!core::isMadeOf(made, clean));
}

} // namespace

extern "C" int LLVMFuzzerTestOneInput(const uint8_t *data, size_t size)
{
    QStringList fields = fuzz::textOf(data, size).split(u'|');
    fields.resize(10);
    const TransactionDraft draft = draftOf(fields);
    const auto clean = core::validated(draft);
    if (clean) {
        isStored(*clean);
    } else {
        REQUIRE(clean.error().code == core::Error::Code::InvalidInput);
        REQUIRE(!clean.error().fields.isEmpty());
    }

    // A check field by field gives the same result.
    const QList<core::FieldError> broken = clean ? QList<core::FieldError>() : clean.error().fields;
    const auto described = [&broken](Field field) {
        QList<core::FieldError> found;
        std::copy_if(broken.begin(), broken.end(), std::back_inserter(found),
                     [field](const core::FieldError &error) { return error.field == field; });
        REQUIRE(found.size() <= 1);
        return found.isEmpty() ? std::nullopt : std::optional(found.first());
    };
    for (const auto &[field, text] :
         {std::pair(Field::Name, draft.name), std::pair(Field::Email, draft.email),
          std::pair(Field::Phone, draft.phone), std::pair(Field::Document, draft.document),
          std::pair(Field::Description, draft.description),
          std::pair(Field::Reference, draft.reference), std::pair(Field::Extra, draft.extra)})
        REQUIRE(described(field) == core::textProblem(field, text));
    REQUIRE(described(Field::Amount).has_value() == (!draft.amount || draft.amount->isZero()));
    return 0;
}
