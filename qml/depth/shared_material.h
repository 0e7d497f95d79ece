// A material that has its effect from a pattern, and shares it with all of its scene that have the same
// pattern.
#pragma once

#include <Qt3DRender/QMaterial>

#include <QQmlComponent>
#include <QQmlParserStatus>

namespace capitol::app {

class SharedMaterial : public Qt3DRender::QMaterial, public QQmlParserStatus
{
    Q_OBJECT
    QML_ELEMENT
    Q_INTERFACES(QQmlParserStatus)
    Q_PROPERTY(QString look MEMBER m_look NOTIFY patternChanged)              // the pattern's name
    Q_PROPERTY(QQmlComponent* pattern MEMBER m_pattern NOTIFY patternChanged) // a material
    // The pattern's. Qt 6.11 knows no such property of a TextureMaterial in QML: it was added in 2.11.
    Q_PROPERTY(bool alphaBlending MEMBER m_alphaBlending NOTIFY patternChanged)

public:
    using QMaterial::QMaterial;

    void classBegin() override {}
    void componentComplete() override;

signals:
    void patternChanged();

private:
    QString m_look;
    QQmlComponent* m_pattern = nullptr;
    bool m_alphaBlending = false;
};

} // namespace capitol::app
