#include "program/saved_game.h"

#include "base/yaml_fields.h"
#include "common/game_names.h"
#include "common/outside_text.h"
#include "play/seat_info.h"
#include "record/reader.h"

#include <QFileInfo>

namespace capitol::app {

namespace {

void tell(const Record& record, const Library&, SavedGame& game)
{
    const Rules rules = record.variant.playable();
    const Position last = record.position_after(rules, record.moves.size());
    game.variant = record.variant.name;
    game.round = last.round;
    game.rounds = rules.ruleset().rounds;
    game.over = last.phase == Phase::over;
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        game.scores.append(last.score[seat]);
}

// None for a path, which a record may name instead.
Loaded<canal::Variant> knownVariant(const canal::Library& library, const std::string& id)
{
    return is_id(id) ? library.load(id) : Loaded<canal::Variant>();
}

LocalText nameOf(const Loaded<canal::Variant>& known, const std::string& id)
{
    return known ? known.value->name : LocalText{{"en", id}};
}

void tell(const canal::Record& record, const canal::Library& library, SavedGame& game)
{
    const canal::Position last = record.position_after(canal::Rules(record.data), record.moves.size());
    const auto known = knownVariant(library, record.variant);
    game.variant = nameOf(known, record.variant);
    game.changed = known && known.value->data != record.data;
    game.round = last.round;
    game.over = canal::CanalMania::is_over(last);
    for (std::size_t seat = 0; seat < record.seats.size(); ++seat)
        game.scores.append(last.score[seat]);
}

template <record::RecordedGame G>
SavedGame look(const std::filesystem::path& file, const typename G::Sources& sources, GameKind kind)
{
    const QFileInfo info(file);
    SavedGame game{.file = QUrl::fromLocalFile(info.filePath()), .moment = info.lastModified(), .kind = kind};
    const auto loaded = record::load_record<G>(file, sources);
    game.readable = loaded.record.has_value();
    if (loaded.record) {
        tell(*loaded.record, sources, game);
        game.players = namesOf(*loaded.record);
    }
    if (!loaded.is_whole())
        game.error = loaded.faults().front().text();
    return game;
}

} // namespace

SavedGame look(const std::filesystem::path& file, const Library& library)
{
    return look<RecordedCapitol>(file, library, GameKind::capitol);
}

SavedGame look(const std::filesystem::path& file, const canal::Library& library)
{
    return look<canal::RecordedCanal>(file, library, GameKind::canal);
}

QString rulesName(const SavedGame& game, const std::string& language)
{
    const QString name = fromOutside(in_language(game.variant, language));
    return game.changed ? GameNames::changed(name) : name;
}

canal::Variant variantOf(const canal::Library& library, const canal::GameSetup& setup)
{
    const auto known = knownVariant(library, setup.variant);
    if (known && known.value->data == setup.data)
        return *known.value;
    canal::Variant variant;
    variant.id = setup.variant;
    variant.name = nameOf(known, setup.variant);
    variant.data = setup.data;
    return variant;
}

LocalText variantName(const canal::Library& library, const std::string& id)
{
    return nameOf(knownVariant(library, id), id);
}

} // namespace capitol::app
