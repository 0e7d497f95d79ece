#include "rulebook/book_source.h"

#include "base/yaml_fields.h"
#include "canal/rulebook/rulebook_writer.h"
#include "capitol/rulebook/rulebook_writer.h"
#include "common/game_names.h"

namespace capitol::app {

namespace {

// `load` is the game's load_rulebook_writer.
template <typename Load, typename Variant>
BookSource source(const std::vector<std::filesystem::path>& folders, Load* load, const Variant& variant,
                  const Variant& base)
{
    const auto write = [=](const std::string& language) {
        const auto writer = load(folders, language);
        Loaded<Rulebook> book{{}, writer.diagnostics};
        if (writer)
            book.value = writer.value->rulebook(variant, base);
        return book;
    };
    return {.variantId = QString::fromStdString(variant.id), .name = variant.name, .write = write};
}

} // namespace

BookSource sourceOf(const std::vector<std::filesystem::path>& folders, const Variant& variant,
                    const Variant& base)
{
    BookSource made = source(folders, load_rulebook_writer, variant, base);
    made.game = capitolGame;
    made.fileName = is_id(variant.id) ? made.variantId : QStringLiteral("capitol");
    return made;
}

BookSource sourceOf(const std::vector<std::filesystem::path>& folders, const canal::Variant& variant,
                    const canal::Variant& base)
{
    BookSource made = source(folders, canal::load_rulebook_writer, variant, base);
    made.game = canalGame;
    made.fileName = QStringLiteral("canal-mania");
    if (is_id(variant.id))
        made.fileName += u'-' + made.variantId;
    return made;
}

} // namespace capitol::app
