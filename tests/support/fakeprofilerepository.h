// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include "core/till/profilerepository.h"

#include <QtCore/QPromise>

/// Remote services that exist only in the test. The keyring accepts every key, unless
/// keyringProblem is set.
class FakeProfileRepository : public core::ProfileRepository
{
public:
    QList<core::RemoteShop> shops;
    std::optional<core::Error> keyringProblem;
    core::ServiceFinding finding{.kind = core::ServiceFinding::Kind::Fine};

    [[nodiscard]] QList<core::Workplace> places() const override
    {
        QList<core::Workplace> places{{.kind = core::Workplace::Kind::Demo, .isOpen = true},
                                      {.kind = core::Workplace::Kind::Local,
                                       .where = QStringLiteral("/home/ana/balcao/loja")}};
        for (const core::RemoteShop &shop : shops)
            places.append({.kind = core::Workplace::Kind::Remote,
                           .id = shop.id,
                           .name = shop.service.name,
                           .where = shop.service.address.toText(),
                           .service = shop.service.kind});
        return places;
    }
    [[nodiscard]] QStringList unreadable() const override { return {}; }
    [[nodiscard]] core::Result<core::RemoteShop> load(const QUuid &id) const override
    {
        for (const core::RemoteShop &shop : shops) {
            if (shop.id == id)
                return shop;
        }
        return tl::unexpected(core::Error{core::Error::Code::StorageCorrupted, {}, {}});
    }
    [[nodiscard]] core::Result<void> save(const core::RemoteShop &shop) override
    {
        shops.append(shop);
        Q_EMIT changed();
        return {};
    }
    [[nodiscard]] core::Result<QString> remove(const QUuid &id) override
    {
        shops.removeIf([&id](const core::RemoteShop &shop) { return shop.id == id; });
        Q_EMIT changed();
        return QStringLiteral("/home/ana/.local/share/balcao/services/x.removed");
    }
    void applyKey(const QUuid &) override {}
    QFuture<core::Result<KeyPlace>> keyPlace(const QUuid &) override
    {
        return QtFuture::makeReadyFuture(core::Result<KeyPlace>(KeyPlace::Keyring));
    }
    QFuture<core::Result<void>> keepKey(const QUuid &, const QByteArray &, KeyPlace place) override
    {
        const bool isKept = place == KeyPlace::Memory || !keyringProblem;
        return QtFuture::makeReadyFuture(
            isKept ? core::Result<void>() : core::Result<void>(tl::unexpected(*keyringProblem)));
    }
    QFuture<core::Result<void>> forgetKey(const QUuid &) override
    {
        return QtFuture::makeReadyFuture(core::Result<void>());
    }
    QFuture<core::Result<core::ServiceFinding>> check(const core::ServiceProfile &, const QUuid &,
                                                      const QByteArray &) override
    {
        return QtFuture::makeReadyFuture(core::Result<core::ServiceFinding>(finding));
    }
};
