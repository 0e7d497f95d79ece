#include "server/encryption.h"

#include "base/files.h"
#include "base/visible_text.h"

#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>

namespace capitol {

namespace {

QByteArray bytes_of(const std::filesystem::path& file)
{
    return QByteArray::fromStdString(read_file(file));
}

QList<QSslCertificate> read_chain(const std::filesystem::path& file)
{
    QList<QSslCertificate> chain = QSslCertificate::fromData(bytes_of(file));
    if (chain.isEmpty())
        throw std::runtime_error(display(file) + ": no certificate in it; one as PEM is needed");
    return chain;
}

QSslKey read_key(const std::filesystem::path& file)
{
    const QByteArray pem = bytes_of(file);
    for (const QSsl::KeyAlgorithm algorithm : {QSsl::Ec, QSsl::Rsa})
        if (QSslKey key(pem, algorithm); !key.isNull())
            return key;
    throw std::runtime_error(display(file) +
                             ": no private key in it; one as PEM, without a passphrase, is needed");
}

} // namespace

QSslConfiguration read_encryption(const std::filesystem::path& certificate, const std::filesystem::path& key)
{
    QSslConfiguration encryption = QSslConfiguration::defaultConfiguration();
    encryption.setLocalCertificateChain(read_chain(certificate));
    encryption.setPrivateKey(read_key(key));
    encryption.setPeerVerifyMode(QSslSocket::VerifyNone); // clients have no certificates
    return encryption;
}

} // namespace capitol
