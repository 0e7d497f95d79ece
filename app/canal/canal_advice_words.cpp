#include "canal/canal_advice_words.h"

#include "canal/canal_words.h"

namespace canal::app {

QString AdviceWords::contract(const HintReason& reason) const
{
    return Words::contract(m_rules, reason.contract);
}

QString AdviceWords::place(const HintReason& reason) const
{
    return Words::place(m_rules, reason.place);
}

QString AdviceWords::operator()(const HintReason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::only_move:
        return tr("There is nothing else to do.");
    case ReasonKind::better_later:
        return tr("It keeps the most possibilities open.");
    case ReasonKind::has_power:
        return Words::power(m_rules, reason.engineer);
    case ReasonKind::end_near:
        return reason.amount == 0
                   ? tr("It is the last round.")
                   : tr("Only %n more round(s) will be played after this one.", nullptr, reason.amount);
    default:
        for (const auto words : {&AdviceWords::taking, &AdviceWords::building})
            if (const QString text = (this->*words)(reason); !text.isEmpty())
                return text;
        return shipping(reason);
    }
}

QString AdviceWords::taking(const HintReason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::hand_suffices:
        return tr("You already hold all the cards for the %1.").arg(contract(reason));
    case ReasonKind::lacks_cards:
        return tr("For the %1 you need only %n more card(s).", nullptr, reason.amount).arg(contract(reason));
    case ReasonKind::joins_own:
        return tr("One of your canals already reaches %1.").arg(place(reason));
    case ReasonKind::needed_for:
        return tr("You can use the card for the %1.").arg(contract(reason));
    case ReasonKind::stands_for_any:
        return tr("A surveyor stands for any card.");
    case ReasonKind::little_in_row:
        return tr("None of the face-up cards would help you much.");
    case ReasonKind::least_needed:
        return tr("It is the card you need least.");
    default:
        return {};
    }
}

QString AdviceWords::building(const HintReason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::completes:
        return tr("It completes the %1 and brings you %n point(s).", nullptr, reason.amount)
            .arg(contract(reason));
    case ReasonKind::reaches:
        return tr("The section to %1 is complete: goods can be shipped along it.").arg(place(reason));
    case ReasonKind::goes_on:
        return tr("The %1 will then need at least %n more tile(s).", nullptr, reason.amount)
            .arg(contract(reason));
    case ReasonKind::tile_points:
        return tr("The tile is worth %n point(s) once the canal is complete.", nullptr, reason.amount);
    case ReasonKind::leads_on:
        return tr("As it is, the %1 cannot go on.").arg(contract(reason));
    default:
        return {};
    }
}

QString AdviceWords::shipping(const HintReason& reason) const
{
    switch (reason.kind) {
    case ReasonKind::goods_for_own:
        return tr("Its goods come to your own canals.");
    case ReasonKind::goods_for_rival:
        return tr("Its goods would only help the others.");
    case ReasonKind::brings:
        return tr("It brings you %n point(s).", nullptr, reason.amount);
    case ReasonKind::brings_alone:
        return tr("It brings you %n point(s), and nobody else any.", nullptr, reason.amount);
    case ReasonKind::at_own:
        return tr("%1 lies on one of your canals.", "a place").arg(place(reason));
    case ReasonKind::from_rival:
        return tr("In %1 only others can use it.", "a place").arg(place(reason));
    default:
        return {};
    }
}

} // namespace canal::app
