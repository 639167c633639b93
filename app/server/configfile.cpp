// SPDX-License-Identifier: GPL-3.0-or-later

#include "app/server/configfile.h"

#include <QtCore/QFile>
#include <QtCore/QStringDecoder>
#include <QtCore/QStringList>

namespace app
{

using namespace Qt::StringLiterals;

namespace
{

constexpr qint64 kMaxBytes = qint64(64) * 1024;

} // namespace

tl::expected<ConfigFile, QString> readConfigFile(const QString &path)
{
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return tl::unexpected(u"%1 cannot be read: %2."_s.arg(path, file.errorString()));
    const QByteArray bytes = file.read(kMaxBytes + 1);
    if (bytes.size() > kMaxBytes)
        return tl::unexpected(u"%1 is larger than 64 KiB."_s.arg(path));
    // Stateless, because an incomplete character at the end is an error too.
    QStringDecoder decoder(QStringDecoder::Utf8, QStringDecoder::Flag::Stateless);
    const QString text = decoder.decode(bytes);
    if (decoder.hasError())
        return tl::unexpected(u"%1 is not UTF-8."_s.arg(path));

    ConfigFile found;
    const QStringList lines = text.split(u'\n');
    for (int number = 1; number <= lines.size(); ++number) {
        const QString line = lines[number - 1].trimmed();
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        const auto wrong = [&](const QString &why) {
            return tl::unexpected(u"%1:%2: %3"_s.arg(path).arg(number).arg(why));
        };
        const qsizetype sign = line.indexOf(u'=');
        const QString name = line.left(qMax<qsizetype>(0, sign)).trimmed();
        if (name.isEmpty())
            return wrong(u"a setting has the form NAME = VALUE."_s);
        if (found.contains(name))
            return wrong(u"%1 is already set in line %2."_s.arg(name).arg(found[name].line));
        found.insert(name, {line.mid(sign + 1).trimmed(), number});
    }
    return found;
}

} // namespace app
