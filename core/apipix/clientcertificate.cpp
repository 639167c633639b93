// SPDX-License-Identifier: GPL-3.0-or-later

#include "core/apipix/clientcertificate.h"

#include <QtCore/QRegularExpression>
#include <QtNetwork/QSslCertificate>
#include <QtNetwork/QSslKey>

#include <openssl/err.h>
#include <openssl/pem.h>
#include <openssl/pkcs12.h>
#include <openssl/provider.h>

#include <algorithm>

namespace core
{

using namespace Qt::StringLiterals;

namespace
{

template<auto release>
struct Release
{
    template<typename T>
    void operator()(T *object) const
    {
        release(object);
    }
};

using Bio = std::unique_ptr<BIO, Release<BIO_free_all>>;
using Key = std::unique_ptr<EVP_PKEY, Release<EVP_PKEY_free>>;
using Certificate = std::unique_ptr<X509, Release<X509_free>>;
using Pkcs12 = std::unique_ptr<PKCS12, Release<PKCS12_free>>;
using Provider = std::unique_ptr<OSSL_PROVIDER, Release<OSSL_PROVIDER_unload>>;
using Context = std::unique_ptr<OSSL_LIB_CTX, Release<OSSL_LIB_CTX_free>>;

struct Imported
{
    Key key;
    std::vector<Certificate> chain; ///< first the certificate of the key
};

/// The ciphers of old files, in a context that nothing else uses.
struct OldCiphers
{
    Context context{OSSL_LIB_CTX_new()};
    Provider usual{OSSL_PROVIDER_load(context.get(), "default")};
    Provider old{OSSL_PROVIDER_load(context.get(), "legacy")}; ///< null: not installed
};

Bio bioOf(const QByteArray &bytes)
{
    return Bio(BIO_new_mem_buf(bytes.constData(), static_cast<int>(bytes.size())));
}

bool isPem(const QByteArray &file)
{
    return file.contains("-----BEGIN ");
}

tl::expected<Imported, CertificateProblem>
fromPkcs12(const QByteArray &file, const QString &password, const OldCiphers &ciphers)
{
    PKCS12 *raw = PKCS12_init_ex(NID_pkcs7_data, ciphers.context.get(), nullptr);
    const auto *bytes = reinterpret_cast<const unsigned char *>(file.constData());
    if (!d2i_PKCS12(&raw, &bytes, static_cast<long>(file.size())))
        return tl::unexpected(CertificateProblem::Unreadable); // OpenSSL has released the object
    const Pkcs12 box(raw);
    const QByteArray typed = password.toUtf8();
    // Without a password, files have an empty one or none.
    const bool isOpen = PKCS12_verify_mac(box.get(), typed.constData(), -1) == 1;
    if (!isOpen && (!typed.isEmpty() || PKCS12_verify_mac(box.get(), nullptr, 0) != 1))
        return tl::unexpected(CertificateProblem::WrongPassword);
    EVP_PKEY *key = nullptr;
    X509 *certificate = nullptr;
    STACK_OF(X509) *others = nullptr;
    const int isParsed =
        PKCS12_parse(box.get(), isOpen ? typed.constData() : nullptr, &key, &certificate, &others);
    Imported imported{Key(key), {}};
    if (certificate)
        imported.chain.emplace_back(certificate);
    while (others && sk_X509_num(others) > 0)
        imported.chain.emplace_back(sk_X509_shift(others));
    sk_X509_free(others);
    if (isParsed != 1)
        return tl::unexpected(CertificateProblem::Unreadable);
    if (!imported.key)
        return tl::unexpected(CertificateProblem::NoKey);
    if (!certificate)
        return tl::unexpected(CertificateProblem::NoCertificate);
    return imported;
}

tl::expected<Imported, CertificateProblem> fromPem(const QByteArray &file, const QString &password)
{
    const auto givePassword = [](char *buffer, int size, int, void *typed) {
        const auto &text = *static_cast<const QByteArray *>(typed);
        const int length = std::min(size, static_cast<int>(text.size()));
        std::copy_n(text.constData(), length, buffer);
        return length;
    };
    QByteArray typed = password.toUtf8();
    const Bio keys = bioOf(file);
    Imported imported;
    imported.key.reset(PEM_read_bio_PrivateKey(keys.get(), nullptr, givePassword, &typed));
    if (!imported.key)
        return tl::unexpected(file.contains("ENCRYPTED") ? CertificateProblem::WrongPassword
                                                         : CertificateProblem::NoKey);
    const Bio certificates = bioOf(file);
    while (X509 *each = PEM_read_bio_X509(certificates.get(), nullptr, givePassword, &typed))
        imported.chain.emplace_back(each);
    const auto own = std::find_if(
        imported.chain.begin(), imported.chain.end(), [&imported](const Certificate &each) {
            return X509_check_private_key(each.get(), imported.key.get()) == 1;
        });
    if (own == imported.chain.end())
        return tl::unexpected(CertificateProblem::NoCertificate);
    std::rotate(imported.chain.begin(), own, own + 1);
    return imported;
}

QByteArray writtenTo(const Bio &bio)
{
    char *bytes = nullptr;
    const long size = BIO_get_mem_data(bio.get(), &bytes);
    return {bytes, static_cast<qsizetype>(size)};
}

} // namespace

tl::expected<StoredCertificate, CertificateProblem>
importCertificate(const QByteArray &file, const QString &password, const QByteArray &passphrase)
{
    Q_ASSERT(!passphrase.isEmpty());
    const OldCiphers ciphers;
    const auto imported =
        isPem(file) ? fromPem(file, password) : fromPkcs12(file, password, ciphers);
    ERR_clear_error(); // Qt reports errors in the queue of OpenSSL as its own
    if (!imported)
        return tl::unexpected(imported.error());
    const Bio out(BIO_new(BIO_s_mem()));
    bool isWritten = true;
    for (const Certificate &each : imported->chain)
        isWritten = isWritten && PEM_write_bio_X509(out.get(), each.get()) == 1;
    isWritten =
        isWritten && PEM_write_bio_PKCS8PrivateKey(
                         out.get(), imported->key.get(), EVP_aes_256_cbc(), passphrase.constData(),
                         static_cast<int>(passphrase.size()), nullptr, nullptr) == 1;
    ERR_clear_error();
    if (!isWritten)
        return tl::unexpected(CertificateProblem::Unreadable);
    return StoredCertificate{writtenTo(out)};
}

QByteArray certificatesFrom(const QByteArray &file)
{
    QByteArray pem;
    for (const QSslCertificate &each :
         QSslCertificate::fromData(file, isPem(file) ? QSsl::Pem : QSsl::Der))
        pem += each.toPem();
    return pem;
}

std::optional<CertificateFacts> certificateFacts(const QByteArray &pem)
{
    const QList<QSslCertificate> chain = QSslCertificate::fromData(pem, QSsl::Pem);
    if (chain.isEmpty())
        return std::nullopt;
    const QSslCertificate &own = chain.constFirst();
    const QString subject = own.subjectInfo(QSslCertificate::CommonName).join(u' ');
    // ICP-Brasil writes "NAME:CNPJ".
    static const QRegularExpression kCnpj(u"(?<![0-9])[0-9]{14}(?![0-9])"_s);
    const QString text = subject + u' ' + own.subjectInfo(QSslCertificate::SerialNumber).join(u' ');
    return CertificateFacts{
        .subject = subject,
        .issuer = own.issuerInfo(QSslCertificate::CommonName).join(u' '),
        .cnpj = kCnpj.match(text).captured(),
        .validFrom = own.effectiveDate().toUTC(),
        .expiresAt = own.expiryDate().toUTC(),
    };
}

std::shared_ptr<const TlsIdentity> tlsIdentity(const QByteArray &pem, const QByteArray &passphrase,
                                               const QByteArray &extraRoots)
{
    auto identity = std::make_shared<TlsIdentity>();
    identity->extraRoots = QSslCertificate::fromData(extraRoots, QSsl::Pem);
    if (pem.isEmpty())
        return identity;
    identity->chain = QSslCertificate::fromData(pem, QSsl::Pem);
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Rsa, QSsl::Ec}) {
        identity->key = QSslKey(pem, algorithm, QSsl::Pem, QSsl::PrivateKey, passphrase);
        if (!identity->key.isNull())
            return identity->chain.isEmpty() ? nullptr : identity;
    }
    return nullptr;
}

std::optional<int> expiryWarning(const QDateTime &expiresAt, const QDateTime &now)
{
    if (expiresAt <= now)
        return 0;
    for (const int days : {1, 7, 30}) {
        if (expiresAt <= now.addDays(days))
            return days;
    }
    return std::nullopt;
}

} // namespace core
