// The certificate of this computer for people who are invited to it: made once, known by its fingerprint.
#pragma once

#include <QObject>
#include <QProcess>
#include <QSslConfiguration>
#include <QTimer>

#include <chrono>
#include <filesystem>

namespace capitol::app {

class OwnCertificate : public QObject
{
    Q_OBJECT

public:
    // `folder`: its owner's alone, where the key is kept. `patience`: how long making it may take.
    explicit OwnCertificate(std::filesystem::path folder,
                            std::chrono::milliseconds patience = std::chrono::seconds(20));
    ~OwnCertificate() override;

    // Reads it, or makes it with the program `openssl`; then `found`, later.
    void find();
    // Null where there is none: no `openssl`, or no encryption in this system's Qt.
    const QSslConfiguration& encryption() const { return m_encryption; }
    QByteArray fingerprint() const; // SHA-256, empty for none

signals:
    void found();

private:
    void read();
    void make();

    const std::filesystem::path m_key;
    const std::filesystem::path m_certificate;
    QSslConfiguration m_encryption;
    QProcess m_openssl;
    QTimer m_patience; // with that
};

} // namespace capitol::app
