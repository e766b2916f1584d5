# Слова текстового листа (BB-SHEET-02, -05, -07). Каждое сообщение - слова через запятую; первое пишется при выгрузке, читаются все.

## Keywords
name = имя, герой, персонаж
npc = НПС, НИП, персонаж мастера
attributes = атрибуты
boldness = крутость, крут
agility = проворство, пров
endurance = выносливость, вын
intellect = интеллект, инт
communication = общение, общ
careers = карьеры, карьера
aspect = аспект
skill = навык
talents = таланты, талант
flags = флаги, флаг
perks = перки, перк
inventory = инвентарь, снаряжение, предметы, предмет
fate-points = очки судьбы, судьба
pool = пул, пул костей, запас, запас кубов
health = здоровье, жизненные силы, запас жизненных сил, ЖС
career-xp = карьерный опыт, карьерные очки опыта
general-xp = общий опыт, общие очки опыта
dice = кости, кубы
notes = заметки

## Words inside entries
points = очков, очка, очко, опыта, опыт, очки
of = из
and = и
masterfully = мастерски, М
effortlessly = не напрягаясь, НН
natural-ability = природная способность, ПС
rich-experience = богатый опыт, БО
unapproved = не утвержден, ?, не утверждён
struck = вычеркнут

## Effects of perks and items
effect-successes = успех, успеха, успехов, успехи
effect-dice = куб, куба, кубов, кубы, кость, кости, костей, кубик, кубика, кубиков
effect-difficulty = сложность, сложности
effect-plus = к кубу, к кости, к кубику
effect-on = на
effect-patterns = фигуры
effect-uses = раз, раза, раз
effect-reroll-die = переброс куба, переброс кости, переброс кубика
effect-reroll-all = переброс броска
effect-health = здоровье
effect-restore-pool = пул
effect-career-xp = карьерный опыт
effect-general-xp = общий опыт
effect-fate-max = предел судьбы
effect-result-note = результат
effect-ability = способность
effect-restriction = ограничение
source-attribute = атрибут
source-main-career = основная карьера
source-extra-career = доп. карьера, доп карьера, дополнительная карьера
source-aspect = аспект
source-extra-aspect = доп. аспект, доп аспект, дополнительный аспект
source-skill = навык
source-talent = талант
source-flag = флаг
source-item = предмет
source-perk = перк
source-explosion = взрыв
source-any = любой
