// SPDX-License-Identifier: GPL-3.0-or-later

#pragma once

#include <QtCore/QDateTime>
#include <QtCore/QString>

#include <optional>

namespace core
{

/// One file with data of customers that a counter wrote, recorded before the file exists.
struct Disclosure
{
    /// The values are stored in the database of the counter.
    enum class Kind {
        Export = 0,           ///< one file with transactions
        AccountantFolder = 1, ///< the folder of one period
    };

    Kind kind = Kind::Export;
    QString path = {};                  ///< of the file or the folder
    QString content = {};               ///< period, filter and environment, for programs
    bool isMasked = false;              ///< names, documents, phones, e-mails and keys
    QDateTime at = {};                  ///< UTC, of the beginning
    std::optional<qint64> entries = {}; ///< written transactions; nullopt: no complete file

    bool operator==(const Disclosure &) const = default;
};

} // namespace core
