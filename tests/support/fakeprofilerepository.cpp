// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/support/fakeprofilerepository.h"

QList<core::Workplace> FakeProfileRepository::places() const
{
    QList<core::Workplace> places{
        {.kind = core::Workplace::Kind::Demo, .isOpen = true},
        {.kind = core::Workplace::Kind::Local, .where = QStringLiteral("/home/ana/balcao/loja")}};
    for (const core::RemoteShop &shop : shops)
        places.append({.kind = core::Workplace::Kind::Remote,
                       .id = shop.id,
                       .name = shop.service.name,
                       .where = shop.service.address.toText(),
                       .service = shop.service.kind});
    return places;
}

core::Result<core::RemoteShop> FakeProfileRepository::load(const QUuid &id) const
{
    for (const core::RemoteShop &shop : shops) {
        if (shop.id == id)
            return shop;
    }
    return tl::unexpected(core::Error{core::Error::Code::StorageCorrupted, {}, {}});
}

core::Result<void> FakeProfileRepository::save(const core::RemoteShop &shop)
{
    shops.append(shop);
    Q_EMIT changed();
    return {};
}

core::Result<QString> FakeProfileRepository::remove(const QUuid &id)
{
    shops.removeIf([&id](const core::RemoteShop &shop) { return shop.id == id; });
    Q_EMIT changed();
    return QStringLiteral("/home/ana/.local/share/balcao/services/x.removed");
}

QFuture<core::Result<core::ProfileRepository::KeyPlace>>
FakeProfileRepository::keyPlace(const QUuid &)
{
    return QtFuture::makeReadyFuture(
        core::Result<core::ProfileRepository::KeyPlace>(KeyPlace::Keyring));
}

QFuture<core::Result<void>> FakeProfileRepository::keepKey(const QUuid &, const QByteArray &,
                                                           KeyPlace place)
{
    const bool isKept = place == KeyPlace::Memory || !keyringProblem;
    return QtFuture::makeReadyFuture(isKept ? core::Result<void>()
                                            : core::Result<void>(tl::unexpected(*keyringProblem)));
}

QFuture<core::Result<void>> FakeProfileRepository::forgetKey(const QUuid &)
{
    return QtFuture::makeReadyFuture(core::Result<void>());
}

QFuture<core::Result<core::ServiceFinding>>
FakeProfileRepository::check(const core::ServiceProfile &, const QUuid &, const QByteArray &)
{
    return QtFuture::makeReadyFuture(core::Result<core::ServiceFinding>(finding));
}
