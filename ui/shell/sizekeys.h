// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>

#include <functional>

class QKeySequence;

namespace core
{
class PreferencesStore;
}

namespace ui
{

/// Shortcuts that change the size of the user interface.
class SizeKeys : public QObject
{
    Q_OBJECT

public:
    /// The shortcuts work in the whole of `shop`, which owns this object.
    SizeKeys(core::PreferencesStore &preferences, QWidget *shop);

Q_SIGNALS:
    /// Emitted with the new size, or the reason against a larger one.
    void messageChanged(const QString &sentence);

private:
    /// `next`: returns the size after a given one, both in percent.
    void add(const QString &words, const QList<QKeySequence> &keys,
             const std::function<int(int)> &next);
    void change(const std::function<int(int)> &next);

    core::PreferencesStore &m_preferences;
    QWidget &m_shop;
};

} // namespace ui
