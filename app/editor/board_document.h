// The board being edited: its text, and what the engine reports about it.
#pragma once

#include "capitol/variant/board_edit.h"
#include "editor/yaml_document.h"

namespace capitol::app {

class BoardDocument : public YamlDocument
{
    Q_OBJECT

public:
    explicit BoardDocument(QObject* parent = nullptr) : YamlDocument(parent) {}

    // It may lag behind while someone types; `settle` waits for it.
    const BoardInspection& seen() const { return m_seen; }
    const BoardInspection& settle();

    // Each is one step. False if the text is written so that it cannot be changed there alone; then nothing
    // has happened.
    bool move(const BoardPart& part, Point to);
    bool addPoint(const BoardPart& part, Point at);
    bool removePoint(const BoardPart& part);
    bool setArea(int area, const QString& key, const QString& word);
    bool addArea();
    bool removeArea(int area);
    bool addLine(BoardPart::Kind kind);
    bool removeLine(const BoardPart& part);
    // All that lies beside the board, to the nearest place on it.
    bool pullIn();

protected:
    std::function<Finding()> inspector(std::string text, std::filesystem::path file) override;

private:
    BoardInspection m_seen;
};

} // namespace capitol::app
