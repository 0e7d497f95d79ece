// The text of a saved game of Canal Mania. As far as it is accepted it leads to a sound position, and says
// the same once it is printed.
#include "canal/record/record.h"
#include "canal_games.h"
#include "target.h"

namespace capitol::fuzz {

bool try_input(std::string_view input)
{
    const auto parse = [](std::string_view text) {
        return record::parse_record<canal::RecordedCanal>(text, "fuzz.canal", canal::test::shipped());
    };
    const auto loaded = parse(input);
    expect(loaded.record.has_value() == loaded.diagnostics.empty(),
           "neither a record nor a diagnostic, or both");
    expect_told(loaded.diagnostics);
    if (!loaded.record)
        return false;
    const canal::Record& record = *loaded.record;
    const canal::Rules rules(record.data);
    const auto end = record.position_after(rules, record.moves.size());
    const std::string problem = canal::test::problem_of(rules, end);
    expect(problem.empty(), problem);
    const auto again = parse(print_record(record));
    expect(again.is_whole() && again.dropped.empty(), "a printed record is refused");
    expect(again.record->data == record.data && again.record->opening == record.opening &&
               again.record->moves == record.moves,
           "another record once printed");
    return loaded.is_whole();
}

} // namespace capitol::fuzz
