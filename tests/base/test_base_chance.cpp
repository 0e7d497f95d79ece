// Chance for secrets, and the hash that hides them.
#include "base/hexadecimal.h"
#include "base/sha256.h"
#include "base/system_random.h"

#include <QCryptographicHash>
#include <QTest>

#include <set>

using namespace capitol;

class TestBaseChance : public QObject
{
    Q_OBJECT

private slots:
    void hashes_of_the_standard()
    {
        QCOMPARE(sha256(""), "e3b0c44298fc1c149afbf4c8996fb92427ae41e4649b934ca495991b7852b855");
        QCOMPARE(sha256("abc"), "ba7816bf8f01cfea414140de5dae2223b00361a396177a9cb410ff61f20015ad");
        QCOMPARE(sha256("abcdbcdecdefdefgefghfghighijhijkijkljklmklmnlmnomnopnopq"),
                 "248d6a61d20638b8e5c026930c3e6039a33ce45964ff2167f6ecedd419db06c1");
    }

    // Every length around the ends of its blocks, as another implementation has it.
    void hashes_of_every_length()
    {
        std::string bytes;
        for (int size = 0; size < 300; ++size) {
            const QByteArray hash = QCryptographicHash::hash(
                QByteArray(bytes.data(), static_cast<qsizetype>(bytes.size())), QCryptographicHash::Sha256);
            QCOMPARE(sha256(bytes), hash.toHex().toStdString());
            bytes += static_cast<char>(size * 7);
        }
    }

    void the_system_does_not_repeat_itself()
    {
        std::set<std::uint64_t> drawn;
        for (int i = 0; i < 1000; ++i)
            drawn.insert(system_random());
        QCOMPARE(drawn.size(), 1000U);
        const std::string secret = random_secret(system_random);
        QVERIFY(is_256_bits(secret));
        QVERIFY(secret != random_secret(system_random));
    }

    // What would favour the small numbers is drawn again.
    void below_is_even()
    {
        std::uint64_t next = 0;
        const RandomBits bits = [&next] { return next++ == 0 ? UINT64_MAX : 5; };
        QCOMPARE(random_below(bits, 3), 2U);
        QCOMPARE(next, 2U);
        for (std::uint32_t bound = 1; bound < 50; ++bound)
            QVERIFY(random_below(system_random, bound) < bound);
    }
};

QTEST_APPLESS_MAIN(TestBaseChance)
#include "test_base_chance.moc"
