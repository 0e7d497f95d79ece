// A building seen obliquely: wooden floors one upon the other, and the roof in its owner's colour.
#pragma once

#include "theme/glyph.h"

namespace capitol::app {

class BuildingGlyph : public capitol::app::Glyph
{
    Q_OBJECT
    QML_ELEMENT
    Q_PROPERTY(int floors MEMBER m_floors NOTIFY floorsChanged)
    Q_PROPERTY(int roof MEMBER m_roof NOTIFY roofChanged) // 0 none, 1 round, 2 triangular
    Q_PROPERTY(QString symbol MEMBER m_symbol NOTIFY symbolChanged)
    Q_PROPERTY(QColor wood MEMBER m_wood NOTIFY woodChanged)
    Q_PROPERTY(qreal unit MEMBER m_unit NOTIFY unitChanged) // a floor's width in pixels; 0: as large as fits
    Q_PROPERTY(
        qreal floorCentre READ floorCentre NOTIFY unitChanged) // of the lowest floor's front, from the left

public:
    using Glyph::Glyph;
    void paint(QPainter* painter) override;
    qreal floorCentre() const { return m_unit / 2; }

signals:
    void floorsChanged();
    void roofChanged();
    void symbolChanged();
    void woodChanged();
    void unitChanged();

protected:
    void refresh() override;

private:
    int m_floors = 1;
    int m_roof = 0;
    QString m_symbol;
    QColor m_wood{"#dcb27a"};
    qreal m_unit = 0;
};

} // namespace capitol::app
