"""How entries change a table: live, with what the decision has worked out already, and on a restart, played again."""

from collections.abc import Sequence

from msgspec.structs import replace

from geisterstunde.core.journal import AnyLine, Ended, Opening, Played, Undone, plain_options, seed_of
from geisterstunde.core.luck import commitment_to
from geisterstunde.core.words import Refusal, Refused, Seat
from geisterstunde.games import game_called
from geisterstunde.table import entries, notes
from geisterstunde.table.entries import AnyEntry
from geisterstunde.table.happenings import (
    EVERYBODY,
    PUBLIC,
    Happening,
    acted,
    acted_by_lot,
    begun,
    given_up,
    taken_back,
)
from geisterstunde.table.hints import told_at_the_end, with_advice_followed, with_question
from geisterstunde.table.outbox import Outbox
from geisterstunde.table.people import Participant
from geisterstunde.table.proposals import EVERY_KIND, dropped, without
from geisterstunde.table.seats import EMPTY, bot_on, check_empty, check_level, person_on, put, turned
from geisterstunde.table.sheet import changed, renamed
from geisterstunde.table.state import Latest, TableState, secret_of_game
from geisterstunde.table.undoing import undo_watch
from geisterstunde.table.words import Kind, TableSheet


def founded(entry: entries.Founded) -> TableState:
    """The state of a table after its first entry; Refused if the game, its options or the chairs are not possible."""
    state = TableState(entry.secret, entry.salt, entry.at)
    state.played_on = entry.played_on
    state.sheet = _empty_sheet(entry, commitment_to(secret_of_game(entry.secret, 0)))
    said = _welcome(state, entry)
    for seat, level in sorted(entry.bots.items()):
        check_level(level)
        check_empty(state.sheet, seat)
        state.sheet = put(state.sheet, seat, bot_on(level))
    _tell(state, None, EVERYBODY, said)
    return state


def _empty_sheet(entry: entries.Founded, promise: str) -> TableSheet:
    """A table at which nobody sits yet."""
    game = game_called(entry.game)
    options = game.options_from(entry.options)
    game.check_start(entry.players, options)
    return TableSheet(
        code=entry.code,
        game=game.name,
        players=entry.players,
        options=plain_options(options),
        is_practice=entry.is_practice,
        phase="before",
        chairs=(EMPTY,) * entry.players,
        host=0,
        is_open=True,
        may_watch=True,
        clock=None,
        may_chat=False,
        may_hint=None,
        promise=promise,
        commitment=None,
        commitments=("",) * entry.players,
        opened=(False,) * entry.players,
        opens_until=None,
        words=("",) * entry.players,
        games_played=0,
        games_begun=0,
        proposals=(),
        are_cards_open=False,
        deadlines=(None,) * entry.players,
        deal=entry.deal,
    )


def evolve(state: TableState, entry: AnyEntry, happening: Happening | None = None) -> None:
    """Let an entry happen; what it brings in the game is worked out again if nobody has it already."""
    before = state.sheet
    _remember(state, entry)
    match entry:
        case entries.Acted(by=seat):
            happening = happening or _acted(state, entry)
            watch = undo_watch(state)
            watch.note_action(happening.play, seat, happening.events, happening.lines, happening.noticed)
            if entry.is_advised:
                state.hints = with_advice_followed(state.hints, seat)
            _follow(state, happening, seat, entry.at, [])
            state.undo_watch = watch
        case entries.Started():
            _begin(state, entry, happening or _begun(state, entry))
        case entries.Expired(seat=seat):
            happening = happening or _expired(state, entry)
            watch = undo_watch(state)
            watch.note_lots(happening.play, state.playing().actions)
            _follow(state, happening, seat, entry.at, [notes.ClockRanOut(seat)])
            state.undo_watch = watch
        case entries.TookBack():
            _take_back(state, entry, happening)
        case entries.Resigned(seat=seat):
            _give_up(state, seat, happening or given_up(state.playing(), seat), _for_gone(entry))
        case _:
            said = _for_gone(entry) + _change(state, entry)
            _tell(state, before, EVERYBODY if said or state.sheet != before else 0, said)


def skim(state: TableState, entry: AnyEntry) -> None:
    """Take an entry of an older game without playing it again: only what lasts beyond that game is kept."""
    _remember(state, entry)
    match entry:
        case entries.Started():
            _set_out(state, _opening_in(entry), is_rematch=entry.is_rematch)
            state.outbox = Outbox(entry.numbers)
        case entries.Acted() | entries.Expired() | entries.TookBack() | entries.Resigned():
            if isinstance(entry.lines[-1], Ended):
                _end(state)
        case entries.Joined():
            _welcome(state, entry)
        case entries.Renamed():
            _rename(state, entry)
        case _:
            state.sheet, _ = changed(state.sheet, entry, state.people)


# What an entry of a store means in the game


def _begun(state: TableState, entry: entries.Started) -> Happening:
    opening = _opening_in(entry)
    secret = state.secret_of(state.sheet.games_begun)
    return _the_same(begun(opening, seed_of(secret, opening.words, opening.commitments)), entry)


