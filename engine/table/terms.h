// What a table is made with, and keeps: the first line of its journal.
#pragma once

#include "table/known_rules.h"
#include "table/options.h"

namespace table {

inline constexpr int journal_version = 1;

template <TableGame G>
class Terms
{
public:
    // Throws Refused or capitol::FieldFault.
    Terms(const capitol::Field& first, KnownRules<G>& known)
        : Terms(first, known.read(first.need("rules").text()))
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

    const typename G::Setup& setup() const { return m_rules->setup; }
    const typename G::Rules& rules() const { return m_rules->rules; }
    std::shared_ptr<const typename G::Rules> shared_rules() const { return {m_rules, &m_rules->rules}; }
    const std::string& rules_text() const { return m_rules->text; }
    const std::string& rules_hash() const { return m_rules->hash; }

    const std::string id;
    const Options options;

private:
    using SharedRules = std::shared_ptr<const TableRules<G>>;

    Terms(const capitol::Field& first, SharedRules rules)
        : id(first.need("id").text()),
          options(read_options(first.need("options"), G::seat_range(rules->rules))), m_rules(std::move(rules))
    {
    }

    const SharedRules m_rules;
};

} // namespace table
