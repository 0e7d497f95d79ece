// The program: reads the command line, looks what the machine can do, and opens the window.
#include "program/app.h"
#include "program/board3d_probe.h"
#include "program/closed_engine.h"
#include "program/closed_pages.h"
#include "program/free_memory.h"
#include "program/graphics.h"
#include "program/home.h"
#include "program/log_file.h"
#include "program/one_window.h"
#include "program/opened_files.h"
#include "program/shader_cache.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QFileInfo>
#include <QIcon>
#include <QProcess>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>
#include <QTimer>
#include <QUrl>

#include <cstdio>
#include <cstdlib>

#ifdef Q_OS_WIN
#include <windows.h>
#endif

namespace {

using namespace capitol::app;

constexpr int settled = 2000; // milliseconds after the first picture; a driver that fails does so before

struct Options
{
    QCommandLineParser parser;
    QCommandLineOption newGame{QStringLiteral("new-game"), QStringLiteral("Open the page for a new game.")};
    QCommandLineOption load{QStringLiteral("load"), QStringLiteral("Open the list of saved games.")};
    QCommandLineOption resume{QStringLiteral("continue"), QStringLiteral("Continue the last game.")};
    QCommandLineOption flat{QStringLiteral("2d"),
                            QStringLiteral("Show the board in 2D even if 3D is available.")};
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            QStringLiteral("Show help and exit.")};
    QCommandLineOption version = parser.addVersionOption();

    Options()
    {
        parser.setApplicationDescription(QStringLiteral("Play the board game Capitol."));
        parser.addOptions({help, newGame, load, resume, flat});
        parser.addPositionalArgument(QStringLiteral("file"),
                                     QStringLiteral("A saved game (.capitol, .canal) to continue, a variant "
                                                    "(.yaml) to start a new game with, puzzles (.yaml), or "
                                                    "an invitation (capitol://...) to a table."),
                                     QStringLiteral("[file]"));
    }

    Request request() const
    {
        Request request;
        request.activation = qgetenv("XDG_ACTIVATION_TOKEN");
        const QString opened = parser.positionalArguments().value(0);
        if (opened.startsWith(QLatin1String("capitol:"), Qt::CaseInsensitive))
            request.link = opened;
        else if (opened.startsWith(QLatin1String("file:"))) // as desktops that open links, too, say it
            request.file = QUrl(opened).toLocalFile();
        else if (!opened.isEmpty())
            request.file = QFileInfo(opened).absoluteFilePath();
        if (parser.isSet(newGame))
            request.page = Request::Page::NewGame;
        else if (parser.isSet(load))
            request.page = Request::Page::Games;
        else if (parser.isSet(resume))
            request.page = Request::Page::LastGame;
        return request;
    }
};

QStringList words(int argc, char** argv)
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    return words;
}

// A window's program has no console on Windows; the one that called it has.
void useCallersConsole()
{
#ifdef Q_OS_WIN
    if (!AttachConsole(ATTACH_PARENT_PROCESS))
        return;
    std::freopen("CONOUT$", "w", stdout);
    std::freopen("CONOUT$", "w", stderr);
#endif
}

int complain(const QString& message)
{
    std::fprintf(stderr, "capitol: %s (see --help)\n", qPrintable(message));
    return 2;
}

// What needs no window is answered without one. The exit status, or -1 to go on.
int answerWithoutWindow(Options& options, int argc, char** argv)
{
    if (!options.parser.parse(words(argc, argv)))
        return complain(options.parser.errorText());
    if (options.parser.positionalArguments().size() > 1)
        return complain(QStringLiteral("only one file can be opened"));
    if (!options.parser.isSet(options.help) && !options.parser.isSet(options.version))
        return -1;
    const QCoreApplication core(argc, argv);
    const bool help = options.parser.isSet(options.help);
    std::fputs(qPrintable(help ? options.parser.helpText() : QStringLiteral("capitol " CAPITOL_VERSION "\n")),
               stdout);
    return 0;
}

