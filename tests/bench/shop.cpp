// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/bench/shop.h"

#include <QtCore/QCoreApplication>
#include <QtCore/QElapsedTimer>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QTimeZone>

#include <algorithm>
#include <cstdio>
#include <cstdlib>

#include <unistd.h>

using namespace Qt::StringLiterals;

namespace bench
{

namespace
{

const QDateTime kNow(QDate(2026, 11, 20), QTime(21, 30), QTimeZone::utc());

core::ServiceSettings settings()
{
    const auto settings = core::validated(core::ServiceOptions{
        .payee =
            core::Merchant{*core::PixKey::parse(u"loja@example.com", core::PixKey::Kind::Email),
                           u"Padaria Demonstração"_s, u"São Paulo"_s},
        .platform = platforms().constFirst(),
        .terms = {.cashInCommission = {.basisPoints = 99},
                  .cashOutCommission = {.fixed = core::Money::fromCents(90)}},
    });
    if (!settings)
        fail(settings.error());
    return *settings;
}

} // namespace

const QList<QUuid> &platforms()
{
    static const QList<QUuid> all{QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a01"_s),
                                  QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a02"_s),
                                  QUuid(u"8f14e45f-ceea-467a-9b36-2f5b3c2d1a03"_s)};
    return all;
}

core::SampleHistory history(qint64 count)
{
    return core::SampleHistory({.count = count,
                                .seed = 1,
                                .now = kNow,
                                .settings = settings(),
                                .otherPlatforms = platforms().mid(1)});
}

QString pathOf(const QString &folder, qint64 count)
{
    return u"%1/shop-%2.db"_s.arg(folder).arg(count);
}

QString grownPathOf(const QString &folder, qint64 count)
{
    return u"%1/grown-%2.db"_s.arg(folder).arg(count);
}

Copy::Copy(const QString &shop)
    : m_path(QFileInfo(shop).path() + u"/copy.db"_s)
{
    QFile::remove(m_path);
    QFile file(m_path);
    if (!QFile::copy(shop, m_path) || !file.open(QIODevice::ReadWrite) || fsync(file.handle()) != 0)
        qFatal("cannot copy the database");
}

Copy::~Copy()
{
    QFile::remove(m_path);
}

Arguments arguments()
{
    QStringList given = QCoreApplication::arguments().mid(1);
    Arguments arguments;
    if (!given.isEmpty())
        arguments.folder = given.takeFirst();
    for (const QString &size : given)
        arguments.sizes.append(size.toLongLong());
    std::sort(arguments.sizes.begin(), arguments.sizes.end());
    if (arguments.sizes.isEmpty() || arguments.sizes.constFirst() < 1000) {
        std::fprintf(stderr, "usage: %s FOLDER SIZE…, sizes from 1000\n",
                     qPrintable(QCoreApplication::applicationName()));
        std::exit(2);
    }
    return arguments;
}

core::LocalTransactionService::Setup setup(const QString &path)
{
    QElapsedTimer timer;
    timer.start();
    return {.database = path, .settings = settings(), .clock = [timer] {
                return kNow.addMSecs(timer.elapsed());
            }};
}

void fail(const core::Error &error)
{
    std::fprintf(stderr, "error %d: %s\n", static_cast<int>(error.code), qPrintable(error.detail));
    std::exit(2);
}

} // namespace bench
