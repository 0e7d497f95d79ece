#include "editor/knob_panel.h"

#include "common/plain_text.h"
#include "editor/knob_fields.h"
#include "variants/knob_words.h"

#include <QComboBox>
#include <QEvent>
#include <QHBoxLayout>
#include <QLineEdit>
#include <QPlainTextEdit>
#include <QPushButton>
#include <QScrollArea>

namespace capitol::app {

namespace {

// Says what is written when the focus leaves it.
class Paragraph : public QPlainTextEdit
{
public:
    Paragraph(QWidget* parent, std::function<void()> done) : QPlainTextEdit(parent), m_done(std::move(done))
    {
        setTabChangesFocus(true);
    }

protected:
    void focusOutEvent(QFocusEvent* event) override
    {
        QPlainTextEdit::focusOutEvent(event);
        m_done();
    }

private:
    std::function<void()> m_done;
};

} // namespace

KnobPanel::KnobPanel(VariantDocument& document, const WidgetTheme& look, QWidget* parent)
    : QWidget(parent), m_document(document), m_look(look), m_title(new PlainLabel(this)),
      m_area(new QScrollArea(this)), m_reset(new QPushButton(this))
{
    auto* column = new QVBoxLayout(this);
    column->setContentsMargins(4, 4, 4, 4);
    auto* head = new QHBoxLayout;
    head->addWidget(m_title, 1);
    head->addWidget(m_reset);
    column->addLayout(head);
    column->addWidget(m_area, 1);
    QFont bold;
    bold.setBold(true);
    m_title->setFont(bold);
    m_area->setWidgetResizable(true);
    m_area->setFrameShape(QFrame::NoFrame);
    m_area->setFocusPolicy(Qt::NoFocus);
    m_reset->setObjectName(QStringLiteral("resetKnob"));
    connect(m_reset, &QPushButton::clicked, this, [this] {
        if (m_row && m_row->knob && !m_document.resetKnob(*m_row->knob))
            emit refused();
    });
    connect(&document, &VariantDocument::inspected, this, &KnobPanel::refresh);
    retranslate();
}

void KnobPanel::choose(const KnobModel::Row* row)
{
    commit();
    m_row = row ? std::optional(*row) : std::nullopt;
    retranslate();
}

// Words are set when a field is made, so it is made again.
void KnobPanel::retranslate()
{
    m_editor = nullptr;
    m_text = nullptr;
    m_shown.clear();
    m_title->setText(titleOf());
    m_parent = nullptr;
    if (QWidget* before = m_area->takeWidget())
        before->deleteLater(); // it may be what is being used
    m_area->setWidget(makeField());
    m_reset->setText(tr("Reset this rule"));
    refresh();
}

QString KnobPanel::titleOf() const
{
    if (!m_row)
        return tr("Choose a rule above to change it.");
    if (m_row->knob)
        return KnobWords::name(*m_row->knob);
    if (m_row->header == u"id")
        return tr("File name");
    if (m_row->header == u"extends")
        return tr("Based on");
    const QString language = KnobWords::language(m_row->language);
    return m_row->header == u"name" ? tr("Name in %1").arg(language) : tr("Summary in %1").arg(language);
}

QString KnobPanel::sentenceOf() const
{
    if (!m_row)
        return {};
    if (m_row->knob)
        return KnobWords::sentence(*m_row->knob);
    if (m_row->header == u"id")
        return tr("Lower-case letters, digits, - and _. The file is renamed when you save.");
    if (m_row->header == u"extends")
        return tr("Anything not set here comes from that variant.");
    return m_row->header == u"name" ? tr("The name shown when you start a game.")
                                    : tr("One or two sentences about how it plays.");
}

// All that may be more than there is room for.
QWidget* KnobPanel::makeField()
{
    auto* place = new QWidget(m_area);
    auto* column = new QVBoxLayout(place);
    column->setContentsMargins({});
    if (!m_row)
        return place;
    auto* sentence = new PlainLabel(sentenceOf(), place);
    sentence->setWordWrap(true);
    column->addWidget(sentence);
    if (m_row->knob) {
        m_editor = makeEditor(*m_row->knob, m_document.game(), m_look, place);
        connect(m_editor, &ValueEditor::edited, this, &KnobPanel::setKnob);
        connect(m_editor, &ValueEditor::boardWanted, this, &KnobPanel::boardWanted);
        column->addWidget(m_editor);
        m_parent = new PlainLabel(place);
        m_parent->setWordWrap(true);
        column->addWidget(m_parent);
    } else {
        column->addWidget(m_row->header == u"extends" ? makeParentField() : makeTextField());
    }
    column->addStretch();
    return place;
}

QWidget* KnobPanel::makeParentField()
{
    QComboBox* field = parentField(m_document, this);
    field->setObjectName(QStringLiteral("field"));
    field->setAccessibleName(titleOf());
    connect(field, &QComboBox::currentIndexChanged, this, [this, field] {
        if (!m_document.setHeader(QStringLiteral("extends"), field->currentData().toString()))
            emit refused();
    });
    return m_text = field;
}

QWidget* KnobPanel::makeTextField()
{
    if (m_row->header == u"summary") {
        auto* field = new Paragraph(this, [this] { sayText(); });
        field->setMaximumHeight(fontMetrics().height() * 5);
        m_text = field;
    } else {
        QLineEdit* field = textField(keyOf(*m_row), this);
        connect(field, &QLineEdit::editingFinished, this, &KnobPanel::sayText);
        m_text = field;
    }
    m_text->setObjectName(QStringLiteral("field"));
    m_text->setAccessibleName(titleOf());
    return m_text;
}

// Null where nothing can be typed.
QString KnobPanel::typedText() const
{
    if (const auto* line = qobject_cast<QLineEdit*>(m_text))
        return line->text();
    const auto* paragraph = qobject_cast<QPlainTextEdit*>(m_text);
    return paragraph ? paragraph->toPlainText().simplified() : QString();
}

// Once said, the field follows the document again.
void KnobPanel::sayText()
{
    if (!m_row || m_row->knob || !isBeingTyped())
        return;
    const SeenVariant& seen = m_document.settle();
    const QString words = m_shown = typedText();
    if (words == textOf(seen, *m_row).simplified())
        return;
    const bool done = m_row->language.isEmpty()
                          ? words.isEmpty() || m_document.setHeader(m_row->header, words)
                          : m_document.setText(m_row->header, m_row->language, words);
    if (!done)
        emit refused();
}

void KnobPanel::setKnob(const KnobForm& knob, const KnobValue& value)
{
    if (!m_document.setKnob(knob, value))
        emit refused();
    if (m_editor)
        m_editor->display(m_document.settle());
}

void KnobPanel::commit()
{
    if (m_editor)
        m_editor->commit();
    sayText();
}

void KnobPanel::refresh()
{
    const SeenVariant& seen = m_document.seen();
    m_area->setEnabled(seen.readable);
    const bool isKnob = m_row && m_row->knob;
    m_reset->setVisible(isKnob);
    if (m_editor && seen.readable)
        m_editor->display(seen);
    if (isKnob)
        showParent(seen);
    else if (m_row && m_text && !isBeingTyped())
        showText(seen);
}

void KnobPanel::showParent(const SeenVariant& seen)
{
    if (!seen.readable)
        return m_reset->setEnabled(false);
    const KnobForm& knob = *m_row->knob;
    const QString parent = m_document.parentName();
    const QString value = m_document.game().valueText(knob, seen.inheritedValue(knob), seen);
    m_parent->setText(parent.isEmpty() ? tr("Default value: %1").arg(value)
                                       : tr("In %1: %2").arg(parent, value));
    m_reset->setEnabled(m_document.isChanged(knob) || m_document.states(knob));
}

// A field that says so already keeps its caret.
void KnobPanel::showText(const SeenVariant& seen)
{
    const QSignalBlocker quiet(m_text);
    const QString words = textOf(seen, *m_row);
    if (auto* line = qobject_cast<QLineEdit*>(m_text); line && line->text() != words)
        line->setText(words);
    auto* paragraph = qobject_cast<QPlainTextEdit*>(m_text);
    if (paragraph && typedText() != words.simplified())
        paragraph->setPlainText(words);
    if (auto* choice = qobject_cast<QComboBox*>(m_text))
        choice->setCurrentIndex(choice->findData(QString::fromStdString(seen.extends)));
    m_shown = typedText();
}

void KnobPanel::focusEditor()
{
    if (QWidget* field = m_editor ? m_editor : m_text)
        field->setFocus(Qt::TabFocusReason);
}

} // namespace capitol::app
