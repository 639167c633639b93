// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>

#include <optional>

namespace core
{
class ConsoleBook;
} // namespace core

namespace ui
{

class PreferenceKeeper;

/// Names charges by the pattern of the shop, each with a number of the counter's book. The number
/// is there before it is needed, so that no charge waits for it.
class ReferenceMaker : public QObject
{
    Q_OBJECT

public:
    /// Both must outlive it.
    ReferenceMaker(core::ConsoleBook &book, const PreferenceKeeper &preferences,
                   QObject *parent = nullptr);

    /// What take() would give; empty: something random, since the book has no number (yet).
    [[nodiscard]] QString next() const;

    /// That no other charge of any counter has.
    [[nodiscard]] QString take();

Q_SIGNALS:
    void nextChanged();

private:
    void askForNumber();

    core::ConsoleBook &m_book;
    const PreferenceKeeper &m_preferences;
    std::optional<qint64> m_number;
};

} // namespace ui
