#include "editor/name_dialog.h"

#include "common/plain_text.h"
#include "editor/knob_fields.h"
#include "editor/variant_names.h"
#include "variants/variants_model.h"

#include <QComboBox>
#include <QDialogButtonBox>
#include <QFormLayout>
#include <QLineEdit>
#include <QPushButton>

namespace capitol::app {

NameDialog::NameDialog(const VariantFiles& files, VariantsModel& variants, const QString& own,
                       QWidget* parent)
    : QDialog(parent), m_files(files), m_variants(variants), m_own(own),
      m_name(textField(QStringLiteral("name"), this)), m_id(textField(QStringLiteral("id"), this)),
      m_form(new QFormLayout(this)), m_problem(new PlainLabel(this))
{
    m_name->setObjectName(QStringLiteral("name"));
    m_id->setObjectName(QStringLiteral("id"));
    dressProblem();
    setMinimumWidth(fontMetrics().averageCharWidth() * 55);
    m_form->addRow(tr("&Name"), m_name);
    m_form->addRow(tr("&File name"), m_id);
    m_form->addRow(m_problem);
    m_form->addRow(makeButtons());
    connect(m_name, &QLineEdit::textEdited, this, [this](const QString& name) {
        m_id->setText(m_files.freeId(VariantFiles::idFor(name)));
        weigh();
    });
    connect(m_id, &QLineEdit::textChanged, this, &NameDialog::weigh);
    weigh();
}

void NameDialog::askForBase()
{
    constexpr int belowNames = 2;
    m_base = new QComboBox(this);
    m_base->setObjectName(QStringLiteral("base"));
    m_base->setModel(&m_variants);
    m_form->insertRow(belowNames, tr("&Based on"), m_base);
}

QWidget* NameDialog::makeButtons()
{
    auto* buttons = new QDialogButtonBox(this);
    m_accept = buttons->addButton(tr("OK"), QDialogButtonBox::AcceptRole);
    m_accept->setObjectName(QStringLiteral("accept"));
    buttons->addButton(tr("Cancel"), QDialogButtonBox::RejectRole);
    connect(buttons, &QDialogButtonBox::accepted, this, &QDialog::accept);
    connect(buttons, &QDialogButtonBox::rejected, this, &QDialog::reject);
    return buttons;
}

void NameDialog::dressProblem()
{
    m_problem->setObjectName(QStringLiteral("problem"));
    m_problem->setWordWrap(true);
    m_problem->setMinimumHeight(fontMetrics().lineSpacing() * 3); // room for what may be wrong
    m_problem->setAlignment(Qt::AlignTop);
}

void NameDialog::set(const QString& name, const QString& id)
{
    m_name->setText(name);
    m_id->setText(id);
    m_name->selectAll();
    weigh();
}

void NameDialog::setBase(const QString& id)
{
    m_base->setCurrentIndex(std::max(0, m_variants.find(id)));
}

QString NameDialog::name() const
{
    return m_name->text().simplified();
}

QString NameDialog::id() const
{
    return m_id->text();
}

QString NameDialog::base() const
{
    return m_variants.idAt(m_base->currentIndex());
}

QString NameDialog::problem() const
{
    if (!m_id->hasAcceptableInput())
        return tr(
            "A file name may contain lower-case letters, digits, - and _, and must start with a letter.");
    if (id() != m_own && m_files.isTaken(id()))
        return tr("The file name “%1” is taken. “%2” is free.").arg(id(), m_files.freeId(id()));
    if (name().isEmpty() || holderOf(m_variants, name(), m_own).isEmpty())
        return {};
    return tr("Another variant is called “%1”. “%2” is free.")
        .arg(name(), freeName(m_variants, name(), m_own));
}

void NameDialog::weigh()
{
    m_problem->setText(problem());
    m_accept->setEnabled(m_problem->text().isEmpty());
}

} // namespace capitol::app
