#include "board3d/lit_material.h"

#include "board3d/lit_effect.h"

#include <Qt3DRender/QEffect>

namespace capitol::app {

LitMaterial::LitMaterial(Qt3DCore::QNode* parent)
    : QMaterial(parent), m_colour(addParameterOf(QStringLiteral("colour"), QColor(Qt::white))),
      m_glow(addParameterOf(QStringLiteral("glow"), QColor(Qt::black))),
      m_gloss(addParameterOf(QStringLiteral("gloss"), 0.0F)),
      m_relief(addParameterOf(QStringLiteral("relief"), 0.0F))
{}

// By now it is known which shaders are wanted.
void LitMaterial::componentComplete()
{
    auto* effect = new Qt3DRender::QEffect;
    const QByteArrayList defined = m_picture ? QByteArrayList{"TEXTURED"} : QByteArrayList();
    if (!m_rippled)
        addTechnique(*effect, "fast", "lit", "lit", defined);
    for (const char* quality : {"standard", "high"})
        addTechnique(*effect, quality, "lit", m_rippled ? "water" : "lit", defined);
    setEffect(effect);
}

Qt3DRender::QParameter* LitMaterial::addParameterOf(const QString& name, const QVariant& value)
{
    auto* parameter = new Qt3DRender::QParameter(name, value);
    addParameter(parameter);
    return parameter;
}

void LitMaterial::setColour(const QColor& colour)
{
    m_colour->setValue(colour);
    emit colourChanged();
}

void LitMaterial::setPicture(Qt3DRender::QAbstractTexture* picture)
{
    m_picture = picture;
    addParameterOf(QStringLiteral("picture"), QVariant::fromValue(picture));
    emit pictureChanged();
}

void LitMaterial::setGlow(const QColor& glow)
{
    m_glow->setValue(glow);
    emit glowChanged();
}

void LitMaterial::setGloss(float gloss)
{
    m_gloss->setValue(gloss);
    emit glossChanged();
}

void LitMaterial::setRelief(float relief)
{
    m_relief->setValue(relief);
    emit reliefChanged();
}

} // namespace capitol::app
