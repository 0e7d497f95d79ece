// What a variant changes in its parent's rulebook, as rulebook text.
#pragma once

#include "capitol/rulebook/rulebook_writer.h"
#include "capitol/variant/variant.h"

#include <QTextBrowser>

#include <memory>
#include <optional>
#include <thread>

namespace capitol::app {

class PassagesView : public QTextBrowser
{
    Q_OBJECT

public:
    explicit PassagesView(QWidget* parent);

    // Written in a thread of its own, in the language of the interface; of several wanted at once only the
    // last. Hidden where nothing is changed, or where there is no parent to be changed.
    void tell(const Variant& variant, const std::optional<Variant>& parent);
    // Shows why there is nothing to show.
    void refuse(const QStringList& problems);

private:
    struct WrittenPassages
    {
        std::shared_ptr<const RulebookWriter> writer;
        QString html;
    };
    struct Wanted
    {
        Variant variant;
        std::optional<Variant> parent;
    };
    static WrittenPassages write(std::shared_ptr<const RulebookWriter> writer, const std::string& language,
                                 const Wanted& wanted, const QString& note, const QString& example);
    void begin();
    void take(const WrittenPassages& told);
    void display(const QString& title, const QString& html);

    std::shared_ptr<const RulebookWriter> m_writer;
    std::optional<Wanted> m_wanted;
    bool m_writing = false;
    bool m_refused = false; // what is being written is out of date
    std::jthread m_thread;  // the last: it ends before what it speaks to
};

} // namespace capitol::app
