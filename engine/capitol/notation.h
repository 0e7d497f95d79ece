// The text form of everything that names a game: cards, buildings, sites, moves. ASCII, no language.
#pragma once

#include "capitol/event.h"
#include "capitol/move.h"
#include "capitol/rules.h"
#include "game/game.h"

#include <optional>
#include <string>
#include <string_view>

namespace capitol {

// `1`..`4`, `R3`, `Pb4`, `2r`, `cap`, `cap.5`, `fountain`, `bidding`.
std::string print_seat(Seat seat);
std::string print_card(const Deck& deck, Card card);
std::string print_building(int floors, Roof roof);
std::string print_site(const Rules& rules, int area, int site);
std::string_view print(Tile tile);
std::string_view print(Phase phase);
std::string_view print(Pile pile);
std::string_view print(Colour colour);
std::string_view print(Roof roof);
std::string_view print(TieBreak tie_break);
std::string_view print(UnsoldReason reason);

std::optional<Card> parse_card(const Deck& deck, std::string_view text);
std::optional<BuildingPlan> parse_building(std::string_view text); // floors 1..max_height
std::optional<Tile> parse_tile(std::string_view text);             // never `none`
std::optional<Phase> parse_phase(std::string_view text);
std::optional<Pile> parse_pile(std::string_view text);
std::optional<TieBreak> parse_tie_break(std::string_view text);
std::optional<UnsoldReason> parse_unsold_reason(std::string_view text);

// Canonical: targets highest first where order does not matter, the site written out.
std::string print_move(const Rules& rules, const Position& position, const Move& move);
std::string print_bid(const Deck& deck, const Bid& bid);
std::string print_choice(const Rules& rules, const Position& position, const Choice& choice);

// Reads any form that notation allows. The position settles what the text leaves open: the lowest vacant site
// (`Pb4:2t@cap`) and the canonical order of floor targets. Whether the move is legal is `check`'s to say.
using ParsedChoice = game::ParsedChoice<Choice>;
ParsedChoice parse_choice(const Rules& rules, const Position& position, std::string_view text);

} // namespace capitol
