// Asks for a variant's name, its file name, and the variant it is based on.
#pragma once

#include "variants/variant_files.h"

#include <QDialog>

class QComboBox;
class QFormLayout;
class QLabel;
class QLineEdit;
class QPushButton;

namespace capitol::app {

class VariantsModel;

class NameDialog : public QDialog
{
    Q_OBJECT

public:
    // `own`: the variant whose id and name may be kept.
    NameDialog(const VariantFiles& files, VariantsModel& variants, const QString& own, QWidget* parent);
    // Also asks what it is based on.
    void askForBase();
    void set(const QString& name, const QString& id);
    void setBase(const QString& id);
    QString name() const;
    QString id() const;
    QString base() const;

private:
    QWidget* makeButtons();
    void dressProblem();
    QString problem() const;
    void weigh();

    const VariantFiles& m_files;
    VariantsModel& m_variants;
    QString m_own;
    QLineEdit* m_name;
    QLineEdit* m_id;
    QComboBox* m_base = nullptr;
    QFormLayout* m_form;
    QLabel* m_problem;
    QPushButton* m_accept;
};

} // namespace capitol::app
