// Capitol in the program.
#pragma once

#include "program/empty_board.h"
#include "program/games_of.h"
#include "review/game_review.h"
#include "table/game_session.h"

namespace capitol::app {

class CapitolGames : public GamesOf<PlayableCapitol, GameSession, Variant>
{
public:
    // All of it outlives this. `review` is told which game is watched.
    CapitolGames(GameFiles& files, Preferences& preferences, const Library& library,
                 const std::optional<EmptyBoard>& board, GameReview& review);

    // A puzzle, on the table.
    void pose(std::unique_ptr<Match> match);

    QString lastVariant() const override;
    QString defaultVariant() const override;
    QVariantMap usualHelp() const override;
    QString copyName() const override;
    void setLanguage(const QString& code) override;
    void count(const Record& record, std::optional<game::Seat> only = std::nullopt) override;

private:
    void setLastVariant(const QString& id) override;
    int usualSeats(const VariantRow& variant) const override { return variant.most; }
    Record fresh(const QVariantList& seats, Variant variant, const QString& seed,
                 const QVariantMap& agreed) const override;
    Record sameAgain(const Record& record) const override;
    std::filesystem::path lessonFile() const override { return dataFolder() / "lesson.capitol"; }
    void clearTable() override;
    void show(Record record) override;

    const std::optional<EmptyBoard>& m_board;
    GameReview& m_review;
};

} // namespace capitol::app
