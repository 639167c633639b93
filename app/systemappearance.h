// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QHash>
#include <QtCore/QObject>
#include <QtCore/QVariant>
#include <QtDBus/QDBusConnection>
#include <QtDBus/QDBusVariant>

namespace app
{

/// The desktop's preferences for colours and animation, from its settings portal. Qt 6.4 does not
/// read these. Lives in the main thread.
///
/// Create before the program sets a palette: without an answer or a preference, the lightness of
/// the initial palette decides.
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

    /// Queries the portal over a session bus without waiting. Accepts an unconnected bus.
    void follow(const QDBusConnection &bus);

    /// Returns the present scheme; the palette's until the portal answers.
    [[nodiscard]] Scheme scheme() const { return m_scheme; }

    /// Returns Usual until the portal answers otherwise.
    [[nodiscard]] Motion motion() const { return m_motion; }

Q_SIGNALS:
    /// Emitted when scheme() changes, including by the portal's first answer.
    void schemeChanged(app::SystemAppearance::Scheme scheme);

    void motionChanged(app::SystemAppearance::Motion motion); ///< when motion() changes

private Q_SLOTS: // QtDBus connects to slots by name only
    void settingChanged(const QString &group, const QString &key, const QDBusVariant &value);

private:
    void applySetting(const QString &name, const QVariant &value);
    [[nodiscard]] Scheme wantedScheme() const;
    [[nodiscard]] Motion wantedMotion() const;

    QHash<QString, QVariant> m_values; ///< known settings, by group and key
    Scheme m_paletteScheme;
    Scheme m_scheme;
    Motion m_motion = Motion::Usual;
};

} // namespace app
