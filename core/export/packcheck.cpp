// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/packcheck.h"

#include <QtCore/QFile>
#include <QtCore/QXmlStreamReader>

#include <minizip/unzip.h>

#include <memory>
#include <vector>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

struct Close
{
    void operator()(void *archive) const { unzClose(archive); }
};

/// Verifies the open part.
bool isWhole(unzFile archive)
{
    std::vector<char> buffer(size_t(64) * 1024);
    QXmlStreamReader xml;
    int size = 0;
    while ((size = unzReadCurrentFile(archive, buffer.data(),
                                      static_cast<unsigned>(buffer.size()))) > 0) {
        xml.addData(QByteArray(buffer.data(), size));
        while (!xml.atEnd())
            xml.readNext();
        if (xml.error() != QXmlStreamReader::PrematureEndOfDocumentError && xml.hasError())
            return false;
    }
    return size == 0 && xml.tokenType() == QXmlStreamReader::EndDocument;
}

} // namespace

Result<void> checkPacked(const QString &path)
{
    const auto cutShort = [](const QString &why) {
        return tl::unexpected(Error{Error::Code::StorageFull, {}, why});
    };
    const std::unique_ptr<void, Close> archive(unzOpen64(QFile::encodeName(path).constData()));
    if (!archive)
        return cutShort(u"the archive has no end"_s);
    int state = unzGoToFirstFile(archive.get());
    for (; state == UNZ_OK; state = unzGoToNextFile(archive.get())) {
        if (unzOpenCurrentFile(archive.get()) != UNZ_OK)
            return cutShort(u"a part is missing"_s);
        const bool isSound = isWhole(archive.get());
        if (unzCloseCurrentFile(archive.get()) != UNZ_OK || !isSound)
            return cutShort(u"a part is cut short"_s);
    }
    if (state != UNZ_END_OF_LIST_OF_FILE)
        return cutShort(u"the list of parts is cut short"_s);
    return {};
}

} // namespace core
