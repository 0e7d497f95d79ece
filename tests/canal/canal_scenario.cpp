#include "canal_scenario.h"

#include "base/yaml_file.h"
#include "base/yaml_json.h"
#include "canal/record/event_json.h"
#include "canal/record/position_json.h"
#include "canal/variant/schema.h"

#include <algorithm>
#include <set>
#include <stdexcept>

namespace canal::test {

namespace {

using nlohmann::json;

// `seats.1.score`: all counting is from 1.
json value_at(const json& whole, const std::string& path)
{
    const json* value = &whole;
    for (std::size_t begin = 0; begin <= path.size();) {
        const std::size_t end = std::min(path.find('.', begin), path.size());
        const std::string key = path.substr(begin, end - begin);
        if (value->is_array())
            value = &value->at(std::stoul(key) - 1);
        else if (value->is_object() && value->contains(key))
            value = &value->at(key);
        else
            return nullptr;
        begin = end + 1;
    }
    return *value;
}

json sorted(json value)
{
    if (value.is_array())
        std::sort(value.begin(), value.end());
    return value;
}

class Runner
{
public:
    explicit Runner(const json& body) : m_rules(rules_for(body)), m_position(position_for(body)) {}

    std::vector<std::string> run(const json& body)
    {
        step(body);
        for (const json& next : body.value("then", json::array()))
            step(next);
        return m_problems;
    }

private:
    static Rules rules_for(const json& body)
    {
        GameData data = shipped_variant(body.value("variant", usual_variant)).data;
        const json knobs = body.value("rules", json::object());
        for (const auto& [key, value] : knobs.items()) {
            const Knob* knob = find_knob(key);
            if (!knob)
                throw std::runtime_error("no knob " + key);
            knob->set(data.ruleset, value.is_boolean() ? value.get<bool>() : value.get<int>());
        }
        return Rules(std::move(data));
    }

    Position position_for(const json& body) const
    {
        if (body.contains("start"))
            return CanalMania::start(m_rules, body["start"]["players"],
                                     body["start"]["seed"].get<std::uint64_t>());
        const ParsedPosition parsed = parse_position(m_rules, body.at("position"));
        if (!parsed.position)
            throw std::runtime_error(parsed.error);
        return *parsed.position;
    }

    void complain(const std::string& problem) { m_problems.push_back(problem); }

    void step(const json& body)
    {
        for (const json& move : body.value("legal", json::array()))
            expect_refusal(move, "none");
        const json refused = body.value("not_legal", json::object());
        for (const auto& [move, refusal] : refused.items())
            expect_refusal(move, refusal);
        if (body.contains("all_legal"))
            expect_all(body["all_legal"]);
        m_events.clear();
        for (const json& move : body.value("play", json::array()))
            if (!play(move))
                return;
        expect_values(body.value("expect", json::object()), json(print_position(m_rules, m_position)));
        if (body.contains("view"))
            expect_view(body["view"]);
        expect_events(body.value("events", json::array()));
        for (const json& event : body.value("no_event", json::array()))
            if (std::ranges::any_of(m_events, [&](const json& told) { return agrees(told, event); }))
                complain("happened: " + event.dump());
        if (body.contains("winner") && leader(m_position) + 1 != body["winner"].get<int>())
            complain("seat " + print_seat(leader(m_position)) + " wins");
        if (const std::string problem = problem_of(m_rules, m_position); !problem.empty())
            complain(problem);
    }

    void expect_refusal(const std::string& text, const std::string& expected)
    {
        const ParsedMove move = parse_move(m_rules, m_position, text);
        const std::string found =
            move.choice ? print(check(m_rules, m_position, m_position.turn.seat, *move.choice).kind)
                        : "unreadable";
        if (found != expected)
            complain(text + ": " + found + ", not " + expected + (move.choice ? "" : ": " + move.error));
    }

    void expect_all(const json& expected)
    {
        std::vector<Move> moves;
        list_moves(m_rules, m_position, moves);
        std::set<std::string> found;
        for (const Move& move : moves)
            found.insert(print_move(m_rules, move));
        std::set<std::string> wanted;
        for (const json& move : expected)
            wanted.insert(move.get<std::string>());
        for (const std::string& move : found)
            if (!wanted.contains(move))
                complain("is legal: " + move);
        for (const std::string& move : wanted)
            if (!found.contains(move))
                complain("is not listed: " + move);
    }

