// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "app/persondata.h"
#include "ui/settings/personerasure.h"

#include <QtCore/QThread>

#include <memory>

namespace core
{
class Authorization;
}

namespace app
{

/// Counts the data about one person in an open shop, and asks the program to erase the person.
///
/// Threading: counts on a thread of its own.
/// Lifetime: shorter than the authorization. The destructor blocks until the count is done.
class PersonEraser : public ui::PersonErasure
{
    Q_OBJECT

public:
    /// `folder`: of the shop or the remote service.
    PersonEraser(QString folder, core::Authorization &authorization);
    ~PersonEraser() override;

    void preview(const core::TaxId &person) override;
    [[nodiscard]] core::Result<void> erase(const core::TaxId &person) override;

Q_SIGNALS:
    /// Emitted when an operator may erase the person. `record`: the entry of the audit log.
    void erasureRequested(const core::TaxId &person, const core::AuditRecord &record);

private:
    const QString m_folder;
    core::Authorization &m_authorization;
    std::unique_ptr<QThread> m_thread; ///< null before the first preview
};

/// Erases one person from a closed shop.
///
/// Threading: works on a thread of its own.
/// Lifetime: the destructor blocks until the work is done.
class ErasureTask : public QObject
{
    Q_OBJECT

public:
    /// `folder`: of the shop or the remote service.
    explicit ErasureTask(QString folder, QObject *parent = nullptr);
    ~ErasureTask() override;

    /// Starts the work. Call once. The shop must be closed. Emits finished() once.
    void start(const core::TaxId &person, const core::AuditRecord &record);

Q_SIGNALS:
    void finished(const core::Result<app::ErasureReport> &report);

private:
    const QString m_folder;
    std::unique_ptr<QThread> m_thread;
};

} // namespace app
