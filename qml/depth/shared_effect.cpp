#include "depth/shared_effect.h"

#include <Qt3DCore/QEntity>
#include <Qt3DRender/QEffect>
#include <Qt3DRender/QMaterial>

#include <QQmlContext>
#include <QQmlEngine>

namespace capitol::app {
namespace {

// While a node is made it is in no scene yet. The outermost entity whose file it is written in, or whose file
// uses that one, is the scene.
Qt3DCore::QEntity* sceneOf(const Qt3DCore::QNode& node)
{
    Qt3DCore::QEntity* scene = nullptr;
    for (const QQmlContext* context = qmlContext(&node); context; context = context->parentContext())
        if (auto* entity = qobject_cast<Qt3DCore::QEntity*>(context->contextObject()))
            scene = entity;
    return scene;
}

} // namespace

Qt3DRender::QEffect* sharedEffect(const Qt3DRender::QMaterial& material, const QString& name,
                                  const std::function<Qt3DRender::QEffect*()>& make)
{
    Qt3DCore::QEntity* scene = sceneOf(material);
    auto* effect = scene->findChild<Qt3DRender::QEffect*>(name, Qt::FindDirectChildrenOnly);
    if (!effect) {
        effect = make();
        effect->setObjectName(name);
        effect->setParent(scene);
    }
    return effect;
}

} // namespace capitol::app
