# shellcheck shell=bash disable=SC2154
# Sourced by proofs that play in the window, by its keys, on an X server. Who sources it says what is its own:
#   as_player COMMAND...   runs it with the display
#   standing               the first line that capitol-cli says of the game in the window: `schmidt, 27 moves, round 1, draw, …`
#   $data                  the folder of the person's games

# find_window SECONDS: waits for it and gives it the keys; its number is in $window.
find_window() {
    local began ended
    began=$(date +%s%N)
    window=$(as_player timeout "$1" xdotool search --sync --onlyvisible --name '^Capitol') || true
    window=${window%%$'\n'*}
    ended=$(date +%s%N)
    [ -n "$window" ] || return 1
    echo "the window is there after $(((ended - began) / 1000000)) ms"
    sleep 4
    as_player xdotool windowfocus "$window"
}

keys() {
    as_player xdotool key --delay 40 "$@"
}

picture() {
    as_player import -window root "$1"
}

games_over() {
    find "$data" -path '*/games/*.capitol' 2>/dev/null | wc -l
}

# The window asks once more.
bid_nothing() {
    keys Return
    sleep 0.5
    case $(standing) in
    *"bidding, seat 1"*) keys Tab Return ;;
    esac
}

# One person against computer players, who passes every construction, bids nothing and draws what must be drawn, from
# the start page to the end of the game. The file $1 gets a picture of the game; of where it stands, if it does not end.
play_to_the_end() {
    local turns=0
    keys Return # Play
    while [ "$(games_over)" -eq 0 ]; do
        case $(standing) in
        *"draw, seat 1"*) keys Right Return ;; # to a pile
        *"bidding, seat 1"*) bid_nothing ;;
        *) keys p Return ;;
        esac
        turns=$((turns + 1))
        if [ $turns -eq 900 ]; then
            picture "$1"
            echo "the game does not end: $(standing)" >&2
            return 1
        fi
        [ $turns -ne 40 ] || picture "$1"
    done
    echo "a game was played to its end, $turns times keys were pressed"
}
