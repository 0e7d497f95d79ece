#include "scenario.h"

#include "capitol/notation.h"
#include "capitol/record/event_json.h"
#include "capitol/record/position_json.h"
#include "capitol/scoring.h"
#include "shipped.h"

#include <algorithm>
#include <memory>
#include <set>
#include <sstream>
#include <stdexcept>

namespace capitol::test {

namespace {

using nlohmann::json;

constexpr std::array refusal_names{"none",
                                   "game_over",
                                   "not_in_this_phase",
                                   "card_not_in_hand",
                                   "play_for_nothing",
                                   "floor_count",
                                   "supply_short",
                                   "no_such_unroofed_building",
                                   "floor_targets",
                                   "floor_mix",
                                   "too_tall",
                                   "yard_full",
                                   "no_spare_roof",
                                   "no_such_finished_building",
                                   "permit_colour",
                                   "no_such_site",
                                   "site_taken",
                                   "area_full",
                                   "same_roof_in_area",
                                   "mixed_roofs_in_colour",
                                   "first_height",
                                   "later_height",
                                   "large_site_taken",
                                   "no_large_site",
                                   "pile_empty",
                                   "must_draw",
                                   "already_bid",
                                   "not_your_turn"};

// `{"a.b": 1}` -> `{"a": {"b": 1}}`, as a variant file would have it.
json nested(const json& flat)
{
    json tree = json::object();
    for (const auto& [key, value] : flat.items()) {
        json* at = &tree;
        std::istringstream words(key);
        for (std::string word; std::getline(words, word, '.');)
            at = &(*at)[word];
        *at = value;
    }
    return tree;
}

// Counts from 1, as notation.md does: `seats.2`, `areas.cap.sites.5`.
const json* find(const json& tree, const std::string& path)
{
    const json* at = &tree;
    std::istringstream words(path);
    for (std::string word; std::getline(words, word, '.');) {
        if (at->is_array()) {
            const std::size_t place = std::stoul(word) - 1;
            if (place >= at->size())
                return nullptr;
            at = &(*at)[place];
        } else if (at->is_object() && at->contains(word)) {
            at = &(*at)[word];
        } else {
            return nullptr;
        }
    }
    return at;
}

json sorted(json list)
{
    std::sort(list.begin(), list.end());
    return list;
}

// The order of a hand and of a yard means nothing.
bool is_unordered(const std::string& path)
{
    return path.ends_with("hand") || path.ends_with("yard");
}

bool agrees(const std::string& path, const json& wanted, const json* found)
{
    if (!found)
        return wanted.is_null() || wanted == false || (wanted.is_array() && wanted.empty());
    if (wanted.is_array() && found->is_array() && is_unordered(path))
        return sorted(wanted) == sorted(*found);
    return wanted == *found;
}

class Run
{
public:
    explicit Run(const json& body)
        : m_rules(rules_of(body)), m_position(position_of(m_rules, body)),
          m_legal(std::make_unique<LegalMoves>())
    {
    }

    std::vector<std::string> all(const json& body)
    {
        if (body.value("settle", false))
            happen([&](Events& events) { settle(m_rules, m_position, &events); });
        step(body, "");
        int number = 1;
        for (const json& later : body.value("then", json::array())) {
            m_happened = json::array();
            step(later, "then." + std::to_string(number++) + ": ");
        }
        if (m_checks == 0)
            fail("the scenario checks nothing");
        return m_problems;
    }

private:
    void step(const json& body, const std::string& where)
    {
        m_where = where;
        for (const json& move : body.value("legal", json::array()))
            expect_legal(move.get<std::string>());
        const json refused = body.value("not_legal", json::object());
        for (const auto& [move, refusal] : refused.items())
            expect_refused(move, refusal.get<std::string>());
        if (body.contains("all_legal"))
            expect_all_legal(body["all_legal"]);
        const json spellings = body.value("canonical", json::object());
        for (const auto& [spelt, canonical] : spellings.items())
            expect_canonical(spelt, canonical.get<std::string>());
        for (const json& move : body.value("play", json::array()))
            play(move.get<std::string>());
        after(body);
    }

