// Materials that differ in colour and picture only share one effect in their scene: for each effect Qt 3D
// compiles its shaders anew, and the graphics driver keeps a program of its own.
#pragma once

#include <QString>

#include <functional>

namespace Qt3DRender {
class QEffect;
class QMaterial;
} // namespace Qt3DRender

namespace capitol::app {

// The effect of that name in the scene that the material is made for in QML; `make` makes the first.
Qt3DRender::QEffect* sharedEffect(const Qt3DRender::QMaterial& material, const QString& name,
                                  const std::function<Qt3DRender::QEffect*()>& make);

} // namespace capitol::app
