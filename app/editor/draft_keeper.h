// Keeps what is not saved of a document on disk, in case the program ends without asking. It is written in a
// thread of its own, and never over a draft that an earlier session left: that one stays until it is restored
// or discarded.
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
    QString id; // of what it is a draft
    std::optional<QByteArray> bytes{};
    QString error{}; // why there are none
};

class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    // `folder`: where the drafts lie, named after what they are drafts of.
    DraftKeeper(YamlDocument& document, std::filesystem::path folder);
    ~DraftKeeper() override; // once what was to be kept is written

    using Files = QList<std::filesystem::path>;
    static Files filesIn(const std::filesystem::path& folder); // the newest first
    static KeptDraft read(const std::filesystem::path& file);
    static void remove(const std::filesystem::path& file);

    // What is edited from now on has its drafts there.
    void turnTo(std::filesystem::path folder);
    // What there are drafts of, the newest first.
    QStringList ids() const;
    // The newest draft that an earlier session left, of that id or of any; empty if there is none.
    std::filesystem::path leftOver(const QString& id = {}) const;
    // What that draft says is edited from now on: it is not left over any more.
    void takeOver(const QString& id, const QByteArray& bytes);
    // The one that is written here goes, if it is of that id.
    void drop(const QString& id);
    // As it stands now, without waiting for a pause in the typing.
    void keep();
    // What was to be kept is on the disk, or that has failed.
    bool isIdle() const { return !m_file || m_file->isIdle(); }

signals:
    void failed(const QString& reason);

private:
    bool isOwn(const QString& id) const;
    std::filesystem::path freeFile(const QString& id) const;
    void write(const std::filesystem::path& file);

    YamlDocument& m_document;
    std::filesystem::path m_folder;
    QTimer m_pause;
    std::unique_ptr<LateFile> m_file; // the draft that is written here, if there is one
};

} // namespace capitol::app
