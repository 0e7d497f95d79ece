// Triangles with normals and texture places, and a Qt 3D geometry made of them: for the shapes Qt 3D lacks.
// Lengths are board centimetres; y is up, z towards the viewer.
#pragma once

#include <Qt3DCore/QGeometry>

#include <QList>
#include <QPointF>
#include <QVector2D>
#include <QVector3D>
#include <QtQml/qqmlregistration.h>

namespace Qt3DCore {
class QAttribute;
class QBuffer;
} // namespace Qt3DCore

namespace capitol::app {

// A place of the board in the world, which has the same origin and measure.
QVector3D inWorld(QPointF place, float height = 0);

struct Vertex
{
    QVector3D position;
    QVector3D normal;
    QVector2D texture;
    float shade = 1; // how much of the sky's light reaches it: less in corners and under eaves
};

// The ends of a face, its first two corners and its last two: where in its texture, and how much of the sky
// they see.
struct FaceEnds
{
    float top = 0;
    float bottom = 1;
    float topShade = 1;
    float bottomShade = 1;
};

// Corners run counter-clockwise, seen from outside.
class Solid
{
public:
    void triangle(const Vertex& a, const Vertex& b, const Vertex& c);
    void quad(const Vertex& a, const Vertex& b, const Vertex& c, const Vertex& d);

    // A flat face; its texture runs across, and down from its top, at `c` and `d`, to its bottom.
    void face(QVector3D a, QVector3D b, QVector3D c, QVector3D d, const FaceEnds& ends = {});
    void box(QVector3D low, QVector3D high, const FaceEnds& ends = {}); // open below
    void sides(QVector3D low, QVector3D high, const FaceEnds& ends);
    void lid(QVector3D low, QVector3D high, const FaceEnds& ends);

    const QList<Vertex>& vertices() const { return m_vertices; }

private:
    QList<Vertex> m_vertices;
};

class SolidGeometry : public Qt3DCore::QGeometry
{
    Q_OBJECT
    QML_ANONYMOUS

public:
    explicit SolidGeometry(Qt3DCore::QNode* parent = nullptr);

protected:
    void setSolid(const Solid& solid);

private:
    Qt3DCore::QAttribute* addVertexAttribute(const QString& name, uint size, uint offset);

    Qt3DCore::QBuffer* m_buffer;
    QList<Qt3DCore::QAttribute*> m_attributes;
};

} // namespace capitol::app
