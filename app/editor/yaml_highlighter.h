// Tells keys, values, texts and comments of YAML apart, by weight and slant as well as by colour.
#pragma once

#include "editor/editor_look.h"

#include <QSyntaxHighlighter>

namespace capitol::app {

class YamlHighlighter : public QSyntaxHighlighter
{
    Q_OBJECT

public:
    YamlHighlighter(const EditorLook& look, QTextDocument& document);

protected:
    void highlightBlock(const QString& text) override;

private:
    bool continueBlock(const QString& text);

    const EditorLook& m_look;
};

} // namespace capitol::app
