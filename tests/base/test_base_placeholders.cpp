// Texts go into the numbered places of a pattern.
#include "base/placeholders.h"

#include <QTest>

using capitol::fill_places;

class TestPlaceholders : public QObject
{
    Q_OBJECT

private slots:
    void texts_go_into_their_places();
    void no_text_is_taken_for_a_place();
    void a_place_without_text_stays();
};

void TestPlaceholders::texts_go_into_their_places()
{
    QCOMPARE(fill_places("%2 of %1: %2", {"four", "three"}), std::string("three of four: three"));
    QCOMPARE(fill_places("nothing", {"four"}), std::string("nothing"));
    QCOMPARE(fill_places("", {}), std::string());
}

void TestPlaceholders::no_text_is_taken_for_a_place()
{
    QCOMPARE(fill_places("%1 and %2", {"%2", "%1"}), std::string("%2 and %1"));
    QCOMPARE(fill_places("%1%2", {"%", "1"}), std::string("%1"));
    QCOMPARE(fill_places("%12", {"a"}), std::string("a2"));
}

void TestPlaceholders::a_place_without_text_stays()
{
    QCOMPARE(fill_places("%1, %2, %0, 100 %", {"a"}), std::string("a, %2, %0, 100 %"));
}

QTEST_GUILESS_MAIN(TestPlaceholders)
#include "test_base_placeholders.moc"
