// The part of the window that opens, saves, copies, renames and deletes.
#include "base/yaml_fields.h"
#include "common/documents.h"
#include "common/language_switch.h"
#include "common/problem_words.h"
#include "common/whole_file.h"
#include "editor/editor_window.h"
#include "editor/knob_panel.h"
#include "editor/name_dialog.h"
#include "editor/notice_bar.h"
#include "editor/variant_names.h"
#include "variants/variants_model.h"

#include <QDropEvent>
#include <QFileDialog>
#include <QFileInfo>
#include <QMimeData>
#include <QTreeView>

namespace capitol::app {

namespace {

namespace fs = std::filesystem;

QString nameOf(const fs::path& file)
{
    return QFile(file).fileName();
}

QString markLine(const EditedGame& game)
{
    return game.mark().isEmpty() ? QString() : game.mark() + u'\n';
}

} // namespace

// In the colours of the window, and gone once it is answered.
void EditorWindow::present(QDialog& dialog)
{
    dialog.setAttribute(Qt::WA_DeleteOnClose);
    dialog.setAttribute(Qt::WA_WindowPropagation);
    dialog.open();
}

// What is opened next is of that game.
void EditorWindow::turnTo(const std::shared_ptr<const EditedGame>& game)
{
    if (game.get() == &m_document.game())
        return;
    m_panel->choose(nullptr);
    m_document.turnTo(game);
    m_files = VariantFiles(game->folders());
    m_drafts.turnTo(game->draftFolder());
    m_knobs.turn();
}

bool EditorWindow::load(const QString& id)
{
    return load(m_document.sharedGame(), id);
}

bool EditorWindow::load(const std::shared_ptr<const EditedGame>& game, const QString& id)
{
    const std::optional<VariantEntry> entry = VariantFiles(game->folders()).find(id);
    const auto bytes = entry ? m_keeper->read(entry->file) : std::nullopt;
    if (!bytes)
        return false;
    m_notice->clear();
    turnTo(game);
    m_document.open(*bytes, entry->file, entry->shipped);
    m_keeper->watch();
    m_panel->retranslate();
    m_tree->expandAll();
    fitNames();
    showState();
    if (const fs::path draft = m_drafts.leftOver(id); !draft.empty())
        offerDraft(m_document.sharedGame(), draft);
    return true;
}

void EditorWindow::begin(const QString& id, const QByteArray& bytes)
{
    m_document.open(bytes, m_files.fileOf(id), false);
    m_document.setSavedBytes({});
    m_keeper->watch();
    m_panel->refresh();
    m_tree->expandAll();
    showState();
}

void EditorWindow::openVariant(const QString& id)
{
    openVariant(m_document.game().key(), id);
}

void EditorWindow::openVariant(const QString& game, const QString& id)
{
    const auto found = std::ranges::find(m_games, game, &EditedGame::key);
    if (found != m_games.end())
        m_keeper->leaveThen([this, game = *found, id] {
            if (!load(game, id))
                m_drafts.keep(); // what was discarded is still there
        });
    showState(); // the chooser, should one stay
}

void EditorWindow::turnTo(const QString& game)
{
    const auto found = std::ranges::find(m_games, game, &EditedGame::key);
    if (found != m_games.end() && *found != m_document.sharedGame())
        openVariant(game, (*found)->usualId());
}

// Text and comments of the variant that is open, under another id and name; without a name under the next
// that is free.
QByteArray EditorWindow::copyOf(const QString& id, const QString& name)
{
    std::string text = QString::fromUtf8(m_document.bytes()).toStdString();
    const EditedGame& game = m_document.game();
    text = set_header(text, "id", id.toStdString(), game.order()).value_or(text);
    if (name.isEmpty()) {
        const int number = std::max(2, numberOf(freeName(variants(), shownName(), id)));
        text = withNumber(text, m_document.settle().name, number);
    } else {
        const LocalText names = game.inspect(text, m_document.file()).name;
        const std::string spoken = spokenLanguage();
        const std::string language = names.empty() || names.contains(spoken) ? spoken : "en";
        text = set_local_text(text, "name", names, language, name.toStdString(), game.order()).value_or(text);
    }
    return QByteArray::fromStdString(text);
}

void EditorWindow::duplicateShipped()
{
    const QString original = shownName();
    const fs::path old = m_document.file();
    const QString id = m_files.freeId(VariantFiles::nameOf(old));
    begin(id, copyOf(id, {}));
    moveBoard(old);
    m_notice->say(tr("%1 is included with the program and cannot be changed. You are editing a copy: %2.")
                      .arg(original, shownName()));
}

void EditorWindow::create()
{
    m_keeper->leaveThen([this] {
        auto* dialog = new NameDialog(m_files, variants(), {}, this);
        dialog->setWindowTitle(tr("New variant"));
        dialog->askForBase();
        dialog->set(freeName(variants(), tr("New variant"), {}),
                    m_files.freeId(VariantFiles::idFor(tr("New variant"))));
        dialog->setBase(VariantFiles::nameOf(m_document.file()));
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            const QString text = QStringLiteral("format: 1\nid: %1\n%2extends: %3\n")
                                     .arg(dialog->id(), markLine(m_document.game()), dialog->base());
            begin(dialog->id(), text.toUtf8());
            m_notice->clear();
            m_document.setText(QStringLiteral("name"), QString::fromStdString(spokenLanguage()),
                               dialog->name());
            m_document.undoStack().clear();
        });
        present(*dialog);
    });
}

