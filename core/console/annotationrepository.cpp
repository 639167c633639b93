// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/console/annotationrepository.h"

#include "core/console/recordedcall.h"
#include "core/domain/folding.h"
#include "core/service/asyncstore.h"
#include "core/service/promise.h"
#include "core/service/transactionservice.h"
#include "core/storage/consolestore.h"

#include <QtCore/QRegularExpression>
#include <QtCore/QSet>

#include <algorithm>
#include <utility>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

/// Splits a list of tags. Omits tags with accents only, because no search could find them.
QStringList tagsIn(const QString &text)
{
    static const QRegularExpression between(u"[,;]"_s);
    QStringList tags;
    QSet<QString> known;
    const QStringList typed = text.split(between);
    for (const QString &each : typed) {
        const QString tag = each.simplified();
        const QString key = folded(tag);
        if (key.trimmed().isEmpty() || known.contains(key))
            continue;
        known.insert(key);
        tags.append(tag);
    }
    return tags;
}

using AnnotationsById = QHash<QUuid, Annotations>;
using StatementDays = QHash<QUuid, QDate>;

AnnotationsById withDays(AnnotationsById annotations, const StatementDays &days)
{
    for (auto day = days.cbegin(); day != days.cend(); ++day)
        annotations[day.key()].reconciledOn = day.value();
    return annotations;
}

constexpr auto kEditText = "edit "_L1;

QString editNumberText(qint64 number)
{
    return kEditText + QString::number(number);
}

/// Runs `work`, which changes a note or tags. Records the numbers of the edits before and after,
/// because the texts may name persons.
template<typename Work>
Result<Annotations> changedEdit(ConsoleStore &store, AuditRecord &record, const QUuid &id,
                                AnnotationEdit::What what, Work work)
{
    const auto before = store.annotations().lastEdit(id, what);
    if (!before)
        return tl::unexpected(before.error());
    const Result<Annotations> result = work();
    const auto after = store.annotations().lastEdit(id, what);
    if (!after)
        return tl::unexpected(after.error());
    record.before = editNumberText(*before);
    record.after = editNumberText(*after);
    return result;
}

/// Returns the value before the change of an entry. Code::Conflict unless the entry is the last
/// change of the value.
Result<QString> valueBefore(ConsoleStore &store, const AuditEntry &entry, AnnotationEdit::What what)
{
    const AuditRecord &record = entry.record;
    const auto last =
        store.audit().entries({.action = record.action, .transaction = record.transaction}, 0, 1);
    if (!last)
        return tl::unexpected(last.error());
    const auto now = store.annotations().lastEdit(record.transaction, what);
    if (!now)
        return tl::unexpected(now.error());
    if (last->isEmpty() || last->constFirst() != entry || editNumberText(*now) != record.after)
        return tl::unexpected(Error{Error::Code::Conflict, {}, u"the value was changed since"_s});
    bool isNumber = false;
    const qint64 number = QStringView(record.before).sliced(kEditText.size()).toLongLong(&isNumber);
    if (!isNumber)
        return tl::unexpected(Error{Error::Code::Unsupported, {}, u"no earlier value"_s});
    if (number == 0) // the first change
        return QString();
    return store.annotations().editText(number, record.transaction, what);
}

} // namespace

AnnotationRepository::AnnotationRepository(AsyncStore<ConsoleStore> &store, const ActionGate &gate,
                                           std::function<QDateTime()> clock)
    : m_store(store)
    , m_gate(gate)
    , m_clock(std::move(clock))
{}

void AnnotationRepository::postMarked(const QUuid &id)
{
    QMetaObject::invokeMethod(
        this, [this, id] { Q_EMIT marked(id); }, Qt::QueuedConnection);
}

/// Runs `work(ConsoleStore &, AuditRecord &)` as runRecorded() and emits marked() after success.
template<typename T, typename Work>
QFuture<Result<T>> AnnotationRepository::mark(AuditAction action, const QUuid &id, Work work)
{
    return runRecorded<T>(m_store, m_gate, {.action = action, .transaction = id}, m_clock,
                          [this, id, work](ConsoleStore &store, AuditRecord &record) {
                              const Result<T> result = work(store, record);
                              if (result)
                                  postMarked(id);
                              return result;
                          });
}

