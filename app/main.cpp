// The program: reads the command line, looks what the machine can do, and opens the window.
#include "program/app.h"
#include "program/board3d_probe.h"

#include <QApplication>
#include <QCommandLineParser>
#include <QQmlApplicationEngine>
#include <QQuickStyle>
#include <QQuickWindow>

#include <cstdio>

namespace {

struct Options
{
    QCommandLineParser parser;
    QCommandLineOption flat{QStringLiteral("2d"),
                            QStringLiteral("Show the flat board, even where 3D is to be had.")};
    QCommandLineOption help{{QStringLiteral("h"), QStringLiteral("help")},
                            QStringLiteral("Say how to call the program.")};
    QCommandLineOption version = parser.addVersionOption();

    Options()
    {
        parser.setApplicationDescription(QStringLiteral("Capitol, the board game, at the desktop."));
        parser.addOption(help);
        parser.addOption(flat);
        parser.addPositionalArgument(QStringLiteral("game"), QStringLiteral("A .capitol file to play on."),
                                     QStringLiteral("[game]"));
    }
};

QStringList words(int argc, char** argv)
{
    QStringList words;
    for (int i = 0; i < argc; ++i)
        words.append(QString::fromLocal8Bit(argv[i]));
    return words;
}

// What needs no window is answered without one. The exit status, or -1 to go on.
int answerWithoutWindow(Options& options, int argc, char** argv)
{
    if (!options.parser.parse(words(argc, argv)) || options.parser.positionalArguments().size() > 1) {
        const QString error = options.parser.errorText();
        std::fprintf(stderr, "capitol: %s\n", error.isEmpty() ? "one game at most" : qPrintable(error));
        return 2;
    }
    if (!options.parser.isSet(options.help) && !options.parser.isSet(options.version))
        return -1;
    const QCoreApplication core(argc, argv);
    const bool help = options.parser.isSet(options.help);
    std::fputs(qPrintable(help ? options.parser.helpText() : QStringLiteral("capitol " CAPITOL_VERSION "\n")),
               stdout);
    return 0;
}

void open(QQmlEngine& engine, const QString& file)
{
    const int type = qmlTypeId("Capitol", 1, 0, "App");
    engine.singletonInstance<capitol::app::App*>(type)->openRecord(QUrl::fromLocalFile(file));
}

} // namespace

int main(int argc, char** argv)
{
    QCoreApplication::setApplicationName(QStringLiteral("Capitol"));
    QCoreApplication::setOrganizationName(QStringLiteral("Capitol"));
    QCoreApplication::setApplicationVersion(QStringLiteral(CAPITOL_VERSION));
    Options options;
    if (const int status = answerWithoutWindow(options, argc, argv); status >= 0)
        return status;

    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    const QApplication program(argc, argv);
    QQuickStyle::setStyle(QStringLiteral("Basic"));
    QQmlApplicationEngine engine;
    engine.addImportPath(QStringLiteral("qrc:/qt/qml"));
    capitol::app::App::setBoard3dAvailable(!options.parser.isSet(options.flat) &&
                                           capitol::app::canShowBoard3d(engine));
    engine.load(QUrl(QStringLiteral("qrc:/qt/qml/Capitol/Main/Main.qml")));
    if (engine.rootObjects().isEmpty())
        return 1;
    const QStringList files = options.parser.positionalArguments();
    if (!files.isEmpty())
        open(engine, files.first());
    return QApplication::exec();
}
