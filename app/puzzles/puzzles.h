// The page of puzzles: the sets that were found, read in the background; what was made of their puzzles; and
// which is the one of the day.
#pragma once

#include "common/latest_task.h"
#include "puzzles/kept_results.h"
#include "puzzles/posed_puzzle.h"
#include "puzzles/puzzle_rows.h"

namespace capitol::app {

class Puzzles : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.puzzles is the one.")

    // Where nothing else is said, properties signal `changed`.
    Q_PROPERTY(bool reading READ reading NOTIFY changed)
    Q_PROPERTY(QString fault READ fault NOTIFY changed) // why results are not kept, or ""
    Q_PROPERTY(capitol::app::PosedPuzzle* posed READ posed CONSTANT)

    // The set that is looked at; an index of the names, -1 where there is none.
    Q_PROPERTY(QStringList setNames READ setNames NOTIFY changed)
    Q_PROPERTY(int set READ set WRITE setSet NOTIFY changed)
    Q_PROPERTY(QString setFault READ setFault NOTIFY changed) // why it cannot be read, or ""
    Q_PROPERTY(bool playable READ playable NOTIFY changed)    // it has puzzles
    Q_PROPERTY(QString record READ record NOTIFY changed)     // what was made of its puzzles, in sentences
    Q_PROPERTY(QString streak READ streak NOTIFY changed)     // of all puzzles, or ""

    // The filter: an index of each list, 0 for all.
    Q_PROPERTY(capitol::app::GadgetModel* themes READ themes CONSTANT)
    Q_PROPERTY(int theme READ theme WRITE setTheme NOTIFY changed)
    Q_PROPERTY(QStringList difficultyNames READ difficultyNames NOTIFY changed)
    Q_PROPERTY(int difficulty READ difficulty WRITE setDifficulty NOTIFY changed)
    Q_PROPERTY(capitol::app::GadgetModel* list READ list CONSTANT) // the puzzles that pass it
    Q_PROPERTY(bool hasNext READ hasNext NOTIFY changed)           // one of those is still to be solved

    // The puzzle of the day, or of one before it.
    Q_PROPERTY(int daysAgo READ daysAgo WRITE setDaysAgo NOTIFY changed) // 0..mostDaysAgo
    Q_PROPERTY(int mostDaysAgo READ mostDaysAgo CONSTANT)
    Q_PROPERTY(QString day READ day NOTIFY changed)         // its date
    Q_PROPERTY(QString dayText READ dayText NOTIFY changed) // what was made of its puzzle

public:
    enum Result { Untried, FirstTry, Later, LookedUp, Missed };
    Q_ENUM(Result)

    // `results`: their file. The library lives longer.
    Puzzles(const Library& library, const std::filesystem::path& results, QObject* parent = nullptr);
    ~Puzzles() override;

    bool reading() const { return m_reading; }
    QString fault() const { return m_kept.fault(); }
    PosedPuzzle* posed() { return &m_posed; }
    QStringList setNames() const;
    int set() const { return m_set; }
    void setSet(int set);
    QString setFault() const;
    bool playable() const { return chosen() && chosen()->count() > 0; }
    QString record() const;
    QString streak() const;
    GadgetModel* themes() { return &m_themes; }
    int theme() const { return m_theme; }
    void setTheme(int theme);
    QStringList difficultyNames() const;
    int difficulty() const { return m_difficulty; }
    void setDifficulty(int difficulty);
    GadgetModel* list() { return &m_list; }
    bool hasNext() const { return next().has_value(); }
    int daysAgo() const { return m_daysAgo; }
    static constexpr int mostDaysAgo() { return 365; }
    void setDaysAgo(int days);
    QString day() const;
    QString dayText() const;

    void setLanguage(const QString& code);
    // Another file, from anywhere; it is looked at once it has been read.
    void add(const std::filesystem::path& file);
    // A match for the table with the puzzle that was wanted; none if there is no such puzzle any more.
    std::unique_ptr<PosedPuzzle::Match> makeMatch(const QString& opponent, const QString& name);

    // Finds the sets again, in the background.
    Q_INVOKABLE void find();
    Q_INVOKABLE void play(int row); // of the list
    Q_INVOKABLE void playOfDay();
    // The next of the list that is still to be solved, after the one on the table if one is.
    Q_INVOKABLE void playNext();
    // Forgets all results, and whatever else was in their file.
    Q_INVOKABLE void clear();

signals:
    void changed();
    void wanted(); // a puzzle, by `makeMatch`
    void failed(const QString& text);

private:
    struct Found;

    static Found read(const Library& library, const std::vector<std::filesystem::path>& others,
                      const std::filesystem::path& results);
    void take(const Found& found);
    void chooseAgain(const std::filesystem::path& last);
    const PuzzleSet* chosen() const;
    void want(std::size_t number);
    bool passes(const Puzzle& puzzle) const;
    std::vector<std::size_t> passing() const;
    std::optional<std::size_t> next() const;
    std::size_t numberOfDay() const;
    Result resultOf(std::size_t number) const;
    static QString textOf(Result result);
    bool isSolved(std::size_t number) const;
    std::size_t countOf(Result result) const;
    PuzzleRow rowOf(std::size_t number) const;
    void showThemes();
    void show();
    void note(KeptResults::Answer answer);

    const Library& m_library;
    std::vector<std::filesystem::path> m_others;
    PuzzleSets m_sets;
    KeptResults m_kept;
    bool m_reading = false;
    std::filesystem::path m_wantedSet; // to be looked at once it is there
    std::size_t m_wanted = 0;          // a puzzle of the chosen set
    int m_set = -1;
    QList<PuzzleTheme> m_shownThemes; // after all of them
    int m_theme = 0;
    int m_difficulty = 0;
    QDate m_today = QDate::currentDate(); // when the page was opened, or turned to another day
    int m_daysAgo = 0;
    QString m_language = QStringLiteral("en");
    GadgetRows<PuzzleThemeRow> m_themes;
    GadgetRows<PuzzleRow> m_list;
    PosedPuzzle m_posed;
    LatestTask m_reader;
};

} // namespace capitol::app
