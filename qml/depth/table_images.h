// Small textures that we paint for any table in depth: its planks, the frame of a board, soft shadows.
#pragma once

#include <Qt3DRender/QPaintedTextureImage>

#include <QColor>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

// Empties a picture of that size, which one is to see through.
void clearPicture(QPainter& painter, const QSize& size);

class PlanksImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor wood READ wood WRITE setWood NOTIFY woodChanged)

public:
    explicit PlanksImage(Qt3DCore::QNode* parent = nullptr);

    QColor wood() const { return m_wood; }
    void setWood(const QColor& wood);

signals:
    void woodChanged();

protected:
    void paint(QPainter* painter) override;

private:
    QColor m_wood;
};

// The frame of the board, of dark wood.
class BeamImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit BeamImage(Qt3DCore::QNode* parent = nullptr);

protected:
    void paint(QPainter* painter) override;
};

class ShadowImage : public Qt3DRender::QPaintedTextureImage
{
    Q_OBJECT
    QML_ELEMENT

public:
    explicit ShadowImage(Qt3DCore::QNode* parent = nullptr);

protected:
    void paint(QPainter* painter) override;
};

} // namespace capitol::app
