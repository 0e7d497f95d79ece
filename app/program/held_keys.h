// A key that is held down decides nothing: its repeats only move along, scroll and write. So whoever presses
// Enter a moment too long seals no bid and presses no button that has just appeared.
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
