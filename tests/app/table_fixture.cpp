#include "table_fixture.h"

#include "capitol/notation.h"

#include <QTest>

#include <set>

namespace capitol::app {

namespace {

std::multiset<QString> handShown(GameSession& session)
{
    std::multiset<QString> cards;
    for (int row = 0; row < session.hand()->count(); ++row)
        cards.insert(session.hand()->row(row).text);
    return cards;
}

std::multiset<QString> handHeld(const Deck& deck, const CardSet& hand)
{
    std::multiset<QString> cards;
    hand.for_each(
        [&](int bit) { cards.insert(QString::fromStdString(print_card(deck, deck.card_at(bit)))); });
    return cards;
}

} // namespace

const Library& testLibrary()
{
    static const Library library({std::filesystem::path(CAPITOL_SOURCE_DIR) / "variants"});
    return library;
}

Record freshRecord(const std::string& variantId, const std::vector<std::string>& players, std::uint64_t seed)
{
    static const std::vector<std::string> names{"Anna", "Livia", "Marcus", "Octavia"};
    Record record;
    record.variant = *testLibrary().load(variantId).value;
    record.seed = seed;
    for (const std::string& player : players)
        record.seats.push_back({names[record.seats.size()], player});
    record.opening = open_from_seed(record.variant.playable(), int(players.size()), seed);
    return record;
}

Record playedRecord(const std::string& variantId, const std::vector<std::string>& players, std::uint64_t seed)
{
    Record record = freshRecord(variantId, players, seed);
    const Rules rules = record.variant.playable();
    Random random(seed);
    Position position = record.start_position(rules);
    while (position.phase != Phase::over) {
        record.moves.push_back({position.to_move, random_choice(rules, position, random)});
        apply(rules, position, record.moves.back().choice);
    }
    return record;
}

TestTable::TestTable(Record record)
{
    session.begin(std::move(record), file);
}

TestTable::TestTable(const std::string& variantId, const std::vector<std::string>& players,
                     std::uint64_t seed)
    : TestTable(freshRecord(variantId, players, seed))
{
}

void TestTable::toPerson()
{
    const auto settle = [this] {
        session.next();
        session.uncoverHand();
        return session.humanToMove() || isOver();
    };
    QTRY_VERIFY_WITH_TIMEOUT(settle(), 60000);
}

void Pilot::move(GameSession& session)
{
    Composer& composer = *session.composer();
    if (composer.canSeal())
        return bid(session);
    if (session.state()->phase() == TableState::Phase::Draw)
        return draw(session);
    build(session);
}

template <typename T>
T Pilot::any(const QList<T>& of)
{
    return of[m_random.below(static_cast<std::uint32_t>(of.size()))];
}

void Pilot::build(GameSession& session)
{
    Composer& composer = *session.composer();
    if (composer.canPass() && (session.hand()->count() == 0 || chance(8))) {
        composer.pass();
        return composer.confirm();
    }
    if (session.state()->phase() == TableState::Phase::Construction && composer.selectedCard() < 0)
        composer.selectCard(int(m_random.below(static_cast<std::uint32_t>(session.hand()->count()))));
    for (int tries = 0; tries < 12 && session.humanToMove(); ++tries) {
        if (composer.canConfirm() && !chance(4))
            return composer.confirm();
        target(session);
        if (composer.canTakeBack() && chance(10))
            composer.takeBack();
    }
    if (composer.canPlayForNothing() && chance(2))
        composer.playForNothing();
}

// Any of the places that glow.
void Pilot::target(GameSession& session)
{
    Composer& composer = *session.composer();
    QList<std::function<void()>> glowing;
    for (int row = 0; row < session.sites()->count(); ++row)
        if (session.sites()->row(row).legal)
            glowing.append([&, row] { composer.pickSite(row); });
    for (int row = 0; row < session.yard()->count(); ++row)
        if (session.yard()->row(row).legal)
            glowing.append([&, row] { composer.pickYard(row); });
    if (composer.newBuildingLegal())
        glowing.append([&] { composer.pickNewBuilding(); });
    if (composer.roofChoiceOpen())
        glowing.append([&, shape = 1 + chance(2)] { composer.pickRoof(shape); });
    if (!glowing.isEmpty())
        any(glowing)();
}

void Pilot::bid(GameSession& session)
{
    Composer& composer = *session.composer();
    for (int row = 0; row < session.hand()->count(); ++row)
        if (chance(3))
            composer.toggleBid(row);
    if (composer.bidCount() > 1)
        composer.moveBid(0, composer.bidCount() - 1);
    composer.sealBid();
}

void Pilot::draw(GameSession& session)
{
    Composer& composer = *session.composer();
    if (composer.canDone() && chance(2))
        return composer.done();
    QList<int> piles;
    for (int pile = 0; pile < pile_count; ++pile)
        if (value(*session.piles(), pile, "legal").toBool())
            piles.append(pile);
    composer.pickPile(any(piles));
}

Position positionOf(const Match& match)
{
    return match.record()->position_after(match.rules(), match.record()->moves.size());
}

int handRow(const GameSession& session, const QString& text)
{
    auto* hand = const_cast<GameSession&>(session).hand();
    for (int row = 0; row < hand->count(); ++row)
        if (hand->row(row).text == text)
            return row;
    return -1;
}

int siteRow(GameSession& session, const QString& site)
{
    const Rules& rules = session.match()->rules();
    for (int row = 0; row < session.sites()->count(); ++row) {
        const SiteRow& here = session.sites()->row(row);
        const QString code = QString::fromStdString(rules.area(here.area).code);
        if (site == (here.site < 0 ? code : code + QStringLiteral(".%1").arg(here.site + 1)))
            return row;
    }
    return -1;
}

int yardRow(GameSession& session, const QString& building)
{
    for (int row = 0; row < session.yard()->count(); ++row) {
        const YardRow& here = session.yard()->row(row);
        if (building == QString::fromStdString(print_building(here.floors, Roof(here.roof))))
            return row;
    }
    return -1;
}

QVariant value(const QAbstractItemModel& model, int row, const char* role)
{
    return model.data(model.index(row, 0), model.roleNames().key(role));
}

QList<RowModel*> listsOf(GameSession& session)
{
    return {session.sites(),    session.areas(),  session.yard(),  session.seats(),
            session.hand(),     session.log(),    session.piles(), session.recent(),
            session.auctions(), session.reveal(), session.scores()};
}

void compareWithPosition(GameSession& session, const Rules& rules, const Position& position)
{
    QCOMPARE(int(session.state()->phase()), int(position.phase));
    QCOMPARE(session.state()->round(), int(position.round));
    for (int row = 0; row < session.sites()->count(); ++row) {
        const SiteRow& site = session.sites()->row(row);
        if (site.site < 0 || site.ghost)
            continue;
        const Site here = position.sites[rules.area(site.area).first_site + site.site];
        QCOMPARE(site.content.isEmpty(), here.is_vacant());
        QCOMPARE(site.floors, here.is_building() ? here.floors() : 0);
    }
    for (int seat = 0; seat < position.players; ++seat)
        QCOMPARE(value(*session.seats(), seat, "score").toInt(), int(position.score[seat]));
    if (!session.handCovered())
        QCOMPARE(handShown(session), handHeld(rules.deck(), position.hand[session.viewSeat()]));
}

QStringList everythingShown(GameSession& session)
{
    QStringList lines;
    const QList<RowModel*> lists = listsOf(session);
    for (const RowModel* list : lists) {
        const auto roles = list->roleNames();
        for (int row = 0; row < list->count(); ++row) {
            QString line =
                QString::fromLatin1(list->metaObject()->className()) + QStringLiteral(" %1").arg(row);
            for (auto role = roles.begin(); role != roles.end(); ++role)
                QDebug(&line) << role.value() << list->data(list->index(row), role.key());
            lines.append(line);
        }
    }
    return lines;
}

} // namespace capitol::app
