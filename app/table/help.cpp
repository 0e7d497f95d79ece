#include "table/help.h"

#include "common/tell_changes.h"

namespace capitol::app {

Help::Help(const Seating& table, const Composer& composer) : m_table(table), m_composer(composer)
{
    connect(&m_adviser, &Adviser::advised, this, &Help::proposed);
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
    if (canAskHint())
        m_adviser.ask(m_table, m_match->view(), m_match->head().seed + std::uint64_t(m_match->moves()));
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
