// Toy's records: what a game has to say of itself to be saved.
#pragma once

#include "base/yaml_fields.h"
#include "record/record.h"
#include "toy.h"

namespace toy {

struct Setup
{
    bool lowest = false;
};

struct RecordedToy : Toy
{
    using Setup = toy::Setup;
    struct Sources
    {
    };

    static record::Format format() { return {"toy", {"lowest"}, {}, "17", ".toy", most_seats}; }
    static Rules rules_of(const Setup& setup) { return {setup.lowest}; }
    static Position start_recorded(const Rules& rules, const Setup&, const record::Head& head, Events* events)
    {
        return start(rules, static_cast<int>(head.seats.size()), head.seed, events);
    }

    static std::string print_rules(const Setup& setup)
    {
        return std::string("lowest: ") + (setup.lowest ? "true" : "false") + "\n";
    }
    static std::string print_opening(const Setup&) { return {}; }
    static std::optional<Setup> read_rules(const capitol::YamlNode& tree, const Sources&,
                                           capitol::Report& report, capitol::Diagnostics&)
    {
        Setup setup;
        const auto read = [&](const capitol::Field& field) { setup.lowest = field.flag(); };
        if (const capitol::YamlNode* lowest = capitol::need(tree, {}, "lowest", "true or false", report))
            record::read_value(*lowest, "lowest", read, report);
        return report.clean() ? std::optional(setup) : std::nullopt;
    }
    static void read_opening(const capitol::YamlNode&, const Rules&, const record::Head&, capitol::Report&,
                             Setup&)
    {
    }

    static bool is_final(const Rules&, const Position& before, const Position& after, const Choice&,
                         const Events&)
    {
        return after.round != before.round;
    }

    static std::string print_event(const Rules&, const View&, const Event& event)
    {
        if (const auto* dealt = std::get_if<Dealt>(&event))
            return "deal " + std::to_string(dealt->seat + 1) + " " + std::to_string(dealt->hand);
        if (const auto* chosen = std::get_if<Chosen>(&event))
            return "choose " + std::to_string(chosen->seat + 1) + " " + std::to_string(chosen->number);
        std::string text = "reveal";
        for (const std::uint8_t number : std::get<Revealed>(event).numbers)
            text += " " + std::to_string(number);
        return text;
    }
};
static_assert(record::RecordedGame<RecordedToy>);

} // namespace toy
