// Completion and help for a board's text.
#pragma once

#include "editor/board_document.h"
#include "editor/text_help.h"

#include <QCoreApplication>

namespace capitol::app {

class BoardHelp : public TextHelp
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::BoardHelp)

public:
    explicit BoardHelp(const BoardDocument& document) : m_document(document) {}
    QList<Completion> completions(const YamlContext& context) const override;
    QString meaning(const YamlContext& context) const override;

private:
    static QList<Completion> keys(const QString& section);
    QList<Completion> values(const QString& key) const;
    static QString meaningOf(const QString& key);

    const BoardDocument& m_document;
};

} // namespace capitol::app
