#include "review/game_review.h"

#include "review/review_words.h"

#include <array>

namespace capitol::app {

namespace {

using Kind = ReviewMomentModel::Kind;

// After "everything" and "all losses".
constexpr int firstOfOne = 2;
constexpr std::array kindsOfOne{Kind::TurningPoint, Kind::Build, Kind::Bid,  Kind::Place,
                                Kind::Draw,         Kind::Luck,  Kind::Best, Kind::Overbid};

bool isLoss(int kind)
{
    return kind <= Kind::Draw;
}

} // namespace

GameReview::GameReview(QObject* parent) : QObject(parent)
{
    connect(&m_job, &ReviewJob::progressed, this, &GameReview::progressed);
    connect(&m_job, &ReviewJob::finished, this, &GameReview::take);
    connect(&m_job, &ReviewJob::failed, this, &GameReview::fail);
}

void GameReview::watch(const Record& record, bool isOver)
{
    m_watched = isOver && !record.moves.empty() ? std::optional(record) : std::nullopt;
    m_isBegun = isWatched(m_begun);
    m_isReviewed = m_game && isWatched(m_game->record);
    if (m_isReviewed)
        m_job.stop(); // what another game's review would take the place of is looked at
    m_kind = m_seat = m_move = 0;
    m_pointed = -1;
    emit namesChanged();
    show();
}

void GameReview::start()
{
    if (!m_watched || running() || ready())
        return;
    m_begun = *m_watched;
    m_fault.clear();
    m_isBegun = true;
    m_job.start(m_begun, m_iterations);
    emit changed();
}

void GameReview::stop()
{
    if (!running())
        return;
    m_job.stop();
    emit changed();
}

void GameReview::take(const Review& review)
{
    m_game = std::make_unique<ReviewedGame>(m_begun, review);
    m_isReviewed = m_isBegun;
    reword();
}

void GameReview::fail(const QString& why)
{
    m_fault = tr("The review failed: %1").arg(why);
    emit changed();
}

void GameReview::setLanguage(const QString& code)
{
    m_language = code;
    reword();
}

void GameReview::reword()
{
    m_all.clear();
    if (m_game) {
        m_game->table.language = m_language.toStdString();
        m_all = momentsOf(*m_game);
    }
    emit namesChanged();
    show();
}

void GameReview::show()
{
    QList<ReviewMoment> passing;
    if (ready())
        std::ranges::copy_if(m_all, std::back_inserter(passing),
                             [this](const ReviewMoment& moment) { return passes(moment); });
    m_moments.show(passing);
    emit changed();
    emit moveChanged();
    showShares();
}

void GameReview::showShares()
{
    m_seats.show(ready() ? m_game.get() : nullptr, readMove());
    emit pointedChanged();
}

bool GameReview::isMoment(int move) const
{
    return m_watched && move >= 0 && move <= int(m_watched->moves.size());
}

bool GameReview::passes(const ReviewMoment& moment) const
{
    if (m_seat > 0 && moment.seat != m_seat - 1)
        return false;
    if (m_kind < firstOfOne)
        return m_kind == 0 || isLoss(moment.kind);
    return moment.kind == kindsOfOne[std::size_t(m_kind - firstOfOne)];
}

QStringList GameReview::kindNames() const
{
    QStringList names{tr("All moments"), tr("All losses")};
    for (const Kind kind : kindsOfOne)
        names.append(ReviewMomentModel::nameOf(kind));
    return names;
}

QStringList GameReview::seatNames() const
{
    QStringList names{tr("All players")};
    if (ready())
        for (const SeatInfo& seat : m_game->table.seats)
            names.append(seat.name);
    return names;
}

void GameReview::setKind(int kind)
{
    if (kind == m_kind || kind < 0 || kind >= kindNames().size())
        return;
    m_kind = kind;
    show();
}

void GameReview::setSeat(int seat)
{
    if (seat == m_seat || seat < 0 || seat >= seatNames().size())
        return;
    m_seat = seat;
    show();
}

void GameReview::setMove(int move)
{
    if (move == m_move || !isMoment(move))
        return;
    m_move = move;
    emit moveChanged();
    showShares();
}

void GameReview::setPointed(int move)
{
    if (move == m_pointed || (move != -1 && !isMoment(move)))
        return;
    m_pointed = move;
    showShares();
}

QList<int> GameReview::turningPoints() const
{
    QList<int> all;
    if (ready())
        for (const TurningPoint& point : m_game->review.turning_points)
            all.append(int(point.moves));
    return all;
}

int GameReview::mover() const
{
    return ready() && m_move < moves() ? int(m_game->choice(m_move).seat) : -1;
}

QString GameReview::moveText() const
{
    if (!ready())
        return {};
    const ReviewWords words(*m_game);
    QStringList sentences;
    for (const ReviewMoment& moment : m_all)
        if (moment.move == m_move && moment.kind == Kind::TurningPoint)
            sentences.append(moment.text);
    sentences.append(m_move < moves() ? words.choice(m_move) : tr("The game is over."));
    for (const ReviewMoment& moment : m_all)
        if (moment.move == m_move && moment.kind == Kind::Luck)
            sentences.append(moment.text);
    return sentences.join(QLatin1Char(' '));
}

QString GameReview::whereText() const
{
    return ready() ? ReviewWords(*m_game).moment(readMove()) : QString();
}

QString GameReview::sharesText() const
{
    if (!ready())
        return {};
    QStringList shares;
    for (int seat = 0; seat < m_game->seats(); ++seat) {
        const double share = m_game->review.curve[std::size_t(readMove())][std::size_t(seat)];
        shares.append(
            tr("%1 %2", "name, share").arg(m_game->table.nameOf(seat), ReviewWords::percent(share)));
    }
    return tr("%1: %2", "when, who has which shares").arg(whereText(), shares.join(tr(", ")));
}

int GameReview::previous() const
{
    int last = -1;
    for (const ReviewMoment& moment : m_moments.rows())
        if (moment.move < m_move)
            last = moment.move;
    return last;
}

int GameReview::next() const
{
    for (const ReviewMoment& moment : m_moments.rows())
        if (moment.move > m_move)
            return moment.move;
    return -1;
}

} // namespace capitol::app
