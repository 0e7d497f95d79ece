#include "table/voting.h"

#include "table/named_values.h"

#include <array>
#include <bit>

namespace table {

using capitol::Field;

namespace {

constexpr std::array matters{std::pair{"undo", Matter::undo},   std::pair{"pause", Matter::pause},
                             std::pair{"go_on", Matter::go_on}, std::pair{"extend", Matter::extend},
                             std::pair{"end", Matter::end},     std::pair{"stand_in", Matter::stand_in}};
// In journals.
constexpr std::array deeds{std::pair{"undo", Matter::undo},   std::pair{"pause", Matter::pause},
                           std::pair{"pause", Matter::go_on}, std::pair{"extend", Matter::extend},
                           std::pair{"end", Matter::end},     std::pair{"stand_in", Matter::stand_in}};
constexpr std::array ways{std::pair{"wait", StandIn::none}, stand_in_words[1], stand_in_words[2]};
constexpr std::array verdicts{std::pair{"open", Verdict::open}, std::pair{"passed", Verdict::passed},
                              std::pair{"failed", Verdict::failed}};

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

Json print_wish(Matter matter, game::Seat about, StandIn how)
{
    Json json{{"type", "propose"}, {"what", word_for(matters, matter)}};
    if (about != game::no_seat)
        json["seat"] = about + 1;
    if (matter == Matter::stand_in)
        json["how"] = word_for(ways, how);
    return json;
}

Json print_proposal(const Proposal& proposal, Verdict verdict)
{
    Json json{{"type", "proposal"},
              {"proposal", proposal.number},
              {"by", proposal.by + 1},
              {"what", word_for(matters, proposal.matter)}};
    if (proposal.about != game::no_seat)
        json["seat"] = proposal.about + 1;
    if (proposal.matter == Matter::stand_in)
        json["how"] = word_for(ways, proposal.how);
    if (proposal.matter == Matter::undo)
        json["moves"] = proposal.moves;
    json["agreed"] = game::seat_numbers(proposal.agreed);
    json["refused"] = game::seat_numbers(proposal.refused);
    json["state"] = word_for(verdicts, verdict);
    return json;
}

Json print_entry(const Proposal& proposal)
{
    Json entry{{"do", word_for(deeds, proposal.matter)}};
    if (proposal.about != game::no_seat)
        entry["seat"] = proposal.about + 1;
    if (proposal.matter == Matter::undo)
        entry["moves"] = proposal.moves;
    else if (proposal.matter == Matter::stand_in)
        entry["how"] = word_for(stand_in_words, proposal.how);
    else if (proposal.matter == Matter::pause || proposal.matter == Matter::go_on)
        entry["on"] = proposal.matter == Matter::pause;
    entry["agreed"] = true;
    return entry;
}

Verdict read_verdict(const Field& field)
{
    return named(field, verdicts);
}

} // namespace table
