#include "table/memory_model.h"

#include "table/table_snapshot.h"
#include "table/words.h"

#include <QCoreApplication>

namespace capitol::app {

namespace {

class MemoryRows
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::MemoryModel)

public:
    explicit MemoryRows(const TableSnapshot& scene)
        : m_scene(scene), m_deck(scene.rules().deck()), m_open(scene.view())
    {
        m_open.known.hand = m_open.known.known; // as someone sees the table who has no hand
    }

    QList<MemoryRow> all() const
    {
        QList<MemoryRow> rows;
        for (Seat seat = 0; seat < position().players; ++seat)
            rows.append(hand(seat));
        for (const Pile pile : all_piles)
            rows += {drawPile(pile), discards(pile), neverSeen(pile)};
        return rows;
    }

private:
    const Position& position() const { return m_open.known; }

    MemoryRow hand(Seat seat) const
    {
        MemoryRow row{.title = m_scene.table.nameOf(seat),
                      .cards = texts(position().hand[seat]),
                      .hue = m_scene.table.seats[seat].hue};
        const int hidden = position().hand_size(seat) - int(row.cards.size());
        if (m_scene.rules().ruleset().information.hand_count == HandCount::hidden)
            row.rest = tr("and perhaps others");
        else if (hidden > 0)
            row.rest = tr("and %n that nobody has seen", nullptr, hidden);
        return row;
    }

    MemoryRow drawPile(Pile pile) const
    {
        MemoryRow row{.title = tr("%1: to draw, from the top").arg(Words::pile(pile))};
        const int unseen = position().unseen[index(pile)];
        for (int i = 0; i < position().draw_count[index(pile)] - unseen; ++i)
            row.cards.append(cardText(m_deck, position().draw_card(m_deck, pile, i)));
        const CardSet shuffled = position().shuffled & m_deck.of_pile(pile);
        if (!shuffled.empty())
            row.rest = tr("then shuffled: %1").arg(texts(shuffled).join(QLatin1Char(' ')));
        else if (unseen > 0)
            row.rest = tr("and %n that nobody has seen", nullptr, unseen);
        return row;
    }

    MemoryRow discards(Pile pile) const
    {
        MemoryRow row{.title =
                          m_scene.rules().ruleset().deck.recycle == Recycle::turn_over
                              ? tr("%1: discards, in the order they will come back").arg(Words::pile(pile))
                              : tr("%1: discards").arg(Words::pile(pile))};
        for (int i = 0; i < position().discard_count[index(pile)]; ++i)
            row.cards.append(cardText(m_deck, position().discard_card(m_deck, pile, i)));
        return row;
    }

    // In somebody's hand, or deep in the pile.
    MemoryRow neverSeen(Pile pile) const
    {
        const CardSet shuffled = position().shuffled & m_deck.of_pile(pile);
        return {.title = tr("%1: not yet seen").arg(Words::pile(pile)),
                .cards = texts(m_deck.minus(unplaced(m_scene.rules(), m_open, pile), shuffled))};
    }

    QStringList texts(const CardSet& cards) const
    {
        QStringList texts;
        cards.for_each([&](int bit) { texts.append(cardText(m_deck, m_deck.card_at(bit))); });
        return texts;
    }

    const TableSnapshot& m_scene;
    const Deck& m_deck;
    View m_open;
};

} // namespace

QVariant MemoryModel::data(const QModelIndex& index, int role) const
{
    if (!checkIndex(index, CheckIndexOption::IndexIsValid))
        return {};
    const MemoryRow& row = m_rows[index.row()];
    switch (role) {
    case Title:
    case Qt::DisplayRole:
        return row.title;
    case Cards:
        return row.cards;
    case Rest:
        return row.rest;
    case Hue:
        return row.hue;
    }
    return {};
}

void MemoryModel::show(const TableSnapshot& scene)
{
    change(m_rows, MemoryRows(scene).all());
}

void MemoryModel::clear()
{
    change(m_rows, {});
}

} // namespace capitol::app
