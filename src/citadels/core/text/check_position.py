"""Positions checked: whether what lies on the table can be; errors name the line and the remedy."""

from __future__ import annotations

from typing import Final

from ..basics import KILLED, NOBODY, Bits, Seat
from ..card import POWER, REACTIONS, Character
from ..phases.draft import CROWNED_RANK
from ..reason import CANNOT_BE_BUILT
from ..rules import is_complete
from ..setup.drafts import KEEP, LAST
from ..state.round import Token
from ..state.state import State
from .lines import Line, Lines

REACTING: Final = sum(REACTIONS)  # a card with one of these hooks acts outside its own turn


def check_table(state: State, lines: Lines) -> None:
    """See that cities, draft, calls, markers, turn and build fit together."""
    _check_cities(state, lines)
    _check_draft(state, lines)
    _check_order(state, lines)
    _check_calls(state, lines)
    for place, line in enumerate(lines.all("mark")):
        _check_mark(state, line, state.round.tokens[place], state.round.tokens[:place])
    for line in lines.all("played"):
        _check_played(state, line)
    _check_turn(state, lines)
    _check_work(state, lines)


def _check_cities(state: State, lines: Lines) -> None:
    for player in state.players:
        line = lines.at_seat(player.seat)
        for built in player.city:
            card = built.card
            if built.under and not card.covers:
                raise line.wrong(f"no cards lie below the {card.id}", f"write only `{card.id}`")
            if card.cannot_be_built(state, player.seat) is CANNOT_BE_BUILT:
                raise line.wrong(f"the {card.id} is in no city", "write it into the hand")
        if state.first == NOBODY and is_complete(state, player.seat):
            remedy = f"add a line `completed @{player.seat}`"
            raise line.wrong(f"the city of @{player.seat} is complete", remedy)


# The draft


def _check_draft(state: State, lines: Lines) -> None:
    this = state.round
    line = lines.at("draft")
    steps = len(this.draft)
    if this.step > steps:
        raise line.wrong(f"this draft has {steps} steps, not {this.step}", f"write `step {steps}`")
    if this.step == steps and not this.taken and not this.undrafted and not this.face_up:
        for row in lines.all("swap"):
            _check_swap(row)
        return  # how the characters were chosen is not told
    if len(this.taken) != this.step:
        what = f"step {this.step} of the draft has {this.step} taken, not {len(this.taken)}"
        raise line.wrong(what, "write one character for each step so far")
    if len(state.config.characters_of(this.face_up)) not in (0, state.config.face_up):
        what = f"{state.config.face_up} characters are laid face up in this game"
        raise line.wrong(what, "write as many, or none")
    if this.face_up >> CROWNED_RANK & 1:
        raise line.wrong("rank 4 is never laid face up", "write another character")
    _check_places(state, line)
    _check_holders(state, lines)


def _check_places(state: State, line: Line) -> None:
    """Every character is on the table, face up or taken; the first one may be taken up at last."""
    this = state.round
    seen: Bits = this.undrafted
    places = [(rank, False) for rank in range(1, 10) if this.face_up >> rank & 1]
    for step, rank in enumerate(this.taken):
        places.append((rank, this.draft[step].kind == LAST and rank == this.taken[0]))
    for rank, again in places:
        if seen >> rank & 1 and not again:
            what = f"the {state.option_of(rank)} is in two places of the draft"
            raise line.wrong(what, "leave one of them out")
        seen |= 1 << rank
    for character in state.config.cast:
        if not seen >> character.rank & 1:
            what = f"the {character.id} is in no place of the draft"
            raise line.wrong(what, "write it behind `table`")


