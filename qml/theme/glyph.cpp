#include "theme/glyph.h"

#include <QMetaProperty>

namespace capitol::app {

Glyph::Glyph(QQuickItem* parent) : QQuickPaintedItem(parent)
{
    setAntialiasing(true);
}

void Glyph::componentComplete()
{
    QQuickPaintedItem::componentComplete();
    const QMetaMethod slot = staticMetaObject.method(staticMetaObject.indexOfSlot("refresh()"));
    for (int i = staticMetaObject.propertyOffset(); i < metaObject()->propertyCount(); ++i) {
        if (const QMetaProperty property = metaObject()->property(i); property.hasNotifySignal())
            connect(this, property.notifySignal(), this, slot);
    }
    refresh();
}

} // namespace capitol::app
