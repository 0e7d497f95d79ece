// The certificate of a window that hosts: it stays the same, and nobody waits for ever for one.
#include "remote/own_certificate.h"
#include "sandbox.h"

#include <QFile>
#include <QSignalSpy>
#include <QSslSocket>
#include <QStandardPaths>
#include <QTest>

using namespace capitol;
using app::OwnCertificate;

namespace {

QByteArray fingerprintIn(const test::Sandbox& sandbox)
{
    OwnCertificate certificate(sandbox.path().toStdString());
    QSignalSpy found(&certificate, &OwnCertificate::found);
    certificate.find();
    return found.wait(30000) ? certificate.fingerprint() : "nothing was found";
}

#ifndef Q_OS_WIN
// The first `openssl` of the system, as long as it lives.
class NeverEnding
{
public:
    NeverEnding()
    {
        const QString program = m_sandbox.path(QStringLiteral("openssl"));
        test::Sandbox::write(program, "#!/bin/sh\nexec sleep 600\n");
        QFile::setPermissions(program, QFile::ReadOwner | QFile::WriteOwner | QFile::ExeOwner);
        qputenv("PATH", QFile::encodeName(m_sandbox.path()) + ':' + m_before);
    }
    ~NeverEnding() { qputenv("PATH", m_before); }
    NeverEnding(const NeverEnding&) = delete;
    NeverEnding& operator=(const NeverEnding&) = delete;
    std::filesystem::path folder() const { return m_sandbox.path().toStdString(); }

private:
    const test::Sandbox m_sandbox;
    const QByteArray m_before = qgetenv("PATH");
};
#endif

} // namespace

class TestOwnCertificate : public QObject
{
    Q_OBJECT

private slots:
    void it_is_made_once()
    {
        if (!QSslSocket::supportsSsl() || QStandardPaths::findExecutable("openssl").isEmpty())
            QSKIP("needs the command openssl");
        const test::Sandbox sandbox;
        const QByteArray made = fingerprintIn(sandbox);
        QCOMPARE(made.size(), 32);
        QCOMPARE(fingerprintIn(sandbox), made);
        test::Sandbox::write(sandbox.path("certificate.pem"), "no certificate");
        const QByteArray anew = fingerprintIn(sandbox);
        QCOMPARE(anew.size(), 32);
        QVERIFY(anew != made);
    }

#ifndef Q_OS_WIN
    void a_program_that_never_ends_is_given_up()
    {
        const NeverEnding openssl;
        OwnCertificate certificate(openssl.folder(), std::chrono::milliseconds(200));
        QSignalSpy found(&certificate, &OwnCertificate::found);
        certificate.find();
        QVERIFY(found.wait(30000));
        QVERIFY(certificate.fingerprint().isEmpty());
    }

    // Else who wants to know of it would hear of it while going away itself.
    void nothing_is_found_by_one_that_goes_away()
    {
        const NeverEnding openssl;
        int told = 0;
        {
            OwnCertificate certificate(openssl.folder());
            connect(&certificate, &OwnCertificate::found, this, [&told] { ++told; });
            certificate.find();
        }
        QCOMPARE(told, 0);
    }
#endif
};

QTEST_GUILESS_MAIN(TestOwnCertificate)
#include "test_own_certificate.moc"