QFuture<Result<QHash<QUuid, Annotations>>> AnnotationRepository::find(const QList<QUuid> &ids)
{
    const auto stored = m_store.run<AnnotationsById>(
        [ids](ConsoleStore &store) { return store.annotations().of(ids); });
    if (!m_findStatementDays || ids.isEmpty())
        return stored;
    const auto promise = makePromise<AnnotationsById>();
    onAnswer(stored, this, [this, promise, ids](const Result<AnnotationsById> &found) {
        if (!found) {
            resolve(promise, found);
            return;
        }
        // Notes and marks are more important than the days, so a failure leaves the days out.
        onAnswer(m_findStatementDays(ids), this,
                 [promise, found = *found](const Result<StatementDays> &days) {
                     resolve(promise, Result<AnnotationsById>(
                                          withDays(found, days.value_or(StatementDays()))));
                 });
    });
    return promise->future();
}

QFuture<Result<QHash<QUuid, Annotations>>> AnnotationRepository::all()
{
    const auto every = m_store.run<AnnotationsById>(
        [](ConsoleStore &store) { return store.annotations().allWithCreators(); });
    if (!m_findStatementDays)
        return every;
    const auto promise = makePromise<AnnotationsById>();
    onAnswer(every, this, [this, promise](const Result<AnnotationsById> &found) {
        if (!found) {
            resolve(promise, found);
            return;
        }
        onAnswer(m_findStatementDays({}), this,
                 [promise, found = *found](const Result<StatementDays> &days) {
                     resolve(promise, days.map([&found](const StatementDays &all) {
                         return withDays(found, all);
                     }));
                 });
    });
    return promise->future();
}

void AnnotationRepository::setStatementDays(FindStatementDays find)
{
    m_findStatementDays = std::move(find);
}

QFuture<Result<QList<QUuid>>> AnnotationRepository::findReconciled()
{
    const auto promise = makePromise<QList<QUuid>>();
    if (!m_findStatementDays) {
        resolve(promise, Result<QList<QUuid>>(tl::unexpected(
                             Error{Error::Code::Unsupported, {}, u"no bank statements"_s})));
        return promise->future();
    }
    onAnswer(m_findStatementDays({}), this, [promise](const Result<StatementDays> &days) {
        resolve(promise, days.map([](const StatementDays &all) { return all.keys(); }));
    });
    return promise->future();
}

QFuture<Result<QHash<QUuid, Annotations>>> AnnotationRepository::stored()
{
    return m_store.run<QHash<QUuid, Annotations>>(
        [](ConsoleStore &store) { return store.annotations().all(); });
}

QFuture<Result<Annotations>> AnnotationRepository::abandon(const QUuid &id)
{
    return mark<Annotations>(AuditAction::ChargeAbandoned, id,
                             [id, clock = m_clock](ConsoleStore &store, AuditRecord & /*record*/) {
                                 return store.annotations().abandon(id, clock());
                             });
}

QFuture<Result<void>> AnnotationRepository::undoAbandon(const QUuid &id)
{
    return mark<void>(AuditAction::AbandonUndone, id,
                      [id](ConsoleStore &store, AuditRecord & /*record*/) {
                          return store.annotations().undoAbandon(id);
                      });
}

QFuture<Result<Annotations>> AnnotationRepository::seeLate(const QUuid &id)
{
    return m_store.run<Annotations>([this, id, clock = m_clock](ConsoleStore &store) {
        const Result<Annotations> result = store.annotations().seeLate(id, clock());
        if (result)
            postMarked(id);
        return result;
    });
}

QFuture<Result<Annotations>> AnnotationRepository::setNote(const QUuid &id, const QString &text)
{
    return mark<Annotations>(
        AuditAction::NoteChanged, id,
        [id, note = text.simplified(),
         clock = m_clock](ConsoleStore &store, AuditRecord &record) -> Result<Annotations> {
            if (note.size() > kMaxNoteLength)
                return tl::unexpected(
                    Error{Error::Code::InvalidInput, {}, u"a note that is too long"_s});
            return changedEdit(store, record, id, AnnotationEdit::What::Note,
                               [&] { return store.annotations().setNote(id, note, clock()); });
        });
}

