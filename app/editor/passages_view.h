// What a variant changes in its parent's rulebook, as rulebook text.
#pragma once

#include "common/latest_task.h"
#include "editor/edited_game.h"

#include <QTextBrowser>

#include <memory>
#include <optional>

namespace capitol::app {

class PassagesView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit PassagesView(QWidget* parent);

    // Written in a thread of its own, in the language of the interface; of several wanted at once only the
    // last. Hidden where nothing is changed, or where there is no parent to be changed.
    void tell(const std::shared_ptr<const EditedGame>& game, const SeenVariant& seen);
    // Shows why there is nothing to show.
    void refuse(const QStringList& problems);

private:
    // Who writes them, in one language.
    struct Writer
    {
        std::shared_ptr<const EditedGame> game;
        std::string language;
        EditedGame::Passages write;
    };
    struct WrittenPassages
    {
        Writer writer;
        QString html;
    };
    struct Wanted
    {
        std::shared_ptr<const EditedGame> game;
        SomeVariant variant;
        std::optional<SomeVariant> parent;
        std::string parentName;
    };
    static WrittenPassages write(Writer writer, const std::string& language, const Wanted& wanted,
                                 const QString& note, const QString& example);
    void begin();
    void take(const WrittenPassages& told);
    void display(const QString& title, const QString& html);

    Writer m_writer;
    std::optional<Wanted> m_wanted;
    bool m_writing = false;
    bool m_refused = false; // what is being written is out of date
    LatestTask m_task;      // writes
};

} // namespace capitol::app
