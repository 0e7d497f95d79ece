#include "table/help.h"

#include "capitol/players/greedy.h"
#include "common/tell_changes.h"
#include "table/advice_words.h"

namespace capitol::app {

namespace {

Hint simpleHint(const Rules& rules, const View& view, std::uint64_t seed)
{
    const Choice choice = GreedyPlayer().advise(rules, view, {.seed = seed}).choice;
    return {{{choice, 0, 0, 0, reasons_for(rules, view, choice)}}};
}

} // namespace

Help::Help(const Seating& table, const Composer& composer) : m_table(table), m_composer(composer)
{
    connect(&m_adviser, &Adviser::changed, this, &Help::tell);
    connect(&m_guide, &Guide::changed, this, &Help::tell);
}

Help::~Help()
{
    m_adviser.disconnect(this);
    m_adviser.forget();
}

void Help::begin(const Match* match)
{
    m_match = match;
    m_adviser.reset();
    m_memory.clear();
}

void Help::show(const TableSnapshot& scene)
{
    if (memoryAgreed())
        m_memory.show(scene);
}

void Help::askHint()
{
    if (!canAskHint())
        return;
    const std::uint64_t seed = m_match->head().seed + std::uint64_t(m_match->moves());
    const auto give = [seed, rules = m_match->rules()](const View& view, int longest,
                                                       const std::stop_token& stop) {
        const SearchRequest thinking{.seed = seed, .milliseconds = longest, .stop = stop};
        return hintOr([&] { return give_hint(rules, view, thinking, 1); },
                      [&] { return simpleHint(rules, view, seed); });
    };
    m_adviser.ask(m_match->view(), give, [this](const View& view, const Hint& hint) { say(view, hint); });
}

void Help::say(const View& view, const Hint& hint)
{
    const HintedMove& best = hint.moves.front();
    const AdviceWords words(m_table, view);
    QStringList reasons;
    for (const HintReason& reason : best.reasons)
        reasons.append(words.reason(reason));
    m_adviser.show(words.move(best.choice), reasons);
    if (m_composer.isOpen()) // one may look back by now, or have put a floor that stays
        emit proposed(best.choice);
}

// A card is drawn from the one pile that can be chosen: there is nothing to compose.
bool Help::canShowTaught() const
{
    if (!m_guide.isLearners() || m_guide.reading() || !m_composer.isOpen())
        return false;
    const auto* move = std::get_if<Move>(m_guide.taught());
    return !move || (move->kind != MoveKind::draw && move->kind != MoveKind::done);
}

void Help::showTaught()
{
    if (canShowTaught())
        emit proposed(*m_guide.taught());
}

void Help::tell()
{
    static constexpr std::tuple changes{std::pair{&Told::hintAgreed, &Help::hintAgreedChanged},
                                        std::pair{&Told::memoryAgreed, &Help::memoryAgreedChanged},
                                        std::pair{&Told::canAskHint, &Help::canAskHintChanged},
                                        std::pair{&Told::canShowTaught, &Help::canShowTaughtChanged}};
    tellChanges(*this, m_told,
                {.hintAgreed = hintAgreed(),
                 .memoryAgreed = memoryAgreed(),
                 .canAskHint = canAskHint(),
                 .canShowTaught = canShowTaught()},
                changes);
}

} // namespace capitol::app
