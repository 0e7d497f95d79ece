// The part of the program that opens the windows beside the main one, and what is read in it.
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

} // namespace

void App::openEditor(WidgetTheme* look, const QString& variantId)
{
    if (!m_editor) {
        applyTheme(*look);
        m_editor = std::make_unique<EditorWindow>(m_library, m_variants, *look);
        connect(m_editor.get(), &EditorWindow::tryWanted, this, &App::tryVariant);
        connect(m_editor.get(), &EditorWindow::filesChanged, this, &App::findVariants);
    }
    bringForward(*m_editor);
    if (!variantId.isEmpty())
        m_editor->openVariant(variantId);
}

void App::openMeasure(WidgetTheme* look)
{
    if (!m_measure) {
        applyTheme(*look);
        m_measure = std::make_unique<MeasureWindow>(m_library, m_variants, *look);
        m_measure->setVariant(m_preferences.lastVariant());
    }
    bringForward(*m_measure);
}

void App::openGuide(const QUrl& page)
{
    if (!m_theme)
        return;
    if (!m_guide) {
        applyTheme(*m_theme);
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
void App::applyTheme(const WidgetTheme& look)
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

void App::writeRules(const Variant& variant)
{
    const Loaded<Variant> schmidt = m_library.load("schmidt");
    if (schmidt)
        m_rulebook.show(variant, *schmidt.value);
    else
        m_rulebook.refuse(QString::fromStdString(variant.id), schmidt.diagnostics);
}

void App::showRules(const QString& variantId)
{
    const Loaded<Variant> variant = m_library.load(variantId.toStdString());
    if (variant)
        writeRules(*variant.value);
    else
        m_rulebook.refuse(variantId, variant.diagnostics);
}

void App::showRulesInPlay()
{
    if (m_session.variant())
        writeRules(*m_session.variant());
    else
        showRules(m_variants.find(m_preferences.lastVariant()) < 0 ? QStringLiteral("schmidt")
                                                                   : m_preferences.lastVariant());
}

void App::compareRules()
{
    const Variant* variant = m_session.variant();
    m_comparison.open(variant ? std::optional(*variant) : std::nullopt);
}

QString App::chapterInForce()
{
    if (!m_session.active())
        return {};
    return QString::fromLatin1(chapter_of(ruleInForce(m_session, *m_session.hand())));
}

} // namespace capitol::app
