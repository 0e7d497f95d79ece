// The text of a variant, a map or a deck of Canal Mania. A map or a deck that is accepted says the same once
// it is written; a variant that is accepted can be played.
#include "base/yaml_file.h"
#include "canal/variant/deck_reader.h"
#include "canal/variant/map_reader.h"
#include "canal/variant/writer.h"
#include "canal_games.h"
#include "target.h"

namespace capitol::fuzz {

namespace {

template <typename Thing, typename Read, typename Write>
bool expect_written(const YamlNode& tree, Read read, Write write)
{
    Report report("fuzz");
    const Thing thing = read(tree, report);
    expect_told(report.diagnostics());
    if (!report.clean())
        return false;
    Report again("written");
    const auto written = parse_yaml_text(write(thing), again);
    expect(written && read(*written, again) == thing && again.clean(), "says something else once written");
    return true;
}

bool expect_playable(std::string_view input)
{
    const auto loaded = canal::test::shipped().load_text(input, "fuzz");
    expect_told(loaded.diagnostics);
    expect(loaded.value.has_value() != has_errors(loaded.diagnostics),
           "neither a value nor an error, or both");
    if (!loaded)
        return false;
    const canal::Rules rules = loaded.value->playable();
    canal::Random random(input.size());
    std::vector<canal::Move> scratch;
    auto position = canal::CanalMania::start(rules, rules.ruleset().players.max, input.size());
    for (int move = 0; move < 200 && !canal::CanalMania::is_over(position); ++move)
        canal::apply(rules, position, canal::random_move(rules, position, random, scratch));
    return true;
}

} // namespace

bool try_input(std::string_view input)
{
    Report report("fuzz");
    const auto tree = parse_yaml_text(input, report);
    if (!tree)
        return false;
    if (tree->find("terrain"))
        return expect_written<canal::Map>(*tree, canal::read_map, canal::write_map_line);
    if (tree->find("cards") && !tree->find("game"))
        return expect_written<canal::Deck>(*tree, canal::read_deck, canal::write_deck_line);
    return expect_playable(input);
}

} // namespace capitol::fuzz
