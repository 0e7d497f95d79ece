// Broken requests by the thousand: each gets one answer in JSON, and a refused one changes nothing.
// CAPITOL_FUZZ_SECONDS makes it last longer, CAPITOL_FUZZ_SEED begins elsewhere.
#include "cli/protocol.h"

#include <QElapsedTimer>
#include <QTest>

#include <random>

using namespace capitol;
using nlohmann::json;

namespace {

// Requests that make sense, to be broken.
const std::vector<std::string> seeds{
    R"({"id":1,"cmd":"hello"})",
    R"({"id":2,"cmd":"new","variant":"schmidt","players":3,"seed":7,"first":2})",
    R"({"id":3,"cmd":"new","variant":{"extends":"dutch","rounds":2,"auction":{"schedule":[["temple"],["fountain"]]}},"players":2,"seed":1})",
    R"({"id":4,"cmd":"state","seat":1})",
    R"({"id":5,"cmd":"legal","all_sites":true})",
    R"({"id":6,"cmd":"play","move":"pass","seat":1})",
    R"({"id":7,"cmd":"play","move":"F5:0,1"})",
    R"({"id":8,"cmd":"play","move":"Pb4:2t@cap.5"})",
    R"({"id":9,"cmd":"play","move":"bid:R7,F4"})",
    R"({"id":10,"cmd":"undo"})",
    R"({"id":11,"cmd":"score"})",
    R"({"id":12,"cmd":"extra_draws"})",
    R"({"id":13,"cmd":"suggest","level":"random","iterations":5,"milliseconds":5,"seed":3})",
    R"({"id":14,"cmd":"record"})",
    R"({"id":15,"cmd":"load","record":"capitol: 1\nvariant: schmidt\nseats: [{name: a, player: human}, {name: b, player: human}]\nseed: 1\nfirst: 1\nmoves:\n- 1 pass\n- 2 pass\n- 1 bid:\n"})",
    R"({"id":16,"cmd":"position","position":{"variant":"schmidt","players":3,"round":2,"phase":"construction","first":1,"to_move":2,"seats":[{"score":12,"hand":["R3","F5","Pb2"],"yard":["1r","2t","3"],"passed":false}],"areas":{"cap":{"sites":["fountain","fountain","1:1r",null],"large":"temple"}},"piles":{"roof":{"draw":["R1","R2"],"discard":[]}}}})",
    R"({"id":17,"cmd":"position","position":{"players":2,"phase":"bidding","auction":1,"to_move":2,"seats":[{"hand":["R7","F4"],"bid":["R7"]},{"hand":["F8"]}]}})",
    R"({"id":18,"cmd":"position","position":{"players":4,"phase":"draw","draws_left":6,"supply":3,"piles":{"floor":{"draw":["F1"],"unseen":0}}}})",
    R"({"id":19,"cmd":"position","position":"{players: 2, phase: tile, auction: 3, to_move: 1}"})",
};

const std::vector<std::string> pieces{"null",
                                      "true",
                                      "-1",
                                      "0",
                                      "99999999999999999999",
                                      "1e9",
                                      "\"\"",
                                      "[]",
                                      "{}",
                                      "[[",
                                      "\"?\"",
                                      "\"\\u0000\"",
                                      "\xff",
                                      "\xf0\x9f\x8f\x9b",
                                      "\"schmidt\"",
                                      "\"over\"",
                                      "\"bidding\"",
                                      "\"tile\"",
                                      "\"250r\"",
                                      "\"1:250t\"",
                                      ":",
                                      ",",
                                      "\"",
                                      "\\"};

class Breaker
{
public:
    explicit Breaker(unsigned seed) : m_chance(seed) {}

    std::string request()
    {
        std::string text = seeds[below(seeds.size())];
        if (below(8) == 0)
            return text;
        for (std::size_t breaks = 1 + below(3); breaks > 0; --breaks)
            below(2) == 0 ? break_bytes(text) : break_values(text);
        return text;
    }

private:
    std::size_t below(std::size_t bound) { return bound == 0 ? 0 : m_chance() % bound; }

    void break_bytes(std::string& text)
    {
        const std::size_t at = below(text.size() + 1);
        switch (below(4)) {
        case 0:
            text.resize(at);
            break;
        case 1:
            text.insert(at, pieces[below(pieces.size())]);
            break;
        case 2:
            text.erase(at, 1 + below(4));
            break;
        default:
            if (at < text.size())
                text[at] = static_cast<char>(m_chance());
        }
    }

    // One value somewhere in the tree becomes another, or goes, or comes twice.
    void break_values(std::string& text)
    {
        json tree = json::parse(text, nullptr, false);
        if (tree.is_discarded())
            return break_bytes(text);
        json* at = &tree;
        while (at->is_structured() && !at->empty() && (at == &tree || below(4) != 0))
            at = &*std::next(at->begin(), std::ptrdiff_t(below(at->size())));
        const json piece = json::parse(pieces[below(pieces.size())], nullptr, false);
        if (at->is_array() && below(2) == 0)
            at->push_back(at->empty() ? json(1) : (*at)[below(at->size())]);
        else
            *at = piece.is_discarded() ? json(static_cast<int>(below(300)) - 20) : piece;
        text = tree.dump();
    }

    std::mt19937 m_chance;
};

double seconds()
{
    const QByteArray wanted = qgetenv("CAPITOL_FUZZ_SECONDS");
    return wanted.isEmpty() ? 3 : wanted.toDouble();
}

} // namespace

class FuzzProtocol : public QObject
{
    Q_OBJECT

private slots:
    void everyLineIsAnswered();
};

void FuzzProtocol::everyLineIsAnswered()
{
    const Library library({std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
    Protocol protocol(library);
    const unsigned seed = qgetenv("CAPITOL_FUZZ_SEED").toUInt();
    Breaker breaker(seed);
    const std::string state = R"({"cmd":"state"})";
    std::string before = protocol.answer(state);
    QElapsedTimer time;
    time.start();
    int requests = 0;
    int refused = 0;
    for (; time.elapsed() < qint64(seconds() * 1000); ++requests) {
        const std::string request = breaker.request();
        const json answer = json::parse(protocol.answer(request), nullptr, false);
        QVERIFY2(answer.is_object() && answer.contains("id") && answer["ok"].is_boolean(), request.c_str());
        const std::string after = protocol.answer(state);
        if (answer["ok"] == false) {
            ++refused;
            QVERIFY2(answer["error"]["code"].is_string() && answer["error"]["message"] != "",
                     request.c_str());
            QVERIFY2(after == before, request.c_str());
        }
        before = after;
    }
    QVERIFY(refused > 0 && refused < requests);
    qInfo("%d requests, %d refused, seed %u", requests, refused, seed);
}

QTEST_APPLESS_MAIN(FuzzProtocol)
#include "fuzz_protocol.moc"
