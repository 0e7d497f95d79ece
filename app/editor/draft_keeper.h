// Keeps what is not saved of a document on disk, in case the program ends without asking. It is written in a
// thread of its own.
#pragma once

#include "common/late_file.h"
#include "editor/yaml_document.h"

#include <QByteArray>
#include <QStringList>
#include <QTimer>

#include <memory>

namespace capitol::app {

// A draft as it was when it was read.
struct KeptDraft
{
    QString id;
    std::optional<QByteArray> bytes;
    QString error{}; // why there are none
};

class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    // `folder`: where the drafts lie, each under the id of what it is a draft of.
    DraftKeeper(YamlDocument& document, std::filesystem::path folder);
    ~DraftKeeper() override; // once what was to be kept is written

    // What is edited from now on has its drafts there.
    void turnTo(std::filesystem::path folder);
    QStringList ids() const { return idsIn(m_folder); } // the newest first
    static QStringList idsIn(const std::filesystem::path& folder);
    KeptDraft draft(const QString& id);
    static KeptDraft draftIn(const std::filesystem::path& folder, const QString& id);
    void drop(const QString& id);
    static void drop(const std::filesystem::path& folder, const QString& id);
    // As it stands now, without waiting for a pause in the typing.
    void keep();
    // What was to be kept is on the disk, or that has failed.
    bool isIdle() const { return !m_file || m_file->isIdle(); }
    // There is a draft of that id, and it is not of what is being edited here.
    bool isLeftOver(const QString& id) const { return id != m_own && ids().contains(id); }

signals:
    void failed(const QString& reason);

private:
    static std::filesystem::path fileOf(const std::filesystem::path& folder, const QString& id);
    LateFile& fileFor(const QString& id);
    void finish(const QString& id);

    YamlDocument& m_document;
    std::filesystem::path m_folder;
    QTimer m_pause;
    QString m_own;                    // whose draft was written here
    std::unique_ptr<LateFile> m_file; // it, unless nothing is to be written there
};

} // namespace capitol::app
