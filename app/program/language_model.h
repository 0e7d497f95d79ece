// The languages of the interface, each by its own name.
#pragma once

#include "models/row_model.h"

namespace capitol::app {

class LanguageModel : public RowModel
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("App.languages is the one.")

public:
    enum Roles {
        Code = Qt::UserRole + 1, // string: "it"
        Name                     // string: "Italiano"
    };
    Q_ENUM(Roles)

    using RowModel::RowModel;
    int rowCount(const QModelIndex& parent = {}) const override;
    QVariant data(const QModelIndex& index, int role) const override;
    // The row of a language, by its code; -1.
    Q_INVOKABLE int find(const QString& code) const;
    // "" where there is no such row.
    Q_INVOKABLE QString codeAt(int row) const;
    static bool has(const QString& code);
    // The code of the first language that we speak, of those that somebody would like best (as
    // QLocale::uiLanguages has them: "nl-BE", "it"); English if there is none.
    static QString firstOf(const QStringList& wanted);
};

} // namespace capitol::app
