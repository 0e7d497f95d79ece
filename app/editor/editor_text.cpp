// The part of the window that looks for words in the text.
#include "editor/editor_window.h"
#include "editor/find_bar.h"
#include "editor/yaml_view.h"

#include <QLineEdit>

namespace capitol::app {

// In the text if that is where one is, else a rule.
void EditorWindow::find()
{
    const QWidget* focus = focusWidget();
    if (focus == m_yaml || m_findBar->isAncestorOf(focus))
        m_findBar->begin();
    else
        m_search->setFocus(Qt::ShortcutFocusReason);
}

void EditorWindow::rewriteText(const QString& text)
{
    m_document.rewrite(text.toStdString(), tr("Replace all"));
}

} // namespace capitol::app
