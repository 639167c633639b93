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

/// Creates references for charges by the pattern of the shop, with consecutive numbers from the
/// counter store. Fetches each number in advance, so that no charge waits for the store.
class ReferenceMaker : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive this object.
    ReferenceMaker(core::ConsoleBook &book, const PreferenceKeeper &preferences,
                   QObject *parent = nullptr);

    /// Returns the reference that take() would return; empty: a random one, because the store has
    /// no number yet.
    [[nodiscard]] QString next() const;

    /// Returns a reference that no other charge of any counter has.
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
