// Where the names of the places stand over the map in depth.
#pragma once

#include "canal/place_labels.h"
#include "canal3d/landscape.h"

namespace capitol::app {

class SeenLabels : public capitol::app::PlaceLabels
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(capitol::app::Landscape* land MEMBER m_land NOTIFY changed)
    Q_PROPERTY(capitol::app::BoardLens* lens READ lens WRITE setLens NOTIFY changed)
    Q_PROPERTY(QRectF frame MEMBER m_frame NOTIFY changed) // that they may stand in

public:
    using PlaceLabels::PlaceLabels;

    BoardLens* lens() const { return m_lens; }
    void setLens(BoardLens* lens);

protected:
    QPointF seen(int column, int line) const override;
    QRectF room() const override { return m_frame; }

private:
    Landscape* m_land = nullptr;
    BoardLens* m_lens = nullptr;
    QRectF m_frame;
};

} // namespace capitol::app
