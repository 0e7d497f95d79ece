// Looks at the page that is open as a proof-reader does. Each list names what is wrong, and is empty on a
// good page.
#pragma once

#include "pilot.h"

namespace capitol::test {

class Inspector
{
public:
    explicit Inspector(Pilot& pilot) : m_pilot(pilot) {}

    // Texts that are cut off: shortened, larger than their button or sheet, or where no scrolling brings them
    // into sight.
    QStringList misfits() const;
    // Texts and controls that lie over each other.
    QStringList overlaps() const;
    // Of these (`name*`: and of all whose names begin so), what is seen but not wholly: it reaches out of the
    // window or of what scrolls it, or something lies over it. Of cards that overlap, the left edge counts.
    QStringList broken(const QStringList& names) const;
    // All that can be read on the page, in the order of its tree.
    QStringList texts() const;
    // What the keyboard can reach and a screen reader cannot name.
    QStringList unnamed() const;
    // What Tab does not reach, or does not leave, or reaches out of sight; forwards and backwards.
    QStringList traps() const;
    // Texts with less contrast than 4.5 : 1 to what is drawn around them.
    QStringList pale() const;

private:
    QQuickItem* root() const;
    QQuickItem* page() const;
    void walk(Qt::Key key, QStringList& found) const;
    QSet<QQuickItem*> stops() const;
    bool isInSight(const QQuickItem& item) const;

    Pilot& m_pilot;
};

} // namespace capitol::test

// Of one of these lists, which is empty once the page has come to rest; `where` begins what is told if not.
#define NOTHING(list, where)                                                                                 \
    QVERIFY2(QTest::qWaitFor([&] { return (list).isEmpty(); }),                                              \
             qPrintable((where) + ": " + (list).join(", ")))
