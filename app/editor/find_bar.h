// Finds and replaces words in a text; shown above the text on demand.
#pragma once

#include <QFrame>

class QLabel;
class QLineEdit;
class QPushButton;
class QToolButton;

namespace capitol::app {

class YamlView;

class FindBar : public QFrame
{
    Q_OBJECT

public:
    FindBar(YamlView& text, QWidget* parent);
    // Starts with the text selection.
    void begin();
    void next() { go(false); }
    void previous() { go(true); }
    void retranslate();

signals:
    // The new text, as one step: all matches are replaced. The text may be changed by then.
    void rewritten(const QString& text);

protected:
    void keyPressEvent(QKeyEvent* event) override;

private:
    void layOut();
    void listen();
    void go(bool backward);
    void look();
    void replace();
    void replaceAll();
    QString words() const;
    QString text() const;
    int matches() const;
    bool isFound() const; // the selection is what is looked for
    void count();

    YamlView& m_text;
    QLineEdit* m_words;
    QLineEdit* m_with;
    QLabel* m_count;
    QToolButton* m_previous;
    QToolButton* m_next;
    QToolButton* m_close;
    QPushButton* m_replace;
    QPushButton* m_replaceAll;
};

} // namespace capitol::app
