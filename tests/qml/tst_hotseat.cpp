// Several people at one window: no card of a covered hand is on the screen, in a list, or said by a screen
// reader, in the game, in what was, and in replays.
#include "capitol/notation.h"
#include "pilot.h"
#include "table/words.h"
#include "table_fixture.h"

#include <QAccessible>
#include <QApplication>
#include <QQuickStyle>
#include <QRegularExpression>
#include <QTest>

using namespace capitol;
using namespace capitol::test;
using app::GameSession;
using app::TableState;

namespace {

// Every card that the whole table has seen, in notation.
void addPublic(const Rules& rules, const Position& position, QSet<QString>& cards)
{
    const Deck& deck = rules.deck();
    const auto add = [&](Card card) { cards.insert(app::cardText(deck, card)); };
    for (Seat seat = 0; seat < position.players; ++seat)
        position.known[seat].for_each([&](int bit) { add(deck.card_at(bit)); });
    for (const Pile pile : all_piles) {
        for (int i = 0; i < position.draw_count[index(pile)] - position.unseen[index(pile)]; ++i)
            add(position.draw_card(deck, pile, i));
        for (int i = 0; i < position.discard_count[index(pile)]; ++i)
            add(position.discard_card(deck, pile, i));
    }
}

void collectTexts(const QQuickItem& parent, QStringList& texts)
{
    const QList<QQuickItem*> children = parent.childItems();
    for (QQuickItem* child : children) {
        if (!child->isVisible())
            continue;
        texts.append(child->property("text").toString());
        if (QAccessibleInterface* heard = QAccessible::queryAccessibleInterface(child))
            texts += {heard->text(QAccessible::Name), heard->text(QAccessible::Description),
                      heard->text(QAccessible::Value)};
        collectTexts(*child, texts);
    }
}

// But for the edges of letters, which fall between pixels now this way, now that.
bool looksTheSame(const QImage& one, const QImage& other)
{
    constexpr int edge = 32;
    const auto near = [](QRgb a, QRgb b) {
        return std::abs(qRed(a) - qRed(b)) < edge && std::abs(qGreen(a) - qGreen(b)) < edge &&
               std::abs(qBlue(a) - qBlue(b)) < edge;
    };
    for (int y = 0; y < one.height(); ++y)
        for (int x = 0; x < one.width(); ++x)
            if (!near(one.pixel(x, y), other.pixel(x, y)))
                return false;
    return one.size() == other.size();
}

// A game that is played elsewhere; nobody of this window has a seat.
class GameOfOthers : public match::WatchedMatch<app::PlayableCapitol>
{
public:
    explicit GameOfOthers(const Record& record) : WatchedMatch(record)
    {
        Match::setAudience(game::spectator);
    }
    void setAudience(game::Seat) override {}
    bool isHere(game::Seat) const override { return false; }
};

} // namespace

class TestHotseat : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase() { Warnings::install(); }
    void init() { Warnings::take(); }
    void cleanup();

    void no_covered_card_is_seen_data();
    void no_covered_card_is_seen();
    void no_covered_card_is_seen_in_the_replay_of_an_unfinished_game();
    void another_hidden_hand_changes_no_pixel();
    void who_is_asked_again_keeps_their_hand_open();
    void who_only_looks_on_has_no_hand();

private:
    static QSet<QString> hidden(const Pilot& pilot);
    static void nothingLeaks(const Pilot& pilot, const QStringList& texts);
    static void nothingLeaks(const Pilot& pilot);
    static void lookBack(Pilot& pilot);
    static QList<QImage> picturesOf(bool otherHand);
};

void TestHotseat::cleanup()
{
    const QStringList warnings = Warnings::take();
    QVERIFY2(warnings.isEmpty(), qPrintable(warnings.join('\n')));
}

// The cards that nobody may be shown now.
QSet<QString> TestHotseat::hidden(const Pilot& pilot)
{
    GameSession& session = pilot.session();
    const Record& record = *session.record();
    const Rules rules = record.variant.playable();
    const Position now = record.position_after(rules, record.moves.size());
    QSet<QString> seen;
    addPublic(rules, now, seen);
    if (!session.handCovered())
        for (int row = 0; row < session.hand()->count(); ++row)
            seen.insert(session.hand()->row(row).text);
    QSet<QString> rest;
    for (const Pile pile : all_piles)
        rules.deck().of_pile(pile).for_each(
            [&](int bit) { rest.insert(app::cardText(rules.deck(), rules.deck().card_at(bit))); });
    return rest - seen;
}

