// Positions from outside: whatever the reader accepts can be played to its end, and all that must hold holds
// on the way. CAPITOL_GAMES=n tries n times as many.
#include "capitol/notation.h"
#include "capitol/record/position_json.h"
#include "invariants.h"
#include "ruleset_generator.h"
#include "scale.h"
#include "shipped.h"

#include <QTest>

using namespace capitol;
using namespace capitol::test;
using nlohmann::json;

namespace {

constexpr int longest_game = 20000;

// Changes a position's JSON here and there, mostly to what might stand in another.
class Mutator
{
public:
    Mutator(const Rules& rules, Random& random) : m_random(random)
    {
        m_words = {nullptr,
                   true,
                   false,
                   0,
                   1,
                   2,
                   3,
                   4,
                   7,
                   16,
                   200,
                   255,
                   256,
                   999,
                   1000,
                   -1,
                   "fountain",
                   "amphitheatre",
                   "temple",
                   "1:1r",
                   "2:2t",
                   "3:1r",
                   "4:3t",
                   "1r",
                   "2t",
                   "1",
                   "3",
                   "16",
                   "250",
                   "construction",
                   "bidding",
                   "tile",
                   "draw",
                   "over",
                   json::array(),
                   json::object()};
        const Deck& deck = rules.deck();
        for (int type = 0; type < deck.types(); ++type)
            m_words.push_back(print_card(deck, Card{static_cast<std::uint8_t>(type)}));
    }

    json mutated(json position)
    {
        for (int changes = 1 + below(4); changes > 0; --changes)
            change(position);
        return position;
    }

private:
    int below(int bound) { return static_cast<int>(m_random.below(static_cast<unsigned>(bound))); }

    void change(json& position)
    {
        std::vector<json*> nodes;
        list(position, nodes);
        json& node = *nodes[static_cast<std::size_t>(below(static_cast<int>(nodes.size())))];
        switch (below(4)) {
        case 0:
            node = m_words[static_cast<std::size_t>(below(static_cast<int>(m_words.size())))];
            return;
        case 1:
            node = json(*nodes[static_cast<std::size_t>(below(static_cast<int>(nodes.size())))]);
            return;
        case 2:
            return drop(node);
        default:
            return repeat(node);
        }
    }

    static void list(json& node, std::vector<json*>& nodes)
    {
        for (json& child : node) {
            nodes.push_back(&child);
            if (child.is_structured())
                list(child, nodes);
        }
    }

    void drop(json& node)
    {
        if (node.is_array() && !node.empty())
            node.erase(static_cast<std::size_t>(below(static_cast<int>(node.size()))));
        else if (node.is_object() && !node.empty())
            node.erase(std::next(node.begin(), below(static_cast<int>(node.size()))));
        else
            node = nullptr;
    }

    void repeat(json& node)
    {
        if (node.is_array() && !node.empty())
            node.push_back(json(node[static_cast<std::size_t>(below(static_cast<int>(node.size())))]));
        else if (node.is_number_integer() && node < 1000)
            node = node.get<int>() + below(5) - 2;
    }

    Random& m_random;
    std::vector<json> m_words;
};

Position some_position(const Rules& rules, Random& random)
{
    const auto [fewest, most] = rules.ruleset().players;
    const int players = fewest + static_cast<int>(random.below(static_cast<unsigned>(most - fewest + 1)));
    Position position = start(rules, players, random.next());
    for (auto moves = random.below(150); moves > 0 && position.phase != Phase::over; --moves)
        apply(rules, position, random_choice(rules, position, random));
    return position;
}

Problems audited(const Rules& rules, const Position& position, Random& random)
{
    Problems problems;
    audit_pieces(rules, position, problems);
    audit_caches(rules, position, problems);
    audit_views(rules, position, random, problems);
    if (position.phase != Phase::over)
        audit_moves(rules, position, random, problems);
    return problems;
}

// Plays on from what was accepted; what was found to break, if anything.
std::string play_on(const Rules& rules, Position position, Random& random)
{
    for (int step = 0; step < longest_game; ++step) {
        const bool look = step < 3 || step % 40 == 0 || position.phase == Phase::over;
        const Problems problems = look ? audited(rules, position, random) : Problems();
        if (!problems.empty())
            return problems.front() + " after " + std::to_string(step) + " moves";
        if (position.phase == Phase::over)
            return {};
        apply(rules, position, random_choice(rules, position, random));
    }
    return "the game does not end";
}

std::string read_again(const Rules& rules, const Position& position)
{
    const auto printed = print_position(rules, "x", position);
    const ParsedPosition parsed = parse_position(rules, printed);
    if (!parsed.position)
        return "what it prints as is refused: " + parsed.at + ": " + parsed.error;
    return *parsed.position == position ? "" : "it does not read back as itself";
}

} // namespace

class TestAccepted : public QObject
{
    Q_OBJECT

public:
    static void initMain() { ::capitol::test::allow_hours(); }

private slots:
    void can_be_played_to_the_end_data()
    {
        QTest::addColumn<int>("seed");
        for (int seed = 0; seed < 24; ++seed)
            QTest::addRow("%d", seed) << seed;
    }

    void can_be_played_to_the_end()
    {
        QFETCH(int, seed);
        Random random(static_cast<std::uint64_t>(seed));
        const Board board = seed % 3 == 2 ? random_board(random) : shipped_variant("schmidt").map.board;
        const Rules rules =
            seed % 3 == 0 ? shipped_rules(shipped_ids[static_cast<std::size_t>(seed) % shipped_ids.size()])
                          : Rules(random_ruleset(random, board), board);
        Mutator mutator(rules, random);
        int accepted = 0;
        const int tries = 150 * test::games(1);
        for (int attempt = 0; attempt < tries; ++attempt) {
            const json position =
                mutator.mutated(json(print_position(rules, "x", some_position(rules, random))));
            const ParsedPosition parsed = parse_position(rules, position);
            QVERIFY2(parsed.position || !parsed.error.empty(), position.dump().c_str());
            if (!parsed.position)
                continue;
            ++accepted;
            Position begun = *parsed.position;
            settle(rules, begun);
            std::string problem = read_again(rules, begun);
            if (problem.empty())
                problem = play_on(rules, begun, random);
            QVERIFY2(problem.empty(), (problem + ": " + position.dump()).c_str());
        }
        QVERIFY(accepted > tries / 50); // or nothing was tried
    }
};

QTEST_APPLESS_MAIN(TestAccepted)
#include "test_accepted.moc"
