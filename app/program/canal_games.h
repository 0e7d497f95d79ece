// Canal Mania in the program.
#pragma once

#include "canal/canal_session.h"
#include "program/games_of.h"

namespace capitol::app {

class CanalGames : public GamesOf<canal::app::PlayableCanal, canal::app::Session, canal::Variant>
{
public:
    // All of it outlives this.
    CanalGames(GameFiles& files, Preferences& preferences, const canal::Library& library);

    QString lastVariant() const override;
    QString defaultVariant() const override;
    QVariantMap usualHelp() const override;
    QString copyName() const override;
    void count(const Record& record, std::optional<game::Seat> only = std::nullopt) override;
    // The rules on the table, as `variantOf`.
    std::optional<canal::Variant> variantInPlay() const;

private:
    void setLastVariant(const QString& id) override;
    int usualSeats(const VariantRow& variant) const override;
    Record fresh(const QVariantList& seats, canal::Variant variant, const QString& seed,
                 const QVariantMap& agreed) const override;
    Record sameAgain(const Record& record) const override;
    std::filesystem::path lessonFile() const override { return dataFolder() / "lesson.canal"; }
    void clearTable() override { session()->leave(); }
};

} // namespace capitol::app
