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

    void addSite();
    void addCorner();
    void removeChosen();
    void addArea();
    void removeArea();

signals:
    void chosen(const capitol::BoardPart& part);
    void refused();

private:
    QLineEdit* addLine(const QString& key);
    QDoubleSpinBox* addLength(const char* name);
    QPushButton* addButton(const char* name, void (BoardPanel::*deed)());
    void layOut();
    void listen();
    void listParts();
    void showArea();
    void showPoint();
    void sayLine(const QString& key);
    void sayPoint();
    void sayLargeSite(bool on);
    void check(bool done);
    bool isThere() const;
    const AreaMap& map() const;
    QString lineText(const QString& key) const;
    QString partName(const BoardPart& part) const;

    BoardDocument& m_document;
    BoardPart m_chosen;
    QFormLayout* m_form;
    QList<QLabel*> m_labels;
    QComboBox* m_area;
    QComboBox* m_part;
    QMap<QString, QLineEdit*> m_lines; // "code", "latin", "name.it"...
    QComboBox* m_colour;
    QSpinBox* m_fountains;
    QCheckBox* m_largeSite;
    QDoubleSpinBox* m_x;
    QDoubleSpinBox* m_y;
    QMap<QByteArray, QPushButton*> m_buttons;
};

} // namespace capitol::app
