#include "remote/own_certificate.h"

#include "server/encryption.h"

#include <QCryptographicHash>
#include <QFile>
#include <QSslCertificate>
#include <QSslSocket>
#include <QStandardPaths>

namespace capitol::app {

namespace {

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

OwnCertificate::OwnCertificate(std::filesystem::path folder, std::chrono::milliseconds patience)
    : m_key(folder / "key.pem"), m_certificate(folder / "certificate.pem")
{
    m_patience.setSingleShot(true);
    m_patience.setInterval(patience);
    connect(&m_patience, &QTimer::timeout, &m_openssl, &QProcess::kill);
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

// A process that is destroyed ends first, and would tell.
OwnCertificate::~OwnCertificate()
{
    m_openssl.disconnect(this);
}

void OwnCertificate::find()
{
    read();
    if (m_encryption.isNull() && QSslSocket::supportsSsl())
        make();
    else
        QTimer::singleShot(0, this, &OwnCertificate::found);
}

void OwnCertificate::make()
{
    // By its path: Windows would look into the folder of the moment first.
    const QString openssl = QStandardPaths::findExecutable(QStringLiteral("openssl"));
    if (openssl.isEmpty())
        return QTimer::singleShot(0, this, &OwnCertificate::found);
    m_patience.start();
    m_openssl.start(openssl, orderFor(m_key, m_certificate));
}

void OwnCertificate::read()
{
    if (!QSslSocket::supportsSsl())
        return;
    try {
        m_encryption = read_encryption(m_certificate, m_key);
    } catch (const std::runtime_error&) { // it is made, or there is none
    }
}

QByteArray OwnCertificate::fingerprint() const
{
    return m_encryption.isNull() ? QByteArray()
                                 : m_encryption.localCertificate().digest(QCryptographicHash::Sha256);
}

} // namespace capitol::app
