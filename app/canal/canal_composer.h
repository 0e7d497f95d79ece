// What a person does on the board: a tile, a route, or any other move is put together from what is picked.
// Whatever is offered is legal; why something else is not is said in words.
#pragma once

#include "canal/canal_rows.h"
#include "canal/playable_canal.h"
#include "play/seat_info.h"

#include <QObject>
#include <QtQml/qqmlregistration.h>

#include <set>

namespace canal::app {

// What a person has picked for a move, as far as it goes.
struct Picked
{
    std::optional<Move> move{};
    int cube = no_place;    // the place whose cube is to be moved
    bool takesBack = false; // tiles; which is still open
    bool names = false;     // the places of a junction contract
    int from = no_place;    // the first of these
    bool isNothing() const { return !move && cube == no_place && !takesBack && !names; }
    bool operator==(const Picked&) const = default;
};

// Where goods go by that move, from where the cube lies.
QList<int> placesAlong(const Move& ship);

class Composer : public QObject
{
    Q_OBJECT
    QML_NAMED_ELEMENT(CanalComposer)
    QML_UNCREATABLE("A session of Canal Mania has it.")

    Q_PROPERTY(bool asked READ asked NOTIFY askedChanged)
    Q_PROPERTY(bool canConfirm READ canConfirm NOTIFY canConfirmChanged)
    Q_PROPERTY(bool canTakeBack READ canTakeBack NOTIFY canTakeBackChanged)
    Q_PROPERTY(QString text READ text NOTIFY textChanged)       // what is composed
    Q_PROPERTY(QString whyNot READ whyNot NOTIFY whyNotChanged) // of what was picked last, if it was refused
    Q_PROPERTY(bool canName READ canName NOTIFY canNameChanged) // the places of a junction contract
    Q_PROPERTY(bool naming READ naming NOTIFY namingChanged)    // them
    Q_PROPERTY(QList<int> named READ named NOTIFY namedChanged) // so far
    Q_PROPERTY(bool canPass READ canPass NOTIFY canPassChanged) // a phase, or what is left of it

public:
    explicit Composer(QObject* parent = nullptr);

    // Asks the seat of that view. The rules and seats must live until `stop`. In a guided game `taught` is
    // what is asked for.
    void begin(const Rules& rules, const View& view, const QList<capitol::app::SeatInfo>& seats,
               const Move* taught = nullptr);
    void stop();
    // While one looks back nothing is composed; what was picked is kept.
    void setSuspended(bool suspended);
    // In the language of now.
    void reword();

    bool isBegun() const { return m_rules != nullptr; } // even if one looks back
    bool asked() const { return isBegun() && !m_suspended; }
    bool canConfirm() const { return m_told.canConfirm; }
    bool canTakeBack() const { return m_told.canTakeBack; }
    bool canName() const { return m_told.canName; }
    bool naming() const { return m_told.naming; }
    QList<int> named() const { return m_told.named; }
    bool canPass() const { return m_told.canPass; }
    QString text() const { return m_told.text; }
    QString whyNot() const { return m_told.whyNot; }

    // Empty unless it is begun.
    const std::vector<Move>& legal() const { return m_legal; }
    // Of these, what lights up: in a guided game only what is asked for.
    const std::vector<Move>& lit() const { return m_taught.empty() ? m_legal : m_taught; }
    const std::optional<Move>& proposal() const { return m_proposal; }
    // A legal move, of the seat that is asked.
    QString textOf(const Move& move) const;
    // Puts it together, to be confirmed or taken back; none: nothing is.
    void propose(const std::optional<Move>& move);
    // All that is picked, to be picked again when the game goes on after a break; unless it is not legal.
    Picked picked() const { return {m_proposal, m_cube, m_takingBack, m_naming, m_from}; }
    void pickAgain(const Picked& picked);
    int cube() const { return m_cube; } // the place whose cube is to be moved, or no_place
    QList<TargetRow> targets() const;
    QList<OptionRow> options() const;

    // A hex of the board, by its number.
    Q_INVOKABLE void pick(int hex);
    // As `pick`, for a pointer that is dragged over the board: what is not asked for is passed over.
    Q_INVOKABLE void drawTo(int hex);
    Q_INVOKABLE void choose(int option); // a row of `options`
    Q_INVOKABLE void takeContract(int contract);
    Q_INVOKABLE void nameJunction();     // begins with it, or leaves it
    Q_INVOKABLE void takeCard(int code); // from the row
    Q_INVOKABLE void discard(int code);
    Q_INVOKABLE void swap(int number); // an engineer's
    Q_INVOKABLE void draw();
    Q_INVOKABLE void pass();
    Q_INVOKABLE void confirm();
    Q_INVOKABLE void takeBack(); // what is composed

signals:
    void edited(); // anything of it: after the signals of what it was
    void askedChanged();
    void canConfirmChanged();
    void canTakeBackChanged();
    void textChanged();
    void whyNotChanged();
    void canNameChanged();
    void namingChanged();
    void namedChanged();
    void canPassChanged();
    void completed(const canal::Move& move); // it needs no second look, or waits for `confirm`
    void chosen(const canal::Move& move);    // finally

private:
    struct Told // what the properties said last
    {
        bool asked = false;
        bool canConfirm = false;
        bool canTakeBack = false;
        QString text;
        QString whyNot;
        bool canName = false;
        bool naming = false;
        QList<int> named;
        bool canPass = false;
    };

    struct Option
    {
        Move move;
        QString text;
        QString name;
    };

    void drop();
    Told now() const;
    void tell();
    bool allows(MoveKind kind) const;
    template <typename Wanted>
    std::vector<Move> those(Wanted wanted) const;
    std::vector<Move> lays(int hex) const;
    std::vector<Move> routes(int from, int to = no_place) const;
    std::vector<Move> junctions(int place, int other = no_place) const;
    Move taughtOf(const std::vector<Move>& moves, const Move& otherwise) const;
    void offer(const std::optional<Move>& move);
    void refuse(const QString& why);
    bool drawOn(int hex);
    void pickPlace(int place);
    void pickHex(int hex);
    void pickRoute(int place);
    void pickEnd(int place);
    Refusal refusalAt(int hex) const;
    int tilesLeft(const Move& lay) const;
    int ownPoints(const Move& ship) const;
    std::vector<Option> allOptions() const;
    std::vector<Option> layOptions() const;
    std::vector<Option> routeOptions() const;
    std::vector<Option> usualOptions() const;
    std::vector<Option> takeBackOptions() const;
    QString payText(const Move& lay) const;
    QString routeText(const Move& ship) const;
    QString layText(const Move& lay) const;
    TargetRow target(int hex, const QString& text, const QString& mark = {}) const;
    TargetRow tileTarget(int hex, const std::set<Tile>& tiles) const;
    QList<TargetRow> layTargets() const;
    std::set<int> placeTargets() const;
    QList<int> namedPlaces() const;
    std::set<int> endTargets() const;
    const MapContract& terms(int contract) const;
    QString contractName(int contract) const;

    const Rules* m_rules = nullptr;
    const QList<capitol::app::SeatInfo>* m_seats = nullptr;
    View m_view;
    std::vector<Move> m_legal;
    std::vector<Move> m_taught; // one at most
    std::optional<Move> m_proposal;
    int m_cube = no_place;
    bool m_takingBack = false;
    bool m_naming = false;
    bool m_suspended = false;
    int m_from = no_place; // the first place that is named
    int m_goOn = no_hex;   // where the canal is to be drawn on once the last tile lies
    QString m_whyNot;
    Told m_told;
};

} // namespace canal::app
