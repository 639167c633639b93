// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/personeraser.h"

#include "app/retentiontext.h"
#include "core/till/authorization.h"

#include <utility>

namespace app
{

using namespace Qt::StringLiterals;

PersonEraser::PersonEraser(QString folder, core::Authorization &authorization)
    : m_folder(std::move(folder))
    , m_authorization(authorization)
{}

PersonEraser::~PersonEraser()
{
    if (m_thread)
        m_thread->wait();
}

void PersonEraser::preview(const core::TaxId &person)
{
    if (const auto allowed = m_authorization.check(core::Permission::SeePersonalData); !allowed) {
        Q_EMIT previewed(tl::unexpected(allowed.error()));
        return;
    }
    if (m_thread)
        m_thread->wait();
    m_thread.reset(QThread::create([this, person] {
        const auto preview =
            previewErasure(ShopData::in(m_folder), person).map([](const ErasureReport &report) {
                return ui::ErasurePreview{erasableData(report), remainingSentences(report)};
            });
        QMetaObject::invokeMethod(
            this, [this, preview] { Q_EMIT previewed(preview); }, Qt::QueuedConnection);
    }));
    m_thread->setObjectName(u"person count"_s);
    m_thread->start();
}

core::Result<void> PersonEraser::erase(const core::TaxId &person)
{
    return m_authorization.decide({.action = core::AuditAction::PersonErased})
        .map([this, &person](const core::AuditRecord &record) {
            Q_EMIT erasureRequested(person, record);
        });
}

ErasureTask::ErasureTask(QString folder, QObject *parent)
    : QObject(parent)
    , m_folder(std::move(folder))
{}

ErasureTask::~ErasureTask()
{
    if (m_thread)
        m_thread->wait();
}

void ErasureTask::start(const core::TaxId &person, const core::AuditRecord &record)
{
    Q_ASSERT(!m_thread);
    m_thread.reset(QThread::create([this, person, record] {
        const auto report = erasePerson(ShopData::in(m_folder), person, record);
        QMetaObject::invokeMethod(
            this, [this, report] { Q_EMIT finished(report); }, Qt::QueuedConnection);
    }));
    m_thread->setObjectName(u"erasure"_s);
    m_thread->start();
}

} // namespace app
