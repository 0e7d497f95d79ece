#!/usr/bin/env bash
# make.sh <capitol-cli>: plays a game of each variant with several numbers of players and saves them here with their ends.
# Needs python3, which nothing else in the tests does: only this, for whoever makes the records anew.
set -euo pipefail
cd "$(dirname "$0")"

python3 - "$1" <<'PYTHON'
import json
import subprocess
import sys



def ask(**request):
    program.stdin.write(json.dumps(request) + "\n")
    program.stdin.flush()
    answer = json.loads(program.stdout.readline())
    assert answer["ok"], (request, answer)
    return answer


def open_game(game):
    return subprocess.Popen([sys.argv[1], "protocol", "--game", game], stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True)


def play(name, variant, players, seed, ending=".capitol"):
    to_move = ask(cmd="new", variant=variant, players=players, seed=seed)["state"]["to_move"]
    turn = 0
    while to_move:
        turn += 1
        level = "random" if to_move == 2 else "greedy"
        move = ask(cmd="suggest", level=level, seed=seed * 1000 + turn)["move"]
        to_move = ask(cmd="play", move=move)["to_move"]
    state = ask(cmd="state")["state"]
    again = ask(cmd="undo") and ask(cmd="play", move=move)
    scores = " ".join(str(seat["score"]) for seat in state["seats"])
    winners = " ".join(str(seat) for seat in again["winners"])
    with open(name + ending, "w") as file:
        file.write(ask(cmd="record")["record"])
        file.write(f"# scores: {scores}, winners: {winners}\n")


program = open_game("capitol")
for variant in ["schmidt", "dutch", "english-sheet", "french-sheet", "italian-sheet"]:
    for players in [2, 3, 4]:
        play(f"{variant}-{players}", variant, players, seed=players)

play("shuffled-4", {"extends": "schmidt", "deck": {"recycle": "shuffle"}}, 4, 5)
play("one-round-4", {"extends": "dutch", "rounds": 1, "auction": {"schedule": [["temple", "amphitheatre"]]}}, 4, 6)
play("many-floors-3", {"extends": "schmidt", "construction": {"floors_per_card": 4, "floor_use": "up_to"},
                       "placement": {"max_step": 3, "same_roof_in_area": False}}, 3, 7)
ask(cmd="quit")

program = open_game("canal-mania")
for variant, players in [("first-edition", 3), ("first-edition", 4), ("first-edition", 5), ("second-edition", 4), ("contract-values", 3)]:
    play(f"{variant}-{players}", variant, players, seed=players, ending=".canal")
ask(cmd="quit")
PYTHON
