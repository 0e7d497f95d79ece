// What a client hears at a table of Capitol.
#include "capitol/table/table_capitol.h"
#include "listener.h"

namespace capitol::fuzz {

bool try_input(std::string_view input)
{
    static const Listener<TableCapitol> listener(shipped(), "schmidt", 2);
    return listener.try_input(input);
}

} // namespace capitol::fuzz
