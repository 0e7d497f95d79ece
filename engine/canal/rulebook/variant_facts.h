// Everything the rulebook may state or test about a variant of Canal Mania, put into words of one language
// where needed.
#pragma once

#include "canal/variant/variant.h"
#include "rulebook/facts.h"
#include "rulebook/language.h"

namespace canal {

// Every variant has the same facts and lists:
//   knobs by their keys (`contracts.second_take` is "true" or "false"); players.spread
//   map.name, cities, towns, contracts, starting; contracts.left (starting contracts beyond the first
//   parliament) deck.all, symbols, white; tiles.all ex.over.cards; ex.canal.tiles, cards, points, value, all:
//   the worked examples
// and the lists
//   `tiles`: item.name, terrain, count, cost, points   `cards`: item.name, count, symbols
//   `ends`: item.players, score                         `builders`: item.players, points
//   `contracts`: item.name, termini, via, value
capitol::FactSheet facts_of(const Variant& variant, const capitol::Language& language);

} // namespace canal
