// What a game must provide to be measured. Nothing in this folder knows any game; a game is a traits type
// with static functions, such as `capitol::MeasuredCapitol`.
#pragma once

#include "game/player.h"
#include "measure/finding.h"
#include "variant/difference.h"

#include <nlohmann/json.hpp>

#include <array>
#include <cstdint>
#include <span>
#include <string>
#include <string_view>
#include <type_traits>

namespace measure {

template <typename Group>
struct FigureFacts
{
    const char* id;      // `score.seat_2`: in files, tables and CSV
    Group group;         // what it is about
    bool share;          // of all games, 0..1; otherwise an amount in a game
    const char* meaning; // one line of English
};

class Reader;

// `Figure` is an enumeration of what is measured in a game, from 0 to `count`; a variant as words,
// `Described`, is enough to tell whether two files measured the same.
template <typename M>
concept Measured = game::Game<typename M::Game> && std::is_enum_v<typename M::Figure> &&
    requires(const typename M::Variant& variant, typename M::Variant& changing,
             const typename M::Described& described, typename M::Figure figure, typename M::Watch& watch,
             const typename M::Game::Position& position, const std::vector<typename M::Game::Event>& events,
             const Reader& reader, const nlohmann::json& json, const std::string& text)
{
    // A game's figures, watched choice by choice. Those of points and victories are in every game.
    watch.see(events, position); // what happened, and what it led to
    {
        watch.figures(position) // at the end, each times its scale; those that do not apply are 0
        } -> std::same_as<std::array<std::int64_t, static_cast<std::size_t>(M::Figure::count)>>;
    {
        M::facts_of(figure)
        } -> std::same_as<const FigureFacts<typename M::Group>&>;
    M::Group::seats; // victories and points of single seats
    M::Figure::score_mean;
    M::Figure::score_highest;
    M::Figure::score_lowest;
    M::Figure::score_range;
    M::Figure::score_lead;
    M::Figure::score_seat_1; // and on by seat
    M::Figure::wins_seat_1;
    {
        M::scale_of(figure, int()) // figures are added up as whole numbers: the amount times this
        } -> std::same_as<int>;
    {
        M::applies(figure, int(), described) // whether a game of that many players has it
        } -> std::same_as<bool>;

    // Variants, and the knobs in which they differ; a knob may decide which figures there are.
    {
        M::differences(variant, variant)
        } -> std::same_as<std::vector<capitol::Difference>>;
    M::set_knob(changing, variant, text); // as that variant has it
    {
        M::is_playable(variant, int())
        } -> std::same_as<bool>;
    {
        M::describe(variant)
        } -> std::same_as<typename M::Described>;
    {
        described.id
        } -> std::convertible_to<std::string>;
    {
        M::json_of(described)
        } -> std::same_as<nlohmann::ordered_json>;
    {
        M::read(reader, json, text)
        } -> std::same_as<typename M::Described>;
    {
        M::is_knob(text)
        } -> std::same_as<bool>;
    {
        M::decides_figures(text)
        } -> std::same_as<bool>;

    // Computer players, by name.
    {
        M::make_player(std::string_view())
        } -> std::same_as<std::unique_ptr<game::Player<typename M::Game>>>;
    {
        M::usual_iterations(std::string_view()) // of its searches, without its clock
        } -> std::same_as<int>;

    // Files: their first key, their format, the command that writes them.
    {
        M::key
        } -> std::convertible_to<const char*>;
    {
        M::format
        } -> std::convertible_to<int>;
    {
        M::command
        } -> std::convertible_to<const char*>;
    {
        M::max_seats
        } -> std::convertible_to<int>;

    // Sentences.
    {
        M::patterns_of(figure)
        } -> std::same_as<const Patterns<typename M::Figure>&>;
    std::span<const FigureSpan<typename M::Figure>>(M::noticed); // at the table, by whoever plays
    {
        M::contenders(int())
        } -> std::same_as<std::vector<Contenders<typename M::Figure>>>;
};

template <typename M>
inline constexpr std::size_t figure_count = static_cast<std::size_t>(M::Figure::count);

// Whether two figures belong in one chart: same kind and same measure.
template <typename Group>
bool are_kin(const FigureFacts<Group>& a, const FigureFacts<Group>& b)
{
    const auto kind = [](std::string_view id) { return id.substr(0, id.find('.')); };
    return a.group == b.group && a.share == b.share && kind(a.id) == kind(b.id);
}

// An array indexed by a figure reads better than a cast at every use.
template <typename Figure>
requires std::is_enum_v<Figure>
constexpr std::size_t place_of(Figure figure)
{
    return static_cast<std::size_t>(figure);
}
template <typename Figure>
constexpr Figure next_figure(Figure first, int steps)
{
    return static_cast<Figure>(static_cast<int>(first) + steps);
}
template <typename Figure>
constexpr bool is_among(Figure figure, Figure first, int many)
{
    return figure >= first && figure < next_figure(first, many);
}

// One game's figures, each times its scale.
template <typename M>
using GameFigures = std::array<std::int64_t, figure_count<M>>;

} // namespace measure
