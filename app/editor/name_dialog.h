// What a variant is to be called, and what it is based on.
#pragma once

#include "editor/variant_files.h"

#include <QDialog>

class QComboBox;
class QLabel;
class QLineEdit;
class QPushButton;

namespace capitol::app {

class VariantsModel;

class NameDialog : public QDialog
{
    Q_OBJECT

public:
    // `variants`: to choose what it is based on; null where that is settled. `own`: an id that may be kept.
    NameDialog(const VariantFiles& files, VariantsModel* variants, const QString& own, QWidget* parent);
    void set(const QString& name, const QString& id);
    void setBase(const QString& id);
    QString name() const;
    QString id() const;
    QString base() const;

private:
    QWidget* makeBase();
    QWidget* makeButtons();
    void dressProblem();
    void weigh();

    const VariantFiles& m_files;
    VariantsModel* m_variants;
    QString m_own;
    QLineEdit* m_name;
    QLineEdit* m_id;
    QComboBox* m_base = nullptr;
    QLabel* m_problem;
    QPushButton* m_accept;
};

} // namespace capitol::app
