// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QObject>
#include <QtCore/QString>

namespace core
{

class NumberRepository;
class PreferencesStore;

/// Creates references for charges by the pattern of the shop, with consecutive numbers from the
/// counter store. Shows the next number without using it. Generators over one store share the
/// numbers, which the store reads in advance, so that no charge waits for the store.
class ReferenceGenerator : public QObject
{
    Q_OBJECT

public:
    /// Both references must outlive this object.
    ReferenceGenerator(NumberRepository &repository, const PreferencesStore &preferences,
                       QObject *parent = nullptr);

    /// Returns the reference that nextReference() would return; empty: a random one, because the
    /// store has no number yet.
    [[nodiscard]] QString next() const;

    /// Returns a reference that no other charge of any counter has.
    [[nodiscard]] QString nextReference();

Q_SIGNALS:
    void nextChanged();

private:
    [[nodiscard]] QString madeOf(qint64 number) const;

    NumberRepository &m_repository;
    const PreferencesStore &m_preferences;
};

} // namespace core
