// What tables and the lobby want done. Whoever carries messages first brings all lines to their journals, on
// the disk; then the messages may go. If that fails, `Lobby::drop` the table, and send none of its messages.
#pragma once

#include "table/seating.h"
#include "table/table_game.h"

#include <memory>
#include <string>
#include <vector>

namespace table {

struct JournalLine
{
    std::string table;
    std::string text;
};

struct Message
{
    Connection to = 0;
    std::string text;
};

// Somebody who has said hello.
struct Guest
{
    Connection connection = 0;
    std::string name;
    Answers answers{};                   // to this connection
    Allowance missed{20, second};        // tellings of what was missed
    Allowance listings{20, second};      // of legal choices
    Allowance deeds{most_deeds, second}; // without a seat
};

// For a computer player, to be thought about elsewhere: the answer goes to `Lobby::answer`.
template <TableGame G>
struct Question
{
    std::string table;
    game::Seat seat = 0;
    std::size_t turn = 0;
    std::string player;
    std::shared_ptr<const typename G::Rules> rules;
    typename G::View view; // what that seat may see, and nothing else
    std::uint64_t seed = 0;
};

template <TableGame G>
struct Out
{
    std::vector<JournalLine> journal;
    std::vector<Message> messages;
    std::vector<Connection> closing; // after their messages
    std::vector<Question<G>> questions;
    std::vector<std::string> gone;    // tables whose journals are no longer needed
    std::vector<std::string> refused; // the code of each refusal

    void send(Connection to, const Json& json) { messages.push_back({to, print(json)}); }
};

} // namespace table
