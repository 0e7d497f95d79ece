// Which keys a place in a YAML text is under, and whether it is in a key or in a value. Uses only lines,
// indentation and brackets, so it works while the text is being typed and is not yet valid YAML.
#pragma once

#include <QStringList>
#include <QTextBlock>

namespace capitol::app {

struct YamlContext
{
    QStringList path;     // the keys above: {"setup", "hand"}; lists leave no trace in it
    QString key;          // whose value the place lies in; empty where a key stands or may stand
    QString word;         // what stands there, up to the place
    bool isItem = false;  // of a list below `key`, where a map's key may stand too
    bool isProse = false; // a comment, or text in quotes or folded

    // `setup.hand.roof` in a value, `setup.hand` where a key may stand.
    QString whole() const;
};

// `at`: an offset in the block's line.
YamlContext contextAt(const QTextBlock& block, qsizetype at);

} // namespace capitol::app
