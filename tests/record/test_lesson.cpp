// The guided first game: its file is whole in every language, and faults of a lesson are told with their
// places.
#include "capitol/record/lesson.h"

#include <QTemporaryDir>
#include <QTest>

#include <fstream>
#include <set>

using namespace capitol;

namespace {

const std::filesystem::path variants = std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants";

std::string withLanguages(const std::string& text)
{
    std::string all;
    for (const char* key : {"{en: ", ", it: ", ", fr: ", ", nl: "})
        all.append(key).append(text);
    return all.append("}");
}

} // namespace

class TestLesson : public QObject
{
    Q_OBJECT

    const Library library{std::vector{variants}};

    // What is wrong with a lesson of that text; its record is the shipped one.
    std::string faults(const std::string& messages)
    {
        QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdString();
        std::filesystem::copy(variants / "guided" / "first-game.capitol", place / "game.capitol");
        std::ofstream(place / "lesson.yaml") << "format: 1\nrecord: game.capitol\nmessages:\n" << messages;
        std::string text;
        for (const Diagnostic& fault : load_lesson(place / "lesson.yaml", library).diagnostics)
            text += fault.text() + '\n';
        return text;
    }

private slots:
    void the_first_game_is_whole()
    {
        const Loaded<Lesson> lesson = load_lesson(library.find("guided/first-game"), library);
        for (const Diagnostic& fault : lesson.diagnostics)
            qWarning("%s", fault.text().c_str());
        QVERIFY(lesson);
        const Record& record = lesson.value->record;
        const Rules rules = record.variant.playable();
        QVERIFY(record.position_after(rules, record.moves.size()).phase == Phase::over);
        for (const LessonMessage& message : lesson.value->messages)
            for (const auto language : languages)
                QVERIFY(message.say.at(std::string(language)).size() > 20);
        QCOMPARE(lesson.value->messages.back().at, record.moves.size()); // the last word is the teacher's
    }

    // And what is on the board is called as it stands there.
    void areas_have_one_name()
    {
        const Lesson lesson = *load_lesson(library.find("guided/first-game"), library).value;
        for (const LessonMessage& message : lesson.messages)
            for (const auto& [language, text] : message.say)
                for (const AreaMap& area : lesson.record.variant.map.areas)
                    QVERIFY2(text.find(area.name.at(language)) == std::string::npos, text.c_str());
    }

    // Said beside the bids and the points that are still in sight: after each auction and each scoring.
    void what_is_shown_is_told_beside_it()
    {
        const Lesson lesson = *load_lesson(library.find("guided/first-game"), library).value;
        std::vector<std::size_t> beside;
        for (const LessonMessage& message : lesson.messages)
            if (message.until_next)
                beside.push_back(message.at);
        QCOMPARE(beside, (std::vector<std::size_t>{10, 13, 14, 33, 34}));
    }

    // Floors, roof, permit, pass, bids with a tie, every tile, every pile.
    void the_first_game_shows_everything()
    {
        const Lesson lesson = *load_lesson(library.find("guided/first-game"), library).value;
        const Rules rules = lesson.record.variant.playable();
        Position position = lesson.record.start_position(rules);
        std::set<MoveKind> done;
        std::set<Tile> tiles;
        std::set<Pile> piles;
        bool tied = false;
        for (const RecordMove& made : lesson.record.moves) {
            Events events;
            if (const auto* move = std::get_if<Move>(&made.choice); move && made.seat == lesson.learner()) {
                done.insert(move->kind);
                if (move->kind == MoveKind::draw)
                    piles.insert(move->pile);
            }
            apply(rules, position, made.choice, &events);
            for (const Event& event : events)
                if (const auto* won = std::get_if<AuctionWon>(&event)) {
                    tiles.insert(won->tile);
                    tied |= won->tied;
                }
        }
        QCOMPARE(done.size(), std::size_t{6}); // all but done
        QCOMPARE(tiles.size(), std::size_t{3});
        QCOMPARE(piles.size(), std::size_t{3});
        QVERIFY(tied);
    }

    void a_fault_is_told_with_its_place()
    {
        const std::string text = faults("- at: 0\n  say: {en: Hello, it: Ciao, fr: Salut}\n"
                                        "- at: 99\n  sya: x\n"
                                        "- at: 2\n  until: never\n  say: " +
                                        withLanguages("Hello") + "\n");
        for (const char* part : {"lesson.yaml:5:", "messages[0].say.nl", "messages[1].at", "\"99\"", "0..34",
                                 "messages[1].sya", "say", "messages[2].until", "refused", "at: 4"})
            QVERIFY2(text.find(part) != std::string::npos, (std::string(part) + " in\n" + text).c_str());
    }

    void a_record_that_is_not_there_is_told()
    {
        QTemporaryDir folder;
        const std::filesystem::path file = std::filesystem::path(folder.path().toStdString()) / "lesson.yaml";
        std::ofstream(file) << "format: 1\nrecord: nothing.capitol\nmessages: []\n";
        const Loaded<Lesson> lesson = load_lesson(file, library);
        QVERIFY(!lesson);
        QVERIFY(lesson.diagnostics.front().text().find("nothing.capitol") != std::string::npos);
    }

    void a_record_is_a_file_beside()
    {
        QTemporaryDir folder;
        const std::filesystem::path place = folder.path().toStdString();
        std::filesystem::create_directory(place / "in");
        std::filesystem::copy_file(variants / "guided" / "first-game.capitol", place / "up.capitol");
        std::ofstream(place / "in" / "lesson.yaml") << "format: 1\nrecord: ../up.capitol\nmessages: []\n";
        const Loaded<Lesson> lesson = load_lesson(place / "in" / "lesson.yaml", library);
        QVERIFY(!lesson);
        QCOMPARE(lesson.diagnostics.front().key, "record");
    }
};

QTEST_APPLESS_MAIN(TestLesson)
#include "test_lesson.moc"
