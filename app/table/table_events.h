// What happens at the table, for those who show how it moves: cards that are played and drawn, tiles, points.
// Nothing is told of what is looked back at.
#pragma once

#include "table/game_session.h"

#include <QPointer>

namespace capitol::app {

class TableEvents : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::GameSession* session READ session WRITE setSession NOTIFY sessionChanged)

public:
    using QObject::QObject;
    GameSession* session() const { return m_session; }
    void setSession(GameSession* session);

signals:
    void sessionChanged();
    // `card` as in notation; `site`: row in SiteModel that it brought a building to, -1 for none.
    void played(int seat, const QString& card, int site, const QString& line);
    void passed(int seat, const QString& line);
    void tilePlaced(int seat, const QString& tile, int site, const QString& line);
    // `pile`: row in PileModel.
    void drew(int seat, const QString& card, int pile);
    void scored(int seat, int area, int points);

private:
    void tell(const Event& event);
    void tellOf(const Played& event);
    void tellOf(const Passed& event);
    void tellOf(const TilePlaced& event);
    void tellOf(const Drew& event);
    void tellOf(const AreaScored& event);
    template <typename Other>
    void tellOf(const Other&)
    {
    }

    QPointer<GameSession> m_session;
};

} // namespace capitol::app
