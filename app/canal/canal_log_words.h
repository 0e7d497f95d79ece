// What happened, in words.
#pragma once

#include "canal/playable_canal.h"
#include "play/seat_info.h"

#include <QCoreApplication>

namespace canal::app {

class LogWords
{
    Q_DECLARE_TR_FUNCTIONS(canal::app::LogWords)

public:
    // `known`: all contracts that are told of have been taken there.
    LogWords(const Rules& rules, const Position& known, const QList<capitol::app::SeatInfo>& seats)
        : m_rules(rules), m_known(known), m_seats(seats)
    {
    }

    // Empty for what is not told.
    QString operator()(const Event& event) const;
    // Who did it, no_seat for nobody.
    static Seat actorOf(const Event& event);

private:
    QString name(Seat seat) const { return m_seats[seat].name; }
    QString contract(int contract) const;
    QString ends(int contract) const;
    QString tell(const ContractRevealed& event) const;
    QString tell(const RowDiscarded& event) const;
    QString tell(const Reshuffled& event) const;
    QString tell(const CardTaken& event) const;
    QString tell(const CardDrawn& event) const;
    QString tell(const Declared& event) const;
    QString tell(const Swapped& event) const;
    QString tell(const ContractTaken& event) const;
    QString tell(const JunctionTaken& event) const;
    QString tell(const BargePlaced& event) const;
    QString tell(const ColourChosen& event) const;
    QString tell(const CubeLifted& event) const;
    QString tell(const CubePlaced& event) const;
    QString tell(const TileLaid& event) const;
    QString tell(const TilesTakenBack& event) const;
    QString tell(const CanalCompleted& event) const;
    QString tell(const ContractReturned& event) const;
    QString tell(const Shipped& event) const;
    QString tell(const Scored& event) const;
    QString tell(const Discarded& event) const;
    QString tell(const Passed& event) const;
    QString tell(const EndBegan& event) const;
    QString tell(const RoundBegan& event) const;
    template <typename Other>
    QString tell(const Other&) const
    {
        return {};
    }

    const Rules& m_rules;
    const Position& m_known;
    const QList<capitol::app::SeatInfo>& m_seats;
};

} // namespace canal::app
