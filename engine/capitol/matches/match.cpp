#include "capitol/matches/match.h"

#include "capitol/variant/board_writer.h"
#include "capitol/variant/knob_text.h"

namespace capitol {

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
        rules[knob.key] = print_value(knob, knob.get(variant.rules));
    return {{"variant", variant.id}, {"rules", std::move(rules)}, {"board", describe(variant.map.board)}};
}

} // namespace capitol
