// Capitol as a game to be measured: what `measure::Measured` asks for, and the short names for it here.
#pragma once

#include "capitol/capitol.h"
#include "capitol/measure/game_watch.h"
#include "capitol/players/player.h"
#include "capitol/variant/variant.h"
#include "measure/measuring.h"
#include "measure/result.h"

namespace capitol {

// A variant as words: enough to tell whether two files measured the same.
struct MeasuredVariant
{
    std::string id;
    int rounds = 0;
    std::string rules; // every knob on one line, as in a record
    std::string board; // its areas: `cap white 7 sites 2 fountains large; …`
    bool operator==(const MeasuredVariant&) const = default;
};

struct MeasuredCapitol
{
    using Game = Capitol;
    using Variant = capitol::Variant;
    using Described = MeasuredVariant;
    using Watch = GameWatch;
    using Figure = capitol::Figure;
    using Group = FigureGroup;

    static constexpr const char* key = "capitol_measure";
    static constexpr int format = 2;
    static constexpr const char* command = "capitol-cli measure";
    static constexpr int max_seats = capitol::max_seats;

    static const FigureFacts& facts_of(Figure figure) { return capitol::facts_of(figure); }
    static int scale_of(Figure figure, int players) { return capitol::scale_of(figure, players); }
    static bool applies(Figure figure, int players, const Described& variant)
    {
        return capitol::applies(figure, players, variant.rounds);
    }

    static Described describe(const Variant& variant);
    static nlohmann::ordered_json json_of(const Described& variant);
    static Described read(const measure::Reader& reader, const nlohmann::json& json,
                          const std::string& place);

    static std::vector<Difference> differences(const Variant& a, const Variant& b);
    static void set_knob(Variant& variant, const Variant& as, const std::string& knob_key);
    static bool is_playable(const Variant& variant, int players);
    static bool is_knob(const std::string& knob_key);
    static bool decides_figures(const std::string& knob) { return knob == "rounds"; }

    static std::unique_ptr<Player> make_player(std::string_view name) { return capitol::make_player(name); }
    // How many iterations that player's searches have if nobody says otherwise: its own measure without its
    // clock.
    static int usual_iterations(std::string_view player);

    // Points, lost tiles, and the length of the game.
    static constexpr std::array noticed{
        measure::FigureSpan<Figure>{Figure::score_mean, Figure::score_mean},
        measure::FigureSpan<Figure>{Figure::unsold_all, Figure::unsold_no_room},
        measure::FigureSpan<Figure>{Figure::moves_all, Figure::moves_all}};
    static const measure::Patterns<Figure>& patterns_of(Figure figure);
    static std::vector<measure::Contenders<Figure>> contenders(int players);
};
static_assert(measure::Measured<MeasuredCapitol>);

using measure::Comparison;
using measure::GameRange;
using measure::GameRanges;
using measure::Luck;
using measure::luck_of;
using measure::most_games_measured;
using measure::Seating;
using measure::shard_of;
using FigureResult = measure::FigureResult<MeasuredCapitol>;
using KnobResult = measure::KnobResult<MeasuredCapitol>;
using KnobSteps = measure::KnobSteps<Variant>;
using Measuring = measure::Measuring<MeasuredCapitol>;
using MeasurePlan = measure::MeasurePlan<MeasuredCapitol>;
using MeasureRun = measure::MeasureRun<MeasuredCapitol>;
using Sums = measure::Sums<MeasuredCapitol>;

} // namespace capitol
