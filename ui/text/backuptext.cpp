// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/text/backuptext.h"

#include <QtCore/QCoreApplication>

namespace ui
{

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(BackupText)
};

} // namespace

QString originSentence(core::BackupOrigin origin)
{
    switch (origin) {
    case core::BackupOrigin::Own:
    case core::BackupOrigin::Encrypted:
        return {};
    case core::BackupOrigin::Foreign:
        return Words::tr("This backup was not made by this shop on this computer. Restore it only "
                         "if you know who made it.");
    case core::BackupOrigin::NoManifest:
        return Words::tr("This backup has no manifest, so changes to it cannot be detected. An "
                         "older version made it, or somebody removed the manifest.");
    }
    Q_UNREACHABLE();
}

} // namespace ui
