// A session of many lines over rules that nobody wrote: the first eight bytes draw them, each byte after them
// says what happens next: a legal move, a broken one, one out of turn, an undo, a view, a position set up
// again. A model beside the protocol says what the state must be, and all that must hold is looked at after
// each line.
#include "base/yaml_file.h"
#include "base/yaml_json.h"
#include "capitol/notation.h"
#include "capitol/protocol/protocol.h"
#include "capitol/record/position_json.h"
#include "capitol/variant/writer.h"
#include "ruleset_generator.h"
#include "target.h"

#include <cstring>

namespace capitol::fuzz {

namespace {

using nlohmann::json;

constexpr std::size_t longest = 400; // lines

json rules_as_json(const Ruleset& ruleset)
{
    Report report("rules");
    return to_json(parse_yaml_text(write_rules_line(ruleset), report).value());
}

Board rome()
{
    return shipped_rules().front().board();
}

class Session
{
public:
    explicit Session(std::uint64_t seed)
        : m_random(seed), m_rules(test::random_ruleset(m_random, rome()), rome()),
          m_position(start(m_rules, players(), seed))
    {
        const json answer = ask({{"cmd", "new"},
                                 {"variant", rules_as_json(m_rules.ruleset())},
                                 {"players", m_position.players},
                                 {"seed", seed},
                                 {"first", m_position.first + 1}});
        expect(answer["ok"] == true, "good rules are refused: " + answer.dump());
        m_position = start(m_rules, m_position.players, seed, m_position.first);
    }

    void step(unsigned what)
    {
        switch (what % 8) {
        case 0:
            return break_move(what / 8);
        case 1:
            return play_out_of_turn(what / 8);
        case 2:
            return undo();
        case 3:
            return look(what / 8);
        case 4:
            return set_up_again();
        default:
            return move(what / 8);
        }
    }

    void expect_agreement()
    {
        const json answer = ask({{"cmd", "state"}});
        const ParsedPosition parsed = parse_position(m_rules, answer["state"]);
        expect(parsed.position.has_value(), "its state is no position: " + parsed.at + ": " + parsed.error);
        expect(*parsed.position == m_position, "its state is not what the rules say: " + answer.dump());
        test::Problems problems;
        test::audit_pieces(m_rules, m_position, problems);
        test::audit_caches(m_rules, m_position, problems);
        if (++m_lines % 16 == 0) {
            test::audit_views(m_rules, m_position, m_random, problems);
            if (m_position.phase != Phase::over)
                test::audit_moves(m_rules, m_position, m_random, problems);
        }
        expect_none(problems);
    }

    bool is_over() const { return m_position.phase == Phase::over && m_before.empty(); }

private:
    int players()
    {
        const auto& limits = m_rules.ruleset().players;
        return limits.min +
               static_cast<int>(m_random.below(static_cast<unsigned>(limits.max - limits.min + 1)));
    }

    json ask(const json& request)
    {
        return json::parse(m_protocol.answer(request.dump(-1, ' ', false, json::error_handler_t::replace)));
    }

    std::string any_move(unsigned which)
    {
        Random random(which);
        return print_choice(m_rules, m_position, random_choice(m_rules, m_position, random));
    }

    void move(unsigned which)
    {
        if (m_position.phase == Phase::over)
            return expect(ask({{"cmd", "play"}, {"move", "pass"}})["ok"] == false, "a move after the end");
        const std::string text = any_move(which);
        const json answer = ask({{"cmd", "play"}, {"move", text}, {"seat", m_position.to_move + 1}});
        expect(answer["ok"] == true, text + " is legal and refused: " + answer.dump());
        take(m_position.to_move, *parse_choice(m_rules, m_position, text).choice);
    }

    void take(Seat seat, const Choice& choice)
    {
        m_before.push_back(m_position);
        apply(m_rules, m_position, seat, choice);
    }

    // A letter of a legal move is another one: the rules say whether that is a move.
    void break_move(unsigned which)
    {
        if (m_position.phase == Phase::over)
            return;
        std::string text = any_move(which);
        text[m_random.below(static_cast<unsigned>(text.size()))] =
            "0123456789:@.,RFPbwrt "[m_random.below(22)];
        const ParsedChoice parsed = parse_choice(m_rules, m_position, text);
        const bool legal = parsed.choice && !check(m_rules, m_position, *parsed.choice);
        const json answer = ask({{"cmd", "play"}, {"move", text}});
        expect(answer["ok"] == legal, text + ": " + answer.dump());
        if (legal)
            take(m_position.to_move, *parsed.choice);
    }

    void play_out_of_turn(unsigned which)
    {
        if (m_position.phase == Phase::over)
            return;
        const Seat other = m_position.next_seat(m_position.to_move);
        const std::string text = any_move(which);
        const Choice choice = *parse_choice(m_rules, m_position, text).choice;
        const bool legal = !check(m_rules, m_position, other, choice);
        const json answer = ask({{"cmd", "play"}, {"move", text}, {"seat", other + 1}});
        expect(answer["ok"] == legal, text + " out of turn: " + answer.dump());
        expect(!legal || m_position.phase == Phase::bidding, "a move out of turn");
        if (legal)
            take(other, choice);
    }

    void undo()
    {
        const json answer = ask({{"cmd", "undo"}});
        expect(answer["ok"] == !m_before.empty(), "undo: " + answer.dump());
        if (m_before.empty())
            return;
        m_position = m_before.back();
        m_before.pop_back();
    }

    void look(unsigned which)
    {
        const char* const questions[]{"legal", "score", "extra_draws", "record"};
        ask({{"cmd", questions[which % 4]}});
        const json answer = ask({{"cmd", "state"}, {"seat", 1 + which % m_position.players}});
        expect(answer["ok"] == true, "no view: " + answer.dump());
    }

    // The game goes on from its position, and nothing before can be taken back.
    void set_up_again()
    {
        const json state = ask({{"cmd", "state"}})["state"];
        const json answer = ask({{"cmd", "position"}, {"position", state}});
        expect(answer["ok"] == true, "its own state is refused: " + answer.dump());
        m_before.clear();
    }

    Random m_random;
    Rules m_rules;
    Position m_position;
    std::vector<Position> m_before;
    Protocol m_protocol{shipped()};
    int m_lines = 0;
};

} // namespace

bool try_input(std::string_view input)
{
    std::uint64_t seed = 0;
    std::memcpy(&seed, input.data(), std::min(input.size(), sizeof seed));
    Session session(seed);
    session.expect_agreement();
    if (input.size() <= sizeof seed)
        return false;
    for (const char what : input.substr(sizeof seed, longest)) {
        if (session.is_over())
            break;
        session.step(static_cast<unsigned char>(what));
        session.expect_agreement();
    }
    return true;
}

} // namespace capitol::fuzz
