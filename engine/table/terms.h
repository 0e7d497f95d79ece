// What a table is made with, and keeps: the first line of its journal.
#pragma once

#include "table/options.h"
#include "table/table_game.h"

#include <memory>

namespace table {

inline constexpr int journal_version = 1;

template <TableGame G>
struct Terms
{
    // Throws Refused or capitol::FieldFault.
    Terms(const capitol::Field& first, const typename G::Sources& sources)
        : id(first.need("id").text()), setup(read_rules<G>(first.need("rules").text(), sources)),
          rules(std::make_shared<const typename G::Rules>(G::rules_of(setup))),
          rules_text(G::print_rules(setup)), rules_hash(capitol::sha256(rules_text)),
          options(read_options(first.need("options"), G::seat_range(*rules)))
    {
        first.expect_keys({"table", "game", "id", "rules", "options"});
        first.need("table").whole(journal_version, journal_version);
        if (first.need("game").text() != G::format().key)
            first.need("game").refuse("another game", "`" + G::format().key + "`");
    }
    // As it is read, for a new table.
    static Json print_first_line(const std::string& id, const typename G::Setup& setup,
                                 const Options& options)
    {
        return {{"table", journal_version},
                {"game", G::format().key},
                {"id", id},
                {"rules", G::print_rules(setup)},
                {"options", print_options(options)}};
    }

    game::Seat seats() const { return static_cast<game::Seat>(options.seats); }
    // `seat`, from 1, as everybody writes it.
    game::Seat seat_in(const capitol::Field& field) const
    {
        return static_cast<game::Seat>(field.need("seat").whole(1, options.seats) - 1);
    }

    const std::string id;
    const typename G::Setup setup;
    const std::shared_ptr<const typename G::Rules> rules;
    const std::string rules_text;
    const std::string rules_hash; // what two tables by the same rules share
    const Options options;
};

} // namespace table
