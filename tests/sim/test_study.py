"""Studies: the same games for every crew, nothing lost, and what is cut is noticed."""

from __future__ import annotations

import os
import signal
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Self

import pyarrow.parquet as pq
import pytest

from citadels import Config, Game, InvalidConfig, Refusal
from citadels.sim.notes import Notes
from citadels.study import run
from citadels.study.deal import play_deal
from citadels.study.figures import make_report, plain_report, read_report
from citadels.study.plan import Part, Shard, Study, read_study, study_of
from citadels.study.results import read_results
from citadels.study.run import Processes, run_study, work

SMALL = Study("small", (Part("random", 12, (2, 4)), Part("rules", 4, bots=("novice",), cards=3)), 7)


@pytest.fixture(autouse=True)
def _small_shards(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("citadels.study.plan.SHARD", 4)


class Here:
    """Plays in this process; some shards are lost once, as if their worker had died."""

    def __init__(self, *lost: int) -> None:
        self.lost = list(lost)
        self.given: list[Shard] = []

    def __enter__(self) -> Self:
        return self

    def __exit__(self, *_: object) -> None:
        pass

    def room(self) -> int:
        return 2 - len(self.given)

    def give(self, shard: Shard) -> None:
        self.given.append(shard)

    def take(self) -> Iterator[tuple[Shard, bytes | None]]:
        shard = self.given.pop()  # the last one first: the order is nobody's promise
        if shard.number in self.lost:
            self.lost.remove(shard.number)
            yield shard, None
        else:
            yield shard, work(shard)


def contents(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}


def test_one_worker_two_workers_and_none_play_the_same(tmp_path: Path) -> None:
    run_study(SMALL, tmp_path / "here", Here())
    for workers in (1, 2):
        ran = run_study(SMALL, tmp_path / str(workers), Processes(workers))
        assert (ran.games, ran.shards, ran.missing) == (16, 4, 0)
        assert contents(tmp_path / str(workers)) == contents(tmp_path / "here")
    other = Study(SMALL.name, SMALL.parts, 8)
    run_study(other, tmp_path / "other", Here())
    assert contents(tmp_path / "other") != contents(tmp_path / "here")


def test_a_killed_process_loses_nothing(tmp_path: Path) -> None:
    run_study(SMALL, tmp_path / "whole", Here())
    crew = Processes(1)
    killed: list[int] = []

    def kill(_: int) -> None:
        if not killed:
            killed.extend(crew.pool._processes)
            os.kill(killed[0], signal.SIGKILL)

    crew.pool.submit(os.getpid).result()  # so that there is somebody to be killed
    ran = run_study(SMALL, tmp_path / "killed", crew, progress=kill)
    assert ran.replayed >= 1 and ran.missing == 0
    assert contents(tmp_path / "killed") == contents(tmp_path / "whole")


def test_without_the_replay_games_are_missing_and_it_is_noticed(tmp_path: Path) -> None:
    ran = run_study(SMALL, tmp_path, Here(1), replay=False)
    assert ran.missing == 1 and ran.replayed == 0
    report = make_report(read_results(tmp_path))
    assert report.missing == 4 and report.games == 12
    again = run_study(SMALL, tmp_path, Here(), resume=True)
    assert (again.shards, again.missing) == (1, 0)
    assert make_report(read_results(tmp_path)).missing == 0


def test_a_shard_that_kills_everybody_ends_the_run(tmp_path: Path) -> None:
    with pytest.raises(Refusal, match="shard 1"):
        run_study(SMALL, tmp_path, Here(*[1] * run.TRIES))


def test_a_file_cut_in_the_middle_is_left_out_and_named(tmp_path: Path) -> None:
    run_study(SMALL, tmp_path, Here())
    file = tmp_path / "shard-00001.parquet"
    whole = file.read_bytes()
    file.write_bytes(whole[: len(whole) // 2])
    report = make_report(read_results(tmp_path))
    assert (report.games, report.missing, report.cut) == (12, 4, (file.name,))
    run_study(SMALL, tmp_path, Here(), resume=True)
    assert file.read_bytes() == whole


def test_a_page_damaged_in_the_middle_is_named(tmp_path: Path) -> None:
    run_study(SMALL, tmp_path, Here())
    file = tmp_path / "shard-00001.parquet"
    whole = file.read_bytes()
    file.write_bytes(whole[:4] + bytes(400) + whole[404:])  # its end stays
    report = make_report(read_results(tmp_path))
    assert (report.games, report.missing, report.cut) == (12, 4, (file.name,))
    file.write_bytes((tmp_path / "shard-00003.parquet").read_bytes())  # other rows
    assert make_report(read_results(tmp_path)).cut == (file.name,)


def test_an_interrupt_leaves_what_is_done(tmp_path: Path) -> None:
    def stop(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    ran = run_study(SMALL, tmp_path, Here(), progress=stop)
    assert ran.interrupted and ran.shards == 1 and ran.missing == 3
    assert make_report(read_results(tmp_path)).games == 4


def test_an_interrupt_does_not_wait_for_workers(tmp_path: Path) -> None:
    crew = Processes(1)
    crew.pool.submit(os.getpid).result()
    (process,) = crew.pool._processes.values()

    def stop(done: int) -> None:
        if done:
            raise KeyboardInterrupt

    assert run_study(SMALL, tmp_path, crew, progress=stop).interrupted
    process.join()
    assert process.pid is not None and not Path(f"/proc/{process.pid}/exe").exists()
    assert process.exitcode in (-signal.SIGKILL, None)  # none if the pool itself noted its end


CREW = """
from citadels.study.run import Processes
import os, time
if __name__ == "__main__":
    crew = Processes(1)
    print(crew.pool.submit(os.getpid).result(), flush=True)
    time.sleep(600)
"""


def test_workers_end_with_a_parent_that_was_killed(tmp_path: Path) -> None:
    file = tmp_path / "crew.py"
    file.write_text(CREW)
    parent = subprocess.Popen([sys.executable, str(file)], stdout=subprocess.PIPE, text=True)  # noqa: S603 - our own
    assert parent.stdout is not None
    assert int(parent.stdout.readline())
    parent.kill()
    # The worker has the same pipe, which is closed when both have ended; else this takes for ever.
    assert parent.communicate(timeout=120)[0] == ""


def test_results_are_not_mixed_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    run_study(SMALL, tmp_path, Here())
    with pytest.raises(InvalidConfig) as there:
        run_study(SMALL, tmp_path, Here())
    with pytest.raises(InvalidConfig) as other:
        run_study(SMALL._replace(seed=1), tmp_path, Here(), resume=True)
    with pytest.raises(InvalidConfig) as none:
        read_results(tmp_path / "nowhere")
    monkeypatch.setattr("citadels.study.results.code_digest", lambda: "other")
    with pytest.raises(InvalidConfig) as changed:
        run_study(SMALL, tmp_path, Here(), resume=True)
    codes = [found.value.code for found in (there, other, none, changed)]
    assert codes == ["results-there", "results-other", "results-none", "results-other"]


def test_a_worker_with_other_code_refuses() -> None:
    shard = next(SMALL.shards())
    with pytest.raises(Refusal) as found:
        work(shard._replace(code="other"))
    assert found.value.code == "study-worker"


def test_a_study_file_says_it_all(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(
        'seed = 3\n[[part]]\nname = "a"\ngames = 10\nplayers = [2, 3]\ndeck = "presets"\n'
        'bots = ["novice", "random"]\n'
    )
    study = read_study(file)
    (part,) = study.parts
    assert (study.name, study.seed, part.players, part.deals) == ("mine", 3, (2, 3), 5)
    assert len(part.decks) > 5 and part.config(2, 0).preset == part.decks[1]


@pytest.mark.parametrize(
    ("part", "said"),
    [
        ({"bots": "nobody"}, "there is no bot 'nobody'; there are random, novice"),
        ({"games": 0}, "at least 1 game"),
        ({"games": 2.5}, "games is a whole number, not 2.5"),
        ({"games": True}, "games is a whole number, not True"),
        ({"players": ["four"]}, "players is a whole number or a list of them, not ['four']"),
        ({"players": 12}, "12"),
        ({"bots": []}, "cannot be empty"),
        ({"bots": [3]}, "bots is a text or a list of texts, not [3]"),
        ({"cards": 3, "bots": ["novice", "random"]}, "all alike"),
        ({"cards": 15}, "1 to 14 districts, not 15"),
        ({"deck": "no_such_deck"}, "no_such_deck"),
        ({"deck": "first_game", "unique": ["park"]}, "either deck, or cast and unique"),
        ({"edition": "paper"}, "there is no edition 'paper'; there are"),
        ({"colour": "red"}, "there is no setting 'colour'; there are name, games"),
    ],
)
def test_what_cannot_be_played_is_refused(part: dict[str, Any], said: str) -> None:
    with pytest.raises(InvalidConfig) as found:
        study_of({"part": [{"name": "mine"} | part]}, "wrong")
    assert found.value.code == "study" and str(found.value).startswith("part 'mine': ")
    assert said in str(found.value)


@pytest.mark.parametrize(
    ("plain", "code"),
    [
        ({"part": []}, "study-parts"),
        ({"part": [{"name": "a"}, {"name": "a"}]}, "study-parts"),
        ({"part": {"name": "a"}}, "study"),
        ({"colour": "red", "part": [{}]}, "study"),
        ({"name": 3, "part": [{}]}, "study"),
        ({"seed": -1, "part": [{}]}, "seed"),
    ],
)
def test_a_study_that_is_none_is_refused(plain: dict[str, Any], code: str) -> None:
    with pytest.raises(InvalidConfig) as found:
        study_of(plain, "wrong")
    assert found.value.code == code


def test_an_experiment_changes_one_card_of_one_hand(tmp_path: Path) -> None:
    from citadels.study.deal import Arm, Names, outcomes  # noqa: PLC0415 - only here

    part = Part("x", 8, bots=("novice",), cards=3)
    names = Names(1, "x", 0)
    dealt = Game(part.config(0, names.seed("deck")), names.seed("game"))
    held = {card.id for player in dealt.state.players for card in player.hand}
    card = next(card for card in dealt.config.unique if card.id not in held)
    plain, given = (
        Game(dealt.config, 1, outcomes=outcomes(dealt, arm, names.rng("place")))
        for arm in (Arm(None, 2), Arm(card, 2))
    )
    hands = [[[c.id for c in p.hand] for p in game.state.players] for game in (plain, given)]
    assert hands[0] == [[c.id for c in p.hand] for p in dealt.state.players]
    assert [seat for seat in range(4) if hands[0][seat] != hands[1][seat]] == [2]
    assert card.id in hands[1][2] and len(set(hands[1][2]) - set(hands[0][2])) == 1
    assert plain.state.crown == given.state.crown == dealt.state.crown


def test_what_follows_a_deal_does_not_mirror_it(monkeypatch: pytest.MonkeyPatch) -> None:
    seeds: list[int] = []

    def made(config: Config, seed: int, *given: Any, **more: Any) -> Game:  # noqa: ANN401 - as it comes
        seeds.append(seed)
        return Game(config, seed, *given, **more)

    monkeypatch.setattr("citadels.study.deal.Game", made)
    play_deal(Part("x", 4, bots=("random",), cards=3), 0, 1, Notes())
    dealt, *arms = seeds
    assert len(arms) == 4 and {dealt} != set(arms) and len(set(arms)) == 1


def test_a_mixed_company_changes_its_places() -> None:
    notes = Notes()
    play_deal(Part("mix", 3, (3,), bots=("novice", "random", "apprentice")), 0, 1, notes)
    bots = notes.numbers[4::14]
    assert [bots[0:3], bots[3:6], bots[6:9]] == [[0, 1, 2], [1, 2, 0], [2, 0, 1]]


def test_rows_are_true(tmp_path: Path) -> None:
    run_study(SMALL, tmp_path, Here())
    rows = pq.read_table(tmp_path).to_pylist()
    games: dict[tuple[str, int, int], list[dict[str, Any]]] = {}
    for row in rows:
        games.setdefault((row["part"], row["deal"], row["game"]), []).append(row)
    assert len(games) == 16
    for seats in games.values():
        assert sum(row["win"] for row in seats) == pytest.approx(1)
        assert sorted(row["from_crown"] for row in seats) == list(range(len(seats)))
        assert sum(row["completed_first"] for row in seats) == 1
        held = 2 if len(seats) == 2 else 1
        assert all(len(row["held"]) == held * row["rounds"] for row in seats)
        assert sum(len(row["first_picks"]) for row in seats) == seats[0]["rounds"]
        assert all(set(row["held"]) <= set(row["cast"]) for row in seats)
    assert {row["arm"] for row in rows if row["given"]} == {r["given"] for r in rows} - {""}


def test_a_report_can_be_kept_as_plain_data(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("citadels.study.figures.FEWEST", 2)
    run_study(SMALL, tmp_path, Here())
    report = make_report(read_results(tmp_path))
    assert report.figures and read_report(plain_report(report)) == report
