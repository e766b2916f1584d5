# Слова текстового листа героя. Каждое сообщение - слова через запятую; первое пишется при выгрузке, остальные только читаются.
# The words of the text sheet: comma-separated; the first is written on export, all are read, in every language's game.

## Keywords
npc = персонаж ведущего, нпс, нип
name = имя, герой, персонаж
character-rank = ранг, ранг персонажа
stress = стресс, ячейки стресса
motivation = мотивация
complication = осложнение, личное осложнение
skills = навыки
abilities = способности
items = предметы, расходники, расходуемые предметы
effects = эффекты, ограниченные эффекты
gear = снаряжение, вещи, обычные вещи
conditions = состояния
feat-points = Очки Свершений, ос
heat = накал
ignited = накал разожжён
linked-advantage = связанное преимущество
note = заметка, заметки

## Words inside entries
yes = да
no = нет
die = к, д
value = значение
archetype = архетип, архетипный
heat-cost = Накал, накала, накалу, накалом, накале
used = применено
times = ×, х
pieces = шт
filled = заполнено
exhaustion = истощение
source-active = источник действует
