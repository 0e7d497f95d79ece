// Distinguishes keys, values, strings and comments in YAML by weight and slant as well as by colour.
#pragma once

#include "common/widget_theme.h"

#include <QSyntaxHighlighter>

namespace capitol::app {

class YamlHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    YamlHighlighter(const WidgetTheme& look, QTextDocument& document);

protected:
    void highlightBlock(const QString& text) override;

private:
    bool continueBlock(const QString& text);
    void paint(const QString& text, qsizetype end, const QRegularExpression& pattern,
               const QTextCharFormat& format);
    void paintValues(const QString& text, qsizetype end);

    const WidgetTheme& m_look;
};

} // namespace capitol::app
