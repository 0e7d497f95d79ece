#include "capitol/readings/summary.h"

#include "capitol/readings/phrases.h"

#include <algorithm>
#include <functional>
#include <set>

namespace capitol {
namespace {

// The knobs in which the columns do not have the same value.
std::set<std::string> differing_knobs(const Row& row)
{
    std::set<std::string> keys;
    for (const Cell& cell : row.cells)
        for (std::size_t i = 0; i < cell.values.size(); ++i)
            if (cell.values[i] != row.cells.front().values[i])
                keys.insert(row.knobs()[i].key);
    return keys;
}

bool adds_any(std::set<std::string>& told, const std::set<std::string>& keys)
{
    const std::size_t before = told.size();
    told.insert(keys.begin(), keys.end());
    return told.size() > before;
}

std::vector<const Row*> heaviest_of(std::vector<const Row*> rows)
{
    std::ranges::stable_sort(rows, std::greater(), &Row::weight);
    std::vector<const Row*> heaviest;
    std::set<std::string> told;
    for (const Row* row : rows)
        if (heaviest.size() < Summary::most && adds_any(told, differing_knobs(*row)))
            heaviest.push_back(row);
    return heaviest;
}

class SummaryWorder
{
public:
    SummaryWorder(const Phrases& phrases, const std::vector<Column>& columns, const Summary& summary)
        : m_phrases(phrases), m_columns(columns), m_summary(summary)
    {
    }

    std::string sentence() const
    {
        if (m_summary.all == 0)
            return m_phrases.word("alike");
        return m_columns.size() == 2 ? of_two() : of_many();
    }

private:
    std::string name(std::size_t column) const
    {
        return m_phrases.filled("quoted", {{"a", m_phrases.in(m_columns[column].name)}});
    }

    std::string of_two() const
    {
        const bool once = m_summary.all == 1;
        return m_phrases.filled(once ? "two_differ_once" : "two_differ",
                                {{"a", name(0)}, {"b", name(1)}, {"n", std::to_string(m_summary.all)}}) +
               above_all();
    }

    std::string of_many() const
    {
        std::string each;
        for (std::size_t i = 1; i < m_columns.size(); ++i)
            each += (each.empty() ? "" : ", ") + name(i) + " " + std::to_string(m_summary.points[i]);
        return m_phrases.filled("many_differ", {{"a", name(0)}, {"n", each}}) +
               m_phrases.filled("above_all", {{"n", topics()}});
    }

    std::string above_all() const
    {
        const bool all_named = m_summary.all == static_cast<int>(m_summary.heaviest.size());
        return m_phrases.filled(all_named ? "these" : "above_all", {{"n", topics()}});
    }

    std::string topics() const
    {
        std::vector<std::string> topics;
        std::ranges::transform(m_summary.heaviest, std::back_inserter(topics),
                               [&](const Row* row) { return m_phrases.in(row->topic()); });
        return m_phrases.listed(topics);
    }

    const Phrases& m_phrases;
    const std::vector<Column>& m_columns;
    const Summary& m_summary;
};

} // namespace

Summary summarise(const Readings& readings, const std::vector<Column>& columns, const std::vector<Row>& rows)
{
    Summary summary;
    summary.points.resize(columns.size());
    std::vector<const Row*> changing;
    for (const Row& row : rows) {
        const auto found = contrasts(readings, columns, row);
        for (std::size_t i = 0; i < columns.size(); ++i)
            summary.points[i] += found[i] == Contrast::play;
        if (changes_play(columns, row))
            changing.push_back(&row);
    }
    summary.all = static_cast<int>(changing.size());
    summary.heaviest = heaviest_of(std::move(changing));
    return summary;
}

std::string word_summary(const Readings& readings, const std::vector<Column>& columns,
                         const std::vector<Row>& rows, const std::string& language)
{
    if (columns.size() < 2)
        return {};
    const Phrases phrases(readings, language);
    const Summary summary = summarise(readings, columns, rows);
    return SummaryWorder(phrases, columns, summary).sentence();
}

} // namespace capitol
