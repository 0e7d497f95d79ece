// The steps of a tuning in a file, so that an interrupted tuning can continue.
#pragma once

#include "base/line_journal.h"
#include "capitol/matches/tune.h"
#include "capitol/variant/variant.h"

namespace capitol {

// JSON Lines: first what was asked for, then one step per line.
class TuneJournal
{
public:
    // Creates the file, or reads what an earlier run left; an incomplete last line is dropped. Throws
    // std::invalid_argument if the file belongs to another tuning, another std::exception if it cannot be
    // read or written; both name the file.
    TuneJournal(std::filesystem::path file, const Variant& variant, const std::string& version,
                const TunePlan& plan);

    const std::vector<TuneStep>& steps() const { return m_steps; }
    // The step after the last. On the disk when it returns.
    void add(const TuneStep& step);

private:
    void read(const std::string& header);
    void read_step(std::string_view line);

    const std::vector<NamedWeight> m_weights;
    const Weights m_begin;
    LineJournal m_journal;
    std::vector<TuneStep> m_steps;
};

// `{"step": 1, "result": 0.25, "weights": {"denial": 0.5, ...}}` on one line, as printed and as kept.
std::string print_step(const std::vector<NamedWeight>& weights, const TuneStep& step);

} // namespace capitol
