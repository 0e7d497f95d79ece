#include "invariants.h"

#include "capitol/notation.h"
#include "naive_construction.h"

#include <algorithm>
#include <map>
#include <memory>

namespace capitol::test {

namespace {

using Counts = std::map<std::string, int>;

void expect(bool holds, const std::string& what, Problems& problems)
{
    if (!holds)
        problems.push_back(what);
}

void count_cards(const Rules& rules, const CardSet& cards, Counts& counts)
{
    cards.for_each([&](int bit) { ++counts[print_card(rules.deck(), rules.deck().card_at(bit))]; });
}

void count_piles(const Rules& rules, const Position& position, Counts& counts)
{
    const Deck& deck = rules.deck();
    for (Pile pile : all_piles) {
        for (int i = 0; i < position.draw_count[index(pile)]; ++i)
            ++counts[print_card(deck, position.draw_card(deck, pile, i))];
        for (int i = 0; i < position.discard_count[index(pile)]; ++i)
            ++counts[print_card(deck, position.discard_card(deck, pile, i))];
    }
}

int floors_on_board(const Rules& rules, const Position& position)
{
    int floors = 0;
    for (int i = 0; i < rules.total_sites(); ++i)
        floors += position.sites[i].is_building() ? position.sites[i].floors() : 0;
    return floors;
}

int roofs_used(const Rules& rules, const Position& position, Seat seat, Roof roof)
{
    int used = 0;
    for (int i = 0; i < rules.total_sites(); ++i) {
        const Site site = position.sites[i];
        used += site.is_building() && site.owner() == seat && site.roof() == roof;
    }
    for (int height : position.yards[seat].finished[index(roof) - 1])
        used += height > 0;
    return used;
}

int tiles_auctioned(const Rules& rules, const Position& position, Tile tile)
{
    int auctioned = 0;
    for (int round = 1; round <= position.round; ++round)
        for (int auction = 1; auction <= rules.auctions_in(round); ++auction)
            auctioned += rules.tile_of(round, auction) == tile;
    return auctioned;
}

void audit_hand(const Rules& rules, const Position& position, Seat seat, Problems& problems)
{
    const Deck& deck = rules.deck();
    for (Pile pile : all_piles)
        expect((position.hand[seat] & deck.of_pile(pile)).size() == position.hand_count[seat][index(pile)],
               "hand_count is not the hand's", problems);
    expect(deck.minus(position.known[seat], position.hand[seat]).empty(), "known holds what the hand has not",
           problems);
    for (int i = 0; i < position.bid_size[seat]; ++i)
        expect(deck.holds(position.hand[seat], position.bid_card(seat, i)), "a bid card is not in the hand",
               problems);
}

void audit_area(const Rules& rules, const Position& position, int area, Problems& problems)
{
    const AreaRules& place = rules.area(area);
    AreaState seen{position.areas[area].large, Shapes::none, 0, 0};
    for (int i = 0; i < place.small_sites; ++i) {
        const Site site = position.sites[place.first_site + i];
        seen.vacant |= static_cast<std::uint16_t>(site.is_vacant() << i);
        if (!site.is_building())
            continue;
        seen.tallest = std::max<std::uint8_t>(seen.tallest, static_cast<std::uint8_t>(site.floors()));
        const Shapes shape = site.roof() == Roof::round ? Shapes::round : Shapes::triangular;
        seen.shapes = seen.shapes == Shapes::none || seen.shapes == shape ? shape : Shapes::mixed;
    }
    expect(seen == position.areas[area], "area " + place.code + ": its summary is not its sites'", problems);
    expect(seen.shapes != Shapes::mixed || !rules.ruleset().placement.same_roof_in_area,
           "mixed roofs in an area", problems);
}

void audit_turn(const Rules& rules, const Position& position, Problems& problems)
{
    const Seat seat = position.to_move;
    expect(seat < position.players && position.first < position.players, "no such seat", problems);
    expect(position.round >= 1 && position.round <= rules.ruleset().rounds, "no such round", problems);
    if (position.phase == Phase::construction)
        expect(!position.passed[seat] && position.hand_size(seat) > 0, "nothing to decide in construction",
               problems);
    if (position.phase == Phase::bidding)
        expect(!position.has_bid[seat] && position.hand_size(seat) > 0, "nothing to decide in bidding",
               problems);
    const bool auction = position.phase == Phase::bidding || position.phase == Phase::tile;
    expect(auction == (position.auction > 0), "an auction out of its phase", problems);
    expect((position.phase == Phase::draw) == (position.draws_left > 0), "draws out of their phase",
           problems);
}

std::vector<Move> listed(const Rules& rules, const Position& position, Sites sites)
{
    static const auto moves = std::make_unique<LegalMoves>();
    legal(rules, position, *moves, sites);
    std::vector<Move> list;
    for (int i = 0; i < moves->size(); ++i)
        list.push_back((*moves)[i]);
    return list;
}

std::set<std::string> texts_of(const Rules& rules, const Position& position, const std::vector<Move>& moves)
{
    std::set<std::string> texts;
    for (const Move& move : moves)
        texts.insert(print_move(rules, position, move));
    return texts;
}

void audit_spelling(const Rules& rules, const Position& position, const Move& move, Problems& problems)
{
    const std::string text = print_move(rules, position, move);
    const ParsedChoice parsed = parse_choice(rules, position, text);
    if (!parsed.choice)
        return problems.push_back(text + " is printed but cannot be read: " + parsed.error);
    expect(*parsed.choice == Choice(move), text + " is read as another move", problems);
}

std::string difference(const std::set<std::string>& a, const std::set<std::string>& b)
{
    for (const std::string& text : a)
        if (!b.contains(text))
            return text;
    return {};
}

void compare_with_naive(const Rules& rules, const Position& position, Sites sites,
                        const std::set<std::string>& found, Problems& problems)
{
    const std::set<std::string> naive = naive_construction(rules, position, sites);
    if (const std::string text = difference(naive, found); !text.empty())
        problems.push_back(text + " is allowed by the rules but not listed");
    if (const std::string text = difference(found, naive); !text.empty())
        problems.push_back(text + " is listed but not allowed by the rules");
}

// A move somewhere near what could be one.
Move plausible_move(const Rules& rules, const Position& position, Random& random)
{
    const auto below = [&](int bound) {
        return static_cast<std::uint8_t>(random.below(static_cast<unsigned>(bound)));
    };
    Move move;
    move.kind = static_cast<MoveKind>(random.below(7));
    move.pile = all_piles[random.below(pile_count)];
    const CardSet& hand =
        position.hand[random.below(4) ? position.to_move : position.next_seat(position.to_move)];
    move.card = Card{below(rules.deck().types())};
    if (const int size = hand.size())
        move.card = rules.deck().card_at(hand.nth(below(size)));
    if (move.kind <= MoveKind::permit && move.kind != MoveKind::pass)
        move.kind = std::array{MoveKind::roof, MoveKind::floor,
                               MoveKind::permit}[index(rules.deck().pile(move.card))];
    move.for_nothing = random.below(8) == 0;
    move.roof = both_roofs[random.below(2)];
    move.height = static_cast<std::uint8_t>(1 + below(5));
    move.area = below(rules.area_count());
    move.site = below(rules.area(move.area).small_sites + 1);
    move.floors = below(max_floors_per_card + 1);
    for (int i = 0; i < move.floors; ++i)
        move.targets[i] = below(6);
    return move;
}

// Only what its kind uses, so that equal moves are equal.
Move tidy(const Rules& rules, const Position& position, Move move)
{
    Move tidied;
    tidied.kind = move.kind;
    if (move.kind == MoveKind::floor && move.floors == 0)
        move.for_nothing = true;
    if (move.kind == MoveKind::draw)
        tidied.pile = move.pile;
    const bool has_card =
        move.kind == MoveKind::floor || move.kind == MoveKind::roof || move.kind == MoveKind::permit;
    if (has_card) {
        tidied.card = move.card;
        tidied.for_nothing = move.for_nothing;
    }
    if (has_card && move.for_nothing)
        return tidied;
    if (move.kind == MoveKind::floor) {
        tidied.floors = move.floors;
        tidied.targets = move.targets;
    }
    if (move.kind == MoveKind::roof || move.kind == MoveKind::permit) {
        tidied.roof = move.roof;
        tidied.height = move.height;
    }
    if (move.kind == MoveKind::permit || move.kind == MoveKind::tile)
        tidied.area = move.area;
    const bool small =
        move.kind == MoveKind::permit || (move.kind == MoveKind::tile && position.auction > 0 &&
                                          rules.tile_of(position.round, position.auction) == Tile::fountain);
    if (small)
        tidied.site = move.site;
    return tidied;
}

// A roof card that places a house, and the like.
bool is_played_as_another(const Rules& rules, const Position& position, Move move)
{
    if (move.kind != MoveKind::floor && move.kind != MoveKind::roof && move.kind != MoveKind::permit)
        return false;
    move.kind = move.kind == MoveKind::floor ? MoveKind::permit : MoveKind::floor;
    return !check(rules, position, move);
}

// What `check` lets pass is what is listed, and nothing else.
void audit_check(const Rules& rules, const Position& position, const std::set<std::string>& all,
                 Random& random, Problems& problems)
{
    for (int i = 0; i < 40; ++i) {
        const Move move = tidy(rules, position, plausible_move(rules, position, random));
        const bool passes = !check(rules, position, move);
        expect(!is_played_as_another(rules, position, move), "a card is played as one of another kind",
               problems);
        if (!passes && (move.kind == MoveKind::permit || move.kind == MoveKind::tile) &&
            move.site >= rules.area(move.area).small_sites)
            continue; // such a site cannot be printed
        const std::string text = print_move(rules, position, move);
        expect(passes == all.contains(text),
               text + (passes ? " passes check but is not listed" : " is refused but listed"), problems);
        const ParsedChoice parsed = parse_choice(rules, position, text);
        if (parsed.choice)
            expect(passes == !check(rules, position, *parsed.choice),
                   text + " is checked differently once read", problems);
    }
}

void audit_bids(const Rules& rules, const Position& position, Random& random, Problems& problems)
{
    std::vector<Card> hand;
    position.hand[position.to_move].for_each([&](int bit) { hand.push_back(rules.deck().card_at(bit)); });
    random.shuffle(hand.data(), static_cast<int>(hand.size()));
    Bid bid;
    expect(!check(rules, position, bid), "the empty bid is refused", problems);
    for (Card card : hand) {
        bid.add(card);
        const std::string text = print_bid(rules.deck(), bid);
        expect(!check(rules, position, bid), text + " is refused", problems);
        const ParsedChoice parsed = parse_choice(rules, position, text);
        expect(parsed.choice && *parsed.choice == Choice(bid), text + " is read as another bid", problems);
    }
    const Card extra{static_cast<std::uint8_t>(random.below(static_cast<unsigned>(rules.deck().types())))};
    const bool had = rules.deck().count(position.hand[position.to_move], extra) > 0;
    Bid twice = bid;
    twice.add(extra);
    expect(static_cast<bool>(check(rules, position, twice)), "a bid of more than the hand passes", problems);
    if (had)
        return;
    Bid strange;
    strange.add(extra);
    expect(static_cast<bool>(check(rules, position, strange)), "a bid of a card not held passes", problems);
}

// The cards of a pile that this seat cannot tell apart, dealt out anew; sealed bids of others made anew.
Position with_hidden_cards_moved(const Rules& rules, const Position& position, Seat viewer, Random& random)
{
    const Deck& deck = rules.deck();
    Position moved = position;
    for (Pile pile : all_piles) {
        const int unseen = position.unseen[index(pile)];
        Card* in_pile = moved.pile_cards.data() + deck.pile_offset(pile);
        std::vector<Card> pool;
        std::vector<Seat> owners;
        for (Seat seat = 0; seat < position.players; ++seat)
            if (seat != viewer)
                deck.minus(position.hand[seat] & deck.of_pile(pile), position.known[seat])
                    .for_each([&](int bit) {
                        pool.push_back(deck.card_at(bit));
                        owners.push_back(seat);
                        deck.remove(moved.hand[seat], deck.card_at(bit));
                    });
        const bool names_known = !(position.shuffled & deck.of_pile(pile)).empty();
        if (names_known)
            random.shuffle(in_pile, unseen);
        else
            pool.insert(pool.end(), in_pile, in_pile + unseen);
        random.shuffle(pool.data(), static_cast<int>(pool.size()));
        for (std::size_t i = 0; i < owners.size(); ++i)
            deck.add(moved.hand[owners[i]], pool[i]);
        if (!names_known)
            std::copy(pool.begin() + static_cast<std::ptrdiff_t>(owners.size()), pool.end(), in_pile);
    }
    return moved;
}

void rebid(const Rules& rules, Position& position, Seat viewer, Random& random)
{
    const auto old_cards = position.bid_cards;
    const auto old_start = position.bid_start;
    int start = 0;
    position.bid_cards.fill(unknown_card);
    Seat seat = position.first;
    for (int i = 0; i < position.players; ++i, seat = position.next_seat(seat)) {
        if (!position.has_bid[seat] || position.hand_size(seat) == 0)
            continue;
        position.bid_start[seat] = static_cast<std::uint8_t>(start);
        if (seat == viewer)
            std::copy_n(old_cards.begin() + old_start[seat], position.bid_size[seat],
                        position.bid_cards.begin() + start);
        else {
            int size = 0;
            position.hand[seat].for_each([&](int bit) {
                if (random.below(2))
                    position.bid_cards[start + size++] = rules.deck().card_at(bit);
            });
            position.bid_size[seat] = static_cast<std::uint8_t>(size);
        }
        start += position.bid_size[seat];
    }
}

void audit_view_of(const Rules& rules, const Position& position, Seat viewer, Random& random,
                   Problems& problems)
{
    const Deck& deck = rules.deck();
    const View view = observe(rules, position, viewer);
    const std::string who = "view of " + print_seat(viewer) + ": ";
    expect(view.seat == viewer && view.known.hand[viewer] == position.hand[viewer], who + "not its own hand",
           problems);
    for (Seat seat = 0; seat < position.players; ++seat) {
        if (seat == viewer)
            continue;
        expect(view.known.hand[seat] == position.known[seat],
               who + "another hand holds more or less than was shown", problems);
        expect(view.known.bid_size[seat] == 0, who + "a sealed bid shows", problems);
        if (rules.ruleset().information.hand_count == HandCount::hidden)
            expect(view.known.hand_size(seat) == view.known.hand[seat].size(), who + "a hand is counted",
                   problems);
    }
    for (Pile pile : all_piles)
        for (int i = 0; i < position.draw_count[index(pile)]; ++i) {
            const Card seen = view.known.draw_card(deck, pile, i);
            const bool hidden = i >= position.draw_count[index(pile)] - position.unseen[index(pile)];
            expect(hidden ? seen == unknown_card : seen == position.draw_card(deck, pile, i),
                   who + "a pile card", problems);
            expect(i > 0 || !hidden, who + "a hidden top card", problems);
        }
    Position moved = with_hidden_cards_moved(rules, position, viewer, random);
    if (position.phase == Phase::bidding)
        rebid(rules, moved, viewer, random);
    moved.random = position.random ? 12345 : 0;
    expect(observe(rules, moved, viewer) == view, who + "it changes with what it cannot know", problems);
    const Position possible = determinise(rules, view, random);
    expect(observe(rules, possible, viewer) == view, who + "determinise does not agree with it", problems);
    audit_pieces(rules, possible, problems);
    audit_caches(rules, possible, problems);
    if (position.phase != Phase::over && position.to_move == viewer)
        expect(listed(rules, position, Sites::all) == listed(rules, view.known, Sites::all),
               who + "other legal moves", problems);
}

} // namespace

void audit_pieces(const Rules& rules, const Position& position, Problems& problems)
{
    Counts all, found;
    count_cards(rules, rules.deck().all(), all);
    for (Seat seat = 0; seat < position.players; ++seat)
        count_cards(rules, position.hand[seat], found);
    count_piles(rules, position, found);
    expect(found == all, "cards are lost or made", problems);
    int floors = position.supply + floors_on_board(rules, position);
    for (Seat seat = 0; seat < position.players; ++seat) {
        floors += position.yards[seat].floors();
        for (Roof roof : both_roofs)
            expect(position.yards[seat].roofs[index(roof) - 1] + roofs_used(rules, position, seat, roof) ==
                       rules.all_roofs(roof),
                   "roofs are lost or made", problems);
    }
    expect(floors == rules.ruleset().pieces.floors, "floors are lost or made", problems);
}

void audit_tiles(const Rules& rules, const Position& position, Problems& problems)
{
    int fountains = 0;
    int printed = 0;
    std::map<Tile, int> large;
    for (int area = 0; area < rules.area_count(); ++area) {
        printed += rules.area(area).printed_fountains;
        ++large[position.areas[area].large];
        expect(rules.area(area).large_site || position.areas[area].large == Tile::none, "a tile on no site",
               problems);
        for (int i = 0; i < rules.area(area).small_sites; ++i)
            fountains += position.sites[rules.area(area).first_site + i].is_fountain();
    }
    expect(fountains >= printed && fountains <= printed + tiles_auctioned(rules, position, Tile::fountain),
           "fountains are not those printed and sold", problems);
    for (Tile tile : {Tile::amphitheatre, Tile::temple})
        expect(large[tile] <= tiles_auctioned(rules, position, tile), "more large tiles than were sold",
               problems);
    expect(large[Tile::fountain] == 0, "a fountain on a large site", problems);
}

void audit_caches(const Rules& rules, const Position& position, Problems& problems)
{
    for (Seat seat = 0; seat < position.players; ++seat)
        audit_hand(rules, position, seat, problems);
    for (int area = 0; area < rules.area_count(); ++area)
        audit_area(rules, position, area, problems);
    for (Pile pile : all_piles) {
        const auto p = index(pile);
        expect(position.draw_count[p] > 0 || position.discard_count[p] == 0,
               "a pile with discards shows no card", problems);
        expect(position.unseen[p] < position.draw_count[p] || position.draw_count[p] == 0,
               "a top card is unseen", problems);
    }
    if (position.phase != Phase::over)
        audit_turn(rules, position, problems);
}

void audit_moves(const Rules& rules, const Position& position, Random& random, Problems& problems)
{
    const std::vector<Move> all = listed(rules, position, Sites::all);
    const std::vector<Move> lowest = listed(rules, position, Sites::lowest_vacant);
    const std::set<std::string> all_texts = texts_of(rules, position, all);
    const std::set<std::string> lowest_texts = texts_of(rules, position, lowest);
    expect(all_texts.size() == all.size() && lowest_texts.size() == lowest.size(), "a move is listed twice",
           problems);
    if (const std::string text = difference(lowest_texts, all_texts); !text.empty())
        problems.push_back(text + " is listed, but not among all sites");
    for (const Move& move : all)
        expect(!check(rules, position, move), print_move(rules, position, move) + " is listed but refused",
               problems);
    for (std::size_t i = 0; i < all.size(); i += 1 + all.size() / 25)
        audit_spelling(rules, position, all[i], problems);
    audit_check(rules, position, all_texts, random, problems);
    if (position.phase == Phase::bidding)
        return audit_bids(rules, position, random, problems);
    expect(!all.empty(), "nothing is legal", problems);
    if (position.phase != Phase::construction)
        return;
    compare_with_naive(rules, position, Sites::lowest_vacant, lowest_texts, problems);
    compare_with_naive(rules, position, Sites::all, all_texts, problems);
}

void audit_views(const Rules& rules, const Position& position, Random& random, Problems& problems)
{
    for (Seat seat = 0; seat < position.players; ++seat)
        audit_view_of(rules, position, seat, random, problems);
}

void audit_copies(const Rules& rules, const Position& position, const Choice& choice, Problems& problems)
{
    const Position before = position;
    Position with_events = position;
    Position without = position;
    Events events;
    apply(rules, with_events, choice, &events);
    apply(rules, without, choice);
    expect(position == before, "a copy's move changed the original", problems);
    expect(with_events == without, "asking for events changed the outcome", problems);
    expect(!events.empty() && (std::holds_alternative<TurnBegan>(events.back()) ||
                               std::holds_alternative<GameOver>(events.back())),
           "a choice that does not end with a turn or with the game", problems);
}

} // namespace capitol::test
