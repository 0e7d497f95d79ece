#include "canal/measure/measured.h"

#include "canal/variant/difference.h"
#include "canal/variant/schema.h"
#include "canal/variant/writer.h"
#include "measure/reader.h"

namespace canal {

MeasuredVariant MeasuredCanal::describe(const Variant& variant)
{
    return {variant.id, write_rules_line(variant.data.ruleset), write_map_line(variant.data.map),
            write_deck_line(variant.data.deck)};
}

nlohmann::ordered_json MeasuredCanal::json_of(const MeasuredVariant& variant)
{
    return {{"id", variant.id}, {"rules", variant.rules}, {"map", variant.map}, {"deck", variant.deck}};
}

MeasuredVariant MeasuredCanal::read(const measure::Reader& reader, const nlohmann::json& json,
                                    const std::string& place)
{
    return {reader.text(json, place, "id"), reader.text(json, place, "rules"),
            reader.text(json, place, "map"), reader.text(json, place, "deck")};
}

std::vector<capitol::Difference> MeasuredCanal::differences(const Variant& a, const Variant& b)
{
    return canal::differences(a, b);
}

void MeasuredCanal::set_knob(Variant& variant, const Variant& as, const std::string& knob_key)
{
    if (knob_key == "map")
        variant.data.map = as.data.map;
    else if (knob_key == "deck")
        variant.data.deck = as.data.deck;
    else
        find_knob(knob_key)->set(variant.data.ruleset, find_knob(knob_key)->get(as.data.ruleset));
}

bool MeasuredCanal::is_playable(const Variant& variant, int players)
{
    const Players& limits = variant.data.ruleset.players;
    return limits.min <= players && players <= limits.max && find_unplayable(variant.data).empty();
}

bool MeasuredCanal::is_knob(const std::string& knob_key)
{
    return knob_key == "map" || knob_key == "deck" || find_knob(knob_key);
}

int MeasuredCanal::usual_iterations(std::string_view player)
{
    const auto measure = measure_of(player);
    return measure ? measure->iterations : measure::Seating().iterations;
}

} // namespace canal
