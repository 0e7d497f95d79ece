// Keeps what is not saved of a document on disk, in case the program ends without asking.
#pragma once

#include "editor/yaml_document.h"

#include <QByteArray>
#include <QStringList>
#include <QTimer>

namespace capitol::app {

class DraftKeeper : public QObject
{
    Q_OBJECT

public:
    // `folder`: where the drafts lie, each under the id of what it is a draft of.
    DraftKeeper(YamlDocument& document, std::filesystem::path folder);
    ~DraftKeeper() override;

    QStringList ids() const; // the newest first
    std::optional<QByteArray> draft(const QString& id) const;
    void drop(const QString& id) const;
    // As it stands now, without waiting for a pause in the typing.
    void keep();
    // There is a draft of that id, and it is not of what is being edited here.
    bool isLeftOver(const QString& id) const { return id != m_own && ids().contains(id); }

signals:
    void failed(const QString& reason);

private:
    std::filesystem::path fileOf(const QString& id) const;

    YamlDocument& m_document;
    std::filesystem::path m_folder;
    QTimer m_pause;
    QString m_own; // whose draft was written here
};

} // namespace capitol::app
