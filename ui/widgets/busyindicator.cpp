// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/widgets/busyindicator.h"
#include "ui/widgets/keymap.h"

#include <QtGui/QAccessible>

#include <algorithm>

namespace ui
{

namespace
{

constexpr std::chrono::milliseconds kNone(0);
constexpr std::chrono::milliseconds kSecond(1000);

} // namespace

BusyIndicator::BusyIndicator(const QString &name, QWidget *page)
    : QObject(page)
    , m_page(page)
{
    setObjectName(name);
    m_timer.setSingleShot(true);
    connect(&m_timer, &QTimer::timeout, this, &BusyIndicator::tick);
}

void BusyIndicator::setDelays(const BusyDelays &timeouts)
{
    m_intervals = timeouts;
    if (!isOn())
        return;
    const std::chrono::milliseconds elapsed(m_since.elapsed());
    const auto untilShown = m_stage == Stage::Unseen ? m_intervals.shown - elapsed : kNone;
    m_timer.start(std::max(untilShown, kNone));
}

void BusyIndicator::begin(const BusyTexts &words)
{
    end();
    m_words = words;
    m_since.start();
    m_timer.start(m_intervals.shown);
}

void BusyIndicator::end()
{
    const bool wasSeen = m_stage != Stage::Unseen;
    m_timer.stop();
    m_stage = Stage::Unseen;
    if (!wasSeen)
        return;
    m_page->setAccessibleDescription({});
    Q_EMIT messageChanged({});
}

/// Updates the seconds in the text.
void BusyIndicator::tick()
{
    const std::chrono::milliseconds elapsed(m_since.elapsed());
    Stage stage = Stage::Shown;
    auto next = m_intervals.explained - elapsed;
    if (elapsed >= m_intervals.choosing) {
        stage = Stage::Choosing;
        next = kSecond;
    } else if (elapsed >= m_intervals.explained) {
        stage = Stage::Explained;
        next = std::min(kSecond, m_intervals.choosing - elapsed);
    }
    m_timer.start(std::max(next, std::chrono::milliseconds(1)));
    setStage(stage);
}

void BusyIndicator::setStage(Stage stage)
{
    const bool isNew = stage != m_stage;
    m_stage = stage;
    const QString words = text();
    if (isNew) {
        m_page->setAccessibleDescription(words);
        QAccessibleEvent event(m_page, QAccessible::DescriptionChanged);
        QAccessible::updateAccessibility(&event);
    }
    Q_EMIT messageChanged(words);
}

QString BusyIndicator::text() const
{
    const auto seconds = m_since.isValid() ? m_since.elapsed() / kSecond.count() : 0;
    switch (m_stage) {
    case Stage::Unseen:
        return {};
    case Stage::Shown:
        return m_words.doing;
    case Stage::Explained:
        return tr("%1 %2 s so far: the service is slow to answer.", "the work in progress, seconds")
            .arg(m_words.doing)
            .arg(seconds);
    case Stage::Choosing:
        return tr("%1 No answer for %2 s. %3", "the work in progress, seconds, the known state")
            .arg(m_words.doing)
            .arg(seconds)
            .arg(m_words.known.isEmpty() ? withOwnKeys(tr("F5 asks again; otherwise Balcão keeps "
                                                          "waiting. Neither changes anything."))
                                         : m_words.known);
    }
    Q_UNREACHABLE();
}

} // namespace ui