def _check_holders(state: State, lines: Lines) -> None:
    """Everybody holds what the draft and the exchanges gave."""
    this = state.round
    holder = [NOBODY] * len(this.holder)
    for step, rank in enumerate(this.taken):
        if this.draft[step].kind in (KEEP, LAST):
            holder[rank] = (this.first + this.draft[step].place) % len(state.players)
    for swap, line in zip(this.swaps, lines.all("swap"), strict=True):
        _check_swap(line)
        if holder[swap.gave] != swap.giver or holder[swap.got] != swap.taker:
            what = f"`{line.value}`: they did not hold these characters"
            raise line.wrong(what, "write who held what before the exchange")
        holder[swap.gave], holder[swap.got] = swap.taker, swap.giver
    for character in state.config.cast:
        seat, right = this.holder[character.rank], holder[character.rank]
        if seat != right and right == NOBODY:
            what = f"@{seat} did not take the {character.id} in the draft"
            raise lines.at_seat(seat).wrong(what, f"leave the {character.id} out")
        if seat != right:
            what = f"by the draft @{right} holds the {character.id}"
            raise lines.at_seat(right).wrong(what, f"write `@{right} {character.id}: ...`")


def _check_swap(line: Line) -> None:
    giver, gave, taker, got = line.words()
    if giver == taker or gave == got:
        raise line.wrong("two seats exchange two characters", "write two of each")


# The calls


def _check_order(state: State, lines: Lines) -> None:
    """Nobody is called before all are chosen."""
    this = state.round
    if this.step == len(this.draft):
        return
    for key in ("calling", "revealed", "silent", "mark", "swap", "played", "turn", "work"):
        line = lines.at(key)
        if line.key == key and line.value not in ("", "0"):
            remedy = f"leave out `{key}`, or the line `draft`"
            raise line.wrong("the characters are not chosen yet", remedy)


def _check_calls(state: State, lines: Lines) -> None:
    this = state.round
    end = state.config.top + 1
    if this.calling > end:
        what = f"the ranks are called up to {end - 1}, and {end} is the end of the round"
        raise lines.at("calling").wrong(what, f"write `calling {end}` or less")
    for character in state.config.cast:
        _check_call(state, lines, character)


def _check_call(state: State, lines: Lines, character: Character) -> None:
    """A called character was revealed if somebody holds it, and silent if nobody does."""
    id, rank = character.id, character.rank
    this = state.round
    calling = this.calling
    shown, silent = this.revealed >> rank & 1, this.silent >> rank & 1
    held = this.holder[rank] != NOBODY
    killed = state.is_marked(rank, KILLED)
    if shown and not held:
        what = f"the {id} was revealed, but nobody holds it"
        raise lines.at("revealed").wrong(what, f"write `@SEAT {id}: ...`, or leave it out")
    if silent and (held or killed):
        what = f"the {id} is held or killed, not silent"
        raise lines.at("silent").wrong(what, "leave it out")
    if (shown or silent) and rank > calling:
        what = f"the {id} was not called yet"
        raise lines.at("revealed" if shown else "silent").wrong(what, f"write `calling {rank}`")
    if rank < calling and not killed and not shown and not silent:
        key = "revealed" if held else "silent"
        what = f"rank {calling} is called, and the {id} neither revealed nor silent"
        raise lines.at("calling").wrong(what, f"write the {id} on the line `{key}`")


def _check_mark(state: State, line: Line, token: Token, earlier: list[Token]) -> None:
    by = token.by
    assert isinstance(by, Character)
    alike = [other for other in earlier if other.kind == token.kind]
    if any(other.rank == token.rank for other in alike):
        raise line.wrong(f"there is a marker {token.kind} there already", "leave one of them out")
    if by.markers and len(alike) >= by.markers:
        what = f"the {by.id} lays only {by.markers} of the kind {token.kind}"
        raise line.wrong(what, "leave one of them out")
    if token.face and any(other.face for other in alike):
        raise line.wrong(f"another marker {token.kind} is real", "leave out one `real`")
    if token.rank == by.rank:
        raise line.wrong(f"the {by.id} does not mark the {by.id}", "write another character")
    if by.hooks & REACTING:  # else it works alone, whoever laid it
        _check_layer(state, line, token, by)