def _acted(state: TableState, entry: entries.Acted) -> Happening:
    play, line = state.playing(), entry.lines[0]
    assert isinstance(line, Played)
    number = play.number_of(entry.by, line.action)
    return _the_same(acted(play, entry.by, number, state.sheet.deadlines[entry.by]), entry)


def _expired(state: TableState, entry: entries.Expired) -> Happening:
    due = state.sheet.deadlines[entry.seat]
    return _the_same(acted_by_lot(state.playing(), entry.seat, state.salt, due), entry)


def _the_same(happening: Happening, entry: entries.Recorded) -> Happening:
    """What is replayed must be what was kept: else the program or the store is not the one that wrote it."""
    if happening.lines != entry.lines:
        raise Refused(Refusal("entries-do-not-fit"))
    return happening


def _opening_in(entry: entries.Started) -> Opening:
    opening: AnyLine = entry.lines[0]
    assert isinstance(opening, Opening)
    return opening


# The course of a game


def _begin(state: TableState, entry: entries.Started, happening: Happening) -> None:
    before = state.sheet
    opening = _opening_in(entry)
    _set_out(state, opening, is_rematch=entry.is_rematch)
    if opening.options == state.sheet.options:
        # The same options once in memory are enough.
        happening.play.opening = replace(opening, options=state.sheet.options)
    state.play = happening.play
    state.undo_watch = None
    state.outbox = Outbox(entry.numbers)
    _wind(state, entry.at, range(state.sheet.players))
    promised = zip(opening.commitments, opening.words, strict=True) if opening.commitments else ()
    left_out = [seat for seat, (promise, words) in enumerate(promised) if promise and not words]
    said = [*_for_gone(entry), notes.GameStarted(opening.game), *map(notes.WordsLeftOut, left_out)]
    _tell(state, before, EVERYBODY, said, happening)


def _set_out(state: TableState, opening: Opening, *, is_rematch: bool) -> None:
    state.begun.append(state.entries - 1)
    sheet = turned(state.sheet) if is_rematch else state.sheet
    game = game_called(opening.game)
    if opening.rules != game.rules_version and game.plays_rules(opening.rules):
        # What this game is played by is what everybody reads, and what a rematch is played by.
        sheet = replace(sheet, options=plain_options(game.options_of(opening.rules, opening.options)))
    state.sat = sheet.chairs
    state.opened.clear()
    state.hints = {}
    nothing = ("",) * sheet.players
    state.sheet = replace(
        sheet,
        phase="playing",
        proposals=(),
        are_cards_open=False,
        commitment=opening.commitment,
        commitments=nothing,
        opened=(False,) * sheet.players,
        opens_until=None,
        words=opening.words if opening.commitments else nothing,
        games_begun=sheet.games_begun + 1,
        deadlines=(None,) * sheet.players,
    )


def _follow(state: TableState, happening: Happening, seat: Seat, at: float, said: list[notes.Note]) -> None:
    """What follows from an action; what those who watch did not notice must change nothing that is public."""
    before = state.sheet
    state.play = happening.play
    state.undo_watch = None
    is_public = bool(happening.noticed & PUBLIC or said)
    if is_public and before.proposals:
        _drop(state, "undo", said=said)
    if isinstance(happening.lines[-1], Ended):
        said += _end(state)
    elif is_public and before.clock is not None:
        _wind(state, at, (seat,))
    is_for_all = said or state.sheet is not before
    _tell(state, before, EVERYBODY if is_for_all else _told(state, happening.noticed), said, happening)


def _told(state: TableState, noticed: int) -> int:
    """Of those who noticed something, those who may be told: not those who may not watch."""
    return noticed if state.sheet.may_watch else noticed & ~PUBLIC


def _end(state: TableState) -> list[notes.Note]:
    """The game is over: the next one has its own secret, and nothing is asked any more."""
    sheet, said = dropped(state.sheet, *EVERY_KIND)
    if sheet.is_practice:
        said.append(notes.PracticeOver())
    said += told_at_the_end(state.hints)
    state.sheet = replace(
        sheet,
        phase="over",
        games_played=sheet.games_played + 1,
        promise=commitment_to(state.secret_of(sheet.games_begun)),
        deadlines=(None,) * sheet.players,
    )
    return said


def _take_back(state: TableState, entry: entries.TookBack, happening: Happening | None) -> None:
    """By consent everybody knows; else only those who had noticed the action notice that it is gone."""
    before, play, line = state.sheet, state.playing(), entry.lines[0]
    assert isinstance(line, Undone)
    place = play.actions - line.actions if entry.is_agreed else play.last_of(entry.seat)
    assert place is not None
    if happening is None:
        happening = _the_same(taken_back(play, place, is_agreed=entry.is_agreed), entry)
    state.play = happening.play
    if state.undo_watch is not None and line.seat is None:
        state.undo_watch.note_gone(play, happening.play)
    else:
        state.undo_watch = None
    said: list[notes.Note] = [*_for_gone(entry), notes.TookBack(entry.seat)]
    if entry.is_agreed:
        state.sheet = without(before, "undo")
        _wind(state, entry.at, range(before.players))
    elif happening.noticed & PUBLIC:
        _drop(state, "undo", said=said)
        _wind(state, entry.at, (entry.seat,), play.due_of(place))
    else:
        # What is proposed to be taken back has moved by one; nobody may notice that.
        state.undo_from -= place < state.undo_from
    is_for_all = entry.is_agreed or state.sheet != before
    _tell(state, before, EVERYBODY if is_for_all else _told(state, happening.noticed), said)


