#include "table/table_state.h"

#include "capitol/notation.h"
#include "capitol/scoring.h"
#include "common/outside_text.h"
#include "common/tell_changes.h"
#include "table/prompt.h"
#include "table/reveal_words.h"
#include "table/table_snapshot.h"
#include "table/victory_tour.h"
#include "table/words.h"

namespace capitol::app {
namespace {

using StageView = TableState::StageView;

StageView stageOf(const TableSnapshot& scene)
{
    if (scene.stage.stage() != ShownPosition::Stage::board)
        return scene.stage.stage() == ShownPosition::Stage::reveal ? StageView::Reveal : StageView::Scoring;
    if (scene.position().phase == Phase::bidding)
        return StageView::Bids;
    return scene.position().phase == Phase::draw ? StageView::Drawing : StageView::Board;
}

int stepOf(StageView stage, Phase phase)
{
    if (stage == StageView::Scoring || phase == Phase::over)
        return 2;
    if (phase == Phase::draw)
        return 3;
    return phase == Phase::construction ? 0 : 1;
}

QList<int> winnersOf(const TableSnapshot& scene)
{
    QList<int> seats;
    const Position& position = scene.position();
    if (position.phase == Phase::over)
        for (int seat = 0; seat < position.players; ++seat)
            if (winners(scene.rules(), position) >> seat & 1)
                seats.append(seat);
    return seats;
}

QString tileText(Tile tile)
{
    return tile == Tile::none ? QString() : QString::fromStdString(std::string(print(tile)));
}

} // namespace

void TableState::show(const TableSnapshot& scene, const QString& lastLine)
{
    const Position& position = scene.position();
    const Ruleset& ruleset = scene.rules().ruleset();
    const QString asked = Prompt(scene).text();
    const StageView stage = stageOf(scene);
    tell({.phase = Phase(position.phase),
          .stage = stage,
          .step = stepOf(stage, position.phase),
          .round = position.round,
          .rounds = ruleset.rounds,
          .consul = position.first,
          .consulName = scene.table.nameOf(position.first),
          .toMove = position.to_move,
          .auction = position.auction,
          .auctions = scene.rules().auctions_in(position.round),
          .auctionTile = tileText(scene.tile()),
          .auctionTileName = Words::tile(scene.tile()),
          .tieRule = Words::tieRule(ruleset.auction.tie_break),
          .revealText = RevealWords(scene).outcome(),
          .drawsLeft = position.draws_left,
          .drawReason = Prompt(scene).drawReason(),
          .prompt = asked.isEmpty() ? lastLine : asked,
          .winners = winnersOf(scene),
          .tour = tourOf(scene),
          .variantName = fromOutside(in_language(scene.table.variant->name, scene.table.language))});
}

void TableState::clear()
{
    tell({});
}

void TableState::tell(const Told& now)
{
    static constexpr std::tuple changes{
        std::pair{&Told::phase, &TableState::phaseChanged},
        std::pair{&Told::stage, &TableState::stageChanged},
        std::pair{&Told::step, &TableState::stepChanged},
        std::pair{&Told::round, &TableState::roundChanged},
        std::pair{&Told::rounds, &TableState::roundsChanged},
        std::pair{&Told::consul, &TableState::consulChanged},
        std::pair{&Told::consulName, &TableState::consulNameChanged},
        std::pair{&Told::toMove, &TableState::toMoveChanged},
        std::pair{&Told::auction, &TableState::auctionChanged},
        std::pair{&Told::auctions, &TableState::auctionsChanged},
        std::pair{&Told::auctionTile, &TableState::auctionTileChanged},
        std::pair{&Told::auctionTileName, &TableState::auctionTileNameChanged},
        std::pair{&Told::tieRule, &TableState::tieRuleChanged},
        std::pair{&Told::revealText, &TableState::revealTextChanged},
        std::pair{&Told::drawsLeft, &TableState::drawsLeftChanged},
        std::pair{&Told::drawReason, &TableState::drawReasonChanged},
        std::pair{&Told::prompt, &TableState::promptChanged},
        std::pair{&Told::winners, &TableState::winnersChanged},
        std::pair{&Told::tour, &TableState::tourChanged},
        std::pair{&Told::variantName, &TableState::variantNameChanged}};
    tellChanges(*this, m_told, now, changes);
}

} // namespace capitol::app
