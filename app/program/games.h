// The games of Capitol, or those of Canal Mania, as the pages ask for them: begun, gone on with, watched and
// put away; by which variants they are played, and what became of them.
#pragma once

#include "program/game_files.h"
#include "program/last_game.h"
#include "statistics/game_statistics.h"
#include "variants/variants_model.h"

#include <QUrl>
#include <QVariantList>
#include <QVariantMap>

namespace capitol::app {

class Preferences;

class Games : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.capitol and App.canal are the two.")
    Q_PROPERTY(capitol::app::VariantsModel* variants READ variants CONSTANT)
    Q_PROPERTY(capitol::app::GameStatistics* statistics READ statistics CONSTANT)
    Q_PROPERTY(bool isNewcomer READ isNewcomer NOTIFY continueChanged) // no game of it was ever begun here
    Q_PROPERTY(bool canContinue READ canContinue NOTIFY continueChanged)
    Q_PROPERTY(
        QString continueText READ continueText NOTIFY continueChanged) // which game that is, once it was read
    Q_PROPERTY(QString lastVariant READ lastVariant NOTIFY playTextChanged)
    Q_PROPERTY(QString defaultVariant READ defaultVariant CONSTANT)
    Q_PROPERTY(QString playText READ playText NOTIFY playTextChanged) // by which rules, against whom

public:
    VariantsModel* variants() { return &m_variants; }
    GameStatistics* statistics() { return &m_statistics; }
    bool isNewcomer() const { return m_files.games().files({m_kind}).empty(); }
    bool canContinue() const { return m_files.games().hasCurrent(m_kind); }
    QString continueText() const;
    QString playText() const;
    // The one that was last played; the default one if that cannot be played.
    QString usualVariant() const;
    virtual QString lastVariant() const = 0;    // as the preferences have it
    virtual QString defaultVariant() const = 0; // of those who have not chosen any yet
    // The help that is agreed on, as the preferences have it.
    Q_INVOKABLE virtual QVariantMap usualHelp() const = 0;

    // One person against the usual opponents.
    Q_INVOKABLE void play();
    // The same with other rules.
    void playVariant(const QString& id);
    // `seats`: a list of {name, player, hue}. `seed`: a whole number, any other text stands for a number
    // of its own, empty for chance. `agreed`: what all agree on, see `agree` and `freshRecord`. An unfinished
    // game is kept among the saved ones.
    Q_INVOKABLE virtual void newGame(const QVariantList& seats, const QString& variantId, const QString& seed,
                                     const QVariantMap& agreed = {}) = 0;
    // The guided first game, which cannot be continued later.
    Q_INVOKABLE virtual void learn() = 0;
    // A whole game for who has just learned it: against easy players.
    Q_INVOKABLE void playFirst();
    Q_INVOKABLE virtual void continueGame() = 0;
    Q_INVOKABLE virtual void rematch() = 0;
    // Continues a copy; the file itself stays as it is. A finished game is shown as a replay.
    virtual void open(const std::filesystem::path& file) = 0;
    virtual void watch(const std::filesystem::path& file) = 0;
    // The game on the table, from its start.
    Q_INVOKABLE virtual void watchAgain() = 0;
    // Back to its end, if it is watched again, or else to the start page.
    Q_INVOKABLE virtual void leaveReplay() = 0;
    // A new game that starts from the current position of the replay.
    Q_INVOKABLE virtual void playOn() = 0;
    // The same as that seat, with computer players at all others.
    Q_INVOKABLE virtual void playOnAs(int seat) = 0;
    // Saves a copy of the game on the table, played or watched.
    Q_INVOKABLE virtual void saveRecord(const QUrl& file) = 0;
    // A name for that file: "schmidt-2026-11-22.capitol".
    Q_INVOKABLE virtual QString copyName() const = 0;
    // Back to the start page; the game can be continued.
    Q_INVOKABLE virtual void leave() = 0;

    // A game that was cut off between its last move and its putting away.
    virtual void putAwayIfOver() = 0;
    // Reads which game can be continued.
    virtual void lookAtLast() = 0;
    virtual void setLanguage(const QString& code) = 0;
    // Reads the list of variants again.
    virtual void findVariants() = 0;
    // Adds a variant to that list, offers it for the next game, and says whether it can be read; what is
    // wrong with it is said.
    virtual bool addVariant(const std::filesystem::path& file) = 0;

signals:
    void continueChanged();
    void playTextChanged();
    void variantOffered(); // from outside: it is the last one now

protected:
    // All of it outlives this.
    Games(GameKind kind, GameFiles& files, Preferences& preferences, std::filesystem::path statistics);

    virtual void setLastVariant(const QString& id) = 0;
    // For the next game.
    void offer(const QString& id);
    // How many play it where nothing else was chosen.
    virtual int usualSeats(const VariantRow& variant) const = 0;
    // What is known of the game that can be continued.
    virtual const LastGame& last() const = 0;
    // Whether so many can play; if not, that is said.
    bool canPlay(int seats, int fewest, int most);
    void writeCopy(const QUrl& file, const std::string& record);

    const GameKind m_kind;
    GameFiles& m_files;
    Preferences& m_preferences;
    VariantsModel m_variants;
    GameStatistics m_statistics;
};

} // namespace capitol::app
