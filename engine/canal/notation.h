// Moves, cards and other words as text (docs/notation.md).
#pragma once

#include "canal/game.h"
#include "game/game.h"

#include <optional>
#include <string>
#include <string_view>

namespace canal {

using ParsedMove = game::ParsedChoice<Move>;

const char* print(Tile tile);
const char* print(CardKind kind);
const char* print(Colour colour); // `white` for any
const char* print(Engineer engineer);
const char* print(Step step);
const char* print(Standing standing);
const char* print(Points points);
const char* print(Source source);
const char* print_side(int side);
std::string print(Card card); // `lock.red`, `lock`
std::string print_seat(Seat seat);
std::string print_hex(const Rules& rules, int hex); // `9,4`: column and row, from 0

std::optional<Colour> parse_colour(std::string_view word); // with white
std::optional<Engineer> parse_engineer(std::string_view word);
std::optional<Step> parse_step(std::string_view word);
std::optional<Standing> parse_standing(std::string_view word);
std::optional<Points> parse_points(std::string_view word);
std::optional<int> parse_side(std::string_view word);
std::optional<Card> parse_card(std::string_view word);
// On the board, or nothing.
std::optional<std::uint16_t> parse_hex(const Rules& rules, std::string_view word);

std::string print_move(const Rules& rules, const Move& move);
// The side at which a tile is entered is not written: it follows from where its canal goes on.
ParsedMove parse_move(const Rules& rules, const Position& position, std::string_view text);

} // namespace canal
