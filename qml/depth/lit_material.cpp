#include "depth/lit_material.h"

#include "depth/lit_effect.h"
#include "depth/shared_effect.h"

#include <Qt3DRender/QEffect>

namespace capitol::app {
namespace {

Qt3DRender::QEffect* makeSolid(const QByteArrayList& defined)
{
    auto* effect = new Qt3DRender::QEffect;
    addTechnique(*effect, "fast", "lit", "lit", defined);
    addTechnique(*effect, "standard", "lit", "lit", defined);
    addShadowPass(addTechnique(*effect, "high", "lit", "lit", defined));
    return effect;
}

Qt3DRender::QEffect* makeRiver()
{
    auto* effect = new Qt3DRender::QEffect;
    for (const char* quality : {"standard", "high"})
        addTechnique(*effect, quality, "lit", "water", {"TEXTURED"});
    return effect;
}

Qt3DRender::QEffect* makeTransparent(const QByteArray& vertex, const QByteArray& fragment,
                                     const QByteArrayList& defined)
{
    auto* effect = new Qt3DRender::QEffect;
    for (const char* quality : {"fast", "standard", "high"})
        setTransparent(addTechnique(*effect, quality, vertex, fragment, defined));
    return effect;
}

Qt3DRender::QEffect* makeSpray()
{
    auto* effect = new Qt3DRender::QEffect;
    addTechnique(*effect, "high", "spray", "spray");
    return effect;
}

} // namespace

LitMaterial::LitMaterial(Qt3DCore::QNode* parent)
    : QMaterial(parent), m_colour(addParameterOf(QStringLiteral("colour"), QColor(Qt::white))),
      m_glow(addParameterOf(QStringLiteral("glow"), QColor(Qt::black))),
      m_gloss(addParameterOf(QStringLiteral("gloss"), 0.0F)),
      m_relief(addParameterOf(QStringLiteral("relief"), 0.0F))
{
}

// By now it is known which shaders are wanted.
void LitMaterial::componentComplete()
{
    switch (m_surface) {
    case River:
        return share("river", makeRiver);
    case Spray:
        return share("spray", makeSpray);
    case Glass:
        return share("glass", [] { return makeTransparent("lit", "glass", {"FAST"}); });
    case Print:
        return share("print", [] { return makeTransparent("print", "print", {}); });
    case Solid:
        break;
    }
    if (m_picture)
        share("textured", [] { return makeSolid({"TEXTURED"}); });
    else
        share("plain", [] { return makeSolid({}); });
}

void LitMaterial::share(const char* name, const std::function<Qt3DRender::QEffect*()>& make)
{
    setEffect(sharedEffect(*this, QString::fromLatin1(name), make));
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

Qt3DRender::QAbstractTexture* LitMaterial::picture() const
{
    return m_picture ? m_picture->value().value<Qt3DRender::QAbstractTexture*>() : nullptr;
}

void LitMaterial::setPicture(Qt3DRender::QAbstractTexture* picture)
{
    if (m_picture)
        m_picture->setValue(QVariant::fromValue(picture));
    else
        m_picture = addParameterOf(QStringLiteral("picture"), QVariant::fromValue(picture));
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
