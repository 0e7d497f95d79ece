// Where in a YAML text a place lies: under which keys, in a key or in a value. Told by lines, indentation and
// brackets alone, so that it can be told while the text is being written and is no YAML yet.
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
