// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/database/searchedtexts.h"

#include <QtCore/QStringList>

namespace core
{

using namespace Qt::StringLiterals;

QString searchedColumns()
{
    QStringList columns;
    for (const SearchedText &searched : kSearchedTexts)
        columns += searched.column;
    return columns.join(u", "_s);
}

} // namespace core
