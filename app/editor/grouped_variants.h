// The variants of all games as one list, each game's below its name.
#pragma once

#include "editor/edited_game.h"

#include <QConcatenateTablesProxyModel>

namespace capitol::app {

class GroupedVariants : public QConcatenateTablesProxyModel
{
    Q_OBJECT

public:
    explicit GroupedVariants(EditedGames games, QObject* parent = nullptr);

    // Null for a game's name.
    std::shared_ptr<const EditedGame> gameAt(int row) const;
    QString idAt(int row) const;
    int find(const EditedGame& game, const QString& id) const; // -1

private:
    EditedGames m_games;
};

} // namespace capitol::app
