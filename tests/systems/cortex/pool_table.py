"""A hero with many traits in the middle of an action against a villain: what the tests of pools begin from."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.base import GM, Map, Seat, evolve
from engine.core.game import Expire, Game, Pending, Play, Stepped
from engine.core.prompt import Answer
from engine.core.stepping import pending, position, step
from engine.systems.cortex.action.exchange import Exchange, Gathering
from engine.systems.cortex.at_table import CortexPosition
from engine.systems.cortex.canon import Canon
from engine.systems.cortex.character import Character, Power, PowerSet
from engine.systems.cortex.effects.due import StressGoal
from engine.systems.cortex.flowers import FlowersOptions
from engine.systems.cortex.held import Asset, Complication, Resource
from engine.systems.cortex.options import CortexOptions, TableRules
from engine.systems.cortex.rules import CORTEX, FLOWERS, CortexRuleset
from engine.systems.cortex.sfx.data import (
    AddDie,
    ComplicationConsequence,
    Custom,
    Limit,
    ReduceStress,
    Reroll,
    ShutDown,
    SpecialEffect,
    SpendPp,
    StepUp,
)
from engine.systems.cortex.state import CortexState, Round, Scene, SceneDistinction
from engine.systems.cortex.tracks import Track

P1, P2 = Seat("p1"), Seat("p2")
HERO, FRIEND, BARON = "h1", "h2", "n1"

WINGS = PowerSet(
    name="Wings of Glass",
    powers=(
        Power(name="Flight", die=10),
        Power(name="Razor feathers", die=8),
        Power(name="Godlike far sight over the whole valley", die=12),
        Power(name="Echo", die=6),
        Power(name="Glide", die=6),
        Power(name="Gust", die=8, shutdown=True),
    ),
    sfx=(
        SpecialEffect(
            name="Updraft",
            text="Spend 1 PP to add a d8.",
            conditions=(SpendPp(op="spend_pp"),),
            benefits=(AddDie(op="add_die", die=8),),
        ),
        SpecialEffect(name="Second look", timing="after_roll", benefits=(Reroll(op="reroll"),)),
        SpecialEffect(name="Splinters", text="The wind decides."),
        SpecialEffect(
            name="Breath",
            timing="anytime",
            conditions=(SpendPp(op="spend_pp"),),
            benefits=(ReduceStress(op="reduce_stress", type="mental"),),
        ),
    ),
    limits=(
        Limit(
            name="Brittle",
            text="A blow breaks them.",
            consequence=(ShutDown(op="shutdown", scope="power_set", name="Wings of Glass"),),
        ),
        Limit(name="Loud", consequence=(ComplicationConsequence(op="complication", name="Heard", die=6),)),
    ),
)
CLOCK = PowerSet(
    name="Clockwork Heart",
    powers=(
        Power(name="Stamina", die=8),
        Power(name="Strength", die=8),
        Power(name="Reflexes", die=10),
        Power(name="Calm", die=6),
    ),
    sfx=(
        SpecialEffect(
            name="Overwound",
            conditions=(Custom(op="custom", text="The hero is late."),),
            benefits=(StepUp(op="step_up", target="pool"),),
        ),
    ),
    limits=(Limit(name="Winding down", consequence=(Custom(op="custom", text="slower until wound"),)),),
)


def wren(**changes: object) -> Character:
    """Thirty traits, points, and troubles of every kind."""
    made = Character(
        id=HERO,
        player=P1,
        name="Wren",
        affiliation=Map({"solo": (8,), "buddy": (6,), "team": (10,)}),
        distinctions=("Born on the ledge", "Owes everybody", "Last of the choir"),
        power_sets=(WINGS, CLOCK),
        specialties=Map(
            {"Acrobatics": "master", "Covert": "expert", "Crime": "expert", "Menace": "master", "Tech": "expert"}
        ),
        pp=3,
        assets=(Asset(name="High ground", die=8, creator=HERO), Asset(name="Borrowed lamp", die=6, creator=FRIEND)),
        resources=(Resource(name="Rooftop map", die=8, specialty="Covert"),),
        complications=(Complication(name="Tangled", die=6),),
        tracks=Map({"mental": Track(stress=8), "physical": Track(stress=6, trauma=8)}),
    )
    return evolve(made, **changes)


def baron(**changes: object) -> Character:
    made = Character(
        id=BARON,
        player=GM,
        kind="major",
        name="Baron",
        affiliation=Map({"solo": (10,), "buddy": (8,), "team": (6,)}),
        distinctions=("Never alone", "Cruel"),
        power_sets=(
            PowerSet(
                name="Iron",
                powers=(Power(name="Plates", die=10), Power(name="Fists", die=8)),
                limits=(Limit(name="Rust", consequence=(ShutDown(op="shutdown", scope="power", name="Plates"),)),),
            ),
        ),
        specialties=Map({"Crime": "master", "Menace": "expert"}),
        tracks=Map({"emotional": Track(stress=6)}),
    )
    return evolve(made, **changes)


FRIENDLY = Character(
    id=FRIEND, player=P2, name="Tam", affiliation=Map({"solo": (6,), "buddy": (10,), "team": (8,)}), pp=1
)
ACTION_OF_WREN = Exchange(
    id="x1",
    actor=HERO,
    words="over the roofs",
    goal=StressGoal(goal="stress", target=BARON, type="physical"),
    targets=(BARON,),
    stage=Gathering(stage="gathering"),
)


class PoolTable:
    """A game that is stepped with given faces; `rules` are house rules."""

    def __init__(
        self, *heroes: Character, flowers: bool = False, doom: tuple[int, ...] = (8, 6), **rules: object
    ) -> None:
        characters = heroes or (wren(), FRIENDLY, baron())
        options: TableRules = FlowersOptions.model_validate(rules) if flowers else CortexOptions.model_validate(rules)
        self.ruleset: CortexRuleset = FLOWERS if flowers else CORTEX
        state = CortexState(
            characters=Map({one.id: one for one in characters}),
            doom=doom,
            made=1,
            scene=Scene(
                id="s1",
                title="Roofs",
                kind="action",
                distinctions=(SceneDistinction(name="Slippery tiles"),),
                round=Round(current=HERO),
                exchange=ACTION_OF_WREN,
            ),
        )
        self.game: Game[CortexState, TableRules] = Game(
            id="g", ruleset=self.ruleset.id, schema_no=1, options=options, seats=(P1, P2), state=state
        )
        self.dice: list[int] = []

    @property
    def here(self) -> CortexPosition:
        return position(self.game)

    @property
    def canon(self) -> Canon:
        return self.game.options.canon

    @property
    def exchange(self) -> Exchange:
        scene = self.game.state.scene
        assert scene is not None
        assert scene.exchange is not None
        return scene.exchange

    def one(self, who: str = HERO) -> Character:
        return self.game.state.characters[who]

    def prompts(self) -> tuple[str, ...]:
        return tuple(one.prompt.id for one in pending(self.ruleset, self.game))

    def asked(self, start: str) -> Pending[CortexState, TableRules]:
        """The one prompt whose id begins so."""
        (found,) = [one for one in pending(self.ruleset, self.game) if one.prompt.id.startswith(start)]
        return found

    def pick(
        self, by: Seat, start: str, *picks: str, text: str = "", dice: Sequence[int] = ()
    ) -> Stepped[CortexState, TableRules]:
        prompt = self.asked(start).prompt.id
        return self._step(Play(by=by, answer=Answer(prompt=prompt, picks=picks, text=text, by=by)), dice)

    def silence(self, start: str, dice: Sequence[int] = ()) -> Stepped[CortexState, TableRules]:
        return self._step(Expire(prompt=self.asked(start).prompt.id), dice)

    def _step(self, command: Play | Expire, dice: Sequence[int]) -> Stepped[CortexState, TableRules]:
        faces = list(dice)

        def roller(sides: Sequence[int]) -> tuple[int, ...]:
            thrown = tuple(faces.pop(0) if faces else 2 for _ in sides)
            assert all(face <= die for face, die in zip(thrown, sides, strict=True))
            return thrown

        done = step(self.ruleset, self.game, command, roller)
        self.game = done.game
        return done
