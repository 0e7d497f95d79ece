#include "program/graphics.h"

#include "common/whole_file.h"
#include "program/log_file.h"

#include <QDir>
#include <QFile>
#include <QGuiApplication>
#include <QOffscreenSurface>
#include <QOpenGLContext>
#include <QOpenGLFunctions>

#include <algorithm>
#include <utility>

#ifdef Q_OS_UNIX
#include <csignal>
#include <unistd.h>
#endif

namespace capitol::app {

namespace {

constexpr std::pair oldest{2, 1}; // of OpenGL: what Qt Quick draws with

// `machine:0` goes over the network, `:0` and `unix:0` do not. Wayland has no such thing.
bool isRemote()
{
    const QString display = qEnvironmentVariable("DISPLAY");
    const QString host = display.section(QLatin1Char(':'), 0, -2);
    return QGuiApplication::platformName() == QLatin1String("xcb") && !host.isEmpty() &&
           host != QLatin1String("unix") && !host.startsWith(QLatin1Char('/'));
}

QString markFile()
{
    return QDir(stateFolder()).filePath(QStringLiteral("drawing"));
}

#ifdef Q_OS_UNIX
QByteArray s_markPath; // for the handler, which may touch nothing else

// A program that ends normally was not brought down by its driver.
void endInOrder(int signal)
{
    ::unlink(s_markPath.constData());
    std::signal(signal, SIG_DFL);
    std::raise(signal);
}

void expectTheEnd()
{
    s_markPath = QFile::encodeName(markFile());
    for (const int signal : {SIGTERM, SIGINT, SIGHUP})
        std::signal(signal, endInOrder);
}
#else
void expectTheEnd() {}
#endif

Graphics lookAtOpenGl()
{
    QOpenGLContext context;
    QOffscreenSurface surface;
    surface.create();
    if (!context.create() || !context.makeCurrent(&surface))
        return {.trouble = Graphics::Trouble::NoOpenGl};
    const auto* name = reinterpret_cast<const char*>(context.functions()->glGetString(GL_RENDERER));
    const QSurfaceFormat format = context.format();
    context.doneCurrent();
    const bool old =
        std::pair(format.majorVersion(), format.minorVersion()) < oldest && !context.isOpenGLES();
    return {.trouble = old ? Graphics::Trouble::OldOpenGl : Graphics::Trouble::None,
            .renderer = QStringLiteral("%1, OpenGL %2.%3")
                            .arg(QString::fromUtf8(name))
                            .arg(format.majorVersion())
                            .arg(format.minorVersion())};
}

} // namespace

Graphics lookAtGraphics()
{
    if (DrawingMark::isLeft())
        return {.trouble = Graphics::Trouble::FailedBefore};
    if (isRemote())
        return {.trouble = Graphics::Trouble::RemoteDisplay};
    DrawingMark::set();
    const Graphics found = lookAtOpenGl();
    if (!found.hasOpenGl())
        DrawingMark::remove();
    return found;
}

QString fittingQuality(const QString& renderer)
{
    const auto isOneOf = [&](const QStringList& names) {
        return std::any_of(names.begin(), names.end(),
                           [&](const QString& name) { return renderer.contains(name, Qt::CaseInsensitive); });
    };
    if (renderer.isEmpty() || isOneOf({"llvmpipe", "softpipe", "swrast", "SwiftShader", "Software",
                                       "GDI Generic", "Microsoft Basic", "SVGA3D", "virgl"}))
        return QStringLiteral("fast");
    if (isOneOf({"GeForce", "NVIDIA", "Radeon", "AMD", "Quadro", "Arc", "Apple M"}))
        return QStringLiteral("high");
    return QStringLiteral("standard");
}

bool DrawingMark::isLeft()
{
    return QFile::exists(markFile());
}

void DrawingMark::set()
{
    QDir().mkpath(stateFolder());
    writeWhole(markFile(), QByteArray());
    expectTheEnd();
}

void DrawingMark::remove()
{
    QFile::remove(markFile());
}

} // namespace capitol::app
