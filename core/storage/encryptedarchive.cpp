// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/storage/encryptedarchive.h"

#include "core/database/partialfile.h"

#include <QtCore/QDir>
#include <QtCore/QFile>
#include <QtCore/QFileInfo>
#include <QtCore/QtEndian>

#include <algorithm>
#include <array>
#include <cerrno>
#include <optional>

#include <fcntl.h>
#include <sodium.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

// The header: signature, kind of secret, cost of Argon2id, salt, check value of the key, header of
// the stream. Everything after the header is a sequence of encrypted blocks.
const QByteArray kSignature = "balcao encrypted backup 1\n";
constexpr qsizetype kSaltBytes = crypto_pwhash_SALTBYTES;
constexpr qsizetype kCheckBytes = 16;
constexpr qsizetype kStreamBytes = crypto_secretstream_xchacha20poly1305_HEADERBYTES;
constexpr qsizetype kCostBytes = 8; ///< passes, then KiB of memory, in 32 bits each
constexpr qsizetype kAddedBytes = crypto_secretstream_xchacha20poly1305_ABYTES;
constexpr qsizetype kBlock = qsizetype(64) * 1024;
constexpr quint32 kPasses = crypto_pwhash_OPSLIMIT_MODERATE;
constexpr quint32 kMemory = crypto_pwhash_MEMLIMIT_MODERATE / 1024;
constexpr quint32 kMaxPasses = 10; ///< a changed header must not exhaust the computer
constexpr quint32 kMaxMemory = 1024 * 1024;
constexpr qsizetype kMaxName = 64;

qint64 headerBytes()
{
    return kSignature.size() + 1 + kCostBytes + kSaltBytes + kCheckBytes + kStreamBytes;
}

Error error(Error::Code code, const QString &detail)
{
    return {code, {}, detail};
}

tl::unexpected<Error> damaged(const QString &detail)
{
    return tl::unexpected(error(Error::Code::StorageCorrupted, detail));
}

const unsigned char *data(const QByteArray &bytes)
{
    return reinterpret_cast<const unsigned char *>(bytes.constData());
}

unsigned char *data(QByteArray &bytes)
{
    return reinterpret_cast<unsigned char *>(bytes.data());
}

/// A key in memory that is erased at its end.
class StreamKey
{
    Q_DISABLE_COPY_MOVE(StreamKey)

public:
    StreamKey() = default;
    ~StreamKey() { sodium_memzero(m_bytes.data(), m_bytes.size()); }

    unsigned char *bytes() { return m_bytes.data(); }

private:
    std::array<unsigned char, crypto_secretstream_xchacha20poly1305_KEYBYTES> m_bytes = {};
};

struct Header
{
    ArchiveSecret::Kind kind = ArchiveSecret::Kind::Passphrase;
    quint32 passes = 0; ///< 0 for a key file
    quint32 memory = 0; ///< KiB; 0 for a key file
    QByteArray salt;
    QByteArray check; ///< depends on the key and on all values above
    QByteArray stream;

    /// Returns the bytes on which the check value depends.
    [[nodiscard]] QByteArray parameters() const
    {
        QByteArray cost(kCostBytes, '\0');
        qToBigEndian(passes, cost.data());
        qToBigEndian(memory, cost.data() + sizeof passes);
        return kSignature + (kind == ArchiveSecret::Kind::Passphrase ? 'P' : 'K') + cost + salt;
    }

    [[nodiscard]] QByteArray toBytes() const { return parameters() + check + stream; }
};

/// Parses the header of an archive.
std::optional<Header> headerFrom(const QByteArray &bytes)
{
    if (bytes.size() != headerBytes() || !bytes.startsWith(kSignature))
        return std::nullopt;
    qsizetype at = kSignature.size();
    const auto next = [&bytes, &at](qsizetype size) {
        const QByteArray part = bytes.mid(at, size);
        at += size;
        return part;
    };
    const char kind = next(1).at(0);
    const QByteArray cost = next(kCostBytes);
    Header header;
    header.kind = kind == 'P' ? ArchiveSecret::Kind::Passphrase : ArchiveSecret::Kind::KeyFile;
    header.passes = qFromBigEndian<quint32>(cost.constData());
    header.memory = qFromBigEndian<quint32>(cost.constData() + sizeof header.passes);
    header.salt = next(kSaltBytes);
    header.check = next(kCheckBytes);
    header.stream = next(kStreamBytes);
    const bool isPassphrase = header.kind == ArchiveSecret::Kind::Passphrase;
    const bool isCostly = header.passes > kMaxPasses || header.memory > kMaxMemory;
    if (isCostly || (header.passes == 0) == isPassphrase || header.toBytes() != bytes)
        return std::nullopt;
    return header;
}

