// What this computer can draw with. Without OpenGL, windows are
// rendered in software and the board is in 2D.
#pragma once

#include <QString>

namespace capitol::app {

struct Graphics
{
    enum class Trouble {
        None,
        NoOpenGl,
        OldOpenGl,
        RemoteDisplay, // windows go over the network to another machine
        FailedBefore,  // the last start did not live to see its first pictures
    };
    Trouble trouble = Trouble::None;
    QString renderer{}; // as OpenGL calls itself; empty without it

    bool hasOpenGl() const { return trouble == Trouble::None; }
};

// The application exists, no window does.
Graphics lookAtGraphics();

// How elaborate a picture of the 3D board a renderer of that name draws fast enough: "fast", "standard" or
// "high".
QString fittingQuality(const QString& renderer);

// A mark on the disk from before OpenGL is first touched until pictures have been seen: whoever finds it
// knows that the driver took the program with it.
class DrawingMark
{
public:
    static bool isLeft();
    static void set();
    static void remove();
};

} // namespace capitol::app
