#include "editor/edited_game.h"

#include <QCoreApplication>
#include <QFile>

#include <algorithm>

namespace capitol::app {

namespace {

std::vector<std::string> keysOf(const std::vector<KnobForm>& knobs)
{
    std::vector<std::string> keys;
    for (const KnobForm& knob : knobs)
        keys.push_back(knob.key);
    return keys;
}

std::vector<std::string> plainWords(const QStringList& words)
{
    std::vector<std::string> plain;
    for (const QString& word : words)
        plain.push_back(word.toStdString());
    return plain;
}

} // namespace

SomeVariant SeenVariant::variant() const
{
    return std::visit([](const auto& seen) { return SomeVariant(seen.variant); }, whole);
}

std::optional<SomeVariant> SeenVariant::parentVariant() const
{
    return std::visit(
        [](const auto& seen) {
            return seen.parent ? std::optional<SomeVariant>(*seen.parent) : std::nullopt;
        },
        whole);
}

EditedGame::EditedGame(Facts facts) : m_facts(std::move(facts))
{
    m_facts.order = key_order(plainWords(m_facts.headers), keysOf(m_facts.knobs));
}

std::vector<std::filesystem::path> EditedGame::rulebookFiles()
{
    return rulebook_folders(QFile(QCoreApplication::applicationFilePath()).filesystemFileName());
}

const KnobForm* EditedGame::find(std::string_view key) const
{
    const auto found = std::ranges::find(knobs(), key, &KnobForm::key);
    return found == knobs().end() ? nullptr : &*found;
}

} // namespace capitol::app
