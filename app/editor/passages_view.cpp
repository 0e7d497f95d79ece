#include "editor/passages_view.h"

#include "common/closed_document.h"
#include "common/language_switch.h"
#include "common/outside_text.h"
#include "rulebook/html.h"

#include <QScrollBar>

namespace capitol::app {

PassagesView::PassagesView(QWidget* parent) : QTextBrowser(parent)
{
    setObjectName(QStringLiteral("passages"));
    setDocument(new ClosedDocument(this));
    setOpenLinks(false);
    setTabChangesFocus(true);
    hide();
}

void PassagesView::tell(const std::shared_ptr<const EditedGame>& game, const SeenVariant& seen)
{
    m_refused = false;
    m_wanted = Wanted{game, seen.variant(), seen.parentVariant(),
                      in_language(seen.parent.value_or(LocalText()), spokenLanguage())};
    if (!m_writing)
        begin();
}

void PassagesView::refuse(const QStringList& problems)
{
    m_refused = true;
    m_wanted.reset();
    QString html = QStringLiteral("<ul>");
    for (const QString& problem : problems)
        html += QStringLiteral("<li>%1</li>").arg(problem.toHtmlEscaped());
    display(tr("The rules cannot be shown until these problems are fixed"), html + QStringLiteral("</ul>"));
}

PassagesView::WrittenPassages PassagesView::write(Writer writer, const std::string& language,
                                                  const Wanted& wanted, const QString& note,
                                                  const QString& example)
{
    if (writer.game != wanted.game || writer.language != language)
        writer = {wanted.game, language, wanted.game->passagesIn(language)};
    if (!writer.write || !wanted.parent)
        return {std::move(writer), {}};
    const Blocks changed = writer.write(*wanted.parent, wanted.variant);
    const QString before = QLatin1Char(' ') + note.arg(fromOutside(wanted.parentName));
    const std::string html = to_html_fragment(changed, before.toStdString(), example.toStdString());
    return {std::move(writer), changed.empty() ? QString() : QString::fromStdString(html)};
}

void PassagesView::begin()
{
    m_writing = true;
    m_task.start([writer = m_writer, language = spokenLanguage(), wanted = *m_wanted,
                  note = tr("%1:", "a variant, before what its rules say"), example = tr("Example")](
                     const std::stop_token&) { return write(writer, language, wanted, note, example); },
                 [this](const WrittenPassages& told) { take(told); });
    m_wanted.reset();
}

void PassagesView::take(const WrittenPassages& told)
{
    m_writing = false;
    m_writer = told.writer;
    if (m_wanted)
        return begin();
    if (!m_refused)
        display(tr("What this changes in the rulebook"), told.html);
}

// Hidden where there is nothing below the title.
void PassagesView::display(const QString& title, const QString& html)
{
    const int at = isVisible() ? verticalScrollBar()->value() : 0;
    setAccessibleName(title);
    setHtml(QStringLiteral("<h4>%1</h4>").arg(title.toHtmlEscaped()) + html);
    setVisible(!html.isEmpty());
    verticalScrollBar()->setValue(at);
}

} // namespace capitol::app
