// SPDX-License-Identifier: GPL-3.0-or-later

#include "ui/reports/exportwords.h"

#include <QtCore/QCoreApplication>

namespace ui
{

using namespace Qt::StringLiterals;

namespace
{

struct Words
{
    Q_DECLARE_TR_FUNCTIONS(Words)
};

} // namespace

QString environmentFileWord(Environment::Kind where)
{
    switch (where) {
    case Environment::Kind::Demo:
        return u"demo"_s;
    case Environment::Kind::Local:
        return u"local"_s;
    case Environment::Kind::Rescue:
        return u"rescue"_s;
    case Environment::Kind::Practice: // the same for programs
    case Environment::Kind::Sandbox:
        return u"sandbox"_s;
    case Environment::Kind::Production:
        return u"production"_s;
    }
    Q_UNREACHABLE();
}

QString packFolderName(const SummaryPeriod &period, Environment::Kind where)
{
    return u"%1_%2_%3"_s.arg(Words::tr("accountant", "beginning of the name of a folder"),
                             period.code(), environmentFileWord(where));
}

} // namespace ui
