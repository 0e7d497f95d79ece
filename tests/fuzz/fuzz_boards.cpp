// The text of a board's file. What is accepted can be played on, if it has room for what schmidt auctions.
#include "target.h"

namespace capitol::fuzz {

namespace {

void expect_drawable(const BoardMap& map)
{
    expect(map.areas.size() == map.board.areas.size(), "areas without a drawing");
    for (std::size_t i = 0; i < map.areas.size(); ++i) {
        const BoardArea& area = map.board.areas[i];
        expect(static_cast<int>(map.areas[i].small_sites.size()) == area.small_sites,
               "sites without a place");
        expect(area.printed_fountains >= 0 && area.printed_fountains <= area.small_sites,
               "more fountains than sites");
        expect(map.areas[i].outline.size() >= 3, "an outline that is no polygon");
    }
}

} // namespace

bool try_input(std::string_view input)
{
    static const Scratch folder;
    folder.write("boards/fuzz.yaml", input);
    const auto loaded = Library({folder.path()}).load_board("fuzz");
    expect_one(loaded);
    if (!loaded)
        return false;
    expect_drawable(*loaded.value);
    Ruleset ruleset;
    ruleset.setup.printed_fountains.clear();
    if (!find_unplayable(ruleset, loaded.value->board).empty())
        return true;
    const Rules rules(ruleset, loaded.value->board);
    const Position begin = start(rules, 3, input.size());
    expect_sound(rules, begin);
    play_on(rules, begin, input.size(), 40);
    return true;
}

} // namespace capitol::fuzz
