// Names and other text that comes from a file or another program, shown as it is written: what looks like
// markup in it neither styles nor fetches anything. Widgets would take it for rich text by themselves.
#pragma once

#include <QLabel>

namespace capitol::app {

class PlainLabel : public QLabel
{
    Q_OBJECT

public:
    explicit PlainLabel(QWidget* parent = nullptr) : PlainLabel({}, parent) {}
    explicit PlainLabel(const QString& text, QWidget* parent = nullptr) : QLabel(parent)
    {
        setTextFormat(Qt::PlainText);
        setText(text);
    }
};

// The same on one line. Where there is no room for all of it, it ends in dots, and a tool tip says the whole.
class ElidedLabel : public PlainLabel
{
    Q_OBJECT

public:
    using PlainLabel::PlainLabel;
    QSize minimumSizeHint() const override { return {0, QLabel::minimumSizeHint().height()}; }

protected:
    bool event(QEvent* event) override;
    void paintEvent(QPaintEvent* event) override;

private:
    bool fits() const;
};

// The same for a tool tip, which has no format of its own. Nothing for nothing.
QString plainTip(const QString& text);

} // namespace capitol::app
