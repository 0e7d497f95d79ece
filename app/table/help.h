// What helps a person at the table: hints and the memory aid, as agreed at set-up, and the teacher of a
// guided game.
#pragma once

#include "capitol/players/advice.h"
#include "play/adviser.h"
#include "table/composer.h"
#include "table/memory_model.h"
#include "table/playable_capitol.h"
#include "table/table_seating.h"

#include <QtQml/qqmlregistration.h>

namespace capitol::app {

class Help : public QObject
{
    Q_OBJECT
    QML_ELEMENT
    QML_UNCREATABLE("A game session has it.")

    Q_PROPERTY(bool hintAgreed READ hintAgreed NOTIFY hintAgreedChanged)
    Q_PROPERTY(bool memoryAgreed READ memoryAgreed NOTIFY memoryAgreedChanged)
    // It is agreed, and a person is asked for a move. A hint is composed as the move it speaks for, and can
    // be taken back.
    Q_PROPERTY(bool canAskHint READ canAskHint NOTIFY canAskHintChanged)
    Q_PROPERTY(bool canShowTaught READ canShowTaught NOTIFY canShowTaughtChanged)
    Q_PROPERTY(capitol::app::Adviser* adviser READ adviser CONSTANT)
    Q_PROPERTY(capitol::app::Guide* guide READ guide CONSTANT)
    Q_PROPERTY(capitol::app::MemoryModel* memory READ memory CONSTANT) // empty unless agreed

public:
    Help(const Seating& table, const Composer& composer);
    ~Help() override;

    // From now on for this match, null for none.
    void begin(const Match* match);
    void show(const TableSnapshot& scene);
    // To be called when the table has changed.
    void tell();

    bool hintAgreed() const { return m_match && m_match->head().help.hint; }
    bool memoryAgreed() const { return m_match && m_match->head().help.memory; }
    bool canAskHint() const { return hintAgreed() && m_composer.isOpen() && !m_adviser.thinking(); }
    bool canShowTaught() const;
    Adviser* adviser() { return &m_adviser; }
    CapitolGuide* guide() { return &m_guide; }
    const CapitolGuide* guide() const { return &m_guide; }
    MemoryModel* memory() { return &m_memory; }

    Q_INVOKABLE void askHint();
    Q_INVOKABLE void showTaught(); // composes the move that the lesson asks for

signals:
    void proposed(const capitol::Choice& choice); // to be composed

    void hintAgreedChanged();
    void memoryAgreedChanged();
    void canAskHintChanged();
    void canShowTaughtChanged();

private:
    void say(const View& view, const Hint& hint);

    struct Told // what the properties said last
    {
        bool hintAgreed = false;
        bool memoryAgreed = false;
        bool canAskHint = false;
        bool canShowTaught = false;
    };

    const Seating& m_table;
    const Composer& m_composer;
    const Match* m_match = nullptr;
    GameAdviser<View, Hint> m_adviser;
    CapitolGuide m_guide;
    MemoryModel m_memory;
    Told m_told;
};

} // namespace capitol::app
