#include "table/recent_model.h"

#include "capitol/notation.h"
#include "table/event_place.h"
#include "table/log_words.h"
#include "table/site_model.h"
#include "table/table_snapshot.h"
#include "table/words.h"

namespace capitol::app {

namespace {

bool isDeed(const Event& event)
{
    return isOneOf<Played, Passed, TilePlaced, Drew>(event);
}

QString cardOf(const Deck& deck, const Event& event)
{
    if (const auto* played = std::get_if<Played>(&event))
        return cardText(deck, played->move.card);
    const auto* drew = std::get_if<Drew>(&event);
    return drew ? cardText(deck, drew->card) : QString();
}

QString tileOf(const Event& event)
{
    const auto* placed = std::get_if<TilePlaced>(&event);
    return placed ? QString::fromStdString(std::string(print(placed->tile))) : QString();
}

RecentRow rowOf(const TableSnapshot& scene, int line)
{
    const Event& event = scene.told[std::size_t(line)].event;
    const auto place = placeOf(event);
    return {.line = line,
            .hue = scene.table.seats[seatOf(event)].hue,
            .card = cardOf(scene.rules().deck(), event),
            .tile = tileOf(event),
            .text = LogWords(scene.table)(event),
            .site = place ? siteRow(scene.rules(), *place) : -1};
}

} // namespace

QVariant RecentModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const RecentRow& row = m_rows[index.row()];
    switch (role) {
    case Line:
        return row.line;
    case Hue:
        return row.hue;
    case Card:
        return row.card;
    case Tile:
        return row.tile;
    case Words:
    case Qt::DisplayRole:
        return row.text;
    case Site:
        return row.site;
    }
    return {};
}

void RecentModel::show(const TableSnapshot& scene)
{
    QList<RecentRow> rows;
    const int last = scene.table.has(scene.view().seat) ? int(scene.told.size()) - 1 : -1;
    for (int line = last; line >= 0; --line) {
        const Event& event = scene.told[std::size_t(line)].event;
        if (!isDeed(event))
            continue;
        if (seatOf(event) == scene.view().seat)
            break;
        rows.prepend(rowOf(scene, line));
    }
    change(m_rows, rows, [](const RecentRow& a, const RecentRow& b) { return a.line == b.line; });
}

} // namespace capitol::app
