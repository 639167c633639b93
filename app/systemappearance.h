// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QVariant>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusVariant>

namespace app
{

/// How the desktop wants windows to look and to move, as its settings portal tells it; Qt 6.4 does
/// not know. Lives in the main thread.
///
/// Make it before the program sets a palette of its own: where no portal answers, or it has no
/// preference, the lightness of the palette as it was then decides.
class SystemAppearance : public QObject
{
    Q_OBJECT
    Q_DISABLE_COPY_MOVE(SystemAppearance)

public:
    enum class Scheme { Light, Dark, Contrast };
    Q_ENUM(Scheme)

    enum class Motion { Usual, Reduced };
    Q_ENUM(Motion)

    explicit SystemAppearance(QObject *parent = nullptr);

    /// Asks over a session bus, and does not wait for the portal. A bus that is not connected will
    /// do.
    void follow(const QDBusConnection &bus);

    /// What is known so far; the palette's until the portal has answered.
    [[nodiscard]] Scheme scheme() const { return m_scheme; }

    /// Usual until the portal has said otherwise.
    [[nodiscard]] Motion motion() const { return m_motion; }

Q_SIGNALS:
    /// scheme() is another one than before, also when the portal's first answer makes it so.
    void schemeChanged(app::SystemAppearance::Scheme scheme);

    void motionChanged(app::SystemAppearance::Motion motion); ///< so motion()

private Q_SLOTS: // QtDBus connects to slots by name only
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void take(const QString &name, const QVariant &value);
    [[nodiscard]] Scheme wantedScheme() const;
    [[nodiscard]] Motion wantedMotion() const;

    QHash<QString, QVariant> m_values; ///< of the settings that are known, by group and key
    Scheme m_paletteScheme;
    Scheme m_scheme;
    Motion m_motion = Motion::Usual;
};

} // namespace app
