// The fields of the selected part of a board: an alternative to dragging, and for what cannot be dragged.
#pragma once

#include "editor/board_document.h"

#include <QWidget>

class QCheckBox;
class QComboBox;
class QDoubleSpinBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;
class QSpinBox;

namespace capitol::app {

class BoardPanel : public QWidget
{
    Q_OBJECT

public:
    BoardPanel(BoardDocument& document, QWidget* parent);
    void display(const BoardPart& chosen);
    // What has been typed but not yet applied.
    void commit();
    void retranslate();
    // Fields below their labels, for large text.
    void stack(bool on);

    // An area by its name in the language of the interface, water and walls by their number.
    QString featureName(const BoardPart& feature) const;

    void addSite();
    void addCorner();
    void removeChosen();
    void addArea();
    void addWater() { addLine(BoardPart::Kind::water); }
    void addWall() { addLine(BoardPart::Kind::wall); }
    void removeFeature();

signals:
    void chosen(const capitol::BoardPart& part);
    void refused();

protected:
    void changeEvent(QEvent* event) override;

private:
    QLineEdit* addWords(const QString& key);
    QDoubleSpinBox* addLength(const char* name);
    QPushButton* addButton(const char* name, void (BoardPanel::*deed)());
    void layOut();
    void listen();
    void nameLengths();
    void nameRemoval();
    void listFeatures();
    void listParts();
    void showKind();
    void showArea(bool other);
    void showLine(const QString& key);
    bool isBeingTyped(const QString& key) const;
    void showPoint();
    void sayLine(const QString& key);
    void sayPoint();
    void sayLargeSite(bool on);
    void addLine(BoardPart::Kind kind);
    std::vector<BoardPart> corners() const;
    void check(bool done);
    bool isThere() const;
    bool isOfArea() const;
    const BoardMap& board() const;
    const AreaMap& map() const; // of the chosen area
    QString lineText(const QString& key) const;
    QString partName(const BoardPart& part) const;

    BoardDocument& m_document;
    BoardPart m_chosen;
    QFormLayout* m_form;
    QList<QLabel*> m_labels;
    QComboBox* m_feature;
    QComboBox* m_part;
    QMap<QString, QLineEdit*> m_lines; // "code", "latin", "name.it"...
    QMap<QString, QString> m_shown;    // in them, by the document or said to it
    QComboBox* m_colour;
    QSpinBox* m_fountains;
    QCheckBox* m_largeSite;
    QDoubleSpinBox* m_x;
    QDoubleSpinBox* m_y;
    QMap<QByteArray, QPushButton*> m_buttons;
};

} // namespace capitol::app
