// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/languages.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QLibraryInfo>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

/// Names as printed on keyboards: Qt translates to "Control" and "Escape" in Spanish.
[[maybe_unused]] constexpr const char *kKeys[] = {
    QT_TRANSLATE_NOOP("QShortcut", "Ctrl"), QT_TRANSLATE_NOOP("QShortcut", "Esc"),
    QT_TRANSLATE_NOOP("QShortcut", "Left"), QT_TRANSLATE_NOOP("QShortcut", "Right"),
    QT_TRANSLATE_NOOP("QShortcut", "Up"),   QT_TRANSLATE_NOOP("QShortcut", "Down"),
};

/// The kind of a row in dialogs for files, which Qt does not translate.
[[maybe_unused]] constexpr const char *kKinds[] = {
    QT_TRANSLATE_NOOP("QAbstractFileIconProvider", "Folder"),
};

} // namespace

const QList<Language> &languages()
{
    static const QList<Language> all{
        {u"pt_BR"_s, u"Português (Brasil)"_s},
        {u"es"_s, u"Español"_s},
        {u"en"_s, u"English"_s},
    };
    return all;
}

QStringList languageCodes()
{
    QStringList codes;
    for (const Language &language : languages())
        codes += language.code;
    return codes;
}

QString languageFor(const QLocale &locale)
{
    for (const Language &language : languages()) {
        if (QLocale(language.code).language() == locale.language())
            return language.code;
    }
    return u"en"_s;
}

Translation::Translation(const QString &code)
{
    const QLocale locale = code.isEmpty() ? QLocale::system() : QLocale(code);
    QLocale::setDefault(locale);
    const QString language = languageFor(locale);
    if (m_qt.load(u"qtbase_"_s + language, QLibraryInfo::path(QLibraryInfo::TranslationsPath)))
        QCoreApplication::installTranslator(&m_qt);
    // The translator installed last has priority.
    if (m_own.load(u":/translations/balcao_%1.qm"_s.arg(language)))
        QCoreApplication::installTranslator(&m_own);
}

Translation::~Translation()
{
    QCoreApplication::removeTranslator(&m_own);
    QCoreApplication::removeTranslator(&m_qt);
    QLocale::setDefault(m_before);
}

} // namespace ui
