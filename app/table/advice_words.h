// A hint in sentences: the move, and the reasons for it.
#pragma once

#include "capitol/players/advice.h"
#include "capitol/view.h"
#include "table/table_seating.h"

#include <QCoreApplication>

namespace capitol::app {

class AdviceWords
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::AdviceWords)

public:
    AdviceWords(const Seating& table, const View& view) : m_table(table), m_view(view) {}

    QString move(const Choice& choice) const;
    QString reason(const HintReason& reason) const;

private:
    Event eventOf(const Move& move) const;
    QString placing(const HintReason& reason) const;
    QString building(const HintReason& reason) const;
    QString bidding(const HintReason& reason) const;
    QString drawing(const HintReason& reason) const;
    QString area(const HintReason& reason) const;
    QString seat(const HintReason& reason) const;

    const Seating& m_table;
    const View& m_view;
};

} // namespace capitol::app
