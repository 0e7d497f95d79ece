// Anything that can be asked for a move. A player is given what its seat may see and nothing else.
#pragma once

#include "capitol/view.h"

#include <functional>
#include <memory>
#include <stop_token>
#include <string>
#include <string_view>
#include <vector>

namespace capitol {

// What a player that searches can tell while it thinks.
struct Progress
{
    int iterations = 0;
    double part = 0;          // 0..1 of its measure
    double value = 0;         // 0..1, as of a candidate
    std::vector<Choice> line; // what it expects to follow, its own choice first
};

// How long and with what luck to think.
struct SearchRequest
{
    std::uint64_t seed = 0;
    int iterations = 0;        // 0: the player's own measure
    int milliseconds = 0;      // 0: the player's own measure
    double patience = 1;       // the share of its own limit that the player may use
    std::stop_token stop = {}; // when it is set, the player answers at once with the best it has
    int threads = 0;           // 0: the player's own measure, one where `iterations` is given
    std::function<void(const Progress&)> progress = {}; // in the thread that asks, now and then; may be empty
};

struct Candidate
{
    Choice choice;
    int visits = 0;   // 0 for players that do not search
    double value = 0; // what the player expects from it, in its own unit; higher is better
};

struct Advice
{
    Choice choice;                     // legal
    std::vector<Candidate> candidates; // best first; may be empty
};

class Player
{
public:
    virtual ~Player() = default;
    // `view.seat` is to move in `view.known` and has more than nothing to decide.
    virtual Advice advise(const Rules& rules, const View& view, const SearchRequest& thinking) = 0;
};

// From the weakest to the strongest, the yardsticks `flat` and `ismcts` last.
std::vector<std::string> player_names();
// Null for an unknown name.
std::unique_ptr<Player> make_player(std::string_view name);

} // namespace capitol
