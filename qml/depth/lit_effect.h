// The effects of our materials: GLSL from shaders/, for the renderers that Qt 3D's RHI knows, in three
// qualities.
#pragma once

#include <QByteArrayList>

namespace Qt3DRender {
class QEffect;
class QTechnique;
} // namespace Qt3DRender

namespace capitol::app {

// A technique for the filter key `quality` with that value; its pass `forward` draws with
// shaders/<vertex>.vert and <fragment>.frag, in which the names are defined.
Qt3DRender::QTechnique& addTechnique(Qt3DRender::QEffect& effect, const QByteArray& quality,
                                     const QByteArray& vertex, const QByteArray& fragment,
                                     QByteArrayList defined = {});

// What is behind it shows through it: for the layer that is drawn last, from back to front.
void setTransparent(Qt3DRender::QTechnique& technique);

// Its pass `shadow` throws the shadow of the same things.
void addShadowPass(Qt3DRender::QTechnique& technique);

} // namespace capitol::app
