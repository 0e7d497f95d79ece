#include "depth/lit_effect.h"

#include <QFile>
#include <Qt3DRender/QBlendEquation>
#include <Qt3DRender/QBlendEquationArguments>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QFilterKey>
#include <Qt3DRender/QGraphicsApiFilter>
#include <Qt3DRender/QNoDepthMask>
#include <Qt3DRender/QRenderPass>
#include <Qt3DRender/QShaderProgram>
#include <Qt3DRender/QTechnique>

namespace capitol::app {
namespace {

QByteArray source(const QByteArray& file)
{
    QFile shader(QStringLiteral(":/qt/qml/Capitol/Depth/shaders/") + QString::fromLatin1(file));
    return shader.open(QIODevice::ReadOnly) ? shader.readAll() : QByteArray();
}

QByteArray code(const QByteArray& file, const QByteArrayList& defined)
{
    QByteArray text = "#version 450\n";
    for (const QByteArray& name : defined)
        text += "#define " + name + "\n";
    return text + source("uniforms.glsl") + source(file);
}

Qt3DRender::QFilterKey* key(const char* name, const char* value)
{
    auto* key = new Qt3DRender::QFilterKey;
    key->setName(QString::fromLatin1(name));
    key->setValue(QString::fromLatin1(value));
    return key;
}

void addPass(Qt3DRender::QTechnique& technique, const char* name, const QByteArray& vertex,
             const QByteArray& fragment)
{
    auto* program = new Qt3DRender::QShaderProgram;
    program->setVertexShaderCode(vertex);
    program->setFragmentShaderCode(fragment);
    auto* pass = new Qt3DRender::QRenderPass;
    pass->setShaderProgram(program);
    pass->addFilterKey(key("pass", name));
    technique.addRenderPass(pass);
}

} // namespace

Qt3DRender::QTechnique& addTechnique(Qt3DRender::QEffect& effect, const QByteArray& quality,
                                     const QByteArray& vertex, const QByteArray& fragment,
                                     QByteArrayList defined)
{
    defined << quality.toUpper();
    auto* technique = new Qt3DRender::QTechnique;
    technique->graphicsApiFilter()->setApi(Qt3DRender::QGraphicsApiFilter::RHI);
    technique->graphicsApiFilter()->setMajorVersion(1);
    technique->graphicsApiFilter()->setMinorVersion(0);
    technique->addFilterKey(key("quality", quality));
    addPass(*technique, "forward", code(vertex + ".vert", defined), code(fragment + ".frag", defined));
    effect.addTechnique(technique);
    return *technique;
}

void setTransparent(Qt3DRender::QTechnique& technique)
{
    auto* amounts = new Qt3DRender::QBlendEquationArguments;
    amounts->setSourceRgb(Qt3DRender::QBlendEquationArguments::SourceAlpha);
    amounts->setDestinationRgb(Qt3DRender::QBlendEquationArguments::OneMinusSourceAlpha);
    for (Qt3DRender::QRenderPass* pass : technique.renderPasses()) {
        pass->addRenderState(new Qt3DRender::QBlendEquation);
        pass->addRenderState(amounts);
        pass->addRenderState(new Qt3DRender::QNoDepthMask);
    }
}

void addShadowPass(Qt3DRender::QTechnique& technique)
{
    addPass(technique, "shadow", code("shadow.vert", {}), code("shadow.frag", {}));
}

} // namespace capitol::app
