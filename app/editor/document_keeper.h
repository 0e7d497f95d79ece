// Lets no change to a document be lost, whichever window it is edited in: asks before it is left, notices
// what other programs do to its file, and writes over nothing that they have written.
#pragma once

#include "editor/yaml_document.h"

#include <QCoreApplication>
#include <QFileSystemWatcher>
#include <QTimer>

namespace capitol::app {

class DraftKeeper;
class NoticeBar;

class DocumentKeeper
{
    Q_DECLARE_TR_FUNCTIONS(capitol::app::DocumentKeeper)

public:
    // What only the window knows.
    struct Hooks
    {
        std::function<QString()> title; // of the window
        std::function<QString()> name;  // of what is edited
        std::function<void()> commit;   // what is being typed into a field goes into the document
        std::function<bool()> save;
        std::function<void(const std::filesystem::path& file, const QString& error)> sayUnsaved;
        std::function<void()> reloaded; // what another program wrote is in the document
    };
    // `notice` lies in the window.
    DocumentKeeper(YamlDocument& document, DraftKeeper& drafts, NoticeBar& notice, Hooks hooks);

    // Does it once nothing can be lost, asking first if something could.
    void leaveThen(const std::function<void()>& deed);
    // Of the file that the document has now, or the place where it will be: to be called when that changes.
    void watch();
    // The document's file may be written over or removed: nothing is there but what is known here. False, and
    // asked whose changes count, if another program has written into it, or said that it cannot be known.
    bool isFileKnown();
    // Nothing, and said why, of a file that cannot be read or is no text.
    std::optional<QByteArray> read(const std::filesystem::path& file);

private:
    void lookAtFile();
    void noteDeleted();
    void askWhose(const QByteArray& theirs);
    // What another program wrote is what is edited; not, and said why, if it is no text.
    bool take(const QByteArray& theirs);
    bool isText(const QByteArray& bytes, const std::filesystem::path& file);

    YamlDocument& m_document;
    DraftKeeper& m_drafts;
    NoticeBar& m_notice;
    const Hooks m_window;
    QFileSystemWatcher m_watcher;
    QTimer m_pause; // before the file is looked at
};

} // namespace capitol::app