void EditorWindow::duplicate()
{
    m_keeper->leaveThen([this] {
        auto* dialog = new NameDialog(m_files, variants(), {}, this);
        dialog->setWindowTitle(tr("Duplicate"));
        dialog->set(freeName(variants(), shownName(), {}),
                    m_files.freeId(VariantFiles::nameOf(m_document.file())));
        connect(dialog, &QDialog::accepted, this, [this, dialog] {
            const QByteArray copy = copyOf(dialog->id(), dialog->name());
            begin(dialog->id(), copy);
            m_notice->clear();
        });
        present(*dialog);
    });
}

// Name and file change together, and are saved at once.
void EditorWindow::rename()
{
    m_panel->commit();
    const QString id = VariantFiles::nameOf(m_document.file());
    auto* dialog = new NameDialog(m_files, variants(), id, this);
    dialog->setWindowTitle(tr("Rename"));
    dialog->set(shownName(), id);
    connect(dialog, &QDialog::accepted, this, [this, dialog] {
        m_document.undoStack().beginMacro(tr("Rename"));
        m_document.setText(QStringLiteral("name"), QString::fromStdString(spokenLanguage()), dialog->name());
        m_document.setHeader(QStringLiteral("id"), dialog->id());
        m_document.undoStack().endMacro();
        save();
    });
    present(*dialog);
}

// Under the id that the text gives, if it gives one.
fs::path EditorWindow::whereToSave()
{
    const std::string& id = m_document.settle().id;
    return m_document.seen().readable && is_id(id) ? m_files.fileOf(QString::fromStdString(id))
                                                   : m_document.file();
}

void EditorWindow::sayUnsaved(const fs::path& target, const QString& error)
{
    m_notice->say(
        tr("Cannot write %1: %2. Nothing is lost: save it somewhere else, or fix the problem and try again.")
            .arg(nameOf(target), error),
        {{tr("Export…"), [this] { askForExport(&EditorWindow::exportTo); }},
         {tr("Try again"), [this] { save(); }}},
        true);
}

bool EditorWindow::save()
{
    m_panel->commit();
    if (m_document.isShipped())
        return true;
    const fs::path target = whereToSave();
    if (!mayBeCalled(target) || !m_keeper->isFileKnown())
        return false;
    if (target != m_document.file() && asksForChildren(target))
        return false;
    return store(target, Before::removed);
}

// What had another name before is no more, unless it is to be kept.
bool EditorWindow::store(const fs::path& target, Before before)
{
    const fs::path old = m_document.file();
    if (const QString error = VariantFiles::write(target, m_document.bytes()); !error.isEmpty()) {
        sayUnsaved(target, error);
        return false;
    }
    m_drafts.drop(VariantFiles::nameOf(old));
    std::error_code ignored;
    if (target != old && before == Before::removed)
        fs::remove(old, ignored);
    m_document.setSaved(target);
    moveBoard(old);
    m_notice->clear();
    m_keeper->watch();
    emit filesChanged();
    showSeen();
    return true;
}

void EditorWindow::askForImport()
{
    auto* dialog =
        new QFileDialog(this, tr("Import a variant"), inDocuments(), tr("Variants (*.yaml *.yml)"));
    dialog->setFileMode(QFileDialog::ExistingFile);
    connect(dialog, &QFileDialog::fileSelected, this, &EditorWindow::importFile);
    present(*dialog);
}

void EditorWindow::sayNoVariant(const QString& path, const Diagnostic& first)
{
    m_notice->say(tr("%1 is not a variant. Line %2, column %3: %4")
                      .arg(path, QString::number(first.line), QString::number(first.column),
                           ProblemWords::sentence(first)),
                  {}, true);
}

// It becomes one of one's own, under its own id and name or the next that are free.
void EditorWindow::takeIn(std::string text, const SeenVariant& variant, const QString& stem)
{
    const QString own = QString::fromStdString(variant.id);
    const QString id = m_files.freeId(is_id(variant.id) ? own : VariantFiles::idFor(stem));
    if (id != own)
        text = set_header(text, "id", id.toStdString(), m_document.game().order()).value_or(text);
    const QString name = spokenName(variant.name, id.toStdString());
    const QString free = freeName(variants(), name, id);
    if (free != name)
        text = withNumber(text, variant.name, numberOf(free));
    begin(id, QByteArray::fromStdString(text));
    if (save() && (id != own || free != name))
        m_notice->say(tr("It was saved as “%1” in %2, because its own name was taken.")
                          .arg(free, nameOf(m_document.file().filename())));
}