/// Calculates the key of the stream.
Result<void> derive(const Header &header, const ArchiveSecret &secret, StreamKey &key)
{
    if (sodium_init() < 0)
        return tl::unexpected(error(Error::Code::Internal, u"libsodium"_s));
    constexpr size_t kKeyBytes = crypto_secretstream_xchacha20poly1305_KEYBYTES;
    const auto size = static_cast<size_t>(secret.bytes.size());
    const int failed =
        header.kind == ArchiveSecret::Kind::Passphrase
            ? crypto_pwhash(key.bytes(), kKeyBytes, secret.bytes.constData(), size,
                            data(header.salt), header.passes, size_t(header.memory) * 1024,
                            crypto_pwhash_ALG_ARGON2ID13)
            : crypto_generichash(key.bytes(), kKeyBytes, data(secret.bytes), size,
                                 data(header.salt), static_cast<size_t>(kSaltBytes));
    if (failed)
        return tl::unexpected(error(Error::Code::Internal, u"no memory for the passphrase"_s));
    return {};
}

QByteArray checkValue(const Header &header, StreamKey &key)
{
    QByteArray value(kCheckBytes, '\0');
    const QByteArray parameters = header.parameters();
    crypto_generichash(data(value), kCheckBytes, data(parameters),
                       static_cast<size_t>(parameters.size()), key.bytes(),
                       crypto_secretstream_xchacha20poly1305_KEYBYTES);
    return value;
}

QByteArray randomBytes(qsizetype size)
{
    QByteArray bytes(size, '\0');
    randombytes_buf(bytes.data(), static_cast<size_t>(size));
    return bytes;
}

/// Opens a file for reading. Links and pipes are refused.
Result<void> openRegular(const QString &path, QFile &file)
{
    const int descriptor =
        open(QFile::encodeName(path).constData(), O_RDONLY | O_NOFOLLOW | O_NONBLOCK | O_CLOEXEC);
    if (descriptor < 0)
        return damaged(qt_error_string(errno));
    struct stat status = {};
    const bool isRegular = fstat(descriptor, &status) == 0 && S_ISREG(status.st_mode);
    if (!isRegular || !file.open(descriptor, QIODevice::ReadOnly, QFileDevice::AutoCloseHandle)) {
        close(descriptor);
        return damaged(u"no regular file"_s);
    }
    return {};
}

/// Encrypts bytes into a file, block by block.
class StreamWriter
{
public:
    explicit StreamWriter(PartialFile &file)
        : m_file(file)
    {}

    Result<void> begin(const ArchiveSecret &secret)
    {
        Header header;
        header.kind = secret.kind;
        header.salt = randomBytes(kSaltBytes);
        if (secret.kind == ArchiveSecret::Kind::Passphrase) {
            header.passes = kPasses;
            header.memory = kMemory;
        }
        StreamKey key;
        if (auto derived = derive(header, secret, key); !derived)
            return derived;
        header.check = checkValue(header, key);
        header.stream = QByteArray(kStreamBytes, '\0');
        crypto_secretstream_xchacha20poly1305_init_push(&m_state, data(header.stream), key.bytes());
        return m_file.write(header.toBytes());
    }

    Result<void> write(const QByteArray &bytes)
    {
        m_waiting += bytes;
        while (m_waiting.size() > kBlock) { // at least one byte stays for the last block
            if (auto written = push(m_waiting.first(kBlock), 0); !written)
                return written;
            m_waiting.remove(0, kBlock);
        }
        return {};
    }

