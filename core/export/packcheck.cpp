// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/export/packcheck.h"

#include <QtCore/QByteArrayView>
#include <QtCore/QFile>

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

/// Finds lost bytes in XML without comments: every tag must end, and every element must be closed.
/// A complete parser would take a third of the time of an export.
class TagBalance
{
public:
    void add(QByteArrayView xml)
    {
        for (const char byte : xml) {
            if (byte == '\0' || (byte == '<' && m_isInTag))
                m_isSound = false;
            if (byte == '<') {
                m_isInTag = true;
                m_first = '\0';
            } else if (m_isInTag && byte == '>') {
                m_isInTag = false;
                endTag();
            } else if (m_isInTag && m_first == '\0') {
                m_first = byte;
            }
            m_last = byte;
        }
    }

    /// Returns true at the end of the document.
    [[nodiscard]] bool isComplete() const
    {
        return m_isSound && !m_isInTag && m_elements > 0 && m_depth == 0;
    }

private:
    void endTag()
    {
        if (m_first == '?')
            return;
        if (m_first == '/') {
            m_isSound = m_isSound && --m_depth >= 0;
            return;
        }
        ++m_elements;
        if (m_last != '/')
            ++m_depth;
    }

    bool m_isSound = true;
    bool m_isInTag = false;
    char m_first = '\0'; ///< of the tag, behind "<"
    char m_last = '\0';
    qint64 m_elements = 0;
    qint64 m_depth = 0;
};

/// Verifies the open part.
bool isWhole(unzFile archive)
{
    std::vector<char> buffer(size_t(64) * 1024);
    TagBalance tags;
    int size = 0;
    while ((size = unzReadCurrentFile(archive, buffer.data(),
                                      static_cast<unsigned>(buffer.size()))) > 0)
        tags.add(QByteArrayView(buffer.data(), size));
    return size == 0 && tags.isComplete();
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
