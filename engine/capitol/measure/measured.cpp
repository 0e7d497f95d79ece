#include "capitol/measure/measured.h"

#include "capitol/players/levels.h"
#include "capitol/variant/board_writer.h"
#include "capitol/variant/difference.h"
#include "capitol/variant/schema.h"
#include "capitol/variant/writer.h"
#include "measure/reader.h"

namespace capitol {

MeasuredVariant MeasuredCapitol::describe(const Variant& variant)
{
    return {variant.id, variant.rules.rounds, write_rules_line(variant.rules),
            capitol::describe(variant.map.board)};
}

nlohmann::ordered_json MeasuredCapitol::json_of(const MeasuredVariant& variant)
{
    return {
        {"id", variant.id}, {"rounds", variant.rounds}, {"rules", variant.rules}, {"board", variant.board}};
}

MeasuredVariant MeasuredCapitol::read(const measure::Reader& reader, const nlohmann::json& json,
                                      const std::string& place)
{
    return {reader.text(json, place, "id"), reader.small_number(json, place, "rounds", 1, max_rounds),
            reader.text(json, place, "rules"), reader.text(json, place, "board")};
}

std::vector<Difference> MeasuredCapitol::differences(const Variant& a, const Variant& b)
{
    return capitol::differences(a, b);
}

// A board is more than its id.
void MeasuredCapitol::set_knob(Variant& variant, const Variant& as, const std::string& knob_key)
{
    const Knob& knob = *find_knob(knob_key);
    knob.set(variant.rules, knob.get(as.rules));
    if (knob.kind == KnobKind::board)
        variant.map = as.map;
}

bool MeasuredCapitol::is_playable(const Variant& variant, int players)
{
    const auto& limits = variant.rules.players;
    return limits.min <= players && players <= limits.max &&
           find_unplayable(variant.rules, variant.map.board).empty();
}

bool MeasuredCapitol::is_knob(const std::string& knob_key)
{
    return find_knob(knob_key) != nullptr;
}

int MeasuredCapitol::usual_iterations(std::string_view player)
{
    const auto settings = level_of(player);
    return settings && settings->iterations > 0 ? settings->iterations : Seating().iterations;
}

} // namespace capitol
