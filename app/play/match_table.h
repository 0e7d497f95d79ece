// What the session of any game does with the match on its table: begins it, turns the view to whoever is to
// move, covers hands between several people, and looks back at what was.
#pragma once

#include "common/draft_words.h"
#include "match/local_match.h"
#include "match/watched_match.h"
#include "play/confirmation.h"
#include "play/course.h"
#include "play/draft.h"
#include "play/fair_play_check.h"
#include "play/guide.h"
#include "play/pacer.h"
#include "play/saving_words.h"

namespace capitol::app {

// `ChoiceDraft` keeps what is composed of a choice of the game. A session is the QObject of its own that is
// `owner`.
template <match::PlayableGame G, typename ChoiceDraft>
class MatchTable
{
public:
    using Choice = typename G::Choice;
    using Match = match::Match<G>;
    using Record = typename Match::Record;
    using Lesson = record::Lesson<typename G::Recorded>;

    // Puts a new game on the table and on disk, and lets it run. Throws std::system_error if the file cannot
    // be written; then nothing has changed.
    void begin(Record record, const std::filesystem::path& file)
    {
        sitDown(std::move(record), file);
        m_draft.drop(); // it was for the game whose file this was
        goOn();
    }
    // The same with the game of that file, and with what was being composed when it was left.
    void resume(Record record, const std::filesystem::path& file)
    {
        sitDown(std::move(record), file);
        goOn();
    }
    // As `begin`, with a teacher, from the first move of the lesson's record.
    void teach(Lesson lesson, const std::filesystem::path& file)
    {
        Record record = lesson.record;
        record.moves.clear();
        auto match = std::make_unique<match::LocalMatch<G>>(std::move(record), file, lateFailure(),
                                                            lesson.record.moves);
        clear();
        guide().begin(std::move(lesson));
        sitDown(std::move(match));
        goOn();
    }
    // Takes a seat in a match that is kept elsewhere, or looks on. `draft`: a file for what is being
    // composed.
    void join(std::unique_ptr<Match> match, const std::filesystem::path& draft)
    {
        clear();
        sitDown(std::move(match));
        goOnDrafting(draft);
        goOn();
    }
    // Puts a match on the table that is kept nowhere.
    void pose(std::unique_ptr<Match> match)
    {
        clear();
        sitDown(std::move(match));
        goOn();
    }
    // Puts a saved game on the table to be watched; it is written nowhere.
    void watch(Record record)
    {
        clear();
        sitDown(std::make_unique<match::WatchedMatch<G>>(std::move(record)));
        m_course = m_match->history();
        m_replay.watch(courseOf(*m_course));
        viewFrom(viewer());
    }
    // As of the match.
    void finishSaving()
    {
        if (m_match)
            m_match->finishSaving();
    }
    // Milliseconds that a step of the show takes; 0 shows all at once, still waiting where it must be read.
    void setStepTime(int milliseconds) { m_show.setStepTime(milliseconds); }
    // When what is whole is waited for to be confirmed; what is being composed already, waits as before.
    void setConfirmation(Confirmation confirmation) { m_confirmation = confirmation; }

    bool active() const { return m_match != nullptr; }
    // What is played or watched, null if nothing is.
    const Match* match() const { return m_match.get(); }
    // All of it, null too while somebody else keeps that.
    const Record* record() const { return m_match ? m_match->record() : nullptr; }
    bool recorded() const { return record() != nullptr; }
    // No further than it is shown; there is a record.
    Record recordSoFar() const
    {
        Record copy = *record();
        if (m_replay.on())
            copy.moves.resize(std::size_t(m_replay.move()));
        return copy;
    }
    Replay* replay() { return &m_replay; }
    FairPlayCheck* fairPlay() { return &m_fairPlay; }

protected:
    explicit MatchTable(QObject* owner)
        : m_fairPlay([this](const auto&... what) { return sentenceFor(what...); }), m_owner(owner)
    {
        QObject::connect(&m_replay, &Replay::changed, owner, [this] { checkFairPlayThere(); });
    }
    virtual ~MatchTable() = default;

    // The table is made empty; that match is put on it.
    virtual void clear() = 0;
    virtual void sitDown(std::unique_ptr<Match> match) = 0;
    // All has been shown: the next one's turn.
    virtual void goOn() = 0;
    // A person is asked, who may be composing already.
    virtual void goOnComposing() = 0;
    // That has happened; moves were taken back; a choice is not allowed.
    virtual void takeIn(const match::Happening<G>& happening) = 0;
    virtual void showAgain() = 0;
    virtual void complainOf(const typename G::Refusal& refusal) = 0;
    // Begins to ask the person to move; makes that choice for them.
    virtual void compose() = 0;
    virtual void play(const Choice& choice) = 0;
    // The replay has moved, begun or ended; anything else has.
    virtual void showThen() = 0;
    virtual void refresh() = 0;
    virtual bool canUncoverHand() const = 0;
    virtual GameGuide<typename G::Recorded>& guide() = 0;
    virtual void complain(const QString& text) = 0;
    // What the seat chooses in that position.
    virtual QString sentenceFor(const typename G::Rules& rules, const typename G::Position& position,
                                game::Seat seat, const Choice& choice) const = 0;

