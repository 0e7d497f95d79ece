// What a client hears at a table of Canal Mania.
#include "canal/table/table_canal.h"
#include "canal_games.h"
#include "listener.h"

namespace capitol::fuzz {

bool try_input(std::string_view input)
{
    static const Listener<canal::TableCanal> listener(canal::test::shipped(), canal::usual_variant, 3);
    return listener.try_input(input);
}

} // namespace capitol::fuzz
