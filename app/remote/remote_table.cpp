#include "remote/remote_table.h"

#include "base/files.h"
#include "common/draft_words.h"
#include "common/outside_text.h"
#include "common/tell_changes.h"
#include "remote/proposal_words.h"
#include "remote/quick_phrases.h"
#include "remote/refused_words.h"

#include <QDir>
#include <QFile>

namespace capitol::app {

namespace {

constexpr std::size_t mostTyped = 4096; // bytes
constexpr std::chrono::milliseconds gatheringTime(300);

} // namespace

RemoteTable::RemoteTable(GameClient& game, Line line, const QString& folder)
    : m_game(game), m_client(game.client()), m_line(std::move(line)), m_folder(folder),
      m_typed(pathOf(QStringLiteral("typed")), gatheringTime)
{
    for (const table::Saying& saying : m_client.sayings())
        m_chat.add(saying, names(), seatOf(m_client.seat()));
    readTyped();
    connect(
        &m_typed, &LateFile::failed, this,
        [this](const QString& reason) { emit failed(draftNotKept(reason)); }, Qt::SingleShotConnection);
    connect(&m_chat, &ChatModel::draftChanged, this, [this] { m_typed.set(m_chat.draft().toStdString()); });
    m_second.setInterval(1000);
    connect(&m_second, &QTimer::timeout, this, &RemoteTable::show);
    m_second.start();
    show();
}

int RemoteTable::seatOf(game::Seat seat)
{
    return seat == game::no_seat ? -1 : seat;
}

// A program that was started again, or who comes later, was not told of all that happened.
void RemoteTable::recall()
{
    if (!m_game.hasGaps() || !m_client.is_there() || std::exchange(m_isRecalling, true))
        return;
    m_client.recall();
    m_line.send();
}

// The table's id is checked by the client: it is the name of a file here.
std::filesystem::path RemoteTable::pathOf(const QString& ending) const
{
    const QString name = QString::fromStdString(m_client.table()) + QLatin1Char('.') + ending;
    return QFile(QDir(m_folder).filePath(name)).filesystemFileName();
}

void RemoteTable::readTyped()
{
    try {
        if (!std::filesystem::exists(m_typed.file()))
            return;
        const std::string text = read_file(m_typed.file(), mostTyped);
        m_chat.setDraft(fromOutside(text).left(ChatModel::longest()));
    } catch (const std::system_error&) {
    }
}

void RemoteTable::hear(const Heard& heard)
{
    std::visit([this](const auto& one) { take(one); }, heard);
    m_isRecalling = m_isRecalling && !std::holds_alternative<Recollected>(heard);
    recall();
    show();
}

void RemoteTable::noticeLine()
{
    m_isRecalling = m_isRecalling && m_client.is_there();
    m_game.noticeLine();
    show();
}

void RemoteTable::reword()
{
    m_chat.reword();
    show();
}

void RemoteTable::setBlocked(const QStringList& names)
{
    m_chat.setBlocked(names);
    show();
}

void RemoteTable::take(const table::Said& said)
{
    m_chat.add(said.saying, names(), seatOf(m_client.seat()));
}

// What could not be said is typed again, unless something else is. Why the line is lost is told by `cutText`.
void RemoteTable::take(const table::Declined& declined)
{
    if (declined.id == m_saying && m_chat.draft().isEmpty())
        m_chat.setDraft(m_said);
    if (m_line.lost().isEmpty())
        emit failed(wordsOf(declined.refused));
}

void RemoteTable::take(const Moved& move)
{
    m_hasMoved = m_hasMoved || (move.seat == m_client.seat() && move.seat != game::no_seat);
}

void RemoteTable::take(const table::Undone&)
{
    m_hasMoved = false;
}

bool RemoteTable::timed() const
{
    return m_client.options().clock.kind != table::ClockKind::none;
}

bool RemoteTable::isMissing(game::Seat seat) const
{
    const table::SeatSeen& who = m_client.seats().seats[seat];
    return who.owner == table::Owner::person && seat != m_client.seat() &&
           (who.presence == table::Presence::absent || who.presence == table::Presence::late);
}

// Of deciding about that seat: most where all wait for it, little where a computer player chooses already.
int RemoteTable::urgencyOf(game::Seat seat) const
{
    if (!isMissing(seat))
        return 0;
    if (m_client.seats().seats[seat].stand_in != table::StandIn::none)
        return 1;
    return m_client.to_move() >> seat & 1 ? 3 : 2;
}

QStringList RemoteTable::names() const
{
    QStringList names;
    for (const table::SeatSeen& seat : m_client.seats().seats)
        names.append(fromOutside(seat.name));
    return names;
}

PresenceRow RemoteTable::rowOf(game::Seat seat) const
{
    const table::SeatSeen& who = m_client.seats().seats[seat];
    PresenceRow row{.name = fromOutside(who.name),
                    .presence = int(who.presence),
                    .person = who.owner == table::Owner::person,
                    .own = seat == m_client.seat(),
                    .standIn = int(who.stand_in),
                    .muted = m_chat.isMuted(seat),
                    .blocked = m_chat.isBlocked(fromOutside(who.name))};
    if (!row.person || !timed() || !m_client.clocks() || m_client.ending())
        return row;
    const table::Time left = m_client.clocks()->left_of(seat, m_line.now());
    row.clock = clockText(left);
    row.running = m_client.clocks()->running >> seat & 1;
    row.hurried = row.running && left < table::minute;
    return row;
}

void RemoteTable::show()
{
    QList<PresenceRow> rows;
    for (std::size_t seat = 0; seat < m_client.seats().seats.size(); ++seat)
        rows.append(rowOf(game::Seat(seat)));
    m_presence.show(rows);
    static constexpr std::tuple changes{std::pair{&Told::asked, &RemoteTable::askedChanged},
                                        std::pair{&Told::cut, &RemoteTable::cutChanged},
                                        std::pair{&Told::cutText, &RemoteTable::cutTextChanged},
                                        std::pair{&Told::seat, &RemoteTable::seatChanged},
                                        std::pair{&Told::proposalText, &RemoteTable::proposalTextChanged},
                                        std::pair{&Told::votesText, &RemoteTable::votesTextChanged},
                                        std::pair{&Told::mayVote, &RemoteTable::mayVoteChanged},
                                        std::pair{&Told::mayPropose, &RemoteTable::mayProposeChanged},
                                        std::pair{&Told::mayAskUndo, &RemoteTable::mayAskUndoChanged},
                                        std::pair{&Told::paused, &RemoteTable::pausedChanged},
                                        std::pair{&Told::missingSeat, &RemoteTable::missingSeatChanged},
                                        std::pair{&Told::missingText, &RemoteTable::missingTextChanged},
                                        std::pair{&Told::stoodInFor, &RemoteTable::stoodInForChanged},
                                        std::pair{&Told::ended, &RemoteTable::endedChanged},
                                        std::pair{&Told::endText, &RemoteTable::endTextChanged},
                                        std::pair{&Told::proofText, &RemoteTable::proofTextChanged},
                                        std::pair{&Told::proven, &RemoteTable::provenChanged}};
    tellChanges(*this, m_told, now(), changes);
}

RemoteTable::Told RemoteTable::now() const
{
    Told now;
    now.asked = m_client.has_begun() && m_client.may_choose() && !m_client.ending();
    now.cut = !m_client.is_there();
    now.cutText = now.cut ? wordsOfCut() : QString();
    now.seat = seatOf(m_client.seat());
    now.paused = m_client.is_paused();
    const bool plays = m_client.has_begun() && !m_client.ending() && now.seat >= 0;
    now.mayPropose = plays && !now.cut && !m_client.proposal();
    now.mayAskUndo = now.mayPropose && m_hasMoved;
    now.stoodInFor = plays && m_client.seats().seats[m_client.seat()].stand_in != table::StandIn::none;
    tellOfProposal(now);
    if (plays)
        tellOfMissing(now);
    tellOfEnd(now);
    return now;
}

QString RemoteTable::wordsOfCut() const
{
    if (const QString lost = m_line.lost(); !lost.isEmpty())
        return lost;
    return m_line.restarting() ? tr("The server is restarting. The game goes on as soon as it is back.")
                               : tr("The connection is lost. Trying again…");
}

void RemoteTable::tellOfProposal(Told& now) const
{
    if (!m_client.proposal())
        return;
    const table::Proposal& open = m_client.proposal()->proposal;
    const ProposalWords words(open, names(), m_client.seat());
    now.proposalText = words.text();
    now.votesText = words.votes();
    now.mayVote = now.seat >= 0 && !now.cut && !((open.agreed | open.refused) >> now.seat & 1);
}

void RemoteTable::tellOfMissing(Told& now) const
{
    int most = 0;
    for (std::size_t seat = 0; seat < m_client.seats().seats.size(); ++seat)
        if (const int urgency = urgencyOf(game::Seat(seat)); urgency > most) {
            most = urgency;
            now.missingSeat = int(seat);
        }
    if (most > 0)
        now.missingText = missingWords(m_client.seats().seats[std::size_t(now.missingSeat)]);
}

void RemoteTable::tellOfEnd(Told& now) const
{
    if (!m_client.ending())
        return;
    const auto& ending = *m_client.ending();
    now.ended = true;
    now.endText = ending.finished ? QString() : tr("The game ended early, by agreement.");
    now.proven = ending.proof == table::Proof::proven;
    now.proofText = proofWords(ending.proof);
}

void RemoteTable::send()
{
    m_line.send();
    show();
}

void RemoteTable::ask(table::Matter matter, int about, table::StandIn how)
{
    if (!m_told.mayPropose)
        return;
    m_client.propose(matter, about < 0 ? game::no_seat : game::Seat(about), how);
    send();
}

void RemoteTable::askUndo()
{
    if (m_told.mayAskUndo)
        ask(table::Matter::undo);
}

void RemoteTable::askPause()
{
    ask(m_told.paused ? table::Matter::go_on : table::Matter::pause);
}

void RemoteTable::askExtend(int seat)
{
    if (seat >= 0 && seat < m_presence.count())
        ask(table::Matter::extend, seat);
}

void RemoteTable::askEnd()
{
    ask(table::Matter::end);
}

void RemoteTable::askStandIn(const QString& how)
{
    if (m_told.missingSeat < 0)
        return;
    ask(table::Matter::stand_in, m_told.missingSeat,
        how == QLatin1String("once")           ? table::StandIn::once
        : how == QLatin1String("until_return") ? table::StandIn::until_return
                                               : table::StandIn::none);
}

void RemoteTable::vote(bool yes)
{
    if (!m_told.mayVote)
        return;
    m_client.vote(yes);
    send();
}

void RemoteTable::takeOver()
{
    if (!m_told.stoodInFor)
        return;
    m_client.take_over();
    send();
}

// What is too much at once stays typed.
void RemoteTable::say()
{
    const QString text = m_chat.draft().trimmed();
    if (text.isEmpty() || m_told.seat < 0)
        return;
    std::string id = m_client.say(text.toStdString());
    if (id.empty())
        return;
    m_saying = std::move(id);
    m_said = text;
    m_chat.setDraft({});
    send();
}

void RemoteTable::sayPhrase(int phrase)
{
    if (phrase < 0 || phrase >= quickPhrases().size() || m_told.seat < 0)
        return;
    m_client.say(quickPhrases()[phrase].toStdString());
    send();
}

// Another run of the server would not know it: the list keeps to it by itself.
void RemoteTable::mute(int seat, bool on)
{
    if (seat < 0 || seat >= m_presence.count() || seat == m_told.seat)
        return;
    m_chat.mute(seat, on);
    if (m_told.seat >= 0)
        m_client.report(game::Seat(seat), on);
    send();
}

} // namespace capitol::app
