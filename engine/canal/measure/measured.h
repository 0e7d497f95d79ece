// Canal Mania as a game to be measured: what `measure::Measured` asks for.
#pragma once

#include "canal/canal.h"
#include "canal/measure/game_watch.h"
#include "canal/players/player.h"
#include "canal/variant/variant.h"
#include "measure/measuring.h"
#include "measure/result.h"

namespace canal {

// A variant as words: enough to tell whether two files measured the same.
struct MeasuredVariant
{
    std::string id;
    std::string rules; // each of these on one line, as in a record
    std::string map;
    std::string deck;
    bool operator==(const MeasuredVariant&) const = default;
};

struct MeasuredCanal
{
    using Game = CanalMania;
    using Variant = canal::Variant;
    using Described = MeasuredVariant;
    using Watch = GameWatch;
    using Figure = canal::Figure;
    using Group = FigureGroup;

    static constexpr const char* key = "canal_measure";
    static constexpr int format = 1;
    static constexpr const char* command = "capitol-cli measure --game canal-mania";
    static constexpr int max_seats = canal::max_seats;

    static const FigureFacts& facts_of(Figure figure) { return canal::facts_of(figure); }
    static int scale_of(Figure figure, int players) { return canal::scale_of(figure, players); }
    static bool applies(Figure figure, int players, const Described&)
    {
        return canal::applies(figure, players);
    }

    static Described describe(const Variant& variant);
    static nlohmann::ordered_json json_of(const Described& variant);
    static Described read(const measure::Reader& reader, const nlohmann::json& json,
                          const std::string& place);

    static std::vector<capitol::Difference> differences(const Variant& a, const Variant& b);
    static void set_knob(Variant& variant, const Variant& as, const std::string& knob_key);
    static bool is_playable(const Variant& variant, int players);
    static bool is_knob(const std::string& knob_key);
    static bool decides_figures(const std::string&) { return false; }

    static std::unique_ptr<Player> make_player(std::string_view name) { return canal::make_player(name); }
    static int usual_iterations(std::string_view player);

    // Points, the length of the game, and what is built in it.
    static constexpr std::array noticed{
        measure::FigureSpan<Figure>{Figure::score_mean, Figure::score_mean},
        measure::FigureSpan<Figure>{Figure::rounds_all, Figure::rounds_all},
        measure::FigureSpan<Figure>{Figure::contracts_completed, Figure::contracts_completed}};
    static const measure::Patterns<Figure>& patterns_of(Figure figure);
    static std::vector<measure::Contenders<Figure>> contenders(int players);
};
static_assert(measure::Measured<MeasuredCanal>);

} // namespace canal
