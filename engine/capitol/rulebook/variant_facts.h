// Everything the rulebook may state or test about a variant, put into words of one language where needed.
#pragma once

#include "capitol/variant/variant.h"
#include "rulebook/facts.h"
#include "rulebook/language.h"

namespace capitol {

// Every variant has the same facts; of the lists some may be empty.
//   knobs: those that are one value, by their keys (`construction.floor_mix` is "true" or "false")
//   players.spread; board.name, areas, small_sites, large_sites, colours, fountains, printed
//   deck.all; list `piles`: kind, count, values
//   setup.hand.all, list; setup.roofs.each, spare, spare_round, spare_triangular;
//   setup.buildings.count, floors (a player's), roofed, list; pieces.left (with most players)
//   tiles.fountain, amphitheatre, temple, large, all; fountains.any; auctions.all; list `schedule`: rounds,
//   tiles tie.count, resolved, scores, list; list `ties`: rule draw.none ("true" if nobody ever draws),
//   draw.extra_any ex.…: the worked examples, see examples.h
FactSheet facts_of(const Variant& variant, const Language& language);

} // namespace capitol
