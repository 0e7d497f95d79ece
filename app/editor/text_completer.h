// The list of completions below the caret, on request or while typing.
#pragma once

#include "common/widget_theme.h"
#include "editor/text_help.h"

#include <QCompleter>
#include <QStandardItemModel>

class QKeyEvent;
class QPlainTextEdit;
class QTreeView;

namespace capitol::app {

class TextCompleter : public QObject
{
    Q_OBJECT

public:
    TextCompleter(QPlainTextEdit& text, const WidgetTheme& look);
    void setHelp(const TextHelp* help) { m_help = help; }
    // `asked`: even if no letter has been typed.
    void offer(bool asked);
    // The list is open and uses that key.
    bool wants(const QKeyEvent& event) const;

private:
    void show(const QList<Completion>& found);
    void write(const QModelIndex& chosen);
    void layPopup();

    QPlainTextEdit& m_text;
    const WidgetTheme& m_look;
    const TextHelp* m_help = nullptr;
    QStandardItemModel m_model;
    QCompleter m_completer;
    QTreeView* m_popup;
    int m_written = 0; // letters of the word that stand there
};

} // namespace capitol::app
