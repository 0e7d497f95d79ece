#include "depth/board_lens.h"

#include <algorithm>

namespace capitol::app {

QMatrix4x4 BoardLens::matrix() const
{
    QMatrix4x4 matrix;
    matrix.perspective(m_fieldOfView, float(m_frame.width() / qMax(1.0, m_frame.height())), 1, 400);
    matrix.lookAt(m_eye, m_centre, {0, 1, 0});
    return matrix;
}

QPointF BoardLens::project(QVector3D place) const
{
    const QVector3D seen = matrix().map(place);
    return {m_frame.x() + (double(seen.x()) + 1) / 2 * m_frame.width(),
            m_frame.y() + (1 - double(seen.y())) / 2 * m_frame.height()};
}

QVector3D BoardLens::direction(QPointF screen) const
{
    const QVector3D onScreen(float(2 * (screen.x() - m_frame.x()) / m_frame.width() - 1),
                             float(1 - 2 * (screen.y() - m_frame.y()) / m_frame.height()), 1);
    return (matrix().inverted().map(onScreen) - m_eye).normalized();
}

QPointF BoardLens::boardPlace(QPointF screen, float height) const
{
    const QVector3D way = direction(screen);
    if (way.y() >= 0)
        return {-1e6, -1e6};
    const QVector3D place = m_eye + way * ((height - m_eye.y()) / way.y());
    return {double(place.x()), double(place.z())};
}

float BoardLens::distanceToBox(QPointF screen, QVector3D low, QVector3D high) const
{
    return distanceAlong(direction(screen), low, high);
}

bool BoardLens::isBefore(QVector3D low, QVector3D high, QVector3D place) const
{
    const QVector3D way = place - m_eye;
    const float distance = distanceAlong(way.normalized(), low, high);
    return distance >= 0 && distance < way.length();
}

float BoardLens::distanceAlong(QVector3D way, QVector3D low, QVector3D high) const
{
    float enter = 0;
    float leave = 1e9F;
    for (int axis = 0; axis < 3; ++axis) {
        const float step = qFuzzyIsNull(way[axis]) ? 1e-9F : way[axis];
        const auto [first, last] =
            std::minmax({(low[axis] - m_eye[axis]) / step, (high[axis] - m_eye[axis]) / step});
        enter = std::max(enter, first);
        leave = std::min(leave, last);
    }
    return enter <= leave ? enter : -1;
}

} // namespace capitol::app
