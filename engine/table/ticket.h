// What opens a seat again after a cut, or after the program's end.
#pragma once

#include "base/field.h"
#include "table/requests.h"

namespace table {

// To be kept on the disk, readable by its owner only, before anything is sent.
struct Ticket
{
    std::string table;                  // its id; empty: at none
    std::string token;                  // empty: looking on
    std::vector<Unanswered> unanswered; // in their order
    bool operator==(const Ticket&) const = default;
};

std::string print_ticket(const Ticket& ticket); // one line of JSON
// Throws capitol::FieldFault.
Ticket read_ticket(std::string_view text);

} // namespace table