void TestHotseat::nothingLeaks(const Pilot& pilot, const QStringList& texts)
{
    const Rules rules = pilot.session().record()->variant.playable();
    QStringList names;
    for (const QString& card : hidden(pilot))
        names += {card, app::Words::card(rules.deck(), *parse_card(rules.deck(), card.toStdString()))};
    const QRegularExpression said("\\b(" + names.join('|') + ")\\b");
    const auto match = said.match(texts.join('\n'));
    QVERIFY2(names.isEmpty() || !match.hasMatch(), qPrintable(match.captured() + " is told"));
}

// Whether the lists and the window keep to themselves what they must.
void TestHotseat::nothingLeaks(const Pilot& pilot)
{
    nothingLeaks(pilot, app::everythingShown(pilot.session()));
    QStringList texts;
    collectTexts(*pilot.window().contentItem(), texts);
    nothingLeaks(pilot, texts);
    if (!pilot.session().handCovered())
        return;
    QVERIFY(!pilot.find("handCard0"));
    QCOMPARE(pilot.session().hand()->count(), 0);
}

void TestHotseat::no_covered_card_is_seen_data()
{
    QTest::addColumn<QStringList>("players");
    QTest::addColumn<int>("rounds"); // that are played: drawing a window takes its time
    QTest::newRow("two people") << QStringList{"human", "human"} << 2;
    QTest::newRow("three people") << QStringList{"human", "human", "human"} << 1;
    QTest::newRow("four people") << QStringList{"human", "human", "human", "human"} << 1;
    QTest::newRow("two and two") << QStringList{"human", "random", "human", "greedy"} << 1;
}

// What was, from the cover: the first line of the log and the last.
void TestHotseat::lookBack(Pilot& pilot)
{
    for (const int row : {0, pilot.session().log()->count() - 1}) {
        pilot.session().lookBack(row);
        nothingLeaks(pilot);
        pilot.session().backToNow();
    }
}

void TestHotseat::no_covered_card_is_seen()
{
    QFETCH(QStringList, players);
    QFETCH(int, rounds);
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.resize({1024, 640}));
    QVariantList seats;
    for (const QString& player : players)
        seats.append(QVariantMap{{"player", player}});
    pilot.app().capitol()->newGame(seats, "schmidt", "27");
    const auto watchLists = [&] { nothingLeaks(pilot, app::everythingShown(pilot.session())); };
    const auto watching = connect(&pilot.session(), &GameSession::changed, this, watchLists);
    const auto enough = [&] {
        return pilot.find("rematchButton") || pilot.session().state()->round() > rounds;
    };
    int covered = 0;
    while (!enough() && !QTest::currentTestFailed()) {
        QVERIFY(QTest::qWaitFor([&] { return enough() || pilot.isAsked(); }, 20000));
        nothingLeaks(pilot);
        // All look at the bids and the scores.
        QVERIFY(!pilot.session().canNext() || pilot.session().handCovered());
        if (pilot.isCovered() && ++covered % 16 == 9)
            lookBack(pilot);
        QVERIFY(enough() || pilot.act());
    }
    disconnect(watching);
    QVERIFY(covered > 10);
}

void TestHotseat::no_covered_card_is_seen_in_the_replay_of_an_unfinished_game()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.resize({1024, 640}));
    const QVariantMap person{{"player", "human"}};
    pilot.app().capitol()->newGame({person, person, QVariantMap{{"player", "greedy"}}}, "schmidt", "27");
    QVERIFY(pilot.playUntil([&] {
        return pilot.session().state()->round() == 2 &&
               pilot.session().state()->phase() == TableState::Phase::Bidding;
    }));
    pilot.app().capitol()->watchAgain();
    app::Replay& replay = *pilot.session().replay();
    for (int seat = 0; seat < 3; ++seat) {
        pilot.session().viewFrom(seat);
        QVERIFY(pilot.session().handCovered());
        for (replay.goTo(0); replay.move() < replay.moves(); replay.step(1 + replay.moves() / 8))
            nothingLeaks(pilot);
    }
}

