// Windows of widgets beside the QML ones: the same colours, the same letters.
#pragma once

#include "program/preferences.h"

#include <QPalette>

class QWidget;

namespace capitol::app {

// The colours of qml/theme's scheme "light", "dark" or "contrast".
QPalette widgetPalette(const QString& scheme);

// Gives the window the preferences' colours and text size, now and whenever they change. They outlive it.
void dress(QWidget& window, const Preferences& preferences);

} // namespace capitol::app
