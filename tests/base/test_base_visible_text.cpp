// What acts on a terminal or turns a line around is shown, not sent.
#include "base/utf8.h"
#include "base/visible_text.h"

#include <QTest>

using namespace capitol;

class TestBaseVisibleText : public QObject
{
    Q_OBJECT

private slots:
    void what_acts_is_shown_data()
    {
        QTest::addColumn<QByteArray>("text");
        QTest::addColumn<QByteArray>("shown");
        const auto row = [](const char* name, const QByteArray& text, const char* shown) {
            QTest::newRow(name) << text << QByteArray(shown);
        };
        row("nothing", "", "");
        row("plain", "Rome", "Rome");
        row("accents and more", "Règles – 規則 🏛 ’", "Règles – 規則 🏛 ’");
        row("an escape", "a\x1b[31mb", "a⟨U+001B⟩[31mb");
        row("NUL", QByteArray("a\0b", 3), "a⟨U+0000⟩b");
        row("return, feed, tab", "a\r\n\tb", "a⟨U+000D⟩⟨U+000A⟩⟨U+0009⟩b");
        row("delete", "\x7f", "⟨U+007F⟩");
        row("the other control sequence introducer", "\xc2\x9b", "⟨U+009B⟩");
        row("override", "abc\u202egpj.exe", "abc⟨U+202E⟩gpj.exe");
        row("embeddings", "\u202a\u202b\u202c\u202d", "⟨U+202A⟩⟨U+202B⟩⟨U+202C⟩⟨U+202D⟩");
        row("isolates", "\u2066\u2067\u2068\u2069", "⟨U+2066⟩⟨U+2067⟩⟨U+2068⟩⟨U+2069⟩");
        row("marks", "\u200e\u200f\u061c", "⟨U+200E⟩⟨U+200F⟩⟨U+061C⟩");
        row("separators", "\u2028\u2029", "⟨U+2028⟩⟨U+2029⟩");
        row("neighbours of these", "\u202f\u2027\u206a\u00a0", "\u202f\u2027\u206a\u00a0");
        row("not UTF-8", "R\xe8gles\xff", "R⟨0xE8⟩gles⟨0xFF⟩");
        row("a character cut off", "\xe2\x82", "⟨0xE2⟩⟨0x82⟩");
        row("overlong", "\xc0\xaf", "⟨0xC0⟩⟨0xAF⟩");
        row("a surrogate", "\xed\xa0\x80", "⟨0xED⟩⟨0xA0⟩⟨0x80⟩");
    }
    void what_acts_is_shown()
    {
        QFETCH(QByteArray, text);
        QFETCH(QByteArray, shown);
        QCOMPARE(QByteArray::fromStdString(visible(text.toStdString())), shown);
    }

    void lines_stay_lines() { QCOMPARE(visible_lines("a\tb\nc\x1b\r\n"), "a\tb\nc⟨U+001B⟩⟨U+000D⟩\n"); }

    void names_of_files_are_shown()
    {
        QCOMPARE(display(std::filesystem::path("d\u202e/x\n.yaml")), "d⟨U+202E⟩/x⟨U+000A⟩.yaml");
    }

    void what_is_not_seen_is_left_out()
    {
        QCOMPARE(without_blanks(" An\u200bn\u00a0a\ufeff\u3164\ufe0f\U000e0041"), "Anna");
        QCOMPARE(without_blanks("é 規🏛"), "é規🏛");
        QVERIFY(is_blank("\u200d \u2062\u2800"));
        QVERIFY(!is_blank("\u200d.\u2062"));
    }

    void a_text_is_cut_between_characters()
    {
        QCOMPARE(clipped_utf8("aé🏛", 2), "a");
        QCOMPARE(clipped_utf8("aé🏛", 3), "aé");
        QCOMPARE(clipped_utf8("aé🏛", 6), "aé");
        QCOMPARE(clipped_utf8("aé🏛", 7), "aé🏛");
        QCOMPARE(clipped_utf8("aé🏛", 99), "aé🏛");
        QCOMPARE(count_characters("aé🏛"), std::size_t{3});
    }

    void characters_are_skipped()
    {
        QCOMPARE(size_of_characters("aé🏛b", 0), std::size_t{0});
        QCOMPARE(size_of_characters("aé🏛b", 2), std::size_t{3});
        QCOMPARE(size_of_characters("aé🏛b", 3), std::size_t{7});
        QCOMPARE(size_of_characters("aé🏛b", 9), std::size_t{8});
    }

    void characters_are_counted_from_anywhere()
    {
        std::string text;
        for (int i = 0; i < 3000; ++i)
            text += i % 3 == 0 ? "a" : i % 3 == 1 ? "é" : "🏛";
        const CharacterCount count(text);
        for (std::size_t at = 0; at <= text.size(); ++at)
            QCOMPARE(count.before(at), count_characters(std::string_view(text).substr(0, at)));
        QCOMPARE(count.before(text.size() + 5000), std::size_t{3000});
        QCOMPARE(CharacterCount("").before(3), std::size_t{0});
    }

    void bytes_that_are_no_text_are_found()
    {
        QCOMPARE(find_invalid_utf8("aé\xff"), std::size_t{3});
        QCOMPARE(find_invalid_utf8("aé"), std::size_t{3});
        QCOMPARE(valid_utf8("a\xff\xfe"
                            "b"),
                 "a??b");
    }
};

QTEST_GUILESS_MAIN(TestBaseVisibleText)
#include "test_base_visible_text.moc"
