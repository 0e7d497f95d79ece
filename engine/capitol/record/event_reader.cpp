// Reads an event as if an enemy had sent it: what it needs of the view is there.
#include "capitol/auction.h"
#include "capitol/construction.h"
#include "capitol/notation.h"
#include "capitol/record/event_json.h"
#include "capitol/record/position_json.h"

#include <map>

namespace capitol {

namespace {

class EventReader
{
public:
    EventReader(const Rules& rules, const View& view, const Field& field)
        : m_rules(rules), m_deck(rules.deck()), m_view(view), m_known(view.known), m_field(field)
    {
    }

    Event read() const
    {
        using Read = Event (EventReader::*)() const;
        static const std::map<std::string, Read, std::less<>> kinds{
            {"played", &EventReader::played},
            {"passed", &EventReader::passed},
            {"bid_revealed", &EventReader::bid_revealed},
            {"auction_won", &EventReader::auction_won},
            {"auction_unsold", &EventReader::auction_unsold},
            {"tile_placed", &EventReader::tile_placed},
            {"area_scored", &EventReader::area_scored},
            {"round_scored", &EventReader::round_scored},
            {"drew", &EventReader::drew},
            {"stopped_drawing", &EventReader::stopped_drawing},
            {"pile_turned", &EventReader::pile_turned},
            {"round_began", &EventReader::round_began},
            {"game_over", &EventReader::game_over},
            {"dealt", &EventReader::dealt},
            {"top_shown", &EventReader::top_shown},
            {"auction_began", &EventReader::auction_began},
            {"bid_sealed", &EventReader::bid_sealed},
            {"paid", &EventReader::paid},
            {"turn_began", &EventReader::turn_began}};
        const Field name = m_field.need("event");
        const auto found = kinds.find(name.text());
        if (found == kinds.end())
            name.refuse(describe(name.json()), "an event of Capitol");
        return (this->*found->second)();
    }

private:
    // What events have in common

    void expect_keys(std::vector<std::string> keys) const
    {
        keys.emplace_back("event");
        m_field.expect_keys(keys);
    }
    void expect(bool holds, const char* key, const char* allowed) const
    {
        if (const Field field = m_field.need(key); !holds)
            field.refuse(describe(field.json()), allowed);
    }
    void expect_phase(Phase phase) const
    {
        if (m_known.phase != phase)
            m_field.refuse("an event of the phase `" + std::string(print(phase)) + "`",
                           "one of the phase `" + std::string(print(m_known.phase)) + "`");
    }
    int number(const char* key, int min, int max) const
    {
        return static_cast<int>(m_field.need(key).whole(min, max));
    }
    Seat seat(const char* key = "seat") const
    {
        return static_cast<Seat>(number(key, 1, m_known.players) - 1);
    }
    // Who is to choose.
    Seat chooser() const
    {
        expect(seat() == m_known.to_move, "seat", "the seat whose turn it is");
        return seat();
    }
    template <typename Parse>
    auto word(const char* key, Parse parse, const char* allowed) const
    {
        const Field field = m_field.need(key);
        const auto value = parse(field.text());
        if (!value)
            field.refuse(describe(field.json()), allowed);
        return *value;
    }
    Pile pile() const { return word("pile", parse_pile, "roof, floor or permit"); }
    Tile tile() const { return word("tile", parse_tile, "fountain, amphitheatre or temple"); }
    Card card_in(const Field& field) const
    {
        const auto card = parse_card(m_deck, field.text());
        if (!card)
            field.refuse(describe(field.json()), "a card of this deck");
        return *card;
    }
    Card card() const { return card_in(m_field.need("card")); }
    // That go into a set which has those already.
    std::vector<Card> cards_beside(const CardSet& others, const Field& field) const
    {
        CardSet all = others;
        std::vector<Card> cards;
        for (const Field& item : field.items(max_cards)) {
            const Card card = card_in(item);
            expect_room(all, card, item);
            m_deck.add(all, card);
            cards.push_back(card);
        }
        return cards;
    }
    void expect_room(const CardSet& cards, Card card, const Field& field) const
    {
        if (m_deck.count(cards, card) >= m_deck[card].copies)
            field.refuse("a card too many");
    }
    bool is_own(Seat seat) const { return seat == m_view.seat; }
    // The seat can lay that card on the discards.
    void expect_in_hand(Seat seat, Card card, const Field& field) const
    {
        const Pile pile = m_deck.pile(card);
        const auto p = index(pile);
        if (is_own(seat) ? !m_deck.holds(m_known.hand[seat], card)
                         : sees_count(m_rules, m_view.seat, seat) && m_known.hand_count[seat][p] == 0)
            field.refuse("a card that is not in that hand");
        if (m_known.draw_count[p] + m_known.discard_count[p] >= m_deck.pile_size(pile))
            field.refuse("more cards than the deck has of this kind");
    }
    Tile tile_at_auction() const
    {
        if (m_known.auction < 1 || m_known.auction > m_rules.auctions_in(m_known.round))
            m_field.refuse("an event of an auction", "one between auctions");
        return m_rules.tile_of(m_known.round, m_known.auction);
    }
    void expect_at_auction(Tile tile) const
    {
        expect(tile == tile_at_auction(), "tile", "the tile of this auction");
    }
    std::array<int, max_seats> points(const char* key) const
    {
        std::array<int, max_seats> all{};
        const Field field = m_field.need(key);
        std::vector<std::string> seats;
        for (Seat seat = 0; seat < m_known.players; ++seat)
            seats.push_back(print_seat(seat));
        field.expect_keys(seats);
        for (Seat seat = 0; seat < m_known.players; ++seat)
            if (const auto given = field.find(seats[seat]))
                all[seat] = static_cast<int>(given->whole(0, highest_score));
        return all;
    }

