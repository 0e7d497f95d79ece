// Facts about the program: version, graphics, and where its guides and its log are.
#pragma once

#include "program/graphics.h"

#include <QObject>
#include <QUrl>
#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class About : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.about is the one.")
    Q_PROPERTY(QString version READ version CONSTANT)
    Q_PROPERTY(QString qtVersion READ qtVersion CONSTANT)
    Q_PROPERTY(QString renderer READ renderer NOTIFY reworded)
    // Why the board is in 2D, and what can be done; empty if OpenGL works.
    Q_PROPERTY(QString trouble READ trouble NOTIFY reworded)
    // Why the 3D board is not available.
    Q_PROPERTY(QString whyFlat READ whyFlat NOTIFY reworded)
    Q_PROPERTY(bool canTryAgain READ canTryAgain NOTIFY tryAgainChanged) // OpenGL, at the next start

public:
    using QObject::QObject;

    // Set by main before the engine makes App.
    static void setGraphics(const Graphics& graphics);
    static const Graphics& graphics();
    // From the command line.
    static void setFlatAsked(bool asked);

    QString version() const;
    QString qtVersion() const;
    QString renderer() const;
    QString trouble() const;
    QString whyFlat() const;
    bool canTryAgain() const;
    // The language has changed.
    void reword() { emit reworded(); }

    Q_INVOKABLE void tryAgain();
    // "players-guide", "variant-authors-guide".
    Q_INVOKABLE void openGuide(const QString& name);
    Q_INVOKABLE void openLogFolder();
    // In the browser.
    void openOutside(const QUrl& address);

signals:
    void guideWanted(const QUrl& page);
    void failed(const QString& text);
    void reworded();
    void tryAgainChanged();
};

} // namespace capitol::app
