// Gives the windows that are not QML the colours and text size of the program's pages.
#pragma once

#include <QColor>
#include <QObject>
#include <QPalette>
#include <QtQml/qqmlregistration.h>

class QWidget;

namespace capitol::app {

class WidgetTheme : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(QColor page MEMBER page NOTIFY changed)
    Q_PROPERTY(QColor panel MEMBER panel NOTIFY changed)
    Q_PROPERTY(QColor panelSoft MEMBER panelSoft NOTIFY changed)
    Q_PROPERTY(QColor line MEMBER line NOTIFY changed)
    Q_PROPERTY(QColor ink MEMBER ink NOTIFY changed)
    Q_PROPERTY(QColor inkSoft MEMBER inkSoft NOTIFY changed)
    Q_PROPERTY(QColor accent MEMBER accent NOTIFY changed)
    Q_PROPERTY(QColor accentInk MEMBER accentInk NOTIFY changed)
    Q_PROPERTY(QColor laurel MEMBER laurel NOTIFY changed)
    Q_PROPERTY(QColor bronze MEMBER bronze NOTIFY changed)
    Q_PROPERTY(QColor warning MEMBER warning NOTIFY changed)
    Q_PROPERTY(QColor warningInk MEMBER warningInk NOTIFY changed)
    Q_PROPERTY(QColor focus MEMBER focus NOTIFY changed)
    Q_PROPERTY(QColor water MEMBER water NOTIFY changed)
    Q_PROPERTY(QList<QColor> districts MEMBER districts NOTIFY changed) // black, white, red
    Q_PROPERTY(QList<QColor> districtInks MEMBER districtInks NOTIFY changed)
    Q_PROPERTY(int textSize MEMBER textSize NOTIFY changed) // pixels
    Q_PROPERTY(QString family MEMBER family NOTIFY changed)

public:
    using QObject::QObject;

    QPalette palette() const;
    // Applies palette and font to a window and everything in it.
    void applyTo(QWidget& window) const;

    QColor page, panel, panelSoft, line, ink, inkSoft, accent, accentInk, laurel, bronze, warning, warningInk,
        focus, water;
    QList<QColor> districts;
    QList<QColor> districtInks;
    int textSize = 14;
    QString family;

signals:
    void changed();
};

} // namespace capitol::app
