#include "table/voting.h"

#include "base/suggestion.h"

#include <array>
#include <bit>

namespace table {

using capitol::Field;

namespace {

constexpr std::array matters{std::pair{"undo", Matter::undo},   std::pair{"pause", Matter::pause},
                             std::pair{"go_on", Matter::go_on}, std::pair{"extend", Matter::extend},
                             std::pair{"end", Matter::end},     std::pair{"stand_in", Matter::stand_in}};
constexpr std::array ways{std::pair{"wait", StandIn::none}, std::pair{"once", StandIn::once},
                          std::pair{"until_return", StandIn::until_return}};

template <typename Names>
auto named(const Field& field, const Names& names)
{
    const std::string text = field.text();
    std::vector<std::string> known;
    for (const auto& [name, value] : names) {
        if (text == name)
            return value;
        known.emplace_back(name);
    }
    field.refuse(capitol::describe(field.json()), capitol::one_of(known));
}

template <typename Names, typename Value>
const char* name_of(const Names& names, Value value)
{
    for (const auto& [name, one] : names)
        if (one == value)
            return name;
    return "";
}

bool needs_all(Matter matter)
{
    return matter == Matter::undo || matter == Matter::end;
}

} // namespace

Verdict count(const Proposal& proposal, unsigned voters)
{
    const int all = std::popcount(voters);
    const int agreed = std::popcount(proposal.agreed & voters);
    const int refused = std::popcount(proposal.refused & voters);
    const int needed = needs_all(proposal.matter) ? all : all / 2 + 1;
    if (agreed >= needed)
        return Verdict::passed;
    return all - refused < needed ? Verdict::failed : Verdict::open;
}

Proposal read_proposal(const Field& field, int seats)
{
    Proposal proposal;
    proposal.matter = named(field.need("what"), matters);
    if (proposal.matter == Matter::extend || proposal.matter == Matter::stand_in)
        proposal.about = static_cast<game::Seat>(field.need("seat").whole(1, seats) - 1);
    if (proposal.matter == Matter::stand_in)
        proposal.how = named(field.need("how"), ways);
    return proposal;
}

Json print_proposal(const Proposal& proposal, Verdict verdict)
{
    Json json{{"type", "proposal"},
              {"proposal", proposal.number},
              {"by", proposal.by + 1},
              {"what", name_of(matters, proposal.matter)}};
    if (proposal.about != game::no_seat)
        json["seat"] = proposal.about + 1;
    if (proposal.matter == Matter::stand_in)
        json["how"] = name_of(ways, proposal.how);
    if (proposal.matter == Matter::undo)
        json["moves"] = proposal.moves;
    json["agreed"] = game::seat_numbers(proposal.agreed);
    json["refused"] = game::seat_numbers(proposal.refused);
    json["state"] = verdict == Verdict::open ? "open" : verdict == Verdict::passed ? "passed" : "failed";
    return json;
}

} // namespace table
