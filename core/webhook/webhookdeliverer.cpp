// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/webhook/webhookdeliverer.h"

namespace core
{

using namespace Qt::StringLiterals;

WebhookDeliverer::WebhookDeliverer(DeliverySetup setup)
    : m_worker(std::move(setup))
{
    m_thread.setObjectName(u"webhooks"_s);
    m_worker.moveToThread(&m_thread);
    m_thread.start();
    wake();
}

WebhookDeliverer::~WebhookDeliverer()
{
    stop();
    m_thread.wait();
}

void WebhookDeliverer::wake()
{
    QMetaObject::invokeMethod(&m_worker, &WebhookWorker::schedule, Qt::QueuedConnection);
}

void WebhookDeliverer::stop()
{
    QMetaObject::invokeMethod(&m_worker, &WebhookWorker::stop, Qt::QueuedConnection);
}

} // namespace core
