// A client as whatever shows its table knows it: of which game the table is does not matter there. All of it
// is as `client.h` says.
#pragma once

#include "table/ending_seen.h"
#include "table/heard.h"
#include "table/options.h"
#include "table/ticket.h"

#include <deque>
#include <optional>

namespace table {

class AnyClient
{
public:
    virtual ~AnyClient() = default;

    virtual void connected(Time now) = 0;
    virtual void disconnected() = 0;
    virtual void tick(Time now) = 0;
    virtual std::vector<std::string> take_outgoing() = 0;
    virtual bool is_silent(Time now) const = 0;
    virtual Ticket ticket() const = 0;

    virtual std::string list() = 0;
    virtual std::string create(const std::string& rules, const Options& options) = 0;
    virtual void join(const std::string& table) = 0;
    virtual std::string take(game::Seat seat) = 0;
    virtual std::string leave() = 0;
    virtual std::string ready(bool on) = 0;
    virtual std::string seat_computer(game::Seat seat, const std::string& player) = 0;
    virtual std::string free(game::Seat seat) = 0;
    virtual std::string take_over() = 0;
    virtual std::string start() = 0;
    virtual std::string propose(Matter matter, game::Seat about, StandIn how) = 0;
    virtual std::string vote(bool yes) = 0;
    virtual std::string say(const std::string& text) = 0;
    virtual std::string report(game::Seat seat, bool mute) = 0;
    virtual void recall() = 0;
    virtual void bye() = 0;

    virtual bool is_welcome() const = 0;
    virtual const std::vector<std::string>& players() const = 0;
    virtual const std::string& table() const = 0;
    virtual bool is_there() const = 0;
    virtual bool has_arrived() const = 0;
    virtual const std::string& rules_hash() const = 0;
    virtual const Options& options() const = 0;
    virtual game::Seat seat() const = 0;
    virtual const SeatsSeen& seats() const = 0;
    virtual bool is_host() const = 0;
    virtual const std::deque<Saying>& sayings() const = 0;
    virtual const std::optional<ProposalSeen>& proposal() const = 0;
    virtual const std::optional<ClocksSeen>& clocks() const = 0;
    virtual bool is_paused() const = 0;
    virtual bool has_begun() const = 0;
    virtual unsigned to_move() const = 0;
    virtual bool may_choose() const = 0;
    virtual const EndingSeen* ending() const = 0;
};

} // namespace table
