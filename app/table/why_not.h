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
    static QString text(const Reason& reason);

private:
    static QString ofCards(const Reason& reason);
    static QString ofFloors(const Reason& reason);
    static QString ofRoofs(const Reason& reason);
    static QString ofSites(const Reason& reason);
};

} // namespace capitol::app
