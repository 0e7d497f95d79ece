// Events as JSON, read as if an enemy had sent them.
#include "capitol/record/event_json.h"
#include "support.h"

#include <QTest>

#include <set>

using namespace capitol;
using namespace capitol::test;

namespace {

const std::set<std::string> of_a_phase{"played",      "passed", "bid_sealed",     "auction_won",
                                       "tile_placed", "drew",   "stopped_drawing"};

bool accepts(const Rules& rules, const View& view, const nlohmann::json& event)
{
    try {
        read_event(rules, view, Field(event, "event"));
        return true;
    } catch (const FieldFault&) {
        return false;
    }
}

View in_phase(View view, Phase phase)
{
    view.known.phase = phase;
    return view;
}

// Whether an event is taken in the phase of that view, and in no other.
bool belongs_to_its_phase(const Rules& rules, const View& view, const nlohmann::json& event)
{
    for (const Phase phase : {Phase::construction, Phase::bidding, Phase::tile, Phase::draw, Phase::over})
        if (accepts(rules, in_phase(view, phase), event) != (phase == view.known.phase))
            return false;
    return true;
}

} // namespace

class TestEvent : public QObject
{
    Q_OBJECT

private slots:
    void events_of_another_phase_or_with_another_key_are_refused()
    {
        std::set<std::string> seen;
        for (std::uint64_t seed = 1; seed < 100 && seen != of_a_phase; ++seed) {
            const Record record =
                random_game(variant_of("{extends: schmidt, draw: {extra_optional: true}}"), 3, seed);
            const Rules rules = record.variant.playable();
            Position position = record.start_position(rules);
            View view = observe(rules, position, 0);
            for (const RecordMove& move : record.moves) {
                Events events;
                apply(rules, position, move.seat, move.choice, &events);
                for (const Event& event : events) {
                    const Event shown = redact(event, view.seat);
                    const auto printed = nlohmann::json::parse(print_event(rules, view.known, shown).dump());
                    auto more = printed;
                    more["secret"] = 1;
                    QVERIFY2(!accepts(rules, view, more), more.dump().c_str());
                    const std::string kind = printed["event"];
                    if (of_a_phase.contains(kind)) {
                        QVERIFY2(belongs_to_its_phase(rules, view, printed), printed.dump().c_str());
                        seen.insert(kind);
                    }
                    apply(rules, view, shown);
                }
            }
        }
        for (const std::string& kind : of_a_phase)
            QVERIFY2(seen.contains(kind), kind.c_str());
    }

    // Schmidt has three a round.
    void a_round_has_its_auctions()
    {
        const Rules rules = variant_of("{extends: schmidt}").playable();
        const View view = observe(rules, start(rules, 3, 1), 0);
        const AuctionBegan last{rules.tile_of(view.known.round, 3), 3, 7};
        auto printed = nlohmann::json::parse(print_event(rules, view.known, last).dump());
        QVERIFY(accepts(rules, view, printed));
        printed["number"] = 4;
        try {
            read_event(rules, view, Field(printed, "event"));
            QFAIL("there is no fourth auction");
        } catch (const FieldFault& fault) {
            QCOMPARE(fault.at, "event.number");
        }
    }
};

QTEST_APPLESS_MAIN(TestEvent)
#include "test_event.moc"