def _give_up(state: TableState, seat: Seat, happening: Happening, first: list[notes.Note]) -> None:
    before = state.sheet
    state.play = happening.play
    state.sheet = without(before, "resign")
    said: list[notes.Note] = [*first, notes.Resigned(seat), *_end(state)]
    _tell(state, before, EVERYBODY, said, happening)


def _for_gone(entry: AnyEntry) -> list[notes.Note]:
    """What is said if the host agreed in the place of others."""
    return [notes.AgreedForGone(entry.for_gone)] if entry.for_gone else []


# Around the table


def _change(state: TableState, entry: AnyEntry) -> list[notes.Note]:
    match entry:
        case entries.Joined():
            return _welcome(state, entry)
        case entries.Renamed():
            return _rename(state, entry)
        case _:
            state.sheet, said = changed(state.sheet, entry, state.people)
    match entry:
        case entries.Proposed(kind="undo", seat=seat):
            assert seat is not None
            state.undo_from = state.playing().last_of(seat) or 0
        case entries.HintAsked(seat=seat):
            state.hints = with_question(state.hints, seat)
        case entries.WordsAsked(is_rematch=is_rematch):
            state.begins_rematch = is_rematch
        case entries.WordsOpened(words=words):
            assert entry.person is not None
            state.opened[entry.person] = words
        case entries.GameChosen():
            # What was said in the game before is not understood in this one.
            state.play = None
            state.outbox.forget()
        case entries.ClockSet():
            _wind(state, entry.at, range(state.sheet.players))
        case entries.Stood() | entries.Returned() | entries.BotSeated():
            _wind(state, entry.at, ())
        case _:
            pass
    return said


def _welcome(state: TableState, entry: entries.Founded | entries.Joined) -> list[notes.Note]:
    """A new person has come."""
    person, name, seat = state.came, entry.name, entry.seat
    if seat is not None:
        check_empty(state.sheet, seat)
    if isinstance(entry, entries.Joined) and entry.instead_of is not None:
        state.people.pop(entry.instead_of, None)
    state.came += 1
    state.people[person] = Participant(name, entry.token_hash, entry.avatar)
    if seat is None:
        return [notes.Came(name)]
    said: list[notes.Note] = [notes.SatDown(seat, name)]
    _drop(state, *EVERY_KIND, said=said)
    state.sheet = put(state.sheet, seat, person_on(person, name, entry.avatar))
    return said


def _rename(state: TableState, entry: entries.Renamed) -> list[notes.Note]:
    assert entry.person is not None
    one = state.people[entry.person]
    before = one.name
    one.name = entry.name
    one.avatar = one.avatar if entry.avatar is None else entry.avatar
    state.sheet, said = renamed(state.sheet, entry.person, before, one.name, one.avatar)
    return said


def _drop(state: TableState, *kinds: Kind, said: list[notes.Note]) -> None:
    if state.sheet.proposals:
        state.sheet, more = dropped(state.sheet, *kinds)
        said += more


def _wind(state: TableState, at: float, fresh: Sequence[Seat], due: float | None = None) -> None:
    """Set the clocks of all people who may act; those of `fresh` seats anew, or to `due`."""
    sheet = state.sheet
    acting = state.play.to_act if state.play is not None and sheet.phase == "playing" else ()
    deadlines: list[float | None] = [None] * sheet.players
    for seat in acting:
        if sheet.clock is None or sheet.chairs[seat].level is not None:
            continue
        before = sheet.deadlines[seat]
        deadlines[seat] = (due or at + sheet.clock) if seat in fresh or before is None else before
    if tuple(deadlines) != sheet.deadlines:
        state.sheet = replace(sheet, deadlines=tuple(deadlines))


def _remember(state: TableState, entry: AnyEntry) -> None:
    state.entries += 1
    if entry.id and entry.person is not None:
        state.people[entry.person].remember(entry.id)


def _tell(
    state: TableState,
    before: TableSheet | None,
    noticed: int,
    said: Sequence[notes.Note],
    happening: Happening | None = None,
) -> None:
    """Remember what happened for the audiences that noticed it, and give them their next number."""
    # Chairs that are not there hear nothing: what is kept until everybody has heard enough would be kept for ever.
    noticed &= (2 << state.sheet.players) - 1
    heard = happening.heard if happening is not None else []
    is_sheet_new = state.sheet is not before and state.sheet != before
    state.latest = Latest(noticed, tuple(said), heard, is_sheet_new)
    if noticed:
        state.outbox.add(noticed, happening.events if happening is not None else (), said)
