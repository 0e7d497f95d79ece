// Qt's Fusion style, in which what can be pressed or filled in has an outline that can be seen on a page of
// any colour. Fusion derives it from the page, so that on black it would be black.
#pragma once

#include <QProxyStyle>

namespace capitol::app {

class ThemedStyle : public QProxyStyle
{
    Q_OBJECT

public:
    ThemedStyle();

    using QProxyStyle::polish;
    using QProxyStyle::unpolish;
    void polish(QWidget* widget) override;
    void unpolish(QWidget* widget) override;
    void drawControl(ControlElement element, const QStyleOption* option, QPainter* painter,
                     const QWidget* widget) const override;
    QSize sizeFromContents(ContentsType type, const QStyleOption* option, const QSize& contents,
                           const QWidget* widget) const override;
    bool eventFilter(QObject* object, QEvent* event) override;
};

} // namespace capitol::app
