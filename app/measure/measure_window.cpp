#include "measure/measure_window.h"

#include "common/diagnostics_text.h"
#include "common/game_names.h"
#include "common/plain_text.h"
#include "measure/measure_panel.h"

#include <QCloseEvent>
#include <QComboBox>
#include <QGridLayout>
#include <QPushButton>
#include <QShortcut>

namespace capitol::app {

namespace {

template <typename Library>
std::function<Loaded<SomeVariant>(const QString&)> loaderOf(const Library& library)
{
    return [&library](const QString& id) {
        auto loaded = library.load(id.toStdString());
        Loaded<SomeVariant> some{std::nullopt, std::move(loaded.diagnostics)};
        if (loaded)
            some.value = std::move(*loaded.value);
        return some;
    };
}

const std::string& idOf(const SomeVariant& some)
{
    return std::visit([](const auto& variant) -> const std::string& { return variant.id; }, some);
}

QString parentOf(const SomeVariant& some)
{
    return QString::fromStdString(std::visit([](const auto& variant) { return variant.extends; }, some));
}

} // namespace

MeasuredGame measuredGame(const Library& library, VariantsModel& variants)
{
    return {capitolGame, QStringLiteral("Capitol"), QString::fromLatin1(usual_variant), &variants,
            loaderOf(library)};
}

MeasuredGame measuredGame(const canal::Library& library, VariantsModel& variants)
{
    return {canalGame, QStringLiteral("Canal Mania"), QString::fromLatin1(canal::usual_variant), &variants,
            loaderOf(library)};
}

MeasureWindow::MeasureWindow(std::vector<MeasuredGame> games, const WidgetTheme& look)
    : m_games(std::move(games)), m_gameLabel(new PlainLabel(this)), m_game(new QComboBox(this)),
      m_variantLabel(new PlainLabel(this)), m_variant(new QComboBox(this)),
      m_parentLabel(new PlainLabel(this)), m_parent(new QComboBox(this)), m_swap(new QPushButton(this)),
      m_panel(new MeasurePanel(this))
{
    setAttribute(Qt::WA_QuitOnClose, false); // the program ends with its main window
    layOut();
    turn();
    listen();
    retranslate();
    look.applyTo(*this);
    connect(&look, &WidgetTheme::changed, this, [this, &look] { look.applyTo(*this); });
    resize(QSize(1100, 720).boundedTo(screen()->availableSize()));
}

void MeasureWindow::listen()
{
    connect(m_game, &QComboBox::currentIndexChanged, this, &MeasureWindow::turn);
    connect(m_game, &QComboBox::activated, this, [this] { setVariant(game().key, game().usualId); });
    connect(m_variant, &QComboBox::currentIndexChanged, this, &MeasureWindow::choose);
    connect(m_parent, &QComboBox::currentIndexChanged, this, &MeasureWindow::choose);
    connect(m_variant, &QComboBox::activated, this, &MeasureWindow::chooseParent);
    connect(m_parent, &QComboBox::activated, this, [this] { m_parentChosen = true; });
    connect(m_swap, &QPushButton::clicked, this, &MeasureWindow::swap);
    for (const QKeySequence& keys : {QKeySequence(Qt::Key_Escape), QKeySequence(QKeySequence::Close)})
        connect(new QShortcut(keys, this), &QShortcut::activated, this, &QWidget::close);
    for (const MeasuredGame& each : m_games) // what was saved meanwhile is measured as it is now
        connect(each.variants, &VariantsModel::filesRead, this, [this, list = each.variants] {
            if (list == game().variants)
                chooseParent();
        });
}

void MeasureWindow::layOut()
{
    m_variant->setObjectName(QStringLiteral("variant"));
    m_parent->setObjectName(QStringLiteral("parent"));
    m_swap->setObjectName(QStringLiteral("swap"));
    m_game->setObjectName(QStringLiteral("game"));
    for (const MeasuredGame& each : m_games)
        m_game->addItem(each.name);
    for (QComboBox* box : {m_game, m_variant, m_parent})
        box->setSizeAdjustPolicy(QComboBox::AdjustToContents);
    m_gameLabel->setBuddy(m_game);
    m_variantLabel->setBuddy(m_variant);
    m_parentLabel->setBuddy(m_parent);
    auto* grid = new QGridLayout(this);
    grid->addWidget(m_gameLabel, 0, 0);
    grid->addWidget(m_game, 0, 1);
    grid->addWidget(m_variantLabel, 1, 0);
    grid->addWidget(m_variant, 1, 1);
    grid->addWidget(m_parentLabel, 2, 0);
    grid->addWidget(m_parent, 2, 1);
    grid->setColumnStretch(1, 1);
    grid->addWidget(m_swap, 1, 2, 2, 1);
    grid->addWidget(m_panel, 3, 0, 1, 3);
}

void MeasureWindow::retranslate()
{
    setWindowTitle(tr("Measure a variant"));
    m_gameLabel->setText(tr("Game"));
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

const MeasuredGame& MeasureWindow::game() const
{
    return m_games[std::size_t(m_game->currentIndex())];
}

// The lists are those of the game.
void MeasureWindow::turn()
{
    for (QComboBox* box : {m_variant, m_parent}) {
        const QSignalBlocker quiet(box);
        box->setModel(game().variants);
    }
}

QString MeasureWindow::idIn(const QComboBox& box) const
{
    return game().variants->idAt(box.currentIndex());
}

void MeasureWindow::select(QComboBox& box, const QString& id) const
{
    box.setCurrentIndex(game().variants->find(id));
}

void MeasureWindow::setVariant(const QString& game, const QString& id)
{
    const auto found = std::ranges::find(m_games, game, &MeasuredGame::key);
    if (found == m_games.end())
        return;
    m_game->setCurrentIndex(int(found - m_games.begin()));
    select(*m_variant, found->variants->find(id) >= 0 ? id : found->usualId);
    m_parentChosen = false;
    chooseParent();
}

// The variant's parent; a variant without one is compared with the default rules.
void MeasureWindow::chooseParent()
{
    if (m_parentChosen)
        return choose();
    const Loaded<SomeVariant> variant = game().load(idIn(*m_variant));
    const QString parent = variant ? parentOf(*variant.value) : QString();
    select(*m_parent, game().variants->find(parent) >= 0 ? parent : game().usualId);
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
    const Loaded<SomeVariant> variant = game().load(idIn(*m_variant));
    Loaded<SomeVariant> parent = game().load(idIn(*m_parent));
    if (!variant || !parent)
        return m_panel->setUnplayable(diagnosticsText((variant ? parent : variant).diagnostics));
    const bool alone = idOf(*variant.value) == idOf(*parent.value);
    m_panel->setVariants(*variant.value, alone ? std::nullopt : std::move(parent.value));
}

} // namespace capitol::app
