// The rules that tables are played by, read once for all tables of the same text: to read them takes longer
// than to play a game again.
#pragma once

#include "base/sha256.h"
#include "table/table_game.h"

#include <map>
#include <memory>

namespace table {

template <TableGame G>
struct TableRules
{
    explicit TableRules(typename G::Setup read)
        : setup(std::move(read)), rules(G::rules_of(setup)), text(G::print_rules(setup)),
          hash(capitol::sha256(text))
    {
    }

    const typename G::Setup setup;
    const typename G::Rules rules;
    const std::string text;
    const std::string hash; // what two tables by the same rules share
};

// For one thread.
template <TableGame G>
class KnownRules
{
public:
    // The sources live longer.
    explicit KnownRules(const typename G::Sources& sources) : m_sources(sources) {}

    // Throws Refused, as `read_rules` does.
    std::shared_ptr<const TableRules<G>> read(const std::string& text)
    {
        if (const auto known = m_known.find(text); known != m_known.end())
            if (auto rules = known->second.lock())
                return rules;
        auto rules = std::make_shared<const TableRules<G>>(read_rules<G>(text, m_sources));
        std::erase_if(m_known, [](const auto& one) { return one.second.expired(); });
        m_known[text] = rules;
        return rules;
    }

private:
    const typename G::Sources& m_sources;
    std::map<std::string, std::weak_ptr<const TableRules<G>>> m_known; // by their text
};

} // namespace table
