"""What if? A finished game is played on from any of its moments, at a table of its own, against bots."""

from geisterstunde.core.journal import PlayedOn, read_journal
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.games import game_called
from geisterstunde.server.beside import beside
from geisterstunde.server.bodies import NewTable
from geisterstunde.server.look_back_words import WhatIf
from geisterstunde.server.service import Service
from geisterstunde.table.playing_on import check_moment, played_on_from
from geisterstunde.table.replay import Replay
from geisterstunde.table.table import Table


async def play_on(
    service: Service, code: str, number: int, token: str | None, wish: WhatIf, address: str
) -> tuple[str, str, int, int | None]:
    """A new table for practice at which the game goes on: its code, the founder's token, number and seat."""
    await service.past_games.game(code, number, token)
    if wish.as_it_was:
        async with service.tables.at(code) as live:
            check_agreed(live.table, number)
    text = await service.past_games.allowed_journal(code, number)
    played_on = await beside(moment_of, text, wish)
    source = played_on.source
    table = NewTable(
        game=source.game,
        name=wish.name,
        players=len(source.seats),
        options=source.options,
        seat=wish.seat,
        bots={seat: wish.level for seat in range(len(source.seats)) if seat != wish.seat},
        avatar=wish.avatar,
        is_practice=True,
    )
    admission = await service.found(table, address, played_on)
    await service.begin_for_founder(admission[0])
    service.counters.what_ifs += 1
    return admission


def check_agreed(table: Table, number: int) -> None:
    """Refused unless all who played agreed to play on with the cards as they lay; who was alone with bots has."""
    sheet = table.sheet
    is_last = number == sheet.games_begun - 1
    if not is_last or (table.people_who_played > 1 and not sheet.are_cards_open):
        raise Refused(Refusal("what-if-not-agreed"))


def moment_of(text: str, wish: WhatIf) -> PlayedOn:
    """The moment of a finished game from which somebody wants to play on; Refused if nobody can."""
    journal = read_journal(text)
    game = game_called(journal.opening.game)
    if journal.opening.rules != game.rules_version:
        raise Refused(Refusal("what-if-other-rules"))
    check_seat(wish.seat, len(journal.opening.seats))
    played_on = played_on_from(journal, wish.step, None if wish.as_it_was else wish.seat)
    moves = len(played_on.moves)
    replay = Replay(game, journal)
    while replay.steps < moves:
        replay.step()
    check_moment(replay.play.state)
    return played_on


def check_seat(seat: Seat, players: int) -> None:
    """Refused if nobody sat there."""
    if seat >= players:
        raise Refused(Refusal("unknown-seat", {"most": players}))
