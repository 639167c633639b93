// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/keytext.h"

#include "core/domain/contact.h"
#include "ui/text/text.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;
using Kind = core::PixKey::Kind;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString keyKindWord(Kind kind)
{
    switch (kind) {
    case Kind::Cpf:
        return Words::tr("CPF");
    case Kind::Cnpj:
        return Words::tr("CNPJ");
    case Kind::Phone:
        return Words::tr("Mobile number");
    case Kind::Email:
        return Words::tr("E-mail");
    case Kind::Evp:
        return Words::tr("Random key");
    }
    Q_UNREACHABLE();
}

QString keyText(const core::PixKey &key)
{
    switch (key.kind()) {
    case Kind::Cpf:
    case Kind::Cnpj:
        return documentText(key.value());
    case Kind::Phone:
        return core::phoneToText(key.value());
    case Kind::Email:
    case Kind::Evp:
        return key.value();
    }
    Q_UNREACHABLE();
}

QString breakableKeyText(const core::PixKey &key)
{
    constexpr QChar kZeroWidthSpace(0x200B);
    QString text = keyText(key);
    for (const QChar joint : {u'@', u'.', u'-', u'/'})
        text.replace(joint, QString(joint) + kZeroWidthSpace);
    return text;
}

QString keyText(const QString &canonical)
{
    for (const core::PixKey &key : core::PixKey::readings(canonical)) {
        if (key.value() == canonical)
            return keyText(key);
    }
    return foreignText(canonical);
}

QString receiverText(const QString &name, const QString &canonicalKey)
{
    return joinedParts({foreignText(name), keyText(canonicalKey)});
}

QString maskedKeyText(const QString &canonical)
{
    constexpr qsizetype kShown = 4;
    for (const core::PixKey &key : core::PixKey::readings(canonical)) {
        if (key.value() != canonical)
            continue;
        switch (key.kind()) {
        case Kind::Cpf:
        case Kind::Cnpj:
            return maskedDocumentText(canonical);
        case Kind::Phone:
            return core::maskedPhone(canonical);
        case Kind::Email:
            return core::maskedEmail(canonical);
        case Kind::Evp:
            return canonical.left(kShown) + u"…"_s + canonical.right(kShown);
        }
    }
    return QString(canonical.size(), u'*');
}

} // namespace ui
