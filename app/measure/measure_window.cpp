#include "measure/measure_window.h"

#include "common/diagnostics_text.h"
#include "common/plain_text.h"
#include "measure/measure_panel.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QShortcut>

namespace capitol::app {

MeasureWindow::MeasureWindow(const Library& library, VariantsModel& variants, const WidgetTheme& look)
    : m_library(library), m_variants(variants), m_variantLabel(new PlainLabel(this)),
      m_variant(new QComboBox(this)), m_parentLabel(new PlainLabel(this)), m_parent(new QComboBox(this)),
      m_swap(new QPushButton(this)), m_panel(new MeasurePanel(this))
{
    setAttribute(Qt::WA_QuitOnClose, false); // the program ends with its main window
    layOut();
    connect(m_variant, &QComboBox::currentIndexChanged, this, &MeasureWindow::choose);
    connect(m_parent, &QComboBox::currentIndexChanged, this, &MeasureWindow::choose);
    connect(m_variant, &QComboBox::activated, this, &MeasureWindow::chooseParent);
    connect(m_parent, &QComboBox::activated, this, [this] { m_parentChosen = true; });
    connect(m_swap, &QPushButton::clicked, this, &MeasureWindow::swap);
    for (const QKeySequence& keys : {QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close)})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
    retranslate();
    look.applyTo(*this);
    connect(&look, &WidgetTheme::changed, this, [this, &look] { look.applyTo(*this); });
    resize(QSize(1100, 720).boundedTo(screen()->availableSize()));
}

void MeasureWindow::layOut()
{
    m_variant->setObjectName(QStringLiteral("variant"));
    m_parent->setObjectName(QStringLiteral("parent"));
    m_swap->setObjectName(QStringLiteral("swap"));
    for (QComboBox* box : {m_variant, m_parent}) {
        box->setModel(&m_variants);
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    }
    m_variantLabel->setBuddy(m_variant);
    m_parentLabel->setBuddy(m_parent);
    auto* grid = new QGridLayout(this);
    grid->addWidget(m_variantLabel, 0, 0);
    grid->addWidget(m_variant, 0, 1);
    grid->addWidget(m_parentLabel, 1, 0);
    grid->addWidget(m_parent, 1, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_swap, 0, 2, 2, 1);
    grid->addWidget(m_panel, 2, 0, 1, 3);
}

void MeasureWindow::retranslate()
{
    setWindowTitle(tr("Measure a variant"));
    m_variantLabel->setText(tr("Variant"));
    m_parentLabel->setText(tr("compared with"));
    m_swap->setText(tr("S&wap"));
}

void MeasureWindow::changeEvent(QEvent* event)
{
    if (event->type() == QEvent::LanguageChange)
        retranslate();
    QWidget::changeEvent(event);
}

void MeasureWindow::closeEvent(QCloseEvent* event)
{
    m_panel->job().stop();
    event->accept();
}

QString MeasureWindow::idIn(const QComboBox& box) const
{
    return m_variants.idAt(box.currentIndex());
}

void MeasureWindow::select(QComboBox& box, const QString& id) const
{
    box.setCurrentIndex(m_variants.find(id));
}

void MeasureWindow::setVariant(const QString& id)
{
    select(*m_variant, m_variants.find(id) >= 0 ? id : QStringLiteral("schmidt"));
    m_parentChosen = false;
    chooseParent();
}

// The variant's parent; a variant without one is compared with the default rules.
void MeasureWindow::chooseParent()
{
    if (m_parentChosen)
        return choose();
    const Loaded<Variant> variant = m_library.load(idIn(*m_variant).toStdString());
    const bool known = variant && m_variants.find(QString::fromStdString(variant.value->extends)) >= 0;
    select(*m_parent, known ? QString::fromStdString(variant.value->extends) : QStringLiteral("schmidt"));
    choose();
}

void MeasureWindow::swap()
{
    const int variant = m_variant->currentIndex();
    m_variant->setCurrentIndex(m_parent->currentIndex());
    m_parent->setCurrentIndex(variant);
    m_parentChosen = true;
}

// A variant compared with itself is measured alone.
void MeasureWindow::choose()
{
    const Loaded<Variant> variant = m_library.load(idIn(*m_variant).toStdString());
    Loaded<Variant> parent = m_library.load(idIn(*m_parent).toStdString());
    if (!variant || !parent)
        return m_panel->setUnplayable(diagnosticsText((variant ? parent : variant).diagnostics));
    const bool alone = variant.value->id == parent.value->id;
    m_panel->setVariants(*variant.value, alone ? std::nullopt : std::move(parent.value));
}

} // namespace capitol::app