// A game in which one card of the second player is another.
QList<QImage> TestHotseat::picturesOf(bool otherHand)
{
    Record record = app::freshRecord("schmidt", {"human", "human", "human"}, 6);
    for (const Pile pile : all_piles) { // a card of seat 2 for one deep in the pile
        auto& cards = record.opening.deal.piles[index(pile)];
        if (otherHand)
            std::swap(*(cards.begin() + (pile == Pile::permit ? 4 : 2)), *(cards.end() - 1));
    }
    record.opening.first = 0;
    const QTemporaryDir folder;
    QFile file(folder.filePath("game.capitol"));
    if (file.open(QIODevice::WriteOnly))
        file.write(QByteArray::fromStdString(print_record(record)));
    file.close();

    Pilot pilot(BoardView::flat);
    QList<QImage> pictures;
    const auto take = [&] {
        for (const QPoint place : {QPoint(4, 4), QPoint(2, 2)}) // where it was already is no move
            QTest::mouseMove(&pilot.window(), place);
        pilot.waitForFrame();
        pictures.append(pilot.window().grabWindow());
    };
    pilot.app().openRecord(QUrl::fromLocalFile(file.fileName()));
    take();
    pilot.click("uncoverHand");
    take();
    pilot.click("passButton");
    pilot.click("confirmButton");
    take();
    pilot.session().lookBack(0);
    take();
    pilot.app().capitol()->watchAgain();
    for (int seat = 0; seat < 3; ++seat) {
        pilot.session().viewFrom(seat);
        take();
    }
    return pictures;
}

void TestHotseat::another_hidden_hand_changes_no_pixel()
{
    const QList<QImage> one = picturesOf(false);
    const QList<QImage> other = picturesOf(true);
    QCOMPARE(one.size(), other.size());
    for (qsizetype i = 0; i < one.size(); ++i)
        QVERIFY2(looksTheSame(one[i], other[i]), qPrintable(QString("picture %1").arg(i)));
    QVERIFY(!looksTheSame(one[0], one[1]));
}

void TestHotseat::who_is_asked_again_keeps_their_hand_open()
{
    Pilot pilot(BoardView::flat);
    QVERIFY(pilot.resize({1024, 640}));
    const QVariantMap person{{"player", "human"}};
    pilot.app().capitol()->newGame({person, person, QVariantMap{{"player", "random"}}}, "schmidt", "3");
    const auto drawing = [&] {
        return pilot.session().state()->phase() == TableState::Phase::Draw && pilot.session().humanToMove();
    };
    QVERIFY(pilot.playUntil(drawing));
    const int seat = pilot.session().viewSeat();
    for (int card = 0; card < 5; ++card) {
        QVERIFY(pilot.act());
        QVERIFY(!pilot.session().handCovered());
        QCOMPARE(pilot.session().viewSeat(), seat);
    }
    while (pilot.session().viewSeat() == seat && !pilot.session().handCovered())
        QVERIFY(pilot.act());
    QVERIFY(pilot.session().handCovered());
}

void TestHotseat::who_only_looks_on_has_no_hand()
{
    Pilot pilot(BoardView::flat);
    pilot.session().pose(
        std::make_unique<GameOfOthers>(app::freshRecord("schmidt", {"human", "human", "human"}, 1)));
    QTRY_VERIFY(pilot.find("board"));
    QVERIFY(pilot.waitForFrame());
    QCOMPARE(pilot.session().viewSeat(), -1);
    QStringList texts;
    collectTexts(*pilot.window().contentItem(), texts);
    QVERIFY(texts.size() > 10);
    for (const QString& text : std::as_const(texts))
        QVERIFY2(!text.startsWith(u'’'), qPrintable(text));
    pilot.session().leave();
}

int main(int argc, char** argv)
{
    const Sandbox sandbox;
    QQuickWindow::setGraphicsApi(QSGRendererInterface::OpenGL);
    QApplication program(argc, argv);
    QQuickStyle::setStyle("Basic");
    TestHotseat test;
    return QTest::qExec(&test, argc, argv);
}

#include "tst_hotseat.moc"
