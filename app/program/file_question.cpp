#include "program/file_question.h"

#include "common/documents.h"

#include <QFileDialog>
#include <QRegularExpression>
#include <QWindow>

namespace capitol::app {

namespace {

// "capitol" of "Capitol games (*.capitol)", nothing of "All files (*)".
QString suffixOf(const QString& filter)
{
    static const QRegularExpression ending(QStringLiteral("\\(\\*\\.([^ )]+)"));
    return ending.match(filter).captured(1);
}

} // namespace

void FileQuestion::prepare(QFileDialog& dialog, const QString& name) const
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.setAcceptMode(m_writing ? QFileDialog::AcceptSave : QFileDialog::AcceptOpen);
    dialog.setFileMode(m_writing ? QFileDialog::AnyFile : QFileDialog::ExistingFile);
    dialog.setNameFilters(m_filters);
    if (m_writing) {
        dialog.setDefaultSuffix(suffixOf(m_filters.value(0)));
        connect(&dialog, &QFileDialog::filterSelected, &dialog,
                [&dialog](const QString& filter) { dialog.setDefaultSuffix(suffixOf(filter)); });
    }
    if (!name.isEmpty())
        dialog.selectFile(name);
    if (m_theme)
        m_theme->applyTo(dialog);
}

void FileQuestion::open(QQuickWindow* window, const QString& name)
{
    auto* dialog = new QFileDialog(nullptr, m_title, inDocuments());
    prepare(*dialog, name);
    connect(this, &QObject::destroyed, dialog, &QObject::deleteLater); // its page has gone
    connect(dialog, &QFileDialog::fileSelected, this,
            [this](const QString& file) { emit chosen(QUrl::fromLocalFile(file)); });
    dialog->winId(); // makes its window
    dialog->windowHandle()->setTransientParent(window);
    dialog->open();
}

} // namespace capitol::app
