// SPDX-License-Identifier: GPL-3.0-or-later

#include "tests/faults/disk.h"

#include <algorithm>
#include <utility>

namespace faults
{

namespace
{

using Kind = DiskCall::Kind;

constexpr qsizetype kSector = 512;

/// Returns true if the call creates, removes or renames a file, which its folder stores.
bool isAboutName(const DiskCall &call)
{
    return call.kind == Kind::Open || call.kind == Kind::MakeFolder || call.kind == Kind::Remove ||
           call.kind == Kind::Rename;
}

QByteArray folderOf(const QByteArray &path)
{
    return path.left(std::max<qsizetype>(path.lastIndexOf('/'), 0));
}

/// Returns true if the call concerns a name in that folder. A rename concerns both folders, and one
/// sync suffices: a file is not lost between them.
bool isIn(const QByteArray &folder, const DiskCall &call)
{
    return folderOf(call.path) == folder ||
           (call.kind == Kind::Rename && folderOf(call.newPath) == folder);
}

/// Splits a write into its sectors.
QList<DiskCall> sectorsOf(const DiskCall &write)
{
    QList<DiskCall> sectors;
    for (qsizetype from = 0; from < write.bytes.size();) {
        const qsizetype rest = kSector - (write.offset + from) % kSector;
        DiskCall sector = write;
        sector.offset = write.offset + from;
        sector.bytes = write.bytes.mid(from, rest);
        sectors.append(sector);
        from += rest;
    }
    return sectors;
}

void writeInto(QByteArray &contents, const DiskCall &write)
{
    if (contents.size() < write.offset) // the gap contains zeros
        contents.append(write.offset - contents.size(), '\0');
    contents.replace(write.offset, write.bytes.size(), write.bytes);
}

} // namespace

void Disk::Tree::apply(const Pending &pending)
{
    const DiskCall &call = pending.call;
    switch (call.kind) {
    case Kind::Open:
    case Kind::MakeFolder:
        names[call.path] = pending.file;
        break;
    case Kind::Remove:
        names.remove(call.path);
        break;
    case Kind::Rename: // files only, so that no other path changes
        names.remove(call.path);
        names[call.newPath] = pending.file;
        break;
    case Kind::Write:
        writeInto(contents[pending.file], call);
        break;
    case Kind::Truncate: {
        QByteArray &bytes = contents[pending.file];
        bytes.append(std::max<qsizetype>(call.offset - bytes.size(), 0), '\0');
        bytes.truncate(call.offset);
        break;
    }
    case Kind::Read:
    case Kind::Sync:
        break;
    }
}

Files Disk::Tree::files() const
{
    Files files;
    for (auto name = names.begin(); name != names.end(); ++name) {
        bool isReached = name.value() != kFolder;
        for (QByteArray folder = folderOf(name.key()); !folder.isEmpty(); folder = folderOf(folder))
            isReached = isReached && names.value(folder) == kFolder;
        if (isReached)
            files.insert(name.key(), contents.at(name.value()));
    }
    return files;
}

Disk::Disk(QRandomGenerator &random, const Files &files)
    : m_random(random)
{
    for (auto file = files.begin(); file != files.end(); ++file) {
        m_safe.names.insert(file.key(), static_cast<int>(m_safe.contents.size()));
        m_safe.contents.append(file.value());
        for (QByteArray folder = folderOf(file.key()); !folder.isEmpty(); folder = folderOf(folder))
            m_safe.names.insert(folder, kFolder);
    }
    m_seen = m_safe;
}

void Disk::apply(const DiskCall &call)
{
    if (call.kind == Kind::Sync)
        return sync(call);
    if (call.kind == Kind::Read || (call.kind == Kind::Open && !call.makesFile) || call.error != 0)
        return;
    Pending pending{call, kFolder};
    if (call.kind == Kind::Open) {
        pending.file = static_cast<int>(m_seen.contents.size());
        m_seen.contents.append(QByteArray());
        m_safe.contents.append(QByteArray());
    } else if (call.kind != Kind::MakeFolder) {
        if (!m_seen.names.contains(call.path))
            qFatal("nobody was seen to make %s", call.path.constData());
        pending.file = m_seen.names.value(call.path);
    }
    m_seen.apply(pending);
    m_pending.append(pending);
}

void Disk::sync(const DiskCall &call)
{
    const int file = call.path.isEmpty() ? kFolder : m_seen.names.value(call.path, kFolder);
    QList<Pending> rest;
    for (const Pending &pending : std::as_const(m_pending)) {
        const bool isMeant = file == kFolder
                                 ? isAboutName(pending.call) && isIn(call.path, pending.call)
                                 : !isAboutName(pending.call) && pending.file == file;
        if (!isMeant)
            rest.append(pending);
        else if (call.error == 0 || m_random.bounded(2) == 0)
            m_safe.apply(pending);
    }
    m_pending = rest;
}

Files Disk::filesWith(const QList<Pending> &pending) const
{
    Tree tree = m_safe;
    for (const Pending &each : pending)
        tree.apply(each);
    return tree.files();
}

Files Disk::filesAfterCut(Loss loss) const
{
    if (loss == Loss::All)
        return filesWith({});
    const auto count = static_cast<int>(m_pending.size());
    if (loss == Loss::LastOnes)
        return filesWith(m_pending.first(m_random.bounded(count + 1)));
    const int percent = m_random.bounded(1, 100);
    const auto isKept = [&] { return m_random.bounded(100) < percent; };
    QList<Pending> kept;
    for (const Pending &pending : m_pending) {
        if (loss == Loss::Some || pending.call.kind != Kind::Write) {
            if (isKept())
                kept.append(pending);
            continue;
        }
        for (const DiskCall &sector : sectorsOf(pending.call)) {
            if (isKept())
                kept.append({sector, pending.file});
        }
    }
    return filesWith(kept);
}

} // namespace faults
