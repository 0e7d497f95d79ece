// Why something is refused, in a sentence that names the rule and its numbers.
#pragma once

#include "capitol/refusal.h"

#include <QCoreApplication>

namespace capitol::app {

class WhyNot
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::WhyNot)

public:
    // Empty for no refusal.
    static QString text(const Refusal& refusal);
    // Of a finished building, with the permit that is selected.
    static QString fitsNowhere();

private:
    static QString ofCards(const Refusal& refusal);
    static QString ofFloors(const Refusal& refusal);
    static QString ofRoofs(const Refusal& refusal);
    static QString ofSites(const Refusal& refusal);
};

} // namespace capitol::app
