// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/transactions/rowannotations.h"

#include "core/console/annotationrepository.h"
#include "core/service/transactionservice.h"

#include <algorithm>

namespace ui
{

RowAnnotations::RowAnnotations(core::AnnotationRepository *repository, QObject *parent)
    : QObject(parent)
    , m_repository(repository)
{
    if (repository)
        connect(repository, &core::AnnotationRepository::marked, this, [this](const QUuid &row) {
            if (m_annotations.contains(row))
                read({row});
        });
    if (repository)
        connect(repository, &core::AnnotationRepository::reconciledChanged, this, [this] {
            if (!m_annotations.isEmpty())
                read(m_annotations.keys());
        });
}

void RowAnnotations::add(const QList<QUuid> &rows)
{
    if (!m_repository || rows.isEmpty())
        return;
    for (const QUuid &row : rows)
        m_annotations.insert(row, {});
    read(rows);
}

void RowAnnotations::remove(const QUuid &row)
{
    m_annotations.remove(row);
}

void RowAnnotations::clear()
{
    m_annotations.clear();
}

void RowAnnotations::read(const QList<QUuid> &rows)
{
    core::onAnswer(m_repository->find(rows), this,
                   [this, rows](const core::Result<QHash<QUuid, core::Annotations>> &answer) {
                       if (!answer) // A list without annotations is better than none.
                           return;
                       QList<QUuid> others;
                       for (const QUuid &row : rows) {
                           const core::Annotations annotations = answer->value(row);
                           if (!m_annotations.contains(row) ||
                               m_annotations.value(row) == annotations)
                               continue;
                           m_annotations.insert(row, annotations);
                           others.append(row);
                       }
                       if (!others.isEmpty())
                           Q_EMIT changed(others);
                   });
}

bool RowAnnotations::hasAnnotations() const
{
    return std::any_of(m_annotations.cbegin(), m_annotations.cend(),
                       [](const core::Annotations &annotations) {
                           return annotations.abandoned || annotations.handedOver;
                       });
}

bool RowAnnotations::hasNotes() const
{
    return std::any_of(
        m_annotations.cbegin(), m_annotations.cend(),
        [](const core::Annotations &annotations) { return !annotations.note.isEmpty(); });
}

bool RowAnnotations::hasOperators() const
{
    return std::any_of(
        m_annotations.cbegin(), m_annotations.cend(),
        [](const core::Annotations &annotations) { return !annotations.createdBy.isEmpty(); });
}

bool RowAnnotations::hasTags() const
{
    return std::any_of(
        m_annotations.cbegin(), m_annotations.cend(),
        [](const core::Annotations &annotations) { return !annotations.tags.isEmpty(); });
}

} // namespace ui
