// Numbers in texts, and as hexadecimal digits.
#include "base/hexadecimal.h"
#include "base/whole_number.h"

#include <QTest>

using namespace capitol;

class TestBaseNumbers : public QObject
{
    Q_OBJECT

private slots:
    void digits_are_as_many_as_asked_for()
    {
        QCOMPARE(hexadecimal(0xbeef, 8), "0000beef");
        QCOMPARE(hexadecimal(0xbeef, 2), "ef");
        QCOMPARE(hexadecimal(0xbeef, 4, Letters::upper), "BEEF");
        QCOMPARE(hexadecimal(UINT64_MAX, 16), std::string(16, 'f'));
    }

    void a_hash_has_sixty_four_small_digits()
    {
        const std::string hash = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
        QVERIFY(is_256_bits(hash));
        QVERIFY(!is_256_bits("") && !is_256_bits(hash + "0") && !is_256_bits(hash.substr(1)));
        QVERIFY(!is_256_bits(std::string(64, 'A')) && !is_256_bits(std::string(64, 'g')));
    }

    void a_number_is_the_whole_text()
    {
        QCOMPARE(whole_number<int>("-7"), std::optional(-7));
        QCOMPARE(whole_number<std::uint64_t>("18446744073709551615"), std::optional(UINT64_MAX));
        for (const char* text : {"", " 7", "7 ", "+7", "0x7", "7.0", "2147483648"})
            QVERIFY2(!whole_number<int>(text), text);
        QVERIFY(!whole_number<std::uint64_t>("-7"));
    }
};

QTEST_APPLESS_MAIN(TestBaseNumbers)
#include "test_base_numbers.moc"