    // Construction

    Event played() const
    {
        expect_keys({"seat", "move"});
        expect_phase(Phase::construction);
        const Seat seat = chooser();
        const Field field = m_field.need("move");
        const Move move = card_move(field);
        expect_in_hand(seat, move.card, field);
        Position shown = m_known; // the card was in the hand
        if (!m_deck.holds(shown.hand[seat], move.card))
            m_deck.add(shown.hand[seat], move.card);
        if (const Refusal refusal = check_construction(m_rules, shown, move))
            field.refuse(describe(field.json()), "a legal move: " + capitol::describe(refusal));
        return Played{seat, move};
    }
    Move card_move(const Field& field) const
    {
        const ParsedChoice parsed = parse_choice(m_rules, m_known, field.text());
        const Move* move = parsed.choice ? std::get_if<Move>(&*parsed.choice) : nullptr;
        if (!move || move->card == Card{})
            field.refuse(describe(field.json()), "a card played");
        return *move;
    }
    Event passed() const
    {
        expect_keys({"seat", "forced"});
        expect_phase(Phase::construction);
        return Passed{seat(), m_field.need("forced").flag()};
    }

    // Auctions

    Event auction_began() const
    {
        expect_keys({"tile", "number", "bidders"});
        const auto auction = static_cast<std::uint8_t>(number("number", 1, max_auctions));
        expect(auction <= m_rules.auctions_in(m_known.round), "number", "an auction of this round");
        expect(tile() == m_rules.tile_of(m_known.round, auction), "tile", "the tile of this auction");
        return AuctionBegan{tile(), auction, static_cast<std::uint8_t>(bidders())};
    }
    unsigned bidders() const
    {
        unsigned seats = 0;
        for (const Field& one : m_field.need("bidders").items(m_known.players))
            seats |= 1U << (one.whole(1, m_known.players) - 1);
        return seats;
    }
    Event bid_sealed() const
    {
        expect_keys({"seat", "bid"});
        expect_phase(Phase::bidding);
        const Seat bidder = seat();
        expect(!m_known.has_bid[bidder], "seat", "a seat that has not bid yet");
        const auto field = m_field.find("bid");
        if (field.has_value() != is_own(bidder))
            m_field.refuse("a bid", "that of the own seat, and no other");
        return field ? BidSealed{bidder, own_bid(bidder, *field)} : BidSealed{bidder, std::nullopt};
    }
    std::vector<Card> own_bid(Seat bidder, const Field& field) const
    {
        Bid bid;
        for (const Field& item : field.items(max_cards))
            bid.add(card_in(item));
        if (const Refusal refusal = check_bid(m_rules, m_known, bidder, bid))
            field.refuse("a bid", "a legal one: " + capitol::describe(refusal));
        return {bid.cards.begin(), bid.cards.begin() + bid.size};
    }
    Event bid_revealed() const
    {
        expect_keys({"seat", "bid", "total"});
        BidRevealed event{seat(), cards_beside({}, m_field.need("bid")), 0};
        for (const Card card : event.bid)
            event.total += m_deck.value(card);
        event.total = number("total", event.total, event.total);
        return event;
    }
    Event auction_won() const
    {
        expect_keys({"seat", "tile", "total", "tie_broken_by"});
        expect_phase(Phase::bidding);
        expect_at_auction(tile());
        AuctionWon event{seat(), tile(), number("total", 0, highest_score), false, {}};
        event.tied = m_field.find("tie_broken_by").has_value();
        if (event.tied)
            event.tie_broken_by = word("tie_broken_by", parse_tie_break, "a rule that breaks ties");
        return event;
    }
    Event auction_unsold() const
    {
        expect_keys({"tile", "reason"});
        return AuctionUnsold{tile(), word("reason", parse_unsold_reason, "tie, no_bid or no_room")};
    }
    Event paid() const
    {
        expect_keys({"seat", "card"});
        expect_in_hand(seat(), card(), m_field.need("card"));
        return Paid{seat(), card()};
    }
    Event tile_placed() const
    {
        expect_keys({"seat", "tile", "at"});
        expect_phase(Phase::tile);
        expect_at_auction(tile());
        const Seat seat = chooser();
        const Field at = m_field.need("at");
        const ParsedChoice parsed = parse_choice(m_rules, m_known, "tile@" + at.text());
        if (!parsed.choice)
            at.refuse(describe(at.json()), "a place for that tile");
        const Move& move = std::get<Move>(*parsed.choice);
        if (const Refusal refusal = check_tile(m_rules, m_known, move))
            at.refuse(describe(at.json()), "a place for that tile: " + capitol::describe(refusal));
        return TilePlaced{seat, tile(), move.area, move.site};
    }

