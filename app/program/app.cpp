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
    : QObject(parent), m_language(engine), m_library(Library::standard(programFile())), m_files(dataFolder()),
      m_canal(m_files, m_preferences, programFile()), m_statistics(dataFolder() / "statistics.yaml"),
      m_rulebook(rulebook_folders(programFile())), m_comparison(m_library, rulebook_folders(programFile())),
      m_together({m_library, m_canal.library(), rulebook_folders(programFile())}, dataFolder() / "together"),
      m_puzzles(m_library, dataFolder() / "puzzles.yaml")
{
    connect(&m_files, &GameFiles::error, this, &App::error);
    connect(&m_files, &GameFiles::partOffered, this, &App::partOffered);
    connect(&m_files, &GameFiles::changed, this, &App::lookAtLast);
    connect(&m_current.known(), &LastGame::changed, this, &App::continueChanged);
    connect(m_canal.session(), &canal::app::Session::activeChanged, this, &App::keepOneTable);
    connect(&m_session, &GameSession::failed, this, &App::error);
    connect(&m_about, &About::failed, this, &App::error);
    connect(&m_about, &About::guideWanted, this, &App::openGuide);
    connect(&m_session, &GameSession::finished, this, &App::putAway);
    connect(&m_session, &GameSession::activeChanged, &m_city, &StartCity::rest);
    for (const auto end : {&GameSession::activeChanged, &GameSession::finished})
        connect(&m_session, end, this, [this] { m_memory.changed(); });
    for (const auto end : {&canal::app::Session::activeChanged, &canal::app::Session::finished})
        connect(m_canal.session(), end, this, [this] { m_memory.changed(); });
    connect(&m_session, &GameSession::activeChanged, this, [this] {
        if (m_session.active() && m_canal.session()->active())
            m_canal.leave();
    });
    connect(&m_statistics, &GameStatistics::failed, this, &App::error);
    connect(&m_comparison, &Comparison::failed, this, &App::error);
    connect(&m_comparison, &Comparison::playWanted, this, &App::playVariant);
    connect(&m_preferences, &Preferences::unkept, this, &App::error);
    connect(&m_preferences, &Preferences::languageChanged, this, &App::speak);
    connect(&m_preferences, &Preferences::lastVariantChanged, this, &App::playTextChanged);
    connect(&m_preferences, &Preferences::opponentChanged, this, &App::playTextChanged);
    connect(&m_preferences, &Preferences::qualityChanged, this, &App::qualityChanged);
    connect(&m_preferences, &Preferences::animationPaceChanged, this, &App::keepPace);
    connect(&m_preferences, &Preferences::confirmationChanged, this, &App::keepConfirmation);
    connect(&m_preferences, &Preferences::volumeChanged, this, &App::keepVolumes);
    connect(&m_session, &GameSession::happened, &m_sounds, &Sounds::hear);
    connect(m_session.replay(), &Replay::changed, this, [this] {
        if (m_session.replay()->watching())
            m_review.setMove(m_session.replay()->move());
    });
    connect(&m_puzzles, &Puzzles::failed, this, &App::error);
    connect(&m_puzzles, &Puzzles::wanted, this, &App::posePuzzle);
    connect(m_puzzles.posed(), &PosedPuzzle::proposed, &m_session, &GameSession::propose);
    connect(&m_preferences, &Preferences::playerNameChanged, this, &App::keepName);
    connect(&m_preferences, &Preferences::blockedNamesChanged, this, &App::keepBlocked);
    connect(&m_together, &Together::failed, this, &App::error);
    connect(&m_together, &Together::rulesKept, this, &App::findVariants);
    connect(&m_together, &Together::begun, this, &App::joinTable);
    connect(&m_together, &Together::askedChanged, this,
            [this] { m_turnNotice.setTurn(m_together.isAsked()); });
    connect(&m_preferences, &Preferences::turnNoticeChanged, this, &App::keepNotice);
    connect(&m_turnNotice, &TurnNotice::opened, this,
            [this](const QByteArray& activation) { answer({.activation = activation}); });
    connect(&m_together, &Together::ended, this, &App::keepEnded);
    connect(&m_together, &Together::changed, this, &App::remoteTableChanged);
    connect(&m_together, &Together::roomChanged, this, &App::remoteTableChanged);
    keepPace();
    keepConfirmation();
    keepVolumes();
    keepName();
    keepNotice();
    keepBlocked();
    speak();
    if (m_files.games().claim()) {
        m_current.putAwayIfOver();
        m_canal.putAwayIfOver();
    }
    lookAtLast();
    m_canal.lookAtLast();
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

void App::keepPace()
{
    m_session.setStepTime(m_preferences.stepTime());
}

void App::keepConfirmation()
{
    m_session.setConfirmation(Confirmation(m_preferences.confirmation()));
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
    m_statistics.setLanguage(code);
    m_rulebook.setLanguage(code);
    m_comparison.setLanguage(code);
    m_together.setLanguage(code);
    m_session.setLanguage(code);
    m_canal.setLanguage(code);
    m_review.setLanguage(code);
    m_puzzles.setLanguage(code);
    m_city.setLanguage(code);
    m_about.reword();
    if (!m_session.active())
        layBoard();
    emit continueChanged();
    emit playTextChanged();
}

void App::findVariants()
{
    m_variants.read(m_library, m_preferences.language());
    m_canal.findVariants(m_preferences.language());
    m_together.findVariants();
}

// While no game is open, the table has the empty board of the default variant, and the start page its city.
void App::layBoard()
{
    if (!m_bareVariant)
        m_bareVariant = m_library.load("schmidt").value;
    if (!m_bareVariant)
        return m_session.leave();
    if (!m_bareRules)
        m_bareRules.emplace(m_bareVariant->playable());
    m_session.layOut(*m_bareVariant, *m_bareRules);
    m_city.layOut(*m_bareVariant);
    m_city.read(m_files.games(), m_library);
}

// A game of Canal Mania takes the place of whatever was on the table.
void App::keepOneTable()
{
    if (!m_canal.session()->active())
        return;
    m_session.finishSaving();
    if (m_session.active())
        leaveGame();
    m_city.rest();
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
