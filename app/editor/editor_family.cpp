// The part of the window that lets no two variants have one name, and leaves none without its parent.
#include "common/language_switch.h"
#include "editor/editor_window.h"
#include "editor/notice_bar.h"
#include "editor/variant_names.h"
#include "variants/variants_model.h"

namespace capitol::app {

namespace {

namespace fs = std::filesystem;

QString listed(const std::vector<VariantEntry>& entries, const VariantsModel& variants)
{
    QStringList names;
    for (const VariantEntry& entry : entries) {
        const QString id = QString::fromStdString(entry.id);
        const QString name = variants.at(variants.find(id)).name;
        names.append(name.isEmpty() ? id : name);
    }
    return names.join(QStringLiteral(", "));
}

} // namespace

// What is taken is refused, and what is free is offered.
bool EditorWindow::mayBeCalled(const fs::path& target)
{
    const QString id = VariantFiles::nameOf(target);
    const auto holder = m_files.find(id);
    if (holder && (holder->shipped || target != m_document.file())) {
        const QString free = m_files.freeId(id);
        m_notice->say(tr("The file name “%1” is taken. “%2” is free.").arg(id, free),
                      {{tr("Save as “%1”").arg(free),
                        [this, free] {
                            m_document.setHeader(QStringLiteral("id"), free) ? void(save()) : sayRefused();
                        }}},
                      true);
        return false;
    }
    const LocalText& names = m_document.settle().name;
    const QString name = spokenName(names, {});
    const QString free = freeName(variants(), name, VariantFiles::nameOf(m_document.file()));
    if (name.isEmpty() || free == name)
        return true;
    const QString language =
        QString::fromStdString(names.contains(spokenLanguage()) ? spokenLanguage() : "en");
    m_notice->say(tr("Another variant is called “%1”. “%2” is free.").arg(name, free),
                  {{tr("Save as “%1”").arg(free),
                    [this, free, language] {
                        m_document.setText(QStringLiteral("name"), language, free) ? void(save())
                                                                                   : sayRefused();
                    }}},
                  true);
    return false;
}

// What is based on a variant that gets another file name would lose its parent.
bool EditorWindow::asksForChildren(const fs::path& target)
{
    const QString id = VariantFiles::nameOf(m_document.file());
    const auto children = m_files.children(id);
    if (children.empty())
        return false;
    m_notice->say(tr("These variants are based on “%1”: %2.").arg(id, listed(children, variants())),
                  {{tr("Base them on “%1”").arg(VariantFiles::nameOf(target)),
                    [this, target] { storeWithChildren(target); }},
                   {tr("Keep “%1” too").arg(id), [this, target] { store(target, Before::kept); }}},
                  true);
    return true;
}

// The old file goes last: until then nobody is without a parent. It may have changed since this was offered.
void EditorWindow::storeWithChildren(const fs::path& target)
{
    if (!m_keeper->isFileKnown())
        return;
    const fs::path old = m_document.file();
    const std::string id = VariantFiles::nameOf(target).toStdString();
    const auto children = m_files.children(VariantFiles::nameOf(old));
    if (!store(target, Before::kept))
        return;
    const QString error = VariantFiles::rewrite(children, [&](const std::string& text, const fs::path&) {
        return set_header(text, "extends", id, m_document.game().order());
    });
    if (error.isEmpty()) {
        std::error_code ignored;
        fs::remove(old, ignored);
    }
    emit filesChanged();
    if (!error.isEmpty())
        m_notice->say(error, {}, true);
}

bool EditorWindow::refusesForChildren()
{
    const auto children = m_files.children(VariantFiles::nameOf(m_document.file()));
    if (children.empty())
        return false;
    m_notice->say(tr("Cannot delete “%1”, because these variants are based on it: %2.")
                      .arg(shownName(), listed(children, variants())),
                  {{tr("Make them independent"), [this] { freeChildren(); }}}, true);
    return true;
}

// Each keeps its rules, on the parent of its parent, or on none where that one came in the parent's file.
// They are read as the file on disk has them.
void EditorWindow::freeChildren()
{
    const EditedGame& game = m_document.game();
    const auto bytes = VariantFiles::read(m_document.file());
    const std::string parent =
        bytes ? game.inspect(bytes->toStdString(), m_document.file()).extends : std::string();
    const auto free = [&](const std::string& text, const fs::path& file) {
        const auto rebased = game.rebase(text, file, parent);
        return rebased ? rebased : game.rebase(text, file, {});
    };
    const auto children = m_files.children(VariantFiles::nameOf(m_document.file()));
    const QString error = VariantFiles::rewrite(children, free);
    emit filesChanged();
    if (error.isEmpty())
        m_notice->say(tr("No variant is based on “%1” any more.").arg(shownName()));
    else
        m_notice->say(error, {}, true);
}

} // namespace capitol::app
