// What the games of Capitol and those of Canal Mania have in common.
#pragma once

#include "common/diagnostics_text.h"
#include "match/match.h"
#include "match/playable_game.h"
#include "play/confirmation.h"
#include "program/current_game.h"
#include "program/game_record.h"
#include "program/games.h"
#include "program/preferences.h"

#include <QFile>
#include <QPointer>

#include <memory>
#include <optional>
#include <utility>

namespace capitol::app {

// `Session` is the game's table: a MatchTable that is a QObject.
template <match::PlayableGame G, typename Session, typename Variant>
class GamesOf : public Games
{
public:
    using Recorded = typename G::Recorded;
    using Record = record::Record<Recorded>;
    using Library = typename Recorded::Sources;
    using Match = match::Match<G>;

    Session* session() { return &m_session; }
    const Session* session() const { return &m_session; }
    const Library& library() const { return m_library; }

    void newGame(const QVariantList& seats, const QString& variantId, const QString& seed,
                 const QVariantMap& agreed = {}) override
    {
        auto variant = m_library.load(variantId.toStdString());
        if (!variant) {
            emit m_files.error(diagnosticsText(variant.diagnostics));
            return;
        }
        const auto players = playersOf(*variant.value);
        if (!canPlay(int(seats.size()), players.min, players.max))
            return;
        setLastVariant(variantId);
        keepOpponent(seats, m_preferences);
        begin(fresh(seats, std::move(*variant.value), seed, agreed));
    }
    // A game with rules that need not be saved, against as many computer players as they allow.
    void tryVariant(const Variant& variant)
    {
        const int most = playersOf(variant).max;
        begin(fresh(seatsAgainst(m_preferences.opponent(), most, m_preferences), variant, {}, usualHelp()));
    }
    void learn() override
    {
        auto lesson = load_lesson(m_library.find("guided/first-game"), m_library);
        if (!lesson) {
            emit m_files.error(diagnosticsText(lesson.diagnostics));
            return;
        }
        if (!m_files.mayPlay())
            return;
        takeOff();
        m_files.attempt([&] { m_session.teach(std::move(*lesson.value), lessonFile()); });
    }
    // A game whose rules and players are chosen.
    void begin(Record record)
    {
        if (!m_current.mayBegin(record))
            return;
        takeOff();
        if (m_current.begin(std::move(record)))
            return;
        clearTable(); // the game that was on lies with the saved ones
        lookAtLast();
    }
    void continueGame() override
    {
        takeOff();
        m_current.resume([this](Record part) { begin(std::move(part)); });
    }
    void rematch() override
    {
        if (m_session.record())
            begin(sameAgain(*m_session.record()));
    }
    // A game that is kept elsewhere; what was on the table stays among the saved ones.
    void join(std::unique_ptr<Match> match, const std::filesystem::path& draft)
    {
        takeOff();
        m_elsewhere = match.get();
        m_session.join(std::move(match), draft);
    }

    void open(const std::filesystem::path& file) override
    {
        if (file == m_current.file())
            return continueGame();
        const auto playOrWatch = [this](Record record) {
            if (isOver<Recorded>(record))
                show(std::move(record));
            else
                begin(std::move(record));
        };
        m_files.read<Recorded>(file, m_library, playOrWatch, playOrWatch);
    }
    void watch(const std::filesystem::path& file) override
    {
        const auto showIt = [this](Record record) { show(std::move(record)); };
        m_files.read<Recorded>(file, m_library, showIt, showIt);
    }
    void watchAgain() override
    {
        if (!m_session.record())
            return;
        show(Record(*m_session.record()));
        m_watchesAgain = m_session.match()->isOver(); // an end to come back to
    }
    void leaveReplay() override
    {
        if (std::exchange(m_watchesAgain, false))
            m_session.showEnd();
        else
            leave();
    }
    void playOn() override
    {
        if (m_session.replay()->watching())
            begin(m_session.recordSoFar());
    }
    void playOnAs(int seat) override
    {
        if (m_session.replay()->watching()) {
            Record record = m_session.recordSoFar();
            leaveTo(record, seat, m_preferences.opponent());
            begin(std::move(record));
        }
    }
    void saveRecord(const QUrl& file) override
    {
        if (m_session.record())
            writeCopy(file, print_record(*m_session.record()));
    }
    void leave() override
    {
        takeOff();
        clearTable();
        lookAtLast();
    }

    void putAwayIfOver() override { m_current.putAwayIfOver(); }
    void lookAtLast() override
    {
        m_current.look();
        emit continueChanged();
    }
    void setLanguage(const QString& code) override
    {
        m_statistics.setLanguage(code);
        m_session.setLanguage(code);
        emit continueChanged();
        emit playTextChanged();
    }
    void findVariants() override
    {
        m_variants.read(m_library, m_preferences.language());
        emit playTextChanged();
    }
    bool addVariant(const std::filesystem::path& file) override
    {
        const QString id = m_variants.add(m_library, file, m_preferences.language());
        if (id.isEmpty())
            emit m_files.error(
                diagnosticsText(m_library.load(QFile(file).fileName().toStdString()).diagnostics));
        else
            offer(id);
        return !id.isEmpty();
    }
    // Into the statistics, as they have it.
    virtual void count(const Record& record, std::optional<game::Seat> only = std::nullopt) = 0;

protected:
    GamesOf(GameKind kind, GameFiles& files, Preferences& preferences, const Library& library,
            std::filesystem::path statistics)
        : Games(kind, files, preferences, std::move(statistics)), m_library(library)
    {
        connect(&m_session, &Session::failed, &files, &GameFiles::error);
        connect(&m_session, &Session::finished, this, [this] { putAway(); });
        connect(&m_current.known(), &LastGame::changed, this, &Games::continueChanged);
        connect(&preferences, &Preferences::animationPaceChanged, this, [this] { keepPace(); });
        connect(&preferences, &Preferences::confirmationChanged, this, [this] { keepConfirmation(); });
        keepPace();
        keepConfirmation();
    }

    virtual Record fresh(const QVariantList& seats, Variant variant, const QString& seed,
                         const QVariantMap& agreed) const = 0;
    // The same seats, players and rules with a new deal.
    virtual Record sameAgain(const Record& record) const = 0;
    virtual std::filesystem::path lessonFile() const = 0;
    virtual void clearTable() = 0;
    // To be watched.
    virtual void show(Record record)
    {
        takeOff();
        m_session.watch(std::move(record));
    }
    const LastGame& last() const override { return m_current.known(); }

    // Another game is to come to the table, or none.
    void takeOff()
    {
        m_watchesAgain = false;
        m_session.finishSaving();
    }

private:
    static auto playersOf(const Variant& variant) { return variant.playable().ruleset().players; }
    // A game that is over lies with the others; a lesson does not, and one played elsewhere does since its
    // end.
    void putAway()
    {
        if (!m_session.help()->guide()->on() && !m_elsewhere)
            m_current.putAway();
    }
    void keepPace() { m_session.setStepTime(m_preferences.stepTime()); }
    void keepConfirmation() { m_session.setConfirmation(Confirmation(m_preferences.confirmation())); }

    const Library& m_library;
    Session m_session;
    CurrentGame<G, Session> m_current{m_kind, m_files, m_library, m_session,
                                      [this](const Record& record) { count(record); }};
    bool m_watchesAgain = false;   // the game that has just ended here
    QPointer<Match> m_elsewhere{}; // the match on the table, if others keep it
};

} // namespace capitol::app
