#include "capitol/measure/run.h"

#include "capitol/variant/board_writer.h"
#include "capitol/variant/writer.h"

namespace capitol {

namespace {

std::string mismatch(const std::string& what, const std::string& found, const std::string& wanted)
{
    return found == wanted ? "" : what + " is " + found + ", not " + wanted;
}

std::string difference_of(const std::string& what, const MeasuredVariant& found,
                          const MeasuredVariant& wanted)
{
    if (found == wanted)
        return {};
    const std::string other_id = mismatch(what, found.id, wanted.id);
    return other_id.empty() ? what + ' ' + found.id + " has different rules" : other_id;
}

std::string difference_of_parents(const MeasureRun& run, const MeasureRun& wanted)
{
    if (run.parent && wanted.parent)
        return difference_of("the parent", *run.parent, *wanted.parent);
    const auto name = [](const MeasureRun& one) { return one.parent ? one.parent->id : "none"; };
    return mismatch("the parent", name(run), name(wanted));
}

std::string list_of(const MeasureRun& run)
{
    std::string list;
    for (const std::string& knob : run.knobs)
        list += (list.empty() ? "" : ", ") + knob;
    return list.empty() ? "none" : list;
}

} // namespace

MeasuredVariant describe(const Variant& variant)
{
    return {variant.id, variant.rules.rounds, write_rules_line(variant.rules), describe(variant.map.board)};
}

std::string difference_of(const MeasureRun& run, const MeasureRun& wanted)
{
    const auto number = [](auto value) { return std::to_string(value); };
    for (const std::string& difference :
         {mismatch("the program's version", run.version, wanted.version),
          difference_of("the variant", run.variant, wanted.variant), difference_of_parents(run, wanted),
          mismatch("the number of players", number(run.seating.players), number(wanted.seating.players)),
          mismatch("the player", run.seating.player, wanted.seating.player),
          mismatch("iterations", number(run.seating.iterations), number(wanted.seating.iterations)),
          mismatch("the number of games", number(run.games), number(wanted.games)),
          mismatch("the seed", number(run.seed), number(wanted.seed)),
          mismatch("the list of single knobs", list_of(run), list_of(wanted))})
        if (!difference.empty())
            return difference;
    return {};
}

std::vector<Figure> figures_of(const MeasureRun& run)
{
    std::vector<Figure> figures;
    for (int i = 0; i < figure_count; ++i)
        if (applies(figure_at(i), run.seating.players, run.variant.rounds))
            figures.push_back(figure_at(i));
    return figures;
}

bool is_compared(const MeasureRun& run, Figure figure)
{
    return run.parent && applies(figure, run.seating.players, run.variant.rounds) &&
           applies(figure, run.seating.players, run.parent->rounds);
}

bool is_compared(const MeasureRun& run, const std::string& knob, Figure figure)
{
    return knob == "rounds" ? is_compared(run, figure)
                            : run.parent && applies(figure, run.seating.players, run.parent->rounds);
}

} // namespace capitol
