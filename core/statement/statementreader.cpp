// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/statement/statementreader.h"

#include "core/statement/cnabreader.h"
#include "core/statement/csvreader.h"
#include "core/statement/ofxreader.h"
#include "core/statement/workbook.h"

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Returns the refusal of a known format that is no statement; nullopt for other files.
std::optional<StatementRule> refusedFormat(const QByteArray &bytes)
{
    const QByteArray head = bytes.left(1024).trimmed().toLower();
    if (head.startsWith("%pdf"))
        return StatementRule::Pdf;
    if (bytes.startsWith("\xd0\xcf\x11\xe0")) // the format before XLSX
        return StatementRule::Spreadsheet;
    if (head.contains("<html") || head.contains("<!doctype html"))
        return StatementRule::Html;
    return std::nullopt;
}

/// Reads OFX. The bytes are freed before the balances are checked.
StatementResult<std::vector<DraftStatement>> ofxDrafts(QByteArray bytes)
{
    const auto file = EncodedText::detect(std::move(bytes));
    if (!file)
        return tl::unexpected(file.error());
    return readOfx(*file);
}

StatementResult<QList<BankStatement>> finished(std::vector<DraftStatement> drafts,
                                               const StatementOptions &options)
{
    // A known opening belongs to one account. A card next to the account has none.
    const bool isOneAccount =
        drafts.size() == 1 || std::count_if(drafts.cbegin(), drafts.cend(), [](const auto &draft) {
                                  return !draft.statement.isCard;
                              }) == 1;
    QList<BankStatement> statements;
    for (DraftStatement &draft : drafts) {
        const bool isMeant = isOneAccount && (drafts.size() == 1 || !draft.statement.isCard);
        const auto opening = isMeant ? options.opening : std::nullopt;
        auto statement = finishStatement(std::move(draft), opening);
        if (!statement)
            return tl::unexpected(statement.error());
        statements.append(std::move(*statement));
    }
    return statements;
}

} // namespace

StatementResult<QList<BankStatement>> StatementReader::read(QByteArray bytes,
                                                            const StatementOptions &options)
{
    if (bytes.size() > kMaxBytes)
        return statementFault(StatementRule::TooLarge, 1);
    if (const auto rule = refusedFormat(bytes))
        return statementFault(*rule, 1);
    if (!isArchive(bytes) && isOfx(bytes)) {
        auto drafts = ofxDrafts(std::move(bytes));
        if (!drafts)
            return tl::unexpected(drafts.error());
        return finished(std::move(*drafts), options);
    }
    const auto file = decodeStatement(bytes);
    if (!file)
        return tl::unexpected(file.error());
    bytes.clear();
    constexpr qsizetype kMaxHeader = 65'536;
    if (file->text.left(kMaxHeader).contains("<OFC>"_L1, Qt::CaseInsensitive))
        return statementFault(StatementRule::Ofc, 1);
    if (QStringView(file->text).trimmed().isEmpty())
        return statementFault(StatementRule::UnknownFormat, 1);
    if (isCnab240(file->text)) {
        auto drafts = readCnab240(*file);
        if (!drafts)
            return tl::unexpected(drafts.error());
        return finished(std::move(*drafts), options);
    }
    auto draft = readCsv(*file, options.mapping);
    if (!draft)
        return tl::unexpected(draft.error());
    std::vector<DraftStatement> drafts;
    drafts.push_back(std::move(*draft));
    return finished(std::move(drafts), options);
}

} // namespace core
