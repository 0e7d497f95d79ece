// Plays at the real window with the keyboard alone; what is seen there tells it which keys.
#pragma once

#include "pilot.h"

namespace capitol::test {

class KeyboardPlayer
{
public:
    explicit KeyboardPlayer(Pilot& pilot) : m_pilot(pilot) {}

    // Tab by Tab, until the item of that name has the focus; false if it is never reached.
    bool goTo(const QString& name);
    // Does what a person may do now, if anything; false if nothing was to be done.
    bool act();
    bool playToTheEnd();

private:
    bool construct();
    bool choose(int row);
    bool bid();
    bool draw();
    bool build();
    bool pick();
    bool goToSite(int row);
    bool isOn(const QString& name) const;
    Qt::Key stepTowards(int from, int to) const;
    int next(int row, Qt::Key arrow) const;
    bool press(Qt::Key key, const std::function<bool()>& answered);

    Pilot& m_pilot;
};

} // namespace capitol::test