def _check_layer(state: State, line: Line, token: Token, by: Character) -> None:
    """Who still has to act on a marker is in the game, and has been called."""
    if state.round.holder[by.rank] == NOBODY:
        what = f"a marker {token.kind} needs the {by.id}, whom nobody holds"
        raise line.wrong(what, f"write `@SEAT {by.id}: ...`")
    if token.rank < by.rank:
        what = f"the {by.id} marks who is called later"
        raise line.wrong(what, "write a character of a higher rank")
    if state.is_marked(by.rank, KILLED):
        what = f"the {by.id} is killed and marks nobody"
        raise line.wrong(what, "leave out one of the two markers")
    if state.round.calling < by.rank:
        what = f"the {by.id} was not called yet, and has marked nobody"
        raise line.wrong(what, f"write `calling {by.rank}`, or leave this line out")


def _check_played(state: State, line: Line) -> None:
    """Somebody else plays a character whom a marker of theirs lies on."""
    this = state.round
    rank = state.config.character(line.words()[0]).rank
    seat = this.player[rank]
    if this.holder[rank] == NOBODY:
        raise line.wrong(f"nobody holds the {line.words()[0]}", "leave this line out")
    if this.holder[rank] == seat:
        raise line.wrong(f"@{seat} holds this character", "leave this line out")
    if not any(token.rank == rank and _laid_at(state, token) == seat for token in this.tokens):
        what = f"@{seat} has no marker on this character"
        raise line.wrong(what, "add a line `mark`, or leave this line out")


def _laid_at(state: State, token: Token) -> Seat:
    """The seat that laid a marker."""
    assert isinstance(token.by, Character)
    return state.round.holder[token.by.rank]


# The turn


def _check_turn(state: State, lines: Lines) -> None:
    line = lines.single.get("turn")
    if line is None:
        return
    this = state.round
    turn = state.turn
    id = line.words()[0]
    rank = state.config.character(id).rank
    if this.holder[rank] == NOBODY and not state.is_marked(rank, KILLED):
        raise line.wrong(f"nobody holds the {id}", f"write `@SEAT {id}: ...`")
    if turn.character is None:
        return  # it is going to begin
    if turn.seat != this.player[rank]:
        what = f"@{turn.seat} does not play the {id}"
        raise line.wrong(what, f"write `turn {id} @{this.player[rank]} ...`")
    if this.calling != rank:
        what = f"in the turn of the {id} rank {rank} is called, not {this.calling}"
        raise lines.at("calling", "turn").wrong(what, f"write `calling {rank}`")
    if not this.revealed >> rank & 1:
        raise lines.at("revealed", "turn").wrong(f"the {id} is not revealed", f"add `{id}` there")
    taken_over = any(t.rank == rank and _laid_at(state, t) == turn.seat for t in this.tokens)
    if turn.resumed and not taken_over:
        what = f"@{turn.seat} has no marker on the {id} to resume by"
        raise line.wrong(what, "add a line `mark`, or leave out `resumed`")
    if this.player[rank] != this.holder[rank] and not turn.resumed:
        raise line.wrong(f"@{turn.seat} goes on as the {id}", "add `resumed`")
    for card in state.config.kinds:
        if card is not None and turn.used & card.bit and not card.hooks & POWER:
            raise line.wrong(f"the {card.id} has no power to use", "leave it out")


def _check_work(state: State, lines: Lines) -> None:
    work = state.work
    if work is None:
        return
    line = lines.at("work")
    if state.turn.character is None or state.turn.seat != work.seat:
        what = f"@{work.seat} cannot build: it is not their turn"
        raise line.wrong(what, "write a line `turn`, or leave this line out")
    if work.placed and not state.stands(work.into, work.card):
        what = f"the {work.card.id} does not stand in the city of @{work.into}"
        raise line.wrong(what, "leave out `placed`, or write it into the city")
