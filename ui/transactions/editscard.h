// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/annotationrepository.h"

#include <QtWidgets/QFrame>

class QPushButton;
class QVBoxLayout;

namespace ui
{

/// Card with the local annotations of a transaction over time, newest first: each version of the
/// note and tags, and the marks. Hidden if there are no annotations or the annotations cannot be
/// read.
class EditsCard : public QFrame
{
    Q_OBJECT

public:
    /// `repository` must outlive this object.
    explicit EditsCard(core::AnnotationRepository &repository, QWidget *parent = nullptr);

    void show(const QUuid &id);

private:
    void read();
    [[nodiscard]] QPushButton *createRestore(const core::AnnotationEdit &edit);
    void showEdits(const QList<core::AnnotationEdit> &edits);

    core::AnnotationRepository &m_repository;
    QUuid m_id;
    QVBoxLayout *m_lines = nullptr;
};

} // namespace ui
