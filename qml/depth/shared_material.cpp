#include "depth/shared_material.h"

#include "depth/shared_effect.h"

#include <Qt3DRender/QEffect>

namespace capitol::app {

// The pattern, which writes the shaders, lives as long as its effect.
void SharedMaterial::componentComplete()
{
    setEffect(sharedEffect(*this, m_look, [this] {
        auto* pattern = qobject_cast<QMaterial*>(m_pattern->create(m_pattern->creationContext()));
        if (m_alphaBlending)
            pattern->setProperty("alphaBlending", true);
        Qt3DRender::QEffect* effect = pattern->effect();
        effect->setParent(static_cast<Qt3DCore::QNode*>(nullptr));
        pattern->setParent(effect);
        return effect;
    }));
}

} // namespace capitol::app
