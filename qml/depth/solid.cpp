#include "depth/solid.h"

#include <Qt3DCore/QAttribute>
#include <Qt3DCore/QBuffer>

namespace capitol::app {

QVector3D inWorld(QPointF place, float height)
{
    return {float(place.x()), height, float(place.y())};
}

void Solid::triangle(const Vertex& a, const Vertex& b, const Vertex& c)
{
    m_vertices << a << b << c;
}

void Solid::quad(const Vertex& a, const Vertex& b, const Vertex& c, const Vertex& d)
{
    triangle(a, b, c);
    triangle(a, c, d);
}

void Solid::face(QVector3D a, QVector3D b, QVector3D c, QVector3D d, const FaceEnds& ends)
{
    const QVector3D normal = QVector3D::normal(b - a, c - a);
    quad({a, normal, {0, ends.bottom}, ends.bottomShade}, {b, normal, {1, ends.bottom}, ends.bottomShade},
         {c, normal, {1, ends.top}, ends.topShade}, {d, normal, {0, ends.top}, ends.topShade});
}

void Solid::box(QVector3D low, QVector3D high, const FaceEnds& ends)
{
    sides(low, high, ends);
    lid(low, high, ends);
}

void Solid::sides(QVector3D low, QVector3D high, const FaceEnds& ends)
{
    const auto corner = [&](bool x, bool y, bool z) {
        return QVector3D(x ? high.x() : low.x(), y ? high.y() : low.y(), z ? high.z() : low.z());
    };
    face(corner(0, 0, 1), corner(1, 0, 1), corner(1, 1, 1), corner(0, 1, 1), ends); // towards the viewer
    face(corner(1, 0, 0), corner(0, 0, 0), corner(0, 1, 0), corner(1, 1, 0), ends);
    face(corner(1, 0, 1), corner(1, 0, 0), corner(1, 1, 0), corner(1, 1, 1), ends);
    face(corner(0, 0, 0), corner(0, 0, 1), corner(0, 1, 1), corner(0, 1, 0), ends);
}

void Solid::lid(QVector3D low, QVector3D high, const FaceEnds& ends)
{
    const float y = high.y();
    const FaceEnds open{ends.top, ends.bottom, ends.topShade, ends.topShade};
    face({low.x(), y, high.z()}, high, {high.x(), y, low.z()}, {low.x(), y, low.z()}, open);
}

SolidGeometry::SolidGeometry(Qt3DCore::QNode* parent)
    : Qt3DCore::QGeometry(parent), m_buffer(new Qt3DCore::QBuffer(this))
{
    using Qt3DCore::QAttribute;
    addVertexAttribute(QAttribute::defaultNormalAttributeName(), 3, offsetof(Vertex, normal));
    addVertexAttribute(QAttribute::defaultTextureCoordinateAttributeName(), 2, offsetof(Vertex, texture));
    addVertexAttribute(QStringLiteral("vertexShade"), 1, offsetof(Vertex, shade));
    setBoundingVolumePositionAttribute(
        addVertexAttribute(QAttribute::defaultPositionAttributeName(), 3, offsetof(Vertex, position)));
    setSolid({}); // what it is to be may come later
}

Qt3DCore::QAttribute* SolidGeometry::addVertexAttribute(const QString& name, uint size, uint offset)
{
    using Qt3DCore::QAttribute;
    auto* attribute =
        new QAttribute(m_buffer, name, QAttribute::Float, size, 0, offset, sizeof(Vertex), this);
    addAttribute(attribute);
    m_attributes << attribute;
    return attribute;
}

void SolidGeometry::setSolid(const Solid& solid)
{
    QList<Vertex> vertices = solid.vertices();
    if (vertices.isEmpty())
        vertices.resize(3); // of no extent: Qt 3D complains of a buffer without data
    m_buffer->setData(QByteArray(reinterpret_cast<const char*>(vertices.constData()),
                                 vertices.size() * qsizetype(sizeof(Vertex))));
    for (Qt3DCore::QAttribute* attribute : m_attributes)
        attribute->setCount(uint(vertices.size()));
}

} // namespace capitol::app