    // `2 pass` also says whose turn it must be.
    bool play(const json& told)
    {
        std::string text = told;
        if (text.size() > 2 && text[1] == ' ' && text[0] >= '1' && text[0] <= '5') {
            if (text[0] - '1' != m_position.turn.seat)
                complain("it is the turn of seat " + print_seat(m_position.turn.seat) + " at " + text);
            text.erase(0, 2);
        }
        const ParsedMove move = parse_move(m_rules, m_position, text);
        if (!move.choice) {
            complain(text + ": " + move.error);
            return false;
        }
        if (const Refusal refusal = check(m_rules, m_position, m_position.turn.seat, *move.choice)) {
            complain(text + ": " + print(refusal.kind));
            return false;
        }
        Events events;
        apply(m_rules, m_position, *move.choice, &events);
        for (const Event& event : events)
            m_events.push_back(json(print_event(m_rules, event)));
        return true;
    }

    void expect_values(const json& expected, const json& state)
    {
        for (const auto& [path, value] : expected.items())
            if (const json found = value_at(state, path); sorted(found) != sorted(value))
                complain(path + " is " + found.dump() + ", not " + value.dump());
    }

    void expect_view(const json& view)
    {
        const json& seat = view.at("seat");
        const Seat audience = seat == "spectator" ? spectator : static_cast<Seat>(seat.get<int>() - 1);
        expect_values(view.at("expect"),
                      json(print_position(m_rules, observe(m_rules, m_position, audience).known)));
    }

    static bool agrees(const json& told, const json& expected)
    {
        return std::ranges::all_of(expected.items(), [&](const auto& entry) {
            return told.contains(entry.key()) && told.at(entry.key()) == entry.value();
        });
    }

    // In this order, possibly with others in between.
    void expect_events(const json& expected)
    {
        auto from = m_events.begin();
        for (const json& event : expected) {
            from = std::find_if(from, m_events.end(), [&](const json& told) { return agrees(told, event); });
            if (from == m_events.end())
                return complain("did not happen, or not in this order: " + event.dump());
            ++from;
        }
    }

    const Rules m_rules;
    Position m_position;
    std::vector<json> m_events;
    std::vector<std::string> m_problems;
};

const std::set<std::string> scenario_keys{"rule",   "source",    "variant",   "rules", "position", "start",
                                          "legal",  "not_legal", "all_legal", "play",  "expect",   "view",
                                          "events", "no_event",  "winner",    "then"};

void check_keys(const json& body, const std::string& where)
{
    for (const auto& [key, value] : body.items())
        if (!scenario_keys.contains(key))
            throw std::runtime_error(where + ": unknown key " + key);
    for (const json& next : body.value("then", json::array()))
        check_keys(next, where);
}

} // namespace

std::vector<Scenario> load_scenarios(const std::filesystem::path& folder)
{
    std::vector<std::filesystem::path> files;
    for (const auto& entry : std::filesystem::directory_iterator(folder))
        if (entry.path().extension() == ".yaml")
            files.push_back(entry.path());
    std::sort(files.begin(), files.end());
    std::vector<Scenario> scenarios;
    for (const auto& file : files) {
        capitol::Report report(file.filename().string());
        const auto tree = capitol::read_yaml_file(file, report);
        if (!tree || !report.clean())
            throw std::runtime_error(report.diagnostics().front().text());
        const json whole = capitol::to_json(*tree);
        for (const json& body : whole.at("scenarios")) {
            const std::string name = file.stem().string() + ": " + body.at("rule").get<std::string>();
            check_keys(body, name);
            if (!body.contains("source") || body.contains("position") == body.contains("start"))
                throw std::runtime_error(name + ": needs a source, and a position or a start");
            scenarios.push_back({name, body});
        }
    }
    return scenarios;
}

std::vector<std::string> run(const Scenario& scenario)
{
    try {
        return Runner(scenario.body).run(scenario.body);
    } catch (const std::exception& fault) {
        return {fault.what()};
    }
}

} // namespace canal::test