    void after(const json& body)
    {
        if (body.contains("expect"))
            expect_state(print_position(m_rules, "scenario", m_position), body["expect"], "expect");
        if (body.contains("view"))
            expect_view(body["view"]);
        if (body.contains("events"))
            expect_events(body["events"]);
        for (const json& name : body.value("no_event", json::array()))
            expect_no_event(name);
        if (body.contains("score"))
            expect_score(body["score"]);
        if (body.contains("winners"))
            expect_winners(body["winners"]);
    }

    void fail(const std::string& problem) { m_problems.push_back(m_where + problem); }

    template <typename Do>
    void happen(Do act)
    {
        const Position before = m_position;
        Events events;
        act(events);
        for (const auto& event : print_told_events(m_rules, before, events))
            m_happened.push_back(json(event));
    }

    std::optional<Choice> read(const std::string& text)
    {
        const ParsedChoice parsed = parse_choice(m_rules, m_position, text);
        if (!parsed.choice)
            fail(text + ": cannot be read: " + parsed.error);
        return parsed.choice;
    }

    std::set<std::string> listed(Sites sites)
    {
        legal(m_rules, m_position, *m_legal, sites);
        std::set<std::string> moves;
        for (int i = 0; i < m_legal->size(); ++i)
            moves.insert(print_move(m_rules, m_position, (*m_legal)[i]));
        return moves;
    }

    void expect_legal(const std::string& text)
    {
        ++m_checks;
        const auto choice = read(text);
        if (!choice)
            return;
        if (const Refusal refusal = check(m_rules, m_position, *choice))
            fail(text + ": should be legal, but is refused: " + describe(refusal));
        const std::string canonical = print_choice(m_rules, m_position, *choice);
        if (std::holds_alternative<Move>(*choice) && !listed(Sites::all).contains(canonical))
            fail(text + ": is not among the legal moves");
    }

    void expect_refused(const std::string& text, const std::string& refusal)
    {
        ++m_checks;
        const bool named = is_named(text);
        const Seat seat = named ? static_cast<Seat>(text[0] - '1') : m_position.to_move;
        const ParsedChoice parsed = parse_choice(m_rules, m_position, named ? text.substr(2) : text);
        if (!parsed.choice) {
            if (refusal != "unreadable" && refusal != "any")
                fail(text + ": cannot be read: " + parsed.error);
            return;
        }
        const Refusal found = check(m_rules, m_position, seat, *parsed.choice);
        if (refusal == "any" ? !found : refusal_names[index(found.kind)] != refusal)
            fail(text + ": should be refused by " + refusal + ", but is by " +
                 refusal_names[index(found.kind)]);
        if (!named && listed(Sites::all).contains(print_choice(m_rules, m_position, *parsed.choice)))
            fail(text + ": is among the legal moves");
    }

    // `2 bid:`, with the seat that does it.
    static bool is_named(const std::string& text) { return text.size() > 2 && text[1] == ' '; }

    void expect_all_legal(const json& texts)
    {
        ++m_checks;
        std::set<std::string> wanted;
        for (const json& text : texts)
            if (const auto choice = read(text.get<std::string>()))
                wanted.insert(print_choice(m_rules, m_position, *choice));
        const std::set<std::string> found = listed(Sites::lowest_vacant);
        for (const std::string& move : wanted)
            if (!found.contains(move))
                fail("all_legal: " + move + " is missing");
        for (const std::string& move : found)
            if (!wanted.contains(move))
                fail("all_legal: " + move + " should not be legal");
    }

    void expect_canonical(const std::string& spelt, const std::string& canonical)
    {
        ++m_checks;
        const auto choice = read(spelt);
        if (!choice)
            return;
        if (const std::string found = print_choice(m_rules, m_position, *choice); found != canonical)
            fail(spelt + ": should be written " + canonical + ", is " + found);
    }

    // `F5:0,1` or, to say whose turn it is or who bids, `2 F5:0,1`.
    void play(const std::string& text)
    {
        const bool named = is_named(text);
        const Seat seat = named ? static_cast<Seat>(text[0] - '1') : m_position.to_move;
        const auto choice = read(named ? text.substr(2) : text);
        if (!choice)
            return;
        if (const Refusal refusal = check(m_rules, m_position, seat, *choice))
            return fail(text + ": cannot be played: " + describe(refusal));
        happen([&](Events& events) { apply(m_rules, m_position, seat, *choice, &events); });
    }

