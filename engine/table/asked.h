// A request on its way through the table, and its answer, which stays the same if the request comes again.
#pragma once

#include "table/ledger.h"

namespace table {

template <TableGame G>
struct Asked
{
    Ledger<G>& ledger;
    Guest& guest;
    const Request& request;
    Time now = 0;
    Out<G>& out;
    game::Seat seat = ledger.seating().seat_of(guest.connection); // no_seat: looking on

    capitol::Field field() const { return request.field(); }
    SeatState& own_seat() const { return ledger.seating()[seat]; }

    // The answer, if it is a repeat. Throws Refused if its id had another request.
    std::optional<std::string> given() const
    {
        if (request.id.empty())
            return std::nullopt;
        if (seat != game::no_seat)
            if (auto given = own_seat().answers.find(request.id, request.digest))
                return given;
        return guest.answers.find(request.id, request.digest);
    }
    void answer(std::string text) const
    {
        guest.answers.keep(request.id, request.digest, text);
        if (seat != game::no_seat)
            own_seat().answers.keep(request.id, request.digest, text);
        out.messages.push_back({guest.connection, std::move(text)});
    }
    void acknowledge() const { answer(print(ledger.acknowledgement(request.id))); }
    void refuse(const Refused& refused) const
    {
        answer(print(print_refusal(request.id, refused)));
        out.refused.push_back(refused.code);
    }

    // Done, with an entry of the journal: the answer outlives the server.
    void commit(Json entry) const { commit(std::move(entry), seat); }
    void commit(Json entry, game::Seat by) const
    {
        if (!request.id.empty())
            entry["by"] = {{"seat", by + 1}, {"id", request.id}, {"digest", request.digest}};
        ledger.write(std::move(entry), now, out);
        out.send(guest.connection, ledger.acknowledgement(request.id));
    }
    // Before it: nobody fills the disk, whatever connections they take. Throws Refused.
    void charge() const
    {
        ledger.need_space();
        Allowance& deeds = seat == game::no_seat ? guest.deeds : own_seat().deeds;
        if (const Time wait = deeds.take(1, now); wait > 0)
            throw Refused{"too_often", "a pause between changes, please", {}, wait};
    }
};

} // namespace table
