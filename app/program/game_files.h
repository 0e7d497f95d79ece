// The saved games as either game uses them: read with what is wrong said, and nothing done unless it can be.
#pragma once

#include "common/diagnostics_text.h"
#include "program/saved_games.h"
#include "record/reader.h"

#include <QObject>
#include <QThreadPool>

#include <functional>

namespace capitol::app {

class GameFiles : public QObject
{
    Q_OBJECT

public:
    explicit GameFiles(std::filesystem::path folder);

    SavedGames& games() { return m_games; }
    const SavedGames& games() const { return m_games; }

    // Whether games may be written here; if not, that is said. Asked again each time: the other program may
    // have ended.
    bool mayPlay();
    // What can go wrong on a disk is said, and nothing else happens.
    bool attempt(const std::function<void()>& deed);
    // The same in a thread, so that the window does not wait for the disk; then `next`, if it was done.
    void attemptLater(std::function<void()> deed, std::function<void()> next);
    // Gives the record to `use` if it is whole, to `usePart` if its end is damaged and the person agrees.
    // Says what is wrong.
    template <record::RecordedGame G, typename Use, typename UsePart>
    void read(const std::filesystem::path& file, const typename G::Sources& sources, const Use& use,
              const UsePart& usePart);
    // Says that there is no computer player of that name.
    void refusePlayer(const std::string& name);
    // The sound part of a damaged game, as it was offered last: opened for what was wanted then.
    void openPart();

signals:
    void error(const QString& text);
    void partOffered(const QString& text); // a game is damaged, and why
    void changed();                        // there may be others now

private:
    bool tell(const QString& failure);
    void offerPart(const Diagnostic& fault, int moves, std::function<void()> open);

    SavedGames m_games;
    std::function<void()> m_openPart; // what was offered last
    QThreadPool m_thread;             // the last member: it uses the others
};

template <record::RecordedGame G, typename Use, typename UsePart>
void GameFiles::read(const std::filesystem::path& file, const typename G::Sources& sources, const Use& use,
                     const UsePart& usePart)
{
    auto loaded = record::load_record<G>(file, sources);
    if (!loaded.record) {
        emit error(diagnosticsText(loaded.diagnostics));
        return;
    }
    if (loaded.is_whole())
        return use(std::move(*loaded.record));
    const auto moves = int(loaded.record->moves.size());
    offerPart(*loaded.stopped, moves, [usePart, part = std::move(*loaded.record)] { usePart(part); });
}

} // namespace capitol::app
