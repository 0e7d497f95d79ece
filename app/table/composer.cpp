#include "table/composer.h"

#include "capitol/notation.h"
#include "common/tell_changes.h"
#include "table/hand_model.h"
#include "table/lesson_filter.h"
#include "table/place_preview.h"
#include "table/site_model.h"
#include "table/why_not.h"
#include "table/words.h"
#include "table/yard_model.h"

namespace capitol::app {

Composer::Composer(const HandModel& hand, const SiteModel& sites, const YardModel& yard,
                   const CapitolGuide& guide)
    : m_hand(hand), m_sites(sites), m_yard(yard), m_guide(guide)
{
}

void Composer::begin(const Rules& rules, const Position& known)
{
    m_rules = &rules;
    m_turn.reset();
    m_bid.reset();
    if (known.phase == Phase::bidding)
        m_bid.emplace();
    else
        m_turn.emplace(rules, known);
    tell();
}

void Composer::stop()
{
    m_turn.reset();
    m_bid.reset();
    m_whyNot.clear();
    tell();
}

void Composer::setSuspended(bool suspended)
{
    m_suspended = suspended;
    tell();
}

void Composer::dropRefusal()
{
    m_whyNot.clear();
    tell();
}

void Composer::tell()
{
    static constexpr std::tuple changes{
        std::pair{&Told::selectedCard, &Composer::selectedCardChanged},
        std::pair{&Told::selectedName, &Composer::selectedNameChanged},
        std::pair{&Told::canConfirm, &Composer::canConfirmChanged},
        std::pair{&Told::canTakeBack, &Composer::canTakeBackChanged},
        std::pair{&Told::canPass, &Composer::canPassChanged},
        std::pair{&Told::canPlayForNothing, &Composer::canPlayForNothingChanged},
        std::pair{&Told::canDone, &Composer::canDoneChanged},
        std::pair{&Told::canSeal, &Composer::canSealChanged},
        std::pair{&Told::newBuildingLegal, &Composer::newBuildingLegalChanged},
        std::pair{&Told::roofChoiceOpen, &Composer::roofChoiceOpenChanged},
        std::pair{&Told::roofChoice, &Composer::roofChoiceChanged},
        std::pair{&Told::bidCount, &Composer::bidCountChanged},
        std::pair{&Told::bidTotal, &Composer::bidTotalChanged},
        std::pair{&Told::ghostText, &Composer::ghostTextChanged},
        std::pair{&Told::preview, &Composer::previewChanged},
        std::pair{&Told::whyNot, &Composer::whyNotChanged}};
    tellChanges(*this, m_told, now(), changes);
}

Composer::Told Composer::now() const
{
    Told now;
    now.whyNot = m_whyNot;
    if (turn())
        tellOfTurn(now);
    if (bid())
        tellOfBid(now);
    return now;
}

void Composer::tellOfTurn(Told& now) const
{
    const auto card = turn()->card();
    const PlacePlan* places = turn()->places();
    now.selectedCard = turn()->row();
    now.selectedName = card ? Words::theCard(m_rules->deck(), *card) : QString();
    now.canConfirm = turn()->move().has_value();
    now.canTakeBack = turn()->canTakeBack();
    now.canPass = turn()->canPass() && !turn()->passing();
    now.canPlayForNothing = turn()->canPlayForNothing();
    now.canDone = turn()->canDone();
    now.newBuildingLegal =
        turn()->takesNewBuilding() && lessonAllows(m_guide.taught(), Building{}, turn()->floorsPut());
    now.roofChoiceOpen = card && places && places->roofIsOpen();
    now.roofChoice = now.roofChoiceOpen ? int(places->roof().value_or(Roof::none)) : 0;
    now.ghostText = ghost();
    now.preview = previewOfHovered();
}

void Composer::tellOfBid(Told& now) const
{
    now.canConfirm = now.canSeal = true;
    now.bidCount = bid()->size();
    now.canTakeBack = now.bidCount > 0;
    now.bidTotal = bid()->total(m_rules->deck());
}

QString Composer::ghost() const
{
    if (const auto move = turn()->move())
        return QString::fromStdString(print_move(*m_rules, turn()->known(), *move));
    return turn()->card() ? cardText(m_rules->deck(), *turn()->card()) : QString();
}

QString Composer::previewOfHovered() const
{
    if (!m_sites.has(m_hovered))
        return {};
    const Place place = placeOf(m_hovered);
    const auto move = turn()->ghostPlace() == place ? turn()->move() : turn()->moveWith(place);
    const bool builds = move && move->kind == MoveKind::permit;
    return builds ? PlacePreview(*m_rules, turn()->known(), *move).text() : QString();
}

void Composer::tellPicked(const QString& whyNot)
{
    m_whyNot = whyNot;
    tell();
    emit edited();
}

void Composer::selectCard(int row)
{
    if (!turn() || isBound() || !m_hand.has(row))
        return;
    if (turn()->row() == row)
        m_turn->deselect();
    else if (!m_turn->select(row, m_hand.row(row).card))
        return tellPicked(WhyNot::text({RefusalKind::play_for_nothing}));
    tellPicked({});
}

void Composer::pickSite(int row)
{
    if (!turn() || !m_sites.has(row))
        return;
    tellPicked(WhyNot::text(m_turn->pick(placeOf(row))));
    settle();
}

void Composer::pickYard(int row)
{
    if (!turn() || !m_yard.has(row))
        return;
    const Building building = buildingOf(row);
    tellPicked(whyNotBuilding(building, m_turn->pick(building)));
    settle();
}

void Composer::pickNewBuilding()
{
    if (!turn())
        return;
    tellPicked(WhyNot::text(m_turn->pickNewBuilding()));
    settle();
}

void Composer::pickRoof(int shape)
{
    if (!turn() || (shape != 1 && shape != 2))
        return;
    tellPicked(WhyNot::text(m_turn->pick(Roof(shape))));
    settle();
}

void Composer::pass()
{
    if (!canPass())
        return;
    m_turn->pass();
    tellPicked({});
    settle();
}

void Composer::settle()
{
    if (!m_whyNot.isEmpty() || !turn() || !turn()->isWhole())
        return;
    if (isBound())
        emit chosen(*turn()->move());
    else
        emit completed(*turn()->move());
}

void Composer::takeBack()
{
    if (turn() ? m_turn->takeBack() : bid() && m_bid->takeBack())
        tellPicked({});
}

void Composer::toggleBid(int row)
{
    if (!bid() || !m_hand.has(row))
        return;
    m_bid->toggle(row, m_hand.row(row).card);
    tellPicked({});
}

void Composer::moveBid(int from, int to)
{
    if (!bid())
        return;
    m_bid->move(from, to);
    tellPicked({});
}

void Composer::propose(const Choice& choice)
{
    if (const auto* made = std::get_if<Bid>(&choice); made && bid())
        proposeBid(*made);
    if (const auto* move = std::get_if<Move>(&choice); move && turn())
        m_turn->propose(*move, int(m_hand.cards().indexOf(move->card)));
    tellPicked({});
}

Picked Composer::picked() const
{
    if (m_bid && m_bid->size() > 0)
        return {.bid = m_bid->bid()};
    return m_turn ? m_turn->picked() : Picked{};
}

void Composer::pickAgain(const Picked& kept)
{
    if (kept.bid && m_bid)
        proposeBid(*kept.bid);
    else if (m_turn)
        m_turn->pickAgain(kept, kept.card ? int(m_hand.cards().indexOf(*kept.card)) : -1);
    tellPicked({});
}

void Composer::proposeBid(const Bid& made)
{
    const QList<Card> hand = m_hand.cards();
    for (int i = 0; i < made.size; ++i)
        for (int row = 0; row < hand.size(); ++row)
            if (hand[row] == made.cards[i] && m_bid->placeOf(row) < 0) {
                m_bid->toggle(row, hand[row]);
                break;
            }
}

void Composer::hoverSite(int row)
{
    m_hovered = row;
    tell();
    explain(turn() && m_sites.has(row) ? WhyNot::text(turn()->whyNot(placeOf(row))) : QString());
}

void Composer::hoverYard(int row)
{
    const bool there = turn() && m_yard.has(row);
    explain(there ? whyNotBuilding(buildingOf(row), turn()->whyNot(buildingOf(row))) : QString());
}

QString Composer::whyNotBuilding(const Building& building, const Refusal& refusal) const
{
    return turn()->fitsNowhere(building) ? WhyNot::fitsNowhere() : WhyNot::text(refusal);
}

void Composer::explain(const QString& whyNot)
{
    if (whyNot == m_whyNot)
        return;
    m_whyNot = whyNot;
    tell();
    if (!whyNot.isEmpty())
        emit refused();
}

void Composer::confirm()
{
    if (bid())
        return sealBid();
    if (canConfirm())
        emit chosen(*turn()->move());
}

void Composer::playForNothing()
{
    if (canPlayForNothing())
        emit chosen(turn()->forNothing());
}

void Composer::pickPile(int pile)
{
    if (turn() && pile >= 0 && pile < pile_count && turn()->canDraw(Pile(pile)))
        emit chosen(Move{.kind = MoveKind::draw, .pile = Pile(pile)});
}

void Composer::done()
{
    if (canDone())
        emit chosen(Move{.kind = MoveKind::done});
}

void Composer::sealBid()
{
    if (bid())
        emit chosen(bid()->bid());
}

Place Composer::placeOf(int row) const
{
    return {m_sites.row(row).area, m_sites.row(row).site};
}

Building Composer::buildingOf(int row) const
{
    return {m_yard.row(row).floors, Roof(m_yard.row(row).roof)};
}

} // namespace capitol::app
