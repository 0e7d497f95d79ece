#include "program/app.h"

#include "editor/editor_window.h"
#include "measure/measure_window.h"
#include "players/player.h"
#include "program/said.h"
#include "program/whole_file.h"
#include "rulebook/rule_in_force.h"

#include <QApplication>
#include <QFile>
#include <QHash>
#include <QRandomGenerator>

#include <system_error>

namespace capitol::app {

namespace {

bool board3d = false;

std::filesystem::path programFile()
{
    return QFile(QCoreApplication::applicationFilePath()).filesystemFileName();
}

std::filesystem::path pathOf(const QUrl& url)
{
    return QFile(url.isLocalFile() ? url.toLocalFile() : url.toString()).filesystemFileName();
}

// A number stands for itself, other text for a number of its own (FNV-1a), none for chance.
std::uint64_t seedOf(const QString& text)
{
    const QString trimmed = text.trimmed();
    if (trimmed.isEmpty())
        return QRandomGenerator::system()->generate64();
    bool isNumber = false;
    const std::uint64_t number = trimmed.toULongLong(&isNumber);
    if (isNumber)
        return number;
    std::uint64_t hash = 0xcbf29ce484222325ULL;
    const QByteArray bytes = trimmed.toUtf8();
    for (const char byte : bytes)
        hash = (hash ^ static_cast<std::uint8_t>(byte)) * 0x100000001b3ULL;
    return hash;
}

// Names for seats that were given none.
QString usualName(qsizetype seat)
{
    static const QStringList names{QStringLiteral("Anna"), QStringLiteral("Livia"), QStringLiteral("Marcus"),
                                   QStringLiteral("Octavia")};
    return names.value(seat);
}

bool isOver(const Record& record)
{
    return record.position_after(record.variant.playable(), record.moves.size()).phase == Phase::over;
}

AgreedHelp helpOf(const QStringList& words)
{
    return {.hint = words.contains(QLatin1String("hint")), .memory = words.contains(QLatin1String("memory"))};
}

QList<QColor> coloursOf(const QVariantList& seats)
{
    QList<QColor> colours;
    for (const QVariant& seat : seats)
        colours.append(seat.toMap().value(QStringLiteral("colour")).value<QColor>());
    return colours;
}

} // namespace

App::App(QQmlEngine& engine, QObject* parent)
    : QObject(parent), m_language(engine), m_library(Library::standard(programFile())), m_games(dataFolder()),
      m_rulebook(rulebook_folders(programFile()))
{
    connect(&m_session, &GameSession::failed, this, &App::error);
    connect(&m_about, &About::failed, this, &App::error);
    connect(&m_session, &GameSession::finished, this, &App::putAway);
    connect(&m_comparison, &Comparison::failed, this, &App::error);
    connect(&m_comparison, &Comparison::playWanted, this, &App::playVariant);
    connect(&m_preferences, &Preferences::unkept, this, &App::error);
    connect(&m_preferences, &Preferences::languageChanged, this, &App::speak);
    connect(&m_preferences, &Preferences::animationPaceChanged, this, &App::keepPace);
    connect(&m_preferences, &Preferences::confirmationChanged, this, &App::keepConfirmation);
    connect(&m_preferences, &Preferences::soundChanged, this, &App::keepSound);
    connect(&m_session, &GameSession::happened, &m_sounds, &Sounds::hear);
    keepPace();
    keepConfirmation();
    keepSound();
    speak();
    if (const auto last = readCurrent();
        last && isOver(*last)) // cut off between its last move and its putting away
        attempt([this] { m_games.putAway(); });
}

App::~App() = default;

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

QStringList App::players() const
{
    QStringList names{QStringLiteral("human")};
    for (const std::string& name : player_names())
        names.append(QString::fromStdString(name));
    return names;
}

QVariantList App::colours() const
{
    const QList<QColor> colours = seatColours();
    return {colours.begin(), colours.end()};
}

QString App::playerWord(const QString& player)
{
    const QHash<QString, QString> words{{QStringLiteral("human"), tr("Person")},
                                        {QStringLiteral("random"), tr("Computer: random")},
                                        {QStringLiteral("greedy"), tr("Computer: greedy")},
                                        {QStringLiteral("apprentice"), tr("Computer: apprentice")},
                                        {QStringLiteral("mason"), tr("Computer: mason")},
                                        {QStringLiteral("architect"), tr("Computer: architect")},
                                        {QStringLiteral("master"), tr("Computer: master")}};
    return words.value(player, player);
}

QString App::playerNote(const QString& player) const
{
    const QHash<QString, QString> notes{
        {QStringLiteral("human"), tr("Plays at this window.")},
        {QStringLiteral("random"), tr("Does anything that the rules allow.")},
        {QStringLiteral("greedy"), tr("Does what looks best now, and never thinks ahead.")},
        {QStringLiteral("apprentice"), tr("Thinks ahead a little, and often errs.")},
        {QStringLiteral("mason"), tr("Thinks ahead for half a second at most, and sometimes errs.")},
        {QStringLiteral("architect"), tr("Thinks ahead for a second at most.")},
        {QStringLiteral("master"), tr("Thinks ahead for up to five seconds: the strongest.")}};
    return notes.value(player);
}

void App::keepPace()
{
    m_session.setStepTime(m_preferences.stepTime());
}

void App::keepConfirmation()
{
    m_session.setConfirmation(Confirmation(m_preferences.confirmation()));
}

void App::keepSound()
{
    m_sounds.setOn(m_preferences.sound());
}

void App::speak()
{
    const QString code = m_preferences.language();
    m_language.speak(code);
    findVariants();
    m_savedGames.setLanguage(code);
    m_rulebook.setLanguage(code);
    m_comparison.setLanguage(code);
    m_session.setLanguage(code);
    m_about.reword();
    if (!m_session.active())
        layBoard();
    emit continueChanged();
}

void App::findVariants()
{
    m_variants.read(m_library, m_preferences.language());
}

// The usual variant's empty board is what is seen while no game is on.
void App::layBoard()
{
    if (!m_bareVariant)
        m_bareVariant = m_library.load("schmidt").value;
    if (!m_bareVariant)
        return m_session.leave();
    if (!m_bareRules)
        m_bareRules.emplace(m_bareVariant->playable());
    m_session.layOut(*m_bareVariant, *m_bareRules);
}

// What can go wrong on a disk is said, and nothing else happens.
bool App::attempt(const std::function<void()>& deed)
{
    try {
        deed();
    } catch (const std::system_error& failure) {
        emit error(QString::fromLocal8Bit(failure.what()));
        return false;
    }
    emit continueChanged();
    return true;
}

std::optional<Record> App::readCurrent() const
{
    return m_games.hasCurrent() ? load_record(m_games.current(), m_library).record : std::nullopt;
}

QString App::continueText() const
{
    if (!canContinue())
        return {};
    const auto record = readCurrent();
    if (!record)
        return tr("The last game cannot be read.");
    QStringList names;
    for (const RecordSeat& seat : record->seats)
        names.append(QString::fromStdString(seat.name));
    const Rules rules = record->variant.playable();
    const int round = record->position_after(rules, record->moves.size()).round;
    const std::string language = m_preferences.language().toStdString();
    return tr("%1, round %2: %3", "variant, round, players")
        .arg(QString::fromStdString(in_language(record->variant.name, language)), QString::number(round),
             names.join(QStringLiteral(", ")));
}

void App::play()
{
    const int row = m_variants.find(m_preferences.lastVariant());
    const bool usable = row >= 0 && m_variants.errorAt(row).isEmpty();
    playVariant(usable ? m_preferences.lastVariant() : QStringLiteral("schmidt"));
}

void App::playVariant(const QString& variantId)
{
    newGame(usualSeats(m_variants.mostAt(m_variants.find(variantId))), variantId, {}, usualHelp());
}

// One person, and computer players.
QVariantList App::usualSeats(int seats) const
{
    QVariantList players{QVariantMap{{"name", m_preferences.playerName()}, {"player", "human"}}};
    while (players.size() < seats)
        players.append(QVariantMap{{"player", "greedy"}});
    return players;
}

QStringList App::usualHelp() const
{
    QStringList help;
    if (m_preferences.hintHelp())
        help.append(QStringLiteral("hint"));
    if (m_preferences.memoryHelp())
        help.append(QStringLiteral("memory"));
    return help;
}

void App::openEditor(EditorLook* look, const QString& variantId)
{
    if (!m_editor) {
        QApplication::setStyle(QStringLiteral("Fusion")); // the one that takes all colours of the theme
        m_editor = std::make_unique<EditorWindow>(m_library, m_variants, *look);
        connect(m_editor.get(), &EditorWindow::tryWanted, this, &App::tryVariant);
        connect(m_editor.get(), &EditorWindow::filesChanged, this, &App::findVariants);
        connect(look, &QObject::destroyed, this, [this] { m_editor.reset(); });
    }
    m_editor->show();
    m_editor->raise();
    m_editor->activateWindow();
    if (!variantId.isEmpty())
        m_editor->openVariant(variantId);
}

void App::tryVariant(const Variant& variant)
{
    Record record = freshRecord(usualSeats(variant.rules.players.max), variant, {});
    record.help = helpOf(usualHelp());
    begin(std::move(record), {});
    emit attentionWanted();
}

void App::newGame(const QVariantList& seats, const QString& variantId, const QString& seed,
                  const QStringList& help)
{
    Loaded<Variant> variant = m_library.load(variantId.toStdString());
    if (!variant) {
        emit error(said(variant.diagnostics));
        return;
    }
    const auto& wanted = variant.value->rules.players;
    if (seats.size() < wanted.min || seats.size() > wanted.max) {
        emit error(tr("This variant is for %1 to %2 players.").arg(wanted.min).arg(wanted.max));
        return;
    }
    m_preferences.setLastVariant(variantId);
    Record record = freshRecord(seats, std::move(*variant.value), seed);
    record.help = helpOf(help);
    begin(std::move(record), coloursOf(seats));
}

void App::learn()
{
    Loaded<Lesson> lesson = load_lesson(m_library.find("guided/first-game"), m_library);
    if (!lesson) {
        emit error(said(lesson.diagnostics));
        return;
    }
    attempt([&] { m_session.teach(std::move(*lesson.value), dataFolder() / "lesson.capitol"); });
}

// A game that is over lies with the others; a lesson does not.
void App::putAway()
{
    if (!m_session.guide()->on())
        attempt([this] { m_games.putAway(); });
}

// The same seats, players and rules again.
void App::rematch()
{
    if (!m_session.record())
        return;
    Record record;
    record.variant = m_session.record()->variant;
    record.seats = m_session.record()->seats;
    record.help = m_session.record()->help;
    deal(record, {});
    begin(std::move(record), m_session.seatColours());
}

void App::deal(Record& record, const QString& seed)
{
    record.seed = seedOf(seed);
    record.opening = open_from_seed(record.variant.playable(), int(record.seats.size()), record.seed);
}

Record App::freshRecord(const QVariantList& seats, Variant variant, const QString& seed)
{
    Record record;
    record.variant = std::move(variant);
    for (const QVariant& seat : seats) {
        const QVariantMap given = seat.toMap();
        const QString name = given.value(QStringLiteral("name")).toString().simplified().left(40);
        const QString player = given.value(QStringLiteral("player")).toString();
        record.seats.push_back(
            {(name.isEmpty() ? usualName(qsizetype(record.seats.size())) : name).toStdString(),
             player.toStdString()});
    }
    deal(record, seed);
    return record;
}

// The game that was on stays among the saved ones.
void App::begin(Record record, const QList<QColor>& colours)
{
    if (!canSeat(record))
        return;
    const bool begun = attempt([&] {
        m_games.putAway();
        m_preferences.setSeatColours(colours);
        m_session.begin(std::move(record), m_games.current(), colours);
    });
    if (!begun)
        layBoard();
}

bool App::canSeat(const Record& record)
{
    for (const RecordSeat& seat : record.seats) {
        if (seat.player == "human" || make_player(seat.player))
            continue;
        emit error(
            tr("This program has no computer player called “%1”.").arg(QString::fromStdString(seat.player)));
        return false;
    }
    return true;
}

void App::continueGame()
{
    std::optional<Record> record = readOrSay(m_games.current());
    if (record && canSeat(*record))
        attempt([&] { m_session.begin(std::move(*record), m_games.current(), m_preferences.seatColours()); });
}

std::optional<Record> App::readOrSay(const std::filesystem::path& file)
{
    LoadedRecord loaded = load_record(file, m_library);
    if (!loaded.record)
        emit error(said(loaded.diagnostics));
    return std::move(loaded.record);
}

void App::openRecord(const QUrl& file)
{
    if (pathOf(file) == m_games.current())
        return continueGame();
    std::optional<Record> record = readOrSay(pathOf(file));
    if (!record)
        return;
    if (isOver(*record))
        m_session.watch(std::move(*record), {});
    else
        begin(std::move(*record), {});
}

void App::watchRecord(const QUrl& file)
{
    const bool current = pathOf(file) == m_games.current();
    if (std::optional<Record> record = readOrSay(pathOf(file)))
        m_session.watch(std::move(*record), current ? m_preferences.seatColours() : QList<QColor>());
}

void App::openFile(const QUrl& file)
{
    const auto path = pathOf(file);
    if (path.extension() == ".yaml" || path.extension() == ".yml")
        openVariant(path);
    else
        openRecord(file);
}

void App::openVariant(const std::filesystem::path& file)
{
    const QString id = m_variants.add(m_library, file, m_preferences.language());
    if (id.isEmpty()) {
        emit error(said(m_library.load(QFile(file).fileName().toStdString()).diagnostics));
        return;
    }
    m_preferences.setLastVariant(id);
    emit newGameWanted();
}

void App::answer(const Request& request)
{
    emit attentionWanted();
    if (!request.file.isEmpty())
        openFile(QUrl::fromLocalFile(request.file));
    else if (request.page == Request::Page::NewGame)
        emit newGameWanted();
    else if (request.page == Request::Page::Games)
        emit gamesWanted();
    else if (request.page == Request::Page::LastGame && canContinue() && !m_session.active())
        continueGame();
}

void App::sayTrouble()
{
    const int trouble = int(About::graphics().trouble);
    if (trouble == m_preferences.saidTrouble())
        return;
    m_preferences.setSaidTrouble(trouble);
    if (!m_about.trouble().isEmpty())
        emit error(m_about.trouble());
}

void App::watchAgain()
{
    if (!m_session.record())
        return;
    const Record record = *m_session.record();
    m_session.watch(record, m_session.seatColours());
}

void App::playOn()
{
    if (m_session.replay()->watching())
        begin(m_session.replay()->soFar(), m_session.seatColours());
}

void App::saveRecord(const QUrl& file)
{
    if (!m_session.record())
        return;
    const QString name = file.toLocalFile();
    const QString reason = writeWhole(name, QByteArray::fromStdString(print_record(*m_session.record())));
    if (!reason.isEmpty())
        emit error(tr("%1 cannot be written: %2").arg(name, reason));
}

void App::writeRules(const Variant& variant)
{
    const Loaded<Variant> schmidt = m_library.load("schmidt");
    if (schmidt)
        m_rulebook.show(variant, *schmidt.value);
    else
        emit error(said(schmidt.diagnostics));
}

void App::showRules(const QString& variantId)
{
    const Loaded<Variant> variant = m_library.load(variantId.toStdString());
    if (variant)
        writeRules(*variant.value);
    else
        emit error(said(variant.diagnostics));
}

void App::showRulesInPlay()
{
    if (m_session.record())
        writeRules(m_session.record()->variant);
    else
        showRules(m_variants.find(m_preferences.lastVariant()) < 0 ? QStringLiteral("schmidt")
                                                                   : m_preferences.lastVariant());
}

QString App::chapterInForce()
{
    if (!m_session.record())
        return {};
    return QString::fromLatin1(chapter_of(ruleInForce(m_session, *m_session.hand())));
}

void App::findGames()
{
    m_savedGames.read(m_games, m_library);
}

void App::leaveGame()
{
    layBoard();
    emit continueChanged();
}

void App::openMeasure()
{
    if (!m_measure) {
        m_measure = std::make_unique<MeasureWindow>(m_library, m_variants, m_preferences);
        m_measure->setVariant(m_preferences.lastVariant());
    }
    m_measure->show();
    m_measure->raise();
    m_measure->activateWindow();
}

} // namespace capitol::app
