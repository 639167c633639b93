// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QLocale>
#include <QtCore/QString>
#include <QtCore/QTranslator>

namespace ui
{

/// A language that the program speaks, by translations/balcao_<code>.ts.
struct Language
{
    QString code; ///< "pt_BR"
    QString name; ///< as those who speak it call it

    bool operator==(const Language &) const = default;
};

/// All there are, and the only list of them.
[[nodiscard]] const QList<Language> &languages();

/// The code of the one for a person of that locale; English, which the sources are in, if there is
/// none.
[[nodiscard]] QString languageFor(const QLocale &locale);

/// Speaks a language while it lives: the program's own words, those of Qt's dialogs, and how
/// numbers and dates are written. Widgets that are there already keep the words they have.
class Translation
{
    Q_DISABLE_COPY_MOVE(Translation)

public:
    /// A code of languages(); empty: the one that suits the system.
    explicit Translation(const QString &code);
    ~Translation();

private:
    QLocale m_before; ///< to go back to
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace ui