// A parent, a board or a map in the file's folder that the user does not have yet is imported with it.
std::string EditorWindow::withWhatLiesBeside(const EditedGame& game, const std::string& text,
                                             const fs::path& file)
{
    const fs::path here = own_folder(game.folders()) / file.filename();
    if (!has_errors(game.inspect(text, here).diagnostics))
        return text;
    const Loaded<Bundle> bundle = game.bundle(text, file);
    return bundle ? bundle.value->text : text;
}

// What is of no other game is taken to be of the one being edited.
std::shared_ptr<const EditedGame> EditorWindow::gameOf(const std::string& text) const
{
    const auto owns = [&](const auto& game) { return game->owns(text); };
    const auto found = std::ranges::find_if(m_games, owns);
    return found == m_games.end() ? m_document.sharedGame() : *found;
}

// What is no variant changes nothing.
void EditorWindow::importFile(const QString& path)
{
    const fs::path file = QFile(path).filesystemFileName();
    QString error;
    const auto bytes = VariantFiles::read(file, &error);
    if (!bytes)
        return m_notice->say(tr("Cannot read %1: %2").arg(path, error), {}, true);
    const auto game = gameOf(bytes->toStdString());
    const SeenVariant seen = game->inspect(bytes->toStdString(), file);
    const auto isFatal = [](const Diagnostic& diagnostic) { return diagnostic.key == "format"; };
    const auto fatal = std::find_if(seen.diagnostics.begin(), seen.diagnostics.end(), isFatal);
    if (fatal != seen.diagnostics.end())
        return sayNoVariant(path, *fatal);
    if (!seen.readable)
        return sayNoVariant(path, seen.diagnostics.front());
    m_keeper->leaveThen([this, game, text = withWhatLiesBeside(*game, bytes->toStdString(), file), seen,
                         stem = QFileInfo(path).completeBaseName()] {
        turnTo(game);
        takeIn(text, seen, stem);
    });
}

void EditorWindow::askForExport(bool (EditorWindow::*write)(const QString& path))
{
    m_panel->commit();
    auto* dialog =
        new QFileDialog(this, tr("Export the variant"), inDocuments(nameOf(m_document.file().filename())),
                        tr("Variants (*.yaml *.yml)"));
    dialog->setAcceptMode(QFileDialog::AcceptSave);
    dialog->setDefaultSuffix(QStringLiteral("yaml"));
    connect(dialog, &QFileDialog::fileSelected, this, write);
    present(*dialog);
}

// As it is where all that it needs comes with the program.
std::string EditorWindow::withAllItNeeds(const std::string& text)
{
    const Loaded<Bundle> bundle = m_document.game().bundle(text, m_document.file());
    const bool brings = bundle && !(bundle.value->variants.empty() && bundle.value->equipment.empty());
    return brings ? bundle.value->text : text;
}

bool EditorWindow::exportTo(const QString& path)
{
    return writeTo(path, withAllItNeeds(m_document.bytes().toStdString()));
}

bool EditorWindow::exportAloneTo(const QString& path)
{
    const auto alone = m_document.game().rebase(m_document.bytes().toStdString(), m_document.file(), {});
    if (!alone)
        sayRefused();
    return alone && writeTo(path, withAllItNeeds(*alone));
}

bool EditorWindow::writeTo(const QString& path, const std::string& text)
{
    const QString error =
        VariantFiles::write(QFile(path).filesystemFileName(), QByteArray::fromStdString(text));
    m_notice->say(error.isEmpty() ? tr("Saved to %1.").arg(path) : unwritten(path, error), {},
                  !error.isEmpty());
    return error.isEmpty();
}

// It can be taken back for as long as the message stands; the file lies in `deleted` even then.
void EditorWindow::deleteVariant()
{
    const fs::path file = m_document.file();
    const QString name = shownName();
    const QString id = VariantFiles::nameOf(file);
    std::error_code error;
    if (refusesForChildren())
        return;
    m_drafts.keep();
    if (fs::exists(file, error))
        if (const QString reason = m_files.remove(file); !reason.isEmpty())
            return m_notice->say(tr("Cannot delete %1: %2").arg(nameOf(file), reason), {}, true);
    const auto draft = m_document.isModified() ? std::optional(m_document.bytes()) : std::nullopt;
    emit filesChanged();
    load(m_document.game().usualId());
    m_notice->say(tr("Deleted “%1”.").arg(name),
                  {{tr("Undo"), [this, game = m_document.sharedGame(), file, id, draft] {
                        const QString reason = m_files.restore(file);
                        emit filesChanged();
                        if (m_files.isTaken(id))
                            load(id);
                        if (draft)
                            restoreDraft(game, id, *draft);
                        else if (!reason.isEmpty())
                            m_notice->say(reason, {}, true);
                    }}});
}

void EditorWindow::dragEnterEvent(QDragEnterEvent* event)
{
    if (event->mimeData()->hasUrls())
        event->acceptProposedAction();
}

void EditorWindow::dropEvent(QDropEvent* event)
{
    importFile(event->mimeData()->urls().value(0).toLocalFile());
    event->acceptProposedAction();
}

} // namespace capitol::app