QFuture<Result<QList<QUuid>>> AnnotationRepository::findNotes(const QString &text)
{
    return m_store.run<QList<QUuid>>(
        [part = text.simplified()](ConsoleStore &store) -> Result<QList<QUuid>> {
            if (part.isEmpty())
                return QList<QUuid>();
            return store.annotations().findNotes(part);
        });
}

QFuture<Result<Annotations>> AnnotationRepository::setTags(const QUuid &id, const QString &text)
{
    return mark<Annotations>(
        AuditAction::TagsChanged, id,
        [id, tags = tagsIn(text), clock = m_clock](ConsoleStore &store,
                                                   AuditRecord &record) -> Result<Annotations> {
            const bool areShort = std::all_of(tags.cbegin(), tags.cend(), [](const QString &tag) {
                return tag.size() <= kMaxTagLength;
            });
            if (tags.size() > kMaxTags || !areShort)
                return tl::unexpected(
                    Error{Error::Code::InvalidInput, {}, u"too many tags, or too long"_s});
            return changedEdit(store, record, id, AnnotationEdit::What::Tags,
                               [&] { return store.annotations().setTags(id, tags, clock()); });
        });
}

QFuture<Result<Annotations>> AnnotationRepository::restore(const QUuid &id,
                                                           const AnnotationEdit &edit)
{
    switch (edit.what) {
    case AnnotationEdit::What::Note:
        return setNote(id, edit.text);
    case AnnotationEdit::What::Tags:
        return setTags(id, edit.text);
    case AnnotationEdit::What::Abandoned:
    case AnnotationEdit::What::HandedOver:
    case AnnotationEdit::What::LateSeen:
        break;
    }
    return readyFuture<Annotations>(failure(Error::Code::NotFound, u"not a text"_s));
}

QFuture<Result<Annotations>> AnnotationRepository::undo(const AuditEntry &entry)
{
    using What = AnnotationEdit::What;
    const AuditRecord &changed = entry.record;
    const bool isNote = changed.action == AuditAction::NoteChanged;
    if ((!isNote && changed.action != AuditAction::TagsChanged) ||
        !changed.before.startsWith(kEditText))
        return readyFuture<Annotations>(
            failure(Error::Code::Unsupported, u"not a change of a note or of tags"_s));
    return mark<Annotations>(
        changed.action, changed.transaction,
        [entry, what = isNote ? What::Note : What::Tags,
         clock = m_clock](ConsoleStore &store, AuditRecord &record) -> Result<Annotations> {
            const auto text = valueBefore(store, entry, what);
            if (!text)
                return tl::unexpected(text.error());
            const QUuid id = entry.record.transaction;
            record.subject = u"undo of entry %1"_s.arg(entry.number);
            return changedEdit(store, record, id, what, [&] {
                return what == What::Note ? store.annotations().setNote(id, *text, clock())
                                          : store.annotations().setTags(id, tagsIn(*text), clock());
            });
        });
}

QFuture<Result<QList<QUuid>>> AnnotationRepository::findTag(const QString &tag)
{
    return m_store.run<QList<QUuid>>(
        [tags = tagsIn(tag)](ConsoleStore &store) -> Result<QList<QUuid>> {
            if (tags.size() != 1)
                return QList<QUuid>();
            return store.annotations().findTag(tags.first());
        });
}

QFuture<Result<QList<QUuid>>> AnnotationRepository::findMarked(Mark mark)
{
    return m_store.run<QList<QUuid>>(
        [mark](ConsoleStore &store) { return store.annotations().findMarked(mark); });
}

QFuture<Result<QList<QUuid>>> AnnotationRepository::findCreatedBy(const QString &name)
{
    return m_store.run<QList<QUuid>>(
        [name](ConsoleStore &store) { return store.annotations().findCreatedBy(name); });
}

QFuture<Result<QStringList>> AnnotationRepository::creators()
{
    return m_store.run<QStringList>(
        [](ConsoleStore &store) { return store.annotations().creators(); });
}

QFuture<Result<QStringList>> AnnotationRepository::lastTags()
{
    return m_store.run<QStringList>(
        [](ConsoleStore &store) { return store.annotations().lastTags(kMaxLastTags); });
}

QFuture<Result<QList<AnnotationEdit>>> AnnotationRepository::edits(const QUuid &id)
{
    return m_store.run<QList<AnnotationEdit>>(
        [id](ConsoleStore &store) { return store.annotations().edits(id, kMaxEdits); });
}

} // namespace core
