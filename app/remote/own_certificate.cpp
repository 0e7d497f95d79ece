#include "remote/own_certificate.h"

#include "base/files.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSslCertificate>
#include <QSslKey>
#include <QSslSocket>
#include <QTimer>

namespace capitol::app {

namespace {

// Nothing where it cannot be read.
QByteArray contentsOf(const std::filesystem::path& file)
{
    try {
        return QByteArray::fromStdString(read_file(file));
    } catch (const std::system_error&) {
        return {};
    }
}

QStringList orderFor(const std::filesystem::path& key, const std::filesystem::path& certificate)
{
    return {QStringLiteral("req"),         QStringLiteral("-x509"),
            QStringLiteral("-newkey"),     QStringLiteral("ec"),
            QStringLiteral("-pkeyopt"),    QStringLiteral("ec_paramgen_curve:prime256v1"),
            QStringLiteral("-nodes"),      QStringLiteral("-days"),
            QStringLiteral("3650"),        QStringLiteral("-subj"),
            QStringLiteral("/CN=Capitol"), QStringLiteral("-keyout"),
            QFile(key).fileName(),         QStringLiteral("-out"),
            QFile(certificate).fileName()};
}

} // namespace

OwnCertificate::OwnCertificate(std::filesystem::path folder)
    : m_key(folder / "key.pem"), m_certificate(folder / "certificate.pem")
{
    const auto done = [this] {
        read();
        emit found();
    };
    connect(&m_openssl, &QProcess::finished, this, done);
    connect(&m_openssl, &QProcess::errorOccurred, this, [done](QProcess::ProcessError error) {
        if (error == QProcess::FailedToStart)
            done();
    });
}

void OwnCertificate::find()
{
    read();
    if (m_encryption.isNull() && QSslSocket::supportsSsl())
        m_openssl.start(QStringLiteral("openssl"), orderFor(m_key, m_certificate));
    else
        QTimer::singleShot(0, this, &OwnCertificate::found);
}

void OwnCertificate::read()
{
    if (!QSslSocket::supportsSsl())
        return;
    const QSslKey key(contentsOf(m_key), QSsl::Ec);
    const QList<QSslCertificate> chain = QSslCertificate::fromData(contentsOf(m_certificate));
    if (key.isNull() || chain.isEmpty())
        return;
    m_encryption = QSslConfiguration::defaultConfiguration();
    m_encryption.setLocalCertificateChain(chain);
    m_encryption.setPrivateKey(key);
    m_encryption.setPeerVerifyMode(QSslSocket::VerifyNone); // clients have no certificates
}

QByteArray OwnCertificate::fingerprint() const
{
    return m_encryption.isNull() ? QByteArray()
                                 : m_encryption.localCertificate().digest(QCryptographicHash::Sha256);
}

} // namespace capitol::app