    // It is the one on the table from now on.
    void follow(std::unique_ptr<Match> match)
    {
        m_match = std::move(match);
        const auto on = [this](auto signal, auto slot) {
            QObject::connect(m_match.get(), signal, m_owner, slot);
        };
        on(&Match::asked, [this] { goOnComposing(); });
        on(&Match::happened, [this] {
            lengthenCourse();
            takeIn(m_match->happening());
        });
        on(&Match::changed, [this] { goOnOrWait(); });
        on(&Match::rewound, [this] { showAgain(); });
        on(&Match::refused, [this] { complainOf(m_match->refusal()); });
        on(&Match::failed, [this](const QString& reason) {
            complain(moveNotSaved(reason));
            refresh(); // nobody thinks any more
        });
    }

    game::Seat viewer() const { return m_match ? m_match->audience() : game::Seat{0}; }
    int seatCount() const { return m_match ? int(m_match->head().seats.size()) : 0; }
    int peopleHere() const
    {
        int people = 0;
        for (int seat = 0; seat < seatCount(); ++seat)
            people += m_match->isHere(game::Seat(seat));
        return people;
    }

    // Of the people here; where there is none, of all.
    game::Seat firstViewer() const
    {
        for (int seat = 0; seat < seatCount(); ++seat)
            if (m_match->isHere(game::Seat(seat)))
                return game::Seat(seat);
        return 0;
    }
    // The view follows the person to move; with several, hands are covered until the next one is there.
    void turnView()
    {
        const game::Seat seat = m_match->toMove();
        const int people = peopleHere();
        if (people == 0)
            return lookFrom(seat);
        if (!m_match->isHere(seat) || viewer() == seat || m_match->isOver())
            return;
        lookFrom(seat);
        m_covered = people > 1;
    }
    void lookFrom(game::Seat seat)
    {
        if (seat == viewer())
            return;
        m_match->setAudience(seat);
        if (!m_replay.on())
            return;
        m_course = m_match->history();
        showThen();
    }
    // How the match stands has changed: somebody may be asked again, once all has been shown.
    void goOnOrWait()
    {
        if (!m_show.busy() && !m_match->isOver())
            m_match->proceed();
        refresh();
    }
    // While a saved game is watched. An unfinished one is watched as it is played: each sees their own hand
    // only.
    void viewFrom(int seat)
    {
        if (!m_replay.watching() || seat < 0 || seat >= seatCount())
            return;
        m_covered = !m_match->isOver() && !(peopleHere() == 1 && m_match->isHere(game::Seat(seat)));
        lookFrom(game::Seat(seat));
        refresh();
    }
    void uncoverHand()
    {
        if (!m_match || !canUncoverHand())
            return;
        m_covered = false;
        if (!m_replay.watching() && !m_show.busy() && !m_match->isOver() &&
            m_match->isHere(m_match->toMove()))
            compose();
        else
            refresh();
    }

    // At a line of the log, which has so many.
    void lookBack(int row, int lines)
    {
        if (m_replay.on())
            return m_replay.goToRow(row);
        if (!m_match || row < 0 || row >= lines)
            return;
        m_course = m_match->history();
        m_replay.lookBack(courseOf(*m_course), row);
    }
    // Moves were taken back: what is looked at may be gone.
    void shortenCourse()
    {
        if (!m_replay.on())
            return;
        m_course = m_match->history();
        m_replay.renew(courseOf(*m_course));
    }
    // A move was made behind what is looked at.
    void lengthenCourse()
    {
        if (!m_replay.on())
            return;
        const match::Happening<G>& happening = m_match->happening();
        m_course->add(happening.events, happening.after);
        m_replay.renew(courseOf(*m_course));
    }
    void backToNow()
    {
        if (!m_replay.watching())
            m_replay.stop();
    }

    // Also while the line is cut: what is composed waits for it.
    bool mayCompose() const
    {
        const auto standing = m_match ? m_match->standing() : match::Standing::inPlay;
        return standing == match::Standing::inPlay || standing == match::Standing::cut;
    }
    // What is whole is made, unless it is to be confirmed.
    void settle(Choice choice)
    {
        const bool asks = m_confirmation == Confirmation::always ||
                          (m_confirmation == Confirmation::irrevocable && !m_match->couldUndo(choice));
        if (!asks)
            play(choice);
    }

    std::unique_ptr<Match> m_match;
    ChoiceDraft m_draft;
    std::optional<match::GameHistory<G>> m_course; // what is looked back at
    Pacer m_show;
    Replay m_replay;
    GameFairPlayCheck<G> m_fairPlay;
    bool m_covered = false; // the viewer's hand

private:
    void sitDown(Record record, const std::filesystem::path& file)
    {
        auto match = std::make_unique<match::LocalMatch<G>>(std::move(record), file, lateFailure());
        clear();
        sitDown(std::move(match));
        goOnDrafting(std::filesystem::path(file) += ".draft");
    }
    void goOnDrafting(const std::filesystem::path& file)
    {
        m_draft = ChoiceDraft(Draft(file, [this](const QString& reason) { complain(draftNotKept(reason)); }));
    }
    // It comes from the thread that waits for the disk.
    LateSync::Failed lateFailure()
    {
        return [this](const std::system_error& error) {
            QMetaObject::invokeMethod(
                m_owner, [this, text = movesNotSynced(error)] { complain(text); }, Qt::QueuedConnection);
        };
    }

    // Before the end of a game nobody may learn what a computer player would choose.
    void checkFairPlayThere()
    {
        const bool isOpen = m_replay.watching() && m_match && m_match->isOver();
        m_fairPlay.lookAt(isOpen ? m_match.get() : nullptr, isOpen ? m_replay.move() : 0);
    }

    QObject* m_owner;
    Confirmation m_confirmation = Confirmation::always;
};

} // namespace capitol::app
