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

    [[nodiscard]] QList<core::Workplace> places() const override;
    [[nodiscard]] QStringList unreadable() const override { return {}; }
    [[nodiscard]] core::Result<core::RemoteShop> load(const QUuid &id) const override;
    [[nodiscard]] core::Result<void> save(const core::RemoteShop &shop) override;
    [[nodiscard]] core::Result<QString> remove(const QUuid &id) override;
    void applyKey(const QUuid &) override {}
    QFuture<core::Result<KeyPlace>> keyPlace(const QUuid &) override;
    QFuture<core::Result<void>> keepKey(const QUuid &, const QByteArray &, KeyPlace place) override;
    QFuture<core::Result<void>> forgetKey(const QUuid &) override;
    QFuture<core::Result<core::ServiceFinding>> check(const core::ServiceProfile &, const QUuid &,
                                                      const QByteArray &) override;
};
