// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/shell/sizekeys.h"

#include "core/till/preferences.h"
#include "ui/shell/scale.h"

#include <QtGui/QAction>
#include <QtWidgets/QWidget>

#include <algorithm>
#include <iterator>

namespace ui
{

SizeKeys::SizeKeys(core::PreferencesStore &preferences, QWidget *shop)
    : QObject(shop)
    , m_preferences(preferences)
    , m_shop(*shop)
{
    const auto &scales = core::Appearance::kScales;
    add(tr("Everything larger"), {Qt::CTRL | Qt::Key_Plus, Qt::CTRL | Qt::Key_Equal},
        [&scales](int now) {
            const auto *next = std::upper_bound(scales.begin(), scales.end(), now);
            return next == scales.end() ? now + 1 : *next; // above every scale
        });
    add(tr("Everything smaller"), {Qt::CTRL | Qt::Key_Minus}, [&scales](int now) {
        const auto *here = std::lower_bound(scales.begin(), scales.end(), now);
        return here == scales.begin() ? now : *std::prev(here);
    });
    add(tr("Everything in normal size"), {Qt::CTRL | Qt::Key_0},
        [](int) { return core::Appearance().scale; });
}

void SizeKeys::add(const QString &words, const QList<QKeySequence> &keys,
                   const std::function<int(int)> &next)
{
    auto *action = new QAction(words, this);
    action->setShortcuts(keys);
    connect(action, &QAction::triggered, this, [this, next] { change(next); });
    m_shop.addAction(action);
}

void SizeKeys::change(const std::function<int(int)> &next)
{
    const ScaleLimit limit = ScaleLimit::ofPrimaryScreen();
    core::Preferences changed = m_preferences.value();
    const int wanted = next(limit.fittingScale(changed.appearance.scale));
    const int percent = limit.fittingScale(wanted);
    changed.appearance.scale = percent;
    m_preferences.set(changed);
    if (percent < wanted)
        Q_EMIT messageChanged(tr("Nothing larger fits this screen."));
    else if (percent == core::Appearance().scale)
        Q_EMIT messageChanged(tr("Everything has the normal size."));
    else
        Q_EMIT messageChanged(
            tr("Everything has %1 % of the normal size. Ctrl+0 undoes this.").arg(percent));
}

} // namespace ui
