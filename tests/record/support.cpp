#include "support.h"

#include <QTest>

#include <stdexcept>

namespace capitol::test {

Variant variant_of(const std::string& id_or_inline)
{
    Loaded<Variant> loaded = id_or_inline.starts_with('{') ? source_library().load_text(id_or_inline, "")
                                                           : source_library().load(id_or_inline);
    if (loaded)
        return *std::move(loaded.value);
    throw std::runtime_error(loaded.diagnostics.front().text());
}

void variants_and_players()
{
    QTest::addColumn<QString>("variant");
    QTest::addColumn<int>("players");
    for (const char* variant :
         {"schmidt", "dutch", "english-sheet", "french-sheet", "italian-sheet",
          "{extends: schmidt, deck: {recycle: shuffle}}",
          "{extends: dutch, construction: {floors_per_card: 4, floor_use: up_to}, pieces: {floors: 50}}",
          "{extends: schmidt, placement: {same_roof_in_area: false, below_tallest: true}}"})
        for (int players = 2; players <= 4; ++players)
            QTest::addRow("%s, %d players", qPrintable(QString(variant)), players)
                << QString(variant) << players;
}

Record random_game(const Variant& variant, int players, std::uint64_t seed)
{
    const Rules rules = variant.playable();
    Record record{{variant, open_from_seed(rules, players, seed)}, {}};
    record.seed = seed;
    for (int seat = 1; seat <= players; ++seat)
        record.seats.push_back({"Anna \"" + std::to_string(seat) + "\"", "random"});
    Position position = record.start_position(rules);
    for (Random random(seed); position.phase != Phase::over;) {
        record.moves.push_back({position.to_move, random_choice(rules, position, random)});
        apply(rules, position, record.moves.back().choice);
    }
    return record;
}

} // namespace capitol::test
