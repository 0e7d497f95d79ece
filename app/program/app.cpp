#include "program/app.h"

#include "common/outside_text.h"
#include "editor/editor_window.h"
#include "measure/measure_window.h"
#include "program/guide_window.h"
#include "rulebook/book_writer.h"

#include <QCoreApplication>
#include <QFile>

namespace capitol::app {

namespace {

bool board3d = false;

std::filesystem::path programFile()
{
    return QFile(QCoreApplication::applicationFilePath()).filesystemFileName();
}

} // namespace

App::App(QQmlEngine& engine, QObject* parent)
    : QObject(parent), m_language(engine), m_library(Library::standard(programFile())),
      m_canalLibrary(canal::Library::standard(programFile())), m_emptyBoard(EmptyBoard::from(m_library)),
      m_files(dataFolder()), m_rulebook(rulebook_folders(programFile())),
      m_comparison(m_library, rulebook_folders(programFile())),
      m_together({m_library, m_canalLibrary, rulebook_folders(programFile())}, dataFolder() / "together"),
      m_puzzles(m_library, dataFolder() / "puzzles.yaml"),
      m_capitol(m_files, m_preferences, m_library, m_emptyBoard, m_review),
      m_canal(m_files, m_preferences, m_canalLibrary), m_map(m_canalLibrary)
{
    connect(&m_files, &GameFiles::error, this, &App::error);
    connect(&m_files, &GameFiles::partOffered, this, &App::partOffered);
    connect(&m_about, &About::failed, this, &App::error);
    connect(&m_about, &About::guideWanted, this, &App::openGuide);
    connect(&m_comparison, &Comparison::failed, this, &App::error);
    connect(&m_comparison, &Comparison::playWanted, &m_capitol, &Games::playVariant);
    connect(&m_preferences, &Preferences::unkept, this, &App::error);
    connect(&m_preferences, &Preferences::languageChanged, this, &App::speak);
    connect(&m_preferences, &Preferences::qualityChanged, this, &App::qualityChanged);
    connect(&m_preferences, &Preferences::volumeChanged, this, &App::keepVolumes);
    connect(&m_preferences, &Preferences::playerNameChanged, this, &App::keepName);
    connect(&m_preferences, &Preferences::blockedNamesChanged, this, &App::keepBlocked);
    connect(&m_preferences, &Preferences::turnNoticeChanged, this, &App::keepNotice);
    followTables();
    followTogether();
    connect(&m_puzzles, &Puzzles::failed, this, &App::error);
    connect(&m_puzzles, &Puzzles::wanted, this, &App::posePuzzle);
    connect(m_puzzles.posed(), &PosedPuzzle::proposed, session(), &GameSession::propose);
    keepVolumes();
    keepName();
    keepNotice();
    keepBlocked();
    speak();
    const bool mayWrite = m_files.games().claim();
    for (Games* games : {static_cast<Games*>(&m_capitol), static_cast<Games*>(&m_canal)}) {
        if (mayWrite)
            games->putAwayIfOver();
        games->lookAtLast();
    }
}

void App::followTables()
{
    connect(session(), &GameSession::activeChanged, this, [this] {
        if (session()->active() && canalSession()->active())
            m_canal.leave();
        keepCity();
    });
    connect(canalSession(), &canal::app::Session::activeChanged, this, [this] {
        if (session()->active() && canalSession()->active())
            m_capitol.leave();
        keepCity();
    });
    for (const auto end : {&GameSession::activeChanged, &GameSession::finished})
        connect(session(), end, this, [this] { m_memory.changed(); });
    for (const auto end : {&canal::app::Session::activeChanged, &canal::app::Session::finished})
        connect(canalSession(), end, this, [this] { m_memory.changed(); });
    connect(session(), &GameSession::happened, &m_sounds, &Sounds::hear);
    connect(session()->replay(), &Replay::changed, this, [this] {
        if (session()->replay()->watching())
            m_review.setMove(session()->replay()->move());
    });
}

void App::followTogether()
{
    connect(&m_together, &Together::failed, this, &App::error);
    connect(&m_together, &Together::rulesKept, this, &App::findVariants);
    connect(&m_together, &Together::begun, this, &App::joinTable);
    connect(&m_together, &Together::ended, this, &App::keepEnded);
    connect(&m_together, &Together::changed, this, &App::remoteTableChanged);
    connect(&m_together, &Together::roomChanged, this, &App::remoteTableChanged);
    connect(&m_together, &Together::askedChanged, this,
            [this] { m_turnNotice.setTurn(m_together.isAsked()); });
    connect(&m_turnNotice, &TurnNotice::opened, this,
            [this](const QByteArray& activation) { answer({.activation = activation}); });
}

App::~App()
{
    m_together.blockSignals(true); // it outlives what listens to it
}

App* App::create(QQmlEngine* engine, QJSEngine*)
{
    return new App(*engine, nullptr);
}

void App::setBoard3dAvailable(bool available)
{
    board3d = available;
}

bool App::board3dAvailable() const
{
    return board3d;
}

QString App::fittingQuality() const
{
    return capitol::app::fittingQuality(About::graphics().renderer);
}

QString App::quality() const
{
    const QString wanted = m_preferences.quality();
    return wanted == QLatin1String("automatic") ? fittingQuality() : wanted;
}

void App::keepVolumes()
{
    m_sounds.setVolume(m_preferences.soundVolume());
    m_background.setVolumes(m_preferences.ambienceVolume(), m_preferences.musicVolume());
}

void App::keepName()
{
    m_together.setName(m_preferences.playerName());
}

void App::keepBlocked()
{
    m_together.setBlocked(m_preferences.blockedNames());
}

void App::keepNotice()
{
    m_turnNotice.setOn(m_preferences.turnNotice());
}

void App::speak()
{
    const QString code = m_preferences.language();
    m_language.speak(code);
    m_playerKinds.reword();
    findVariants();
    m_savedGames.setLanguage(code);
    m_rulebook.setLanguage(code);
    m_comparison.setLanguage(code);
    m_together.setLanguage(code);
    m_capitol.setLanguage(code);
    m_canal.setLanguage(code);
    m_review.setLanguage(code);
    m_puzzles.setLanguage(code);
    m_city.setLanguage(code);
    m_about.reword();
    keepCity();
}

void App::findVariants()
{
    m_capitol.findVariants();
    m_canal.findVariants();
    m_together.findVariants();
}

// It is behind the start page only, which is there while no game is.
void App::keepCity()
{
    if (session()->active() || canalSession()->active())
        return m_city.rest();
    if (!m_emptyBoard)
        return;
    m_city.layOut(m_emptyBoard->variant);
    m_city.read(m_files.games(), m_library);
}

void App::sayTrouble()
{
    m_files.mayPlay();
    const int trouble = int(About::graphics().trouble);
    if (trouble == m_preferences.saidTrouble())
        return;
    m_preferences.setSaidTrouble(trouble);
    if (!m_about.trouble().isEmpty())
        emit error(m_about.trouble());
}

void App::sayHome(const QString& makeshift)
{
    if (makeshift.isEmpty() || !QFile(dataFolder()).fileName().startsWith(makeshift + QLatin1Char('/')))
        return;
    emit error(tr("This account has no home folder. Your games and settings are kept in %1, which the system "
                  "may empty. To keep them for good, set HOME to a folder of your own.")
                   .arg(makeshift));
}

} // namespace capitol::app