    Result<void> end() { return push(m_waiting, crypto_secretstream_xchacha20poly1305_TAG_FINAL); }

private:
    Result<void> push(const QByteArray &block, unsigned char tag)
    {
        QByteArray encrypted(block.size() + kAddedBytes, '\0');
        crypto_secretstream_xchacha20poly1305_push(&m_state, data(encrypted), nullptr, data(block),
                                                   static_cast<unsigned long long>(block.size()),
                                                   nullptr, 0, tag);
        return m_file.write(encrypted);
    }

    PartialFile &m_file;
    crypto_secretstream_xchacha20poly1305_state m_state = {};
    QByteArray m_waiting;
};

/// Decrypts a file, block by block.
class StreamReader
{
public:
    Result<void> begin(const QString &path, const ArchiveSecret &secret)
    {
        if (auto opened = openRegular(path, m_file); !opened)
            return opened;
        const auto header = headerFrom(m_file.read(headerBytes()));
        if (!header)
            return damaged(u"the header is unknown or incomplete"_s);
        if (header->kind != secret.kind)
            return tl::unexpected(error(Error::Code::AccessDenied, u"another kind of secret"_s));
        StreamKey key;
        if (auto derived = derive(*header, secret, key); !derived)
            return derived;
        if (sodium_memcmp(data(header->check), data(checkValue(*header, key)), kCheckBytes) != 0)
            return tl::unexpected(error(Error::Code::AccessDenied, u"another secret"_s));
        if (crypto_secretstream_xchacha20poly1305_init_pull(&m_state, data(header->stream),
                                                            key.bytes()) != 0)
            return damaged(u"the header is damaged"_s);
        return {};
    }

    /// Returns the next bytes, at most `size` and at least one.
    Result<QByteArray> read(qint64 size)
    {
        while (m_at == m_block.size()) {
            if (m_isEnded)
                return damaged(u"the archive ends too early"_s);
            if (auto pulled = pull(); !pulled)
                return tl::unexpected(pulled.error());
        }
        const qsizetype length = std::min<qint64>(size, m_block.size() - m_at);
        const QByteArray bytes = m_block.mid(m_at, length);
        m_at += length;
        return bytes;
    }

    /// Returns exactly `size` bytes.
    Result<QByteArray> readAll(qint64 size)
    {
        QByteArray bytes;
        while (bytes.size() < size) {
            const auto more = read(size - bytes.size());
            if (!more)
                return more;
            bytes += *more;
        }
        return bytes;
    }

    /// Checks that nothing follows.
    Result<void> end()
    {
        if (!m_isEnded || m_at != m_block.size() || !m_file.atEnd())
            return damaged(u"bytes follow the end of the archive"_s);
        return {};
    }

private:
    Result<void> pull()
    {
        const QByteArray encrypted = m_file.read(kBlock + kAddedBytes);
        if (encrypted.size() < kAddedBytes)
            return damaged(u"a block is missing"_s);
        m_block.resize(encrypted.size() - kAddedBytes);
        m_at = 0;
        unsigned char tag = 0;
        if (crypto_secretstream_xchacha20poly1305_pull(
                &m_state, data(m_block), nullptr, &tag, data(encrypted),
                static_cast<unsigned long long>(encrypted.size()), nullptr, 0) != 0) {
            m_block.clear();
            return damaged(u"a block was changed"_s);
        }
        m_isEnded = tag == crypto_secretstream_xchacha20poly1305_TAG_FINAL;
        return {};
    }

    QFile m_file;
    crypto_secretstream_xchacha20poly1305_state m_state = {};
    QByteArray m_block;
    qsizetype m_at = 0;
    bool m_isEnded = false;
};

bool isArchivedName(const QString &name)
{
    const auto isLetter = [](QChar c) { return (c >= u'a' && c <= u'z') || c == u'.'; };
    return !name.isEmpty() && name.size() <= kMaxName && !name.startsWith(u'.') &&
           std::all_of(name.begin(), name.end(), isLetter);
}