    // Scores

    Event area_scored() const
    {
        expect_keys({"area", "points"});
        const int area = m_rules.find_area(m_field.need("area").text());
        expect(area >= 0, "area", "an area of this board");
        const AreaScored event{static_cast<std::uint8_t>(area), points("points")};
        for (Seat seat = 0; seat < m_known.players; ++seat)
            expect(event.points[seat] <= highest_score - m_known.score[seat], "points", "fewer points");
        return event;
    }
    Event round_scored() const
    {
        expect_keys({"round", "totals"});
        return RoundScored{round(), points("totals")};
    }
    std::uint8_t round() const
    {
        return static_cast<std::uint8_t>(number("round", 1, m_rules.ruleset().rounds));
    }

    // Cards

    Event dealt() const
    {
        expect_keys({"seat", "pile", "count", "cards"});
        const auto p = index(pile());
        Dealt event{
            seat(),
            pile(),
            static_cast<std::uint8_t>(number("count", 0, std::min(m_known.draw_count[p], m_known.unseen[p]))),
            {}};
        if (const auto field = m_field.find("cards"))
            event.cards = cards_beside(m_known.hand[event.seat], *field);
        if (event.cards.size() != (is_own(event.seat) ? event.count : 0U))
            m_field.refuse("cards dealt", "those of the own seat, and no other");
        for (const Card card : event.cards)
            expect(m_deck.pile(card) == event.pile, "cards", "cards of that pile");
        return event;
    }
    Event top_shown() const
    {
        expect_keys({"pile", "card"});
        expect(m_deck.pile(card()) == pile(), "card", "a card of that pile");
        expect(m_known.draw_count[index(pile())] > 0, "pile", "a pile with cards");
        return TopShown{card(), pile()};
    }
    Event drew() const
    {
        expect_keys({"seat", "card"});
        expect_phase(Phase::draw);
        const Card drawn = card();
        const Pile from = m_deck.pile(drawn);
        const bool is_there = m_known.draw_count[index(from)] > 0 && m_known.draws_left > 0;
        expect(is_there && m_known.draw_card(m_deck, from, 0) == drawn, "card",
               "the card on top of its pile");
        expect_room(m_known.hand[chooser()], drawn, m_field.need("card"));
        expect_room(m_known.known[chooser()], drawn, m_field.need("card"));
        return Drew{chooser(), drawn};
    }
    Event stopped_drawing() const
    {
        expect_keys({"seat"});
        expect_phase(Phase::draw);
        return StoppedDrawing{chooser()};
    }
    Event pile_turned() const
    {
        expect_keys({"pile"});
        expect(m_known.draw_count[index(pile())] == 0, "pile", "an empty pile");
        return PileTurned{pile()};
    }

    // Turns

    Event round_began() const
    {
        expect_keys({"round", "first"});
        return RoundBegan{round(), seat("first")};
    }
    Event turn_began() const
    {
        expect_keys({"phase", "seat", "draws_left"});
        const Phase phase = word("phase", parse_phase, "a phase");
        const int draws = phase == Phase::draw ? number("draws_left", 0, 255) : 0;
        return TurnBegan{phase, seat(), static_cast<std::uint8_t>(draws)};
    }
    Event game_over() const
    {
        expect_keys({"winners"});
        GameOver event;
        for (const Field& one : m_field.need("winners").items(m_known.players))
            event.winners.push_back(static_cast<Seat>(one.whole(1, m_known.players) - 1));
        return event;
    }

    const Rules& m_rules;
    const Deck& m_deck;
    const View& m_view;
    const Position& m_known;
    const Field& m_field;
};

} // namespace

Event read_event(const Rules& rules, const View& before, const Field& field)
{
    return EventReader(rules, before, field).read();
}

} // namespace capitol