    void expect_state(const json& state, const json& wanted, const std::string& what)
    {
        for (const auto& [path, value] : wanted.items()) {
            ++m_checks;
            const json* found = find(state, path);
            if (!agrees(path, value, found))
                fail(what + ": " + path + " should be " + value.dump() + ", is " +
                     (found ? found->dump() : "left out"));
        }
    }

    void expect_view(const json& view)
    {
        const Seat seat = static_cast<Seat>(view["seat"].get<int>() - 1);
        expect_state(print_view(m_rules, "scenario", observe(m_rules, m_position, seat)), view["expect"],
                     "view");
    }

    static bool is_like(const json& event, const json& wanted)
    {
        for (const auto& [key, value] : wanted.items())
            if (event.contains(key) ? event[key] != value : !value.is_null())
                return false;
        return true;
    }

    // The wanted events happened in that order, others perhaps between them.
    void expect_events(const json& wanted)
    {
        ++m_checks;
        std::size_t at = 0;
        for (const json& event : m_happened)
            if (at < wanted.size() && is_like(event, wanted[at]))
                ++at;
        if (at < wanted.size())
            fail("events: " + wanted[at].dump() + " did not happen; what did: " + m_happened.dump());
    }

    void expect_no_event(const json& name)
    {
        ++m_checks;
        for (const json& event : m_happened)
            if (event["event"] == name)
                fail("no_event: " + event.dump() + " happened");
    }

    static json seats_of(std::uint8_t bits)
    {
        json seats = json::array();
        for (int seat = 0; seat < max_seats; ++seat)
            if (bits & (1 << seat))
                seats.push_back(seat + 1);
        return seats;
    }

    json score_state()
    {
        json state = json::object();
        for (int area = 0; area < m_rules.area_count(); ++area) {
            const AreaScore score = score_area(m_rules, m_position, area);
            json& entry = state[m_rules.area(area).code];
            entry = {{"first", seats_of(score.ranking.first)}, {"second", seats_of(score.ranking.second)}};
            for (Seat seat = 0; seat < m_position.players; ++seat)
                entry["points"][print_seat(seat)] = score.points[seat];
        }
        return state;
    }

    void expect_score(const json& wanted)
    {
        const json state = score_state();
        for (const auto& [area, entry] : wanted.items())
            for (const auto& [key, value] : entry.items())
                if (key == "points")
                    expect_state(state[area]["points"], value, "score: " + area);
                else
                    expect_state(state[area], {{key, value}}, "score: " + area);
    }

    void expect_winners(const json& wanted)
    {
        ++m_checks;
        if (const json found = seats_of(winners(m_rules, m_position)); found != wanted)
            fail("winners should be " + wanted.dump() + ", are " + found.dump());
    }

    const Rules m_rules;
    Position m_position;
    std::unique_ptr<LegalMoves> m_legal;
    json m_happened = json::array();
    std::string m_where;
    std::vector<std::string> m_problems;
    int m_checks = 0;
};

} // namespace

Rules rules_of(const json& body)
{
    const std::string base = body.value("variant", "schmidt");
    if (!body.contains("rules"))
        return shipped_rules(base);
    json variant = nested(body["rules"]);
    variant.update({{"format", 1}, {"id", "scenario"}, {"extends", base}, {"name", {{"en", "Scenario"}}}});
    const Loaded<Variant> loaded = source_library().load_text(variant.dump(), "scenario.yaml");
    if (loaded)
        return loaded.value->playable();
    std::string message = "the rules cannot be played";
    for (const Diagnostic& diagnostic : loaded.diagnostics)
        message += "\n" + diagnostic.text();
    throw std::runtime_error(message);
}

Position position_of(const Rules& rules, const json& body)
{
    if (body.contains("start")) {
        const json& start = body["start"];
        std::optional<Seat> first;
        if (start.contains("first"))
            first = static_cast<Seat>(start["first"].get<int>() - 1);
        return capitol::start(rules, start["players"].get<int>(), start.value("seed", 1), first);
    }
    const ParsedPosition parsed = parse_position(rules, body["position"]);
    if (!parsed.position)
        throw std::runtime_error("position: " + parsed.at + ": " + parsed.error);
    return *parsed.position;
}

std::vector<std::string> run(const Scenario& scenario)
{
    try {
        return Run(scenario.body).all(scenario.body);
    } catch (const std::exception& problem) {
        return {problem.what()};
    }
}

} // namespace capitol::test
