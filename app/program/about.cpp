#include "program/about.h"

#include "program/guides.h"
#include "program/log_file.h"

#include <QDesktopServices>
#include <QDir>

namespace capitol::app {

namespace {

Graphics s_graphics;
bool s_flatAsked = false;

} // namespace

void About::setGraphics(const Graphics& graphics)
{
    s_graphics = graphics;
}

void About::setFlatAsked(bool asked)
{
    s_flatAsked = asked;
}

const Graphics& About::graphics()
{
    return s_graphics;
}

QString About::version() const
{
    return QStringLiteral(CAPITOL_VERSION);
}

QString About::qtVersion() const
{
    return QString::fromLatin1(qVersion());
}

QString About::renderer() const
{
    return s_graphics.renderer.isEmpty() ? tr("software rendering, without OpenGL") : s_graphics.renderer;
}

QString About::trouble() const
{
    switch (s_graphics.trouble) {
    case Graphics::Trouble::None:
        return {};
    case Graphics::Trouble::NoOpenGl:
        return tr("OpenGL does not work on this computer, so the board is shown in 2D. A newer graphics "
                  "driver may help.");
    case Graphics::Trouble::OldOpenGl:
        return tr("The graphics driver is too old for the 3D board, so the board is shown in 2D.");
    case Graphics::Trouble::RemoteDisplay:
        return tr("The window is shown on another computer over the network, so the board is shown in 2D.");
    case Graphics::Trouble::FailedBefore:
        return tr("The last start failed, so 3D is off. You can enable it again in the settings.");
    }
    return {};
}

QString About::whyFlat() const
{
    if (s_flatAsked)
        return tr("The program was started with --2d, so the 3D board is not available.");
    return s_graphics.hasOpenGl() ? tr("The 3D board is not available on this computer.") : trouble();
}

bool About::canTryAgain() const
{
    return s_graphics.trouble == Graphics::Trouble::FailedBefore && DrawingMark::isLeft();
}

void About::tryAgain()
{
    DrawingMark::remove();
    emit tryAgainChanged();
}

void About::openGuide(const QString& name)
{
    const QUrl page = guide(name);
    if (page.isEmpty())
        emit failed(tr("The guides are not installed. They are in the docs folder of the source code."));
    else
        emit guideWanted(page);
}

void About::openOutside(const QUrl& address)
{
    if (!QDesktopServices::openUrl(address))
        emit failed(tr("No application can open %1.").arg(address.toDisplayString()));
}

void About::openLogFolder()
{
    const QString folder = stateFolder();
    QDir().mkpath(folder);
    if (!QDesktopServices::openUrl(QUrl::fromLocalFile(folder)))
        emit failed(tr("No application can open %1.").arg(folder));
}

} // namespace capitol::app
