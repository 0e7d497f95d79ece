#include "canal/canal_help.h"

#include "canal/canal_advice_words.h"
#include "canal/players/greedy.h"
#include "common/tell_changes.h"

namespace canal::app {

namespace {

Hint simpleHint(const Rules& rules, const View& view, std::uint64_t seed)
{
    const Move move = GreedyPlayer().advise(rules, view, {.seed = seed}).choice;
    return {move, reasons_for(rules, view, move)};
}

QString asSentence(const QString& text)
{
    return text.endsWith(u'.') ? text : text + u'.';
}

} // namespace

Help::Help(Composer& composer) : m_composer(composer)
{
    connect(&m_adviser, &capitol::app::Adviser::changed, this, &Help::tell);
    connect(&m_guide, &capitol::app::Guide::changed, this, &Help::tell);
    connect(&composer, &Composer::edited, this, [this] {
        if (!m_composer.isBegun())
            m_adviser.forget();
        tell();
    });
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
    tell();
}

void Help::askHint()
{
    if (!canAskHint())
        return;
    const std::uint64_t seed = m_match->head().seed + std::uint64_t(m_match->moves());
    const auto give = [seed, rules = m_match->rules()](const View& view, int longest,
                                                       const std::stop_token& stop) {
        const SearchRequest thinking{.seed = seed, .milliseconds = longest, .stop = stop};
        return capitol::app::hintOr([&] { return give_hint(rules, view, thinking); },
                                    [&] { return simpleHint(rules, view, seed); });
    };
    m_adviser.ask(m_match->view(), give, [this](const View&, const Hint& hint) { say(hint); });
}

void Help::say(const Hint& hint)
{
    const AdviceWords words(m_match->rules());
    QStringList reasons;
    for (const HintReason& reason : hint.reasons)
        reasons.append(words(reason));
    m_adviser.show(asSentence(m_composer.textOf(hint.move)), reasons);
    m_composer.propose(hint.move);
}

void Help::showTaught()
{
    if (canShowTaught())
        m_composer.propose(*m_guide.taught());
}

void Help::tell()
{
    static constexpr std::tuple changes{std::pair{&Told::hintAgreed, &Help::hintAgreedChanged},
                                        std::pair{&Told::canAskHint, &Help::canAskHintChanged},
                                        std::pair{&Told::canShowTaught, &Help::canShowTaughtChanged}};
    capitol::app::tellChanges(
        *this, m_told,
        {.hintAgreed = hintAgreed(), .canAskHint = canAskHint(), .canShowTaught = canShowTaught()}, changes);
}

} // namespace canal::app
