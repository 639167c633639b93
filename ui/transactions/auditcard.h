// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/console/auditrepository.h"

#include <QtWidgets/QFrame>

class QVBoxLayout;

namespace ui
{

/// Card with the operators who worked on a transaction at this counter, newest first. Hidden if no
/// operator is known.
class AuditCard : public QFrame
{
    Q_OBJECT

public:
    /// `repository` must outlive this object.
    explicit AuditCard(core::AuditRepository &repository, QWidget *parent = nullptr);

    void show(const QUuid &id);

private:
    void showEntries(const QList<core::AuditEntry> &entries);

    core::AuditRepository &m_repository;
    QUuid m_id;
    QVBoxLayout *m_lines = nullptr;
};

} // namespace ui
