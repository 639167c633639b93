// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/domain/annotations.h"

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QUuid>

namespace core
{
class AnnotationRepository;
}

namespace ui
{

/// Annotations of the rows of a list, updated when they change.
class RowAnnotations : public QObject
{
    Q_OBJECT

public:
    /// `repository` may be null: annotations are then disabled.
    explicit RowAnnotations(core::AnnotationRepository *repository, QObject *parent = nullptr);

    void add(const QList<QUuid> &rows); ///< loads the annotations asynchronously
    void remove(const QUuid &row);
    void clear();

    [[nodiscard]] core::Annotations of(const QUuid &row) const { return m_annotations.value(row); }

    /// Returns true if any row has a value in a column that is mostly empty.
    [[nodiscard]] bool hasAnnotations() const;
    [[nodiscard]] bool hasNotes() const;
    [[nodiscard]] bool hasTags() const;
    [[nodiscard]] bool hasOperators() const;

Q_SIGNALS:
    void changed(const QList<QUuid> &rows);

private:
    void read(const QList<QUuid> &rows);

    core::AnnotationRepository *m_repository;
    QHash<QUuid, core::Annotations> m_annotations; ///< of every row
};

} // namespace ui
