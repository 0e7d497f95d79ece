// A map and a deck as their files tell them. `Rules` has them ready for play.
#pragma once

#include "base/local_text.h"
#include "canal/card.h"

#include <string>
#include <vector>

namespace canal {

// Where a record comes from: the rule sheet, a public report of the printed game, a conclusion from these, or
// made up here.
enum class Source : std::uint8_t { sheet, external, inferred, reconstructed };

struct MapPlace
{
    std::string id;   // `leighton-buzzard`
    std::string name; // `Leighton Buzzard`
    Colour colour = Colour::red;
    bool city = false;
    int column = 0; // from 0
    int row = 0;
    // Degrees, in hundredths.
    int latitude = 0;
    int longitude = 0;
    Source source = Source::reconstructed;
    Source colour_source = Source::reconstructed;
    Source city_source = Source::reconstructed; // meaningful for a city
    bool operator==(const MapPlace&) const = default;
};

struct MapContract
{
    std::string id; // `leeds-liverpool`
    std::string name;
    int from = 0; // the termini, as numbers of places
    int to = 0;
    int via = -1;          // the place it has to pass, or none
    int value = 2;         // the most tiles it may have
    bool starting = false; // one of those that the first parliament is made from
    Source name_source = Source::reconstructed;
    Source termini_source = Source::reconstructed;
    Source via_source = Source::reconstructed; // meaningful with one
    Source value_source = Source::reconstructed;
    Source starting_source = Source::reconstructed; // meaningful for a starting one
    bool operator==(const MapContract&) const = default;
};

// Hexes in rows from the north, points up; odd rows lie half a hex to the east.
struct Map
{
    std::string id;
    capitol::LocalText name;
    int columns = 0;
    std::vector<std::string> terrain; // a row each: `.` normal, `^` difficult, `T` place, `~` off the board
    Source terrain_source = Source::reconstructed;
    std::vector<MapPlace> places;
    std::vector<MapContract> contracts;
    bool operator==(const Map&) const = default;
};

// The build cards.
struct Deck
{
    std::string id;
    capitol::LocalText name;
    Cards cards;
    std::array<Source, card_kind_count> source{}; // by kind
    bool operator==(const Deck&) const = default;
};

} // namespace canal
