// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QList>
#include <QtCore/QLocale>
#include <QtCore/QString>
#include <QtCore/QStringList>
#include <QtCore/QTranslator>

namespace ui
{

/// Language of the user interface, with the texts in translations/balcao_<code>.ts.
struct Language
{
    QString code; ///< "pt_BR"
    QString name; ///< native name of the language

    bool operator==(const Language &) const = default;
};

/// Returns all supported languages. The only list of languages in the program.
[[nodiscard]] const QList<Language> &languages();

/// Returns the codes of languages().
[[nodiscard]] QStringList languageCodes();

/// Returns the language code for a locale; English, the language of the sources, as a fallback.
[[nodiscard]] QString languageFor(const QLocale &locale);

/// Installs a language for its lifetime: texts of the program, texts of Qt's dialogs, and number
/// and date formats. Existing widgets keep their texts.
class Translation
{
    Q_DISABLE_COPY_MOVE(Translation)

public:
    /// `code`: a code of languages(); empty: the system language.
    explicit Translation(const QString &code);
    ~Translation();

private:
    QLocale m_before; ///< restored at destruction
    QTranslator m_own;
    QTranslator m_qt;
};

} // namespace ui
