#include "puzzles/puzzles.h"

#include "common/diagnostics_text.h"
#include "puzzles/puzzle_of_day.h"
#include "puzzles/puzzle_words.h"

#include <QLocale>

#include <algorithm>

namespace capitol::app {

struct Puzzles::Found
{
    PuzzleSets sets;
    KeptResults::Found kept;
};

Puzzles::Puzzles(const Library& library, const std::filesystem::path& results, QObject* parent)
    : QObject(parent), m_library(library), m_kept(results)
{
    connect(&m_posed, &PosedPuzzle::solved, this, [this] { note(&PuzzleResults::solve); });
    connect(&m_posed, &PosedPuzzle::missed, this, [this] { note(&PuzzleResults::miss); });
    connect(&m_posed, &PosedPuzzle::shown, this, [this] { note(&PuzzleResults::show); });
    connect(&m_kept, &KeptResults::failed, this, &Puzzles::failed);
}

Puzzles::~Puzzles() = default;

void Puzzles::add(const std::filesystem::path& file)
{
    m_wantedSet = identity(file);
    if (std::ranges::find(m_others, m_wantedSet) == m_others.end())
        m_others.push_back(m_wantedSet);
    find();
}

void Puzzles::find()
{
    m_reading = true;
    m_today = QDate::currentDate();
    emit changed();
    m_reader.start([library = m_library, others = m_others, results = m_kept.file()](
                       const std::stop_token&) { return read(library, others, results); },
                   [this](const Found& found) { take(found); });
}

// In the thread.
Puzzles::Found Puzzles::read(const Library& library, const std::vector<std::filesystem::path>& others,
                             const std::filesystem::path& results)
{
    return {readPuzzleSets(library, others), KeptResults::read(results)};
}

void Puzzles::take(const Found& found)
{
    m_reading = false;
    m_kept.take(found.kept);
    const auto last = chosen() ? chosen()->file : std::filesystem::path();
    m_sets = found.sets;
    chooseAgain(m_wantedSet.empty() ? last : m_wantedSet);
    m_wantedSet.clear();
}

void Puzzles::chooseAgain(const std::filesystem::path& last)
{
    const auto found = std::ranges::find(m_sets, last, [](const auto& set) { return set->file; });
    const int place = found == m_sets.end() ? 0 : int(found - m_sets.begin());
    if (place != m_set)
        m_theme = 0;
    m_set = m_sets.empty() ? -1 : place;
    showThemes();
}

const PuzzleSet* Puzzles::chosen() const
{
    return m_set >= 0 && m_set < int(m_sets.size()) ? m_sets[std::size_t(m_set)].get() : nullptr;
}

QStringList Puzzles::setNames() const
{
    QStringList names;
    for (const auto& set : m_sets)
        names.append(PuzzleWords::setName(*set, m_language));
    return names;
}

void Puzzles::setSet(int set)
{
    if (set == m_set || set < 0 || set >= int(m_sets.size()))
        return;
    m_set = set;
    m_theme = 0;
    showThemes();
}

QString Puzzles::setFault() const
{
    if (!chosen())
        return m_reading ? QString() : tr("No puzzles were found.");
    if (!chosen()->contents)
        return diagnosticsText(chosen()->faults);
    return chosen()->count() == 0 ? tr("This file has no puzzles yet.") : QString();
}

Puzzles::Result Puzzles::resultOf(std::size_t number) const
{
    const auto result = m_kept.results().of(chosen()->ids[number]);
    return result ? Result(FirstTry + int(*result)) : Untried;
}

bool Puzzles::isSolved(std::size_t number) const
{
    return resultOf(number) == FirstTry || resultOf(number) == Later;
}

std::size_t Puzzles::countOf(Result result) const
{
    std::size_t count = 0;
    for (std::size_t number = 0; number < chosen()->count(); ++number)
        count += resultOf(number) == result;
    return count;
}

QString Puzzles::textOf(Result result)
{
    switch (result) {
    case FirstTry:
        return tr("Solved on the first try");
    case Later:
        return tr("Solved later");
    case LookedUp:
        return tr("Answer shown");
    case Missed:
        return tr("Not solved yet");
    case Untried:
        return tr("Not tried yet");
    }
    return {};
}

QString Puzzles::record() const
{
    if (!playable())
        return {};
    const auto first = int(countOf(FirstTry));
    const auto looked = int(countOf(LookedUp));
    QStringList sentences{tr("%1 of %2 solved, %n of them on the first try.", nullptr, first)
                              .arg(first + int(countOf(Later)))
                              .arg(chosen()->count())};
    if (looked > 0)
        sentences.append(tr("%n answer(s) shown.", nullptr, looked));
    return sentences.join(QLatin1Char(' '));
}

QString Puzzles::streak() const
{
    const PuzzleResults& results = m_kept.results();
    if (results.longestStreak() < 2)
        return {};
    return tr("Solved on the first try in a row: %1. Best: %2.")
        .arg(QString::number(results.streak()), QString::number(results.longestStreak()));
}

void Puzzles::setTheme(int theme)
{
    if (theme == m_theme || theme < 0 || theme > m_shownThemes.size())
        return;
    m_theme = theme;
    show();
}

QStringList Puzzles::difficultyNames() const
{
    QStringList names{tr("Any difficulty")};
    for (int difficulty = 1; difficulty <= hardest; ++difficulty)
        names.append(PuzzleWords::difficulty(difficulty));
    return names;
}

void Puzzles::setDifficulty(int difficulty)
{
    if (difficulty == m_difficulty || difficulty < 0 || difficulty > hardest)
        return;
    m_difficulty = difficulty;
    show();
}

bool Puzzles::passes(const Puzzle& puzzle) const
{
    return (m_theme == 0 || puzzle.theme == m_shownThemes[m_theme - 1]) &&
           (m_difficulty == 0 || puzzle.difficulty == m_difficulty);
}

std::vector<std::size_t> Puzzles::passing() const
{
    std::vector<std::size_t> numbers;
    for (std::size_t number = 0; chosen() && number < chosen()->count(); ++number)
        if (passes(chosen()->puzzle(number)))
            numbers.push_back(number);
    return numbers;
}

// What a theme is about tells something of the answer: its name is not spoken.
PuzzleRow Puzzles::rowOf(std::size_t number) const
{
    PuzzleRow row;
    row.number = int(number) + 1;
    row.result = resultOf(number);
    row.spoken =
        tr("Puzzle %1, %2: %3", "number, difficulty, what was made of it")
            .arg(QString::number(row.number), PuzzleWords::difficulty(chosen()->puzzle(number).difficulty),
                 textOf(Result(row.result)));
    return row;
}

void Puzzles::showThemes()
{
    m_shownThemes.clear();
    PuzzleThemeRow all;
    all.name = tr("All themes");
    QList<PuzzleThemeRow> rows;
    for (const PuzzleTheme theme : puzzle_themes) {
        PuzzleThemeRow row;
        row.name = PuzzleWords::theme(theme);
        for (std::size_t number = 0; chosen() && number < chosen()->count(); ++number) {
            const bool isOfIt = chosen()->puzzle(number).theme == theme;
            row.all += isOfIt;
            row.solved += isOfIt && isSolved(number);
        }
        if (row.all == 0)
            continue;
        all.all += row.all;
        all.solved += row.solved;
        m_shownThemes.append(theme);
        rows.append(row);
    }
    rows.prepend(all);
    if (m_theme > m_shownThemes.size()) // the file has changed
        m_theme = 0;
    m_themes.show(rows);
    show();
}

void Puzzles::show()
{
    QList<PuzzleRow> rows;
    for (const std::size_t number : passing())
        rows.append(rowOf(number));
    m_list.show(rows, [](const PuzzleRow& a, const PuzzleRow& b) { return a.number == b.number; });
    emit changed();
}

void Puzzles::setLanguage(const QString& code)
{
    m_language = code;
    m_posed.setLanguage(code);
    showThemes();
}

void Puzzles::setDaysAgo(int days)
{
    if (days == m_daysAgo || days < 0 || days > mostDaysAgo())
        return;
    m_daysAgo = days;
    m_today = QDate::currentDate();
    emit changed();
}

QString Puzzles::day() const
{
    return QLocale().toString(m_today.addDays(-m_daysAgo), QLocale::LongFormat);
}

std::size_t Puzzles::numberOfDay() const
{
    return puzzleOfDay(m_today.addDays(-m_daysAgo), chosen()->count());
}

QString Puzzles::dayText() const
{
    return playable() ? textOf(resultOf(numberOfDay())) : QString();
}

void Puzzles::want(std::size_t number)
{
    m_wanted = number;
    emit wanted();
}

void Puzzles::play(int row)
{
    const auto numbers = passing();
    if (row >= 0 && row < int(numbers.size()))
        want(numbers[std::size_t(row)]);
}

void Puzzles::playOfDay()
{
    if (playable())
        want(numberOfDay());
}

void Puzzles::playNext()
{
    if (const auto number = next())
        want(*number);
}

std::optional<std::size_t> Puzzles::next() const
{
    std::vector<std::size_t> numbers = passing();
    std::erase_if(numbers,
                  [this](std::size_t number) { return !m_kept.results().isOpen(chosen()->ids[number]); });
    const bool isOnTable = m_posed.on() && chosen() && m_posed.moment()->set->file == chosen()->file;
    if (isOnTable) {
        std::erase(numbers, m_posed.moment()->number);
        const auto after = std::ranges::upper_bound(numbers, m_posed.moment()->number);
        std::rotate(numbers.begin(), after, numbers.end());
    }
    return numbers.empty() ? std::nullopt : std::optional(numbers.front());
}

std::unique_ptr<PosedPuzzle::Match> Puzzles::makeMatch(const QString& opponent, const QString& name)
{
    if (!playable() || m_wanted >= chosen()->count())
        return nullptr;
    return m_posed.pose(std::make_unique<PosedMoment>(m_sets[std::size_t(m_set)], m_wanted, opponent, name));
}

void Puzzles::note(KeptResults::Answer answer)
{
    if (m_kept.note(answer, m_posed.moment()->id()))
        showThemes();
}

void Puzzles::clear()
{
    m_kept.clear();
    showThemes();
}

} // namespace capitol::app