// If OpenGL fails after all, the mark is on the disk: the next start does without.
void startAnewIfDrawingFails(QQuickWindow& window)
{
    QObject::connect(&window, &QQuickWindow::sceneGraphError, &window,
                     [](QQuickWindow::SceneGraphError, const QString& message) {
                         qWarning("%s", qPrintable(message));
                         QProcess::startDetached(QCoreApplication::applicationFilePath(),
                                                 QCoreApplication::arguments().mid(1));
                         std::_Exit(1);
                     });
    const auto settle = [&window] { QTimer::singleShot(settled, &window, [] { DrawingMark::remove(); }); };
    QObject::connect(&window, &QQuickWindow::frameSwapped, &window, settle,
                     Qt::ConnectionType(Qt::QueuedConnection | Qt::SingleShotConnection));
}

// By OpenGL, or by the processor where that does not work.
Graphics chooseDrawing()
{
    const Graphics graphics = lookAtGraphics();
    About::setGraphics(graphics);
    QQuickWindow::setGraphicsApi(graphics.hasOpenGl() ? QSGRendererInterface::OpenGL
                                                      : QSGRendererInterface::Software);
    return graphics;
}

// What later starts and the desktop want of this one.
void hearOthers(App& app, OneWindow& only)
{
    QObject::connect(&only, &OneWindow::asked, &app, &App::answer);
    auto* files = new OpenedFiles(&app);
    QObject::connect(files, &OpenedFiles::opened, &app,
                     [&app](const QString& file) { app.answer({.file = file}); });
    QObject::connect(files, &OpenedFiles::followed, &app,
                     [&app](const QString& link) { app.answer({.link = link}); });
    qApp->installEventFilter(files);
}

int run(QQuickWindow& window, const Graphics& graphics)
{
    if (!graphics.hasOpenGl())
        return QApplication::exec();
    startAnewIfDrawingFails(window);
    const int status = QApplication::exec();
    closePages(window);
    DrawingMark::remove(); // ended in good order, however soon
    return status;
}

int openWindow(const Options& options, OneWindow& only, const QString& makeshiftHome)
{
    const Graphics graphics = chooseDrawing();
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    closeEngine(engine);
    const bool flat = options.parser.isSet(options.flat);
    About::setFlatAsked(flat);
    App::setBoard3dAvailable(graphics.hasOpenGl() && !flat && canShowBoard3d(engine));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Capitol/Main/Main.qml")));
    auto* window = qobject_cast<QQuickWindow*>(engine.rootObjects().value(0));
    if (!window)
        return 1;
    App& app = *engine.singletonInstance<App*>(qmlTypeId("Capitol", 1, 0, "App"));
    hearOthers(app, only);
    app.sayTrouble();
    app.sayHome(makeshiftHome);
    app.answer(options.request());
    return run(*window, graphics);
}

int runProgram(int argc, char** argv)
{
    giveBackLargeBlocks();
    QCoreApplication::setApplicationName(QStringLiteral("Capitol"));
    QCoreApplication::setOrganizationName(QStringLiteral("Capitol"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CAPITOL_VERSION));
    QGuiApplication::setDesktopFileName(QStringLiteral(CAPITOL_APP_ID));
    const QString makeshiftHome = findHome();
    useCallersConsole();
    Options options;
    if (const int status = answerWithoutWindow(options, argc, argv); status >= 0)
        return status;

    keepLog();
    keepShadersPrivate();
    const QApplication program(argc, argv);
    QGuiApplication::setWindowIcon(QIcon(QStringLiteral(":/icons/capitol.png")));
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    OneWindow only(dataFolder());
    if (only.claim(options.request()) == OneWindow::Outcome::HandedOver)
        return 0;
    return openWindow(options, only, makeshiftHome);
}

// The threads library of MinGW waits for ever, after main, for threads that the system has ended by then.
// Nothing of ours is left to be done.
void endAtOnce([[maybe_unused]] int status)
{
#ifdef __MINGW32__
    std::fflush(nullptr);
    TerminateProcess(GetCurrentProcess(), UINT(status));
#endif
}

} // namespace

int main(int argc, char** argv)
{
    const int status = runProgram(argc, argv);
    endAtOnce(status);
    return status;
}
