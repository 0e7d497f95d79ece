#include "canal/matches/match.h"

#include "canal/variant/schema.h"
#include "canal/variant/writer.h"

namespace canal {

std::function<std::unique_ptr<Player>(int)> makers_of(std::vector<std::string> names)
{
    return [names = std::move(names)](int player) {
        return make_player(names[static_cast<std::size_t>(player)]);
    };
}

nlohmann::ordered_json identity_of(const Variant& variant)
{
    nlohmann::ordered_json rules = nlohmann::ordered_json::object();
    for (const Knob& knob : schema())
        rules[knob.key] = knob.get(variant.data.ruleset);
    return {{"game", "canal-mania"},
            {"variant", variant.id},
            {"rules", std::move(rules)},
            {"map", write_map_line(variant.data.map)},
            {"deck", write_deck_line(variant.data.deck)}};
}

} // namespace canal
