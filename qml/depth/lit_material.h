// What the pieces and the board are made of, in the light of one sun and the sky. Three techniques, of which
// the frame graph chooses one by the filter key `quality`: `fast` lights corners and fills between them;
// `standard` lights each pixel and gives pictures relief and gloss; `high` adds the shadows of other things.
// The frame graph also tells where the sun stands and what colours the lights have: shaders/uniforms.glsl.
#pragma once

#include <Qt3DRender/QAbstractTexture>
#include <Qt3DRender/QMaterial>
#include <Qt3DRender/QParameter>

#include <QColor>
#include <QQmlParserStatus>
#include <QtQml/qqmlregistration.h>

#include <functional>

namespace capitol::app {

class LitMaterial : public Qt3DRender::QMaterial, public QQmlParserStatus
{
    Q_OBJECT
    QML_ELEMENT
    Q_INTERFACES(QQmlParserStatus)
    Q_PROPERTY(QColor colour READ colour WRITE setColour NOTIFY colourChanged)
    Q_PROPERTY(Qt3DRender::QAbstractTexture* picture READ picture WRITE setPicture NOTIFY
                   pictureChanged)                                            // may be none
    Q_PROPERTY(QColor glow READ glow WRITE setGlow NOTIFY glowChanged)        // light of its own
    Q_PROPERTY(float gloss READ gloss WRITE setGloss NOTIFY glossChanged)     // 0..1
    Q_PROPERTY(float relief READ relief WRITE setRelief NOTIFY reliefChanged) // of its picture, centimetres
    Q_PROPERTY(Surface surface MEMBER m_surface NOTIFY surfaceChanged)        // set while it is made

public:
    // River: ripples over the picture of its bed, from `standard` on. Spray: drops of SprayGeometry, in
    // `high` only. What is seen through: Glass, as far as its colour says, without gloss; Print, a picture
    // where it is empty, unlit.
    enum Surface { Solid, River, Spray, Glass, Print };
    Q_ENUM(Surface)

    explicit LitMaterial(Qt3DCore::QNode* parent = nullptr);

    QColor colour() const { return m_colour->value().value<QColor>(); }
    void setColour(const QColor& colour);
    Qt3DRender::QAbstractTexture* picture() const;
    void setPicture(Qt3DRender::QAbstractTexture* picture);
    QColor glow() const { return m_glow->value().value<QColor>(); }
    void setGlow(const QColor& glow);
    float gloss() const { return m_gloss->value().toFloat(); }
    void setGloss(float gloss);
    float relief() const { return m_relief->value().toFloat(); }
    void setRelief(float relief);

    void classBegin() override {}
    void componentComplete() override;

signals:
    void colourChanged();
    void pictureChanged();
    void glowChanged();
    void glossChanged();
    void reliefChanged();
    void surfaceChanged();

private:
    void share(const char* name, const std::function<Qt3DRender::QEffect*()>& make);
    Qt3DRender::QParameter* addParameterOf(const QString& name, const QVariant& value);

    Qt3DRender::QParameter* m_picture = nullptr;
    Surface m_surface = Solid;
    Qt3DRender::QParameter* m_colour;
    Qt3DRender::QParameter* m_glow;
    Qt3DRender::QParameter* m_gloss;
    Qt3DRender::QParameter* m_relief;
};

} // namespace capitol::app
