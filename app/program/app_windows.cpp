// The part of the program that opens the windows beside the main one, and what is read in it.
#include "canal/rulebook/rulebook_writer.h"
#include "common/game_names.h"
#include "editor/editor_window.h"
#include "measure/measure_window.h"
#include "program/app.h"
#include "program/guide_window.h"
#include "program/themed_style.h"
#include "rulebook/rule_in_force.h"

#include <QApplication>

namespace capitol::app {

namespace {

void bringForward(QWidget& window)
{
    window.show();
    window.raise();
    window.activateWindow();
}

// Or what is wrong with the variant, or with the usual one.
template <typename Library, typename Variant>
void write(RulebookModel& book, const QString& game, const QString& id, const Library& library,
           const char* usualId, const Loaded<Variant>& variant)
{
    const Loaded<Variant> usual = library.load(usualId);
    if (variant && usual)
        book.show(*variant.value, *usual.value);
    else
        book.refuse(game, id, variant ? usual.diagnostics : variant.diagnostics);
}

} // namespace

void App::openEditor(WidgetTheme* look, const QString& game, const QString& variantId)
{
    if (!m_editor) {
        followTheme(*look);
        const EditedGames games{editedCapitol(m_library, *m_capitol.variants()),
                                editedCanal(m_canalLibrary, *m_canal.variants())};
        m_editor = std::make_unique<EditorWindow>(games, *look);
        connect(m_editor.get(), &EditorWindow::tryWanted, this, &App::tryVariant);
        connect(m_editor.get(), &EditorWindow::filesChanged, this, &App::findVariants);
    }
    bringForward(*m_editor);
    if (variantId.isEmpty())
        m_editor->turnTo(game);
    else
        m_editor->openVariant(game, variantId);
}

void App::openMeasure(WidgetTheme* look, const QString& game)
{
    const bool canal = game == canalGame;
    const QString variant = canal ? m_canal.lastVariant() : m_capitol.lastVariant();
    if (!m_measure) {
        followTheme(*look);
        const std::vector games{measuredGame(m_library, *m_capitol.variants()),
                                measuredGame(m_canalLibrary, *m_canal.variants())};
        m_measure = std::make_unique<MeasureWindow>(games, *look);
        m_measure->setVariant(game, variant);
    } else if (m_measure->gameKey() != game) {
        m_measure->setVariant(game, variant);
    }
    bringForward(*m_measure);
}

void App::openGuide(const QUrl& page)
{
    if (!m_theme)
        return;
    if (!m_guide) {
        followTheme(*m_theme);
        m_guide = std::make_unique<GuideWindow>(*m_theme);
        connect(m_guide.get(), &GuideWindow::outsideWanted, &m_about, &About::openOutside);
    }
    bringForward(*m_guide);
    m_guide->open(page);
}

void App::setTheme(WidgetTheme* theme)
{
    if (theme == m_theme)
        return;
    m_theme = theme;
    emit themeChanged();
}

// The style is the one that takes all colours of the theme.
void App::followTheme(const WidgetTheme& look)
{
    QApplication::setStyle(new ThemedStyle);
    connect(&look, &QObject::destroyed, this, &App::closeWindows, Qt::UniqueConnection);
}

void App::closeWindows()
{
    m_editor.reset();
    m_measure.reset();
    m_guide.reset();
}

void App::showRules(const QString& game, const QString& variantId)
{
    const std::string id = variantId.toStdString();
    if (game == canalGame)
        write(m_rulebook, game, variantId, m_canalLibrary, canal::usual_variant, m_canalLibrary.load(id));
    else
        write(m_rulebook, game, variantId, m_library, usual_variant, m_library.load(id));
}

void App::showRulesInPlay()
{
    if (const auto canal = m_canal.variantInPlay())
        m_rulebook.show(*canal, m_canalLibrary.load(canal::usual_variant).value.value_or(*canal));
    else if (const Variant* capitol = session()->variant())
        m_rulebook.show(*capitol, m_library.load(usual_variant).value.value_or(*capitol));
    else if (m_preferences.game() == canalGame)
        showRules(m_preferences.game(), m_canal.usualVariant());
    else
        showRules(m_preferences.game(), m_capitol.usualVariant());
}

void App::compareRules()
{
    const Variant* variant = session()->variant();
    m_comparison.open(variant ? std::optional(*variant) : std::nullopt);
}

QString App::chapterInForce()
{
    if (const auto* canal = canalSession()->match())
        return QString::fromLatin1(canal::chapter_in_force(canal->view().known.turn));
    if (!session()->active())
        return {};
    return QString::fromLatin1(chapter_of(ruleInForce(*session(), *session()->hand())));
}

} // namespace capitol::app
