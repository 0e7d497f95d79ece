// Holding down a key decides nothing: its repeats only move, scroll and type. Pressing Enter a moment too
// long therefore seals no bid and presses no button that has just appeared.
#pragma once

#include <QObject>

namespace capitol::app {

// Listens to all windows of the program while it lives.
class HeldKeys : public QObject
{
    Q_OBJECT

public:
    explicit HeldKeys(QObject* parent = nullptr);
    bool eventFilter(QObject* watched, QEvent* event) override;
};

} // namespace capitol::app
