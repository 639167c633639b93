// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>

#include <functional>

class QKeySequence;

namespace ui
{

class PreferenceKeeper;

/// The keys of a shop that make everything larger or smaller, from the next start on.
class SizeKeys : public QObject
{
    Q_OBJECT

public:
    /// They work wherever `shop` is, which owns this.
    SizeKeys(PreferenceKeeper &preferences, QWidget *shop);

Q_SIGNALS:
    /// What was chosen, and when it counts.
    void said(const QString &sentence);

private:
    /// `next`: the size that follows another one, both in percent.
    void add(const QString &words, const QList<QKeySequence> &keys,
             const std::function<int(int)> &next);

    PreferenceKeeper &m_preferences;
    QWidget &m_shop;
};

} // namespace ui
