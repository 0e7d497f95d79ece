// The buildings on the board in depth: how tall they are, and which of them stand before what has to be seen:
// a legal site, or one that is pointed at.
#pragma once

#include "board2d/board_plan.h"
#include "depth/board_lens.h"

#include <QPointer>
#include <QTimer>

namespace capitol::app {

class Skyline : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QObject* sites READ sites WRITE setSites NOTIFY sitesChanged)
    Q_PROPERTY(capitol::app::BoardPlan* plan READ plan WRITE setPlan NOTIFY planChanged)
    Q_PROPERTY(capitol::app::BoardLens* lens READ lens WRITE setLens NOTIFY lensChanged)
    Q_PROPERTY(QList<int> pointed READ pointed WRITE setPointed NOTIFY pointedChanged) // rows of `sites`
    Q_PROPERTY(int tallest READ tallest NOTIFY tallestChanged) // floors of the tallest building
    Q_PROPERTY(
        QList<int> hiding READ hiding NOTIFY hidingChanged) // rows of buildings that stand before those

public:
    explicit Skyline(QObject* parent = nullptr);

    QObject* sites() const { return m_sites; }
    void setSites(QObject* model);
    BoardPlan* plan() const { return m_plan; }
    void setPlan(BoardPlan* plan);
    BoardLens* lens() const { return m_lens; }
    void setLens(BoardLens* lens);
    QList<int> pointed() const { return m_pointed; }
    void setPointed(const QList<int>& rows);
    int tallest() const { return m_tallest; }
    QList<int> hiding() const { return m_hiding; }

signals:
    void sitesChanged();
    void planChanged();
    void lensChanged();
    void pointedChanged();
    void tallestChanged();
    void hidingChanged();

private:
    struct Standing // on one site
    {
        int floors = 0; // of a building that is there already
        int roof = 0;
        bool wanted = false; // something can be done there, or is being done
    };

    Standing standingOn(int row) const;
    void readAll();
    void readRows(int first, int last);
    void measure();
    void look();
    bool hides(int row, const QList<int>& wanted) const;

    QPointer<QAbstractItemModel> m_sites;
    QPointer<BoardPlan> m_plan;
    QPointer<BoardLens> m_lens;
    QList<int> m_pointed;
    QList<Standing> m_standing;
    QTimer m_soon; // what changes together is looked at once
    int m_tallest = 0;
    QList<int> m_hiding;
};

} // namespace capitol::app
