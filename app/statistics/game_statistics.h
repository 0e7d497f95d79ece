// Statistics over what people have finished here of one of the games. They lie in a file of the data folder,
// which is read when they are looked at or a game is added, and written whole; in a thread, one after the
// other, so that the window never waits for it.
#pragma once

#include "statistics/statistics_model.h"

#include <QThreadPool>

#include <filesystem>
#include <functional>

namespace capitol::app {

class GameStatistics : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("Games have them.")
    Q_PROPERTY(capitol::app::StatisticsModel* rows READ rows CONSTANT)
    Q_PROPERTY(QString best READ best NOTIFY changed)       // the best score, or ""
    Q_PROPERTY(QString longest READ longest NOTIFY changed) // the longest streak of victories, or ""
    Q_PROPERTY(QString fault READ fault NOTIFY changed)     // why the file cannot be read, or ""
    Q_PROPERTY(bool known READ isKnown NOTIFY changed)      // the file has been read

public:
    explicit GameStatistics(std::filesystem::path file, QObject* parent = nullptr);

    StatisticsModel* rows() { return &m_rows; }
    QString best() const { return m_best; }
    QString longest() const { return m_longest; }
    QString fault() const { return m_fault; }
    bool isKnown() const { return m_isKnown; }
    // All that was asked for is done, or has failed.
    bool isIdle() const { return m_awaited == 0; }

    // Adds a game that is over and that a person has played here, unless it is counted already. `variant`:
    // the id of its rules. `only`: all other persons played elsewhere. A file that cannot be read stays as it
    // is.
    template <record::RecordedGame G>
    void count(const record::Record<G>& record, const std::string& variant, const LocalText& variantName,
               std::optional<game::Seat> only = std::nullopt)
    {
        if (const auto game = playedGame(record, variant, QDate::currentDate(), only))
            add(*game, variantName);
    }
    void setLanguage(const QString& code);

    Q_INVOKABLE void read();
    // Forgets all games, and whatever else was in the file.
    Q_INVOKABLE void clear();

signals:
    void changed();
    void failed(const QString& text);

private:
    // What has become of the file.
    struct Found
    {
        CountedGames counted{};
        QString fault{};   // why it cannot be read, or ""
        QString failure{}; // why it is not as it was to be, or ""
    };

    void add(const PlayedGame& game, const LocalText& variantName);
    void start(std::function<Found()> work);
    void take(const Found& found);
    // In the thread.
    static Found readFile(const std::filesystem::path& file);
    static Found addTo(const std::filesystem::path& file, const PlayedGame& game,
                       const LocalText& variantName);
    static Found clearFile(const std::filesystem::path& file);
    static QString write(const std::filesystem::path& file, const CountedGames& counted);

    void word();
    QString bestIn(const Summary& summary) const;

    const std::filesystem::path m_file;
    CountedGames m_counted;
    std::string m_language = "en";
    StatisticsModel m_rows;
    QString m_best;
    QString m_longest;
    QString m_fault;
    bool m_isKnown = false;
    int m_awaited = 0;    // from the thread
    QThreadPool m_thread; // the last member: it uses the others
};

} // namespace capitol::app
