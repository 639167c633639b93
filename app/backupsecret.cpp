// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/backupsecret.h"

#include "app/smallfile.h"

#include <QtCore/QFile>
#include <QtCore/QFileInfo>

namespace app
{

using namespace Qt::StringLiterals;
using Code = core::Error::Code;
using core::ArchiveSecret;

namespace
{

tl::unexpected<core::Error> refused(Code code, const QString &detail)
{
    return tl::unexpected(core::Error{code, {}, detail});
}

} // namespace

core::Result<ArchiveSecret> passphraseSecret(const QString &typed, SecretUse use)
{
    const QString text = typed.normalized(QString::NormalizationForm_C);
    if (text.isEmpty() || (use == SecretUse::Backup && text.size() < ArchiveSecret::kMinPassphrase))
        return refused(Code::InvalidInput, u"the passphrase is too short"_s);
    return ArchiveSecret{ArchiveSecret::Kind::Passphrase, text.toUtf8()};
}

core::Result<ArchiveSecret> secretFromFile(ArchiveSecret::Kind kind, const QString &path,
                                           SecretUse use)
{
    const auto bytes = readSmallFile(path);
    if (!bytes)
        return tl::unexpected(bytes.error());
    constexpr auto kOthersRead = QFile::ReadGroup | QFile::ReadOther;
    if (QFile::permissions(path) & kOthersRead)
        return refused(Code::AccessDenied, u"others can read the file; chmod 600 removes that"_s);
    if (kind == ArchiveSecret::Kind::KeyFile) {
        if (bytes->size() < ArchiveSecret::kMinKeyFile)
            return refused(Code::InvalidInput, u"the key file is too short"_s);
        return ArchiveSecret{kind, *bytes};
    }
    QString text = QString::fromUtf8(*bytes);
    while (text.endsWith(u'\n') || text.endsWith(u'\r'))
        text.chop(1);
    return passphraseSecret(text, use);
}

core::Result<std::optional<ArchiveSecret>> SecretFiles::read(SecretUse use) const
{
    if (isEmpty())
        return std::nullopt;
    const bool isKeyFile = passphraseFile.isEmpty();
    return secretFromFile(isKeyFile ? ArchiveSecret::Kind::KeyFile
                                    : ArchiveSecret::Kind::Passphrase,
                          isKeyFile ? keyFile : passphraseFile, use)
        .map([](const ArchiveSecret &secret) { return std::optional(secret); });
}

} // namespace app
