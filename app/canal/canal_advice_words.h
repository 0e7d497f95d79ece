// What speaks for a move, in words.
#pragma once

#include "canal/players/advice.h"

#include <QCoreApplication>
#include <QString>

namespace canal::app {

class AdviceWords
{
    Q_DECLARE_TR_FUNCTIONS(canal::app::AdviceWords)

public:
    explicit AdviceWords(const Rules& rules) : m_rules(rules) {}

    QString operator()(const HintReason& reason) const;

private:
    QString taking(const HintReason& reason) const;
    QString building(const HintReason& reason) const;
    QString shipping(const HintReason& reason) const;
    QString contract(const HintReason& reason) const;
    QString place(const HintReason& reason) const;

    const Rules& m_rules;
};

} // namespace canal::app
