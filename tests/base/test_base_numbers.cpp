// Numbers as hexadecimal digits.
#include "base/hexadecimal.h"

#include <QTest>

using namespace capitol;

class TestBaseNumbers : public QObject
{
    Q_OBJECT

private slots:
    void digitsAreAsManyAsAskedFor()
    {
        QCOMPARE(hexadecimal(0xbeef, 8), "0000beef");
        QCOMPARE(hexadecimal(0xbeef, 2), "ef");
        QCOMPARE(hexadecimal(0xbeef, 4, Letters::upper), "BEEF");
        QCOMPARE(hexadecimal(UINT64_MAX, 16), std::string(16, 'f'));
    }

    void aHashHasSixtyFourSmallDigits()
    {
        const std::string hash = "0123456789abcdef0123456789abcdef0123456789abcdef0123456789abcdef";
        QVERIFY(is_256_bits(hash));
        QVERIFY(!is_256_bits("") && !is_256_bits(hash + "0") && !is_256_bits(hash.substr(1)));
        QVERIFY(!is_256_bits(std::string(64, 'A')) && !is_256_bits(std::string(64, 'g')));
    }
};

QTEST_APPLESS_MAIN(TestBaseNumbers)
#include "test_base_numbers.moc"
