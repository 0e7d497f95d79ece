// How many ways there are to make the first moves of a position, to compare with a table of numbers
// (perft.yaml). A bid counts as two choices: nothing, or the whole hand. CAPITOL_PRINT_PERFT=1 prints the
// table anew.
#include "capitol/notation.h"
#include "naive_construction.h"
#include "shipped.h"

#include <QTest>

#include <yaml-cpp/yaml.h>

#include <memory>

using namespace capitol;
using namespace capitol::test;

namespace {

struct Row
{
    std::string variant;
    int players;
    std::uint64_t seed;
    int after; // choices made by chance before counting
    std::vector<std::uint64_t> nodes;
};

constexpr std::uint64_t enough = 1'000'000;
constexpr int deepest = 6;

// Drawn by the moves' texts, so that the order in which they are listed does not matter.
Choice any_choice(const Rules& rules, const Position& position, Random& random)
{
    if (position.phase == Phase::bidding)
        return random_choice(rules, position, random);
    const auto moves = std::make_unique<LegalMoves>();
    legal(rules, position, *moves);
    std::set<std::string> texts;
    for (int i = 0; i < moves->size(); ++i)
        texts.insert(print_move(rules, position, (*moves)[i]));
    const auto text = std::next(texts.begin(), random.below(static_cast<std::uint32_t>(texts.size())));
    return *parse_choice(rules, position, *text).choice;
}

Position position_of(const Rules& rules, const Row& row)
{
    Random random(row.seed);
    Position position = start(rules, row.players, row.seed, Seat{0});
    for (int i = 0; i < row.after && position.phase != Phase::over; ++i)
        apply(rules, position, any_choice(rules, position, random));
    return position;
}

Bid whole_hand(const Rules& rules, const Position& position)
{
    Bid bid;
    position.hand[position.to_move].for_each([&](int bit) { bid.add(rules.deck().card_at(bit)); });
    return bid;
}

// One list a depth, made once.
class Perft
{
public:
    explicit Perft(const Rules& rules) : m_rules(rules)
    {
        for (auto& moves : m_moves)
            moves = std::make_unique<LegalMoves>();
    }

    std::uint64_t count(const Position& position, int depth)
    {
        if (position.phase == Phase::over)
            return 0;
        if (position.phase == Phase::bidding)
            return after(position, Bid{}, depth) + after(position, whole_hand(m_rules, position), depth);
        LegalMoves& moves = *m_moves[depth];
        legal(m_rules, position, moves);
        if (depth == 1)
            return static_cast<std::uint64_t>(moves.size());
        std::uint64_t nodes = 0;
        for (int i = 0; i < moves.size(); ++i)
            nodes += after(position, moves[i], depth);
        return nodes;
    }

private:
    template <typename Any>
    std::uint64_t after(const Position& position, const Any& choice, int depth)
    {
        if (depth == 1)
            return 1;
        Position next = position;
        apply(m_rules, next, choice);
        return count(next, depth - 1);
    }

    const Rules& m_rules;
    std::array<std::unique_ptr<LegalMoves>, deepest + 1> m_moves;
};

std::uint64_t naive_count(const Rules& rules, const Position& position, int depth)
{
    if (position.phase != Phase::construction)
        return Perft(rules).count(position, depth);
    const std::set<std::string> moves = naive_construction(rules, position, Sites::lowest_vacant);
    if (depth == 1)
        return moves.size();
    std::uint64_t nodes = 0;
    for (const std::string& text : moves) {
        Position next = position;
        apply(rules, next, *parse_choice(rules, position, text).choice);
        nodes += naive_count(rules, next, depth - 1);
    }
    return nodes;
}

std::vector<Row> table()
{
    std::vector<Row> rows;
    for (const YAML::Node& node : YAML::LoadFile(CAPITOL_SOURCE_DIR "/tests/engine/perft.yaml"))
        rows.push_back({node["variant"].as<std::string>(), node["players"].as<int>(),
                        node["seed"].as<std::uint64_t>(), node["after"].as<int>(),
                        node["nodes"].as<std::vector<std::uint64_t>>()});
    return rows;
}

std::string list(const std::vector<std::uint64_t>& numbers)
{
    std::string text;
    for (std::uint64_t number : numbers)
        text += (text.empty() ? "" : ", ") + std::to_string(number);
    return "[" + text + "]";
}

void print_row(Row row)
{
    const Rules rules = shipped_rules(row.variant);
    const Position position = position_of(rules, row);
    for (int depth = 1; depth <= deepest && (row.nodes.empty() || row.nodes.back() * 2 < enough); ++depth)
        row.nodes.push_back(Perft(rules).count(position, depth));
    printf("- {variant: %s, players: %d, seed: %d, after: %d, nodes: %s}\n", row.variant.c_str(), row.players,
           static_cast<int>(row.seed), row.after, list(row.nodes).c_str());
}

void print_table()
{
    for (const std::string& variant : shipped_ids)
        for (int players : {2, 3, 4})
            for (int after : {0, 30, 60})
                print_row({variant, players, static_cast<std::uint64_t>(players), after, {}});
}

} // namespace

class TestPerft : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        if (qEnvironmentVariableIsSet("CAPITOL_PRINT_PERFT"))
            print_table();
    }

    void numbers_are_the_tables_data() { rows(); }

    void numbers_are_the_tables()
    {
        QFETCH(int, number);
        const Row row = table()[static_cast<std::size_t>(number)];
        const Rules rules = shipped_rules(row.variant);
        const Position position = position_of(rules, row);
        std::vector<std::uint64_t> nodes;
        for (int depth = 1; depth <= static_cast<int>(row.nodes.size()); ++depth)
            nodes.push_back(Perft(rules).count(position, depth));
        QCOMPARE(QString::fromStdString(list(nodes)), QString::fromStdString(list(row.nodes)));
    }

    void rules_read_naively_give_the_same_data() { rows(); }

    void rules_read_naively_give_the_same()
    {
        QFETCH(int, number);
        const Row row = table()[static_cast<std::size_t>(number)];
        const Rules rules = shipped_rules(row.variant);
        const Position position = position_of(rules, row);
        for (int depth = 1; depth <= 2; ++depth)
            QCOMPARE(naive_count(rules, position, depth), row.nodes[static_cast<std::size_t>(depth - 1)]);
    }

private:
    static void rows()
    {
        QTest::addColumn<int>("number");
        int number = 0;
        for (const Row& row : table())
            QTest::addRow("%s, %d players, after %d choices", row.variant.c_str(), row.players, row.after)
                << number++;
    }
};

QTEST_APPLESS_MAIN(TestPerft)
#include "test_perft.moc"
