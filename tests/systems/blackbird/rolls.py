"""Rolls for tests of the rules: dice by source, a hero of the digest's kind."""

from __future__ import annotations

from collections.abc import Sequence

from engine.core.base import Map
from engine.systems.blackbird.character import Aspect, Career, Flag, Item, Perk, Sheet, Skill, Talent
from engine.systems.blackbird.options import BlackbirdOptions
from engine.systems.blackbird.pool.labels import DieLabel
from engine.systems.blackbird.throw.after_throw import at_its_step, play
from engine.systems.blackbird.throw.moves import Move
from engine.systems.blackbird.throw.values import Ability, Means, Roll, fresh_roll

STANDARD_RULES = BlackbirdOptions()
BOLD, RIFLE, SHOT = "attribute:boldness", "skill:Rifle", "aspect:Shooting"
RICH = Ability(name="rich:Rifle", plus=1, on=(RIFLE, SHOT), patterns=True, rich=True)

HERO = Sheet(
    name="Vera",
    attributes=Map({"boldness": 2, "agility": 0, "endurance": 1, "intellect": 3, "communication": 1}),
    careers=(
        Career(
            name="Hunter",
            points=5,
            xp=1,
            aspects=(
                Aspect(
                    name="Shooting", types=("effortlessly",), skills=(Skill(name="Rifle", types=("rich_experience",)),)
                ),
                Aspect(name="Tracks", types=("masterfully",)),
                Aspect(name="Traps", approved=False, skills=(Skill(name="Snares"),)),
            ),
        ),
        Career(name="Trader", points=4, aspects=(Aspect(name="Haggling"),)),
        Career(name="Tramp", points=3),
    ),
    talents=(Talent(name="Nosy"),),
    flags=(Flag(name="Greed"), Flag(name="Revenge", pool=0)),
    fate_points=1,
    fate_max=1,
    health=15,
    perks=(Perk(name="Charm", reroll="die"), Perk(name="Night eyes", successes=1)),
    inventory=(Item(name="Scope", dice=1, difficulty=-1, plus=1),),
)


class Thrown:
    """A roll in the hands of its player: `t.does(Explode("d1"), 5)`."""

    def __init__(
        self,
        *faces: int | tuple[str, int],
        difficulty: int = 3,
        means: Means = Means(pool=5, pool_max=10),  # noqa: B008 - a tuple
        abilities: Sequence[Ability] = (),
        effortless: Sequence[str] = (),
        rules: BlackbirdOptions = STANDARD_RULES,
    ) -> None:
        """Faces alone are of the attribute."""
        dice = [face if isinstance(face, tuple) else (BOLD, face) for face in faces]
        labels = [DieLabel(src, "base") for src, _ in dice]
        thrown = fresh_roll(
            labels,
            [face for _, face in dice],
            difficulty,
            rules,
            abilities=tuple(abilities),
            effortless=tuple(effortless),
        )
        self.means = means
        self.roll: Roll = at_its_step(thrown, means)

    def does(self, move: Move, *faces: int) -> Thrown:
        self.roll, self.means = play(self.roll, self.means, move, faces)
        return self
