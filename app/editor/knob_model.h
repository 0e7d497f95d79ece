// Everything a variant sets, as a tree: first its names, then every knob in the order of the rulebook.
#pragma once

#include "common/widget_theme.h"
#include "editor/variant_document.h"

#include <QAbstractItemModel>
#include <QIcon>

namespace capitol::app {

class KnobModel : public QAbstractItemModel
{
    Q_OBJECT

public:
    enum Column { Name, Value, Parent, ColumnCount };
    enum Roles {
        Changed = Qt::UserRole + 1, // bool: differs from the parent; of a section, something in it does
        Key,                        // string: "setup.hand.roof", "id", "name.it", or the section
        Search                      // string: all that a search may find
    };
    // What a row is about: a knob, or a line of text.
    struct Row
    {
        const KnobForm* knob = nullptr;
        QString header;   // "id", "extends", "name", "summary"; empty for a knob
        QString language; // of names and summaries
    };

    KnobModel(VariantDocument& document, const WidgetTheme& look, QObject* parent = nullptr);

    QModelIndex index(int row, int column, const QModelIndex& parent = {}) const override;
    QModelIndex parent(const QModelIndex& index) const override;
    int rowCount(const QModelIndex& parent = {}) const override;
    int columnCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    QVariant headerData(int section, Qt::Orientation orientation, int role) const override;
    Qt::ItemFlags flags(const QModelIndex& index) const override;
    // Numbers, flags, choices and lines of text.
    bool setData(const QModelIndex& index, const QVariant& value, int role) override;

    const Row* rowAt(const QModelIndex& index) const; // null for a section
    QModelIndex find(const QString& key, Column column = Name) const;
    // All texts may have changed.
    void refresh();
    // The document is of another game.
    void turn();

signals:
    // This knob cannot be changed on its own, because of how the text is written.
    void refused();

private:
    struct Section
    {
        QString key;
        QList<Row> rows;
    };
    static QList<Section> makeSections(const EditedGame& game);
    QVariant sectionData(int section, int column, int role) const;
    QVariant rowData(const Row& row, int column, int role) const;
    QString nameOf(const Row& row) const;
    QString valueOf(const Row& row) const;
    QString parentsOf(const Row& row) const;
    QVariant editOf(const Row& row) const;
    QString spoken(const Row& row) const;
    bool isWrong(const Row& row) const;
    bool isChanged(const Row& row) const;
    int changedIn(int section) const;
    QIcon markOf(const Row& row) const;

    VariantDocument& m_document;
    const WidgetTheme& m_look;
    QList<Section> m_sections;
};

QString keyOf(const KnobModel::Row& row);
// What a row without a knob says: the id, or the name or summary in its language; "" if the text has none.
QString textOf(const SeenVariant& seen, const KnobModel::Row& row);

} // namespace capitol::app
