#include "board3d/lit_material.h"

#include "board3d/lit_effect.h"

#include <Qt3DRender/QEffect>

namespace capitol::app {
namespace {

void addSolid(Qt3DRender::QEffect& effect, const QByteArrayList& defined)
{
    addTechnique(effect, "fast", "lit", "lit", defined);
    addTechnique(effect, "standard", "lit", "lit", defined);
    addShadowPass(addTechnique(effect, "high", "lit", "lit", defined));
}

void addWater(Qt3DRender::QEffect& effect)
{
    for (const char* quality : {"standard", "high"})
        addTechnique(effect, quality, "lit", "water", {"TEXTURED"});
}

} // namespace

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
    if (m_surface == Spray)
        addTechnique(*effect, "high", "spray", "spray");
    else if (m_surface == River)
        addWater(*effect);
    else
        addSolid(*effect, m_picture ? QByteArrayList{"TEXTURED"} : QByteArrayList());
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
