#include "base/visible_text.h"
#include "cli/columns.h"
#include "cli/reason_words.h"
#include "cli/review_print.h"
#include "rulebook/plain_text.h"

#include <algorithm>
#include <cmath>

namespace capitol {

namespace {

constexpr std::size_t most_told = 8; // choices, turning points
constexpr std::size_t title_width = 26;
constexpr std::size_t share_width = 8;

std::string percent(double share)
{
    return rounded(100 * share, 0) + " %";
}

// In hundredths, none where there is nothing.
std::string signed_share(double share)
{
    const std::string text = rounded(100 * std::abs(share), 1);
    return text == "0.0" ? "-" : (share < 0 ? "-" : "+") + text;
}

std::string stretch_name(ChoiceKind kind)
{
    switch (kind) {
    case ChoiceKind::build:
        return "construction";
    case ChoiceKind::draw:
        return "drawing";
    default:
        return "auctions";
    }
}

class ReviewText
{
public:
    ReviewText(const Record& record, const Review& review, Seat seat, int width)
        : m_record(record), m_review(review), m_seat(seat), m_width(width), m_texts(texts_of(record, review))
    {
    }

    std::string write()
    {
        write_head();
        write_curve();
        write_seats();
        write_turning_points();
        write_choices("Greatest losses", &ReviewedChoice::loss, &ReviewText::loss_sentence);
        write_choices("Best moves", &ReviewedChoice::merit, &ReviewText::merit_sentence);
        write_auctions();
        return m_text;
    }

private:
    using Measure = double (ReviewedChoice::*)() const;
    using Sentence = std::string (ReviewText::*)(const ReviewedChoice&) const;

    void write_head()
    {
        m_text += m_record.variant.id + ", " + std::to_string(m_record.moves.size()) + " moves, " +
                  (is_at_end(m_record) ? "the game is over" : "the game is not over") + '\n';
        for (Seat seat = 0; seat < m_review.seats.size(); ++seat)
            m_text += seat_name(seat) + ": " + visible(m_record.seats[seat].name) + '\n';
    }

    static std::string seat_name(Seat seat) { return "seat " + print_seat(seat); }
    static std::string move_name(std::size_t moves) { return "move " + std::to_string(moves); }

    template <typename Cell>
    void write_row(const std::string& title, Cell cell)
    {
        m_text += left_aligned(title, title_width);
        for (Seat seat = 0; seat < m_review.seats.size(); ++seat)
            m_text += right_aligned(cell(seat), share_width);
        m_text += '\n';
    }
    void write_shares(const std::string& title, const Shares& shares)
    {
        write_row(title, [&](Seat seat) { return percent(shares[seat]); });
    }

    void write_curve()
    {
        m_text += '\n';
        write_row("Expected share of victory", seat_name);
        write_shares("before the deal", equal_shares(static_cast<int>(m_review.seats.size())));
        std::string last;
        for (const ReviewedChoice& choice : m_review.choices) {
            const std::string stretch =
                "round " + std::to_string(choice.round) + ", " + stretch_name(choice.kind);
            if (stretch != last)
                write_shares(last = stretch, m_review.curve[choice.number]);
        }
        write_shares("at the end", m_review.curve.back());
    }

    void write_seats()
    {
        m_text += '\n';
        const auto& seats = m_review.seats;
        write_row("Where it came from", seat_name);
        for (const ChoiceKind kind : choice_kinds)
            write_row("lost: " + std::string(name_of(kind)),
                      [&](Seat seat) { return signed_share(-seats[seat].losses[index(kind)]); });
        write_row("others' losses", [&](Seat seat) { return signed_share(seats[seat].gained); });
        write_row("luck", [&](Seat seat) { return signed_share(seats[seat].luck); });
        write_row("unforeseen", [&](Seat seat) { return signed_share(seats[seat].unforeseen); });
        write_row("accuracy", [&](Seat seat) { return percent(seats[seat].accuracy); });
    }

    void write_list(const std::string& title, const std::vector<std::string>& sentences)
    {
        if (sentences.empty())
            return;
        m_text += '\n' + title + '\n';
        for (const std::string& sentence : sentences)
            m_text += paragraph(visible(sentence), "- ", m_width);
    }

    void write_turning_points()
    {
        std::vector<std::string> sentences;
        for (const TurningPoint& point : m_review.turning_points)
            if (sentences.size() < most_told)
                sentences.push_back("After " + move_name(point.moves) + " " + seat_name(point.to) +
                                    " leads instead of " + seat_name(point.from) + ", by up to " +
                                    percent(point.lead) + '.');
        write_list("Turning points", sentences);
    }

    // The greatest first.
    void write_choices(const std::string& title, Measure measure, Sentence sentence)
    {
        std::vector<const ReviewedChoice*> found;
        for (const ReviewedChoice& choice : m_review.choices)
            if ((choice.*measure)() > 0 && is_told(choice))
                found.push_back(&choice);
        std::ranges::stable_sort(found, std::ranges::greater(),
                                 [measure](const ReviewedChoice* one) { return (one->*measure)(); });
        found.resize(std::min(found.size(), most_told));
        std::vector<std::string> sentences;
        for (const ReviewedChoice* choice : found)
            sentences.push_back((this->*sentence)(*choice));
        write_list(title, sentences);
    }

    bool is_told(const ReviewedChoice& choice) const { return m_seat == spectator || choice.seat == m_seat; }

    std::string beginning(const ReviewedChoice& choice) const
    {
        return "Move " + std::to_string(choice.number + 1) + " (round " + std::to_string(choice.round) +
               ", " + std::string(name_of(choice.kind)) + "), " + seat_name(choice.seat) + ": ";
    }

    std::string loss_sentence(const ReviewedChoice& choice) const
    {
        const ChoiceTexts& texts = m_texts[choice.number];
        std::string sentence = beginning(choice) + texts.choice + " cost " + rounded(100 * choice.loss(), 1) +
                               " %; better: " + texts.alternative + '.';
        for (const HintReason& reason : choice.reasons)
            sentence += ' ' + sentence_of(reason, m_record.variant.map);
        return sentence;
    }

    std::string merit_sentence(const ReviewedChoice& choice) const
    {
        const ChoiceTexts& texts = m_texts[choice.number];
        return beginning(choice) + texts.choice + " was worth " + rounded(100 * choice.merit(), 1) +
               " % more than " + texts.alternative + '.';
    }

    void write_auctions()
    {
        std::vector<std::string> sentences;
        for (const ReviewedChoice& choice : m_review.choices)
            if (choice.cheaper_bid && is_told(choice))
                sentences.push_back(beginning(choice) + std::to_string(choice.cheaper_bid->total) + " won; " +
                                    std::to_string(choice.cheaper_bid->enough) +
                                    " would have been enough in " + percent(choice.cheaper_bid->chance) +
                                    '.');
        write_list("Auctions", sentences);
    }

    const Record& m_record;
    const Review& m_review;
    const Seat m_seat;
    const int m_width;
    const std::vector<ChoiceTexts> m_texts; // of the choices
    std::string m_text;
};

} // namespace

std::string print_review(const Record& record, const Review& review, Seat seat, int width)
{
    return ReviewText(record, review, seat, width).write();
}

} // namespace capitol
