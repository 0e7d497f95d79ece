// Boards from and to their files: opened, copied, saved, and found again after the program was killed.
#include "editor/board_window.h"

#include "base/yaml_fields.h"
#include "capitol/variant/variant_edit.h"
#include "editor/board_canvas.h"
#include "editor/board_panel.h"
#include "editor/draft_offer.h"
#include "editor/notice_bar.h"
#include "editor/variant_names.h"
#include "variants/variant_files.h"

#include <QFile>

namespace capitol::app {

namespace fs = std::filesystem;

void BoardWindow::openBoard(const QString& id, const std::function<void()>& then)
{
    if (VariantFiles::nameOf(m_document.file()) == id)
        return then();
    m_keeper->leaveThen([this, id, then] {
        if (load(id))
            then();
        else
            m_drafts.keep(); // what was discarded is still there
    });
}

bool BoardWindow::load(const QString& id)
{
    const fs::path file = m_library.find("boards/" + id.toStdString());
    const auto bytes = m_keeper->read(file);
    if (!bytes)
        return false;
    m_notice->clear();
    m_document.open(*bytes, file, file != fileOf(id));
    m_keeper->watch();
    choose({0, BoardPart::Kind::label, 0});
    showState();
    if (const fs::path draft = m_drafts.leftOver(id); !draft.empty())
        offerDraft(draft);
    return true;
}

// A board that is on no disk yet.
void BoardWindow::begin(const QString& id, const QByteArray& bytes)
{
    const BoardPart chosen = m_canvas->chosen();
    m_document.open(bytes, fileOf(id), false);
    m_document.setSavedBytes({});
    m_keeper->watch();
    choose(chosen);
    showState();
}

fs::path BoardWindow::fileOf(const QString& id) const
{
    return m_library.own_folder() / "boards" / QFile(id + QStringLiteral(".yaml")).filesystemFileName();
}

bool BoardWindow::isTaken(const QString& id) const
{
    return m_library.holder("boards/" + id.toStdString()).has_value();
}

QString BoardWindow::freeId(const QString& id) const
{
    return QString::fromStdString(m_library.free_id("boards/" + id.toStdString())).section(u'/', 1);
}

// Text and comments of the board that is open under the next free id, and the same number behind its names.
QString BoardWindow::copy()
{
    m_notice->clear();
    const QString id = freeId(VariantFiles::nameOf(m_document.file()));
    std::string text = m_document.plainText().toStdString();
    text = set_header(text, "id", id.toStdString()).value_or(text);
    text = withNumber(text, m_document.settle().map.name, numberOf(id));
    begin(id, QByteArray::fromStdString(text));
    return id;
}

// A board that comes with the program stays as it is.
void BoardWindow::copyShipped()
{
    const QString original = shownName();
    copy();
    m_document.catchUp();
    m_notice->say(tr("%1 is included with the program and cannot be changed. You are editing a copy: %2.")
                      .arg(original, shownName()));
}

// What another program wrote meanwhile, and other boards, are not written over.
bool BoardWindow::isSafeToSave(const fs::path& target)
{
    const QString id = VariantFiles::nameOf(target);
    if (target == m_document.file())
        return m_keeper->isFileKnown();
    if (!isTaken(id))
        return true;
    m_notice->say(tr("The file name “%1” is taken. “%2” is free.").arg(id, freeId(id)), {}, true);
    return false;
}

void BoardWindow::sayUnsaved(const fs::path& target, const QString& error)
{
    m_notice->say(tr("Cannot write %1: %2. Nothing is lost: fix the problem and try again.")
                      .arg(VariantFiles::nameOf(target), error),
                  {{tr("Try again"), [this] { save(); }}}, true);
}

// Under the id that the text gives; what had another name before stays, for others may be played on it.
bool BoardWindow::save()
{
    m_panel->commit();
    if (m_document.isShipped())
        return true;
    const std::string& own = m_document.settle().map.board.id;
    const bool named = m_document.seen().readable && is_id(own);
    const fs::path target = named ? fileOf(QString::fromStdString(own)) : m_document.file();
    if (!isSafeToSave(target))
        return false;
    if (const QString error = VariantFiles::write(target, m_document.bytes()); !error.isEmpty()) {
        sayUnsaved(target, error);
        return false;
    }
    m_drafts.drop(VariantFiles::nameOf(m_document.file()));
    m_document.setSaved(target);
    m_keeper->watch();
    m_notice->clear();
    emit saved(VariantFiles::nameOf(target));
    return true;
}

void BoardWindow::offerDraft(const fs::path& file)
{
    const auto restore = [this](const QString& id, const QByteArray& draft) { restoreDraft(id, draft); };
    capitol::app::offerDraft(*m_notice, file, restore, [] {});
}

// As a step that can be undone, over what the file says; of a file that cannot be read as a board not saved
// yet.
void BoardWindow::restoreDraft(const QString& id, const QByteArray& draft)
{
    m_keeper->leaveThen([this, id, draft] {
        m_drafts.takeOver(id, draft);
        const bool own = m_library.find("boards/" + id.toStdString()) == fileOf(id);
        const bool loaded = own && load(id);
        if (!loaded)
            begin(id, draft);
        m_document.replaceAll(draft, tr("Restore"));
        if (loaded || !own)
            m_notice->clear();
    });
}

void BoardWindow::sayUnkept(const QString& reason)
{
    if (!m_notice->isVisible())
        m_notice->say(tr("Cannot back up your changes: %1").arg(reason), {}, true);
}

} // namespace capitol::app
