// Small textures of the city that we paint: wood, roofs, arcades and the glow of legal places.
#pragma once

#include <Qt3DRender/QPaintedTextureImage>

#include <QColor>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class WoodImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY colourChanged)

public:
    // Strips of the picture, from its top down: the dark joint between two floors, plain wood, wood with
    // windows, wood with a door among them. Each of the latter three is as high as a floor.
    static constexpr float joint = 0.0625F;
    static constexpr float floor = 0.3125F;

    explicit WoodImage(Qt3DCore::QNode* parent = nullptr);

    QColor colour() const { return m_colour; }
    void setColour(const QColor& colour);

signals:
    void colourChanged();

protected:
    void paint(QPainter* painter) override;

private:
    void paintOpening(QPainter& painter, const QRectF& place) const;

    QColor m_colour{"#dcb27a"};
};

// Tiles of the roof's colour, with its owner's symbol on both slopes if it has one.
class RoofImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY colourChanged)
    Q_PROPERTY(QString symbol READ symbol WRITE setSymbol NOTIFY symbolChanged)

public:
    explicit RoofImage(Qt3DCore::QNode* parent = nullptr);

    QColor colour() const { return m_colour; }
    void setColour(const QColor& colour);
    QString symbol() const { return m_symbol; }
    void setSymbol(const QString& symbol);

signals:
    void colourChanged();
    void symbolChanged();

protected:
    void paint(QPainter* painter) override;

private:
    void paintTiles(QPainter& painter, const QRectF& slopes) const;
    void paintSymbols(QPainter& painter) const;

    QColor m_colour{"#2d6cb3"};
    QString m_symbol;
};

class ArcadeImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit ArcadeImage(Qt3DCore::QNode* parent = nullptr);

protected:
    void paint(QPainter* painter) override;
};

class GlowImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY colourChanged)

public:
    explicit GlowImage(Qt3DCore::QNode* parent = nullptr);

    QColor colour() const { return m_colour; }
    void setColour(const QColor& colour);

signals:
    void colourChanged();

protected:
    void paint(QPainter* painter) override;

private:
    QColor m_colour{"#f5b324"};
};

} // namespace capitol::app
