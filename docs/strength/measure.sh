#!/bin/sh
# Measures the ladders of docs/strength again: sh docs/strength/measure.sh GAME …, on one core; about half an hour a game.
# GAME:STEP measures one step alone, as in ghosts:4-1s.
# Every step of a ladder is a duel of its own: what counts is whether a neighbour is stronger, and a bot that thinks for
# a second costs too much to let it play against chance. Interrupted, it goes on where it was.
set -eu
cd "$(dirname "$0")/../.."
OUT=docs/strength
KEPT=build/strength
mkdir -p "$KEPT"

duel() { # GAME STEP BOTS GAMES [FLAGS …]
    game=$1 step=$2 bots=$3 games=$4
    shift 4
    .venv/bin/geisterstunde arena "$game" --bots "$bots" --games "$games" "$@" --jobs 1 --seed strength --lang en \
        --resume "$KEPT/$game-$step.arena" --json "$OUT/$game-$step.json" --report "$OUT/$game-$step.html"
}

wanted() { # STEP: whether this step was asked for
    [ -z "$only" ] || [ "$only" = "$1" ]
}

ladder() { # GAME BOT GAMES-AT-10MS GAMES-AT-100MS GAMES-AT-1S [FLAGS …]
    name=$1 best=$2 quick=$3 slow=$4 slowest=$5
    shift 5
    if wanted 1-greedy; then duel "$name" 1-greedy greedy@100ms,random@100ms 60 "$@"; fi
    if wanted 2-10ms; then duel "$name" 2-10ms "$best@10ms,greedy@100ms" "$quick" "$@"; fi
    if wanted 3-100ms; then duel "$name" 3-100ms "$best@100ms,$best@10ms" "$slow" "$@"; fi
    if wanted 4-1s; then duel "$name" 4-1s "$best@1000ms,$best@100ms" "$slowest" "$@"; fi
}

strongest() { # GAME BOT GAMES [FLAGS …]
    name=$1 best=$2 games=$3
    shift 3
    if wanted 5-strongest; then duel "$name" 5-strongest "$best@1000ms,greedy@100ms" "$games" "$@"; fi
}

for asked in "$@"; do
    game=${asked%%:*}
    only=
    case $asked in *:*) only=${asked#*:} ;; esac
    case $game in
    18-ghosts)
        ladder 18-ghosts engine 100 60 24 --opening 2
        strongest 18-ghosts engine 40 --opening 2
        ;;
    ghosts) ladder ghosts search 200 300 40 --option rounds=1 ;;
    ghoosty) ladder ghoosty search 40 16 4 --option no_progress_limit=200 ;;
    ghost-for-sale) ladder ghost-for-sale search 120 48 18 ;;
    rest-in-peace)
        ladder rest-in-peace search 200 100 10
        strongest rest-in-peace search 30
        ;;
    *)
        echo "$game: 18-ghosts, ghosts, ghoosty, ghost-for-sale or rest-in-peace" >&2
        exit 2
        ;;
    esac
done
