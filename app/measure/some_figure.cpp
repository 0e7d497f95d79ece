#include "measure/some_figure.h"

namespace capitol::app {

bool isShare(SomeFigure figure)
{
    return std::visit([](auto one) { return facts_of(one).share; }, figure);
}

bool areKin(SomeFigure a, SomeFigure b)
{
    const auto kin = [](auto one, auto other) {
        if constexpr (std::is_same_v<decltype(one), decltype(other)>)
            return measure::are_kin(facts_of(one), facts_of(other));
        else
            return false;
    };
    return std::visit(kin, a, b);
}

} // namespace capitol::app