/// Writes one file: length of the name, name, size in 64 bits, contents.
Result<void> append(StreamWriter &writer, const ArchivedFile &file)
{
    Q_ASSERT(isArchivedName(file.name));
    const auto failed = [] {
        return tl::unexpected(
            error(Error::Code::StorageFailed, u"a file for the archive cannot be read"_s));
    };
    QFile source;
    if (!openRegular(file.path, source))
        return failed();
    const qint64 size = source.size();
    QByteArray length(sizeof size, '\0');
    qToBigEndian(size, length.data());
    const QByteArray name = file.name.toLatin1();
    auto written = writer.write(char(name.size()) + name + length);
    qint64 rest = size;
    while (written && rest > 0) {
        const QByteArray bytes = source.read(std::min<qint64>(rest, kBlock));
        if (bytes.isEmpty())
            return failed();
        rest -= bytes.size();
        written = writer.write(bytes);
    }
    return written;
}

/// Reads the contents of one file into `target`; null: nowhere.
Result<void> extract(StreamReader &reader, qint64 size, PartialFile *target)
{
    while (size > 0) {
        const auto bytes = reader.read(size);
        if (!bytes)
            return tl::unexpected(bytes.error());
        size -= bytes->size();
        if (!target)
            continue;
        if (auto written = target->write(*bytes); !written)
            return written;
    }
    return target ? target->putInPlace() : Result<void>();
}

Result<void> extractTo(StreamReader &reader, qint64 size, const QString &path)
{
    if (QFileInfo::exists(path))
        return damaged(u"a name occurs twice"_s);
    auto target = PartialFile::create(path);
    return target ? extract(reader, size, &*target) : tl::unexpected(target.error());
}

/// Reads an archive. `folder`: empty to store nothing.
Result<void> readFiles(const QString &archive, const QString &folder, const ArchiveSecret &secret,
                       const QString &stopBefore)
{
    StreamReader reader;
    if (auto begun = reader.begin(archive, secret); !begun)
        return begun;
    while (true) {
        const auto length = reader.readAll(1);
        if (!length)
            return tl::unexpected(length.error());
        const auto nameBytes = static_cast<unsigned char>(length->at(0));
        if (nameBytes == 0)
            return reader.end();
        const auto head = reader.readAll(nameBytes + qint64(sizeof(qint64)));
        if (!head)
            return tl::unexpected(head.error());
        const QString name = QString::fromLatin1(head->first(nameBytes));
        const auto size = qFromBigEndian<qint64>(head->constData() + nameBytes);
        if (!isArchivedName(name) || size < 0)
            return damaged(u"a name or size is invalid"_s);
        if (name == stopBefore)
            return {};
        auto extracted = folder.isEmpty() ? extract(reader, size, nullptr)
                                          : extractTo(reader, size, QDir(folder).filePath(name));
        if (!extracted)
            return extracted;
    }
}

} // namespace

bool isArchive(const QString &path)
{
    QFile file;
    return QFileInfo(path).isFile() && openRegular(path, file) &&
           file.read(kSignature.size()) == kSignature;
}

Result<ArchiveSecret::Kind> secretKindOf(const QString &archive)
{
    QFile file;
    if (auto opened = openRegular(archive, file); !opened)
        return tl::unexpected(opened.error());
    const auto header = headerFrom(file.read(headerBytes()));
    return header ? Result<ArchiveSecret::Kind>(header->kind)
                  : damaged(u"the header is unknown or incomplete"_s);
}

Result<void> writeArchive(const QList<ArchivedFile> &files, const QString &target,
                          const ArchiveSecret &secret)
{
    auto file = PartialFile::create(target);
    if (!file)
        return tl::unexpected(file.error());
    StreamWriter writer(*file);
    auto done = writer.begin(secret);
    for (const ArchivedFile &each : files) {
        if (done)
            done = append(writer, each);
    }
    return done.and_then([&] { return writer.write(QByteArray(1, '\0')); })
        .and_then([&] { return writer.end(); })
        .and_then([&] { return verifyArchive(file->path(), secret); })
        .and_then([&] { return file->putInPlace(); });
}

Result<void> readArchive(const QString &archive, const QString &folder, const ArchiveSecret &secret,
                         const QString &stopBefore)
{
    return readFiles(archive, folder, secret, stopBefore);
}

Result<void> verifyArchive(const QString &archive, const ArchiveSecret &secret)
{
    return readFiles(archive, {}, secret, {});
}

} // namespace core
